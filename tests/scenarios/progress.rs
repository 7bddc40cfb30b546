//! How far the group is, and what has gone wrong.

use super::support::*;
use rokugan::games::champions::ahead::lost::lost;
use rokugan::games::champions::command::{Action, Command, Fall};
use rokugan::games::champions::field::command::{BoardCommand, EnemyStep};
use rokugan::games::champions::field::forecast::foresee;
use rokugan::games::champions::model::area_key::AreaKey;
use rokugan::games::champions::model::card::EnemyCard;
use rokugan::games::champions::model::conduct::Conduct;
use rokugan::games::champions::model::ids::{Actor, AllyId, ChampionId, EnemyId, PlayerId, Who};
use rokugan::games::champions::model::lot::Held;
use rokugan::games::champions::model::name::{Name, Note};
use rokugan::games::champions::model::quantity::Turn;
use rokugan::games::champions::model::scenario::{Difficulty, Scenario, ScenarioKind};
use rokugan::games::champions::model::turn::{GroupObjective, Phase};
use rokugan::games::champions::pack;
use rokugan::games::champions::scenario::command::StoryCommand;
use rokugan::games::champions::scenario::goal::Goal;
use rokugan::games::champions::scenario::progress::{Met, objectives, verdict};
use rokugan::games::champions::scenario::script::{Item, Script};
use rokugan::games::champions::scenario::tally::Tally;
use rokugan::games::champions::scenario::told;
use rokugan::games::champions::text::story;
use rokugan::kernel::by::Small as _;
use rokugan::words::{Language, Words};

/// A table with its script and what was counted.
struct Watched {
    table: Table,
    script: Script,
    tally: Tally,
}

impl Watched {
    fn of(kind: ScenarioKind, difficulty: Difficulty) -> Self {
        Self::playing(scenario(kind), difficulty)
    }

    fn playing(scenario: Scenario, difficulty: Difficulty) -> Self {
        let table = laid(scenario.clone(), difficulty);
        let script = *scenario.script.unwrap();
        let tally = Tally::begin();
        let mut watched = Self { table, script, tally };
        watched.does(Command::GiveFavor { to: PlayerId(0) });
        watched
    }

    fn does(&mut self, command: Command) {
        let before = self.table.state().clone();
        does(&mut self.table, command);
        self.tally.note(&before, &self.table.entries().last().unwrap().events);
    }

    fn puts(&mut self, who: Who, id: &str) {
        let place = BoardCommand::Place { who, area: Some(AreaKey(id.to_owned())), note: Note::default() };
        self.does(Command::Board(place));
    }

    fn met(&self) -> Vec<Met> {
        objectives(&self.script, self.table.state(), &self.tally).map(|(_, met)| met).collect()
    }

    fn verdict(&self) -> Option<GroupObjective> {
        verdict(&self.script, self.table.state(), &self.tally)
    }

    fn chest(&self) -> Held {
        self.table.state().item(&self.script.items[0].name).unwrap().clone()
    }
}

const FIRST: Actor = Actor::Champion(ChampionId::First);

#[test]
fn an_item_is_taken_by_a_simple_manipulation_where_it_lies() {
    let mut game = Watched::of(ScenarioKind::Adventure, Difficulty::Normal);
    game.does(Command::BeginActivations { order: ChampionId::ALL.to_vec() });
    game.does(Command::Act { actor: FIRST, action: Action::SimpleManipulation });
    assert_eq!(game.chest(), Held::Lies(area("a2")), "somewhere else nothing is taken");
    game.puts(FIRST.into(), "a2");
    game.does(Command::Act { actor: FIRST, action: Action::SimpleManipulation });
    assert_eq!(game.chest(), Held::By(FIRST.into()));
    assert_eq!((game.met(), game.verdict()), (vec![Met::Yes, Met::NotYet], None));
    let oni = Command::AddEnemies { card: Box::new(oni()), count: 1 };
    game.does(oni);
    let last = game.table.state().enemies().last().unwrap().0;
    game.does(Command::EliminateEnemy { enemy: last, credit: None });
    assert_eq!((game.met(), game.verdict()), (vec![Met::Yes; 2], Some(GroupObjective::Met)));
}

