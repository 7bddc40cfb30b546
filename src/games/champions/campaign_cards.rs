//! Two decks the app knows no card of: Intermission cards (CH-END-5) and Ring Event cards (CH-TURN-1).

use super::draft::Draft;
use super::event::Event;
use super::model::campaign_table::Intermission;
use super::model::ids::PlayerId;
use super::model::name::Note;
use super::model::ring_event::{RingEvent, RingEvents};
use super::model::turn::Phase;
use super::phase;
use super::refusal::{Refusal, RefusalKind};
use super::rulebook;

/// A player plays an Intermission card: once, at any time of the scenario.
pub(super) fn play_intermission(draft: &mut Draft, player: PlayerId, note: &Note) -> Result<(), Refusal> {
    let seated = usize::from(player.0) < draft.state.players().len();
    draft.require(seated, RefusalKind::NoSuchPlayer, rulebook::INTERMISSION)?;
    let held = draft.state.intermission(player) == Some(Intermission::Held);
    draft.require(held, RefusalKind::NoIntermissionCard, rulebook::INTERMISSION)?;
    draft.happen(Event::IntermissionPlayed { player, note: note.clone() });
    Ok(())
}

/// The Ring Event card of this turn lies open: one, at the beginning of the turn.
pub(super) fn reveal_ring_event(draft: &mut Draft, card: &RingEvent) -> Result<(), Refusal> {
    let with = draft.state.ring_events() == RingEvents::With;
    draft.require(with, RefusalKind::NoRingEvents, rulebook::RING_EVENTS)?;
    phase::require(draft, Phase::Preparation, rulebook::RING_EVENTS)?;
    let first = draft.state.ring_event().is_none();
    draft.require(first, RefusalKind::RingEventRevealed, rulebook::RING_EVENTS)?;
    draft.happen(Event::RingEventRevealed { card: card.clone() });
    Ok(())
}
