//! What a turn has brought so far that counts at its end: what Characters did, who fell, when the Favor was won.
//!
//! It follows from the events and is in no save.

use crate::games::empire_reborn::account::Account;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::person::PersonId;
use crate::kernel::name::Name;

named! {
    /// Something that brings experience (ER-XP-2).
    Merit {
        /// A duel.
        Duel = "duel",
        /// A duel against Fire more than 1 higher.
        HarderDuel = "harder_duel",
        /// A duel won.
        DuelWon = "duel_won",
        /// A contest.
        Contest = "contest",
        /// A contest against a ring more than 1 higher.
        HarderContest = "harder_contest",
        /// A contest won.
        ContestWon = "contest_won",
        /// A battle fought.
        Battle = "battle",
        /// A battle fought when outnumbered two to one.
        BattleTwo = "battle_two",
        /// A battle fought when outnumbered three to one.
        BattleThree = "battle_three",
        /// A battle won.
        BattleWon = "battle_won",
        /// An assassination tried.
        Assassination = "assassination",
        /// An assassination done.
        Killed = "killed",
        /// An Investigation tried.
        Investigation = "investigation",
        /// An Investigation that succeeded.
        Exposed = "exposed",
        /// A denouncing tried.
        Denouncing = "denouncing",
        /// A denouncing that succeeded.
        Denounced = "denounced",
        /// A Falsification prepared.
        Falsified = "falsified",
        /// A Falsification that survived an Investigation.
        Believed = "believed",
        /// A Hidden Location investigated.
        Explored = "explored",
        /// A Nemuranai recovered.
        Nemuranai = "nemuranai",
        /// An ancestral Nemuranai recovered.
        Ancestral = "ancestral",
        /// The Clan acclaimed by the Emperor, for its Primary Character.
        Acclaimed = "acclaimed",
    }
}

impl Merit {
    /// The experience it brings.
    pub const fn points(self) -> u8 {
        match self {
            Self::HarderDuel
            | Self::Contest
            | Self::HarderContest
            | Self::ContestWon
            | Self::Battle
            | Self::Assassination
            | Self::Investigation
            | Self::Denouncing
            | Self::Falsified
            | Self::Explored
            | Self::Acclaimed => 1,
            Self::Duel
            | Self::DuelWon
            | Self::BattleTwo
            | Self::BattleWon
            | Self::Killed
            | Self::Exposed
            | Self::Denounced
            | Self::Believed
            | Self::Nemuranai => 2,
            Self::BattleThree | Self::Ancestral => 3,
        }
    }
}

/// Honor at stake because a Clan mate lost some in the turn before, and what of it was lost (ER-HON-6). These rolls come
/// first in the queue, for a turn ends with an empty one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shame {
    /// What the turn's beginning is about to open.
    due: Vec<(PersonId, i8)>,
    /// How many of the first rolls in the queue are of it.
    open: usize,
    /// Who lost the last point of Honor.
    fell: Option<PersonId>,
    /// Whose points were lost by it, one by one.
    lost: Vec<PersonId>,
}

impl Shame {
    /// A turn begins that opens these points, negative, one after the other.
    pub fn begins(due: Vec<(PersonId, i8)>) -> Self {
        Self { due, ..Self::default() }
    }

    /// How many points somebody lost by it.
    pub fn lost_by(&self, who: PersonId) -> u16 {
        u16::try_from(self.lost.iter().filter(|one| **one == who).count()).unwrap_or(u16::MAX)
    }

    /// Points of Honor are opened.
    pub fn opened(&mut self, who: PersonId, points: i8) {
        if self.due.first() == Some(&(who, points)) {
            self.due.remove(0);
            self.open += 1;
        }
    }

    /// Somebody lost a point.
    pub fn fell(&mut self, who: PersonId) {
        self.fell = Some(who);
    }

    /// How many of the first rolls in the queue are of it.
    pub const fn waits(&self) -> usize {
        self.open
    }

    /// So many points that somebody lost by it count no longer.
    pub fn undo(&mut self, who: PersonId, points: u16) {
        for _ in 0..points {
            let last = self.lost.iter().rposition(|one| *one == who);
            last.into_iter().for_each(|at| _ = self.lost.remove(at));
        }
        self.fell = None;
    }

    /// Dice fall, or are spared: whatever was lost before has nothing to do with them.
    pub fn rolled(&mut self) {
        self.fell = None;
    }

    /// The roll for a point of somebody is over, at a place of the queue; `ends` where it was the last of its points.
    pub fn closed(&mut self, at: usize, who: PersonId, ends: Last) {
        let fell = self.fell.take() == Some(who);
        if at < self.open {
            self.lost.extend(fell.then_some(who));
            self.open -= usize::from(ends == Last::Point);
        }
    }
}

/// Whether a roll leaves more of its points to be rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// It was the last.
    Point,
    /// More follow.
    MoreFollow,
}

/// What a turn has brought so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// What Characters did, in order.
    pub merits: Vec<(PersonId, Merit)>,
    /// Who has taken the action of the turn, once for each that was taken (ER-ACT-1).
    pub acted: Vec<PersonId>,
    /// Who fell and has not come back, in order.
    pub fallen: Vec<PersonId>,
    /// Who was struck by an assassin and may yet die of it, with the assassin.
    pub struck: Vec<(PersonId, PersonId)>,
    /// The turn in which the Favor was won last.
    pub favor: u16,
    /// What each Character cost when it came, in points; kept over the turns (ER-XP-1).
    pub worth: Vec<(PersonId, i64)>,
    /// Honor that is lost because Clan mates lost theirs.
    pub shame: Shame,
    /// Who shamed the Clan in the turn before, and how many points each had lost (ER-HON-6).
    pub shaming: Vec<(PersonId, u16)>,
    /// How many teams explore where.
    pub explored: Vec<(Clan, Name, u8)>,
    /// The accounts that were closed, line by line as they were.
    pub booked: Vec<(Clan, Account)>,
    /// How many units fought where and are still there (ER-DMG).
    pub fought: Vec<(Clan, Name, u16)>,
    /// Who rolled again because of luck, once for each time (ER-DICE-8).
    pub retried: Vec<PersonId>,
    /// Whose rolls were made twice because of ill luck, once for each time (ER-DICE-8).
    pub mishaps: Vec<PersonId>,
    /// Whether weather or an event has come in it, or the game master said that none does.
    pub stirred: bool,
    /// From where the plague spreads to a neighbor that the map does not know and nobody has named yet.
    pub spreading: Vec<Name>,
    /// Where the plague came in it: there it goes on from the next turn on (ER-EVT-2).
    pub infected: Vec<Name>,
    /// Where the land lost what in it, in koku: that comes back from the next turn on (ER-EVT-3, -5).
    pub hurt: Vec<(Name, u16)>,
}
