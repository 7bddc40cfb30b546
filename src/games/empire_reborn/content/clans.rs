//! What each Clan begins with, and what it pays for units.

use crate::games::empire_reborn::model::clan::{Clan, HomeProvince};
use crate::games::empire_reborn::model::troops::Printed;
use crate::kernel::by::Small;

/// What a Clan may spend on its first army, in koku (ER-CLAN).
pub const fn start_koku(clan: Clan) -> i64 {
    match clan {
        Clan::Crab => 450,
        Clan::Crane => 110,
        Clan::Dragon | Clan::Scorpion => 225,
        Clan::Lion | Clan::Unicorn => 300,
        Clan::Phoenix => 190,
        Clan::Mantis => 100,
    }
}

/// What a home province produces in a full season, in koku (ER-CLAN).
pub const fn production(province: HomeProvince) -> i64 {
    match province {
        HomeProvince::Kaiu => 35,
        HomeProvince::Hida | HomeProvince::Matsu | HomeProvince::Silk => 45,
        HomeProvince::Yasuki | HomeProvince::Hitomi | HomeProvince::Shiba | HomeProvince::Moto => 75,
        HomeProvince::Doji => 110,
        HomeProvince::Kakita => 95,
        HomeProvince::Asahina | HomeProvince::Isawa | HomeProvince::Shinjo => 90,
        HomeProvince::Kitsuki | HomeProvince::Akodo | HomeProvince::Iuchi => 65,
        HomeProvince::Mirumoto | HomeProvince::Soshi => 60,
        HomeProvince::Ikoma => 50,
        HomeProvince::Naka | HomeProvince::Shosuro => 70,
        HomeProvince::Bayushi => 80,
        HomeProvince::Spice => 55,
    }
}

/// What a Clan pays for a unit, in koku; none for those that are hired by bidding (ER-BUY-4).
pub fn price(kind: Printed, clan: Clan) -> Option<i64> {
    let row: [i64; 8] = match kind {
        Printed::Ashigaru => [2, 2, 2, 2, 2, 2, 3, 2],
        Printed::Bushi => [3, 4, 4, 4, 4, 4, 4, 3],
        Printed::Bowmen => [5, 5, 5, 6, 5, 5, 5, 5],
        Printed::Cavalry => [6, 5, 5, 5, 5, 6, 5, 6],
        Printed::CavalryArchers => [7, 6, 6, 7, 6, 7, 6, 7],
        Printed::Shugenja => [6, 8, 7, 7, 5, 7, 7, 7],
        Printed::ShugenjaCavalry => [9, 9, 8, 8, 6, 8, 8, 9],
        Printed::Scouts => [5, 5, 5, 5, 5, 4, 5, 5],
        Printed::ScoutCavalry => [7, 6, 6, 6, 6, 5, 6, 7],
        Printed::Samurai => [7, 7, 7, 6, 8, 7, 7, 7],
        Printed::SamuraiCavalry => [9, 8, 8, 7, 9, 8, 8, 9],
        Printed::Elites => [10, 10, 10, 9, 11, 10, 10, 10],
        Printed::SiegeEngineers => [4, 6, 5, 5, 5, 5, 6, 6],
        Printed::SiegeEngines => [6, 8, 7, 8, 8, 7, 7, 7],
        Printed::Fortifications => [7, 9, 8, 9, 8, 8, 9, 9],
        Printed::Kobune => [2, 2, 2, 2, 2, 2, 2, 1],
        Printed::Semokobune => [4, 4, 4, 4, 4, 4, 4, 3],
        Printed::Sampan => [6, 6, 6, 6, 6, 6, 6, 5],
        Printed::Ketsomokori => [8, 8, 8, 8, 8, 8, 8, 7],
        Printed::Ronin | Printed::Bandits | Printed::Thugs => return None,
    };
    Some(row[clan.index()])
}
