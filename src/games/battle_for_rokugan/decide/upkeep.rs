//! Upkeep: initiative, drawing, territory cards (BR-UP).

use crate::games::battle_for_rokugan::draft::Draft;
use crate::games::battle_for_rokugan::event::Event;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::initiative_card::{InitiativeCard, NeutralCard};
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use crate::games::battle_for_rokugan::queries::{
    after, deck, has_upkeep_card, held, is_played_in_placement, next_to_place,
};
use crate::games::battle_for_rokugan::refusal::{Refusal, RefusalKind};
use crate::games::battle_for_rokugan::rules::card::{self, Play};
use crate::games::battle_for_rokugan::rules::initiative;
use crate::games::battle_for_rokugan::rules::rulebook as rule;
use crate::games::battle_for_rokugan::rules::setup::neutral_cards;
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::state::State;
use crate::kernel::by::Small;
use crate::kernel::chance::{Chance, Source};

pub(super) fn reveal_initiative(draft: &mut Draft, card: InitiativeCard) -> Result<(), Refusal> {
    if let InitiativeCard::Clan(clan) = card {
        draft.plays(clan)?;
    }
    draft.at(Stage::Initiative, rule::INITIATIVE)?;
    let out = draft.state.initiative_out().contains(&card);
    draft.require(!out, RefusalKind::CardOut, rule::INITIATIVE)?;
    let there = out || deck(&draft.state).contains(&card);
    draft.require(there, RefusalKind::NotInDeck, rule::SET_DECK)?;
    turn_up(draft, card, Source::Entered);
    Ok(())
}

pub(super) fn draw_initiative(draft: &mut Draft, chance: &mut Chance) -> Result<(), Refusal> {
    draft.at(Stage::Initiative, rule::INITIATIVE)?;
    let all = deck(&draft.state);
    let (clans, neutral): (Vec<_>, Vec<_>) = all.into_iter().partition(|card| matches!(card, InitiativeCard::Clan(_)));
    let neutral_out = NeutralCard::ALL.len() - neutral.len();
    // Which neutral cards are in the deck nobody knows: each is as likely as the others.
    let in_deck = neutral_cards(draft.state.players()).saturating_sub(neutral_out).min(neutral.len());
    let count = clans.len() + in_deck;
    draft.must(count > 0, RefusalKind::NotInDeck, rule::SET_DECK)?;
    // At most eight cards.
    let drawn = chance.below(u32::try_from(count).unwrap_or(1)) as usize;
    let card = match clans.get(drawn) {
        Some(card) => Some(*card),
        None => neutral.get(chance.below(u32::try_from(neutral.len()).unwrap_or(1)) as usize).copied(),
    };
    if let Some(card) = card {
        turn_up(draft, card, Source::Generated);
    }
    Ok(())
}

fn turn_up(draft: &mut Draft, card: InitiativeCard, source: Source) {
    let current = draft.state.first.or(draft.state.players().iter().next());
    let Some(current) = current else { return };
    let first = initiative::reveal(draft.state.board(), current, card).first;
    draft.happen(Event::InitiativeRevealed { card, source, first });
    draft.happen(Event::StageBegan { stage: Stage::Draw });
}

pub(super) fn drawn(draft: &mut Draft) -> Result<(), Refusal> {
    draft.at(Stage::Draw, rule::DRAW)?;
    let holders = draft.state.players().iter().any(|clan| has_upkeep_card(&draft.state, clan));
    if draft.state.round > 1 && holders {
        draft.happen(Event::StageBegan { stage: Stage::Cards });
        let turn = first_on(&draft.state).find(|clan| has_upkeep_card(&draft.state, *clan));
        draft.happen(Event::TurnCame { clan: turn });
    } else {
        begin_placement(draft);
    }
    Ok(())
}

/// The players clockwise from the first.
fn first_on(state: &State) -> impl Iterator<Item = Clan> {
    let players: Vec<_> = match state.first() {
        Some(first) => state.players().clockwise_from(first).collect(),
        None => state.players().iter().collect(),
    };
    players.into_iter()
}

pub(super) fn begin_placement(draft: &mut Draft) {
    draft.happen(Event::StageBegan { stage: Stage::Placement });
    let turn = first_on(&draft.state).find(|clan| draft.state.seat(*clan).to_place > 0);
    draft.happen(Event::TurnCame { clan: turn });
}

pub(super) fn pass_card(draft: &mut Draft) -> Result<(), Refusal> {
    draft.at(Stage::Cards, rule::UPKEEP_CARDS)?;
    let Some(clan) = draft.state.turn else { return end_cards(draft) };
    draft.happen(Event::Passed { clan });
    next_card_turn(draft, clan);
    Ok(())
}

