//! Scenarios played without anybody at the table: every game ends, nothing goes against the rules, and every journal makes
//! the same table again.

use super::support::scenario;
use rokugan::games::champions::enemy::behaviour::{Assault, Guardian};
use rokugan::games::champions::model::area_key::AreaKey;
use rokugan::games::champions::model::keyword::Keyword;
use rokugan::games::champions::model::quantity::ActionPoints;
use rokugan::games::champions::model::scenario::{Difficulty, Scenario, ScenarioKind};
use rokugan::games::champions::pack::{self, Pack};
use rokugan::games::champions::scenario::cast::Bearing;
use rokugan::games::champions::scenario::goal::Goal;
use rokugan::games::champions::scenario::library::Library;
use rokugan::games::champions::simulator::{Asked, Care, Figures, Unplayable, simulate};
use rokugan::kernel::chance::{Chance, Position, Seed};
use rokugan::kernel::known::Known;

/// So many games, or as many as `./dev soak` wants.
fn games(usual: u32) -> u32 {
    std::env::var("ROKUGAN_GAMES").map_or(usual, |wanted| wanted.parse().unwrap())
}

fn asked(games: u32) -> Asked {
    Asked { games, seed: Seed(7), players: None, difficulty: Difficulty::Normal, care: Care::Quick }
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
    let figures = soak(ScenarioKind::Adventure, &asked(games(40)));
    assert!(figures.enemies_eliminated.unwrap().median > 0 && figures.combats.unwrap().median > 0);
    assert!(figures.objective_met > 0 && figures.objective_met < figures.games, "{figures:#?}");
}

#[test]
fn an_investigation_is_played_to_its_end_without_a_fault() {
    let figures = soak(ScenarioKind::Investigation, &asked(games(40)));
    assert!(figures.objective_met > 0, "{figures:#?}");
}

#[test]
fn a_battle_is_played_to_its_end_without_a_fault() {
    let figures = soak(ScenarioKind::Battle, &asked(games(40)));
    assert!(figures.objective_met > 0, "{figures:#?}");
    assert!(figures.turns.unwrap().most <= 6);
}

#[test]
fn events_that_bring_more_than_the_board_holds_wait_until_there_is_room() {
    let mut scenario = scenario(ScenarioKind::Battle);
    let events = &mut scenario.script.as_mut().unwrap().events;
    let last = events.last().unwrap().clone();
    events.extend(std::iter::repeat_n(last, 5));
    let figures = run(&scenario, &asked(games(20)));
    assert!(figures.violations.is_empty(), "{:#?}", figures.violations);
    assert!(figures.turns.unwrap().median > 4, "the waves come");
}

#[test]
fn every_difficulty_and_careful_players_are_played_without_a_fault() {
    for kind in [ScenarioKind::Adventure, ScenarioKind::Investigation, ScenarioKind::Battle] {
        soak(kind, &Asked { difficulty: Difficulty::Easy, ..asked(4) });
        soak(kind, &Asked { difficulty: Difficulty::Hard, ..asked(4) });
        soak(kind, &Asked { care: Care::Exact, ..asked(1) });
    }
}

/// The scenario with other Enemies in other places, about other things, with other keywords.
fn varied(scenario: &Scenario, cards: &mut Pack, seed: u64) -> Scenario {
    let mut chance = Chance::seeded(Seed(seed), Position::default());
    let mut scenario = scenario.clone();
    let script = scenario.script.as_mut().unwrap();
    let board = Library::of([&*cards]).board_of(script).unwrap().unwrap();
    let areas: Vec<AreaKey> = board.areas.iter().map(|area| AreaKey(area.id.clone())).collect();
    let routes: Vec<String> = board.routes.iter().map(|route| route.name.clone()).collect();
    for card in &mut cards.enemies {
        card.keywords = keywords(&mut chance);
        card.ap = Known::Entered(ActionPoints::clamped(3 + i16::from(chance.below(4) == 0) * 4));
    }
    let names: Vec<_> = cards.enemies.iter().map(|card| card.name.clone()).collect();
    let any = |chance: &mut Chance, of: usize| chance.below(u32::try_from(of).unwrap()) as usize;
    for group in &mut script.enemies {
        group.card = names[any(&mut chance, names.len())].clone();
        group.miniatures = 1;
        let items: Vec<_> = script.items.iter().map(|item| item.name.clone()).collect();
        let allies: Vec<_> = script.allies.iter().map(|group| group.card.clone()).collect();
        group.behaviour = match chance.below(8) {
            0 => Bearing::Assault(Assault::Stationary),
            1 => Bearing::Guardian(Guardian::Gatekeeper),
            2 => Bearing::Guardian(Guardian::Sentinel),
            3 => Bearing::Patrol { route: routes[any(&mut chance, routes.len())].clone(), next: 0 },
            4 if !items.is_empty() => Bearing::Search { item: items[0].clone() },
            5 if !allies.is_empty() => Bearing::Assassination { targets: vec![allies[0].clone()] },
            6 => Bearing::Escape { exits: vec![areas[any(&mut chance, areas.len())].clone()] },
            _ => Bearing::Assault(Assault::Mobile),
        };
        group.areas = group.areas.iter().map(|_| areas[any(&mut chance, areas.len())].clone()).collect();
    }
    script.objectives.truncate(1);
    script.objectives[0].goal = Some(Goal::HoldOut { turn: scenario.max_turns });
    scenario
}

fn keywords(chance: &mut Chance) -> Vec<Keyword> {
    let all = [
        Keyword::Agile,
        Keyword::BreakThrough,
        Keyword::Cavalry,
        Keyword::Corruption(3),
        Keyword::Defense(1),
        Keyword::Imposing,
        Keyword::Insignificant,
        Keyword::Naga,
        Keyword::Oni,
        Keyword::Reinforcement,
        Keyword::Yojimbo(None),
    ];
    all.into_iter().filter(|_| chance.below(4) == 0).collect()
}

/// Everything at once that scenarios can say, at random: whoever finds no room at the beginning is what the check is for.
#[test]
fn scenarios_put_together_at_random_are_played_without_a_fault() {
    let mut played = 0;
    for seed in 0..u64::from(games(40)) {
        let mut cards = pack::practice();
        let kinds = [ScenarioKind::Adventure, ScenarioKind::Investigation, ScenarioKind::Battle];
        let scenario = varied(&scenario(kinds[(seed % 3) as usize]), &mut cards, seed);
        let once = Asked { seed: Seed(seed), ..asked(1) };
        let figures = match simulate(&scenario, &[&cards], &once) {
            Ok(figures) => figures,
            Err(Unplayable::Fault(line)) => {
                assert!(line.contains("where 4 fit") || line.contains("five Champions"), "{line}");
                continue;
            }
            Err(other) => panic!("{other}"),
        };
        played += 1;
        assert!(figures.violations.is_empty(), "seed {seed}: {:#?}", figures.violations);
    }
    assert!(played > games(40) / 3, "{played} were playable");
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
