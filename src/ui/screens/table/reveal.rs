//! Keeps the open card in sight: whoever acts now must not lie below the edge of a short phone.

use crate::games::champions::model::ids::ChampionId;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Air above and below the card, in pixels.
const AIR: i32 = 8;

/// Scrolls to the open card whenever it is another one. Scrolling is a side effect of the page, not a state.
pub fn follow(opened: Memo<Option<ChampionId>>) {
    Effect::new(move |_| {
        if opened.get().is_some() {
            request_animation_frame(show_open_card);
        }
    });
}

fn show_open_card() {
    let (Some(card), Some(body)) = (find(".champ.open"), find("main.body")) else { return };
    let top = card.offset_top() - body.offset_top();
    let bottom = top + card.offset_height();
    let (from, to) = (body.scroll_top(), body.scroll_top() + body.client_height());
    if top - AIR < from {
        body.set_scroll_top(top - AIR);
    } else if bottom + AIR > to {
        body.set_scroll_top((bottom + AIR - body.client_height()).min(top - AIR));
    }
}

fn find(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}
