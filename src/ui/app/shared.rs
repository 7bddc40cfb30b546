//! A file that another app has handed over: read as if it had been chosen here, and then the page it belongs to.

use crate::games::{self as all, GameId};
use crate::kernel::line::Line;
use crate::pwa::handed;
use crate::storage::intake::{self, Kind};
use crate::storage::schema::MOST_BYTES;
use crate::ui::app::home::desk::of_games;
use crate::ui::components::head::Head;
use crate::ui::download::Upload;
use crate::ui::focus;
use crate::ui::games;
use crate::ui::page::{self, Handed, Page};
use crate::ui::texts::say;
use crate::ui::widgets::incoming::{ImportNote, Incoming, NotTaken};
use crate::words::keys;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The page's state.
#[derive(Clone, Copy)]
struct Reader {
    incoming: Incoming,
    /// Whether it is being looked for.
    reads: RwSignal<bool>,
    /// Where it goes on once it was taken in.
    then: StoredValue<Page>,
}

/// The page.
pub fn shared(handed: Handed) -> AnyView {
    focus::focus_heading();
    let then = StoredValue::new(Page::Home);
    let incoming = Incoming::and_then(move || page::replace(then.get_value()));
    let reader = Reader { incoming, reads: RwSignal::new(handed == Handed::Kept), then };
    match handed {
        Handed::Kept => reader.read(),
        Handed::Nothing => reader.refuse(keys::SHARED_NOTHING),
        Handed::TooLarge => reader.refuse(Line::new(keys::IMPORT_TOO_LARGE).with("most", MOST_BYTES >> 20)),
        Handed::NoRoom => reader.refuse(keys::SHARED_NO_ROOM),
    }
    view! {
        <div class="screen one">
            <Head title=say(keys::SHARED_TITLE) back=Page::Home.href() back_label=say(keys::SETUP_BACK_HOME) />
            <main class="body">
                <ImportNote incoming=reader.incoming />
                {move || reader.reads.get().then(|| view! { <p role="status">{say(keys::SHARED_READING)}</p> })}
                {of_games()}
            </main>
        </div>
    }
    .into_any()
}

impl Reader {
    fn refuse(self, why: impl Into<Line>) {
        self.incoming.tell(Err(NotTaken::because(why)));
    }

    fn read(self) {
        spawn_local(async move {
            let file = handed::file().await;
            // The page may be left by then; what is not dealt with stays where it is.
            if self.reads.try_set(false).is_some() {
                return;
            }
            match file {
                Some(bytes) => self.take(bytes),
                None => self.refuse(keys::SHARED_NOTHING),
            }
        });
    }

    /// Where a new table begins with it that is opened, and reads it; everything else is judged like a file chosen here.
    fn take(self, bytes: Vec<u8>) {
        if let Some(game) = all::begins_with(&bytes).and_then(games::on_shelf) {
            return page::replace(game.new_table_with_handed());
        }
        handed::is_dealt_with();
        let Ok(text) = String::from_utf8(bytes) else { return self.incoming.take(Upload::Unreadable) };
        let text = text.trim_start_matches('\u{feff}').to_owned();
        self.then.set_value(game_of(&text).map_or(Page::Home, Page::Cover));
        self.incoming.take(Upload::Text(text));
    }
}

fn game_of(text: &str) -> Option<GameId> {
    match intake::sort(text).ok()? {
        Kind::Document(format) => Some(format.game),
        Kind::Save(game) => game,
    }
}
