//! Where the rules of this game are written: contract number and rulebook page.

use crate::kernel::rulebook::RuleRef;

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $id:literal, $page:literal;)*) => {
        $($(#[$doc])* pub const $name: RuleRef = RuleRef { id: $id, page: $page };)*

        /// Every rule that has a name here. Where several share a number, the one it is mostly about comes first.
        pub const ALL: &[RuleRef] = &[$($name,)*];
    };
}

rules! {
    /// Five Champions, different Clans, Companions.
    SET_CHAMPIONS = "CH-SET-1", 10;
    /// The Threshold at the start.
    SET_THRESHOLD = "CH-SET-3", 11;
    /// Clan Objectives at the start.
    SET_OBJECTIVES = "CH-SET-4", 10;
    /// Who begins with the Imperial Favor.
    SET_FAVOR = "CH-SET-5", 11;
    /// Who controls Companions.
    SET_COMPANIONS = "CH-SET-6", 17;
    /// The bounds of Honor, and Dishonored.
    HONOR = "CH-Q-1", 14;
    /// The Glory Track and its tokens.
    GLORY_TRACK = "CH-Q-2", 14;
    /// Action Points.
    ACTION_POINTS = "CH-Q-3", 22;
    /// Life Points.
    LIFE = "CH-Q-4", 15;
    /// Purity.
    PURITY = "CH-Q-5", 16;
    /// Ki.
    KI = "CH-Q-6", 16;
    /// Dishonored.
    DISHONORED = "CH-Q-13", 14;
    /// Weakened.
    WEAKENED = "CH-Q-12", 15;
    /// The order of phases.
    PHASES = "CH-TURN", 29;
    /// Preparation.
    PREPARATION = "CH-TURN-1", 29;
    /// Activations.
    ACTIVATION = "CH-TURN-2", 29;
    /// Allies act with the Favor's Champion.
    ALLIES = "CH-TURN-2", 30;
    /// The Enemies Phase.
    ENEMY_PHASE = "CH-ENE", 30;
    /// Borders, room, pass-through and Disengagement on the board.
    MOVEMENT = "CH-MOV", 23;
    /// Line of Sight and range.
    SIGHT = "CH-LOS", 26;
    /// The order in which Enemies move.
    ENEMY_ORDER = "CH-ENE-2", 30;
    /// Combat tokens.
    COMBAT_TOKENS = "CH-ENE-3", 30;
    /// The behaviours of Enemies other than Assault.
    BEHAVIOURS = "CH-ENE", 31;
    /// Recovery.
    RECOVERY = "CH-TURN-4", 31;
    /// The list of actions.
    ACTIONS = "CH-ACT", 22;
    /// Healing, Concentration, Disengagement and the other non-Combat actions.
    ACTION_DETAILS = "CH-ACT", 23;
    /// Equipment.
    EQUIPMENT = "CH-ACT", 16;
    /// The target of a Combat.
    TARGET = "CH-COM-1", 24;
    /// Intervene.
    INTERVENE = "CH-COM-1", 24;
    /// Numerical Superiority and Outnumbered.
    OUTNUMBERED = "CH-COM-2", 25;
    /// Ranged Combat.
    RANGED = "CH-COM-1", 26;
    /// Effects at the beginning of a Combat.
    COMBAT_BEGINS = "CH-COM-3", 25;
    /// How many dice are rolled in Combat.
    COMBAT_DICE = "CH-COM-4", 25;
    /// The roll.
    COMBAT_ROLL = "CH-COM-5", 25;
    /// Rerolls.
    REROLLS = "CH-COM-6", 25;
    /// Transformations.
    CHANGES = "CH-COM-7", 25;
    /// The final results.
    RESULTS = "CH-COM-8", 25;
    /// Additional Effects.
    EFFECTS = "CH-COM-8", 40;
    /// Harmony with the Elements in Combat.
    COMBAT_HARMONY = "CH-COM-8", 19;
    /// Secret Techniques.
    TECHNIQUE = "CH-COM-8", 20;
    /// Cover.
    COVER = "CH-LOS", 26;
    /// Wounds.
    WOUNDS = "CH-COM-9", 25;
    /// The end of a Combat.
    COMBAT_END = "CH-COM-10", 25;
    /// How many dice are rolled out of Combat.
    TEST_ROLL = "CH-TEST-1", 18;
    /// Deception, Focus and Call of the Void.
    TEST = "CH-TEST-2", 19;
    /// The chosen Element out of Combat.
    TEST_CHOICE = "CH-TEST-3", 19;
    /// Harmony with the Elements out of Combat.
    TEST_HARMONY = "CH-TEST-4", 19;
    /// What successes bring in an Investigation.
    INVESTIGATION = "CH-INV", 21;
    /// Sizes of Units in a Battle.
    BATTLE_SIZES = "CH-BAT-4", 27;
    /// Elimination of a Champion.
    ELIMINATION = "CH-ELI", 15;
    /// Corruption of a Champion.
    CORRUPTION = "CH-ELI", 16;
    /// When the game ends and who wins.
    END = "CH-END", 31;
    /// Honor at the end.
    END_HONOR = "CH-END-1", 32;
    /// The Threshold at the end.
    END_THRESHOLD = "CH-END-2", 32;
    /// Glory at the end.
    END_GLORY = "CH-END-3", 32;
    /// Victory and defeat.
    END_VICTORY = "CH-END-4", 31;
    /// The Glorified.
    END_GLORIFIED = "CH-END-5", 32;
    /// Intermission cards of a campaign.
    INTERMISSION = "CH-END-5", 32;
    /// The Lexicon on Intermission cards; the Lexicon begins on that page.
    INTERMISSION_WORD = "CH-END-5", 39;
    /// The log of a campaign, its end, defeats in it.
    CAMPAIGN = "CH-END-6", 32;
    /// The Ring Event cards.
    RING_EVENTS = "CH-TURN-1", 32;
    /// A player's Champion is gone: a Companion may be taken over.
    TAKE_OVER = "CH-ELI", 15;
    /// Reinforcements.
    REINFORCEMENT = "CH-ENE-5", 39;
    /// Yojimbo.
    YOJIMBO = "CH-COM-1", 39;
    /// Keywords.
    KEYWORDS = "CH-KEY", 39;
}

/// The rule of a number of the contract, as saves name it.
pub fn by_id(id: &str) -> Option<RuleRef> {
    ALL.iter().find(|rule| rule.id == id).copied()
}
