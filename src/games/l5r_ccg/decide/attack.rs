//! Attacks: declared, units sent, battles chosen (CC-ATK).

use super::super::draft::Draft;
use super::super::event::{Event, Why};
use super::super::model::card::{CardKind, Trait};
use super::super::model::player::{CardId, SeatId};
use super::super::model::rule::{self, Rule};
use super::super::model::side::Side;
use super::super::phase::Phase;
use super::super::refusal::{Refusal, RefusalKind};
use super::super::rules::attack::{ALLY_GAIN, Declaration, Maneuvers, Move, Segment, Unit};
use super::super::state::State;
use super::end::go_home;
use super::honor::stands;

pub(super) fn declare(
    draft: &mut Draft,
    defender: SeatId,
    attack: &[SeatId],
    defense: &[SeatId],
) -> Result<(), Refusal> {
    draft.at(Phase::Attack)?;
    draft.plays(defender)?;
    let current = draft.state.current;
    draft.must(defender != current, RefusalKind::NothingChanges, rule::ATTACK_ONCE)?;
    for ally in attack.iter().chain(defense) {
        draft.plays(*ally)?;
        draft.must(*ally != current && *ally != defender, RefusalKind::NothingChanges, rule::INVITED)?;
    }
    draft.must(draft.state.attack.is_none(), RefusalKind::BattleFirst, rule::ATTACK_ONCE)?;
    draft.require(!draft.state.attacked, RefusalKind::Rule, rule::ATTACK_ONCE)?;
    draft.happen(Event::AttackDeclared { defender, attack: attack.to_vec(), defense: defense.to_vec() });
    Ok(())
}

/// Whether a unit is Cavalry (CC-ATK-7).
pub fn is_cavalry(state: &State, unit: CardId) -> bool {
    as_unit(state, unit).is_some_and(|(_, unit)| unit.is_cavalry())
}

fn as_unit(state: &State, id: CardId) -> Option<(SeatId, Unit)> {
    let card = state.card(id)?;
    let followers = state.attached(id).filter(|(_, card)| card.card.kind == CardKind::Follower);
    let unit = Unit {
        player: state.place(card.owner)?,
        bowed: card.is_bowed(),
        cavalry: card.card.has(Trait::Cavalry),
        followers: followers.map(|(_, card)| card.card.has(Trait::Cavalry)).collect(),
    };
    Some((card.owner, unit))
}

/// Whether a unit may be sent to a Province now.
///
/// # Errors
///
/// The first rule against it, in the order of reading A15.
pub fn check(state: &State, unit: CardId, side: Side, province: u8) -> Result<(), Rule> {
    let Some(attack) = &state.attack else { return Err(rule::PHASE) };
    let place = |seat: &SeatId| state.place(*seat);
    let segment = attack.segment.ok_or(rule::MANEUVER_ORDER)?;
    let declaration = Declaration {
        players: state.remaining().len(),
        attacker: place(&state.current).ok_or(rule::ONE_SIDE)?,
        defender: place(&attack.defender).ok_or(rule::ONE_SIDE)?,
        invited_to_attack: attack.invited_to_attack.iter().filter_map(place).collect(),
        invited_to_defend: attack.invited_to_defend.iter().filter_map(place).collect(),
    };
    let (_, asked) = as_unit(state, unit).ok_or(rule::ONE_SIDE)?;
    let mut units = vec![asked];
    let mut moves = Vec::new();
    for sent in &attack.sent {
        // What was sent before was straight then, and Cavalry where that was asked.
        let Some(player) = state.place(sent.owner) else { continue };
        let at = if sent.unit == unit { 0 } else { units.len() };
        if at != 0 {
            units.push(Unit { player, bowed: false, cavalry: true, followers: Vec::new() });
        }
        let order = Move { segment: sent.segment, side: sent.side, unit: at, province: usize::from(sent.province) };
        moves.push((order, sent.there));
    }
    let units_then = units.clone();
    let mut maneuvers = Maneuvers::new(&declaration, &units_then);
    for (order, _) in moves.iter().filter(|(order, there)| order.unit != 0 || *there) {
        // A move that was made against a rule stands, and binds nobody.
        let _ = maneuvers.assign(*order);
    }
    maneuvers.check(Move { segment, side, unit: 0, province: usize::from(province) })
}

