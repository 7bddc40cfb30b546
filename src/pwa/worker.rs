//! The service worker: registered once the app runs; another version is offered, never forced.
//!
//! Which version is served is the worker's business (`public/sw.js`). The page tells it what the players want and that
//! the app runs, and hears what there is to know.

use super::hourly;
use leptos::prelude::*;
use serde::Deserialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    MessageEvent, RegistrationOptions, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerUpdateViaCache,
};

/// Where the page says that the app runs; what starts the app gives up on it otherwise.
const RUNNING: &str = "data-running";
/// The sentence for an app that does not start; what was an error on the way was none in the end.
const BOOT_FAILED: &str = "boot-failed";

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Word {
    /// What is served, and whether there is something to be told.
    Status { current: String, offered: bool, failed: bool },
    /// The other version is served from now on.
    Go,
    /// The other version is not whole, and could not be mended.
    Damaged,
}

/// Whether there is another version, as the players should know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// Nothing to say.
    #[default]
    Quiet,
    /// A newer version can be started.
    Ready,
    /// It is not whole: something is missing, and without a network it stays so.
    Damaged,
}

/// The version of the app that runs, and the one that could.
#[derive(Clone, Copy)]
pub struct NewVersion {
    /// Whether there is another one.
    pub standing: RwSignal<Standing>,
    /// Whether a version was started and did not run, so that this one, the one before, was taken up again.
    pub fell_back: RwSignal<bool>,
    /// The version of this page, as the worker names it.
    mine: StoredValue<Option<String>>,
}

impl NewVersion {
    /// Registers the worker. Without one the app still runs, but needs a network to load again.
    pub fn register() -> Self {
        let version =
            Self { standing: RwSignal::default(), fell_back: RwSignal::new(false), mine: StoredValue::new(None) };
        if let Some(container) = container() {
            version.listen(&container);
            tell("status");
            spawn_local(follow(container));
        }
        version
    }

    fn listen(self, container: &ServiceWorkerContainer) {
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = js_sys::JSON::stringify(&event.data()).ok().map(String::from);
            let word = text.and_then(|text| serde_json::from_str(&text).ok());
            word.into_iter().for_each(|word| self.hear(word));
        });
        container.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        hear.forget();
    }

    fn hear(self, word: Word) {
        match word {
            Word::Status { current, offered, failed } => {
                let mine = self.mine.get_value().unwrap_or_else(|| current.clone());
                // Another tab may have started the other version; this page is the old one then.
                let other = offered || mine != current;
                self.mine.set_value(Some(mine));
                self.standing.set(if other { Standing::Ready } else { Standing::Quiet });
                self.fell_back.set(failed);
            }
            // The page stays as it is where it cannot be loaded again; the next visit has the new version.
            Word::Go => drop(window().location().reload()),
            Word::Damaged => self.standing.set(Standing::Damaged),
        }
    }

    /// Starts the newer version on the same page.
    pub fn restart(self) {
        tell("start");
    }

    /// The players know that a version did not run.
    pub fn know(self) {
        tell("heard");
    }
}

/// To be told once the first screen stands on the page, and not before: until then a version that fails is given up.
pub fn first_screen_stands() {
    request_animation_frame(say_it_runs);
}

async fn follow(container: ServiceWorkerContainer) {
    let options = RegistrationOptions::new();
    // Whatever a host says of keeping files: an old copy of the worker must not hide a new version.
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    let Ok(found) = JsFuture::from(container.register_with_options("sw.js", &options)).await else { return };
    let Ok(registration) = found.dyn_into::<ServiceWorkerRegistration>() else { return };
    // An installed app may stay open for weeks without a visit that would ask by itself.
    hourly::when_shown(move || drop(registration.update()));
}

/// Looks whether the host has another version by now.
pub(super) fn look_for_another() {
    let Some(ready) = container().and_then(|container| container.ready().ok()) else { return };
    spawn_local(async move {
        let Ok(found) = JsFuture::from(ready).await else { return };
        let Ok(registration) = found.dyn_into::<ServiceWorkerRegistration>() else { return };
        // Without a network there is none to be had.
        if let Ok(update) = registration.update() {
            let _ = JsFuture::from(update).await;
        }
    });
}

/// The first screen is painted: whatever goes wrong from now on, the version as such runs.
fn say_it_runs() {
    if let Some(root) = document().document_element() {
        // The root takes every attribute.
        let _ = root.set_attribute(RUNNING, "");
    }
    if let Some(sentence) = document().get_element_by_id(BOOT_FAILED) {
        let _ = sentence.set_attribute("hidden", "");
    }
    tell("started");
}

/// Says one word to the worker of this page, where it has one.
pub(super) fn tell(word: &str) {
    tell_of(word, []);
}

/// The same with what the word is about.
pub(super) fn tell_of<const N: usize>(word: &str, about: [(&str, JsValue); N]) {
    let Some(worker) = container().and_then(|container| container.controller()) else { return };
    let call = js_sys::Object::new();
    for (name, value) in std::iter::once(("type", JsValue::from_str(word))).chain(about) {
        // A fresh object takes every property.
        let _ = js_sys::Reflect::set(&call, &JsValue::from_str(name), &value);
    }
    let _ = worker.post_message(&call);
}

/// The browser's worker desk, where pages of this origin may have one.
pub(super) fn container() -> Option<ServiceWorkerContainer> {
    let navigator = JsValue::from(window().navigator());
    let known = js_sys::Reflect::has(&navigator, &JsValue::from_str("serviceWorker")).unwrap_or(false);
    (known && window().is_secure_context()).then(|| window().navigator().service_worker())
}
