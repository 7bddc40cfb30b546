//! What is chosen for a territory card, while it is being chosen: which provinces the rules still take, and when it is
//! enough to play the card.
//!
//! Deliberately absent: any rule of a card; the rules are asked what they make of a choice.

use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use crate::games::battle_for_rokugan::rules::card::{self, CardFault, CardReason, Chosen, Play, places};
use crate::games::battle_for_rokugan::state::State;
use crate::kernel::by::Small;

/// A card with what was chosen for it; nothing while too little is.
pub fn play(card: TerritoryCard, chosen: &[Option<Province>]) -> Option<Play> {
    let play = so_far(card, chosen)?;
    match (&play, places(card)) {
        (Play::Place(_, provinces), Some((_, most))) => (provinces.len() == most).then_some(play),
        (_, _) => Some(play),
    }
}

/// The same, where a card that places several tokens may place fewer.
fn so_far(card: TerritoryCard, chosen: &[Option<Province>]) -> Option<Play> {
    let one = |at: usize| chosen.get(at).copied().flatten();
    let all: Vec<Province> = chosen.iter().copied().flatten().collect();
    if let Some((special, _)) = places(card) {
        return Some(Play::Place(special, all));
    }
    match card {
        TerritoryCard::StrengthOfPurpose => Some(Play::StrengthOfPurpose([one(0)?, one(1)?])),
        TerritoryCard::BountifulHarvest => Some(Play::BountifulHarvest(one(0)?)),
        TerritoryCard::DiplomaticMission => Some(Play::DiplomaticMission(one(0)?, one(1))),
        TerritoryCard::PirateRaids => Some(Play::PirateRaids(one(0)?, one(1))),
        TerritoryCard::BlessTheLands => Some(Play::BlessTheLands(one(0)?)),
        TerritoryCard::FomentRebellion => Some(Play::FomentRebellion(one(0)?)),
        TerritoryCard::CulturalExchange => Some(Play::CulturalExchange { own: one(0)?, other: one(1)? }),
        TerritoryCard::InspireFear => Some(Play::InspireFear(one(0)?, all.get(1..).unwrap_or(&[]).to_vec())),
        TerritoryCard::DarkFavors | TerritoryCard::AnimateTheDead => Some(Play::Sacrifice(one(0)?)),
        TerritoryCard::Promotion
        | TerritoryCard::Reinforcements
        | TerritoryCard::SpyNetwork
        | TerritoryCard::PurgeTheWeak
        | TerritoryCard::FeatsOfEngineering
        | TerritoryCard::CodeOfHonor
        | TerritoryCard::SacredGround
        | TerritoryCard::Bushido
        | TerritoryCard::HonorableFight
        | TerritoryCard::AidOfTheKami
        | TerritoryCard::AshigaruLevies
        | TerritoryCard::PortOfProsperity => None,
    }
}

/// Whether enough is chosen to play a card; a reward that is due belongs to it.
pub fn is_enough(state: &State, clan: Clan, card: TerritoryCard, chosen: &[Option<Province>]) -> bool {
    let due = CardFault::Choice(Chosen::Reward, CardReason::RewardDue);
    let played = play(card, chosen).map(|play| card::play(state.board(), clan, &play));
    chosen.is_empty() || played.is_some_and(|played| played != Err(due))
}

/// The provinces that the rules take for each choice of a card, in map order: with what is chosen before it, and with
/// whatever might be chosen for the others.
pub fn open(state: &State, clan: Clan, card: TerritoryCard, chosen: &[Option<Province>]) -> Vec<Vec<Province>> {
    let takes = |at: usize, province: Province| {
        let mut tried: Vec<_> = chosen.iter().copied().take(at).collect();
        tried.push(Some(province));
        tried.resize(chosen.len(), None);
        let free: Vec<usize> = (0..tried.len()).filter(|other| tried[*other].is_none()).collect();
        is_taken(state, clan, card, &tried)
            || free.into_iter().any(|other| {
                Province::ALL.iter().any(|filled| {
                    let mut tried = tried.clone();
                    tried[other] = Some(*filled);
                    is_taken(state, clan, card, &tried)
                })
            })
    };
    let of_choice = |at| Province::ALL.iter().copied().filter(|province| takes(at, *province)).collect();
    (0..chosen.len()).map(of_choice).collect()
}

/// Whether the rules take all that is chosen; that no token is left speaks against none of the provinces.
fn is_taken(state: &State, clan: Clan, card: TerritoryCard, chosen: &[Option<Province>]) -> bool {
    let played = so_far(card, chosen).map(|play| card::play(state.board(), clan, &play));
    matches!(played, Some(Ok(_) | Err(CardFault::Supply(_))))
}
