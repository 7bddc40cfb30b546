//! Which two of its tokens Unicorn swaps before the reveal (BR-CLN-7).

use super::super::Place;
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::laid::{Laid, TokenId};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::reminders::free;
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::games::battle_for_rokugan::screens::parts::big_mon;
use crate::ui::texts::say;
use leptos::prelude::*;

/// Its tokens; a tap on the second swaps.
pub(super) fn swap(place: Place) -> AnyView {
    let one = RwSignal::new(None::<TokenId>);
    let all = place.session.glance(|state| {
        let own = state.laid().iter().filter(|laid| laid.clan == Clan::Unicorn && free(state, laid));
        own.map(|laid| (*laid, say(names::place(state, state.laid(), laid)))).collect::<Vec<_>>()
    });
    let row = move |(laid, title): (Laid, String)| {
        let choose = move || match one.get_untracked() {
            None => one.set(Some(laid.id)),
            Some(one_id) if one_id == laid.id => one.set(None),
            Some(one) => place.act(Command::Swap { one, other: laid.id }),
        };
        let lead = move || big_mon(laid.clan);
        let chosen = Signal::derive(move || one.get() == Some(laid.id));
        view! { <Choice kind=ChoiceKind::Checkbox title=title lead=lead chosen=chosen on_choose=choose /> }
    };
    view! { <div class="choices">{all.into_iter().map(row).collect_view()}</div> }.into_any()
}
