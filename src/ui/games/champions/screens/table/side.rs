//! The open Champion beside the cards, in a window with room for two panes.

use super::open_card::{note, sheet_link};
use crate::games::champions::model::ids::ChampionId;
use crate::ui::components::mon::{DiscSize, SealedMon};
use crate::ui::games::champions::behind::evening;
use crate::ui::games::champions::screens::champion::{Gauges, GaugesLook, Seat, Statuses, Tokens, clan_and_size};
use crate::ui::games::champions::session::session;
use leptos::prelude::*;

/// The pane beside the cards.
#[component]
pub fn SidePane(
    /// Whose card is open.
    opened: Memo<Option<ChampionId>>,
) -> impl IntoView {
    move || opened.get().map(|id| view! { <Pane seat=Seat::new(id) /> })
}

/// The pane of one Champion.
#[component]
fn Pane(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let (name, evening) = (seat.name(), evening());
    view! {
        <section class="body side" aria-label=move || name.get()>
            <div class="card pad stack flat-pad">
                {head(seat, name)}
                <Gauges seat=seat look=GaugesLook::Three />
                <div class="flat-hide">
                    <Tokens seat=seat />
                </div>
                <Statuses seat=seat />
            </div>
            {move || evening.here().map(|here| (here.sheet_body)(seat))}
        </section>
    }
}

/// Who it is, and the way to its sheet.
fn head(seat: Seat, name: Memo<String>) -> impl IntoView {
    let session = session();
    let line = Memo::new(move |_| {
        let about = session.state(|state| clan_and_size(state.champion(seat.id.get()).card()));
        [Some(about), seat.view.with(note)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    });
    view! {
        <div class="rowx">
            <SealedMon look=seat.mon() size=DiscSize::Large order=seat.place() state=seat.seal() />
            <div class="grow">
                <h2 class="pane-name">{move || name.get()}</h2>
                <p class="sub2">{move || line.get()}</p>
            </div>
            {sheet_link(seat, name)}
        </div>
    }
}
