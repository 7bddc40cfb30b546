//! Battles: the attackers' totals, the defense, and who of them wins (BR-BAT).

use super::fates::{Fates, Standing};
use crate::games::battle_for_rokugan::content::{map, supply};
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::Kind;
use crate::games::battle_for_rokugan::model::named;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::rulings::{AttackersTie, CraneTie, PhoenixShared, Rulings};
use crate::games::battle_for_rokugan::rules::placement::Role;
use crate::games::battle_for_rokugan::rules::rulebook as rule;
use crate::kernel::by::Small;
use crate::kernel::rulebook::RuleRef;

/// What Lion's bluff adds to a defense (BR-CLN-4).
pub const LION_BLUFF: u16 = 2;

/// The defense of a province by its parts (BR-BAT-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DefenseSum {
    /// Strengths of the defending tokens with their blessings.
    pub tokens: u16,
    /// Lion's bluff.
    pub bluff: u16,
    /// Printed on the board.
    pub printed: u16,
    /// Faceup control tokens, double for Crab.
    pub faceup: u16,
    /// The defense bonus token.
    pub special: u16,
}

impl DefenseSum {
    /// What a province has before any combat token defends it.
    pub fn of_board(board: &Board, province: Province) -> Self {
        let per_token = |clan| if clan == Clan::Crab { 2 } else { 1 };
        let faceup = board.control(province).map_or(0, |control| u16::from(control.up()) * per_token(control.clan()));
        let special = board.special(province).map_or(0, |special| supply::defense(special).into());
        Self { printed: map::facts(province).printed_defense.into(), faceup, special, ..Self::default() }
    }

    /// Its parts, each with what it is.
    pub fn terms(self) -> [(Term, u16); 5] {
        [
            (Term::Tokens, self.tokens),
            (Term::Bluff, self.bluff),
            (Term::Printed, self.printed),
            (Term::Faceup, self.faceup),
            (Term::Special, self.special),
        ]
    }

    /// All of it, nothing discounted.
    pub fn total(self) -> u16 {
        self.terms().iter().map(|(_, part)| part).sum()
    }
}

named! {
    /// What a part of a defense is.
    Term {
        /// Defending tokens with their blessings.
        Tokens = "tokens",
        /// Lion's bluff.
        Bluff = "bluff",
        /// What the board prints.
        Printed = "printed",
        /// Faceup control tokens.
        Faceup = "faceup",
        /// The defense bonus token.
        Special = "special",
    }
}

impl Term {
    /// The rule that counts it for `defender`, if there is one.
    pub fn rule(self, defender: Option<Clan>) -> RuleRef {
        match self {
            Self::Bluff => rule::LION,
            Self::Faceup if defender == Some(Clan::Crab) => rule::CRAB,
            Self::Tokens | Self::Printed | Self::Faceup | Self::Special => rule::DEFENSE,
        }
    }
}

/// What Phoenix ignores of the defense of a province: the printed part beside a capital (BR-BAT-3, BR-A11).
pub fn phoenix_ignores(province: Province) -> u16 {
    let facts = map::facts(province);
    facts.capital_of.map_or(0, |_| facts.printed_defense.into())
}

/// Whether `clan` profits from what Phoenix ignores where Phoenix attacks or does not.
pub fn ignores_printed(rulings: &Rulings, clan: Clan, phoenix: PhoenixThere) -> bool {
    match (rulings.phoenix, phoenix) {
        (PhoenixShared::Everyone, PhoenixThere::Attacks) => true,
        (PhoenixShared::Everyone, PhoenixThere::Absent) | (PhoenixShared::Alone, _) => clan == Clan::Phoenix,
    }
}

/// Whether Phoenix is among the attackers of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhoenixThere {
    /// With a surviving legal attack token.
    Attacks,
    /// It is not.
    Absent,
}

/// One attacker of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attacker {
    /// Which clan.
    pub clan: Clan,
    /// Its total strength.
    pub total: u16,
    /// The defense as it counts against this clan.
    pub against: u16,
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// That attacker controls the province now.
    Taken(Clan),
    /// That defender keeps it.
    Held(Clan),
    /// The province was empty and stays so.
    Nothing,
}

named! {
    /// Why a battle ended so (BR-A9).
    Why {
        /// The attacker's total was higher.
        Higher = "higher",
        /// Crane wins ties.
        CraneTie = "crane_tie",
        /// The attacker's total was the defense, which is not enough.
        DefenderTie = "defender_tie",
        /// The attacker's total was below the defense.
        NotHigher = "not_higher",
        /// Several attackers had the highest total.
        AttackersTie = "attackers_tie",
    }
}

impl Why {
    /// The rule that says so.
    pub fn rule(self) -> RuleRef {
        match self {
            Self::Higher | Self::DefenderTie | Self::NotHigher => rule::BATTLE_WON,
            Self::CraneTie | Self::AttackersTie => rule::CANDIDATE,
        }
    }
}

