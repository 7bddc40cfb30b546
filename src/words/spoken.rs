//! Lines into sentences of the chosen language.

use crate::kernel::line::Line;
use crate::kernel::rulebook::RuleRef;
use crate::words::{EnglishBehind, GameWords, Language, Words, keys};
use std::cell::RefCell;

thread_local! {
    // Only a browser is given the words in two parts.
    static CHOSEN: RefCell<Words> =
        RefCell::new(if cfg!(target_arch = "wasm32") { Words::first() } else { everything() });
    /// The games whose sentences were read.
    static GAMES: RefCell<Vec<GameWords>> = const { RefCell::new(Vec::new()) };
    /// What was read behind their tables.
    static BEHIND: RefCell<Vec<EnglishBehind>> = const { RefCell::new(Vec::new()) };
}

#[cfg(not(target_arch = "wasm32"))]
fn everything() -> Words {
    Words::new(Language::English)
}

#[cfg(target_arch = "wasm32")]
fn everything() -> Words {
    Words::english()
}

/// Speaks with these words from now on. What is on the screen already has to be drawn anew.
pub fn speak(words: Words) {
    CHOSEN.set(words);
}

/// Reads the resource files that the first page does without. To be called before anything else is shown.
pub fn read_the_rest() {
    CHOSEN.with_borrow_mut(Words::add_the_rest);
}

/// Reads the sentences of a game: English from the program, another language from the `text` of its file.
pub fn add_game(game: GameWords, text: Option<&str>) {
    GAMES.with_borrow_mut(|games| games.push(game));
    CHOSEN.with_borrow_mut(|words| match text {
        Some(text) => words.add([text]),
        None => words.add_english(game),
    });
}

/// The games whose sentences were read, in that order.
pub fn games() -> Vec<GameWords> {
    GAMES.with_borrow(Clone::clone)
}

/// Reads a file of what a game says behind its table, where its words did not come whole. Says whether it was read.
pub fn add_behind(text: &str) -> bool {
    CHOSEN.with_borrow_mut(|words| words.add_unknown(text))
}

/// Notes that all of this is read from now on.
pub fn note_behind(words: EnglishBehind) {
    BEHIND.with_borrow_mut(|behind| behind.push(words));
}

/// English, with the words of the games that are there.
pub fn english() -> Words {
    let mut words = Words::english();
    GAMES.with_borrow(|games| games.iter().for_each(|game| words.add_english(*game)));
    BEHIND.with_borrow(|behind| behind.iter().flat_map(|one| one.texts()).for_each(|text| _ = words.add_unknown(text)));
    words
}

/// The language that is spoken.
pub fn language() -> Language {
    CHOSEN.with_borrow(Words::language)
}

/// The sentence of `line`, or of a key alone.
pub fn say(line: impl Into<Line>) -> String {
    let line = line.into();
    CHOSEN.with_borrow(|words| words.say(&line))
}

/// The rulebook's page of a rule, as players read it: "Rulebook p. 24". Where the rulebook that is read has no page
/// numbers, none is made up, and the rule is named by its number.
pub fn page_of(rule: RuleRef) -> String {
    if rule.page == 0 {
        return rule.id.to_owned();
    }
    say(Line::new(keys::RULEBOOK_PAGE).with("page", i16::from(rule.page)))
}

/// A text as a sentence of its own: what a reader of files says of one ends as it likes.
pub fn sentence(text: String) -> String {
    if text.is_empty() || text.ends_with(['.', '!', '?', '…']) { text } else { text + "." }
}

#[cfg(test)]
mod tests {
    use super::{english, note_behind, sentence};
    use crate::words::{Language, champions};

    #[test]
    fn english_has_what_was_read_behind_a_table() {
        let said = || {
            let words = english();
            assert_eq!(words.language(), Language::English);
            words.say(&champions::FIGHT_UNDER_ONE.into())
        };
        note_behind(champions::BEHIND);
        assert_ne!(said(), champions::FIGHT_UNDER_ONE.name());
    }

    #[test]
    fn two_sentences_never_run_together() {
        let said = |text: &str| sentence(text.to_owned());
        assert_eq!(said("Place: line 1 column 20000"), "Place: line 1 column 20000.");
        assert_eq!(said("The file could not be read."), "The file could not be read.");
        assert_eq!(said("“Place” is cut off …"), "“Place” is cut off …");
    }
}
