//! The last decisions over dice that are not rerolled: Deception, then Call of the Void (CH-TEST-2, CH-COM-7).

use super::dice::ELEMENTS;
use super::multisets::multisets;
use crate::games::champions::model::element::Element;
use crate::kernel::by::Small;

/// What final dice are worth, by the number of their multiset, and the price of getting there.
#[derive(Clone, Debug)]
pub(super) struct Finals {
    /// Elemental Dice that were rolled. Final dice are as many, or one fewer after Call of the Void.
    pub(super) dice: usize,
    /// The worth of every multiset of as many or one fewer dice.
    pub(super) worth: Vec<f64>,
    /// What Deception costs, where it can be used.
    pub(super) deception: Option<f64>,
    /// What each Focus costs.
    pub(super) focus: f64,
    /// Available Ki.
    pub(super) ki: u64,
}

impl Finals {
    /// By how much one play has to be better than another to be preferred: what rounding can make of equals.
    pub(super) fn tolerance(&self) -> f64 {
        let greatest = self.worth.iter().fold(0.0_f64, |greatest, worth| greatest.max(worth.abs()));
        1e-14 * (1.0 + greatest + self.deception.unwrap_or_default() + self.focus)
    }
}

/// The best end of a roll.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settled {
    /// What it is worth, the price of Deception taken off.
    pub(super) value: f64,
    /// The number of the final dice.
    pub(super) last: usize,
    /// Whether Deception was used.
    pub(super) deceived: bool,
}

impl Settled {
    /// The other, where it is clearly better.
    fn or(self, other: Self, tolerance: f64) -> Self {
        if other.value > self.value + tolerance { other } else { self }
    }
}

/// The best end of every roll of all dice, by number; only for those is the answer of any use.
///
/// Deception into the Element the die already shows is left in: it is never better than none.
pub(super) fn settled(finals: &Finals) -> Vec<Settled> {
    let (table, tolerance) = (multisets(), finals.tolerance());
    let mut best: Vec<Settled> = as_they_lie(finals);
    let (fewer, full) = (table.of(finals.dice - 1), table.of(finals.dice));
    for number in fewer.clone() {
        best[number] = turned(number, &best, tolerance);
    }
    for number in full.clone() {
        if let Some(others) = table.without(number, Element::Void) {
            best[number] = best[number].or(best[others], tolerance);
        }
    }
    let Some(price) = finals.deception else { return best };
    let called = best.clone();
    for number in fewer {
        best[number] = any_of(table.with_any(number), &called, price, tolerance);
    }
    for number in full {
        let deceived = table.without_any(number).iter().map(|others| best[*others]);
        best[number] = deceived.fold(best[number], |settled, other| settled.or(other, tolerance));
    }
    best
}

fn as_they_lie(finals: &Finals) -> Vec<Settled> {
    let each = finals.worth.iter().enumerate();
    each.map(|(last, &value)| Settled { value, last, deceived: false }).collect()
}

/// Turns all Voids of what is left after removing one. Those with fewer Voids are turned already.
fn turned(number: usize, best: &[Settled], tolerance: f64) -> Settled {
    let table = multisets();
    let Some(others) = table.without(number, Element::Void) else { return best[number] };
    let elements = Element::ALL.iter().filter(|&&element| element != Element::Void);
    let mut ways = elements.map(|&element| best[table.with(others, element)]);
    let first = ways.next().unwrap_or(best[number]);
    ways.fold(first, |settled, other| settled.or(other, tolerance))
}

/// The best of one die turned into anything.
fn any_of(wholes: &[usize; ELEMENTS], called: &[Settled], price: f64, tolerance: f64) -> Settled {
    let [first, others @ ..] = wholes;
    let best = others.iter().fold(called[*first], |settled, other| settled.or(called[*other], tolerance));
    Settled { value: best.value - price, deceived: true, ..best }
}
