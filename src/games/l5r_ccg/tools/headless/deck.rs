//! `deck`: whether two decks are legal, and the Focus Values in them.

use super::reading::{self, Read};
use crate::games::l5r_ccg::rules::deck::{Deck, Entry, ExperiencedCopies, Fault, Kind, faults, focus, size};
use crate::games::l5r_ccg::rules::odds::decimal::mean;
use crate::kernel::document::{Node, Object};
use serde_json::{Map, Value, json};

const KINDS: [(&str, Kind); 13] = [
    ("event", Kind::Event),
    ("personality", Kind::Personality),
    ("holding", Kind::Holding),
    ("fortification", Kind::Fortification),
    ("region", Kind::Region),
    ("action", Kind::Action),
    ("terrain", Kind::Terrain),
    ("kiho", Kind::Kiho),
    ("ring", Kind::Ring),
    ("follower", Kind::Follower),
    ("item", Kind::Item),
    ("spell", Kind::Spell),
    ("ancestor", Kind::Ancestor),
];

/// What only the deck file of the exchange formats has; it has no rulings.
const FILE_FIELDS: [&str; 4] = ["format", "version", "name", "clan"];

/// Answers a document of `deck`, or a deck file.
///
/// # Errors
///
/// The document is neither.
pub fn answer(text: &str) -> Read<Value> {
    let document = reading::parse(text)?;
    let all = document.root().object(&["dynasty", "fate", "rulings", "format", "version", "name", "clan"])?;
    let ruling = if FILE_FIELDS.iter().any(|field| all.optional(field).is_some()) {
        check_file(&document.root().object(&["format", "version", "name", "clan", "dynasty", "fate"])?)?;
        ExperiencedCopies::One
    } else {
        all.or("rulings", ExperiencedCopies::One, read_ruling)?
    };
    let dynasty = read_deck(&all, Deck::Dynasty)?;
    let fate = read_deck(&all, Deck::Fate)?;
    let (known, unknown) = focus(&fate);
    let faults = faults(&dynasty, &fate, ruling);
    Ok(json!({
        "legal": faults.is_empty(),
        "dynasty": size(&dynasty),
        "fate": size(&fate),
        "faults": faults.iter().map(told).collect::<Vec<_>>(),
        "focus": known.iter().map(|(value, copies)| (value.to_string(), json!(copies))).collect::<Map<_, _>>(),
        "focus_unknown": unknown,
        "focus_mean": mean(known)
    }))
}

fn check_file(file: &Object<'_>) -> Read<()> {
    file.required("format")?.choice(&[("rokugan-ccg-deck", ())])?;
    reading::number(file, "version", 1, 1)?;
    reading::title(&file.required("name")?)?;
    file.required("clan")?.non_null().map_or(Ok(()), |clan| reading::players_clan(&clan).map(|_| ()))
}

fn read_ruling(node: &Node<'_>) -> Read<ExperiencedCopies> {
    node.object(&["experienced_copies"])?.or("experienced_copies", ExperiencedCopies::One, |node| {
        match node.integer(1..=3)? {
            1 => Ok(ExperiencedCopies::One),
            3 => Ok(ExperiencedCopies::Three),
            other => Err(node.fault(format!("{other} is neither 1 nor 3"))),
        }
    })
}

fn read_deck(root: &Object<'_>, deck: Deck) -> Read<Vec<Entry>> {
    let items = root.required(name(deck))?.items(0..=200)?;
    items.iter().map(|item| read_entry(item, deck)).collect()
}

fn read_entry(node: &Node<'_>, deck: Deck) -> Read<Entry> {
    let object = match deck {
        Deck::Dynasty => node.object(&["title", "kind", "copies", "unique", "version"])?,
        Deck::Fate => node.object(&["title", "kind", "copies", "unique", "version", "focus"])?,
    };
    Ok(Entry {
        title: reading::title(&object.required("title")?)?,
        version: reading::number_or(&object, "version", 1, 0, 9)?,
        kind: object.required("kind")?.choice(&KINDS)?,
        copies: reading::number_or(&object, "copies", 1, 1, 99)?,
        unique: reading::flag(&object, "unique")?,
        focus: reading::nullable(&object, "focus", |node| node.integer(0..=10))?,
    })
}

fn name(deck: Deck) -> &'static str {
    match deck {
        Deck::Dynasty => "dynasty",
        Deck::Fate => "fate",
    }
}

fn told(fault: &Fault) -> Value {
    json!({
        "rule": fault.rule.id(), "deck": name(fault.deck), "title": fault.title, "have": fault.have,
        "limit": fault.limit
    })
}
