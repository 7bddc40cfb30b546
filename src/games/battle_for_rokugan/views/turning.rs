//! Where a game turned: the steps that moved most honor, the best defense, the boldest bluff.

use super::chronicle::{Bluff, Round, rounds};
use super::honor::ClanHonor;
use super::story::{Happened, StoryCard};
use crate::games::battle_for_rokugan::Table;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::rules::resolution::battle::{Battle, Outcome};

/// How many swings of honor are told.
const SWINGS: usize = 3;

/// Where a game turned.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Turning {
    /// The steps that moved most honor, largest first; at most three, the best defense aside.
    pub swings: Vec<Swing>,
    /// The battle in which a defender stood against most.
    pub defense: Option<Stand>,
    /// The bluff against which most strength was sent.
    pub bluff: Option<(u8, Bluff)>,
}

/// A step of a story that moved honor.
#[derive(Clone, Debug, PartialEq)]
pub struct Swing {
    /// The round, from 1.
    pub round: u8,
    /// What happened.
    pub happened: Happened,
    /// Every clan whose honor changed, by how much.
    pub moved: Vec<(Clan, i16)>,
}

impl Swing {
    /// Gains and losses of all clans together.
    pub fn size(&self) -> u16 {
        self.moved.iter().map(|(_, by)| by.unsigned_abs()).sum()
    }
}

/// A battle that was held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The round, from 1.
    pub round: u8,
    /// Who held.
    pub clan: Clan,
    /// What.
    pub province: Province,
    /// With how much.
    pub defense: u16,
    /// The strength of all who attacked.
    pub against: u16,
}

impl Stand {
    /// Whether a swing is this very battle.
    fn is_told_by(&self, swing: &Swing) -> bool {
        let battle = matches!(&swing.happened, Happened::Battle { battle, .. } if battle.province == self.province);
        battle && swing.round == self.round
    }
}

/// Where the game turned so far.
pub fn turning(table: &Table) -> Turning {
    of(&rounds(table))
}

/// Where the game of these rounds turned. Of equals the earlier is told.
pub fn of(rounds: &[Round]) -> Turning {
    let stands =
        rounds.iter().flat_map(|round| round.told.resolution.battles.iter().filter_map(|one| stand(round, one)));
    let defense = first_most(stands, |stand| stand.against);
    // The best defense has a line of its own.
    let told = |swing: &Swing| defense.is_some_and(|stand| stand.is_told_by(swing));
    let cards = rounds.iter().flat_map(|round| round.told.cards.iter().map(|card| swing(round.number, card)));
    let mut swings: Vec<_> = cards.filter(|swing| swing.size() > 0 && !told(swing)).collect();
    swings.sort_by_key(|swing| std::cmp::Reverse(swing.size()));
    swings.truncate(SWINGS);
    let bluffs = rounds.iter().flat_map(|round| round.bluffs().into_iter().map(|bluff| (round.number, bluff)));
    Turning { swings, defense, bluff: first_most(bluffs.filter(|(_, bluff)| bluff.drew > 0), |(_, bluff)| bluff.drew) }
}

fn first_most<T>(all: impl Iterator<Item = T>, of: impl Fn(&T) -> u16) -> Option<T> {
    all.reduce(|best, other| if of(&other) > of(&best) { other } else { best })
}

fn swing(round: u8, card: &StoryCard) -> Swing {
    let moved = |(was, is): &(ClanHonor, ClanHonor)| {
        // No honor is anywhere near the bounds of these numbers.
        let by = i32::from(is.total) - i32::from(was.total);
        (by != 0).then_some((was.clan, i16::try_from(by).unwrap_or(0)))
    };
    Swing { round, happened: card.happened.clone(), moved: card.honor.iter().filter_map(moved).collect() }
}

fn stand(round: &Round, battle: &Battle) -> Option<Stand> {
    let Outcome::Held(clan) = battle.outcome else { return None };
    // Attackers are rivals: whoever holds out stands against each of them, not against all together.
    let against = battle.attackers.iter().map(|attacker| attacker.total).max()?;
    let defense = battle.defense.total();
    Some(Stand { round: round.number, clan, province: battle.province, defense, against })
}
