//! Avoiding death: the target number of the Earth roll (ER-DIE).

use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::disadvantage::Disadvantage;

/// Why a target number is what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeathTerm {
    /// The blow itself.
    Base,
    /// Strength of the Earth of the victim.
    StrengthOfTheEarth,
    /// Gaijin Plague of the victim.
    GaijinPlague,
    /// The killer is Large.
    Large,
    /// The victim knows the school of the killer's Clan.
    KnowTheSchool,
    /// The victim hates the killer's Clan.
    Hatred,
}

/// A target number and what it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeathTn {
    /// Every part that is not 0.
    pub terms: Vec<(DeathTerm, i64)>,
}

impl DeathTn {
    /// What `victim` must reach with Earth against a blow of `base`; the killer's part counts only where a known
    /// person killed.
    pub fn new(base: i64, victim: &Character, killer: Option<&Character>) -> Self {
        let mut terms = vec![(DeathTerm::Base, base)];
        terms.extend(victim.advantages().iter().filter_map(|advantage| {
            if let Advantage::StrengthOfTheEarth(level) = advantage {
                Some((DeathTerm::StrengthOfTheEarth, -5 * i64::from(*level)))
            } else {
                None
            }
        }));
        terms.extend(victim.disadvantages().iter().filter_map(|disadvantage| {
            if let Disadvantage::GaijinPlague(level) = disadvantage {
                Some((DeathTerm::GaijinPlague, 5 * i64::from(*level)))
            } else {
                None
            }
        }));
        if let Some(killer) = killer {
            let of_killer = |term: fn(&Character, &Character) -> bool| term(victim, killer);
            let parts = [
                (DeathTerm::Large, 10, of_killer(|_, killer| killer.has(Advantage::Large))),
                (DeathTerm::KnowTheSchool, -10, of_killer(knows_the_school_of)),
                (DeathTerm::Hatred, 10, of_killer(hates)),
            ];
            terms.extend(parts.iter().filter(|(.., counts)| *counts).map(|(term, amount, _)| (*term, *amount)));
        }
        Self { terms }
    }

    /// The number itself, never below 0 (ER-DICE-7).
    pub fn tn(&self) -> i64 {
        self.terms.iter().map(|(_, amount)| amount).sum::<i64>().max(0)
    }
}

fn knows_the_school_of(victim: &Character, killer: &Character) -> bool {
    killer.clan().is_some_and(|clan| victim.has(Advantage::KnowTheSchool(clan)))
}

fn hates(victim: &Character, killer: &Character) -> bool {
    killer.clan().is_some_and(|clan| victim.suffers(Disadvantage::Hatred(clan)))
}

/// What a Phoenix bushi must reach with Void to undo a death (ER-SCH).
pub fn undoing_tn(victim: &Character) -> i64 {
    ((10 - victim.honor()) * 10).max(0)
}
