//! The headless program as a script sees it: standard output, standard error, status.

#![allow(clippy::unwrap_used, reason = "what fails in a test should stop it")]

mod hostile;
#[path = "../storage/fuzz/mutator.rs"]
mod mutator;

use rokugan::games::bushido::demo;
use rokugan::games::bushido::snapshot::snapshot;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::name::Name;
use rokugan::storage::canonical::checksum;
use rokugan::storage::codec::encode;
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn save(version: u64) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/saves/v{version}/first-turn.json"))
}

fn rokugan(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rokugan"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its arguments does not read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn answer(output: &Output) -> Value {
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), String::new()));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The one line on standard error of a run that ended with this status.
fn complaint(output: &Output, status: i32) -> String {
    assert_eq!(output.status.code(), Some(status), "{}", text(&output.stderr));
    let line = text(&output.stderr);
    assert_eq!(line.matches('\n').count(), 1, "{line}");
    line.trim_end().strip_prefix("rokugan: ").unwrap().to_owned()
}

/// The save with something changed in it, and a checksum that agrees.
fn forged(change: impl FnOnce(&mut Value)) -> String {
    let mut value: Value = serde_json::from_str(&std::fs::read_to_string(save(1)).unwrap()).unwrap();
    change(&mut value);
    value["checksum"] = checksum(&value).into();
    value.to_string()
}

#[test]
fn show_prints_the_state_of_a_save() {
    let shown = answer(&rokugan(&["show", save(1).to_str().unwrap()], ""));
    assert_eq!(shown["name"], "First turn");
    assert_eq!((&shown["events"], &shown["cursor"]), (&json!(9), &json!(9)));
    assert_eq!((&shown["turn"], &shown["phase"]), (&json!(1), &json!("champions")));
    assert_eq!((&shown["group_honor"], &shown["threshold"]), (&json!(18), &json!(28)));
    let matsu = &shown["champions"][0];
    for gauge in ["life", "ap", "honor", "ki", "purity", "glory"] {
        assert!(matsu[gauge].is_i64(), "{gauge}: {matsu}");
    }
    assert_eq!(shown["enemies"][0]["standing"], "eliminated");
}

#[test]
fn replay_makes_the_same_state_from_the_events() {
    let path = save(1);
    let shown = answer(&rokugan(&["show", path.to_str().unwrap()], ""));
    let replayed = answer(&rokugan(&["replay", path.to_str().unwrap()], ""));
    assert_eq!(replayed["identical"], true);
    assert_eq!((&replayed["events"], &replayed["cursor"]), (&json!(9), &json!(9)));
    for field in ["turn", "phase", "group_honor", "threshold", "champions", "allies", "enemies"] {
        assert_eq!(replayed["state"][field], shown[field], "{field}");
    }
}

#[test]
fn replay_knows_the_game_of_a_save() {
    let table = demo::table(Seed(3), Stamp(0)).unwrap();
    let save = encode(&Name::new("Keii").unwrap(), &table).unwrap();
    let replayed = answer(&rokugan(&["replay"], &save));
    assert_eq!((&replayed["identical"], &replayed["events"]), (&json!(true), &json!(table.entries().len())));
    assert_eq!(replayed["state"], serde_json::to_value(snapshot(table.state())).unwrap());
}

#[test]
fn without_a_file_or_with_a_dash_standard_input_is_read() {
    let save = std::fs::read_to_string(save(1)).unwrap();
    assert_eq!(answer(&rokugan(&["show"], &save)), answer(&rokugan(&["show", "-"], &save)));
    assert_eq!(answer(&rokugan(&["replay"], &save))["identical"], true);
}

#[test]
fn an_older_save_is_migrated() {
    let shown = answer(&rokugan(&["show", save(0).to_str().unwrap()], ""));
    assert_eq!((&shown["version"], &shown["turn"]), (&json!(0), &json!(1)));
    assert_eq!(answer(&rokugan(&["replay", save(0).to_str().unwrap()], ""))["identical"], true);
}

