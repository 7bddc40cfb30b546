//! How long Bushido's exact odds take: the hidden split of 5 and 5 dice with 20 × 20 choices (budget 10 ms), of 10 and 10
//! without rerolls (100 ms), a reroll with 5 and 5 dice (20 ms), the import of a roster of 1 MB (100 ms).

use rokugan::games::bushido::tools::headless::COMMANDS;
use rokugan::games::bushido::tools::roster::import;

const WEIGHTS: &str = r#""weights": {"wound_dealt": 1, "wound_taken": 1, "kill": 2, "death": 2}"#;

fn main() {
    divan::main();
}

fn melee(document: &str) {
    let command = COMMANDS.iter().find(|command| command.name == "melee");
    let answer = command.map(|command| (command.answer)(document));
    assert!(answer.is_some_and(|answer| answer.is_ok()), "the documents here are sound");
}

#[divan::bench]
fn split_of_5_and_5_dice_with_three_specials_and_rerolls(bencher: divan::Bencher) {
    let document = format!(
        r#"{{"kind": "split", {WEIGHTS},
          "active": {{"pool": 5, "wounds": 6, "armour": 1, "prowess": {{"any": 1}}, "damage": {{"strength": 1}},
            "specials": [{{"name": "Powerful Attack", "cost": 1}}, {{"name": "Slam Attack", "cost": 0}},
              {{"name": "Counterstrike Defence", "cost": 0}}]}},
          "other": {{"pool": 5, "wounds": 5, "dodge": 1,
            "specials": [{{"name": "Combo Attack", "cost": 1}}, {{"name": "Critical Attack", "cost": 0}},
              {{"name": "Counterstrike Defence", "cost": 0}}]}}}}"#
    );
    bencher.bench(|| melee(&document));
}

#[divan::bench]
fn split_of_10_and_10_dice_without_rerolls(bencher: divan::Bencher) {
    let document = format!(
        r#"{{"kind": "split", {WEIGHTS}, "active": {{"pool": 10, "wounds": 6}}, "other": {{"pool": 10, "wounds": 6}}}}"#
    );
    bencher.bench(|| melee(&document));
}

#[divan::bench(args = [1, 2, 3, 4])]
fn reroll_of_5_and_5_dice_with_two_rights_each(bencher: divan::Bencher, stage: u8) {
    let document = format!(
        r#"{{"kind": "reroll", {WEIGHTS}, "stage": {stage},
          "active": {{"pool": 5, "wounds": 6, "dodge": 1, "prowess": {{"any": 1}}}},
          "other": {{"pool": 5, "wounds": 6, "dodge": 1, "prowess": {{"any": 1}}}},
          "allocations": {{"active": {{}}, "other": {{}}}},
          "rolled": {{"active": {{"attack": [6, 4, 2], "defence": [5, 1]}},
            "other": {{"attack": [3, 3], "defence": [6, 5, 2]}}}}}}"#
    );
    bencher.bench(|| melee(&document));
}

#[divan::bench]
fn import_of_a_roster_of_1_mb(bencher: divan::Bencher) {
    let example = include_str!("../tests/data/bushido/example.ros");
    // The selections of the example again and again, under the same force; of one special card there would be too many.
    let start = example.find("<selection ").unwrap_or(0);
    let end = example.rfind("</selections>").unwrap_or(example.len());
    let copies = (1 << 20) / (end - start) + 1;
    let named = |text: String, card: &str, at: usize| text.replace(card, &format!("{card} {at}"));
    let part = |at| named(named(example[start..end].to_owned(), "Breastplate", at), "Bridge", at);
    let roster = [&example[..start], &(0..copies).map(part).collect::<String>(), &example[end..]].concat();
    let is_read = || import(roster.as_bytes()).is_ok();
    assert!(is_read(), "what is refused takes no time");
    bencher.bench(is_read);
}
