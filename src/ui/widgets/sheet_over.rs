//! A sheet that is over its screen as long as the screen's state says what is on it.

use crate::ui::components::sheet::Sheet;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The sheet.
#[component]
pub fn SheetOver<T: Send + Sync + 'static>(
    /// What is on it; nothing while it is closed, and once its cross was pressed.
    over: RwSignal<Option<T>>,
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    /// What it says; built anew each time it opens.
    children: ChildrenFn,
) -> impl IntoView {
    view! {
        <Sheet
            open=Signal::derive(move || over.with(Option::is_some))
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || over.set(None)
        >
            {children()}
        </Sheet>
    }
}
