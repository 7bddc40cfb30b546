//! Why an Enemy does what it does, as data: the screen makes sentences of it.

use super::character::CharacterId;
use super::nearness::Nearness;
use super::reach::CombatKind;
use super::rules;
use crate::games::champions::board::AreaId;
use crate::kernel::rulebook::RuleRef;

/// Somebody an Enemy could go for, and what speaks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Who.
    pub who: CharacterId,
    /// How far it is.
    pub nearness: Nearness,
    /// Its available Ki, which settles ties.
    pub ki: u8,
}

/// One thing that moved an Enemy, or kept it from moving. In the order in which they happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It goes for somebody: the first of those it looked at.
    GoesFor {
        /// Everybody it looked at, the best first.
        candidates: Vec<Candidate>,
    },
    /// There is nobody it could get to.
    NobodyToGoFor,
    /// It goes to a place.
    HeadsFor {
        /// Where.
        area: AreaId,
        /// Action Points all the way.
        cost: u16,
    },
    /// No route leads to any place it wants to be.
    NoRoute,
    /// It went on to an area where it can stop.
    Moves {
        /// Where it stands now.
        to: AreaId,
        /// Action Points for it.
        cost: u16,
    },
    /// It has somebody in reach and stops.
    InReach {
        /// Whom.
        target: CharacterId,
        /// How it can fight.
        kind: CombatKind,
    },
    /// The next stop takes more Action Points than it has.
    TooFar {
        /// Action Points it takes.
        cost: u16,
        /// Action Points it has.
        left: u8,
    },
    /// It cannot stop or pass in the next area of its route.
    NoRoom {
        /// Which.
        area: AreaId,
    },
    /// It is stationary.
    Stationary,
    /// It guards and nothing has woken it.
    Guards,
    /// A Combat next to it woke it.
    Woken,
    /// It has Direct Line of Sight to somebody and turns to Assault.
    Sees {
        /// Whom.
        who: CharacterId,
        /// From where.
        from: AreaId,
    },
    /// It reached a letter of its route.
    ReachesLetter {
        /// Which, from 0.
        index: usize,
    },
    /// All letters of its route lie where it stands.
    LettersAllHere,
    /// It took what it was after and turns to Escape.
    TakesGoal {
        /// Action Points for it.
        cost: u8,
    },
    /// It stands at its goal without the Action Points to take it.
    CannotTakeGoal {
        /// Action Points it takes.
        cost: u8,
        /// Action Points it has.
        left: u8,
    },
    /// Nobody carries what it is after.
    NoGoal,
    /// What it is after has another Enemy, or it left the board.
    GoalGone,
    /// Everybody it was to kill is Eliminated: it turns to Assault.
    TargetsEliminated,
    /// It left the board.
    Leaves {
        /// Action Points for it.
        cost: u8,
    },
    /// It stands at an exit without the Action Points to leave.
    CannotLeave {
        /// Action Points it takes.
        cost: u8,
        /// Action Points it has.
        left: u8,
    },
    /// It gets Combat tokens for what is left.
    Tokens {
        /// How many.
        tokens: u8,
        /// Action Points left.
        left: u8,
    },
    /// It has tokens and nobody to fight.
    NobodyInReach,
}

impl Reason {
    /// Where the rule is written.
    pub fn rule(&self) -> RuleRef {
        match self {
            Self::GoesFor { .. } | Self::NobodyToGoFor | Self::InReach { .. } => rules::ASSAULT,
            Self::Stationary => rules::STATIONARY,
            Self::HeadsFor { .. } | Self::NoRoute | Self::Moves { .. } | Self::TooFar { .. } | Self::NoRoom { .. } => {
                rules::MOVEMENT
            }
            Self::Sees { .. } => rules::SIGHT,
            Self::Tokens { .. } | Self::NobodyInReach => rules::TOKENS,
            Self::Guards => rules::BEHAVIOURS,
            Self::Woken => rules::GATEKEEPER,
            Self::ReachesLetter { .. } | Self::LettersAllHere => rules::PATROL,
            Self::TakesGoal { .. } | Self::CannotTakeGoal { .. } | Self::NoGoal | Self::GoalGone => rules::SEARCH,
            Self::TargetsEliminated => rules::ASSASSINATION,
            Self::Leaves { .. } | Self::CannotLeave { .. } => rules::ESCAPE,
        }
    }
}

/// Why an Enemy fights somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It went for it.
    Target,
    /// Its target is out of reach; of those in reach this one comes first.
    FirstInReach,
    /// It stands in the way.
    InTheWay,
    /// It stands in the area of an escaping Boss.
    InItsArea,
}
