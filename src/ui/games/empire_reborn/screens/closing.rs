//! The campaign in short: one sheet of paper worth showing around, as a text, as a picture or on paper.

use super::text::clan as clan_name;
use crate::games::empire_reborn::text::chronicle::closing;
use crate::games::empire_reborn::views::odds::history::history;
use crate::kernel::line::Line;
use crate::ui::components::head::Head;
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::session;
use crate::ui::texts::say;
use crate::ui::widgets::poster::{Letters, Sheet};
use crate::ui::widgets::sharing::{Shareable, paper_way, share_dock};
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// What is handed out.
#[derive(Clone)]
struct InShort {
    table: String,
    clans: String,
    lines: Vec<String>,
}

impl Shareable for InShort {
    fn title(&self) -> String {
        self.table.clone()
    }

    fn text(&self) -> String {
        [self.table.clone(), self.clans.clone()].iter().chain(&self.lines).cloned().collect::<Vec<_>>().join("\n")
    }

    fn file(&self) -> String {
        say(keys::ER_CLOSING_FILE)
    }

    fn lay(&self, sheet: &mut Sheet<'_>) {
        sheet.text((Letters::Plain, 32.0), "ink-3", &say(keys::ER_TABLE_NAME));
        sheet.text((Letters::Title, 68.0), "ink", &self.table);
        sheet.text((Letters::Plain, 36.0), "ink-2", &self.clans);
        sheet.rule();
        self.lines.iter().for_each(|line| sheet.text((Letters::Plain, 36.0), "ink", line));
    }
}

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let lines = session.part(|table| closing(table.state(), &history(table)));
    let clans = move || {
        session.glance(|state| state.realms().iter().map(|realm| clan_name(realm.clan)).collect::<Vec<_>>().join(" · "))
    };
    let short = move || InShort {
        table: session.name.get_untracked(),
        clans: clans(),
        lines: lines.with_untracked(|lines| lines.iter().cloned().map(say).collect()),
    };
    let item = |line: &Line| view! { <li>{say(line.clone())}</li> };
    view! {
        <div class="screen one er">
            <Head
                title=say(keys::ER_CLOSING)
                back=session.href(TablePage::Chronicle)
                back_label=say(keys::ER_CHRONICLE)
                trailing=paper_way
            />
            <main class="body" tabindex="0">
                <section class="card pad stack closing" aria-label=say(keys::ER_CLOSING)>
                    <h2>{move || session.name.get()}</h2>
                    <p>{clans}</p>
                    <ul class="er-list">{move || lines.with(|lines| lines.iter().map(item).collect_view())}</ul>
                </section>
            </main>
            {share_dock(short)}
        </div>
    }
    .into_any()
}
