//! Generals, their rolls, and how armies meet (ER-BAT-1 to -3, -5, -12).

use crate::support::{able, ask, battle, flawed, group, near, person, ruled, schooled, side, with};
use rokugan::games::empire_reborn::model::context::{Disposition, Ground};
use rokugan::games::empire_reborn::rules::battle::schedule::Meeting;
use serde_json::{Value, json};

fn leader(water: u8) -> Value {
    person("crane", [2, water, 2, 2, 2], 2)
}

fn bushi(characters: Value) -> Value {
    side("crane", json!([group("bushi", 4)]), characters)
}

fn prepared(attacker: &Value, defender: &Value) -> Value {
    ask("battle", &battle("prepare", &json!({"season": "summer"}), attacker, defender))
}

/// The attacker's pool for an occasion when a Character leads some units.
fn pool(occasion: &str, context: Value, units: Value, general: &Value) -> Value {
    let attacker = side("crane", units, json!([general]));
    let context = with(&json!({"season": "summer"}), &context);
    let enemy = if context["naval"] == true { group("kobune", 1) } else { group("bushi", 1) };
    let document = battle("prepare", &context, &attacker, &side("lion", json!([enemy]), json!([])));
    ask("battle", &document)["pools"][occasion][0].clone()
}

fn plain(occasion: &str, general: &Value) -> Value {
    pool(occasion, json!({}), json!([group("bushi", 4)]), general)
}

#[test]
fn er_bat_1_the_highest_water_leads_unless_dishonored_or_cowardly() {
    let general = |characters: Value| prepared(&bushi(characters), &bushi(json!([])))["generals"].clone();
    assert_eq!(general(json!([leader(2), leader(4), leader(3)])), json!([1, null]));
    let shamed = with(&leader(5), &json!({"honor": -1}));
    let coward = flawed(&leader(5), &["cowardly"]);
    assert_eq!(general(json!([shamed, coward, leader(2)])), json!([2, null]));
    assert_eq!(general(json!([shamed])), json!([null, null]));
    assert_eq!(general(json!([with(&leader(5), &json!({"honor": 0})), leader(2)])), json!([0, null]));
}

#[test]
fn a13_of_equal_waters_the_first_leads() {
    let found = prepared(&bushi(json!([leader(2), leader(4), leader(4)])), &bushi(json!([])));
    assert_eq!(found["generals"], json!([1, null]));
}

#[test]
fn er_bat_1_without_a_general_water_1_honor_0_no_skills() {
    let shamed = able(&with(&leader(5), &json!({"honor": -3})), &["tactician"]);
    let found = prepared(&bushi(json!([shamed])), &bushi(json!([])));
    for occasion in ["disposition", "initiative", "morale"] {
        assert_eq!(found["pools"][occasion], json!([[1, 1, 0], [1, 1, 0]]));
    }
}

#[test]
fn er_bat_2_water_school_scouts_and_skills() {
    assert_eq!(plain("initiative", &leader(3)), json!([3, 3, 0]));
    assert_eq!(plain("initiative", &schooled(&leader(3), "lion_bushi")), json!([5, 3, 0]));
    assert_eq!(plain("initiative", &able(&leader(3), &["tactician"])), json!([3, 3, 10]));
    let scouts = json!([group("scouts", 2), group("scout_cavalry", 1), group("bushi", 1)]);
    assert_eq!(pool("disposition", json!({}), scouts.clone(), &leader(3)), json!([3, 3, 6]));
    assert_eq!(pool("morale", json!({}), scouts, &leader(3)), json!([3, 3, 4]), "no Scouts in morale");
    let gained = json!([{"kind": "bushi", "count": 2, "add": ["scouts"]}]);
    assert_eq!(pool("initiative", json!({}), gained, &leader(3)), json!([3, 3, 4]));
}

