//! A field of text: label above, what is wrong below.

use leptos::prelude::*;

use super::{fresh_id::fresh_id, icon::Icon, sign::Sign};

/// What is typed into a field, which decides the phone's keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// Words.
    Text,
    /// A whole number.
    Number,
    /// Words to look for.
    Search,
}

impl FieldKind {
    /// The input mode of that kind.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Number => "numeric",
            Self::Search => "search",
        }
    }
}

/// One line of text.
#[component]
pub fn TextField(
    /// What is typed.
    #[prop(into)]
    label: Signal<String>,
    /// Which keyboard it wants.
    #[prop(default = FieldKind::Text)]
    kind: FieldKind,
    /// The text; the screen's state owns it.
    #[prop(into)]
    value: Signal<String>,
    /// More about it.
    #[prop(optional, into)]
    hint: MaybeProp<String>,
    /// What is wrong with it, in one line.
    #[prop(optional, into)]
    fault: MaybeProp<String>,
    /// The greatest number of characters.
    #[prop(default = 200)]
    maxlength: u32,
    /// Every change.
    #[prop(into)]
    on_input: Callback<(String,)>,
) -> impl IntoView {
    let id = fresh_id("field");
    let about = format!("{id}-about");
    view! {
        <div class="field">
            <label for=id.clone()>{move || label.get()}</label>
            <input
                id=id
                type="text"
                inputmode=kind.as_str()
                dir="auto"
                autocomplete="off"
                maxlength=maxlength.to_string()
                prop:value=move || value.get()
                aria-describedby=about.clone()
                aria-invalid=move || fault.get().is_some().then_some("true")
                on:input:target=move |event| on_input.run((event.target().value(),))
            />
            <About id=about hint=hint fault=fault />
        </div>
    }
}

/// Several lines of text: a note, a pasted save.
#[component]
pub fn TextArea(
    /// What is typed.
    #[prop(into)]
    label: Signal<String>,
    /// The text; the screen's state owns it.
    #[prop(into)]
    value: Signal<String>,
    /// More about it.
    #[prop(optional, into)]
    hint: MaybeProp<String>,
    /// What is wrong with it, in one line.
    #[prop(optional, into)]
    fault: MaybeProp<String>,
    /// Every change.
    #[prop(into)]
    on_input: Callback<(String,)>,
) -> impl IntoView {
    let id = fresh_id("field");
    let about = format!("{id}-about");
    view! {
        <div class="field">
            <label for=id.clone()>{move || label.get()}</label>
            <textarea
                id=id
                dir="auto"
                prop:value=move || value.get()
                aria-describedby=about.clone()
                aria-invalid=move || fault.get().is_some().then_some("true")
                on:input:target=move |event| on_input.run((event.target().value(),))
            ></textarea>
            <About id=about hint=hint fault=fault />
        </div>
    }
}

/// What stands below a field.
#[component]
fn About(id: String, hint: MaybeProp<String>, fault: MaybeProp<String>) -> impl IntoView {
    let wrong = |line: String| {
        view! {
            <p class="fault">
                <Icon sign=Sign::Warning />
                <span>{line}</span>
            </p>
        }
    };
    view! {
        <div id=id aria-live="polite">
            {move || hint.get().map(|line| view! { <p class="hint">{line}</p> })}
            {move || fault.get().map(wrong)}
        </div>
    }
}
