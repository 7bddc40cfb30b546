//! The order of Activations while it is tapped.

use crate::games::champions::model::ids::ChampionId;
use leptos::prelude::*;

/// The order of Activations as far as it was tapped. It outlives the page, because other pages of the table are looked
/// at meanwhile.
#[derive(Clone, Copy)]
pub struct Picks {
    /// In which turn, then place (from 0) and Champion, tap by tap.
    pub taps: RwSignal<(i16, Vec<(usize, ChampionId)>)>,
}

impl Picks {
    /// Gives an order without taps to every screen of the table.
    pub(super) fn provide() {
        provide_context(Self { taps: RwSignal::new((0, Vec::new())) });
    }
}

/// The order of Activations as far as it was tapped.
pub fn picks() -> Picks {
    expect_context()
}
