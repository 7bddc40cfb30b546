//! Shuffling, drawing, and putting back unseen.

use super::event::InvestigationEvent;
use super::push;
use crate::games::champions::draft::Draft;
use crate::games::champions::model::investigation::{Card, Deck};
use crate::kernel::chance::Chance;

/// Cards that go back on top of the draw pile after a failure.
const PUT_BACK: usize = 2;

/// Two cards of the discard pile, by chance, go on top of the draw pile.
pub(super) fn put_back(draft: &mut Draft, chance: &mut Chance) {
    let Some(deck) = deck(draft) else { return };
    let mut discard = deck.discard.clone();
    chance.shuffle(&mut discard);
    discard.truncate(PUT_BACK);
    if !discard.is_empty() {
        push(draft, InvestigationEvent::PutBack { cards: discard });
    }
}

/// So many cards from the top, fewer where both piles run out.
pub(super) fn draw(draft: &mut Draft, number: usize, chance: &mut Chance) -> Vec<Card> {
    let mut drawn = take(draft, number);
    if drawn.len() < number && deck(draft).is_some_and(|deck| !deck.discard.is_empty()) {
        let mut pile = deck(draft).map(|deck| deck.discard.clone()).unwrap_or_default();
        chance.shuffle(&mut pile);
        push(draft, InvestigationEvent::Shuffled { draw: pile });
        drawn.extend(take(draft, number - drawn.len()));
    }
    drawn
}

fn take(draft: &mut Draft, number: usize) -> Vec<Card> {
    let cards: Vec<Card> =
        deck(draft).map(|deck| deck.draw.iter().rev().take(number).copied().collect()).unwrap_or_default();
    if !cards.is_empty() {
        push(draft, InvestigationEvent::Drawn { cards: cards.clone() });
    }
    cards
}

fn deck(draft: &Draft) -> Option<&Deck> {
    draft.state.investigation().and_then(|investigation| investigation.deck())
}
