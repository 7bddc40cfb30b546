//! Values that may not be known yet, and where the known ones come from.

use serde::{Deserialize, Serialize};

/// A printed value as far as the table knows it.
///
/// Unknown is a value of its own: nothing reads it as zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "from", content = "value")]
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
