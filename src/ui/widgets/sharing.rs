//! How a closing page is handed out: the dock with its text and its picture, and the way to paper.

use crate::kernel::line::Key;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::sign::Sign;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::share::{self, Shared};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::poster::{self, Sheet};
use crate::words::keys;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// What is handed out.
pub trait Shareable: Clone + 'static {
    /// Its title.
    fn title(&self) -> String;

    /// The whole of it as a text.
    fn text(&self) -> String;

    /// The name of its picture's file.
    fn file(&self) -> String;

    /// Puts it on the paper of its picture.
    fn lay(&self, sheet: &mut Sheet<'_>);
}

/// Undo, the text, the picture.
pub fn share_dock<T: Shareable>(what: impl Fn() -> T + Copy + Send + Sync + 'static) -> AnyView {
    let feedback = feedback();
    let tell = move |shared| tell(feedback, shared);
    let text = move || {
        let what = what();
        spawn_local(async move { tell(share::text(&what.title(), &what.text()).await) });
    };
    let picture = move || {
        let what = what();
        spawn_local(async move {
            let shared = match poster::drawn(|sheet| what.lay(sheet)).await {
                Some(picture) => share::picture(&what.file(), &picture).await,
                None => Shared::Failed,
            };
            tell(shared);
        });
    };
    view! {
        <Dock>
            <UndoTool />
            <Button kind=ButtonKind::High label=say(keys::CLOSING_SHARE_TEXT) on_press=text />
            <Button kind=ButtonKind::Act label=say(keys::CLOSING_SHARE_PICTURE) on_press=picture />
        </Dock>
    }
    .into_any()
}

/// Says what came of it where the device does not.
pub fn tell(feedback: Feedback, shared: Shared) {
    if let Some(line) = said(shared) {
        feedback.toast(line, Offer::Nothing);
    }
}

fn said(shared: Shared) -> Option<Key> {
    match shared {
        Shared::Handed | Shared::Left => None,
        Shared::Copied => Some(keys::CLOSING_COPIED),
        Shared::Kept => Some(keys::CLOSING_KEPT),
        Shared::Failed => Some(keys::CLOSING_FAILED),
    }
}

/// The way to paper, where the device prints.
pub fn paper_way() -> AnyView {
    let print = || {
        view! { <Button kind=ButtonKind::Round label=say(keys::CLOSING_PRINT) sign=Sign::Print on_press=share::print /> }
    };
    share::prints().then(print).into_any()
}
