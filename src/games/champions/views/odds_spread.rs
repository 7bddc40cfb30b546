//! The spread of Wounds or miniatures: a share of all for each.

use super::fight_words::{expected, percent, whole_percent};
use crate::kernel::line::Line;
use crate::words::champions as keys;
use crate::words::spoken::say;

/// Numbers that have a line of their own at most.
const MOST: usize = 6;

/// A line of a spread.
#[derive(Clone, Debug, PartialEq)]
pub struct Share {
    /// "2", "3+".
    pub count: String,
    /// The same for ears, where it is shorter than a word.
    pub ears: Option<String>,
    /// "27%".
    pub text: String,
    /// The same share of 100.
    pub percent: u8,
}

/// The spread of Wounds to one side, or of the miniatures they come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// "Practice Oni: 2.5 Wounds expected".
    pub about: String,
    /// What the lines are about, for ears: "Wounds".
    pub head: String,
    /// From none to many.
    pub shares: Vec<Share>,
}

impl Spread {
    /// The spread of Wounds to `name`, of which more than `life` are as good as `life`.
    pub fn wounds(name: String, shares: &[f64], life: usize) -> Self {
        let about = Line::new(keys::ODDS_SPREAD).with("name", name).with("wounds", expected(shares, life));
        Self { about: say(about), head: say(keys::ODDS_WOUNDS_HEAD), shares: lines(shares, life) }
    }

    /// The spread of miniatures that `name` loses.
    pub fn miniatures(name: String, shares: &[f64]) -> Self {
        let count = expected(shares, shares.len());
        let about = Line::new(keys::ODDS_SPREAD_MINIATURES).with("name", name).with("count", count);
        Self { about: say(about), head: say(keys::ODDS_MINIATURES_HEAD), shares: lines(shares, shares.len()) }
    }
}

/// A line each, those above `most` together with it.
fn lines(shares: &[f64], most: usize) -> Vec<Share> {
    let last = shares.len().saturating_sub(1).min(most).min(MOST);
    let rest = |from: usize| shares.iter().skip(from).sum::<f64>();
    let mut lines: Vec<Share> = (0..last).map(|count| share(count, shares[count])).collect();
    lines.push(if shares.len() > last + 1 { or_more(last, rest(last)) } else { share(last, rest(last)) });
    lines
}

fn share(count: usize, share: f64) -> Share {
    Share { count: count.to_string(), ears: None, text: percent(share), percent: whole_percent(share) }
}

fn or_more(count: usize, chance: f64) -> Share {
    let words = |key| say(Line::new(key).with("wounds", count));
    Share { count: words(keys::ODDS_PLUS), ears: Some(words(keys::ODDS_OR_MORE)), ..share(count, chance) }
}
