//! Equipment cards (rulebook p. 16).

use super::name::{Name, Note};
use crate::small;
use serde::{Deserialize, Serialize};

/// The three types of Equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EquipmentKind {
    /// A Weapon.
    Weapon,
    /// An Armor.
    Armor,
    /// A Relic.
    Relic,
}
small!(EquipmentKind: Weapon, Armor, Relic);

/// An item a Champion carries. Any number may be carried; one of each type may be used in a scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Equipment {
    /// What it is called.
    pub name: Name,
    /// Its type.
    pub kind: EquipmentKind,
    /// What it does, in the players' words.
    pub note: Note,
    /// Whether its effects are used in this scenario.
    #[serde(default, skip_serializing_if = "Use::is_carried")]
    pub used: Use,
}

/// Whether an item is only carried, or used: one of each type in a scenario (rulebook p. 16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Use {
    /// It is carried.
    #[default]
    Carried,
    /// It is the one of its type that is used.
    InUse,
}

impl Use {
    fn is_carried(&self) -> bool {
        *self == Self::Carried
    }
}
