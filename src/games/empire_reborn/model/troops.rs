//! The kinds of units, and what each is before anything is added to it.

use super::character::Character;
use super::clan::Clan;
use super::rulings::{BattleMaidenMv, Rulings, SampanAv};
use super::special::{Special, Specials};
use crate::games::empire_reborn::content::units::{elites, legion, printed};

named! {
    /// A unit whose values the rulebook prints (ER-UNIT).
    Printed {
        /// Peasants with spears.
        Ashigaru = "ashigaru",
        /// Warriors on foot.
        Bushi = "bushi",
        /// Archers on foot.
        Bowmen = "bowmen",
        /// Warriors on horseback.
        Cavalry = "cavalry",
        /// Archers on horseback.
        CavalryArchers = "cavalry_archers",
        /// Priests on foot.
        Shugenja = "shugenja",
        /// Priests on horseback.
        ShugenjaCavalry = "shugenja_cavalry",
        /// Scouts on foot.
        Scouts = "scouts",
        /// Scouts on horseback.
        ScoutCavalry = "scout_cavalry",
        /// Nobles on foot.
        Samurai = "samurai",
        /// Nobles on horseback.
        SamuraiCavalry = "samurai_cavalry",
        /// The best of a Clan, of another name in each.
        Elites = "elites",
        /// Sappers.
        SiegeEngineers = "siege_engineers",
        /// Catapults.
        SiegeEngines = "siege_engines",
        /// Walls.
        Fortifications = "fortifications",
        /// The smallest ship.
        Kobune = "kobune",
        /// A ship for four units.
        Semokobune = "semokobune",
        /// A ship for six units.
        Sampan = "sampan",
        /// The largest ship.
        Ketsomokori = "ketsomokori",
        /// Hired samurai without a master.
        Ronin = "ronin",
        /// Hired outlaws.
        Bandits = "bandits",
        /// Hired rabble.
        Thugs = "thugs",
    }
}

impl Printed {
    /// Whether it can only be hired, at a price that is bid for (ER-BUY-4).
    pub fn is_hired(self) -> bool {
        matches!(self, Self::Ronin | Self::Bandits | Self::Thugs)
    }
}

/// What a unit is before anything is added to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Movement value.
    pub mv: u8,
    /// Attack value.
    pub av: i64,
    /// Toughness value.
    pub tv: i64,
    /// Upkeep in koku a turn.
    pub uk: u8,
    /// What it can do besides.
    pub specials: Specials,
}

impl Profile {
    /// The places it takes on board of ships: Cavalry and Siege two (ER-UNIT-7).
    pub fn berths(&self) -> u8 {
        if self.specials.has(Special::Cavalry) || self.specials.has(Special::Siege) { 2 } else { 1 }
    }
}

/// What a unit consists of.
#[derive(Clone, Debug, PartialEq)]
pub enum Troops {
    /// A unit of the rulebook's list.
    Printed(Printed),
    /// The Emperor's own; the rulebook forgot its TV.
    EmeraldLegion {
        /// The TV the game master named, 0..=12.
        tv: u8,
    },
    /// Monsters, rebels, whatever the game master made.
    Custom(Profile),
    /// A Character who fights as a unit (ER-BAT-10).
    Formed(Box<Character>),
    /// A Ranged attack that a shugenja of the Crab makes alone (ER-SCH); no unit, and never struck.
    Prayer {
        /// Its AV.
        av: u8,
    },
}

impl Troops {
    /// Its values as a unit of a Clan, without the Elites' conditions.
    pub fn profile(&self, clan: Option<Clan>) -> Profile {
        match self {
            Self::Printed(Printed::Elites) => elites(clan),
            Self::Printed(kind) => printed(*kind),
            Self::EmeraldLegion { tv } => legion(*tv),
            Self::Custom(profile) => profile.clone(),
            Self::Formed(character) => {
                let (av, tv) = character.unit_values();
                Profile { mv: 0, av, tv, uk: 0, specials: Specials::default() }
            }
            Self::Prayer { av } => {
                let specials = Specials::default().and(Special::Ranged);
                Profile { mv: 0, av: (*av).into(), tv: 0, uk: 0, specials }
            }
        }
    }

    /// The same where the rulebook contradicts itself (SampanAv, BattleMaidenMv).
    pub fn profile_under(&self, clan: Option<Clan>, rulings: &Rulings) -> Profile {
        let profile = self.profile(clan);
        match self {
            Self::Printed(Printed::Sampan) if rulings.sampan_av == SampanAv::Six => Profile { av: 6, ..profile },
            Self::Printed(Printed::Elites)
                if clan == Some(Clan::Unicorn) && rulings.battle_maiden_mv == BattleMaidenMv::Four =>
            {
                Profile { mv: 4, ..profile }
            }
            Self::Printed(_) | Self::EmeraldLegion { .. } | Self::Custom(_) | Self::Formed(_) | Self::Prayer { .. } => {
                profile
            }
        }
    }

    /// Whether it is a ship.
    pub fn is_ship(&self) -> bool {
        self.profile(None).specials.naval() > 0
    }

    /// Whether these are the Elites of some Clan.
    pub fn is_elite(&self) -> bool {
        *self == Self::Printed(Printed::Elites)
    }

    /// Whether it is a shugenja's attack, and no unit.
    pub fn is_prayer(&self) -> bool {
        matches!(self, Self::Prayer { .. })
    }

    /// The Character it is formed by.
    pub fn character(&self) -> Option<&Character> {
        if let Self::Formed(character) = self { Some(character) } else { None }
    }
}
