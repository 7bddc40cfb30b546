//! The log: every entry of a journal as a line to read, with the numbers it moved.

use super::{names, reasons};
use crate::games::empire_reborn::Empire;
use crate::games::empire_reborn::event::{Event, Outcome, Purpose, Surveyed, Why};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::person::{Deed, PersonId};
use crate::games::empire_reborn::post::Settled;
use crate::games::empire_reborn::realm;
use crate::games::empire_reborn::rules::pool::{Pool, reaches};
use crate::games::empire_reborn::state::State;
use crate::kernel::book::{ChangeLine, Chapter, Hand, Headline, LogLine, LogSign, MarkId};
use crate::kernel::by::Small;
use crate::kernel::journal::EntryOf;
use crate::kernel::line::{Arg, Key, Line};
use crate::kernel::name::Name;
use crate::words::empire_reborn as keys;

/// Whom a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A realm.
    Realm(Clan),
    /// A Character.
    Person(PersonId),
}

/// Numbers of Characters begin after those of the Clans.
const PERSONS: u32 = 100;

/// The number by which lines are about somebody.
pub fn mark_of(about: About) -> MarkId {
    match about {
        About::Realm(clan) => MarkId(u32::try_from(clan.index()).unwrap_or(0)),
        About::Person(who) => MarkId(PERSONS + u32::from(who.0)),
    }
}

/// Whom that number is about.
pub fn about_of(MarkId(mark): MarkId) -> Option<About> {
    match mark.checked_sub(PERSONS) {
        Some(person) => Some(About::Person(PersonId(u16::try_from(person).ok()?))),
        None => Clan::ALL.get(usize::try_from(mark).ok()?).map(|clan| About::Realm(*clan)),
    }
}

/// When in the game a table is: the turn.
pub(in crate::games::empire_reborn) fn chapter(state: &State) -> Chapter {
    Chapter { number: i16::try_from(state.turn()).unwrap_or(i16::MAX), part: 0 }
}

/// One entry, by the table after it and the chapter before it.
pub(in crate::games::empire_reborn) fn line(
    after: &State,
    chapter: Chapter,
    number: usize,
    entry: &EntryOf<Empire>,
) -> LogLine {
    let by_hand = entry.events.contains(&Event::ByHand);
    let mut said = entry.events.iter().filter_map(|event| sentence(after, event)).collect::<Vec<_>>().into_iter();
    let (about, headline) = said.next().unwrap_or((None, keys::ER_LOG_NOTHING.into()));
    let remark = matches!(entry.events.as_slice(), [Event::Remarked { .. }]);
    LogLine {
        entry: number,
        stamp: entry.stamp,
        corrected: entry.corrected,
        chapter,
        mark: about.map(mark_of),
        sign: if remark { LogSign::Remark } else { LogSign::Step },
        headline,
        says: Headline::Step,
        details: said.map(|(_, line)| line).collect(),
        changes: moved(after, &entry.events),
        hand: if by_hand { Hand::Players } else { Hand::Rules },
        overrode: entry.events.iter().filter_map(overrode).collect(),
        run: None,
    }
}

fn overrode(event: &Event) -> Option<Line> {
    let Event::Overrode { rule } = event else { return None };
    Some(reasons::overrode(rule))
}

/// Everybody who has a number in the log: koku of realms, Honor of Characters.
fn all(state: &State) -> impl Iterator<Item = About> + use<> {
    let realms: Vec<About> = state.realms().iter().map(|realm| About::Realm(realm.clan)).collect();
    let persons: Vec<About> = state.persons().map(|(who, _)| About::Person(who)).collect();
    realms.into_iter().chain(persons)
}

fn figure(state: &State, about: About) -> i16 {
    let number = match about {
        About::Realm(clan) => state.realm(clan).map_or(0, |realm| i64::from(realm.treasury)),
        About::Person(who) => state.person(who).map_or(0, |person| person.character.honor()),
    };
    i16::try_from(number).unwrap_or(i16::MAX)
}

fn change(about: About, from: i16, to: i16) -> Option<ChangeLine> {
    (from != to).then_some(ChangeLine { about: mark_of(about), what: 0, from, to })
}

/// The numbers that differ between two tables.
pub fn changes(before: &State, after: &State) -> Vec<ChangeLine> {
    all(after).filter_map(|about| change(about, figure(before, about), figure(after, about))).collect()
}

/// The numbers that events moved; `after` is the table after them.
fn moved(after: &State, events: &[Event]) -> Vec<ChangeLine> {
    let line = |about: About| {
        let to = figure(after, about);
        let by: i32 = events.iter().map(|event| shift(event, about)).sum();
        change(about, i16::try_from(i32::from(to) - by).unwrap_or(i16::MAX), to)
    };
    all(after).filter_map(line).collect()
}

