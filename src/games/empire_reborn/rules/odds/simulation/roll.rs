//! Dice as they fall.

use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::rulings::{Explosions, Rulings};
use crate::games::empire_reborn::model::school::School;
use crate::games::empire_reborn::rules::death::{DeathTn, undoing_tn};
use crate::games::empire_reborn::rules::pool::{Pool, reaches};
use crate::kernel::chance::Chance;

/// A plain d10, 1 to 10 (ER-DICE-6).
pub(super) fn d10(chance: &mut Chance) -> i64 {
    i64::from(chance.below(10)) + 1
}

/// A die of a pool, which may explode (ER-DICE-2).
fn die(chance: &mut Chance, explosions: Explosions) -> i64 {
    let first = d10(chance);
    match explosions {
        Explosions::None => first,
        Explosions::Once if first == 10 => first + d10(chance),
        Explosions::Unlimited if first == 10 => {
            let mut total = first;
            loop {
                let next = d10(chance);
                total += next;
                if next < 10 {
                    return total;
                }
            }
        }
        Explosions::Once | Explosions::Unlimited => first,
    }
}

/// The total of a pool.
pub(super) fn total(pool: Pool, rulings: &Rulings, chance: &mut Chance) -> i64 {
    let pool = pool.capped(rulings.dice_cap);
    let dice: Vec<i64> = (0..pool.roll).map(|_| die(chance, rulings.explosions)).collect();
    pool.total(&dice)
}

/// Whether a pool reaches a target number.
pub(super) fn succeeds(pool: Pool, tn: i64, rulings: &Rulings, chance: &mut Chance) -> bool {
    tn <= 0 || reaches(total(pool, rulings, chance), tn, rulings.tn_tie)
}

/// Whether a Character dies (ER-DIE).
pub(super) fn dies(victim: &Character, tn: &DeathTn, rulings: &Rulings, chance: &mut Chance) -> bool {
    let tn = tn.tn();
    let rank = victim.rank_in(School::bushi(Clan::Crab));
    let lives = succeeds(Pool::of(victim.ring(Ring::Earth)), tn, rulings, chance)
        || rank > 0 && succeeds(Pool::of(rank), tn, rulings, chance)
        || victim.saver().is_some_and(|void| succeeds(Pool::of(void), undoing_tn(victim), rulings, chance));
    !lives
}
