//! Two copies of everything, and what becomes of each when they differ.
//!
//! # Rules
//!
//! - A table that only one copy has is kept.
//! - Before two copies of a table are compared, damaged texts of each are mended from the other by the chain.
//! - Of a table in both copies the one that went further is kept, where the other is what it came from. The chain makes
//!   one text stand for all before it, so it is enough that the further one has the other's last text, or had it: what is
//!   let go leaves its checksum in the table's trail.
//! - A table that went different ways is kept twice: the one that went less far gets an id of its own.
//! - The players' own cards are put together in the same way.
//! - What is left, preferences and the note of what was deleted, comes from the copy that was written last. A table that
//!   went on in the other copy is not deleted by that note.
//!
//! Absent on purpose: a judgement by the count alone. It says which copy was written last, not which has more in it.

use super::chain;
use super::error::StoreError;
use super::keys::{self, Part, TRASH, TableId};
use super::library;
use super::mend::mended;
use super::store::Store;
use super::{trail, trash};
use crate::games;
use crate::kernel::journal::Stamp;
use crate::kernel::kept::LibraryKind;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// Everything in one copy: texts by key.
pub type Texts = BTreeMap<String, String>;
/// What is to be done to a copy: a text for a key, or nothing where the key goes.
pub type Changes = BTreeMap<String, Option<String>>;

/// The key of the count that grows with each write.
pub(super) const COUNT: &str = "rokugan.mirror";

/// What makes two copies the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What is to be done to the copy the app works with.
    pub kept: Changes,
    /// What is to be done to the mirror.
    pub mirror: Changes,
    /// How many tables are there twice now, because they went different ways.
    pub twice: usize,
}

/// One of the two copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    /// The one the app works with.
    Kept,
    /// The other.
    Mirror,
}

/// The texts of one table, or of the players' own cards.
pub(super) type Parts = BTreeMap<Part, String>;

/// Whether the players' own cards, or another library, went different ways in the two copies: then [`plan`] needs the kinds.
pub fn went_apart(kept: &Texts, mirror: &Texts) -> bool {
    let newer = newer(kept, mirror);
    games::LIBRARY_KEYS.iter().any(|key| {
        let (ours, theirs) = (texts_of(key, kept), texts_of(key, mirror));
        let (_, chosen, other) = further(&ours, &theirs, newer);
        apart(chosen, other).is_some()
    })
}

/// What makes `kept` and `mirror` the same, with nothing lost of either; `kinds` are those of the libraries, which are
/// asked only where one [`went_apart`].
pub fn plan(kept: &Texts, mirror: &Texts, kinds: &[LibraryKind]) -> Plan {
    let newer = newer(kept, mirror);
    let (ours, mut theirs) = (by_table(kept), by_table(mirror));
    // A summary that is left over in the mirror makes no table. In the other copy a tab may just be making one.
    theirs.retain(|_, parts| reach(parts).is_some());
    let ids: BTreeSet<TableId> = ours.keys().chain(theirs.keys()).cloned().collect();
    let mut tables = BTreeMap::new();
    let (mut from, mut aside) = (BTreeMap::new(), Vec::new());
    for id in ids {
        let (side, chosen, other) = choose(ours.get(&id), theirs.get(&id), newer);
        aside.extend(other.map(|other| (id.clone(), other)));
        from.insert(id.clone(), side);
        tables.insert(id, chosen);
    }
    let twice = aside.len();
    for (id, other) in aside {
        put_beside(&mut tables, &id, other);
    }
    let mut whole = rest(kept, mirror, newer, &from);
    for key in games::LIBRARY_KEYS {
        whole.extend(library_of(key, kinds, (kept, mirror), newer));
    }
    for (id, parts) in tables {
        whole.extend(parts.into_iter().map(|(part, text)| (keys::key(&id, part), text)));
    }
    Plan { kept: changes(kept, &whole), mirror: changes(mirror, &whole), twice }
}

/// Carries out the changes of a copy. Every text is tried; what goes goes only after all of them are there.
///
/// # Errors
///
/// Why a text could not be put. What was there before is still there then, and every text that found room.
pub fn carry_out(store: &impl Store, changes: &Changes) -> Result<(), StoreError> {
    let mut refused = Ok(());
    for (key, text) in changes.iter().filter(|(key, _)| *key != COUNT) {
        if let Some(text) = text {
            refused = store.put(key, text).and(refused);
        }
    }
    refused?;
    for key in changes.iter().filter(|(_, text)| text.is_none()).map(|(key, _)| key) {
        store.remove(key)?;
    }
    match changes.get(COUNT) {
        Some(Some(count)) => store.put(COUNT, count),
        Some(None) | None => Ok(()),
    }
}

