//! Which Holdings to bow for which cards (CC-GOLD-5), exactly.
//!
//! Every set of sources is a mask of bits. For a set of cards to buy, one pass over all masks tells which sources
//! suffice; the cheapest of them are then divided among the cards.

mod division;
mod purse;

use purse::{Mask, Purse, in_order};

/// A card that can be bowed for gold: a Holding or the Stronghold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The gold it produces, at least 0.
    pub gold: i64,
    /// The Honor it could produce instead, at least 0.
    pub honor: i64,
    /// Whether it is bowed already.
    pub bowed: bool,
}

impl Source {
    /// Whether bowing it gives any gold (CC-GOLD-1).
    pub fn is_usable(&self) -> bool {
        !self.bowed && self.gold > 0
    }
}

/// A card somebody would like to pay for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Its cost in gold, at least 0.
    pub cost: i64,
    /// How much it is worth to the player, at least 0, in any unit.
    pub worth: i64,
}

/// The sources bowed for one card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Position of the card among those wanted.
    pub card: usize,
    /// Positions of the sources, ascending.
    pub sources: Vec<usize>,
    /// The gold they produce.
    pub gold: i64,
    /// What of it is lost (CC-GOLD-2).
    pub waste: i64,
}

/// What to buy, and what to bow for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// One payment per card bought, in the order of the cards.
    pub payments: Vec<Payment>,
    /// Total worth of the cards bought.
    pub worth: i64,
    /// Gold lost.
    pub waste: i64,
    /// Honor the bowed sources could have produced.
    pub honor_forgone: i64,
    /// Usable sources that stay unbowed.
    pub left: Vec<usize>,
    /// The gold they could still produce.
    pub left_gold: i64,
}

/// Sources that can be planned with at most.
pub const MOST_SOURCES: usize = 14;

/// Cards that can be planned for at most.
pub const MOST_CARDS: usize = 4;

/// More than can be planned with exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooMany {
    /// More than [`MOST_SOURCES`] usable sources.
    Sources,
    /// More than [`MOST_CARDS`] cards.
    Cards,
}

/// The best plan by the objectives of CC-GOLD-5, in their order.
///
/// # Errors
///
/// There are too many usable sources or cards.
pub fn plan(sources: &[Source], wanted: &[Wanted]) -> Result<Plan, TooMany> {
    let purse = Purse::of(sources);
    if purse.len() > MOST_SOURCES {
        return Err(TooMany::Sources);
    }
    if wanted.len() > MOST_CARDS {
        return Err(TooMany::Cards);
    }
    let (cards, unions) = best_purchase(&purse, wanted);
    Ok(told(&purse, wanted, cards, &division::best(&purse, &costs(wanted, cards), unions)))
}

/// Objectives (a) to (f): the cards to buy, and every cheapest set of sources for them.
fn best_purchase(purse: &Purse, wanted: &[Wanted]) -> (Mask, Vec<Mask>) {
    let value = |cards: Mask| (total(wanted, cards, |card| card.worth), cards.count_ones());
    let possible: Vec<Mask> = purse::subsets(wanted.len()).filter(|cards| purse.pays(&costs(wanted, *cards))).collect();
    let best = possible.iter().map(|cards| value(*cards)).max();
    let offers = possible.into_iter().filter(|cards| Some(value(*cards)) == best).map(|cards| {
        let (price, unions) = purse.cheapest(&costs(wanted, cards));
        (price.less(total(wanted, cards, |card| card.cost)), cards, unions)
    });
    let cheapest = offers.min_by(|one, other| one.0.cmp(&other.0).then_with(|| in_order(one.1, other.1)));
    // Buying nothing is always possible, so there always is an offer.
    cheapest.map_or((0, vec![0]), |(_, cards, unions)| (cards, unions))
}

fn told(purse: &Purse, wanted: &[Wanted], cards: Mask, division: &[Mask]) -> Plan {
    let payment = |(card, sources): (usize, &Mask)| {
        let gold = purse.gold(*sources);
        Payment { card, sources: purse.positions(*sources), gold, waste: gold - wanted[card].cost }
    };
    let payments: Vec<Payment> = purse::bits(cards).zip(division).map(payment).collect();
    let bowed = division.iter().fold(0, |all, sources| all | sources);
    let left = purse.all() & !bowed;
    Plan {
        worth: total(wanted, cards, |card| card.worth),
        waste: payments.iter().map(|payment| payment.waste).sum(),
        payments,
        honor_forgone: purse.honor(bowed),
        left: purse.positions(left),
        left_gold: purse.gold(left),
    }
}

fn total(wanted: &[Wanted], cards: Mask, of: impl Fn(&Wanted) -> i64) -> i64 {
    purse::bits(cards).map(|at| of(&wanted[at])).sum()
}

fn costs(wanted: &[Wanted], cards: Mask) -> Vec<i64> {
    purse::bits(cards).map(|at| wanted[at].cost).collect()
}
