//! Tactical Tests and the Starting Phase (BU-SET, BU-TURN, A15).

use super::rolls;
use crate::games::bushido::assemble::phases;
use crate::games::bushido::assemble::tests::scouting;
use crate::games::bushido::command::{Starting, Tactical};
use crate::games::bushido::draft::Draft;
use crate::games::bushido::event::Event;
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::refusal::{Refusal, RefusalKind};
use crate::games::bushido::rules::dice::{Counting, Faces, WithoutDie};
use crate::games::bushido::rules::reference;
use crate::games::bushido::rules::turn::starting::{StartingModel, pass_tokens, start as play};
use crate::games::bushido::state::Phase;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Gauge, ModelId};
use crate::kernel::chance::Chance;
use std::cmp::Ordering;

/// How often the app rolls a tied test again before the first player has it; so many ties never come.
const PATIENCE: usize = 100;

/// The Tactical Test for deployment.
pub(super) fn deploy(draft: &mut Draft, test: &Tactical, chance: &mut Chance) -> Result<(), Refusal> {
    let right = draft.state.phase() == Phase::SetUp;
    draft.require(right, RefusalKind::WrongPhase(Phase::SetUp), reference::SET_UP)?;
    let added = Players::from_fn(|player| scouting(&draft.state, player));
    let winner = tactical(draft, (test, added), chance)?;
    draft.happen(Event::FirstChosen { player: winner });
    Ok(())
}

/// The whole Starting Phase; the Main Phase begins.
pub(super) fn start(draft: &mut Draft, starting: &Starting, chance: &mut Chance) -> Result<(), Refusal> {
    let right = draft.state.phase() == Phase::Starting;
    draft.require(right, RefusalKind::WrongPhase(Phase::Starting), reference::STARTING)?;
    let mut models = phases::starting(&draft.state, &starting.coins)?;
    let winner = tactical(draft, (&starting.tactical, Players::default()), chance)?;
    draft.happen(Event::FirstChosen { player: starting.first.unwrap_or(winner) });
    roll_for_length(draft, starting.length, chance)?;
    let (ids, mut after): (Vec<ModelId>, Vec<StartingModel>) = models.drain(..).unzip();
    let communal = play(&mut after);
    for (id, model) in ids.iter().zip(&after) {
        settle(draft, *id, model);
    }
    for player in Player::ALL {
        let held = draft.state.communal(player);
        let gained = *communal.of(player);
        if gained != 0 {
            draft.happen(Event::CommunalChanged { player, to: held + gained });
        }
    }
    let tokens = pass_tokens(&after);
    for player in Player::ALL {
        let to = draft.state.passes(player) + tokens.of(player);
        if to != draft.state.passes(player) {
            draft.happen(Event::PassesChanged { player, to });
        }
    }
    draft.happen(Event::PhaseBegan { phase: Phase::Main });
    begin_with_whom_can(draft);
    Ok(())
}

/// The die of variable length, where one is due.
fn roll_for_length(draft: &mut Draft, told: Option<u8>, chance: &mut Chance) -> Result<(), Refusal> {
    if draft.state.rolls_for_length() {
        let face = match told {
            Some(face) => rolls::entered(&[face], 1).map(|()| face)?,
            None => rolls::die(chance),
        };
        draft.happen(Event::LengthRolled { face });
    }
    Ok(())
}

/// A first player who cannot activate anybody is skipped; where nobody can, the Main Phase is over at once.
fn begin_with_whom_can(draft: &mut Draft) {
    let first = draft.state.first();
    match (draft.state.can_activate(first), draft.state.can_activate(first.opponent())) {
        (true, _) => {}
        (false, true) => draft.happen(Event::TurnPassedTo { player: first.opponent() }),
        (false, false) => draft.happen(Event::PhaseBegan { phase: Phase::Ending }),
    }
}

/// What the Starting Phase made of one model.
fn settle(draft: &mut Draft, id: ModelId, after: &StartingModel) {
    let small = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
    draft.set(id, Gauge::Ki, small(after.ki));
    draft.set(id, Gauge::Counters, small(after.activation));
    let count = |number: i64| usize::try_from(number).unwrap_or(0);
    draft.keep(id, Condition::SpiritBlock, count(after.spirit_block));
    draft.keep(id, Condition::Diseased, count(after.disease));
    let has = draft.state.model(id).map_or(0, |model| model.markers(Condition::Impetuous).len());
    for _ in has..count(after.impetuous) {
        draft.mark(id, Condition::Impetuous, 1);
    }
}

/// A Tactical Test with what is added to each result: who won it.
fn tactical(
    draft: &mut Draft,
    (test, added): (&Tactical, Players<i64>),
    chance: &mut Chance,
) -> Result<Player, Refusal> {
    let (winner, dice) = match test {
        Tactical::Told(winner) => (*winner, Players::default()),
        Tactical::Entered(dice) => {
            for player in Player::ALL {
                let faces = dice.of(player);
                rolls::entered(faces, faces.len().max(1))?;
            }
            let tied = Refusal { rule: reference::TACTICAL, kind: RefusalKind::Tied };
            (ahead(draft, dice, &added).ok_or(tied)?, dice.clone())
        }
        Tactical::Generated(nominated) => rolled(draft, (nominated, &added), chance)?,
    };
    draft.happen(Event::TacticalTested { winner, dice });
    Ok(winner)
}

fn rolled(
    draft: &Draft,
    (nominated, added): (&Players<Option<ModelId>>, &Players<i64>),
    chance: &mut Chance,
) -> Result<(Player, Players<Vec<u8>>), Refusal> {
    let count = |player: Player| -> Result<usize, Refusal> {
        let Some(id) = *nominated.of(player) else { return Ok(1) };
        let more = draft.model(id)?.traits().amount("Tactician");
        Ok(1 + usize::try_from(more).unwrap_or(0))
    };
    let (a, b) = (count(Player::A)?, count(Player::B)?);
    let mut dice = Players::default();
    for _ in 0..PATIENCE {
        let first = rolls::dice(a, chance);
        dice = Players { a: first, b: rolls::dice(b, chance) };
        if let Some(winner) = ahead(draft, &dice, added) {
            return Ok((winner, dice));
        }
    }
    Ok((Player::A, dice))
}

/// Who is ahead: the higher result, then more dice; nobody where both are equal.
fn ahead(draft: &Draft, dice: &Players<Vec<u8>>, added: &Players<i64>) -> Option<Player> {
    let without = WithoutDie::of(&draft.state.rulings());
    let tally = |player: Player| {
        let tally = Faces::of(dice.of(player)).tally(Counting::default());
        (tally.modified(*added.of(player), without), tally.dice)
    };
    match tally(Player::A).cmp(&tally(Player::B)) {
        Ordering::Greater => Some(Player::A),
        Ordering::Less => Some(Player::B),
        Ordering::Equal => None,
    }
}
