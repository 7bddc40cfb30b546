//! Lobbying for the Imperial Favor.

use crate::support::{ask, fault, rules};
use serde_json::{Value, json};

/// Family Honor 10 of the lobbyist `a`, then `b` and `c`.
fn lobby(b: i64, c: i64, efforts: &[Value]) -> Value {
    json!({
        "players": [{ "id": "a", "honor": 10 }, { "id": "b", "honor": b }, { "id": "c", "honor": c }],
        "lobbyist": "a", "initiator": { "personal_honor": 3 }, "efforts": efforts
    })
}

fn set(mut document: Value, field: &str, value: Value) -> Value {
    document[field] = value;
    document
}

fn pass(player: &str) -> Value {
    json!({ "player": player, "do": "pass" })
}

fn speaker(player: &str, value: i64) -> Value {
    json!({ "player": player, "do": "speaker", "value": value })
}

fn gift(player: &str, value: i64) -> Value {
    json!({ "player": player, "do": "gift", "value": value })
}

fn totals(answer: &Value) -> Vec<i64> {
    answer["totals"].as_array().unwrap().iter().map(|total| total["total"].as_i64().unwrap()).collect()
}

#[test]
fn cc_fav_3_once_a_turn() {
    let answer = ask("lobby", &set(lobby(1, 1, &[pass("a")]), "lobbied", json!(true)));
    assert_eq!((&answer["legal"], &answer["rule"]), (&json!(false), &json!("CC-FAV-3")));
    assert_eq!(rules(&answer["efforts"]), [Some("CC-FAV-3")]);
    assert_eq!((&answer["takes"], &answer["needs"], &answer["next"]), (&json!(false), &json!(0), &json!(null)));
}

#[test]
fn cc_fav_4_an_unbowed_personality_with_personal_honor_bows() {
    for initiator in [
        json!({ "personal_honor": 0 }),
        json!({ "personal_honor": 3, "bowed": true }),
        json!({ "personal_honor": 3, "dishonored": true }),
    ] {
        assert_eq!(ask("lobby", &set(lobby(1, 1, &[]), "initiator", initiator))["rule"], "CC-FAV-4");
    }
}

#[test]
fn cc_fav_4_ruling_initiator_counts() {
    let counts = |counts: bool| {
        let document = set(lobby(12, 1, &[]), "rulings", json!({ "initiator_counts": counts }));
        let answer = ask("lobby", &document);
        (totals(&answer)[0], answer["needs"].as_i64().unwrap(), answer["automatic"].as_bool().unwrap())
    };
    assert_eq!((counts(false), counts(true)), ((10, 3, false), (13, 0, false)));
}

/// Ruling LobbyWhileHolding.
#[test]
fn cc_fav_5_the_holder_does_not_lobby() {
    let answer = ask("lobby", &set(lobby(1, 1, &[]), "holder", json!("a")));
    assert_eq!((&answer["rule"], &answer["holder"]), (&json!("CC-FAV-5"), &json!("a")));
}

#[test]
fn cc_fav_6_the_highest_takes_a_free_favor_at_once() {
    let answer = ask("lobby", &lobby(9, 1, &[gift("b", 5)]));
    assert_eq!((&answer["automatic"], &answer["takes"], &answer["holder"]), (&json!(true), &json!(true), &json!("a")));
    assert_eq!((rules(&answer["efforts"]), totals(&answer)), (vec![Some("CC-FAV-6")], vec![10, 9, 1]));
    assert_eq!((&answer["antagonist"], &answer["cheapest"]), (&json!(null), &json!(null)));
    // Held by somebody it is not automatic, nor in a tie (ruling LobbyHighest).
    assert_eq!(ask("lobby", &set(lobby(9, 1, &[]), "holder", json!("c")))["automatic"], false);
    assert_eq!(ask("lobby", &lobby(10, 1, &[]))["automatic"], false);
}

#[test]
fn cc_fav_7_efforts_go_round_until_all_pass() {
    let efforts = [pass("a"), pass("b"), speaker("a", 1), gift("c", 1), pass("a"), pass("b"), pass("c"), pass("a")];
    let answer = ask("lobby", &lobby(12, 1, &efforts));
    let late = Some("CC-FAV-7");
    assert_eq!(rules(&answer["efforts"]), [None, None, late, None, None, None, None, late]);
    assert_eq!((&answer["next"], &answer["holder"]), (&json!(null), &json!(null)));
    assert_eq!(ask("lobby", &lobby(12, 1, &efforts[..2]))["next"], "c");
}

#[test]
fn cc_fav_8_one_gift_each_and_speakers_without_limit() {
    let dishonored = json!({ "player": "b", "do": "speaker", "value": 4, "dishonored": true });
    let efforts = [gift("a", 1), dishonored, pass("c"), gift("a", 1), speaker("a", 2), speaker("b", 4)];
    let answer = ask("lobby", &lobby(12, 1, &efforts));
    assert_eq!(rules(&answer["efforts"]), [None, None, None, Some("CC-FAV-8"), None, None]);
    assert_eq!(totals(&answer), [13, 16, 1]);
}

