//! Marks on areas (rulebook p. 7, 10, 31): tokens of the scenario, scenery and obstacles, each with a note.

use crate::support::*;
use crate::table_board::drawing::*;
use rokugan::games::champions::board::check::{Oddity, check};
use rokugan::games::champions::board::document;
use rokugan::games::champions::board::edit::{Edit, edit};
use rokugan::games::champions::board::fault::FaultKind;
use rokugan::games::champions::board::marks::{Mark, MarkKind};
use rokugan::games::champions::field::command::BoardCommand;
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::runner::{self, Step};
use rokugan::games::champions::text::enemies;
use rokugan::games::champions::text::log::log;
use rokugan::kernel::by::Small as _;
use rokugan::words::{Language, Words};

fn said(mark: &Mark) -> String {
    Words::new(Language::English).say(&enemies::mark(mark))
}

fn noted(kind: MarkKind, note: &str) -> Mark {
    Mark { note: note.to_owned(), ..Mark::of(kind) }
}

fn marks(id: &str, marks: &[Mark]) -> Command {
    Command::Board(BoardCommand::Mark { area: area(id), marks: marks.to_vec() })
}

fn lying(play: &Play, id: &str) -> Vec<Mark> {
    let field = play.state().field().unwrap();
    field.board().area(field.find(&area(id)).unwrap()).marks.clone()
}

#[test]
fn marks_each_kind_is_named_with_its_number_and_its_note() {
    let all: Vec<String> = MarkKind::ALL.iter().map(|kind| said(&Mark::of(*kind))).collect();
    let expected = ["Flammable", "Flaming", "Oni Summoning Zone", "Objective 1", "Event 1", "Scenery", "Obstacle"];
    assert_eq!(all, expected);
    assert_eq!(said(&Mark { number: Some(3), ..noted(MarkKind::Event, "the lamp") }), "Event 3: the lamp");
}

#[test]
fn marks_are_drawn_and_saved_with_the_board() {
    let drawn = document::board(board("a-b")).unwrap();
    let all = vec![noted(MarkKind::Scenery, "a cart"), Mark::of(MarkKind::Flammable)];
    let marked = edit(&drawn, &Edit::SetMarks { area: "b".to_owned(), marks: all.clone() }).unwrap();
    let text = serde_json::to_string(&document::file(&marked)).unwrap();
    let read = document::read(&text).unwrap();
    assert_eq!((&read, &read.area(read.find("b").unwrap()).marks), (&marked, &all));
    assert_eq!(read.unmarked(), drawn, "what its picture is found by");
}

#[test]
fn marks_old_boards_are_read_and_written_unchanged() {
    let file = board("a-b b=c");
    let text = serde_json::to_string(&file).unwrap();
    assert!(!text.contains("marks"), "{text}");
    let read = document::read(&text).unwrap();
    assert_eq!(serde_json::to_string(&document::file(&read)).unwrap(), text);
}

#[test]
fn marks_a_note_that_is_too_long_names_its_place() {
    let drawn = document::board(board("a-b")).unwrap();
    let long = noted(MarkKind::Obstacle, &"x".repeat(61));
    let faults = edit(&drawn, &Edit::SetMarks { area: "b".to_owned(), marks: vec![long] }).unwrap_err();
    assert_eq!((faults[0].path.as_str(), &faults[0].kind), ("areas[1].marks[0].note", &FaultKind::BadText));
    let many = vec![Mark::of(MarkKind::Flaming); 13];
    let faults = edit(&drawn, &Edit::SetMarks { area: "b".to_owned(), marks: many }).unwrap_err();
    assert_eq!(faults[0].kind, FaultKind::TooMany { found: 13, most: 12 });
}

/// Fire spreads in a game: one step of the table, seen as it was when one looks back.
#[test]
fn marks_change_in_play_and_are_seen_as_they_were() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a");
    play.does(marks("b", &[Mark::of(MarkKind::Flammable)]));
    let before = play.journal.entries().len();
    play.does(marks("b", &[Mark::of(MarkKind::Flaming)]));
    assert_eq!(lying(&play, "b"), [Mark::of(MarkKind::Flaming)]);
    assert_eq!(play.at(First).as_deref(), Some("a"), "nobody moves");
    let then = play.journal.state_at(before);
    let field = then.field().unwrap();
    assert_eq!(field.board().area(field.find(&area("b")).unwrap()).marks, [Mark::of(MarkKind::Flammable)]);
    play.refuses(marks("b", &[Mark::of(MarkKind::Flaming)]), board_refusal(BoardRefusal::AlreadyThere), "CH-MOV");
    play.refuses(marks("z", &[]), board_refusal(BoardRefusal::NoSuchArea(area("z"))), "CH-MOV");
    play.does(marks("b", &[]));
    assert!(lying(&play, "b").is_empty());
}

#[test]
fn marks_the_log_says_what_lies_there() {
    let mut play = table_on(board("a-b"));
    play.does(marks("b", &[Mark::of(MarkKind::Flaming), noted(MarkKind::Obstacle, "a cart")]));
    let words = Words::new(Language::English);
    let line = log(&play.journal).pop().unwrap();
    assert_eq!(words.say(&line.headline), "On b now: Flaming, Obstacle: a cart");
}

/// Rulebook p. 31: what an obstacle does the scenario says, so the table is asked where an Enemy's way leads over one.
#[test]
fn marks_an_obstacle_on_an_enemys_way_is_asked_about() {
    let mut play = table_on(board("a-b b-c c-d"));
    play.put(First, "d");
    let foe = play.foe_at(spearman(), "a");
    play.does(marks("b", &[noted(MarkKind::Obstacle, "a gate")]));
    play.until_enemies();
    let Step::Move(shown) = runner::view(play.state(), None).unwrap().step else { panic!("no Enemy moves") };
    assert_eq!(shown.enemy, foe);
    let whys: Vec<String> = shown.whys.iter().map(|why| Words::new(Language::English).say(&why.text)).collect();
    assert!(
        whys.contains(&"In b lies Obstacle: a gate. Does it get past? If not, choose otherwise.".to_owned()),
        "{whys:?}"
    );
}

#[test]
fn bad_input_an_obstacle_that_closes_the_only_way_is_said_by_name() {
    let mut file = board("a-b b-c c-d b-e");
    let obstacle =
        |file: &mut document::BoardFile, at: usize| file.areas[at].marks = vec![Mark::of(MarkKind::Obstacle)];
    obstacle(&mut file, 1);
    let drawn = document::board(file.clone()).unwrap();
    let id = |name: &str| drawn.find(name).unwrap();
    let closes = |oddity: &Oddity| matches!(oddity, Oddity::ObstacleCloses(..));
    let found: Vec<Oddity> = check(&drawn).odd.into_iter().filter(closes).collect();
    assert_eq!(found, [Oddity::ObstacleCloses(id("b"), vec![id("c"), id("d"), id("e")])]);
    file.areas[1].marks.clear();
    obstacle(&mut file, 3);
    let open = document::board(file).unwrap();
    assert!(!check(&open).odd.iter().any(closes), "behind the last area there is nothing");
}