/// By how much an event moves a number.
fn shift(event: &Event, about: About) -> i32 {
    match (event, about) {
        (Event::KokuChanged { realm, by, .. }, About::Realm(clan)) if *realm == clan => *by,
        (Event::AccountClosed { realm, month }, About::Realm(clan)) if *realm == clan => {
            month.income - month.upkeep - month.penalties
        }
        (Event::Adopted { dispatch, koku }, About::Realm(clan)) if dispatch.realm.clan == clan => *koku,
        (Event::HonorChanged { who, by }, About::Person(one)) if *who == one => i32::from(*by),
        _ => 0,
    }
}

/// Everything events say, a sentence each; `after` is a table on which they count.
pub(in crate::games::empire_reborn) fn everything(after: &State, events: &[Event]) -> Vec<Line> {
    events.iter().filter_map(|event| sentence(after, event)).map(|(_, line)| line).collect()
}

/// A sentence and whom it is about.
pub(super) type Told = (Option<About>, Line);

/// What an event says; nothing for what only goes with another.
fn sentence(state: &State, event: &Event) -> Option<Told> {
    let small = |number: i32| i16::try_from(number).unwrap_or(i16::MAX);
    let of_realm = |realm: Clan, key: Key| (Some(About::Realm(realm)), Line::new(key).with("clan", names::clan(realm)));
    let of_person = |who: PersonId, key: Key| {
        Some((Some(About::Person(who)), Line::new(key).with("name", names::person(state, who))))
    };
    let with = |(about, line): Told, more: &dyn Fn(Line) -> Line| Some((about, more(line)));
    match event {
        Event::Overrode { .. } | Event::ByHand | Event::Closed { .. } | Event::Opened { .. } => None,
        Event::TurnBegan { turn } => {
            let turn = i16::try_from(*turn).unwrap_or(i16::MAX);
            let line = Line::new(keys::ER_LOG_TURN).with("turn", turn);
            Some((None, line.with("season", names::season(state.season()))))
        }
        Event::AccountClosed { realm, month } => with(of_realm(*realm, keys::ER_LOG_ACCOUNT), &|line| {
            line.with("income", small(month.income)).with("upkeep", small(month.upkeep))
        }),
        Event::UnitsCame { realm, place, kind, count } => with(of_realm(*realm, keys::ER_LOG_CAME), &|line| {
            line.with("place", place.as_str()).with("units", names::units(*kind, Some(*realm), *count))
        }),
        Event::UnitsLost { realm, place, kind, count } => with(of_realm(*realm, keys::ER_LOG_LOST), &|line| {
            line.with("place", place.as_str()).with("units", names::units(*kind, Some(*realm), *count))
        }),
        Event::UnitsMoved { realm, from, to, kind, count } => with(of_realm(*realm, keys::ER_LOG_MOVED), &|line| {
            let line = line.with("from", from.as_str()).with("to", to.as_str());
            line.with("units", names::units(*kind, Some(*realm), *count))
        }),
        Event::KokuChanged { realm, by, why } => with(of_realm(*realm, keys::ER_LOG_KOKU), &|line| {
            line.with("change", Arg::Signed((*by).into())).with("why", self::why(why))
        }),
        Event::ProvinceGained { realm, province } => {
            with(of_realm(*realm, keys::ER_LOG_PROVINCE), &|line| line.with("place", province.name.as_str()))
        }
        Event::ProvinceSet { realm, province, .. } => {
            with(of_realm(*realm, keys::ER_LOG_PROVINCE_SET), &|line| line.with("place", province.name.as_str()))
        }
        Event::ProvinceLost { realm, name } => {
            with(of_realm(*realm, keys::ER_LOG_PROVINCE_LOST), &|line| line.with("place", name.as_str()))
        }
        Event::RepairOrdered { realm, name, steps } => with(of_realm(*realm, keys::ER_LOG_REPAIR), &|line| {
            line.with("place", name.as_str()).with("percent", i16::from(*steps) * 25)
        }),
        Event::TreatyMade { realm, treaty } => with(of_realm(*realm, keys::ER_LOG_TREATY), &|line| {
            let line = line.with("own", treaty.own.as_str()).with("with", treaty.with.as_str());
            line.with("level", names::level(treaty.level))
        }),
        Event::TreatyEnded { realm, .. } => Some(of_realm(*realm, keys::ER_LOG_TREATY_ENDED)),
        Event::LineSet { realm, line: realm::Line::Open, .. } => Some(of_realm(*realm, keys::ER_LOG_LINE_OPEN)),
        Event::LineSet { realm, line: realm::Line::Blocked, .. } => Some(of_realm(*realm, keys::ER_LOG_LINE_BLOCKED)),
        Event::Surveyed(surveyed) => Some((None, survey(surveyed))),
        Event::EnemiesSet { realm, enemies } if enemies.is_empty() => Some(of_realm(*realm, keys::ER_LOG_NO_ENEMIES)),
        Event::EnemiesSet { realm, enemies } => {
            with(of_realm(*realm, keys::ER_LOG_ENEMIES), &|line| line.with("enemies", names::clans(enemies)))
        }
        Event::AlliesSet { realm, allies } => {
            with(of_realm(*realm, keys::ER_LOG_ALLIES), &|line| line.with("allies", names::clans(allies)))
        }
        Event::MarchOrdered { realm, order } => with(of_realm(*realm, keys::ER_LOG_ORDERED), &|line| {
            let count = order.units.iter().map(|(_, count)| i32::from(*count)).sum();
            let line = line.with("from", order.from.as_str()).with("to", order.to.as_str());
            line.with("count", small(count))
        }),
        Event::OrderGone { realm, .. } => Some(of_realm(*realm, keys::ER_LOG_ORDER_GONE)),
        Event::PersonCame { person } => Some((None, Line::new(keys::ER_LOG_PERSON).with("name", person.name.as_str()))),
        Event::PersonSet { who, .. } => of_person(*who, keys::ER_LOG_PERSON_SET),
        Event::Died { who } => of_person(*who, keys::ER_LOG_DIED),
        Event::Revived { who } => of_person(*who, keys::ER_LOG_REVIVED),
        Event::HonorChanged { who, by } => {
            with(of_person(*who, keys::ER_LOG_HONOR)?, &|line| line.with("change", Arg::Signed((*by).into())))
        }
        Event::Rolled { who, purpose, dice, total, tn, .. } => {
            let dice = thrown(state, (*who, *purpose), dice, *total);
            let key = match tn {
                None => keys::ER_LOG_ROLLED,
                Some(tn) if reaches((*total).into(), (*tn).into(), state.rulings().tn_tie) => keys::ER_LOG_REACHED,
                Some(_) => keys::ER_LOG_FAILED,
            };
            with(of_person(*who, key)?, &|line| {
                let line = line.with("what", purpose_line(*purpose)).with("dice", dice.clone());
                line.with("total", *total).with("tn", tn.unwrap_or(0))
            })
        }
        Event::Acted { deed, actor, target, outcome } => {
            let told = of_person(*actor, acted_key(*deed, *outcome))?;
            with(told, &|line| line.with("target", names::person(state, *target)).with("deed", names::deed(*deed)))
        }
        Event::FavorWon { who: Some(who) } => of_person(*who, keys::ER_LOG_FAVOR),
        Event::FavorWon { who: None } => Some((None, keys::ER_LOG_FAVOR_NOBODY.into())),
        Event::Dismissed { who } => of_person(*who, keys::ER_LOG_DISMISSED),
        Event::ErrandAdded { realm, errand } => {
            with(of_realm(*realm, keys::ER_LOG_ERRAND), &|line| line.with("errand", names::errand(errand)))
        }
        Event::ErrandDropped { realm, .. } => Some(of_realm(*realm, keys::ER_LOG_ERRAND_DROPPED)),
        Event::OrdersSent { realm, .. } => Some(of_realm(*realm, keys::ER_LOG_SENT)),
        Event::OrdersFiled { orders } => {
            with(of_realm(orders.clan, keys::ER_LOG_ORDERS), &|line| line.with("count", orders.count()))
        }
        Event::OrderSettled { settled: Settled::Done, .. } => None,
        Event::OrderSettled { clan, settled: Settled::LeftOut, .. } => Some(of_realm(*clan, keys::ER_LOG_LEFT_OUT)),
        Event::Replied { clan, asked, answer } => with(of_realm(*clan, keys::ER_LOG_REPLIED), &|line| {
            line.with("asked", asked.as_str()).with("answer", answer.as_str())
        }),
        Event::Adopted { dispatch, .. } => with(of_realm(dispatch.realm.clan, keys::ER_LOG_ADOPTED), &|line| {
            line.with("turn", usize::from(dispatch.turn))
        }),
        Event::RulingSet { ruling, reading } => {
            let line = Line::new(keys::ER_LOG_RULING).with("ruling", names::ruling(*ruling));
            Some((None, line.with("reading", names::reading(*ruling, (*reading).into()))))
        }
        Event::Remarked { note } => Some((None, Line::new(keys::ER_LOG_REMARK).with("note", note.as_str()))),
        Event::CampaignEnded => Some((None, keys::ER_LOG_ENDED.into())),
        Event::World(befell) => super::world::sentence(state, befell),
        Event::Field(fray) => super::battle::sentence(state, fray),
    }
}

