//! A unit of an army in battle.

use super::clan::Clan;
use super::special::{Special, Specials};
use super::troops::{Printed, Profile, Troops};
use serde::{Deserialize, Serialize};

/// What a shugenja school has laid upon a unit (ER-SCH).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Enchantment {
    /// TV +3, not beyond 9; not for Fortifications.
    Scorpion,
    /// AV +2 and TV +2, TV not beyond 9; for Cavalry.
    Unicorn,
    /// AV + the rank of the shugenja, 1..=6; for Shugenja units.
    Phoenix(u8),
    /// Naval, for as many units as the game master says; not for Fortifications and ships.
    Mantis(u8),
}

impl Enchantment {
    /// What the shugenja of a Clan's school lay upon units, where it is that: by their rank, and by what the game master
    /// says units carry that gain Naval.
    pub fn of(clan: Clan, rank: u8, naval: u8) -> Option<Self> {
        match clan {
            Clan::Scorpion => Some(Self::Scorpion),
            Clan::Unicorn => Some(Self::Unicorn),
            Clan::Phoenix => Some(Self::Phoenix(rank)),
            Clan::Mantis => Some(Self::Mantis(naval)),
            Clan::Crab | Clan::Crane | Clan::Dragon | Clan::Lion => None,
        }
    }

    /// Whose school teaches it.
    pub const fn clan(self) -> Clan {
        match self {
            Self::Scorpion => Clan::Scorpion,
            Self::Unicorn => Clan::Unicorn,
            Self::Phoenix(_) => Clan::Phoenix,
            Self::Mantis(_) => Clan::Mantis,
        }
    }
}

/// What is said of a unit before it is one.
#[derive(Clone, Debug, PartialEq)]
pub struct UnitForm {
    /// What it consists of.
    pub troops: Troops,
    /// Whose it is; decides Elite and Crab bonus.
    pub clan: Option<Clan>,
    /// What is added to its AV, such as by a Nemuranai.
    pub av: i64,
    /// What is added to its TV.
    pub tv: i64,
    /// What a school has laid upon it.
    pub enchantment: Option<Enchantment>,
    /// Abilities it has gained.
    pub added: Specials,
}

/// Why a form is no unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnitFault {
    /// The enchantment is not for such a unit.
    Enchantment,
    /// The Character may not form a unit.
    Character,
}

/// A unit of an army in battle.
#[derive(Clone, Debug, PartialEq)]
pub struct Unit {
    form: UnitForm,
    profile: Profile,
}

impl Unit {
    /// The unit a form describes.
    ///
    /// # Errors
    ///
    /// What is wrong with the form.
    pub fn new(form: UnitForm) -> Result<Self, UnitFault> {
        if form.troops.character().is_some_and(|character| !character.may_form_a_unit()) {
            return Err(UnitFault::Character);
        }
        let mut profile = form.troops.profile(form.clan);
        for special in Special::NAMES.iter().map(|(_, special)| *special).filter(|special| form.added.has(*special)) {
            profile.specials = profile.specials.and(special);
        }
        profile.specials = profile.specials.feared(form.added.fear());
        let fits = match form.enchantment {
            None => true,
            Some(Enchantment::Scorpion) => !profile.specials.has(Special::Fortification),
            Some(Enchantment::Unicorn) => profile.specials.has(Special::Cavalry),
            Some(Enchantment::Phoenix(_)) => {
                matches!(form.troops, Troops::Printed(Printed::Shugenja | Printed::ShugenjaCavalry))
            }
            Some(Enchantment::Mantis(naval)) => {
                let floats = profile.specials.naval() > 0;
                profile.specials = profile.specials.naval_for(naval);
                naval > 0 && !floats && !profile.specials.has(Special::Fortification)
            }
        };
        if fits { Ok(Self { form, profile }) } else { Err(UnitFault::Enchantment) }
    }

    /// What it consists of.
    pub fn troops(&self) -> &Troops {
        &self.form.troops
    }

    /// Whose it is.
    pub fn clan(&self) -> Option<Clan> {
        self.form.clan
    }

    /// Its printed values, with all abilities it has.
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// What is added to its AV.
    pub fn added_av(&self) -> i64 {
        self.form.av
    }

    /// What is added to its TV.
    pub fn added_tv(&self) -> i64 {
        self.form.tv
    }

    /// What a school has laid upon it.
    pub fn enchantment(&self) -> Option<Enchantment> {
        self.form.enchantment
    }

    /// Whether it has an ability, printed or gained.
    pub fn has(&self, special: Special) -> bool {
        self.profile.specials.has(special)
    }

    /// Its Fear, 0 without (ER-UNIT-3).
    pub fn fear(&self) -> u8 {
        self.profile.specials.fear()
    }

    /// Whether it is a ship.
    pub fn is_ship(&self) -> bool {
        self.profile.specials.naval() > 0
    }

    /// Whether these are the Elites of this Clan.
    pub fn is_elite_of(&self, clan: Clan) -> bool {
        self.form.clan == Some(clan) && self.form.troops.is_elite()
    }
}
