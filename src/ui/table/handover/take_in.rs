//! The other phone's codes, read with the camera until the table is whole.

use crate::kernel::line::{Key, Line};
use crate::storage::handover::{Gathering, Piece, Strange, Taken};
use crate::ui::camera::{Camera, CameraFault};
use crate::ui::components::button::Button;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::download::Upload;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::focus;
use crate::ui::page::{self, Page};
use crate::ui::texts::say;
use crate::ui::widgets::incoming::{ImportNote, Incoming};
use crate::ui::widgets::toast::FeedbackToast;
use crate::words::keys;
use leptos::html;
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// How often the camera's picture is searched.
const BEAT: Duration = Duration::from_millis(160);

/// How far the camera is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    Asking,
    Looking,
    Blind(CameraFault),
}

/// The page's state.
#[derive(Clone, Copy)]
struct Reader {
    video: NodeRef<html::Video>,
    camera: StoredValue<Option<Camera>, LocalStorage>,
    sight: RwSignal<Sight>,
    gathering: RwSignal<Gathering>,
    /// What the last code was, where it was no piece.
    strange: RwSignal<Option<Strange>>,
    incoming: Incoming,
    feedback: Feedback,
}

impl Reader {
    fn new() -> Self {
        Self {
            video: NodeRef::new(),
            camera: StoredValue::new_local(None),
            sight: RwSignal::new(Sight::Asking),
            gathering: RwSignal::new(Gathering::default()),
            strange: RwSignal::new(None),
            incoming: Incoming::and_then(|| page::go(&Page::Home)),
            feedback: feedback(),
        }
    }

    fn open(self) {
        let Some(video) = self.video.get_untracked() else { return };
        self.sight.set(Sight::Asking);
        spawn_local(async move {
            let opened = Camera::open(video).await;
            // Who left the page meanwhile needs no camera: it goes off here.
            let sight = opened.as_ref().map_or_else(|fault| Sight::Blind(*fault), |_| Sight::Looking);
            if self.sight.try_set(sight).is_none() {
                self.camera.try_set_value(opened.ok());
            }
        });
    }

    fn look(self) {
        let codes = self.camera.try_with_value(|camera| camera.as_ref().map(Camera::look)).flatten();
        for code in codes.unwrap_or_default() {
            let strange = code.as_ref().err().copied();
            // A code stays before the camera for a while: it is told once.
            if self.strange.get_untracked() != strange {
                self.strange.set(strange);
                if let Some(strange) = strange {
                    self.feedback.announce(say(told(strange)));
                }
            }
            if let Ok(piece) = code {
                self.take(piece);
            }
        }
    }

    fn take(self, piece: Piece) {
        let mut taken = Taken::Known;
        self.gathering.update(|gathering| taken = gathering.take(piece));
        match taken {
            Taken::Known => return,
            Taken::New => self.feedback.announce(self.progress()),
            Taken::Another => self.feedback.toast(keys::TAKEIN_ANOTHER, Offer::Nothing),
        }
        match self.gathering.try_update(Gathering::text).flatten() {
            None => {}
            Some(Err(_)) => self.feedback.toast(keys::TAKEIN_BROKEN, Offer::Nothing),
            Some(Ok(text)) => self.finish(text),
        }
    }

    /// The text is judged like a file; what is refused stays on this page with its reason.
    fn finish(self, text: String) {
        self.camera.set_value(None);
        self.incoming.take(Upload::Text(text));
    }

    fn progress(self) -> String {
        let (have, count) = self.gathering.with(|gathering| {
            let there: Vec<_> = gathering.there().collect();
            (there.iter().filter(|there| **there).count(), there.len())
        });
        if count == 0 {
            say(keys::TAKEIN_LOOKING)
        } else {
            say(Line::new(keys::TAKEIN_PROGRESS).with("have", have).with("count", count))
        }
    }
}

/// The page.
pub fn take_in() -> AnyView {
    focus::focus_heading();
    let reader = Reader::new();
    reader.video.on_load(move |_| reader.open());
    if let Ok(beat) = set_interval_with_handle(move || reader.look(), BEAT) {
        on_cleanup(move || beat.clear());
    }
    view! {
        <div class="screen one">
            <Head title=say(keys::TAKEIN_TITLE) back=Page::Home.href() back_label=say(keys::SETUP_BACK_HOME) />
            <main class="body handover">
                <ImportNote incoming=reader.incoming />
                {move || blind(reader)}
                <p>{say(keys::TAKEIN_HOW)}</p>
                <div class="sees">
                    <video node_ref=reader.video aria-label=say(keys::TAKEIN_PICTURE) autoplay=true muted=true playsinline=true></video>
                </div>
                <p class="center"><b>{move || state(reader)}</b></p>
                <ul class="squares" aria-hidden="true">{move || squares(reader)}</ul>
            </main>
            <FeedbackToast />
        </div>
    }
    .into_any()
}

fn state(reader: Reader) -> String {
    match reader.sight.get() {
        Sight::Asking => say(keys::TAKEIN_ASKING),
        Sight::Looking => reader.strange.get().map_or_else(|| reader.progress(), |strange| say(told(strange))),
        Sight::Blind(_) => String::new(),
    }
}

/// What a code is that is no piece.
fn told(strange: Strange) -> Key {
    match strange {
        Strange::Foreign => keys::TAKEIN_FOREIGN,
        Strange::Newer => keys::TAKEIN_NEWER,
    }
}

/// One square a code, filled once it is read.
fn squares(reader: Reader) -> AnyView {
    let there: Vec<_> = reader.gathering.with(|gathering| gathering.there().collect());
    there.into_iter().map(|there| view! { <li class=there.then_some("on")></li> }).collect_view().into_any()
}

/// Why nothing is seen, and what to do about it.
fn blind(reader: Reader) -> Option<AnyView> {
    let key: Key = match reader.sight.get() {
        Sight::Asking | Sight::Looking => return None,
        Sight::Blind(CameraFault::Refused) => keys::TAKEIN_REFUSED,
        Sight::Blind(CameraFault::None) => keys::TAKEIN_NONE,
    };
    let view = view! {
        <Note kind=NoteKind::Error>{say(key)}</Note>
        <Button label=say(keys::TAKEIN_AGAIN) on_press=move || reader.open() />
    };
    Some(view.into_any())
}
