//! Luck in a sentence: the Element that lies farthest from its expectation.

use super::names;
use crate::games::champions::luck::Tally;
use crate::games::champions::model::element::Element;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// "3 more Fire than expected in 40 dice"; that it is much as expected where no Element lies a whole die off.
pub fn headline(tally: &Tally) -> Line {
    let farthest = Element::ALL.iter().map(|element| (*element, tally.fifths_above(*element)));
    let farthest = farthest.max_by_key(|(element, fifths)| (fifths.abs(), std::cmp::Reverse(element.index())));
    let (element, fifths) = farthest.unwrap_or((Element::ALL[0], 0));
    let key = match fifths.signum() {
        _ if whole(fifths) == 0 => return Line::new(keys::LUCK_EVEN).with("dice", count(tally.dice())),
        1 => keys::LUCK_MORE,
        _ => keys::LUCK_FEWER,
    };
    let line = Line::new(key).with("count", whole(fifths)).with("element", names::element(element));
    line.with("dice", count(tally.dice()))
}

/// Fifths of a die in whole dice, rounded.
fn whole(fifths: i64) -> usize {
    usize::try_from((fifths.abs() + 2) / 5).unwrap_or(usize::MAX)
}

fn count(dice: u32) -> usize {
    usize::try_from(dice).unwrap_or(usize::MAX)
}

/// How many of an Element are expected, with one decimal: "8", "8.2".
pub fn expected(tally: &Tally) -> Line {
    let (whole, fifths) = (tally.dice() / 5, tally.dice() % 5);
    let decimal = Line::new(keys::DECIMAL).with("whole", count(whole)).with("tenths", count(2 * fifths));
    if fifths == 0 { Line::new(keys::WHOLE).with("whole", count(whole)) } else { decimal }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::model::element::Element::{Air, Earth, Fire, Void, Water};
    use crate::words::{Language, Words};

    fn said(faces: &[Element]) -> String {
        Words::new(Language::English).say(&headline(&Tally::of_dice(faces)))
    }

    #[test]
    fn the_element_farthest_off_is_named() {
        let faces = [Fire, Fire, Fire, Fire, Air, Air, Earth, Earth, Water, Water];
        assert_eq!(said(&faces), "2 more Fire than expected in 10 dice");
        let hoped = |faces: &[Element]| Words::new(Language::English).say(&expected(&Tally::of_dice(faces)));
        assert_eq!(hoped(&faces), "2");
        assert_eq!(said(&[Air, Earth, Fire, Water, Void]), "Much as expected in 5 dice");
        let no_void = [Air, Earth, Fire, Water].repeat(4);
        assert_eq!(said(&no_void), "3 fewer Void than expected in 16 dice");
        assert_eq!(hoped(&no_void), "3.2");
    }
}
