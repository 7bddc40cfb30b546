//! The 30 provinces of the board.

use super::named::named;

named! {
    /// A province. The board prints no names: ours say where it lies in its territory.
    ///
    /// Their order is the *map order*, in which lists are given.
    Province {
        DragonNorthwest = "dragon_northwest",
        DragonCapital = "dragon_capital",
        DragonSouth = "dragon_south",
        PhoenixCapital = "phoenix_capital",
        PhoenixCenter = "phoenix_center",
        PhoenixCoast = "phoenix_coast",
        UnicornCapital = "unicorn_capital",
        UnicornWest = "unicorn_west",
        UnicornEast = "unicorn_east",
        LionNorthwest = "lion_northwest",
        LionCapital = "lion_capital",
        LionCoast = "lion_coast",
        ScorpionWest = "scorpion_west",
        ScorpionNorth = "scorpion_north",
        ScorpionCapital = "scorpion_capital",
        CraneCapital = "crane_capital",
        CraneMiddle = "crane_middle",
        CraneSouth = "crane_south",
        CrabNorthwest = "crab_northwest",
        CrabEast = "crab_east",
        CrabCenter = "crab_center",
        CrabCapital = "crab_capital",
        SouthcoastInland = "southcoast_inland",
        SouthcoastEast = "southcoast_east",
        SouthcoastSouth = "southcoast_south",
        IslandsNorth = "islands_north",
        IslandsWest = "islands_west",
        IslandsSoutheast = "islands_southeast",
        ShadowlandsNorth = "shadowlands_north",
        ShadowlandsSouth = "shadowlands_south",
    }
}
