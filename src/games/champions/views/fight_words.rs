//! Numbers and names in the words of this sheet.

use super::enemy_faces::color_name;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::enemy_die::DieColor;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::views::face::Face;
use crate::views::sign::Sign;
use crate::views::tint::Tint;
use crate::words::champions as keys;
use crate::words::spoken::say;

/// Less than this is nothing but rounding.
const ROUNDING: f64 = 1e-9;

/// A probability in percent: "0%" only where it is impossible, "100%" only where it is certain.
pub fn percent(share: f64) -> String {
    if share > ROUNDING && share < 0.01 {
        say(keys::FIGHT_UNDER_ONE)
    } else if share < 1.0 - ROUNDING && share > 0.99 {
        say(keys::FIGHT_OVER_99)
    } else {
        say(Line::new(keys::FIGHT_PERCENT).with("share", i16::from(whole_percent(share))))
    }
}

/// The same in as few signs as can be: for a row of many.
pub fn percent_in_row(share: f64) -> String {
    if share > ROUNDING && share < 0.01 { say(keys::FIGHT_UNDER_ONE_SHORT) } else { percent(share) }
}

/// A probability in whole percent, for the length of a bar.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to 0..=100")]
pub fn whole_percent(share: f64) -> u8 {
    (share * 100.0).round().clamp(0.0, 100.0) as u8
}

/// An expectation with one decimal; what is certain is a whole number.
pub fn expected(shares: &[f64], most: usize) -> String {
    let weighed = shares.iter().enumerate().map(|(wounds, share)| (wounds.min(most), share));
    // Wounds have at most four digits.
    #[expect(clippy::cast_precision_loss, reason = "see above")]
    let mean: f64 = weighed.map(|(wounds, share)| wounds as f64 * share).sum();
    decimal(mean)
}

/// A number of 0 or more with one decimal; what is whole has none, and what rounds to nothing is not said to be nothing.
pub fn decimal(value: f64) -> String {
    if (value - value.round()).abs() < ROUNDING {
        format!("{value:.0}")
    } else if value < 0.05 {
        say(keys::FIGHT_UNDER_TENTH)
    } else {
        let tenths = rounded(value * 10.0);
        say(Line::new(keys::DECIMAL).with("whole", tenths / 10).with("tenths", tenths % 10))
    }
}

/// A number of 0 or more without its decimals.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "not below 0; beyond the range it is the end"
)]
fn rounded(value: f64) -> usize {
    value.round() as usize
}

/// The short name of anybody: the given name, or the kind of the Enemy.
pub fn short(state: &State, who: Who) -> String {
    let full = say(names::who(state, who));
    match who {
        Who::Champion(_) => names::given_name(&full).to_owned(),
        Who::Ally(_) | Who::Enemy(_) => full,
    }
}

/// The full name of anybody.
pub fn full(state: &State, who: Who) -> String {
    say(names::who(state, who))
}

/// What a die shows, and which of all it is, from 0: "Fire, die 2 of 5".
pub fn of_all(what: String, (place, dice): (usize, usize)) -> String {
    say(Line::new(keys::FIGHT_DIE_OF).with("what", what).with("number", place + 1).with("dice", dice))
}

/// The dice of an Enemy by their colours: "White die, White die and Black die".
pub fn colors(dice: &[DieColor]) -> String {
    listed(dice.iter().map(|color| say(color_name(*color))).collect())
}

/// The sign and colour of an Element.
pub fn element_look(element: Element) -> (Sign, Tint) {
    match element {
        Element::Air => (Sign::Air, Tint::Air),
        Element::Earth => (Sign::Earth, Tint::Earth),
        Element::Fire => (Sign::Fire, Tint::Fire),
        Element::Water => (Sign::Water, Tint::Water),
        Element::Void => (Sign::Void, Tint::Void),
    }
}

/// A face of an Elemental Die.
pub fn face(element: Element) -> Face {
    let (sign, tint) = element_look(element);
    Face { sign, tint, name: say(names::element(element)) }
}

/// "Earth", "Earth and Water", "Fire, Earth and Water"; the same Element twice is named once with its number.
pub fn elements(all: &[Element]) -> String {
    let mut named: Vec<(Element, usize)> = Vec::new();
    for element in all {
        match named.iter_mut().find(|(other, _)| other == element) {
            Some((_, count)) => *count += 1,
            None => named.push((*element, 1)),
        }
    }
    let word = |(element, count): &(Element, usize)| {
        let name = say(names::element(*element));
        if *count == 1 { name } else { say(Line::new(keys::FIGHT_COUNTED).with("count", *count).with("what", name)) }
    };
    listed(named.iter().map(word).collect())
}

/// "a", "a and b", "a, b and c".
pub fn listed(mut all: Vec<String>) -> String {
    match all.pop() {
        None => String::new(),
        Some(last) if all.is_empty() => last,
        Some(last) => say(Line::new(keys::FIGHT_AND).with("first", all.join(", ")).with("last", last)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_says_which_of_all_it_is_and_an_enemys_dice_their_colours() {
        assert_eq!(of_all("Fire".to_owned(), (1, 5)), "Fire, die 2 of 5");
        assert_eq!(colors(&[DieColor::White, DieColor::Black]), "White die and Black die");
        assert_eq!(colors(&[]), "");
    }

    #[test]
    fn a_number_that_rounds_to_nothing_is_not_said_to_be_nothing() {
        assert_eq!(
            (decimal(0.0), decimal(0.01), decimal(0.06)),
            ("0".to_owned(), "under 0.1".to_owned(), "0.1".to_owned())
        );
        assert_eq!((decimal(2.0), decimal(2.04)), ("2".to_owned(), "2.0".to_owned()));
        assert_eq!((expected(&[1.0], 3), expected(&[0.5, 0.5], 3)), ("0".to_owned(), "0.5".to_owned()));
    }
}
