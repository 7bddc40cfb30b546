//! An Investigation in words. What is sealed stays so: drawn cards are counted, played ones are named.

use super::names;
use crate::games::champions::investigation::command::InvestigationCommand;
use crate::games::champions::investigation::event::InvestigationEvent;
use crate::games::champions::investigation::refusal::InvestigationRefusal;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::investigation::{Card, Whom, Willing};
use crate::games::champions::model::state::State;
use crate::kernel::line::{Key, Line};
use crate::words::champions as keys;

/// A verb in a few words.
pub(super) fn verb(command: &InvestigationCommand) -> Key {
    match command {
        InvestigationCommand::Prepare { .. } => keys::VERB_PREPARE_INVESTIGATION,
        InvestigationCommand::PutAway => keys::VERB_PUT_INVESTIGATION_AWAY,
        InvestigationCommand::Play { .. } => keys::VERB_PLAY_CARDS,
        InvestigationCommand::Reveal { .. } => keys::VERB_REVEAL_CLUE,
        InvestigationCommand::SetPersona { .. } | InvestigationCommand::AddPersona { .. } => keys::VERB_PERSONA,
    }
}

/// Who is asked.
pub fn whom(state: &State, whom: Whom) -> Line {
    match whom {
        Whom::Persona(id) => {
            let persona = state.investigation().and_then(|investigation| investigation.persona(id));
            persona.map_or_else(
                || keys::NOBODY.into(),
                |persona| Line::new(keys::NAME).with("name", persona.name.as_str()),
            )
        }
        Whom::Enemy(id) => names::who(state, Who::Enemy(id)),
    }
}

/// How a Persona's token lies.
pub fn willing(willing: Willing) -> Key {
    match willing {
        Willing::Fresh => keys::PERSONA_FRESH,
        Willing::Gray => keys::PERSONA_GRAY,
        Willing::Gone => keys::PERSONA_GONE,
    }
}

/// What a card is called.
pub fn card(state: &State, card: Card) -> Line {
    let typed = state.investigation().and_then(|investigation| investigation.scenario_card(card));
    match (card, typed) {
        (Card::Information(clue), _) => Line::new(keys::CARD_INFORMATION).with("number", clue.get()),
        (Card::Scenario(_), Some(typed)) => Line::new(keys::NAME).with("name", typed.title.as_str()),
        (Card::Scenario(_), None) => keys::CARD_UNTYPED.into(),
    }
}

/// The sentence of an event; what only the deck knows has none.
pub(super) fn log(state: &State, event: &InvestigationEvent) -> Option<(Option<Who>, Line)> {
    let line = match event {
        InvestigationEvent::Prepared { clues, deck: Some(deck), .. } => {
            Line::new(keys::LOG_DECK_SHUFFLED).with("clues", *clues).with("cards", deck.draw.len())
        }
        InvestigationEvent::Prepared { clues, deck: None, .. } => {
            Line::new(keys::LOG_INVESTIGATION_PREPARED).with("clues", *clues)
        }
        InvestigationEvent::PutAway => keys::LOG_INVESTIGATION_AWAY.into(),
        InvestigationEvent::Asked { whom: asked } => Line::new(keys::LOG_ASKED).with("name", whom(state, *asked)),
        InvestigationEvent::PutBack { cards } => Line::new(keys::LOG_PUT_BACK).with("cards", cards.len()),
        InvestigationEvent::Shuffled { .. } => keys::LOG_RESHUFFLED.into(),
        InvestigationEvent::Drawn { cards } => Line::new(keys::LOG_DRAWN).with("cards", cards.len()),
        InvestigationEvent::Played { card: Card::Information(_) } => return None,
        InvestigationEvent::Played { card: played } => {
            Line::new(keys::LOG_CARD_PLAYED).with("card", card(state, *played))
        }
        InvestigationEvent::Holds(_) | InvestigationEvent::TalkEnded => return None,
        InvestigationEvent::Revealed { clue } => Line::new(keys::LOG_CLUE_REVEALED).with("number", clue.get()),
        InvestigationEvent::PersonaTurned { persona, willing } => {
            let key = match willing {
                Willing::Fresh => keys::LOG_PERSONA_FRESH,
                Willing::Gray => keys::LOG_PERSONA_GRAY,
                Willing::Gone => keys::LOG_PERSONA_GONE,
            };
            Line::new(key).with("name", whom(state, Whom::Persona(*persona)))
        }
        InvestigationEvent::EnemyAnswered { enemy } => {
            Line::new(keys::LOG_ENEMY_ANSWERED).with("name", names::who(state, Who::Enemy(*enemy)))
        }
        InvestigationEvent::PersonaAdded { name } => Line::new(keys::LOG_PERSONA_ADDED).with("name", name.as_str()),
    };
    Some((None, line))
}

/// Why the rules of an Investigation say no.
pub(super) fn refusal(state: &State, refusal: InvestigationRefusal) -> Line {
    match refusal {
        InvestigationRefusal::NotPrepared => keys::REFUSED_NOT_PREPARED.into(),
        InvestigationRefusal::BadClues { clues } => Line::new(keys::REFUSED_BAD_CLUES).with("clues", clues),
        InvestigationRefusal::TooMany { most } => Line::new(keys::REFUSED_TOO_MANY).with("most", most),
        InvestigationRefusal::NoSuchPersona => keys::REFUSED_NO_PERSONA.into(),
        InvestigationRefusal::Left { persona } => {
            let persona = state.investigation().and_then(|known| known.persona(persona));
            let name = persona.map(|persona| persona.name.to_string()).unwrap_or_default();
            Line::new(keys::REFUSED_PERSONA_LEFT).with("name", name)
        }
        InvestigationRefusal::Answered => keys::REFUSED_ANSWERED.into(),
        InvestigationRefusal::InHand => keys::REFUSED_IN_HAND.into(),
        InvestigationRefusal::NoSuccesses => keys::REFUSED_NO_SUCCESSES.into(),
        InvestigationRefusal::NothingInHand => keys::REFUSED_NOTHING_IN_HAND.into(),
        InvestigationRefusal::NotInHand => keys::REFUSED_NOT_IN_HAND.into(),
        InvestigationRefusal::MustPlay => keys::REFUSED_MUST_PLAY.into(),
        InvestigationRefusal::NoSuchToken { clue } => Line::new(keys::REFUSED_NO_TOKEN_OF).with("number", clue.get()),
        InvestigationRefusal::AlreadySo => keys::REFUSED_ALREADY_SO.into(),
    }
}
