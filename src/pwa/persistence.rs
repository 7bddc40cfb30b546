//! Whether the browser has promised to keep what is saved, and asking it to.
//!
//! Asking is for the moment when there is something to keep: some browsers show a question then. A refusal changes
//! nothing but the sentence in the settings.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// What the browser says of the saves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Promised {
    /// It keeps them until the players delete them.
    Yes,
    /// It may clear them where space runs out.
    No,
    /// It does not say.
    #[default]
    Unknown,
}

/// What the browser promised, for every screen.
#[derive(Clone, Copy)]
pub struct Persistence {
    /// What is known.
    pub promised: RwSignal<Promised>,
}

impl Persistence {
    /// Finds out what was promised before, without asking for more, and gives it to every screen below.
    pub fn provide() -> Self {
        let persistence = Self { promised: RwSignal::default() };
        provide_context(persistence);
        persistence.run("persisted", |_| {});
        persistence
    }

    /// Asks the browser to keep what is saved, unless it has promised; `then` hears the answer.
    pub fn ask(self, then: impl FnOnce(Promised) + 'static) {
        match self.promised.get_untracked() {
            Promised::Yes => then(Promised::Yes),
            Promised::No | Promised::Unknown => self.run("persist", then),
        }
    }

    fn run(self, way: &'static str, then: impl FnOnce(Promised) + 'static) {
        spawn_local(async move {
            let promised =
                answer(way).await.map_or(Promised::Unknown, |yes| if yes { Promised::Yes } else { Promised::No });
            // The app may be gone by then.
            let _ = self.promised.try_set(promised);
            then(promised);
        });
    }
}

/// What the browser answers to `navigator.storage.<way>()`; nothing where it has no such way.
async fn answer(way: &str) -> Option<bool> {
    let storage = Reflect::get(&window().navigator(), &JsValue::from_str("storage")).ok()?;
    let ask: Function = Reflect::get(&storage, &JsValue::from_str(way)).ok()?.dyn_into().ok()?;
    let promise: Promise = ask.call0(&storage).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()?.as_bool()
}

/// Whether this is Safari on an iPhone or iPad, in a page and not installed: only there does the browser say that.
pub fn can_be_put_on_the_home_screen_of_ios() -> bool {
    let standing = Reflect::get(&window().navigator(), &JsValue::from_str("standalone"));
    standing.is_ok_and(|standing| standing.as_bool() == Some(false))
}
