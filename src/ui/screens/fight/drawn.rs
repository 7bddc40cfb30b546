//! What the parts of the sheet are drawn for. Dice, marks and the answer that was chosen show what was tapped at once; head,
//! tray, dock, the two who fight, lists and what is said of it all follow when that has been painted.

use super::focus;
use super::play::{Opened, Play};
use super::shape::Shape;
use crate::games::champions::command::Sizes;
use crate::games::champions::sheet::draft::{Duel, Stage};
use crate::ui::focus::blur;
use crate::ui::later::after_paint;
use leptos::prelude::*;

/// What is drawn by now.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// How the sheet is laid out.
    pub shape: Shape,
    /// Where in the sheet it says we are.
    pub stage: Stage,
    /// The two who fight; nobody in a test.
    pub duel: Option<Duel>,
    /// How their Sizes compare, once that is known.
    pub sizes: Option<Sizes>,
    /// The list that is open, and those it is about.
    pub list: Option<(Opened, Duel)>,
}

impl Drawn {
    fn asked_for(play: Play) -> Self {
        Self {
            shape: Shape::of(play),
            stage: play.facts.with(|facts| facts.stage),
            duel: play.draft.with(|draft| draft.duel().cloned()),
            sizes: play.facts.with(|facts| facts.opened().map(|opening| opening.sizes)),
            list: play.open_list(),
        }
    }

    /// Follows the sheet, a painting behind what was tapped.
    pub fn follow(play: Play) -> Signal<Self> {
        let asked_for = Memo::new(move |_| Self::asked_for(play));
        let drawn = RwSignal::new(asked_for.get_untracked());
        let draw = move || {
            // The sheet may be left by then.
            let Some(now) = asked_for.try_get_untracked() else { return };
            let before = drawn.get_untracked();
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
            asked_for.track();
            after_paint(draw);
        });
        drawn.into()
    }
}
