//! "What could happen?": the attack under way as a question to the planner, by open cards only.

use crate::games::l5r_ccg::decide::is_cavalry;
use crate::games::l5r_ccg::in_play::{Attack, InPlay};
use crate::games::l5r_ccg::model::card::{CardKind, Trait};
use crate::games::l5r_ccg::model::player::CardId;
use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::rules::attack::Segment;
use crate::games::l5r_ccg::rules::maneuver::{Plan as Best, Question, Stage, Unit, Weights};
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
    /// Whom the best play sends now, and where: of the units that are still to be assigned in this stage.
    pub fn to_send(&self, best: &Best) -> Vec<(CardId, u8)> {
        let all = self.question.units.iter().zip(&best.line).zip(&self.units);
        let now = all.filter(|((unit, _), _)| unit.stage() == self.question.stage && !unit.sent);
        now.filter_map(|((_, place), id)| Some((*id, *self.provinces.get((*place)?)?))).collect()
    }

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
            let force = force(state, id).ok_or(Some(id))?;
            let at = place(attack, id).and_then(|place| provinces.iter().position(|one| *one == place));
            // A stack counts each of its versions.
            let cards = state.attached(id).count() + 1 + usize::from(card.under);
            let cards = i64::try_from(cards).unwrap_or(30);
            units.push(Unit { side, force, cards, cavalry, at, sent: at.is_some() });
            ids.push(id);
        }
    }
    Ok(Plan { question: Question { strengths, units, weights, stage }, provinces, units: ids })
}

/// The stage that one side decides in the maneuvers under way.
pub fn stage_of(state: &State, side: Side) -> Option<Stage> {
    Some(match (state.attack()?.segment?, side) {
        (Segment::Infantry, Side::Attack) => Stage::AttackInfantry,
        (Segment::Infantry, Side::Defense) => Stage::DefenseInfantry,
        (Segment::Cavalry, Side::Attack) => Stage::AttackCavalry,
        (Segment::Cavalry, Side::Defense) => Stage::DefenseCavalry,
    })
}

/// Whose turn it is in the maneuvers under way: the Attacker's as long as it has a unit left to send and the Defender has
/// sent none.
pub fn mover(state: &State) -> Option<Side> {
    let attack = state.attack()?;
    let segment = attack.segment?;
    let answered = attack.sent.iter().any(|sent| sent.segment == segment && sent.owner == attack.defender);
    let left = state.personalities(state.current()).any(|(id, card)| {
        let now = segment == Segment::Infantry || is_cavalry(state, id);
        now && !card.is_bowed() && place(attack, id).is_none()
    });
    Some(if left && !answered { Side::Attack } else { Side::Defense })
}

fn place(attack: &Attack, unit: CardId) -> Option<u8> {
    attack.sent.iter().find(|sent| sent.unit == unit && sent.there).map(|sent| sent.province)
}

/// Force of a unit by its open cards; nothing where a part of it is unknown (CC-BAT-7).
pub fn force(state: &State, id: CardId) -> Option<i64> {
    let card = state.card(id)?;
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
