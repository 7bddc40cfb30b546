//! The players' own cards, and all cards there are to choose from.

use super::catalogue::Catalogue;
use crate::games::champions::clash::{self, Clash};
use crate::games::champions::model::card::{AllyCard, ChampionCard, EnemyCard};
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::name::Name;
use crate::games::champions::noted::NotedCard;
use crate::games::champions::pack::{self, Pack, PackError};
use crate::kernel::known::Known;
use crate::storage::{Store, library};
use crate::ui::games::champions::documents::LibraryError;
use crate::ui::page_store::PageStore;
use crate::words::champions as keys;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// The cards of the game's packs and the players' own, for every screen.
#[derive(Clone, Copy)]
pub struct Cards {
    /// All cards there are to choose from.
    pub catalogue: RwSignal<Catalogue>,
    /// Why the players' own cards could not be read. They are left as they are and nothing is written over them.
    pub library_fault: RwSignal<Option<PackError>>,
    /// Cards of the last file that differ from those of the players, until they have chosen.
    pub clashes: RwSignal<Vec<Clash>>,
}

impl Cards {
    /// Reads the players' own cards, and gives all to every screen below.
    pub fn provide() {
        let (own, fault) = match library::read::<Pack>(&PageStore::here()) {
            Ok(own) => (own.unwrap_or_else(empty_library), None),
            // Where there is no storage the list of tables says so.
            Err(LibraryError::Store(_)) => (empty_library(), None),
            Err(LibraryError::Unreadable(error)) => (empty_library(), Some(error)),
        };
        let (catalogue, library_fault) = (RwSignal::new(Catalogue::new(own)), RwSignal::new(fault));
        provide_context(Self { catalogue, library_fault, clashes: RwSignal::new(Vec::new()) });
    }
}

impl Cards {
    /// Keeps a Champion's card, so that it is typed in only once.
    ///
    /// # Errors
    ///
    /// Why it is not on the store; it is still there until the app is closed.
    pub fn keep_champion(self, card: ChampionCard) -> Result<(), LibraryError> {
        self.change_library(|own| own.keep_champion(card.clone()))
    }

    /// Keeps an Enemy's card.
    ///
    /// # Errors
    ///
    /// As [`Cards::keep_champion`].
    pub fn keep_enemy(self, card: EnemyCard) -> Result<(), LibraryError> {
        self.change_library(|own| own.keep_enemy(card.clone()))
    }

    /// Keeps an Ally's card.
    ///
    /// # Errors
    ///
    /// As [`Cards::keep_champion`].
    pub fn keep_ally(self, card: AllyCard) -> Result<(), LibraryError> {
        self.change_library(|own| own.keep_ally(card.clone()))
    }

    /// Keeps a card of which the players noted a few words.
    ///
    /// # Errors
    ///
    /// As [`Cards::keep_champion`].
    pub fn keep_noted(self, card: NotedCard) -> Result<(), LibraryError> {
        self.change_library(|own| own.noted.keep(card.clone()))
    }

    /// Adds the cards of a pack whose names are not there yet to what `store` has; tells the names that were, and where
    /// those differ. The screens know of it after [`Cards::refresh`].
    ///
    /// # Errors
    ///
    /// Why it is not on the store; nothing is changed then.
    pub fn add_pack(store: &impl Store, pack: Pack) -> Result<(Vec<Name>, Vec<Clash>), LibraryError> {
        let mut found = Default::default();
        library::change(store, empty_library(), |own: &mut Pack| {
            let clashes = clash::between(own, &pack);
            found = (own.add_missing(pack), clashes);
        })?;
        Ok(found)
    }

    /// Reads the players' own cards again; those that cannot be read leave the screens as they are.
    pub fn refresh(self) {
        if let Ok(Some(own)) = library::read::<Pack>(&PageStore::here()) {
            self.catalogue.update(|catalogue| catalogue.set_own(own));
        }
    }

    /// Puts what came in into the place of what the players had.
    ///
    /// # Errors
    ///
    /// As [`Cards::keep_champion`].
    pub fn take_theirs(self, clashes: &[Clash]) -> Result<(), LibraryError> {
        self.change_library(|own| clashes.iter().for_each(|clash| clash::take_theirs(own, clash)))
    }

    /// Puts other cards in the place of all the players' own.
    ///
    /// # Errors
    ///
    /// As [`Cards::keep_champion`].
    pub fn replace_own(self, own: Pack) -> Result<(), LibraryError> {
        self.change_library(|library| library.clone_from(&own))
    }

    /// Keeps what the players say their Enemy Dice show.
    ///
    /// # Errors
    ///
    /// As [`Cards::keep_champion`].
    pub fn keep_faces(self, faces: Known<EnemyFaces>) -> Result<(), LibraryError> {
        self.change_library(|own| own.faces = faces)
    }

    /// Whether the faces of the Enemy Dice are the app's guess.
    pub fn guesses_faces(self) -> bool {
        matches!(self.enemy_faces(), Known::Default(_))
    }

    /// What the Enemy Dice are taken to show: what the players said, or else a guess.
    pub fn enemy_faces(self) -> Known<EnemyFaces> {
        self.catalogue.with(|catalogue| catalogue.own().enemy_faces())
    }

    /// Changes the cards as they are on the store. Where that fails they change here, and only until the app is closed.
    fn change_library(self, change: impl Fn(&mut Pack)) -> Result<(), LibraryError> {
        let kept = library::change(&PageStore::here(), empty_library(), &change);
        let (own, result) = match kept {
            Ok(own) => (own, Ok(())),
            Err(error) => {
                let mut own = self.catalogue.with_untracked(|catalogue| catalogue.own().clone());
                change(&mut own);
                (own, Err(error))
            }
        };
        self.catalogue.update(|catalogue| catalogue.set_own(own));
        result
    }
}

/// The cards there are.
pub fn cards() -> Cards {
    expect_context()
}

/// No cards. The name is a sentence of ours and fits; another pack's name would do as well.
fn empty_library() -> Pack {
    let name = Name::new(&crate::ui::texts::say(keys::LIBRARY_NAME));
    Pack::empty(name.unwrap_or_else(|_| pack::practice().name))
}

/// The players' own cards as the text of a pack file.
pub fn library_file(own: &Pack) -> Option<String> {
    Some(format!("{:#}", serde_json::to_value(own).ok()?))
}

/// The stored texts of the players' own cards, as they are.
pub fn raw_library() -> Option<String> {
    let texts: BTreeMap<String, String> = library::raw::<Pack>(&PageStore::here()).ok()?.into_iter().collect();
    Some(serde_json::to_value(texts).ok()?.to_string())
}