/// The copy that was written last.
fn newer(kept: &Texts, mirror: &Texts) -> Side {
    if count_of(mirror) > count_of(kept) { Side::Mirror } else { Side::Kept }
}

fn count_of(texts: &Texts) -> u64 {
    read_count(texts.get(COUNT).map(String::as_str))
}

fn read_count(text: Option<&str>) -> u64 {
    text.and_then(|count| count.parse().ok()).unwrap_or(0)
}

/// The count after another write. Growing with the clock too, a copy that goes on without the other is never mistaken
/// for the older one; and it grows where the clock goes back.
pub fn next_count(before: Option<&str>, now: Stamp) -> String {
    now.0.max(read_count(before).saturating_add(1)).to_string()
}

fn changes(before: &Texts, after: &Texts) -> Changes {
    let gone = before.keys().filter(|key| !after.contains_key(*key)).map(|key| (key.clone(), None));
    let new = after.iter().filter(|(key, text)| before.get(*key) != Some(text));
    gone.chain(new.map(|(key, text)| (key.clone(), Some(text.clone())))).collect()
}

/// What a copy has of each table.
fn by_table(texts: &Texts) -> BTreeMap<TableId, Parts> {
    let mut tables: BTreeMap<TableId, Parts> = BTreeMap::new();
    for (key, text) in texts {
        if let Some((id, part)) = keys::read(key) {
            tables.entry(id).or_default().insert(part, text.clone());
        }
    }
    tables
}

/// The step a text belongs to, of the texts a table is made of.
fn step(part: Part) -> Option<u64> {
    match part {
        Part::Base(number) | Part::Log(number) => Some(number),
        Part::Damaged(_)
        | Part::Summary
        | Part::Owner
        | Part::Unfinished
        | Part::Phase
        | Part::Private
        | Part::Corrected
        | Part::Trail => None,
    }
}

/// The newest step there is.
fn reach(parts: &Parts) -> Option<u64> {
    parts.keys().filter_map(|part| step(*part)).max()
}

/// Whether `later` is `earlier` gone on: it has its last text, or its trail tells of it, and nothing else under the same
/// key.
fn leads_to(earlier: &Parts, later: &Parts) -> bool {
    let last = reach(earlier);
    let trail = later.get(&Part::Trail).map_or("", String::as_str);
    let had = |part: &Part, text: &str| later.contains_key(part) || trail::has(trail, *part, text);
    let mut steps = earlier.iter().filter(|(part, _)| step(**part).is_some());
    let agree = steps.clone().all(|(part, text)| later.get(part).is_none_or(|other| other == text));
    agree && (last.is_none() || steps.any(|(part, text)| step(*part) == last && had(part, text)))
}

/// The copy that went further, the one it does not come from, and which is which.
fn further<'a>(ours: &'a Parts, theirs: &'a Parts, newer: Side) -> (Side, &'a Parts, &'a Parts) {
    match (reach(ours).cmp(&reach(theirs)), newer) {
        (Ordering::Less, _) | (Ordering::Equal, Side::Mirror) => (Side::Mirror, theirs, ours),
        (Ordering::Greater, _) | (Ordering::Equal, Side::Kept) => (Side::Kept, ours, theirs),
    }
}

/// Which copy of a table is kept, and the other one where that went another way.
fn choose(ours: Option<&Parts>, theirs: Option<&Parts>, newer: Side) -> (Side, Parts, Option<Parts>) {
    let none = Parts::new();
    let (ours, theirs) = (ours.unwrap_or(&none), theirs.unwrap_or(&none));
    let (ours, theirs) = (&mended(ours, theirs), &mended(theirs, ours));
    let (side, chosen, other) = further(ours, theirs, newer);
    let mut parts = chosen.clone();
    // Who has a table is known only where the app works; a tab noted in the mirror is long gone.
    parts.remove(&Part::Owner);
    parts.extend(ours.get(&Part::Owner).map(|owner| (Part::Owner, owner.clone())));
    for (_, text) in other.iter().filter(|(part, _)| matches!(part, Part::Damaged(_))) {
        keep_damaged(&mut parts, text);
    }
    let other = (!leads_to(other, chosen)).then(|| {
        let wanted = other.iter().filter(|(part, _)| **part != Part::Owner);
        wanted.map(|(part, text)| (*part, text.clone())).collect()
    });
    (side, parts, other)
}

