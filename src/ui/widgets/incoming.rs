//! A file that comes in from outside: what came of it is said, and what is refused changes nothing.

use crate::kernel::line::Line;
use crate::storage::intake::{self, Kind, Refused};
use crate::storage::schema::MOST_BYTES;
use crate::ui::components::button::Button;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::download::Upload;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::texts::{say, sentence};
use crate::words::keys;
use leptos::prelude::*;
use std::sync::Arc;

/// What came of a file: what is said of it, or why it was not taken in.
pub type Taken = Result<Line, NotTaken>;

/// Why a file was not taken in.
#[derive(Clone)]
pub struct NotTaken {
    /// Place and reason.
    pub line: Line,
    /// Takes it in all the same, where the players may.
    pub anyway: Option<Arc<dyn Fn() -> Taken + Send + Sync>>,
}

impl NotTaken {
    /// For this reason; nothing can be done about it.
    pub fn because(line: impl Into<Line>) -> Self {
        Self { line: line.into(), anyway: None }
    }
}

/// Who takes in the files of every game. The app gives it to every screen, since only it knows the games.
#[derive(Clone, Copy)]
pub struct Taker(pub Callback<(Incoming, String, Kind)>);

/// The file that comes in.
#[derive(Clone, Copy)]
pub struct Incoming {
    taker: Taker,
    feedback: Feedback,
    refused: RwSignal<Option<NotTaken>>,
    then: StoredValue<Option<Callback<()>>>,
}

impl Incoming {
    /// Nothing has come yet; whatever comes is taken in on this screen.
    pub fn here() -> Self {
        let refused = RwSignal::new(None);
        Self { taker: expect_context(), feedback: feedback(), refused, then: StoredValue::new(None) }
    }

    /// Nothing has come yet; `then` is called whenever a file was taken in.
    pub fn and_then(then: impl Fn() + Send + Sync + 'static) -> Self {
        let incoming = Self::here();
        incoming.then.set_value(Some(Callback::new(move |()| then())));
        incoming
    }

    /// Takes in what was chosen. What came of it may be known only later: its game may have to be fetched.
    pub fn take(self, upload: Upload) {
        self.refused.set(None);
        let text = match upload {
            Upload::Text(text) => text,
            Upload::TooLarge => return self.tell(Err(not_read(Refused::TooLarge { most: MOST_BYTES }))),
            Upload::Unreadable => return self.tell(Err(NotTaken::because(keys::IMPORT_UNREADABLE))),
        };
        match intake::sort(&text) {
            Ok(kind) => self.taker.0.run((self, text, kind)),
            Err(refused) => self.tell(Err(not_read(refused))),
        }
    }

    /// Says what came of it, if the page it was chosen on is open still.
    pub fn tell(self, taken: Taken) {
        match taken {
            Ok(said) => {
                self.refused.try_set(None);
                // Where this leads to another page it is said there: what was said on this one goes with it.
                if let Some(then) = self.then.try_get_value().flatten() {
                    then.run(());
                }
                self.feedback.toast(said, Offer::Nothing);
            }
            Err(refused) => {
                self.refused.try_set(Some(refused));
            }
        }
    }

    /// Takes the refused file in all the same.
    fn take_anyway(self) {
        let refused = self.refused.get_untracked();
        if let Some(anyway) = refused.and_then(|refused| refused.anyway) {
            self.tell(anyway());
        }
    }
}

/// Why a file was not even read.
fn not_read(refused: Refused) -> NotTaken {
    NotTaken::because(match refused {
        Refused::TooLarge { most } => Line::new(keys::IMPORT_TOO_LARGE).with("most", most >> 20),
        Refused::TooDeep => keys::IMPORT_TOO_DEEP.into(),
    })
}

/// Says why a file was not taken in; nothing where none was refused.
#[component]
pub fn ImportNote(
    /// The file.
    incoming: Incoming,
) -> impl IntoView {
    let close = Callback::new(move |()| incoming.refused.set(None));
    let note = move |refused: NotTaken| {
        let anyway = refused.anyway.is_some();
        view! {
            <Note kind=NoteKind::Error action=say(keys::CLOSE) on_action=close>
                <b>{say(keys::IMPORT_REFUSED)}</b>
                " "
                {sentence(say(refused.line))}
                " "
                {say(keys::IMPORT_UNCHANGED)}
            </Note>
            {anyway.then(|| view! { <Button label=say(keys::IMPORT_ANYWAY) on_press=move || incoming.take_anyway() /> })}
        }
    };
    move || incoming.refused.get().map(note)
}
