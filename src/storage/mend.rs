//! Two damaged copies of a table put together, text by text: the chain says which one is right.
//!
//! # Rules
//!
//! - A text is replaced only where its chain says that it is damaged, and only by one of the other copy that follows the
//!   very text before it. Where both are whole and differ the table went two ways, and nothing is put together.
//! - What was replaced is gone only where a record of the same copy follows, or where the two texts are plainly one.
//!   Otherwise it is set aside, as all that cannot be read.

use super::chain::{self, Link};
use super::copies::{Parts, keep_damaged};
use super::keys::Part;

/// The texts of `own`, with those of `other` in the places of damaged ones.
pub(super) fn mended(own: &Parts, other: &Parts) -> Parts {
    let mut mended = own.clone();
    if let (Some(trail), Some(whole)) = (own.get(&Part::Trail), other.get(&Part::Trail))
        && (chain::unseal(trail).is_none() && chain::unseal(whole).is_some())
    {
        mended.insert(Part::Trail, whole.clone());
    }
    for base in own.keys().filter(|part| matches!(part, Part::Base(_))) {
        let doubtful = follow(&mut mended, other, *base);
        doubtful.iter().for_each(|text| keep_damaged(&mut mended, text));
    }
    mended
}

/// Mends a whole document and the records that follow it; the texts that may not have been what they were replaced by.
fn follow(mended: &mut Parts, other: &Parts, base: Part) -> Vec<String> {
    let mut doubtful = Vec::new();
    let read = |text: &str| chain::read_base(text).map(|(link, _)| link);
    let Some((mut link, _)) = mend(mended, other, base, read, &mut doubtful) else { return doubtful };
    let first = if let Part::Base(number) = base { number + 1 } else { 0 };
    for number in first.. {
        let read = |text: &str| chain::read_record(link, text).map(|(_, next)| next);
        let Some((next, found)) = mend(mended, other, Part::Log(number), read, &mut doubtful) else { break };
        if found == Found::Whole {
            doubtful.clear();
        }
        link = next;
    }
    doubtful
}

/// How a text was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    Whole,
    Damaged,
}

/// Puts the other copy's text into the place of one that `read` finds damaged, and that one to `doubtful` where it looks
/// like another; nothing where neither can be read.
fn mend(
    mended: &mut Parts,
    other: &Parts,
    part: Part,
    read: impl Fn(&str) -> Option<Link>,
    doubtful: &mut Vec<String>,
) -> Option<(Link, Found)> {
    let text = mended.get(&part)?;
    if let Some(link) = read(text) {
        return Some((link, Found::Whole));
    }
    let whole = other.get(&part)?;
    let link = read(whole)?;
    if !are_one(text, whole) {
        doubtful.push(text.clone());
    }
    mended.insert(part, whole.clone());
    Some((link, Found::Damaged))
}

/// Whether two texts are the same but for some damage: checksum or contents agree.
fn are_one(text: &str, other: &str) -> bool {
    let contents = |text: &str| text.split_once(' ').map(|(_, contents)| contents.to_owned());
    chain::seal(text) == chain::seal(other) || contents(text) == contents(other)
}
