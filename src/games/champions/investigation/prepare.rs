//! The deck before the game: one card of Interesting Information is set aside, the others are shuffled in (CH-INV).

use super::command::Cards;
use super::event::InvestigationEvent;
use super::refusal::InvestigationRefusal;
use super::{push, refuse};
use crate::games::champions::draft::Draft;
use crate::games::champions::model::investigation::{Card, Clue, Deck, ScenarioCard};
use crate::games::champions::model::name::Name;
use crate::games::champions::refusal::Refusal;
use crate::kernel::chance::Chance;

/// More of the scenario's cards than any deck has.
pub(in crate::games::champions) const MOST_CARDS: usize = 100;
/// The Persona tokens of the box, and as many again.
pub(in crate::games::champions) const MOST_PERSONAE: usize = 30;

/// Prepares an Investigation.
pub(super) fn prepare(
    draft: &mut Draft,
    clues: u8,
    personae: &[Name],
    cards: &Cards,
    chance: &mut Chance,
) -> Result<(), Refusal> {
    if !(1..=Clue::MOST).contains(&clues) {
        return Err(refuse(InvestigationRefusal::BadClues { clues }));
    }
    if personae.len() > MOST_PERSONAE {
        return Err(refuse(too_many(MOST_PERSONAE)));
    }
    let deck = match cards {
        Cards::Real => None,
        Cards::Virtual(cards) if cards.len() > MOST_CARDS => return Err(refuse(too_many(MOST_CARDS))),
        Cards::Virtual(cards) => Some(Box::new(shuffled(clues, cards, chance))),
    };
    push(draft, InvestigationEvent::Prepared { clues, personae: personae.to_vec(), deck });
    Ok(())
}

pub(super) fn too_many(most: usize) -> InvestigationRefusal {
    InvestigationRefusal::TooMany { most: u8::try_from(most).unwrap_or(u8::MAX) }
}

fn shuffled(clues: u8, cards: &[ScenarioCard], chance: &mut Chance) -> Deck {
    let mut information: Vec<Clue> = Clue::up_to(clues).collect();
    let aside = information.remove(chance.below(clues.into()) as usize);
    let scenario = (0..).zip(cards).map(|(place, _)| Card::Scenario(place));
    let mut draw: Vec<Card> = information.into_iter().map(Card::Information).chain(scenario).collect();
    chance.shuffle(&mut draw);
    Deck { cards: cards.to_vec(), draw, discard: Vec::new(), aside: Some(aside) }
}
