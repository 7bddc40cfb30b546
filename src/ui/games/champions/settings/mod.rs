//! What can be set for Champions of Rokugan: the learning mode, the keys, the Enemy Dice, the players' own cards.

mod letter_keys;
mod own_cards;

use super::cards::cards;
use super::page::GamePage;
use super::screens::lesson::learning_settings;
use crate::ui::app::home::to;
use crate::ui::components::row::SignLink;
use crate::ui::components::sign::Sign;
use crate::ui::games::SHELF;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// All of it.
pub fn settings() -> AnyView {
    view! {
        {learning_settings()}
        {letter_keys::letter_keys()}
        {elsewhere()}
        <own_cards::OwnCards />
    }
    .into_any()
}

/// The ways to the boards, and to the faces of the Enemy Dice, with whether they are a guess.
fn elsewhere() -> AnyView {
    let (cards, game) = (cards(), &SHELF[0]);
    let sub = move || {
        let key = if cards.guesses_faces() { keys::FACES_SUB_GUESS } else { keys::FACES_SUB_KEPT };
        Some(say(key))
    };
    view! {
        <div class="card rows">
            {game.documents.first().map(|boards| to(&boards.page(game.game), boards))}
            <SignLink
                href=GamePage::EnemyDice.href()
                sign=Sign::EnemyDie
                title=say(keys::FACES_TITLE)
                sub=Signal::derive(sub)
            />
            {to(&game.rules.page(game.game), &game.rules)}
        </div>
    }
    .into_any()
}
