//! Cards of a few words, typed in once: kept with the players' own, offered again where one is to be typed in.

use crate::games::champions::noted::{NotedCard, NotedCards};
use crate::ui::components::select::Select;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::games::champions::cards::cards;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Keeps a card for later tables; where it cannot be kept the players hear of it.
pub fn keep(card: NotedCard) {
    if cards().keep_noted(card).is_err() {
        feedback().toast(keys::CARD_NOT_KEPT, Offer::Nothing);
    }
}

/// A list of the cards of a kind that were typed in before; nothing where there is none.
pub fn offered<T: Clone + Send + Sync + 'static>(
    of: fn(&NotedCards) -> &Vec<T>,
    name: fn(&T) -> String,
    on_choose: impl Fn(T) + Send + Sync + 'static,
) -> AnyView {
    let all = cards().catalogue.with_untracked(|catalogue| of(&catalogue.own().noted).clone());
    if all.is_empty() {
        return ().into_any();
    }
    let chosen = RwSignal::new(0_usize);
    let answers: Vec<String> = std::iter::once(say(keys::NOTED_NEW)).chain(all.iter().map(name)).collect();
    let choose = move |place: usize| {
        chosen.set(place);
        if let Some(card) = place.checked_sub(1).and_then(|place| all.get(place)) {
            on_choose(card.clone());
        }
    };
    view! { <Select label=say(keys::NOTED_OFFERED) answers=Signal::stored(answers) chosen=chosen on_choose=choose /> }
        .into_any()
}
