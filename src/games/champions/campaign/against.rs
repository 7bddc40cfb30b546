//! Why the Campaign Log does not take something.

use crate::games::champions::model::ids::ChampionId;
use crate::kernel::rulebook::RuleRef;
use std::fmt;

/// A refusal: the campaign is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What is against it.
    pub kind: Against,
    /// The rule that says so.
    pub rule: RuleRef,
}

impl Refusal {
    pub(super) const fn new(kind: Against, rule: RuleRef) -> Self {
        Self { kind, rule }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} ({})", self.kind, self.rule.id)
    }
}

impl std::error::Error for Refusal {}

/// What is against a change of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Against {
    /// A table has 1 to 5 players.
    PlayerCount {
        /// How many there would be.
        players: usize,
    },
    /// There is no player of that number.
    NoSuchPlayer,
    /// There is no scenario of that number in the log.
    NoSuchScenario,
    /// More scenarios than a log holds.
    TooManyScenarios,
    /// Nobody took part in the scenario.
    NobodyPlayed,
    /// The campaign is at its end.
    AtItsEnd,
    /// The campaign is not at its end.
    NotAtItsEnd,
    /// The log is empty.
    NothingNoted,
    /// The last scenario is no defeat, and only a defeat is replayed.
    NotLost,
    /// The last scenario is to be replayed first, or passed.
    ReplayOpen,
    /// After a defeat nobody is Glorified.
    GlorifiedInDefeat {
        /// Who, by place in the order of players.
        player: usize,
    },
    /// Only who is Glorified gets an Intermission card.
    CardWithoutGlorified {
        /// Who, by place in the order of players.
        player: usize,
    },
    /// Somebody else has more Glory and chooses the ending.
    NotLeading {
        /// Who wanted to, by place in the order of players.
        player: usize,
    },
    /// The game at the table has not ended.
    TableGoesOn,
    /// The Glory of open objectives of these Champions has to be noted first.
    Unsettled {
        /// Whose.
        champions: Vec<ChampionId>,
    },
}
