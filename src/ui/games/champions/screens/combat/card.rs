//! A card whose missing value stands against the Combat: typed in on the spot, so that nothing entered is lost.

use crate::games::champions::command::Command;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::ui::games::champions::screens::cards::{AllyCardForm, ChampionCardForm, EnemyCardForm};
use crate::ui::games::champions::session::{Done, Session};
use leptos::prelude::*;

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
