//! Learning mode: which step of a first game the table is at, and what is to be said about it.

use super::rules::reference as rules;
use super::views::table::Next;
use crate::kernel::explanation::Explanation;
use crate::kernel::line::Key;
use crate::kernel::rulebook::RuleRef;
use crate::words::bushido as keys;
use serde::{Deserialize, Serialize};

/// A step that is explained. Kept among a device's preferences: variants are added, never renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lesson {
    /// Set-up.
    Begin,
    /// The Starting Phase.
    Starting,
    /// A model is activated.
    Activate,
    /// It chooses an action.
    Act,
    /// Dice are divided.
    Split,
    /// The activation ends.
    EndActivation,
    /// The End Phase.
    Ending,
    /// The game is over.
    Over,
    /// The first die of an exchange is asked.
    Dice,
    /// An exchange came to its result.
    Result,
    /// A model shoots.
    Shot,
    /// A model has a state.
    State,
}
crate::small!(Lesson: Begin, Starting, Activate, Act, Split, EndActivation, Ending, Over, Dice, Result, Shot, State);

impl Lesson {
    /// The step the table is at, by what comes next.
    pub const fn at_table(next: Next) -> Self {
        match next {
            Next::Begin => Self::Begin,
            Next::Starting => Self::Starting,
            Next::Activate(_) => Self::Activate,
            Next::Act(_) => Self::Act,
            Next::EndActivation(_) => Self::EndActivation,
            Next::Ending => Self::Ending,
            Next::Over(_) => Self::Over,
        }
    }

    /// What its card says.
    pub const fn explanation(self) -> Explanation {
        let (title, now, table) = self.words();
        Explanation { title, now, table, rule: self.rule() }
    }

    const fn words(self) -> (Key, Key, Key) {
        match self {
            Self::Begin => {
                (keys::BUSHIDO_LESSON_BEGIN, keys::BUSHIDO_LESSON_BEGIN_NOW, keys::BUSHIDO_LESSON_BEGIN_TABLE)
            }
            Self::Starting => {
                (keys::BUSHIDO_LESSON_STARTING, keys::BUSHIDO_LESSON_STARTING_NOW, keys::BUSHIDO_LESSON_STARTING_TABLE)
            }
            Self::Activate => {
                (keys::BUSHIDO_LESSON_ACTIVATE, keys::BUSHIDO_LESSON_ACTIVATE_NOW, keys::BUSHIDO_LESSON_ACTIVATE_TABLE)
            }
            Self::Act => (keys::BUSHIDO_LESSON_ACT, keys::BUSHIDO_LESSON_ACT_NOW, keys::BUSHIDO_LESSON_ACT_TABLE),
            Self::Split => {
                (keys::BUSHIDO_LESSON_SPLIT, keys::BUSHIDO_LESSON_SPLIT_NOW, keys::BUSHIDO_LESSON_SPLIT_TABLE)
            }
            Self::EndActivation => (
                keys::BUSHIDO_LESSON_END_ACTIVATION,
                keys::BUSHIDO_LESSON_END_ACTIVATION_NOW,
                keys::BUSHIDO_LESSON_END_ACTIVATION_TABLE,
            ),
            Self::Ending => {
                (keys::BUSHIDO_LESSON_ENDING, keys::BUSHIDO_LESSON_ENDING_NOW, keys::BUSHIDO_LESSON_ENDING_TABLE)
            }
            Self::Over => (keys::BUSHIDO_LESSON_OVER, keys::BUSHIDO_LESSON_OVER_NOW, keys::BUSHIDO_LESSON_OVER_TABLE),
            Self::Dice => (keys::BUSHIDO_LESSON_DICE, keys::BUSHIDO_LESSON_DICE_NOW, keys::BUSHIDO_LESSON_DICE_TABLE),
            Self::Result => {
                (keys::BUSHIDO_LESSON_RESULT, keys::BUSHIDO_LESSON_RESULT_NOW, keys::BUSHIDO_LESSON_RESULT_TABLE)
            }
            Self::Shot => (keys::BUSHIDO_LESSON_SHOT, keys::BUSHIDO_LESSON_SHOT_NOW, keys::BUSHIDO_LESSON_SHOT_TABLE),
            Self::State => {
                (keys::BUSHIDO_LESSON_STATE, keys::BUSHIDO_LESSON_STATE_NOW, keys::BUSHIDO_LESSON_STATE_TABLE)
            }
        }
    }

    const fn rule(self) -> RuleRef {
        match self {
            Self::Begin => rules::SET_UP,
            Self::Starting => rules::STARTING,
            Self::Activate => rules::MAIN,
            Self::Act => rules::ACTIONS,
            Self::Split => rules::SPLIT,
            Self::EndActivation => rules::MAIN,
            Self::Ending => rules::ENDING,
            Self::Over => rules::END,
            Self::Dice => rules::TEST,
            Self::Result => rules::DAMAGE,
            Self::Shot => rules::RANGED,
            Self::State => rules::STATES,
        }
    }
}
