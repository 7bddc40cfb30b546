//! Where the rules of this game are written: contract number and rulebook page.

use crate::kernel::rulebook::RuleRef;

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $id:literal, $page:literal $(, $passage:literal)?;)*) => {
        $($(#[$doc])* pub const $name: RuleRef = RuleRef::new($id, $page)$(.passage($passage))?;)*

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
    /// Clan Objectives during play.
    OBJECTIVES = "CH-SET-4", 15;
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
    /// Bosses and what they are immune to.
    BOSS = "CH-KEY", 12;
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
    INTERVENE = "CH-COM-1", 24, 1;
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
    /// Tokens beside Characters.
    CHARACTER_TOKENS = "CH-COM-6", 6;
    /// Transformations.
    CHANGES = "CH-COM-7", 25;
    /// The final results.
    RESULTS = "CH-COM-8", 25;
    /// Additional Effects.
    EFFECTS = "CH-COM-8", 19, 1;
    /// Harmony with the Elements in Combat.
    COMBAT_HARMONY = "CH-COM-8", 19;
    /// Secret Techniques.
    TECHNIQUE = "CH-COM-8", 20;
    /// Cover.
    COVER = "CH-LOS", 26, 1;
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
    /// A player's Champion is gone: a Companion may be taken over.
    TAKE_OVER = "CH-ELI", 15, 1;
    /// Reinforcements.
    REINFORCEMENT = "CH-ENE-5", 39;
    /// Yojimbo.
    YOJIMBO = "CH-COM-1", 39;
    /// Keywords.
    KEYWORDS = "CH-KEY", 39;

    /// Scenario before card before rulebook.
    PRECEDENCE = "CH", 5;
    /// Kinds of scenario, and what one names.
    SCENARIO = "CH-SET-1", 8;
    /// Values at the start.
    START_VALUES = "CH-SET-2", 10;
    /// One player.
    SOLO = "CH-SET-1", 17;
    /// Destiny.
    DESTINY = "CH-Q-7", 15;
    /// The Honor of all.
    GROUP_HONOR = "CH-Q-9", 14;
    /// The Threshold while the game goes on.
    THRESHOLD = "CH-Q-10", 11;
    /// What brings and costs Honor.
    HONOR_MOVES = "CH-Q-1", 14, 1;
    /// What brings and costs Glory.
    GLORY_MOVES = "CH-Q-2", 14, 1;
    /// Size.
    SIZE = "CH-Q-8", 13;
    /// The counter of turns.
    TURN_COUNTER = "CH-Q-11", 29;
    /// What the Imperial Favor is good for.
    FAVOR = "CH-TURN", 29, 1;
    /// Ring Event cards.
    RING_EVENTS = "CH-TURN-1", 32;
    /// The Enemies Phase as a part of the turn.
    ENEMY_TURN = "CH-TURN-3", 30;
    /// Which actions Champions, Allies and Enemies have.
    WHO_MAY = "CH-ACT", 29;
    /// Healing.
    HEALING = "CH-ACT", 23, 1;
    /// Concentration.
    CONCENTRATION = "CH-ACT", 23, 2;
    /// Disengagement.
    DISENGAGEMENT = "CH-ACT", 23, 3;
    /// Simple Manipulation.
    SIMPLE_MANIPULATION = "CH-ACT", 23, 4;
    /// Draw Objectives.
    DRAW_OBJECTIVES = "CH-ACT", 23, 5;
    /// Movement as an action.
    MOVE_ACTION = "CH-ACT", 23, 6;
    /// Complex Manipulation.
    COMPLEX_MANIPULATION = "CH-ACT", 22, 1;
    /// Ki turned into Purity.
    RAISE_PURITY = "CH-ACT", 16, 1;
    /// Elemental Dice.
    ELEMENTS = "CH-TEST-1", 18, 1;
    /// Offensive and Defensive Successes.
    SUCCESSES = "CH-COM-8", 18;
    /// Enemy Dice.
    ENEMY_DICE = "CH-COM-4", 18;
    /// Focus.
    FOCUS = "CH-TEST-2", 19, 1;
    /// Deception.
    DECEPTION = "CH-TEST-2", 19, 2;
    /// Call of the Void.
    CALL_OF_THE_VOID = "CH-TEST-2", 19, 3;
    /// The steps of a Combat.
    COMBAT_STEPS = "CH-COM", 24;
    /// Forced Movement.
    FORCED_MOVEMENT = "CH-COM", 24, 1;
    /// Both sides fall in one Combat.
    BOTH_FALL = "CH-COM-9", 25, 1;
    /// Whether the target of a shot shoots back.
    SHOOTING_BACK = "CH-COM-8", 27;
    /// Single and double borders.
    BORDERS = "CH-MOV", 23, 1;
    /// Dotted borders.
    DOTTED = "CH-MOV", 23, 2;
    /// Split borders.
    SPLIT = "CH-MOV", 23, 3;
    /// Red borders.
    RED = "CH-MOV", 23, 4;
    /// Room and Saturated areas.
    ROOM = "CH-MOV", 23, 5;
    /// Passing through a Saturated area.
    PASSING = "CH-MOV", 23, 6;
    /// Direct and Indirect Line of Sight.
    DIRECT = "CH-LOS", 26, 2;
    /// Range.
    RANGE = "CH-LOS", 26, 3;
    /// Elevated areas.
    ELEVATED = "CH-LOS", 26, 4;
    /// Oni heal.
    ONI_HEAL = "CH-ENE-1", 30;
    /// Combats of the Enemies.
    ENEMY_COMBATS = "CH-ENE-4", 30;
    /// What Enemies do not use is lost.
    ENEMY_AP = "CH-ENE-6", 30;
    /// Assault.
    ASSAULT = "CH-ENE", 30, 1;
    /// Ways and distances.
    ROUTES = "CH-ENE", 30, 2;
    /// Stationary Assault.
    STATIONARY = "CH-ENE", 30, 3;
    /// Ties are the Favor holder's.
    ENEMY_QUESTIONS = "CH-ENE", 29;
    /// Gatekeepers.
    GATEKEEPER = "CH-ENE", 31, 1;
    /// Sentinels.
    SENTINEL = "CH-ENE", 31, 2;
    /// Patrol.
    PATROL = "CH-ENE", 31, 3;
    /// Search.
    SEARCH = "CH-ENE", 31, 4;
    /// Assassination.
    ASSASSINATION = "CH-ENE", 31, 5;
    /// Escape.
    ESCAPE = "CH-ENE", 31, 6;
    /// A Boss that escapes.
    ESCAPING_BOSS = "CH-ENE", 31, 7;
    /// Ways that are blocked.
    BLOCKED = "CH-ENE", 31, 8;
    /// Units.
    UNITS = "CH-BAT-1", 27;
    /// Glory in a Battle.
    BATTLE_GLORY = "CH-BAT-2", 27;
    /// Purity of Allied Units.
    ALLIED_UNITS = "CH-BAT-3", 27;
    /// Force Retreat and Pursue.
    RETREAT = "CH-BAT-5", 27;
    /// Range in a Battle.
    BATTLE_RANGE = "CH-BAT-6", 28;
    /// The order of Enemy Units.
    BATTLE_ORDER = "CH-BAT-7", 28;
    /// Reinforcement in a Battle.
    BATTLE_RETURN = "CH-BAT-8", 39;
    /// The Investigation deck.
    INVESTIGATION_DECK = "CH-INV", 20;
    /// Personae.
    PERSONAE = "CH-INV", 21, 1;
    /// The campaign log.
    CAMPAIGN = "CH-END-6", 32;
    /// More cooperation.
    COOPERATION = "CH-END-5", 32, 1;
    /// Intermission cards.
    INTERMISSION = "CH-END-5", 32, 2;
    /// The Lexicon on Intermission cards; the Lexicon begins on that page.
    INTERMISSION_WORD = "CH-END-5", 39;
    /// Agile.
    AGILE = "CH-KEY", 39, 1;
    /// Break Through.
    BREAK_THROUGH = "CH-KEY", 39, 2;
    /// Cavalry.
    CAVALRY = "CH-KEY", 39, 3;
    /// Companion.
    COMPANION = "CH-KEY", 39, 4;
    /// Corruption(X).
    CORRUPTION_VALUE = "CH-KEY", 39, 5;
    /// Courtier.
    COURTIER = "CH-KEY", 39, 6;
    /// Defense(X).
    DEFENSE = "CH-KEY", 39, 7;
    /// Elementalist.
    ELEMENTALIST = "CH-KEY", 39, 8;
    /// Imposing.
    IMPOSING = "CH-KEY", 39, 9;
    /// Insignificant.
    INSIGNIFICANT = "CH-KEY", 39, 10;
    /// Naga.
    NAGA = "CH-KEY", 39, 11;
    /// Oni.
    ONI = "CH-KEY", 39, 12;
    /// Pure.
    PURE = "CH-KEY", 39, 13;
    /// Shadowlands.
    SHADOWLANDS = "CH-KEY", 39, 14;
}

/// The rule of a number of the contract, as saves name it.
pub fn by_id(id: &str) -> Option<RuleRef> {
    ALL.iter().find(|rule| rule.id == id).copied()
}
