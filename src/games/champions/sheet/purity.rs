//! The chance to lose Purity in a Combat that is still to be rolled (CH-COM-9, CH-KEY: Corruption, Pure).

use crate::games::champions::combat::outcome::purity_loss;
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::odds::combat::Combat;
use crate::games::champions::odds::ends::Prevention;
use crate::games::champions::odds::forms::CombatForm;
use crate::games::champions::queries;

/// Purity at stake, and what prevents its loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Risk {
    /// Purity that a Wound costs, the keyword Pure counted; more than 0.
    pub stake: u8,
    /// What prevents it: all Ki there is, also what the odds were not asked with.
    pub prevention: Prevention,
}

/// What is at stake for a fighter against an Enemy; `typed` is the X of Corruption where its card does not say. Nothing
/// where the Enemy has no Corruption.
pub fn risk(state: &State, fighter: Actor, enemy: EnemyId, typed: Option<u8>) -> Option<Risk> {
    let stake = u8::try_from(purity_loss(state, fighter, enemy, typed)).ok().filter(|stake| *stake > 0)?;
    let ki = || queries::gauge(state, fighter.into(), Gauge::Ki).and_then(|ki| u32::try_from(ki).ok()).unwrap_or(0);
    let prevention = match fighter {
        Actor::Champion(_) => Prevention::Ki(ki()),
        Actor::Ally(_) => Prevention::None,
    };
    Some(Risk { stake, prevention })
}

/// The chance that any of it is lost under the best play, rerolls taking their Ki first.
pub fn lost(risk: Risk, form: &CombatForm) -> Option<f64> {
    let ki = u32::try_from(form.champion.ki).ok()?;
    let ends = Combat::new(form).ok()?.ends(&[ki]);
    let lost = ends.first()?.purity_lost(risk.stake, risk.prevention);
    Some(lost.iter().skip(1).sum::<f64>().min(1.0))
}
