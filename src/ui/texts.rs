//! Lines into sentences of the chosen language.

use crate::kernel::line::Line;
use crate::kernel::rulebook::RuleRef;
use crate::words::{Language, Words, keys};
use std::thread::LocalKey;

thread_local! {
    static WORDS: Words = Words::new(Language::English);
}

const CHOSEN: &LocalKey<Words> = &WORDS;

/// The sentence of `line`, or of a key alone.
pub fn say(line: impl Into<Line>) -> String {
    let line = line.into();
    CHOSEN.with(|words| words.say(&line))
}

/// The rulebook's page of a rule, as players read it: "Rulebook p. 24".
pub fn page_of(rule: RuleRef) -> String {
    say(Line::new(keys::RULEBOOK_PAGE).with("page", i16::from(rule.page)))
}
