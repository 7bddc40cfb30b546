//! A shot as its rules want it: band, Challenge Number, shooter, whom it may hit.

use super::melee::{body, cap, damage_dice, strength};
use crate::games::bushido::command::{Shot, ShotFact};
use crate::games::bushido::model::damage::{Body, Damage};
use crate::games::bushido::model::size::Size;
use crate::games::bushido::model::special::{Special, SpecialAttack};
use crate::games::bushido::model::warband::{PrintedStatistic, RangedWeapon};
use crate::games::bushido::refusal::{CardValue, Refusal, RefusalKind};
use crate::games::bushido::rules::dice::{Counting, Ones};
use crate::games::bushido::rules::reference;
use crate::games::bushido::rules::shot::{Band, Conditions, ShooterCircumstance, ShotTerm, TargetCircumstance};
use crate::games::bushido::rules::test::ranged_dice;
use crate::games::bushido::rules::traits::Traits;
use crate::games::bushido::state::State;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Deed, Model, ModelId};

/// A shot before it is rolled.
#[derive(Clone, Debug)]
pub struct Aimed {
    /// The Challenge Number term by term; nothing beyond the last band.
    pub terms: Option<Vec<ShotTerm>>,
    /// The Ranged Pool with everything on it, before the Special.
    pub pool: i64,
    /// Dice the Special costs.
    pub cost: usize,
    /// Added to the result.
    pub brutal: i64,
    /// How the dice are counted.
    pub counting: Counting,
    /// Rerolls of own dice.
    pub prowess: usize,
    /// What Damage Rolls are made with.
    pub damage: Damage,
    /// The target's size.
    pub size: Size,
    /// Whom it is aimed at.
    pub body: Body,
    /// Ki the Boosts cost.
    pub ki: i16,
}

impl Aimed {
    /// The Challenge Number; nothing beyond the last band.
    pub fn number(&self) -> Option<i64> {
        self.terms.as_ref().map(|terms| terms.iter().map(|term| term.value).sum())
    }

    /// Dice of the attack.
    pub fn dice(&self) -> usize {
        ranged_dice(self.pool, self.cost)
    }
}

/// Reads a shot.
///
/// # Errors
///
/// A model or value that is not known, or a Special that is not on the weapon.
pub fn aim(state: &State, shot: &Shot) -> Result<Aimed, Refusal> {
    let shooter = model(state, shot.shooter)?;
    let target = model(state, shot.target)?;
    let weapon = shooter.card().ranged_weapons.get(usize::from(shot.weapon));
    let weapon = weapon.ok_or(Refusal { rule: reference::RANGED, kind: RefusalKind::NotOnCard(shot.shooter) })?;
    let traits = shooter.traits().with(&weapon.weapon.traits);
    let strength = match shot.strength {
        Some(told) => told.into(),
        None => strength(&weapon.weapon).ok_or_else(|| unknown(shot.shooter, CardValue::Strength))?,
    };
    let size = target.card().size.ok_or_else(|| unknown(shot.target, CardValue::Size))?;
    let sentenced = i64::from(target.has(Condition::DeathSentence));
    let surprised = shot.facts.contains(&ShotFact::Surprised) || target.has(Condition::Surprised);
    Ok(Aimed {
        terms: band(weapon, shot)?.map(|band| conditions(shooter, target, &traits, shot, size).terms(band)),
        pool: pool(state, shooter, shot)? + sentenced,
        cost: cost(weapon, shot)?,
        brutal: traits.amount("Brutal"),
        counting: Counting { ones: Ones::Dropped, adept: usize::try_from(traits.amount("Adept")).unwrap_or(0) },
        prowess: usize::try_from(traits.amount_inside("Prowess", "Ranged")).unwrap_or(0),
        damage: Damage {
            strength,
            bonus: sentenced,
            first_bonus: 0,
            dice: damage_dice(&traits, surprised),
            pierce: traits.amount("Pierce").max(0),
            sharp: traits.amount("Sharp").max(0),
        },
        size,
        body: body(shot.target, target)?,
        ki: boosts(shooter, shot)?,
    })
}

/// Whether a weapon can shoot: with a Reload marker, or without Ammo, the attack ends without a roll (BU-RNG-1).
///
/// # Errors
///
/// Why it cannot; a weapon that is not on the card is for others to refuse.
pub fn loaded(shooter: &Model, id: ModelId, weapon: u8) -> Result<(), Refusal> {
    let traits = weapon_traits(shooter, weapon);
    let refusal = |kind: RefusalKind| Err(Refusal { rule: reference::RANGED, kind });
    if shooter.has(Condition::Reload) && traits.has("Reload") {
        return refusal(RefusalKind::HasCondition { model: id, condition: Condition::Reload });
    }
    match shots_left(shooter, weapon) {
        Some((0, _)) => refusal(RefusalKind::NoAmmo(id)),
        Some(_) | None => Ok(()),
    }
}

