//! The special tokens, of which a province holds at most one.

use super::named::named;

named! {
    /// A special token (BR-SPC).
    Special {
        /// Scorched earth: never controlled or attacked again.
        Scorched = "scorched",
        /// Peace: never attacked again.
        Peace = "peace",
        /// The shrine: only its controller places combat tokens there.
        Shrine = "shrine",
        /// The battlefield: no diplomacy, no raid.
        Battlefield = "battlefield",
        /// The harbor: a landlocked province counts as coastal.
        Harbor = "harbor",
        /// +1 honor.
        Honor1 = "honor1",
        /// +2 honor.
        Honor2 = "honor2",
        /// 4 honor instead of the printed flowers.
        Honor4 = "honor4",
        /// +1 defense, and 1 honor.
        Defense1 = "defense1",
        /// +2 defense, and 1 honor.
        Defense2 = "defense2",
    }
}