#[test]
fn er_bat_2_the_way_of_the_land_counts_in_its_province() {
    let knows = with(&leader(3), &json!({"advantages": [{"id": "way_of_the_land", "province": "doji"}]}));
    let units = json!([group("bushi", 1)]);
    assert_eq!(pool("initiative", json!({"province": "doji"}), units.clone(), &knows), json!([3, 3, 10]));
    assert_eq!(pool("initiative", json!({"province": "kakita"}), units.clone(), &knows), json!([3, 3, 0]));
    assert_eq!(pool("initiative", json!({}), units, &knows), json!([3, 3, 0]));
}

#[test]
fn er_sch_a_mantis_bushi_leads_fleets() {
    let captain = schooled(&leader(3), "mantis_bushi");
    let fleet = pool("initiative", json!({"naval": true}), json!([group("kobune", 2)]), &captain);
    assert_eq!(fleet, json!([6, 3, 0]), "Water and one more and the rank");
    assert_eq!(plain("initiative", &captain), json!([3, 3, 0]));
    let unschooled = flawed(&captain, &["unschooled"]);
    let fleet = pool("initiative", json!({"naval": true}), json!([group("kobune", 2)]), &unschooled);
    assert_eq!(fleet, json!([3, 3, 0]), "no technique");
}

#[test]
fn er_sch_a_unicorn_bushi_leads_riders() {
    let rider = schooled(&leader(3), "unicorn_bushi");
    let half = json!([group("cavalry", 2), group("bushi", 2)]);
    assert_eq!(pool("initiative", json!({}), half.clone(), &rider), json!([6, 3, 0]));
    let unschooled = flawed(&rider, &["unschooled"]);
    assert_eq!(pool("initiative", json!({}), half, &unschooled), json!([3, 3, 0]), "no technique");
    let fewer = json!([group("cavalry", 2), group("bushi", 3)]);
    assert_eq!(pool("initiative", json!({}), fewer, &rider), json!([3, 3, 0]));
}

#[test]
fn scouts_in_each_of_their_readings() {
    let scouting = side("crane", json!([group("scouts", 2)]), json!([leader(3)]));
    let document = battle("prepare", &json!({"season": "summer"}), &scouting, &bushi(json!([])));
    let pool = |reading: &str| ask("battle", &ruled(&document, "scouts", reading))["pools"]["disposition"][0].clone();
    assert_eq!(pool("total"), json!([3, 3, 4]));
    assert_eq!(pool("water"), json!([7, 7, 0]));
}

#[test]
fn dice_cap_limits_a_generals_pool() {
    let scouting = side("crane", json!([group("scouts", 4)]), json!([schooled(&leader(3), "lion_bushi")]));
    let mut document = battle("prepare", &json!({"season": "summer"}), &scouting, &bushi(json!([])));
    document["rulings"] = json!({"scouts": "water", "dice_cap": "ten"});
    assert_eq!(ask("battle", &document)["pools"]["initiative"][0], json!([10, 10, 0]));
}

#[test]
fn morale_modifiers_in_each_of_their_readings() {
    let skilled = able(&schooled(&leader(3), "lion_bushi"), &["tactician"]);
    let document = battle("prepare", &json!({"season": "summer"}), &bushi(json!([skilled])), &bushi(json!([])));
    let pool = |reading: &str| ask("battle", &ruled(&document, "morale_modifiers", reading))["pools"].clone();
    assert_eq!(pool("school_and_skill")["morale"][0], json!([5, 3, 14]));
    assert_eq!(pool("none")["morale"][0], json!([3, 3, 4]));
    assert_eq!(pool("none")["initiative"][0], json!([5, 3, 10]));
}

fn odds(found: &Value, result: &str, winner: Value) -> f64 {
    let rows = found["disposition"].as_array().unwrap();
    let row = rows.iter().find(|row| row["result"] == result && row["winner"] == winner).unwrap();
    row["p"].as_f64().unwrap()
}

