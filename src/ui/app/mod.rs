//! The app: which screen is shown, and what stands around every screen.

pub mod rest;

pub mod home;
pub mod settings;
pub mod shared;

pub mod version_note;
pub mod waiting;

use crate::ui::app::home::Home;
use crate::ui::components::live::{Live, Urgency};
use crate::ui::feedback::{Feedback, feedback};
use crate::ui::focus;
use crate::ui::language::Spoken;
use crate::ui::later::after_paint;
use crate::ui::page::{self, Page};
use crate::ui::prefs::{self, Prefs};
use leptos::prelude::*;
use rest::rest;
use std::mem::discriminant;

/// The whole app. What is not Home comes from the rest of it.
#[component]
pub fn App() -> impl IntoView {
    let (prefs, feedback, rest) = (prefs::current(), feedback(), rest());
    let page = page::shown();
    prefs::wear(prefs);
    note_pages(page, prefs, feedback);
    view! {
        <Screen page=page />
        // What was said last is read at the end of the page, not before its heading.
        <Live text=feedback.polite />
        <Live urgency=Urgency::Assertive text=feedback.assertive />
        {move || rest.part.here().map(|here| (here.beside)())}
    }
}

/// Returns to the page that was open last, and says with which page the app begins by itself, the last one or Home;
/// nothing where the URL names a page of its own.
pub fn return_to_last_page(page: RwSignal<Page>, prefs: RwSignal<Prefs>) -> Option<Page> {
    let unnamed = page::is_unnamed();
    if let (true, Some(last)) = (unnamed, prefs.with_untracked(|prefs| prefs.page.clone())) {
        page::replace(Page::parse(&last));
    }
    unnamed.then(|| page.get_untracked())
}

/// Notes every page that is opened, and shows it from its beginning, to ears and keyboards too.
fn note_pages(page: RwSignal<Page>, prefs: RwSignal<Prefs>, feedback: Feedback) {
    let rest = rest();
    Effect::new(move |first: Option<()>| {
        if first.is_some() {
            rest.went_elsewhere();
        }
        page.track();
        feedback.leave_screen();
        // The screen does not wait until its page is noted. One that nobody sees is noted once somebody does.
        after_paint(move || {
            note(page, prefs);
            if first.is_some() {
                focus::catch();
            }
        });
        focus::scroll_to_top();
        // What was read on the page before stays there.
        if feedback.reading.with_untracked(|reading| !reading.is_empty()) {
            feedback.reading.update(Vec::clear);
        }
    });
}

/// Notes the page that is shown as the one to return to; what another app handed over comes only once.
fn note(page: RwSignal<Page>, prefs: RwSignal<Prefs>) {
    if page.with_untracked(|page| matches!(page, Page::Shared(_))) {
        return;
    }
    let href = page.with_untracked(Page::href);
    if prefs.with_untracked(|prefs| prefs.page.as_ref() != Some(&href)) {
        prefs.update(|prefs| prefs.page = Some(href));
    }
}

/// The screen of a page. A table stays open while its pages change.
#[component]
fn Screen(
    /// What is shown.
    page: RwSignal<Page>,
) -> impl IntoView {
    let rest = rest();
    let (root, spoken) = (Memo::new(move |_| page.with(Page::root)), expect_context::<Spoken>());
    let mut let_go = focus::let_go();
    move || {
        // Every word is drawn anew in another language.
        spoken.get();
        let root = root.get();
        let_go(discriminant(&root));
        match root {
            Page::Home => view! { <Home /> }.into_any(),
            other => match rest.part.here() {
                Some(here) => (here.screen)(other, page),
                None => waiting::waiting(rest.part),
            },
        }
    }
}
