//! Pages and their URLs: the only place that knows them, but for what only a game reads of them.
//!
//! Pages live behind the `#`, so that any server of files serves them and the phone's Back walks through them.

use crate::games::GameId;
use crate::views::path::{Path, RULES};

/// A saved table, as URLs and saves name it.
pub type TableId = String;

/// How it went with a file that another app has handed over, as the service worker says it in the URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handed {
    /// It is kept, to be read.
    Kept,
    /// There was none.
    Nothing,
    /// It has more bytes than any file of this app.
    TooLarge,
    /// There was no room to keep it.
    NoRoom,
}

impl Handed {
    const ALL: [Self; 4] = [Self::Kept, Self::Nothing, Self::TooLarge, Self::NoRoom];

    const fn name(self) -> &'static str {
        match self {
            Self::Kept => "",
            Self::Nothing => "nothing",
            Self::TooLarge => "too-large",
            Self::NoRoom => "no-room",
        }
    }
}

/// What is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// Saved tables and the shelf.
    Home,
    /// What belongs to the app, not to a table.
    Settings,
    /// The backups of a table.
    Backups(TableId),
    /// A table as codes for another phone.
    HandOver(TableId),
    /// A table from another phone's codes.
    TakeIn,
    /// A file that another app has handed over.
    Shared(Handed),
    /// The first page of a game: its tables, and the ways into it.
    Cover(GameId),
    /// A page of a game outside its tables: set-up, documents, rules.
    Game(GameId, Path),
    /// A table, or a page of it.
    Table(TableId, Path),
}

/// How the pages of Champions of Rokugan began when it was the only game; such a URL is understood for ever.
const WITHOUT_GAME: [&str; 9] =
    ["new", "boards", "board", "scenarios", "scenario", "campaigns", "campaign", "enemy-dice", RULES];

impl Page {
    /// The page's URL, for links.
    pub fn href(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::Settings => "#/settings".to_owned(),
            Self::Backups(id) => format!("#/backups/{id}"),
            Self::HandOver(id) => format!("#/hand-over/{id}"),
            Self::TakeIn => "#/take-in".to_owned(),
            Self::Shared(handed) => Path::new(handed.name()).below("shared"),
            Self::Cover(game) => format!("#/{}", slug(*game)),
            Self::Game(GameId::Champions, path) if is_without_game(path) => format!("#/{}", path.as_str()),
            Self::Game(game, path) => path.below(slug(*game)),
            Self::Table(id, path) => path.below(&format!("table/{id}")),
        }
    }

    /// The page of a URL's part behind the `#`; Home where there is none such.
    pub fn parse(hash: &str) -> Self {
        let parts: Vec<&str> = hash.trim_start_matches('#').split('/').filter(|part| !part.is_empty()).collect();
        let path = |parts: &[&str]| Path::new(parts.join("/"));
        match parts[..] {
            ["settings"] => Self::Settings,
            ["backups", id] => Self::Backups(id.to_owned()),
            ["hand-over", id] => Self::HandOver(id.to_owned()),
            ["take-in"] => Self::TakeIn,
            ["shared", ref rest @ ..] => {
                let name = rest.join("/");
                let handed = Handed::ALL.into_iter().find(|handed| handed.name() == name);
                handed.map_or(Self::Home, Self::Shared)
            }
            ["table", id, ref rest @ ..] => Self::Table(id.to_owned(), path(rest)),
            [first, ..] if WITHOUT_GAME.contains(&first) => Self::Game(GameId::Champions, path(&parts)),
            [first, ref rest @ ..] => {
                let game = GameId::ALL.iter().find(|game| slug(**game) == first);
                let page = |game: &GameId| {
                    if rest.is_empty() { Self::Cover(*game) } else { Self::Game(*game, path(rest)) }
                };
                game.map_or(Self::Home, page)
            }
            [] => Self::Home,
        }
    }

    /// The parts of a table's own URL, where this is a page of one.
    pub fn parts_at_table(&self) -> Option<Vec<&str>> {
        match self {
            Self::Table(_, path) => Some(path.parts()),
            Self::Home
            | Self::Settings
            | Self::Backups(_)
            | Self::HandOver(_)
            | Self::TakeIn
            | Self::Shared(_)
            | Self::Cover(_)
            | Self::Game(..) => None,
        }
    }

    /// The parts of the URL of `game` outside its tables, where this is a page of it.
    pub fn parts_of_game(&self, game: GameId) -> Option<Vec<&str>> {
        match self {
            Self::Game(of, path) if *of == game => Some(path.parts()),
            Self::Home
            | Self::Settings
            | Self::Backups(_)
            | Self::HandOver(_)
            | Self::TakeIn
            | Self::Shared(_)
            | Self::Cover(_)
            | Self::Game(..)
            | Self::Table(..) => None,
        }
    }

    /// What stays open while the page changes within it: the game or table.
    pub fn root(&self) -> Self {
        match self {
            Self::Game(game, _) => Self::Game(*game, Path::default()),
            Self::Table(id, _) => Self::Table(id.clone(), Path::default()),
            Self::Home
            | Self::Settings
            | Self::Backups(_)
            | Self::HandOver(_)
            | Self::TakeIn
            | Self::Shared(_)
            | Self::Cover(_) => self.clone(),
        }
    }
}

impl From<&Page> for Page {
    fn from(page: &Page) -> Self {
        page.clone()
    }
}

/// Whether a path begins as a page of Champions of Rokugan that needs no name of a game.
fn is_without_game(path: &Path) -> bool {
    path.parts().first().is_some_and(|first| WITHOUT_GAME.contains(first))
}

/// A game in a URL.
const fn slug(game: GameId) -> &'static str {
    match game {
        GameId::Champions => "champions",
        GameId::BattleForRokugan => "battle",
        GameId::Bushido => "bushido",
        GameId::L5rCcg => "ccg",
        GameId::EmpireReborn => "empire",
    }
}

#[cfg(test)]
mod tests;
