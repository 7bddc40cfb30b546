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

#[cfg(test)]
mod tests {
    use super::ShownChampions;
    use crate::games::champions::command::Command;
    use crate::games::champions::demo;
    use crate::games::champions::model::ids::{ChampionId, EnemyId, Who};
    use crate::games::champions::model::name::Note;
    use crate::games::champions::model::quantity::Gauge;
    use crate::kernel::by::Small;
    use crate::kernel::chance::Seed;
    use crate::kernel::journal::Stamp;
    use leptos::prelude::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn a_step_is_told_to_the_readers_of_what_it_changes_alone() {
        let owner = Owner::new();
        owner.set();
        let mut table = demo::table(Seed(1), Stamp(0)).expect("the demonstration table is sound");
        let shown = ShownChampions::new(table.state());
        let told = Arc::new(AtomicUsize::new(0));
        let follow = |read: Box<dyn Fn() + Send + Sync>| {
            let told = told.clone();
            Memo::new(move |_| {
                read();
                told.fetch_add(1, Ordering::Relaxed)
            })
        };
        let whole = ChampionId::ALL.iter().map(|&id| follow(Box::new(move || _ = shown.get(id))));
        let pairs = ChampionId::ALL.iter().flat_map(|&id| Gauge::ALL.iter().map(move |&gauge| (id, gauge)));
        let single = pairs.map(|(id, gauge)| follow(Box::new(move || _ = shown.gauge(id, gauge))));
        let readers: Vec<_> = whole.chain(single).collect();
        let told_since = || {
            readers.iter().for_each(|reader| _ = reader.get());
            told.swap(0, Ordering::Relaxed)
        };
        assert_eq!(told_since(), ChampionId::ALL.len() * (1 + Gauge::ALL.len()), "each reads for the first time");

        let id = ChampionId::ALL[0];
        let before = shown.gauge(id, Gauge::Honor).value.expect("the practice cards are whole");
        let step = Command::Adjust { who: Who::Champion(id), gauge: Gauge::Honor, by: 1, note: Note::default() };
        table.commit(step, Stamp(1)).expect("Honor can be changed by hand");
        shown.tell(table.state());
        assert_eq!(told_since(), 2, "the one gauge, and all that is shown of its Champion");
        assert_eq!(shown.gauge(id, Gauge::Honor).value, Some(before + 1));

        let wound = Command::Adjust { who: Who::Enemy(EnemyId(0)), gauge: Gauge::Life, by: -1, note: Note::default() };
        table.commit(wound, Stamp(2)).expect("an Enemy can be wounded by hand");
        shown.tell(table.state());
        assert_eq!(told_since(), 0, "a step elsewhere");
    }
}
