//! The turn: which phase follows which, and what happens by itself on the way (CH-TURN).

use super::draft::Draft;
use super::event::{Cause, Event};
use super::favor;
use super::model::champion::{Champion, Once};
use super::model::figure::EnemyStanding;
use super::model::ids::{Actor, AllyId, ChampionId, EnemyId, Who};
use super::model::keyword::Keyword;
use super::model::quantity::{Gauge, Turn};
use super::model::state::State;
use super::model::turn::{GroupObjective, Phase};
use super::refusal::{Refusal, RefusalKind};
use super::rulebook;
use crate::kernel::draft::Law;
use crate::kernel::rulebook::RuleRef;

/// Refuses what belongs to another phase.
pub(super) fn require(draft: &mut Draft, needs: Phase, rule: RuleRef) -> Result<(), Refusal> {
    let is = draft.state.phase();
    draft.require(is == needs, RefusalKind::WrongPhase { needs, is }, rule)
}

/// Preparation: the order is set, and the first Champion acts.
pub(super) fn begin_activations(draft: &mut Draft, order: &[ChampionId]) -> Result<(), Refusal> {
    require(draft, Phase::Preparation, rulebook::PREPARATION)?;
    draft.require(draft.state.favor().is_some(), RefusalKind::FavorOpen, rulebook::SET_FAVOR)?;
    let distinct = order.iter().enumerate().all(|(place, id)| !order[..place].contains(id));
    let present = order.iter().all(|id| draft.state.champion(*id).is_in_play());
    draft.require(distinct && present, RefusalKind::BadOrder, rulebook::PREPARATION)?;
    let in_play = draft.state.champions().filter(|(_, champion)| champion.is_in_play()).count();
    draft.require(order.len() == in_play, RefusalKind::OrderIncomplete, rulebook::PREPARATION)?;
    // Only where the players set the phase aside does somebody act already.
    if let Some(champion) = draft.state.track().active() {
        draft.happen(Event::ActivationEnded { champion });
    }
    draft.happen(Event::OrderSet { order: order.to_vec() });
    draft.happen(Event::PhaseBegan { phase: Phase::Champions });
    next_activation(draft);
    Ok(())
}

/// Ends the present Activation.
pub(super) fn end_activation(draft: &mut Draft) -> Result<(), Refusal> {
    require(draft, Phase::Champions, rulebook::ACTIVATION)?;
    if let Some(champion) = draft.state.track().active() {
        draft.happen(Event::ActivationEnded { champion });
    }
    next_activation(draft);
    Ok(())
}

/// Lets the next Champion on the track act; with nobody left, or in another phase, the Enemies Phase begins.
fn next_activation(draft: &mut Draft) {
    let (track, phase) = (draft.state.track(), draft.state.phase());
    let waits = |id: &ChampionId| !track.done.contains(id) && draft.state.champion(*id).is_in_play();
    let next = track.order.iter().copied().find(|id| phase == Phase::Champions && waits(id));
    match next {
        Some(champion) => draft.happen(Event::ActivationBegan { champion }),
        None => begin_enemies(draft),
    }
}

/// The Activation of a Champion that falls during it is over.
pub(super) fn after_fall(draft: &mut Draft, champion: ChampionId) {
    if draft.state.track().active() == Some(champion) {
        draft.happen(Event::ActivationEnded { champion });
        next_activation(draft);
    }
}

/// The Enemies Phase begins with the Oni healing (CH-ENE-1).
fn begin_enemies(draft: &mut Draft) {
    draft.happen(Event::PhaseBegan { phase: Phase::Enemies });
    let is_oni = |enemy: &super::model::figure::Enemy| {
        enemy.standing() == EnemyStanding::OnBoard && enemy.card().keywords.contains(&Keyword::Oni)
    };
    let onis: Vec<EnemyId> = draft.state.enemies().filter(|(_, enemy)| is_oni(enemy)).map(|(id, _)| id).collect();
    for enemy in onis {
        draft.change(Who::Enemy(enemy), Gauge::Life, 1, Cause::Oni);
    }
}

/// Ends the Enemies Phase.
pub(super) fn end_enemies(draft: &mut Draft) -> Result<(), Refusal> {
    require(draft, Phase::Enemies, rulebook::ENEMY_PHASE)?;
    draft.happen(Event::PhaseBegan { phase: Phase::Recovery });
    Ok(())
}

