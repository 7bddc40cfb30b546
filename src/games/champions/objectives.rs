//! Clan Objectives and equipment during play (CH-SET-4, rulebook p. 14–16).

use super::draft::Draft;
use super::event::{Cause, Event};
use super::model::equipment::Equipment;
use super::model::ids::{ChampionId, ObjectiveId, Who};
use super::model::objective::{KeptObjective, Objective, Progress, Timing, Visibility, Worth};
use super::model::quantity::{Gauge, GloryValue};
use super::model::state::Play;
use super::refusal::{Refusal, RefusalKind};
use super::rulebook;

/// Keeps an objective.
pub(super) fn keep(draft: &mut Draft, champion: ChampionId, card: &Objective) -> Result<(), Refusal> {
    let companion = draft.state.champion(champion).card().is_companion();
    draft.require(!companion, RefusalKind::NotForCompanions, rulebook::SET_COMPANIONS)?;
    draft.require(draft.state.play() == Play::Standard, RefusalKind::NoObjectives, rulebook::END_GLORIFIED)?;
    let objective = draft.state.champion(champion).next_objective;
    draft.happen(Event::ObjectiveKept { champion, objective, card: card.clone() });
    Ok(())
}

fn find(draft: &mut Draft, champion: ChampionId, id: ObjectiveId) -> Result<KeptObjective, Refusal> {
    let missing = Refusal { kind: RefusalKind::NoSuchObjective, rule: rulebook::OBJECTIVES };
    draft.state.champion(champion).objectives().get(&id).cloned().ok_or(missing)
}

/// Turns an objective face up.
pub(super) fn reveal(draft: &mut Draft, champion: ChampionId, id: ObjectiveId) -> Result<(), Refusal> {
    let kept = find(draft, champion, id)?;
    let hidden = kept.visibility == Visibility::Hidden;
    draft.require(hidden, RefusalKind::ObjectiveDone, rulebook::OBJECTIVES)?;
    draft.happen(Event::ObjectiveRevealed { champion, objective: id });
    Ok(())
}

/// Completes an objective. An Instant one brings its Glory now, an End one in the scoring.
pub(super) fn complete(
    draft: &mut Draft,
    champion: ChampionId,
    id: ObjectiveId,
    glory: GloryValue,
) -> Result<(), Refusal> {
    let kept = find(draft, champion, id)?;
    draft.require(kept.progress == Progress::Open, RefusalKind::ObjectiveDone, rulebook::OBJECTIVES)?;
    // What nobody has noted is read from the card now that it lies face up.
    let on_card = kept.card.worth == Worth::Unknown || kept.card.worth.values().contains(&glory);
    draft.require(on_card, RefusalKind::ValueNotOnCard, rulebook::OBJECTIVES)?;
    if kept.visibility == Visibility::Hidden {
        draft.happen(Event::ObjectiveRevealed { champion, objective: id });
    }
    draft.happen(Event::ObjectiveCompleted { champion, objective: id, glory });
    if kept.card.timing == Timing::Instant {
        draft.change(Who::Champion(champion), Gauge::Glory, glory.get(), Cause::Objective);
    }
    Ok(())
}

/// Notes the Glory of an objective that was kept without it.
pub(super) fn note_worth(
    draft: &mut Draft,
    champion: ChampionId,
    id: ObjectiveId,
    worth: Worth,
) -> Result<(), Refusal> {
    let kept = find(draft, champion, id)?;
    let open = kept.card.worth == Worth::Unknown && worth != Worth::Unknown;
    draft.require(open, RefusalKind::WorthKnown, rulebook::OBJECTIVES)?;
    draft.happen(Event::ObjectiveWorthNoted { champion, objective: id, worth });
    Ok(())
}

/// Opens a completed objective again and takes back the Glory it brought.
pub(super) fn reopen(draft: &mut Draft, champion: ChampionId, id: ObjectiveId) -> Result<(), Refusal> {
    let kept = find(draft, champion, id)?;
    let Progress::Completed(glory) = kept.progress else {
        return draft.require(false, RefusalKind::NoSuchObjective, rulebook::OBJECTIVES);
    };
    draft.happen(Event::ObjectiveReopened { champion, objective: id });
    if kept.card.timing == Timing::Instant {
        draft.change(Who::Champion(champion), Gauge::Glory, -glory.get(), Cause::Objective);
    }
    Ok(())
}

/// Gives an objective back.
pub(super) fn give_up(draft: &mut Draft, champion: ChampionId, id: ObjectiveId) -> Result<(), Refusal> {
    find(draft, champion, id)?;
    draft.happen(Event::ObjectiveDropped { champion, objective: id });
    Ok(())
}

/// Takes an item.
pub(super) fn take(draft: &mut Draft, champion: ChampionId, item: &Equipment) {
    draft.happen(Event::EquipmentTaken { champion, item: item.clone() });
}

/// Gives an item away.
pub(super) fn give_away(draft: &mut Draft, champion: ChampionId, item: u8) -> Result<(), Refusal> {
    let there = usize::from(item) < draft.state.champion(champion).equipment().len();
    draft.require(there, RefusalKind::NoSuchItem, rulebook::EQUIPMENT)?;
    draft.happen(Event::EquipmentDropped { champion, item });
    Ok(())
}

/// Uses an item: the only one of its type in this scenario (rulebook p. 16).
pub(super) fn use_item(draft: &mut Draft, champion: ChampionId, item: u8) -> Result<(), Refusal> {
    let carried = draft.state.champion(champion).equipment().to_vec();
    let missing = Refusal { kind: RefusalKind::NoSuchItem, rule: rulebook::EQUIPMENT };
    let kind = carried.get(usize::from(item)).map(|item| item.kind).ok_or(missing)?;
    if let Some(used) = draft.state.champion(champion).used_item(kind) {
        let refusal = RefusalKind::TypeInUse { kind, item: used.clone() };
        draft.require(false, refusal, rulebook::EQUIPMENT)?;
    }
    draft.happen(Event::EquipmentUsed { champion, item });
    Ok(())
}
