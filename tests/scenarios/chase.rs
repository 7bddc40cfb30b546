//! Search (CH-ENE 9.3; rulebook p. 31): the Enemy goes where the item is, whoever has it by now.

use super::support::*;
use rokugan::games::champions::command::{Action, Command, Fall};
use rokugan::games::champions::field::asking::{Ask, Asking, ask};
use rokugan::games::champions::field::command::{BoardCommand, EnemyStep};
use rokugan::games::champions::model::conduct::{Conduct, SearchGoal};
use rokugan::games::champions::model::ids::{Actor, ChampionId, EnemyId, PlayerId, Who};
use rokugan::games::champions::model::lot::Held;
use rokugan::games::champions::model::name::{Name, Note};
use rokugan::games::champions::model::quantity::Turn;
use rokugan::games::champions::model::scenario::{Difficulty, ScenarioKind};
use rokugan::games::champions::model::turn::Phase;
use rokugan::kernel::by::Small as _;

const FIRST: Actor = Actor::Champion(ChampionId::First);
const THIEF: EnemyId = EnemyId(1);

fn chest() -> Name {
    Name::new("Tax chest").unwrap()
}

fn puts(table: &mut Table, who: Who, id: &str) {
    does(table, Command::Board(BoardCommand::Place { who, area: Some(area(id)), note: Note::default() }));
}

fn enemies(table: &mut Table) {
    does(table, Command::SetClock { turn: Turn::LEAST, phase: Phase::Enemies });
}

fn moves(table: &mut Table, enemy: EnemyId) {
    does(table, Command::Board(BoardCommand::Move { enemy, how: EnemyStep::Planned }));
}

/// The ford, on which the first Champion has the chest and stands in `id`.
fn taken(id: &str) -> Table {
    let mut table = laid(scenario(ScenarioKind::Adventure), Difficulty::Normal);
    does(&mut table, Command::GiveFavor { to: PlayerId(0) });
    does(&mut table, Command::BeginActivations { order: ChampionId::ALL.to_vec() });
    puts(&mut table, FIRST.into(), "a2");
    does(&mut table, Command::Act { actor: FIRST, action: Action::SimpleManipulation });
    puts(&mut table, FIRST.into(), id);
    table
}

#[test]
fn search_goes_for_the_champion_who_holds_the_item() {
    let mut table = taken("a4");
    enemies(&mut table);
    moves(&mut table, THIEF);
    let state = table.state();
    assert_eq!(state.item(&chest()), Some(&Held::By(FIRST.into())), "nothing is taken from an empty mill");
    assert!(matches!(state.enemy(THIEF).unwrap().behaviour(), Conduct::Search { .. }), "it is not done");
    let moved = state.enemy_phase().moved_by(THIEF).unwrap();
    assert_eq!(moved.target(), Some(FIRST));
}

#[test]
fn search_turns_back_to_where_the_item_was_dropped() {
    let mut table = taken("a4");
    does(&mut table, Command::Fall { champion: ChampionId::First, fall: Fall::Eliminated });
    puts(&mut table, Who::Enemy(THIEF), "a4");
    puts(&mut table, Who::Champion(ChampionId::Second), "a1");
    enemies(&mut table);
    moves(&mut table, THIEF);
    assert_eq!(table.state().item(&chest()), Some(&Held::By(Who::Enemy(THIEF))));
    assert!(matches!(table.state().enemy(THIEF).unwrap().behaviour(), Conduct::Escape { .. }));
}

#[test]
fn search_says_that_another_enemy_carries_the_item() {
    let mut table = laid(scenario(ScenarioKind::Adventure), Difficulty::Normal);
    does(&mut table, Command::GiveFavor { to: PlayerId(0) });
    let other = EnemyId(0);
    let search = Conduct::Search { goal: SearchGoal::Item(chest()), cost: 2 };
    does(&mut table, Command::Board(BoardCommand::SetBehaviour { enemy: other, behaviour: search }));
    puts(&mut table, Who::Enemy(THIEF), "a2");
    puts(&mut table, FIRST.into(), "a1");
    enemies(&mut table);
    moves(&mut table, THIEF);
    assert_eq!(table.state().item(&chest()), Some(&Held::By(Who::Enemy(THIEF))));
    moves(&mut table, other);
    let entry = table.entries().last().unwrap();
    let told = format!("{:?}", entry.events);
    assert!(told.contains("GoalGone"), "{told}");
}

#[test]
fn search_without_a_board_asks_about_the_holder() {
    let mut table = taken("a4");
    enemies(&mut table);
    let Some(Asking::Ask(asked)) = ask(table.state(), THIEF, &[]) else { panic!("something is asked") };
    assert!(matches!(asked, Ask::Reach { target: FIRST, .. }), "{asked:?}");
}
