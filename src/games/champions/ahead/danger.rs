//! How dangerous the Enemies Phase would be for somebody: expected Wounds, and the chance to fall.

use super::bout::Bout;
use super::carry::{Fought, Rest};
use super::condition::{Condition, Spread};
use crate::games::champions::field::forecast::{Foresight, Threat, foresee, threats};
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::odds::forms::WeightsForm;
use crate::games::champions::queries;
use crate::games::champions::sheet::explore::Silence;

/// What a forecast is asked with.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// What the Enemy Dice show.
    pub faces: EnemyFaces,
    /// What the players are after.
    pub weights: WeightsForm,
    /// Enemies that bring no Honor for being wounded.
    pub(super) insignificant: Vec<EnemyId>,
    /// Enemies that heal a Wound before they fight (CH-ENE-1).
    pub(super) healed: Vec<EnemyId>,
}

/// The forecast of a table: the plan, and everybody whom it threatens.
#[derive(Clone, Debug, PartialEq)]
pub struct Ahead {
    /// What the Enemies would do.
    pub foresight: Foresight,
    /// Everybody on the board's players' side with the Combats against it, Champions by seat, then the Allies attacked.
    pub threats: Vec<Threat>,
    /// What the odds are asked with.
    pub asked: Asked,
}

/// What threatens somebody, in numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Danger {
    /// Wounds it is expected to take in all; no more than it has Life Points.
    pub wounds: f64,
    /// The chance that it has fallen, after each of the Combats.
    pub fallen: Vec<f64>,
}

impl Danger {
    /// Nothing threatens.
    pub const NONE: Self = Self { wounds: 0.0, fallen: Vec::new() };

    /// The chance to fall.
    pub fn falls(&self) -> f64 {
        self.fallen.last().copied().unwrap_or(0.0)
    }
}

impl Ahead {
    /// Plans the phase; nothing without a board. The odds are asked one by one with [`danger`].
    pub fn of(state: &State, faces: EnemyFaces, weights: WeightsForm) -> Option<Self> {
        let foresight = foresee(state)?;
        let plain = |(id, enemy): (EnemyId, &crate::games::champions::model::figure::Enemy)| {
            enemy.card().is_insignificant().then_some(id)
        };
        let asked = Asked {
            faces,
            weights,
            insignificant: state.enemies().filter_map(plain).collect(),
            healed: foresight.healed.clone(),
        };
        let threats = threats(state, &foresight.combats);
        Some(Self { foresight, threats, asked })
    }
}

/// What a threat comes to.
///
/// # Errors
///
/// Whose card lacks a value, or the rule against one of the Combats.
pub fn danger(state: &State, threat: &Threat, asked: &Asked) -> Result<Danger, Silence> {
    if threat.combats.is_empty() {
        return Ok(Danger::NONE);
    }
    let bouts = threat.combats.iter().map(|combat| Bout::of(state, combat, asked)).collect::<Result<Vec<_>, _>>()?;
    let mut spread = Spread::certain(begins(state, threat.who).ok_or(Silence::Unknown(threat.who.into()))?);
    let mut danger = Danger::NONE;
    for (at, bout) in bouts.iter().enumerate() {
        if at == 0 || bouts[at - 1].enemy != bout.enemy {
            spread = spread.against(foe(state, bout.enemy, asked).ok_or(Silence::Unknown(Who::Enemy(bout.enemy)))?);
        }
        let rest = Rest::of(&bouts[at + 1..], bout.enemy);
        let fought = Fought { state, asked, fighter: threat.who, bout, rest };
        let (after, wounds) = fought.after(&spread).ok_or(Silence::Unknown(Who::Enemy(bout.enemy)))?;
        danger.wounds += wounds;
        danger.fallen.push(after.fallen());
        spread = after;
    }
    Ok(danger)
}

/// How somebody stands now; nothing where its card does not tell.
fn begins(state: &State, who: Actor) -> Option<Condition> {
    let shown = |gauge| queries::gauge(state, who.into(), gauge);
    let honor = shown(Gauge::Honor).unwrap_or(0);
    Some(Condition { life: shown(Gauge::Life)?, ki: shown(Gauge::Ki)?, honor, purity: shown(Gauge::Purity)?, foe: 0 })
}

/// Life of an Enemy when the Combats begin.
fn foe(state: &State, enemy: EnemyId, asked: &Asked) -> Option<i16> {
    let life = queries::gauge(state, Who::Enemy(enemy), Gauge::Life)?;
    let most = *queries::bounds(state, Who::Enemy(enemy), Gauge::Life)?.end();
    Some(if asked.healed.contains(&enemy) { (life + 1).min(most) } else { life })
}
