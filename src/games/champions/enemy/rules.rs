//! Where the rules of the board and of the Enemy Phase are written.

pub use crate::games::champions::rulebook::{
    ASSASSINATION, ASSAULT, BATTLE_ORDER, BEHAVIOURS, BLOCKED, COMBAT_TOKENS as TOKENS, ENEMY_ORDER as ORDER,
    ENEMY_PHASE as STEPS, ESCAPE, GATEKEEPER, MOVEMENT, ONI_HEAL as ONI, PATROL, ROUTES, SEARCH, SENTINEL, SIGHT,
    STATIONARY, TARGET,
};
