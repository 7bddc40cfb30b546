//! Keywords as they are printed on cards.

use crate::games::champions::model::keyword::{Keyword, PLAIN, UnknownKeyword};
use std::fmt;
use std::str::FromStr;

/// The keywords that have a value in brackets.
const WITH_VALUE: [&str; 4] = ["Corruption", "Defense", "Yojimbo", "Yōjimbō"];

/// A word in the keyword line of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Printed {
    /// A keyword of the rulebook.
    Keyword(Keyword),
    /// Something else that stands there, such as "Bushi"; the rules do not ask for it.
    Other(String),
}

impl FromStr for Printed {
    type Err = UnknownKeyword;

    /// # Errors
    ///
    /// A keyword of the rulebook with a value it cannot have, such as `Defense(x)` or `Agile(1)`.
    fn from_str(text: &str) -> Result<Self, UnknownKeyword> {
        let word = text.split('(').next().unwrap_or_default().trim();
        let known = WITH_VALUE.contains(&word) || PLAIN.iter().any(|keyword| keyword.to_string() == word);
        match text.parse::<Keyword>() {
            Ok(Keyword::Yojimbo(Some(name))) if name.is_empty() => Err(UnknownKeyword(text.to_owned())),
            Ok(keyword) => Ok(Self::Keyword(keyword)),
            Err(unknown) if known => Err(unknown),
            Err(_) => Ok(Self::Other(text.to_owned())),
        }
    }
}

impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keyword(keyword) => keyword.fmt(f),
            Self::Other(text) => f.write_str(text),
        }
    }
}
