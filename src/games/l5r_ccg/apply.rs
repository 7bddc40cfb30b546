//! From an event to the table after it. Never fails, has neither rules nor chance.

use super::event::Event;
use super::in_play::{
    Acting, Attack, Battle, Bonus, Dead, Duel, Duelist, Effort, InPlay, Lasting, Lobby, Posture, Province, Sent,
    Standing,
};
use super::model::player::{CardId, SeatId};
use super::model::side::Side;
use super::phase::Phase;
use super::rules::attack::Segment;
use super::rules::turn::Act;
use super::rules::watch::{HONOR_TO_LOSE, Loss};
use super::state::{End, Fought, Gone, Seat, State};

/// Makes `event` true of `state`.
pub(super) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::Overrode { .. }
        | Event::ByHand
        | Event::Remarked { .. }
        | Event::LossAverted { .. }
        | Event::Shot { .. } => {}
        Event::DuelRefused => state.duel_before = state.duel.take(),
        Event::LobbyDropped | Event::LobbyEnded { .. } => state.lobby = None,
        Event::CutTied { seats } => state.tied.clone_from(seats),
        Event::FirstNamed { seat, .. } => {
            state.current = *seat;
            state.tied.clear();
        }
        Event::TurnBegan { turn, seat } => begin_turn(state, *turn, *seat),
        Event::PhaseBegan { phase } => {
            state.phase = *phase;
            state.acting = Acting { next: state.current, passes: 0 };
        }
        Event::Straightened { seat, keep } => straighten(state, *seat, keep),
        Event::Acted { act, .. } => state.lobbied |= *act == Act::Lobby,
        Event::ActingCame { acting } => state.acting = *acting,
        Event::TurnEnded { seat } => end_turn(state, *seat),
        Event::HonorChanged { seat, by, .. } => with_seat(state, *seat, |seat| {
            seat.honor = seat.honor.saturating_add(*by);
            if i64::from(seat.honor) > HONOR_TO_LOSE {
                seat.waived.remove(&Loss::Honor);
            }
        }),
        Event::FavorMoved { to } => state.favor = *to,
        Event::ProvinceFell { seat, province } => with_province(state, *seat, *province, |one| one.stands = false),
        Event::ProvinceRose { seat, province, strength } => raise(state, *seat, *province, *strength),
        Event::StrengthSet { seat, province, strength } => {
            with_province(state, *seat, *province, |one| one.strength = *strength);
        }
        Event::RingEntered { seat, ring } => with_seat(state, *seat, |seat| {
            seat.rings.insert(*ring);
        }),
        Event::RingLeft { seat, ring } => with_seat(state, *seat, |seat| {
            seat.rings.remove(ring);
            seat.rings_waived = false;
        }),
        Event::HandChanged { seat, by } => {
            with_seat(state, *seat, |seat| seat.hand = seat.hand.saturating_add_signed(*by));
        }
        Event::CardCame { id, card, .. } => {
            state.next_card = state.next_card.max(id.0.saturating_add(1));
            drop(state.cards.insert(*id, card.clone()));
        }
        Event::Overlaid { id, card } => with_card(state, *id, |under| {
            under.card = card.clone();
            under.under = under.under.saturating_add(1);
        }),
        Event::CardSet { id, card } => with_card(state, *id, |old| old.card = card.clone()),
        Event::CardMoved { id, to } => with_card(state, *id, |card| card.on = Some(*to)),
        Event::Turned { id, posture } => with_card(state, *id, |card| card.posture = *posture),
        Event::TokenCame { id, force, chi, lasting } => with_card(state, *id, |card| {
            let more = Bonus { force: *force, chi: *chi };
            match lasting {
                Lasting::Always => card.tokens = card.tokens.plus(more),
                Lasting::ThisTurn => card.this_turn = card.this_turn.plus(more),
            }
        }),
        Event::Stained { id, standing } => with_card(state, *id, |card| card.standing = *standing),
        Event::Died { id, standing } => {
            if let Some(card) = state.card(*id).cloned() {
                let dead = Dead { name: card.card.name, standing: *standing };
                with_seat(state, card.owner, |seat| seat.dead.push(dead));
            }
            remove(state, *id);
        }
        Event::DeadRestored { seat, dead } => with_seat(state, *seat, |seat| {
            if let Some(dead) = seat.dead.get_mut(usize::from(*dead)) {
                dead.standing = Standing::Honorable;
            }
        }),
        Event::Gone { id, .. } => remove(state, *id),
        Event::OwnerSet { id, owner } => {
            for card in state.unit(*id) {
                with_card(state, card, |card| card.owner = *owner);
            }
        }
        Event::AttackDeclared { defender, attack, defense } => {
            state.attacked = true;
            state.attack = Some(Attack {
                defender: *defender,
                invited_to_attack: attack.clone(),
                invited_to_defend: defense.clone(),
                segment: Some(Segment::Infantry),
                sent: Vec::new(),
                fought: Default::default(),
                battle: None,
            });
        }
        Event::Assigned { unit, side, province } => assign(state, *unit, *side, *province),
        Event::WentHome { unit } => leave(state, *unit),
        Event::SegmentCame { segment } => with_attack(state, |attack| attack.segment = *segment),
        Event::BattleBegan { province } => begin_battle(state, *province),
        Event::Frightened { by, .. } => with_battle(state, |battle| {
            battle.feared.insert(*by);
        }),
        Event::Schemed { id, .. } => with_battle(state, |battle| {
            battle.schemed.insert(*id);
        }),
        Event::TerrainLaid { effects, .. } => with_battle(state, |battle| battle.terrain = Some(effects.clone())),
        Event::ArmyChanged { side, by } => with_battle(state, |battle| {
            let army = match side {
                Side::Attack => &mut battle.attack,
                Side::Defense => &mut battle.defense,
            };
            *army = army.saturating_add(i16::from(*by));
        }),
        Event::WallChanged { by } => {
            with_battle(state, |battle| battle.strength = battle.strength.saturating_add(i16::from(*by)));
        }
        Event::BattleEnded { province, .. } => with_attack(state, |attack| {
            attack.fought.insert(*province);
            attack.battle = None;
        }),
        Event::AttackEnded => state.attack = None,
        Event::Challenged { duel } => state.duel = Some(*duel),
        Event::DuelCame { stage } => with_duel(state, |duel| duel.stage = *stage),
        Event::Focused { duelist } => focus(state, *duelist),
        Event::Struck { .. } => with_duel(state, |duel| duel.stage = super::in_play::DuelStage::Struck),
        Event::DuelEnded { winner, .. } => end_duel(state, *winner),
        Event::LobbyBegan { initiator, antagonist } => {
            state.lobby = Some(Lobby { initiator: *initiator, antagonist: *antagonist, efforts: Vec::new() });
        }
        Event::EffortMade { seat, effort } => make_effort(state, *seat, *effort),
        Event::Judged { seen } => state.verdict = seen.iter().copied().map(Into::into).collect(),
        Event::WentOut { seat, loss } => go_out(state, *seat, *loss),
        Event::Waived { seat, loss } => with_seat(state, *seat, |seat| {
            seat.waived.insert(*loss);
        }),
        Event::RingsWaived { seat } => with_seat(state, *seat, |seat| seat.rings_waived = true),
        Event::CameBack { seat } => with_seat(state, *seat, |seat| seat.out = None),
        Event::GameEnded { winner } => {
            state.phase = Phase::Over;
            state.verdict.clear();
            state.end = Some(winner.map_or(End::Draw, |(seat, victory)| End::Won(seat, victory)));
        }
        Event::RulingSet { ruling, reading } => state.rulings = state.rulings.clone().with(*ruling, *reading),
    }
}

