//! Drawing a board: what each edit does, what it takes along, and that nothing leads to a board that does not hold
//! together.

use proptest::prelude::*;
use rokugan::games::champions::board::area::{Cover, Height};
use rokugan::games::champions::board::blank;
use rokugan::games::champions::board::check::{Oddity, check};
use rokugan::games::champions::board::document;
use rokugan::games::champions::board::drawing::Drawing;
use rokugan::games::champions::board::edit::{Edit, edit, next_kind};
use rokugan::games::champions::board::fault::FaultKind;
use rokugan::games::champions::board::place::Place;
use rokugan::games::champions::board::{Board, BorderKind};
use rokugan::kernel::by::Small;

fn place(millionths: u32) -> Place {
    Place::from_millionths(millionths).unwrap()
}

fn id(number: usize) -> String {
    format!("a{number}")
}

fn done(board: &Board, edits: &[Edit]) -> Board {
    edits.iter().fold(board.clone(), |board, step| edit(&board, step).unwrap())
}

fn refused(board: &Board, step: &Edit) -> (String, FaultKind) {
    let fault = edit(board, step).unwrap_err().remove(0);
    (fault.path, fault.kind)
}

fn spot(x: u32, y: u32) -> Edit {
    Edit::AddArea { x: place(x), y: place(y) }
}

fn join(one: usize, other: usize, kind: BorderKind) -> Edit {
    Edit::SetBorder { between: [id(one), id(other)], kind }
}

/// Two areas side by side, an exit, a number, a route over both.
fn small() -> Board {
    let route = [
        Edit::AddRoute { name: "Red".to_owned(), area: id(1) },
        Edit::AddLetter { route: 0, area: id(2) },
        Edit::AddExit { area: id(1) },
        Edit::AddReinforcement { area: id(1) },
    ];
    let areas = [spot(100_000, 100_000), spot(900_000, 100_000), join(1, 2, BorderKind::Double)];
    done(&blank::empty("Yard").unwrap(), &[&areas[..], &route[..]].concat())
}

#[test]
fn a_new_area_has_an_id_no_other_has() {
    let board = done(&small(), &[Edit::RemoveArea { area: id(1) }, spot(5, 5), spot(6, 6)]);
    let ids: Vec<_> = board.areas().iter().map(|area| area.id.as_str()).collect();
    assert_eq!(ids, ["a2", "a3", "a4"]);
}

#[test]
fn an_area_keeps_its_borders_when_it_moves() {
    let board = done(&small(), &[Edit::MoveArea { area: id(1), x: place(7), y: place(1_000_000) }]);
    assert_eq!((board.areas()[0].x, board.areas()[0].y), (place(7), place(1_000_000)));
    assert_eq!(board.borders(), small().borders());
}

#[test]
fn an_area_that_goes_takes_its_borders_and_marks_along() {
    let board = done(&small(), &[Edit::RemoveArea { area: id(1) }]);
    assert_eq!((board.areas().len(), board.borders().len()), (1, 0));
    assert!(board.exits().is_empty() && board.reinforcements().is_empty());
    assert_eq!(board.routes()[0].areas.len(), 1, "the second letter is the first now");
    assert!(done(&board, &[Edit::RemoveArea { area: id(2) }]).routes().is_empty(), "a route without letters is none");
}

#[test]
fn two_areas_have_one_border_whichever_is_named_first() {
    let board = done(&small(), &[join(2, 1, BorderKind::Red)]);
    assert_eq!(board.borders().iter().map(|border| border.kind).collect::<Vec<_>>(), [BorderKind::Red]);
    assert!(done(&board, &[Edit::RemoveBorder { between: [id(2), id(1)] }]).borders().is_empty());
}

#[test]
fn a_border_goes_through_all_kinds_and_none() {
    let mut seen = Vec::new();
    let mut kind = None;
    loop {
        kind = next_kind(kind);
        let Some(kind) = kind else { break };
        seen.push(kind);
    }
    assert_eq!(seen, BorderKind::ALL);
}

