//! A card whose missing value stands against the Combat: typed in on the spot, so that nothing entered is lost.

use super::form::form;
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::sheet::Sheet;
use crate::ui::games::champions::screens::cards::{AllyCardForm, ChampionCardForm, EnemyCardForm};
use crate::ui::games::champions::session::{Done, Session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The sheet with the card.
#[component]
pub fn CardSheet() -> impl IntoView {
    let form = form();
    let open = Signal::derive(move || form.typing.get().is_some());
    let close = Callback::new(move |()| form.typing.set(None));
    let title = move || {
        let name = form.typing.get().map(|who| form.session.state(|state| names::who(state, who)));
        name.map(|name| say(Line::new(keys::COMBAT_CARD_OF).with("name", name))).unwrap_or_default()
    };
    view! {
        <Sheet
            open=open
            title=Signal::derive(title)
            close_label=say(keys::CLOSE)
            on_close=move || form.typing.set(None)
        >
            {move || form.typing.get_untracked().map(|who| card_form(form.session, who, close))}
        </Sheet>
    }
}

/// The form of somebody's card; `on_close` when it is kept or given up.
pub fn card_form(session: Session, who: Who, on_close: Callback<()>) -> AnyView {
    let close = move || on_close.run(());
    let keep = move |command: Command| {
        if session.dispatch(command) == Done::Yes {
            close();
        }
    };
    let read = |state: &State| match who {
        Who::Champion(champion) => {
            let card = state.champion(champion).card().clone();
            let on_keep = move |card| keep(Command::EnterChampionCard { champion, card: Box::new(card) });
            view! { <ChampionCardForm card=card on_keep=on_keep on_cancel=close /> }.into_any()
        }
        Who::Ally(ally) => {
            let card = state.ally(ally).map(|ally| ally.card().clone());
            let on_keep = move |card| keep(Command::EnterAllyCard { ally, card: Box::new(card) });
            card.map(|card| view! { <AllyCardForm card=card on_keep=on_keep on_cancel=close /> }).into_any()
        }
        Who::Enemy(enemy) => {
            let card = state.enemy(enemy).map(|enemy| enemy.card().clone());
            let on_keep = move |card| keep(Command::EnterEnemyCard { enemy, card: Box::new(card) });
            card.map(|card| view! { <EnemyCardForm card=card on_keep=on_keep on_cancel=close /> }).into_any()
        }
    };
    session.journal.with_untracked(|journal| read(journal.state()))
}
