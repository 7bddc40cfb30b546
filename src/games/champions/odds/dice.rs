//! Elemental Dice whose order does not matter.

use crate::games::champions::model::element::Element;
use crate::kernel::by::Small;

/// How many Elements there are: every die shows each with probability 1/5.
pub(super) const ELEMENTS: usize = 5;

/// The most Elemental Dice that are ever rolled (CH-COM-4, CH-TEST-1).
pub(super) const MOST_DICE: usize = 5;

/// A multiset of Elements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Dice {
    counts: [u8; ELEMENTS],
}

impl Dice {
    /// These dice.
    pub fn of(elements: &[Element]) -> Self {
        elements.iter().fold(Self::default(), |dice, &element| dice.with(element))
    }

    /// So many dice of each Element.
    pub(super) fn counted(count: impl Fn(Element) -> u8) -> Self {
        let mut dice = Self::default();
        for &element in Element::ALL {
            dice.counts[element.index()] = count(element);
        }
        dice
    }

    /// How many dice show `element`.
    pub fn count(self, element: Element) -> u8 {
        self.counts[element.index()]
    }

    /// One die more.
    #[must_use]
    pub fn with(mut self, element: Element) -> Self {
        self.counts[element.index()] += 1;
        self
    }

    /// One die fewer, where there is one.
    pub fn without(mut self, element: Element) -> Option<Self> {
        self.counts[element.index()] = self.count(element).checked_sub(1)?;
        Some(self)
    }

    /// Whether `needs` are among these dice.
    pub fn contains(self, needs: Self) -> bool {
        self.counts.iter().zip(needs.counts).all(|(&count, need)| need <= count)
    }

    /// Whether all five Elements are present: Harmony.
    pub fn is_harmonious(self) -> bool {
        self.counts.iter().all(|&count| count > 0)
    }

    /// The greater of two counts and whose it is; the first of equals.
    pub(super) fn more_of(self, elements: [Element; 2]) -> (Element, u8) {
        let [first, second] = elements;
        let element = if self.count(second) > self.count(first) { second } else { first };
        (element, self.count(element))
    }
}
