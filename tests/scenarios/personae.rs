//! Personae as goals of a Search, and who may be questioned (rulebook p. 20, 31).

use super::support::*;
use rokugan::games::champions::command::Command;
use rokugan::games::champions::field::command::{BoardCommand, EnemyStep};
use rokugan::games::champions::investigation::{askable, somebody_else};
use rokugan::games::champions::model::conduct::{Conduct, SearchGoal};
use rokugan::games::champions::model::ids::{EnemyId, PlayerId, Who};
use rokugan::games::champions::model::investigation::{PersonaId, Whom, Willing};
use rokugan::games::champions::model::name::Note;
use rokugan::games::champions::model::quantity::Turn;
use rokugan::games::champions::model::scenario::{Difficulty, Scenario, ScenarioKind};
use rokugan::games::champions::model::turn::Phase;
use rokugan::games::champions::scenario::whereabouts;

fn table(scenario: Scenario) -> Table {
    let mut table = laid(scenario, Difficulty::Normal);
    does(&mut table, Command::GiveFavor { to: PlayerId(0) });
    table
}

#[test]
fn ene_a_search_captures_a_persona_who_is_then_no_longer_asked() {
    let mut table = table(scenario(ScenarioKind::Investigation));
    let (persona, thief) = (PersonaId(0), table.state().enemies().next().unwrap().0);
    let place = whereabouts::persona(table.state(), persona).unwrap();
    let area = Some(table.state().field().unwrap().key(place));
    let beside = BoardCommand::Place { who: Who::Enemy(thief), area, note: Note::default() };
    does(&mut table, Command::Board(beside));
    let behaviour = Conduct::Search { goal: SearchGoal::Persona(persona), cost: 1 };
    does(&mut table, Command::Board(BoardCommand::SetBehaviour { enemy: thief, behaviour: behaviour.clone() }));
    does(&mut table, Command::SetClock { turn: Turn::LEAST, phase: Phase::Enemies });
    does(&mut table, Command::Board(BoardCommand::Move { enemy: thief, how: EnemyStep::Planned }));
    let state = table.state();
    assert_eq!(state.investigation().unwrap().persona(persona).unwrap().willing, Willing::Gone);
    assert!(!askable(state).contains(&Whom::Persona(persona)));
    assert_ne!(state.enemy(thief).unwrap().behaviour(), &behaviour, "it escapes");
}

#[test]
fn inv_enemies_are_questioned_where_the_scenario_names_them() {
    let silent = table(scenario(ScenarioKind::Investigation));
    let enemies = |all: Vec<Whom>| all.into_iter().filter(|whom| matches!(whom, Whom::Enemy(_))).count();
    let there = silent.state().enemies().count();
    assert_eq!((enemies(askable(silent.state())), enemies(somebody_else(silent.state()))), (0, there));
    let mut naming = scenario(ScenarioKind::Investigation);
    let inquiry = naming.script.as_mut().unwrap().inquiry.as_mut().unwrap();
    inquiry.enemies = vec![silent.state().enemy(EnemyId(0)).unwrap().card().name.clone()];
    let named = table(naming);
    assert!(enemies(askable(named.state())) > 0);
}
