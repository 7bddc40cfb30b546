//! What is wrong with a file, as a clause: "11 is not from 0 to 10". Where it is wrong is said beside it.
//!
//! Files are read in English: a reader knows no language. Here its reasons become words of the players' language; what
//! is too particular for that, only the headless program tells.

use crate::games::champions::board;
use crate::games::champions::board::fault::{Fault, FaultKind};
use crate::games::champions::card_check::{CardFaultKind, MOST_DICE, MOST_EFFECT};
use crate::games::champions::dice::enemy::LEAST;
use crate::kernel::line::{Arg, Key, Line};
use crate::words::champions as keys;

/// What is wrong with a board file. The last few are of documents that only use a board.
pub fn board(kind: &FaultKind) -> Line {
    let of_id = |key: Key, id: &str| Line::new(key).with("id", id);
    match kind {
        FaultKind::Unreadable(reason) => reading(reason),
        FaultKind::OtherFormat(_) => keys::BOARD_FAULT_FORMAT.into(),
        FaultKind::OtherVersion(found) => too_new(*found, board::document::VERSION),
        FaultKind::TooMany { found, most } => {
            Line::new(keys::BOARD_FAULT_MANY).with("found", *found).with("most", *most)
        }
        FaultKind::BadText => keys::BOARD_FAULT_TEXT.into(),
        FaultKind::NoArea(id) => of_id(keys::BOARD_FAULT_NO_AREA, id),
        FaultKind::SecondOfId(id) => of_id(keys::BOARD_FAULT_SECOND, id),
        FaultKind::ToItself(id) => of_id(keys::BOARD_FAULT_ITSELF, id),
        FaultKind::SecondBorder(one, other) => {
            Line::new(keys::BOARD_FAULT_PAIR).with("one", one.as_str()).with("other", other.as_str())
        }
        FaultKind::NoLetters => keys::BOARD_FAULT_LETTERS.into(),
        FaultKind::OutOfRange { found, least, most } => range(number(*found), number(*least), number(*most)),
        FaultKind::Missing => keys::UNFIT_MISSING.into(),
        FaultKind::NotOfThisBehaviour => keys::UNFIT_UNKNOWN.into(),
        FaultKind::BadKeyword(text) => Line::new(keys::UNFIT_VALUE).with("value", text.as_str()),
        FaultKind::UnevenMiniatures { .. } | FaultKind::WrongSide { .. } | FaultKind::BehaviourOfChampion => {
            keys::UNFIT_HERE.into()
        }
        FaultKind::NoMode(_) | FaultKind::NotOneGoal | FaultKind::OwnSide(_) => keys::UNFIT_HERE.into(),
    }
}

/// What is wrong with a board file, and where: for those who see no file, such as a table.
pub fn board_at(fault: &Fault) -> Line {
    Line::new(keys::IMPORT_AT).with("path", fault.path.as_str()).with("reason", board(&fault.kind))
}

/// What is wrong with a value of a card.
pub fn card(kind: CardFaultKind) -> Line {
    match kind {
        CardFaultKind::WeakenedAboveLife { weakened_at, life } => {
            Line::new(keys::UNFIT_WEAKENED).with("weakened", weakened_at).with("life", life)
        }
        CardFaultKind::Dice { dice } => range(count(dice), count(LEAST), count(MOST_DICE)),
        CardFaultKind::Effect { value } => range(value.into(), -i64::from(MOST_EFFECT), MOST_EFFECT.into()),
    }
}

