//! What the screens show of a table, told part by part.
//!
//! A step changes little of what is shown. Memos of the journal would ask with every step, each for its own part, whether it
//! still holds; a part told here is compared once, and asks its readers only when it has changed.

use super::champions::ShownChampions;
use crate::games::champions::model::ids::{AllyId, ChampionId, EnemyId};
use crate::games::champions::view::{self, FigureView, HeadView, HonorView, NextStep};
use crate::games::champions::{Champions, Table};
use crate::ui::table::played::ShownTable;
use crate::ui::table::session::Shown;
use leptos::prelude::*;

/// The table as the screens show it.
#[derive(Clone, Copy)]
pub struct ShownGame {
    /// Its Champions.
    pub champions: ShownChampions,
    /// What stands at the top of every screen.
    pub head: Shown<HeadView>,
    /// How far the Group Honor is.
    pub honor: Shown<HonorView>,
    /// The five Champions, in the order of Activations; without one, by seat.
    pub order: Shown<Vec<ChampionId>>,
    /// Who acts.
    pub acting: Shown<Option<ChampionId>>,
    /// The Champion with whose Activation the Allies act now.
    pub allies_act: Shown<Option<ChampionId>>,
    /// What comes next in the game.
    pub next: Shown<NextStep>,
    /// Allies that are or were on the board. Worked out where they are asked for: few screens do.
    pub allies: Memo<Vec<FigureView<AllyId>>>,
    /// Enemies that are or were on the board, those on it first; worked out like the Allies.
    pub enemies: Memo<Vec<FigureView<EnemyId>>>,
}

impl ShownTable<Champions> for ShownGame {
    fn new(journal: RwSignal<Table>) -> Self {
        journal.with_untracked(|table| {
            let state = table.state();
            Self {
                champions: ShownChampions::new(state),
                head: Shown::new(view::head(state)),
                honor: Shown::new(view::honor(state)),
                order: Shown::new(view::order(state)),
                acting: Shown::new(state.track().active()),
                allies_act: Shown::new(view::allies_act(state)),
                next: Shown::new(view::next_step(state)),
                allies: Memo::new(move |_| journal.with(|table| view::allies(table.state()))),
                enemies: Memo::new(move |_| journal.with(|table| view::enemies(table.state()))),
            }
        })
    }

    fn tell(self, table: &Table) {
        let state = table.state();
        self.champions.tell(state);
        self.head.tell(view::head(state));
        self.honor.tell(view::honor(state));
        self.order.tell(view::order(state));
        self.acting.tell(state.track().active());
        self.allies_act.tell(view::allies_act(state));
        self.next.tell(view::next_step(state));
    }
}

#[cfg(test)]
mod tests {
    use super::ShownGame;
    use crate::games::champions::Table;
    use crate::games::champions::command::Command;
    use crate::games::champions::demo;
    use crate::games::champions::model::ids::{ChampionId, EnemyId, Who};
    use crate::games::champions::model::name::Note;
    use crate::games::champions::model::quantity::Gauge;
    use crate::kernel::by::Small;
    use crate::kernel::chance::Seed;
    use crate::kernel::journal::Stamp;
    use crate::ui::table::played::ShownTable;
    use leptos::prelude::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn a_step_is_told_to_the_readers_of_what_it_changes_alone() {
        let owner = Owner::new();
        owner.set();
        let journal = RwSignal::new(demo::table(Seed(1), Stamp(0)).expect("the demonstration table is sound"));
        let shown = ShownGame::new(journal);
        let told: [Arc<AtomicUsize>; 4] = std::array::from_fn(|_| Arc::default());
        let counts = told.clone();
        let read: [fn(ShownGame); 4] = [
            |shown| _ = shown.head.get(),
            |shown| _ = shown.honor.get(),
            |shown| _ = shown.order.get(),
            |shown| _ = shown.next.get(),
        ];
        let readers: Vec<_> = (0..read.len())
            .map(|part| {
                let told = told[part].clone();
                Memo::new(move |_| {
                    read[part](shown);
                    told.fetch_add(1, Ordering::Relaxed)
                })
            })
            .collect();
        let told_since = || {
            readers.iter().for_each(|reader| _ = reader.get());
            counts.each_ref().map(|count| count.swap(0, Ordering::Relaxed))
        };
        assert_eq!(told_since(), [1, 1, 1, 1], "each reads for the first time");

        let step = |command: Command| {
            journal.update_untracked(|table: &mut Table| _ = table.commit(command, Stamp(1)).expect("it is allowed"));
            journal.with_untracked(|table| shown.tell(table));
        };
        let by_hand = |who, gauge, by| Command::Adjust { who, gauge, by, note: Note::default() };
        let before = shown.honor.get();
        step(by_hand(Who::Champion(ChampionId::ALL[0]), Gauge::Honor, 1));
        assert_eq!(told_since(), [0, 1, 0, 0], "a step of Honor");
        assert_eq!(shown.honor.get().group, before.group + 1);
        step(by_hand(Who::Enemy(EnemyId(0)), Gauge::Life, -1));
        assert_eq!(told_since(), [0, 0, 0, 0], "an Enemy is wounded");
        journal.update_untracked(|table| table.go_to(table.cursor() - 2));
        journal.with_untracked(|table| shown.tell(table));
        assert_eq!((told_since(), shown.honor.get()), ([0, 1, 0, 0], before), "both are taken back");
    }
}