#[test]
fn a_snapshot_that_differs_ends_with_status_1_and_its_place() {
    let cheat = forged(|save| save["body"]["snapshot"]["champions"][1]["honor"] = json!(10));
    let output = rokugan(&["replay"], &cheat);
    let line = complaint(&output, 1);
    assert_eq!(line, "body.snapshot.champions[1].honor: saved as 10, the events make 4");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["identical"], &report["state"]["champions"][1]["honor"]), (&json!(false), &json!(4)));
}

#[test]
fn events_that_the_rules_do_not_make_end_with_status_1_and_their_entry() {
    let cheat = forged(|save| save["body"]["entries"][0]["events"][0]["favor_rolled"]["source"] = json!("entered"));
    let line = complaint(&rokugan(&["replay"], &cheat), 1);
    assert!(line.starts_with("body.entries[0]: the rules make something else of it"), "{line}");
}

#[test]
fn what_cannot_be_read_ends_with_status_2_and_its_path() {
    let save = std::fs::read_to_string(save(1)).unwrap();
    let cases = [
        (save[..save.len() - 1].to_owned(), "line 1 column"),
        (save.replacen("First", "Worst", 1), "checksum: "),
        (forged(|save| save["body"]["entries"][2]["command"] = json!({"fly": {}})), "body.entries[2].command"),
        (forged(|save| save["body"]["extra"] = json!(1)), "body"),
        (forged(|save| save["version"] = json!(7)), "version: version 7 was written by a newer app"),
        ("{}".to_owned(), "format: missing"),
        (String::new(), "line 1 column 0: the text is cut off"),
    ];
    for (input, path) in cases {
        for verb in ["show", "replay"] {
            let output = rokugan(&[verb], &input);
            let line = complaint(&output, 2);
            assert!(line.starts_with(path), "{path}: {line}");
            assert_eq!(text(&output.stdout), "");
        }
    }
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let line = complaint(&rokugan(&["show", "no/such\nfile.json"], ""), 2);
    assert!(line.starts_with("no/such file.json: "), "{line}");
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let path = std::env::temp_dir().join(format!("rokugan-cli-{}.json", std::process::id()));
    std::fs::write(&path, b"{\"format\": \"\xff\xfe\"}").unwrap();
    let line = complaint(&rokugan(&["show", path.to_str().unwrap()], ""), 2);
    assert_eq!(line, "document: no UTF-8 text at byte 12");
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn arguments_that_make_no_sense_end_with_status_2_and_one_line() {
    for arguments in [&["dance"][..], &["show", "a", "b"], &["--loud"], &[]] {
        assert!(complaint(&rokugan(arguments, ""), 2).starts_with("arguments: "), "{arguments:?}");
    }
}

#[test]
fn help_says_what_there_is() {
    let output = rokugan(&["--help"], "");
    assert_eq!(output.status.code(), Some(0));
    let help = text(&output.stdout);
    for verb in ["show", "replay", "board", "plan"] {
        assert!(help.contains(verb), "{help}");
    }
}

#[test]
fn nobody_listening_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rokugan"))
        .args(["show", save(1).to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), String::new()));
}

/// The worked documents of the exchange format: what is asked, and the answer.
fn worked_odds() -> Vec<(Value, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/examples");
    let read = |number| std::fs::read_to_string(folder.join(format!("odds-0{number}.json"))).unwrap();
    let parsed = (1..=8).map(|number| serde_json::from_str::<Value>(&read(number)).unwrap());
    parsed.map(|mut worked| (worked["document"].take(), worked["answer"].take())).collect()
}

