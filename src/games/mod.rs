//! The games on the shelf: one folder a game, none importing another.
//!
//! What this file says of them is names: whoever knows no game finds out here which one a text is of.

pub mod battle_for_rokugan;
pub mod bushido;
pub mod champions;
pub mod empire_reborn;
pub mod l5r_ccg;

use crate::kernel::kept::LibraryKind;
use serde::{Deserialize, Serialize};

/// A game, by name alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum GameId {
    /// *Champions of Rokugan*.
    Champions,
    /// *Battle for Rokugan*.
    BattleForRokugan,
    /// *Bushido – Risen Sun*.
    Bushido,
    /// The *Legend of the Five Rings* collectible card game.
    L5rCcg,
    /// *The Empire Reborn*.
    EmpireReborn,
}

crate::small!(GameId: Champions, BattleForRokugan, Bushido, L5rCcg, EmpireReborn);

impl GameId {
    /// Every game, in the order of the shelf.
    pub const ALL: [Self; 5] =
        [Self::Champions, Self::BattleForRokugan, Self::Bushido, Self::L5rCcg, Self::EmpireReborn];

    /// The field `game` of its saves. It never changes.
    pub const fn saved_name(self) -> &'static str {
        match self {
            Self::Champions => "champions-of-rokugan",
            Self::BattleForRokugan => "bfr",
            Self::Bushido => "bushido",
            Self::L5rCcg => "ccg",
            Self::EmpireReborn => "empire-reborn",
        }
    }

    /// The field `format` of its saves as the exchange formats of the game name it. Those of the old card game have a
    /// name of their own; what was written before under [`Self::SAVE`] is read for ever.
    pub const fn save_format(self) -> &'static str {
        match self {
            Self::L5rCcg => "rokugan-ccg-save",
            Self::Champions | Self::BattleForRokugan | Self::Bushido | Self::EmpireReborn => Self::SAVE,
        }
    }

    /// The field `format` of a save that says its game in the field `game` alone.
    pub const SAVE: &'static str = "rokugan-save";

    /// Its folder wherever a game has one: its words, its part of the program, its group of files.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::Champions => "champions",
            Self::BattleForRokugan => "battle_for_rokugan",
            Self::Bushido => "bushido",
            Self::L5rCcg => "l5r_ccg",
            Self::EmpireReborn => "empire_reborn",
        }
    }

    /// The game of a folder; nothing where this build has no such game.
    pub fn in_folder(folder: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.folder() == folder)
    }

    /// The game of a save that does not say which: a draft from before the first release.
    pub const OF_DRAFTS: Self = Self::Champions;

    /// The newest version of its saves that this app reads; nothing where it cannot play the game yet.
    pub const fn version(self) -> Option<u64> {
        match self {
            Self::Champions => Some(1),
            Self::BattleForRokugan | Self::Bushido | Self::L5rCcg | Self::EmpireReborn => Some(0),
        }
    }

    /// The game whose saves say `saved`; nothing where a newer version of the app wrote them.
    pub fn of(saved: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.saved_name() == saved)
    }
}

impl TryFrom<String> for GameId {
    type Error = &'static str;

    fn try_from(saved: String) -> Result<Self, Self::Error> {
        Self::of(&saved).ok_or("no game of this app")
    }
}

impl From<GameId> for &'static str {
    fn from(game: GameId) -> Self {
        game.saved_name()
    }
}

/// A kind of file of one game that is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DocumentFormat {
    /// The field `format` of such a file.
    pub format: &'static str,
    /// The game that reads it.
    pub game: GameId,
    /// The most bytes such a file has.
    pub most_bytes: usize,
}

/// Every kind of file that is no table.
pub const DOCUMENTS: &[DocumentFormat] = &{
    let [pack, board, campaign] = champions::documents::FORMATS;
    let [orders, realm] = empire_reborn::post::files::KINDS;
    let [deck, cards] = l5r_ccg::library::FORMATS;
    let table = battle_for_rokugan::tools::headless::table_file::FORMAT;
    let map = empire_reborn::tools::map_file::KIND;
    [pack, board, campaign, map, orders, realm, deck, cards, bushido::kept::FILE, table]
};

/// The game whose new table begins with a file: a list of another app, or what players hand one another for a table. It
/// is told by how the file begins; what is in it the game finds out.
pub fn begins_with(bytes: &[u8]) -> Option<GameId> {
    bushido::kept::begins_a_table(bytes).then_some(GameId::Bushido)
}

/// What the players have one of on a device, whatever game it is of. It brings what reads all of them; where only their
/// keys are asked for there are [`LIBRARY_KEYS`].
pub const LIBRARIES: [LibraryKind; 2] =
    [LibraryKind::of::<champions::pack::Pack>(), LibraryKind::of::<l5r_ccg::library::Library>()];

/// The keys of [`LIBRARIES`].
pub const LIBRARY_KEYS: [&str; 2] = {
    let [cards, library] = LIBRARIES;
    [cards.key, library.key]
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_its_saved_name() {
        for game in GameId::ALL {
            assert_eq!(GameId::of(game.saved_name()), Some(game));
        }
        assert_eq!(GameId::of("go"), None);
        assert_eq!(GameId::Champions.saved_name(), "champions-of-rokugan", "what every save of it says");
    }
}
