//! The spread of Wounds: a bar and a number for each, as a table, so that ears receive the same.

use crate::kernel::line::Line;
use crate::ui::screens::fight::words::{expected, percent, whole_percent};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// Numbers of Wounds that have a line of their own at most.
const MOST: usize = 6;

/// A line of a spread.
#[derive(Clone, Debug, PartialEq)]
pub struct Share {
    /// "2", "3+".
    pub wounds: String,
    /// The same for ears, where it is shorter than a word.
    pub ears: Option<String>,
    /// "27%".
    pub text: String,
    /// The same share of 100.
    pub percent: u8,
}

/// The spread of Wounds to one side.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// "Practice Oni: 2.5 Wounds expected".
    pub about: String,
    /// From none to many.
    pub shares: Vec<Share>,
}

impl Spread {
    /// The spread of Wounds to `name`, of which more than `life` are as good as `life`.
    pub fn of(name: String, shares: &[f64], life: usize) -> Self {
        let about = Line::new(keys::ODDS_SPREAD).with("name", name).with("wounds", expected(shares, life));
        let last = shares.len().saturating_sub(1).min(life).min(MOST);
        let rest = |from: usize| shares.iter().skip(from).sum::<f64>();
        let mut lines: Vec<Share> = (0..last).map(|wounds| share(wounds, shares[wounds])).collect();
        lines.push(if shares.len() > last + 1 { or_more(last, rest(last)) } else { share(last, rest(last)) });
        Self { about: say(about), shares: lines }
    }
}

fn share(wounds: usize, share: f64) -> Share {
    Share { wounds: wounds.to_string(), ears: None, text: percent(share), percent: whole_percent(share) }
}

fn or_more(wounds: usize, chance: f64) -> Share {
    let words = |key| say(Line::new(key).with("wounds", wounds));
    Share { wounds: words(keys::ODDS_PLUS), ears: Some(words(keys::ODDS_OR_MORE)), ..share(wounds, chance) }
}

/// The spread as a table of bars.
pub fn table(spread: Spread) -> AnyView {
    let line = |share: Share| {
        let Share { wounds, ears, text, percent } = share;
        view! {
            <tr>
                <th scope="row" aria-label=ears>{wounds}</th>
                <td><i style=format!("width:{percent}%")></i></td>
                <td>{text}</td>
            </tr>
        }
    };
    view! {
        <table class="spread">
            <caption>{spread.about}</caption>
            <thead class="vh">
                <tr>
                    <th scope="col">{say(keys::ODDS_WOUNDS_HEAD)}</th>
                    <td></td>
                    <th scope="col">{say(keys::ODDS_CHANCE_HEAD)}</th>
                </tr>
            </thead>
            <tbody>{spread.shares.into_iter().map(line).collect_view()}</tbody>
        </table>
    }
    .into_any()
}
