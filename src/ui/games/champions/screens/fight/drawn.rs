//! What the sheet shows of what was said. Dice, marks and the answer that was chosen show what was tapped at once; what
//! the rules say to it, head, tray, dock, the two who fight and their lists follow when that has been painted.

use super::play::{Opened, Play};
use super::shape::Shape;
use super::think::Thought;
use crate::games::champions::sheet::draft::{Draft, Duel};
use crate::games::champions::sheet::facts::Facts;
use crate::ui::focus::{self, blur};
use crate::ui::games::champions::goal::Advice;
use crate::ui::later::after_paint;
use leptos::prelude::*;

/// What is drawn by now.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// What was said.
    pub draft: Draft,
    /// What the rules say to it.
    pub facts: Facts,
    /// How the sheet is laid out.
    pub shape: Shape,
    /// The list that is open, and those it is about.
    pub list: Option<(Opened, Duel)>,
}

impl Drawn {
    /// What there is to be drawn of a draft.
    pub fn of(draft: Draft, facts: Facts, (thought, advice): (&Thought, Advice), opened: Opened) -> Self {
        let shape = Shape::of(facts.stage, &draft.hand, thought, advice);
        let list = draft.duel().and_then(|duel| Some((opened.of(duel)?, duel.clone())));
        Self { draft, facts, shape, list }
    }

    fn now(play: Play) -> Self {
        let (draft, facts) = (play.draft.get_untracked(), play.facts.get_untracked());
        let (advice, opened) = (play.advice.get_untracked(), play.opened.get_untracked());
        play.thought.with_untracked(|thought| Self::of(draft, facts, (thought, advice), opened))
    }

    /// Follows the sheet, a painting behind what was tapped.
    pub fn follow(play: Play) {
        let drawn = play.drawn;
        let draw = move || {
            // The sheet may be left by then.
            let Some(before) = drawn.try_get_untracked() else { return };
            let now = Self::now(play);
            if before == now {
                return;
            }
            focus::stay();
            let keys_go = before.shape != now.shape && focus::is_in(".tray, .dock, .side");
            if keys_go || before.list != now.list && focus::is_in(".choices") {
                blur();
            }
            drawn.set(now);
        };
        Effect::new(move |_| {
            play.draft.track();
            play.session.journal.track();
            play.thought.track();
            play.opened.track();
            play.advice.track();
            after_paint(draw);
        });
    }
}
