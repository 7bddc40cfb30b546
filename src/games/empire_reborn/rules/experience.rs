//! What experience buys (ER-XP-3 to -5).

use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::rulings::HalfXp;
use serde::{Deserialize, Serialize};

/// One thing experience is spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purchase {
    /// A ring rises by one.
    Raise(Ring),
    /// An Advantage is gained.
    Buy(Advantage),
    /// A Disadvantage is lost.
    Remove(Disadvantage),
}

/// A purchase that was made.
#[derive(Clone, Debug, PartialEq)]
pub struct Purchased {
    /// What it costs, in experience points.
    pub cost: i64,
    /// The rule it breaks; it takes effect all the same.
    pub broken: Option<&'static str>,
    /// The Character afterwards.
    pub character: Character,
}

/// Why a purchase cannot be made at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// It has this Advantage already.
    HasAlready,
    /// It does not have this Disadvantage.
    HasNot,
}

/// Spends experience of a Character of a Clan.
///
/// # Errors
///
/// The Character has the Advantage already, or not the Disadvantage.
pub fn purchase(character: Character, clan: Clan, purchase: Purchase, half: HalfXp) -> Result<Purchased, Impossible> {
    let mut form = character.clone().into_form();
    let (cost, broken) = match purchase {
        Purchase::Raise(ring) => {
            let cost = ring_cost(&character, ring, half);
            form.rings.raise(ring);
            let above = form.rings.get(ring) > ring.most();
            let unbalanced = form.rings.above_five() > usize::from(form.rings.get(Ring::Void));
            (cost, if above { Some("ER-Q-2") } else { unbalanced.then_some("ER-XP-4") })
        }
        Purchase::Buy(advantage) => {
            form.advantages.push(advantage);
            (2 * advantage.price(clan), advantage.is_inborn().then_some("ER-XP-5"))
        }
        Purchase::Remove(disadvantage) => {
            let at = form.disadvantages.iter().position(|own| *own == disadvantage).ok_or(Impossible::HasNot)?;
            form.disadvantages.remove(at);
            (4 * disadvantage.points(), None)
        }
    };
    let character = Character::new(form).map_err(|_| Impossible::HasAlready)?;
    Ok(Purchased { cost, broken, character })
}

/// What the next level of a ring costs: three for each level it has, four for Void; twice under Elemental Disharmony,
/// then half under Elemental Attunement (ER-XP-3).
pub fn ring_cost(character: &Character, ring: Ring, half: HalfXp) -> i64 {
    let each = match ring {
        Ring::Void => 4,
        Ring::Earth | Ring::Water | Ring::Fire | Ring::Air => 3,
    };
    let dear = if character.suffers(Disadvantage::ElementalDisharmony(ring)) { 2 } else { 1 };
    let full = i64::from(character.ring(ring)) * each * dear;
    if !character.has(Advantage::ElementalAttunement(ring)) {
        return full;
    }
    match half {
        HalfXp::Up => (full + 1) / 2,
        HalfXp::Down => full / 2,
    }
}
