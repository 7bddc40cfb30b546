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
use crate::ui::games::champions::session::{Session, session};
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
    let ticks = Ticks::kept(session);
    let open = RwSignal::new(false);
    let done = move || {
        let (done, all) = list.with(|list| (list.iter().filter(|laid| ticks.has(&laid.piece)).count(), list.len()));
        Some(say(Line::new(keys::LAY_OUT_DONE).with("done", done).with("all", all)))
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
            <ul class="stack">{move || list.get().into_iter().map(|laid| ticks.line(laid)).collect_view()}</ul>
        </Sheet>
    }
}

/// What is ticked off.
#[derive(Clone, Copy)]
struct Ticks {
    session: Session,
    ticked: RwSignal<BTreeSet<Piece>>,
}

impl Ticks {
    fn kept(session: Session) -> Self {
        let kept = keeper::tables().unfinished(&session.id(), Entering::Phase, WHENEVER);
        Self { session, ticked: RwSignal::new(kept.unwrap_or_default()) }
    }

    fn has(self, piece: &Piece) -> bool {
        self.ticked.with(|ticked| ticked.contains(piece))
    }

    fn toggle(self, piece: Piece, on: bool) {
        self.ticked.update(|ticked| {
            if on {
                ticked.insert(piece)
            } else {
                ticked.remove(&piece)
            };
        });
        let id = self.session.id();
        // Where it cannot be kept, the ticks last as long as the page.
        let _ = self.ticked.with_untracked(|all| keeper::tables().keep_unfinished(&id, Entering::Phase, WHENEVER, all));
    }

    fn line(self, laid: Laid) -> impl IntoView {
        let piece = laid.piece;
        view! {
            <li>
                <Tick
                    label=say(laid.title)
                    second=say(laid.how)
                    on=Signal::derive(move || self.has(&piece))
                    on_toggle=move |on: bool| self.toggle(piece, on)
                />
            </li>
        }
    }
}
