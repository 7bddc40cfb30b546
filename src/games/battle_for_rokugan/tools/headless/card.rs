//! `card`: the board after a territory card.

use super::board::{control_value, special_value};
use super::shared::{maybe, named, player, read};
use crate::games::battle_for_rokugan::model::Named;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use crate::games::battle_for_rokugan::rules::card::{CardFault, Chosen, Play, places, play};
use crate::kernel::document::{DocumentFault, Node, Object};
use serde_json::{Value, json};

pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    read(text, card)
}

fn card(node: &Node<'_>) -> Result<Value, DocumentFault> {
    let object = node.object(&["board", "clan", "card", "choice"])?;
    let board = super::board::read(&object.required("board")?)?;
    let clan = player(board.players(), &object.required("clan")?)?;
    let card = object.required("card")?;
    let choice = object.required("choice")?;
    let chosen = choice_of(named(&card)?, &card, &choice)?;
    let after = play(&board, clan, &chosen).map_err(|fault| match fault {
        CardFault::Choice(which, reason) => {
            DocumentFault { path: choice.path_of(&field(&chosen, which)), reason: reason.id().to_owned() }
        }
        CardFault::Supply(special) => card.fault(format!("no {} is left", special.id())),
    })?;
    Ok(json!({"control": control_value(after.controls()), "special": special_value(&after)}))
}

/// Reads what was chosen for a card.
fn choice_of(card: TerritoryCard, card_node: &Node<'_>, choice: &Node<'_>) -> Result<Play, DocumentFault> {
    if let Some((special, count)) = places(card) {
        return placed(special, count, choice);
    }
    let province = |object: &Object<'_>, field: &str| named(&object.required(field)?);
    let one = || province(&choice.object(&["province"])?, "province");
    let reward = || -> Result<_, DocumentFault> {
        let object = choice.object(&["province", "reward"])?;
        Ok((province(&object, "province")?, maybe(&object, "reward", named)?))
    };
    match card {
        TerritoryCard::StrengthOfPurpose => {
            let all = list(choice, 2..=2)?;
            let pair = <[Province; 2]>::try_from(all);
            pair.map(Play::StrengthOfPurpose).map_err(|_| choice.fault("two provinces are chosen"))
        }
        TerritoryCard::BountifulHarvest => one().map(Play::BountifulHarvest),
        TerritoryCard::BlessTheLands => one().map(Play::BlessTheLands),
        TerritoryCard::FomentRebellion => one().map(Play::FomentRebellion),
        TerritoryCard::DiplomaticMission => reward().map(|(at, reward)| Play::DiplomaticMission(at, reward)),
        TerritoryCard::PirateRaids => reward().map(|(at, reward)| Play::PirateRaids(at, reward)),
        TerritoryCard::CulturalExchange => {
            let object = choice.object(&["own", "other"])?;
            Ok(Play::CulturalExchange { own: province(&object, "own")?, other: province(&object, "other")? })
        }
        TerritoryCard::InspireFear => {
            let object = choice.object(&["sacrifice", "specials"])?;
            let specials = object.required("specials")?.items(0..=2)?;
            let specials = specials.iter().map(named).collect::<Result<_, _>>()?;
            Ok(Play::InspireFear(province(&object, "sacrifice")?, specials))
        }
        TerritoryCard::DarkFavors | TerritoryCard::AnimateTheDead => {
            province(&choice.object(&["sacrifice"])?, "sacrifice").map(Play::Sacrifice)
        }
        TerritoryCard::Promotion
        | TerritoryCard::Reinforcements
        | TerritoryCard::SpyNetwork
        | TerritoryCard::PurgeTheWeak => Err(card_node.fault("does nothing to the board")),
        // These have all been read above.
        TerritoryCard::FeatsOfEngineering
        | TerritoryCard::CodeOfHonor
        | TerritoryCard::SacredGround
        | TerritoryCard::Bushido
        | TerritoryCard::HonorableFight
        | TerritoryCard::AidOfTheKami
        | TerritoryCard::AshigaruLevies
        | TerritoryCard::PortOfProsperity => Err(card_node.fault("places special tokens")),
    }
}

fn placed(special: Special, count: usize, choice: &Node<'_>) -> Result<Play, DocumentFault> {
    if count > 1 {
        return Ok(Play::Place(special, list(choice, count..=count)?));
    }
    let object = choice.object(&["province"])?;
    Ok(Play::Place(special, vec![named(&object.required("province")?)?]))
}

/// The one field `provinces`.
fn list(choice: &Node<'_>, length: std::ops::RangeInclusive<usize>) -> Result<Vec<Province>, DocumentFault> {
    let items = choice.object(&["provinces"])?.required("provinces")?.items(length)?;
    items.iter().map(named).collect()
}

/// Which field of the choice a fault is about.
fn field(play: &Play, which: Chosen) -> String {
    match which {
        Chosen::Province(at) => match play {
            Play::Place(_, provinces) if provinces.len() > 1 => format!("provinces[{at}]"),
            Play::StrengthOfPurpose(_) => format!("provinces[{at}]"),
            Play::Place(..)
            | Play::BountifulHarvest(_)
            | Play::DiplomaticMission(..)
            | Play::PirateRaids(..)
            | Play::BlessTheLands(_)
            | Play::FomentRebellion(_)
            | Play::CulturalExchange { .. }
            | Play::InspireFear(..)
            | Play::Sacrifice(_) => "province".to_owned(),
        },
        Chosen::Reward => "reward".to_owned(),
        Chosen::Own => "own".to_owned(),
        Chosen::Other => "other".to_owned(),
        Chosen::Sacrifice => "sacrifice".to_owned(),
        Chosen::Special(at) => format!("specials[{at}]"),
    }
}
