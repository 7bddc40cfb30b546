//! The five cards in the order of Activations; one of them is open.

use super::open_card::OpenCard;
use super::place::Place;
use crate::games::champions::model::ids::ChampionId;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::champion_card::ChampionCard;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::champion::Seat;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The Champions' cards.
#[component]
pub fn ChampionCards(
    /// The page's state.
    place: Place,
    /// Whether the open Champion stands beside the cards instead of among them.
    wide: Signal<bool>,
) -> impl IntoView {
    let session = session();
    let order = session.view().order;
    let opened = place.opened;
    view! {
        <ol class="stack">
            <For each=move || order.get() key=|id| *id let:id>
                <li class="stack">
                    <AlliesAct id=id />
                    <OneCard id=id opened=opened wide=wide place=place />
                </li>
            </For>
        </ol>
    }
}

/// Allies act before the Champion whose player holds the Favor, or whoever stands in for it (CH-TURN-2): said above the
/// card that is brought into sight then.
#[component]
fn AlliesAct(
    /// Whose card is below.
    id: ChampionId,
) -> impl IntoView {
    let session = session();
    let solo = move || session.state(|state| state.players().len() == 1);
    view! {
        <Show when=move || session.view().allies_act.get() == Some(id)>
            <p class="card pad slim rowx remark">
                <Icon sign=Sign::Size size=IconSize::Middle />
                <span class="grow">{move || say(if solo() { keys::TABLE_ALLIES_ACT_SOLO } else { keys::TABLE_ALLIES_ACT })}</span>
                <ButtonLink
                    kind=ButtonKind::Link
                    href=session.href(TablePage::Allies)
                    label=say(keys::TABLE_TO_ALLIES)
                />
            </p>
        </Show>
    }
}

/// A card, open or closed.
#[component]
fn OneCard(
    /// Whose.
    id: ChampionId,
    /// Which is open.
    opened: Memo<Option<ChampionId>>,
    /// Whether open cards stand elsewhere.
    wide: Signal<bool>,
    /// The page's state.
    place: Place,
) -> impl IntoView {
    let seat = Seat::new(id);
    let open = Memo::new(move |_| opened.get() == Some(id));
    let here = Memo::new(move |_| open.get() && !wide.get());
    let show = move || {
        if here.get() {
            view! { <OpenCard seat=seat /> }.into_any()
        } else {
            view! { <ClosedCard seat=seat on_open=move || place.open_pressed(id) /> }.into_any()
        }
    };
    view! { <div class="slot" class:chosen=move || open.get() && wide.get()>{show}</div> }
}

/// A closed card.
#[component]
pub fn ClosedCard(
    /// Whose.
    seat: Seat,
    /// Opens it.
    #[prop(into)]
    on_open: Callback<()>,
) -> impl IntoView {
    view! {
        <ChampionCard
            name=seat.name()
            ears=seat.ears()
            mon=seat.mon()
            order=seat.place()
            state=seat.seal()
            presence=seat.presence()
            marks=seat.marks()
            numbers=seat.numbers()
            on_open=on_open
        />
    }
}
