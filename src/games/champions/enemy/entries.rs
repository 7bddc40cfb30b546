//! The document of an Enemy Phase as it is written.

use super::character::Kind;
use crate::games::champions::board::document::BoardFile;
use crate::games::champions::board::mover::Side;
use serde::{Deserialize, Serialize};

/// The whole document.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PhaseEntry {
    pub(super) board: BoardFile,
    #[serde(default)]
    pub(super) battle: bool,
    pub(super) characters: Vec<CharacterEntry>,
}

/// A Character; the defaults are those of A23.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CharacterEntry {
    pub(super) id: String,
    pub(super) side: SideEntry,
    pub(super) kind: KindEntry,
    pub(super) area: String,
    #[serde(default = "one")]
    pub(super) size: u8,
    #[serde(default = "one")]
    pub(super) miniatures: u8,
    #[serde(default)]
    pub(super) ki: u8,
    #[serde(default)]
    pub(super) ap: u8,
    #[serde(default)]
    pub(super) ranged: bool,
    #[serde(default)]
    pub(super) borders_as_single: bool,
    #[serde(default)]
    pub(super) keywords: Vec<String>,
    #[serde(default)]
    pub(super) wounds: u8,
    #[serde(default)]
    pub(super) behaviour: Option<BehaviourEntry>,
}

fn one() -> u8 {
    1
}

/// A side by its word.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SideEntry {
    Champion,
    Enemy,
}

impl From<SideEntry> for Side {
    fn from(side: SideEntry) -> Self {
        match side {
            SideEntry::Champion => Self::Champion,
            SideEntry::Enemy => Self::Enemy,
        }
    }
}

/// A kind by its word.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum KindEntry {
    Champion,
    Companion,
    Ally,
    Enemy,
    Boss,
}

impl From<KindEntry> for Kind {
    fn from(kind: KindEntry) -> Self {
        match kind {
            KindEntry::Champion => Self::Champion,
            KindEntry::Companion => Self::Companion,
            KindEntry::Ally => Self::Ally,
            KindEntry::Enemy => Self::Enemy,
            KindEntry::Boss => Self::Boss,
        }
    }
}

/// A behaviour's word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum BehaviourKind {
    Assault,
    Guardian,
    Patrol,
    Search,
    Assassination,
    Escape,
}

/// How it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ModeEntry {
    Mobile,
    Stationary,
    Gatekeeper,
    Sentinel,
}

/// A behaviour with any field one of them has. A table of what belongs to which would be read in one gulp, and its
/// faults would have no place of their own.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BehaviourEntry {
    pub(super) kind: BehaviourKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) mode: Option<ModeEntry>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) route: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) next: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) goal: Option<GoalEntry>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) cost: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) targets: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) exits: Option<Vec<String>>,
}

impl BehaviourEntry {
    /// A behaviour without any field.
    pub(super) fn bare(kind: BehaviourKind) -> Self {
        Self { kind, mode: None, route: None, next: None, goal: None, cost: None, targets: None, exits: None }
    }
}

/// What is searched for: one of the two.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalEntry {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) area: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) held_by: Option<String>,
}
