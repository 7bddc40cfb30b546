//! What holds for every document: chances are chances, sums are 1, ledgers add up, costs do not depend on the order.

use crate::support::{ask, battle, group, person, side, with};
use proptest::prelude::{Strategy, any, prop, prop_assert, prop_assert_eq, proptest};
use proptest::test_runner::Config;
use serde_json::{Value, json};

const CLANS: [&str; 8] = ["crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn", "mantis"];
const LAND: [&str; 8] = ["ashigaru", "bushi", "bowmen", "cavalry", "shugenja", "scouts", "samurai", "elites"];

fn a_person() -> impl Strategy<Value = Value> {
    let ring = || 1..=5_u8;
    let rings = (ring(), ring(), ring(), ring(), ring());
    (prop::sample::select(&CLANS[..]), rings, -2..=10_i64, any::<bool>()).prop_map(|(clan, rings, honor, taught)| {
        let (earth, water, fire, air, void) = rings;
        let person = person(clan, [earth, water, fire, air, void], honor);
        if taught { with(&person, &json!({"school": format!("{clan}_bushi")})) } else { person }
    })
}

fn an_army() -> impl Strategy<Value = Value> {
    let units = prop::collection::vec((prop::sample::select(&LAND[..]), 1..=3_u8), 1..=2);
    (prop::sample::select(&CLANS[..]), units, prop::collection::vec(a_person(), 0..=2)).prop_map(
        |(clan, units, people)| {
            let units: Vec<Value> = units.into_iter().map(|(kind, count)| group(kind, count)).collect();
            side(clan, json!(units), json!(people))
        },
    )
}

fn sum(values: &Value) -> f64 {
    values.as_array().unwrap().iter().map(|value| value.as_f64().unwrap()).sum()
}

fn sum_of_pairs(pairs: &Value) -> f64 {
    pairs.as_array().unwrap().iter().map(|pair| pair[1].as_f64().unwrap()).sum()
}

fn is_one(sum: f64) -> bool {
    (sum - 1.0).abs() < 1e-6
}