/// Where several plays are worth the same, the shares of Wounds may be those of any of them; the value may not.
#[test]
fn odds_answers_the_worked_documents() {
    for (document, expected) in worked_odds() {
        let found = answer(&rokugan(&["odds"], &document.to_string()));
        let fields = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        assert_eq!(fields(&found), fields(&expected));
        assert_eq!(found["advice"], expected["advice"]);
        let number = if found["success"].is_null() { "value" } else { "success" };
        let apart = found[number].as_f64().unwrap() - expected[number].as_f64().unwrap();
        assert!(apart.abs() < 1e-9, "{found} is not {expected}");
        for shares in ["dealt", "taken"].map(|field| found[field].as_array()).into_iter().flatten() {
            let sum: f64 = shares.iter().map(|share| share.as_f64().unwrap()).sum();
            assert!((sum - 1.0).abs() < 1e-12, "{shares:?}");
        }
    }
}

#[test]
fn odds_names_everything_that_is_wrong_in_one_line() {
    let (mut document, _) = worked_odds().swap_remove(3);
    document["champion"]["dice"] = json!(6);
    document["weights"]["kill"] = json!(-1);
    let line = complaint(&rokugan(&["odds"], &document.to_string()), 2);
    assert_eq!(line, "champion.dice: 6 is not from 4 to 5; weights.kill: -1.0 is not from 0 to 1000000000");
    document["extra"] = json!(1);
    let output = rokugan(&["odds"], &document.to_string());
    assert!(complaint(&output, 2).starts_with("extra: unknown field"));
    assert_eq!(text(&output.stdout), "");
}

/// The worked documents of the exchange format: each with the answer expected from it.
#[test]
fn the_worked_enemy_phases_have_their_answers() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/examples");
    let mut found = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if !path.file_name().unwrap().to_str().unwrap().starts_with("plan-") {
            continue;
        }
        let worked: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let output = rokugan(&["plan"], &worked["document"].to_string());
        assert_eq!(answer(&output), worked["answer"], "{}", path.display());
        found += 1;
    }
    assert_eq!(found, 10);
}

/// A board with three areas, of which nobody gets to the last.
const BOARD: &str = r#"{"format": "rokugan-board", "version": 1, "name": "Gate", "areas": [
    {"id": "a1", "x": 0.1, "y": 0.2, "elevated": true}, {"id": "a2", "x": 0.5, "y": 0.2}, {"id": "a3", "x": 1, "y": 1}],
    "borders": [{"between": ["a1", "a2"], "kind": "single"}, {"between": ["a3", "a2"], "kind": "red"}],
    "exits": ["a2"], "reinforcements": [{"number": 1, "area": "a3"}], "routes": [{"name": "red", "areas": ["a1"]}]}"#;

#[test]
fn board_says_what_it_is_made_of_and_what_is_odd() {
    let expected = json!({
        "name": "Gate", "areas": 3, "elevated": 1, "indoor": 0,
        "borders": {"single": 1, "double": 0, "dotted": 0, "dotted_double": 0, "split": 0, "red": 1},
        "exits": ["a2"], "reinforcements": [{"number": 1, "area": "a3"}], "routes": [{"name": "red", "letters": 1}],
        "odd": [{"what": "unreachable", "areas": ["a3"]}, {"what": "alone", "areas": ["a3"]}],
    });
    assert_eq!(answer(&rokugan(&["board"], BOARD)), expected);
}

