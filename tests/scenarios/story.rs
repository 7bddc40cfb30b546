//! A scenario at the table: its events are told, seen to once and undone, and the players' word counts over the app's.

use super::support::*;
use rokugan::games::champions::coming;
use rokugan::games::champions::command::Command;
use rokugan::games::champions::model::ids::PlayerId;
use rokugan::games::champions::model::name::Name;
use rokugan::games::champions::model::quantity::Turn;
use rokugan::games::champions::model::scenario::{Difficulty, ScenarioKind};
use rokugan::games::champions::model::story::Judgement;
use rokugan::games::champions::model::turn::Phase;
use rokugan::games::champions::pack;
use rokugan::games::champions::refusal::RefusalKind;
use rokugan::games::champions::scenario::command::StoryCommand;
use rokugan::games::champions::scenario::library::Library;
use rokugan::games::champions::scenario::progress::{Measure, Met};
use rokugan::games::champions::scenario::script::Script;
use rokugan::games::champions::scenario::set_out::arrivals;
use rokugan::games::champions::scenario::told::{Begins, Verdict, When, told};
use rokugan::games::champions::text::story;
use rokugan::kernel::journal::Stamp;
use rokugan::words::{Language, Words};

fn ford(difficulty: Difficulty) -> Table {
    let mut table = laid(scenario(ScenarioKind::Adventure), difficulty);
    does(&mut table, Command::GiveFavor { to: PlayerId(0) });
    table
}

fn turn(table: &mut Table, turn: i16, phase: Phase) {
    does(table, Command::SetClock { turn: Turn::clamped(turn), phase });
}

#[test]
fn the_set_up_says_each_card_once_with_the_number_of_its_difficulty() {
    let mut script = scenario(ScenarioKind::Adventure).script.unwrap();
    let who = |script: &Script, difficulty| match story::set_out(&script.enemies, difficulty) {
        Some(line) => Words::new(Language::English).say(&line),
        None => String::new(),
    };
    let all = who(&script, Difficulty::Normal);
    assert!(all.contains("Practice Goblin ×3") && all.contains("Practice Zombie ×4"), "{all}");
    let goblins = script.enemies.iter_mut().filter(|group| group.card.as_str() == "Practice Goblin");
    goblins.for_each(|group| group.only = vec![Difficulty::Hard]);
    assert!(!who(&script, Difficulty::Normal).contains("Goblin"));
    assert!(who(&script, Difficulty::Hard).contains("Practice Goblin ×3"));
    assert_eq!(story::set_out(&[], Difficulty::Normal), None);
}

#[test]
fn a_card_that_was_typed_in_comes_as_often_as_before_and_a_new_one_once() {
    let name = |name: &str| Name::typed(name).unwrap();
    let mut all = Vec::new();
    coming::change(&mut all, &name("Bakemono"), (3, 2));
    coming::renew(&mut all, Some(&name("Bakemono")), &name("Bakemono Archer"));
    coming::renew(&mut all, None, &name("Ogre"));
    let of = |card: &str| coming::of(&all, &name(card));
    assert_eq!((of("Bakemono"), of("Bakemono Archer"), of("Ogre")), ((0, 1), (3, 2), (1, 1)));
}

/// The players see to an event; whoever comes with it comes.
fn heed(table: &Table, happening: u8) -> Command {
    let event = table.state().scenario().script.as_ref().unwrap().events[usize::from(happening)].clone();
    let practice = pack::practice();
    let layout = arrivals(table.state(), &event, &Library::of([&practice])).unwrap().map(Box::new);
    Command::Story(StoryCommand::Heed { happening, layout })
}

fn judge(objective: u8, judgement: Option<Judgement>) -> Command {
    Command::Story(StoryCommand::Judge { objective, judgement })
}

#[test]
fn an_event_is_told_from_the_start_of_its_turn_until_somebody_has_seen_to_it() {
    let mut table = ford(Difficulty::Normal);
    assert_eq!(told(&table).unwrap().due, []);
    assert_eq!(told(&table).unwrap().next, Some((3, Phase::Preparation)));
    turn(&mut table, 3, Phase::Preparation);
    let due = told(&table).unwrap().due;
    assert_eq!((due.len(), due[0].place, due[0].when), (1, 0, When::Now));
    // Forgotten, it is still there turns later.
    turn(&mut table, 4, Phase::Champions);
    assert_eq!(told(&table).unwrap().due.len(), 2);
    let command = heed(&table, 0);
    does(&mut table, command);
    assert_eq!(told(&table).unwrap().due.iter().map(|due| due.place).collect::<Vec<_>>(), [1]);
}

