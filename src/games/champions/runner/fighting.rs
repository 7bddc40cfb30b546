//! A Combat an Enemy begins, before it is fought: who, why, and what the board says about it.

use super::Reasoned;
use crate::games::champions::enemy::rules;
use crate::games::champions::field::next::NextCombat;
use crate::games::champions::model::state::State;
use crate::games::champions::text::{runner, whys};
use crate::kernel::line::Line;

/// A Combat to come.
#[derive(Clone, Debug, PartialEq)]
pub struct CombatView {
    /// The Combat.
    pub combat: NextCombat,
    /// Who fights whom.
    pub sentence: Line,
    /// Why, and how they stand.
    pub whys: Vec<Reasoned>,
}

/// The Combat as it is shown.
pub(super) fn combat(state: &State, combat: &NextCombat) -> CombatView {
    let causes = whys::combat_whys(state, combat).into_iter();
    let causes = causes.map(|text| Reasoned { text, rule: rules::TARGET });
    let terms = runner::terms(state, combat).into_iter().map(|(text, rule)| Reasoned { text, rule });
    CombatView { combat: combat.clone(), sentence: whys::combat(state, combat), whys: causes.chain(terms).collect() }
}
