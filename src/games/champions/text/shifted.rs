//! Which later steps meet another table after a correction than the one they were entered for: Sizes in a melee, Enemies
//! that had no Move. Such a step is done as it was entered; only the players know what they would have rolled.

use crate::games::champions::combat::totals_of_units;
use crate::games::champions::command::{CombatKind, Command};
use crate::games::champions::field::combat_terms;
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// What `command` found on the table `old` and finds otherwise on `new`.
pub fn shifted((old, new): (&State, &State), command: &Command) -> Option<Line> {
    if let Some((fighter, enemy)) = melee(command) {
        return sizes((old, new), fighter, enemy);
    }
    if *command == Command::EndEnemies {
        let idle = enemies(new).filter(|enemy| !queries::is_present(old, Who::Enemy(*enemy))).count();
        return (idle > 0).then(|| Line::new(keys::SHIFTED_NO_MOVE).with("count", idle));
    }
    None
}

/// Who fights whom where Sizes count.
fn melee(command: &Command) -> Option<(Actor, EnemyId)> {
    if let Some(command) = command.behind_anyway() {
        return melee(command);
    }
    let (kind, fighter, enemy) = if let Command::Fight(fight) = command {
        (fight.terms.kind, fight.terms.fighter, fight.terms.enemy)
    } else if let Command::Combat(outcome) = command {
        (outcome.kind, outcome.fighter, outcome.enemy)
    } else {
        return None;
    };
    (kind == CombatKind::Melee).then_some((fighter, enemy))
}

/// The Sizes where the board or, in a Battle, the cards tell them; else how many stand on either side.
fn sizes((old, new): (&State, &State), fighter: Actor, enemy: EnemyId) -> Option<Line> {
    let weighed = |state: &State| -> Option<(usize, usize)> {
        let of_units = || totals_of_units(state, fighter, enemy).map(|(ours, theirs)| (ours.into(), theirs.into()));
        let (ours, theirs) = combat_terms::total_sizes(state, fighter, enemy).or_else(of_units)?;
        Some((ours.into(), theirs.into()))
    };
    match (weighed(old), weighed(new)) {
        (Some(was), Some(is)) => (was != is).then(|| compared(Line::new(keys::SHIFTED_SIZES), was, is)),
        (None, _) | (_, None) => {
            let (was, is) = (numbers(old), numbers(new));
            (was != is).then(|| compared(Line::new(keys::SHIFTED_NUMBERS), was, is))
        }
    }
}

fn compared(line: Line, (ours, theirs): (usize, usize), (our_now, their_now): (usize, usize)) -> Line {
    let line = line.with("ours", ours).with("theirs", theirs);
    line.with("our_now", our_now).with("their_now", their_now)
}

/// How many Characters stand on the players' side, and how many Enemies.
fn numbers(state: &State) -> (usize, usize) {
    let champions = ChampionId::ALL.iter().map(|id| Who::Champion(*id));
    let ours = champions.chain(state.allies().map(|(id, _)| Who::Ally(id)));
    let ours = ours.filter(|who| queries::is_present(state, *who)).count();
    (ours, enemies(state).count())
}

fn enemies(state: &State) -> impl Iterator<Item = EnemyId> {
    state.enemies().map(|(id, _)| id).filter(|id| queries::is_present(state, Who::Enemy(*id)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::Champions;
    use crate::games::champions::model::turn::Phase;
    use crate::games::champions::text::book::Chronicle;
    use crate::games::champions::trial;
    use crate::kernel::amend::{Replacement, Unfit, amend};
    use crate::kernel::correction::report;
    use crate::kernel::journal::{Journal, Stamp};
    use crate::words::{Language, Words};

    /// What later steps meet once entry `at` never happened.
    fn without(journal: &Journal<Champions>, at: usize) -> Vec<(usize, String)> {
        let words = Words::new(Language::English);
        let nothing = Replacement::Nothing;
        let amendment = amend(journal, at, &nothing, Unfit::Anyway, Stamp(1)).unwrap();
        let lines = Chronicle::read(journal, None);
        let report = report(journal, lines.lines().lines(), (at, &nothing), &amendment);
        report.shifted.iter().map(|step| (step.entry, words.say(&step.line))).collect()
    }

    #[test]
    fn an_enemy_that_lives_after_all_is_told_to_later_combats_and_the_phase_it_had_no_move_in() {
        let mut trial = trial::acting(&[trial::GOBLIN, trial::ZOMBIE]);
        trial.does(Command::EliminateEnemy { enemy: EnemyId(0), credit: None });
        trial.does(Command::Combat(trial::told(trial.state(), Some(EnemyId(1)), (0, 0))));
        while trial.state().phase() == Phase::Champions {
            trial.does(Command::EndActivation);
        }
        trial.does(Command::EndEnemies);
        let journal = trial.into_journal();
        let end = journal.cursor();
        let is_blow = |command: &Command| matches!(command, Command::EliminateEnemy { .. });
        let at = journal.entries().iter().position(|entry| is_blow(&entry.command)).unwrap();
        let told = without(&journal, at);
        let combat = "On the board stood 5 against 1, now 5 against 2 – Sizes, dice and Honor were taken as entered.";
        let phase = "1 Enemy stands now that had no Move in this phase.";
        assert_eq!(told, [(at + 1, combat.to_owned()), (end - 1, phase.to_owned())]);
    }

    #[test]
    fn a_combat_on_a_table_like_the_one_it_was_entered_for_is_not_told() {
        let mut trial = trial::acting(&[trial::ZOMBIE, trial::GOBLIN]);
        for enemy in [EnemyId(0), EnemyId(1)] {
            trial.does(Command::Combat(trial::told(trial.state(), Some(enemy), (0, 0))));
            trial.does(Command::EndActivation);
        }
        let journal = trial.into_journal();
        let combat = |command: &Command| matches!(command, Command::Combat(_));
        let first = journal.entries().iter().position(|entry| combat(&entry.command)).unwrap();
        assert_eq!(without(&journal, first), []);
    }
}
