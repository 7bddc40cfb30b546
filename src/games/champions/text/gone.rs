//! Who was lost since the order of Activations was set last: a moment of its own, with what changes on the real table and
//! with whom a player goes on (CH-ELI; rulebook p. 15). It stands until the next order is set.

use super::names;
use crate::games::champions::Table;
use crate::games::champions::command::Fall;
use crate::games::champions::event::Event;
use crate::games::champions::model::ids::{Actor, ChampionId, PlayerId};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// A Champion that was lost.
#[derive(Clone, Debug, PartialEq)]
pub struct Gone {
    /// Which.
    pub champion: ChampionId,
    /// "Hida Kisada is Eliminated."
    pub said: Line,
    /// What is done on the real table, and the Threshold as it is now.
    pub table: Line,
    /// Who may go on with which Companion.
    pub heirs: Vec<(PlayerId, ChampionId)>,
}

/// Everybody who was lost since the last order, first to last.
pub fn gone(journal: &Table) -> Vec<Gone> {
    let state = journal.state();
    let counted = &journal.entries()[..journal.cursor()];
    let sets_order = |event: &Event| matches!(event, Event::OrderSet { .. });
    let since = counted.iter().rposition(|entry| entry.events.iter().any(sets_order)).unwrap_or(0);
    let events = counted.get(since..).unwrap_or_default().iter().flat_map(|entry| &entry.events);
    let lost = events.filter_map(|event| match event {
        Event::Fell { actor: Actor::Champion(champion), fall } => Some((*champion, *fall)),
        _ => None,
    });
    lost.filter(|(champion, _)| !state.champion(*champion).is_in_play()).map(|one| told(state, one)).collect()
}

fn told(state: &State, (champion, fall): (ChampionId, Fall)) -> Gone {
    let (said, table) = match fall {
        Fall::Eliminated => (keys::GONE_ELIMINATED, keys::GONE_ELIMINATED_TABLE),
        Fall::Corrupted => (keys::GONE_CORRUPTED, keys::GONE_CORRUPTED_TABLE),
    };
    Gone {
        champion,
        said: Line::new(said).with("name", names::champion(state, champion)),
        table: Line::new(table).with("threshold", queries::threshold(state).total()),
        heirs: queries::take_overs(state, champion),
    }
}
