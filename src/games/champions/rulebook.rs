//! Where the rules of this game are written: contract number and rulebook page.

use crate::kernel::rulebook::RuleRef;

const fn rule(id: &'static str, page: u8) -> RuleRef {
    RuleRef { id, page }
}

/// Five Champions, different Clans, Companions.
pub const SET_CHAMPIONS: RuleRef = rule("CH-SET-1", 10);
/// The Threshold at the start.
pub const SET_THRESHOLD: RuleRef = rule("CH-SET-3", 11);
/// Clan Objectives at the start.
pub const SET_OBJECTIVES: RuleRef = rule("CH-SET-4", 10);
/// Who begins with the Imperial Favor.
pub const SET_FAVOR: RuleRef = rule("CH-SET-5", 11);
/// Who controls Companions.
pub const SET_COMPANIONS: RuleRef = rule("CH-SET-6", 17);
/// The bounds of Honor, and Dishonored.
pub const HONOR: RuleRef = rule("CH-Q-1", 14);
/// The Glory Track and its tokens.
pub const GLORY_TRACK: RuleRef = rule("CH-Q-2", 14);
/// Action Points.
pub const ACTION_POINTS: RuleRef = rule("CH-Q-3", 22);
/// Life Points.
pub const LIFE: RuleRef = rule("CH-Q-4", 15);
/// Purity.
pub const PURITY: RuleRef = rule("CH-Q-5", 16);
/// Ki.
pub const KI: RuleRef = rule("CH-Q-6", 16);
/// Dishonored.
pub const DISHONORED: RuleRef = rule("CH-Q-13", 14);
/// Weakened.
pub const WEAKENED: RuleRef = rule("CH-Q-12", 15);
/// Equipment.
pub const EQUIPMENT: RuleRef = rule("CH-ACT", 16);
/// The order of phases.
pub const PHASES: RuleRef = rule("CH-TURN", 29);
/// Preparation.
pub const PREPARATION: RuleRef = rule("CH-TURN-1", 29);
/// Activations.
pub const ACTIVATION: RuleRef = rule("CH-TURN-2", 29);
/// Allies act with the Favor's Champion.
pub const ALLIES: RuleRef = rule("CH-TURN-2", 30);
/// The Enemies Phase.
pub const ENEMY_PHASE: RuleRef = rule("CH-ENE", 30);
/// Recovery.
pub const RECOVERY: RuleRef = rule("CH-TURN-4", 31);
/// The list of actions.
pub const ACTIONS: RuleRef = rule("CH-ACT", 22);
/// Healing, Concentration, Disengagement and the other non-Combat actions.
pub const ACTION_DETAILS: RuleRef = rule("CH-ACT", 23);
/// Intervene.
pub const INTERVENE: RuleRef = rule("CH-COM-1", 24);
/// Numerical Superiority and Outnumbered.
pub const OUTNUMBERED: RuleRef = rule("CH-COM-2", 25);
/// Ranged Combat.
pub const RANGED: RuleRef = rule("CH-COM-1", 26);
/// Wounds.
pub const WOUNDS: RuleRef = rule("CH-COM-9", 25);
/// The end of a Combat.
pub const COMBAT_END: RuleRef = rule("CH-COM-10", 25);
/// Deception, Focus and Call of the Void.
pub const TEST: RuleRef = rule("CH-TEST-2", 19);
/// Elimination of a Champion.
pub const ELIMINATION: RuleRef = rule("CH-ELI", 15);
/// Corruption of a Champion.
pub const CORRUPTION: RuleRef = rule("CH-ELI", 16);
/// When the game ends and who wins.
pub const END: RuleRef = rule("CH-END", 31);
/// Honor at the end.
pub const END_HONOR: RuleRef = rule("CH-END-1", 32);
/// The Threshold at the end.
pub const END_THRESHOLD: RuleRef = rule("CH-END-2", 32);
/// Glory at the end.
pub const END_GLORY: RuleRef = rule("CH-END-3", 32);
/// Victory and defeat.
pub const END_VICTORY: RuleRef = rule("CH-END-4", 31);
/// The Glorified.
pub const END_GLORIFIED: RuleRef = rule("CH-END-5", 32);
/// A player's Champion is gone: a Companion may be taken over.
pub const TAKE_OVER: RuleRef = rule("CH-ELI", 15);
/// Reinforcements.
pub const REINFORCEMENT: RuleRef = rule("CH-ENE-5", 39);
/// Keywords.
pub const KEYWORDS: RuleRef = rule("CH-KEY", 39);
