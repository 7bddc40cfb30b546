//! Any verb of an Investigation, and what holds of every deck.

use super::commands::enemy_id;
use crate::support::*;
use proptest::prelude::*;
use rokugan::games::champions::investigation::command::{Cards, InvestigationCommand};
use rokugan::games::champions::model::investigation::{Card, Clue, PersonaId, ScenarioCard, Whom, Willing};
use rokugan::games::champions::model::state::State;
use std::collections::BTreeSet;

fn persona() -> impl Strategy<Value = PersonaId> {
    (0..4_u8).prop_map(PersonaId)
}

/// Somebody who may or may not be there.
pub fn whom() -> impl Strategy<Value = Whom> {
    prop_oneof![4 => persona().prop_map(Whom::Persona), 1 => enemy_id().prop_map(Whom::Enemy)]
}

fn cards() -> impl Strategy<Value = Cards> {
    let card = |at| ScenarioCard { title: name(&format!("Rumour {at}")), text: no_note() };
    prop_oneof![
        4 => (0..7_usize).prop_map(move |number| Cards::Virtual((0..number).map(card).collect())),
        1 => Just(Cards::Real),
    ]
}

/// Any verb of an Investigation.
pub fn investigation_command() -> BoxedStrategy<Command> {
    let personae = (0..4_usize).prop_map(|number| (0..number).map(|at| name(&format!("Persona {at}"))).collect());
    let willing = proptest::sample::select(&[Willing::Fresh, Willing::Gray, Willing::Gone][..]);
    let clue = (1..=Clue::MOST).prop_filter_map("a number of a card", Clue::new);
    prop_oneof![
        2 => (0..12_u8, personae, cards())
            .prop_map(|(clues, personae, cards)| InvestigationCommand::Prepare { clues, personae, cards }),
        1 => Just(InvestigationCommand::PutAway),
        6 => proptest::collection::vec(0..3_u8, 0..3).prop_map(|places| InvestigationCommand::Play { places }),
        2 => clue.prop_map(|clue| InvestigationCommand::Reveal { clue }),
        3 => (persona(), willing).prop_map(|(persona, willing)| InvestigationCommand::SetPersona { persona, willing }),
        1 => Just(InvestigationCommand::AddPersona { name: name("Somebody else") }),
    ]
    .prop_map(Command::Investigation)
    .boxed()
}

/// CH-INV: no card is lost and none is twice; what is looked for never turns up by itself.
pub fn check(state: &State) {
    let Some(investigation) = state.investigation() else { return };
    let Some(deck) = investigation.deck() else { return };
    let hand = investigation.talk().map_or(&[][..], |talk| &talk.hand);
    let piles = || deck.draw.iter().chain(&deck.discard).chain(hand);
    let distinct: BTreeSet<Card> = piles().copied().collect();
    assert_eq!(distinct.len(), piles().count(), "a card is twice");
    for place in 0..deck.cards.len() {
        assert!(distinct.contains(&Card::Scenario(u8::try_from(place).unwrap())), "card {place} is lost");
    }
    let gone = |clue: &Clue| investigation.revealed().contains(clue) || Some(*clue) == deck.aside;
    for clue in Clue::up_to(investigation.clues()) {
        assert_eq!(distinct.contains(&Card::Information(clue)), !gone(&clue), "Interesting Information {}", clue.get());
    }
    assert!(!hand.iter().any(|card| matches!(card, Card::Information(_))), "it is played when it is drawn");
}
