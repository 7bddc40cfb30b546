//! The attack: good documents of every game, damaged by a seeded mutator, at every door there is into the app.
//!
//! Nothing may panic or hang, no forged save may pass as genuine, and what is said of a document stays short. A share of
//! it runs with all other tests; `./dev attack 200000` runs more of it, optimised, and prints its table. Each document
//! grows from the seed and its own number: `ATTACK_SEED=7 ATTACK_FROM=123 ATTACK=1` makes the one that failed again.

#![allow(clippy::unwrap_used, reason = "what fails in a test should stop it")]

mod doors;
#[path = "../storage/fuzz/mutator.rs"]
mod mutator;
mod run;
mod secrets;

use run::{Order, attack};
use std::time::Duration;

/// What the environment asks for.
fn number<T: std::str::FromStr>(variable: &str, usual: T) -> T {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[test]
fn no_document_brings_anything_down_and_no_forgery_passes() {
    let order = Order {
        documents: number("ATTACK", 2_000),
        from: number("ATTACK_FROM", 0),
        seed: number("ATTACK_SEED", 20),
        patience: Duration::from_secs(number("ATTACK_SECONDS", 10)),
    };
    let (table, faults) = attack(&doors::all(), &order);
    println!("{table}");
    assert!(faults.is_empty(), "{} documents:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_document_is_good_before_it_is_damaged() {
    for door in doors::all() {
        for good in &door.good {
            let verdict = (door.judge)(good, good);
            assert_eq!(verdict, doors::Verdict::Taken, "{}: {:.300}", door.name, String::from_utf8_lossy(good));
        }
    }
}

/// The attack finds what it is for.
#[test]
fn a_forgery_and_a_long_message_are_found() {
    let door = |judge| doors::Door { name: "a door".to_owned(), good: vec![b"{\"a\":1}".to_vec()], judge };
    let order = Order { documents: 3, from: 0, seed: 1, patience: Duration::from_secs(5) };
    let faults = |judge| attack(&[door(judge)], &order).1;
    assert_eq!(faults(Box::new(|_, _| doors::Verdict::Taken)), Vec::<String>::new());
    assert!(faults(Box::new(|_, _| doors::Verdict::Forged("events".to_owned())))[0].contains("forged"));
    assert!(faults(Box::new(|_, _| doors::Verdict::Refused("x".repeat(2_000))))[0].contains("2000 characters"));
    assert!(faults(Box::new(|_, _| panic!("as it should")))[0].contains("panics"));
}
