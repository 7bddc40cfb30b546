//! Learning mode: a short card at each step of a first game, and the switch for it.
//!
//! It belongs to the device, not to the table: what is explained to whom changes nothing in a game, would only be one
//! more thing to undo, and two phones at one table need not both explain.

use crate::games::champions::lessons::Lesson;
use crate::kernel::line::Line;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::components::toggle::Toggle;
use crate::ui::prefs::{self, LearningMode};
use crate::ui::texts::say;
use crate::ui::widgets::explanation::explanation_card;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The card of a step, where the players want to learn and have not yet understood it.
pub fn lesson_card(lesson: impl Fn() -> Option<Lesson> + Send + Sync + 'static) -> AnyView {
    let prefs = prefs::current();
    let shown = Memo::new(move |_| lesson().filter(|lesson| prefs.with(|prefs| prefs.learning.wants(*lesson))));
    (move || shown.get().map(card)).into_any()
}

/// The first of these that the players want to learn and have not yet understood; the reader is called again when that
/// changes.
pub fn first_wanted(lessons: &[Lesson]) -> Option<Lesson> {
    prefs::current().with(|prefs| lessons.iter().copied().find(|lesson| prefs.learning.wants(*lesson)))
}

fn card(lesson: Lesson) -> AnyView {
    let prefs = prefs::current();
    explanation_card(lesson.explanation(), move || prefs.update(|prefs| prefs.learning.understand(lesson)))
}

/// The switch, and the way to see everything again.
pub fn learning_settings() -> AnyView {
    let prefs = prefs::current();
    let on = Memo::new(move |_| prefs.with(|prefs| prefs.learning.mode == LearningMode::On));
    let word = move || say(if on.get() { keys::SWITCH_ON } else { keys::SWITCH_OFF });
    let toggle = move |on: bool| {
        prefs.update(|prefs| prefs.learning.mode = if on { LearningMode::On } else { LearningMode::Off });
    };
    view! {
        <section class="card rows" aria-label=say(keys::LEARNING)>
            <Toggle
                label=say(keys::LEARNING)
                sub=say(keys::LEARNING_SUB)
                state_word=Signal::derive(word)
                on=on
                on_toggle=move |on| toggle(on)
            />
            {see_again()}
        </section>
    }
    .into_any()
}

/// The way to see everything again, once something is understood.
fn see_again() -> impl IntoView {
    let prefs = prefs::current();
    let count = Memo::new(move |_| prefs.with(|prefs| prefs.learning.understood.len()));
    let again = move || prefs.update(|prefs| prefs.learning.understood.clear());
    let sub = move || Some(say(Line::new(keys::LEARNING_AGAIN_SUB).with("count", count.get())));
    view! {
        <Show when=move || { count.get() > 0 }>
            <RowButton
                title=say(keys::LEARNING_AGAIN)
                sub=Signal::derive(sub)
                lead=|| view! { <Icon sign=Sign::Undo size=IconSize::Lead /> }
                on_press=again
            />
        </Show>
    }
}