#[test]
fn reinforcements_get_the_lowest_free_number() {
    let more = [Edit::AddReinforcement { area: id(2) }, Edit::AddReinforcement { area: id(2) }];
    let board = done(&small(), &[&more[..], &[Edit::RemoveReinforcement { place: 1 }, more[0].clone()]].concat());
    let numbers: Vec<_> = board.reinforcements().iter().map(|token| token.number).collect();
    assert_eq!(numbers, [1, 3, 2]);
    let board = done(&board, &[Edit::NumberReinforcement { place: 0, number: 3 }]);
    assert!(check(&board).odd.contains(&Oddity::NumberTwice(3)), "two of a number are odd, not wrong");
}

#[test]
fn an_exit_is_marked_once() {
    let board = done(&small(), &[Edit::AddExit { area: id(1) }]);
    assert_eq!(board.exits().len(), 1);
    assert!(done(&board, &[Edit::RemoveExit { area: id(1) }]).exits().is_empty());
}

#[test]
fn marks_of_an_area_are_changed_one_by_one() {
    let up = Edit::SetHeight { area: id(2), height: Height::Elevated };
    let board = done(&small(), &[up, Edit::SetCover { area: id(2), cover: Cover::Indoor }]);
    assert_eq!((board.areas()[1].height, board.areas()[1].cover), (Height::Elevated, Cover::Indoor));
    assert_eq!(board.areas()[0], small().areas()[0]);
}

#[test]
fn what_the_board_does_not_have_is_named() {
    let nobody = || FaultKind::NoArea("a9".to_owned());
    let board = small();
    let name = Edit::NameArea { area: id(9), name: String::new() };
    assert_eq!(refused(&board, &name), ("area".to_owned(), nobody()));
    assert_eq!(refused(&board, &join(1, 9, BorderKind::Single)), ("borders[1].between[1]".to_owned(), nobody()));
    assert_eq!(refused(&board, &Edit::AddExit { area: id(9) }), ("exits[1]".to_owned(), nobody()));
    assert_eq!(refused(&board, &join(2, 2, BorderKind::Single)), ("borders[1]".to_owned(), FaultKind::ToItself(id(2))));
    let letter = Edit::RemoveLetter { route: 0, letter: 2 };
    let range = FaultKind::OutOfRange { found: 2, least: 0, most: 1 };
    assert_eq!(refused(&board, &letter), ("routes.areas".to_owned(), range));
    assert_eq!(refused(&board, &Edit::RenameBoard("x".repeat(61))), ("name".to_owned(), FaultKind::BadText));
}

#[test]
fn the_201st_area_is_refused() {
    let full = blank::grid("Full", 14, 14).unwrap();
    let full = (0..4).fold(full, |board, number| edit(&board, &spot(number, number)).unwrap());
    assert_eq!(refused(&full, &spot(0, 0)), ("areas".to_owned(), FaultKind::TooMany { found: 201, most: 200 }));
}

#[test]
fn typing_a_name_is_one_step_back() {
    let mut drawing = Drawing::new(small());
    for name in ["T", "Te", "Tea"] {
        drawing.edit(Edit::NameArea { area: id(1), name: name.to_owned() }).unwrap();
    }
    drawing.edit(Edit::NameArea { area: id(2), name: "Pond".to_owned() }).unwrap();
    drawing.undo();
    assert_eq!(drawing.board().areas()[0].name, "Tea");
    drawing.undo();
    assert_eq!(*drawing.board(), small());
    assert!(!drawing.can_undo());
    drawing.redo();
    assert_eq!(drawing.board().areas()[0].name, "Tea");
}

#[test]
fn an_edit_that_changes_nothing_is_no_step() {
    let mut drawing = Drawing::new(small());
    drawing.edit(Edit::AddExit { area: id(1) }).unwrap();
    assert!(!drawing.can_undo());
}

// --- whatever is drawn -----------------------------------------------------------------------------------------------

fn some_area() -> impl Strategy<Value = String> {
    (1_usize..9).prop_map(id)
}