/// Dice as they fell and, where something is added to those that are kept, how much, so that everybody can check the sum.
fn thrown(state: &State, (who, purpose): (PersonId, Purpose), dice: &[u8], total: i16) -> String {
    let fell = dice.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    let ring = match purpose {
        Purpose::Court => Ring::Air,
        Purpose::Test(ring) => ring,
        Purpose::Deed(_)
        | Purpose::Honor
        | Purpose::Death
        | Purpose::Verdict
        | Purpose::Cheating
        | Purpose::Called
        | Purpose::Border => {
            return fell;
        }
    };
    let keep = state.person(who).map_or(0, |person| usize::from(person.character.ring(ring)));
    let all: Vec<i64> = dice.iter().map(|die| i64::from(*die)).collect();
    match i64::from(total) - Pool::new(all.len(), keep.min(all.len())).total(&all) {
        0 => fell,
        added @ 1.. => format!("{fell} + {added}"),
        taken => format!("{fell} \u{2212} {}", taken.unsigned_abs()),
    }
}

/// What changed of the map.
fn survey(surveyed: &Surveyed) -> Line {
    let at = |key: Key, name: &Name| Line::new(key).with("place", name.as_str());
    let ends =
        |key: Key, [one, other]: &[Name; 2]| Line::new(key).with("one", one.as_str()).with("other", other.as_str());
    match surveyed {
        Surveyed::Begun { chart } => Line::new(keys::ER_LOG_MAP).with("count", chart.places.len()),
        Surveyed::Placed { place, .. } => at(keys::ER_LOG_PLACED, &place.name),
        Surveyed::Dropped { name } => at(keys::ER_LOG_DROPPED, name),
        Surveyed::Joined { way } => ends(keys::ER_LOG_JOINED, &way.between).with("link", names::link(way.kind)),
        Surveyed::Parted { between } => ends(keys::ER_LOG_PARTED, between),
        Surveyed::Seen { place, seen } => match (seen.clan, seen.units) {
            (None, _) => at(keys::ER_LOG_SEEN_EMPTY, place),
            (Some(clan), None) => at(keys::ER_LOG_SEEN, place).with("clan", names::clan(clan)),
            (Some(clan), Some(units)) => {
                let line = at(keys::ER_LOG_SEEN_UNITS, place).with("clan", names::clan(clan));
                line.with("count", i16::try_from(units).unwrap_or(i16::MAX))
            }
        },
        Surveyed::Drawn { place, .. } => at(keys::ER_LOG_DRAWN, place),
    }
}

