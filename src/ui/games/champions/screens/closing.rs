//! A game in short: one sheet of paper worth showing around, as a text, as a picture or on paper.

use crate::games::champions::text::closing::{self, Closing, Row};
use crate::games::champions::text::names;
use crate::kernel::line::{Key, Line};
use crate::ui::components::head::Head;
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::number::shown;
use crate::ui::focus;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::poster;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::ui::widgets::poster::Sheet;
use crate::ui::widgets::sharing::{Shareable, paper_way, share_dock};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The page.
pub fn closing_page() -> AnyView {
    focus::focus_heading();
    let session = session();
    let closing = Memo::new(move |_| session.journal.with(closing::closing));
    let ended = session.state(|state| state.ended().is_some());
    let back = if ended { TablePage::Score } else { TablePage::Statistics };
    let back_label = if ended { keys::CLOSING_TO_SCORE } else { keys::CLOSING_TO_STATISTICS };
    view! {
        <div class="screen one">
            <Head title=say(keys::CLOSING_TITLE) back=session.href(back) back_label=say(back_label) trailing=paper_way />
            <main class="body" tabindex="0">{move || closing.with(paper)}</main>
            {share_dock(move || InShort {
                closing: closing.get_untracked(),
                table: session.name.get_untracked(),
            })}
        </div>
    }
    .into_any()
}

/// The sheet of paper.
fn paper(closing: &Closing) -> AnyView {
    let line = |line: &Line| view! { <p>{say(line.clone())}</p> };
    let item = |line: &Line| view! { <li>{say(line.clone())}</li> };
    let most = (!closing.distinctions.is_empty()).then(|| {
        view! {
            <h3>{say(keys::CLOSING_DISTINCTIONS)}</h3>
            <ul>{closing.distinctions.iter().map(item).collect_view()}</ul>
        }
    });
    view! {
        <section class="card pad closing" aria-label=closing.title.clone()>
            <h2>{closing.title.clone()}</h2>
            <p class="outcome">{say(closing.verdict.clone())}</p>
            <div>
                {line(&closing.honor)} {closing.glorified.as_ref().map(line)} {closing.time.as_ref().map(line)}
            </div>
            {five(&closing.rows)}
            {most}
        </section>
    }
    .into_any()
}

/// The five, a line each.
fn five(rows: &[Row]) -> AnyView {
    let column = |key: Key| view! { <th scope="col">{say(key)}</th> };
    let row = |row: &Row| {
        let mon = looks::mon(row.id, row.clan);
        let fell = row.fell.map(|status| view! { <small class="sub2">" " {say(names::status(status))}</small> });
        view! {
            <tr>
                <td><span class="rowx"><Mon look=mon size=DiscSize::Small /><span>{row.name.clone()} {fell}</span></span></td>
                <td>{shown(row.honor.into())}</td>
                <td>{shown(row.glory.into())}</td>
                <td>{row.dealt}</td>
                <td>{row.taken}</td>
            </tr>
        }
    };
    view! {
        <table class="five">
            <thead>
                <tr>
                    {column(keys::CLOSING_CHAMPIONS)} {column(keys::CLOSING_HONOR_WORD)} {column(keys::CLOSING_GLORY_WORD)}
                    {column(keys::CLOSING_DEALT)} {column(keys::CLOSING_TAKEN)}
                </tr>
            </thead>
            <tbody>{rows.iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// The game as it is handed out.
#[derive(Clone)]
struct InShort {
    closing: Closing,
    /// What the table is called.
    table: String,
}

impl Shareable for InShort {
    fn title(&self) -> String {
        self.closing.title.clone()
    }

    fn text(&self) -> String {
        closing::text(&self.closing, |line| say(line.clone()))
    }

    fn file(&self) -> String {
        self.table.clone()
    }

    fn lay(&self, sheet: &mut Sheet<'_>) {
        poster::lay(&self.closing, sheet);
    }
}
