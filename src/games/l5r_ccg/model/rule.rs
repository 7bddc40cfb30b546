//! The rules that may refuse something, by the numbers of the contract.

use std::fmt;

/// A rule, as refusals and faults name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rule(&'static str);

impl Rule {
    /// Its number in the contract, such as `CC-BAT-6`.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $id:literal;)*) => {
        $($(#[$doc])* pub const $name: Rule = Rule($id);)*

        /// Every rule that refuses something.
        pub const ALL: &[Rule] = &[$($name,)*];
    };
}

rules! {
    /// A bowed card uses no ability.
    BOWED = "CC-Q-9";

    /// The order of the Action Phase.
    ACTION_ORDER = "CC-ACT-1";
    /// What the current player and the others may do in the Action Phase.
    ACTION_KINDS = "CC-ACT-2";
    /// The order of a Battle Action Segment, and what may be done in it.
    BATTLE_ORDER = "CC-ACT-3";
    /// Without a unit in the battle there is no Open or Battle action.
    UNIT_IN_BATTLE = "CC-ACT-4";

    /// Hands are discarded down to eight.
    HAND_LIMIT = "CC-TURN-6";
    /// A phase is played in its turn.
    PHASE = "CC-TURN-1";
    /// The highest cut begins.
    FIRST_PLAYER = "CC-SET-5";
    /// Bounds of Family Honor.
    HONOR_BOUNDS = "CC-Q-1";
    /// Bounds of the Provinces.
    PROVINCE_BOUNDS = "CC-Q-2";
    /// Every card's value is typed in before it counts.
    KNOWN_VALUE = "CC-Q-12";
    /// A bowed source gives nothing.
    SOURCE = "CC-GOLD-1";
    /// The benefit of the own clan.
    CLAN_BENEFIT = "CC-REC-4";

    /// Family Honor reaches the requirement.
    REQUIREMENT = "CC-REC-2";
    /// The cost is paid.
    COST = "CC-REC-3";
    /// One Unique card of a name in play.
    UNIQUE = "CC-REC-5";
    /// One Experienced version of a name in play.
    EXPERIENCED = "CC-REC-6";

    /// Cards attach to an own, unbowed Personality.
    ATTACH_TARGET = "CC-ATT-1";
    /// A Follower's requirement of Personal Honor.
    FOLLOWER_REQUIREMENT = "CC-ATT-2";
    /// Spells are for Shugenja.
    SPELL_NEEDS_SHUGENJA = "CC-ATT-3";
    /// No more spells than Chi.
    SPELLS_WITHIN_CHI = "CC-ATT-4";
    /// One weapon and one armor.
    ONE_OF_A_SLOT = "CC-ATT-5";
    /// What does not touch an Ancestor.
    ANCESTOR_UNTOUCHED = "CC-ATT-8";
    /// An Ancestor is for its own clan.
    ANCESTOR_CLAN = "CC-ATT-9";

    /// One attack a turn.
    ATTACK_ONCE = "CC-ATK-1";
    /// Every battle is fought.
    BATTLES = "CC-ATK-10";
    /// Allies are invited.
    INVITED = "CC-ATK-2";
    /// Nobody helps both sides.
    ONE_SIDE = "CC-ATK-3";
    /// Only units with an unbowed Personality are assigned.
    ASSIGN_UNBOWED = "CC-ATK-5";
    /// A unit is assigned once.
    ASSIGN_ONCE = "CC-ATK-6";
    /// Only Cavalry moves in Cavalry Maneuvers.
    CAVALRY = "CC-ATK-7";
    /// The order of the maneuvers.
    MANEUVER_ORDER = "CC-ATK-8";

    /// A Terrain needs a unit in the battle.
    TERRAIN_UNIT = "CC-BAT-4";
    /// One Terrain a battle.
    ONE_TERRAIN = "CC-BAT-5";
    /// Only cards still at the battle act or are affected there.
    AT_THE_BATTLE = "CC-BAT-6";

    /// Who can make a Ranged Attack.
    RANGED_BY = "CC-RNG-1";
    /// What a Ranged Attack can hit.
    RANGED_TARGET = "CC-RNG-2";
    /// Ranged strengths are added within one unit.
    RANGED_ONE_UNIT = "CC-RNG-3";
    /// A Follower covers its Personality.
    RANGED_COVERED = "CC-RNG-4";

    /// Who can use Fear.
    FEAR_BY = "CC-FEAR-1";
    /// Fear is used once a battle.
    FEAR_ONCE = "CC-FEAR-3";
    /// A Tactician acts once a battle.
    TACTICIAN = "CC-KEY-3";

    /// Seppuku is a Samurai's.
    SEPPUKU = "CC-HON-7";

    /// The holder uses the Favor.
    FAVOR_HOLDER = "CC-FAV-1";
    /// One lobbying a turn.
    LOBBY_ONCE = "CC-FAV-3";
    /// A lobbying costs an unbowed Personality with Personal Honor.
    LOBBY_COST = "CC-FAV-4";
    /// Who holds the Favor does not lobby.
    LOBBY_HOLDER = "CC-FAV-5";
    /// Nobody interferes with an automatic taking.
    LOBBY_AUTOMATIC = "CC-FAV-6";
    /// The order of the efforts.
    EFFORT_ORDER = "CC-FAV-7";
    /// One gift per player.
    ONE_GIFT = "CC-FAV-8";
    /// For whom efforts are made.
    EFFORT_FOR = "CC-FAV-9";

    /// A challenge goes to another player's Personality.
    CHALLENGE = "CC-DUEL-1";
    /// Focus and Strike alternate.
    FOCUS_ORDER = "CC-DUEL-3";

    /// The end of the game.
    VERDICT = "CC-WIN-7";

    /// Thirty cards in a deck.
    DECK_SIZE = "CC-DECK-1";
    /// Three copies of a card.
    DECK_COPIES = "CC-DECK-2";
    /// One copy of some cards.
    DECK_SINGLE = "CC-DECK-3";
    /// Which cards belong into which deck.
    DECK_KINDS = "CC-DECK-4";
}
