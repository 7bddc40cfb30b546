//! The 11 territories of the board.

use super::named::named;

named! {
    /// A group of provinces of one color; their order is that of the map.
    Territory {
        Dragon = "dragon",
        Phoenix = "phoenix",
        Unicorn = "unicorn",
        Lion = "lion",
        Scorpion = "scorpion",
        Crane = "crane",
        Crab = "crab",
        Southcoast = "southcoast",
        Islands = "islands",
        ShadowlandsNorth = "shadowlands_north",
        ShadowlandsSouth = "shadowlands_south",
    }
}