#[test]
fn an_event_of_a_later_phase_is_told_with_the_turn() {
    let mut table = ford(Difficulty::Hard);
    turn(&mut table, 6, Phase::Preparation);
    let of = |table: &Table| told(table).unwrap().due.iter().find(|due| due.place == 3).unwrap().when;
    assert_eq!(of(&table), When::LaterThisTurn);
    turn(&mut table, 6, Phase::Enemies);
    assert_eq!(of(&table), When::Now);
}

#[test]
fn an_event_of_another_difficulty_is_not_told() {
    let mut table = ford(Difficulty::Normal);
    turn(&mut table, 6, Phase::Recovery);
    assert!(told(&table).unwrap().due.iter().all(|due| due.place < 2));
}

#[test]
fn those_who_come_with_an_event_come_in_one_step_and_go_with_one_undo() {
    let mut table = ford(Difficulty::Normal);
    turn(&mut table, 4, Phase::Preparation);
    let before = table.state().clone();
    let command = heed(&table, 1);
    does(&mut table, command);
    assert_eq!(table.state().enemies().count(), before.enemies().count() + 1);
    assert!(table.state().story().is_heeded(1));
    table.go_to(table.cursor() - 1);
    assert_eq!(*table.state(), before);
}

#[test]
fn an_event_is_seen_to_once_and_not_before_its_turn() {
    let mut table = ford(Difficulty::Normal);
    let early = table.commit(heed(&table, 0), Stamp(0)).unwrap_err();
    assert_eq!(early.kind, RefusalKind::HappeningToCome { turn: 3 });
    assert!(early.can_be_overridden());
    let anyway = Command::Anyway(Box::new(heed(&table, 0)));
    does(&mut table, anyway);
    let twice = table.commit(heed(&table, 0), Stamp(0)).unwrap_err();
    assert_eq!(twice.kind, RefusalKind::HappeningHeeded);
    let none = Command::Story(StoryCommand::Heed { happening: 99, layout: None });
    assert_eq!(table.commit(none, Stamp(0)).unwrap_err().kind, RefusalKind::NoSuchHappening);
}

#[test]
fn the_players_judge_over_what_the_app_counts() {
    let mut table = ford(Difficulty::Normal);
    assert_eq!(told(&table).unwrap().objectives.iter().map(|one| one.met).collect::<Vec<_>>(), [Met::NotYet; 2]);
    does(&mut table, judge(0, Some(Judgement::Met)));
    does(&mut table, judge(1, Some(Judgement::Met)));
    assert_eq!(told(&table).unwrap().verdict, Some(Verdict::Won));
    does(&mut table, judge(1, None));
    let now = told(&table).unwrap();
    assert_eq!((now.objectives[1].met, now.verdict), (Met::NotYet, None));
    assert_eq!(table.commit(judge(9, None), Stamp(0)).unwrap_err().kind, RefusalKind::NoSuchObjective);
}

#[test]
fn acts_follow_the_turns_and_progress_is_measured() {
    let mut table = ford(Difficulty::Hard);
    let act = |table: &Table| {
        let act = told(table).unwrap().act.unwrap();
        (act.number, act.count, act.begins)
    };
    assert_eq!(act(&table), (1, 2, Begins::Now));
    turn(&mut table, 3, Phase::Preparation);
    assert_eq!(act(&table), (1, 2, Begins::Before));
    turn(&mut table, 4, Phase::Preparation);
    assert_eq!(act(&table), (2, 2, Begins::Now));
    let goblins: Vec<_> =
        table.state().enemies().filter(|(_, one)| one.card().name.as_str() == "Practice Goblin").collect();
    let goblin = goblins[0].0;
    does(&mut table, Command::EliminateEnemy { enemy: goblin, credit: None });
    assert_eq!(told(&table).unwrap().objectives[2].measure, Some(Measure { have: 1, need: 3 }));
    assert_eq!(told(&table).unwrap().losses[1].measure, Measure { have: 0, need: 3 });
}

#[test]
fn a_table_of_a_header_has_no_story() {
    let mut header = scenario(ScenarioKind::Adventure);
    header.script = None;
    assert_eq!(told(&bare(header, Difficulty::Normal)), None);
}
