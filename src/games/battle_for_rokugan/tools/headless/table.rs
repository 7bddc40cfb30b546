//! `table`: the file players exchange, checked and summed up.
//!
//! Deliberately absent: hands, objectives and what lies facedown; a table file never holds them.

use super::board::territories_value;
use super::set_list;
use super::shared::{by_clan, initiative_card, key, player, player_key, read};
use crate::games::battle_for_rokugan::content::token_set;
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::control::CONTROL_TOKENS;
use crate::games::battle_for_rokugan::model::initiative_card::InitiativeCard;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::token_counts::TokenCounts;
use crate::games::battle_for_rokugan::rules::honor::Honor;
use crate::games::battle_for_rokugan::rules::odds::next_first::next_first;
use crate::games::battle_for_rokugan::rules::setup::neutral_cards;
use crate::kernel::by::By;
use crate::kernel::document::{DocumentFault, Node, Object};
use serde_json::{Value, json};

/// The fields of a table file.
const FIELDS: [&str; 9] =
    ["format", "version", "round", "phase", "first", "board", "initiative_out", "discards", "names"];

/// The last round.
const ROUNDS: i64 = 5;

pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    read(text, table)
}

fn table(node: &Node<'_>) -> Result<Value, DocumentFault> {
    let object = node.object(&FIELDS)?;
    object.required("format")?.choice(&[("rokugan-bfr-table", ())])?;
    object.required("version")?.integer(1..=1)?;
    let round = object.required("round")?.integer(1..=ROUNDS)?;
    phase(&object, round)?;
    let board = super::board::read(&object.required("board")?)?;
    let first = player(board.players(), &object.required("first")?)?;
    let out = initiative_out(&board, &object.required("initiative_out")?, round)?;
    let discards = object.or("discards", By::from_fn(|_| TokenCounts::none()), |node| discards(&board, node))?;
    object.or("names", (), names)?;
    let each = |value: &dyn Fn(Clan) -> Value| by_clan(board.players().iter().map(|clan| (clan, value(clan))));
    let chances = next_first(&board, first, &out);
    Ok(json!({
        "provinces": each(&|clan| json!(board.provinces(clan).len())),
        "honor": each(&|clan| json!(Honor::of(&board, clan).total())),
        "control_left": each(&|clan| json!(u16::from(CONTROL_TOKENS) - board.control_tokens(clan))),
        "unseen": each(&|clan| json!(token_set::of(clan).total() - discards.get(clan).total())),
        "territories": territories_value(&board),
        "next_first": chances.map(|all| by_clan(all.into_iter().map(|(clan, chance)| (clan, json!(chance))))),
    }))
}

/// Checks the phase; only the last round has an end.
fn phase(object: &Object<'_>, round: i64) -> Result<(), DocumentFault> {
    let phases = [("upkeep", 1), ("placement", 1), ("resolution", 1), ("end", ROUNDS)];
    let node = object.required("phase")?;
    let earliest = node.choice(&phases)?;
    if round < earliest { Err(node.fault("the game ends after the last round")) } else { Ok(()) }
}

fn initiative_out(board: &Board, node: &Node<'_>, round: i64) -> Result<Vec<InitiativeCard>, DocumentFault> {
    // The range of rounds leaves nothing that would not fit.
    let length = round as usize;
    let mut neutral_left = neutral_cards(board.players());
    let mut out = Vec::new();
    for item in node.items(length..=length)? {
        let card = initiative_card(board.players(), &item)?;
        if out.contains(&card) {
            return Err(item.fault("is out already"));
        }
        match card {
            InitiativeCard::Clan(_) => {}
            InitiativeCard::Neutral(_) if out.is_empty() => return Err(item.fault("the first card is a clan's")),
            InitiativeCard::Neutral(_) if neutral_left == 0 => {
                return Err(item.fault("there are fewer neutral cards in the deck"));
            }
            InitiativeCard::Neutral(_) => neutral_left -= 1,
        }
        out.push(card);
    }
    Ok(out)
}

fn discards(board: &Board, node: &Node<'_>) -> Result<By<Clan, TokenCounts>, DocumentFault> {
    let mut all = By::from_fn(|_| TokenCounts::none());
    for (name, entry) in node.entries()? {
        let clan = player_key(board.players(), name, &entry)?;
        *all.get_mut(clan) = set_list::read(&entry, clan)?;
    }
    Ok(all)
}

/// Checks what the players call the provinces.
fn names(node: &Node<'_>) -> Result<(), DocumentFault> {
    for (id, entry) in node.entries()? {
        key::<Province>(id, &entry)?;
        entry.text(1..=40)?;
    }
    Ok(())
}
