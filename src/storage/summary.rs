//! What the list of tables shows of each: a small text beside the table, never the only copy of anything.

use super::Table;
use super::chain;
use super::codec::Document;
use super::keys::{self, Part, TableId};
use super::store::Store;
use crate::games::champions::model::clan::Clan;
use crate::games::champions::model::turn::{GroupObjective, Phase};
use crate::games::champions::queries;
use crate::kernel::journal::Stamp;
use crate::kernel::name::Name;
use serde::{Deserialize, Serialize};

/// A table in a few words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// The table's name.
    pub name: Name,
    /// When it was last played, in milliseconds since 1970; 0 where nobody knows.
    pub played: Stamp,
    /// The scenario's title.
    pub scenario: Name,
    /// The turn, from 1.
    pub turn: i16,
    /// The last turn.
    pub max_turns: i16,
    /// The phase.
    pub phase: Phase,
    /// Group Honor.
    pub group_honor: i16,
    /// The Threshold.
    pub threshold: i16,
    /// How the game ended; nothing while it goes on.
    pub ended: Option<GroupObjective>,
    /// The Champions by seat: name and Clan.
    pub champions: Vec<(Name, Clan)>,
    /// How many steps count.
    pub steps: usize,
}

/// A summary with the step it belongs to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    version: u64,
    step: u64,
    summary: Summary,
}

impl Summary {
    /// The summary of `table`, last played at `played`.
    pub fn of(name: &Name, table: &Table, played: Stamp) -> Self {
        let state = table.state();
        Self {
            name: name.clone(),
            played,
            scenario: state.scenario().name.clone(),
            turn: state.turn().get(),
            max_turns: state.scenario().max_turns.get(),
            phase: state.phase(),
            group_honor: queries::group_honor(state),
            threshold: queries::threshold(state).total(),
            ended: state.ended(),
            champions: state.champions().map(|(_, it)| (it.card().name.clone(), it.card().clan)).collect(),
            steps: table.cursor(),
        }
    }

    /// The summary of a table as it was read, as far as its entries tell when it was played.
    pub(super) fn rebuilt(document: &Document) -> Self {
        let table = document.table();
        let played = table.entries().iter().map(|entry| entry.stamp).max().unwrap_or_default();
        Self::of(&document.name, &table, played)
    }

    /// Puts it beside its table. Failing is no fault: it is rebuilt when it is needed.
    pub(super) fn keep(&self, store: &impl Store, id: &TableId, step: u64) {
        let kept = Kept { version: super::schema::VERSION, step, summary: self.clone() };
        if let Ok(text) = serde_json::to_string(&kept) {
            let _ = store.put(&keys::key(id, Part::Summary), &chain::sealed(&text));
        }
    }

    /// The summary beside the table, where there is a whole one of that step.
    pub(super) fn kept(store: &impl Store, id: &TableId, step: u64) -> Option<Self> {
        Self::last_known(store, id).filter(|(of, _)| *of == step).map(|(_, summary)| summary)
    }

    /// The summary beside the table, of whatever step.
    pub(super) fn last_known(store: &impl Store, id: &TableId) -> Option<(u64, Self)> {
        let text = store.get(&keys::key(id, Part::Summary)).ok()??;
        let kept: Kept = serde_json::from_str(chain::unseal(&text)?).ok()?;
        (kept.version == super::schema::VERSION).then_some((kept.step, kept.summary))
    }
}
