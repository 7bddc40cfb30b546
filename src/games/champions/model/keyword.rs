//! Keywords as printed (CH-KEY; rulebook p. 39).

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A keyword with its value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Keyword {
    /// Double borders cost 1.
    Agile,
    /// Split borders can be crossed.
    BreakThrough,
    /// Rides.
    Cavalry,
    /// Fills the table up to five Champions.
    Companion,
    /// Takes this much Purity when it wounds.
    Corruption(u8),
    /// One success more in an Investigation.
    Courtier,
    /// This many Defensive Successes more in Ranged Combat.
    Defense(u8),
    /// Four dice in melee.
    Elementalist,
    /// Counts one Size more in melee.
    Imposing,
    /// Wounding it brings no Honor.
    Insignificant,
    /// Crosses dotted borders whatever its Size.
    Naga,
    /// Heals one Wound at the start of each Enemy Phase.
    Oni,
    /// Loses one Purity less.
    Pure,
    /// Tainted; scenarios and cards say what follows.
    Shadowlands,
    /// Comes back after it was Eliminated.
    Reinforcement,
    /// Stands in for anybody of its side, or for the one named.
    Yojimbo(Option<String>),
}

impl fmt::Display for Keyword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Agile => f.write_str("Agile"),
            Self::BreakThrough => f.write_str("Break Through"),
            Self::Cavalry => f.write_str("Cavalry"),
            Self::Companion => f.write_str("Companion"),
            Self::Corruption(value) => write!(f, "Corruption({value})"),
            Self::Courtier => f.write_str("Courtier"),
            Self::Defense(value) => write!(f, "Defense({value})"),
            Self::Elementalist => f.write_str("Elementalist"),
            Self::Imposing => f.write_str("Imposing"),
            Self::Insignificant => f.write_str("Insignificant"),
            Self::Naga => f.write_str("Naga"),
            Self::Oni => f.write_str("Oni"),
            Self::Pure => f.write_str("Pure"),
            Self::Shadowlands => f.write_str("Shadowlands"),
            Self::Reinforcement => f.write_str("Reinforcement"),
            Self::Yojimbo(None) => f.write_str("Yojimbo"),
            Self::Yojimbo(Some(name)) => write!(f, "Yojimbo({name})"),
        }
    }
}

/// Whether the keywords of a card are all there is on it. Saved: variants are added, never renamed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Listed {
    /// They are.
    #[default]
    All,
    /// Nobody has typed them in: those that stand there are a guess.
    Unread,
}

impl Listed {
    /// Whether nothing is left to be typed in.
    pub fn are_all(&self) -> bool {
        *self == Self::All
    }
}

/// A text that is no keyword of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownKeyword(pub String);

impl fmt::Display for UnknownKeyword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no keyword \"{}\"", self.0)
    }
}

impl std::error::Error for UnknownKeyword {}

impl FromStr for Keyword {
    type Err = UnknownKeyword;

    fn from_str(text: &str) -> Result<Self, UnknownKeyword> {
        let unknown = || UnknownKeyword(text.chars().take(60).collect());
        let (word, value) = match text.trim().split_once('(') {
            Some((word, rest)) => (word.trim(), Some(rest.strip_suffix(')').ok_or_else(unknown)?.trim())),
            None => (text.trim(), None),
        };
        let number = || value.and_then(|value| value.parse().ok()).filter(|&number: &u8| number <= 9);
        match (word, value) {
            ("Corruption", Some(_)) => number().map(Self::Corruption).ok_or_else(unknown),
            ("Defense", Some(_)) => number().map(Self::Defense).ok_or_else(unknown),
            ("Yojimbo" | "Yōjimbō", name) => Ok(Self::Yojimbo(name.map(str::to_owned))),
            (word, None) => plain(word).ok_or_else(unknown),
            _ => Err(unknown()),
        }
    }
}

/// The keywords without a value.
pub const PLAIN: [Keyword; 13] = [
    Keyword::Agile,
    Keyword::BreakThrough,
    Keyword::Cavalry,
    Keyword::Companion,
    Keyword::Courtier,
    Keyword::Elementalist,
    Keyword::Imposing,
    Keyword::Insignificant,
    Keyword::Naga,
    Keyword::Oni,
    Keyword::Pure,
    Keyword::Shadowlands,
    Keyword::Reinforcement,
];

fn plain(word: &str) -> Option<Keyword> {
    PLAIN.iter().find(|keyword| keyword.to_string() == word).cloned()
}

impl TryFrom<String> for Keyword {
    type Error = UnknownKeyword;

    fn try_from(text: String) -> Result<Self, UnknownKeyword> {
        text.parse()
    }
}

impl From<Keyword> for String {
    fn from(keyword: Keyword) -> Self {
        keyword.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_keyword_reads_as_it_is_printed() {
        for text in ["Break Through", "Corruption(2)", "Defense(1)", "Yojimbo", "Yojimbo(matsu)", "Oni"] {
            assert_eq!(text.parse::<Keyword>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_the_rulebook_does_not_know_is_refused_by_name() {
        for text in ["Flying", "Corruption", "Corruption(x)", "Agile(1)", "Defense(12", ""] {
            assert!(text.parse::<Keyword>().is_err(), "{text}");
        }
    }
}
