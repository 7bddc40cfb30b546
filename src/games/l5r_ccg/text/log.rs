//! The log: every entry of a journal as a line to read, with the numbers it moved.

pub use crate::kernel::book::{Hand, LogLine};

use super::telling::{Told, paid, told};
use super::verdict::of_sights as verdict;
use super::{names, reasons};
use crate::games::l5r_ccg::Ccg;
use crate::games::l5r_ccg::event::{Event, Why};
use crate::games::l5r_ccg::in_play::{DuelStage, Duelist, Effort, Lasting, Posture, Standing};
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::phase::Phase;
use crate::games::l5r_ccg::rules::attack::Segment;
use crate::games::l5r_ccg::rules::lobby::Whom;
use crate::games::l5r_ccg::rules::turn::Act;
use crate::games::l5r_ccg::state::State;
use crate::kernel::book::{ChangeLine, Chapter, Headline, LogSign, MarkId, RunKey};
use crate::kernel::by::Small;
use crate::kernel::chance::Source;
use crate::kernel::game::Game;
use crate::kernel::journal::{EntryOf, Journal};
use crate::kernel::line::{Arg, Line};
use crate::words::l5r_ccg as keys;

/// Which number of a player changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Family Honor.
    Honor,
    /// Standing Provinces.
    Provinces,
    /// Fate cards in hand.
    Hand,
}
crate::small!(Figure: Honor, Provinces, Hand);

/// The number by which lines are about a player.
pub fn mark_of(seat: SeatId) -> MarkId {
    MarkId(u32::from(seat.0))
}

/// Whose number that is.
pub fn seat_of(MarkId(mark): MarkId) -> SeatId {
    SeatId(u8::try_from(mark).unwrap_or(u8::MAX))
}

/// The phase of a chapter.
pub fn phase_of(chapter: Chapter) -> Phase {
    Phase::ALL.get(usize::from(chapter.part)).copied().unwrap_or(Phase::First)
}

/// Every entry that counts, oldest first.
pub fn log(journal: &Journal<Ccg>) -> Vec<LogLine> {
    let mut state = journal.state_at(0);
    let line = |(number, entry): (usize, &EntryOf<Ccg>)| {
        let chapter = chapter(&state);
        for event in &entry.events {
            Ccg::apply(&mut state, event);
        }
        line(&state, chapter, number, entry)
    };
    journal.entries()[..journal.cursor()].iter().enumerate().map(line).collect()
}

/// When in the game a table is.
pub(in crate::games::l5r_ccg) fn chapter(state: &State) -> Chapter {
    let number = i16::try_from(state.turn()).unwrap_or(i16::MAX);
    Chapter { number, part: u8::try_from(state.phase().index()).unwrap_or(0) }
}

/// One entry, by the table after it and the chapter before it.
pub(in crate::games::l5r_ccg) fn line(after: &State, chapter: Chapter, number: usize, entry: &EntryOf<Ccg>) -> LogLine {
    let by_hand = entry.events.contains(&Event::ByHand);
    let mut said = told(after, &entry.events).into_iter();
    let (seat, headline) = said.next().unwrap_or((None, keys::CCG_LOG_NOTHING.into()));
    let changes = moved(after, &entry.events);
    let counted =
        matches!(entry.events.as_slice(), [Event::HonorChanged { why: Why::Said(note), .. }] if note.is_empty());
    let run = changes.first().filter(|_| counted).map(|change| RunKey { about: change.about, what: change.what });
    let remark = matches!(entry.events.as_slice(), [Event::Remarked { .. }]);
    LogLine {
        entry: number,
        stamp: entry.stamp,
        corrected: entry.corrected,
        chapter,
        mark: seat.map(mark_of),
        sign: if remark { LogSign::Remark } else { LogSign::Step },
        headline,
        says: if counted { Headline::Change } else { Headline::Step },
        details: paid(&entry.command).into_iter().chain(said.map(|(_, line)| line)).collect(),
        changes,
        hand: if by_hand { Hand::Players } else { Hand::Rules },
        overrode: entry.events.iter().filter_map(overrode).collect(),
        run,
    }
}

