//! The part of a URL that only its game reads, and the names that are the same in all games.

/// The part of a URL that only its game reads: `board/b7/list`. Empty for the first page of a game or table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path(String);

impl Path {
    /// The path of these parts, divided by `/`.
    pub fn new(path: impl Into<String>) -> Self {
        Self(path.into())
    }

    /// The path as it stands in a URL.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What stands between its `/`.
    pub fn parts(&self) -> Vec<&str> {
        self.0.split('/').filter(|part| !part.is_empty()).collect()
    }

    /// The URL of it below what `parent` names.
    pub fn below(&self, parent: &str) -> String {
        if self.0.is_empty() { format!("#/{parent}") } else { format!("#/{parent}/{}", self.0) }
    }
}

/// Where the rules of every game are, at a table and outside.
pub const RULES: &str = "rules";
/// What stands behind the address of a new table that begins with a file another app has handed over.
pub const HANDED: &str = "handed";
/// Where a new table begins in a game that asks for everything on one page.
pub const NEW: &str = "new";
