//! Spreads of many games, in as few lines as the eye takes in.

use crate::games::champions::simulator::Spread as Numbers;
use crate::games::champions::views::fight_words::{percent, whole_percent};
use crate::games::champions::views::odds_spread::{Share, Spread};
use crate::kernel::line::{Key, Line};
use crate::words::minus;
use crate::words::spoken::say;

/// The most lines a spread has.
const MOST: usize = 9;

/// The shares of a number over all games; neighbours stand together where there are too many.
pub fn spread((head, about): (Key, Key), numbers: &Numbers) -> Spread {
    let all: u64 = numbers.iter().map(|(_, times)| times).sum();
    let lines = steps(numbers).into_iter().map(|(from, to)| {
        let times: u64 =
            numbers.iter().filter(|(number, _)| (from..=to).contains(number)).map(|(_, times)| times).sum();
        let share = share(times, all);
        let label = if from == to { minus(from) } else { format!("{} – {}", minus(from), minus(to)) };
        Share { count: label, ears: None, text: percent(share), percent: whole_percent(share) }
    });
    Spread {
        about: say(Line::new(about).with("median", median(numbers, all))),
        head: say(head),
        shares: lines.collect(),
    }
}

/// Runs of numbers of the same length, from the least to the greatest.
fn steps(numbers: &Numbers) -> Vec<(i64, i64)> {
    let (Some((least, _)), Some((most, _))) = (numbers.first(), numbers.last()) else { return Vec::new() };
    let range = usize::try_from(most - least).unwrap_or(0) + 1;
    let width = i64::try_from(range.div_ceil(MOST)).unwrap_or(1);
    let mut from = *least;
    let mut all = Vec::new();
    while from <= *most {
        all.push((from, (from + width - 1).min(*most)));
        from += width;
    }
    all
}

/// The number that half of the games are not above.
fn median(numbers: &Numbers, all: u64) -> String {
    let mut seen = 0;
    let found = numbers.iter().find(|(_, times)| {
        seen += times;
        seen * 2 >= all
    });
    found.map_or_else(String::new, |(number, _)| minus(*number))
}

/// A share of all.
pub fn share(part: u64, all: u64) -> f64 {
    if all == 0 {
        return 0.0;
    }
    let number = |count: u64| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    number(part) / number(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_numbers_have_a_line_each_and_many_stand_together() {
        let of = |numbers: &[i64]| steps(&numbers.iter().map(|number| (*number, 1)).collect());
        assert_eq!(of(&[2, 4]), [(2, 2), (3, 3), (4, 4)]);
        assert_eq!(of(&[-10, 9]).len(), 7);
        assert_eq!(of(&[-10, 9]).last(), Some(&(8, 9)));
        assert_eq!(of(&[]), []);
    }

    #[test]
    fn half_of_the_games_are_not_above_the_median() {
        assert_eq!(median(&vec![(1, 2), (5, 2)], 4), "1");
        assert_eq!(median(&vec![(-3, 1), (5, 2)], 3), "5");
    }
}
