//! Lines into sentences of the chosen language.

use crate::kernel::line::Line;
use crate::words::{Language, Words};
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
