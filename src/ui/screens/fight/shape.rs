//! How the sheet is laid out: what the stage, the marks and the advice ask for. What was tapped shows it at once; the
//! parts around it follow when that has been painted.

use super::focus;
use super::play::{Opened, Play};
use super::think::Thought;
use super::versus::asked;
use crate::games::champions::sheet::draft::{Duel, Stage};
use crate::ui::focus::blur;
use crate::ui::goal::Advice;
use crate::ui::later::after_paint;
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

/// What the parts of the sheet are drawn for.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The layout.
    pub shape: Shape,
    /// Where in the sheet we are.
    pub stage: Stage,
    /// The list that is open, and those it is about.
    pub list: Option<(Opened, Duel)>,
}

impl Layout {
    fn of(play: Play) -> Self {
        Self { shape: Shape::of(play), stage: play.facts.with(|facts| facts.stage), list: asked(play) }
    }

    /// The one that is drawn: what was tapped is painted first.
    pub fn drawn(play: Play) -> Signal<Self> {
        let asked_for = Memo::new(move |_| Self::of(play));
        let drawn = RwSignal::new(asked_for.get_untracked());
        let draw = move || {
            // The sheet may be left by then.
            let Some(now) = asked_for.try_get_untracked() else { return };
            if drawn.with_untracked(|before| *before != now) {
                // What was pressed may go with its part.
                focus::stay();
                blur();
                drawn.set(now);
            }
        };
        Effect::new(move |_| {
            asked_for.track();
            after_paint(draw);
        });
        drawn.into()
    }
}
