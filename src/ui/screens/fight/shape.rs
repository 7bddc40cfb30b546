//! How the sheet is laid out: what the stage, the marks and the advice ask for.

use super::play::Play;
use super::think::Thought;
use crate::games::champions::sheet::draft::Stage;
use crate::ui::goal::Advice;
use leptos::prelude::*;

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
}

impl Shape {
    /// The layout now.
    pub fn of(play: Play) -> Self {
        match play.facts.with(|facts| facts.stage) {
            Stage::Who => Self::Who,
            Stage::Before | Stage::Rolling | Stage::Again => Self::Palette,
            Stage::Foe => Self::Foe,
            Stage::Rolled if play.draft.with(|draft| draft.hand.has_own_marks()) => Self::Marks,
            Stage::Rolled => {
                let shown = play.asked.get() || play.prefs().with(|prefs| prefs.advice == Advice::Shown);
                play.thought.with(|thought| match thought {
                    Thought::Better(_) if shown => Self::Advice,
                    Thought::Thinking => Self::Thinking,
                    Thought::Better(_) | Thought::Nothing | Thought::Stop => Self::Apply,
                    Thought::Odds(_) | Thought::Chances(_) => Self::Apply,
                })
            }
        }
    }

    /// The classes of the screen.
    pub fn class(self) -> &'static str {
        match self {
            Self::Palette | Self::Foe => "screen two tr fight",
            Self::Advice | Self::Marks | Self::Thinking => "screen two pin fight",
            Self::Who | Self::Apply => "screen one fight",
        }
    }
}
