//! Before the first turn: what is put on the real table, to tick off. The ticks are kept beside the table, so that
//! leaving the page or a restart loses none.

use crate::games::champions::laying_out::{Laid, Piece, to_lay_out};
use crate::kernel::line::Line;
use crate::storage::Entering;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::tick::Tick;
use crate::ui::games::champions::session::session;
use crate::ui::table::keeper;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// The moment the ticks belong to: none of the game's, whatever is put right while the table is laid out. It is the
/// place of the Enemies Phase, which has not begun yet.
const WHENEVER: usize = 0;

/// The row that leads to the list, and the list; nothing once the first turn is under way.
pub(super) fn lay_out() -> impl IntoView {
    let session = session();
    let list = session.part(|table| to_lay_out(table.state()));
    let kept = keeper::tables().unfinished::<BTreeSet<Piece>>(&session.id(), Entering::Phase, WHENEVER);
    let ticked = RwSignal::new(kept.unwrap_or_default());
    let open = RwSignal::new(false);
    let toggle = move |piece: Piece, on: bool| {
        ticked.update(|ticked| {
            if on {
                ticked.insert(piece)
            } else {
                ticked.remove(&piece)
            };
        });
        // Where it cannot be kept, the ticks last as long as the page.
        let _ = ticked
            .with_untracked(|all| keeper::tables().keep_unfinished(&session.id(), Entering::Phase, WHENEVER, all));
    };
    let done = move || {
        let (done, all) = list.with(|list| {
            (list.iter().filter(|laid| ticked.with(|ticked| ticked.contains(&laid.piece))).count(), list.len())
        });
        Some(say(Line::new(keys::LAY_OUT_DONE).with("done", done).with("all", all)))
    };
    let line = move |laid: Laid| {
        let piece = laid.piece;
        view! {
            <li>
                <Tick
                    label=say(laid.title)
                    second=say(laid.how)
                    on=Signal::derive(move || ticked.with(|ticked| ticked.contains(&piece)))
                    on_toggle=move |on: bool| toggle(piece, on)
                />
            </li>
        }
    };
    let lead = || view! { <Icon sign=Sign::Check size=IconSize::Lead /> };
    view! {
        <Show when=move || list.with(|list| !list.is_empty())>
            <div class="card rows">
                <RowButton
                    title=say(keys::LAY_OUT)
                    sub=Signal::derive(done)
                    lead=lead
                    on_press=move || open.set(true)
                />
            </div>
        </Show>
        <Sheet open=open title=say(keys::LAY_OUT) close_label=say(keys::CLOSE) on_close=move || open.set(false)>
            <ul class="stack">{move || list.get().into_iter().map(line).collect_view()}</ul>
        </Sheet>
    }
}
