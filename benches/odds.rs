//! How long the exact odds take: a Combat from before the roll (budget 5 ms), advice in the middle of one (1 ms).

use rokugan::games::champions::odds::document::{Question, read};

/// Five dice against three, Deception and a technique; `KI`, `WEIGHT_OF_KI` and `MORE` are filled in.
const COMBAT: &str = r#"{"kind": "combat",
  "champion": {"dice": 5, "ki": KI, "deception": true, "dishonored": false, "ally": false, "lp": 4, "lp_max": 5,
    "offence_bonus": 0, "defence_bonus": 0, "offence_counts": true,
    "technique": {"needs": {"fire": 2, "air": 1}, "offence": 1, "defence": 0, "wounds": 0}},
  "enemy": {"dice": ["white", "gray", "black"], "lp": 3, "offence_bonus": 0, "defence_bonus": 0, "offence_counts": true},
  "faces": {"white": [[0,0],[0,0],[1,0],[1,0],[0,1],[0,1]], "gray": [[0,0],[1,0],[1,0],[0,1],[0,1],[1,1]],
    "black": [[1,0],[2,0],[0,1],[0,2],[1,1],[2,1]]},
  "weights": {"wound_dealt": 1, "wound_taken": 1, "kill": 2, "death": 3, "ki": WEIGHT_OF_KI, "honor": 0.5, "ap": 0.25,
    "lp": 0.5}MORE}"#;

/// A roll in which nothing is decided yet.
const ROLLED: &str = r#", "rolled": ["fire", "fire", "air", "void", "earth"], "enemy_result": [2, 1]"#;

const TEST: &str =
    r#"{"kind": "test", "dice": 5, "ki": 3, "deception": true, "harmony": true, "bonus": 0, "target": 5}"#;

fn main() {
    divan::main();
}

fn question(text: &str) -> Question {
    read(text).unwrap_or_else(|faults| unreachable!("the documents above are sound: {faults:?}"))
}

fn combat(ki: u32, weight_of_ki: f64, more: &str) -> Question {
    let text = COMBAT.replace("WEIGHT_OF_KI", &weight_of_ki.to_string());
    question(&text.replace("KI", &ki.to_string()).replace("MORE", more))
}

#[divan::bench(args = [0, 1, 3, 6])]
fn combat_before_the_roll(bencher: divan::Bencher, ki: u32) {
    let question = combat(ki, 0.25, "");
    bencher.bench(|| question.answer());
}

#[divan::bench]
fn combat_before_the_roll_with_ki_without_end(bencher: divan::Bencher) {
    let question = combat(u32::MAX, 0.0, "");
    bencher.bench(|| question.answer());
}

#[divan::bench(args = [0, 1, 3, 6])]
fn advice_in_the_middle_of_a_roll(bencher: divan::Bencher, ki: u32) {
    let question = combat(ki, 0.25, ROLLED);
    bencher.bench(|| question.answer());
}

#[divan::bench]
fn test_before_the_roll(bencher: divan::Bencher) {
    let question = question(TEST);
    bencher.bench(|| question.answer());
}
