//! What to do in the middle of a roll.

use super::changes::{Called, Changes, Deceived, with_deception, without_deception};
use super::dice::Dice;
use super::focus::{Choice, Focus};
use super::multisets::multisets;
use super::settle::{Finals, settled};
use crate::games::champions::model::element::Element;
use serde::Serialize;

/// The best play from here, and what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advised<S> {
    /// The value from here on; in a test the probability of success.
    pub value: f64,
    /// What to do next.
    pub advice: Advice<S>,
}

/// What to do next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Advice<S> {
    /// Spend a Ki.
    Reroll {
        /// Positions of the dice to roll again, ascending.
        dice: Vec<usize>,
    },
    /// Roll no more.
    Settle(S),
}

/// How to end a Combat's roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CombatEnd {
    /// Deception, where it helps.
    pub deception: Option<Deceived>,
    /// Call of the Void, where it helps.
    pub void: Option<Called>,
    /// The Element of the Offensive Successes; none under Harmony.
    pub offence: Option<Element>,
    /// The Element of the Defensive Successes; none under Harmony.
    pub defence: Option<Element>,
    /// Whether Harmony is taken.
    pub harmony: bool,
}

/// How to end a test's roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TestEnd {
    /// Deception, where it helps.
    pub deception: Option<Deceived>,
    /// Call of the Void, where it helps.
    pub void: Option<Called>,
    /// The Element of the successes; none under Harmony.
    pub element: Option<Element>,
    /// Whether Harmony is taken.
    pub harmony: bool,
}

/// The best play with `rolled` on the table. `end` words how a roll ends.
pub(super) fn advise<S>(finals: &Finals, rolled: &[Element], end: impl FnOnce(Changes) -> S) -> Advised<S> {
    let settled = settled(finals);
    let focus = Focus::new(finals, &settled);
    let number = multisets().number(Dice::of(rolled));
    let advice = match focus.first_choice(number) {
        Choice::Reroll { keep } => Advice::Reroll { dice: others(rolled, multisets().dice(keep)) },
        Choice::Settle => Advice::Settle(end(best_changes(finals, rolled))),
    };
    Advised { value: focus.value_of(number), advice }
}

/// The positions of the dice that are not kept. Of dice that show the same, the first are kept.
pub(super) fn others(rolled: &[Element], mut keep: Dice) -> Vec<usize> {
    let mut others = Vec::new();
    for (position, &element) in rolled.iter().enumerate() {
        match keep.without(element) {
            Some(rest) => keep = rest,
            None => others.push(position),
        }
    }
    others
}

/// The simplest of the best changes.
fn best_changes(finals: &Finals, rolled: &[Element]) -> Changes {
    let price = |changes: &Changes| changes.deception.map_or(0.0, |_| finals.deception.unwrap_or_default());
    let value = |changes: &Changes| finals.worth[multisets().number(changes.last)] - price(changes);
    let mut all = without_deception(rolled);
    if finals.deception.is_some() {
        all.extend(with_deception(rolled));
    }
    let best = all.iter().map(value).fold(f64::NEG_INFINITY, f64::max);
    let simplest = all.into_iter().find(|changes| value(changes) >= best - finals.tolerance());
    simplest.unwrap_or(Changes { deception: None, void: None, last: Dice::of(rolled) })
}
