//! Lobbying for the Imperial Favor: who may, the efforts in turn, and how it stands (CC-FAV-3..10).

pub mod cheapest;

use crate::games::l5r_ccg::model::rule::{self, Rule};
use serde::{Deserialize, Serialize};

/// The Personality that is bowed to begin a lobbying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Initiator {
    /// Its Personal Honor; 0 while it is dishonored (CC-HON-3).
    pub personal_honor: i64,
    /// Whether it is bowed already.
    pub bowed: bool,
}

/// Ruling InitiatorCounts: whether the initiator's Personal Honor is part of the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InitiatorCounts {
    /// It is not (the default).
    No,
    /// It is.
    Yes,
}

/// Ruling LobbyCompare: whose total the lobbyist's must exceed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    /// Everybody's (the default).
    All,
    /// The antagonist's.
    Antagonist,
}

/// A lobbying before its first effort; players by their position, clockwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Petition {
    /// Family Honor of every player.
    pub honor: Vec<i64>,
    /// Who lobbies.
    pub lobbyist: usize,
    /// Who holds the Favor.
    pub holder: Option<usize>,
    /// Whether there was a lobbying this turn.
    pub lobbied: bool,
    /// Who is bowed for it.
    pub initiator: Initiator,
    /// Whether the initiator counts.
    pub initiator_counts: InitiatorCounts,
    /// Whose total counts.
    pub compare: Compare,
}

impl Petition {
    /// Whether it may begin at all.
    ///
    /// # Errors
    ///
    /// The first rule against it, in the order of reading A16.
    pub fn check(&self) -> Result<(), Rule> {
        if self.lobbied {
            Err(rule::LOBBY_ONCE)
        } else if self.holder == Some(self.lobbyist) {
            Err(rule::LOBBY_HOLDER)
        } else if self.initiator.bowed || self.initiator.personal_honor == 0 {
            Err(rule::LOBBY_COST)
        } else {
            Ok(())
        }
    }

    /// Whether the lobbyist takes the Favor at once (CC-FAV-6).
    pub fn is_automatic(&self) -> bool {
        let highest = self.others().map(|at| self.honor[at]).max();
        self.holder.is_none() && Some(self.honor[self.lobbyist]) > highest
    }

    /// Who can be the antagonist: the holder, or those with the highest Family Honor among the others, the first
    /// clockwise from the lobbyist first (CC-FAV-9).
    pub fn antagonists(&self) -> Vec<usize> {
        if let Some(holder) = self.holder {
            return vec![holder];
        }
        let highest = self.others().map(|at| self.honor[at]).max();
        self.others().filter(|at| Some(self.honor[*at]) == highest).collect()
    }

    /// The others, clockwise from the lobbyist.
    fn others(&self) -> impl Iterator<Item = usize> {
        let players = self.honor.len();
        (1..players).map(move |step| (self.lobbyist + step) % players)
    }
}

/// What somebody does when it is its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Nothing.
    Pass,
    /// Bows a Personality: its Personal Honor, 0 if it is dishonored.
    Speaker(i64, Whom),
    /// Discards a Fate card: its Focus Value.
    Gift(i64, Whom),
}

/// For whom an effort is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// The antagonist for itself, everybody else for the lobbyist.
    Own,
    /// For the lobbyist.
    Lobbyist,
    /// For the antagonist.
    Antagonist,
}

/// A lobbying that has to be decided by efforts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lobbying<'a> {
    petition: &'a Petition,
    antagonist: usize,
    totals: Vec<i64>,
    gave: Vec<bool>,
    next: usize,
    passes: usize,
}

impl<'a> Lobbying<'a> {
    /// Begins with the lobbyist; `antagonist` is one of [`Petition::antagonists`].
    pub fn new(petition: &'a Petition, antagonist: usize) -> Self {
        let mut totals = petition.honor.clone();
        if petition.initiator_counts == InitiatorCounts::Yes {
            totals[petition.lobbyist] += petition.initiator.personal_honor;
        }
        let gave = vec![false; totals.len()];
        Self { petition, antagonist, totals, gave, next: petition.lobbyist, passes: 0 }
    }

    /// Who has to make the next effort; nobody once all have passed.
    pub fn next(&self) -> Option<usize> {
        (self.passes < self.totals.len()).then_some(self.next)
    }

    /// Whom it goes against.
    pub fn antagonist(&self) -> usize {
        self.antagonist
    }

    /// Family Honor and everything added to it, of every player.
    pub fn totals(&self) -> &[i64] {
        &self.totals
    }

    /// Whether a player has made its one gift.
    pub fn gave(&self, player: usize) -> bool {
        self.gave[player]
    }

    /// What the lobbyist still needs to take the Favor; 0 if it takes it as it stands.
    pub fn needs(&self) -> i64 {
        let against = match self.petition.compare {
            Compare::All => self.petition.others().map(|at| self.totals[at]).max(),
            Compare::Antagonist => Some(self.totals[self.antagonist]),
        };
        // There are always others: a lobbying has at least two players.
        against.map_or(0, |highest| (highest + 1 - self.totals[self.petition.lobbyist]).max(0))
    }

    /// Makes an effort and moves on to the next player.
    ///
    /// # Errors
    ///
    /// The first rule against it, in the order of reading A16; nothing has changed then.
    pub fn make(&mut self, player: usize, effort: Effort) -> Result<(), Rule> {
        if self.next() != Some(player) {
            return Err(rule::EFFORT_ORDER);
        }
        match effort {
            Effort::Pass => self.passes += 1,
            Effort::Speaker(value, whom) => self.add(player, value, whom)?,
            Effort::Gift(..) if self.gave[player] => return Err(rule::ONE_GIFT),
            Effort::Gift(value, whom) => {
                self.add(player, value, whom)?;
                self.gave[player] = true;
            }
        }
        self.next = (player + 1) % self.totals.len();
        Ok(())
    }

    fn add(&mut self, player: usize, value: i64, whom: Whom) -> Result<(), Rule> {
        let lobbyist = self.petition.lobbyist;
        let gains = match whom {
            Whom::Antagonist if player == lobbyist => return Err(rule::EFFORT_FOR),
            Whom::Antagonist => self.antagonist,
            Whom::Own if player == self.antagonist => self.antagonist,
            Whom::Own | Whom::Lobbyist => lobbyist,
        };
        self.totals[gains] += value;
        self.passes = 0;
        Ok(())
    }
}
