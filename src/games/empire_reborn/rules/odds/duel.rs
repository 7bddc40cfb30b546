//! Duels and contests (ER-DUE, ER-CON, ER-BAT-4).

use super::dice::Dice;
use super::distribution::{Below, Distribution};
use super::honor::{HonorEvent, HonorOdds, Source, Stake, mix};
use super::survival::dies;
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::rulings::{DuelTie, ForcedChallenge, Rulings};
use crate::games::empire_reborn::rules::death::DeathTn;
use crate::games::empire_reborn::rules::deeds;
use crate::games::empire_reborn::rules::pool::Pool;
use serde::{Deserialize, Serialize};

/// One of the two duelists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duelist {
    /// The first.
    A,
    /// The second.
    B,
}

/// What is at stake, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A duel of Fire; whoever challenged without being an equal loses Honor.
    Court {
        /// Who challenged, where that matters.
        challenger: Option<Duelist>,
    },
    /// A duel of Fire in the middle of a battle.
    Battle,
    /// A contest of a ring: nobody dies.
    Contest(Ring),
}

/// Whether a duelist cheats (ER-DUE-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Conduct {
    /// He does not.
    Fair,
    /// He tries to.
    Cheats,
}

impl Conduct {
    /// How somebody fights of whom nothing else is said.
    pub(in crate::games::empire_reborn) const fn fair() -> Self {
        Self::Fair
    }

    /// Whether nothing else is to be said of it.
    pub(in crate::games::empire_reborn) fn is_fair(&self) -> bool {
        *self == Self::Fair
    }
}

/// A Character in a duel.
#[derive(Clone, Copy, Debug)]
pub struct Entrant<'a> {
    /// Who.
    pub character: &'a Character,
    /// Rolled dice he has besides.
    pub extra: usize,
    /// Whether he cheats.
    pub conduct: Conduct,
}

/// How a duel goes for one of the two.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fortune {
    /// The chance that he wins.
    pub wins: f64,
    /// The chance that he dies.
    pub dies: f64,
    /// The chance that he is caught cheating.
    pub caught: f64,
    /// His Honor afterwards.
    pub honor: HonorOdds,
}

/// How a duel goes.
#[derive(Clone, Debug, PartialEq)]
pub struct DuelOdds {
    /// For the first.
    pub a: Fortune,
    /// For the second.
    pub b: Fortune,
    /// The chance of no result.
    pub tie: f64,
}

/// Chances of the three results.
#[derive(Clone, Copy, Debug, Default)]
struct Results {
    a: f64,
    b: f64,
    tie: f64,
}

/// What cheating brought: the chance to be caught, and of each number of dice, 0 included.
struct Cheating {
    caught: f64,
    dice: Vec<f64>,
}

/// A duelist's dice: his totals by the number of cheating dice, and what a Dragon bushi may roll after losing.
struct Hand {
    totals: Vec<Distribution>,
    below: Vec<Below>,
    second: Option<Distribution>,
    cheating: Cheating,
}

/// How a duel goes.
pub fn duel(place: Place, a: Entrant<'_>, b: Entrant<'_>, rulings: &Rulings) -> DuelOdds {
    let dice = Dice::new(rulings);
    let hands = [hand(rulings, place, a, b), hand(rulings, place, b, a)];
    let turns = [turns(&hands[0], &hands[1]), turns(&hands[1], &hands[0])];
    // By whether each was caught.
    let mut cases = [[Results::default(); 2]; 2];
    for (caught_a, dice_a, chance_a) in hands[0].cheating.cases() {
        for (caught_b, dice_b, chance_b) in hands[1].cheating.cases() {
            let results = results(&hands, &turns, [dice_a, dice_b], rulings.duel_tie);
            let case = &mut cases[usize::from(caught_a)][usize::from(caught_b)];
            let chance = chance_a * chance_b;
            case.a += chance * results.a;
            case.b += chance * results.b;
            case.tie += chance * results.tie;
        }
    }
    let all = cases.iter().flatten();
    let sum = |part: fn(&Results) -> f64| all.clone().map(part).sum::<f64>();
    let (wins_a, wins_b, tie) = (sum(|case| case.a), sum(|case| case.b), sum(|case| case.tie));
    let deadly = |killer: Entrant<'_>, victim: Entrant<'_>| deadly(dice, place, killer.character, victim.character);
    let view = |own: usize, wins: f64, dies: f64| Fortune {
        wins,
        dies,
        caught: hands[own].cheating.caught,
        honor: honor(place, own, [a, b], &cases, rulings),
    };
    DuelOdds { a: view(0, wins_a, wins_b * deadly(b, a)), b: view(1, wins_b, wins_a * deadly(a, b)), tie }
}

