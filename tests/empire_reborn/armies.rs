//! What units cost, eat and how far they go (ER-CLAN, ER-UNIT, ER-BUY, ER-LED-3, ER-MOV-1, -6).

use crate::support::{ask, refused_path, with};
use serde_json::{Value, json};

const CLANS: [&str; 8] = ["crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn", "mantis"];

fn army(clan: &str, phase: &str, units: Value) -> Value {
    json!({"clan": clan, "phase": phase, "units": units})
}

fn one(kind: &str) -> Value {
    json!([{"kind": kind, "count": 1}])
}

#[test]
fn case_22_the_start_of_the_crab() {
    let units = json!([{"kind": "bushi", "count": 60}, {"kind": "siege_engines", "count": 10},
        {"kind": "elites", "count": 4}, {"kind": "fortifications", "count": 20}]);
    let found = ask("army", &army("crab", "start", units));
    assert_eq!((&found["cost"], &found["left"]), (&json!(420), &json!(30)));
    assert_eq!((&found["upkeep"], &found["mv_land"]), (&json!(142), &json!(1)));
    assert_eq!(found["faults"], json!([]));
}

#[test]
fn er_clan_the_koku_every_clan_begins_with() {
    for (clan, koku) in CLANS.into_iter().zip([450, 110, 225, 300, 190, 225, 300, 100]) {
        assert_eq!(ask("army", &army(clan, "start", json!([])))["left"], koku, "{clan}");
    }
}

#[test]
fn er_clan_the_price_of_every_unit_for_every_clan() {
    for (kind, prices) in [
        ("ashigaru", [2, 2, 2, 2, 2, 2, 3, 2]),
        ("bushi", [3, 4, 4, 4, 4, 4, 4, 3]),
        ("bowmen", [5, 5, 5, 6, 5, 5, 5, 5]),
        ("cavalry", [6, 5, 5, 5, 5, 6, 5, 6]),
        ("cavalry_archers", [7, 6, 6, 7, 6, 7, 6, 7]),
        ("shugenja", [6, 8, 7, 7, 5, 7, 7, 7]),
        ("shugenja_cavalry", [9, 9, 8, 8, 6, 8, 8, 9]),
        ("scouts", [5, 5, 5, 5, 5, 4, 5, 5]),
        ("scout_cavalry", [7, 6, 6, 6, 6, 5, 6, 7]),
        ("samurai", [7, 7, 7, 6, 8, 7, 7, 7]),
        ("samurai_cavalry", [9, 8, 8, 7, 9, 8, 8, 9]),
        ("elites", [10, 10, 10, 9, 11, 10, 10, 10]),
        ("siege_engineers", [4, 6, 5, 5, 5, 5, 6, 6]),
        ("siege_engines", [6, 8, 7, 8, 8, 7, 7, 7]),
        ("fortifications", [7, 9, 8, 9, 8, 8, 9, 9]),
        ("kobune", [2, 2, 2, 2, 2, 2, 2, 1]),
        ("semokobune", [4, 4, 4, 4, 4, 4, 4, 3]),
        ("sampan", [6, 6, 6, 6, 6, 6, 6, 5]),
        ("ketsomokori", [8, 8, 8, 8, 8, 8, 8, 7]),
    ] {
        for (clan, price) in CLANS.into_iter().zip(prices) {
            assert_eq!(ask("army", &army(clan, "start", one(kind)))["cost"], price, "{kind} of the {clan}");
        }
    }
}

#[test]
fn er_unit_movement_and_upkeep_of_every_unit() {
    for (kind, mv, upkeep) in [
        ("ashigaru", 2, 0),
        ("bushi", 2, 1),
        ("bowmen", 2, 1),
        ("cavalry", 4, 2),
        ("cavalry_archers", 4, 2),
        ("shugenja", 2, 2),
        ("shugenja_cavalry", 4, 3),
        ("scouts", 3, 1),
        ("scout_cavalry", 5, 1),
        ("samurai", 2, 3),
        ("samurai_cavalry", 4, 5),
        ("elites", 2, 3),
        ("siege_engineers", 3, 2),
        ("siege_engines", 1, 3),
        ("ronin", 2, 1),
        ("bandits", 2, 1),
        ("thugs", 2, 0),
    ] {
        let found = ask("army", &army("crab", "field", one(kind)));
        assert_eq!((&found["mv_land"], &found["upkeep"]), (&json!(mv), &json!(upkeep)), "{kind}");
    }
    let legion = json!([{"kind": "emerald_legion", "count": 1, "tv_base": 6}]);
    let found = ask("army", &army("crab", "field", legion));
    assert_eq!((&found["mv_land"], &found["upkeep"]), (&json!(6), &json!(0)));
}

