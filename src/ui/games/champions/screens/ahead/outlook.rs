//! A forecast while it is worked out: the plan first, then one fighter after each frame, so that no tap waits for more than that.

use crate::games::champions::ahead::danger::{Ahead, Danger, danger};
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::state::State;
use crate::games::champions::sheet::explore::Silence;
use crate::ui::games::champions::cards::cards;
use crate::ui::later::after_paint;
use crate::ui::measure::measured;
use crate::ui::prefs;
use leptos::prelude::*;
use std::sync::Arc;

/// What the browser lists the times under.
const PLAN: &str = "plan";
const DANGER: &str = "danger";

/// What is known of somebody.
pub type Told = Result<Danger, Silence>;

/// A forecast as far as it is known.
#[derive(Clone, Copy)]
pub struct Outlook {
    /// The plan; nothing without a board, or before it was made.
    pub ahead: RwSignal<Option<Arc<Ahead>>>,
    /// What is known of whom.
    pub dangers: RwSignal<Vec<(Actor, Told)>>,
}

impl Outlook {
    /// A forecast of that table, worked out anew whenever it changes, after the change is on the screen.
    pub fn of(table: Signal<Option<Arc<State>>>) -> Self {
        let outlook = Self { ahead: RwSignal::new(None), dangers: RwSignal::new(Vec::new()) };
        let (prefs, cards) = (prefs::current(), cards());
        let weights = Memo::new(move |_| prefs.with(|prefs| prefs.goal.weights(prefs.weights)));
        let faces = Memo::new(move |_| cards.enemy_faces().value().unwrap_or(EnemyFaces::USUAL));
        let turn = StoredValue::new(0_u32);
        Effect::new(move |_| {
            let (state, faces, weights) = (table.get(), faces.get(), weights.get().form());
            let mine = turn.get_value().wrapping_add(1);
            turn.set_value(mine);
            let Some(state) = state else { return outlook.forget() };
            after_paint(move || {
                if turn.try_get_value() == Some(mine) {
                    let ahead = measured(PLAN, || Ahead::of(&state, faces, weights));
                    outlook.forget();
                    outlook.ahead.set(ahead.map(Arc::new));
                    outlook.next(state, (turn, mine));
                }
            });
        });
        outlook
    }

    fn forget(self) {
        self.ahead.set(None);
        self.dangers.set(Vec::new());
    }

    /// Works out the next fighter once the next frame is painted, unless something else is wanted by then.
    fn next(self, state: Arc<State>, (turn, mine): (StoredValue<u32>, u32)) {
        let Some(ahead) = self.ahead.get_untracked() else { return };
        let done = self.dangers.with_untracked(Vec::len);
        let Some(threat) = ahead.threats.get(done).cloned() else { return };
        after_paint(move || {
            if turn.try_get_value() == Some(mine) {
                let told = measured(DANGER, || danger(&state, &threat, &ahead.asked));
                self.dangers.update(|all| all.push((threat.who, told)));
                self.next(state, (turn, mine));
            }
        });
    }

    /// What is known of somebody.
    pub fn told(self, who: Actor) -> Option<Told> {
        self.dangers.with(|all| all.iter().find(|(other, _)| *other == who).map(|(_, told)| told.clone()))
    }

    /// How many are worked out, and of how many.
    pub fn progress(self) -> (usize, usize) {
        let all = self.ahead.with(|ahead| ahead.as_ref().map_or(0, |ahead| ahead.threats.len()));
        (self.dangers.with(Vec::len), all)
    }

    /// Whether everything is worked out.
    pub fn is_done(self) -> bool {
        let (done, all) = self.progress();
        all > 0 && done == all
    }
}
