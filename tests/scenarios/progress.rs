//! How far the group is, and what has gone wrong.

use super::support::*;
use rokugan::games::champions::command::{Action, Command, Fall};
use rokugan::games::champions::field::command::BoardCommand;
use rokugan::games::champions::model::area_key::AreaKey;
use rokugan::games::champions::model::card::EnemyCard;
use rokugan::games::champions::model::conduct::Conduct;
use rokugan::games::champions::model::ids::{Actor, AllyId, ChampionId, EnemyId, PlayerId, Who};
use rokugan::games::champions::model::name::Note;
use rokugan::games::champions::model::quantity::Turn;
use rokugan::games::champions::model::scenario::{Difficulty, ScenarioKind};
use rokugan::games::champions::model::turn::{GroupObjective, Phase};
use rokugan::games::champions::pack;
use rokugan::games::champions::scenario::progress::{Met, objectives, verdict};
use rokugan::games::champions::scenario::script::Script;
use rokugan::games::champions::scenario::tally::{Held, Tally};
use rokugan::kernel::by::Small as _;

/// A table with its script and what was counted.
struct Watched {
    table: Table,
    script: Script,
    tally: Tally,
}

impl Watched {
    fn of(kind: ScenarioKind, difficulty: Difficulty) -> Self {
        let table = laid(scenario(kind), difficulty);
        let script = *scenario(kind).script.unwrap();
        let tally = Tally::begin(&script);
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
        self.tally.item(&self.script.items[0].name).unwrap().clone()
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
    use rokugan::games::champions::field::command::EnemyStep;
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
