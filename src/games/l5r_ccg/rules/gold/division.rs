//! Objective (g) of CC-GOLD-5: the sources divided among the cards bought.

use super::purse::{Mask, Purse, in_order};

/// One set of sources per cost: the smallest list of lists that uses exactly one of `unions`.
pub(super) fn best(purse: &Purse, costs: &[i64], mut unions: Vec<Mask>) -> Vec<Mask> {
    let mut division = Vec::new();
    for (at, cost) in costs.iter().enumerate() {
        let rest = purse.paying(&costs[at + 1..]);
        let fits = |union: Mask, own: Mask| purse.gold(own) >= *cost && rest[(union ^ own) as usize];
        let own = unions
            .iter()
            .flat_map(|union| parts(*union).filter(|own| fits(*union, *own)))
            .min_by(|a, b| in_order(*a, *b));
        // Every union can pay all costs that are left, so there always is a part for the first of them.
        let own = own.unwrap_or(0);
        unions.retain(|union| union & own == own && fits(*union, own));
        unions.iter_mut().for_each(|union| *union ^= own);
        division.push(own);
    }
    division
}

/// Every subset of a set.
fn parts(mask: Mask) -> impl Iterator<Item = Mask> {
    std::iter::successors(Some(mask), move |part| part.checked_sub(1).map(|less| less & mask))
}
