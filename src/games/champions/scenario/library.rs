//! Where a scenario's names are looked up: cards and boards of some packs, then the made-up boards of the app.

use super::fault::{Fault, FaultKind};
use super::script::Script;
use crate::games::champions::board::blank::learning;
use crate::games::champions::board::document::{self, BoardFile};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::card::{AllyCard, EnemyCard};
use crate::games::champions::model::name::Name;
use crate::games::champions::pack::Pack;

/// Packs in the order in which they are asked.
#[derive(Clone, Debug)]
pub struct Library<'a> {
    packs: Vec<&'a Pack>,
    /// The board that is laid, before all others of its name.
    laid: Option<&'a BoardFile>,
}

impl<'a> Library<'a> {
    /// These packs, the first before the others.
    pub fn of(packs: impl IntoIterator<Item = &'a Pack>) -> Self {
        Self { packs: packs.into_iter().collect(), laid: None }
    }

    /// The same for a table on which this board is laid: it is the one that its name means there.
    #[must_use]
    pub fn on(self, board: Option<&'a BoardFile>) -> Self {
        Self { laid: board, ..self }
    }

    /// The Enemy card of that name.
    pub fn enemy(&self, name: &Name) -> Option<&'a EnemyCard> {
        self.packs.iter().flat_map(|pack| &pack.enemies).find(|card| card.name == *name)
    }

    /// The Ally card of that name.
    pub fn ally(&self, name: &Name) -> Option<&'a AllyCard> {
        self.packs.iter().flat_map(|pack| &pack.allies).find(|card| card.name == *name)
    }

    /// An Ally card as it comes to a table: with the card of its other side, where that is known.
    pub fn with_other_side(&self, card: &AllyCard) -> AllyCard {
        let find = |name: &Name| self.enemy(name).cloned();
        AllyCard { other_side: card.other_side.clone().map(|side| side.with_card(find)), ..card.clone() }
    }

    /// The board of that name, as it comes from the box.
    pub fn board(&self, name: &Name) -> Option<BoardFile> {
        let all = self.laid.into_iter().chain(self.packs.iter().flat_map(|pack| &pack.boards));
        let own = all.into_iter().find(|file| file.name == name.as_str());
        let ours = || learning().iter().find(|board| board.name() == name.as_str()).map(document::file);
        own.cloned().or_else(ours)
    }

    /// The board of a scenario with its own exits, reinforcement areas and routes; nothing where it has none.
    ///
    /// # Errors
    ///
    /// There is no such board.
    pub fn board_of(&self, script: &Script) -> Result<Option<BoardFile>, Fault> {
        let Some(name) = &script.board else { return Ok(None) };
        let missing = || Fault { path: "script.board".to_owned(), kind: FaultKind::NoBoard(name.to_string()) };
        Ok(Some(marked(self.board(name).ok_or_else(missing)?, script)))
    }
}

/// The board with what the scenario puts on it.
pub(super) fn marked(mut file: BoardFile, script: &Script) -> BoardFile {
    if !script.exits.is_empty() {
        file.exits = script.exits.iter().map(|AreaKey(id)| id.clone()).collect();
    }
    if !script.reinforcements.is_empty() {
        file.reinforcements.clone_from(&script.reinforcements);
    }
    if !script.routes.is_empty() {
        file.routes.clone_from(&script.routes);
    }
    file
}
