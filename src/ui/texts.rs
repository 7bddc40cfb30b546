//! Lines into sentences of the chosen language.

use crate::kernel::line::Line;
use crate::kernel::rulebook::RuleRef;
use crate::words::{Words, keys};
use std::cell::RefCell;

thread_local! {
    // Only a browser is given the words in two parts.
    static CHOSEN: RefCell<Words> =
        RefCell::new(if cfg!(target_arch = "wasm32") { Words::first() } else { Words::english() });
}

/// Speaks with these words from now on. What is on the screen already has to be drawn anew.
pub fn speak(words: Words) {
    CHOSEN.set(words);
}

/// Reads the resource files that the first page does without. To be called before anything else is shown.
pub fn read_the_rest() {
    CHOSEN.with_borrow_mut(Words::add_the_rest);
}

/// The sentence of `line`, or of a key alone.
pub fn say(line: impl Into<Line>) -> String {
    let line = line.into();
    CHOSEN.with_borrow(|words| words.say(&line))
}

/// The rulebook's page of a rule, as players read it: "Rulebook p. 24".
pub fn page_of(rule: RuleRef) -> String {
    say(Line::new(keys::RULEBOOK_PAGE).with("page", i16::from(rule.page)))
}
