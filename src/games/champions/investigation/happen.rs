//! What each event of an Investigation makes of a table. Total: an event that names nothing changes nothing.

use super::event::InvestigationEvent;
use crate::games::champions::model::investigation::{Card, Deck, Investigation, Persona, Willing};
use crate::games::champions::model::name::Name;
use crate::games::champions::model::state::State;
use std::collections::BTreeSet;

/// Makes `event` true of `state`.
pub(in crate::games::champions) fn apply(state: &mut State, event: &InvestigationEvent) {
    if let InvestigationEvent::Prepared { clues, personae, deck } = event {
        state.investigation = Some(prepared(*clues, personae, deck.as_deref().cloned()));
    } else if *event == InvestigationEvent::PutAway {
        state.investigation = None;
    } else if let Some(investigation) = &mut state.investigation {
        go_on(investigation, event);
    }
}

fn prepared(clues: u8, personae: &[Name], deck: Option<Deck>) -> Investigation {
    let personae = personae.iter().map(fresh).collect();
    Investigation { clues, revealed: Vec::new(), personae, answered: BTreeSet::new(), deck, talk: None }
}

fn fresh(name: &Name) -> Persona {
    Persona { name: name.clone(), willing: Willing::Fresh }
}

fn go_on(investigation: &mut Investigation, event: &InvestigationEvent) {
    match event {
        // These two begin and end it.
        InvestigationEvent::Prepared { .. } | InvestigationEvent::PutAway => {}
        // Who was asked is only told; what follows has events of its own.
        InvestigationEvent::Asked { .. } => {}
        InvestigationEvent::PutBack { cards } => on_deck(investigation, |deck| {
            remove(&mut deck.discard, cards);
            deck.draw.extend(cards);
        }),
        InvestigationEvent::Shuffled { draw } => on_deck(investigation, |deck| {
            remove(&mut deck.discard, draw);
            deck.draw.splice(0..0, draw.iter().copied());
        }),
        InvestigationEvent::Drawn { cards } => on_deck(investigation, |deck| remove(&mut deck.draw, cards)),
        InvestigationEvent::Played { card } => played(investigation, *card),
        InvestigationEvent::Holds(talk) => investigation.talk = Some(talk.clone()),
        InvestigationEvent::TalkEnded => end_talk(investigation),
        InvestigationEvent::Revealed { clue } => {
            if !investigation.revealed.contains(clue) {
                investigation.revealed.push(*clue);
            }
            // Told by hand, its card leaves the deck wherever it is.
            on_deck(investigation, |deck| {
                deck.draw.retain(|card| *card != Card::Information(*clue));
                deck.discard.retain(|card| *card != Card::Information(*clue));
            });
        }
        InvestigationEvent::PersonaTurned { persona, willing } => {
            if let Some(persona) = investigation.personae.get_mut(usize::from(persona.0)) {
                persona.willing = *willing;
            }
        }
        InvestigationEvent::EnemyAnswered { enemy } => {
            investigation.answered.insert(*enemy);
        }
        InvestigationEvent::PersonaAdded { name } => investigation.personae.push(fresh(name)),
    }
}

fn on_deck(investigation: &mut Investigation, change: impl FnOnce(&mut Deck)) {
    if let Some(deck) = &mut investigation.deck {
        change(deck);
    }
}

/// Takes each of `cards` out of a pile once.
fn remove(pile: &mut Vec<Card>, cards: &[Card]) {
    for card in cards {
        if let Some(at) = pile.iter().rposition(|other| other == card) {
            pile.remove(at);
        }
    }
}

fn played(investigation: &mut Investigation, card: Card) {
    if let Some(talk) = &mut investigation.talk {
        remove(&mut talk.hand, &[card]);
    }
    match card {
        // It leaves the game.
        Card::Information(_) => {}
        Card::Scenario(_) => on_deck(investigation, |deck| deck.discard.push(card)),
    }
}

fn end_talk(investigation: &mut Investigation) {
    let Some(talk) = investigation.talk.take() else { return };
    on_deck(investigation, |deck| deck.discard.extend(talk.hand));
}
