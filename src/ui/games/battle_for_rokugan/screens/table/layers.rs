//! The layers of the map: each changes the fill and the one number of each province, never the marks.

use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::views::map::{ProvinceView, map};
use crate::games::battle_for_rokugan::views::worth::standing;
use crate::kernel::by::Small;
use crate::kernel::line::Key;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::games::battle_for_rokugan::behind;
use crate::ui::games::battle_for_rokugan::map::Extra;
use crate::ui::games::battle_for_rokugan::outlook::Layer;
use crate::ui::games::battle_for_rokugan::session::Session;
use crate::ui::later;
use crate::ui::measure::measured;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

fn word(layer: Layer) -> Key {
    match layer {
        Layer::Control => keys::BFR_LAYER_CONTROL,
        Layer::Honor => keys::BFR_LAYER_HONOR,
        Layer::Defense => keys::BFR_LAYER_DEFENSE,
        Layer::Danger => keys::BFR_LAYER_DANGER,
    }
}

/// The switch of the layers.
pub(super) fn switch(layer: RwSignal<Layer>) -> AnyView {
    let answers: Vec<Segment> = Layer::ALL.iter().map(|layer| Segment::of(say(word(*layer)))).collect();
    view! {
        <div class="layers">
            <Segmented
                label=say(keys::BFR_LAYERS)
                answers=Signal::stored(answers)
                chosen=Signal::derive(move || Some(layer.get().index()))
                on_choose=move |place: usize| {
                    if let Some(chosen) = Layer::ALL.get(place) {
                        layer.set(*chosen);
                    }
                }
            />
        </div>
    }
    .into_any()
}

/// What the chosen layer puts on the map. Danger is worked out once the tap that asked for it has been painted and what
/// works it out is there; until then the map shows who controls what.
pub(super) fn overlays(session: Session, layer: RwSignal<Layer>) -> Signal<Extra> {
    let (shown, evening) = (RwSignal::new(Extra::default()), behind::evening());
    let moved = session.part(|table| (table.state().board().clone(), table.state().laid().to_vec()));
    let show = move |extra: Extra| {
        // The screen may be left by then.
        if shown.try_get_untracked().is_some_and(|before| before != extra) {
            shown.try_set(extra);
        }
    };
    Effect::new(move |_| {
        let _ = moved.get();
        match layer.get() {
            Layer::Control => show(Extra::default()),
            Layer::Honor => show(session.glance(honor)),
            Layer::Defense => show(session.glance(defense)),
            Layer::Danger => match evening.here() {
                Some(here) => later::after_paint(move || {
                    if layer.try_get_untracked() == Some(Layer::Danger) && session.is_open() {
                        show(session.glance(|state| measured("bfr-danger", || (here.danger)(state))));
                    }
                }),
                None => show(Extra::default()),
            },
        }
    });
    shown.into()
}

fn honor(state: &State) -> Extra {
    figures(state, |view| standing(state, view.province).to_string())
}

fn defense(state: &State) -> Extra {
    figures(state, |view| view.defense.to_string())
}

/// A number for each province that can be held.
fn figures(state: &State, figure: impl Fn(&ProvinceView) -> String) -> Extra {
    let all = map(state).provinces;
    let held = all.iter().filter(|view| view.special != Some(Special::Scorched));
    Extra { figures: held.map(|view| (view.province, figure(view))).collect(), ..Extra::default() }
}
