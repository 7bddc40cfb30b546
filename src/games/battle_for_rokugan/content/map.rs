//! The board as a graph: provinces, what they are worth, and which share a land border.

use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::province_set::ProvinceSet;
use crate::games::battle_for_rokugan::model::territory::Territory;
use Province::*;

/// A point of the drawn map, in thousandths of its width from the left and of its height from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// From the left, 0 to 1000.
    pub x: u16,
    /// From the top, 0 to 1000.
    pub y: u16,
}

/// What the board says about a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The territory it belongs to.
    pub territory: Territory,
    /// Whose capital stands there.
    pub capital_of: Option<Clan>,
    /// Printed flowers, 0 to 3.
    pub flowers: u8,
    /// Printed defense, 0 to 2.
    pub printed_defense: u8,
    /// Where its middle is drawn.
    pub center: Point,
    /// Where its coast is drawn; a landlocked province has none.
    pub coast: Option<Point>,
}

/// What the board says about `province`.
pub fn facts(province: Province) -> &'static Facts {
    &FACTS[province as usize]
}

/// The provinces that share a land border with `province` (BR-A15).
pub fn neighbors(province: Province) -> ProvinceSet {
    NEIGHBORS[province as usize]
}

/// The provinces of a territory.
pub fn provinces_of(territory: Territory) -> ProvinceSet {
    TERRITORIES[territory as usize]
}

/// Whether a territory is one of the two Shadowlands, which give no honor.
pub fn is_shadowlands(territory: Territory) -> bool {
    matches!(territory, Territory::ShadowlandsNorth | Territory::ShadowlandsSouth)
}

/// Where the capital of `clan` stands.
pub fn capital(clan: Clan) -> Province {
    match clan {
        Clan::Crab => CrabCapital,
        Clan::Crane => CraneCapital,
        Clan::Dragon => DragonCapital,
        Clan::Lion => LionCapital,
        Clan::Phoenix => PhoenixCapital,
        Clan::Scorpion => ScorpionCapital,
        Clan::Unicorn => UnicornCapital,
    }
}

const fn row(
    territory: Territory,
    capital_of: Option<Clan>,
    flowers: u8,
    printed_defense: u8,
    center: (u16, u16),
    coast: Option<(u16, u16)>,
) -> Facts {
    let coast = match coast {
        Some((x, y)) => Some(Point { x, y }),
        None => None,
    };
    Facts { territory, capital_of, flowers, printed_defense, center: Point { x: center.0, y: center.1 }, coast }
}

/// In map order.
const FACTS: [Facts; 30] = [
    row(Territory::Dragon, None, 1, 0, (347, 70), None), // dragon_northwest
    row(Territory::Dragon, Some(Clan::Dragon), 2, 2, (560, 113), None), // dragon_capital
    row(Territory::Dragon, None, 3, 0, (646, 215), None), // dragon_south
    row(Territory::Phoenix, Some(Clan::Phoenix), 2, 2, (710, 97), None), // phoenix_capital
    row(Territory::Phoenix, None, 2, 0, (830, 40), None), // phoenix_center
    row(Territory::Phoenix, None, 1, 0, (923, 135), Some((965, 205))), // phoenix_coast
    row(Territory::Unicorn, Some(Clan::Unicorn), 2, 2, (232, 148), None), // unicorn_capital
    row(Territory::Unicorn, None, 1, 0, (166, 266), None), // unicorn_west
    row(Territory::Unicorn, None, 3, 0, (327, 245), None), // unicorn_east
    row(Territory::Lion, None, 2, 0, (455, 199), None),  // lion_northwest
    row(Territory::Lion, Some(Clan::Lion), 2, 2, (609, 345), None), // lion_capital
    row(Territory::Lion, None, 2, 0, (775, 254), Some((860, 285))), // lion_coast
    row(Territory::Scorpion, None, 1, 0, (274, 373), None), // scorpion_west
    row(Territory::Scorpion, None, 3, 0, (434, 333), None), // scorpion_north
    row(Territory::Scorpion, Some(Clan::Scorpion), 2, 2, (509, 445), None), // scorpion_capital
    row(Territory::Crane, Some(Clan::Crane), 2, 2, (755, 388), Some((840, 415))), // crane_capital
    row(Territory::Crane, None, 2, 0, (653, 474), Some((740, 500))), // crane_middle
    row(Territory::Crane, None, 3, 0, (559, 570), Some((660, 575))), // crane_south
    row(Territory::Crab, None, 1, 0, (158, 496), None),  // crab_northwest
    row(Territory::Crab, None, 3, 0, (359, 523), None),  // crab_east
    row(Territory::Crab, None, 2, 0, (315, 682), None),  // crab_center
    row(Territory::Crab, Some(Clan::Crab), 2, 2, (338, 860), Some((385, 935))), // crab_capital
    row(Territory::Southcoast, None, 3, 0, (472, 671), None), // southcoast_inland
    row(Territory::Southcoast, None, 2, 0, (634, 682), Some((715, 705))), // southcoast_east
    row(Territory::Southcoast, None, 3, 0, (470, 831), Some((535, 895))), // southcoast_south
    row(Territory::Islands, None, 2, 0, (915, 793), Some((845, 750))), // islands_north
    row(Territory::Islands, None, 1, 0, (756, 905), Some((685, 860))), // islands_west
    row(Territory::Islands, None, 1, 0, (888, 925), Some((960, 965))), // islands_southeast
    row(Territory::ShadowlandsNorth, None, 0, 1, (111, 723), None), // shadowlands_north
    row(Territory::ShadowlandsSouth, None, 0, 1, (160, 930), Some((235, 965))), // shadowlands_south
];

