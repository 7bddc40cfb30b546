//! Where the rules used here are written.

use crate::kernel::rulebook::RuleRef;

/// Bounds of a modified Statistic.
pub const STATISTIC: RuleRef = RuleRef::new("Q-2", 4);
/// Boosts.
pub const BOOST: RuleRef = RuleRef::new("Q-3", 4);
/// Ki Tokens and their Limit.
pub const KI: RuleRef = RuleRef::new("Q-4", 4);
/// Wound boxes.
pub const WOUNDS: RuleRef = RuleRef::new("Q-5", 4);
/// Activation Counters.
pub const COUNTERS: RuleRef = RuleRef::new("Q-6", 4);
/// Values that only a card can tell.
pub const UNKNOWN: RuleRef = RuleRef::new("BU-APP-4", 12);
/// The Warband as a whole.
pub const WARBAND: RuleRef = RuleRef::new("BU-WAR", 16);
/// Set-up.
pub const SET_UP: RuleRef = RuleRef::new("BU-SET", 23);
/// Starting Phase.
pub const STARTING: RuleRef = RuleRef::new("BU-TURN-1", 24);
/// Main Phase.
pub const MAIN: RuleRef = RuleRef::new("BU-TURN-2", 24);
/// Pass Tokens.
pub const PASS: RuleRef = RuleRef::new("BU-TURN-6", 24);
/// End Phase.
pub const ENDING: RuleRef = RuleRef::new("BU-TURN-E", 24);
/// Coming into play and leaving it.
pub const PLAY: RuleRef = RuleRef::new("BU-PLAY", 21);
/// Actions and what they cost.
pub const ACTIONS: RuleRef = RuleRef::new("BU-ACT", 28);
/// Surprised.
pub const SURPRISED: RuleRef = RuleRef::new("BU-ACT-8", 28);
/// The order and result of a test.
pub const TEST: RuleRef = RuleRef::new("BU-TEST-3", 32);
/// Pools of 0 and below.
pub const SMALL_POOLS: RuleRef = RuleRef::new("BU-TEST-2", 32);
/// Rerolls.
pub const REROLLS: RuleRef = RuleRef::new("BU-TEST-6", 32);
/// Opposed tests.
pub const OPPOSED: RuleRef = RuleRef::new("BU-TEST-7", 33);
/// Challenges.
pub const CHALLENGE: RuleRef = RuleRef::new("BU-TEST-8", 33);
/// Tactical Tests.
pub const TACTICAL: RuleRef = RuleRef::new("BU-TEST-9", 33);
/// Size tests.
pub const SIZE: RuleRef = RuleRef::new("BU-TEST-10", 34);
/// Fear tests.
pub const FEAR: RuleRef = RuleRef::new("BU-TEST-11", 34);
/// Who attacks first.
pub const INITIATIVE: RuleRef = RuleRef::new("BU-MEL-3", 40);
/// The melee pool.
pub const MELEE_POOL: RuleRef = RuleRef::new("BU-MEL-4", 40);
/// The hidden split.
pub const SPLIT: RuleRef = RuleRef::new("BU-MEL-5", 40);
/// Results and comparisons.
pub const EXCHANGE: RuleRef = RuleRef::new("BU-MEL-10", 42);
/// Damage Rolls.
pub const DAMAGE: RuleRef = RuleRef::new("BU-DMG", 45);
/// Specials.
pub const SPECIALS: RuleRef = RuleRef::new("BU-SPC", 47);
/// Ranged Attacks.
pub const RANGED: RuleRef = RuleRef::new("BU-RNG-1", 36);
/// The Challenge Number of a shot.
pub const SHOT: RuleRef = RuleRef::new("BU-RNG-2", 36);
/// A target in base to base.
pub const AMONG_FRIENDS: RuleRef = RuleRef::new("BU-RNG-4", 38);
/// States.
pub const STATES: RuleRef = RuleRef::new("BU-STA", 52);
/// Ki Feats.
pub const FEATS: RuleRef = RuleRef::new("BU-KI", 56);
/// Traits.
pub const TRAITS: RuleRef = RuleRef::new("BU-TRT", 59);
/// Scenarios.
pub const SCENARIO: RuleRef = RuleRef::new("BU-SCN", 77);
/// The end.
pub const END: RuleRef = RuleRef::new("BU-END", 77);
/// What the players decide against the app.
pub const OVERRIDE: RuleRef = RuleRef::new("BU-PRE-2", 21);

/// All of them, in the order of the rulebook's parts.
pub const ALL: [RuleRef; 38] = [
    STATISTIC,
    BOOST,
    KI,
    WOUNDS,
    COUNTERS,
    UNKNOWN,
    WARBAND,
    SET_UP,
    STARTING,
    MAIN,
    PASS,
    ENDING,
    PLAY,
    ACTIONS,
    SURPRISED,
    TEST,
    SMALL_POOLS,
    REROLLS,
    OPPOSED,
    CHALLENGE,
    TACTICAL,
    SIZE,
    FEAR,
    INITIATIVE,
    MELEE_POOL,
    SPLIT,
    EXCHANGE,
    DAMAGE,
    SPECIALS,
    RANGED,
    SHOT,
    AMONG_FRIENDS,
    STATES,
    FEATS,
    TRAITS,
    SCENARIO,
    END,
    OVERRIDE,
];

/// The rule with that number in the contract.
pub fn by_id(id: &str) -> Option<RuleRef> {
    ALL.into_iter().find(|rule| rule.id == id)
}
