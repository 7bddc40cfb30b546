//! `setup`: counts of a new game, and whose turn it is to place a starting token.

use super::board::control_value;
use super::shared::{by_clan, id_or_null, ids, maybe, named, player, players, read};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::players::Players;
use crate::games::battle_for_rokugan::rules::setup::{
    StartFault, StartingTokens, capitals, neutral_cards, open, tokens_each, uses_first_player_card,
};
use crate::kernel::document::{DocumentFault, Node};
use serde_json::{Value, json};

pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    read(text, setup)
}

fn setup(node: &Node<'_>) -> Result<Value, DocumentFault> {
    let object = node.object(&["players", "first", "placed"])?;
    let players = players(&object.required("players")?)?;
    let first = maybe(&object, "first", |node| player(&players, node))?;
    let placed = object.or("placed", Vec::new(), |node| node.items(0..=usize::MAX))?;
    let start = match first {
        Some(first) => Some(place_all(&players, first, &placed)?),
        None if placed.is_empty() => None,
        None => {
            let reason = "tokens are placed from the first player on".to_owned();
            return Err(DocumentFault { path: node.path_of("first"), reason });
        }
    };
    let control = start.as_ref().map_or_else(|| capitals(&players), |start| start.control().clone());
    let left = |clan| start.as_ref().map_or(tokens_each(&players), |start| start.left(clan));
    let controls = control.iter().filter_map(|(province, control)| Some((province, (*control)?)));
    Ok(json!({
        "tokens_each": tokens_each(&players),
        "neutral_cards": neutral_cards(&players),
        "first_player_card": uses_first_player_card(&players),
        "control": control_value(controls),
        "open": ids(open(&control)),
        "left": by_clan(players.iter().map(|clan| (clan, json!(left(clan))))),
        "turn": id_or_null(start.as_ref().and_then(StartingTokens::turn)),
    }))
}

fn place_all(players: &Players, first: Clan, placed: &[Node<'_>]) -> Result<StartingTokens, DocumentFault> {
    let mut start = StartingTokens::new(players.clone(), first);
    for item in placed {
        let object = item.object(&["clan", "province"])?;
        let (clan, province) = (object.required("clan")?, object.required("province")?);
        start.place(player(players, &clan)?, named(&province)?).map_err(|fault| match fault {
            StartFault::TooMany => item.fault("all tokens are placed"),
            StartFault::Turn => clan.fault("it is another clan's turn"),
            StartFault::Taken => province.fault("a control token lies there"),
        })?;
    }
    Ok(start)
}
