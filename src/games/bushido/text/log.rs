//! The log: every entry of a journal as a line to read, with what it changed.

use super::events;
use crate::games::bushido::Bushido;
use crate::games::bushido::event::Event;
use crate::games::bushido::model::player::Player;
use crate::games::bushido::rules::reference;
use crate::games::bushido::state::model::{Gauge, ModelId};
use crate::games::bushido::state::{Phase, State};
use crate::kernel::book::{ChangeLine, Chapter, Hand, Headline, LogLine, LogSign, MarkId, RunKey};
use crate::kernel::by::Small;
use crate::kernel::game::Game;
use crate::kernel::journal::EntryOf;
use crate::kernel::line::{Arg, Line};
use crate::words::bushido as keys;

/// The numbers of the two players among those lines are about; below them stand the models.
const PLAYERS: u32 = 0x1_0000;

/// Somebody lines are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A model.
    Model(ModelId),
    /// A player.
    Player(Player),
}

/// The number by which lines are about somebody.
pub fn mark_of(about: About) -> MarkId {
    match about {
        About::Model(ModelId(id)) => MarkId(id.into()),
        About::Player(Player::A) => MarkId(PLAYERS),
        About::Player(Player::B) => MarkId(PLAYERS + 1),
    }
}

/// Whose number that is.
pub fn about_of(MarkId(mark): MarkId) -> Option<About> {
    match mark.checked_sub(PLAYERS) {
        None => u16::try_from(mark).ok().map(|id| About::Model(ModelId(id))),
        Some(0) => Some(About::Player(Player::A)),
        Some(1) => Some(About::Player(Player::B)),
        Some(_) => None,
    }
}

/// The phase of a chapter.
pub fn phase_of(chapter: Chapter) -> Phase {
    Phase::ALL.get(usize::from(chapter.part)).copied().unwrap_or(Phase::Main)
}

/// The number of a model that a change is about.
pub fn gauge_of(change: &ChangeLine) -> Gauge {
    Gauge::ALL.get(usize::from(change.what)).copied().unwrap_or(Gauge::Wounds)
}

/// The signs of this game's own that a line may have.
pub mod signs {
    use crate::kernel::book::LogSign;

    /// Two models fight.
    pub const MELEE: LogSign = LogSign::Own(0);
    /// A Ranged Attack.
    pub const RANGED: LogSign = LogSign::Own(1);
    /// A test.
    pub const TEST: LogSign = LogSign::Own(2);
    /// Points, Victory Points, the end.
    pub const SCORE: LogSign = LogSign::Own(3);
}

/// Entries with their numbers as lines; `state` is the table before the first of them.
pub fn lines<'a>(mut state: State, entries: impl Iterator<Item = (usize, &'a EntryOf<Bushido>)>) -> Vec<LogLine> {
    let line = |(number, entry): (usize, &EntryOf<Bushido>)| {
        let clock = chapter(&state);
        for event in &entry.events {
            Bushido::apply(&mut state, event);
        }
        // Names of those who came with the entry are read from the table after it.
        line(&state, clock, number, entry)
    };
    entries.map(line).collect()
}

/// One entry, made when the table was as `before` says.
pub fn describe(before: &State, number: usize, entry: &EntryOf<Bushido>) -> LogLine {
    let mut after = before.clone();
    for event in &entry.events {
        Bushido::apply(&mut after, event);
    }
    line(&after, chapter(before), number, entry)
}

pub(in super::super) fn chapter(state: &State) -> Chapter {
    Chapter { number: state.turn(), part: u8::try_from(state.phase().index()).unwrap_or(0) }
}

pub(in super::super) fn line(after: &State, chapter: Chapter, number: usize, entry: &EntryOf<Bushido>) -> LogLine {
    let main = entry.events.iter().filter(|event| events::is_main(event));
    let others = entry.events.iter().filter(|event| !events::is_main(event));
    let mut said = main.chain(others).filter_map(|event| events::sentence(after, event));
    let changes: Vec<ChangeLine> = entry.events.iter().filter_map(change).collect();
    let only_changes = || {
        let first = entry.events.iter().find_map(|event| events::changed(after, event));
        first.unwrap_or((None, keys::BUSHIDO_LOG_NOTHING.into()))
    };
    let (about, headline) = said.next().unwrap_or_else(only_changes);
    let details: Vec<Line> =
        said.map(|(_, line)| line).chain(entry.events.iter().flat_map(|event| events::details(after, event))).collect();
    let by_hand = entry.events.iter().any(|event| matches!(event, Event::ByHand { .. }));
    let is_change = headline.key == keys::BUSHIDO_LOG_CHANGE;
    let overrode: Vec<Line> = entry.events.iter().filter_map(overrode).collect();
    let plain = by_hand && is_change && details.is_empty() && overrode.is_empty();
    LogLine {
        entry: number,
        stamp: entry.stamp,
        corrected: entry.corrected,
        chapter,
        mark: about.map(mark_of),
        sign: entry.events.iter().find_map(sign).unwrap_or(LogSign::Step),
        says: if is_change { Headline::Change } else { Headline::Step },
        headline,
        details,
        run: match changes[..] {
            [change] if plain => Some(RunKey { about: change.about, what: change.what }),
            _ => None,
        },
        changes,
        hand: if by_hand { Hand::Players } else { Hand::Rules },
        overrode,
    }
}

fn sign(event: &Event) -> Option<LogSign> {
    let scores = matches!(event, Event::TurnScored { .. } | Event::Ended { .. } | Event::ScenarioActed { .. })
        || matches!(event, Event::PointsChanged { .. } | Event::VictoryChanged { .. });
    let signs = [
        (matches!(event, Event::Fought(_)), signs::MELEE),
        (matches!(event, Event::Shot(_)), signs::RANGED),
        (matches!(event, Event::Tested(_) | Event::TacticalTested { .. }), signs::TEST),
        (scores, signs::SCORE),
        (matches!(event, Event::Remarked { .. }), LogSign::Remark),
    ];
    signs.into_iter().find(|(holds, _)| *holds).map(|(_, sign)| sign)
}

fn change(event: &Event) -> Option<ChangeLine> {
    let Event::Changed { model, gauge, from, to } = event else { return None };
    let what = u16::try_from(gauge.index()).unwrap_or(0);
    Some(ChangeLine { about: mark_of(About::Model(*model)), what, from: *from, to: *to })
}

/// The rule an entry set aside.
fn overrode(event: &Event) -> Option<Line> {
    let Event::Overrode { rule } = event else { return None };
    Some(match reference::by_id(rule) {
        Some(rule) => Line::new(keys::LOGBOOK_OVERRODE).with("page", i16::from(rule.page)),
        None => Line::new(keys::LOGBOOK_OVERRODE_ID).with("id", rule.as_str()),
    })
}

/// A change of a number, as the headline of a tap.
pub(super) fn tap(name: String, gauge: crate::kernel::line::Key, change: i16) -> Line {
    Line::new(keys::BUSHIDO_LOG_CHANGE)
        .with("name", name)
        .with("gauge", gauge)
        .with("change", Arg::Signed(change.into()))
}