#[test]
fn er_unit_7_ships_carry_and_the_mantis_sail_faster() {
    for (kind, mv, carries, upkeep) in
        [("kobune", 5, 2, 1), ("semokobune", 4, 4, 2), ("sampan", 3, 6, 3), ("ketsomokori", 2, 8, 5)]
    {
        let found = ask("army", &army("crab", "field", one(kind)));
        assert_eq!((&found["mv_sea"], &found["mv_land"]), (&json!(mv), &Value::Null), "{kind}");
        assert_eq!((&found["capacity"], &found["upkeep"]), (&json!(carries), &json!(upkeep)), "{kind}");
        assert_eq!(ask("army", &army("mantis", "field", one(kind)))["mv_sea"], mv + 1, "{kind}");
    }
}

#[test]
fn case_18_four_kobune_carry_eight_bushi() {
    let units = json!([{"kind": "kobune", "count": 4}, {"kind": "bushi", "count": 8}]);
    let found = ask("army", &army("crab", "field", units));
    assert_eq!((&found["capacity"], &found["cargo"]), (&json!(8), &json!(8)));
    assert_eq!(found["mv_land"], 2, "one to board and one to disembark");
    assert_eq!(found["mv_sea"], 5, "three zones are in reach");
}

#[test]
fn er_unit_7_cavalry_and_siege_take_twice_the_room_and_walls_stay() {
    let units = json!([{"kind": "cavalry", "count": 2}, {"kind": "siege_engineers", "count": 1},
        {"kind": "bushi", "count": 1}, {"kind": "fortifications", "count": 3},
        {"kind": "custom", "count": 1, "av_base": 0, "tv_base": 0, "mv": 3, "uk": 0,
            "special": ["siege", "cavalry"]}]);
    assert_eq!(ask("army", &army("crab", "field", units))["cargo"], 4 + 2 + 1 + 2);
    assert_eq!(ask("army", &army("unicorn", "field", one("elites")))["cargo"], 2);
}

#[test]
fn er_mov_1_and_5_the_slowest_unit_and_closed_borders() {
    let units = json!([{"kind": "cavalry", "count": 2}, {"kind": "bushi", "count": 1},
        {"kind": "fortifications", "count": 1}]);
    let document = army("crab", "field", units);
    assert_eq!(ask("army", &document)["mv_land"], 2);
    assert_eq!(ask("army", &with(&document, &json!({"closed": 1})))["mv_land"], 1);
    assert_eq!(ask("army", &with(&document, &json!({"closed": 9})))["mv_land"], 0);
    assert_eq!(ask("army", &army("crab", "field", one("fortifications")))["mv_land"], Value::Null);
}

#[test]
fn er_led_3_and_a32_upkeep_after_the_clans_bonus_and_the_weather() {
    let upkeep = |clan: &str, kind: &str, weather: i64| {
        let units = json!([{"kind": kind, "count": 2, "weather_uk": weather}]);
        ask("army", &army(clan, "field", units))["upkeep"].as_i64().unwrap()
    };
    assert_eq!(upkeep("crab", "shugenja", 1), 6);
    assert_eq!(upkeep("phoenix", "shugenja", 1), 4);
    assert_eq!(upkeep("phoenix", "shugenja_cavalry", 0), 4);
    assert_eq!(upkeep("unicorn", "cavalry", 0), 2);
    assert_eq!(upkeep("unicorn", "scout_cavalry", 0), 2, "never below 1");
    assert_eq!(upkeep("unicorn", "scout_cavalry", 3), 8);
    assert_eq!(upkeep("unicorn", "elites", 0), 4);
    assert_eq!(upkeep("unicorn", "samurai", 0), 6);
    assert_eq!(upkeep("unicorn", "samurai_cavalry", 0), 8);
    let free = json!([{"kind": "custom", "count": 3, "av_base": 1, "tv_base": 1, "mv": 1, "uk": 0,
        "special": ["cavalry"]}]);
    assert_eq!(ask("army", &army("unicorn", "field", free))["upkeep"], 0, "0 stays 0");
}

#[test]
fn er_buy_1_the_start() {
    let hired = json!([{"kind": "ronin", "count": 2}, {"kind": "bushi", "count": 1},
        {"kind": "emerald_legion", "count": 1, "tv_base": 5}]);
    let found = ask("army", &army("crane", "start", hired));
    let faults = json!([{"rule": "ER-BUY-1", "path": "units[0].kind"}, {"rule": "ER-BUY-1", "path": "units[2].kind"}]);
    assert_eq!((&found["cost"], &found["faults"]), (&json!(4), &faults));
    let dear = json!([{"kind": "samurai", "count": 16}]);
    let found = ask("army", &army("crane", "start", dear));
    assert_eq!((&found["left"], &found["faults"]), (&json!(-2), &json!([{"rule": "ER-BUY-1", "path": "units"}])));
}

