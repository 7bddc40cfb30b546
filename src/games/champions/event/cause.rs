//! Why a gauge moved.
//!
//! Saved in journals: variants are added, never renamed.

use serde::{Deserialize, Serialize};

/// Why a gauge changed; the statistics of a table add these up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The price of an action.
    Cost,
    /// What an action brings.
    Action,
    /// A reroll.
    Focus,
    /// Deception.
    Deception,
    /// Leaving opponents behind.
    Disengagement,
    /// Fighting Outnumbered.
    Outnumbered,
    /// Fighting with Numerical Superiority.
    Superiority,
    /// The Clan Power.
    ClanPower,
    /// Three dice of one Element.
    Effect,
    /// The Secret Technique.
    Technique,
    /// Wounds of a Combat.
    Wounds,
    /// An Enemy was wounded.
    WoundedEnemy,
    /// An Enemy was Eliminated.
    EnemyEliminated,
    /// The Enemy's Corruption.
    Corruption,
    /// Ki spent against Corruption.
    Prevention,
    /// Having been Eliminated.
    Elimination,
    /// An objective.
    Objective,
    /// The Recovery Phase.
    Recovery,
    /// The Oni at the start of the Enemies Phase.
    Oni,
    /// The start of a new Activation for Allies.
    Refresh,
    /// Being back on the board.
    Return,
    /// A retreat in a Battle that was not possible, or not followed.
    Retreat,
    /// A Forced Movement without an area to go to.
    ForcedMovement,
    /// The players, by hand.
    ByHand,
    /// A card that was typed in.
    Card,
}
