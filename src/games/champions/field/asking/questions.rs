//! What the players are asked and what they can say, at a table without a board.

use crate::games::champions::command::CombatKind;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::why::ActivationClass;
use serde::{Deserialize, Serialize};

/// A question about one Enemy's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Which of these is closest in Action Points: several where they are equally close, none where it gets to nobody.
    Nearest {
        /// Those it could go for.
        of: Vec<Actor>,
    },
    /// Which of these the holder of the Favor chooses; the first is the default.
    Favor {
        /// Those equally close, with equally much Ki.
        of: Vec<Actor>,
    },
    /// Whether it can fight this one after it has moved as far as it goes, and how.
    Reach {
        /// Whom.
        target: Actor,
        /// How it fights at all.
        kinds: Vec<CombatKind>,
    },
    /// How it can fight this one, which it can.
    How {
        /// Whom.
        target: Actor,
    },
    /// How many Action Points it has left.
    ActionPoints {
        /// As many as it began with.
        most: u8,
    },
    /// Which other one it can fight, the closest first: one or none.
    OtherInReach {
        /// Those who count.
        of: Vec<Actor>,
    },
    /// Who keeps it from going on and stands next to it: one or none.
    InTheWay {
        /// Those who could.
        of: Vec<Actor>,
    },
    /// Whom it meets where it begins or where it goes, with 3 Action Points: one or none.
    Meets {
        /// Those who could be met.
        of: Vec<Actor>,
    },
    /// Whether a Combat was fought in its area or next to it.
    CombatNearby,
    /// Whether it sees a Champion or Ally Directly, at any stop of its walk.
    Sees,
    /// Whether it gets to its goal and can pay for taking it.
    TakesGoal {
        /// Action Points to take it.
        cost: u8,
    },
    /// Whether it gets to an exit and can pay for leaving.
    Leaves,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// These.
    Who(Vec<Actor>),
    /// In reach that way, or not at all.
    Reach(Option<CombatKind>),
    /// So many Action Points.
    Points(u8),
    /// Yes.
    Yes,
    /// No.
    No,
    /// Why its Activation comes before those of the others (CH-BAT-7). Said before the questions, or not at all.
    Activates(ActivationClass),
}
