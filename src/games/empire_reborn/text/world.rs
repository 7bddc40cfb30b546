//! What is said of the world: weather and what befalls, spies, places, experience.

use super::log::{About, Told};
use super::names;
use crate::games::empire_reborn::content::starts::Style;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::rules::experience::Purchase;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::views::world::Due;
use crate::games::empire_reborn::world::command::{Boon, Calamity, Decree, Obedience};
use crate::games::empire_reborn::world::event::{Befell, Named, Reached, Seen};
use crate::games::empire_reborn::world::tally::Merit;
use crate::games::empire_reborn::world::{Purse, PurseKind};
use crate::kernel::by::Small;
use crate::kernel::line::{Arg, Key, Line};
use crate::kernel::name::Name;
use crate::words::empire_reborn as keys;

/// What a decree is called, in a few words.
pub fn called(decree: &Decree) -> Line {
    let id = match decree {
        Decree::Weather { .. } => "weather",
        Decree::Strike { calamity, .. } => return self::calamity(*calamity),
        Decree::Move { .. } | Decree::Spread { .. } => "move",
        Decree::Raze { .. } => "raze",
        Decree::Hide { .. } => "hide",
        Decree::Explore { .. } => "explore",
        Decree::Enter { .. } => "enter",
        Decree::Spy { .. } | Decree::Recall { .. } | Decree::Listen { .. } | Decree::Search { .. } => "spies",
        Decree::Favor(_) => "favor",
        Decree::Call { .. } => "call",
        Decree::Tell { .. } => "tell",
        Decree::Merit { .. } | Decree::Grant { .. } | Decree::Learn { .. } => "experience",
        Decree::Lines => "lines",
        Decree::EndTurn => "end-turn",
        Decree::Found { .. } => "found",
        Decree::Seppuku { .. } => "seppuku",
        Decree::Refuse { .. } => "refuse",
        Decree::Cross { .. } => "cross",
    };
    Line::new(keys::ER_DECREE).with("decree", id)
}

/// What befalls.
pub fn calamity(calamity: Calamity) -> Line {
    Line::new(keys::ER_CALAMITY).with("calamity", calamity.name())
}

/// What the world still owes, and when.
pub fn due(state: &State, due: &Due) -> [Line; 2] {
    let counted = |key: Key, count: usize| Line::new(key).with("count", count);
    match due {
        Due::Sky => [keys::ER_SKY.into(), keys::ER_DUE_SKY_SUB.into()],
        Due::Spread { from } => {
            [Line::new(keys::ER_DUE_SPREAD).with("place", from.as_str()), keys::ER_DUE_EARLY_SUB.into()]
        }
        Due::Move { plagues, healing } => {
            let line = Line::new(keys::ER_DUE_MOVE).with("plagues", *plagues).with("healing", *healing);
            [line, keys::ER_DUE_EARLY_SUB.into()]
        }
        Due::Listen { spies } => [counted(keys::ER_DUE_LISTEN, *spies), keys::ER_DUE_LISTEN_SUB.into()],
        Due::Favor { who } => {
            [Line::new(keys::ER_DUE_FAVOR).with("name", names::person(state, *who)), keys::ER_FAVOR_SUB.into()]
        }
    }
}

/// What brings experience.
pub fn merit(merit: Merit) -> Line {
    Line::new(keys::ER_MERIT).with("merit", merit.name())
}

/// A ready-made start.
pub fn style(style: Style) -> Line {
    Line::new(keys::ER_START).with("start", style.name())
}

/// What is learned.
pub fn purchase(purchase: Purchase) -> Line {
    match purchase {
        Purchase::Raise(ring) => Line::new(keys::ER_LEARN_RING).with("ring", names::ring(ring)),
        Purchase::Buy(advantage) => Line::new(keys::ER_LEARN_ADVANTAGE).with("advantage", names::advantage(advantage)),
        Purchase::Remove(disadvantage) => {
            Line::new(keys::ER_LEARN_REMOVE).with("disadvantage", names::disadvantage(disadvantage))
        }
    }
}

/// A pool of points.
pub fn purse(kind: &PurseKind) -> Line {
    match kind {
        PurseKind::Clan => keys::ER_POOL_CLAN.into(),
        PurseKind::Death(name) => Line::new(keys::ER_POOL_DEATH).with("name", name.as_str()),
        PurseKind::Grant(note) => Line::new(keys::ER_POOL_GRANT).with("what", note.as_str()),
    }
}

/// What the Favor is used for.
pub fn boon(boon: &Boon) -> Line {
    let id = match boon {
        Boon::Honor => "honor",
        Boon::Legion => "legion",
        Boon::Edict { .. } => "edict",
        Boon::Treaty => "treaty",
    };
    Line::new(keys::ER_BOON).with("boon", id)
}

