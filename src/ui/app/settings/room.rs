//! How full this device's place for the saves is, what takes it, and what can go.

use crate::kernel::line::{Key, Line};
use crate::storage::occupied::{Occupied, ROOM};
use crate::storage::{backup_store, pictures};
use crate::ui::components::meter::Meter;
use crate::ui::page_store::PageStore;
use crate::ui::table::backups::Backups;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// What takes the room here; nothing where the store cannot be read.
pub(super) fn occupied() -> Occupied {
    Occupied::of(&PageStore::here()).unwrap_or_default()
}

/// A size in thousands of characters, so that anything at all is at least one.
pub(super) fn kilobytes(size: usize) -> usize {
    size.div_ceil(1000)
}

/// The bars.
pub(super) fn room(occupied: &Occupied) -> impl IntoView + use<> {
    let sum = Line::new(keys::ROOM_TAKEN).with("taken", kilobytes(occupied.all())).with("most", kilobytes(ROOM));
    view! {
        <div class="card pad stack tightly">
            <p>{say(sum)}</p>
            <ul class="bars-of long">
                {part(keys::ROOM_TABLES, occupied.tables())} {part(keys::ROOM_OTHERS, occupied.others)}
            </ul>
            <p class="hint">{say(keys::ROOM_CAN_GO)}</p>
        </div>
    }
}

/// What backups and pictures take, which lie in places of their own; nothing where there are none.
pub(super) fn elsewhere(backups: Backups) -> impl IntoView {
    let sizes = RwSignal::new(None);
    let look = move || {
        backups.all.track();
        spawn_local(async move {
            let (backups, pictures) = (backup_store::size().await, pictures::size().await);
            let found = backups.ok().zip(pictures.ok());
            // The page may be left by now.
            let _ = sizes.try_set(found);
        });
    };
    Effect::new(move |_| look());
    let line = |(backups, pictures): (usize, u64)| {
        let pictures = usize::try_from(pictures).unwrap_or(usize::MAX);
        Line::new(keys::ROOM_ELSEWHERE).with("backups", kilobytes(backups)).with("pictures", kilobytes(pictures))
    };
    move || sizes.get().map(|sizes| view! { <p class="sub2">{say(line(sizes))}</p> })
}

fn part(what: Key, size: usize) -> impl IntoView {
    let share = u8::try_from(size.saturating_mul(100).div_ceil(ROOM)).unwrap_or(100).min(100);
    view! {
        <li>
            <span class="what">{say(what)}</span>
            " "
            <span class="measures">
                <span aria-hidden="true"><Meter label="" percent=share /></span>
                <b>{say(Line::new(keys::ROOM_SIZE).with("size", kilobytes(size)))}</b>
            </span>
        </li>
    }
}
