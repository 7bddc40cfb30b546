//! What the players are after in a Combat, as weights: four goals the app knows, and their own.
//!
//! A goal belongs to one Combat; the weights the players typed in are kept. Honor weighs by how far the group is: dear while it is
//! short, cheap when it has more than it needs.

use crate::games::champions::odds::forms::WeightsForm;
use crate::kernel::by::Small;
use crate::kernel::line::Key;
use crate::small;
use crate::words::champions as keys;
use serde::{Deserialize, Serialize};

/// What is weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Each Wound dealt.
    Dealt,
    /// Each Wound taken.
    Taken,
    /// Eliminating the Enemy.
    Kill,
    /// Being Eliminated.
    Death,
    /// Each Ki.
    Ki,
    /// Each Honor.
    Honor,
    /// Each Action Point.
    Ap,
    /// Each Life Point recovered.
    Life,
    /// Each Purity that a Wound puts at stake.
    Purity,
}
small!(Weight: Dealt, Taken, Kill, Death, Ki, Honor, Ap, Life, Purity);

impl Weight {
    /// Its word.
    pub fn word(self) -> Key {
        match self {
            Self::Dealt => keys::FIGHT_WEIGHT_DEALT,
            Self::Taken => keys::FIGHT_WEIGHT_TAKEN,
            Self::Kill => keys::FIGHT_WEIGHT_KILL,
            Self::Death => keys::FIGHT_WEIGHT_DEATH,
            Self::Ki => keys::FIGHT_WEIGHT_KI,
            Self::Honor => keys::FIGHT_WEIGHT_HONOR,
            Self::Ap => keys::FIGHT_WEIGHT_AP,
            Self::Life => keys::FIGHT_WEIGHT_LIFE,
            Self::Purity => keys::FIGHT_WEIGHT_PURITY,
        }
    }
}

/// A set of weights in quarters, in the order of [`Weight`]: nothing between can be typed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub struct Weights([u8; 9]);

/// Weights kept by a version that knew fewer of them have the usual ones for the others.
impl From<Vec<u8>> for Weights {
    fn from(kept: Vec<u8>) -> Self {
        let mut weights = Self::BALANCED;
        weights.0.iter_mut().zip(kept).for_each(|(weight, kept)| *weight = kept);
        weights
    }
}

impl From<Weights> for Vec<u8> {
    fn from(weights: Weights) -> Self {
        weights.0.to_vec()
    }
}

/// So far above the Threshold Honor is cheap: whatever one Combat costs leaves enough.
const PLENTY: i16 = 3;

/// The greatest weight, in quarters.
const HEAVIEST: i32 = 40;

impl Default for Weights {
    fn default() -> Self {
        Self::BALANCED
    }
}

impl Weights {
    /// Wounds both ways alike, an Elimination worth two more, one's own three. Purity is Honor at the end, and a way to
    /// become Corrupted.
    pub const BALANCED: Self = Self([4, 4, 8, 12, 1, 2, 1, 2, 3]);
    /// The Enemy's Elimination before all.
    const ELIMINATE: Self = Self([4, 1, 32, 12, 0, 1, 0, 1, 1]);
    /// No Wound taken, if that can be.
    const UNHURT: Self = Self([2, 12, 4, 32, 1, 2, 1, 4, 4]);
    /// Ki only for what is worth a whole Wound.
    const SAVE_KI: Self = Self([4, 4, 8, 12, 6, 2, 1, 2, 3]);

    /// One of them, in quarters.
    pub fn of(self, weight: Weight) -> u8 {
        self.0[weight.index()]
    }

    /// The same with another one.
    #[must_use]
    pub fn with(mut self, weight: Weight, quarters: i32) -> Self {
        self.0[weight.index()] = u8::try_from(quarters.clamp(0, HEAVIEST)).unwrap_or(0);
        self
    }

    /// As the odds are asked.
    pub fn form(self) -> WeightsForm {
        let of = |weight| f64::from(self.of(weight)) / 4.0;
        WeightsForm {
            wound_dealt: of(Weight::Dealt),
            wound_taken: of(Weight::Taken),
            kill: of(Weight::Kill),
            death: of(Weight::Death),
            ki: of(Weight::Ki),
            honor: of(Weight::Honor),
            ap: of(Weight::Ap),
            lp: of(Weight::Life),
            purity: of(Weight::Purity),
        }
    }
}

/// What the players are after.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// A bit of everything.
    #[default]
    Balanced,
    /// The Enemy Eliminated.
    Eliminate,
    /// No Wounds.
    Unhurt,
    /// Ki kept for later.
    SaveKi,
    /// Their own weights.
    Own,
}

