//! `initiative`: who is first player after a card.

use super::shared::{by_clan, ids, initiative_card, player, read};
use crate::games::battle_for_rokugan::model::Named;
use crate::games::battle_for_rokugan::rules::initiative::reveal;
use crate::kernel::document::{DocumentFault, Node};
use serde_json::{Value, json};

pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    read(text, initiative)
}

fn initiative(node: &Node<'_>) -> Result<Value, DocumentFault> {
    let object = node.object(&["board", "first", "card"])?;
    let board = super::board::read(&object.required("board")?)?;
    let first = player(board.players(), &object.required("first")?)?;
    let card = initiative_card(board.players(), &object.required("card")?)?;
    let said = reveal(&board, first, card);
    Ok(json!({
        "first": said.first.id(),
        "values": by_clan(said.values.iter().map(|(clan, value)| (*clan, json!(value)))),
        "tied": ids(said.tied),
    }))
}
