//! What starting Characters cost, and which rules they keep (ER-CHR).

use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::model::fault::Fault;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::rulings::{MinorSchools, Rulings};
use crate::kernel::by::Small;
use std::ops::RangeInclusive;

/// Points for all starting Characters of a Clan together (ER-CHR-1).
pub const ALL_POINTS: i64 = 100;
/// Characters a Clan may have (ER-CHR-1).
pub const MOST_CHARACTERS: usize = 10;
/// Points a single starting Character may cost (ER-CHR-2).
pub const POINTS_EACH: RangeInclusive<i64> = 10..=40;
/// Points that Disadvantages of a Character may give (ER-CHR-6).
pub const MOST_DISADVANTAGES: i64 = 7;

/// A starting Character's price, part by part, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// Two for each level above the first (ER-CHR-3).
    pub rings: i64,
    /// One for each point above those that are free (ER-CHR-4).
    pub honor: i64,
    /// What Advantages cost.
    pub advantages: i64,
    /// What Disadvantages give back.
    pub disadvantages: i64,
}

impl Price {
    /// The price of a Character of a Clan.
    pub fn of(character: &Character, clan: Clan) -> Self {
        let levels: i64 = Ring::ALL.iter().map(|ring| i64::from(character.ring(*ring)) - 1).sum();
        Self {
            rings: 2 * levels,
            honor: (character.honor() - free_honor(clan)).max(0),
            advantages: character.advantages().iter().map(|advantage| advantage.price(clan)).sum(),
            disadvantages: character.disadvantages().iter().map(|disadvantage| disadvantage.points()).sum(),
        }
    }

    /// What it costs in all, less what Disadvantages give.
    pub fn net(self) -> i64 {
        self.rings + self.honor + self.advantages - self.disadvantages
    }
}

/// Points of Honor that cost nothing; a Lion has two more (ER-CHR-4).
pub fn free_honor(clan: Clan) -> i64 {
    if clan == Clan::Lion { 3 } else { 1 }
}

/// The Honor a Character of a Clan may begin with, its Shadowlands Taint being known (ER-CHR-4).
pub fn start_honor(clan: Clan, taint: u8) -> RangeInclusive<i64> {
    let most = if taint == 0 { 10 } else { 7 - i64::from(taint) };
    free_honor(clan).min(most)..=most
}

/// The rules of creation a single Character breaks, in the order of their numbers.
pub fn broken_by(character: &Character, clan: Clan, rulings: &Rulings) -> Vec<&'static str> {
    let price = Price::of(character, clan);
    let above_five = Ring::ALL.iter().filter(|ring| character.ring(**ring) > 5).count();
    let checks = [
        ("ER-CHR-2", !POINTS_EACH.contains(&price.net())),
        ("ER-CHR-3", above_five > 1),
        ("ER-CHR-4", !start_honor(clan, character.taint()).contains(&character.honor())),
        ("ER-CHR-5", !schooling_is_sound(character, clan, rulings)),
        ("ER-CHR-6", price.disadvantages > MOST_DISADVANTAGES),
        ("ER-ADV-1", contradicts_itself(character)),
    ];
    checks.into_iter().filter(|(_, broken)| *broken).map(|(rule, _)| rule).collect()
}

/// Whether schools and what is said about them agree (ER-CHR-5).
fn schooling_is_sound(character: &Character, clan: Clan, rulings: &Rulings) -> bool {
    let schools = usize::from(character.school().is_some());
    let most = match rulings.minor_schools {
        MinorSchools::InAddition => schools,
        MinorSchools::Instead => schools + usize::from(character.minor_school().is_some()),
    };
    let schooled = most == usize::from(!character.suffers(Disadvantage::Unschooled));
    let foreign = character.school().is_none_or(|school| {
        let is_foreign = school.clan != clan;
        is_foreign == character.has(Advantage::DifferentSchool)
    });
    schooled && foreign && character.minor_school().is_some() == character.has(Advantage::MinorSchool)
}

/// Whether an Advantage or Disadvantage contradicts the rest of the Character (ER-ADV-1).
fn contradicts_itself(character: &Character) -> bool {
    let exploits = character.has(Advantage::Exploitative) && character.honor() > 5;
    let discordant = |ring: &Ring| {
        character.suffers(Disadvantage::ElementalDisharmony(*ring))
            && (character.ring(*ring) > 3 || character.has(Advantage::ElementalAttunement(*ring)))
    };
    exploits || Ring::ALL.iter().any(discordant)
}

/// What all starting Characters of a Clan cost together.
pub fn together(prices: &[Price]) -> i64 {
    prices.iter().map(|price| price.net()).sum()
}

/// The rules that all starting Characters break together.
pub fn broken_together(prices: &[Price]) -> Vec<Fault> {
    let too_dear = together(prices) > ALL_POINTS;
    let too_many = prices.len() > MOST_CHARACTERS;
    [too_dear, too_many].iter().filter(|broken| **broken).map(|_| Fault::new("ER-CHR-1", "characters")).collect()
}
