//! What is wrong with a file of this game, as a clause; what every file can have wrong is in [`words::unfit`].
//!
//! [`words::unfit`]: crate::words::unfit

use crate::games::champions::board;
use crate::games::champions::board::fault::{Fault, FaultKind};
use crate::games::champions::card_check::{CardFaultKind, MOST_DICE, MOST_EFFECT};
use crate::games::champions::dice::enemy::LEAST;
use crate::kernel::line::{Key, Line};
use crate::kernel::shortened::shortened;
use crate::words::champions as keys;
use crate::words::unfit::{range, reading, too_new};

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
    Line::new(keys::IMPORT_AT).with("path", shortened(fault.path.as_str())).with("reason", board(&fault.kind))
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

/// A number of a file; no file holds more than can be said.
fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
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
