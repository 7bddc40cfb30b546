//! How armies meet, and who strikes first: the Generals' rolls before the first blow (ER-BAT-3, -5).

use super::dice::Dice;
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::rules::battle::field::{Field, Strength};
use crate::games::empire_reborn::rules::battle::general::{FIRST_STRIKE_TN, Occasion, first_strike_rank, pool};
use crate::games::empire_reborn::rules::battle::schedule::Meeting;
use crate::games::empire_reborn::rules::pool::Pool;

/// How likely each way to meet is, in the order of [`Meeting::all`].
pub fn meetings(field: &Field, strength: &Strength) -> Vec<(Meeting, f64)> {
    let total =
        |role: Role| Dice::new(field.rulings()).total(pool(field, role, Occasion::Disposition, strength.get(role)));
    let (attacker, defender) = (total(Role::Attacker), total(Role::Defender));
    let mut odds: Vec<(Meeting, f64)> = Meeting::all().into_iter().map(|meeting| (meeting, 0.0)).collect();
    for (own, chance) in attacker.iter() {
        for (against, chance_against) in defender.iter() {
            let meeting = Meeting::from_difference(own - against, field.context().ground);
            let row = odds.iter_mut().find(|(row, _)| *row == meeting);
            row.into_iter().for_each(|(_, odds)| *odds += chance * chance_against);
        }
    }
    odds
}

/// The chance that the attacker strikes first in a round. Equal totals are rolled again; a Scorpion bushi may make
/// dice needless, two of them cancel each other (ER-BAT-5, A13).
pub fn attacker_strikes_first(field: &Field, strength: &Strength) -> f64 {
    let dice = Dice::new(field.rulings());
    let total = |role: Role| dice.total(pool(field, role, Occasion::Initiative, strength.get(role)));
    let rolled = total(Role::Attacker).against(&total(Role::Defender));
    let by_dice = rolled.higher / (rolled.higher + rolled.lower);
    let without = |role: Role| match first_strike_rank(field.army(role)) {
        0 => 0.0,
        rank => dice.succeeds(Pool::of(rank), FIRST_STRIKE_TN),
    };
    let (own, against) = (without(Role::Attacker), without(Role::Defender));
    own * (1.0 - against) + (own * against + (1.0 - own) * (1.0 - against)) * by_dice
}
