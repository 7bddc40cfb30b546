//! What is wrong with a file, as a clause: "11 is not from 0 to 10". Where it is wrong is said beside it.
//!
//! Files are read in English: a reader knows no language. Here its reasons become words of the players' language; what
//! is too particular for that, only the headless program tells.

use super::keys;
use crate::kernel::line::{Arg, Line};
use crate::kernel::shortened::shortened;

/// What a reader of files said, in the players' language.
pub fn reading(said: &str) -> Line {
    let begins = |all: &[&str]| all.iter().any(|begin| said.starts_with(begin));
    if let Some(line) = out_of_range(said) {
        line
    } else if let Some((value, _)) = said.split_once(" is off the picture") {
        Line::new(keys::UNFIT_PICTURE).with("value", shortened(value))
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
        Line::new(keys::UNFIT_VALUE).with("value", shortened(value))
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

/// A number that is out of its range.
pub fn range(found: i64, least: i64, most: i64) -> Line {
    let line = Line::new(keys::UNFIT_RANGE).with("found", Arg::Number(found));
    line.with("least", Arg::Number(least)).with("most", Arg::Number(most))
}

/// What stands between the first two backticks.
fn quoted(said: &str) -> Option<&str> {
    said.split('`').nth(1)
}
