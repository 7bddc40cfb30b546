//! The exact forecast of a battle (ER-FC).

use crate::support::{able, ask, battle, group, near, person, refused_path, ruled, schooled, side, with};
use serde_json::{Value, json};

const SUMMER: &str = "summer";

fn forecast(attacker: &Value, defender: &Value) -> Value {
    battle("forecast", &json!({ "season": SUMMER }), attacker, defender)
}

fn army(units: Value) -> Value {
    side("crane", units, json!([]))
}

/// A unit that hits with `av` in ten and saves with `tv` in ten.
fn custom(av: u8, tv: u8, count: u8) -> Value {
    json!({"kind": "custom", "count": count, "av_base": av, "tv_base": tv, "mv": 1, "uk": 0, "special": []})
}

/// A forecast whose Generals roll single dice that do not explode: the armies meet on equal terms for certain.
fn level(attacker: &Value, defender: &Value, rounds: u8) -> Value {
    let document = ruled(&forecast(attacker, defender), "explosions", "none");
    let found = ask("battle", &with(&document, &json!({ "max_rounds": rounds })));
    near(&found["disposition"][0]["p"], 1.0);
    found
}

fn number(found: &Value, path: &[&str]) -> f64 {
    path.iter().fold(found, |value, key| &value[*key]).as_f64().unwrap()
}

#[test]
fn er_fc_two_single_units_by_hand() {
    // Each hits on 5 in 10 and the hit always kills; on equal terms a fair round decides with 3 in 4.
    let one = army(json!([custom(5, 0, 1)]));
    let found = ask("battle", &with(&forecast(&one, &one), &json!({"max_rounds": 1})));
    let head = found["disposition"][0]["p"].as_f64().unwrap();
    let won = |row: usize| found["disposition"][row]["p"].as_f64().unwrap();
    // AV 6 for the outmanoeuvring, alone with 6 or 7 in the free rounds.
    let fair = head * (0.5 * 0.5 + 0.5 * 0.5 * 0.5);
    let out = won(1) * (0.5 * 0.6 + 0.5 * 0.5 * 0.6) + won(2) * (0.5 * 0.5 + 0.5 * 0.4 * 0.5);
    let free = won(3) * 0.6 + won(5) * 0.7;
    near(&found["ends"]["defender_destroyed"], fair + out + free);
    near(&found["ends"]["attacker_destroyed"], fair + out + free);
    near(&found["rounds"], 1.0);
}

#[test]
fn a22_a_battle_still_open_is_undecided_and_counts_in_the_means() {
    let peaceful = army(json!([group("fortifications", 2)]));
    let found = level(&peaceful, &peaceful, 7);
    near(&found["ends"]["undecided"], 1.0);
    near(&found["rounds"], 7.0);
    assert_eq!(found["losses"], json!([0.0, 0.0]));
    assert_eq!(found["units_left"], json!([[0.0, 0.0, 1.0], [0.0, 0.0, 1.0]]));
    let usual = ask("battle", &ruled(&forecast(&peaceful, &peaceful), "explosions", "none"));
    near(&usual["rounds"], 60.0);
}

#[test]
fn a22_if_both_are_tested_the_attacker_runs_first() {
    // Sure hits on units that never save: in a free first strike all is over, so both have two and kill one by one.
    let weak = |honor: i64| side("crane", json!([custom(5, 5, 3)]), json!([person("crane", [2, 1, 2, 2, 2], honor)]));
    let document = forecast(&weak(0), &weak(0));
    let nobody = ask("battle", &document);
    let both = ask("battle", &ruled(&document, "morale_tie", "both"));
    assert!(number(&both, &["ends", "attacker_retreats"]) > number(&nobody, &["ends", "attacker_retreats"]));
    assert!(number(&both, &["ends", "attacker_retreats"]) > number(&both, &["ends", "defender_retreats"]));
}

#[test]
fn er_fc_morale_who_changes_who_runs() {
    let document = forecast(&army(json!([group("bushi", 4)])), &army(json!([group("samurai", 2)])));
    let runs = |reading: &str| {
        number(&ask("battle", &ruled(&document, "morale_who", reading)), &["ends", "attacker_retreats"])
    };
    assert!(runs("battle") > runs("round"), "a side that is behind is tested again and again");
}

#[test]
fn er_fc_hits_go_round_in_the_order_of_the_groups() {
    // Two sure hits on two groups of one: each takes one. The first saves always, the second never.
    let strikers = army(json!([custom(10, 10, 2)]));
    let defender = army(json!([custom(0, 10, 1), custom(0, 0, 1)]));
    let found = level(&strikers, &defender, 1);
    near(&found["units_left"][1][1], 1.0);
    // Three hits: the first group takes two of them.
    let three = army(json!([custom(10, 10, 3)]));
    let defender = army(json!([custom(0, 5, 1), custom(0, 5, 1)]));
    let found = level(&three, &defender, 1);
    near(&found["units_left"][1][0], 0.75 * 0.5);
}

#[test]
fn er_fc_fear_takes_hits_away() {
    let strikers = army(json!([custom(10, 10, 1)]));
    let feared = army(json!([{"kind": "custom", "count": 1, "av_base": 0, "tv_base": 0, "mv": 1, "uk": 0,
        "special": ["fear4"]}]));
    let killed = |attacker: &Value| {
        let found = level(attacker, &feared, 1);
        number(&found, &["ends", "defender_destroyed"])
    };
    assert!((killed(&strikers) - 0.6).abs() < 1e-6);
    let fearless = able(&person("crane", [2, 1, 2, 2, 2], 2), &["fearless"]);
    assert!((killed(&side("crane", json!([custom(10, 10, 1)]), json!([fearless]))) - 1.0).abs() < 1e-6);
}

