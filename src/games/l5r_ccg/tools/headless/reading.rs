//! What the documents of all commands have in common: names, flags, clans, the source of gold.

use crate::games::l5r_ccg::model::clan::Clan;
use crate::games::l5r_ccg::model::rule::Rule;
use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::rules::clash::Outcome;
use crate::kernel::document::{Document, DocumentFault, Node, Object};
use serde_json::{Value, json};

/// What reading gives.
pub type Read<T> = Result<T, DocumentFault>;

/// The document of `text`; `.` is the path of the whole.
///
/// # Errors
///
/// It is no JSON.
pub fn parse(text: &str) -> Read<Document> {
    Document::parse(text, ".")
}

/// A name, of 1 to 40 characters.
///
/// # Errors
///
/// It is anything else.
pub fn id<'a>(node: &Node<'a>) -> Read<&'a str> {
    node.text(1..=40)
}

/// A title, of 1 to 80 characters.
///
/// # Errors
///
/// It is anything else.
pub fn title(node: &Node<'_>) -> Read<String> {
    node.text(1..=80).map(str::to_owned)
}

/// The items of a list of any length, each read by `read`.
///
/// # Errors
///
/// It is no list, or those of `read`.
pub fn list<'a, T>(node: &Node<'a>, read: impl FnMut(&Node<'a>) -> Read<T>) -> Read<Vec<T>> {
    node.items(0..=usize::MAX)?.iter().map(read).collect()
}

/// A list that may be missing.
///
/// # Errors
///
/// Those of `read`, or it is no list.
pub fn list_or_none<'a, T>(object: &Object<'a>, field: &str, read: impl FnMut(&Node<'a>) -> Read<T>) -> Read<Vec<T>> {
    object.optional(field).map_or(Ok(Vec::new()), |node| list(&node, read))
}

/// A field that may be missing or `null`.
///
/// # Errors
///
/// Those of `read`.
pub fn nullable<'a, T>(object: &Object<'a>, field: &str, read: impl FnOnce(&Node<'a>) -> Read<T>) -> Read<Option<T>> {
    object.optional(field).and_then(Node::non_null).map(|node| read(&node)).transpose()
}

/// A field that is false where it is missing.
///
/// # Errors
///
/// It is neither true nor false.
pub fn flag(object: &Object<'_>, field: &str) -> Read<bool> {
    object.or(field, false, Node::boolean)
}

/// A whole number that may be missing.
///
/// # Errors
///
/// It is no whole number of `least` to `most`.
pub fn number_or(object: &Object<'_>, field: &str, default: i64, least: i64, most: i64) -> Read<i64> {
    object.or(field, default, |node| node.integer(least..=most))
}

/// A whole number.
///
/// # Errors
///
/// It is missing, or no whole number of `least` to `most`.
pub fn number(object: &Object<'_>, field: &str, least: i64, most: i64) -> Read<i64> {
    object.required(field)?.integer(least..=most)
}

/// Names of one kind, each used once.
#[derive(Clone, Debug, Default)]
pub struct Names<'a>(Vec<&'a str>);

impl<'a> Names<'a> {
    /// The names of a list that holds nothing else.
    ///
    /// # Errors
    ///
    /// It is no list of so many names, or has one twice.
    pub fn listed(node: &Node<'a>, least: usize, most: usize) -> Read<Self> {
        let mut names = Self::default();
        for item in node.items(least..=most)? {
            names.add(&item)?;
        }
        Ok(names)
    }

    /// Takes one more name.
    ///
    /// # Errors
    ///
    /// It is no name, or was already there.
    pub fn add(&mut self, node: &Node<'a>) -> Read<()> {
        let name = id(node)?;
        if self.0.contains(&name) {
            return Err(node.fault(format!("{name:?} is named twice")));
        }
        self.0.push(name);
        Ok(())
    }

    /// The position of a name that must be there.
    ///
    /// # Errors
    ///
    /// It is no name, or not there.
    pub fn find(&self, node: &Node<'a>) -> Read<usize> {
        let name = id(node)?;
        self.0.iter().position(|known| *known == name).ok_or_else(|| node.fault(format!("there is no {name:?}")))
    }

    /// The positions of the names of a list without repetition.
    ///
    /// # Errors
    ///
    /// It is no list of known names, or has one twice.
    pub fn find_all(&self, node: &Node<'a>) -> Read<Vec<usize>> {
        let mut found = Vec::new();
        for item in node.items(0..=usize::MAX)? {
            let at = self.find(&item)?;
            if found.contains(&at) {
                return Err(item.fault("is named twice"));
            }
            found.push(at);
        }
        Ok(found)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The name at a position that [`Self::find`] gave.
    pub fn name(&self, at: usize) -> &'a str {
        self.0[at]
    }

    /// The names at some positions.
    pub fn names(&self, at: &[usize]) -> Vec<&'a str> {
        at.iter().map(|at| self.name(*at)).collect()
    }
}

/// Clans that a player or a card may be of alike.
const CLANS: [(&str, Clan); 12] = [
    ("crab", Clan::Crab),
    ("crane", Clan::Crane),
    ("dragon", Clan::Dragon),
    ("lion", Clan::Lion),
    ("mantis", Clan::Mantis),
    ("phoenix", Clan::Phoenix),
    ("scorpion", Clan::Scorpion),
    ("unicorn", Clan::Unicorn),
    ("naga", Clan::Naga),
    ("toturi", Clan::Toturi),
    ("brotherhood", Clan::Brotherhood),
    ("shadowlands", Clan::Shadowlands),
];

/// The clan of a player.
///
/// # Errors
///
/// It is none.
pub fn players_clan(node: &Node<'_>) -> Read<Clan> {
    node.choice(&CLANS)
}

/// The clan of a card: two traits are other names of one, and no card is of the Shadowlands Horde (CC-SET-7).
///
/// # Errors
///
/// It is none.
pub fn cards_clan(node: &Node<'_>) -> Read<Clan> {
    let own = [("yoritomo", Clan::Mantis), ("monk", Clan::Brotherhood)];
    let all: Vec<_> = CLANS.into_iter().filter(|(_, clan)| *clan != Clan::Shadowlands).chain(own).collect();
    node.choice(&all)
}

/// What is answered for something that was allowed, or refused by a rule.
pub fn verdict(verdict: &Result<(), Rule>) -> Value {
    json!({ "ok": verdict.is_ok(), "rule": verdict.err().map(Rule::id) })
}

/// The sides, as documents name them.
pub const SIDES: [(&str, Side); 2] = [("attack", Side::Attack), ("defense", Side::Defense)];

/// How a battle came out, as documents name it.
pub fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won(Side::Attack) => "attack",
        Outcome::Won(Side::Defense) => "defense",
        Outcome::Tie => "tie",
        Outcome::Unopposed(Side::Attack) => "unopposed_attack",
        Outcome::Unopposed(Side::Defense) => "unopposed_defense",
        Outcome::Empty => "empty",
    }
}