#[test]
fn a_board_or_phase_that_cannot_be_read_ends_with_status_2_and_its_path() {
    let plan = |characters: &str| format!(r#"{{"board": {BOARD}, "characters": [{characters}]}}"#);
    let cases = [
        ("board", BOARD.replace("\"a3\", \"a2\"", "\"a3\", \"a9\""), "borders[1].between[1]: no area \"a9\""),
        ("board", BOARD.replace("0.5", "1.5"), "areas[1].x: 1.5 is off the picture, which goes from 0 to 1"),
        ("board", String::new(), "document: EOF while parsing a value"),
        ("plan", BOARD.to_owned(), "format: unknown field `format`"),
        (
            "plan",
            plan(r#"{"id": "m", "side": "enemy", "kind": "enemy", "area": "a12"}"#),
            "characters[0].area: no area \"a12\"",
        ),
        (
            "plan",
            plan(r#"{"id": "m", "side": "champion", "kind": "ally", "area": "a1", "behaviour": {"kind": "escape"}}"#),
            "characters[0].behaviour: only Characters of side \"enemy\" have a behaviour",
        ),
        ("plan", " ".repeat((8 << 20) + 1), "document: more than 8388608 bytes"),
    ];
    for (verb, input, expected) in cases {
        let output = rokugan(&[verb], &input);
        let line = complaint(&output, 2);
        assert!(line.starts_with(expected), "{expected}: {line}");
        assert_eq!(text(&output.stdout), "");
    }
}

fn practice_scenario(name: &str) -> String {
    let path = format!("src/games/champions/content/scenario-{name}.json");
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

#[test]
fn simulate_prints_how_the_games_of_a_pack_come_out() {
    let pack = practice_scenario("shrine");
    let arguments = ["simulate", "--games", "3", "--seed", "5", "--players", "2", "--difficulty", "hard"];
    let simulated = answer(&rokugan(&arguments, &pack));
    let [figures] = &simulated["scenarios"].as_array().unwrap()[..] else { panic!("{simulated}") };
    assert_eq!((&figures["games"], &figures["seed"], &figures["difficulty"]), (&json!(3), &json!(5), &json!("hard")));
    assert_eq!((&figures["kind"], &figures["violations"]), (&json!("battle"), &json!([])));
    for part in ["turns", "margin", "champions_eliminated", "enemies_eliminated", "glory"] {
        assert_eq!(figures[part]["count"], 3, "{part}: {figures}");
    }
    assert_eq!(answer(&rokugan(&arguments, &pack)), simulated, "the same seed is the same games");
}

/// Whoever must be there is, however few play; the others fill the table up to five.
#[test]
fn simulate_seats_everybody_the_scenario_asks_for() {
    let plain = practice_scenario("ford");
    let with = |names: &[&str]| {
        let mut pack: serde_json::Value = serde_json::from_str(&plain).unwrap();
        pack["scenarios"][0]["mandatory"] = serde_json::json!(names);
        pack.to_string()
    };
    let all = ["Hida Jun", "Doji Aki", "Matsu Ren", "Shosuro Mei", "Shinjo Tao", "Practice Bushi"];
    for asked in [&all[..3], &all[..5], &all[5..], &[all[0], all[5]]] {
        let figures = answer(&rokugan(&["simulate", "--games", "1", "--players", "1"], &with(asked)));
        assert_eq!(figures["scenarios"][0]["games"], 1, "{asked:?}");
    }
    let line = complaint(&rokugan(&["simulate", "--games", "1"], &with(&all)), 2);
    assert!(line.starts_with("scenarios[0].mandatory: "), "{line}");
}

#[test]
fn simulate_names_what_is_wrong_with_a_pack() {
    let pack = practice_scenario("ford");
    let cases = [
        (pack.replacen("\"a7\", \"a8\"", "\"a7\", \"a77\"", 1), "scenarios[0].script.start[1]: no area \"a77\""),
        (
            pack.replacen("Practice Oni\", \"areas\"", "Nobody\", \"areas\"", 1),
            "scenarios[0].script.events[1].enemies[0].card: no Enemy card \"Nobody\"",
        ),
        (
            pack.replacen("\"board\": \"The Willow Ford\"", "\"board\": \"Nowhere\"", 1),
            "scenarios[0].script.board: no board \"Nowhere\"",
        ),
        (
            "{\"format\": \"rokugan-pack\", \"version\": 1, \"name\": \"Empty\"}".to_owned(),
            "scenarios: none with a script",
        ),
    ];
    for (input, expected) in cases {
        assert_eq!(complaint(&rokugan(&["simulate", "--games", "1"], &input), 2), expected);
    }
    let line = complaint(&rokugan(&["simulate", "--scenario", "Other"], &pack), 2);
    assert_eq!(line, "scenarios: none is called \"Other\"");
    assert!(complaint(&rokugan(&["simulate", "--players", "6"], &pack), 2).starts_with("arguments: "));
}
