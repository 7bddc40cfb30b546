//! Waiting for the browser, but not for ever; and letting it have its turn.

use std::cell::RefCell;
use std::future::Future;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Waits until `work` is done or `milliseconds` have gone by; work that takes longer goes on behind.
pub async fn at_most(milliseconds: i32, work: impl Future<Output = ()> + 'static) {
    let work = RefCell::new(Some(work));
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        let resolve = Rc::new(resolve);
        let later = resolve.clone();
        let late = Closure::once_into_js(move || call(&later));
        if let Some(window) = web_sys::window() {
            // Without a timer the work itself still ends the wait.
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(late.unchecked_ref(), milliseconds);
        }
        if let Some(work) = work.borrow_mut().take() {
            spawn_local(async move {
                work.await;
                call(&resolve);
            });
        }
    });
    // This promise is only ever kept.
    let _ = JsFuture::from(promise).await;
}

/// Goes on in a task of its own, so that the browser can paint and hear a tap in between.
pub async fn a_turn_for_the_browser() {
    called_back(|window, resolve| window.set_timeout_with_callback(resolve)).await;
}

/// Goes on after so many milliseconds.
pub async fn after(milliseconds: i32) {
    called_back(|window, resolve| window.set_timeout_with_callback_and_timeout_and_arguments_0(resolve, milliseconds))
        .await;
}

/// Goes on once the browser has painted what is on the page; after so many milliseconds where it paints nothing, as for
/// a page that nobody sees.
pub async fn painted(milliseconds: i32) {
    at_most(milliseconds, async {
        // The second frame begins when the first has been painted.
        called_back(|window, resolve| window.request_animation_frame(resolve)).await;
        called_back(|window, resolve| window.request_animation_frame(resolve)).await;
    })
    .await;
    a_turn_for_the_browser().await;
}

/// Goes on when the browser calls back what it was given; at once where it cannot be asked.
async fn called_back(ask: impl Fn(&web_sys::Window, &js_sys::Function) -> Result<i32, JsValue>) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        let later = web_sys::window().map(|window| ask(&window, &resolve));
        if !matches!(later, Some(Ok(_))) {
            call(&resolve);
        }
    });
    // This promise is only ever kept.
    let _ = JsFuture::from(promise).await;
}

fn call(resolve: &js_sys::Function) {
    // Resolving twice does nothing the second time.
    let _ = resolve.call0(&JsValue::NULL);
}
