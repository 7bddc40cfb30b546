//! A deck as players write it down: a line for each card, pasted from a note or a page.
//!
//! `3 Border farm`, `3x Border farm`, `Border farm x3`; `Doji Ayame (Experienced 2)`; `Old spear [2]` with its Focus Value.
//! A line that only names a kind or a deck, such as `Holdings (12)`, is the heading of those below it.

use super::{BookCard, DeckList};
use crate::games::l5r_ccg::model::card::{CardKind, Trait};
use crate::games::l5r_ccg::rules::deck::{Deck, Entry, Kind};
use crate::kernel::by::Small;

/// The most copies a line can name.
const MOST_COPIES: i64 = 99;

/// The longest title.
const MOST_LETTERS: usize = 80;

impl DeckList {
    /// Adds every card of a list. Of what kind one is, says its heading, else the card book, else it is `other`. How many
    /// lines were cards.
    pub fn paste(&mut self, text: &str, other: Kind, book: &[BookCard]) -> usize {
        let (mut heading, mut count) = (None, 0);
        for line in text.lines().map(plain).filter(|line| !line.is_empty()) {
            if let Some(of) = as_heading(line) {
                heading = of;
                continue;
            }
            let Some(entry) = card(line, heading, other, book) else { continue };
            self.add(entry.kind.deck(), entry);
            count += 1;
        }
        count
    }
}

/// A line without its bullet.
fn plain(line: &str) -> &str {
    line.trim().trim_start_matches(['-', '*', '•', '·', '#']).trim()
}

/// The kind that a heading names; the inner nothing where it names a deck.
fn as_heading(line: &str) -> Option<Option<Kind>> {
    let words = line.split(['(', ':']).next().unwrap_or_default();
    let words = words.trim_matches(|letter: char| letter.is_ascii_digit() || letter.is_whitespace()).to_lowercase();
    if ["dynasty", "fate", "dynasty deck", "fate deck"].contains(&words.as_str()) {
        return Some(None);
    }
    let named = |kind: &&Kind| {
        let id = kind.id();
        [format!("{id}s"), format!("{}ies", id.trim_end_matches('y'))].contains(&words)
            // "Kiho" and the like are their own plural; with a count they would be a card of that name.
            || words == id && line.ends_with(':')
    };
    Kind::ALL.iter().find(named).map(|kind| Some(*kind))
}

fn card(line: &str, heading: Option<Kind>, other: Kind, book: &[BookCard]) -> Option<Entry> {
    let (line, focus) = focus_of(line);
    let (name, copies) = copies_of(line);
    let (title, version) = version_of(name);
    let title: String = title.chars().take(MOST_LETTERS).collect();
    if title.is_empty() {
        return None;
    }
    let called = |one: &&BookCard| one.card.name.as_str().to_lowercase() == title.to_lowercase();
    let of_version = |one: &&BookCard| i64::from(one.card.version) == version;
    let known = book.iter().find(|one| called(one) && of_version(one)).or_else(|| book.iter().find(called));
    let kind = heading.or_else(|| known.and_then(|one| kind_of(one.card.kind))).unwrap_or(other);
    let unique = known.is_some_and(|one| one.card.has(Trait::Unique));
    let focus = focus.filter(|_| kind.deck() == Deck::Fate);
    Some(Entry { title, version, kind, copies, unique, focus })
}

/// "Old spear [2]": the line without it, and the Focus Value.
fn focus_of(line: &str) -> (&str, Option<i64>) {
    let found = line.strip_suffix(']').and_then(|line| line.rsplit_once('['));
    match found.and_then(|(name, value)| Some((name, value.trim().parse().ok()?))) {
        Some((name, value)) if (0..=10).contains(&value) => (name.trim(), Some(value)),
        _ => (line, None),
    }
}

/// "3 Farm", "3x Farm", "Farm x3": the name and how many; 1 where nothing is said.
fn copies_of(line: &str) -> (&str, i64) {
    let number = |text: &str| text.parse().ok().filter(|count| (1..=MOST_COPIES).contains(count));
    let first = line.split_once(char::is_whitespace);
    let counted = |(first, rest)| Some((number(str::trim_end_matches(first, ['x', '×']))?, str::trim(rest)));
    if let Some((count, name)) = first.and_then(counted) {
        let times = ["x ", "× "].into_iter().find_map(|times| name.strip_prefix(times));
        return (times.unwrap_or(name).trim(), count);
    }
    let last = line.rsplit_once(char::is_whitespace);
    let counted = |last: &str| last.strip_prefix(['x', '×']).and_then(number);
    match last.and_then(|(rest, last)| Some((rest, counted(last)?))) {
        Some((name, count)) => (name.trim(), count),
        None => (line, 1),
    }
}

/// "Doji Ayame (Experienced 2)": the name, and the version as the rules count them (CC-REC-8).
fn version_of(name: &str) -> (&str, i64) {
    let Some((title, note)) = name.strip_suffix(')').and_then(|name| name.rsplit_once('(')) else { return (name, 1) };
    let note = note.trim().to_lowercase();
    let later = note.strip_prefix("experienced").map(str::trim);
    let version = match (note.as_str(), later) {
        ("inexperienced", _) => Some(0),
        (_, Some("")) => Some(2),
        (_, Some(number)) => {
            number.parse().ok().filter(|number| (1..=8).contains(number)).map(|number: i64| number + 1)
        }
        (_, None) => None,
    };
    version.map_or((name, 1), |version| (title.trim(), version))
}

const fn kind_of(kind: CardKind) -> Option<Kind> {
    Some(match kind {
        CardKind::Personality => Kind::Personality,
        CardKind::Holding => Kind::Holding,
        CardKind::Follower => Kind::Follower,
        CardKind::Item | CardKind::Weapon | CardKind::Armor => Kind::Item,
        CardKind::Spell => Kind::Spell,
        CardKind::Ancestor => Kind::Ancestor,
        CardKind::Stronghold => return None,
    })
}
