//! What was played in front of everybody in the last talk: read from the log, because the state keeps only piles.

use super::event::InvestigationEvent;
use crate::games::champions::event::Event;
use crate::games::champions::model::investigation::Card;

/// The cards of the last talk that were played, in their order (CH-INV). `entries` are the events of the log, step by
/// step, the oldest first; nothing where nobody was asked yet, or the Investigation was put away since.
pub fn last_played<'a>(entries: impl DoubleEndedIterator<Item = &'a [Event]>) -> Vec<Card> {
    let mut played = Vec::new();
    for events in entries.rev() {
        let own =
            events.iter().filter_map(|event| if let Event::Investigation(own) = event { Some(own) } else { None });
        for event in own.rev() {
            match event {
                InvestigationEvent::Played { card } => played.push(*card),
                InvestigationEvent::Asked { .. } => {
                    played.reverse();
                    return played;
                }
                InvestigationEvent::Prepared { .. } | InvestigationEvent::PutAway => return Vec::new(),
                InvestigationEvent::PutBack { .. }
                | InvestigationEvent::Shuffled { .. }
                | InvestigationEvent::Drawn { .. }
                | InvestigationEvent::Holds(_)
                | InvestigationEvent::TalkEnded
                | InvestigationEvent::Revealed { .. }
                | InvestigationEvent::PersonaTurned { .. }
                | InvestigationEvent::EnemyAnswered { .. }
                | InvestigationEvent::PersonaAdded { .. } => {}
            }
        }
    }
    Vec::new()
}
