//! The open Champion beside the cards, in a window with room for two panes.

use super::open_card::note;
use crate::games::champions::model::ids::ChampionId;
use crate::kernel::line::Line;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::mon::{DiscSize, SealedMon};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::champion::{
    Gauges, GaugesLook, Seat, SheetBody, Statuses, Tokens, clan_and_size,
};
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
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
    let session = session();
    let name = seat.name();
    let line = Memo::new(move |_| {
        let about = session.state(|state| clan_and_size(state.champion(seat.id.get()).card()));
        [Some(about), seat.view.with(note)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    });
    let sheet = session.href(TablePage::Champion(seat.id.get_untracked()));
    let sheet_label = move || say(Line::new(keys::TABLE_OPEN_SHEET).with("name", name.get()));
    view! {
        <section class="body side" aria-label=move || name.get()>
            <div class="card pad stack flat-pad">
                <div class="rowx">
                    <SealedMon look=seat.mon() size=DiscSize::Large order=seat.place() state=seat.seal() />
                    <div class="grow">
                        <h2 class="pane-name">{move || name.get()}</h2>
                        <p class="sub2">{move || line.get()}</p>
                    </div>
                    <ButtonLink
                        kind=ButtonKind::Round
                        href=sheet
                        label=Signal::derive(sheet_label)
                        sign=Sign::Next
                    />
                </div>
                <Gauges seat=seat look=GaugesLook::Three />
                <div class="flat-hide">
                    <Tokens seat=seat />
                </div>
                <Statuses seat=seat />
            </div>
            <SheetBody seat=seat />
        </section>
    }
}
