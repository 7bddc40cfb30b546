//! The note wherever something rests on a guess of the Enemy Dice, and the way to the screen that ends it.

use crate::kernel::line::Key;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::games::champions::cards::cards;
use crate::ui::games::champions::page::GamePage;
use crate::ui::page::{self, Page};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;
use std::cell::Cell;

thread_local! {
    /// Where the dice were asked about; a page opened anew goes back to the settings.
    static FROM: Cell<Option<Page>> = const { Cell::new(None) };
}

/// Where the dice were asked about; asked once.
pub fn asked_from() -> Page {
    FROM.take().unwrap_or(Page::Settings)
}

/// Says that the odds use our guess, until the players have said that these are their dice.
pub fn guess_note() -> AnyView {
    note(keys::FIGHT_GUESS)
}

/// Says that the faces to choose from are our guess, until then.
pub fn faces_note() -> AnyView {
    note(keys::FIGHT_GUESS_FACES)
}

fn note(what: Key) -> AnyView {
    let cards = cards();
    let check = move || {
        FROM.set(Some(page::here()));
        page::go(&GamePage::EnemyDice);
    };
    view! {
        <Show when=move || cards.guesses_faces()>
            <Note kind=NoteKind::Warn action=say(keys::FACES_CHECK) on_action=Callback::new(move |()| check())>
                {say(what)}
            </Note>
        </Show>
    }
    .into_any()
}
