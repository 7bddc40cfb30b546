//! The three dice, six faces each.

use super::Desk;
use crate::games::champions::model::enemy_die::DieColor;
use crate::games::champions::sheet::faces::FacePlace;
use crate::kernel::line::Line;
use crate::ui::games::champions::screens::fight::foe::{color_class, color_name, signs};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// A die: its name and its faces. The chosen face is the one the keys below change.
pub fn die(desk: Desk, color: DieColor) -> AnyView {
    let name = say(color_name(color));
    view! {
        <section class="card pad stack" aria-label=name.clone()>
            <h2 class="rowx"><span class=color_class(color) aria-hidden="true"></span> {name.clone()}</h2>
            <div class="six">{(0..6).map(|face| key(desk, FacePlace { color, face })).collect_view()}</div>
        </section>
    }
    .into_any()
}

fn key(desk: Desk, place: FacePlace) -> AnyView {
    let face = Memo::new(move |_| desk.draft.with(|draft| draft.face(place)));
    let ears = move || {
        let face = face.get();
        let line = Line::new(keys::FACES_FACE_EARS).with("number", place.face + 1);
        say(line.with("offence", i16::from(face.offence)).with("defence", i16::from(face.defence)))
    };
    view! {
        <button
            type="button"
            class=format!("{} key", color_class(place.color))
            aria-label=ears
            aria-pressed=move || (desk.at.get() == place).to_string()
            on:click=move |_| desk.at.set(place)
        >
            <span class="signs">{move || signs(face.get())}</span>
        </button>
    }
    .into_any()
}
