//! Two armies on the ground they meet on.

use crate::games::empire_reborn::model::army::{Army, Role, Sides};
use crate::games::empire_reborn::model::context::{Context, Ground};
use crate::games::empire_reborn::model::rulings::Rulings;
use crate::games::empire_reborn::model::special::Special;
use crate::games::empire_reborn::model::unit::Unit;

/// How many of each unit of each side live, in the order of the units.
pub type Strength = Sides<Vec<u32>>;

/// Whether the ships of a landing are part of it (ER-BAT-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ships {
    /// They carried the troops and no more.
    Away,
    /// They fight and may be hit: the landing's first round.
    Fight,
}

/// Two armies that meet.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    context: Context,
    armies: Sides<Army>,
    rulings: Rulings,
}

/// A unit that cannot fight on this ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfPlace {
    /// Whose it is.
    pub role: Role,
    /// Its position in the army.
    pub unit: usize,
}

impl Field {
    /// The field on which the armies meet.
    ///
    /// # Errors
    ///
    /// A unit that cannot fight there: at sea all but ships, on land ships, save those of a landing's attacker.
    pub fn new(context: Context, armies: Sides<Army>, rulings: Rulings, ships: Ships) -> Result<Self, OutOfPlace> {
        let fits = |role: Role, unit: &Unit| match context.ground {
            // Whoever prays does so from on board.
            Ground::Naval => unit.is_ship() || unit.troops().is_prayer(),
            Ground::Landing => !unit.is_ship() || role == Role::Attacker && ships == Ships::Fight,
            Ground::Open | Ground::Pass => !unit.is_ship(),
        };
        for (role, army) in armies.iter() {
            if let Some(unit) = army.units.iter().position(|unit| !fits(role, unit)) {
                return Err(OutOfPlace { role, unit });
            }
        }
        Ok(Self { context, armies, rulings })
    }

    /// Where and when.
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// The army of a side.
    pub fn army(&self, role: Role) -> &Army {
        self.armies.get(role)
    }

    /// The units of a side.
    pub fn units(&self, role: Role) -> &[Unit] {
        &self.armies.get(role).units
    }

    /// Which readings are in force.
    pub fn rulings(&self) -> &Rulings {
        &self.rulings
    }

    /// Whether a shugenja Character of either side is there, formed into a unit or not (A13).
    pub fn has_shugenja(&self) -> bool {
        let present = |army: &Army| {
            let formed = army.units.iter().filter_map(|unit| unit.troops().character());
            army.characters.iter().chain(formed).any(|character| character.is_shugenja())
        };
        self.armies.iter().any(|(_, army)| present(army))
    }
}

/// How many living units of an army are such.
pub fn count(army: &Army, alive: &[u32], such: impl Fn(&Unit) -> bool) -> u32 {
    army.units.iter().zip(alive).filter(|(unit, _)| such(unit)).map(|(_, alive)| alive).sum()
}

/// How many living units of an army are Cavalry.
pub fn cavalry(army: &Army, alive: &[u32]) -> u32 {
    count(army, alive, |unit| unit.has(Special::Cavalry))
}