#[test]
fn a23_round_bound_modifiers_end() {
    // In the first round of a landing the attacker's AV is 0: nobody can fall by his hand.
    let landers = army(json!([custom(2, 10, 2)]));
    let defender = army(json!([custom(0, 0, 2)]));
    let landing = json!({"season": "summer", "landing": true});
    let losses = |rounds: u8| {
        let document = battle("forecast", &landing, &landers, &defender);
        let found = ask("battle", &with(&document, &json!({ "max_rounds": rounds })));
        found["losses"][1].as_f64().unwrap()
    };
    let head =
        ask("battle", &battle("prepare", &landing, &landers, &defender))["disposition"][0]["p"].as_f64().unwrap();
    assert!(losses(1) < (1.0 - head) * 2.0, "only by a better disposition");
    assert!(losses(2) > losses(1) + 0.3);
}

#[test]
fn a23_free_rounds_in_each_of_their_readings_change_the_forecast() {
    let skilled = able(&schooled(&person("lion", [2, 5, 2, 2, 5], 5), "lion_bushi"), &["tactician"]);
    let strong = side("lion", json!([group("bushi", 4)]), json!([skilled]));
    let document = forecast(&strong, &army(json!([group("samurai", 3)])));
    let wins = |reading: &str| number(&ask("battle", &ruled(&document, "free_rounds", reading)), &["attacker_wins"]);
    assert!(wins("extra") > wins("count"));
}

#[test]
fn er_fc_what_is_left_out_is_told() {
    let left_out =
        |attacker: &Value, defender: &Value| ask("battle", &forecast(attacker, defender))["left_out"].clone();
    let plain = army(json!([group("bushi", 1)]));
    assert_eq!(left_out(&plain, &plain), json!([]));
    let led = side("crane", json!([group("bushi", 1)]), json!([person("crane", [2, 2, 2, 2, 2], 2)]));
    assert_eq!(left_out(&led, &plain), json!([]), "nobody to duel with");
    assert_eq!(left_out(&led, &led), json!(["duels"]));
    let berserker = with(&person("crab", [2, 2, 2, 2, 2], 2), &json!({"minor_school": "hida_berserker"}));
    let all = side(
        "scorpion",
        json!([group("siege_engines", 1), group("elites", 1),
        {"kind": "character", "count": 1, "character": berserker}]),
        json!([berserker]),
    );
    let expected = json!(["duels", "pins", "siege_strikes", "blademasters", "extra_strikes"]);
    assert_eq!(left_out(&all, &led), expected);
    let sea = json!({"season": "summer", "naval": true});
    let fleet = side("crane", json!([group("kobune", 1)]), json!([person("crane", [2, 2, 2, 2, 2], 2)]));
    assert_eq!(ask("battle", &battle("forecast", &sea, &fleet, &fleet))["left_out"], json!([]), "no duels at sea");
}

#[test]
fn er_fc_the_answer_of_prepare_stands_in_that_of_forecast() {
    let one =
        side("lion", json!([group("elites", 2), group("scouts", 1)]), json!([person("lion", [2, 3, 2, 2, 2], 2)]));
    let prepared = ask("battle", &battle("prepare", &json!({"season": SUMMER}), &one, &one));
    let foreseen = ask("battle", &forecast(&one, &one));
    for (key, value) in prepared.as_object().unwrap() {
        assert_eq!(&foreseen[key], value, "{key}");
    }
    assert_eq!(foreseen["exact"], true);
}

#[test]
fn what_has_no_exact_forecast_is_refused() {
    let many = army(json!([group("bushi", 60), group("samurai", 60)]));
    let some = army(json!([group("bushi", 5)]));
    assert_eq!(refused_path("battle", &forecast(&many, &some)), "attacker.units", "61 × 61 × 6 states");
    let limit = army(json!([group("bushi", 9), group("samurai", 9), group("bowmen", 9), group("ashigaru", 9)]));
    ask("battle", &with(&forecast(&limit, &army(json!([group("bushi", 1)]))), &json!({"max_rounds": 3})));
    let walls = army(json!([group("fortifications", 1)]));
    let siege = army(json!([{"kind": "bushi", "count": 1, "add": ["siege"]}]));
    assert_eq!(refused_path("battle", &forecast(&walls, &siege)), "attacker.units");
    assert_eq!(refused_path("battle", &forecast(&siege, &walls)), "attacker.units");
    let own = army(json!([group("fortifications", 1), group("siege_engines", 1)]));
    ask("battle", &forecast(&own, &some));
    for rounds in [0, 201] {
        let document = with(&forecast(&some, &some), &json!({ "max_rounds": rounds }));
        assert_eq!(refused_path("battle", &document), "max_rounds");
    }
    let formed = json!({"kind": "character", "count": 1, "character": person("lion", [2, 2, 2, 2, 2], 2)});
    let sea = battle(
        "forecast",
        &json!({"season": "summer", "naval": true}),
        &army(json!([formed])),
        &army(json!([group("kobune", 1)])),
    );
    assert_eq!(refused_path("battle", &sea), "attacker.units[0].kind");
}
