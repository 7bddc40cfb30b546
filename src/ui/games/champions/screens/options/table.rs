//! The table itself: its name, its log, its backup, its end.

use super::form::Opens;
use super::{Changing, Open};
use crate::kernel::line::Line;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::{RowButton, SignLink};
use crate::ui::components::sign::Sign;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::share::takes_saves;
use crate::ui::table::any_table::any_table;
use crate::ui::table::log::{export, share};
use crate::ui::table::pages::SharedPage;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Name, log, remark, backup, end of the game.
#[component]
pub(super) fn TableSection(
    /// What is being changed.
    open: Open,
) -> impl IntoView {
    let session = session();
    let steps = move || {
        let steps = session.journal.with(|journal| journal.cursor());
        Some(say(Line::new(keys::OPTIONS_OPEN_LOG_SUB).with("steps", steps)))
    };
    view! {
        <section class="card rows" aria-label=say(keys::OPTIONS_TABLE)>
            <Opens open=open what=Changing::Name sign=Sign::Edit title=keys::OPTIONS_NAME now=session.name />
            <SignLink
                href=SharedPage::Log.href(&session.id())
                sign=Sign::Log
                title=say(keys::OPTIONS_OPEN_LOG)
                sub=Signal::derive(steps)
            />
            <Opens
                open=open
                what=Changing::Remark
                sign=Sign::About
                title=keys::OPTIONS_REMARK
                now=say(keys::OPTIONS_REMARK_SUB)
            />
            {backup()}
            {end(session)}
        </section>
    }
}

/// The table as a file, and the same through the device's sharing where that takes it.
fn backup() -> impl IntoView {
    let (table, feedback) = (any_table(), feedback());
    view! {
        <RowButton
            title=say(keys::OPTIONS_BACKUP)
            sub=say(keys::OPTIONS_BACKUP_SUB)
            lead=|| view! { <Icon sign=Sign::Exit size=IconSize::Lead /> }
            on_press=move || export(table, feedback)
        />
        {takes_saves().then(|| view! {
            <RowButton
                title=say(keys::OPTIONS_SHARE)
                sub=say(keys::OPTIONS_SHARE_SUB)
                lead=|| view! { <Icon sign=Sign::Arrow size=IconSize::Lead /> }
                on_press=move || share(table, feedback)
            />
        })}
    }
}

/// The way to the end of the game; once it has ended, to its score.
fn end(session: Session) -> impl IntoView {
    let ended = Memo::new(move |_| session.state(|state| state.ended().is_some()));
    let pick = move |open, ended_key| move || say(if ended.get() { ended_key } else { open });
    view! {
        <SignLink
            href=session.href(TablePage::Score)
            sign=Sign::Glory
            title=Signal::derive(pick(keys::OPTIONS_END, keys::OPTIONS_SCORE))
            sub=Signal::derive(move || Some(pick(keys::OPTIONS_END_SUB, keys::OPTIONS_SCORE_SUB)()))
        />
    }
}
