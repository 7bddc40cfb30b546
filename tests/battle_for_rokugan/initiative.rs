//! Who is first player (BR-INI).

use super::support::{Table, ask};
use serde_json::{Value, json};

fn reveal(table: &Table, first: &str, card: &str) -> Value {
    ask("initiative", &json!({"board": table.board, "first": first, "card": card}))
        .unwrap_or_else(|path| panic!("refused at {path}"))
}

#[test]
fn br_ini_a_clans_card_makes_it_first() {
    let answer = reveal(&Table::of("crab lion"), "crab", "lion");
    assert_eq!(answer, json!({"first": "lion", "values": {}, "tied": ["lion"]}));
}

#[test]
fn br_ini_neutral_cards_count_provinces_tokens_of_both_sides_and_cards() {
    let table = Table::of("crab lion crane")
        .own("crab", "crab_capital+5")
        .own("lion", "lion_capital lion_coast+1 lion_northwest")
        .card("crane", "crane");
    assert_eq!(reveal(&table, "crab", "master_of_governance")["values"], json!({"crab": 1, "lion": 3, "crane": 0}));
    assert_eq!(reveal(&table, "crab", "master_of_tactics")["values"], json!({"crab": 6, "lion": 4, "crane": 0}));
    assert_eq!(reveal(&table, "crab", "rise_of_an_empire")["values"], json!({"crab": 0, "lion": 0, "crane": 1}));
    assert_eq!(reveal(&table, "crab", "rise_of_an_empire")["first"], "crane");
}

#[test]
fn br_a20_a_used_card_and_one_at_the_board_count_for_nobody() {
    let table = Table::of("crab lion").card("crane", "used").card("lion", "board").card("crab", "lion");
    assert_eq!(reveal(&table, "lion", "rise_of_an_empire")["values"], json!({"crab": 0, "lion": 1}));
}

#[test]
fn br_ini_ties_go_to_the_right_of_the_current_first_player_who_comes_last() {
    let table = Table::of("crab lion crane dragon");
    for (first, next) in [("crab", "dragon"), ("lion", "crab"), ("crane", "lion"), ("dragon", "crane")] {
        assert_eq!(reveal(&table, first, "master_of_tactics")["first"], next);
    }
    let two = Table::of("crab lion").own("crab", "crab_capital");
    assert_eq!(reveal(&two, "crab", "master_of_governance")["first"], "crab");
}
