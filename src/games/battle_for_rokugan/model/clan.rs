//! The seven Great Clans.

use super::named::named;

named! {
    /// A Great Clan; the alphabet is their order.
    Clan {
        Crab = "crab",
        Crane = "crane",
        Dragon = "dragon",
        Lion = "lion",
        Phoenix = "phoenix",
        Scorpion = "scorpion",
        Unicorn = "unicorn",
    }
}