/// What a reader of files said, in the players' language.
pub fn reading(said: &str) -> Line {
    let begins = |all: &[&str]| all.iter().any(|begin| said.starts_with(begin));
    if let Some(line) = out_of_range(said) {
        line
    } else if let Some((value, _)) = said.split_once(" is off the picture") {
        Line::new(keys::UNFIT_PICTURE).with("value", value.to_owned())
    } else if said == "missing" {
        keys::UNFIT_MISSING.into()
    } else if begins(&["unknown field"]) {
        keys::UNFIT_UNKNOWN.into()
    } else if begins(&["duplicate field", "a second "]) {
        keys::UNFIT_TWICE.into()
    } else if begins(&["EOF while parsing"]) {
        keys::IMPORT_CUT_OFF.into()
    } else if begins(&["expected ", "trailing ", "key must be", "control character", "invalid escape"]) {
        keys::IMPORT_NOT_JSON.into()
    } else if begins(&["invalid type", "invalid length"]) {
        keys::UNFIT_SORT.into()
    } else if let Some(value) = quoted(said).filter(|_| begins(&["unknown variant", "invalid value"])) {
        Line::new(keys::UNFIT_VALUE).with("value", value)
    } else {
        keys::UNFIT_HERE.into()
    }
}

/// A newer version wrote it.
pub fn too_new(found: impl ToString, known: impl ToString) -> Line {
    Line::new(keys::IMPORT_TOO_NEW).with("found", found.to_string()).with("known", known.to_string())
}

/// "11 is not from 0 to 10", as bounded quantities say it.
fn out_of_range(said: &str) -> Option<Line> {
    let (found, bounds) = said.split_once(" is not from ")?;
    let (least, most) = bounds.split_once(" to ")?;
    let number = |text: &str| text.trim().parse::<i64>().ok();
    Some(range(number(found)?, number(least)?, number(most)?))
}

fn range(found: i64, least: i64, most: i64) -> Line {
    let line = Line::new(keys::BOARD_FAULT_RANGE).with("found", Arg::Number(found));
    line.with("least", Arg::Number(least)).with("most", Arg::Number(most))
}

/// A number of a file; no file holds more than can be said.
fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// What stands between the first two backticks.
fn quoted(said: &str) -> Option<&str> {
    said.split('`').nth(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::board::document;
    use crate::games::champions::pack::{self, PackError};
    use crate::words::{Language, Words};

    fn said(language: Language, reason: &str) -> String {
        Words::new(language).say(&reading(reason))
    }

    /// Why a pack with that in the place of the first Champion's Honor cannot be read.
    fn honor(written: &str) -> String {
        let text = include_str!("../content/practice.json");
        let text = text.replacen("\"honor\": {\"from\": \"entered\", \"value\": 4}", written, 1);
        match pack::read(&text) {
            Err(PackError::Unreadable { reason, .. }) => reason,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_a_reader_says_is_known_by_its_own_words() {
        let english = |written| said(Language::English, &honor(written));
        assert_eq!(english("\"honor\": {\"from\": \"entered\", \"value\": 11}"), "11 is not from −5 to 10");
        assert_eq!(english("\"honor\": {\"from\": \"elsewhere\"}"), "“elsewhere” cannot stand here");
        assert_eq!(english("\"honour\": 3"), "nothing of this name is known");
        assert_eq!(english("\"name\": \"Twice\""), "it stands there twice");
        assert_eq!(english("\"honor\": 3"), "something of another sort is needed");
    }

    #[test]
    fn a_place_off_the_picture_is_said_with_its_number() {
        let area = "{\"id\": \"a\", \"x\": 1.5, \"y\": 0}";
        let text = format!("{{\"format\": \"rokugan-board\", \"version\": 1, \"areas\": [{area}]}}");
        let faults = document::read(&text).expect_err("it is off the picture");
        let line = Words::new(Language::English).say(&board(&faults[0].kind));
        assert_eq!(line, "1.5 is off the picture, which goes from 0 to 1");
    }

    #[test]
    fn a_board_says_in_every_language_what_is_wrong_with_it() {
        let faults = document::read("{\"format\": \"rokugan-board\", \"version\": 1}").expect_err("it has no areas");
        let all = Language::ALL.map(|language| Words::new(language).say(&board(&faults[0].kind)));
        assert_eq!(all[0], "it is missing");
        assert!(all.iter().skip(1).all(|other| *other != all[0]), "{all:?}");
    }
}
