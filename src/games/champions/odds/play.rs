//! How play goes from before the roll, or from dice that lie on the table: one pass forward over the choices of
//! [`Focus`], from the most Ki to none, counting how often each roll is met.

use super::focus::{Choice, Focus};
use super::holding::Holding;
use super::multisets::multisets;

/// How play goes on average.
#[derive(Debug)]
pub(super) struct Played {
    /// How often each roll is the one that is settled, by number.
    pub(super) settled: Vec<f64>,
    /// The expected number of rerolls.
    pub(super) rerolls: f64,
}

/// What is done with a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// It is settled.
    Settles,
    /// Some of its dice are rolled again.
    Rerolls,
}

/// A roll in play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Met {
    /// With which of the holdings.
    pub(super) at: usize,
    /// Its number.
    pub(super) number: usize,
    /// Ki left when it is met.
    pub(super) left: u32,
    /// How likely that is.
    pub(super) share: f64,
    /// What is done with it.
    pub(super) then: Then,
}

/// Play that goes the same way whatever Ki it began with. Ki beyond what makes a difference is not spent, but it is not
/// forgotten either.
#[derive(Debug)]
struct Lane {
    /// Which of the holdings it belongs to.
    at: usize,
    /// Ki that makes no difference.
    beyond: u32,
    /// What begins with each level of Ki.
    begins: Vec<f64>,
    /// The greatest level with which something begins.
    from: usize,
    /// How likely each multiset is at the level reached.
    shares: Vec<f64>,
}

impl Focus<'_> {
    /// How play goes with all Ki.
    pub(super) fn played_from(&self, number: usize) -> Played {
        let mut played = Played { settled: vec![0.0; self.full().end], rerolls: 0.0 };
        self.play(number, &[Holding::certain(u32::MAX)], |met| match met.then {
            Then::Settles => played.settled[met.number] += met.share,
            Then::Rerolls => played.rerolls += met.share,
        });
        played
    }

    /// How play goes from there with each of these holdings, telling every roll that is met.
    pub(super) fn play(&self, number: usize, holdings: &[Holding], mut tell: impl FnMut(Met)) {
        let mut lanes = self.lanes(holdings);
        for left in (0..=self.most()).rev() {
            let level = left as usize;
            let choices: Vec<Choice> = self.full().map(|number| self.choice(level, number)).collect();
            for lane in lanes.iter_mut().filter(|lane| lane.from >= level) {
                lane.shares[number] += lane.begins[level];
                roll(&mut lane.shares, self.full().start);
                self.chosen(lane, &choices, left, &mut tell);
            }
        }
    }

    /// What is done with each full roll of a lane.
    fn chosen(&self, lane: &mut Lane, choices: &[Choice], left: u32, tell: &mut impl FnMut(Met)) {
        let (kept, rolls) = lane.shares.split_at_mut(self.full().start);
        for ((number, share), choice) in self.full().zip(rolls).zip(choices) {
            let share = std::mem::take(share);
            if share == 0.0 {
                continue;
            }
            let then = match *choice {
                Choice::Settle => Then::Settles,
                Choice::Reroll { keep } => {
                    kept[keep] += share;
                    Then::Rerolls
                }
            };
            tell(Met { at: lane.at, number, left: left + lane.beyond, share, then });
        }
    }

    /// The holdings shared out: amounts of one of them go together, but for those of which something is left over.
    fn lanes(&self, holdings: &[Holding]) -> Vec<Lane> {
        let top = self.most();
        let each = holdings.iter().enumerate().flat_map(|(at, holding)| holding.iter().map(move |has| (at, has)));
        let mut lanes: Vec<Lane> = Vec::new();
        for (at, (ki, share)) in each {
            let beyond = ki.saturating_sub(top);
            let level = (ki - beyond) as usize;
            let place = lanes.iter().position(|lane| (lane.at, lane.beyond) == (at, beyond)).unwrap_or_else(|| {
                let (begins, shares) = (vec![0.0; top as usize + 1], vec![0.0; self.full().end]);
                lanes.push(Lane { at, beyond, begins, from: 0, shares });
                lanes.len() - 1
            });
            lanes[place].begins[level] += share;
            lanes[place].from = lanes[place].from.max(level);
        }
        lanes
    }
}

/// Rolls what is missing: shares of fewer than `full` dice become shares of full rolls.
fn roll(shares: &mut [f64], full: usize) {
    let table = multisets();
    for number in 0..full {
        let share = std::mem::take(&mut shares[number]);
        // Few of the dice that could be kept ever are.
        if share != 0.0 {
            let each = share / 5.0;
            for &more in table.with_any(number) {
                shares[more] += each;
            }
        }
    }
}