/// Who was seen.
fn seen(seen: &[Seen]) -> Line {
    let and = |all: Line, one: Line| Line::new(keys::ER_AND).with("one", all).with("other", one);
    let one = |seen: &Seen| {
        let line = Line::new(keys::ER_SEEN).with("clan", names::clan(seen.clan));
        line.with("count", i16::try_from(seen.units).unwrap_or(i16::MAX))
    };
    seen.iter().map(one).reduce(and).unwrap_or_else(|| keys::ER_SEEN_NOBODY.into())
}

fn of_realm(realm: Clan, key: Key) -> (Option<About>, Line) {
    (Some(About::Realm(realm)), Line::new(key).with("clan", names::clan(realm)))
}

fn of_person(state: &State, who: PersonId, key: Key) -> (Option<About>, Line) {
    (Some(About::Person(who)), Line::new(key).with("name", names::person(state, who)))
}

/// Somewhere, about a realm where it is one that is kept here.
fn at(realm: Option<Clan>, key: Key, place: &Name) -> (Option<About>, Line) {
    (realm.map(About::Realm), Line::new(key).with("place", place.as_str()))
}

fn koku(koku: u16) -> i16 {
    i16::try_from(koku).unwrap_or(i16::MAX)
}

/// What an event of the world says; nothing for what only goes with another.
pub(super) fn sentence(state: &State, befell: &Befell) -> Option<Told> {
    let with = |(about, line): (Option<About>, Line), more: &dyn Fn(Line) -> Line| Some((about, more(line)));
    match befell {
        Befell::Moved | Befell::Listened | Befell::Answered { .. } | Befell::Merited { .. } => None,
        Befell::Diced { dice, .. } => {
            let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
            Some((None, Line::new(keys::ER_BEFELL_DICE).with("dice", dice.join(", "))))
        }
        Befell::Sky { realm, place, weather, koku } => with(at(Some(*realm), keys::ER_BEFELL_SKY, place), &|line| {
            line.with("weather", names::weather(*weather)).with("change", Arg::Signed((*koku).into()))
        }),
        Befell::Struck { realm, place, calamity, koku: lost, loss } => {
            with(at(*realm, keys::ER_BEFELL_STRUCK, place), &|line| {
                let line = line.with("what", self::calamity(*calamity));
                line.with("koku", koku(*lost)).with("loss", koku(*loss))
            })
        }
        Befell::Spread { realm, place } => Some(at(*realm, keys::ER_BEFELL_SPREAD, place)),
        Befell::Stays { realm, place } => Some(at(*realm, keys::ER_BEFELL_STAYS, place)),
        Befell::Spreads { from } => Some(at(None, keys::ER_BEFELL_SPREADS, from)),
        Befell::Ended { realm, place } => Some(at(*realm, keys::ER_BEFELL_ENDED, place)),
        Befell::Healed { realm, place, by } => {
            with(at(Some(*realm), keys::ER_BEFELL_HEALED, place), &|line| line.with("koku", koku(*by)))
        }
        Befell::Razed { realm, place, by, damage } => with(at(Some(*realm), keys::ER_BEFELL_RAZED, place), &|line| {
            line.with("clan", names::clan(*by)).with("percent", *damage)
        }),
        Befell::Hidden { site } => {
            with(at(None, keys::ER_BEFELL_HIDDEN, &site.place), &|line| line.with("name", site.name.as_str()))
        }
        Befell::SpyCaught { owner, place, employer, named } => match named {
            Named::No => Some(at(*owner, keys::ER_BEFELL_CAUGHT, place)),
            Named::Yes => {
                with(at(*owner, keys::ER_BEFELL_CAUGHT_NAMED, place), &|line| line.with("clan", names::clan(*employer)))
            }
        },
        Befell::Favored { boon, .. } => Some((None, favored(boon))),
        Befell::Told { what, .. } => Some((None, Line::new(keys::ER_NAMED).with("name", what.as_str()))),
        _ => of_scouts(state, befell).or_else(|| of_persons(state, befell)),
    }
}

