//! The last decisions die by die: what Deception and Call of the Void can make of dice that lie on the table.
//!
//! The tables of the engine know multisets only; advice has to point at dice.

use super::dice::Dice;
use crate::games::champions::model::element::Element;
use crate::kernel::by::Small;
use serde::Serialize;

/// Deception: one die turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Deceived {
    /// Position of the die.
    pub die: usize,
    /// What it becomes.
    pub to: Element,
}

/// Call of the Void: one Void removed, the others turned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Called {
    /// Position of the Void that is removed.
    pub removed: usize,
    /// What the other Voids become, by ascending position.
    pub to: Vec<Element>,
}

/// The changes made to a roll, and the dice they end in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Changes {
    pub(super) deception: Option<Deceived>,
    pub(super) void: Option<Called>,
    pub(super) last: Dice,
}

/// What can be made of `rolled` without Deception, the simplest first.
pub(super) fn without_deception(rolled: &[Element]) -> Vec<Changes> {
    called(rolled, None)
}

/// What can be made of `rolled` with Deception, the simplest first; of dice that show the same, the first is turned.
pub(super) fn with_deception(rolled: &[Element]) -> Vec<Changes> {
    let mut all = Vec::new();
    for (die, &from) in rolled.iter().enumerate().filter(|(die, from)| !rolled[..*die].contains(from)) {
        for &to in Element::ALL.iter().filter(|&&to| to != from) {
            let mut deceived = rolled.to_vec();
            deceived[die] = to;
            all.extend(called(&deceived, Some(Deceived { die, to })));
        }
    }
    // Sorting keeps the order of equals.
    all.sort_by_key(|changes| changes.void.is_some());
    all
}

/// The dice after Deception as they lie, and after every Call of the Void.
fn called(dice: &[Element], deception: Option<Deceived>) -> Vec<Changes> {
    let mut all = vec![Changes { deception, void: None, last: Dice::of(dice) }];
    let Some(removed) = dice.iter().position(|&element| element == Element::Void) else { return all };
    let kept: Vec<Element> = dice.iter().copied().filter(|&element| element != Element::Void).collect();
    for to in turns(dice.len() - kept.len() - 1) {
        let last = to.iter().fold(Dice::of(&kept), |dice, &element| dice.with(element));
        all.push(Changes { deception, void: Some(Called { removed, to }), last });
    }
    all
}

/// Every way to turn `voids` Voids; ways that differ only in their order are one.
fn turns(voids: usize) -> Vec<Vec<Element>> {
    (0..voids).fold(vec![Vec::new()], |shorter, _| {
        let longer = |turn: &Vec<Element>| {
            let last = turn.last().copied();
            let next = Element::ALL.iter().filter(move |&&element| element != Element::Void && Some(element) >= last);
            next.map(|&element| [turn.as_slice(), &[element]].concat()).collect::<Vec<_>>()
        };
        shorter.iter().flat_map(longer).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use Element::{Fire, Void};

    #[test]
    fn a_void_made_by_deception_can_be_called() {
        let all = with_deception(&[Fire, Fire, Fire, Void]);
        let called = Changes {
            deception: Some(Deceived { die: 0, to: Void }),
            void: Some(Called { removed: 0, to: vec![Fire] }),
            last: Dice::of(&[Fire, Fire, Fire]),
        };
        assert!(all.contains(&called));
        assert!(all[0].void.is_none() && all.iter().all(|changes| changes.deception.is_some()));
    }

    #[test]
    fn every_other_void_is_turned() {
        let all = without_deception(&[Void, Void, Void, Void]);
        assert_eq!(all.len(), 1 + 20);
        assert!(all[1..].iter().all(|changes| changes.last.count(Void) == 0));
    }
}
