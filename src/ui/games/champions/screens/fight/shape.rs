//! How the sheet is laid out: what the stage, the marks and the advice ask for.

use super::think::Thought;
use crate::games::champions::sheet::draft::Stage;
use crate::games::champions::sheet::hand::Hand;
use crate::ui::games::champions::goal::Advice;

/// The layouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Somebody is still to be named.
    Who,
    /// The palette is under the thumb.
    Palette,
    /// The Enemy's dice are asked for.
    Foe,
    /// Advice is pinned.
    Advice,
    /// What can be done with the marked dice is.
    Marks,
    /// The app has not answered yet.
    Thinking,
    /// Ready to apply.
    Apply,
    /// What came of it is said.
    Told,
}

impl Shape {
    /// The layout for these dice and what the app thinks of them.
    pub fn of(stage: Stage, hand: &Hand, thought: &Thought, advice: Advice) -> Self {
        match stage {
            Stage::Who => Self::Who,
            Stage::Before | Stage::Rolling | Stage::Again => Self::Palette,
            Stage::Foe => Self::Foe,
            Stage::Told => Self::Told,
            Stage::Rolled if hand.has_own_marks() => Self::Marks,
            Stage::Rolled => match thought {
                Thought::Better(_) if advice == Advice::Shown => Self::Advice,
                // What it thought before the roll is no answer to it.
                Thought::Thinking | Thought::Odds(_) | Thought::Chances(_) => Self::Thinking,
                Thought::Better(_) | Thought::Nothing | Thought::Stop => Self::Apply,
            },
        }
    }

    /// Whether a card is pinned above the dock.
    pub fn pins(self) -> bool {
        match self {
            Self::Advice | Self::Marks | Self::Thinking => true,
            Self::Who | Self::Palette | Self::Foe | Self::Apply | Self::Told => false,
        }
    }

    /// The classes of the screen.
    pub fn class(self) -> &'static str {
        match self {
            Self::Palette | Self::Foe => "screen two tr fight",
            Self::Advice | Self::Marks | Self::Thinking => "screen two pin fight",
            Self::Who | Self::Apply | Self::Told => "screen one fight",
        }
    }
}
