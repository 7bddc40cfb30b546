//! Damaged documents: the program answers or names what is wrong, in bounded memory and time, whatever it is given.

use super::mutator::Mutator;
use super::{forged, practice_scenario, save, text};
use rokugan::kernel::canonical::checksum;
use serde_json::Value;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs the program with a gigabyte of memory and a minute of the processor; one that wants more is ended.
fn limited(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new("sh")
        .args(["-c", "ulimit -v 1000000 && ulimit -t 60 && exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_rokugan")])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses the beginning does not read the end.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// What the environment asks for, as in the tests of the store.
fn number<T: std::str::FromStr>(variable: &str, usual: T) -> T {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Whether there is an answer, after making sure that it is one, or else one line that says what is wrong.
fn answers(verb: &[&str], input: &str) -> bool {
    let output = limited(verb, input);
    let (line, shown) = (text(&output.stderr), || input.chars().take(2_000).collect::<String>());
    match output.status.code() {
        Some(0) => assert_eq!(line, "", "{verb:?}: {}", shown()),
        Some(1 | 2) => {
            let whole = line.starts_with("rokugan: ") && line.matches('\n').count() == 1 && line.len() < 10_000;
            assert!(whole, "{verb:?} says {line:?} of {}", shown());
        }
        other => panic!("{verb:?} ends with {other:?}, {line:?}, for {}", shown()),
    }
    let parsed = serde_json::from_slice::<Value>(&output.stdout);
    assert_eq!(parsed.is_ok(), output.status.code() != Some(2), "{verb:?}: {}", shown());
    output.status.code() == Some(0)
}

/// What each verb answers as it is.
fn documents() -> Vec<(&'static str, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/examples");
    let worked = |name: &str| -> Value {
        let text = std::fs::read_to_string(folder.join(name)).unwrap();
        serde_json::from_str::<Value>(&text).unwrap()["document"].take()
    };
    let save: Value = serde_json::from_str(&std::fs::read_to_string(save(1)).unwrap()).unwrap();
    let plans = ["plan-01.json", "plan-05.json", "plan-09.json"].map(worked);
    let odds = ["odds-01.json", "odds-04.json", "odds-05.json", "odds-08.json"].map(worked);
    let board = plans[0]["board"].clone();
    let others = [("show", save.clone()), ("replay", save), ("board", board)];
    plans.map(|plan| ("plan", plan)).into_iter().chain(odds.map(|odds| ("odds", odds))).chain(others).collect()
}

#[test]
fn every_verb_answers_damaged_documents_or_says_in_one_line_what_is_wrong() {
    let (documents, mut mutator) = (documents(), Mutator::new(number("FUZZ_SEED", 7)));
    let (mut answered, rounds) = (0, number("FUZZ", 200));
    for number in 0..rounds {
        let (verb, document) = &documents[number % documents.len()];
        let damaged = match mutator.below(4) {
            0 => mutator.text(&document.to_string()),
            1 => mutator.named_twice(&document.to_string()),
            _ => {
                let mut changed = mutator.tree(document);
                if document.get("checksum").is_some() && changed.is_object() {
                    changed["checksum"] = checksum(&changed).into();
                }
                changed.to_string()
            }
        };
        answered += usize::from(answers(&[verb], &damaged));
    }
    assert!(
        answered * 20 > rounds,
        "only {answered} of {rounds} are still documents: the damage is too great to find anything"
    );
}

#[test]
fn simulate_plays_a_damaged_scenario_or_says_what_is_wrong_with_it() {
    let mut mutator = Mutator::new(number("FUZZ_SEED", 7));
    for name in ["ford", "inn", "shrine"].repeat(number("FUZZ", 24) / 3) {
        let pack: Value = serde_json::from_str(&practice_scenario(name)).unwrap();
        let damaged = mutator.tree(&pack).to_string();
        let verb = ["simulate", "--games", "1", "--players", "2", "--seed", "3"];
        answers(&verb, &damaged);
    }
}

#[test]
fn documents_as_large_as_they_may_be_are_refused_in_little_memory() {
    let most = 7 << 20;
    let zeros = "0,".repeat(most / 2);
    let names: String = (0..most / 12).map(|number| format!("\"{number:07}\":0,")).collect();
    let deep = "[".repeat(most);
    let again = forged(|save| save["name"] = "x".repeat(most).into());
    let inputs = [
        format!("{{\"format\":\"rokugan-save\",\"version\":1,\"body\":[{zeros}0]}}"),
        format!("{{\"format\":\"rokugan-save\",\"version\":1,{names}\"last\":0}}"),
        format!("{{\"format\":\"rokugan-board\",\"version\":1,\"name\":\"Wide\",\"areas\":[{zeros}0]}}"),
        deep,
        again,
    ];
    for input in inputs {
        for verb in ["show", "replay", "board", "plan", "odds", "simulate"] {
            assert!(!answers(&[verb], &input), "{verb} of {}", &input[..60]);
        }
    }
}
