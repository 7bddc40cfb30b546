//! What comes over the table: a province, the first player, cards, scouts, and the rest.

pub mod about;
pub mod enter;

mod agents;
mod cards;
mod more;
mod province;
mod rename;
mod starting;
mod swap;

use super::{Over, Place, lay};
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::text::names;
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::games::battle_for_rokugan::behind;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// The one sheet of the page.
pub(super) fn sheets(place: Place) -> AnyView {
    let title = move || match place.over.get() {
        None => String::new(),
        Some(Over::More) => say(keys::BFR_MORE),
        Some(Over::Province(at)) => place.session.state(|state| say(names::province(state, at))),
        Some(Over::Border(..)) => say(keys::BFR_WHICH_WAY),
        Some(Over::First) => say(keys::BFR_NAME_FIRST),
        Some(Over::Initiative) => say(keys::BFR_INITIATIVE),
        Some(Over::Card) => say(keys::BFR_CHOOSE_CARD),
        Some(Over::Agents(_)) => say(keys::BFR_AGENTS_TITLE),
        Some(Over::Swap) => say(keys::BFR_SWAP_TITLE),
        Some(Over::Rename(at)) => say(names::own_province(at)),
    };
    let inside = move || match place.over.get() {
        None => ().into_any(),
        Some(Over::More) => more::more(place),
        Some(Over::Province(at)) => province::province(place, at),
        Some(Over::Border(one, other)) => border(place, [one, other]),
        Some(over @ (Over::First | Over::Initiative | Over::Card | Over::Agents(_) | Over::Swap | Over::Rename(_))) => {
            behind::over(place, over)
        }
    };
    view! {
        <Sheet
            open=Signal::derive(move || place.over.get().is_some())
            title=Signal::derive(title)
            close_label=say(keys::CLOSE)
            on_close=move || place.close()
        >
            {inside}
        </Sheet>
    }
    .into_any()
}

/// Those that place no token.
pub fn over(place: Place, over: Over) -> AnyView {
    match over {
        // They are there before all this.
        Over::More | Over::Province(_) | Over::Border(..) => ().into_any(),
        Over::First => starting::first(place),
        Over::Initiative => starting::initiative(place),
        Over::Card => cards::cards(place),
        Over::Agents(whose) => agents::agents(place, whose),
        Over::Swap => swap::swap(place),
        Over::Rename(at) => rename::rename(place, at),
    }
}

/// Two arrows over one border.
fn border(place: Place, ways: [Spot; 2]) -> AnyView {
    let way = move |at: Spot| {
        let title = place.session.glance(|state| say(names::spot_line(state, at)));
        view! { <RowButton title=title on_press=move || lay(place, at) /> }
    };
    view! { <div class="card rows">{ways.map(way).into_iter().collect_view()}</div> }.into_any()
}