fn oni() -> EnemyCard {
    pack::practice().enemies.into_iter().find(|card| card.name.as_str() == "Practice Oni").unwrap()
}

#[test]
fn what_somebody_carries_lies_where_it_fell() {
    let mut game = Watched::of(ScenarioKind::Adventure, Difficulty::Normal);
    game.does(Command::BeginActivations { order: ChampionId::ALL.to_vec() });
    game.puts(FIRST.into(), "a2");
    game.does(Command::Act { actor: FIRST, action: Action::SimpleManipulation });
    game.puts(FIRST.into(), "a4");
    game.does(Command::Fall { champion: ChampionId::First, fall: Fall::Eliminated });
    assert_eq!(game.chest(), Held::Lies(area("a4")));
}

#[test]
fn what_somebody_beside_the_board_carried_lies_where_it_lay_last() {
    let mut game = Watched::of(ScenarioKind::Adventure, Difficulty::Normal);
    game.does(Command::BeginActivations { order: ChampionId::ALL.to_vec() });
    game.puts(FIRST.into(), "a2");
    game.does(Command::Act { actor: FIRST, action: Action::SimpleManipulation });
    let beside = BoardCommand::Place { who: FIRST.into(), area: None, note: Note::default() };
    game.does(Command::Board(beside));
    game.does(Command::Fall { champion: ChampionId::First, fall: Fall::Eliminated });
    assert_eq!(game.chest(), Held::Lies(area("a2")));
}

#[test]
fn what_an_enemy_carried_that_was_taken_off_the_board_lies_where_it_stood() {
    let mut game = Watched::of(ScenarioKind::Adventure, Difficulty::Normal);
    let thief = EnemyId(1);
    game.puts(Who::Enemy(thief), "a2");
    game.puts(FIRST.into(), "a1");
    game.does(Command::SetClock { turn: Turn::LEAST, phase: Phase::Enemies });
    game.does(Command::Board(BoardCommand::Move { enemy: thief, how: EnemyStep::Planned }));
    assert_eq!(game.chest(), Held::By(Who::Enemy(thief)));
    game.puts(Who::Enemy(thief), "a3");
    game.does(Command::RemoveEnemy { enemy: thief });
    assert_eq!((game.chest(), game.verdict()), (Held::Lies(area("a3")), None));
}

#[test]
fn one_manipulation_takes_one_of_two_items_in_an_area() {
    let mut scenario = scenario(ScenarioKind::Adventure);
    let script = scenario.script.as_mut().unwrap();
    let [chest] = &script.items[..] else { panic!("the scenario has one item") };
    let scroll = Item { name: Name::new("Scroll").unwrap(), ..chest.clone() };
    script.items.push(scroll);
    let mut game = Watched::playing(scenario, Difficulty::Normal);
    game.does(Command::BeginActivations { order: ChampionId::ALL.to_vec() });
    game.puts(FIRST.into(), "a2");
    let second = |game: &Watched| game.table.state().item(&Name::new("Scroll").unwrap()).unwrap().clone();
    game.does(Command::Act { actor: FIRST, action: Action::SimpleManipulation });
    assert_eq!((game.chest(), second(&game)), (Held::By(FIRST.into()), Held::Lies(area("a2"))));
    game.does(Command::Act { actor: FIRST, action: Action::SimpleManipulation });
    assert_eq!(second(&game), Held::By(FIRST.into()));
}

#[test]
fn enemies_are_counted_by_their_card() {
    let mut game = Watched::of(ScenarioKind::Adventure, Difficulty::Hard);
    assert_eq!(game.met(), [Met::NotYet; 3]);
    for goblin in 0..3 {
        game.does(Command::EliminateEnemy { enemy: EnemyId(goblin), credit: None });
    }
    assert_eq!(game.met(), [Met::NotYet, Met::NotYet, Met::Yes]);
    assert_eq!(game.verdict(), None);
}

