//! The card of somebody at the table, to be typed in or put right.

use super::{AllyCardForm, ChampionCardForm, EnemyCardForm};
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::Who;
use crate::ui::games::champions::session::{Done, Session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The form of somebody's card; nothing for somebody who is not there. `done` follows on keeping and on leaving it.
pub fn card_of(session: Session, who: Who, done: Callback<()>) -> AnyView {
    let enter = move |command| {
        if session.dispatch(command) == Done::Yes {
            done.run(());
        }
    };
    match who {
        Who::Champion(champion) => {
            let card = session.glance(|state| state.champion(champion).card().clone());
            let keep = move |card| enter(Command::EnterChampionCard { champion, card: Box::new(card) });
            view! { <ChampionCardForm card=card on_keep=keep on_cancel=done /> }.into_any()
        }
        Who::Ally(ally) => {
            let card = session.glance(|state| state.ally(ally).map(|ally| ally.card().clone()));
            let keep = move |card| enter(Command::EnterAllyCard { ally, card: Box::new(card) });
            card.map(|card| view! { <AllyCardForm card=card on_keep=keep on_cancel=done /> }).into_any()
        }
        Who::Enemy(enemy) => {
            let card = session.glance(|state| state.enemy(enemy).map(|enemy| enemy.card().clone()));
            let keep = move |card| enter(Command::EnterEnemyCard { enemy, card: Box::new(card) });
            let form = card.map(|card| view! { <EnemyCardForm card=card on_keep=keep on_cancel=done /> });
            view! {
                <p class="sub2">{say(keys::FIGURES_CARD_FOR_ALL)}</p>
                {form}
            }
            .into_any()
        }
    }
}