/// Shots that are left of the Ammo of a weapon, and its Ammo; nothing where it has no end.
pub fn shots_left(shooter: &Model, weapon: u8) -> Option<(i64, i64)> {
    let ammo = weapon_traits(shooter, weapon).value("Ammo")?.max(0);
    Some(((ammo - i64::from(shooter.shots(weapon))).max(0), ammo))
}

/// The traits of a ranged weapon; where it is not on the card those of the model.
pub fn weapon_traits(shooter: &Model, weapon: u8) -> Traits {
    let weapon = shooter.card().ranged_weapons.get(usize::from(weapon));
    weapon.map_or_else(|| shooter.traits(), |weapon| Traits::default().with(&weapon.weapon.traits))
}

fn model(state: &State, id: ModelId) -> Result<&Model, Refusal> {
    state.model(id).ok_or(Refusal { rule: reference::PLAY, kind: RefusalKind::NoModel })
}

fn unknown(model: ModelId, value: CardValue) -> Refusal {
    Refusal { rule: reference::UNKNOWN, kind: RefusalKind::Unknown { model, value } }
}

/// The band a distance lies in; nothing beyond the last.
fn band(weapon: &RangedWeapon, shot: &Shot) -> Result<Option<Band>, Refusal> {
    let bands = weapon.bands.ok_or_else(|| unknown(shot.shooter, CardValue::Bands))?;
    let within = |most: &Option<i64>| most.is_some_and(|most| i64::from(shot.distance) <= 100 * most);
    Ok(Band::ALL.into_iter().zip(bands).find(|(_, most)| within(most)).map(|(band, _)| band))
}

fn pool(state: &State, shooter: &Model, shot: &Shot) -> Result<i64, Refusal> {
    let base = match (shot.base, shooter.card().ranged) {
        (Some(told), _) => told.into(),
        (None, Some(PrintedStatistic::Number(number))) => number,
        (None, Some(PrintedStatistic::Dash)) => 0,
        (None, None) => return Err(unknown(shot.shooter, CardValue::RangedPool)),
    };
    let weaker = [Condition::Stunned, Condition::Frightened].into_iter().filter(|one| shooter.has(*one)).count();
    let terms = [i64::from(shot.boosts), -i64::try_from(weaker).unwrap_or(0)];
    Ok(base + terms.iter().sum::<i64>() - cap(state).over(base, terms.into_iter()))
}

fn boosts(shooter: &Model, shot: &Shot) -> Result<i16, Refusal> {
    match (shot.boosts, shooter.card().ranged_boost) {
        (0, _) => Ok(0),
        (boosts, Some(cost)) => Ok(i16::try_from(i64::from(boosts) * cost.max(1)).unwrap_or(i16::MAX)),
        (_, None) => Err(unknown(shot.shooter, CardValue::BoostCost)),
    }
}

/// The dice its Special costs.
fn cost(weapon: &RangedWeapon, shot: &Shot) -> Result<usize, Refusal> {
    let Some(special) = shot.special else { return Ok(0) };
    let priced = specials(weapon).into_iter().find(|(one, _)| *one == special);
    let missing = Refusal { rule: reference::SPECIALS, kind: RefusalKind::NotOnCard(shot.shooter) };
    priced.map(|(_, cost)| cost).ok_or(missing)
}

/// The Special Attacks of a ranged weapon that the rules know, with their prices.
pub fn specials(weapon: &RangedWeapon) -> Vec<(SpecialAttack, usize)> {
    let known = |name: &str| Special::NAMED.iter().find(|(one, _)| one.eq_ignore_ascii_case(name.trim()));
    let printed = weapon.weapon.specials.iter();
    printed.filter_map(|one| Some((known(&one.name)?.1.attack()?, usize::try_from(one.cost?).ok()?))).collect()
}

fn conditions<'a>(
    shooter: &'a Model,
    target: &'a Model,
    traits: &'a Traits,
    shot: &'a Shot,
    size: Size,
) -> Conditions<impl Fn(TargetCircumstance) -> bool + 'a, impl Fn(ShooterCircumstance) -> bool + 'a> {
    let own = target.traits();
    let ranged_defence = own.amount("Ranged Defence");
    Conditions {
        size,
        target: move |one| match one {
            TargetCircumstance::Prone => target.has(Condition::Prone),
            TargetCircumstance::Surprised => {
                shot.facts.contains(&ShotFact::Surprised) || target.has(Condition::Surprised)
            }
            TargetCircumstance::Cover => shot.facts.contains(&ShotFact::Cover),
            TargetCircumstance::Ran => target.did(Deed::Ran),
            TargetCircumstance::Swarm => own.has("Swarm"),
        },
        shooter: move |one| match one {
            ShooterCircumstance::Ran => shooter.did(Deed::Ran),
            ShooterCircumstance::Moved => shot.facts.contains(&ShotFact::Moved),
            ShooterCircumstance::Lightweight => traits.has("Lightweight"),
            ShooterCircumstance::AlreadyAttacked => shooter.did(Deed::Shot),
        },
        ranged_defence,
        other: shot.other.into(),
    }
}
