//! The log: every step of the table in a stitched book, newest first; the table as it was after any of them; and the
//! correction of an old step that keeps the rest.

mod book;
mod correction;
mod dock;
mod draft;
mod entry;
mod filter;
mod history;
mod logged;
mod pane;
mod parts;
mod report;

pub(in crate::ui) use dock::{export, share};
pub(super) use draft::draft;
pub use draft::{Draft, NotSo, Plan};
pub use history::History;
pub use logged::LoggedTable;

use crate::kernel::book::{Filter, LogLines, Section, book, opening};
use crate::kernel::line::Line;
use crate::ui::components::head::Head;
use crate::ui::later::{after_paint, behind, following};
use crate::ui::table::any_table::{AnyTable, Length, any_table};
use crate::ui::table::pages::SharedPage;
use crate::ui::texts::say;
use crate::ui::widgets::wide::roomy;
use crate::words::keys;
use book::Book;
use correction::Correction;
use dock::LogDock;
use filter::{FilterButton, FilterSheet};
use leptos::prelude::*;
use pane::Pane;

/// How many lines are drawn unasked, and how many more each time they are asked for.
const PAGE: usize = 100;
/// How many of them at once; they follow one part after the other.
const AT_ONCE: usize = 3;

/// What the log screen remembers while it is open.
#[derive(Clone, Copy)]
pub(super) struct LogState {
    table: AnyTable,
    /// Every step as a line.
    lines: Memo<LogLines>,
    /// Which lines are wanted.
    filter: RwSignal<Filter>,
    /// Whether the question which lines is open.
    filtering: RwSignal<bool>,
    /// How many lines are drawn at most.
    most: RwSignal<usize>,
    /// The line that is open, by its newest step.
    open: RwSignal<Option<usize>>,
    /// The line that may show what it holds: the one that is open, a painting later. It closes at once.
    unfolded: Signal<Option<usize>>,
    /// Whether the open line stands beside the book instead of in it.
    beside: Signal<bool>,
    /// The step of an open run that is open.
    open_step: RwSignal<Option<usize>>,
    /// The step that is being corrected.
    correcting: RwSignal<Option<usize>>,
}

impl LogState {
    fn new(table: AnyTable) -> Self {
        let open = RwSignal::new(None);
        Self {
            table,
            lines: table.get().lines(),
            filter: RwSignal::new(Filter::All),
            filtering: RwSignal::new(false),
            most: RwSignal::new(AT_ONCE),
            open,
            unfolded: behind(open.into()),
            beside: roomy(),
            open_step: RwSignal::new(None),
            correcting: RwSignal::new(None),
        }
    }

    /// Closes the line that is open.
    fn close(self) {
        self.open.set(None);
        self.open_step.set(None);
    }

    /// Draws the lines of the first page that are not drawn yet, some at a time.
    fn draw_on(self) {
        let next = move || {
            // The page may be closed by then, or more lines asked for than these.
            let drawn = self.most.try_update(|most| {
                *most = (*most).max((*most + AT_ONCE).min(PAGE));
                *most
            });
            if drawn.is_some_and(|drawn| drawn < PAGE) {
                self.draw_on();
            }
        };
        after_paint(next);
    }

    /// The lines to draw, and how many more there are.
    fn sections(self) -> Memo<(Vec<Section>, usize)> {
        Memo::new(move |_| {
            let Length { cursor, .. } = self.table.get().length();
            let sections = self.lines.with(|lines| book(lines.lines(), cursor, self.filter.get()));
            opening(sections, self.most.get())
        })
    }

    /// "47 steps, all kept".
    fn subtitle(self) -> String {
        let Length { cursor, steps } = self.table.get().length();
        if cursor == steps {
            say(Line::new(keys::LOGBOOK_STEPS).with("steps", steps))
        } else {
            say(Line::new(keys::LOGBOOK_STEPS_UNDONE).with("steps", steps).with("undone", steps - cursor))
        }
    }
}

/// The log of the open table.
#[component]
pub fn Log() -> impl IntoView {
    let table = any_table();
    let state = LogState::new(table);
    // The head comes first: to take away what stood there before is work enough until the first painting.
    let dock = following(move || view! { <LogDock state=state /> }.into_any());
    let book = following(move || {
        state.draw_on();
        view! { <Book state=state /> }.into_any()
    });
    let sheets = following(move || view! { <FilterSheet state=state /> <Correction state=state /> }.into_any());
    view! {
        <div class="screen log-page" class:two=move || state.beside.get() class:one=move || !state.beside.get()>
            <Head
                title=say(keys::LOGBOOK_TITLE)
                subtitle=Signal::derive(move || Some(state.subtitle()))
                back=table.href(SharedPage::Table)
                back_label=say(keys::LOGBOOK_BACK)
                trailing=move || view! { <FilterButton state=state /> }
            />
            <main class="body">
                {book}
            </main>
            <Show when=move || state.beside.get()>
                <Pane state=state />
            </Show>
            {dock}
        </div>
        {sheets}
    }
}
