//! The boards that can be laid, as rows; one is looked at in a sheet before it lies on the table.

use super::laying::lay;
use crate::games::champions::documents::BoardId;
use crate::kernel::line::{Key, Line};
use crate::storage::pictures;
use crate::ui::components::board_map::{BoardMap, BoardThumb};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::games::champions::board_choice::{BoardChoice, Offered, offered};
use crate::ui::games::champions::screens::board::{shown, words};
use crate::ui::games::champions::session::session;
use crate::ui::picture::Picture;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The players' own boards, then the made-up ones, and the sheet that shows one of them.
#[component]
pub fn BoardsToLay(
    /// A board was laid.
    on_laid: Callback<()>,
) -> impl IntoView {
    let session = session();
    let looked = RwSignal::new(None::<Offered>);
    let (own, made_up): (Vec<_>, Vec<_>) =
        offered().into_iter().partition(|one| matches!(one.choice, BoardChoice::Own(_)));
    let title = Signal::derive(move || looked.with(|one| one.as_ref().map(name)).unwrap_or_default());
    let press = move || {
        if let Some(offered) = looked.get_untracked() {
            looked.set(None);
            lay(session, &offered);
            on_laid.run(());
        }
    };
    view! {
        {rows(keys::BOARDS_OWN, own, looked)}
        {rows(keys::BOARDS_LEARN, made_up, looked)}
        <Sheet
            open=Signal::derive(move || looked.with(Option::is_some))
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || looked.set(None)
        >
            {move || looked.get().map(|offered| view! { <BoardPreview offered=offered /> })}
            <Button kind=ButtonKind::Act label=say(keys::FIELD_LAY) on_press=press />
        </Sheet>
    }
}

fn name(offered: &Offered) -> String {
    words::board_name(&offered.board)
}

/// Boards with their heading; nothing where there are none.
fn rows(label: Key, list: Vec<Offered>, looked: RwSignal<Option<Offered>>) -> Option<impl IntoView> {
    let is_empty = list.is_empty();
    let rows: Vec<_> = list.into_iter().map(|one| row(one, looked)).collect();
    (!is_empty).then(|| {
        view! {
            <div class="sec"><h2>{say(label)}</h2></div>
            <ul class="card rows" aria-label=say(label)>{rows}</ul>
        }
    })
}

fn row(offered: Offered, looked: RwSignal<Option<Offered>>) -> impl IntoView {
    let (title, counts) = (name(&offered), words::counts(&offered.board));
    let view = shown::shown(&offered.board, shown::ground(None));
    let lead = move || view! { <BoardThumb view=view.clone() /> };
    view! { <li><RowButton title=title sub=counts lead=lead on_press=move || looked.set(Some(offered.clone())) /></li> }
}

/// A board to be looked at, with its picture.
#[component]
pub fn BoardPreview(
    /// Which.
    offered: Offered,
) -> impl IntoView {
    let picture = RwSignal::new(None::<Picture>);
    if let BoardChoice::Own(id) = &offered.choice {
        fetch(id.clone(), picture);
    }
    let label = say(Line::new(keys::BOARD_LOOK).with("name", name(&offered)));
    let view =
        Signal::derive(move || picture.with(|picture| shown::shown(&offered.board, shown::ground(picture.as_ref()))));
    view! { <BoardMap view=view label=label fit_label=say(keys::BOARD_WHOLE) /> }
}

fn fetch(id: String, shown: RwSignal<Option<Picture>>) {
    spawn_local(async move {
        let Some(id) = BoardId::new(&id) else { return };
        let Some(blob) = pictures::get(&(&id).into()).await else { return };
        let Some(picture) = Picture::show(&blob).await else { return };
        if let Some(late) = shown.try_set(Some(picture)).flatten() {
            late.let_go();
        }
    });
    on_cleanup(move || {
        if let Some(picture) = shown.try_get_untracked().flatten() {
            picture.let_go();
        }
    });
}
