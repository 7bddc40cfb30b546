//! Handing something out of the app: by the device's own sharing where it has one, else by copying or keeping it.

use super::download::{self, file_name, keep, picture_name};
use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, FilePropertyBag, Navigator, ShareData};

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

/// Whether the device prints.
pub fn prints() -> bool {
    Reflect::get(&window(), &"print".into()).is_ok_and(|way| way.is_function())
}

/// Prints the page as `@media print` shows it.
pub fn print() {
    // A browser that refuses says so itself.
    let _ = window().print();
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

/// Hands the text of a save file to the device's own sharing where that takes files, or keeps it as one. A device that
/// could not share it after all keeps it too.
pub async fn save(name: &str, text: &str) -> Shared {
    let navigator = window().navigator();
    if let Some(data) = as_save(&navigator, name, text) {
        match handed(&navigator, &data).await {
            shared @ (Shared::Handed | Shared::Left) => return shared,
            Shared::Copied | Shared::Kept | Shared::Failed => {}
        }
    }
    download::download(&file_name(name), text);
    Shared::Kept
}

/// Whether the device's own sharing takes save files.
pub fn takes_saves() -> bool {
    as_save(&window().navigator(), "rokugan", "{}").is_some()
}

/// A save as the kind of file the device takes. Some share texts but no JSON; the app reads both.
fn as_save(navigator: &Navigator, name: &str, text: &str) -> Option<ShareData> {
    let kinds = [(file_name(name), "application/json"), (download::text_name(name), "text/plain")];
    let mut data = kinds.iter().filter_map(|(name, kind)| as_file(name, &blob(text, kind)?));
    data.find(|data| takes(navigator, data))
}

fn blob(text: &str, kind: &str) -> Option<Blob> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options).ok()
}

fn as_file(name: &str, content: &Blob) -> Option<ShareData> {
    let kind = FilePropertyBag::new();
    kind.set_type(&content.type_());
    let file = File::new_with_blob_sequence_and_options(&Array::of1(content), name, &kind).ok()?;
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
