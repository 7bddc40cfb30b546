//! A Secret Technique in one line: the dice it needs, and what it does.

use super::fight_words::elements;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::technique::Technique;
use crate::games::champions::text::names;
use crate::games::champions::text::steps::adds;
use crate::kernel::line::{Arg, Line};
use crate::words::champions as keys;
use crate::words::spoken::say;

/// "2 Fire and Air: +1 Offensive, Ki +1, draw a card". Nothing where nothing of it is known.
pub fn technique(technique: &Technique) -> Option<String> {
    let dice = technique.needs.each().flat_map(|(element, dice)| std::iter::repeat_n(element, dice.into()));
    let needs = elements(&dice.collect::<Vec<Element>>());
    let gains = [
        (Gauge::Ap, i64::from(technique.ap)),
        (Gauge::Ki, technique.ki.into()),
        (Gauge::Life, technique.life.into()),
        (Gauge::Honor, technique.honor.into()),
    ];
    let gain = |(gauge, by): (Gauge, i64)| {
        say(Line::new(keys::CARD_TECHNIQUE_GAIN).with("gauge", names::gauge(gauge)).with("by", Arg::Signed(by)))
    };
    let gains = gains.into_iter().filter(|(_, by)| *by != 0).map(gain);
    let note = (!technique.note.is_empty()).then(|| technique.note.as_str().to_owned());
    let added = adds(technique.offence, technique.defence, technique.wounds).map(say);
    let does = added.into_iter().chain(gains).chain(note).collect::<Vec<_>>().join(", ");
    match (needs.is_empty(), does.is_empty()) {
        (true, true) => None,
        (true, false) => Some(does),
        (false, true) => Some(needs),
        (false, false) => Some(say(Line::new(keys::CARD_TECHNIQUE_LINE).with("needs", needs).with("does", does))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::model::name::Note;
    use crate::games::champions::model::technique::Needs;

    #[test]
    fn a_technique_says_its_dice_and_what_it_does() {
        let needs = Needs::new(&[(Element::Void, 1), (Element::Fire, 2)]).expect("three dice");
        let whole = Technique { needs, offence: 1, ki: 1, note: Note::new("move one area"), ..Technique::default() };
        // What is put in is marked off for the direction of its letters, which nobody sees.
        let seen = |known: &Technique| {
            technique(known).map(|line| line.replace(['\u{2068}', '\u{2069}'], "").replace('\u{a0}', " "))
        };
        assert_eq!(seen(&whole).as_deref(), Some("2 Fire and Void: +1 Offensive, Ki +1, move one area"));
        let bare = Technique { needs, ..Technique::default() };
        assert_eq!(seen(&bare).as_deref(), Some("2 Fire and Void"));
        assert_eq!(technique(&Technique::default()), None);
    }
}
