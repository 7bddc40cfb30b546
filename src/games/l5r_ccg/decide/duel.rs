//! Challenges and duels, as all may see them (CC-DUEL-1..6).

use super::super::command::Stakes;
use super::super::draft::Draft;
use super::super::event::{Event, Why};
use super::super::in_play::{Duel, DuelSide, DuelStage, Duelist};
use super::super::model::card::{CardKind, Trait};
use super::super::model::player::CardId;
use super::super::model::rule;
use super::super::refusal::{Missing, Refusal, RefusalKind};
use super::super::rules::turn::Act;
use super::battle::small;
use super::cards::die;
use super::honor::gain_or_lose;
use super::turn::take_action;
use crate::kernel::by::Small;

pub(super) fn challenge(
    draft: &mut Draft,
    (challenger, challenged): (CardId, CardId),
    start: Option<(u8, u8)>,
    action: Option<Act>,
) -> Result<(), Refusal> {
    draft.must(draft.state.duel.is_none(), RefusalKind::DuelFirst, rule::FOCUS_ORDER)?;
    let (one, other) = (draft.personality(challenger)?, draft.personality(challenged)?);
    draft.must(challenger != challenged, RefusalKind::Oneself, rule::CHALLENGE)?;
    draft.require(one.owner != other.owner, RefusalKind::Rule, rule::CHALLENGE)?;
    let chi = |id: CardId| draft.state.chi(id).and_then(|chi| u8::try_from(chi).ok());
    let side = |card: CardId, seat, given: Option<u8>| DuelSide { card, seat, start: given.or(chi(card)), focused: 0 };
    let duel = Duel {
        challenger: side(challenger, one.owner, start.map(|start| start.0)),
        challenged: side(challenged, other.owner, start.map(|start| start.1)),
        stage: DuelStage::Offered,
    };
    draft.happen(Event::Challenged { duel });
    // It is resolved before the next action (CC-ACT-6); whoever acts then is known from now on.
    match action {
        Some(act @ (Act::Limited | Act::Open | Act::Battle)) => take_action(draft, one.owner, act),
        Some(_) => Err(Refusal { kind: RefusalKind::Rule, rule: rule::ACTION_KINDS }),
        None => Ok(()),
    }
}

/// The duel under way, where it is at this point.
fn at(draft: &Draft, stage: DuelStage) -> Result<Duel, Refusal> {
    let found = draft.state.duel.filter(|duel| duel.stage == stage);
    found.ok_or(Refusal { kind: RefusalKind::NoDuel, rule: rule::FOCUS_ORDER })
}

pub(super) fn refuse(draft: &mut Draft) -> Result<(), Refusal> {
    at(draft, DuelStage::Offered)?;
    draft.happen(Event::DuelRefused);
    Ok(())
}

pub(super) fn accept(draft: &mut Draft) -> Result<(), Refusal> {
    at(draft, DuelStage::Offered)?;
    draft.happen(Event::DuelCame { stage: DuelStage::Focusing });
    Ok(())
}

/// Requires that it is this one's decision; a duel that was only offered is accepted by deciding.
fn decide(draft: &mut Draft, duelist: Duelist) -> Result<Duel, Refusal> {
    if at(draft, DuelStage::Offered).is_ok() {
        draft.happen(Event::DuelCame { stage: DuelStage::Focusing });
    }
    let duel = at(draft, DuelStage::Focusing)?;
    draft.require(duel.turn() == duelist, RefusalKind::Rule, rule::FOCUS_ORDER)?;
    Ok(duel)
}

pub(super) fn focus(draft: &mut Draft, duelist: Duelist) -> Result<(), Refusal> {
    let duel = decide(draft, duelist)?;
    let side = duel.side(duelist);
    draft.require(draft.state.seat(side.seat).hand > 0, RefusalKind::Rule, rule::FOCUS_ORDER)?;
    draft.must(side.focused < 99, RefusalKind::Bound { least: 0, most: 99 }, rule::FOCUS_ORDER)?;
    draft.happen(Event::Focused { duelist });
    Ok(())
}

pub(super) fn strike(draft: &mut Draft, duelist: Duelist) -> Result<(), Refusal> {
    decide(draft, duelist)?;
    draft.happen(Event::Struck { duelist });
    Ok(())
}

pub(super) fn settle(
    draft: &mut Draft,
    (challenger, challenged): (&[u8], &[u8]),
    stakes: Stakes,
    honor: i16,
) -> Result<(), Refusal> {
    let duel = at(draft, DuelStage::Struck)?;
    let one = total(draft, &duel.challenger, challenger)?;
    let other = total(draft, &duel.challenged, challenged)?;
    draft.must(honor.abs() <= 99, RefusalKind::Bound { least: -99, most: 99 }, rule::HONOR_BOUNDS)?;
    let winner = match one.cmp(&other) {
        std::cmp::Ordering::Greater => Some(Duelist::Challenger),
        std::cmp::Ordering::Less => Some(Duelist::Challenged),
        std::cmp::Ordering::Equal => None,
    };
    draft.happen(Event::DuelEnded { challenger: small(one), challenged: small(other), winner });
    if let Some(winner) = winner
        && honor != 0
    {
        let side = duel.side(winner);
        gain_or_lose(draft, (side.seat, honor.into()), &Why::Duel, &[side.card], None)?;
    }
    if stakes == Stakes::Death {
        let losers = Duelist::ALL.iter().filter(|one| winner != Some(**one));
        for loser in losers {
            die(draft, duel.side(*loser).card)?;
        }
    }
    Ok(())
}

/// Start value and focus cards of one side, each counted twice with Double Chi (CC-DUEL-4).
fn total(draft: &Draft, side: &DuelSide, focus: &[u8]) -> Result<i64, Refusal> {
    draft.must(focus.len() == usize::from(side.focused), RefusalKind::OtherFocuses, rule::FOCUS_ORDER)?;
    let within = focus.iter().all(|value| *value <= 10);
    draft.must(within, RefusalKind::Bound { least: 0, most: 10 }, rule::KNOWN_VALUE)?;
    let kind = RefusalKind::Unknown { card: side.card, missing: Missing::Chi };
    let start = side.start.ok_or(Refusal { kind, rule: rule::KNOWN_VALUE })?;
    let double = draft.state.unit(side.card).into_iter().filter_map(|id| draft.state.card(id));
    let double =
        double.filter(|card| card.card.kind == CardKind::Personality).any(|card| card.card.has(Trait::DoubleChi));
    let counts = if double { 2 } else { 1 };
    Ok(i64::from(start) + counts * focus.iter().map(|value| i64::from(*value)).sum::<i64>())
}
