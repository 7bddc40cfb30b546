//! Who is likely to be first player next round, if the board stays as it is.

use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::initiative_card::{InitiativeCard, NeutralCard};
use crate::games::battle_for_rokugan::rules::initiative::reveal;
use crate::games::battle_for_rokugan::rules::setup::neutral_cards;
use crate::kernel::by::{By, Small};

/// The chance of each player to be first next round, in seat order; nothing when no card is left.
///
/// `out` are the cards revealed so far, `current` is first player now. Each card left is equally likely, and an unseen
/// neutral card is each of those not yet out with equal chance.
pub fn next_first(board: &Board, current: Clan, out: &[InitiativeCard]) -> Option<Vec<(Clan, f64)>> {
    let clans: Vec<_> = board.players().iter().filter(|clan| !out.contains(&InitiativeCard::Clan(*clan))).collect();
    let unseen: Vec<_> = NeutralCard::ALL.iter().map(|card| InitiativeCard::Neutral(*card)).collect();
    let unseen: Vec<_> = unseen.into_iter().filter(|card| !out.contains(card)).collect();
    let neutral = neutral_cards(board.players()).saturating_sub(NeutralCard::ALL.len() - unseen.len());
    let left = clans.len() + neutral;
    if left == 0 {
        return None;
    }
    // There are at most four cards left.
    let share = |count: usize| f64::from(u8::try_from(count).unwrap_or(u8::MAX));
    let mut chances: By<Clan, f64> = By::from_fn(|_| 0.0);
    for clan in clans {
        *chances.get_mut(clan) += 1.0 / share(left);
    }
    for card in &unseen {
        let each = share(neutral) / share(left) / share(unseen.len());
        *chances.get_mut(reveal(board, current, *card).first) += each;
    }
    Some(board.players().iter().map(|clan| (clan, *chances.get(clan))).collect())
}