fn with_seat(state: &mut State, seat: SeatId, change: impl FnOnce(&mut Seat)) {
    if let Some(seat) = state.seats.get_mut(seat.index()) {
        change(seat);
    }
}

fn with_province(state: &mut State, seat: SeatId, at: u8, change: impl FnOnce(&mut Province)) {
    with_seat(state, seat, |seat| {
        if let Some(province) = seat.provinces.get_mut(usize::from(at)) {
            change(province);
        }
    });
}

fn with_card(state: &mut State, id: CardId, change: impl FnOnce(&mut InPlay)) {
    if let Some(card) = state.cards.get_mut(&id) {
        change(card);
    }
}

fn with_duel(state: &mut State, change: impl FnOnce(&mut Duel)) {
    if let Some(duel) = &mut state.duel {
        change(duel);
    }
}

fn raise(state: &mut State, seat: SeatId, at: u8, strength: u8) {
    with_seat(state, seat, |seat| {
        let province = Province { strength, stands: true };
        seat.waived.remove(&Loss::Provinces);
        match seat.provinces.get_mut(usize::from(at)) {
            Some(fallen) => *fallen = province,
            None => seat.provinces.push(province),
        }
    });
}

fn begin_turn(state: &mut State, turn: u16, seat: SeatId) {
    (state.turn, state.current, state.phase) = (turn, seat, Phase::Straighten);
    (state.lobbied, state.attacked) = (false, false);
    state.acting = Acting { next: seat, passes: 0 };
    (state.attack, state.duel, state.lobby) = (None, None, None);
}

