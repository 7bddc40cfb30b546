//! Who attacks first (BU-MEL-3, A2).

use super::combatant::{Circumstance, Combatant, State};
use crate::games::bushido::model::sides::{Side, Sides};

/// Why a side has the Initiative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// Its model acts.
    Activating,
    /// Only its opponent is Prone or Surprised.
    OpponentSecond,
    /// Only its model has *Lightning Reflexes*.
    LightningReflexes,
    /// Only its model has *Reach*.
    Reach,
    /// The activating model is *Slow*.
    Slow,
    /// The players say so.
    Override,
}

impl Because {
    /// The name of the exchange formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Activating => "activating",
            Self::OpponentSecond => "opponent_second",
            Self::LightningReflexes => "lightning_reflexes",
            Self::Reach => "reach",
            Self::Slow => "slow",
            Self::Override => "override",
        }
    }
}

/// Who attacks first, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Initiative {
    /// Who.
    pub side: Side,
    /// Why.
    pub because: Because,
}

/// The Initiative between two models.
pub fn initiative(combatants: &Sides<Combatant>) -> Initiative {
    let second = |side| {
        let one = combatants.of(side);
        one.is(State::Prone) || one.has(Circumstance::Surprised)
    };
    if let Some(side) = only(second) {
        return Initiative { side: side.opponent(), because: Because::OpponentSecond };
    }
    let activating = Initiative { side: Side::Active, because: Because::Activating };
    // Both are Prone or Surprised: neither uses effects on the Initiative.
    if second(Side::Active) {
        return activating;
    }
    if let Some(side) = only(|side| counts(combatants.of(side), Circumstance::LightningReflexes)) {
        return Initiative { side, because: Because::LightningReflexes };
    }
    let reach = |side| {
        let one = combatants.of(side);
        counts(one, Circumstance::Reach) && !one.has(Circumstance::ReachUnready)
    };
    if let Some(side) = only(reach) {
        return Initiative { side, because: Because::Reach };
    }
    if counts(&combatants.active, Circumstance::Slow) {
        return Initiative { side: Side::Other, because: Because::Slow };
    }
    activating
}

/// Whether the model has `one` of the three effects: *Slow* with one of the others loses all of them.
fn counts(combatant: &Combatant, one: Circumstance) -> bool {
    let quick = combatant.has(Circumstance::LightningReflexes) || combatant.has(Circumstance::Reach);
    combatant.has(one) && !(combatant.has(Circumstance::Slow) && quick)
}

/// The side of which alone something is true.
fn only(is_true: impl Fn(Side) -> bool) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| is_true(side) && !is_true(side.opponent()))
}
