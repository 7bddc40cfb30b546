//! Whether troops stand after a round (ER-BAT-12, A21).

use super::field::Field;
use super::general::general;
use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::model::rulings::{MoraleTie, MoraleWho, Rulings};
use std::cmp::Ordering;

/// Who must test his morale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tested {
    /// Nobody.
    Nobody,
    /// One side.
    One(Role),
    /// Both, the attacker first; if he runs the defender need not.
    Both,
}

/// Who must test after a round, both sides still having units: casualties of the round and since the battle began, the
/// attacker's first.
pub fn tested(rulings: &Rulings, round: [u32; 2], battle: [u32; 2]) -> Tested {
    let [attacker, defender] = match rulings.morale_who {
        MoraleWho::Round => round,
        MoraleWho::Battle => battle,
    };
    match attacker.cmp(&defender) {
        Ordering::Greater => Tested::One(Role::Attacker),
        Ordering::Less => Tested::One(Role::Defender),
        Ordering::Equal => match rulings.morale_tie {
            MoraleTie::Both if attacker > 0 => Tested::Both,
            MoraleTie::Both | MoraleTie::Nobody => Tested::Nobody,
        },
    }
}

/// Why a target number is what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoraleTerm {
    /// Five for each casualty since the battle began.
    Casualties,
    /// The General knows the school of the opposing Clan.
    KnowTheSchool,
    /// The General hates the opposing Clan.
    Hatred,
}

/// What a side's General must reach after so many casualties since the battle began, part by part.
pub fn tn_terms(field: &Field, role: Role, casualties: u32) -> Vec<(MoraleTerm, i64)> {
    let army = field.army(role);
    let leader = general(army).map(|at| &army.characters[at]);
    let mut terms = vec![(MoraleTerm::Casualties, 5 * i64::from(casualties))];
    if let (Some(leader), Some(clan)) = (leader, field.army(role.other()).clan) {
        terms.extend(leader.has(Advantage::KnowTheSchool(clan)).then_some((MoraleTerm::KnowTheSchool, -10)));
        terms.extend(leader.suffers(Disadvantage::Hatred(clan)).then_some((MoraleTerm::Hatred, 10)));
    }
    terms
}

/// What a side's General must reach, never below 0.
pub fn tn(field: &Field, role: Role, casualties: u32) -> i64 {
    tn_terms(field, role, casualties).iter().map(|(_, amount)| amount).sum::<i64>().max(0)
}
