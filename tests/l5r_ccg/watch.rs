//! The watch over losses and victories.

use crate::support::{ask, assert_same, fault};
use serde_json::{Value, json};

fn watch(events: &[Value]) -> Value {
    json!({
        "players": [
            { "id": "a", "honor": 39 }, { "id": "b", "honor": 0, "provinces": 1, "rings": ["void", "air", "fire", "earth"] },
            { "id": "c", "honor": -10, "no_honor_win": true }
        ],
        "events": events
    })
}

fn honor(player: &str, by: i64) -> Value {
    json!({ "do": "honor", "player": player, "by": by })
}

fn province(player: &str, by: i64) -> Value {
    json!({ "do": "province", "player": player, "by": by })
}

fn ring(player: &str, ring: &str, enters: bool) -> Value {
    json!({ "do": "ring", "player": player, "ring": ring, "in": enters })
}

fn turn(player: &str) -> Value {
    json!({ "do": "turn", "player": player })
}

fn together(events: &[Value]) -> Value {
    json!({ "do": "together", "events": events })
}

/// What was seen, as `who what why`.
fn seen(events: &[Value]) -> Vec<String> {
    let answer = ask("watch", &watch(events));
    let log = answer["log"].as_array().unwrap();
    let line = |entry: &Value| {
        let player = entry["player"].as_str().unwrap_or("-");
        format!("{player} {} {}", entry["what"].as_str().unwrap(), entry["why"].as_str().unwrap())
    };
    log.iter().map(line).collect()
}

#[test]
fn cc_win_1_the_last_one_wins_at_once() {
    let expected = ["b out provinces", "c out honor", "a wins military"];
    assert_eq!(seen(&[province("b", -1), honor("c", -10)]), expected);
}

#[test]
fn cc_win_2_forty_at_the_start_of_the_own_turn() {
    assert!(seen(&[honor("a", 1), turn("b"), turn("c"), honor("a", -1), turn("a")]).is_empty());
    assert_eq!(seen(&[honor("a", 1), turn("b"), turn("a")]), ["a wins honor"]);
    // A clan that cannot win by Honor.
    assert!(seen(&[honor("c", 60), turn("c")]).is_empty());
}

#[test]
fn cc_win_3_five_rings_at_the_same_time() {
    assert!(seen(&[ring("b", "void", false), ring("b", "water", true)]).is_empty());
    assert_eq!(seen(&[ring("b", "water", true)]), ["b wins enlightenment"]);
}

/// Reading A13.
#[test]
fn cc_win_3_rings_twice_or_absent_change_nothing() {
    let answer = ask("watch", &watch(&[ring("b", "air", true), ring("a", "air", false)]));
    assert_eq!(answer["players"][1]["rings"], json!(["air", "earth", "fire", "void"]));
    assert_eq!((&answer["players"][1]["rings_to_win"], &answer["players"][0]["rings_to_win"]), (&json!(1), &json!(5)));
}

#[test]
fn cc_win_4_and_cc_win_5_provinces_before_honor() {
    assert_eq!(seen(&[together(&[honor("b", -20), province("b", -1)])]), ["b out provinces"]);
    assert!(seen(&[honor("b", -19)]).is_empty());
    assert_eq!(seen(&[honor("b", -20)]), ["b out honor"]);
}

#[test]
fn cc_win_5_honor_gained_in_the_same_instant_counts_first() {
    assert!(seen(&[together(&[honor("c", -10), honor("c", 1)])]).is_empty());
}

/// Ruling NoSurvivor.
#[test]
fn cc_win_7_losses_together_then_a_draw_when_nobody_is_left() {
    let all = together(&[honor("c", -50), honor("a", -60), province("b", -1)]);
    let expected = ["a out honor", "b out provinces", "c out honor", "- draw nobody left"];
    assert_eq!(seen(&[all]), expected);
}

#[test]
fn cc_win_7_the_only_one_left_before_rings_before_honor() {
    let rings = ring("b", "water", true);
    let instant = together(&[rings.clone(), honor("a", -60), honor("c", -60)]);
    assert_eq!(seen(&[instant]).last().unwrap(), "b wins military");
    assert_eq!(seen(&[honor("a", 1), rings, turn("a")][..2]), ["b wins enlightenment"]);
    // Several with five Rings: the order of the seats.
    let mut events: Vec<Value> = ["air", "earth", "fire", "void"].iter().map(|name| ring("c", name, true)).collect();
    events.push(together(&[ring("c", "water", true), ring("b", "water", true)]));
    assert_eq!(seen(&events), ["b wins enlightenment"]);
}

/// Ruling Concession.
#[test]
fn cc_win_8_who_leaves_is_out() {
    let leaves = json!({ "do": "concede", "player": "a" });
    assert_eq!(seen(std::slice::from_ref(&leaves)), ["a out conceded"]);
    assert_eq!(seen(&[leaves, honor("c", -10)]), ["a out conceded", "c out honor", "b wins military"]);
}

#[test]
fn cc_win_9_distances_of_those_still_in() {
    let answer = ask("watch", &watch(&[honor("c", -10), honor("a", 3)]));
    let players = json!([
        {
            "id": "a", "in": true, "honor": 42, "provinces": 4, "rings": [], "honor_to_win": 0, "rings_to_win": 5,
            "honor_to_lose": 62, "provinces_to_lose": 4
        },
        {
            "id": "b", "in": true, "honor": 0, "provinces": 1, "rings": ["air", "earth", "fire", "void"],
            "honor_to_win": 40, "rings_to_win": 1, "honor_to_lose": 20, "provinces_to_lose": 1
        },
        {
            "id": "c", "in": false, "honor": -20, "provinces": 4, "rings": [], "honor_to_win": null,
            "rings_to_win": null, "honor_to_lose": null, "provinces_to_lose": null
        }
    ]);
    assert_same(&answer["players"], &players);
    let barred = ask("watch", &watch(&[]))["players"][2].clone();
    assert_eq!((&barred["honor_to_win"], &barred["honor_to_lose"]), (&json!(null), &json!(10)));
}

/// Reading A13: bounds after each single event, losses after all of them.
#[test]
fn cc_q_2_provinces_stay_from_0_to_8() {
    let answer = ask("watch", &watch(&[together(&[province("b", -2), province("b", 1)]), province("a", 8)]));
    assert_eq!((&answer["log"], &answer["players"][1]["provinces"]), (&json!([]), &json!(1)));
    assert_eq!(answer["players"][0]["provinces"], 8);
}

#[test]
fn an_event_after_the_end_or_of_somebody_out_is_a_fault() {
    assert_eq!(fault("watch", &watch(&[honor("b", -20), turn("b")])), "events[1]");
    let inside = together(&[honor("a", 1), honor("b", 1)]);
    assert_eq!(fault("watch", &watch(&[honor("b", -20), inside.clone()])), "events[1].events[1]");
    assert_eq!(fault("watch", &watch(&[ring("b", "water", true), inside])), "events[1]");
}
