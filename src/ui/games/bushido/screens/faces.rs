//! The keys of the players' own dice.

use crate::kernel::line::Line;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// One key for each face of a die.
pub fn faces(enter: impl Fn(u8) + Copy + Send + Sync + 'static) -> AnyView {
    let key = move |face: u8| {
        view! {
            <button
                type="button"
                class="key face"
                aria-label=say(Line::new(keys::BUSHIDO_DIE_FACE).with("face", face))
                on:click=move |_| enter(face)
            >
                {face}
            </button>
        }
    };
    view! {
        <div class="faces" role="group" aria-label=say(keys::BUSHIDO_KEYS_LABEL)>
            {(1..=6_u8).map(key).collect_view()}
        </div>
    }
    .into_any()
}
