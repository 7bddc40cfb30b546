//! Losses and victories: what the watch saw, and what the players say to it (CC-WIN).

use super::super::draft::Draft;
use super::super::event::Event;
use super::super::in_play::{Acting, Posture};
use super::super::model::player::SeatId;
use super::super::model::rule;
use super::super::phase::Phase;
use super::super::refusal::{Refusal, RefusalKind};
use super::super::rules::watch::{Instant, Seen, Victory};
use super::turn::begin_turn;

pub(super) fn concede(draft: &mut Draft, seat: SeatId) -> Result<(), Refusal> {
    draft.plays(seat)?;
    draft.judge(&Instant::Concession(seat.index()));
    Ok(())
}

pub(super) fn accept(draft: &mut Draft) -> Result<(), Refusal> {
    let seen = draft.state.verdict.clone();
    draft.must(!seen.is_empty(), RefusalKind::NoVerdict, rule::VERDICT)?;
    draft.happen(Event::Judged { seen: Vec::new() });
    for one in &seen {
        match *one {
            Seen::Out(seat, loss) => draft.happen(Event::WentOut { seat: SeatId::at(seat), loss }),
            Seen::Wins(seat, victory) => {
                draft.happen(Event::GameEnded { winner: Some((SeatId::at(seat), victory)) });
            }
            Seen::Draw => draft.happen(Event::GameEnded { winner: None }),
        }
    }
    if draft.state.phase != Phase::Over {
        go_on(draft);
    }
    Ok(())
}

/// The others play on without those who are out (CC-WIN-6, CC-BAT-16).
fn go_on(draft: &mut Draft) {
    let is_out = |draft: &Draft, seat: SeatId| draft.state.seat(seat).out.is_some();
    let current = draft.state.current;
    if draft.state.attack.as_ref().is_some_and(|attack| is_out(draft, attack.defender) || is_out(draft, current)) {
        go_home(draft);
    }
    if is_out(draft, current) && draft.state.phase != Phase::First {
        draft.happen(Event::TurnEnded { seat: current });
        let next = draft.state.left_of(current);
        begin_turn(draft, next);
    } else if is_out(draft, draft.state.acting.next) {
        let acting = draft.state.acting;
        draft.happen(Event::ActingCame { acting: Acting { next: draft.state.left_of(acting.next), passes: 0 } });
    }
}

/// Surviving units bow and go home, and the attack is over.
pub(super) fn go_home(draft: &mut Draft) {
    let sent = draft.state.attack.as_ref().map_or_else(Vec::new, |attack| attack.sent.clone());
    for one in sent.iter().filter(|one| one.there) {
        for id in draft.state.unit(one.unit) {
            if draft.state.card(id).is_some_and(|card| !card.is_bowed()) {
                draft.happen(Event::Turned { id, posture: Posture::Bowed });
            }
        }
    }
    draft.happen(Event::AttackEnded);
    super::turn::leave_attack(draft);
}

pub(super) fn play_on(draft: &mut Draft) -> Result<(), Refusal> {
    let seen = draft.state.verdict.clone();
    draft.must(!seen.is_empty(), RefusalKind::NoVerdict, rule::VERDICT)?;
    draft.happen(Event::ByHand);
    draft.happen(Event::Overrode { rule: rule::VERDICT.id().to_owned() });
    for one in &seen {
        match *one {
            Seen::Out(seat, loss) => draft.happen(Event::Waived { seat: SeatId::at(seat), loss }),
            Seen::Wins(seat, Victory::Enlightenment) => draft.happen(Event::RingsWaived { seat: SeatId::at(seat) }),
            // These are looked at again only when a turn begins, or follow from a loss.
            Seen::Wins(_, Victory::Honor | Victory::Military) | Seen::Draw => {}
        }
    }
    draft.happen(Event::Judged { seen: Vec::new() });
    Ok(())
}
