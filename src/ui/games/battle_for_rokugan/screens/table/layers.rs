//! The layers of the map: each changes the fill and the one number of each province, never the marks.

use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::views::map::map;
use crate::games::battle_for_rokugan::views::odds::{danger, percent};
use crate::games::battle_for_rokugan::views::worth::standing;
use crate::kernel::by::Small;
use crate::kernel::line::Key;
use crate::small;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::games::battle_for_rokugan::map::Extra;
use crate::ui::games::battle_for_rokugan::session::Session;
use crate::ui::later;
use crate::ui::measure::measured;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// What the map shows beside who controls what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layer {
    /// Faceup control tokens.
    Control,
    /// The honor of each province.
    Honor,
    /// The defense of each province.
    Defense,
    /// The chance that each is lost.
    Danger,
}
small!(Layer: Control, Honor, Defense, Danger);

impl Layer {
    fn word(self) -> Key {
        match self {
            Self::Control => keys::BFR_LAYER_CONTROL,
            Self::Honor => keys::BFR_LAYER_HONOR,
            Self::Defense => keys::BFR_LAYER_DEFENSE,
            Self::Danger => keys::BFR_LAYER_DANGER,
        }
    }
}

/// The switch of the layers.
pub(super) fn switch(layer: RwSignal<Layer>) -> AnyView {
    let answers: Vec<Segment> = Layer::ALL.iter().map(|layer| Segment::of(say(layer.word()))).collect();
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

/// What the chosen layer puts on the map. Danger is worked out once the tap that asked for it has been painted, and
/// until then the map shows who controls what.
pub(super) fn overlays(session: Session, layer: RwSignal<Layer>) -> Signal<Extra> {
    let shown = RwSignal::new(Extra::default());
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
            Layer::Danger => later::after_paint(move || {
                if layer.try_get_untracked() == Some(Layer::Danger) && session.is_open() {
                    show(session.glance(|state| measured("bfr-danger", || overlay(state, Layer::Danger))));
                }
            }),
            layer @ (Layer::Control | Layer::Honor | Layer::Defense) => {
                show(session.glance(|state| overlay(state, layer)));
            }
        }
    });
    shown.into()
}

/// What a layer puts on the map.
fn overlay(state: &State, layer: Layer) -> Extra {
    let all = Province::ALL.iter().copied();
    match layer {
        Layer::Control => Extra::default(),
        Layer::Honor => {
            let figures = all.map(|at| (at, standing(state, at).to_string())).collect();
            Extra { figures, ..Extra::default() }
        }
        Layer::Defense => {
            let views = map(state).provinces;
            let figures = views.iter().map(|view| (view.province, view.defense.to_string())).collect();
            Extra { figures, ..Extra::default() }
        }
        Layer::Danger => {
            let Ok(danger) = danger(state) else { return Extra::default() };
            let chances: Vec<_> = all.filter_map(|at| danger.get(at).map(|chance| (at, percent(chance)))).collect();
            let figures = chances.iter().filter(|(_, chance)| *chance > 0);
            let figures = figures.map(|(at, chance)| (*at, format!("{chance}%"))).collect::<Vec<_>>();
            // Without any danger the numbers of faceup tokens would come back.
            let figures = if figures.is_empty() { vec![(Province::ShadowlandsSouth, String::new())] } else { figures };
            Extra { figures, shades: chances, ..Extra::default() }
        }
    }
}
