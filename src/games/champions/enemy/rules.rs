//! Where the rules of the board and of the Enemy Phase are written.

use crate::kernel::rulebook::RuleRef;

/// Borders, room, pass-through, Disengagement.
pub const MOVEMENT: RuleRef = RuleRef { id: "CH-MOV", page: 23 };
/// Line of Sight, range, high ground.
pub const SIGHT: RuleRef = RuleRef { id: "CH-LOS", page: 26 };
/// The steps of the Enemy Phase.
pub const STEPS: RuleRef = RuleRef { id: "CH-ENE", page: 30 };
/// The order of movements.
pub const ORDER: RuleRef = RuleRef { id: "CH-ENE-2", page: 30 };
/// Combat tokens.
pub const TOKENS: RuleRef = RuleRef { id: "CH-ENE-3", page: 30 };
/// Oni heal.
pub const ONI: RuleRef = RuleRef { id: "CH-ENE-1", page: 30 };
/// Assault.
pub const ASSAULT: RuleRef = RuleRef { id: "CH-ENE", page: 30 };
/// The other behaviours.
pub const BEHAVIOURS: RuleRef = RuleRef { id: "CH-ENE", page: 31 };
/// Targets and redirections.
pub const TARGET: RuleRef = RuleRef { id: "CH-COM-1", page: 24 };
/// The order of Activations in a Battle.
pub const BATTLE_ORDER: RuleRef = RuleRef { id: "CH-BAT-7", page: 28 };