#[test]
fn er_buy_2_five_units_a_province_unless_told_otherwise() {
    let units = json!([{"kind": "bushi", "count": 5, "province": "doji"},
        {"kind": "kobune", "count": 1, "province": "doji"},
        {"kind": "ronin", "count": 3, "province": "asahina", "price": 9},
        {"kind": "thugs", "count": 3, "province": "asahina", "price": 0}]);
    let document = army("crane", "muster", units);
    let found = ask("army", &document);
    let faults = json!([{"rule": "ER-BUY-2", "path": "limits.asahina"}, {"rule": "ER-BUY-2", "path": "limits.doji"}]);
    assert_eq!(found["faults"], faults, "hired ones and ships count");
    assert_eq!(found["cost"], 20 + 2 + 27);
    let raised = with(&document, &json!({"limits": {"doji": 6, "asahina": 6, "kakita": 0}}));
    assert_eq!(ask("army", &raised)["faults"], json!([]));
}

#[test]
fn er_buy_3_four_elites_in_all() {
    let elites = |count: i64, elsewhere: i64, phase: &str| {
        let document = army("lion", phase, json!([{"kind": "elites", "count": count}]));
        ask("army", &with(&document, &json!({"elites_elsewhere": elsewhere})))["faults"].clone()
    };
    assert_eq!(elites(4, 0, "start"), json!([]));
    assert_eq!(elites(2, 2, "field"), json!([]));
    for phase in ["start", "field"] {
        assert_eq!(elites(2, 3, phase), json!([{"rule": "ER-BUY-3", "path": "units"}]));
    }
}

#[test]
fn faults_stand_in_their_order() {
    let units = json!([{"kind": "thugs", "count": 1}, {"kind": "elites", "count": 40}]);
    let found = ask("army", &army("crane", "start", units))["faults"].clone();
    let rules: Vec<&Value> = found.as_array().unwrap().iter().map(|fault| &fault["path"]).collect();
    assert_eq!(rules, ["units[0].kind", "units", "units"]);
    assert_eq!(found[1]["rule"], "ER-BUY-3");
}

#[test]
fn units_are_refused_where_they_are_wrong() {
    let refused = |phase: &str, unit: Value| refused_path("army", &army("crab", phase, json!([unit])));
    for (phase, unit, path) in [
        ("field", json!({"kind": "bushi"}), "units[0].count"),
        ("field", json!({"kind": "bushi", "count": 0}), "units[0].count"),
        ("field", json!({"kind": "bushi", "count": 61}), "units[0].count"),
        ("field", json!({"kind": "ninja", "count": 1}), "units[0].kind"),
        ("field", json!({"kind": "character", "count": 1}), "units[0].kind"),
        ("field", json!({"kind": "bushi", "count": 1, "province": "doji"}), "units[0].province"),
        ("start", json!({"kind": "thugs", "count": 1, "price": 1}), "units[0].price"),
        ("muster", json!({"kind": "bushi", "count": 1}), "units[0].province"),
        ("muster", json!({"kind": "bushi", "count": 1, "province": "x", "price": 1}), "units[0].price"),
        ("muster", json!({"kind": "thugs", "count": 1, "province": "x"}), "units[0].price"),
        ("muster", json!({"kind": "thugs", "count": 1, "province": "", "price": 1}), "units[0].province"),
        ("field", json!({"kind": "emerald_legion", "count": 1}), "units[0].tv_base"),
        ("field", json!({"kind": "bushi", "count": 1, "tv_base": 1}), "units[0].tv_base"),
        ("field", json!({"kind": "emerald_legion", "count": 1, "tv_base": 1, "mv": 1}), "units[0].mv"),
        ("field", json!({"kind": "bushi", "count": 1, "weather_uk": 4}), "units[0].weather_uk"),
        ("field", json!({"kind": "bushi", "count": 1, "add": []}), "units[0].add"),
        (
            "field",
            json!({"kind": "custom", "count": 1, "av_base": 1, "tv_base": 1, "mv": 1, "uk": 1}),
            "units[0].special",
        ),
        (
            "field",
            json!({"kind": "custom", "count": 1, "av_base": 13, "tv_base": 1, "mv": 1, "uk": 1, "special": []}),
            "units[0].av_base",
        ),
        (
            "field",
            json!({"kind": "custom", "count": 1, "av_base": 1, "tv_base": 1, "mv": 1, "uk": 1,
            "special": ["naval"]}),
            "units[0].special[0]",
        ),
    ] {
        assert_eq!(refused(phase, unit.clone()), path, "{phase} {unit}");
    }
    let fine = army("crab", "muster", json!([]));
    for (change, path) in [
        (json!({"limits": {"doji": 100}}), "limits.doji"),
        (json!({"elites_elsewhere": 5}), "elites_elsewhere"),
        (json!({"closed": 10}), "closed"),
        (json!({"clan": "none"}), "clan"),
        (json!({"phase": "end"}), "phase"),
    ] {
        assert_eq!(refused_path("army", &with(&fine, &change)), path);
    }
}
