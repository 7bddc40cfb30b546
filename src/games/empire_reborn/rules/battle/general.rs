//! Generals and their rolls (ER-BAT-1, -2, -5, -12).

use super::field::{Field, cavalry, count};
use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::army::{Army, Role};
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::rulings::{MoraleModifiers, Scouts};
use crate::games::empire_reborn::model::school::School;
use crate::games::empire_reborn::model::special::Special;
use crate::games::empire_reborn::rules::pool::Pool;

/// The target number of a Scorpion bushi whose troops would strike first (ER-SCH).
pub const FIRST_STRIKE_TN: i64 = 20;

/// The position of an army's General among its Characters: the highest Water that is neither Dishonored nor Cowardly,
/// of several the first (A13).
pub fn general(army: &Army) -> Option<usize> {
    leading(&army.characters)
}

/// The same among Characters who are there.
pub fn leading(characters: &[Character]) -> Option<usize> {
    let leads = |character: &Character| !character.is_dishonored() && !character.suffers(Disadvantage::Cowardly);
    let able = characters.iter().enumerate().filter(|(_, character)| leads(character));
    // The last of several highest is the first of them in reverse.
    able.rev().max_by_key(|(_, character)| character.ring(Ring::Water)).map(|(at, _)| at)
}

/// What a General rolls for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// How the armies meet.
    Disposition,
    /// Who strikes first.
    Initiative,
    /// Whether his troops stand.
    Morale,
}

/// A part of a General's pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PoolPart {
    /// Water: dice rolled and kept.
    Water(u8),
    /// A school: dice rolled.
    School(u8),
    /// Scouts: dice rolled and kept (ruling Scouts).
    ScoutsWater(u32),
    /// Scouts: added to the dice.
    ScoutsTotal(u32),
    /// Tactician: added to the dice.
    Tactician,
    /// Way of the Land: added to the dice.
    WayOfTheLand,
    /// Honor twice: added to the dice.
    Honor(i64),
    /// The attacker comes over a pass: taken from the dice.
    Pass,
    /// Exploitative: dice rolled, for as much Honor.
    Exploitative(u8),
}

/// The parts of a General's pool; of an army without one, too: Water 1, Honor 0, no skills (ER-BAT-1).
pub fn pool_parts(field: &Field, role: Role, occasion: Occasion, alive: &[u32]) -> Vec<PoolPart> {
    let army = field.army(role);
    let leader = general(army).map(|at| &army.characters[at]);
    let mut parts = vec![PoolPart::Water(leader.map_or(1, |leader| leader.ring(Ring::Water)))];
    let plain = occasion == Occasion::Morale && field.rulings().morale_modifiers == MoraleModifiers::None;
    if let (Some(leader), false) = (leader, plain) {
        let (lands, knows) = (field.context().province, |province| leader.has(Advantage::WayOfTheLand(province)));
        let school = school_dice(leader, army, alive);
        parts.extend((school > 0).then_some(PoolPart::School(school)));
        parts.extend(leader.has(Advantage::Tactician).then_some(PoolPart::Tactician));
        parts.extend(lands.is_some_and(knows).then_some(PoolPart::WayOfTheLand));
    }
    let scouts = 2 * count(army, alive, |unit| unit.has(Special::Scouts));
    match occasion {
        Occasion::Morale => parts.push(PoolPart::Honor(leader.map_or(0, |leader| 2 * leader.honor()))),
        Occasion::Disposition | Occasion::Initiative => parts.extend((scouts > 0).then_some({
            match field.rulings().scouts {
                Scouts::Total => PoolPart::ScoutsTotal(scouts),
                Scouts::Water => PoolPart::ScoutsWater(scouts),
            }
        })),
    }
    let crosses = field.context().ground == Ground::Pass && role == Role::Attacker;
    parts.extend((occasion == Occasion::Disposition && crosses).then_some(PoolPart::Pass));
    parts.extend((army.extra > 0).then_some(PoolPart::Exploitative(army.extra)));
    parts
}

/// Dice a General's school adds to his Water in mass battle (ER-SCH).
fn school_dice(leader: &Character, army: &Army, alive: &[u32]) -> u8 {
    let living: u32 = alive.iter().sum();
    // Who is unschooled has no technique at all (ER-ADV).
    let rank = |clan: Clan| leader.rank_in(School::bushi(clan));
    match (rank(Clan::Mantis), rank(Clan::Unicorn)) {
        (rank @ 1.., _) if count(army, alive, |unit| unit.is_ship()) == living => 1 + rank,
        (_, rank @ 1..) if 2 * cavalry(army, alive) >= living => 1 + rank,
        _ => rank(Clan::Lion),
    }
}

/// What a General rolls, under the ruling DiceCap.
pub fn pool(field: &Field, role: Role, occasion: Occasion, alive: &[u32]) -> Pool {
    let add = |pool: Pool, part: PoolPart| match part {
        PoolPart::Water(dice) => Pool { keep: pool.keep + usize::from(dice), ..pool }.and_rolled(dice.into()),
        PoolPart::School(dice) | PoolPart::Exploitative(dice) => pool.and_rolled(dice.into()),
        // As many dice as there are units: no platform's numbers are too small.
        PoolPart::ScoutsWater(dice) => Pool { keep: pool.keep + dice as usize, ..pool }.and_rolled(dice as usize),
        PoolPart::ScoutsTotal(points) => pool.plus(points.into()),
        PoolPart::Tactician | PoolPart::WayOfTheLand => pool.plus(10),
        PoolPart::Honor(points) => pool.plus(points),
        PoolPart::Pass => pool.plus(-10),
    };
    let parts = pool_parts(field, role, occasion, alive);
    parts.into_iter().fold(Pool::new(0, 0), add).capped(field.rulings().dice_cap)
}

/// The School Rank with which a Scorpion bushi General may let his troops strike first; 0 for all others.
pub fn first_strike_rank(army: &Army) -> u8 {
    general(army).map_or(0, |at| army.characters[at].rank_in(School::bushi(Clan::Scorpion)))
}

/// Whether an army's General makes it immune to Fear (ER-UNIT-3).
pub fn is_fearless(army: &Army) -> bool {
    general(army).is_some_and(|at| army.characters[at].has(Advantage::Fearless))
}
