//! Where the rules of this game are written: contract number and rulebook page.

use crate::kernel::rulebook::RuleRef;

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $id:literal, $page:literal;)*) => {
        $($(#[$doc])* pub const $name: RuleRef = RuleRef::new($id, $page);)*

        /// Every rule that has a name here.
        pub const ALL: &[RuleRef] = &[$($name,)*];
    };
}

rules! {
    /// Armies.
    ARMY = "BR-TOK-1", 8;
    /// Navies.
    NAVY = "BR-TOK-2", 8;
    /// Shinobi.
    SHINOBI = "BR-TOK-3", 8;
    /// Blessings.
    BLESSING = "BR-TOK-4", 8;
    /// Diplomacy.
    DIPLOMACY = "BR-TOK-5", 8;
    /// Raids.
    RAID = "BR-TOK-6", 8;
    /// Bluffs.
    BLUFF = "BR-TOK-7", 8;
    /// One token on each border.
    PLACEMENT = "BR-PLC-1", 7;
    /// Scorched earth.
    SCORCHED = "BR-PLC-2", 10;
    /// Peace.
    PEACE = "BR-PLC-3", 10;
    /// The shrine.
    SHRINE = "BR-PLC-4", 10;
    /// No attack on an own province.
    OWN_TARGET = "BR-PLC-5", 8;
    /// The battlefield.
    BATTLEFIELD = "BR-SPC-3", 10;
    /// Ronin.
    RONIN = "BR-RON-1", 11;
    /// Bluffs return, illegal tokens are discarded.
    REVEAL = "BR-RES-2", 9;
    /// Raids.
    RAIDS = "BR-RES-3", 9;
    /// Diplomacy.
    TALKS = "BR-RES-4", 9;
    /// Battles.
    BATTLES = "BR-RES-5", 9;
    /// The highest attacker, and ties of attackers.
    CANDIDATE = "BR-BAT-4", 9;
    /// The highest attacker against the defense.
    BATTLE_WON = "BR-BAT-5", 9;
    /// A battle that the defender won.
    DEFENSE_BATTLE = "BR-DEF-1", 10;
    /// An attack that failed for another reason.
    DEFENSE_FAILED_ATTACK = "BR-DEF-2", 10;
    /// A defense that nobody attacked.
    DEFENSE_UNATTACKED = "BR-DEF-3", 10;
    /// An attack that diplomacy discarded.
    DEFENSE_DIPLOMACY = "BR-DEF-4", 10;
    /// The parts of a defense.
    DEFENSE = "BR-BAT-2", 9;
    /// Crab's faceup control tokens.
    CRAB = "BR-CLN-1", 10;
    /// Lion's bluff stays.
    LION = "BR-CLN-4", 8;
}
