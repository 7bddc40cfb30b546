//! Reading and writing boards.

use super::shared::{by_territory, id_or_null, key, named, player, players};
use crate::games::battle_for_rokugan::model::Named;
use crate::games::battle_for_rokugan::model::board::{Board, BoardFault, CardPlace, RawBoard};
use crate::games::battle_for_rokugan::model::control::{CONTROL_TOKENS, Control};
use crate::games::battle_for_rokugan::model::players::Players;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::rulings::Rulings;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::games::battle_for_rokugan::rules::honor::territory_controller;
use crate::kernel::by::By;
use crate::kernel::document::{DocumentFault, Node};
use serde_json::{Map, Value, json};

/// Reads a board.
pub(super) fn read(node: &Node<'_>) -> Result<Board, DocumentFault> {
    let object = node.object(&["players", "control", "special", "ronin", "cards", "rulings"])?;
    let players = players(&object.required("players")?)?;
    let control = object.or("control", By::from_fn(|_| None), |node| control(&players, node))?;
    let special = object.or("special", By::from_fn(|_| None), special)?;
    let ronin = object.or("ronin", Vec::new(), |node| {
        node.items(0..=usize::MAX)?.iter().map(|item| player(&players, item)).collect()
    })?;
    let cards = object.or("cards", By::from_fn(|_| CardPlace::Board), |node| cards(&players, node))?;
    let rulings = object.or("rulings", Rulings::DEFAULT, rulings)?;
    Board::new(RawBoard { players, control, special, ronin, cards, rulings })
        .map_err(|faults| faults.first().map_or_else(|| node.fault("cannot be"), |fault| named_fault(node, *fault)))
}

/// Where in the document a fault of the whole board is.
fn named_fault(node: &Node<'_>, fault: BoardFault) -> DocumentFault {
    let (field, reason) = match fault {
        BoardFault::ControlNotPlaying(province) => {
            (format!("control.{}.clan", province.id()), "does not play".to_owned())
        }
        BoardFault::ControlTokens(clan) => {
            ("control".to_owned(), format!("{} has {CONTROL_TOKENS} control tokens in all", clan.id()))
        }
        BoardFault::SpecialPlace(province, fault) => {
            (format!("special.{}", province.id()), format!("cannot lie there: {}", fault.id()))
        }
        BoardFault::SpecialSupply(special) => ("special".to_owned(), format!("there are not so many {}", special.id())),
        BoardFault::Ronin(at) => (format!("ronin[{at}]"), "is there twice".to_owned()),
        BoardFault::CardNotPlaying(territory) => (format!("cards.{}", territory.id()), "does not play".to_owned()),
    };
    DocumentFault { path: node.path_of(&field), reason }
}

fn control(players: &Players, node: &Node<'_>) -> Result<By<Province, Option<Control>>, DocumentFault> {
    let mut all = By::from_fn(|_| None);
    for (name, entry) in node.entries()? {
        let province = key(name, &entry)?;
        let object = entry.object(&["clan", "down", "up"])?;
        let clan = player(players, &object.required("clan")?)?;
        // The range leaves nothing that would not fit.
        let count = |node: &Node<'_>| node.integer(0..=CONTROL_TOKENS.into()).map(|count| count as u8);
        let (down, up) = (object.or("down", 0, count)?, object.or("up", 0, count)?);
        let control = Control::new(clan, down, up).ok_or_else(|| entry.fault("without any control token"))?;
        *all.get_mut(province) = Some(control);
    }
    Ok(all)
}

fn special(node: &Node<'_>) -> Result<By<Province, Option<Special>>, DocumentFault> {
    let mut all = By::from_fn(|_| None);
    for (name, entry) in node.entries()? {
        *all.get_mut(key(name, &entry)?) = Some(named(&entry)?);
    }
    Ok(all)
}

fn cards(players: &Players, node: &Node<'_>) -> Result<By<Territory, CardPlace>, DocumentFault> {
    let mut all = By::from_fn(|_| CardPlace::Board);
    for (name, entry) in node.entries()? {
        *all.get_mut(key(name, &entry)?) = match entry.text(0..=usize::MAX)? {
            "board" => CardPlace::Board,
            "used" => CardPlace::Used,
            _ => CardPlace::Held(player(players, &entry)?),
        };
    }
    Ok(all)
}

fn rulings(node: &Node<'_>) -> Result<Rulings, DocumentFault> {
    let mut rulings = Rulings::DEFAULT;
    for (name, entry) in node.entries()? {
        match name {
            "attackers_tie" => rulings.attackers_tie = named(&entry)?,
            "crane_tie" => rulings.crane_tie = named(&entry)?,
            "phoenix" => rulings.phoenix = named(&entry)?,
            "raid_reach" => rulings.raid_reach = named(&entry)?,
            "discarded_attack" => rulings.discarded_attack = named(&entry)?,
            "bluff_attack" => rulings.bluff_attack = named(&entry)?,
            "lion_bluff" => rulings.lion_bluff = named(&entry)?,
            "diplomacy_defense" => rulings.diplomacy_defense = named(&entry)?,
            "emerald_shape" => rulings.emerald_shape = named(&entry)?,
            "emerald_span" => rulings.emerald_span = named(&entry)?,
            "humility_tie" => rulings.humility_tie = named(&entry)?,
            "final_tie" => rulings.final_tie = named(&entry)?,
            _ => return Err(entry.fault("is no ruling")),
        }
    }
    Ok(rulings)
}

/// Writes control tokens.
pub(super) fn control_value(controls: impl Iterator<Item = (Province, Control)>) -> Value {
    let entry = |(province, control): (Province, Control)| {
        let value = json!({"clan": control.clan().id(), "down": control.down(), "up": control.up()});
        (province.id().to_owned(), value)
    };
    Value::Object(controls.map(entry).collect::<Map<_, _>>())
}

/// Writes special tokens.
pub(super) fn special_value(board: &Board) -> Value {
    let entry = |(province, special): (Province, Special)| (province.id().to_owned(), json!(special.id()));
    Value::Object(board.specials().map(entry).collect::<Map<_, _>>())
}

/// Writes who controls each territory.
pub(super) fn territories_value(board: &Board) -> Value {
    by_territory(|territory| id_or_null(territory_controller(board, territory)))
}

/// Writes where a territory card is.
pub(super) fn card_place(place: CardPlace) -> &'static str {
    match place {
        CardPlace::Board => "board",
        CardPlace::Used => "used",
        CardPlace::Held(clan) => clan.id(),
    }
}
