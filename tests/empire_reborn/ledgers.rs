//! The ledger of a turn (ER-LED, ER-TRD, ER-DMG, ER-SEC).

use crate::support::{ask, refused_path, ruled, with};
use rokugan::games::empire_reborn::rules::trade::Level;
use serde_json::{Value, json};

fn ledger(clan: &str, season: &str, provinces: Value) -> Value {
    json!({"clan": clan, "treasury": 0, "season": season, "provinces": provinces})
}

/// The koku of a single province.
fn koku(season: &str, province: Value) -> i64 {
    let province = with(&json!({"id": "doji"}), &province);
    ask("income", &ledger("crane", season, json!([province])))["provinces"][0]["koku"].as_i64().unwrap()
}

/// The answer about a single treaty of a Clan that owns one province.
fn treaty(clan: &str, season: &str, own: Value, treaty: Value) -> Value {
    let own = with(&json!({"id": "home", "production": 0}), &own);
    let usual = json!({"own_province": "home", "level": "major", "paid": 40, "partner": {"production": 100}});
    let document = with(&ledger(clan, season, json!([own])), &json!({"treaties": [with(&usual, &treaty)]}));
    ask("income", &document)["treaties"][0].clone()
}

#[test]
fn er_led_1_the_seasons() {
    for (season, expected) in [("spring", 66), ("summer", 44), ("autumn", 110), ("winter", 0)] {
        assert_eq!(koku(season, json!({"production": 110})), expected, "{season}");
    }
    assert_eq!(koku("autumn", json!({"production": 110, "weather": "premature_snowfall"})), 0);
    assert_eq!(koku("autumn", json!({"production": 110, "weather": "monsoon"})), 110);
}

#[test]
fn case_25_er_led_2_all_factors_and_one_rounding() {
    assert_eq!(koku("autumn", json!({"production": 110, "security": "checkpoints"})), 99);
    assert_eq!(koku("autumn", json!({"production": 95, "damage": 25})), 71);
    assert_eq!(koku("spring", json!({"production": 35, "damage": 25, "security": "checkpoints"})), 14, "14.175");
    assert_eq!(koku("autumn", json!({"production": 99, "security": "closed"})), 49);
    assert_eq!(koku("autumn", json!({"production": 50, "damage": 100})), 0);
}

#[test]
fn er_led_2_losses_before_the_factors_and_dice_after_them() {
    assert_eq!(koku("summer", json!({"production": 50, "loss": 20})), 12);
    assert_eq!(koku("summer", json!({"production": 50, "loss": 70, "extra": 5})), 5);
    assert_eq!(koku("winter", json!({"production": 50, "extra": 11})), 11);
    assert_eq!(koku("summer", json!({"production": 50, "extra": -30})), 0);
}

#[test]
fn a25_raiders_take_half_at_most() {
    assert_eq!(koku("autumn", json!({"production": 41, "stolen": 60})), 21);
    assert_eq!(koku("autumn", json!({"production": 41, "stolen": 7})), 34);
    assert_eq!(koku("autumn", json!({"production": 10, "extra": -20, "stolen": 7})), 0);
}

#[test]
fn case_20_er_led_5_and_er_dmg_repairs_by_quarters() {
    assert_eq!(koku("autumn", json!({"production": 40, "damage": 75})), 10);
    assert_eq!(koku("autumn", json!({"production": 40, "damage": 50})), 20);
    let repairs = |production: i64, steps: i64| {
        let province = json!([{"id": "soro", "production": production, "damage": 75, "repair": steps}]);
        ask("income", &ledger("crane", "autumn", province))["repairs"].as_i64().unwrap()
    };
    assert_eq!((repairs(40, 1), repairs(40, 3)), (10, 30));
    assert_eq!(repairs(95, 1), 24, "rounded up");
    let province = json!([{"id": "soro", "production": 40, "damage": 75, "repair": 3}]);
    assert_eq!(ask("income", &ledger("crane", "autumn", province))["provinces"][0]["koku"], 10, "not before next turn");
}

#[test]
fn er_led_3_and_4_the_balance() {
    let units = json!([{"kind": "samurai", "count": 10}]);
    let document = with(
        &ledger("lion", "winter", json!([{"id": "matsu", "production": 45}])),
        &json!({"treasury": 20, "units": units, "other": -4, "spend": {"spies": 5, "gifts": 2}}),
    );
    let found = ask("income", &document);
    assert_eq!((&found["income"], &found["upkeep"]), (&json!(-4), &json!(30)));
    assert_eq!((&found["shortfall"], &found["available"]), (&json!(14), &json!(0)));
    assert_eq!((&found["spend"], &found["balance"]), (&json!(7), &json!(-7)), "shown, not clipped");
    let rich = ask("income", &with(&document, &json!({"treasury": 100})));
    assert_eq!((&rich["shortfall"], &rich["available"], &rich["balance"]), (&json!(0), &json!(66), &json!(59)));
}

#[test]
fn er_trd_1_what_a_treaty_costs() {
    let prices = [Level::Minor, Level::Major, Level::Complete].map(Level::price);
    assert_eq!(prices, [20, 40, 100]);
    assert_eq!([prices[1] - prices[0], prices[2] - prices[0], prices[2] - prices[1]], [20, 80, 60]);
}

#[test]
fn case_19_er_trd_2_a_share_of_the_partners_province() {
    for (season, lion, scorpion) in [("autumn", 16, 9), ("spring", 9, 5)] {
        let profit = |clan: &str, production: i64| {
            let partner = json!({"partner": {"production": production}});
            treaty(clan, season, json!({}), partner)["koku"].as_i64().unwrap()
        };
        assert_eq!((profit("lion", 80), profit("scorpion", 45)), (lion, scorpion));
    }
    for (level, profit) in [("minor", 10), ("major", 20), ("complete", 50)] {
        assert_eq!(treaty("lion", "autumn", json!({}), json!({ "level": level }))["koku"], profit);
    }
}

