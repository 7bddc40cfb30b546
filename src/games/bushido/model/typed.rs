//! A Warband of which only the names of its models are typed in: every value of its cards is unknown until the table asks.

use super::warband::{Card, Cost, Profile, Warband, WarbandParts};

/// The most letters of a name; more would never fit in a row.
const MOST_LETTERS: usize = 60;

/// The Warband: a model a line, a name that comes again is another model of the same card. Its Rice is unknown: without a
/// limit 0 stands for that. Nothing without a name or without models.
pub fn typed(name: &str, models: &str) -> Option<Warband> {
    let name = cut(name)?;
    let mut cards: Vec<(String, usize)> = Vec::new();
    for line in models.lines().filter_map(cut) {
        match cards.iter_mut().find(|(card, _)| *card == line) {
            Some((_, count)) => *count += 1,
            None => cards.push((line, 1)),
        }
    }
    let profiles: Vec<Profile> = cards.iter().map(|(card, count)| profile(&name, card, *count)).collect();
    if profiles.is_empty() {
        return None;
    }
    let (faction, rice) = (name.clone(), WarbandParts::NO_LIMIT);
    Warband::new(WarbandParts { name, faction, rice, theme: None, profiles, specials: Vec::new() }).ok()
}

/// A name as it is kept; nothing where none is typed.
fn cut(text: &str) -> Option<String> {
    let name: String = text.trim().chars().take(MOST_LETTERS).collect();
    (!name.is_empty()).then_some(name)
}

fn profile(faction: &str, name: &str, count: usize) -> Profile {
    let models = match count {
        1 => vec![name.to_owned()],
        count => (1..=count).map(|number| format!("{name} {number}")).collect(),
    };
    Profile {
        name: name.to_owned(),
        faction: faction.to_owned(),
        ronin_for: None,
        types: Vec::new(),
        traits: Vec::new(),
        cost: Cost::Rice(0),
        most: None,
        models,
        permits: Vec::new(),
        requires: Vec::new(),
        hatred: Vec::new(),
        forms: Vec::new(),
        card: Card::default(),
    }
}