#[test]
fn cc_fav_9_for_the_lobbyist_or_the_antagonist() {
    let whom = |mut effort: Value, whom: &str| {
        effort["for"] = json!(whom);
        effort
    };
    let efforts = [
        whom(speaker("a", 1), "antagonist"),
        speaker("a", 1),
        speaker("b", 2),
        speaker("c", 4),
        whom(speaker("a", 1), "lobbyist"),
        whom(speaker("b", 8), "lobbyist"),
        whom(speaker("c", 16), "antagonist"),
    ];
    let answer = ask("lobby", &lobby(12, 1, &efforts));
    assert_eq!(rules(&answer["efforts"]), [Some("CC-FAV-9"), None, None, None, None, None, None]);
    assert_eq!(totals(&answer), [10 + 1 + 4 + 1 + 8, 12 + 2 + 16, 1]);
}

#[test]
fn cc_fav_9_ruling_antagonist_tie() {
    assert_eq!(ask("lobby", &lobby(12, 12, &[]))["antagonist"], "b");
    assert_eq!(ask("lobby", &set(lobby(12, 12, &[]), "lobbyist", json!("b")))["antagonist"], "c");
    assert_eq!(ask("lobby", &set(lobby(12, 12, &[]), "antagonist", json!("c")))["antagonist"], "c");
    assert_eq!(fault("lobby", &set(lobby(12, 11, &[]), "antagonist", json!("c"))), "antagonist");
    // The holder is the antagonist whatever is named; where there is none, what is named is not looked at.
    let held = set(set(lobby(12, 11, &[]), "antagonist", json!("b")), "holder", json!("c"));
    assert_eq!(ask("lobby", &held)["antagonist"], "c");
    assert_eq!(ask("lobby", &set(lobby(9, 9, &[]), "antagonist", json!("a")))["antagonist"], json!(null));
}

#[test]
fn cc_fav_10_ruling_lobby_compare() {
    let stands = |compare: &str| {
        let document = set(set(lobby(8, 12, &[]), "holder", json!("b")), "rulings", json!({ "compare": compare }));
        let answer = ask("lobby", &document);
        (answer["takes"].as_bool().unwrap(), answer["needs"].as_i64().unwrap())
    };
    assert_eq!((stands("all"), stands("antagonist")), ((false, 3), (true, 0)));
}

#[test]
fn cc_fav_10_the_favor_moves_when_all_have_passed() {
    let efforts = [gift("a", 3), pass("b"), pass("c"), pass("a")];
    let answer = ask("lobby", &lobby(12, 1, &efforts[..3]));
    assert_eq!((&answer["takes"], &answer["holder"], &answer["next"]), (&json!(true), &json!(null), &json!("a")));
    let answer = ask("lobby", &lobby(12, 1, &efforts));
    assert_eq!((&answer["holder"], &answer["next"]), (&json!("a"), &json!(null)));
    let held = set(lobby(14, 1, &efforts), "holder", json!("b"));
    assert_eq!((&ask("lobby", &held)["holder"], &ask("lobby", &held)["needs"]), (&json!("b"), &json!(2)));
}

/// What is cheapest when 3 are needed.
fn cheapest(speakers: &[i64], gifts: &[i64], efforts: &[Value]) -> Value {
    let speakers = speakers.iter().enumerate();
    let speakers: Vec<Value> =
        speakers.map(|(at, honor)| json!({ "id": format!("s{at}"), "personal_honor": honor })).collect();
    let gifts: Vec<Value> =
        gifts.iter().enumerate().map(|(at, focus)| json!({ "id": format!("g{at}"), "focus": focus })).collect();
    let resources = json!({ "speakers": speakers, "gifts": gifts });
    ask("lobby", &set(lobby(12, 1, efforts), "resources", resources))["cheapest"].clone()
}

#[test]
fn cc_fav_11_the_cheapest_way() {
    let way =
        |speakers: &[&str], gift: Option<&str>, adds: i64| json!({ "speakers": speakers, "gift": gift, "adds": adds });
    // Fewest cards, then the smallest sum, then without a gift, then the first positions.
    assert_eq!(cheapest(&[1, 2, 5], &[], &[]), way(&["s2"], None, 5));
    assert_eq!(cheapest(&[5, 4], &[3], &[]), way(&[], Some("g0"), 3));
    assert_eq!(cheapest(&[4, 3], &[3], &[]), way(&["s1"], None, 3));
    assert_eq!(cheapest(&[1, 2, 2, 1], &[], &[]), way(&["s0", "s1"], None, 3));
    assert_eq!(cheapest(&[1], &[1, 2, 2], &[]), way(&["s0"], Some("g1"), 3));
    assert_eq!(cheapest(&[1, 1], &[0], &[]), json!(null));
    // No second gift; nothing once it is over.
    assert_eq!(cheapest(&[2], &[9], &[gift("a", 1)]), way(&["s0"], None, 2));
    assert_eq!(cheapest(&[9], &[], &[pass("a"), pass("b"), pass("c")]), json!(null));
    assert_eq!(cheapest(&[9], &[9], &[speaker("a", 3)]), way(&[], None, 0));
}