proptest! {
    #![proptest_config(Config { cases: 48, ..Config::default() })]

    #[test]
    fn higher_equal_and_lower_are_all_there_is(a in (0..=20_u8, 0..=20_u8, 0..=3_u8), b in (0..=20_u8, 0..=20_u8, 0..=3_u8)) {
        let pool = |(roll, keep, drop): (u8, u8, u8)| json!({"roll": roll, "keep": keep, "drop": drop});
        let found = ask("roll", &json!({"a": pool(a), "b": pool(b)}));
        let all = ["wins", "tie", "loses"].iter().map(|key| found[key].as_f64().unwrap()).sum();
        prop_assert!(is_one(all));
        let turned = ask("roll", &json!({"a": pool(b), "b": pool(a)}));
        prop_assert!((found["wins"].as_f64().unwrap() - turned["loses"].as_f64().unwrap()).abs() < 1e-8);
    }

    #[test]
    fn a_higher_target_is_never_easier(roll in 0..=20_u8, keep in 0..=20_u8, drop in 0..=3_u8) {
        let tns: Vec<i64> = (0..=300).step_by(10).collect();
        let found = ask("roll", &json!({"a": {"roll": roll, "keep": keep, "drop": drop}, "tns": tns}));
        let chances: Vec<f64> = found["at_least"].as_array().unwrap().iter().map(|p| p.as_f64().unwrap()).collect();
        prop_assert!(chances.windows(2).all(|pair| pair[0] >= pair[1]));
    }

    #[test]
    fn a_duel_has_a_winner_and_two_distributions_of_honor(a in a_person(), b in a_person(), cheats in any::<bool>()) {
        let a = with(&a, &json!({ "cheat": cheats }));
        let found = ask("duel", &json!({"place": "court", "challenger": "a", "a": a, "b": b}));
        prop_assert!(is_one(found["a_wins"].as_f64().unwrap() + found["b_wins"].as_f64().unwrap()));
        prop_assert!(is_one(sum_of_pairs(&found["honor_a"])) && is_one(sum_of_pairs(&found["honor_b"])));
        prop_assert!(found["a_dies"].as_f64().unwrap() <= found["b_wins"].as_f64().unwrap() + 1e-9);
    }

    #[test]
    fn a_duel_seen_from_the_other_side_is_the_same(a in a_person(), b in a_person()) {
        let found = ask("duel", &json!({"place": "court", "a": a, "b": b}));
        let turned = ask("duel", &json!({"place": "court", "a": b, "b": a}));
        for (one, other) in [("a_wins", "b_wins"), ("a_dies", "b_dies")] {
            prop_assert!((found[one].as_f64().unwrap() - turned[other].as_f64().unwrap()).abs() < 1e-8);
        }
    }

    #[test]
    fn honor_odds_sum_to_one_and_stay_within_the_points(who in a_person(), points in -10..=10_i64) {
        let points = if points == 0 { 1 } else { points };
        let found = ask("honor", &json!({"character": who, "events": [{"points": points, "source": "battle"}]}));
        prop_assert!(is_one(sum_of_pairs(&found["honor"])));
        let start = who["honor"].as_i64().unwrap();
        let (low, high) = if points < 0 { (start + points, start) } else { (start, start + points) };
        let within = |pair: &Value| (low..=high).contains(&pair[0].as_i64().unwrap());
        prop_assert!(found["honor"].as_array().unwrap().iter().all(within));
    }

    #[test]
    fn a_forecast_sums_to_one(attacker in an_army(), defender in an_army(), both in any::<bool>()) {
        let document = battle("forecast", &json!({"season": "autumn"}), &attacker, &defender);
        let tie = if both { "both" } else { "nobody" };
        let found = ask("battle", &with(&document, &json!({"max_rounds": 40, "rulings": {"morale_tie": tie}})));
        let ends: f64 = found["ends"].as_object().unwrap().values().map(|end| end.as_f64().unwrap()).sum();
        prop_assert!(is_one(ends));
        let won = found["attacker_wins"].as_f64().unwrap() + found["defender_wins"].as_f64().unwrap();
        prop_assert!(is_one(won + found["ends"]["undecided"].as_f64().unwrap()));
        for (at, army) in [&attacker, &defender].into_iter().enumerate() {
            let left = &found["units_left"][at];
            prop_assert!(is_one(sum(left)));
            let units: i64 = army["units"].as_array().unwrap().iter().map(|unit| unit["count"].as_i64().unwrap()).sum();
            prop_assert_eq!(left.as_array().unwrap().len() as i64, units + 1);
            let mean: f64 = (0..).zip(left.as_array().unwrap()).map(|(n, p)| f64::from(n) * p.as_f64().unwrap()).sum();
            prop_assert!((units as f64 - mean - found["losses"][at].as_f64().unwrap()).abs() < 1e-6);
        }
        prop_assert!(is_one(found["disposition"].as_array().unwrap().iter().map(|row| row["p"].as_f64().unwrap()).sum()));
    }

    #[test]
    fn a_raid_sums_to_one(attacker in an_army(), defender in an_army(), production in 0..=60_u16) {
        let document = json!({"season": "winter", "production": production, "exposed": 2, "captives": 1,
            "attacker": attacker, "defender": defender});
        let found = ask("raid", &document);
        for list in ["strikes", "koku", "captured", "rescued"] {
            prop_assert!(is_one(sum(&found[list])), "{}", list);
        }
        prop_assert_eq!(found["koku"].as_array().unwrap().len(), usize::from(production / 2) + 1);
    }

    #[test]
    fn koku_never_appear_from_nowhere(
        treasury in 0..=500_i64,
        productions in prop::collection::vec((0..=150_i64, 0..=4_i64, -40..=40_i64, 0..=80_i64), 0..=5),
        spent in 0..=200_i64,
    ) {
        let provinces: Vec<Value> = productions.iter().enumerate().map(|(at, (production, steps, extra, stolen))| {
            json!({"id": format!("p{at}"), "production": production, "damage": 25 * steps, "extra": extra,
                "stolen": stolen, "repair": steps})
        }).collect();
        let document = json!({"clan": "crane", "treasury": treasury, "season": "spring", "provinces": provinces,
            "units": [{"kind": "samurai", "count": 9}], "spend": {"all": spent}});
        let found = ask("income", &document);
        let koku = |key: &str| found[key].as_i64().unwrap();
        let provinces: i64 = found["provinces"].as_array().unwrap().iter().map(|p| p["koku"].as_i64().unwrap()).sum();
        prop_assert_eq!(koku("income"), provinces);
        prop_assert_eq!(koku("available") - koku("shortfall"), treasury + koku("income") - koku("upkeep"));
        prop_assert_eq!(koku("balance"), koku("available") - koku("repairs") - koku("penalties") - koku("spend"));
        let most: i64 = productions.iter().map(|(production, _, extra, _)| production + extra.max(&0)).sum();
        prop_assert!(provinces <= most);
    }

    #[test]
    fn the_order_of_units_does_not_change_what_they_cost(units in prop::collection::vec((prop::sample::select(&LAND[..]), 1..=9_u8), 1..=6)) {
        let list: Vec<Value> = units.into_iter().map(|(kind, count)| group(kind, count)).collect();
        let turned: Vec<Value> = list.iter().rev().cloned().collect();
        let army = |units: Vec<Value>| ask("army", &json!({"clan": "lion", "phase": "start", "units": units}));
        let (one, other) = (army(list), army(turned));
        for key in ["units", "cost", "left", "upkeep", "mv_land", "cargo"] {
            prop_assert_eq!(&one[key], &other[key]);
        }
    }
}