fn some_text() -> impl Strategy<Value = String> {
    prop_oneof![Just(String::new()), Just("Tea Room".to_owned()), Just("x".repeat(61)), Just("a\nb".to_owned())]
}

fn some_kind() -> impl Strategy<Value = BorderKind> {
    (0..BorderKind::ALL.len()).prop_map(|kind| BorderKind::ALL[kind])
}

fn some_place() -> impl Strategy<Value = Place> {
    (0_u32..=1_000_000).prop_map(place)
}

fn some_edit() -> impl Strategy<Value = Edit> {
    let area = || (some_place(), some_place()).prop_map(|(x, y)| Edit::AddArea { x, y });
    let border = (some_area(), some_area(), some_kind())
        .prop_map(|(one, other, kind)| Edit::SetBorder { between: [one, other], kind });
    let marks = prop_oneof![
        some_area().prop_map(|area| Edit::AddExit { area }),
        some_area().prop_map(|area| Edit::RemoveExit { area }),
        some_area().prop_map(|area| Edit::AddReinforcement { area }),
        (0_usize..4, 0_u8..5).prop_map(|(place, number)| Edit::NumberReinforcement { place, number }),
        (0_usize..4).prop_map(|place| Edit::RemoveReinforcement { place }),
        (some_text(), some_area()).prop_map(|(name, area)| Edit::AddRoute { name, area }),
        (0_usize..3, some_text()).prop_map(|(route, name)| Edit::NameRoute { route, name }),
        (0_usize..3, some_area()).prop_map(|(route, area)| Edit::AddLetter { route, area }),
        (0_usize..3, 0_usize..3).prop_map(|(route, letter)| Edit::RemoveLetter { route, letter }),
        (0_usize..3).prop_map(|route| Edit::RemoveRoute { route }),
    ];
    let areas = prop_oneof![
        some_text().prop_map(Edit::RenameBoard),
        (some_area(), some_place(), some_place()).prop_map(|(area, x, y)| Edit::MoveArea { area, x, y }),
        (some_area(), some_text()).prop_map(|(area, name)| Edit::NameArea { area, name }),
        some_area().prop_map(|area| Edit::SetHeight { area, height: Height::Elevated }),
        some_area().prop_map(|area| Edit::SetCover { area, cover: Cover::Indoor }),
        some_area().prop_map(|area| Edit::RemoveArea { area }),
        (some_area(), some_area()).prop_map(|(one, other)| Edit::RemoveBorder { between: [one, other] }),
    ];
    prop_oneof![3 => area(), 3 => border, 3 => marks, 2 => areas]
}

proptest! {
    /// Every edit leads to a board the constructor accepts, or says what is wrong and changes nothing.
    #[test]
    fn whatever_is_drawn_holds_together_or_is_refused_by_name(edits in prop::collection::vec(some_edit(), 0..60)) {
        let mut drawing = Drawing::new(blank::empty("").unwrap());
        for step in edits {
            let before = drawing.board().clone();
            match drawing.edit(step) {
                Ok(()) => {
                    let text = serde_json::to_string(&document::file(drawing.board())).unwrap();
                    prop_assert_eq!(&document::read(&text).unwrap(), drawing.board());
                }
                Err(faults) => {
                    prop_assert!(!faults.is_empty() && faults.iter().all(|fault| !fault.path.is_empty()));
                    prop_assert_eq!(&before, drawing.board());
                }
            }
            check(drawing.board());
        }
    }

    /// All the way back is where it began, and all the way forth again is where it ended.
    #[test]
    fn undo_and_redo_are_each_others_way_back(edits in prop::collection::vec(some_edit(), 0..40)) {
        let start = blank::grid("", 2, 2).unwrap();
        let mut drawing = Drawing::new(start.clone());
        for step in edits {
            let _ = drawing.edit(step);
        }
        let end = drawing.board().clone();
        while drawing.can_undo() {
            drawing.undo();
        }
        prop_assert_eq!(drawing.board(), &start);
        while drawing.can_redo() {
            drawing.redo();
        }
        prop_assert_eq!(drawing.board(), &end);
    }
}
