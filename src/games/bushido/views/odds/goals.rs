//! What a player is after in an exchange: four presets of weights.

use crate::games::bushido::model::fighter::Fighter;
use crate::games::bushido::model::sides::Sides;
use crate::games::bushido::model::special::{Special, SpecialAttack, SpecialDefence};
use crate::games::bushido::rules::odds::weights::Weights;
use serde::{Deserialize, Serialize};

/// What a player is after.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// A Wound for a Wound.
    #[default]
    Even,
    /// To deal Wounds, whatever it costs.
    Hurt,
    /// To stay alive.
    Survive,
    /// To stay where it is, and keep the other there.
    Hold,
}
crate::small!(Goal: Even, Hurt, Survive, Hold);

impl Goal {
    /// The weights of a goal of the active side; Specials that move or hold are worth something with [`Goal::Hold`].
    pub fn weights(self, fighters: &Sides<Fighter>) -> Weights {
        let (wound_dealt, wound_taken, kill, death) = match self {
            Self::Even => (1.0, 1.0, 2.0, 2.0),
            Self::Hurt => (2.0, 1.0, 4.0, 1.0),
            Self::Survive => (1.0, 2.0, 1.0, 6.0),
            Self::Hold => (0.5, 1.0, 1.0, 3.0),
        };
        let worth = Sides::from_fn(|side| {
            let specials = fighters.of(side).parts().specials.all().iter();
            specials.map(|one| (one.special, worth(one.special) * if self == Self::Hold { 2.0 } else { 1.0 })).collect()
        });
        Weights { wound_dealt, wound_taken, kill, death, worth }
    }

    /// What a Wound and a kill count, for whoever says so.
    pub fn counts(self) -> (f64, f64) {
        match self {
            Self::Even => (1.0, 2.0),
            Self::Hurt => (2.0, 4.0),
            Self::Survive => (1.0, 1.0),
            Self::Hold => (0.5, 1.0),
        }
    }
}

/// What a Special is worth besides its Damage Rolls: half a Wound for a state or a push.
fn worth(special: Special) -> f64 {
    match special {
        Special::Attack(attack) => match attack {
            SpecialAttack::Combo | SpecialAttack::Critical | SpecialAttack::Dual | SpecialAttack::Powerful => 0.0,
            SpecialAttack::Drag
            | SpecialAttack::Forceback
            | SpecialAttack::Grapple
            | SpecialAttack::Push
            | SpecialAttack::Sidestep
            | SpecialAttack::Slam
            | SpecialAttack::Stun
            | SpecialAttack::Sweep
            | SpecialAttack::Throw => 0.5,
        },
        Special::Defence(SpecialDefence::Counterstrike) => 0.0,
        Special::Defence(
            SpecialDefence::Drag
            | SpecialDefence::Forceback
            | SpecialDefence::Grapple
            | SpecialDefence::Push
            | SpecialDefence::Sidestep
            | SpecialDefence::Sweep
            | SpecialDefence::Throw,
        ) => 0.5,
    }
}
