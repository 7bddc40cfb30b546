//! Steps 1 to 4 as the players say them: who fights whom, and how they stand. Saved in journals: fields are added, never
//! renamed.

use crate::games::champions::command::{CombatKind, Deception, Fell, Outcome, Place, Sizes, Starter};
use crate::games::champions::model::ids::{Actor, EnemyId};
use serde::{Deserialize, Serialize};

/// Who fights whom, and how they stand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// Melee or Ranged.
    pub kind: CombatKind,
    /// Who began; the other side is the target.
    pub starter: Starter,
    /// Who fights on the players' side.
    pub fighter: Actor,
    /// Whether it stands in for another.
    #[serde(default = "own", skip_serializing_if = "is_own")]
    pub place: Place,
    /// Whom the Enemy had aimed at, where the fighter stands in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead_of: Option<Actor>,
    /// Who fights on the other side.
    pub enemy: EnemyId,
    /// The Sizes of both sides, in melee.
    #[serde(default, skip_serializing_if = "Compared::is_even")]
    pub sizes: Compared,
    /// Whether the fighter has Cover, in Ranged Combat.
    #[serde(default, skip_serializing_if = "Cover::is_none")]
    pub cover: Cover,
    /// Whether the Enemy has Cover, in Ranged Combat.
    #[serde(default, skip_serializing_if = "Cover::is_none")]
    pub enemy_cover: Cover,
    /// Whether the target shoots back, in Ranged Combat.
    #[serde(default, skip_serializing_if = "ReturnFire::is_by_card")]
    pub return_fire: ReturnFire,
    /// Honor from the Clan Power that the card does not say.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub power_honor: i8,
    /// Elemental Dice more or fewer, by a card or the scenario, before the limits of 4 and 5.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub extra_dice: i8,
}

impl Terms {
    /// `fighter` against `enemy` in melee on even terms, as the side says that began.
    pub fn between(fighter: Actor, enemy: EnemyId, starter: Starter) -> Self {
        Self {
            kind: CombatKind::Melee,
            starter,
            fighter,
            place: Place::Own,
            instead_of: None,
            enemy,
            sizes: Compared::default(),
            cover: Cover::None,
            enemy_cover: Cover::None,
            return_fire: ReturnFire::ByCard,
            power_honor: 0,
            extra_dice: 0,
        }
    }

    /// A Combat on these terms in which nothing happened: nobody is hurt, nothing is spent.
    pub fn uneventful(&self, (sizes, power_honor): (Sizes, i8)) -> Outcome {
        Outcome {
            kind: self.kind,
            starter: self.starter,
            fighter: self.fighter,
            place: self.place,
            enemy: self.enemy,
            sizes,
            power_honor,
            ki: 0,
            deception: Deception::Unused,
            ki_gained: 0,
            ap_gained: 0,
            life_recovered: 0,
            dealt: 0,
            taken: 0,
            prevented: 0,
            corruption: None,
            enemy_fell: Fell::ByCount,
            fighter_fell: Fell::ByCount,
            tokens: Vec::new(),
            character_tokens: Vec::new(),
            enemy_tokens: Vec::new(),
            technique_honor: 0,
        }
    }
}

/// How the Sizes of both sides are known (CH-COM-2).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Compared {
    /// The players compared them.
    Said(Sizes),
    /// The players added them up, Imposing Characters counted one higher. In a Battle: the Sizes of the two Units.
    Totals {
        /// The fighter's side.
        ours: u8,
        /// The Enemy's side.
        theirs: u8,
    },
    /// The cards tell; these stand beside the two that fight, in the area or areas of the Combat.
    Present {
        /// On the fighter's side, without the fighter.
        ours: Vec<Actor>,
        /// On the Enemy's side, without the Enemy.
        theirs: Vec<EnemyId>,
    },
}

impl Default for Compared {
    fn default() -> Self {
        Self::Said(Sizes::Even)
    }
}

impl Compared {
    fn is_even(&self) -> bool {
        *self == Self::default()
    }
}

/// Whether somebody has Cover.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    /// In the open.
    #[default]
    None,
    /// In Indirect Line of Sight.
    Covered,
}

impl Cover {
    fn is_none(&self) -> bool {
        *self == Self::None
    }
}

/// Whether the target of a Ranged Combat counts its Offensive Successes (CH-COM-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReturnFire {
    /// Where its card has a Ranged value. The Line of Sight is taken to be there.
    #[default]
    ByCard,
    /// It does.
    Counts,
    /// It does not: it has no Line of Sight, or no Ranged value.
    Silent,
}

impl ReturnFire {
    fn is_by_card(&self) -> bool {
        *self == Self::ByCard
    }
}

fn own() -> Place {
    Place::Own
}

fn is_own(place: &Place) -> bool {
    *place == Place::Own
}

fn is_zero(value: &i8) -> bool {
    *value == 0
}
