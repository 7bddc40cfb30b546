//! The players' boards.

use super::support::{BoardError, Boards, KeptBoard as Kept};
use rokugan::games::champions::board::blank;
use rokugan::games::champions::board::edit::{Edit, edit};
use rokugan::games::champions::board::{Board, document};
use rokugan::games::champions::documents::BoardId;
use rokugan::games::champions::documents::board_text;
use rokugan::storage::memory::{Fault, MemoryStore};
use rokugan::storage::{Store, StoreError};
use std::rc::Rc;

fn id(text: &str) -> BoardId {
    BoardId::new(text).unwrap()
}

fn named(board: &Board, name: &str) -> Board {
    edit(board, &Edit::RenameBoard(name.to_owned())).unwrap()
}

fn room() -> (Rc<MemoryStore>, Boards<Rc<MemoryStore>>) {
    let store = Rc::new(MemoryStore::default());
    (store.clone(), Boards::new(store))
}

fn names(boards: &Boards<Rc<MemoryStore>>) -> Vec<String> {
    let name = |board: Result<Board, BoardError>| board.map_or("?".to_owned(), |board| board.name().to_owned());
    boards.list().unwrap().into_iter().map(|one| name(one.document)).collect()
}

#[test]
fn boards_are_listed_by_name() {
    let (_, boards) = room();
    for (key, name) in [("c", "well"), ("a", "Yard"), ("b", "Abbey")] {
        boards.create(&id(key), &blank::empty(name).unwrap()).unwrap();
    }
    assert_eq!(names(&boards), ["Abbey", "well", "Yard"]);
}

#[test]
fn a_board_is_kept_as_the_exchange_file() {
    let (store, boards) = room();
    let board = &blank::learning()[0];
    boards.create(&id("a"), board).unwrap();
    let text = store.get("rokugan.board.a.1").unwrap().unwrap();
    assert_eq!(document::read(&text).unwrap(), *board);
    assert_eq!(boards.read(&id("a")).unwrap().document, *board);
}

#[test]
fn only_the_last_two_changes_take_room() {
    let (store, boards) = room();
    let board = blank::grid("Yard", 2, 2).unwrap();
    let mut revision = boards.create(&id("a"), &board).unwrap();
    for name in ["One", "Two", "Three"] {
        revision = boards.change(&id("a"), revision, &named(&board, name)).unwrap();
    }
    assert_eq!(names(&boards), ["Three"]);
    assert_eq!(store.keys().unwrap().len(), 2);
}

#[test]
fn a_change_that_is_cut_off_leaves_the_board_as_it_was() {
    let board = blank::grid("Yard", 2, 2).unwrap();
    let long = board_text(&named(&board, "New")).len();
    for bytes in (0..long).step_by(37) {
        let (store, boards) = room();
        let revision = boards.create(&id("a"), &board).unwrap();
        store.set_fault(Fault::PowerFails(bytes));
        boards.change(&id("a"), revision, &named(&board, "New")).unwrap_err();
        store.set_fault(Fault::None);
        let Kept { document: found, revision, .. } = boards.read(&id("a")).unwrap();
        assert_eq!(found, board, "after {bytes} bytes");
        // And it can be changed again; what was cut off is still there.
        let cut = store.keys().unwrap().len();
        boards.change(&id("a"), revision, &named(&board, "Again")).unwrap();
        assert_eq!((names(&boards), store.keys().unwrap().len()), (vec!["Again".to_owned()], cut + 1));
    }
}

#[test]
fn a_full_store_says_so_and_keeps_the_board() {
    let (store, boards) = room();
    let board = blank::empty("Yard").unwrap();
    let revision = boards.create(&id("a"), &board).unwrap();
    store.set_fault(Fault::Room(store.bytes() + 10));
    let grown = blank::grid("Yard", 5, 5).unwrap();
    assert_eq!(boards.change(&id("a"), revision, &grown), Err(BoardError::Store(StoreError::Full)));
    assert_eq!(boards.read(&id("a")).unwrap().document, board);
}

#[test]
fn what_cannot_be_read_is_listed_and_never_overwritten_or_deleted() {
    let (store, boards) = room();
    let two_borders = r#"{"format":"rokugan-board","version":1,"areas":[{"id":"a","x":0,"y":0}],
        "borders":[{"between":["a","a"],"kind":"single"}]}"#;
    for (key, text) in [("x", "{\"format\":"), ("y", two_borders)] {
        store.put(&format!("rokugan.board.{key}.4"), text).unwrap();
        assert!(matches!(boards.read(&id(key)), Err(BoardError::Unreadable(_))));
        assert!(boards.delete(&id(key)).is_err());
        let other = blank::empty("").unwrap();
        assert_eq!(boards.create(&id(key), &other), Err(BoardError::Store(StoreError::Exists)));
        let raw = boards.raw(&id(key)).unwrap();
        assert_eq!(raw.into_values().collect::<Vec<_>>(), [text]);
    }
    boards.create(&id("a"), &blank::empty("Yard").unwrap()).unwrap();
    assert_eq!(names(&boards), ["Yard", "?", "?"]);
}

#[test]
fn a_board_of_a_newer_version_is_left_alone() {
    let (store, boards) = room();
    store.put("rokugan.board.n.1", r#"{"format":"rokugan-board","version":2,"areas":[]}"#).unwrap();
    assert_eq!(boards.read(&id("n")), Err(BoardError::TooNew(2)));
}

#[test]
fn two_tabs_do_not_write_over_each_other() {
    let (_, boards) = room();
    let board = blank::empty("Yard").unwrap();
    let seen = boards.create(&id("a"), &board).unwrap();
    boards.change(&id("a"), seen, &named(&board, "First")).unwrap();
    assert_eq!(boards.change(&id("a"), seen, &named(&board, "Second")), Err(BoardError::Changed));
    assert_eq!(names(&boards), ["First"]);
}

#[test]
fn a_deleted_board_comes_back_until_the_next_is_deleted() {
    let (_, boards) = room();
    for (key, name) in [("a", "Abbey"), ("b", "Bridge")] {
        boards.create(&id(key), &blank::empty(name).unwrap()).unwrap();
    }
    boards.delete(&id("a")).unwrap();
    assert_eq!(names(&boards), ["Bridge"]);
    assert!(boards.ids().unwrap().contains(&id("a")), "its picture is still wanted");
    assert_eq!(boards.restore(), Ok(id("a")));
    assert_eq!(names(&boards), ["Abbey", "Bridge"]);
    boards.delete(&id("a")).unwrap();
    boards.delete(&id("b")).unwrap();
    assert!(!boards.ids().unwrap().contains(&id("a")));
    boards.restore().unwrap();
    assert_eq!(names(&boards), ["Bridge"]);
    assert_eq!(boards.restore(), Err(StoreError::Missing));
}
