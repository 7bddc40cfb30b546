//! Where the rules used here are written.

use crate::kernel::rulebook::RuleRef;

/// Bounds of a modified Statistic.
pub const STATISTIC: RuleRef = RuleRef::new("Q-2", 4);
/// Boosts.
pub const BOOST: RuleRef = RuleRef::new("Q-3", 4);
/// Pools of 0 and below.
pub const SMALL_POOLS: RuleRef = RuleRef::new("BU-TEST-2", 32);
/// Who attacks first.
pub const INITIATIVE: RuleRef = RuleRef::new("BU-MEL-3", 40);
/// The melee pool.
pub const MELEE_POOL: RuleRef = RuleRef::new("BU-MEL-4", 40);
/// The hidden split.
pub const SPLIT: RuleRef = RuleRef::new("BU-MEL-5", 40);
/// The Challenge Number of a shot.
pub const SHOT: RuleRef = RuleRef::new("BU-RNG-2", 36);