/// Every land border once, in map order.
pub const BORDERS: [(Province, Province); 64] = [
    (DragonNorthwest, DragonCapital),
    (DragonNorthwest, UnicornCapital),
    (DragonNorthwest, LionNorthwest),
    (DragonCapital, DragonSouth),
    (DragonCapital, PhoenixCapital),
    (DragonCapital, LionNorthwest),
    (DragonSouth, PhoenixCapital),
    (DragonSouth, LionNorthwest),
    (DragonSouth, LionCapital),
    (DragonSouth, LionCoast),
    (PhoenixCapital, PhoenixCenter),
    (PhoenixCapital, LionCoast),
    (PhoenixCenter, PhoenixCoast),
    (PhoenixCenter, LionCoast),
    (PhoenixCoast, LionCoast),
    (UnicornCapital, UnicornWest),
    (UnicornCapital, UnicornEast),
    (UnicornCapital, LionNorthwest),
    (UnicornWest, UnicornEast),
    (UnicornWest, ScorpionWest),
    (UnicornWest, CrabNorthwest),
    (UnicornEast, LionNorthwest),
    (UnicornEast, ScorpionWest),
    (UnicornEast, ScorpionNorth),
    (LionNorthwest, LionCapital),
    (LionNorthwest, ScorpionNorth),
    (LionCapital, LionCoast),
    (LionCapital, ScorpionNorth),
    (LionCapital, ScorpionCapital),
    (LionCapital, CraneCapital),
    (LionCapital, CraneMiddle),
    (LionCoast, CraneCapital),
    (ScorpionWest, ScorpionNorth),
    (ScorpionWest, ScorpionCapital),
    (ScorpionWest, CrabNorthwest),
    (ScorpionWest, CrabEast),
    (ScorpionNorth, ScorpionCapital),
    (ScorpionCapital, CraneMiddle),
    (ScorpionCapital, CraneSouth),
    (ScorpionCapital, CrabEast),
    (CraneCapital, CraneMiddle),
    (CraneMiddle, CraneSouth),
    (CraneSouth, CrabEast),
    (CraneSouth, SouthcoastInland),
    (CraneSouth, SouthcoastEast),
    (CrabNorthwest, CrabEast),
    (CrabNorthwest, CrabCenter),
    (CrabNorthwest, ShadowlandsNorth),
    (CrabEast, CrabCenter),
    (CrabEast, SouthcoastInland),
    (CrabCenter, CrabCapital),
    (CrabCenter, SouthcoastInland),
    (CrabCenter, SouthcoastSouth),
    (CrabCenter, ShadowlandsNorth),
    (CrabCapital, SouthcoastSouth),
    (CrabCapital, ShadowlandsNorth),
    (CrabCapital, ShadowlandsSouth),
    (SouthcoastInland, SouthcoastEast),
    (SouthcoastInland, SouthcoastSouth),
    (SouthcoastEast, SouthcoastSouth),
    (IslandsNorth, IslandsWest),
    (IslandsNorth, IslandsSoutheast),
    (IslandsWest, IslandsSoutheast),
    (ShadowlandsNorth, ShadowlandsSouth),
];

const NEIGHBORS: [ProvinceSet; 30] = {
    let mut neighbors = [ProvinceSet::EMPTY; 30];
    let mut at = 0;
    while at < BORDERS.len() {
        let (one, two) = BORDERS[at];
        neighbors[one as usize] = neighbors[one as usize].union(ProvinceSet::only(two));
        neighbors[two as usize] = neighbors[two as usize].union(ProvinceSet::only(one));
        at += 1;
    }
    neighbors
};

const TERRITORIES: [ProvinceSet; 11] = {
    let mut territories = [ProvinceSet::EMPTY; 11];
    let mut at = 0;
    while at < FACTS.len() {
        let territory = FACTS[at].territory as usize;
        let province = <Province as crate::kernel::by::Small>::ALL[at];
        territories[territory] = territories[territory].union(ProvinceSet::only(province));
        at += 1;
    }
    territories
};