pub(super) fn assign(draft: &mut Draft, unit: CardId, side: Side, province: u8) -> Result<(), Refusal> {
    let none = Refusal { kind: RefusalKind::NoAttack, rule: rule::PHASE };
    let attack = draft.state.attack.clone().ok_or(none)?;
    let owner = draft.personality(unit)?.owner;
    stands(draft, attack.defender, province)?;
    draft.must(!attack.fought.contains(&province), RefusalKind::NoProvince, rule::BATTLES)?;
    let checked = check(&draft.state, unit, side, province);
    draft.allow(checked)?;
    let helped = attack.sent.iter().any(|sent| sent.owner == owner);
    draft.happen(Event::Assigned { unit, side, province });
    if !helped && owner != draft.state.current && owner != attack.defender {
        draft.honor(owner, ALLY_GAIN, Why::Ally);
    }
    Ok(())
}

pub(super) fn call_back(draft: &mut Draft, unit: CardId) -> Result<(), Refusal> {
    let sent = draft
        .state
        .attack
        .as_ref()
        .is_some_and(|attack| attack.sent.iter().any(|sent| sent.unit == unit && sent.there));
    draft.must(sent, RefusalKind::NoAttack, rule::ASSIGN_ONCE)?;
    draft.happen(Event::ByHand);
    draft.happen(Event::WentHome { unit });
    Ok(())
}

pub(super) fn next_segment(draft: &mut Draft) -> Result<(), Refusal> {
    let none = || Refusal { kind: RefusalKind::NoAttack, rule: rule::MANEUVER_ORDER };
    let attack = draft.state.attack.as_ref().ok_or_else(none)?;
    let segment = match attack.segment.ok_or_else(none)? {
        Segment::Infantry => Some(Segment::Cavalry),
        Segment::Cavalry => None,
    };
    draft.happen(Event::SegmentCame { segment });
    Ok(())
}

pub(super) fn begin_battle(draft: &mut Draft, province: u8) -> Result<(), Refusal> {
    let none = Refusal { kind: RefusalKind::NoAttack, rule: rule::PHASE };
    let attack = draft.state.attack.clone().ok_or(none)?;
    draft.must(attack.battle.is_none(), RefusalKind::BattleFirst, rule::BATTLES)?;
    stands(draft, attack.defender, province)?;
    draft.require(!attack.fought.contains(&province), RefusalKind::Rule, rule::BATTLES)?;
    draft.require(attack.segment.is_none(), RefusalKind::Rule, rule::MANEUVER_ORDER)?;
    if attack.segment.is_some() {
        draft.happen(Event::SegmentCame { segment: None });
    }
    draft.happen(Event::BattleBegan { province });
    Ok(())
}

/// Provinces with attacking units where no battle was fought yet, by place.
pub fn to_fight(state: &State) -> Vec<u8> {
    let Some(attack) = &state.attack else { return Vec::new() };
    let mut all: Vec<u8> = attack
        .sent
        .iter()
        .filter(|sent| sent.there && sent.side == Side::Attack && !attack.fought.contains(&sent.province))
        .map(|sent| sent.province)
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

pub(super) fn end(draft: &mut Draft) -> Result<(), Refusal> {
    draft.must(draft.state.attack.is_some(), RefusalKind::NoAttack, rule::PHASE)?;
    let fighting = draft.state.attack.as_ref().is_some_and(|attack| attack.battle.is_some());
    draft.require(!fighting && to_fight(&draft.state).is_empty(), RefusalKind::BattleFirst, rule::BATTLES)?;
    let attackers_left = to_fight(&draft.state);
    if attackers_left.is_empty() {
        draft.happen(Event::AttackEnded);
        super::turn::leave_attack(draft);
    } else {
        go_home(draft);
    }
    Ok(())
}
