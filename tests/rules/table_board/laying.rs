//! Laying a board and putting figures on it by hand.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::board::fault::FaultKind;
use rokugan::games::champions::field::command::BoardCommand;
use rokugan::games::champions::field::places::{held, overfull, places, unplaced};
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::snapshot::snapshot;

fn lay(borders: &str) -> Command {
    Command::Board(BoardCommand::Lay { board: Box::new(board(borders)) })
}

#[test]
fn a_table_without_a_board_says_nothing_of_one() {
    let play = five().acting();
    assert!(play.state().field().is_none());
    let text = serde_json::to_string(&snapshot(play.state())).unwrap();
    assert!(!text.contains("board\":") && !text.contains("enemy_phase"), "{text}");
}

#[test]
fn a_board_is_laid_at_any_time_and_everybody_stands_beside_it() {
    let mut play = five().acting();
    play.does(lay("a-b"));
    assert_eq!(play.state().field().unwrap().board().areas().len(), 2);
    assert_eq!(unplaced(play.state()).len(), 5);
    play.put(First, "b");
    assert_eq!((play.at(First), unplaced(play.state()).len()), (Some("b".to_owned()), 4));
    let shown = snapshot(play.state()).board.unwrap();
    assert_eq!((shown.name.as_str(), shown.areas, shown.positions.len()), ("Castle", 2, 1));
}

#[test]
fn a_board_laid_anew_leaves_everybody_where_the_area_is_still_there() {
    let mut play = table_on(board("a-b b-c"));
    play.put(First, "a").put(Second, "c").does(lay("a=b b-d"));
    assert_eq!((play.at(First), play.at(Second)), (Some("a".to_owned()), None));
}

#[test]
fn a_board_taken_up_is_gone_with_all_positions() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a").does(Command::Board(BoardCommand::TakeUp));
    assert_eq!(play.at(First), None);
    play.refuses(Command::Board(BoardCommand::TakeUp), board_refusal(BoardRefusal::NoBoard), "CH-MOV");
    play.does(lay("a-b"));
    assert_eq!(play.at(First), None);
}

#[test]
fn a_board_with_faults_is_refused_by_its_first_one() {
    let mut play = five().acting();
    let mut bad = board("a-b");
    bad.exits.push("z".to_owned());
    let command = Command::Board(BoardCommand::Lay { board: Box::new(bad) });
    let refusal = play.journal.preview(&command).unwrap_err();
    let RefusalKind::Board(kind) = refusal.kind else { panic!("{refusal:?}") };
    let BoardRefusal::BadBoard(fault) = *kind else { panic!("{kind:?}") };
    assert_eq!((fault.path.as_str(), fault.kind), ("exits[0]", FaultKind::NoArea("z".to_owned())));
    play.never(command);
}

#[test]
fn a_figure_is_put_anywhere_by_hand_and_the_log_says_so() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a");
    assert!(play.events().iter().any(|event| matches!(event, Event::ByHand { .. })));
    play.refuses(place(First, "a"), board_refusal(BoardRefusal::AlreadyThere), "CH-MOV");
    play.refuses(place(First, "z"), board_refusal(BoardRefusal::NoSuchArea(area("z"))), "CH-MOV");
    play.never(place(First, "z")).never(place(EnemyId(7), "a"));
    play.does(Command::Board(BoardCommand::Place { who: Who::Champion(First), area: None, note: no_note() }));
    assert_eq!(play.at(First), None);
}

#[test]
fn an_overfull_area_is_no_refusal_by_hand_but_a_warning() {
    let mut play = table_on(board("a-b"));
    for champion in [First, Second, Third, Fourth] {
        play.put(champion, "a");
    }
    assert_eq!(overfull(play.state()), []);
    play.put(Fifth, "a");
    let warned: Vec<_> = overfull(play.state()).into_iter().map(|(area, size)| (area.index(), size)).collect();
    assert_eq!(warned, [(0, 5)]);
    let all: Vec<(usize, bool)> = held(play.state()).iter().map(|held| (held.who.len(), held.is_overfull())).collect();
    assert_eq!((all, places(play.state()).len()), (vec![(5, true), (0, false)], 5));
}

#[test]
fn without_a_board_nothing_of_it_is_possible() {
    let mut play = five().acting();
    let spear = play.enemy(spearman());
    play.refuses(place(First, "a"), board_refusal(BoardRefusal::NoBoard), "CH-MOV");
    play.refuses(act(First, along("a b")), board_refusal(BoardRefusal::NoBoard), "CH-MOV");
    play.until_enemies();
    let planned = moves(spear, rokugan::games::champions::field::command::EnemyStep::Planned);
    play.refuses(planned.clone(), board_refusal(BoardRefusal::NoBoard), "CH-MOV").never(planned);
}
