//! The Fate hand at the end of a turn (CC-TURN-6).

/// Cards a hand may keep after its player's End Phase (CC-Q-7).
pub const MOST_KEPT: usize = 8;

/// How many cards of a hand, the one just drawn included, its player has to discard.
pub fn to_discard(hand: usize) -> usize {
    hand.saturating_sub(MOST_KEPT)
}
