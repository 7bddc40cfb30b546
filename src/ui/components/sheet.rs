//! A sheet: paper pulled over the screen from below.
//!
//! It is a native modal dialog, which holds the focus and makes the rest of the page inert. What closes it is always
//! the screen's own state: Escape, the phone's Back and a tap beside the sheet only ask, through `on_close`.

use leptos::{ev::MouseEvent, html, prelude::*};
use wasm_bindgen::JsCast;

use super::{
    button::{Button, ButtonKind},
    fresh_id::fresh_id,
    sign::Sign,
};
use crate::ui::later::{following, soon};

/// A sheet over the screen.
#[component]
pub fn Sheet(
    /// Whether it is there.
    #[prop(into)]
    open: Signal<bool>,
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    /// What its cross is called, for ears.
    #[prop(into)]
    close_label: Signal<String>,
    /// Somebody wants it closed.
    #[prop(into)]
    on_close: Callback<()>,
    /// What stands before the heading.
    #[prop(optional, into)]
    lead: Option<ViewFn>,
    /// The buttons at its foot.
    #[prop(optional, into)]
    footer: Option<ViewFn>,
    /// What it says; built anew each time it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    let heading = fresh_id("sheet");
    follow(dialog, open);
    begin_anew(dialog, title);
    let beside = move |event: MouseEvent| {
        if is_beside(&event) {
            on_close.run(());
        }
    };
    let cancel = move |event: leptos::ev::Event| {
        event.prevent_default();
        on_close.run(());
    };
    let labelled = heading.clone();
    let paper = move || {
        let rest = rest(children.clone(), footer.clone());
        view! {
            <div class="paper">
                <header>
                    {lead.clone().map(|lead| lead.run())}
                    <h2 id=heading.clone() tabindex="-1" autofocus>{move || title.get()}</h2>
                    <Button kind=ButtonKind::Round label=close_label sign=Sign::Close on_press=on_close />
                </header>
                {rest}
            </div>
        }
    };
    view! {
        <dialog class="sheet" node_ref=dialog aria-labelledby=labelled on:cancel=cancel on:click=beside>
            {move || open.get().then(|| paper.clone()())}
        </dialog>
    }
}

/// Whether something was pressed beside the paper: then it is the dialog itself.
fn is_beside(event: &MouseEvent) -> bool {
    let hit = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    hit.is_some_and(|hit| hit.tag_name().eq_ignore_ascii_case("dialog"))
}

/// What stands below the heading; it follows that.
fn rest(children: ChildrenFn, footer: Option<ViewFn>) -> impl IntoView {
    following(move || {
        let foot = footer.clone().map(|footer| view! { <footer>{footer.run()}</footer> });
        view! { {children()} {foot} }.into_any()
    })
}

/// Another heading is another page of the sheet: it begins at its beginning, also for the ears.
fn begin_anew(dialog: NodeRef<html::Dialog>, title: Signal<String>) {
    Effect::new(move |before: Option<String>| {
        let now = title.get();
        let shown = dialog.get_untracked().filter(|dialog| dialog.open());
        if let Some(dialog) = shown.filter(|_| before.is_some_and(|before| before != now)) {
            dialog.set_scroll_top(0);
            let heading = dialog.query_selector("h2").ok().flatten();
            if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<web_sys::HtmlElement>().ok()) {
                let _ = heading.focus();
            }
        }
        now
    });
}

/// Opens and closes the dialog as the state says, and gives the focus back to whoever had it.
///
/// It opens in a task of its own, with its heading, and the rest of the paper follows: that it makes the page inert is as
/// much work for the browser as the paper, and together they would hold a slow phone up for too long.
fn follow(dialog: NodeRef<html::Dialog>, open: Signal<bool>) {
    let opener = StoredValue::new_local(None::<web_sys::HtmlElement>);
    let give_back = move || {
        if let Some(opener) = opener.try_get_value().flatten() {
            let _ = opener.focus();
        }
        opener.try_set_value(None);
    };
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        if open.get() && !dialog.open() {
            let focused = document().active_element().and_then(|element| element.dyn_into().ok());
            opener.try_set_value(focused);
            soon(move || {
                // It may have been closed since.
                if open.try_get_untracked() == Some(true) && !dialog.open() {
                    show(&dialog, opener.try_get_value().flatten());
                }
            });
        } else if !open.get() {
            dialog.close();
            give_back();
        }
    });
    on_cleanup(give_back);
}

fn show(dialog: &web_sys::HtmlDialogElement, opener: Option<web_sys::HtmlElement>) {
    // Who has the focus as it opens the browser remembers too, and lays the page out to give it back, even a page that
    // has just taken the place of this one.
    if let Some(opener) = opener {
        let _ = opener.blur();
    }
    // Refused only when it is not on the page any more.
    let _ = dialog.show_modal();
}
