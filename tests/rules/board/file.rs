//! The board file: what is read, what is refused with its path, what is odd.

use crate::support::drawn::{board, board_file};
use rokugan::games::champions::board::check::{Oddity, check};
use rokugan::games::champions::board::document::{self, file, read};
use serde_json::{Value, json};

/// The first fault of a file.
#[track_caller]
fn fault(file: &Value) -> String {
    read(&file.to_string()).unwrap_err()[0].to_string()
}

/// A drawn file with something changed.
fn changed(change: impl FnOnce(&mut Value)) -> Value {
    let mut file = board_file("a-b-c");
    change(&mut file);
    file
}

#[test]
fn a_board_survives_writing_and_reading() {
    let mut drawn = board_file("a=B.c\n also a#c\n exits a c\n indoor c");
    drawn["reinforcements"] = json!([{"number": 1, "area": "b"}]);
    drawn["routes"] = json!([{"name": "red", "areas": ["a", "b", "a"]}]);
    drawn["areas"][1]["name"] = json!("North gate");
    let board = read(&drawn.to_string()).unwrap();
    let text = serde_json::to_string(&file(&board)).unwrap();
    assert_eq!(read(&text).unwrap(), board);
    assert_eq!(document::board(file(&board)).unwrap(), board);
}

#[test]
fn lists_and_marks_may_be_left_out() {
    let board = read(r#"{"format": "rokugan-board", "version": 1, "areas": [{"id": "a", "x": 0, "y": 1}]}"#).unwrap();
    assert_eq!((board.areas().len(), board.borders().len(), board.exits().len()), (1, 0, 0));
}

#[test]
fn faults_are_named_by_their_path() {
    let cases: [(Value, &str); 21] = [
        (changed(|f| f["format"] = json!("rokugan-save")), "format: \"rokugan-save\" is not \"rokugan-board\""),
        (changed(|f| f["version"] = json!(2)), "version: version 2, this program reads version 1"),
        (
            changed(|f| (f["version"], f["tunnels"]) = (json!(2), json!([]))),
            "version: version 2, this program reads version 1",
        ),
        (changed(|f| f["extra"] = json!(1)), "extra: unknown field `extra`"),
        (changed(|f| f["areas"][1]["hight"] = json!(1)), "areas[1].hight: unknown field `hight`"),
        (changed(|f| f["areas"][1]["id"] = json!("a")), "areas[1].id: a second \"a\""),
        (changed(|f| f["areas"][1]["id"] = json!(" ")), "areas[1].id: 1 to 60 characters"),
        (changed(|f| f["areas"][1]["name"] = json!("x".repeat(61))), "areas[1].name: 1 to 60 characters"),
        (changed(|f| f["areas"][1]["x"] = json!(1.5)), "areas[1].x: 1.5 is off the picture"),
        (changed(|f| f["areas"][2]["y"] = json!(-1)), "areas[2].y: -1 is off the picture"),
        (changed(|f| f["areas"][2]["y"] = json!("0.5")), "areas[2].y: invalid type"),
        (changed(|f| f["borders"][1]["between"][1] = json!("zz")), "borders[1].between[1]: no area \"zz\""),
        (changed(|f| f["borders"][1]["between"] = json!(["b", "b"])), "borders[1]: a border from \"b\" to itself"),
        (changed(|f| f["borders"][1]["between"] = json!(["b", "a"])), "borders[1]: a second border between"),
        (changed(|f| f["borders"][1]["between"] = json!(["b"])), "borders[1].between[0]: invalid length"),
        (changed(|f| f["borders"][0]["kind"] = json!("triple")), "borders[0].kind: unknown variant `triple`"),
        (changed(|f| f["exits"] = json!(["a", "q"])), "exits[1]: no area \"q\""),
        (changed(|f| f["reinforcements"] = json!([{"number": 1, "area": "q"}])), "reinforcements[0].area: no area"),
        (changed(|f| f["reinforcements"] = json!([{"number": -1, "area": "a"}])), "reinforcements[0].number: invalid"),
        (changed(|f| f["routes"] = json!([{"name": "red", "areas": []}])), "routes[0].areas: a route needs"),
        (changed(|f| f["routes"] = json!([{"areas": ["a", "x"]}])), "routes[0].areas[1]: no area \"x\""),
    ];
    for (file, expected) in &cases {
        let line = fault(file);
        assert!(line.starts_with(expected), "{line}\n{expected}");
    }
}

#[test]
fn all_faults_are_reported_together() {
    let file = changed(|f| {
        f["borders"][0]["between"][0] = json!("x");
        f["exits"] = json!(["y"]);
    });
    assert_eq!(read(&file.to_string()).unwrap_err().len(), 2);
}

/// 200 areas and 1,000 borders are a board, one more is none.
#[test]
fn a_board_has_at_most_200_areas_and_1000_borders() {
    let grid = |areas: usize, borders: usize| {
        let area = |n: usize| json!({"id": format!("a{n}"), "x": 0, "y": 0});
        let pairs = (0..areas).flat_map(|one| (one + 1..areas).map(move |other| (one, other))).take(borders);
        let border = |(one, other)| json!({"between": [format!("a{one}"), format!("a{other}")], "kind": "single"});
        json!({"format": "rokugan-board", "version": 1, "areas": (0..areas).map(area).collect::<Vec<_>>(),
            "borders": pairs.map(border).collect::<Vec<_>>()})
    };
    assert!(read(&grid(200, 1000).to_string()).is_ok());
    assert_eq!(fault(&grid(201, 10)), "areas: 201 of them, at most 200 are possible");
    assert_eq!(fault(&grid(200, 1001)), "borders: 1001 of them, at most 1000 are possible");
    assert_eq!(fault(&grid(3000, 10)), "areas: 3000 of them, at most 200 are possible");
}

#[test]
fn what_is_no_board_is_refused() {
    for text in ["", "{", "[]", "null", "7", r#"{"format": "rokugan-board"}"#, "\u{0}", "{\"areas\": [[[[["] {
        assert!(read(text).is_err(), "{text}");
    }
    assert!(read(&"[".repeat(100_000)).is_err(), "nested without end");
}

#[test]
fn what_is_odd_is_told_by_name() {
    let id = |letter: &str, board: &rokugan::games::champions::board::Board| board.find(letter).unwrap();
    let fine = board("a-b=c\n exits a");
    assert_eq!(check(&fine).odd, []);
    let odd = board("a-b#c d/e\n exits a a");
    let at = |letter| id(letter, &odd);
    let expected = [
        Oddity::Unreachable(vec![at("c"), at("d"), at("e")]),
        Oddity::Alone(vec![at("c")]),
        Oddity::HardToEnter(vec![at("d"), at("e")]),
        Oddity::ExitTwice(at("a")),
    ];
    assert_eq!(check(&odd).odd, expected);
}

#[test]
fn marks_that_contradict_themselves_are_odd() {
    let file = changed(|f| {
        f["reinforcements"] = json!([{"number": 2, "area": "a"}, {"number": 2, "area": "b"}]);
        f["borders"][1]["kind"] = json!("red");
        f["routes"] = json!([{"name": "red", "areas": ["a", "c"]}, {"name": "blue", "areas": ["a", "b"]}]);
        f["areas"][1]["x"] = f["areas"][0]["x"].clone();
    });
    let board = read(&file.to_string()).unwrap();
    let odd = check(&board).odd;
    assert!(odd.contains(&Oddity::NumberTwice(2)) && odd.contains(&Oddity::NoExit), "{odd:?}");
    assert!(odd.contains(&Oddity::BrokenRoute("red".to_owned())), "{odd:?}");
    assert!(!odd.contains(&Oddity::BrokenRoute("blue".to_owned())), "{odd:?}");
    assert!(odd.iter().any(|oddity| matches!(oddity, Oddity::SameSpot(..))), "{odd:?}");
    let empty = read(r#"{"format": "rokugan-board", "version": 1, "areas": []}"#).unwrap();
    assert_eq!(check(&empty).odd, [Oddity::Empty]);
}
