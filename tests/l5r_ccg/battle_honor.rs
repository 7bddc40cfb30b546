//! Honor, the dead and the way home after a battle, with the rulings about allies.

use crate::army::{battle, follower, item, set, unit, who, with};
use crate::support::{ask, assert_same};
use serde_json::{Value, json};

/// The answer under some rulings.
fn under(rulings: Value, units: &[Value]) -> Value {
    ask("battle", &set(battle(0, units, &[]), &json!({ "rulings": rulings })))
}

fn gain(player: &str, change: i64) -> Value {
    json!({ "player": player, "change": change, "why": "battle", "card": null })
}

#[test]
fn cc_bat_12_two_a_card_one_in_a_tie_and_every_version_counts() {
    let token = set(follower("t", 0), &json!({ "token": true }));
    let ancestor = json!({ "id": "n", "kind": "ancestor" });
    let loser = [token, ancestor, item("i", 0), json!({ "id": "s", "kind": "spell" })]
        .iter()
        .fold(who(unit("d", "crane", "defense", 1), &json!({ "versions": 3 })), with);
    let answer = under(json!({}), &[unit("a", "lion", "attack", 2), loser.clone()]);
    assert_same(&answer["honor"], &json!([gain("lion", 14)]));
    let answer = under(json!({}), &[unit("a", "lion", "attack", 1), loser]);
    assert_same(&answer["honor"], &json!([gain("lion", 7), gain("crane", 1)]));
}

#[test]
fn cc_bat_12_cards_destroyed_earlier_bring_nothing() {
    let loser = with(unit("d", "crane", "defense", 1), &follower("f", 0));
    let units = [unit("a", "lion", "attack", 2), loser];
    let answer = ask("battle", &battle(0, &units, &[json!({ "do": "destroy", "card": "f" })]));
    assert_same(&answer["honor"], &json!([gain("lion", 2)]));
}

fn allied() -> [Value; 4] {
    [
        unit("1", "fox", "attack", 2),
        unit("2", "lion", "attack", 2),
        unit("3", "crab", "attack", 2),
        unit("4", "crane", "defense", 1),
    ]
}

#[test]
fn cc_bat_13_ruling_ally_battle_honor() {
    assert_same(&under(json!({}), &allied())["honor"], &json!([gain("lion", 2)]));
    let each = json!([gain("lion", 2), gain("fox", 2), gain("crab", 2)]);
    assert_same(&under(json!({ "ally_honor": "each" }), &allied())["honor"], &each);
}

/// Reading A8.
#[test]
fn cc_bat_13_the_principal_gains_without_a_unit_there() {
    let units = [unit("1", "fox", "attack", 2), unit("4", "crane", "defense", 1)];
    assert_same(&under(json!({}), &units)["honor"], &json!([gain("lion", 2)]));
    let stained = who(units[0].clone(), &json!({ "dishonored": true }));
    let answer = under(json!({}), &[stained.clone(), units[1].clone()]);
    assert_same(&json!([answer["honor"], answer["restored"]]), &json!([[gain("lion", 2)], []]));
    let answer = under(json!({ "ally_honor": "each" }), &[stained, units[1].clone()]);
    assert_same(&json!([answer["honor"], answer["restored"]]), &json!([[gain("lion", 2)], ["p1"]]));
}

#[test]
fn cc_hon_4_a_stained_winner_gains_nothing_and_is_restored() {
    let mut units = allied();
    units[1] = who(units[1].clone(), &json!({ "dishonored": true }));
    let answer = under(json!({ "ally_honor": "each" }), &units);
    assert_same(&answer["honor"], &json!([gain("fox", 2), gain("crab", 2)]));
    assert_eq!(answer["restored"], json!(["p2"]));
}

#[test]
fn cc_hon_5_a_dishonored_death_costs_the_printed_personal_honor() {
    let stained =
        |honor: i64| who(unit("d", "crane", "defense", 1), &json!({ "dishonored": true, "personal_honor": honor }));
    let answer = under(json!({}), &[unit("a", "lion", "attack", 2), stained(3)]);
    let death = json!({ "player": "crane", "change": -3, "why": "dishonorable_death", "card": "pd" });
    assert_same(&answer["honor"], &json!([gain("lion", 2), death]));
    assert_eq!((&answer["dishonorable_dead"], &answer["honorable_dead"]), (&json!(["pd"]), &json!([])));
    let answer = under(json!({}), &[unit("a", "lion", "attack", 2), stained(0)]);
    assert_same(&answer["honor"], &json!([gain("lion", 2)]));
}

#[test]
fn cc_hon_6_others_are_honorable_dead_in_the_order_of_the_document() {
    let units = [unit("a", "lion", "attack", 1), unit("b", "lion", "attack", 1), unit("d", "crane", "defense", 3)];
    let answer = ask("battle", &battle(0, &units, &[json!({ "do": "destroy", "card": "pb" })]));
    assert_eq!(answer["honorable_dead"], json!(["pa", "pb"]));
}

#[test]
fn cc_hon_8_deaths_in_actions_cost_at_once_and_those_at_resolution_after_the_gains() {
    let stained = json!({ "dishonored": true, "personal_honor": 1 });
    let units = [
        who(unit("a", "lion", "attack", 1), &stained),
        who(unit("b", "lion", "attack", 1), &stained),
        unit("d", "crane", "defense", 3),
    ];
    let answer = ask("battle", &battle(0, &units, &[json!({ "do": "destroy", "card": "pb" })]));
    let whys: Vec<&Value> = answer["honor"].as_array().unwrap().iter().map(|change| &change["card"]).collect();
    assert_eq!(json!(whys), json!(["pb", null, "pa"]));
}

/// Ruling TiedDishonored.
#[test]
fn cc_hon_8_in_a_tie_the_stained_die_and_nobody_is_restored() {
    let stained = who(unit("a", "lion", "attack", 1), &json!({ "dishonored": true, "personal_honor": 2 }));
    let answer = under(json!({}), &[stained, unit("d", "crane", "defense", 1)]);
    let death = json!({ "player": "lion", "change": -2, "why": "dishonorable_death", "card": "pa" });
    assert_same(&answer["honor"], &json!([gain("crane", 1), death]));
    assert_eq!((&answer["restored"], &answer["dishonorable_dead"]), (&json!([]), &json!(["pa"])));
}

#[test]
fn cc_bat_14_ruling_defensive_allies_bow() {
    let units = [unit("1", "crab", "defense", 2), unit("2", "crane", "defense", 2), unit("3", "lion", "attack", 1)];
    let answer = under(json!({}), &units);
    assert_eq!((&answer["bow_home"], &answer["stay"]), (&json!(["1"]), &json!(["2"])));
    let answer = under(json!({ "ally_defenders_bow": false }), &units);
    assert_eq!((&answer["bow_home"], &answer["stay"]), (&json!([]), &json!(["1", "2"])));
}

/// Reading A9, reading A12: Honor has no bounds here.
#[test]
fn a_gain_is_one_instance_whatever_its_size() {
    let loser = (0..9)
        .map(|at| item(&format!("i{at}"), 0))
        .fold(unit("d", "crane", "defense", 0), |unit, card| with(unit, &card));
    let answer = under(json!({}), &[unit("a", "lion", "attack", 2), loser]);
    assert_same(&answer["honor"], &json!([gain("lion", 20)]));
}
