//! The backups of one table: each can be put back, in its place or beside it.

use crate::kernel::line::Line;
use crate::storage::TableId;
use crate::storage::backups::Backup;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::feedback::feedback;
use crate::ui::focus;
use crate::ui::page::Page;
use crate::ui::shelf::{ShelfPlace, shelf};
use crate::ui::table::backups::{Backups, backups, which};
use crate::ui::texts::say;
use crate::ui::when;
use crate::ui::widgets::toast::FeedbackToast;
use crate::words::keys;
use leptos::prelude::*;

/// The backups of the table of that id, as the URL names it.
pub fn backups_page(id: &str) -> AnyView {
    focus::focus_heading();
    feedback().leave_screen();
    let backups = backups();
    backups.refresh();
    shelf().refresh();
    let id = TableId::new(id);
    let of = Memo::new(move |_| id.as_ref().map_or(Some(Vec::new()), |id| backups.of(id)));
    let name = Signal::derive(move || of.get()?.first().map(|backup| backup.name.to_string()));
    view! {
        <div class="screen one">
            <Head
                title=say(keys::BACKUPS)
                subtitle=name
                back=Page::Home.href()
                back_label=say(keys::SETUP_BACK_HOME)
            />
            <main class="body">
                {move || of.get().map(|found| list(found, backups))}
            </main>
            <FeedbackToast />
        </div>
    }
    .into_any()
}

/// All of them; an empty list says when the first is taken.
fn list(found: Vec<Backup>, backups: Backups) -> AnyView {
    if found.is_empty() {
        return view! { <Note kind=NoteKind::Info>{say(keys::BACKUPS_NONE)}</Note> }.into_any();
    }
    let place = shelf().place_of(&found[0].table);
    let said = match place {
        ShelfPlace::There | ShelfPlace::Gone => view! { <p class="sub2">{say(keys::BACKUPS_LINES)}</p> }.into_any(),
        ShelfPlace::Unreadable => view! { <Note kind=NoteKind::Warn>{say(keys::BACKUPS_BROKEN)}</Note> }.into_any(),
    };
    let gone = (place == ShelfPlace::Gone).then(|| let_go(&found, backups));
    view! {
        {said}
        <ul class="card rows" aria-label=say(keys::BACKUPS)>
            {found.into_iter().map(|backup| row(backup, place, backups)).collect_view()}
        </ul>
        {gone}
    }
    .into_any()
}

/// The way to be rid of the backups of a table that is gone: what that means is said before it happens.
fn let_go(found: &[Backup], backups: Backups) -> AnyView {
    let (table, name, count) = (found[0].table.clone(), found[0].name.clone(), found.len());
    let asked = RwSignal::new(false);
    let press = move || {
        if asked.get_untracked() {
            backups.let_go(table.clone(), name.clone());
        }
        asked.set(true);
    };
    let warning = move || {
        let said = say(Line::new(keys::BACKUPS_LET_GO_SURE).with("count", count));
        asked.get().then(|| view! { <Note kind=NoteKind::Warn>{said}</Note> })
    };
    let label = move || say(if asked.get() { keys::BACKUPS_LET_GO_YES } else { keys::BACKUPS_LET_GO_ASK });
    view! {
        {warning}
        <Button label=Signal::derive(label) on_press=press />
    }
    .into_any()
}

fn row(backup: Backup, place: ShelfPlace, backups: Backups) -> AnyView {
    let which = which(&backup);
    let when = when::when(backup.taken).unwrap_or_default();
    let line = Line::new(keys::BACKUP_WHEN).with("when", when).with("steps", backup.steps);
    let ears = |key| say(Line::new(key).with("which", which.clone()));
    let (back, beside) = (backup.clone(), backup);
    // A table that is not on the shelf has no place to put anything back into; one that cannot be read keeps its own.
    let put_back = (place == ShelfPlace::There).then(|| {
        let press = move || backups.put_back(back.clone());
        view! { <Button label=say(keys::BACKUP_PUT_BACK) ears=ears(keys::BACKUP_PUT_BACK_EARS) on_press=press /> }
    });
    view! {
        <li class="backup">
            <span>
                <b>{which.clone()}</b>
                <span class="sub">{say(line)}</span>
            </span>
            <span class="rowx wrapx">
                {put_back}
                <Button
                    kind=ButtonKind::Quiet
                    label=say(keys::BACKUP_AS_NEW)
                    ears=ears(keys::BACKUP_AS_NEW_EARS)
                    on_press=move || backups.put_beside(beside.clone())
                />
            </span>
        </li>
    }
    .into_any()
}