fn figure(state: &State, seat: SeatId, figure: Figure) -> i16 {
    match figure {
        Figure::Honor => state.seat(seat).honor,
        Figure::Provinces => i16::try_from(state.seat(seat).standing()).unwrap_or(8),
        Figure::Hand => i16::from(state.seat(seat).hand),
    }
}

fn all_figures(state: &State) -> impl Iterator<Item = (SeatId, Figure)> + use<> {
    state.all().flat_map(|seat| Figure::ALL.iter().map(move |figure| (seat, *figure)))
}

fn change((seat, which): (SeatId, Figure), from: i16, to: i16) -> Option<ChangeLine> {
    let what = u16::try_from(which.index()).unwrap_or(0);
    (from != to).then_some(ChangeLine { about: mark_of(seat), what, from, to })
}

/// The numbers that differ between two tables.
pub fn changes(before: &State, after: &State) -> Vec<ChangeLine> {
    let differs = |at: (SeatId, Figure)| change(at, figure(before, at.0, at.1), figure(after, at.0, at.1));
    all_figures(after).filter_map(differs).collect()
}

/// The numbers that events moved; `after` is the table after them.
fn moved(after: &State, events: &[Event]) -> Vec<ChangeLine> {
    let by = |at: (SeatId, Figure)| events.iter().map(|event| shift(event, at)).sum::<i16>();
    let line = |at: (SeatId, Figure)| {
        let to = figure(after, at.0, at.1);
        change(at, to.saturating_sub(by(at)), to)
    };
    all_figures(after).filter_map(line).collect()
}

/// By how much an event moves a number.
fn shift(event: &Event, (seat, figure): (SeatId, Figure)) -> i16 {
    match (event, figure) {
        (Event::HonorChanged { seat: whose, by, .. }, Figure::Honor) if *whose == seat => *by,
        (Event::ProvinceFell { seat: whose, .. }, Figure::Provinces) if *whose == seat => -1,
        (Event::ProvinceRose { seat: whose, .. }, Figure::Provinces) if *whose == seat => 1,
        (Event::HandChanged { seat: whose, by }, Figure::Hand) if *whose == seat => i16::from(*by),
        (Event::EffortMade { seat: whose, effort: Effort::Gift { .. } }, Figure::Hand) if *whose == seat => -1,
        _ => 0,
    }
}

/// A change of a number as a sentence, with whose it is.
pub fn change_line(state: &State, change: &ChangeLine) -> Line {
    let key = match Figure::ALL.get(usize::from(change.what)) {
        Some(Figure::Provinces) => keys::CCG_CHANGE_PROVINCES,
        Some(Figure::Hand) => keys::CCG_CHANGE_HAND,
        Some(Figure::Honor) | None => keys::CCG_CHANGE_HONOR,
    };
    let player = names::player(state, seat_of(change.about));
    Line::new(key).with("player", player).with("from", change.from).with("to", change.to)
}

/// The same on a line that says whose it is.
pub fn own_change_line(change: &ChangeLine) -> Line {
    let key = match Figure::ALL.get(usize::from(change.what)) {
        Some(Figure::Provinces) => keys::CCG_OWN_PROVINCES,
        Some(Figure::Hand) => keys::CCG_OWN_HAND,
        Some(Figure::Honor) | None => keys::CCG_OWN_HONOR,
    };
    Line::new(key).with("from", change.from).with("to", change.to)
}

fn overrode(event: &Event) -> Option<Line> {
    let Event::Overrode { rule } = event else { return None };
    Some(reasons::overrode(rule))
}

/// Everything events say, a sentence each.
pub(in crate::games::l5r_ccg) fn everything(after: &State, events: &[Event]) -> Vec<Line> {
    told(after, events).into_iter().map(|(_, line)| line).collect()
}

