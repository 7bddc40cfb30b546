//! Setting up (BR-SET).

use super::support::{ask, control};
use serde_json::{Value, json};

fn setup(document: Value) -> Value {
    ask("setup", &document).unwrap_or_else(|path| panic!("refused at {path}"))
}

#[test]
fn br_set_4_tokens_each_are_11_7_5_or_4() {
    for (players, tokens) in [(2, 11), (3, 7), (4, 5), (5, 4)] {
        let clans = ["crab", "crane", "dragon", "lion", "phoenix"];
        assert_eq!(setup(json!({"players": clans[..players]}))["tokens_each"], tokens);
    }
}

#[test]
fn br_set_4_one_facedown_token_lies_in_each_own_capital() {
    let answer = setup(json!({"players": ["crane", "lion"]}));
    assert_eq!(control(&answer, "crane_capital"), "crane 1+0");
    assert_eq!(control(&answer, "crab_capital"), "nobody");
    assert_eq!(answer["open"].as_array().map(Vec::len), Some(28));
    assert_eq!(answer["turn"], Value::Null);
    assert_eq!(answer["left"], json!({"crane": 11, "lion": 11}));
}

#[test]
fn br_set_6_neutral_cards_fill_the_deck_to_four() {
    assert_eq!(setup(json!({"players": ["crab", "lion", "crane"]}))["neutral_cards"], 2);
    assert_eq!(setup(json!({"players": ["crab", "lion", "crane", "dragon", "unicorn"]}))["neutral_cards"], 0);
}

#[test]
fn br_set_8_two_players_use_no_first_player_card() {
    assert_eq!(setup(json!({"players": ["crab", "lion"]}))["first_player_card"], false);
    assert_eq!(setup(json!({"players": ["crab", "lion", "crane"]}))["first_player_card"], true);
}

#[test]
fn br_set_7_tokens_are_placed_in_turns_until_24_or_25_lie_there() {
    for (players, on_board) in [(2, 24), (3, 24), (4, 24), (5, 25)] {
        let clans = &["crab", "crane", "dragon", "lion", "phoenix"][..players];
        let mut placed = Vec::new();
        let mut answer = setup(json!({"players": clans, "first": clans[1]}));
        while let Some(turn) = answer["turn"].as_str() {
            assert_eq!(turn, clans[(1 + placed.len()) % players]);
            placed.push(json!({"clan": turn, "province": answer["open"][0]}));
            answer = setup(json!({"players": clans, "first": clans[1], "placed": placed}));
        }
        assert_eq!(answer["control"].as_object().map(serde_json::Map::len), Some(on_board));
        assert!(answer["left"].as_object().is_some_and(|left| left.values().all(|left| *left == 0)));
        placed.push(json!({"clan": clans[1], "province": answer["open"][0]}));
        let path = format!("placed[{}]", placed.len() - 1);
        assert_eq!(ask("setup", &json!({"players": clans, "first": clans[1], "placed": placed})), Err(path));
    }
}

#[test]
fn br_set_7_out_of_turn_or_on_another_token_is_refused() {
    let placed = |clan: &str, province: &str| {
        let placed = json!([{"clan": clan, "province": province}]);
        ask("setup", &json!({"players": ["crab", "lion"], "first": "lion", "placed": placed})).err()
    };
    assert_eq!(placed("lion", "shadowlands_south"), None);
    assert_eq!(placed("lion", "crane_capital"), None);
    assert_eq!(placed("crab", "crane_capital").as_deref(), Some("placed[0].clan"));
    assert_eq!(placed("lion", "crab_capital").as_deref(), Some("placed[0].province"));
    let without_first = json!({"players": ["crab", "lion"], "placed": [{"clan": "lion", "province": "lion_coast"}]});
    assert_eq!(ask("setup", &without_first), Err("first".to_owned()));
}
