//! What happened on the board and to the Enemies on it.
//!
//! Saved in journals: variants and fields are added, never renamed.

use crate::games::champions::board::document::BoardFile;
use crate::games::champions::board::marks::Mark;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::enemy_phase::Foe;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::tie::Tie;
use crate::games::champions::model::why::Why;
use serde::{Deserialize, Serialize};

/// Something that happened on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum BoardEvent {
    /// A board was laid.
    Laid {
        /// The board.
        board: Box<BoardFile>,
    },
    /// The board was taken up.
    TakenUp,
    /// A figure was put somewhere.
    Placed {
        /// Who.
        who: Who,
        /// Where; nothing beside the board.
        area: Option<AreaKey>,
    },
    /// A figure moved by the rules of Movement.
    Walked {
        /// Who.
        who: Who,
        /// The areas it went through, from its own.
        path: Vec<AreaKey>,
    },
    /// An Enemy is about something else.
    Turned {
        /// Which.
        enemy: EnemyId,
        /// What it is about now.
        behaviour: Conduct,
        /// Why.
        cause: Turning,
    },
    /// The order of movements was fixed (A1).
    OrderFixed {
        /// First to last.
        order: Vec<EnemyId>,
    },
    /// An Enemy had its turn to move, or the part of it up to a Combat on its way.
    EnemyMoved(Box<EnemyMoved>),
    /// Somebody who was Corrupted in this phase does not act in it.
    Waits {
        /// Which Enemy.
        enemy: EnemyId,
    },
    /// A tie was settled.
    TieSettled(Tie),
    /// A Combat was not fought.
    CombatPassed {
        /// By which Enemy.
        enemy: EnemyId,
    },
    /// A Reinforcement returned.
    Reinforced {
        /// Which Enemy.
        enemy: EnemyId,
        /// Where it stands.
        area: AreaKey,
        /// The number of the token it returned for; nothing where there was none left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<u8>,
    },
    /// A Unit eliminated more miniatures than the other in their Combat: it may force it back (CH-BAT-5).
    Outfought {
        /// Who forces.
        winner: Who,
        /// Who retreats.
        loser: Who,
    },
    /// Other tokens and scenery lie on an area.
    Marked {
        /// Where.
        area: AreaKey,
        /// All of them.
        marks: Vec<Mark>,
    },
    /// A beaten Unit retreated.
    Retreated {
        /// Who.
        who: Who,
        /// Where to; nothing without a board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        area: Option<AreaKey>,
    },
    /// The Unit that forced it back followed.
    Pursued {
        /// Who.
        who: Who,
        /// Where to; nothing without a board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        area: Option<AreaKey>,
    },
    /// Nobody retreats or follows any more.
    PushEnded {
        /// Who had won the Combat.
        who: Who,
        /// Why.
        how: PushEnd,
    },
    /// A Forced Movement.
    Forced {
        /// Who was moved.
        who: Who,
        /// Where to.
        area: AreaKey,
    },
    /// A Forced Movement had nowhere to lead.
    Cornered {
        /// Who stays.
        who: Who,
    },
}

/// Why a retreat ended without a pursuit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PushEnd {
    /// The winner could follow and did not.
    HeldBack,
    /// There was no room to follow into.
    NoRoom,
    /// The beaten Unit had nowhere to go and took 3 Wounds.
    Cornered,
    /// The winner did not force it.
    Spared,
}

/// Why an Enemy is about something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turning {
    /// The players, by hand.
    ByHand,
    /// Its own turn to move.
    OwnTurn,
    /// It was attacked.
    Attacked,
    /// A Combat was fought next to it.
    CombatNearby,
    /// It saw somebody move.
    Saw,
    /// It returned as a Reinforcement.
    Returned,
}

/// Whose idea an Enemy's movement was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Idea {
    /// The plan's.
    Plan,
    /// The players'.
    Players,
    /// The rules', from what the players said at a table without a board.
    Told,
}

/// How an Enemy moved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyMoved {
    /// Which Enemy.
    pub enemy: EnemyId,
    /// Whose idea it was.
    pub idea: Idea,
    /// The areas it went through, from its own; empty without a board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<AreaKey>,
    /// Action Points it has left.
    pub ap_left: u8,
    /// Combat tokens it gets.
    pub tokens: u8,
    /// Whom it goes for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Actor>,
    /// Whom its tokens are for, as the players said at a table without a board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foe: Option<Foe>,
    /// The behaviour it fights by in this phase, where that is not its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fights_by: Option<Conduct>,
    /// The Combat that comes before it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_the_way: Option<Foe>,
    /// Why it did so.
    pub why: Vec<Why>,
}