impl Cheating {
    /// Whether he was caught, how many dice he has, and how likely that is.
    fn cases(&self) -> impl Iterator<Item = (bool, usize, f64)> {
        let free = self.dice.iter().enumerate().map(|(dice, chance)| (false, dice, *chance));
        std::iter::once((true, 0, self.caught)).chain(free).filter(|(.., chance)| *chance > 0.0)
    }
}

/// Void against Void: lower is caught, higher by d has ⌈d/5⌉ dice (A7).
fn cheating(dice: Dice, own: Entrant<'_>, other: Entrant<'_>) -> Cheating {
    if own.conduct == Conduct::Fair {
        return Cheating { caught: 0.0, dice: vec![1.0] };
    }
    let void = |entrant: Entrant<'_>| dice.total(Pool::of(entrant.character.ring(Ring::Void)));
    let (mine, theirs) = (void(own), void(other));
    let mut cheating = Cheating { caught: 0.0, dice: Vec::new() };
    for (total, chance) in mine.iter() {
        for (against, chance_against) in theirs.iter() {
            match usize::try_from(total - against) {
                Err(_) => cheating.caught += chance * chance_against,
                Ok(over) => {
                    let dice = over.div_ceil(5);
                    if cheating.dice.len() <= dice {
                        cheating.dice.resize(dice + 1, 0.0);
                    }
                    cheating.dice[dice] += chance * chance_against;
                }
            }
        }
    }
    cheating.dice.iter_mut().filter(|chance| **chance < 1e-15).for_each(|chance| *chance = 0.0);
    let last = cheating.dice.iter().rposition(|chance| *chance > 0.0).unwrap_or(0);
    cheating.dice.truncate(last + 1);
    cheating
}

fn hand(rulings: &Rulings, place: Place, own: Entrant<'_>, other: Entrant<'_>) -> Hand {
    let dice = Dice::new(rulings);
    let character = own.character;
    let cheating = cheating(dice, own, other);
    let ring = match place {
        Place::Contest(ring) => Some(ring),
        Place::Court { .. } | Place::Battle => None,
    };
    let pool = deeds::duelist(character, other.character, ring);
    let second =
        if ring.is_some() { None } else { deeds::second_roll(character, other.character, rulings.dragon_second_roll) };
    let totals = dice.totals(pool.and_rolled(own.extra), cheating.dice.len().saturating_sub(1));
    let below = totals.iter().map(Below::new).collect();
    let second = second.map(|pool| dice.total(pool));
    Hand { totals, below, second, cheating }
}

/// The second rolls of a Dragon bushi who lost, as far as the winner does not answer them with his own (A6).
fn turns(loser: &Hand, winner: &Hand) -> Option<Below> {
    let second = loser.second.as_ref()?;
    let answered = |total: i64| winner.second.as_ref().map_or(0.0, |own| own.at_least(total + 1));
    let unanswered = second.iter().map(|(total, chance)| chance * (1.0 - answered(total))).collect();
    Some(Below::new(&Distribution::new(second.low(), unanswered)))
}

