//! What a player is after in an exchange: four presets of weights.

use crate::games::bushido::model::fighter::Fighter;
use crate::games::bushido::model::sides::Sides;
use crate::games::bushido::model::special::{Special, SpecialAttack, SpecialDefence};
use crate::games::bushido::rules::odds::weights::Weights;
use serde::{Deserialize, Serialize};

/// What a state or a push counts besides Wounds: half a Wound.
const STATE: f64 = 0.5;

/// What counts how much with a goal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Counts {
    /// A Wound that is dealt.
    pub wound: f64,
    /// A kill.
    pub kill: f64,
    /// A triggered Special that does more than damage.
    pub special: f64,
}

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
            specials.map(|one| (one.special, worth(one.special) * self.states())).collect()
        });
        Weights { wound_dealt, wound_taken, kill, death, worth }
    }

    /// What a Wound, a kill and a triggered Special that does more than damage count, for whoever says so.
    pub const fn counts(self) -> Counts {
        let (wound, kill) = match self {
            Self::Even => (1.0, 2.0),
            Self::Hurt => (2.0, 4.0),
            Self::Survive => (1.0, 1.0),
            Self::Hold => (0.5, 1.0),
        };
        Counts { wound, kill, special: STATE * self.states() }
    }

    /// How many times more a state or a push counts than with the other goals.
    const fn states(self) -> f64 {
        match self {
            Self::Even | Self::Hurt | Self::Survive => 1.0,
            Self::Hold => 2.0,
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
            | SpecialAttack::Throw => STATE,
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
        ) => STATE,
    }
}
