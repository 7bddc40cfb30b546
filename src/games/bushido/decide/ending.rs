//! The End Phase: states, Wounds by markers, what expires, points, the end (BU-TURN-E, A16, BU-END).

use crate::games::bushido::assemble::phases;
use crate::games::bushido::command::{Ending, RiseAnswer};
use crate::games::bushido::draft::Draft;
use crate::games::bushido::event::Event;
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::refusal::{Refusal, RefusalKind};
use crate::games::bushido::rules::reference;
use crate::games::bushido::rules::score::{Outcome, Turn, TurnFault};
use crate::games::bushido::rules::turn::ending::{EndingModel, Out, end as play};
use crate::games::bushido::setup::TableRuling;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Gauge, ModelId, Standing};
use crate::games::bushido::state::{Phase, State};

/// Victory Points in a game.
pub const VICTORY_POINTS: i64 = 3;

/// The whole End Phase; the next turn begins, or the game is over.
pub(super) fn end(draft: &mut Draft, ending: &Ending) -> Result<(), Refusal> {
    let right = draft.state.phase() == Phase::Ending;
    draft.require(right, RefusalKind::WrongPhase(Phase::Ending), reference::ENDING)?;
    let fear = |id: ModelId| ending.fear.iter().find(|answer| answer.model == id).map(|answer| answer.test);
    let (ids, mut after): (Vec<ModelId>, Vec<EndingModel>) = phases::ending(&draft.state, fear).into_iter().unzip();
    play(&mut after);
    for (id, model) in ids.iter().zip(&after) {
        settle(draft, *id, model);
        leave(draft, *id, model, &ending.rise)?;
    }
    regenerate_late(draft, &ids);
    draft.happen(Event::Expired);
    score(draft, ending)?;
    for player in Player::ALL {
        if draft.state.passes(player) != 0 {
            draft.happen(Event::PassesChanged { player, to: 0 });
        }
    }
    next(draft);
    Ok(())
}

/// What the End Phase made of one model.
fn settle(draft: &mut Draft, id: ModelId, after: &EndingModel) {
    let small = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
    let kami = draft.state.model(id).is_some_and(crate::games::bushido::state::model::Model::is_kami);
    if !kami {
        draft.set(id, Gauge::Wounds, small(after.marked));
    }
    for (condition, values) in
        [(Condition::Fire, &after.fire), (Condition::Bleed, &after.bleed), (Condition::Poison, &after.poison)]
    {
        draft.keep(id, condition, values.len());
    }
    let count = |number: i64| usize::try_from(number).unwrap_or(0);
    draft.keep(id, Condition::Stunned, count(after.stunned));
    draft.keep(id, Condition::Blind, count(after.blind));
    draft.keep(id, Condition::Berserk, count(after.berserk));
    if after.fear.is_none() {
        draft.clear(id, Condition::Frightened);
    }
}

/// A model whose boxes are all marked leaves, unless it rises.
fn leave(draft: &mut Draft, id: ModelId, after: &EndingModel, rises: &[RiseAnswer]) -> Result<(), Refusal> {
    match after.out {
        None => {}
        Some(Out::Killed | Out::LastStand) => draft.leave(id, Standing::Killed),
        Some(Out::Rise) => {
            let needed = draft.model(id)?.traits().amount("Rise");
            let rolled = rises.iter().find(|answer| answer.model == id).map_or(0, |answer| i64::from(answer.rolled));
            if rolled >= needed && rolled > 0 {
                let marked = draft.model(id)?.gauge(Gauge::Wounds);
                draft.heal(id, marked);
                draft.mark(id, Condition::Prone, 1);
            } else {
                draft.leave(id, Standing::Killed);
            }
        }
    }
    Ok(())
}

/// *Regenerate* after Fire, Bleeding and Poison (ruling RegenerateBeforeBleed).
fn regenerate_late(draft: &mut Draft, ids: &[ModelId]) {
    if !draft.state.switched(TableRuling::RegenerateBeforeBleed) {
        return;
    }
    for id in ids {
        let heals = draft.state.model(*id).filter(|model| model.standing().is_in_play());
        let amount = heals.map_or(0, |model| i16::try_from(model.traits().amount("Regenerate")).unwrap_or(0));
        draft.heal(*id, amount);
    }
}

/// The turn as it is scored.
pub fn scored_turn(state: &State, ending: &Ending) -> Turn {
    let models = Player::ALL.map(|player| i64::try_from(state.in_play(player)).unwrap_or(0));
    Turn {
        zones: ending.zones.clone(),
        removes: ending.removes.clone(),
        models: Players { a: models[0], b: models[1] },
        ..state.this_turn.clone()
    }
}

fn score(draft: &mut Draft, ending: &Ending) -> Result<(), Refusal> {
    let turn = scored_turn(&draft.state, ending);
    let mut score = draft.state.score();
    let fault = score.play(&turn).err();
    let kind = match fault {
        None => None,
        Some(TurnFault::RemovesRequired) => Some(RefusalKind::RemovesRequired),
        Some(TurnFault::NotRemovable) => Some(RefusalKind::NotRemovable),
        Some(TurnFault::AfterEnd) => Some(RefusalKind::GameOver),
        Some(TurnFault::RiceUnknown(at)) => turn.zones.get(at).map(|one| RefusalKind::RiceUnknown(one.zone.clone())),
        Some(
            TurnFault::NoAction(_)
            | TurnFault::NoObjective(_)
            | TurnFault::ActedAlready(_)
            | TurnFault::NoToken(_)
            | TurnFault::NoZone(_)
            | TurnFault::ZoneTwice(_),
        ) => Some(RefusalKind::NoSuchObjective),
    };
    if let Some(kind) = kind {
        return Err(Refusal { rule: reference::SCENARIO, kind });
    }
    draft.happen(Event::TurnScored { turn: Box::new(turn) });
    Ok(())
}

/// The next turn, or the end of the game (BU-END).
fn next(draft: &mut Draft) {
    let state = &draft.state;
    let over = state.score().ended();
    let all_awarded = Player::ALL.map(|player| state.victory(player)).iter().sum::<i64>() >= VICTORY_POINTS;
    let last = state.turn() >= state.last_turn();
    if !over && !all_awarded && !last {
        let turn = state.turn() + 1;
        draft.happen(Event::TurnBegan { turn });
        draft.happen(Event::PhaseBegan { phase: Phase::Starting });
        return;
    }
    wipe_out(draft);
    let outcome = outcome(&draft.state);
    draft.happen(Event::Ended { outcome });
}

/// The survivor takes what is left (ruling WipeOutScoring).
fn wipe_out(draft: &mut Draft) {
    let state = &draft.state;
    let left = VICTORY_POINTS - Player::ALL.map(|player| state.victory(player)).iter().sum::<i64>();
    let survivors: Vec<Player> = Player::ALL.into_iter().filter(|player| state.in_play(*player) > 0).collect();
    if let ([player], true, true) = (&survivors[..], left > 0, state.switched(TableRuling::WipeOutScoring)) {
        let points = i16::try_from(left).unwrap_or(0);
        draft.happen(Event::WipedOut { player: *player, points });
    }
}

fn outcome(state: &State) -> Outcome {
    match state.victory(Player::A).cmp(&state.victory(Player::B)) {
        std::cmp::Ordering::Greater => Outcome::Won(Player::A),
        std::cmp::Ordering::Less => Outcome::Won(Player::B),
        std::cmp::Ordering::Equal => Outcome::Draw,
    }
}
