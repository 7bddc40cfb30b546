//! The other tables, and those that cannot be read.

use super::desk::Ready;
use super::manage::Managed;
use super::{lines, marks};
use crate::kernel::line::Line;
use crate::storage::{Condition, Listing, Readiness, StoreError};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowLink;
use crate::ui::components::sign::Sign;
use crate::ui::download;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::shelf::shelf;
use crate::ui::table::saving;
use crate::ui::texts::say;
use crate::ui::when;
use crate::words::keys;
use leptos::prelude::*;

/// The list of the other tables.
pub(super) fn saved_tables(tables: Vec<Ready>, managed: Managed) -> impl IntoView {
    (!tables.is_empty()).then(|| {
        view! {
            <div class="sec">
                <h2>{say(keys::HOME_SAVED)}</h2>
                <span class="cap">{say(keys::HOME_HERE_ONLY)}</span>
            </div>
            <ul class="card rows" aria-label=say(keys::HOME_SAVED)>
                {tables.into_iter().map(|ready| row(ready, managed)).collect_view()}
            </ul>
        }
    })
}

fn row(ready: Ready, managed: Managed) -> impl IntoView {
    let line = lines::line(&ready.summary);
    let href = lines::page(&ready.summary, &ready.listing.id).href();
    let name = ready.summary.name.to_string();
    let more = say(Line::new(keys::HOME_MORE).with("name", name.clone()));
    let look = marks::mons(&ready.summary).into_iter().next();
    let lead = move || look.clone().map(|look| view! { <Mon look=look size=DiscSize::Small /> });
    let notice = damage(&ready);
    view! {
        <li>
            <div class="table-row">
                <RowLink href=href title=name sub=lines::dated(line, &ready.summary) lead=lead />
                <Button kind=ButtonKind::Round label=more sign=Sign::More on_press=move || managed.open(&ready) />
            </div>
            {notice}
        </li>
    }
}

/// What there is to say of a table's texts that cannot be read.
pub(super) fn damage(ready: &Ready) -> impl IntoView + use<> {
    (recovered(ready), set_aside(ready))
}

/// Says that not all of a table could be read, and hands out what could not.
fn recovered(ready: &Ready) -> Option<impl IntoView + use<>> {
    let Condition::Recovered { lost } = ready.condition else { return None };
    let time = when::time_of_day(ready.summary.played);
    let line = Line::new(keys::HOME_RECOVERED).with("lost", lost).with("time", time);
    let (listing, name) = (ready.listing.clone(), ready.summary.name.to_string());
    let give = raw_download(listing, name);
    Some(view! {
        <Note kind=NoteKind::Warn action=say(keys::DOWNLOAD) on_action=give>
            {say(line)}
        </Note>
    })
}

/// Offers the texts that could not be read, of a table that is whole again: to be taken out, and to be let go.
fn set_aside(ready: &Ready) -> Option<impl IntoView + use<>> {
    let (listing, name) = (ready.listing.clone(), ready.summary.name.to_string());
    (listing.damaged > 0).then(|| {
        let (shelf, feedback, id) = (shelf(), feedback(), listing.id.clone());
        let let_go = move || {
            if let Err(error) = shelf.let_go(&id) {
                feedback.toast(saving::reason(&error), Offer::Nothing);
            }
        };
        let said = Line::new(keys::HOME_DAMAGED).with("count", listing.damaged);
        let give = raw_download(listing, name);
        view! {
            <Note kind=NoteKind::Info sign=Sign::Warning action=say(keys::DOWNLOAD) on_action=give>
                {say(said)}
            </Note>
            <Button kind=ButtonKind::Quiet label=say(keys::HOME_LET_GO) on_press=let_go />
        }
    })
}

/// Tables of which no copy can be read, and tables of a newer version. They stay as they are.
pub(super) fn broken_tables(tables: Vec<Listing>) -> impl IntoView {
    tables.into_iter().map(broken).collect_view()
}

fn broken(listing: Listing) -> impl IntoView {
    let Readiness::Broken { last_known, error } = listing.readiness.clone() else { return ().into_any() };
    let name = last_known.map_or_else(|| say(keys::HOME_NAMELESS), |summary| summary.name.to_string());
    let key = match error {
        StoreError::TooNew { .. } | StoreError::NewGame { .. } => keys::HOME_TOO_NEW,
        _ => keys::HOME_BROKEN,
    };
    let give = raw_download(listing, name.clone());
    view! {
        <Note kind=NoteKind::Warn action=say(keys::DOWNLOAD) on_action=give>
            <b dir="auto">{name}</b>
            " "
            {say(key)}
        </Note>
    }
    .into_any()
}

/// Hands out everything stored of a table, as it is.
fn raw_download(listing: Listing, name: String) -> Callback<()> {
    let (shelf, feedback) = (shelf(), feedback());
    Callback::new(move |()| match shelf.raw(&listing.id) {
        Ok(text) => download::download(&download::file_name(&name), &text),
        Err(error) => feedback.toast(saving::reason(&error), Offer::Nothing),
    })
}
