//! Finding entries by words: every word asked for has to be there; what stands in a title comes first.

use super::entry::Entry;
use crate::kernel::line::{Key, Line};
use crate::words::champions as keys;

/// The words of every entry, made ready for looking in them.
#[derive(Clone, Debug)]
pub struct Index {
    entries: Vec<Words>,
    /// What players write before a page.
    before_pages: Vec<String>,
}

#[derive(Clone, Debug)]
struct Words {
    entry: &'static Entry,
    title: String,
    others: String,
    text: String,
    places: Vec<String>,
}

/// Where a word was found, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Found {
    /// It is the title.
    IsTitle,
    /// It begins the title.
    BeginsTitle,
    /// It begins a word of the title.
    InTitle,
    /// It begins one of the other words players use, or is a page or a number of the contract.
    InOthers,
    /// It begins a word of the text.
    InText,
    /// It stands inside a word.
    Inside,
}

impl Index {
    /// Reads every entry in the language of `say`.
    pub fn new(say: impl Fn(&Line) -> String) -> Self {
        let words = |key: Key| fold(&say(&Line::new(key)));
        let read = |entry: &'static Entry| Words {
            entry,
            title: words(entry.title()),
            others: entry.other_words().map(words).unwrap_or_default(),
            text: format!("{} {}", words(entry.text()), entry.ruling().map(words).unwrap_or_default()),
            places: places(entry),
        };
        let before_pages = words(keys::RULES_BEFORE_PAGES).split(' ').map(str::to_owned).collect();
        Self { entries: super::all().map(read).collect(), before_pages }
    }

    /// The entries that have every word of `query`, the best first; nothing for an empty one.
    pub fn find(&self, query: &str) -> Vec<&'static Entry> {
        let query = fold(query);
        let says = |term: &&str| !term.is_empty() && self.before_pages.iter().all(|word| word != term);
        let terms: Vec<&str> = query.split(' ').filter(says).collect();
        if terms.is_empty() {
            return Vec::new();
        }
        let mut hits: Vec<(Vec<Found>, usize, &'static Entry)> = Vec::new();
        for (place, words) in self.entries.iter().enumerate() {
            let found: Option<Vec<Found>> = terms.iter().map(|term| words.find(term)).collect();
            if let Some(mut found) = found {
                found.sort_unstable_by(|one, other| other.cmp(one));
                hits.push((found, place, words.entry));
            }
        }
        // The worst of its words says how well an entry fits; equals stand in reading order.
        hits.sort_by(|one, other| (&one.0, one.1).cmp(&(&other.0, other.1)));
        hits.into_iter().map(|(_, _, entry)| entry).collect()
    }
}

impl Words {
    fn find(&self, term: &str) -> Option<Found> {
        let begins = |text: &str| text.split(' ').any(|word| word.starts_with(term));
        let is_number = term.chars().all(|c| c.is_ascii_digit());
        if is_number && !self.places.iter().any(|place| place == term) {
            // "3" is no word that begins with 3, but may be said in a text.
            return self.text.split(' ').any(|word| word == term).then_some(Found::InText);
        }
        if self.title == term {
            Some(Found::IsTitle)
        } else if self.title.starts_with(term) {
            Some(Found::BeginsTitle)
        } else if begins(&self.title) {
            Some(Found::InTitle)
        } else if begins(&self.others) || self.places.iter().any(|place| place == term) {
            Some(Found::InOthers)
        } else if begins(&self.text) {
            Some(Found::InText)
        } else {
            let inside = term.len() > 2 && (self.title.contains(term) || self.text.contains(term));
            inside.then_some(Found::Inside)
        }
    }
}

/// Pages and numbers of the contract.
fn places(entry: &Entry) -> Vec<String> {
    let pages = entry.pages().into_iter().map(|page| page.to_string());
    pages.chain(entry.rules().iter().map(|rule| rule.id.to_lowercase())).collect()
}

/// A text as it is compared: small letters without marks, words apart by one space. A hyphen holds a number together.
fn fold(text: &str) -> String {
    let plain = |c: char| match c {
        'ō' | 'ö' | 'ô' => 'o',
        'ū' | 'ü' | 'û' | 'ù' => 'u',
        'ā' | 'ä' | 'â' | 'à' => 'a',
        'ī' | 'ï' | 'î' => 'i',
        'ē' | 'ë' | 'ê' | 'é' | 'è' => 'e',
        'ç' => 'c',
        c if c.is_alphanumeric() || c == '-' => c,
        _ => ' ',
    };
    // Where a word may break nobody types anything.
    let small: String = text.to_lowercase().chars().filter(|c| *c != '\u{ad}').map(plain).collect();
    small.split_whitespace().collect::<Vec<_>>().join(" ")
}