pub(super) fn end_cards(draft: &mut Draft) -> Result<(), Refusal> {
    draft.at(Stage::Cards, rule::UPKEEP_CARDS)?;
    begin_placement(draft);
    Ok(())
}

/// The next holder of a card, or placement where all holders passed in a row.
fn next_card_turn(draft: &mut Draft, clan: Clan) {
    let state = &draft.state;
    let holders = state.players().iter().filter(|clan| has_upkeep_card(state, *clan)).count();
    let next = after(state, clan).find(|clan| has_upkeep_card(state, *clan));
    match next {
        Some(next) if usize::from(state.passed) < holders => draft.happen(Event::TurnCame { clan: Some(next) }),
        Some(_) | None => begin_placement(draft),
    }
}

pub(super) fn play_card(
    draft: &mut Draft,
    clan: Clan,
    card: TerritoryCard,
    play: Option<&Play>,
) -> Result<(), Refusal> {
    draft.plays(clan)?;
    let territory = draft.state.own_box.territory(card);
    let holds = held(&draft.state, clan).any(|held| held == territory);
    draft.require(holds, RefusalKind::NotHeld { clan, territory }, rule::CARD_CLAIM)?;
    let moment = if is_played_in_placement(territory) { Stage::Placement } else { Stage::Cards };
    draft.require(draft.state.stage == moment, RefusalKind::CardMoment(card), rule::CARD_PLAY)?;
    draft.turn_of(clan, rule::CARD_PLAY)?;
    let fits = play.map_or(touches_only_tokens(card), |play| belongs(card, play));
    draft.must(fits, RefusalKind::OtherCard(card), rule::CARD_EFFECT)?;
    let after = match play {
        Some(play) => {
            let played = card::play(draft.state.board(), clan, play);
            Some(played.map_err(|fault| Refusal { kind: RefusalKind::Card(fault), rule: rule::CARD_EFFECT })?)
        }
        None => None,
    };
    draft.happen(Event::CardPlayed { clan, card });
    for province in Province::ALL.iter().copied() {
        let Some(after) = &after else { break };
        if after.control(province) != draft.state.board().control(province) {
            draft.happen(Event::ControlSet { province, control: after.control(province) });
        }
        if after.special(province) != draft.state.board().special(province) {
            draft.happen(Event::SpecialSet { province, special: after.special(province) });
        }
    }
    match draft.state.stage {
        Stage::Cards => next_card_turn(draft, clan),
        Stage::Placement
        | Stage::First
        | Stage::Starting
        | Stage::Initiative
        | Stage::Draw
        | Stage::Reveal
        | Stage::Story
        | Stage::Objectives
        | Stage::Over => {}
    }
    Ok(())
}

/// The cards whose effect is on combat tokens alone (BR-TER-4).
fn touches_only_tokens(card: TerritoryCard) -> bool {
    matches!(
        card,
        TerritoryCard::Promotion
            | TerritoryCard::Reinforcements
            | TerritoryCard::SpyNetwork
            | TerritoryCard::PurgeTheWeak
    )
}

/// Whether what was chosen is for this card.
fn belongs(card: TerritoryCard, play: &Play) -> bool {
    match play {
        Play::Place(special, provinces) => card::places(card) == Some((*special, provinces.len())),
        Play::StrengthOfPurpose(_) => card == TerritoryCard::StrengthOfPurpose,
        Play::BountifulHarvest(_) => card == TerritoryCard::BountifulHarvest,
        Play::DiplomaticMission(..) => card == TerritoryCard::DiplomaticMission,
        Play::PirateRaids(..) => card == TerritoryCard::PirateRaids,
        Play::BlessTheLands(_) => card == TerritoryCard::BlessTheLands,
        Play::FomentRebellion(_) => card == TerritoryCard::FomentRebellion,
        Play::CulturalExchange { .. } => card == TerritoryCard::CulturalExchange,
        Play::InspireFear(_, provinces) => card == TerritoryCard::InspireFear && provinces.len() <= 2,
        Play::Sacrifice(_) => matches!(card, TerritoryCard::DarkFavors | TerritoryCard::AnimateTheDead),
    }
}

/// The turn after a clan's, where it was that clan's.
pub(super) fn pass_turn(draft: &mut Draft, clan: Clan) {
    if draft.state.turn == Some(clan) || draft.state.turn.is_none() {
        let next = next_to_place(&draft.state, clan);
        draft.happen(Event::TurnCame { clan: next });
    }
}