impl Goal {
    /// Whether one thing goes before all else: once it is certain, nothing is risked or spent for the rest.
    pub fn aims_at_one_thing(self) -> bool {
        match self {
            Self::Eliminate | Self::Unhurt => true,
            Self::Balanced | Self::SaveKi | Self::Own => false,
        }
    }

    /// The same at a table that would end `at_end` above the Threshold: Honor is dear while the group is short, cheap where
    /// there is more than enough. The players' own weights stay, and so does what is done at any price.
    pub fn weighed(self, own: Weights, at_end: i16) -> Weights {
        let weights = self.weights(own);
        let honor = i32::from(weights.of(Weight::Honor));
        match (self, at_end) {
            (Self::Eliminate | Self::Own, _) => weights,
            (Self::Balanced | Self::Unhurt | Self::SaveKi, ..0) => weights.with(Weight::Honor, honor * 2),
            (Self::Balanced | Self::Unhurt | Self::SaveKi, PLENTY..) => weights.with(Weight::Honor, honor / 2),
            (Self::Balanced | Self::Unhurt | Self::SaveKi, 0..PLENTY) => weights,
        }
    }

    /// Its weights; `own` where they are the players'.
    pub fn weights(self, own: Weights) -> Weights {
        match self {
            Self::Balanced => Weights::BALANCED,
            Self::Eliminate => Weights::ELIMINATE,
            Self::Unhurt => Weights::UNHURT,
            Self::SaveKi => Weights::SAVE_KI,
            Self::Own => own,
        }
    }
}

/// Whether advice is shown unasked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Advice {
    /// It is.
    #[default]
    Shown,
    /// Only when the players ask.
    OnDemand,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::odds::combat::Combat;
    use crate::games::champions::odds::forms::CombatForm;

    const DUEL: &str = r#"{"kind": "combat",
        "champion": {"dice": 5, "ki": 1, "deception": true, "dishonored": false, "ally": false, "lp": 5, "lp_max": 5,
            "offence_bonus": 0, "defence_bonus": 0, "offence_counts": true, "technique": null},
        "enemy": {"dice": ["black", "black"], "lp": 3, "offence_bonus": 0, "defence_bonus": 0, "offence_counts": true},
        "faces": {"white": [[0, 0], [0, 0], [1, 0], [1, 0], [0, 1], [0, 1]],
            "gray": [[0, 0], [1, 0], [1, 0], [0, 1], [0, 1], [1, 1]],
            "black": [[1, 0], [1, 0], [0, 1], [0, 1], [1, 1], [2, 0]]},
        "weights": {"wound_dealt": 1, "wound_taken": 1, "kill": 2, "death": 3, "ki": 0, "honor": 0, "ap": 0, "lp": 0}}"#;

    #[test]
    fn every_goal_is_one_the_odds_can_reckon_with() {
        let duel: CombatForm = serde_json::from_str(DUEL).expect("a question the headless program takes");
        for goal in [Goal::Balanced, Goal::Eliminate, Goal::Unhurt, Goal::SaveKi, Goal::Own] {
            let asked = CombatForm { weights: goal.weights(Weights::default()).form(), ..duel.clone() };
            assert!(Combat::new(&asked).is_ok());
        }
    }

    #[test]
    fn honor_is_dear_while_the_group_is_short_and_cheap_where_it_has_plenty() {
        let honor = |goal: Goal, at_end| goal.weighed(Weights::BALANCED, at_end).of(Weight::Honor);
        assert_eq!([-1, 0, 2, 3].map(|at_end| honor(Goal::Balanced, at_end)), [4, 2, 2, 1]);
        assert_eq!(honor(Goal::Unhurt, -6), 4);
        for goal in [Goal::Eliminate, Goal::Own] {
            assert_eq!(honor(goal, -6), goal.weights(Weights::BALANCED).of(Weight::Honor), "{goal:?}");
        }
    }

    #[test]
    fn weights_kept_before_there_was_purity_are_read_with_it() {
        let kept: Weights = serde_json::from_str("[4,5,6,7,8,9,10,11]").unwrap();
        assert_eq!(
            Weight::ALL.iter().map(|weight| kept.of(*weight)).collect::<Vec<_>>(),
            [4, 5, 6, 7, 8, 9, 10, 11, 3]
        );
        assert_eq!(serde_json::from_str::<Weights>(&serde_json::to_string(&kept).unwrap()).unwrap(), kept);
    }

    #[test]
    fn a_weight_stays_within_its_bounds() {
        let weights = Weights::BALANCED.with(Weight::Kill, 99).with(Weight::Ki, -3);
        assert_eq!((weights.of(Weight::Kill), weights.of(Weight::Ki)), (40, 0));
    }
}
