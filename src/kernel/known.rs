//! Values that may not be known yet, and where the known ones come from.

use serde::{Deserialize, Serialize};

/// A printed value as far as the table knows it.
///
/// Unknown is a value of its own: nothing reads it as zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Saved<T>", into = "Saved<T>", bound(serialize = "T: Copy + Serialize"))]
pub enum Known<T> {
    /// The rulebook itself states it.
    Rulebook(T),
    /// What the rulebook calls usual; to be checked against the card.
    Default(T),
    /// The players typed it in from their card.
    Entered(T),
    /// Nobody has said.
    Unknown,
}

impl<T: Copy> Known<T> {
    /// The value, where there is one.
    pub fn value(&self) -> Option<T> {
        match *self {
            Self::Rulebook(value) | Self::Default(value) | Self::Entered(value) => Some(value),
            Self::Unknown => None,
        }
    }

    /// Whether nobody has said.
    pub fn is_unknown(&self) -> bool {
        self.value().is_none()
    }
}

/// How a value is written: its source beside it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved<T> {
    from: Source,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    value: Option<T>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Source {
    Rulebook,
    Default,
    Entered,
    Unknown,
}

impl<T> From<Saved<T>> for Known<T> {
    /// A source without a value is a value nobody has said.
    fn from(saved: Saved<T>) -> Self {
        match (saved.from, saved.value) {
            (Source::Rulebook, Some(value)) => Self::Rulebook(value),
            (Source::Default, Some(value)) => Self::Default(value),
            (Source::Entered, Some(value)) => Self::Entered(value),
            (Source::Unknown, _) | (Source::Rulebook | Source::Default | Source::Entered, None) => Self::Unknown,
        }
    }
}

impl<T> From<Known<T>> for Saved<T> {
    fn from(known: Known<T>) -> Self {
        match known {
            Known::Rulebook(value) => Self { from: Source::Rulebook, value: Some(value) },
            Known::Default(value) => Self { from: Source::Default, value: Some(value) },
            Known::Entered(value) => Self { from: Source::Entered, value: Some(value) },
            Known::Unknown => Self { from: Source::Unknown, value: None },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_has_no_value() {
        assert_eq!(Known::<i16>::Unknown.value(), None);
        assert_eq!(Known::Default(6).value(), Some(6));
    }

    #[test]
    fn the_source_is_written_with_the_value() {
        assert_eq!(serde_json::to_string(&Known::Rulebook(5)).unwrap(), r#"{"from":"rulebook","value":5}"#);
        assert_eq!(serde_json::to_string(&Known::<i16>::Unknown).unwrap(), r#"{"from":"unknown"}"#);
    }
}
