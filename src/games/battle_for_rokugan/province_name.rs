//! What the players call a province: the board prints no names.

use crate::kernel::name::Name;
use serde::{Deserialize, Serialize};

/// A name of 1 to 40 characters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ProvinceName(Name);

impl ProvinceName {
    /// The most characters it has.
    pub const MOST: usize = 40;

    /// The name in `text`; nothing where nothing is left of it or too much.
    pub fn new(text: &str) -> Option<Self> {
        Name::new(text).ok().filter(|name| name.as_str().chars().count() <= Self::MOST).map(Self)
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl TryFrom<String> for ProvinceName {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::new(&text).ok_or("a province's name has 1 to 40 characters")
    }
}

impl From<ProvinceName> for String {
    fn from(name: ProvinceName) -> Self {
        name.0.into()
    }
}
