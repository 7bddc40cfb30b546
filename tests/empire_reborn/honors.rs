//! Honor won and lost, point by point (ER-HON).

use crate::support::{able, ask, flawed, near, person, refused_path, ruled, with};
use rokugan::games::empire_reborn::rules::pool::Pool;
use serde_json::{Value, json};

fn after(character: &Value, events: Value) -> Value {
    ask("honor", &json!({"character": character, "events": events}))
}

fn chance(answer: &Value, honor: i64) -> f64 {
    let pairs = answer["honor"].as_array().unwrap();
    pairs.iter().find(|pair| pair[0] == honor).map_or(0.0, |pair| pair[1].as_f64().unwrap())
}

#[track_caller]
fn is(answer: &Value, expected: &[(i64, f64)]) {
    assert_eq!(answer["honor"].as_array().unwrap().len(), expected.len(), "{answer}");
    for (honor, odds) in expected {
        assert!((chance(answer, *honor) - odds).abs() < 1.5e-6, "{honor}: {answer}");
    }
}

#[test]
fn case_10_er_hon_1_each_point_is_won_at_the_honor_as_it_then_stands() {
    let total = Pool::of(3).total(&[5, 8, 10]);
    assert!((20..25).contains(&total));
    let odds = after(&person("lion", [2, 2, 2, 3, 2], 4), json!([{"points": 2}]));
    is(&odds, &[(4, 0.402_210), (5, 0.531_742), (6, 0.066_049)]);
}

#[test]
fn case_11_er_hon_2_each_point_is_lost_unless_air_saves_it() {
    let odds = after(&person("lion", [2, 2, 2, 3, 2], 3), json!([{"points": -1}]));
    is(&odds, &[(2, 0.3352), (3, 0.6648)]);
    let bitter = flawed(&person("lion", [2, 2, 2, 1, 2], 1), &["bitter"]);
    is(&after(&bitter, json!([{"points": -3}])), &[(-3, 0.064), (-2, 0.288), (0, 0.432), (1, 0.216)]);
}

#[test]
fn er_hon_3_honor_at_zero_in_each_of_its_readings() {
    let document = json!({"character": person("lion", [2, 2, 2, 1, 2], 0), "events": [{"points": -1}]});
    for (reading, lost) in [("floor5", 0.4), ("literal", 0.0), ("automatic", 1.0)] {
        near(&ask("honor", &ruled(&document, "zero_honor_loss", reading))["dishonored"], lost);
    }
    let cursed =
        with(&document, &json!({"character": flawed(&person("lion", [2, 2, 2, 1, 2], 0), &["bentens_curse"])}));
    for (reading, lost) in [("floor5", 0.94), ("literal", 0.9), ("automatic", 1.0)] {
        let found = ask("honor", &ruled(&cursed, "zero_honor_loss", reading));
        near(&found["dishonored"], lost);
    }
    let proud = json!({"character": person("lion", [2, 2, 2, 1, 2], 1), "events": [{"points": -1}]});
    for reading in ["floor5", "literal", "automatic"] {
        near(&ask("honor", &ruled(&proud, "zero_honor_loss", reading))["mean"], 0.6);
    }
}

#[test]
fn a10_benten_moves_the_target_of_a_loss_and_not_of_a_gain() {
    let plain = person("lion", [2, 2, 2, 2, 2], 4);
    let blessed = able(&plain, &["bentens_blessing"]);
    let cursed = flawed(&plain, &["bentens_curse"]);
    let saves = |tn: i64| ask("roll", &json!({"a": {"roll": 2, "keep": 2}, "tn": tn}))["success"].as_f64().unwrap();
    for (character, tn) in [(&plain, 20), (&blessed, 10), (&cursed, 30)] {
        assert!((chance(&after(character, json!([{"points": -1}])), 4) - saves(tn)).abs() < 1e-6);
        assert!((chance(&after(character, json!([{"points": 1}])), 5) - saves(20)).abs() < 1e-6);
    }
    let low = able(&person("lion", [2, 2, 2, 1, 2], 1), &["bentens_blessing"]);
    is(&after(&low, json!([{"points": -1}])), &[(1, 1.0)]);
}