/// What Recovery comes to now; nothing outside of its phase, or after the last turn.
pub fn recovery(state: &State) -> Option<Vec<Event>> {
    let mut draft = Draft::new(state, Law::Binding);
    recover(&mut draft).ok()?;
    Some(draft.into_events())
}

/// Recovery, then the next turn's Preparation.
pub(super) fn recover(draft: &mut Draft) -> Result<(), Refusal> {
    require(draft, Phase::Recovery, rulebook::RECOVERY)?;
    let (turn, last) = (draft.state.turn(), draft.state.scenario().max_turns);
    draft.require(turn < last, RefusalKind::TurnsRunOut, rulebook::END)?;
    let in_play = draft.state.champions().filter(|(_, champion)| champion.is_in_play());
    let champions: Vec<ChampionId> = in_play.map(|(id, _)| id).collect();
    for champion in champions {
        recover_champion(draft, champion);
    }
    let allies = draft.state.allies().filter(|(id, _)| draft.state.is_in_play(Actor::Ally(*id)));
    let allies: Vec<AllyId> = allies.map(|(id, _)| id).collect();
    for ally in allies {
        refresh_ally(draft, ally);
    }
    clear_marks(draft);
    favor::pass(draft);
    draft.happen(Event::PhaseBegan { phase: Phase::Preparation });
    draft.happen(Event::TurnBegan { turn: Turn::clamped(turn.get() + 1) });
    Ok(())
}

/// Temporary Ki is lost, used Ki returns, Action Points are added (CH-TURN-4).
fn recover_champion(draft: &mut Draft, id: ChampionId) {
    let who = Who::Champion(id);
    let champion = draft.state.champion(id);
    let card = champion.card().ki.value().map(|ki| ki.get());
    let used = champion.ki().is_some_and(|pool| pool.used.get() > 0);
    let change = card.zip(champion.ki()).map_or(0, |(card, pool)| card - pool.available.get());
    let ap = champion.card().ap.value().map_or(0, |ap| ap.get());
    draft.change(who, Gauge::Ki, change, Cause::Recovery);
    if used || change < 0 {
        draft.happen(Event::KiReturned { champion: id });
    }
    draft.change(who, Gauge::Ap, ap, Cause::Recovery);
}

/// Once-per-turn and once-per-Activation marks clear, those of the fallen too: the players may bring them back.
pub(super) fn clear_marks(draft: &mut Draft) {
    let is_marked =
        |champion: &Champion| [champion.intervened(), champion.concentrated(), champion.drew()].contains(&Once::Done);
    let marked: Vec<ChampionId> =
        draft.state.champions().filter(|(_, champion)| is_marked(champion)).map(|(id, _)| id).collect();
    for champion in marked {
        draft.happen(Event::MarksCleared { champion });
    }
}

/// An Ally loses what is left and has its card's Action Points again.
fn refresh_ally(draft: &mut Draft, id: AllyId) {
    let Some(ally) = draft.state.ally(id) else { return };
    let change = ally.card().ap.value().zip(ally.ap()).map_or(0, |(card, left)| card.get() - left.get());
    draft.change(Who::Ally(id), Gauge::Ap, change, Cause::Refresh);
}

/// The game ends at once (CH-END).
pub(super) fn end_game(draft: &mut Draft, objective: GroupObjective) -> Result<(), Refusal> {
    draft.require(draft.state.ended().is_none(), RefusalKind::GameOver, rulebook::END)?;
    draft.happen(Event::Ended { objective });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::command::Command;
    use crate::games::champions::trial;
    use crate::kernel::by::Small;

    /// CH-TURN-4: what the table says before is what then happens.
    #[test]
    fn recovery_is_foretold_as_it_comes() {
        let mut table = trial::acting(&[]);
        assert_eq!(recovery(table.state()), None, "in its phase only");
        for _ in ChampionId::ALL {
            table.does(Command::EndActivation);
        }
        table.does(Command::EndEnemies);
        let foretold = recovery(table.state());
        assert!(foretold.is_some());
        assert_eq!(foretold, table.asks(&Command::Recover).ok());
    }
}
