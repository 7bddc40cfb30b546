//! Which rulings something depends on: those with whose other reading it would be otherwise (section 18 of the contract).
//! What would be the same either way names none.

use crate::games::bushido::command::Command;
use crate::games::bushido::event::Event;
use crate::games::bushido::setup::TableRuling;
use crate::games::bushido::state::State;
use crate::games::bushido::{Bushido, Table};
use crate::kernel::game::Game;

/// The rulings that pools may depend on.
pub const OF_POOLS: &[TableRuling] = &[TableRuling::CapOnFinal];
/// Those of an exchange that was rolled.
pub const OF_EXCHANGES: &[TableRuling] = &[
    TableRuling::CapOnFinal,
    TableRuling::ModifierWithoutDie,
    TableRuling::RemovedDiceCountInTies,
    TableRuling::ProneStrikesBack,
    TableRuling::ToughBeforeHalf,
    TableRuling::CounterstrikePierces,
];
/// Those of a shot.
pub const OF_SHOTS: &[TableRuling] =
    &[TableRuling::CapOnFinal, TableRuling::ModifierWithoutDie, TableRuling::ToughBeforeHalf];
/// Those of a test.
pub const OF_TESTS: &[TableRuling] = &[
    TableRuling::CapOnFinal,
    TableRuling::ModifierWithoutDie,
    TableRuling::RemovedDiceCountInTies,
    TableRuling::SizeTestModifier,
];
/// Those of the Starting Phase.
pub const OF_STARTING: &[TableRuling] = &[TableRuling::SeikyuReset];
/// Those of the End Phase.
pub const OF_ENDING: &[TableRuling] = &[TableRuling::RegenerateBeforeBleed, TableRuling::WipeOutScoring];
/// Those of a scenario's scoring.
pub const OF_SCORING: &[TableRuling] = &[TableRuling::SeikyuReset];

/// How a ruling is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// As it usually is.
    Usual,
    /// Otherwise.
    Other,
}

/// A ruling as it is read at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InForce {
    /// Which.
    pub ruling: TableRuling,
    /// How.
    pub reading: Reading,
}

impl InForce {
    /// As the table reads it.
    pub fn at(state: &State, ruling: TableRuling) -> Self {
        Self { ruling, reading: if state.switched(ruling) { Reading::Other } else { Reading::Usual } }
    }
}

/// The rulings among `asked` on which it depends what `told` says of a table, as they are read there.
pub fn decisive<T: PartialEq>(state: &State, asked: &[TableRuling], told: impl Fn(&State) -> T) -> Vec<InForce> {
    let here = told(state);
    let depends = |ruling: &&TableRuling| told(&state.with_other_reading(**ruling)) != here;
    asked.iter().filter(depends).map(|ruling| InForce::at(state, *ruling)).collect()
}

/// The rulings on which it depends what comes of a command, with the dice it would have now.
pub fn decisive_of(table: &Table, asked: &[TableRuling], command: &Command) -> Vec<InForce> {
    let anyway = Bushido::anyway(command);
    let decide = |state: &State, command: &Command| Bushido::decide(state, command, &mut table.chance());
    decisive(table.state(), asked, |state| -> Option<Vec<Event>> {
        decide(state, command).or_else(|_| decide(state, &anyway)).ok()
    })
}

/// The rulings among `asked` that have their other reading: what takes its time is not worked out once more for each.
pub fn otherwise(state: &State, asked: &[TableRuling]) -> Vec<InForce> {
    let found = asked.iter().map(|ruling| InForce::at(state, *ruling));
    found.filter(|one| one.reading == Reading::Other).collect()
}
