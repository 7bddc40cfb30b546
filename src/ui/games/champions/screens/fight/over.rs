//! The sheets over the sheet: the ten steps, the goal, a card.

use super::goal::goal_sheet;
use super::keys::SHORTCUTS;
use super::play::{Over, Play};
use super::rolled::all_steps;
use crate::games::champions::views::fight_words::full;
use crate::kernel::line::Line;
use crate::ui::components::sheet::Sheet;
use crate::ui::games::champions::screens::actions::TestForm;
use crate::ui::games::champions::screens::combat::card_form;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Whichever is open.
pub fn over(play: Play) -> AnyView {
    let open = Signal::derive(move || play.over.get().is_some());
    let title = move || match play.over.get() {
        Some(Over::Steps) => say(keys::FIGHT_TEN_STEPS),
        Some(Over::Goal) => say(keys::FIGHT_GOAL),
        Some(Over::Card(who)) => {
            let name = play.session.state(|state| full(state, who));
            say(Line::new(keys::COMBAT_CARD_OF).with("name", name))
        }
        Some(Over::ByHand) => say(keys::FIGHT_BY_HAND),
        Some(Over::Shortcuts) => say(keys::TABLE_SHORTCUTS),
        None => String::new(),
    };
    let close = move || play.over.set(None);
    let inside = move || match play.over.get_untracked() {
        Some(Over::Steps) => all_steps(play),
        Some(Over::Goal) => goal_sheet(play),
        Some(Over::Card(who)) => card_form(play.session, who, Callback::new(move |()| close())),
        Some(Over::ByHand) => by_hand(play),
        Some(Over::Shortcuts) => shortcuts(),
        None => ().into_any(),
    };
    view! {
        <Sheet open=open title=Signal::derive(title) close_label=say(keys::CLOSE) on_close=close>
            {inside}
        </Sheet>
    }
    .into_any()
}

/// What a keyboard does here.
fn shortcuts() -> AnyView {
    let line = |(key, what)| view! { <dt>{key}</dt><dd>{say(what)}</dd> };
    view! { <dl class="shortcuts">{SHORTCUTS.map(line).into_iter().collect_view()}</dl> }.into_any()
}

/// A test of which only the successes are entered.
fn by_hand(play: Play) -> AnyView {
    let Some(trial) = play.draft.with_untracked(|draft| draft.trial().cloned()) else { return ().into_any() };
    let done = Callback::new(move |()| play.finish());
    view! { <TestForm trial=trial on_done=done /> }.into_any()
}
