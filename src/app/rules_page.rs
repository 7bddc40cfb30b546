//! What of the rules a URL names.

use crate::kernel::reference::{Reference, Section};
use crate::views::path::{Path, RULES};

/// The rules of a game, or one of their sections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesPage {
    /// The list of the sections.
    All,
    /// One section.
    Section(&'static Section),
}

impl RulesPage {
    /// What the parts of a URL name; nothing where they name no section of these rules.
    pub fn parse(parts: &[&str], reference: &Reference) -> Option<Self> {
        match *parts {
            [RULES] => Some(Self::All),
            [RULES, slug] => reference.sections.iter().find(|section| section.slug() == slug).map(Self::Section),
            _ => None,
        }
    }

    /// Its part of a URL.
    pub fn path(self) -> Path {
        Path::new(match self {
            Self::All => RULES.to_owned(),
            Self::Section(section) => format!("{RULES}/{}", section.slug()),
        })
    }

    /// The section, where it is one.
    pub const fn section(self) -> Option<&'static Section> {
        match self {
            Self::All => None,
            Self::Section(section) => Some(section),
        }
    }
}