const fn acted_key(deed: Deed, outcome: Outcome) -> Key {
    match (deed, outcome) {
        (_, Outcome::Again) => keys::ER_LOG_AGAIN,
        (_, Outcome::Nobody) => keys::ER_LOG_NOBODY,
        (Deed::Duel | Deed::BattleDuel | Deed::Contest(_), Outcome::Actor) => keys::ER_LOG_WON,
        (Deed::Duel | Deed::BattleDuel | Deed::Contest(_), Outcome::Target) => keys::ER_LOG_BEATEN,
        (_, Outcome::Actor) => keys::ER_LOG_SUCCEEDS,
        (_, Outcome::Target) => keys::ER_LOG_FAILS,
    }
}

fn purpose_line(purpose: Purpose) -> Line {
    match purpose {
        Purpose::Deed(deed) => names::deed(deed),
        Purpose::Court => keys::ER_FOR_COURT.into(),
        Purpose::Test(ring) => names::ring(ring),
        Purpose::Honor => keys::ER_FOR_HONOR.into(),
        Purpose::Death => keys::ER_FOR_DEATH.into(),
        Purpose::Verdict => keys::ER_FOR_VERDICT.into(),
        Purpose::Cheating => keys::ER_FOR_CHEATING.into(),
        Purpose::Called => keys::ER_FOR_CALLED.into(),
        Purpose::Border => keys::ER_FOR_BORDER.into(),
    }
}

fn why(why: &Why) -> Arg {
    let id = match why {
        Why::Said(note) if note.is_empty() => "nothing",
        Why::Said(note) => return note.as_str().into(),
        Why::Muster => "muster",
        Why::Hired => "hired",
        Why::Repair => "repair",
        Why::Treaty => "treaty",
        Why::Penalty => "penalty",
        Why::Gift => "gift",
        Why::FirstArmy => "first-army",
        Why::Scouting => "scouting",
        Why::Favor => "favor",
        Why::Raid => "raid",
        Why::Unspent => "unspent",
        Why::Weather => "weather",
        Why::Calamity => "calamity",
    };
    Line::new(keys::ER_WHY).with("why", id).into()
}
