//! A battle: both armies card by card, what is still needed, and what it would be if it ended now.

use crate::games::l5r_ccg::decide::{Field, field};
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