#[test]
fn a_searcher_that_leaves_with_the_item_is_a_defeat() {
    let mut game = Watched::of(ScenarioKind::Adventure, Difficulty::Normal);
    let thief = EnemyId(1);
    game.puts(Who::Enemy(thief), "a2");
    // Somebody in the way: leaving the board takes one Action Point more.
    game.puts(FIRST.into(), "a1");
    game.does(Command::SetClock { turn: Turn::LEAST, phase: Phase::Enemies });
    let turn = || Command::Board(BoardCommand::Move { enemy: thief, how: EnemyStep::Planned });
    game.does(turn());
    assert_eq!(game.table.state().enemy(thief).unwrap().behaviour(), &Conduct::Escape { exits: Vec::new() });
    assert_eq!(
        game.chest(),
        Held::By(Who::Enemy(thief)),
        "two Action Points to take it, one to the exit area, two are not left"
    );
    assert_eq!(game.verdict(), None);
    game.does(Command::EndEnemies);
    game.does(Command::SetClock { turn: Turn::LEAST, phase: Phase::Enemies });
    game.does(turn());
    assert_eq!((game.chest(), game.verdict()), (Held::Gone, Some(GroupObjective::Missed)));
    let said = told::verdict(&game.table).map(|verdict| story::verdict(&verdict)).unwrap_or_default();
    let said: Vec<String> = said.iter().map(|line| Words::new(Language::English).say(line)).collect();
    assert_eq!(said, ["This ends the game in defeat: An Enemy leaves the board with: Tax chest."]);
}

#[test]
fn that_a_scenario_would_be_lost_is_foreseen_before_the_item_is_gone() {
    let foreseen = |game: &Watched| {
        let foresight = foresee(game.table.state()).expect("a board lies there");
        let lines = lost(&game.table, &foresight);
        lines.iter().map(|line| Words::new(Language::English).say(line)).collect::<Vec<_>>()
    };
    let mut game = Watched::of(ScenarioKind::Adventure, Difficulty::Normal);
    let thief = EnemyId(1);
    game.puts(Who::Enemy(thief), "a2");
    game.puts(FIRST.into(), "a1");
    game.does(Command::SetClock { turn: Turn::LEAST, phase: Phase::Enemies });
    assert!(foreseen(&game).is_empty(), "it takes the chest, and is still on the board then");
    game.does(Command::Board(BoardCommand::Move { enemy: thief, how: EnemyStep::Planned }));
    game.does(Command::EndEnemies);
    game.does(Command::SetClock { turn: Turn::LEAST, phase: Phase::Enemies });
    assert_eq!(foreseen(&game), ["An Enemy leaves the board with: Tax chest"]);
    game.does(Command::Board(BoardCommand::Move { enemy: thief, how: EnemyStep::Planned }));
    assert!(foreseen(&game).is_empty(), "what has come is no forecast");
}

#[test]
fn too_many_fallen_champions_are_a_defeat() {
    let mut game = Watched::of(ScenarioKind::Adventure, Difficulty::Normal);
    for champion in &ChampionId::ALL[..3] {
        assert_eq!(game.verdict(), None);
        game.does(Command::Fall { champion: *champion, fall: Fall::Corrupted });
    }
    assert_eq!(game.verdict(), Some(GroupObjective::Missed));
}

#[test]
fn an_ally_that_is_gone_is_a_defeat_where_the_scenario_says_so() {
    let mut game = Watched::of(ScenarioKind::Investigation, Difficulty::Normal);
    game.does(Command::RemoveAlly { ally: AllyId(0) });
    assert_eq!(game.verdict(), Some(GroupObjective::Missed));
}