#[test]
fn er_hon_4_and_a9_the_dishonored_win_honor_in_few_places_point_by_point() {
    let low = person("lion", [2, 2, 2, 2, 2], -1);
    is(&after(&low, json!([{"points": 2}])), &[(-1, 1.0)]);
    for source in ["duel", "battle", "favor"] {
        // A target below 0 is always reached, that of 0 too.
        is(&after(&low, json!([{"points": 2, "source": source}])), &[(1, 1.0)]);
    }
    let mixed = json!([{"points": 1, "source": "favor"}, {"points": 1}]);
    is(&after(&low, mixed), &[(1, 1.0)]);
}

#[test]
fn a9_honor_stops_at_the_ceiling_in_each_of_its_readings() {
    let document = json!({"character": person("lion", [2, 2, 2, 9, 2], 10), "events": [{"points": 1}]});
    near(&ask("honor", &ruled(&document, "honor_ceiling", "ten"))["mean"], 10.0);
    assert!(ask("honor", &ruled(&document, "honor_ceiling", "none"))["mean"].as_f64().unwrap() > 10.0);
    let tainted =
        with(&person("lion", [2, 2, 2, 9, 2], 7), &json!({"disadvantages": [{"id": "shadowlands_taint", "level": 3}]}));
    let document = json!({"character": tainted, "events": [{"points": 3}]});
    near(&ask("honor", &document)["mean"], 7.0);
    assert!(ask("honor", &ruled(&document, "honor_ceiling", "none"))["mean"].as_f64().unwrap() > 7.0);
}

#[test]
fn er_hon_5_events_follow_one_another() {
    let two = after(&person("lion", [2, 2, 2, 1, 2], 1), json!([{"points": -1}, {"points": 1, "source": "duel"}]));
    // Lost (0.4), then won back for sure at Honor 0; kept (0.6), then won on a 5 and more.
    is(&two, &[(1, 0.4 + 0.6 * 0.4), (2, 0.6 * 0.6)]);
}

#[test]
fn bitter_counts_all_losses_of_the_turn_once() {
    let bitter = flawed(&person("lion", [2, 2, 2, 1, 2], 0), &["bitter"]);
    let document = json!({"character": bitter, "events": [{"points": -1}, {"points": -1}, {"points": -2}]});
    let odds = ask("honor", &ruled(&document, "zero_honor_loss", "automatic"));
    is(&odds, &[(-5, 1.0)]);
}

#[test]
fn honor_documents_are_refused_where_they_are_wrong() {
    let one = json!({"character": person("lion", [2, 2, 2, 2, 2], 2), "events": [{"points": 1}]});
    let many: Vec<Value> = vec![json!({"points": 1}); 21];
    for (change, path) in [
        (json!({"events": [{"points": 0}]}), "events[0].points"),
        (json!({"events": [{"points": 11}]}), "events[0].points"),
        (json!({"events": [{"points": 1, "source": "luck"}]}), "events[0].source"),
        (json!({"events": [{"points": 1, "source": null}]}), "events[0].source"),
        (json!({"events": []}), "events"),
        (json!({ "events": many }), "events"),
        (json!({"character": person("lion", [2, 2, 2, 2, 2], 21)}), "character.honor"),
        (json!({"character": person("lion", [2, 2, 2, 2, 6], 2)}), "character.rings.void"),
        (json!({"character": person("lion", [2, 10, 2, 2, 5], 2)}), "character.rings.water"),
        (json!({"character": person("ninja", [2, 2, 2, 2, 2], 2)}), "character.clan"),
    ] {
        assert_eq!(refused_path("honor", &with(&one, &change)), path);
    }
}
