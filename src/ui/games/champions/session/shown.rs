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
                acting: Shown::new(view::acting(state)),
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
        self.acting.tell(view::acting(state));
        self.allies_act.tell(view::allies_act(state));
        self.next.tell(view::next_step(state));
    }
}
