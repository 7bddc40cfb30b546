//! The Campaign Log itself, and what comes next.

use super::against::{Against, Refusal};
use super::noted::{Noted, Replay, Verdict};
use super::rulings::CampaignRulings;
use crate::games::champions::model::clan::Clan;
use crate::games::champions::model::name::Name;
use crate::games::champions::rulebook;
use serde::{Deserialize, Serialize};

/// The most scenarios a log holds; no campaign of the box has as many.
pub const MOST_SCENARIOS: usize = 60;

/// The scenarios of the Shinomen Campaign (rulebook p. 8).
pub const SHINOMEN: u8 = 5;

/// The most players at a table (CH-SET-1).
pub(super) const MOST_PLAYERS: usize = 5;

/// A player of the campaign; the order is the order of seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name, where one was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
}

/// The ending a player chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who chose, by place in the order of players.
    pub player: usize,
    /// The Clan of which the ending is read.
    pub clan: Clan,
}

/// Whether a campaign goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It does.
    Underway,
    /// It is at its end, with the endings chosen so far.
    AtItsEnd(Vec<Ending>),
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The first scenario.
    First,
    /// The next scenario, or the end.
    Onward,
    /// After a defeat: the scenario once more, the next one, or the end.
    AfterDefeat,
    /// The scenario once more.
    Replay,
    /// Nothing: the endings.
    End,
}

/// A campaign.
///
/// # Invariants
///
/// - One to five players; each scenario has a share, or nobody, for each of them, and at least one took part.
/// - Only a defeat is marked as replayed.
/// - At its end at least one scenario was noted; endings are of those with the most Glory, one each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    pub(super) name: Name,
    pub(super) players: Vec<Player>,
    pub(super) rulings: CampaignRulings,
    pub(super) scenarios: Vec<Noted>,
    pub(super) stage: Stage,
    pub(super) length: Option<u8>,
}

impl Campaign {
    /// A campaign before its first scenario.
    ///
    /// # Errors
    ///
    /// [`Against::PlayerCount`].
    pub fn new(name: Name, players: Vec<Player>) -> Result<Self, Refusal> {
        if !(1..=MOST_PLAYERS).contains(&players.len()) {
            let kind = Against::PlayerCount { players: players.len() };
            return Err(Refusal::new(kind, rulebook::SET_CHAMPIONS));
        }
        let rulings = CampaignRulings::STANDARD;
        Ok(Self { name, players, rulings, scenarios: Vec::new(), stage: Stage::Underway, length: None })
    }

    /// The same, of so many scenarios: the Shinomen Campaign of the box has [`SHINOMEN`] (rulebook p. 8).
    #[must_use]
    pub fn of_length(self, scenarios: u8) -> Self {
        Self { length: Some(scenarios), ..self }
    }

    /// How many scenarios it has, where that is known beforehand.
    pub fn length(&self) -> Option<u8> {
        self.length
    }

    /// Which scenario of how many comes next, the first being 1; nothing where nobody knows how many there are, or where
    /// the last has been played. One that is played again comes again.
    pub fn next_of(&self) -> Option<(usize, u8)> {
        let replayed = self.scenarios.iter().filter(|noted| noted.replay == Replay::Replayed).count();
        let number = self.scenarios.len() + 1 - replayed;
        self.length.filter(|length| number <= usize::from(*length)).map(|length| (number, length))
    }

    /// What the players call it.
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// The players in their order.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// What this campaign plays where the rulebook leaves a choice.
    pub fn rulings(&self) -> CampaignRulings {
        self.rulings
    }

    /// The scenarios as they were noted, first to last.
    pub fn scenarios(&self) -> &[Noted] {
        &self.scenarios
    }

    /// Whether it goes on.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The line a table wrote, where it did.
    pub fn line_of(&self, table: &str) -> Option<usize> {
        self.scenarios.iter().position(|noted| noted.table.as_deref() == Some(table))
    }

    /// The Champion a player brought last.
    pub fn champion_of(&self, player: usize) -> Option<&Name> {
        self.scenarios.iter().rev().find_map(|noted| noted.shares.get(player)?.as_ref()?.champion.as_ref())
    }

    /// What comes next (CH-END-6).
    pub fn next(&self) -> Next {
        match (&self.stage, self.scenarios.last()) {
            (Stage::AtItsEnd(_), _) => Next::End,
            (Stage::Underway, None) => Next::First,
            (Stage::Underway, Some(last)) => match (last.verdict, last.replay) {
                (Verdict::Won, _) => Next::Onward,
                (Verdict::Lost, Replay::Stands) => Next::AfterDefeat,
                (Verdict::Lost, Replay::Replayed) => Next::Replay,
            },
        }
    }
}
