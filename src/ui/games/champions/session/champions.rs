//! What the screens show of the Champions, told Champion by Champion and gauge by gauge: most of a table's page is about
//! them, and a step changes one.

use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::view::{self, ChampionView, GaugeView};
use crate::kernel::by::{By, Small};
use crate::ui::table::session::Shown;
use leptos::prelude::*;

/// The five Champions of a table, as they are shown.
#[derive(Clone, Copy)]
pub struct ShownChampions(StoredValue<By<ChampionId, ShownChampion>>);

/// A Champion: everything that is shown of it, and its gauges once more.
struct ShownChampion {
    view: Shown<ChampionView>,
    gauges: By<Gauge, Shown<GaugeView>>,
}

impl ShownChampions {
    /// Begins with what `state` says.
    pub(super) fn new(state: &State) -> Self {
        Self(StoredValue::new(By::from_fn(|id| {
            let view = view::champion(state, id);
            ShownChampion { gauges: By::from_fn(|gauge| Shown::new(*gauge_of(&view, gauge))), view: Shown::new(view) }
        })))
    }

    /// Everything of a Champion; the reader is called again when any of it changes.
    pub fn get(self, id: ChampionId) -> ChampionView {
        self.0.with_value(|shown| shown.get(id).view).get()
    }

    /// A gauge of a Champion; the reader is called again when that gauge changes.
    pub fn gauge(self, id: ChampionId, gauge: Gauge) -> GaugeView {
        self.0.with_value(|shown| *shown.get(id).gauges.get(gauge)).get()
    }

    /// Tells the readers of what has changed, and nobody else.
    pub(super) fn tell(self, state: &State) {
        self.0.with_value(|shown| {
            for (id, shown) in shown.iter() {
                let now = view::champion(state, id);
                for (gauge, shown) in shown.gauges.iter() {
                    shown.tell(*gauge_of(&now, gauge));
                }
                shown.view.tell(now);
            }
        });
    }
}

fn gauge_of(view: &ChampionView, gauge: Gauge) -> &GaugeView {
    &view.gauges[gauge.index()]
}
