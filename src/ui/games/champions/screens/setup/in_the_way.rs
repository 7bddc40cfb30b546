//! Sentences about what is to be put right, each leading to its place.

use super::outlook::Obstacle;
use super::preparing::Preparing;
use crate::kernel::line::Key;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Everything in the way of the first turn.
pub(super) fn obstacle_list(preparing: Preparing, obstacles: Vec<Obstacle>) -> Option<impl IntoView> {
    let way = move |obstacle: Obstacle| {
        let go = Callback::new(move |()| preparing.go_to(obstacle.target));
        (say(obstacle.line), go)
    };
    rows(keys::SETUP_IN_THE_WAY, obstacles.into_iter().map(way).collect())
}

/// A list of sentences and where each leads; nothing where there is none.
pub(super) fn rows(label: Key, all: Vec<(String, Callback<()>)>) -> Option<impl IntoView> {
    let row = |(text, go): (String, Callback<()>)| {
        view! {
            <li>
                <button type="button" class="row" on:click=move |_| go.run(())>
                    <span class="bad">
                        <Icon sign=Sign::Warning size=IconSize::Lead />
                    </span>
                    <span>{text}</span>
                    <Icon sign=Sign::Next />
                </button>
            </li>
        }
    };
    (!all.is_empty()).then(|| {
        view! {
            <ul class="card rows" aria-label=say(label)>
                {all.into_iter().map(row).collect_view()}
            </ul>
        }
    })
}
