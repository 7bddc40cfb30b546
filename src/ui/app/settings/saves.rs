//! Your saves: what is kept where and since when, what the browser promises, and the ways back.

use super::bin::bin;
use super::room::{elsewhere, kilobytes, occupied, room};
use crate::kernel::line::Line;
use crate::pwa::persistence::{Persistence, Promised, can_be_put_on_the_home_screen_of_ios};
use crate::storage::backups::{self as kept, Backup};
use crate::storage::{Listing, Readiness, TableId};
use crate::ui::components::button::Button;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowLink;
use crate::ui::feedback::feedback;
use crate::ui::page::Page;
use crate::ui::page_store::PageStore;
use crate::ui::shelf::{Shelf, shelf};
use crate::ui::table::backups::{Backups, Place, backups};
use crate::ui::texts::say;
use crate::ui::when;
use crate::words::keys;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// The section.
pub(super) fn saves() -> impl IntoView {
    let (shelf, backups) = (shelf(), backups());
    shelf.refresh();
    backups.refresh();
    let most = Line::new(keys::SAVES_BACKUPS).with("most", kept::MOST);
    view! {
        <section class="stack" aria-label=say(keys::SAVES_TITLE)>
            <div class="sec">
                <h2>{say(keys::SAVES_TITLE)}</h2>
            </div>
            <div class="card pad stack tightly">
                <p>{say(keys::SAVES_EVERY_TAP)} " " {move || say(last_saved(shelf))}</p>
                <p>{say(most)}</p>
                {promise()}
            </div>
            {move || shelf.listing.with(|_| room(&occupied()))}
            {elsewhere(backups)}
            {move || no_place(backups)}
            {move || tables(shelf, backups)}
            {bin(shelf)}
            {ios()}
        </section>
    }
}

/// Which table was saved last, and when.
fn last_saved(shelf: Shelf) -> Line {
    if PageStore::here().lasts().is_err() {
        return keys::SAVES_MEMORY.into();
    }
    let last = shelf.listing.with(|listing| {
        let (name, played) = listing.as_ref().ok()?.iter().find_map(named)?;
        Some((name, when::when(played)?))
    });
    last.map_or_else(
        || keys::SAVES_NONE.into(),
        |(name, when)| Line::new(keys::SAVES_LAST).with("name", name).with("when", when),
    )
}

fn named(listing: &Listing) -> Option<(String, crate::kernel::journal::Stamp)> {
    match &listing.readiness {
        Readiness::Ready { summary, .. } => Some((summary.name.to_string(), summary.played)),
        Readiness::Stale { name, played, .. } => Some((name.to_string(), *played)),
        Readiness::Broken { last_known, .. } => last_known.as_ref().map(|known| (known.name.to_string(), known.played)),
    }
}

/// What the browser says of it, and the way to ask for more.
fn promise() -> impl IntoView {
    let (persistence, feedback) = (expect_context::<Persistence>(), feedback());
    let (promised, refused) = (persistence.promised, RwSignal::new(false));
    let said = move || match (promised.get(), refused.get()) {
        (Promised::Yes, _) => keys::SAVES_PROMISED,
        (Promised::No | Promised::Unknown, true) => keys::SAVES_REFUSED,
        (Promised::No, false) => keys::SAVES_NOT_PROMISED,
        (Promised::Unknown, false) => keys::SAVES_UNKNOWN,
    };
    let ask = move || {
        persistence.ask(move |promised| match promised {
            Promised::Yes => feedback.announce(say(keys::SAVES_PROMISED)),
            Promised::No | Promised::Unknown => {
                refused.set(true);
                feedback.announce(say(keys::SAVES_REFUSED));
            }
        });
    };
    view! {
        <p>{move || say(said())}</p>
        {move || {
            (promised.get() == Promised::No)
                .then(|| view! { <div><Button label=say(keys::SAVES_ASK) on_press=ask /></div> })
        }}
    }
}

fn no_place(backups: Backups) -> Option<impl IntoView> {
    (backups.place.get() == Place::None).then(|| {
        view! { <Note kind=NoteKind::Warn>{say(keys::SAVES_NO_PLACE)}</Note> }
    })
}

/// A row for each table that is saved or has backups.
fn tables(shelf: Shelf, backups: Backups) -> Option<impl IntoView> {
    let all = backups.all.get()?;
    let mut names: BTreeMap<TableId, Option<String>> = all.iter().map(|backup| (backup.table.clone(), None)).collect();
    let mut order = Vec::new();
    shelf.listing.with(|listing| {
        for listing in listing.iter().flatten() {
            names.remove(&listing.id);
            let name = named(listing).map_or_else(|| say(keys::HOME_NAMELESS), |(name, _)| name);
            order.push((listing.id.clone(), name));
        }
    });
    let sizes = occupied().tables;
    let size = |id: &TableId| sizes.get(id).copied().unwrap_or_default();
    let rows: Vec<_> = order.into_iter().map(|(id, name)| row(&all, &id, name, size(&id))).collect();
    let gone: Vec<_> = names.into_keys().filter_map(|id| gone(&all, &id)).collect();
    (!rows.is_empty() || !gone.is_empty()).then(|| view! { <div class="card rows">{rows} {gone}</div> })
}

fn row(all: &[Backup], id: &TableId, name: String, size: usize) -> AnyView {
    let of = kept::of_table(all, id);
    let when = of.first().and_then(|last| when::when(last.taken)).unwrap_or_default();
    let backups = Line::new(keys::SAVES_BACKUPS_OF).with("count", of.len()).with("when", when);
    let sub = Line::new(keys::SAVES_TABLE_SUB).with("backups", backups).with("size", kilobytes(size));
    view! { <RowLink href=Page::Backups(id.to_string()).href() title=name sub=say(sub) /> }.into_any()
}

/// A table of which there are only backups.
fn gone(all: &[Backup], id: &TableId) -> Option<AnyView> {
    let name = kept::of_table(all, id).first()?.name.to_string();
    let href = Page::Backups(id.to_string()).href();
    Some(view! { <RowLink href=href title=name sub=say(keys::SAVES_GONE) /> }.into_any())
}

/// How to keep the app on an iPhone, where it is not kept yet.
fn ios() -> Option<impl IntoView> {
    can_be_put_on_the_home_screen_of_ios().then(|| view! { <Note kind=NoteKind::Info>{say(keys::SAVES_IOS)}</Note> })
}
