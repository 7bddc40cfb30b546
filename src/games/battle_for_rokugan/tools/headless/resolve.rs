//! `resolve`: what the revealed tokens of a round come to.

use super::board::{card_place, control_value, special_value, territories_value};
use super::shared::{by_clan, by_territory, id_or_null, ids, maybe, read};
use super::tokens;
use crate::games::battle_for_rokugan::model::Named;
use crate::games::battle_for_rokugan::model::tokens::{Token, Tokens};
use crate::games::battle_for_rokugan::rules::honor::Honor;
use crate::games::battle_for_rokugan::rules::resolution::battle::{Battle, Outcome};
use crate::games::battle_for_rokugan::rules::resolution::report::{CardMove, Effect, Fate, Worked};
use crate::games::battle_for_rokugan::rules::resolution::{Resolution, Revealed, resolve as resolve_round};
use crate::kernel::document::{DocumentFault, Node};
use serde_json::{Map, Value, json};

pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    read(text, resolve)
}

fn resolve(node: &Node<'_>) -> Result<Value, DocumentFault> {
    let object = node.object(&["board", "tokens", "swap"])?;
    let board = super::board::read(&object.required("board")?)?;
    let placed = tokens::revealed(&object.required("tokens")?, &board)?;
    let swap = maybe(&object, "swap", |node| swapped(&placed, node))?;
    let revealed = swap.unwrap_or(placed);
    Ok(value(&resolve_round(&board, &revealed), revealed.tokens()))
}

/// The tokens after Unicorn's swap.
fn swapped(placed: &Revealed, node: &Node<'_>) -> Result<Revealed, DocumentFault> {
    let items = node.items(2..=2)?;
    let position = |item: &Node<'_>| {
        let id = item.text(0..=usize::MAX)?;
        placed.tokens().position(id).ok_or_else(|| item.fault("is no token"))
    };
    let [one, two] = items.as_slice() else { return Err(node.fault("is no pair")) };
    placed.swapped([position(one)?, position(two)?]).map_err(|which| items[which].fault("cannot change places"))
}

fn value(resolution: &Resolution, tokens: &Tokens) -> Value {
    let after = &resolution.after;
    let honor = |clan| json!(Honor::of(after, clan).total());
    let fates = tokens.iter().zip(&resolution.fates).map(|(token, fate)| fate_value(token, *fate));
    json!({
        "tokens": fates.collect::<Vec<_>>(),
        "raids": effects(&resolution.raids, tokens),
        "diplomacy": effects(&resolution.diplomacy, tokens),
        "battles": resolution.battles.iter().map(battle).collect::<Vec<_>>(),
        "defended": resolution.defended.iter().map(|defended| json!({
            "province": defended.province.id(), "clan": defended.clan.id(), "reason": defended.reason.id(),
        })).collect::<Vec<_>>(),
        "control": control_value(after.controls()),
        "special": special_value(after),
        "territories": territories_value(after),
        "card_moves": resolution.card_moves.iter().map(card_move).collect::<Vec<_>>(),
        "cards": by_territory(|territory| json!(card_place(after.card(territory)))),
        "ronin": ids(after.without_control()),
        "honor": by_clan(after.players().iter().map(|clan| (clan, honor(clan)))),
    })
}

fn fate_value(token: &Token, fate: Fate) -> Value {
    let reason = match fate {
        Fate::Illegal(reason) => reason.id(),
        Fate::Bluff => "bluff",
        Fate::Raid => "raid",
        Fate::RaidNoEffect => "raid_no_effect",
        Fate::Diplomacy => "diplomacy",
        Fate::Battle => "battle",
        Fate::Unattacked => "unattacked",
    };
    let end = if token.returns() { "returned" } else { "discarded" };
    json!({"id": token.id, "fate": end, "step": fate.step(), "reason": reason})
}

fn effects(effects: &[Effect], tokens: &Tokens) -> Value {
    let one = |effect: &Effect| {
        let id = tokens.get(effect.token).map(|token| token.id.as_str());
        json!({"id": id, "province": effect.province.id(), "effect": effect.worked == Worked::Yes})
    };
    effects.iter().map(one).collect()
}

fn battle(battle: &Battle) -> Value {
    let total = ("total", battle.defense.total());
    let parts = battle.defense.terms().map(|(term, part)| (term.id(), part));
    let defense = parts.into_iter().chain([total]).map(|(name, part)| (name.to_owned(), json!(part)));
    let (winner, result) = match battle.outcome {
        Outcome::Taken(clan) => (Some(clan), "taken"),
        Outcome::Held(clan) => (Some(clan), "held"),
        Outcome::Nothing => (None, "nothing"),
    };
    json!({
        "province": battle.province.id(),
        "defender": id_or_null(battle.defender),
        "defense": defense.collect::<Map<_, _>>(),
        "attackers": battle.attackers.iter().map(|attacker| json!({
            "clan": attacker.clan.id(), "total": attacker.total, "against": attacker.against,
        })).collect::<Vec<_>>(),
        "winner": id_or_null(winner),
        "result": result,
        "why": battle.why.id(),
    })
}

fn card_move(card: &CardMove) -> Value {
    json!({"territory": card.territory.id(), "from": card_place(card.from), "to": card_place(card.to)})
}
