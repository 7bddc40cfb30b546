//! Every worked document of the exchange formats, compared in meaning; the files were made from that text by a script.

use crate::support::{alike, ask, assert_alike};
use rokugan::games::bushido::tools::headless::FILE_COMMANDS;
use serde_json::Value;

#[track_caller]
fn check(command: &str, file: &str) {
    let cases: Vec<Value> = serde_json::from_str(file).unwrap();
    assert!(!cases.is_empty());
    for case in cases.iter().filter(|case| case.get("answer").is_some()) {
        assert_alike(&case["answer"], &ask(command, &case["document"]));
    }
    for case in cases.iter().filter(|case| case.get("part").is_some()) {
        let found = ask(command, &case["document"]);
        for (field, wanted) in case["part"].as_object().unwrap() {
            let shown = match (field.as_str(), found.get(field)) {
                ("awarded" | "points", None) => {
                    found["turns"].as_array().unwrap().iter().map(|turn| turn[field].clone()).collect()
                }
                (_, shown) => shown.cloned().unwrap_or(Value::Null),
            };
            assert!(alike(wanted, &shown), "{field}: wanted {wanted}, found {shown}");
        }
    }
}

#[test]
fn engage_answers_as_the_formats_say() {
    check("engage", include_str!("../data/bushido/engage.json"));
}

#[test]
fn melee_answers_as_the_formats_say() {
    check("melee", include_str!("../data/bushido/melee.json"));
}

#[test]
fn exchange_answers_as_the_formats_say() {
    check("exchange", include_str!("../data/bushido/exchange.json"));
}

#[test]
fn test_answers_as_the_formats_say() {
    check("test", include_str!("../data/bushido/test.json"));
}

#[test]
fn damage_answers_as_the_formats_say() {
    check("damage", include_str!("../data/bushido/damage.json"));
}

#[test]
fn ranged_answers_as_the_formats_say() {
    check("ranged", include_str!("../data/bushido/ranged.json"));
}

#[test]
fn turn_answers_as_the_formats_say() {
    check("turn", include_str!("../data/bushido/turn.json"));
}

#[test]
fn score_answers_as_the_formats_say() {
    check("score", include_str!("../data/bushido/score.json"));
}

#[test]
fn warband_answers_as_the_formats_say() {
    check("warband", include_str!("../data/bushido/warband.json"));
}

/// Each cell of the printed matrix is the value of two splits against each other.
#[test]
fn melee_odds_give_every_value_of_the_printed_matrix() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("../data/bushido/matrix.json")).unwrap();
    let splits = |pool: u8| (0..=pool).rev().map(move |attack| crate::support::split(attack, pool - attack, None));
    let aya: Vec<Value> = splits(3).collect();
    let sidestep = (0..3).rev().map(|attack| crate::support::split(attack, 3 - attack, Some("Sidestep Defence")));
    let chiyo: Vec<Value> = splits(3).chain(sidestep).collect();
    for (row, active) in aya.iter().enumerate() {
        for (column, other) in chiyo.iter().enumerate() {
            let allocations = serde_json::json!({"kind": "odds", "allocations": {"active": active, "other": other}});
            let odds = ask("melee", &crate::support::with(&cases[0]["document"], &allocations));
            assert_alike(&cases[0]["values"][row][column], &odds["value"]);
        }
    }
}

#[test]
fn every_command_has_its_name_and_says_what_it_does() {
    use rokugan::games::bushido::tools::headless::COMMANDS;
    let names: Vec<&str> =
        COMMANDS.iter().map(|one| one.name).chain(FILE_COMMANDS.iter().map(|one| one.name)).collect();
    let wanted = ["engage", "melee", "exchange", "test", "damage", "ranged", "turn", "score", "warband", "roster"];
    assert_eq!(names, wanted);
    assert!(COMMANDS.iter().all(|one| !one.about.is_empty()));
}
