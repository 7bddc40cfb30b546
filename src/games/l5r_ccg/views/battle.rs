//! A battle: both armies card by card, what is still needed, and what it would be if it ended now.

use super::maneuvers::force;
use crate::games::l5r_ccg::decide::{Field, field, to_fight};
use crate::games::l5r_ccg::model::card::{Card, CardKind};
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::refusal::{Refusal, RefusalKind};
use crate::games::l5r_ccg::rules::battle::{Counts, Resolution};
use crate::games::l5r_ccg::state::State;

/// A unit at the battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitView {
    /// Its Personality.
    pub unit: CardId,
    /// Whose.
    pub owner: SeatId,
    /// On which side.
    pub side: Side,
    /// Its Force.
    pub force: i64,
    /// Force of the Personality in it.
    pub personality: i64,
    /// The attached cards: each value, and what it is added to.
    pub terms: Vec<(CardId, i64, Counts)>,
}

/// A card at the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Here {
    /// Which.
    pub id: CardId,
    /// The Personality of its unit.
    pub unit: CardId,
    /// Whose.
    pub owner: SeatId,
    /// On which side.
    pub side: Side,
}

/// Every card at the battle, unit by unit.
pub fn here(state: &State) -> Vec<Here> {
    let Some(attack) = state.attack() else { return Vec::new() };
    let place = attack.battle.as_ref().map(|battle| battle.province);
    let units = attack.sent.iter().filter(|sent| sent.there && Some(sent.province) == place);
    let cards = units.flat_map(|sent| {
        let (unit, owner, side) = (sent.unit, sent.owner, sent.side);
        state.unit(unit).into_iter().map(move |id| Here { id, unit, owner, side })
    });
    cards.collect()
}

/// The cards at the battle that have a Ranged Attack, or Fear, each with its strength.
pub fn armed(state: &State, value: fn(&Card) -> Option<u8>) -> Vec<(Here, u8)> {
    let armed = |one: Here| Some((one, value(&state.card(one.id)?.card)?));
    here(state).into_iter().filter_map(armed).collect()
}

/// The one of them that is meant, where there is no choice: the only one of whoever acts, or the only one at all.
pub fn only(armed: &[(Here, u8)], acts: Option<SeatId>) -> Option<CardId> {
    let own: Vec<CardId> = armed.iter().filter(|(one, _)| Some(one.owner) == acts).map(|(one, _)| one.id).collect();
    match (own.as_slice(), armed) {
        ([one], _) => Some(*one),
        ([], [(one, _)]) => Some(one.id),
        _ => None,
    }
}

/// What can be shot at by these cards (CC-RNG-2): Personalities and Followers of the other side; of both sides as long as
/// nobody is named.
pub fn targets(state: &State, by: &[CardId]) -> Vec<Here> {
    let all = here(state);
    let side = all.iter().find(|one| by.contains(&one.id)).map(|one| one.side);
    let can = |one: &Here| {
        let kind = state.card(one.id).map(|card| card.card.kind);
        matches!(kind, Some(CardKind::Personality | CardKind::Follower)) && side != Some(one.side)
    };
    all.into_iter().filter(can).collect()
}

/// The units that this card can frighten, the opposing ones first (ruling FearTarget).
pub fn frightened(state: &State, by: Option<CardId>) -> Vec<Here> {
    let mut units: Vec<Here> = here(state).into_iter().filter(|one| one.id == one.unit).collect();
    let side = here(state).into_iter().find(|one| Some(one.id) == by).map(|one| one.side);
    units.sort_by_key(|one| side == Some(one.side));
    units
}

/// A battle to be fought, by the open cards as they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Front {
    /// The Province's place, from 0.
    pub province: u8,
    /// Force of the attacking units sent there; nothing where a part of it is unknown.
    pub attack: Option<i64>,
    /// The same of the defending ones; 0 where nobody was sent.
    pub defense: Option<i64>,
    /// Strength of the Province.
    pub strength: u8,
}

/// The battles that are still to be fought.
pub fn fronts(state: &State) -> Vec<Front> {
    let Some(attack) = state.attack() else { return Vec::new() };
    let sum = |province: u8, side: Side| {
        let sent = attack.sent.iter().filter(|sent| sent.there && sent.province == province && sent.side == side);
        // Whoever lies bowed leads nobody (CC-BAT-7).
        let bowed = |unit| state.card(unit).is_some_and(|one| one.is_bowed());
        sent.map(|sent| if bowed(sent.unit) { Some(0) } else { force(state, sent.unit) }).sum::<Option<i64>>()
    };
    let strength = |province: u8| {
        let found = state.seat(attack.defender).provinces.get(usize::from(province));
        found.map_or(0, |province| province.strength)
    };
    let front = |province: u8| Front {
        province,
        attack: sum(province, Side::Attack),
        defense: sum(province, Side::Defense),
        strength: strength(province),
    };
    to_fight(state).into_iter().map(front).collect()
}

/// The battle under way.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The Province's place, from 0.
    pub province: u8,
    /// The units, in the order in which they were sent.
    pub units: Vec<UnitView>,
    /// What it would be if it ended now, with everything that is needed and all Honor.
    pub now: Resolution,
    /// Which cards the places of `now` are.
    pub field: Field,
}

/// Why there is no view of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absent {
    /// There is no battle.
    None,
    /// A value of this card is to be typed in first: "?", never 0.
    Unknown(CardId),
}

/// The battle as it stands.
///
/// # Errors
///
/// There is none, or a value in it is unknown.
pub fn view(state: &State) -> Result<View, Absent> {
    let attack = state.attack().ok_or(Absent::None)?;
    let battle = attack.battle.as_ref().ok_or(Absent::None)?;
    let field = field(state).map_err(|refusal: Refusal| match refusal.kind {
        RefusalKind::Unknown { card, .. } => Absent::Unknown(card),
        _ => Absent::None,
    })?;
    let side = |unit: CardId| {
        let sent = attack.sent.iter().find(|sent| sent.unit == unit);
        sent.map_or(Side::Defense, |sent| sent.side)
    };
    let totals = field.battle.totals();
    let units = totals.forces.iter().map(|force| {
        let unit = field.units[force.unit][0];
        UnitView {
            unit,
            owner: state.card(unit).map_or(attack.defender, |card| card.owner),
            side: side(unit),
            force: force.total,
            personality: force.personality,
            terms: force.terms.iter().map(|term| (field.card(term.card), term.value, term.counts)).collect(),
        }
    });
    Ok(View { province: battle.province, units: units.collect(), now: field.battle.clone().resolve(), field })
}
