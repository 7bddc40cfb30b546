//! How a game ended, and all of it in short to be handed out as a text and as a picture.

use super::poster;
use crate::games::l5r_ccg::text::closing::{self, Closing, closing};
use crate::kernel::line::Line;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::table::pages::SharedPage;
use crate::ui::table::session::Shown;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::poster::Sheet;
use crate::ui::widgets::sharing::{Shareable, share_dock};
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// The game in short once it is over; nothing before.
pub type End = Shown<Option<Closing>>;

/// The game in short.
pub fn end(session: Session) -> End {
    session.part(|table| table.state().end().map(|_| closing(table)))
}

/// How it ended, and where the game turned.
pub fn ended(session: Session, end: End) -> AnyView {
    (move || end.with(|end| end.as_ref().map(|short| told(session, short)))).into_any()
}

fn told(session: Session, short: &Closing) -> AnyView {
    let line = |line: &Line| view! { <li>{say(line.clone())}</li> };
    let turning = (!short.turning.is_empty()).then(|| {
        view! {
            <h2>{say(keys::CCG_TURNING)}</h2>
            <ul class="ended">{short.turning.iter().map(line).collect_view()}</ul>
        }
    });
    view! {
        <section class="card pad stack">
            <p class="big">{say(short.verdict.clone())}</p>
            <p class="sub2">{say(short.lead.clone())}</p>
            {turning} {log(session)}
        </section>
    }
    .into_any()
}

/// What can be done at the foot of the page: once it is over, hand it out; before, put a line of the log right.
pub fn dock(session: Session, end: End) -> AnyView {
    let over = Memo::new(move |_| end.with(Option::is_some));
    let short = move || InShort { closing: end.with_untracked(Option::clone), table: session.name.get_untracked() };
    (move || match over.get() {
        true => share_dock(short),
        false => view! { <Dock><UndoTool /> {log(session)}</Dock> }.into_any(),
    })
    .into_any()
}

fn log(session: Session) -> AnyView {
    view! {
        <ButtonLink
            kind=ButtonKind::High
            href=SharedPage::Log.href(&session.id())
            label=say(keys::CCG_LOG)
            second=say(keys::CCG_LOG_SUB)
        />
    }
    .into_any()
}

/// The game as it is handed out; nothing once its end was taken back.
#[derive(Clone)]
struct InShort {
    closing: Option<Closing>,
    /// What the table is called.
    table: String,
}

impl Shareable for InShort {
    fn title(&self) -> String {
        self.closing.as_ref().map_or_else(String::new, |closing| say(closing.verdict.clone()))
    }

    fn text(&self) -> String {
        let told = |short: &Closing| closing::text(short, |line| say(line.clone()));
        self.closing.as_ref().map_or_else(String::new, told)
    }

    fn file(&self) -> String {
        self.table.clone()
    }

    fn lay(&self, sheet: &mut Sheet<'_>) {
        if let Some(closing) = &self.closing {
            poster::lay(closing, sheet);
        }
    }
}
