//! The whole Enemy Phase, worked out.

use super::behaviour::Behaviour;
use super::character::CharacterId;
use super::progress::Progress;
use super::question::Question;
use super::reach::CombatKind;
use super::reason::{Cause, Reason};
use super::situation::{Scenario, Situation};
use super::stage::Stage;
use super::{battle, oni, turn};
use crate::games::champions::board::{AreaId, Board};

/// What the Enemies do in one phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Enemies that heal a Wound first (CH-ENE-1).
    pub oni_healed: Vec<CharacterId>,
    /// What each Enemy does with its turn to move, in that order (CH-ENE-2).
    pub moves: Vec<Move>,
    /// Those who had their turn before, where a phase is planned anew in its middle: for the ties at their Combats.
    pub moved: Vec<Move>,
    /// The Combats, in order (CH-ENE-4).
    pub combats: Vec<Combat>,
}

/// What one Enemy does with its turn to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who.
    pub enemy: CharacterId,
    /// The areas it goes through, from its own.
    pub path: Vec<AreaId>,
    /// Action Points it had.
    pub ap: u8,
    /// Action Points it has left.
    pub ap_left: u8,
    /// Combat tokens (CH-ENE-3).
    pub tokens: u8,
    /// Whom it goes for; nothing where it goes for a place or does nothing.
    pub target: Option<CharacterId>,
    /// What it is about afterwards.
    pub behaviour: Behaviour,
    /// Whether it took what it searched for.
    pub took_goal: bool,
    /// Whether it is off the board.
    pub left_board: bool,
    /// Ties, those at its Combats included.
    pub questions: Vec<Question>,
    /// Why it does all this.
    pub reasons: Vec<Reason>,
}

/// When a Combat takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// On the way: an escaping Boss.
    Movement,
    /// With a Combat token.
    Token,
}

/// How far its Enemy is when a Combat comes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// How many areas of its path it has behind it, its own included: at least one.
    pub areas: usize,
    /// Action Points it has left, those of a Combat on the way paid.
    pub ap_left: u8,
    /// How many of its reasons were given before.
    pub reasons: usize,
}

/// One Combat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combat {
    /// The Enemy.
    pub attacker: CharacterId,
    /// Whom it fights in the end.
    pub defender: CharacterId,
    /// Whom it went for, where a Yojimbo stands in.
    pub redirected_from: Option<CharacterId>,
    /// Melee or Ranged.
    pub kind: CombatKind,
    /// On the way or with a token.
    pub when: When,
    /// How far the attacker is.
    pub moment: Moment,
    /// Whether the defender has Cover.
    pub defender_cover: bool,
    /// Whether the attacker has Cover.
    pub attacker_cover: bool,
    /// Whether the defender's Offensive Successes count.
    pub return_fire: bool,
    /// Why it fights this one.
    pub cause: Cause,
    /// Gatekeepers it wakes (A9); those that have had their turn act from the next phase.
    pub wakes: Vec<CharacterId>,
}

/// Works out the Enemy Phase.
///
/// ```
/// use rokugan::games::champions::enemy::{document, plan::plan};
/// let text = r#"{"board": {"format": "rokugan-board", "version": 1,
///     "areas": [{"id": "gate", "x": 0, "y": 0}, {"id": "yard", "x": 1, "y": 0}],
///     "borders": [{"between": ["gate", "yard"], "kind": "single"}]},
///   "characters": [
///     {"id": "matsu", "side": "champion", "kind": "champion", "area": "gate"},
///     {"id": "spear", "side": "enemy", "kind": "enemy", "area": "yard", "ap": 4}]}"#;
/// let (board, situation) = document::read(text).unwrap();
/// let plan = plan(&board, &situation);
/// assert_eq!((plan.moves[0].path.len(), plan.moves[0].ap_left, plan.combats.len()), (2, 3, 1));
/// ```
pub fn plan(board: &Board, situation: &Situation) -> Plan {
    resume(board, situation, &Progress::default())
}

/// Works out the rest of an Enemy Phase: what those do who are still to move, and all Combats to come. Everybody stands
/// where the situation says, with the behaviour it has there.
pub fn resume(board: &Board, situation: &Situation, progress: &Progress) -> Plan {
    let mut stage = Stage::new(board, situation);
    stage.catch_up(progress);
    let order = match situation.scenario {
        Scenario::Usual => turn::everybody(&mut stage, progress),
        Scenario::Battle => battle::units(&mut stage, progress),
    };
    let before: Vec<CharacterId> = progress.moved.iter().map(|moved| moved.enemy).collect();
    let (moves, moved) = (stage.records(&order), stage.records(&before));
    Plan { oni_healed: oni::healed(situation), moves, moved, combats: stage.combats }
}
