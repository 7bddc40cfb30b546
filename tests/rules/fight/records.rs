//! What stays of a Combat: the save, the log, luck.

use crate::support::*;
use rokugan::games::champions::combat::fight::Fight;
use rokugan::games::champions::luck::luck;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::text::{edits, log, steps, verbs};
use rokugan::words::{Language, Words};

fn fought() -> (Play, Brawl) {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    let brawl = brawl(First, foe, "FFVEA").focus(&[2], "F").enemy(1, 1);
    t.does(brawl.clone());
    (t, brawl)
}

#[test]
fn a_combat_is_written_with_what_was_said_and_read_back() {
    let (_, brawl) = fought();
    let text = serde_json::to_string(&brawl.0).unwrap();
    assert_eq!(serde_json::from_str::<Fight>(&text).unwrap(), brawl.0);
    for silent in ["cover", "deception", "modifiers", "technique", "aftermath", "place"] {
        assert!(!text.contains(silent), "{silent} was not said: {text}");
    }
}

#[test]
fn the_log_names_the_combat_as_ever_and_tells_the_dice() {
    let (t, brawl) = fought();
    let words = Words::new(Language::English);
    let line = log::log(&t.journal).pop().unwrap();
    let headline = words.say(&line.headline);
    assert!(headline.contains("Matsu Tsuko") && headline.contains("Ashigaru") && headline.contains('2'), "{headline}");
    let details: Vec<_> = line.details.iter().map(|line| words.say(line)).collect();
    assert!(details[0].contains("Fire, Fire, Void, Earth, Air") && details[0].contains("1 reroll"), "{details:?}");
    assert_eq!(words.say(&verbs::verb(&brawl.into())), "Melee Combat");
}

#[test]
fn every_step_is_told_in_words() {
    let (mut t, brawl) = fought();
    t.journal.go_to(t.journal.cursor() - 1);
    let words = Words::new(Language::English);
    for step in t.resolves(&brawl).steps {
        let sentence = words.say(&steps::reason(t.state(), &step.line));
        assert!(!sentence.contains(['{', '$']) && sentence.ends_with('.'), "{sentence}");
        assert!(words.say(&steps::title(step.number)).starts_with(&step.number.number().to_string()));
    }
}

/// A typed die can be put right later; what follows from it follows again.
#[test]
fn a_typed_die_is_corrected_in_the_log() {
    let (t, brawl) = fought();
    let command = Command::from(brawl);
    let parts = edits::parts(t.state(), &command);
    assert_eq!(
        parts.len(),
        5 + 1 + 2 + 1 + 1 + 2 + 4,
        "dice, one again, totals, Sizes, Clan Power, Deception, Defensive Element, what cards added to either side"
    );
    let Command::Fight(fight) = edits::with(t.state(), &command, 0, 1) else { panic!("another command") };
    assert_eq!(fight.dice.first.faces[0], Element::Earth);
}

#[test]
fn luck_counts_every_die_of_a_champion_rerolled_ones_too() {
    let (mut t, _) = fought();
    let mine = luck(&t.journal).get(First).clone();
    assert_eq!((mine.dice(), mine.generated(), mine.of(Element::Fire)), (6, 0, 3));
    assert_eq!(mine.fifths_above(Element::Fire), 15 - 6);
    assert_eq!(mine.fifths_above(Element::Water), -6);
    let sum: i64 = [Element::Air, Element::Earth, Element::Fire, Element::Water, Element::Void]
        .iter()
        .map(|element| mine.fifths_above(*element))
        .sum();
    assert_eq!(sum, 0);
    assert_eq!(luck(&t.journal).get(Second).dice(), 0);
    t.journal.go_to(t.journal.cursor() - 1);
    assert_eq!(luck(&t.journal).get(First).dice(), 0, "what is undone is not counted");
}
