//! The Investigation: a deck that nobody sees, numbered tokens that are struck one by one, and those who are asked
//! (CH-INV).
//!
//! Everything follows from [`event::InvestigationEvent`]s. The order of the deck is drawn once and kept with the event,
//! so that undoing a talk and having it again brings the same cards.
//!
//! # Readings
//!
//! - A draw pile that runs out: the discard pile is shuffled and becomes it. Where that is empty too, fewer cards come.
//! - Interesting Information is played by being drawn: whoever drew some need not play another card.
//! - A Persona on its gray side leaves after the next talk, whatever that brings.
//! - With one card of Interesting Information the token is known from the beginning.
//!
//! Deliberately absent: what the scenario's cards do. Their texts are the players' own; they are shown when played.

pub mod command;
pub mod event;
pub mod played;
pub mod refusal;
pub mod typed;

pub(super) mod prepare;

mod piles;
mod talk;

mod happen;

pub(super) use happen::apply;
pub(super) use talk::question;
pub use talk::{askable, somebody_else};

use super::draft::Draft;
use super::event::Event;
use super::model::investigation::{Clue, Investigation};
use super::model::name::Note;
use super::refusal::{Refusal, RefusalKind};
use super::rulebook;
use crate::kernel::chance::Chance;
use command::InvestigationCommand;
use event::InvestigationEvent;
use refusal::InvestigationRefusal;

/// Carries out a verb of an Investigation.
pub(super) fn run(draft: &mut Draft, command: &InvestigationCommand, chance: &mut Chance) -> Result<(), Refusal> {
    match command {
        InvestigationCommand::Prepare { clues, personae, cards } => {
            prepare::prepare(draft, *clues, personae, cards, chance)
        }
        InvestigationCommand::PutAway => {
            under_way(draft)?;
            push(draft, InvestigationEvent::PutAway);
            Ok(())
        }
        InvestigationCommand::Play { places } => talk::play(draft, places),
        InvestigationCommand::Reveal { clue } => reveal(draft, *clue),
        InvestigationCommand::SetPersona { persona, willing } => {
            let now = under_way(draft)?.persona(*persona).map(|persona| persona.willing);
            match now {
                None => return Err(refuse(InvestigationRefusal::NoSuchPersona)),
                Some(now) if now == *willing => return Err(refuse(InvestigationRefusal::AlreadySo)),
                Some(_) => {}
            }
            draft.happen(Event::ByHand { note: Note::default() });
            push(draft, InvestigationEvent::PersonaTurned { persona: *persona, willing: *willing });
            Ok(())
        }
        InvestigationCommand::AddPersona { name } => {
            if under_way(draft)?.personae.len() >= prepare::MOST_PERSONAE {
                return Err(refuse(prepare::too_many(prepare::MOST_PERSONAE)));
            }
            push(draft, InvestigationEvent::PersonaAdded { name: name.clone() });
            Ok(())
        }
    }
}

/// A number was found out. The last token is what is looked for, and stays.
fn reveal(draft: &mut Draft, clue: Clue) -> Result<(), Refusal> {
    let known = under_way(draft)?;
    if known.goal().is_some() || !known.open().any(|open| open == clue) {
        return Err(refuse(InvestigationRefusal::NoSuchToken { clue }));
    }
    if known.deck().is_some() {
        draft.happen(Event::ByHand { note: Note::default() });
    }
    push(draft, InvestigationEvent::Revealed { clue });
    Ok(())
}

/// Whether a verb is a move of the game, which ends with it.
pub(super) fn is_play(command: &InvestigationCommand) -> bool {
    match command {
        InvestigationCommand::Play { .. } => true,
        InvestigationCommand::Prepare { .. } | InvestigationCommand::PutAway => false,
        InvestigationCommand::Reveal { .. } | InvestigationCommand::SetPersona { .. } => false,
        InvestigationCommand::AddPersona { .. } => false,
    }
}

fn push(draft: &mut Draft, event: InvestigationEvent) {
    draft.happen(Event::Investigation(event));
}

/// The Investigation on the table.
fn under_way(draft: &Draft) -> Result<&Investigation, Refusal> {
    draft.state.investigation().ok_or_else(|| refuse(InvestigationRefusal::NotPrepared))
}

/// A refusal that not even the players' word lifts.
fn refuse(refusal: InvestigationRefusal) -> Refusal {
    Refusal { kind: RefusalKind::Investigation(refusal), rule: rulebook::INVESTIGATION }
}
