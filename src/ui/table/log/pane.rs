//! The open line beside the book, in a window with room for both.

use super::LogState;
use super::entry::{Inside, details, lead, pane_tags};
use crate::kernel::book::{Item, Standing};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The pane beside the book.
#[component]
pub(super) fn Pane(
    /// The log.
    state: LogState,
) -> impl IntoView {
    let sections = state.sections();
    let open = Memo::new(move |_| {
        let open = state.open.get()?;
        sections.with(|(sections, _)| {
            let items = sections.iter().flat_map(|section| section.items.iter().map(|item| (item, section.standing)));
            let mut found = items.filter(|(item, _)| item.newest().entry == open);
            found.next().map(|(item, standing)| (item.clone(), standing))
        })
    });
    view! {
        <section class="body side" aria-label=say(keys::LOGBOOK_PANE)>
            {move || match open.get() {
                Some((item, standing)) => line(state, item, standing),
                None => view! { <p class="sub2">{say(keys::LOGBOOK_PANE_EMPTY)}</p> }.into_any(),
            }}
        </section>
    }
}

/// What the open line says, every change, and the ways from here.
fn line(state: LogState, item: Item, standing: Standing) -> AnyView {
    let face = item.clone();
    view! {
        <article class="card logbook line-pane">
            <div class="rowx top pad">
                {lead(state, face.newest())}
                <div class="grow">
                    <h2>{say(face.headline())}</h2>
                    <p class="sub2">{details(face.newest())}</p>
                    {pane_tags(state, &face, standing)}
                </div>
            </div>
            <Inside state=state item=item standing=standing />
        </article>
    }
    .into_any()
}
