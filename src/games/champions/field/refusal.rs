//! Why the rules of the board say no.

use crate::games::champions::board::BorderKind;
use crate::games::champions::board::fault::Fault;
use crate::games::champions::enemy::rules;
use crate::games::champions::field::push::Against;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::rulebook;
use crate::kernel::rulebook::RuleRef;

/// What is against a command of the board.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardRefusal {
    /// No board lies on the table.
    NoBoard,
    /// The board has faults; the first one.
    BadBoard(Box<Fault>),
    /// The board has no such area.
    NoSuchArea(AreaKey),
    /// It has no place on the board.
    NotPlaced {
        /// Who.
        who: Who,
    },
    /// It stands there already, or is beside the board already.
    AlreadyThere,
    /// The way does not begin where the figure stands, or leads nowhere.
    NotItsWay,
    /// The two areas are not adjacent.
    NotAdjacent {
        /// From here.
        from: AreaKey,
        /// To there.
        to: AreaKey,
    },
    /// The border cannot be crossed.
    Uncrossable {
        /// From here.
        from: AreaKey,
        /// To there.
        to: AreaKey,
        /// What lies between.
        border: BorderKind,
    },
    /// The figure finds no room where it ends.
    NoRoom {
        /// Where.
        area: AreaKey,
    },
    /// An area without room holds opponents: nobody passes.
    Blocked {
        /// Where.
        area: AreaKey,
    },
    /// No way leads there.
    NoWay {
        /// Where to.
        area: AreaKey,
    },
    /// The way takes more Action Points than the Enemy has.
    TooFar {
        /// Action Points it takes.
        needs: u16,
        /// Action Points there are.
        has: u8,
    },
    /// The Enemy had its turn to move.
    HasMoved,
    /// The Enemy returned in this phase: it does not act in it.
    HasReturned,
    /// It was Corrupted in this phase.
    JustCorrupted,
    /// Another Enemy is in the middle of its turn.
    Unfinished {
        /// Which.
        enemy: EnemyId,
    },
    /// The Combat on its way comes first.
    OwesCombat,
    /// It has no Combat to fight.
    NoCombat,
    /// That tie does not come up.
    NoSuchTie,
    /// The players have not said enough, or something that does not fit.
    NotAllSaid,
    /// A patrol needs at least one letter.
    NoLetters,
    /// Reinforcements do not return there now.
    NotThere,
    /// Every reinforcement area was used in this phase.
    NoAreaLeft,
    /// Nobody retreats or pursues now.
    NobodyRetreats,
    /// A Unit cannot retreat there.
    NoRefuge {
        /// Where.
        area: AreaKey,
        /// What is against it; nothing where the area is not even next to it.
        against: Option<Against>,
    },
    /// There is an area to retreat to.
    CanRetreat,
    /// Enemies always force back whom they can.
    MustForce,
    /// There is room to follow into.
    HasRoom,
    /// A Forced Movement has an area to lead to.
    NotCornered,
    /// A retreat or pursuit comes first.
    PushFirst {
        /// Who retreats.
        loser: Who,
    },
}

impl BoardRefusal {
    /// The rule it goes back to.
    pub fn rule(&self) -> RuleRef {
        match self {
            Self::HasMoved | Self::Unfinished { .. } => rules::ORDER,
            Self::OwesCombat | Self::NotAllSaid | Self::NoLetters => rules::BEHAVIOURS,
            Self::NoCombat => rules::TOKENS,
            Self::NoSuchTie => rules::TARGET,
            Self::JustCorrupted => rulebook::CORRUPTION,
            Self::HasReturned | Self::NotThere | Self::NoAreaLeft => rulebook::REINFORCEMENT,
            Self::NoBoard | Self::BadBoard(_) | Self::NoSuchArea(_) | Self::NotPlaced { .. } => rules::MOVEMENT,
            Self::AlreadyThere | Self::NotItsWay | Self::NotAdjacent { .. } | Self::Uncrossable { .. } => {
                rules::MOVEMENT
            }
            Self::NoRoom { .. } | Self::Blocked { .. } | Self::NoWay { .. } | Self::TooFar { .. } => rules::MOVEMENT,
            Self::NobodyRetreats | Self::NoRefuge { .. } | Self::CanRetreat | Self::MustForce => rulebook::RETREAT,
            Self::HasRoom | Self::PushFirst { .. } => rulebook::RETREAT,
            Self::NotCornered => rulebook::FORCED_MOVEMENT,
        }
    }

    /// Whether the players may do it anyway. What names nothing on the table cannot be done.
    pub fn can_be_overridden(&self) -> bool {
        match self {
            Self::NoBoard | Self::BadBoard(_) | Self::NoSuchArea(_) | Self::NotPlaced { .. } => false,
            Self::AlreadyThere | Self::NotItsWay | Self::NoCombat | Self::NoSuchTie | Self::NotAllSaid => false,
            Self::NoLetters => false,
            Self::NotAdjacent { .. } | Self::Uncrossable { .. } | Self::NoRoom { .. } | Self::Blocked { .. } => true,
            Self::NoWay { .. } | Self::TooFar { .. } | Self::HasMoved | Self::HasReturned | Self::JustCorrupted => true,
            Self::Unfinished { .. } => true,
            Self::OwesCombat | Self::NotThere | Self::NoAreaLeft => true,
            Self::NobodyRetreats | Self::NoRefuge { against: None, .. } => false,
            Self::NoRefuge { against: Some(_), .. } | Self::CanRetreat | Self::MustForce => true,
            Self::HasRoom | Self::PushFirst { .. } | Self::NotCornered => true,
        }
    }
}
