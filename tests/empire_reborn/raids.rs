//! The objective round of a raid (ER-RAID-2, -3).

use crate::support::{ask, group, near, refused_path, side, with};
use serde_json::{Value, json};

fn raid(attacker: Value, defender: Value) -> Value {
    json!({"season": "summer", "production": 20, "exposed": 0, "captives": 0,
        "attacker": side("crane", attacker, json!([])), "defender": side("crab", defender, json!([]))})
}

/// The chance that a single attacker strikes while nobody can cancel it.
fn strikes(change: Value, unit: Value) -> f64 {
    let idle = json!([group("fortifications", 1)]);
    ask("raid", &with(&raid(json!([unit]), idle), &change))["strikes"][1].as_f64().unwrap()
}

#[test]
fn case_17_the_raid_of_the_rulebook() {
    let document = with(
        &raid(json!([group("cavalry", 4), group("bushi", 2)]), json!([group("ashigaru", 6), group("bushi", 4)])),
        &json!({"season": "autumn", "production": 12}),
    );
    let found = ask("raid", &document);
    near(&found["strikes"][0], 0.557_907);
    near(&found["strikes"][2], 0.141_566);
    assert_eq!(found["koku"].as_array().unwrap().len(), 7, "six of twelve at most: 1 + 5");
}

#[test]
fn er_raid_2_defenders_cancel_strikes() {
    let one = |av: i64| json!([{"kind": "bushi", "count": 1, "av": av}]);
    let found = ask("raid", &raid(one(3), one(0)));
    near(&found["strikes"][1], 0.6 * 0.7);
    near(&found["strikes"][0], 1.0 - 0.6 * 0.7);
}

#[test]
fn er_raid_2_plunderers_have_two_more_once() {
    let av = |unit: Value| (10.0 * strikes(json!({}), unit)).round();
    assert!((av(group("bushi", 1)) - 3.0).abs() < 1e-9);
    for kind in ["cavalry", "scouts", "bandits", "scout_cavalry"] {
        assert!((av(group(kind, 1)) - 5.0).abs() < 1e-9, "{kind}");
    }
    let defending = ask("raid", &raid(json!([{"kind": "bushi", "count": 1, "av": 7}]), json!([group("cavalry", 1)])));
    near(&defending["strikes"][1], 0.7);
}

#[test]
fn er_raid_2_and_objective_av_what_counts_and_what_does_not() {
    let bushi = || group("bushi", 1);
    assert!((strikes(json!({"season": "winter"}), bushi()) - 0.2).abs() < 1e-9);
    assert!((strikes(json!({"weather": "heavy_rain"}), bushi()) - 0.1).abs() < 1e-9);
    assert!((strikes(json!({"weather": "monsoon"}), bushi()) - 0.0).abs() < 1e-9);
    assert!((strikes(json!({"weather": "premature_snowfall"}), bushi()) - 0.2).abs() < 1e-9);
    let priests = json!({"kind": "shugenja", "count": 1, "enchant": "phoenix", "rank": 2});
    assert!((strikes(json!({}), priests) - 0.6).abs() < 1e-9);
    let berserkers = json!({"kind": "elites", "count": 1, "clan": "crab"});
    assert!((strikes(json!({}), berserkers) - 0.9).abs() < 1e-9);
    let oni = with(&side("none", json!([group("fortifications", 1)]), json!([])), &json!({"shadowlands": true}));
    let crab = json!({"kind": "bushi", "count": 1, "clan": "crab"});
    assert!((strikes(json!({"defender": oni}), crab) - 0.3).abs() < 1e-9, "no hatred of the Shadowlands here");
    let weak = json!({"kind": "cavalry", "count": 1, "av": -4});
    assert!((strikes(json!({}), weak) - 0.1).abs() < 1e-9, "the floor comes after all: 3 − 4 + 2");
}

#[test]
fn a24_koku_are_uniform_and_capped_and_persons_too() {
    // Two strikes for sure.
    let sure = json!([{"kind": "bushi", "count": 2, "av": 7}]);
    let idle = json!([group("fortifications", 1)]);
    let document = with(&raid(sure, idle), &json!({"production": 7, "exposed": 1, "captives": 3}));
    let found = ask("raid", &document);
    near(&found["koku"][2], 0.01);
    near(&found["koku"][3], 0.99);
    near(&found["koku_mean"], 2.99);
    near(&found["captured"][0], 0.64);
    near(&found["captured"][1], 0.36);
    assert_eq!(found["rescued"].as_array().unwrap().len(), 4);
    near(&found["rescued"][1], 0.32);
    near(&found["rescued"][2], 0.04);
    let poor = ask("raid", &with(&document, &json!({"production": 1})));
    assert_eq!((&poor["koku"], &poor["koku_mean"]), (&json!([1.0]), &json!(0.0)));
}

#[test]
fn raids_are_refused_where_they_are_wrong() {
    let fine = raid(json!([group("bushi", 1)]), json!([group("bushi", 1)]));
    let formed =
        json!({"kind": "character", "count": 1, "character": crate::support::person("lion", [2, 2, 2, 2, 2], 2)});
    for (change, path) in [
        (json!({"production": 1001}), "production"),
        (json!({"exposed": 11}), "exposed"),
        (json!({"captives": -1}), "captives"),
        (json!({"pass": true}), "pass"),
        (json!({"attacker": side("lion", json!([group("kobune", 1)]), json!([]))}), "attacker.units[0].kind"),
        (json!({"defender": side("lion", json!([formed]), json!([]))}), "defender.units[0].kind"),
    ] {
        assert_eq!(refused_path("raid", &with(&fine, &change)), path, "{change}");
    }
}
