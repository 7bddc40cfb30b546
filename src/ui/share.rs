//! Handing something out of the app: by the device's own sharing where it has one, else by copying or keeping it.

use super::download::{keep, picture_name};
use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, FilePropertyBag, Navigator, ShareData};

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// The device took it, and says so itself.
    Handed,
    /// The players changed their mind.
    Left,
    /// It is in the clipboard.
    Copied,
    /// It is among the device's files.
    Kept,
    /// Nothing worked.
    Failed,
}

/// Shares a text, or copies it.
pub async fn text(title: &str, text: &str) -> Shared {
    let navigator = window().navigator();
    let data = ShareData::new();
    data.set_title(title);
    data.set_text(text);
    if has(&navigator, "share") {
        return handed(&navigator, &data).await;
    }
    match copied(&navigator, text).await {
        Ok(_) => Shared::Copied,
        Err(_) => Shared::Failed,
    }
}

/// Shares a picture where the device takes files, or keeps it as one.
pub async fn picture(name: &str, picture: &Blob) -> Shared {
    let (navigator, name) = (window().navigator(), picture_name(name));
    if let Some(data) = as_file(&name, picture).filter(|data| takes(&navigator, data)) {
        return handed(&navigator, &data).await;
    }
    match keep(&name, picture) {
        Ok(()) => Shared::Kept,
        Err(_) => Shared::Failed,
    }
}

fn as_file(name: &str, picture: &Blob) -> Option<ShareData> {
    let kind = FilePropertyBag::new();
    kind.set_type(&picture.type_());
    let file = File::new_with_blob_sequence_and_options(&Array::of1(picture), name, &kind).ok()?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    Some(data)
}

/// Whether the device shares this.
fn takes(navigator: &Navigator, data: &ShareData) -> bool {
    has(navigator, "share") && has(navigator, "canShare") && navigator.can_share_with_data(data)
}

/// Whether the browser knows a way of that name.
fn has(navigator: &Navigator, name: &str) -> bool {
    Reflect::get(navigator, &name.into()).is_ok_and(|way| way.is_function())
}

async fn handed(navigator: &Navigator, data: &ShareData) -> Shared {
    match JsFuture::from(navigator.share_with_data(data)).await {
        Ok(_) => Shared::Handed,
        Err(error) if is_abort(&error) => Shared::Left,
        Err(_) => Shared::Failed,
    }
}

/// Whether the players closed the device's own list.
fn is_abort(error: &JsValue) -> bool {
    Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string()).is_some_and(|name| name == "AbortError")
}

/// Puts a text into the clipboard.
async fn copied(navigator: &Navigator, text: &str) -> Result<JsValue, JsValue> {
    let clipboard = Reflect::get(navigator, &"clipboard".into())?;
    let write: Function = Reflect::get(&clipboard, &"writeText".into())?.dyn_into()?;
    let writing: Promise = write.call1(&clipboard, &text.into())?.dyn_into()?;
    JsFuture::from(writing).await
}
