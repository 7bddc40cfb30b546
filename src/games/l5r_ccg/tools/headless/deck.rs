//! `deck`: whether two decks are legal, and the Focus Values in them.

use super::reading::{self, Read};
use crate::games::l5r_ccg::library::{DeckList, LibraryFault, read_deck};
use crate::games::l5r_ccg::rules::deck::{Deck, ExperiencedCopies, Fault, faults, focus, size};
use crate::games::l5r_ccg::rules::odds::decimal::mean;
use crate::kernel::document::{DocumentFault, Node};
use serde_json::{Map, Value, json};

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
        // What only a newer version can read is a fault of its field here.
        DeckList::read(text).map_err(fault)?;
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

/// What is wrong with a deck file, at its place.
fn fault(fault: LibraryFault) -> DocumentFault {
    match fault {
        LibraryFault::Document(fault) => fault,
        newer @ LibraryFault::TooNew(_) => {
            DocumentFault { path: "version".to_owned(), reason: newer.to_string().replace("version: ", "") }
        }
    }
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

fn told(fault: &Fault) -> Value {
    json!({
        "rule": fault.rule.id(), "deck": fault.deck.id(), "title": fault.title, "have": fault.have,
        "limit": fault.limit
    })
}
