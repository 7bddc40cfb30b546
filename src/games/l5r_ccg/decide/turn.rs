//! The course of a turn: who begins, the phases, who acts (CC-SET-5, CC-TURN, CC-ACT).

use super::super::draft::Draft;
use super::super::event::Event;
use super::super::in_play::Acting;
use super::super::model::player::{CardId, SeatId};
use super::super::model::rule;
use super::super::phase::Phase;
use super::super::refusal::{Refusal, RefusalKind};
use super::super::rules::cut::highest;
use super::super::rules::hand::to_discard;
use super::super::rules::turn::{Act, Order, Phase as Moment};
use super::super::state::State;
use crate::kernel::chance::{Chance, Source};

pub(super) fn cut(draft: &mut Draft, values: &[(SeatId, u8)]) -> Result<(), Refusal> {
    draft.at(Phase::First)?;
    let cutting = if draft.state.tied.is_empty() { draft.state.remaining() } else { draft.state.tied.clone() };
    let mut cut: Vec<SeatId> = values.iter().map(|(seat, _)| *seat).collect();
    cut.sort_unstable();
    draft.must(cut == cutting, RefusalKind::OtherCuts, rule::FIRST_PLAYER)?;
    let cuts: Vec<(usize, i64)> = values.iter().map(|(seat, value)| (seat.index(), i64::from(*value))).collect();
    match highest(&cuts).as_slice() {
        [first] => begin(draft, SeatId::at(*first), Source::Entered),
        tied => {
            let seats = tied.iter().copied().map(SeatId::at).collect();
            draft.happen(Event::CutTied { seats });
        }
    }
    Ok(())
}

pub(super) fn name_first(draft: &mut Draft, seat: SeatId) -> Result<(), Refusal> {
    draft.plays(seat)?;
    draft.at(Phase::First)?;
    begin(draft, seat, Source::Entered);
    Ok(())
}

pub(super) fn draw_first(draft: &mut Draft, chance: &mut Chance) -> Result<(), Refusal> {
    draft.at(Phase::First)?;
    let players = draft.state.remaining();
    // There are at most eight players.
    let drawn = chance.below(u32::try_from(players.len()).unwrap_or(1));
    if let Some(seat) = usize::try_from(drawn).ok().and_then(|at| players.get(at)) {
        begin(draft, *seat, Source::Generated);
    }
    Ok(())
}

fn begin(draft: &mut Draft, seat: SeatId, source: Source) {
    draft.happen(Event::FirstNamed { seat, source });
    begin_turn(draft, seat);
}

/// The next turn is this player's.
pub(super) fn begin_turn(draft: &mut Draft, seat: SeatId) {
    let turn = draft.state.turn.saturating_add(1);
    draft.happen(Event::TurnBegan { turn, seat });
}

pub(super) fn straighten(draft: &mut Draft, keep: &[CardId]) -> Result<(), Refusal> {
    draft.at(Phase::Straighten)?;
    draft.happen(Event::Straightened { seat: draft.state.current, keep: keep.to_vec() });
    go_to(draft, Phase::Events);
    Ok(())
}

pub(super) fn events_seen(draft: &mut Draft) -> Result<(), Refusal> {
    draft.at(Phase::Events)?;
    go_to(draft, Phase::Action);
    Ok(())
}

fn go_to(draft: &mut Draft, phase: Phase) {
    draft.happen(Event::PhaseBegan { phase });
}

/// The order of actions now: in the Action Phase, or in the battle under way (CC-ACT-1, CC-ACT-3).
pub fn order(state: &State) -> Option<Order> {
    let place = |seat: SeatId| state.place(seat);
    let players = state.remaining().len();
    let moment = match state.attack.as_ref().filter(|attack| attack.battle.is_some()) {
        Some(attack) => Moment::Battle {
            defender: place(attack.defender)?,
            with_units: with_units(state).into_iter().filter_map(place).collect(),
        },
        None if state.phase == Phase::Action => Moment::Action,
        None => return None,
    };
    let favor = state.favor.and_then(place);
    let order = Order::new(players, place(state.current)?, moment, favor, state.lobbied);
    Some(order.at(place(state.acting.next)?, usize::from(state.acting.passes)))
}

/// Players with a unit at the battle under way.
pub(super) fn with_units(state: &State) -> Vec<SeatId> {
    let Some(attack) = &state.attack else { return Vec::new() };
    let here = attack
        .sent
        .iter()
        .filter(|sent| sent.there && Some(sent.province) == attack.battle.as_ref().map(|one| one.province));
    here.map(|sent| sent.owner).collect()
}

/// What is against a player doing this now.
pub(super) fn against(state: &State, seat: SeatId, act: Act) -> Option<Refusal> {
    let is = state.phase;
    let kind = RefusalKind::WrongPhase { needs: Phase::Action, is };
    let Some(order) = order(state) else { return Some(Refusal { kind, rule: rule::PHASE }) };
    // Whoever plays has a place.
    order.check(state.place(seat).unwrap_or(0), act).err().map(Refusal::of)
}

