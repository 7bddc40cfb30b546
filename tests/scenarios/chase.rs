//! Search (CH-ENE 9.3; rulebook p. 31): the Enemy goes where the item is, whoever has it by now.

use super::support::*;
use rokugan::games::champions::command::{Action, Command, Fall, Handling};
use rokugan::games::champions::field::asking::{Ask, Asking, ask};
use rokugan::games::champions::field::command::{BoardCommand, EnemyStep};
use rokugan::games::champions::model::conduct::{Conduct, SearchGoal};
use rokugan::games::champions::model::ids::{Actor, ChampionId, EnemyId, PlayerId, Who};
use rokugan::games::champions::model::lot::Held;
use rokugan::games::champions::model::name::{Name, Note};
use rokugan::games::champions::model::quantity::Turn;
use rokugan::games::champions::model::scenario::{Difficulty, ScenarioKind};
use rokugan::games::champions::model::state::State;
use rokugan::games::champions::model::turn::Phase;
use rokugan::games::champions::scenario::whereabouts;
use rokugan::games::champions::text::{log, names};
use rokugan::games::champions::view;
use rokugan::kernel::by::Small as _;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::line::Line;
use rokugan::words::{Language, Words};

const FIRST: Actor = Actor::Champion(ChampionId::First);
const THIEF: EnemyId = EnemyId(1);

fn english(line: &Line) -> String {
    Words::new(Language::English).say(line)
}

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

#[test]
fn who_carries_an_item_and_where_it_lies_is_said_everywhere() {
    let says = |state: &State, who| names::load(state, who).map(|line| english(&line));
    let mut table = laid(scenario(ScenarioKind::Adventure), Difficulty::Normal);
    let mill = table.state().field().unwrap().find(&area("a2")).unwrap();
    let lies = |state: &State| whereabouts::lying(state, mill).map(Name::to_string).collect::<Vec<_>>();
    assert_eq!(lies(table.state()), ["Tax chest"]);
    assert_eq!(says(table.state(), FIRST.into()), None);
    does(&mut table, Command::GiveFavor { to: PlayerId(0) });
    does(&mut table, Command::BeginActivations { order: ChampionId::ALL.to_vec() });
    puts(&mut table, FIRST.into(), "a2");
    let takes = Action::Handle(Handling::PickUp { item: chest() });
    does(&mut table, Command::Act { actor: FIRST, action: takes });
    let told = log::headline(table.state(), table.entries().last().unwrap());
    assert_eq!(english(&told), "Hida Jun takes Tax chest", "what was done, not that something was");
    assert_eq!(lies(table.state()), [""; 0]);
    assert_eq!(says(table.state(), FIRST.into()).as_deref(), Some("Carries Tax chest"));
    assert!(view::champion(table.state(), ChampionId::First).load.is_some(), "on its card");
    assert!(view::champion(table.state(), ChampionId::Second).load.is_none());

    puts(&mut table, FIRST.into(), "a4");
    does(&mut table, Command::Fall { champion: ChampionId::First, fall: Fall::Eliminated });
    puts(&mut table, Who::Enemy(THIEF), "a4");
    puts(&mut table, Who::Champion(ChampionId::Second), "a1");
    enemies(&mut table);
    moves(&mut table, THIEF);
    assert_eq!(says(table.state(), Who::Enemy(THIEF)).as_deref(), Some("Carries Tax chest"));
}

#[test]
fn whoever_carried_the_item_loses_it_and_another_enemy_carries_it_off() {
    let mut table = laid(scenario(ScenarioKind::Adventure), Difficulty::Normal);
    does(&mut table, Command::GiveFavor { to: PlayerId(0) });
    let other = EnemyId(0);
    puts(&mut table, FIRST.into(), "a1");
    puts(&mut table, Who::Enemy(THIEF), "a2");
    enemies(&mut table);
    moves(&mut table, THIEF);
    assert_eq!(table.state().item(&chest()), Some(&Held::By(Who::Enemy(THIEF))));
    let fell_at = stands(table.state(), Who::Enemy(THIEF)).unwrap();
    let life = table.state().enemy(THIEF).unwrap().life().unwrap();
    does(&mut table, Command::WoundEnemy { enemy: THIEF, wounds: life, credit: None });
    assert_eq!(table.state().item(&chest()), Some(&Held::Lies(area(&fell_at))), "it lies where its carrier fell");

    let search = Conduct::Search { goal: SearchGoal::Item(chest()), cost: 2 };
    does(&mut table, Command::Board(BoardCommand::SetBehaviour { enemy: other, behaviour: search }));
    puts(&mut table, Who::Enemy(other), &fell_at);
    moves(&mut table, other);
    assert_eq!(table.state().item(&chest()), Some(&Held::Gone), "it took it and left by the North Road");
    assert_eq!(stands(table.state(), Who::Enemy(other)), None);
}

#[test]
fn who_would_take_the_item_is_told_before_it_does() {
    use rokugan::games::champions::field::forecast::foresee;
    use rokugan::games::champions::text::ahead;
    let table = laid(scenario(ScenarioKind::Adventure), Difficulty::Normal);
    let foresight = foresee(table.state()).expect("a board lies there");
    let turn = foresight.turns.iter().find(|turn| turn.moved.enemy == THIEF).expect("it has a turn");
    let takes = ahead::takes(table.state(), turn).map(|line| english(&line));
    assert_eq!(takes.as_deref(), Some("It takes: Tax chest."));
    let others = foresight.turns.iter().filter(|turn| turn.moved.enemy != THIEF);
    assert!(others.clone().all(|turn| ahead::takes(table.state(), turn).is_none()));
}

/// CH-ENE-2: every Enemy moves once a phase, whatever it is told to do afterwards.
#[test]
fn an_enemy_told_to_search_after_its_turn_does_not_act_again_in_that_phase() {
    let mut table = laid(scenario(ScenarioKind::Adventure), Difficulty::Normal);
    does(&mut table, Command::GiveFavor { to: PlayerId(0) });
    let other = EnemyId(0);
    puts(&mut table, FIRST.into(), "a8");
    enemies(&mut table);
    moves(&mut table, other);
    let before = stands(table.state(), Who::Enemy(other));
    let search = Conduct::Search { goal: SearchGoal::Item(chest()), cost: 2 };
    does(&mut table, Command::Board(BoardCommand::SetBehaviour { enemy: other, behaviour: search }));
    let again = Command::Board(BoardCommand::Move { enemy: other, how: EnemyStep::Planned });
    assert!(table.commit(again, Stamp(0)).is_err(), "it has moved");
    assert_eq!(stands(table.state(), Who::Enemy(other)), before);
    assert!(
        matches!(table.state().enemy(other).unwrap().behaviour(), Conduct::Search { .. }),
        "it does so from then on"
    );
}
