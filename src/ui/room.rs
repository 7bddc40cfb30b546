//! A room of documents: what lies in the store, as a list, and what can be done with a whole one.
//!
//! The store is read again after every change; nothing here is kept in step with it by hand.

use super::page_store::PageStore;
use crate::kernel::kept::KeptDocument;
use crate::storage::StoreError;
use crate::storage::documents::{DocumentError, Documents, Listed};
use crate::ui::table::keeper;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// What a document can be for a signal to hold it.
pub trait Kept: KeptDocument<Id: Send + Sync + 'static, Fault: Send + Sync + 'static> + Send + Sync + 'static {}

impl<D: KeptDocument<Id: Send + Sync + 'static, Fault: Send + Sync + 'static> + Send + Sync + 'static> Kept for D {}

/// The players' documents of a kind, for every screen.
pub struct Room<D: Kept> {
    /// Every document that is not deleted, by name; or why there is no list.
    pub listing: RwSignal<Result<Vec<Listed<D>>, StoreError>>,
}

impl<D: Kept> Clone for Room<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Kept> Copy for Room<D> {}

/// The documents of a kind in this page's store.
pub fn documents<D: KeptDocument>() -> Documents<D, PageStore> {
    Documents::new(PageStore::here())
}

impl<D: Kept> Room<D> {
    /// Gives the room to every screen below.
    pub fn provide() {
        provide_context(Self { listing: RwSignal::new(Ok(Vec::new())) });
    }

    /// Reads the list again.
    pub fn refresh(self) {
        self.listing.set(documents().list());
    }

    /// The list; empty where there is none.
    pub fn all(self) -> Vec<Listed<D>> {
        self.listing.with(|list| list.clone().unwrap_or_default())
    }

    /// Keeps a new document.
    ///
    /// # Errors
    ///
    /// Why it is not on the store; nothing is kept then.
    pub fn create(self, document: &D) -> Result<D::Id, DocumentError<D::Fault>> {
        let id = D::fresh_id(keeper::random());
        documents().create(&id, document)?;
        self.refresh();
        Ok(id)
    }

    /// Keeps a document of a file: under its own id, so that what names it finds it, or under a new one where that is
    /// taken.
    ///
    /// # Errors
    ///
    /// As [`Room::create`].
    pub fn take_in(self, id: &D::Id, document: &D) -> Result<D::Id, DocumentError<D::Fault>> {
        match documents().create(id, document) {
            Ok(_) => {
                self.refresh();
                Ok(id.clone())
            }
            Err(DocumentError::Store(StoreError::Exists)) => self.create(document),
            Err(error) => Err(error),
        }
    }

    /// Puts into the place of a document what it becomes.
    ///
    /// # Errors
    ///
    /// Why it stays as it was.
    pub fn rewrite(self, id: &D::Id, change: impl FnOnce(D) -> D) -> Result<(), DocumentError<D::Fault>> {
        let kept = documents::<D>().read(id)?;
        documents().change(id, kept.revision, &change(kept.document))?;
        self.refresh();
        Ok(())
    }

    /// Deletes a document; [`Room::restore`] brings it back.
    ///
    /// # Errors
    ///
    /// Why it is still there.
    pub fn delete(self, id: &D::Id) -> Result<(), DocumentError<D::Fault>> {
        let deleted = documents::<D>().delete(id);
        self.refresh();
        deleted
    }

    /// Brings back the document that was deleted last.
    ///
    /// # Errors
    ///
    /// Why it does not come back.
    pub fn restore(self) -> Result<(), StoreError> {
        let restored = documents::<D>().restore().map(|_| ());
        self.refresh();
        restored
    }

    /// Lets go of what of a document cannot be read.
    ///
    /// # Errors
    ///
    /// Why it is still there.
    pub fn let_go(self, id: &D::Id) -> Result<(), DocumentError<D::Fault>> {
        let gone = documents::<D>().let_go(id);
        self.refresh();
        gone
    }

    /// Everything stored of a document as one text, readable or not; nothing where the store cannot be read.
    pub fn raw(self, id: &D::Id) -> Option<String> {
        one_text(&documents::<D>().raw(id).ok()?)
    }

    /// What of a document cannot be read, as one text; nothing where the store cannot be read.
    pub fn damaged(self, id: &D::Id) -> Option<String> {
        one_text(&documents::<D>().damaged(id).ok()?)
    }
}

/// One text is given as it is, for that is what another program can look at; several by their keys.
fn one_text(texts: &BTreeMap<String, String>) -> Option<String> {
    let mut alone = texts.values();
    match (alone.next(), alone.next()) {
        (Some(text), None) => Some(text.clone()),
        _ => Some(serde_json::to_value(texts).ok()?.to_string()),
    }
}
