//! `odds`: how likely a province with facedown tokens comes to each end.

use super::shared::{by_clan, maybe, named, player, player_key, read};
use super::{set_list, tokens};
use crate::games::battle_for_rokugan::model::Named;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::players::Players;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::token_counts::TokenCounts;
use crate::games::battle_for_rokugan::rules::odds::fog::{Fog, FogFault, Hand};
use crate::games::battle_for_rokugan::rules::odds::province::{Outcomes, Totals, is_closed};
use crate::kernel::by::By;
use crate::kernel::document::{DocumentFault, Node};
use serde_json::{Value, json};

pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    read(text, odds)
}

fn odds(node: &Node<'_>) -> Result<Value, DocumentFault> {
    let object = node.object(&["board", "province", "tokens", "hands", "ask"])?;
    let board = super::board::read(&object.required("board")?)?;
    let province = object.required("province")?;
    let target: Province = named(&province)?;
    let nobody_fights = || province.fault("no combat token may lie there");
    if is_closed(&board, target) {
        return Err(nobody_fights());
    }
    let tokens = tokens::read(&object.required("tokens")?, &board)?;
    let hands = object.or("hands", By::from_fn(|_| None), |node| hands(board.players(), node))?;
    let ask = maybe(&object, "ask", |node| player(board.players(), node))?;
    let fog = Fog::new(&board, &tokens, &hands).map_err(|fault| named_fault(node, fault))?;
    let there = fog.at(target).ok_or_else(nobody_fights)?;
    Ok(json!({
        "outcomes": outcomes(&there.outcomes()),
        "totals": by_clan(there.totals().iter().map(|(clan, totals)| (*clan, totals_value(totals)))),
        "defense": totals_value(&there.defense()),
        "need": ask.map(|clan| there.need(clan)),
    }))
}

fn hands(players: &Players, node: &Node<'_>) -> Result<By<Clan, Option<Hand>>, DocumentFault> {
    let mut all = By::from_fn(|_| None);
    for (name, entry) in node.entries()? {
        let clan = player_key(players, name, &entry)?;
        let object = entry.object(&["unknown", "out"])?;
        // The range leaves nothing that would not fit.
        let unknown = object.required("unknown")?.integer(0..=27)? as u8;
        let out = object.or("out", TokenCounts::none(), |node| set_list::read(node, clan))?;
        *all.get_mut(clan) = Some(Hand { unknown, out });
    }
    Ok(all)
}

fn named_fault(node: &Node<'_>, fault: FogFault) -> DocumentFault {
    let (field, reason) = match fault {
        FogFault::NoHand(clan) => (format!("hands.{}", clan.id()), "is missing, and unknown tokens lie there"),
        FogFault::Out(clan) => (format!("hands.{}.out", clan.id()), "with the known tokens the clan has fewer"),
        FogFault::Unknown(clan) => (format!("hands.{}.unknown", clan.id()), "cannot be so many, or so few"),
        FogFault::Nowhere(at) => (format!("tokens[{at}]"), "no kind may lie there"),
        FogFault::NoFilling(clan) => (format!("hands.{}", clan.id()), "nothing left fits the unknown tokens"),
    };
    DocumentFault { path: node.path_of(&field), reason: reason.to_owned() }
}

fn outcomes(outcomes: &Outcomes) -> Value {
    json!({
        "scorched": outcomes.scorched,
        "peace": outcomes.peace,
        "held": outcomes.held,
        "taken": by_clan(outcomes.taken.iter().map(|(clan, chance)| (*clan, json!(chance)))),
    })
}

fn totals_value(totals: &Totals) -> Value {
    totals.iter().map(|(total, chance)| json!([total, chance])).collect()
}