/// A battle with its sums written out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// Where.
    pub province: Province,
    /// Who controlled the province.
    pub defender: Option<Clan>,
    /// The defense by its parts.
    pub defense: DefenseSum,
    /// The attackers in seat order.
    pub attackers: Vec<Attacker>,
    /// How it ended.
    pub outcome: Outcome,
    /// Why.
    pub why: Why,
}

/// All battles of a round, in map order; `board` is that of the start of step 5.
pub(super) fn all(board: &Board, fates: &Fates<'_>) -> Vec<Battle> {
    let standing: Vec<_> = fates.standing().collect();
    Province::ALL.iter().filter_map(|province| battle(board, fates, &standing, *province)).collect()
}

fn battle(board: &Board, fates: &Fates<'_>, standing: &[Standing<'_>], province: Province) -> Option<Battle> {
    let there = || standing.iter().filter(|token| token.spot.target() == province);
    let total = |clan| {
        let own = there().filter(|token| token.role == Role::Attack && token.token.clan == clan);
        own.map(|token| fates.strength(token)).sum::<u16>()
    };
    let totals: Vec<_> =
        board.players().iter().map(|clan| (clan, total(clan))).filter(|(_, total)| *total > 0).collect();
    if totals.is_empty() {
        return None;
    }
    let bluffs = |token: &&Standing<'_>| token.is(Kind::Bluff);
    let defense = DefenseSum {
        tokens: there().filter(|token| token.role == Role::Defend).map(|token| fates.strength(token)).sum(),
        bluff: there().find(bluffs).map_or(0, |_| LION_BLUFF),
        ..DefenseSum::of_board(board, province)
    };
    let attackers = against(board.rulings(), province, defense, &totals);
    let defender = board.controller(province);
    let (winner, why) = decide(board.rulings(), &attackers);
    let outcome = winner.map(Outcome::Taken).or(defender.map(Outcome::Held)).unwrap_or(Outcome::Nothing);
    Some(Battle { province, defender, defense, attackers, outcome, why })
}

/// The attackers with the defense as it counts against each (BR-BAT-3).
fn against(rulings: &Rulings, province: Province, defense: DefenseSum, totals: &[(Clan, u16)]) -> Vec<Attacker> {
    let phoenix = match totals.iter().find(|(clan, _)| *clan == Clan::Phoenix) {
        Some(_) => PhoenixThere::Attacks,
        None => PhoenixThere::Absent,
    };
    let attacker = |(clan, total): &(Clan, u16)| {
        let ignored = if ignores_printed(rulings, *clan, phoenix) { phoenix_ignores(province) } else { 0 };
        Attacker { clan: *clan, total: *total, against: defense.total() - ignored }
    };
    totals.iter().map(attacker).collect()
}

/// The attacker that is measured against the defense (BR-BAT-4).
enum Candidate<'a> {
    /// It alone had the highest total that counts.
    Sole(&'a Attacker),
    /// Crane, out of a tie.
    OutOfTie(&'a Attacker),
    /// Nobody; these are the highest, tied.
    Nobody(Vec<&'a Attacker>),
}

fn candidate<'a>(rulings: &Rulings, attackers: &'a [Attacker]) -> Candidate<'a> {
    let tied = |total: u16| attackers.iter().filter(move |attacker| attacker.total == total);
    let totals = || attackers.iter().map(|attacker| attacker.total);
    let highest = totals().max();
    for total in std::iter::successors(highest, |total| totals().filter(|other| other < total).max()) {
        match (tied(total).count(), tied(total).find(|attacker| attacker.clan == Clan::Crane)) {
            (1, _) => return tied(total).next().map_or(Candidate::Nobody(Vec::new()), Candidate::Sole),
            (_, Some(crane)) if rulings.crane_tie == CraneTie::Any => return Candidate::OutOfTie(crane),
            (_, _) => match rulings.attackers_tie {
                AttackersTie::Defender => break,
                AttackersTie::Cancel => {}
            },
        }
    }
    Candidate::Nobody(highest.map_or(Vec::new(), |highest| tied(highest).collect()))
}

/// Which attacker takes the province, if any, and why (BR-BAT-5, BR-A9, -A10).
fn decide(rulings: &Rulings, attackers: &[Attacker]) -> (Option<Clan>, Why) {
    let lost = |total: u16, against: u16| if total == against { Why::DefenderTie } else { Why::NotHigher };
    match candidate(rulings, attackers) {
        Candidate::Sole(one) if one.total > one.against => (Some(one.clan), Why::Higher),
        Candidate::Sole(one) if one.total == one.against && one.clan == Clan::Crane => (Some(one.clan), Why::CraneTie),
        Candidate::OutOfTie(crane) if crane.total >= crane.against => (Some(crane.clan), Why::CraneTie),
        Candidate::Sole(one) | Candidate::OutOfTie(one) => (None, lost(one.total, one.against)),
        Candidate::Nobody(tied) => {
            let total = tied.iter().map(|attacker| attacker.total).max().unwrap_or(0);
            let least = tied.iter().map(|attacker| attacker.against).min().unwrap_or(0);
            (None, if total > least { Why::AttackersTie } else { lost(total, least) })
        }
    }
}
