//! A file that another app has handed over: the service worker keeps it until a page has dealt with it.

use super::worker::{container, tell};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Where the worker gives it out.
const FILE: &str = "shared-file";
/// What the worker answers where it has one; another answer where it has none.
const FOUND: u16 = 200;

/// Its bytes; nothing where there is none, or no worker that could have kept one.
pub async fn file() -> Option<Vec<u8>> {
    container()?.controller()?;
    let response = JsFuture::from(window().fetch_with_str(FILE)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if response.status() != FOUND {
        return None;
    }
    let buffer = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(js_sys::Uint8Array::new(&buffer).to_vec())
}

/// It is dealt with, and need not be kept any more.
pub fn is_dealt_with() {
    tell("taken");
}
