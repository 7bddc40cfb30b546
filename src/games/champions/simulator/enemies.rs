//! The Enemies Phase, led by the runner's next step.

use super::by_odds::Care;
use super::pushing;
use super::rolling;
use super::whim::Whim;
use crate::games::champions::Champions;
use crate::games::champions::command::{Command, Place};
use crate::games::champions::field::asking::{Asking, Said, ask};
use crate::games::champions::field::command::{BoardCommand, EnemyStep};
use crate::games::champions::field::next::{NextCombat, NextEnemy, NextStep, next_step, reinforcement};
use crate::games::champions::model::card::{EnemyCard, EnemyDice, Ranged};
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::figure::EnemyStanding;
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::quantity::{ActionPoints, GloryValue};
use crate::games::champions::model::state::State;
use crate::games::champions::model::tie::Tie;
use crate::games::champions::sheet::draft::{Draft, Duel, Task};
use crate::games::champions::text::asked;
use crate::kernel::journal::Journal;
use crate::kernel::known::Known;

/// Answers to one Enemy's questions at most.
const MOST_ANSWERS: usize = 20;

/// What comes next in the phase.
pub(super) fn next(journal: &Journal<Champions>, (care, faces): (Care, &EnemyFaces), whim: &mut Whim) -> Command {
    let state = journal.state();
    if let Some(command) = typed_in(state) {
        return command;
    }
    match next_step(state) {
        Some(NextStep::Move(next)) => moves(&next, whim),
        Some(NextStep::Ask(enemy)) => asked_for(state, enemy, whim),
        Some(NextStep::Combat(combat)) => fights(journal, &combat, (care, faces), whim),
        Some(NextStep::Reinforce { enemies }) => returns(state, &enemies, whim).unwrap_or(Command::EndEnemies),
        Some(NextStep::Push) => pushing::next(state, whim).unwrap_or(Command::EndEnemies),
        Some(NextStep::End) | None => Command::EndEnemies,
    }
}

/// The planned turn; a tie is settled one way or the other before it, now and then.
fn moves(next: &NextEnemy, whim: &mut Whim) -> Command {
    if let Some(tie) = next.asks.as_ref().filter(|_| whim.once_in(3)) {
        let chosen = u8::try_from(whim.below(tie.between.count())).unwrap_or(0);
        return Command::Board(BoardCommand::SettleTie(Tie { chosen, ..tie.clone() }));
    }
    Command::Board(BoardCommand::Move { enemy: next.enemy, how: EnemyStep::Planned })
}

/// An Enemy beside the board: the questions are answered at random.
fn asked_for(state: &State, enemy: EnemyId, whim: &mut Whim) -> Command {
    let mut said: Vec<Said> = Vec::new();
    while let Some(Asking::Ask(question)) = ask(state, enemy, &said).filter(|_| said.len() < MOST_ANSWERS) {
        let answers: Vec<Said> = asked::answer_names(state, &question).into_iter().map(|(said, _)| said).collect();
        let Some(answer) = whim.pick(&answers) else { break };
        said.push(answer.clone());
    }
    Command::Board(BoardCommand::Move { enemy, how: EnemyStep::Asked(said) })
}

/// The Combat of the plan; now and then somebody Intervenes. One that cannot be rolled is passed.
fn fights(
    journal: &Journal<Champions>,
    combat: &NextCombat,
    (care, faces): (Care, &EnemyFaces),
    whim: &mut Whim,
) -> Command {
    let state = journal.state();
    let mut draft = Draft::of(Task::Combat(Duel::begin(state, None, Some(combat.attacker))));
    let candidates = combat.terms.as_ref().map_or(&[][..], |terms| &terms.may_intervene);
    if let Some(champion) = whim.pick(candidates).copied().filter(|_| whim.once_in(3)) {
        draft.stand_in(Actor::Champion(champion), Place::Intervening);
        draft.as_the_board_says(state);
    }
    let duel = draft.duel().cloned();
    let fight = duel.and_then(|duel| rolling::fight(journal, duel, (care, faces), whim));
    fight.unwrap_or(Command::Board(BoardCommand::PassCombat { enemy: combat.attacker }))
}

fn returns(state: &State, enemies: &[EnemyId], whim: &mut Whim) -> Option<Command> {
    let enemy = *whim.pick(enemies)?;
    let place = reinforcement(state, enemy)?;
    let area = whim.pick(&place.areas)?.clone();
    Some(Command::Board(BoardCommand::Reinforce { enemy, area }))
}

/// The Enemy card of whoever was Corrupted is typed in before it fights.
pub(super) fn typed_in(state: &State) -> Option<Command> {
    let untold = state.enemies().find(|(_, enemy)| {
        enemy.standing() == EnemyStanding::OnBoard && enemy.card().melee.is_unknown() && enemy.was().is_some()
    });
    let (enemy, figure) = untold?;
    let own = figure.card();
    let (life, size) = match figure.was()? {
        Actor::Champion(id) => (state.champion(id).card().life, state.champion(id).card().size),
        Actor::Ally(id) => (state.ally(id)?.card().life, state.ally(id)?.card().size),
    };
    let card = EnemyCard {
        ap: Known::Entered(ActionPoints::clamped(4)),
        life,
        size,
        melee: Known::Entered(EnemyDice { white: 0, gray: 1, black: 2 }),
        ranged: Known::Entered(Ranged::Never),
        glory: Known::Entered(GloryValue::clamped(2)),
        ..own.clone()
    };
    Some(Command::EnterEnemyCard { enemy, card: Box::new(card) })
}
