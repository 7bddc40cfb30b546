//! Scenarios played without anybody at the table: every game ends, nothing goes against the rules, and every journal makes
//! the same table again.

use rokugan::games::champions::model::scenario::{Difficulty, Scenario, ScenarioKind};
use rokugan::games::champions::pack;
use rokugan::games::champions::simulator::{Asked, Care, Figures, Unplayable, simulate};
use rokugan::kernel::chance::Seed;

/// Games a scenario; `./dev soak` plays 10,000.
const GAMES: u32 = 100;

fn asked(games: u32) -> Asked {
    Asked { games, seed: Seed(7), players: None, difficulty: Difficulty::Normal, care: Care::Quick }
}

fn scenario(kind: ScenarioKind) -> Scenario {
    let all = pack::practice().scenarios;
    all.into_iter().find(|one| one.kind == kind && one.script.is_some()).unwrap()
}

fn run(scenario: &Scenario, asked: &Asked) -> Figures {
    simulate(scenario, &[&pack::practice()], asked).unwrap()
}

/// Plays games of a kind; none may go against the rules.
fn soak(kind: ScenarioKind, asked: &Asked) -> Figures {
    let figures = run(&scenario(kind), asked);
    assert!(figures.violations.is_empty(), "{:#?}", figures.violations);
    assert_eq!(figures.turns.unwrap().count, u64::from(asked.games));
    figures
}

#[test]
fn an_adventure_is_played_to_its_end_without_a_fault() {
    let figures = soak(ScenarioKind::Adventure, &asked(GAMES));
    assert!(figures.enemies_eliminated.unwrap().median > 0 && figures.combats.unwrap().median > 0);
    assert!(figures.objective_met > 0 && figures.objective_met < figures.games, "{figures:#?}");
}

#[test]
fn an_investigation_is_played_to_its_end_without_a_fault() {
    let figures = soak(ScenarioKind::Investigation, &asked(GAMES));
    assert!(figures.objective_met > 0, "{figures:#?}");
}

#[test]
fn a_battle_is_played_to_its_end_without_a_fault() {
    let figures = soak(ScenarioKind::Battle, &asked(GAMES));
    assert!(figures.objective_met > 0, "{figures:#?}");
    assert!(figures.turns.unwrap().most <= 6);
}

#[test]
fn every_difficulty_and_careful_players_are_played_without_a_fault() {
    for kind in [ScenarioKind::Adventure, ScenarioKind::Investigation, ScenarioKind::Battle] {
        soak(kind, &Asked { difficulty: Difficulty::Easy, ..asked(6) });
        soak(kind, &Asked { difficulty: Difficulty::Hard, ..asked(6) });
        soak(kind, &Asked { care: Care::Exact, ..asked(2) });
    }
}

#[test]
fn the_same_seed_is_the_same_games() {
    let scenario = scenario(ScenarioKind::Adventure);
    let (one, other) = (run(&scenario, &asked(5)), run(&scenario, &asked(5)));
    assert_eq!(one, other);
    assert_ne!(one.commands, run(&scenario, &Asked { seed: Seed(8), ..asked(5) }).commands);
}

#[test]
fn a_scenario_that_is_only_a_header_is_not_played() {
    let header = Scenario { script: None, ..scenario(ScenarioKind::Adventure) };
    assert_eq!(simulate(&header, &[&pack::practice()], &asked(1)), Err(Unplayable::NoScript));
}

#[test]
fn a_scenario_with_a_fault_is_named_by_its_path() {
    let mut broken = scenario(ScenarioKind::Adventure);
    broken.script.as_mut().unwrap().enemies[0].areas[0].0 = "a99".to_owned();
    let error = simulate(&broken, &[&pack::practice()], &asked(1)).unwrap_err();
    assert_eq!(error.to_string(), "script.enemies[0].areas[0]: no area \"a99\"");
}