/// The results of one pair of pools: ties are rolled again with the same dice (A5), a Dragon bushi's second roll comes
/// before.
fn results(hands: &[Hand; 2], turns: &[Option<Below>; 2], dice: [usize; 2], tie: DuelTie) -> Results {
    let standing = |winner: usize, loser: usize| {
        let (totals, below) = (&hands[winner].totals[dice[winner]], &hands[loser].below[dice[loser]]);
        standing(totals, below, turns[loser].as_ref())
    };
    let ((a_kept, a_lost), (b_kept, b_lost)) = (standing(0, 1), standing(1, 0));
    let (wins_a, wins_b) = (a_kept + b_lost, b_kept + a_lost);
    let decided = wins_a + wins_b;
    match tie {
        DuelTie::Reroll if decided > 1e-9 => Results { a: wins_a / decided, b: wins_b / decided, tie: 0.0 },
        DuelTie::Reroll | DuelTie::Draw => Results { a: wins_a, b: wins_b, tie: 1.0 - decided },
    }
}

/// The chances that whoever rolled more wins in the end, and that he loses after all.
fn standing(winner: &Distribution, loser: &Below, turns: Option<&Below>) -> (f64, f64) {
    let (mut kept, mut lost) = (0.0, 0.0);
    for (total, chance) in winner.iter() {
        let ahead = chance * loser.under(total);
        let turn = turns.map_or(0.0, |turns| turns.all() - turns.under(total + 1));
        kept += ahead * (1.0 - turn);
        lost += ahead * turn;
    }
    (kept, lost)
}

/// The chance that whoever lost dies of it.
fn deadly(dice: Dice, place: Place, killer: &Character, victim: &Character) -> f64 {
    let times = match place {
        Place::Court { .. } => 10,
        Place::Battle => 5,
        Place::Contest(_) => return 0.0,
    };
    let base = times * i64::from(killer.ring(Ring::Fire));
    dies(dice, victim, &DeathTn::new(base, victim, Some(killer)))
}

/// A duelist's Honor afterwards, death left aside (ER-DUE-6, A8).
fn honor(
    place: Place,
    own: usize,
    entrants: [Entrant<'_>; 2],
    cases: &[[Results; 2]; 2],
    rulings: &Rulings,
) -> HonorOdds {
    let me = [Duelist::A, Duelist::B][own];
    let gap = (entrants[0].character.honor() - entrants[1].character.honor()).abs();
    let (points, source, cheat, unequal) = match place {
        Place::Court { challenger } => (2, Source::Duel, 3, challenger == Some(me) && gap > 1),
        // Whoever found the other challenged him, where that counts (ForcedChallenge).
        Place::Battle => (2, Source::Duel, 3, rulings.forced_challenge == ForcedChallenge::Gap && own == 0 && gap > 1),
        Place::Contest(_) => (1, Source::Other, 2, false),
    };
    let stake = Stake::new(entrants[own].character, rulings);
    let mut odds = HonorOdds::new();
    for caught in [false, true] {
        let flat = |result: fn(&Results) -> f64| -> f64 {
            let mine = |case: &(usize, usize)| [case.0, case.1][own] == usize::from(caught);
            let pairs = [(0, 0), (0, 1), (1, 0), (1, 1)];
            pairs.iter().filter(|pair| mine(pair)).map(|(a, b)| result(&cases[*a][*b])).sum()
        };
        let (a, b, tie) = (flat(|case| case.a), flat(|case| case.b), flat(|case| case.tie));
        let (won, lost) = if own == 0 { (a, b) } else { (b, a) };
        let mut before = Vec::new();
        before.extend(unequal.then_some(HonorEvent::loss(1)));
        before.extend(caught.then_some(HonorEvent::loss(cheat)));
        for (chance, points) in [(won, points), (lost, -points), (tie, 0)] {
            let mut events = before.clone();
            events.extend((points != 0).then_some(HonorEvent { points, source }));
            if chance > 0.0 {
                mix(&mut odds, chance, &stake.after(&events));
            }
        }
    }
    odds
}