#[test]
fn a_board_is_not_clear_while_those_of_a_forgotten_event_are_still_to_come() {
    let mut game = Watched::of(ScenarioKind::Adventure, Difficulty::Normal);
    game.script.objectives.truncate(1);
    game.script.objectives[0].goal = Some(Goal::Clear);
    let all: Vec<_> = game.table.state().enemies().map(|(id, _)| id).collect();
    for enemy in all {
        game.does(Command::EliminateEnemy { enemy, credit: None });
    }
    // The Oni comes in turn 4; nobody has seen to it.
    game.does(Command::SetClock { turn: Turn::clamped(5), phase: Phase::Recovery });
    assert_eq!(game.met(), [Met::NotYet]);
    game.does(Command::Story(StoryCommand::Heed { happening: 1, layout: None }));
    assert_eq!(game.met(), [Met::Yes]);
}

/// CH-END: the game ends at once, in the phase of the last event too.
#[test]
fn a_board_is_clear_as_soon_as_those_of_a_heeded_event_are_gone() {
    let mut game = Watched::of(ScenarioKind::Adventure, Difficulty::Normal);
    game.script.objectives.truncate(1);
    game.script.objectives[0].goal = Some(Goal::Clear);
    let last = game.script.events.iter().filter(|event| !event.enemies.is_empty()).map(|event| event.turn).max();
    game.does(Command::SetClock { turn: last.unwrap(), phase: Phase::Preparation });
    for happening in (0..).take(game.script.events.len()) {
        game.does(Command::Story(StoryCommand::Heed { happening, layout: None }));
    }
    assert_eq!(game.met(), [Met::NotYet]);
    let all: Vec<_> = game.table.state().enemies().map(|(id, _)| id).collect();
    for enemy in all {
        game.does(Command::EliminateEnemy { enemy, credit: None });
    }
    assert_eq!(game.met(), [Met::Yes]);
}

#[test]
fn holding_out_is_met_when_the_last_turn_is_over() {
    let mut game = Watched::of(ScenarioKind::Battle, Difficulty::Normal);
    game.does(Command::SetClock { turn: Turn::clamped(6), phase: Phase::Enemies });
    assert_eq!((game.met(), game.verdict()), (vec![Met::NotYet], None));
    game.does(Command::SetClock { turn: Turn::clamped(6), phase: Phase::Recovery });
    assert_eq!((game.met(), game.verdict()), (vec![Met::Yes], Some(GroupObjective::Met)));
}

#[test]
fn a_place_is_overrun_when_enemies_alone_hold_it_after_their_phase() {
    let mut game = Watched::of(ScenarioKind::Battle, Difficulty::Normal);
    game.puts(Who::Enemy(EnemyId(0)), "a1");
    assert_eq!(game.verdict(), None, "not before their phase is over");
    game.does(Command::SetClock { turn: Turn::LEAST, phase: Phase::Recovery });
    assert_eq!(game.verdict(), Some(GroupObjective::Missed));
    game.puts(FIRST.into(), "a1");
    assert_eq!(game.verdict(), None, "somebody stands there still");
}

#[test]
fn what_only_the_players_can_judge_never_ends_the_game_by_itself() {
    let mut game = Watched::of(ScenarioKind::Battle, Difficulty::Normal);
    game.script.objectives[0].goal = None;
    game.does(Command::SetClock { turn: Turn::clamped(6), phase: Phase::Recovery });
    assert_eq!((game.met(), game.verdict()), (vec![Met::Unjudged], None));
}

/// CH-BAT-2: a miniature of a Unit counts as an Enemy of its own.
#[test]
fn each_miniature_of_a_unit_counts_for_an_objective() {
    let mut game = Watched::of(ScenarioKind::Battle, Difficulty::Normal);
    let goblin = game.table.state().enemy(EnemyId(2)).unwrap().card().name.clone();
    let wound = |wounds| Command::WoundEnemy { enemy: EnemyId(2), wounds, credit: None };
    game.does(wound(2));
    assert_eq!(game.tally.eliminated(&goblin), 0, "hurt, not gone");
    game.does(wound(2));
    assert_eq!(game.tally.eliminated(&goblin), 1, "one of three with 3 Life each");
    game.does(wound(5));
    assert_eq!(game.tally.eliminated(&goblin), 3);
    game.does(Command::EliminateEnemy { enemy: EnemyId(3), credit: None });
    assert_eq!(game.tally.eliminated(&goblin), 5, "two more at once");
}
