//! `table`: the file players exchange, checked and summed up.

use super::board::territories_value;
use super::shared::{by_clan, read};
use super::table_file::{self, TableFile};
use crate::games::battle_for_rokugan::content::token_set;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::control::CONTROL_TOKENS;
use crate::games::battle_for_rokugan::rules::honor::Honor;
use crate::games::battle_for_rokugan::rules::odds::next_first::next_first;
use crate::kernel::document::DocumentFault;
use serde_json::{Value, json};

pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    read(text, |node| table_file::read(node).map(|file| sum(&file)))
}

/// What a table comes to.
fn sum(TableFile { board, first, initiative_out, discards, .. }: &TableFile) -> Value {
    let each = |value: &dyn Fn(Clan) -> Value| by_clan(board.players().iter().map(|clan| (clan, value(clan))));
    let chances = next_first(board, *first, initiative_out);
    json!({
        "provinces": each(&|clan| json!(board.provinces(clan).len())),
        "honor": each(&|clan| json!(Honor::of(board, clan).total())),
        "control_left": each(&|clan| json!(u16::from(CONTROL_TOKENS) - board.control_tokens(clan))),
        "unseen": each(&|clan| json!(token_set::of(clan).total() - discards.get(clan).total())),
        "territories": territories_value(board),
        "next_first": chances.map(|all| by_clan(all.into_iter().map(|(clan, chance)| (clan, json!(chance))))),
    })
}