/// Adds a text that cannot be read to those of a table, unless it is among them.
pub(super) fn keep_damaged(parts: &mut Parts, text: &String) {
    let number = |part: &Part| if let Part::Damaged(number) = part { Some(*number) } else { None };
    let mut there = parts.iter().filter(|(part, _)| number(part).is_some());
    if there.all(|(_, other)| other != text) {
        let last = parts.keys().filter_map(number).max().unwrap_or(0);
        parts.insert(Part::Damaged(last + 1), text.clone());
    }
}

/// Gives a table that went another way than `id` an id of its own, unless it has one from the last time.
fn put_beside(tables: &mut BTreeMap<TableId, Parts>, id: &TableId, other: Parts) {
    let steps = |parts: &Parts| -> Parts {
        parts.iter().filter(|(part, _)| step(**part).is_some()).map(|(part, text)| (*part, text.clone())).collect()
    };
    for beside in (1_u64..).filter_map(|number| id.beside(number)) {
        match tables.get(&beside) {
            Some(there) if leads_to(&steps(&other), there) => return,
            Some(_) => {}
            None => {
                tables.insert(beside, other);
                return;
            }
        }
    }
}

/// What belongs to no table and is no card.
fn rest(kept: &Texts, mirror: &Texts, newer: Side, from: &BTreeMap<TableId, Side>) -> Texts {
    let (older, last) = match newer {
        Side::Kept => (mirror, kept),
        Side::Mirror => (kept, mirror),
    };
    let mut rest: Texts = older.iter().chain(last).map(|(key, text)| (key.clone(), text.clone())).collect();
    let of_library = |key: &str| games::LIBRARY_KEYS.iter().any(|library| library::number_of(library, key).is_some());
    rest.retain(|key, _| keys::read(key).is_none() && !of_library(key) && key != TRASH);
    let deleted = last.get(TRASH).and_then(|text| Some((text, trash::read(text)?)));
    if let Some((text, trashed)) = deleted
        && from.get(&trashed.id) == Some(&newer)
    {
        rest.insert(TRASH.to_owned(), text.clone());
    }
    rest
}

/// The texts of a library, by their numbers.
fn texts_of(library: &str, texts: &Texts) -> Parts {
    let numbered = texts.iter().filter_map(|(key, text)| Some((library::number_of(library, key)?, text)));
    numbered.map(|(number, text)| (Part::Base(number), text.clone())).collect()
}

/// The last texts of two copies of a library, where the other copy has something that the `chosen` one has not.
fn apart<'a>(chosen: &'a Parts, other: &'a Parts) -> Option<(&'a str, &'a str)> {
    let ((_, mine), (_, theirs)) = (chosen.last_key_value()?, other.last_key_value()?);
    (!leads_to(other, chosen)).then_some((mine, theirs))
}

/// The players' own cards, those of both copies.
fn library_of(key: &str, kinds: &[LibraryKind], (kept, mirror): (&Texts, &Texts), newer: Side) -> Texts {
    let (ours, theirs) = (texts_of(key, kept), texts_of(key, mirror));
    let (_, chosen, other) = further(&ours, &theirs, newer);
    let mut whole = chosen.clone();
    if let Some((mine, text)) = apart(chosen, other) {
        let number = reach(chosen).map_or(1, |last| last + 1);
        let kind = kinds.iter().find(|kind| kind.key == key);
        let joined = kind.and_then(|kind| joined(kind, mine, text));
        whole.insert(Part::Base(number), joined.unwrap_or_else(|| text.to_owned()));
    }
    whole.into_iter().filter_map(|(part, text)| Some((library::key(key, step(part)?), text))).collect()
}

/// The cards of two sealed texts; nothing where one cannot be read.
fn joined(kind: &LibraryKind, text: &str, other: &str) -> Option<String> {
    (kind.joined)(chain::unseal(text)?, chain::unseal(other)?).map(|joined| chain::sealed(&joined))
}
