//! The decks and the card book of this device, for every screen; and what of a file waits for the players' word.

use crate::games::l5r_ccg::library::{Added, BOOK_FORMAT, BookCard, DeckList, Library, LibraryFault, Origin, VERSION};
use crate::games::l5r_ccg::model::card::{Card, CardKind};
use crate::kernel::line::Line;
use crate::storage::library::{self, LibraryError};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::components::sheet::Sheet;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::page_store::PageStore;
use crate::ui::shelf;
use crate::ui::table::import::at;
use crate::ui::texts::say;
use crate::ui::widgets::incoming::{NotTaken, Taken};
use crate::words::l5r_ccg as keys;
use crate::words::unfit;
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// What is kept.
#[derive(Clone, Copy)]
pub struct Drawer {
    /// The decks and the card book.
    pub library: RwSignal<Library>,
    /// Cards of the last file that differ from those typed in, until the players have chosen.
    differ: RwSignal<Vec<BookCard>>,
}

/// What is kept.
pub fn drawer() -> Drawer {
    expect_context()
}

impl Drawer {
    /// Reads it, and gives it to every screen.
    pub fn provide() {
        // What cannot be read stays untouched: nothing is written over it, as every change reads it again.
        let library = library::read::<Library>(&PageStore::here()).ok().flatten().unwrap_or_default();
        provide_context(Self { library: RwSignal::new(library), differ: RwSignal::new(Vec::new()) });
    }

    /// Changes what is on the store. Where that fails it changes here, and only until the app is closed; why is said.
    pub fn change(self, change: impl Fn(&mut Library)) {
        match library::change(&PageStore::here(), Library::default(), &change) {
            Ok(library) => self.library.set(library),
            Err(error) => {
                self.library.update(|library| change(library));
                feedback().toast(not_kept(error).line, Offer::Nothing);
            }
        }
    }

    /// Keeps a card that was typed in, so that it is typed in only once.
    pub fn keep(self, card: &Card) {
        if card.kind != CardKind::Stronghold {
            self.change(|library| library.keep_card(BookCard { card: card.clone(), origin: Origin::Entered }));
        }
    }

    /// Takes in the file of a deck or a card book.
    ///
    /// # Errors
    ///
    /// What is wrong with it, and where; nothing was changed.
    pub fn take_in(self, text: &str, format: &str) -> Taken {
        if format == BOOK_FORMAT {
            let cards = BookCard::read_file(text).map_err(refused)?;
            let found = RefCell::new(Added::default());
            self.change(|library| *found.borrow_mut() = library.add_cards(cards.clone()));
            let Added { count, differ } = found.into_inner();
            self.differ.set(differ);
            return Ok(Line::new(keys::CCG_CARDS_ADDED).with("count", count));
        }
        let deck = DeckList::read(text).map_err(refused)?;
        self.change(|library| library.keep_deck(&deck));
        Ok(Line::new(keys::CCG_DECK_ADDED).with("deck", deck.name))
    }
}

fn refused(fault: LibraryFault) -> NotTaken {
    NotTaken::because(match fault {
        LibraryFault::TooNew(found) => at("version", unfit::too_new(found, VERSION)),
        LibraryFault::Document(fault) => at(&fault.path, unfit::reading(&fault.reason)),
    })
}

fn not_kept(error: LibraryError<LibraryFault>) -> NotTaken {
    match error {
        LibraryError::Store(error) => NotTaken::because(shelf::reason(&error)),
        LibraryError::Unreadable(fault) => refused(fault),
    }
}

/// Asks which cards of a file take the place of those typed in. Closed without an answer, the players' stay.
pub fn choices() -> AnyView {
    let drawer = drawer();
    let taken = RwSignal::new(BTreeSet::new());
    let close = move || {
        drawer.differ.set(Vec::new());
        taken.set(BTreeSet::new());
    };
    let apply = move || {
        let chosen: Vec<BookCard> = drawer.differ.with_untracked(|all| {
            let chosen = all.iter().enumerate().filter(|(at, _)| taken.with_untracked(|taken| taken.contains(at)));
            chosen.map(|(_, card)| card.clone()).collect()
        });
        close();
        drawer.change(|library| chosen.iter().for_each(|card| library.keep_card(card.clone())));
    };
    let one = move |(at, card): (usize, BookCard)| {
        let chosen = Signal::derive(move || taken.with(|taken| taken.contains(&at)));
        let toggle = move || {
            taken.update(|taken| {
                if !taken.remove(&at) {
                    taken.insert(at);
                }
            });
        };
        let name = card.card.name.to_string();
        view! { <Choice kind=ChoiceKind::Checkbox title=name chosen=chosen on_choose=toggle /> }
    };
    let all = move || drawer.differ.get().into_iter().enumerate().map(one).collect_view();
    let label = Signal::derive(move || say(Line::new(keys::CCG_TAKE_THEIRS).with("count", taken.with(BTreeSet::len))));
    let footer = move || view! { <Button kind=ButtonKind::Act label=label on_press=apply /> };
    view! {
        <Sheet
            open=Signal::derive(move || drawer.differ.with(|all| !all.is_empty()))
            title=say(keys::CCG_CARDS_DIFFER)
            close_label=say(keys::CLOSE)
            on_close=close
            footer=footer
        >
            <p class="sub2">{say(keys::CCG_CARDS_DIFFER_SUB)}</p>
            <div class="choices">{all}</div>
        </Sheet>
    }
    .into_any()
}
