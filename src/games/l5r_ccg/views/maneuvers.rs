//! "What could happen?": the attack under way as a question to the planner, by open cards only.

use crate::games::l5r_ccg::decide::is_cavalry;
use crate::games::l5r_ccg::in_play::{Attack, InPlay};
use crate::games::l5r_ccg::model::card::{CardKind, Trait};
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::rules::attack::Segment;
use crate::games::l5r_ccg::rules::maneuver::{Question, Stage, Unit, Weights};
use crate::games::l5r_ccg::state::State;
use std::collections::BTreeSet;

/// A question, and what its places stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What the planner answers.
    pub question: Question,
    /// The Provinces' places at the table, in the question's order.
    pub provinces: Vec<u8>,
    /// The units' Personalities, in the question's order.
    pub units: Vec<CardId>,
}

impl Plan {
    /// The same without some units, as if they stayed home.
    #[must_use]
    pub fn without(mut self, left_out: &BTreeSet<CardId>) -> Self {
        let mut kept = self.units.iter().map(|id| !left_out.contains(id));
        self.question.units.retain(|_| kept.next().unwrap_or(false));
        self.units.retain(|id| !left_out.contains(id));
        self
    }
}

/// The question that the attack under way asks at a stage.
///
/// # Errors
///
/// The card whose Force is unknown; nothing where there is no attack.
pub fn plan(state: &State, weights: Weights, stage: Stage) -> Result<Plan, Option<CardId>> {
    let attack = state.attack().ok_or(None)?;
    let standing = state.seat(attack.defender).provinces.iter().enumerate().filter(|(_, province)| province.stands);
    let (provinces, strengths): (Vec<u8>, Vec<i64>) =
        standing.map(|(at, province)| (u8::try_from(at).unwrap_or(7), i64::from(province.strength))).unzip();
    let (mut units, mut ids) = (Vec::new(), Vec::new());
    for (side, seat) in [(Side::Attack, state.current()), (Side::Defense, attack.defender)] {
        for (id, card) in state.personalities(seat).filter(|(_, card)| !card.is_bowed()) {
            let cavalry = is_cavalry(state, id);
            let force = force(state, id, card).ok_or(Some(id))?;
            let at = place(attack, id).and_then(|place| provinces.iter().position(|one| *one == place));
            // A stack counts each of its versions.
            let cards = state.attached(id).count() + 1 + usize::from(card.under);
            units.push(Unit { side, force, cards: i64::try_from(cards).unwrap_or(30), cavalry, at });
            ids.push(id);
        }
    }
    Ok(Plan { question: Question { strengths, units, weights, stage }, provinces, units: ids })
}

/// The stage at which the attack is: the attack's Infantry or Cavalry, as long as its player has sent none.
pub fn stage(state: &State) -> Option<Stage> {
    let attack = state.attack()?;
    let defends = |seat: SeatId| seat == attack.defender;
    let sent = |segment| attack.sent.iter().any(|sent| sent.segment == segment && defends(sent.owner));
    Some(match attack.segment? {
        Segment::Infantry if sent(Segment::Infantry) => Stage::DefenseInfantry,
        Segment::Infantry => Stage::AttackInfantry,
        Segment::Cavalry if sent(Segment::Cavalry) => Stage::DefenseCavalry,
        Segment::Cavalry => Stage::AttackCavalry,
    })
}

fn place(attack: &Attack, unit: CardId) -> Option<u8> {
    attack.sent.iter().find(|sent| sent.unit == unit && sent.there).map(|sent| sent.province)
}

/// Force of a unit by its open cards; nothing where a part of it is unknown (CC-BAT-7).
fn force(state: &State, id: CardId, card: &InPlay) -> Option<i64> {
    let own = |card: &InPlay| {
        let printed = i64::from(card.card.force?);
        let bonus = if card.card.kind == CardKind::Ancestor { 0 } else { i64::from(card.bonus().force) };
        Some((printed + bonus).max(printed.min(0)))
    };
    let (mut personality, mut others) = (i64::from(card.card.force?) + i64::from(card.bonus().force), 0);
    for (_, attached) in state.attached(id) {
        let value = own(attached)?;
        let unit = matches!(attached.card.kind, CardKind::Follower | CardKind::Ancestor);
        match (attached.is_bowed(), unit && !attached.card.has(Trait::Plus)) {
            (true, _) => {}
            (false, true) => others += value,
            (false, false) => personality += value,
        }
    }
    Some((personality.max(0) + others).max(0))
}
