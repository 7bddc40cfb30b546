//! An entry as it is read, alone or among those of its section.

use super::sheet::entry_pages;
use crate::kernel::line::Key;
use crate::kernel::reference::{Entry, Grid, Section};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::html;
use leptos::prelude::*;

/// The sentences of an entry, and what this app plays where the rulebook leaves a choice.
#[component]
pub(super) fn EntryText(
    /// Which.
    entry: &'static Entry,
) -> impl IntoView {
    let ruling = |key: Key| view! { <p class="sub2"><b>{say(keys::RULES_READING)}</b> " " {say(key)}</p> };
    view! {
        <p>{say(entry.text())}</p>
        {entry.ruling().map(ruling)}
        {entry.table().map(grid)}
    }
}

/// A table of numbers; the darker a cell, the higher its number. It scrolls for itself, and keyboards scroll it too.
fn grid(grid: &'static Grid) -> impl IntoView {
    let ((down, first_row), (across, first)) = (grid.down, grid.across);
    let width = grid.cells.first().map_or(0, |row| row.len());
    let head = (first..).take(width).map(|number| view! { <th scope="col">{number}</th> }).collect_view();
    let cell = |number: &i16| view! { <td style=("--n", number.to_string())>{*number}</td> };
    let row = |(number, cells): (i16, &&'static [i16])| {
        view! { <tr><th scope="row">{number}</th> {cells.iter().map(cell).collect_view()}</tr> }
    };
    view! {
        <div class="rule-grid" tabindex="0" role="group" aria-label=say(grid.caption)>
            <table>
                <caption>{say(grid.caption)}</caption>
                <thead>
                    <tr><th scope="col"><span class="vh">{say(down)} ", " {say(across)}</span></th> {head}</tr>
                </thead>
                <tbody>{(first_row..).zip(grid.cells).map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

/// Where the eye goes in a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Marked {
    /// To its beginning.
    None,
    /// To the entry one came from.
    Entry(&'static Entry),
}

/// What stands above a section, which decides the rank of its headings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Below {
    /// The heading of the page.
    Page,
    /// The heading of a sheet.
    Sheet,
    /// The heading of the pane beside the list.
    Pane,
}

/// Every entry of a section, one below the other.
pub(super) fn section_text(section: &'static Section, below: Below, marked: Marked) -> AnyView {
    let articles = section.entries.iter().map(|entry| article(entry, below, marked == Marked::Entry(entry)));
    view! { <div class="rule-text rule-section">{articles.collect_view()}</div> }.into_any()
}

fn article(entry: &'static Entry, below: Below, is_marked: bool) -> AnyView {
    let node = NodeRef::<html::Article>::new();
    if is_marked {
        // It comes into view with the section, below the heading that takes the focus.
        Effect::new(move || {
            if let Some(article) = node.get() {
                request_animation_frame(move || article.scroll_into_view());
            }
        });
    }
    let heading = match below {
        Below::Page => view! { <h2>{say(entry.title())}</h2> }.into_any(),
        Below::Sheet | Below::Pane => view! { <h3>{say(entry.title())}</h3> }.into_any(),
    };
    view! {
        <article class:marked=is_marked node_ref=node>
            {heading}
            <EntryText entry=entry />
            <p class="cap">{entry_pages(entry)}</p>
        </article>
    }
    .into_any()
}