#[test]
fn case_12_er_bat_3_how_armies_meet() {
    assert_eq!(Meeting::from_difference(12 - 20, Ground::Open), Meeting::EQUAL);
    let found = prepared(&bushi(json!([leader(4)])), &bushi(json!([leader(3)])));
    let near = |one: f64, other: f64| assert!((one - other).abs() < 1e-6, "{one} is not {other}");
    near(odds(&found, "head_to_head", Value::Null), 0.600_399);
    near(odds(&found, "outmanoeuvred", json!("attacker")), 0.232_634);
    near(odds(&found, "outmanoeuvred", json!("defender")), 0.054_696);
    assert_eq!(found["disposition"].as_array().unwrap().len(), 7);
}

#[test]
fn er_bat_3_the_bounds_of_each_disposition() {
    for (difference, expected) in [
        (0, Disposition::HeadToHead),
        (10, Disposition::HeadToHead),
        (11, Disposition::Outmanoeuvred),
        (20, Disposition::Outmanoeuvred),
        (21, Disposition::Surprised),
        (30, Disposition::Surprised),
        (31, Disposition::Ambush),
        (99, Disposition::Ambush),
    ] {
        assert_eq!(Meeting::from_difference(difference, Ground::Open).disposition(), expected);
        assert_eq!(Meeting::from_difference(-difference, Ground::Open).disposition(), expected);
    }
}

#[test]
fn a14_only_the_winners_cap_applies_and_he_stays_the_winner() {
    for (ground, attacker, defender) in [
        (Ground::Naval, Disposition::Outmanoeuvred, Disposition::Outmanoeuvred),
        (Ground::Pass, Disposition::Outmanoeuvred, Disposition::Ambush),
        (Ground::Landing, Disposition::Surprised, Disposition::Ambush),
    ] {
        let (won, lost) = (Meeting::from_difference(40, ground), Meeting::from_difference(-40, ground));
        assert_eq!((won.disposition(), lost.disposition()), (attacker, defender));
        assert!(won.winner().is_some() && lost.winner().is_some() && won.winner() != lost.winner());
    }
}

#[test]
fn er_bat_3_the_pass_costs_the_attacker_ten() {
    assert_eq!(pool("disposition", json!({"pass": true}), json!([group("bushi", 1)]), &leader(3)), json!([3, 3, -10]));
    assert_eq!(pool("initiative", json!({"pass": true}), json!([group("bushi", 1)]), &leader(3)), json!([3, 3, 0]));
}

#[test]
fn er_bat_5_initiative_ties_are_rolled_again() {
    let found = prepared(&bushi(json!([leader(4)])), &bushi(json!([leader(3)])));
    let rolled = ask("roll", &json!({"a": {"roll": 4, "keep": 4}, "b": {"roll": 3, "keep": 3}}));
    let (wins, loses) = (rolled["wins"].as_f64().unwrap(), rolled["loses"].as_f64().unwrap());
    near(&found["initiative"], wins / (wins + loses));
    let draw = battle("prepare", &json!({"season": "summer"}), &bushi(json!([leader(4)])), &bushi(json!([leader(3)])));
    near(&ask("battle", &ruled(&draw, "duel_tie", "draw"))["initiative"], wins / (wins + loses));
}

#[test]
fn er_bat_5_and_a13_a_scorpion_bushi_may_strike_first() {
    let scorpion =
        |void: u8| schooled(&able(&person("scorpion", [2, 2, 2, 2, void], 2), &["tactician"]), "scorpion_bushi");
    let first =
        |dice: u8| ask("roll", &json!({"a": {"roll": dice, "keep": dice}, "tn": 20}))["success"].as_f64().unwrap();
    let plain = able(&person("scorpion", [2, 2, 2, 2, 3], 2), &["tactician"]);
    let alone = prepared(&bushi(json!([scorpion(3)])), &bushi(json!([plain])));
    near(&alone["initiative"], first(3) + (1.0 - first(3)) * 0.5);
    let both = prepared(&bushi(json!([scorpion(3)])), &bushi(json!([scorpion(5)])));
    let (own, other) = (first(3), first(5));
    near(&both["initiative"], own * (1.0 - other) + 0.5 * (own * other + (1.0 - own) * (1.0 - other)));
}
