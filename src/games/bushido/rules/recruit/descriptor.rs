//! Whether a Descriptor fits a model (BU-WAR-11, A19, A20).

use super::is_ronin;
use crate::games::bushido::model::warband::Profile;

/// Whether two spellings of a Faction are equal: only letters and digits count, and not their case.
pub fn same_faction(one: &str, another: &str) -> bool {
    let letters =
        |text: &str| -> String { text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect() };
    letters(one) == letters(another)
}

/// A text as it is compared: in lower case, its words singular.
pub fn singular(text: &str) -> String {
    let words: Vec<String> = text.to_lowercase().split_whitespace().map(singular_word).collect();
    words.join(" ")
}

fn singular_word(word: &str) -> String {
    let word = match word.strip_suffix('s') {
        Some(stem) if !stem.ends_with('s') => stem,
        Some(_) | None => word,
    };
    match word.strip_suffix("men") {
        Some(stem) => format!("{stem}man"),
        None => word.to_owned(),
    }
}

/// Whether one of a list of Descriptors fits a profile.
pub fn any_fits(descriptors: &[String], profile: &Profile) -> bool {
    descriptors.iter().any(|descriptor| fits(descriptor, profile))
}

/// Whether a Descriptor fits a profile; "Ronin X" has no meaning of its own here.
pub fn fits(descriptor: &str, profile: &Profile) -> bool {
    alternatives(descriptor).any(|group| all_fit(group, profile))
}

/// The alternatives of a Descriptor: "A, B" is either.
pub fn alternatives(descriptor: &str) -> impl Iterator<Item = &str> {
    descriptor.split(',')
}

/// The parts of an alternative: "A & B" is both.
pub fn conditions(group: &str) -> impl Iterator<Item = &str> {
    group.split('&').map(str::trim)
}

fn all_fit(group: &str, profile: &Profile) -> bool {
    conditions(group).all(|condition| match without_prefix(condition, "non-") {
        Some(negated) => !is(negated, profile),
        None => is(condition, profile),
    })
}

fn is(condition: &str, profile: &Profile) -> bool {
    let wanted = singular(condition);
    let name = singular(&profile.name);
    let types = || profile.types.iter().any(|one| singular(one) == wanted);
    name == wanted || types() || name.split(' ').any(|word| word == wanted)
}

/// What follows a prefix, whatever its case.
fn without_prefix<'t>(text: &'t str, prefix: &str) -> Option<&'t str> {
    let start = text.get(..prefix.len())?;
    start.eq_ignore_ascii_case(prefix).then(|| &text[prefix.len()..])
}

/// Whom an entry without the word Ronin means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unnamed {
    /// All models.
    Everybody,
    /// Those of the Faction only.
    NoRonin,
}

/// Whether one of the entries of a Theme or of `permits` means a profile; "Ronin X" is a Ronin of type X.
pub fn any_means(entries: &[String], profile: &Profile, unnamed: Unnamed) -> bool {
    let means = |group: &str| match without_prefix(group.trim(), "ronin ") {
        Some(kind) => is_ronin(&profile.faction) && all_fit(kind, profile),
        None => match unnamed {
            Unnamed::Everybody => all_fit(group, profile),
            Unnamed::NoRonin => !is_ronin(&profile.faction) && all_fit(group, profile),
        },
    };
    entries.iter().flat_map(|entry| alternatives(entry)).any(means)
}
