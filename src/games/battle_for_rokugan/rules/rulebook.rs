//! Where the rules of this game are written: contract number and rulebook page.

use crate::kernel::rulebook::RuleRef;

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $id:literal, $page:literal;)*) => {
        $($(#[$doc])* pub const $name: RuleRef = RuleRef::new($id, $page);)*

        /// Every rule that has a name here.
        pub const ALL: &[RuleRef] = &[$($name,)*];
    };
}

/// The rule of that number, if it has a name here.
pub fn by_id(id: &str) -> Option<RuleRef> {
    ALL.iter().copied().find(|rule| rule.id == id)
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
    /// Two to five players, each of another clan.
    PLAYERS = "BR-Q-1", 4;
    /// Five rounds.
    ROUNDS = "BR-Q-2", 7;
    /// Thirty control tokens a clan.
    CONTROL_TOKENS = "BR-Q-3", 3;
    /// Control tokens of one clan in a province.
    CONTROL = "BR-Q-4", 6;
    /// The 27 combat tokens of a clan.
    COMBAT_TOKENS = "BR-Q-5", 7;
    /// Six tokens behind the screen.
    HAND = "BR-Q-6", 7;
    /// Special tokens and their supply.
    SPECIAL_TOKENS = "BR-Q-7", 10;
    /// Scouts, shugenja, objectives.
    SINGLE_USE = "BR-Q-8", 4;
    /// Honor is counted, never kept.
    HONOR = "BR-Q-9", 10;
    /// One territory card of two at each territory.
    SET_CARDS = "BR-SET-1", 4;
    /// Clans, abilities, screens.
    SET_CLANS = "BR-SET-2", 4;
    /// Scouts, shugenja, objectives at the start.
    SET_AGENTS = "BR-SET-3", 4;
    /// Control tokens to set aside.
    SET_TOKENS = "BR-SET-4", 4;
    /// The first player of the game.
    SET_FIRST = "BR-SET-5", 5;
    /// The initiative deck.
    SET_DECK = "BR-SET-6", 5;
    /// Starting tokens.
    SET_PLACING = "BR-SET-7", 5;
    /// Initiative.
    INITIATIVE = "BR-INI", 7;
    /// Drawing to six.
    DRAW = "BR-UP-2", 7;
    /// Territory cards in upkeep.
    UPKEEP_CARDS = "BR-UP-3", 7;
    /// A blessed token cannot be chosen.
    BLESSED = "BR-PLC-6", 8;
    /// Everything is turned.
    TURN_UP = "BR-RES-1", 9;
    /// Claiming territory cards at the end of a round.
    CLAIM = "BR-RES-6", 9;
    /// The end of a round.
    ROUND_END = "BR-RES-7", 9;
    /// The attackers' totals.
    TOTALS = "BR-BAT-1", 9;
    /// Phoenix ignores the printed defense of capitals.
    PHOENIX_BATTLE = "BR-BAT-3", 9;
    /// What the winner of a battle places.
    CONQUEST = "BR-BAT-6", 9;
    /// What scorched earth means.
    SCORCHED_TOKEN = "BR-SPC-1", 10;
    /// What peace and the shrine leave.
    PEACE_TOKEN = "BR-SPC-2", 10;
    /// The harbor.
    HARBOR = "BR-SPC-4", 10;
    /// Honor and defense tokens.
    BONUS = "BR-SPC-5", 10;
    /// What replaces what.
    REPLACING = "BR-SPC-6", 10;
    /// Removing own control tokens.
    REMOVING = "BR-SPC-7", 11;
    /// Controlling a territory.
    TERRITORY = "BR-TER-1", 9;
    /// Who gets a territory's card.
    CARD_CLAIM = "BR-TER-2", 9;
    /// When a territory card is played.
    CARD_PLAY = "BR-TER-3", 11;
    /// What a territory card does.
    CARD_EFFECT = "BR-TER-4", 11;
    /// Scouts, shugenja, the first player card.
    AGENTS = "BR-AGE-1", 11;
    /// Crane wins ties.
    CRANE = "BR-CLN-2", 8;
    /// Dragon draws one more.
    DRAGON = "BR-CLN-3", 8;
    /// Phoenix ignores the printed defense.
    PHOENIX = "BR-CLN-5", 8;
    /// Scorpion looks.
    SCORPION = "BR-CLN-6", 8;
    /// Unicorn swaps.
    UNICORN = "BR-CLN-7", 8;
    /// Secret objectives.
    OBJECTIVES = "BR-OBJ", 11;
    /// The end of the game.
    END = "BR-END-1", 10;
    /// Honor at any time.
    LIVE_HONOR = "BR-END-2", 10;
    /// What may lie facedown.
    ODDS = "BR-ODD-1", 7;
}
