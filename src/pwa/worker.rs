//! The service worker: registered once the app runs; a version that waits is offered, never forced.

use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

/// A newer version of the app that waits to be started.
#[derive(Clone, Copy)]
pub struct NewVersion {
    registration: StoredValue<Option<ServiceWorkerRegistration>, LocalStorage>,
    /// Whether there is one.
    pub waiting: RwSignal<bool>,
}

impl NewVersion {
    /// Registers the worker. Without one the app still runs, but needs a network to load again.
    pub fn register() -> Self {
        let update = Self { registration: StoredValue::new_local(None), waiting: RwSignal::new(false) };
        if let Some(container) = container() {
            spawn_local(async move { update.follow(&container).await });
        }
        update
    }

    async fn follow(self, container: &ServiceWorkerContainer) {
        let Ok(registration) = JsFuture::from(container.register("sw.js")).await else { return };
        let Ok(registration) = registration.dyn_into::<ServiceWorkerRegistration>() else { return };
        self.look(&registration, container);
        let (found, waits) = (registration.clone(), container.clone());
        let on_found = Closure::<dyn Fn()>::new(move || {
            let Some(worker) = found.installing() else { return };
            let (registration, container, installing) = (found.clone(), waits.clone(), worker.clone());
            let changed = Closure::<dyn Fn()>::new(move || {
                if installing.state() == ServiceWorkerState::Installed {
                    self.look(&registration, &container);
                }
            });
            worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
            changed.forget();
        });
        registration.set_onupdatefound(Some(on_found.as_ref().unchecked_ref()));
        on_found.forget();
        self.registration.set_value(Some(registration));
    }

    /// A worker that waits beside one that runs is a newer version; alone it is the first.
    fn look(self, registration: &ServiceWorkerRegistration, container: &ServiceWorkerContainer) {
        if registration.waiting().is_some() && container.controller().is_some() {
            self.waiting.set(true);
        }
    }

    /// Starts the newer version on the same page.
    pub fn restart(self) {
        let waiting = self.registration.with_value(|registration| registration.as_ref().and_then(|r| r.waiting()));
        let (Some(worker), Some(container)) = (waiting, container()) else { return };
        let reload = Closure::<dyn Fn()>::new(|| {
            // The page stays as it is where it cannot be loaded again; the next visit has the new version.
            let _ = window().location().reload();
        });
        container.set_oncontrollerchange(Some(reload.as_ref().unchecked_ref()));
        reload.forget();
        let call = js_sys::Object::new();
        // A fresh object takes every property.
        let _ = js_sys::Reflect::set(&call, &JsValue::from_str("type"), &JsValue::from_str("skip-waiting"));
        let _ = worker.post_message(&call);
    }
}

/// The browser's worker desk, where pages of this origin may have one.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = JsValue::from(window().navigator());
    let known = js_sys::Reflect::has(&navigator, &JsValue::from_str("serviceWorker")).unwrap_or(false);
    (known && window().is_secure_context()).then(|| window().navigator().service_worker())
}
