//! What units are before anything is added to them.

use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::special::{Special, Specials};
use crate::games::empire_reborn::model::troops::{Printed, Profile};

/// Values in the order of the rulebook's list: MV, AV, TV, UK.
fn profile([mv, av, tv, uk]: [u8; 4], specials: Specials) -> Profile {
    Profile { mv, av: av.into(), tv: tv.into(), uk, specials }
}

fn able(specials: &[Special]) -> Specials {
    specials.iter().fold(Specials::default(), |able, special| able.and(*special))
}

fn ship(units: u8) -> Specials {
    Specials::default().naval_for(units)
}

/// A unit of the rulebook's list; Elites as those of nobody (ER-UNIT).
pub fn printed(kind: Printed) -> Profile {
    use Special::{Cavalry, Fortification, Pillage, Ranged, Scouts, Siege};
    match kind {
        Printed::Ashigaru => profile([2, 2, 2, 0], able(&[])),
        Printed::Bushi => profile([2, 3, 3, 1], able(&[])),
        Printed::Bowmen => profile([2, 3, 3, 1], able(&[Ranged])),
        Printed::Cavalry => profile([4, 3, 3, 2], able(&[Cavalry])),
        Printed::CavalryArchers => profile([4, 3, 3, 2], able(&[Ranged, Cavalry])),
        Printed::Shugenja => profile([2, 4, 2, 2], able(&[Ranged]).feared(3)),
        Printed::ShugenjaCavalry => profile([4, 4, 2, 3], able(&[Ranged, Cavalry]).feared(3)),
        Printed::Scouts => profile([3, 3, 3, 1], able(&[Scouts])),
        Printed::ScoutCavalry => profile([5, 3, 3, 1], able(&[Scouts, Cavalry])),
        Printed::Samurai => profile([2, 5, 5, 3], able(&[])),
        Printed::SamuraiCavalry => profile([4, 5, 5, 5], able(&[Cavalry])),
        Printed::Elites => profile([2, 7, 7, 3], able(&[])),
        Printed::SiegeEngineers => profile([3, 3, 2, 2], able(&[Siege])),
        Printed::SiegeEngines => profile([1, 7, 2, 3], able(&[Siege, Ranged])),
        Printed::Fortifications => profile([0, 0, 6, 2], able(&[Fortification])),
        Printed::Kobune => profile([5, 3, 3, 1], ship(2)),
        Printed::Semokobune => profile([4, 4, 4, 2], ship(4)),
        Printed::Sampan => profile([3, 5, 5, 3], ship(6)),
        Printed::Ketsomokori => profile([2, 7, 7, 5], ship(8)),
        Printed::Ronin => profile([2, 4, 3, 1], able(&[])),
        Printed::Bandits => profile([2, 3, 3, 1], able(&[Pillage])),
        Printed::Thugs => profile([2, 3, 1, 0], able(&[])),
    }
}

/// The Elites of a Clan, without what depends on a battle: Deathseekers are feared, Battle Maidens ride (ER-CLAN).
pub fn elites(clan: Option<Clan>) -> Profile {
    let mut elites = printed(Printed::Elites);
    elites.specials = match clan {
        Some(Clan::Lion) => elites.specials.feared(7),
        Some(Clan::Unicorn) => elites.specials.and(Special::Cavalry),
        Some(Clan::Crab | Clan::Crane | Clan::Dragon | Clan::Phoenix | Clan::Scorpion | Clan::Mantis) | None => {
            elites.specials
        }
    };
    elites
}

/// The Emerald Legion with the TV the game master named (EmeraldLegionTv).
pub fn legion(tv: u8) -> Profile {
    profile([6, 6, tv, 0], able(&[]).feared(2))
}
