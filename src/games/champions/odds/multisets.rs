//! All multisets of at most five Elemental Dice, numbered, with the way from each to its neighbours.
//!
//! There are 252 of them against 3906 ordered rolls; every table of the engine is a list in this numbering. Fewer dice
//! come before more, fewer Voids before more of as many dice.

use super::dice::{Dice, ELEMENTS, MOST_DICE};
use crate::games::champions::model::element::Element;
use crate::kernel::by::Small;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::LazyLock;

/// The number of the empty multiset.
pub(super) const NO_DICE: usize = 0;

static TABLE: LazyLock<Multisets> = LazyLock::new(Multisets::build);

/// The table, made when it is first asked for.
pub(super) fn multisets() -> &'static Multisets {
    &TABLE
}

/// The numbered multisets.
#[derive(Debug)]
pub(super) struct Multisets {
    all: Vec<Dice>,
    /// Where those of each size begin; one more entry for the end.
    starts: Vec<usize>,
    with: Vec<[usize; ELEMENTS]>,
    without: Vec<[Option<usize>; ELEMENTS]>,
    /// Those of `without` that there are.
    fewer: Vec<Vec<usize>>,
    /// The proper parts of each, the largest first.
    parts: Vec<Vec<usize>>,
}

impl Multisets {
    /// The numbers of all multisets of `size` dice.
    pub(super) fn of(&self, size: usize) -> Range<usize> {
        self.starts[size]..self.starts[size + 1]
    }

    /// The dice of that number.
    pub(super) fn dice(&self, number: usize) -> Dice {
        self.all[number]
    }

    /// One die more. Only for fewer than five dice.
    pub(super) fn with(&self, number: usize, element: Element) -> usize {
        self.with[number][element.index()]
    }

    /// All multisets with one die more. Only for fewer than five dice.
    pub(super) fn with_any(&self, number: usize) -> &[usize; ELEMENTS] {
        &self.with[number]
    }

    /// One die fewer, where there is one.
    pub(super) fn without(&self, number: usize, element: Element) -> Option<usize> {
        self.without[number][element.index()]
    }

    /// All multisets with one die fewer.
    pub(super) fn without_any(&self, number: usize) -> &[usize] {
        &self.fewer[number]
    }

    /// What can be kept when at least one die is rolled again, the most dice first.
    pub(super) fn parts(&self, number: usize) -> &[usize] {
        &self.parts[number]
    }

    /// The number of `dice`, of which there are at most five.
    pub(super) fn number(&self, dice: Dice) -> usize {
        let elements = Element::ALL.iter().flat_map(|&element| (0..dice.count(element)).map(move |_| element));
        elements.fold(NO_DICE, |number, element| self.with(number, element))
    }

    fn build() -> Self {
        let sizes: Vec<Vec<Dice>> = (0..=MOST_DICE).map(of_size).collect();
        let mut starts = vec![0];
        starts.extend(sizes.iter().scan(0, |end, size| {
            *end += size.len();
            Some(*end)
        }));
        let all = sizes.concat();
        let numbers: BTreeMap<Dice, usize> = all.iter().enumerate().map(|(number, &dice)| (dice, number)).collect();
        // Beyond five dice there is nothing; nobody asks there.
        let neighbour = |dice: Option<Dice>| dice.and_then(|dice| numbers.get(&dice).copied());
        let each = |ask: &dyn Fn(Element) -> Option<usize>| {
            let mut found = [None; ELEMENTS];
            Element::ALL.iter().for_each(|&element| found[element.index()] = ask(element));
            found
        };
        let with =
            |dice: &Dice| each(&|element| neighbour(Some(dice.with(element)))).map(|more| more.unwrap_or(NO_DICE));
        let without = |dice: &Dice| each(&|element| neighbour(dice.without(element)));
        let parts = |whole: &Dice| {
            let parts = all.iter().enumerate().rev().filter(|(_, part)| *part != whole && whole.contains(**part));
            parts.map(|(number, _)| number).collect()
        };
        Self {
            with: all.iter().map(with).collect(),
            without: all.iter().map(without).collect(),
            fewer: all.iter().map(|dice| without(dice).into_iter().flatten().collect()).collect(),
            parts: all.iter().map(parts).collect(),
            starts,
            all,
        }
    }
}

/// The multisets of one size, by ascending number of Voids.
fn of_size(size: usize) -> Vec<Dice> {
    let grown = (0..size).fold(vec![Dice::default()], |smaller, _| {
        let mut more: Vec<Dice> =
            smaller.iter().flat_map(|dice| Element::ALL.iter().map(|&element| dice.with(element))).collect();
        more.sort_unstable();
        more.dedup();
        more
    });
    let mut sorted = grown;
    sorted.sort_by_key(|dice| dice.count(Element::Void));
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_252_multisets_of_at_most_five_dice() {
        let table = multisets();
        assert_eq!([0, 1, 2, 3, 4, 5].map(|size| table.of(size).len()), [1, 5, 15, 35, 70, 126]);
    }

    #[test]
    fn a_die_more_and_the_same_die_fewer_is_the_same_multiset() {
        let table = multisets();
        for number in 0..table.of(MOST_DICE).start {
            for &element in Element::ALL {
                let more = table.with(number, element);
                assert_eq!(table.without(more, element), Some(number));
                assert_eq!(table.number(table.dice(more)), more);
            }
        }
    }

    #[test]
    fn the_largest_part_comes_first() {
        let table = multisets();
        let number = table.number(Dice::of(&[Element::Fire, Element::Fire, Element::Void]));
        let size = |part: usize| (0..=MOST_DICE).find(|&size| table.of(size).contains(&part));
        let sizes: Vec<usize> = table.parts(number).iter().filter_map(|&part| size(part)).collect();
        assert_eq!(sizes, [2, 2, 1, 1, 0]);
    }
}