/// Requires that a player may do this now, and moves the order on.
pub(super) fn take_action(draft: &mut Draft, seat: SeatId, act: Act) -> Result<(), Refusal> {
    draft.plays(seat)?;
    draft.require_all(against(&draft.state, seat, act).into_iter().collect())?;
    acted(draft, seat, act);
    Ok(())
}

/// A player did this: the order moves on, where there is one.
pub(super) fn acted(draft: &mut Draft, seat: SeatId, act: Act) {
    let ordered = order(&draft.state).is_some();
    let passes = if act == Act::Pass { draft.state.acting.passes.saturating_add(1) } else { 0 };
    draft.happen(Event::Acted { seat, act });
    if ordered {
        draft.happen(Event::ActingCame { acting: Acting { next: draft.state.left_of(seat), passes } });
    }
}

pub(super) fn act(draft: &mut Draft, seat: SeatId, act: Act) -> Result<(), Refusal> {
    take_action(draft, seat, act)?;
    match act {
        Act::FavorDraw | Act::FavorRestore | Act::FavorRemove => draft.happen(Event::FavorMoved { to: None }),
        Act::Limited | Act::Open | Act::Battle | Act::Attach | Act::Move | Act::Lobby | Act::Pass => {}
    }
    if act == Act::FavorDraw {
        draft.happen(Event::HandChanged { seat, by: 1 });
    }
    close_action_phase(draft);
    Ok(())
}

/// The Action Phase ends when all have passed in a row.
fn close_action_phase(draft: &mut Draft) {
    if draft.state.phase == Phase::Action && order(&draft.state).is_some_and(|order| order.is_over()) {
        go_to(draft, Phase::Attack);
    }
}

pub(super) fn pass_all(draft: &mut Draft) -> Result<(), Refusal> {
    pass_while(draft, |_, _| true)
}

pub(super) fn pass_idle(draft: &mut Draft) -> Result<(), Refusal> {
    pass_while(draft, |state, seat| !with_units(state).contains(&seat))
}

/// Passes for one player after another, as long as `passes` says so; at least one has to.
fn pass_while(draft: &mut Draft, passes: impl Fn(&State, SeatId) -> bool) -> Result<(), Refusal> {
    let before = draft.state.acting;
    while let Some(next) = order(&draft.state).and_then(|order| order.next()) {
        let Some(seat) = draft.state.remaining().get(next).copied() else { break };
        if !passes(&draft.state, seat) {
            break;
        }
        take_action(draft, seat, Act::Pass)?;
    }
    draft.must(draft.state.acting != before, RefusalKind::NothingChanges, rule::ACTION_ORDER)?;
    close_action_phase(draft);
    Ok(())
}

pub(super) fn no_attack(draft: &mut Draft) -> Result<(), Refusal> {
    draft.at(Phase::Attack)?;
    draft.require(draft.state.attack.is_none(), RefusalKind::BattleFirst, rule::BATTLES)?;
    if draft.state.attack.is_some() {
        draft.happen(Event::AttackEnded);
    }
    go_to(draft, Phase::Dynasty);
    Ok(())
}

/// The Attack Phase is over.
pub(super) fn leave_attack(draft: &mut Draft) {
    if draft.state.phase == Phase::Attack {
        go_to(draft, Phase::Dynasty);
    }
}

pub(super) fn done_recruiting(draft: &mut Draft) -> Result<(), Refusal> {
    draft.at(Phase::Dynasty)?;
    go_to(draft, Phase::End);
    Ok(())
}

pub(super) fn end_turn(draft: &mut Draft, drew: u8, discarded: u8) -> Result<(), Refusal> {
    draft.at(Phase::End)?;
    let seat = draft.state.current;
    let hand = draft.state.seat(seat).hand;
    let most = RefusalKind::Bound { least: 0, most: 99 };
    draft.must(drew <= 99 && discarded <= 99, most, rule::HAND_LIMIT)?;
    let held = hand.saturating_add(drew);
    draft.must(discarded <= held, RefusalKind::Bound { least: 0, most: held.into() }, rule::HAND_LIMIT)?;
    let left = held.saturating_sub(discarded);
    draft.require(to_discard(left.into()) == 0, RefusalKind::Rule, rule::HAND_LIMIT)?;
    if left != hand {
        // Hands are far smaller than what a count can hold.
        let by = i16::from(left) - i16::from(hand);
        draft.happen(Event::HandChanged { seat, by: i8::try_from(by).unwrap_or(0) });
    }
    draft.happen(Event::TurnEnded { seat });
    let next = draft.state.left_of(seat);
    begin_turn(draft, next);
    Ok(())
}