/// What an event says; nothing for what only goes with another.
pub(super) fn sentence(state: &State, event: &Event) -> Option<Told> {
    let player = |seat| names::player(state, seat);
    let card = |id| names::card(state, id);
    let about = |seat, key| Some((Some(seat), Line::new(key).with("player", player(seat))));
    let nobody = |line: Line| Some((None, line));
    let owned = |id, key| {
        let owner = state.called(id).map(|(_, owner)| owner);
        Some((owner, Line::new(key).with("card", card(id))))
    };
    match event {
        Event::Overrode { .. } | Event::ByHand | Event::ActingCame { .. } => None,
        Event::CutTied { seats } => nobody(Line::new(keys::CCG_LOG_CUT_TIED).with("count", seats.len())),
        Event::FirstNamed { seat, source } => {
            let drawn = matches!(source, Source::Generated);
            about(*seat, if drawn { keys::CCG_LOG_FIRST_DRAWN } else { keys::CCG_LOG_FIRST })
        }
        Event::TurnBegan { turn, seat } => {
            let turn = i16::try_from(*turn).unwrap_or(i16::MAX);
            let line = Line::new(keys::CCG_LOG_TURN).with("turn", turn).with("player", player(*seat));
            Some((Some(*seat), line))
        }
        Event::PhaseBegan { phase } => nobody(Line::new(keys::CCG_LOG_PHASE).with("phase", names::phase(*phase))),
        Event::Straightened { seat, .. } => about(*seat, keys::CCG_LOG_STRAIGHTENED),
        Event::Acted { seat, act: Act::Pass } => about(*seat, keys::CCG_LOG_PASSED),
        Event::Acted { seat, act } => {
            let line = Line::new(keys::CCG_LOG_ACTED).with("player", player(*seat)).with("act", names::act(*act));
            Some((Some(*seat), line))
        }
        Event::TurnEnded { seat } => about(*seat, keys::CCG_LOG_TURN_ENDED),
        Event::HonorChanged { seat, by, why } => Some((Some(*seat), honor(player(*seat), *by, why))),
        Event::LossAverted { seat, by } => {
            let line = Line::new(keys::CCG_LOG_AVERTED).with("player", player(*seat));
            Some((Some(*seat), line.with("change", Arg::Signed((*by).into()))))
        }
        Event::FavorMoved { to } => {
            let line = Line::new(keys::CCG_LOG_FAVOR).with("player", names::player_or_middle(state, *to));
            Some((to.or(state.favor()), line))
        }
        Event::ProvinceFell { seat, province } => province_line(state, keys::CCG_LOG_PROVINCE_FELL, (*seat, *province)),
        Event::ProvinceRose { seat, province, strength } => {
            let told = province_line(state, keys::CCG_LOG_PROVINCE_ROSE, (*seat, *province));
            told.map(|(seat, line)| (seat, line.with("strength", *strength)))
        }
        Event::StrengthSet { seat, province, strength } => {
            let told = province_line(state, keys::CCG_LOG_STRENGTH, (*seat, *province));
            told.map(|(seat, line)| (seat, line.with("strength", *strength)))
        }
        Event::RingEntered { seat, ring } => {
            about(*seat, keys::CCG_LOG_RING).map(|(seat, line)| (seat, line.with("ring", names::ring(*ring))))
        }
        Event::RingLeft { seat, ring } => {
            about(*seat, keys::CCG_LOG_RING_LEFT).map(|(seat, line)| (seat, line.with("ring", names::ring(*ring))))
        }
        Event::HandChanged { seat, by } => {
            about(*seat, keys::CCG_LOG_HAND).map(|(seat, line)| (seat, line.with("change", Arg::Signed((*by).into()))))
        }
        Event::CardCame { .. }
        | Event::Overlaid { .. }
        | Event::CardSet { .. }
        | Event::CardMoved { .. }
        | Event::Turned { .. }
        | Event::TokenCame { .. }
        | Event::Stained { .. }
        | Event::Died { .. }
        | Event::DeadRestored { .. }
        | Event::Gone { .. }
        | Event::OwnerSet { .. } => card_sentence(state, event),
        Event::AttackDeclared { defender, .. } => {
            let line = Line::new(keys::CCG_LOG_ATTACK).with("player", player(state.current()));
            Some((Some(state.current()), line.with("defender", player(*defender))))
        }
        Event::Assigned { unit, side, province } => owned(*unit, keys::CCG_LOG_ASSIGNED).map(|(seat, line)| {
            (seat, line.with("side", names::side(*side)).with("province", names::province(*province)))
        }),
        Event::WentHome { unit } => owned(*unit, keys::CCG_LOG_HOME),
        Event::SegmentCame { segment } => nobody(match segment {
            Some(Segment::Cavalry | Segment::Infantry) => keys::CCG_LOG_CAVALRY.into(),
            None => keys::CCG_LOG_BATTLES.into(),
        }),
        Event::BattleBegan { province } => nobody(battle_line(state, keys::CCG_LOG_BATTLE, *province)),
        Event::Shot { by, target, strength, against } => {
            let first = by.first().copied()?;
            let told = owned(first, keys::CCG_LOG_SHOT)?;
            let line = told.1.with("target", card(*target)).with("strength", *strength).with("against", *against);
            Some((told.0, line))
        }
        Event::Frightened { by, unit } => {
            owned(*by, keys::CCG_LOG_FEAR).map(|(seat, line)| (seat, line.with("unit", card(*unit))))
        }
        Event::Schemed { id, focus } => {
            owned(*id, keys::CCG_LOG_TACTICIAN).map(|(seat, line)| (seat, line.with("focus", *focus)))
        }
        Event::TerrainLaid { seat, .. } => about(*seat, keys::CCG_LOG_TERRAIN),
        Event::ArmyChanged { side, by } => {
            let line = Line::new(keys::CCG_LOG_ARMY).with("side", names::side(*side));
            nobody(line.with("change", Arg::Signed((*by).into())))
        }
        Event::WallChanged { by } => nobody(Line::new(keys::CCG_LOG_WALL).with("change", Arg::Signed((*by).into()))),
        Event::BattleEnded { province, outcome, attack, defense, strength } => {
            let line = battle_line(state, keys::CCG_LOG_BATTLE_ENDED, *province)
                .with("outcome", names::outcome(*outcome))
                .with("attack", attack.unwrap_or(0))
                .with("defense", defense.unwrap_or(0))
                .with("strength", *strength);
            nobody(line)
        }
        Event::AttackEnded => nobody(keys::CCG_LOG_ATTACK_ENDED.into()),
        Event::Challenged { duel } => {
            let line = Line::new(keys::CCG_LOG_CHALLENGE).with("card", card(duel.challenger.card));
            Some((Some(duel.challenger.seat), line.with("other", card(duel.challenged.card))))
        }
        Event::DuelCame { stage: DuelStage::Offered | DuelStage::Focusing | DuelStage::Struck } => {
            nobody(keys::CCG_LOG_DUEL_ACCEPTED.into())
        }
        Event::Focused { duelist } => {
            nobody(Line::new(keys::CCG_LOG_FOCUS).with("card", names::duelist(state, *duelist)))
        }
        Event::Struck { duelist } => {
            nobody(Line::new(keys::CCG_LOG_STRIKE).with("card", names::duelist(state, *duelist)))
        }
        Event::DuelEnded { challenger, challenged, winner } => {
            let key = if winner.is_some() { keys::CCG_LOG_DUEL_WON } else { keys::CCG_LOG_DUEL_TIED };
            // The winner's Chi first, as a score is told.
            let [one, other] = match winner {
                Some(Duelist::Challenged) => [challenged, challenger],
                _ => [challenger, challenged],
            };
            let line = Line::new(key).with("one", *one).with("other", *other);
            nobody(match winner {
                Some(winner) => line.with("card", names::duelist(state, *winner)),
                None => line,
            })
        }
        Event::DuelRefused => nobody(keys::CCG_LOG_DUEL_REFUSED.into()),
        Event::LobbyBegan { antagonist, .. } => {
            let line = Line::new(keys::CCG_LOG_LOBBY).with("player", player(state.current()));
            Some((Some(state.current()), line.with("other", player(*antagonist))))
        }
        Event::EffortMade { seat, effort } => Some((Some(*seat), effort_line(player(*seat), *effort))),
        Event::LobbyEnded { total, missing } => {
            let key = if *missing == 0 { keys::CCG_LOG_LOBBY_WON } else { keys::CCG_LOG_LOBBY_LOST };
            let line = Line::new(key).with("player", player(state.current())).with("total", *total);
            Some((Some(state.current()), if *missing == 0 { line } else { line.with("missing", *missing) }))
        }
        Event::LobbyDropped => nobody(keys::CCG_LOG_LOBBY_DROPPED.into()),
        Event::Judged { seen } => nobody(seen.last().map_or_else(
            || keys::CCG_LOG_VERDICT_GONE.into(),
            |_| Line::new(keys::CCG_LOG_VERDICT).with("verdict", verdict(state, seen)),
        )),
        Event::WentOut { seat, loss } => {
            about(*seat, keys::CCG_LOG_OUT).map(|(seat, line)| (seat, line.with("loss", names::loss(*loss))))
        }
        Event::Waived { seat, .. } | Event::RingsWaived { seat } => about(*seat, keys::CCG_LOG_WAIVED),
        Event::CameBack { seat } => about(*seat, keys::CCG_LOG_BACK),
        Event::GameEnded { winner } => match winner {
            Some((seat, victory)) => about(*seat, keys::CCG_LOG_WON)
                .map(|(seat, line)| (seat, line.with("victory", names::victory(*victory)))),
            None => nobody(keys::CCG_LOG_DRAW.into()),
        },
        Event::RulingSet { ruling, reading } => {
            let line = Line::new(keys::CCG_LOG_RULING).with("ruling", names::ruling(*ruling));
            nobody(line.with("reading", names::reading(*ruling, *reading)))
        }
        Event::Remarked { note } => nobody(Line::new(keys::CCG_LOG_REMARK).with("note", note.as_str())),
    }
}

