//! The picture of the table's board, where this device has one.

use crate::games::champions::board::Board;
use crate::storage::TableId;
use crate::ui::games::champions::board_choice::picture_of;
use crate::ui::games::champions::session::session;
use crate::ui::picture::Picture;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The picture of the board on the table, fetched anew where another board is laid.
pub fn picture_of_table() -> RwSignal<Option<Picture>> {
    let (session, shown) = (session(), RwSignal::new(None::<Picture>));
    let laid = Memo::new(move |_| session.state(|state| state.field().map(|field| field.board().unmarked())));
    let turn = StoredValue::new(0_u32);
    Effect::new(move |_| {
        let (table, board) = (session.id(), laid.get());
        let mine = turn.get_value().wrapping_add(1);
        turn.set_value(mine);
        spawn_local(async move {
            let picture = fetch(&table, board.as_ref()).await;
            // The picture of a board that was replaced meanwhile is nobody's.
            if turn.try_get_value() == Some(mine) {
                show(shown, picture);
            } else {
                picture.iter().for_each(Picture::let_go);
            }
        });
    });
    on_cleanup(move || {
        if let Some(picture) = shown.try_get_untracked().flatten() {
            picture.let_go();
        }
    });
    shown
}

async fn fetch(table: &TableId, board: Option<&Board>) -> Option<Picture> {
    let blob = picture_of(table, board?).await?;
    Picture::show(&blob).await
}

fn show(shown: RwSignal<Option<Picture>>, picture: Option<Picture>) {
    let kept = picture.clone();
    let Some(before) = shown.try_update_untracked(|shown| std::mem::replace(shown, picture)) else {
        // The page was left meanwhile.
        return kept.iter().for_each(Picture::let_go);
    };
    let changes = before.is_some() || kept.is_some();
    before.iter().for_each(Picture::let_go);
    if changes {
        shown.notify();
    }
}
