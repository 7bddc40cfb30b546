//! The chance to avoid death (ER-DIE).

use super::dice::Dice;
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::school::School;
use crate::games::empire_reborn::rules::death::{DeathTn, undoing_tn};
use crate::games::empire_reborn::rules::pool::Pool;

/// The chance that a Character dies of what `tn` describes: its Earth fails, the second roll of a Crab bushi fails,
/// and no Phoenix bushi undoes a shugenja's death.
pub fn dies(dice: Dice, victim: &Character, tn: &DeathTn) -> f64 {
    let tn = tn.tn();
    let earth = 1.0 - dice.succeeds(Pool::of(victim.ring(Ring::Earth)), tn);
    let again = match victim.rank_in(School::bushi(Clan::Crab)) {
        0 => 1.0,
        rank => 1.0 - dice.succeeds(Pool::of(rank), tn),
    };
    let undone = victim.saver().map_or(0.0, |void| dice.succeeds(Pool::of(void), undoing_tn(victim)));
    earth * again * (1.0 - undone)
}