/// What an event about a card says; nothing about other events.
fn card_sentence(state: &State, event: &Event) -> Option<Told> {
    let card = |id| names::card(state, id);
    let owned = |id, key| {
        let owner = state.called(id).map(|(_, owner)| owner);
        Some((owner, Line::new(key).with("card", card(id))))
    };
    match event {
        Event::CardCame { card, entered, .. } => {
            let key = match (entered, card.on) {
                (false, _) => keys::CCG_LOG_TYPED_IN,
                (true, Some(_)) => keys::CCG_LOG_ATTACHED,
                (true, None) => keys::CCG_LOG_ENTERED,
            };
            let line = Line::new(key).with("card", card.card.name.as_str());
            let line = line.with("player", names::player(state, card.owner));
            Some((
                Some(card.owner),
                match card.on {
                    Some(on) => line.with("to", names::card(state, on)),
                    None => line,
                },
            ))
        }
        Event::Overlaid { id, .. } => owned(*id, keys::CCG_LOG_OVERLAID),
        Event::CardSet { id, .. } => owned(*id, keys::CCG_LOG_CARD_SET),
        Event::CardMoved { id, to } => {
            owned(*id, keys::CCG_LOG_MOVED).map(|(seat, line)| (seat, line.with("to", card(*to))))
        }
        Event::Turned { id, posture } => owned(
            *id,
            match posture {
                Posture::Bowed => keys::CCG_LOG_BOWED,
                Posture::Straight => keys::CCG_LOG_STRAIGHT,
            },
        ),
        Event::TokenCame { id, force, chi, lasting } => owned(
            *id,
            match lasting {
                Lasting::Always => keys::CCG_LOG_TOKEN,
                Lasting::ThisTurn => keys::CCG_LOG_TOKEN_TURN,
            },
        )
        .map(|(seat, line)| {
            let line = line.with("force", Arg::Signed((*force).into()));
            (seat, line.with("chi", Arg::Signed((*chi).into())))
        }),
        Event::Stained { id, standing } => owned(
            *id,
            match standing {
                Standing::Honorable => keys::CCG_LOG_RESTORED,
                Standing::Dishonored => keys::CCG_LOG_DISHONORED,
            },
        ),
        Event::Died { id, standing } => owned(
            *id,
            match standing {
                Standing::Honorable => keys::CCG_LOG_DIED,
                Standing::Dishonored => keys::CCG_LOG_DIED_DISHONORED,
            },
        ),
        Event::DeadRestored { seat, dead } => {
            let dead = state.seats().get(seat.index()).and_then(|one| one.dead.get(usize::from(*dead)));
            dead.map(|dead| (Some(*seat), Line::new(keys::CCG_LOG_DEAD_RESTORED).with("card", dead.name.as_str())))
        }
        Event::Gone { id, destroyed } => {
            owned(*id, if *destroyed { keys::CCG_LOG_DESTROYED } else { keys::CCG_LOG_DISCARDED })
        }
        Event::OwnerSet { id, owner } => {
            let line = Line::new(keys::CCG_LOG_OWNER).with("card", card(*id));
            Some((Some(*owner), line.with("player", names::player(state, *owner))))
        }
        _ => None,
    }
}

