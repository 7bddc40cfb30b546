//! A rule that was asked for, over whatever screen asks: its words, what belongs to it, and its whole section.

use super::entry::{Below, EntryText, Marked, section_text};
use super::links::{Related, title_of};
use crate::kernel::line::Line;
use crate::kernel::reference::{Entry, Reference};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::feedback::{Feedback, Reading, feedback};
use crate::ui::focus::focus_on;
use crate::ui::texts::{page_of, say};
use crate::words::keys;
use leptos::prelude::*;

/// The sheet that opens wherever a rule reference is pressed. It leaves the screen below as it is.
#[component]
pub fn RuleSheet(
    /// The rules in force on the screen below.
    #[prop(into)]
    reference: Signal<&'static Reference>,
) -> impl IntoView {
    let feedback = feedback();
    let open = Signal::derive(move || feedback.reading.with(|reading| !reading.is_empty()));
    let shown = Memo::new(move |_| feedback.reading.with(|reading| reading.last().copied()));
    let title =
        Signal::derive(move || shown.get().map(|reading| title_of(reference.get(), reading)).unwrap_or_default());
    let footer = move || view! { <Foot feedback=feedback reference=reference /> };
    view! {
        <Sheet
            open=open
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || feedback.reading.set(Vec::new())
            footer=footer
        >
            {move || shown.get().map(|reading| body(reference.get(), reading))}
        </Sheet>
    }
}

fn body(reference: &'static Reference, reading: Reading) -> AnyView {
    match reading {
        Reading::Rule(rule) => match reference.of_rule(rule) {
            Some(entry) => of_entry(reference, entry),
            None => view! { <p class="rule-text">{say(keys::RULE_NO_WORDS)} " " {page_of(rule)}</p> }.into_any(),
        },
        Reading::Entry(entry) => of_entry(reference, entry),
        Reading::Section(section, from) => {
            section_text(section, Below::Sheet, from.map_or(Marked::None, Marked::Entry))
        }
    }
}

fn of_entry(reference: &'static Reference, entry: &'static Entry) -> AnyView {
    view! {
        <div class="rule-text stack">
            <EntryText entry=entry />
            <p class="rule-source">
                <b>{entry_pages(entry)}</b>
            </p>
            <Related reference=reference entry=entry />
        </div>
    }
    .into_any()
}

/// "Rulebook p. 24, 39"; the numbers of its rules where the rulebook has no pages.
pub(super) fn entry_pages(entry: &Entry) -> String {
    if entry.pages().is_empty() {
        return entry.rules().iter().map(|rule| rule.id).collect::<Vec<_>>().join(", ");
    }
    let pages: Vec<String> = entry.pages().iter().map(ToString::to_string).collect();
    say(Line::new(keys::RULES_PAGES).with("pages", pages.join(", ")))
}

/// The way back to what was read before, and the way on to the whole section.
#[component]
fn Foot(feedback: Feedback, reference: Signal<&'static Reference>) -> impl IntoView {
    let before = Memo::new(move |_| feedback.reading.with(|reading| reading.iter().rev().nth(1).copied()));
    let whole = Memo::new(move |_| {
        feedback.reading.with(|reading| reading.last().copied().and_then(|reading| entry_of(reference.get(), reading)))
    });
    let back = move |reading: Reading| {
        let label = say(Line::new(keys::RULES_BACK_ONE).with("title", title_of(reference.get_untracked(), reading)));
        view! { <Button kind=ButtonKind::Rest label=label sign=Sign::Back on_press=move || turn(feedback, Feedback::read_back) /> }
    };
    let more = move |entry: &'static Entry| {
        let section = reference.get_untracked().section_of(entry)?;
        let read = move || turn(feedback, move |feedback| feedback.read_on(Reading::Section(section, Some(entry))));
        Some(
            view! { <Button kind=ButtonKind::Grow label=say(keys::RULES_READ_MORE) second=say(section.title) on_press=read /> },
        )
    };
    view! {
        {move || before.get().map(back)}
        {move || whole.get().and_then(more)}
    }
}

/// The entry that is read; of a section none.
fn entry_of(reference: &Reference, reading: Reading) -> Option<&'static Entry> {
    match reading {
        Reading::Rule(rule) => reference.of_rule(rule),
        Reading::Entry(entry) => Some(entry),
        Reading::Section(..) => None,
    }
}

/// Reads something else in the open sheet, from its heading on.
pub(super) fn turn(feedback: Feedback, how: impl FnOnce(Feedback)) {
    how(feedback);
    focus_on("dialog[open]:has(.rule-text) h2");
}
