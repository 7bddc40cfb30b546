//! Keeps the open card in sight, with what is said above it: whoever acts now must not lie below the edge of a short
//! phone.

use super::place::Stage;
use crate::games::champions::model::ids::ChampionId;
use crate::ui::games::champions::behind::evening;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Air above and below the card, in pixels.
const AIR: i32 = 8;

/// Scrolls to the open card whenever it is another one, and to the top whenever the table asks for something else.
/// Scrolling is a side effect of the page, not a state.
pub fn follow(opened: Memo<Option<ChampionId>>, stage: Memo<Stage>) {
    begin_with_what_was_left();
    Effect::new(move |before: Option<Stage>| {
        let now = stage.get();
        opened.track();
        let fresh = before != Some(now);
        request_animation_frame(move || {
            if fresh && let Some(body) = find("main.body") {
                body.set_scroll_top(0);
            }
            // What is explained, and a Combat that was left, is seen first by whoever comes to the table.
            if !(fresh && find("main.body :is(.lesson, .example-end, .open-combat)").is_some()) {
                show_open_card();
            }
        });
        now
    });
}

/// A Combat that was left comes above the rest of the page once what reads it is there.
fn begin_with_what_was_left() {
    let evening = evening();
    if untrack(|| evening.here()).is_some() {
        return;
    }
    Effect::new(move |_| {
        if evening.here().is_some() {
            request_animation_frame(|| {
                if find("main.body .open-combat").is_some()
                    && let Some(body) = find("main.body")
                {
                    body.set_scroll_top(0);
                }
            });
        }
    });
}

fn show_open_card() {
    let (Some(card), Some(body)) = (find(".champ.open"), find("main.body")) else { return };
    let card = card.closest("li").ok().flatten().and_then(|item| item.dyn_into().ok()).unwrap_or(card);
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