fn end_turn(state: &mut State, _seat: SeatId) {
    state.finished = state.finished.max(state.turn);
    for seat in &mut state.seats {
        seat.history.push(seat.honor);
    }
    for card in state.cards.values_mut() {
        card.this_turn = Bonus::default();
    }
}

fn straighten(state: &mut State, seat: SeatId, keep: &[CardId]) {
    for (id, card) in &mut state.cards {
        if card.owner == seat && !keep.contains(id) {
            card.posture = Posture::Straight;
        }
    }
}

/// Takes a card and what lies with it off the table.
fn remove(state: &mut State, id: CardId) {
    for card in state.unit(id) {
        if let Some(gone) = state.cards.remove(&card) {
            let count = usize::from(gone.under) + 1;
            state.gone.insert(card, Gone { name: gone.card.name, owner: gone.owner, with: id, count });
        }
    }
    leave(state, id);
}

/// A unit is no longer where it was sent.
fn leave(state: &mut State, unit: CardId) {
    if let Some(attack) = &mut state.attack {
        attack.sent.iter_mut().filter(|sent| sent.unit == unit).for_each(|sent| sent.there = false);
    }
}

fn with_attack(state: &mut State, change: impl FnOnce(&mut Attack)) {
    if let Some(attack) = &mut state.attack {
        change(attack);
    }
}

fn with_battle(state: &mut State, change: impl FnOnce(&mut Battle)) {
    with_attack(state, |attack| {
        if let Some(battle) = &mut attack.battle {
            change(battle);
        }
    });
}

fn assign(state: &mut State, unit: CardId, side: Side, province: u8) {
    let owner = state.card(unit).map_or(state.current, |card| card.owner);
    with_attack(state, |attack| {
        attack.sent.retain(|sent| sent.unit != unit);
        let segment = attack.segment.unwrap_or(Segment::Cavalry);
        attack.sent.push(Sent { unit, owner, segment, side, province, there: true });
    });
}

fn begin_battle(state: &mut State, province: u8) {
    if let Some(attack) = &mut state.attack {
        state.acting = Acting { next: attack.defender, passes: 0 };
        attack.battle = Some(Battle {
            province,
            feared: Default::default(),
            schemed: Default::default(),
            terrain: None,
            attack: 0,
            defense: 0,
            strength: 0,
        });
    }
}

fn focus(state: &mut State, duelist: Duelist) {
    with_duel(state, |duel| {
        let side = duel.side_mut(duelist);
        side.focused = side.focused.saturating_add(1);
    });
    if let Some(seat) = state.duel.map(|duel| duel.side(duelist).seat) {
        with_seat(state, seat, |seat| seat.hand = seat.hand.saturating_sub(1));
    }
}

fn end_duel(state: &mut State, winner: Option<Duelist>) {
    let Some(duel) = state.duel.take() else { return };
    state.duel_before = Some(duel);
    let loser = winner.map_or(Duelist::Challenger, Duelist::other);
    state.duels.push(Fought {
        winner: winner.map(|winner| duel.side(winner).seat),
        loser: duel.side(loser).seat,
        turn: state.turn,
    });
}

fn make_effort(state: &mut State, seat: SeatId, effort: Effort) {
    if let Effort::Gift { .. } = effort {
        with_seat(state, seat, |seat| seat.hand = seat.hand.saturating_sub(1));
    }
    if let Some(lobby) = &mut state.lobby {
        lobby.efforts.push((seat, effort));
    }
}

/// A player leaves with every card (CC-WIN-6).
fn go_out(state: &mut State, seat: SeatId, loss: Loss) {
    with_seat(state, seat, |seat| seat.out = Some(loss));
    if state.favor == Some(seat) {
        state.favor = None;
    }
    let own: Vec<CardId> = state.cards.iter().filter(|(_, card)| card.owner == seat).map(|(id, _)| *id).collect();
    own.into_iter().for_each(|id| remove(state, id));
    let duels = |duel: &Duel| duel.challenger.seat == seat || duel.challenged.seat == seat;
    state.duel = state.duel.filter(|duel| !duels(duel));
    state.lobby = None;
}
