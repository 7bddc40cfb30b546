//! Texts out of the app and into it, as files of the device.

use crate::storage::schema::MOST_BYTES;
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use leptos::html;
use leptos::leptos_dom::helpers::set_timeout;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, File, FileReader, HtmlAnchorElement, HtmlInputElement, Url};

/// How long a file offered for download stays in memory.
const LET_GO: Duration = Duration::from_secs(30);

/// Hands a text to the browser as a file to keep.
pub fn download(name: &str, text: &str) {
    // A browser that cannot make files has no place to put one either; the table itself stays where it is.
    let _ = offer(name, text);
}

fn offer(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let blob = Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&JsValue::from_str(text)), &kind)?;
    keep(name, &blob)
}

/// Hands a file to the browser to keep.
///
/// # Errors
///
/// The browser makes no files.
pub fn keep(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let url = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // Some browsers read the text only after this returns.
    let free = move || {
        let _ = Url::revoke_object_url(&url);
    };
    set_timeout(free, LET_GO);
    Ok(())
}

/// A file name for something of that name: `Palace at Dusk.rokugan.json`.
///
/// ```
/// # use rokugan::ui::download::file_name;
/// assert_eq!(file_name("Turn 3/8: Oni?"), "Turn 3 8 Oni.rokugan.json");
/// assert_eq!(file_name("…"), "rokugan.rokugan.json");
/// ```
pub fn file_name(name: &str) -> String {
    format!("{}.rokugan.json", plain(name))
}

/// The same for devices that share texts only: `Palace at Dusk.rokugan.txt`.
pub fn text_name(name: &str) -> String {
    format!("{}.rokugan.txt", plain(name))
}

/// A file name for a picture of something of that name: `Palace at Dusk.png`.
pub fn picture_name(name: &str) -> String {
    format!("{}.png", plain(name))
}

/// A name without what files do not like.
fn plain(name: &str) -> String {
    let words = name.split(|c: char| !c.is_alphanumeric() && !"-_'’".contains(c)).filter(|word| !word.is_empty());
    let name = words.collect::<Vec<_>>().join(" ");
    if name.is_empty() { "rokugan".to_owned() } else { name }
}

/// What came of choosing a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Upload {
    /// Its text.
    Text(String),
    /// More bytes than any file of this app has; it was not read.
    TooLarge,
    /// The browser could not read it as text.
    Unreadable,
}

/// How the control that chooses a file looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UploadLook {
    /// A tool of the dock: sign above word.
    Tool,
    /// An edge of paper.
    Rest,
}

/// A control that chooses a file of the device and reads its text.
#[component]
pub fn UploadButton(
    /// What it is for: "Import".
    #[prop(into)]
    label: Signal<String>,
    /// How it looks.
    #[prop(default = UploadLook::Rest)]
    look: UploadLook,
    /// What came of it.
    on_upload: Callback<(Upload,)>,
) -> impl IntoView {
    let class = match look {
        UploadLook::Tool => "btn tool",
        UploadLook::Rest => "btn",
    };
    let inside = move || view! { <Icon sign=Sign::In /> <span>{move || label.get()}</span> };
    let chosen = Callback::new(move |(file,): (File,)| read(&file, on_upload));
    view! { <FileButton accept=".json,application/json,text/plain" class=class label=label inside=inside on_file=chosen /> }
}

/// A button that chooses a file of the device, whatever the button looks like.
#[component]
pub fn FileButton(
    /// The types of file to offer.
    accept: &'static str,
    /// The classes of the button.
    class: &'static str,
    /// What the file is for, for ears.
    #[prop(into)]
    label: Signal<String>,
    /// What stands in the button.
    #[prop(into)]
    inside: ViewFn,
    /// The chosen file.
    on_file: Callback<(File,)>,
) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    let chosen = move |_| input.get_untracked().iter().for_each(|input| take_file(input, on_file));
    let open = move |_| {
        if let Some(input) = input.get_untracked() {
            input.click();
        }
    };
    view! {
        <input type="file" accept=accept hidden aria-label=move || label.get() node_ref=input on:change=chosen />
        <button type="button" class=class on:click=open>
            {inside.run()}
        </button>
    }
}

/// Takes the file that was chosen.
fn take_file(input: &HtmlInputElement, on_file: Callback<(File,)>) {
    if let Some(file) = input.files().and_then(|files| files.get(0)) {
        on_file.run((file,));
    }
    // Choosing the same file again is a new choice.
    input.set_value("");
}

/// Reads a file; whoever asked is told when it is read.
fn read(file: &File, on_upload: Callback<(Upload,)>) {
    if file.size() > bytes_as_float(MOST_BYTES) {
        on_upload.run((Upload::TooLarge,));
        return;
    }
    let Ok(reader) = FileReader::new() else {
        on_upload.run((Upload::Unreadable,));
        return;
    };
    let done = reader.clone();
    let loaded = Closure::once_into_js(move || {
        let text = done.result().ok().and_then(|text| text.as_string());
        on_upload.run((text.map_or(Upload::Unreadable, Upload::Text),));
    });
    reader.set_onloadend(Some(loaded.unchecked_ref()));
    if reader.read_as_text(file).is_err() {
        on_upload.run((Upload::Unreadable,));
    }
}

/// Sizes of files come as floats; every size a file of ours may have is exact as one.
#[expect(clippy::cast_precision_loss, reason = "the limit is far below 2^53")]
fn bytes_as_float(bytes: usize) -> f64 {
    bytes as f64
}