#[test]
fn er_trd_2_only_war_and_season_touch_it() {
    let war = json!({"partner": {"production": 100, "war_damage": 25, "security": "checkpoints"}});
    assert_eq!(treaty("lion", "autumn", json!({}), war)["koku"], 15);
    let snow = treaty("lion", "autumn", json!({"weather": "premature_snowfall", "extra": -9}), json!({}));
    assert_eq!(snow["koku"], 20);
    assert_eq!(treaty("lion", "winter", json!({}), json!({}))["koku"], 0);
}

#[test]
fn case_25_crane_profit_in_each_of_its_readings() {
    let profit = |reading: &str, level: &str, production: i64, war: i64| {
        let own = json!([{"id": "doji", "production": 0}]);
        let treaty = json!({"own_province": "doji", "level": level, "paid": 0,
            "partner": {"production": production, "war_damage": war}});
        let document = with(&ledger("crane", "autumn", own), &json!({"treaties": [treaty]}));
        ask("income", &ruled(&document, "crane_profit", reading))["treaties"][0]["koku"].as_i64().unwrap()
    };
    assert_eq!(profit("tenth", "major", 75, 0), 16);
    assert_eq!(profit("tenth", "complete", 45, 50), 12);
    assert_eq!(profit("points", "major", 75, 0), 22, "30 % of 75");
    assert_eq!(profit("points", "complete", 45, 50), 13, "60 % of 22.5");
}

#[test]
fn er_trd_3_income_from_the_turn_after_payment() {
    let new = treaty("lion", "autumn", json!({}), json!({"new": true}));
    assert_eq!(new, json!({"status": "new", "koku": 0, "penalty": 0}));
}

#[test]
fn er_trd_4_an_end_costs_what_was_paid_and_the_crane_half() {
    let ended = json!({"ended": true, "paid": 41});
    assert_eq!(treaty("lion", "autumn", json!({}), ended.clone())["penalty"], 41);
    assert_eq!(treaty("crane", "autumn", json!({}), ended)["penalty"], 20);
}

#[test]
fn er_trd_5_blocked_suspended_and_broken() {
    let status = |own: Value, terms: Value| treaty("lion", "autumn", own, terms)["status"].clone();
    assert_eq!(status(json!({}), json!({"blocked_turns": 1})), "blocked");
    assert_eq!(status(json!({"security": "closed"}), json!({})), "blocked");
    assert_eq!(status(json!({}), json!({"partner": {"production": 1, "security": "closed"}})), "blocked");
    assert_eq!(status(json!({}), json!({"blocked_turns": 3})), "blocked");
    let broken = treaty("lion", "autumn", json!({}), json!({"blocked_turns": 4}));
    assert_eq!(broken, json!({"status": "broken", "koku": 0, "penalty": 40}));
    assert_eq!(status(json!({"loss": 1}), json!({})), "suspended");
    assert_eq!(status(json!({}), json!({"partner": {"production": 1, "loss": 1}})), "suspended");
}

#[test]
fn a26_the_first_status_that_fits_counts() {
    let status = |own: Value, terms: Value| treaty("lion", "autumn", own, terms)["status"].clone();
    let lost = json!({"loss": 1});
    assert_eq!(status(lost.clone(), json!({"ended": true, "blocked_turns": 9, "new": true})), "ended");
    assert_eq!(status(lost.clone(), json!({"blocked_turns": 9, "new": true})), "broken");
    assert_eq!(status(lost.clone(), json!({"blocked_turns": 1, "new": true})), "new");
    assert_eq!(status(lost, json!({"blocked_turns": 1})), "blocked");
}

#[test]
fn ledgers_are_refused_where_they_are_wrong() {
    let one = json!({"id": "doji", "production": 1});
    let fine = ledger("crane", "autumn", json!([one]));
    let province = |change: Value| json!({"provinces": [with(&one, &change)]});
    let terms = |change: Value| {
        let usual = json!({"own_province": "doji", "level": "major", "paid": 40, "partner": {"production": 1}});
        json!({"treaties": [with(&usual, &change)]})
    };
    for (change, path) in [
        (json!({"treasury": 100_001}), "treasury"),
        (json!({"treasury": -1}), "treasury"),
        (json!({"other": -100_001}), "other"),
        (json!({"clan": "none"}), "clan"),
        (json!({"provinces": [one, one]}), "provinces[1].id"),
        (province(json!({"production": 1001})), "provinces[0].production"),
        (province(json!({"damage": 30})), "provinces[0].damage"),
        (province(json!({"damage": 25, "war_damage": 50})), "provinces[0].war_damage"),
        (province(json!({"war_damage": 25})), "provinces[0].war_damage"),
        (province(json!({"repair": 1})), "provinces[0].repair"),
        (province(json!({"damage": 50, "repair": 3})), "provinces[0].repair"),
        (province(json!({"stolen": -1})), "provinces[0].stolen"),
        (terms(json!({"own_province": "kakita"})), "treaties[0].own_province"),
        (terms(json!({"paid": -1})), "treaties[0].paid"),
        (terms(json!({"level": "none"})), "treaties[0].level"),
        (terms(json!({"blocked_turns": 100})), "treaties[0].blocked_turns"),
        (terms(json!({"partner": {"production": null}})), "treaties[0].partner.production"),
        (json!({"spend": {"gifts": -1}}), "spend.gifts"),
        (json!({"units": [{"kind": "bushi", "count": 1, "province": "doji"}]}), "units[0].province"),
    ] {
        assert_eq!(refused_path("income", &with(&fine, &change)), path, "{change}");
    }
}
