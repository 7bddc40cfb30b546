//! Light or dark with one tap; following the device is under Settings.

use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::sign::Sign;
use crate::ui::prefs::{self, Theme};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The button that turns the look over.
#[component]
pub(super) fn ThemeButton() -> impl IntoView {
    let prefs = prefs::current();
    let dark = Signal::derive(move || is_dark(prefs.with(|prefs| prefs.theme)));
    let turn = move || {
        let theme = if dark.get_untracked() { Theme::Washi } else { Theme::Ink };
        prefs.update(|prefs| prefs.theme = theme);
    };
    view! {
        <Button
            kind=ButtonKind::Round
            label=say(keys::THEME_DARK)
            sign=Sign::Moon
            pressed=Signal::derive(move || Some(dark.get()))
            on_press=turn
        />
    }
}

/// Whether the app looks dark now.
fn is_dark(theme: Theme) -> bool {
    match theme {
        Theme::Ink => true,
        Theme::Washi => false,
        Theme::System => {
            let query = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
            query.is_some_and(|query| query.matches())
        }
    }
}