/// A sentence about the battle at a Province of whoever is attacked.
fn battle_line(state: &State, key: crate::kernel::line::Key, province: u8) -> Line {
    let defender = state.attack().map(|attack| attack.defender);
    let whose = defender.map_or_else(|| Line::new(keys::CCG_SOMEBODY).into(), |seat| names::player(state, seat));
    let line = Line::new(key).with("attacker", names::player(state, state.current())).with("defender", whose);
    line.with("province", names::province(province))
}

fn province_line(state: &State, key: crate::kernel::line::Key, (seat, province): (SeatId, u8)) -> Option<Told> {
    let line = Line::new(key).with("player", names::player(state, seat));
    Some((Some(seat), line.with("province", names::province(province))))
}

fn honor(player: Arg, by: i16, why: &Why) -> Line {
    let (key, name) = match why {
        Why::Said(note) if note.is_empty() => (keys::CCG_LOG_HONOR, None),
        Why::Said(note) => (keys::CCG_LOG_HONOR_SAID, Some(note.as_str())),
        Why::Battle => (keys::CCG_LOG_HONOR_BATTLE, None),
        Why::Dishonorable(name) => (keys::CCG_LOG_HONOR_DISHONORABLE, Some(name.as_str())),
        Why::Ally => (keys::CCG_LOG_HONOR_ALLY, None),
        Why::Entered(name) => (keys::CCG_LOG_HONOR_ENTERED, Some(name.as_str())),
        Why::Yielded(name) => (keys::CCG_LOG_HONOR_YIELDED, Some(name.as_str())),
        Why::Duel => (keys::CCG_LOG_HONOR_DUEL, None),
        Why::Seppuku(name) => (keys::CCG_LOG_HONOR_SEPPUKU, Some(name.as_str())),
    };
    let line = Line::new(key).with("player", player).with("change", Arg::Signed(by.into()));
    match name {
        Some(name) => line.with("name", name),
        None => line,
    }
}

fn effort_line(player: Arg, effort: Effort) -> Line {
    let whom = |whom| match whom {
        Whom::Own => keys::CCG_FOR_OWN,
        Whom::Lobbyist => keys::CCG_FOR_LOBBYIST,
        Whom::Antagonist => keys::CCG_FOR_ANTAGONIST,
    };
    match effort {
        Effort::Pass => Line::new(keys::CCG_LOG_PASSED).with("player", player),
        Effort::Speaker { value, whom: side, .. } => {
            Line::new(keys::CCG_LOG_SPEAKER).with("player", player).with("value", value).with("whom", whom(side))
        }
        Effort::Gift { value, whom: side } => {
            Line::new(keys::CCG_LOG_GIFT).with("player", player).with("value", value).with("whom", whom(side))
        }
    }
}