/// What is said of spies and explorers.
fn of_scouts(state: &State, befell: &Befell) -> Option<Told> {
    let with = |(about, line): (Option<About>, Line), more: &dyn Fn(Line) -> Line| Some((about, more(line)));
    match befell {
        Befell::Explored { realm, place, teams, name: Some(name), .. } => {
            with(of_realm(*realm, keys::ER_BEFELL_FOUND), &|line| {
                line.with("count", *teams).with("place", place.as_str()).with("name", name.as_str())
            })
        }
        Befell::Explored { realm, place, teams, .. } => with(of_realm(*realm, keys::ER_BEFELL_EXPLORED), &|line| {
            line.with("count", *teams).with("place", place.as_str())
        }),
        Befell::Sent { realm, place, count } => with(of_realm(*realm, keys::ER_BEFELL_SENT), &|line| {
            line.with("count", *count).with("place", place.as_str())
        }),
        Befell::Recalled { realm, place, count } => with(of_realm(*realm, keys::ER_BEFELL_RECALLED), &|line| {
            line.with("count", *count).with("place", place.as_str())
        }),
        Befell::Heard { realm, place, of, reports, silent, seen } => {
            let key = if *reports > 0 { keys::ER_BEFELL_HEARD } else { keys::ER_BEFELL_HEARD_NOTHING };
            let line = Line::new(key).with("of", *of).with("silent", *silent).with("place", place.as_str());
            let about = Some(About::Realm(*realm));
            Some(match *reports {
                0 => (about, line),
                reports => (about, line.with("reports", reports).with("seen", self::seen(seen))),
            })
        }
        Befell::Searched { who, place, noticed } => {
            let key = match noticed {
                Reached::Yes => keys::ER_BEFELL_NOTICED,
                Reached::No => keys::ER_BEFELL_UNNOTICED,
            };
            with(of_person(state, *who, key), &|line| line.with("place", place.as_str()))
        }
        _ => None,
    }
}

/// What is said of Characters, and of what they learn.
fn of_persons(state: &State, befell: &Befell) -> Option<Told> {
    let with = |(about, line): (Option<About>, Line), more: &dyn Fn(Line) -> Line| Some((about, more(line)));
    match befell {
        Befell::Entered { name, who, overcame, said, .. } => {
            let key = match overcame {
                Reached::Yes => keys::ER_BEFELL_OVERCAME,
                Reached::No => keys::ER_BEFELL_FAILED,
            };
            with(of_person(state, *who, key), &|line| {
                let line = line.with("site", name.as_str());
                if *overcame == Reached::Yes { line } else { line.with("said", said.as_str()) }
            })
        }
        Befell::Retried { who } => Some(of_person(state, *who, keys::ER_BEFELL_RETRIED)),
        Befell::Mishap { who } => Some(of_person(state, *who, keys::ER_BEFELL_MISHAP)),
        Befell::Seppuku { who, .. } => Some(of_person(state, *who, keys::ER_BEFELL_SEPPUKU)),
        Befell::Crossed { who, place } => {
            with(of_person(state, *who, keys::ER_BEFELL_CROSSED), &|line| line.with("place", place.as_str()))
        }
        Befell::Refused { deed, who, against } => with(of_person(state, *who, keys::ER_BEFELL_REFUSED), &|line| {
            line.with("target", names::person(state, *against)).with("deed", names::deed(*deed))
        }),
        Befell::Grudge { who, against } => with(of_person(state, *who, keys::ER_BEFELL_GRUDGE), &|line| {
            line.with("target", names::person(state, *against))
        }),
        Befell::Cheated { who, dice: None, .. } => Some(of_person(state, *who, keys::ER_BEFELL_CHEAT_CAUGHT)),
        Befell::Cheated { who, dice: Some(dice), .. } => {
            with(of_person(state, *who, keys::ER_BEFELL_CHEATS), &|line| line.with("count", *dice))
        }
        Befell::Called { what, who, reached, .. } => {
            let key = match reached {
                Reached::Yes => keys::ER_BEFELL_CALLED,
                Reached::No => keys::ER_BEFELL_CALLED_FAILED,
            };
            with(of_person(state, *who, key), &|line| line.with("what", what.as_str()))
        }
        Befell::Gained { name, points, realm } => with(of_realm(*realm, keys::ER_BEFELL_GAINED), &|line| {
            line.with("name", name.as_str()).with("count", *points)
        }),
        Befell::Granted { realm, purse: Purse { kind, points } } => {
            with(of_realm(*realm, keys::ER_BEFELL_GRANTED), &|line| {
                line.with("pool", purse(kind)).with("count", koku(*points))
            })
        }
        Befell::Learned { realm, name, cost, .. } => with(of_realm(*realm, keys::ER_BEFELL_LEARNED), &|line| {
            line.with("name", name.as_str()).with("count", koku(*cost))
        }),
        Befell::Founded { realm, start } => {
            let style = Style::ALL.get(usize::from(*start)).copied().unwrap_or(Style::Balance);
            with(of_realm(*realm, keys::ER_BEFELL_FOUNDED), &|line| line.with("start", self::style(style)))
        }
        _ => None,
    }
}

fn favored(boon: &Boon) -> Line {
    match boon {
        Boon::Edict { clan, obeys } => {
            let key = match obeys {
                Obedience::Obeys => keys::ER_BEFELL_EDICT,
                Obedience::Refuses => keys::ER_BEFELL_EDICT_REFUSED,
            };
            Line::new(key).with("clan", names::clan(*clan))
        }
        other => Line::new(keys::ER_BEFELL_FAVOR).with("boon", self::boon(other)),
    }
}
