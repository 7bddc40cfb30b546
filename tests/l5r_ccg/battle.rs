//! Forces, Terrain and the Resolution Segment.

use crate::army::{battle, follower, item, set, unit, who, with};
use crate::support::{ask, rules};
use serde_json::{Value, json};

/// Force of the only unit, under a ruling for bowed bonuses.
fn force(unit: Value, ruling: &str) -> i64 {
    let document = set(battle(0, &[unit], &[]), &json!({ "rulings": { "bowed_bonus": ruling } }));
    ask("battle", &document)["forces"][0]["force"].as_i64().unwrap()
}

#[test]
fn cc_bat_7a_modifiers_push_a_card_to_0_and_a_negative_bonus_stays() {
    for (printed, modifier, value) in [(2, -5, 0), (2, 3, 5), (-2, -5, -2), (-2, 1, -1), (-2, 4, 2)] {
        let card = set(item("i", printed), &json!({ "modifier": modifier }));
        assert_eq!(force(with(unit("a", "lion", "attack", 6), &card), "none"), 6 + value);
    }
}

#[test]
fn cc_bat_7b_direct_cards_count_for_the_personality_which_is_never_below_0() {
    let bonus = set(follower("f", 2), &json!({ "plus": true }));
    let ancestor = json!({ "id": "n", "kind": "ancestor", "force": 1, "plus": true });
    let spell = json!({ "id": "s", "kind": "spell", "force": 1 });
    let first = with(with(with(unit("a", "lion", "attack", 1), &bonus), &ancestor), &spell);
    let second = with(with(unit("b", "lion", "attack", 1), &item("i", -4)), &follower("g", 3));
    let answer = ask("battle", &battle(0, &[first, second], &[]));
    let forces = json!([{ "unit": "a", "force": 5, "personality": 5 }, { "unit": "b", "force": 3, "personality": 0 }]);
    assert_eq!(answer["forces"], forces);
}

#[test]
fn cc_bat_7b_ruling_bowed_bonus() {
    let cards = [set(item("i", 2), &json!({ "bowed": true })), set(follower("f", 3), &json!({ "bowed": true }))];
    let plus = set(follower("g", 4), &json!({ "bowed": true, "plus": true, "modifier": 1 }));
    let whole = cards.iter().chain([&plus]).fold(unit("a", "lion", "attack", 1), with);
    assert_eq!((force(whole.clone(), "none"), force(whole, "direct")), (1, 1 + 2 + 5));
}

#[test]
fn cc_bat_7c_followers_count_for_the_unit_with_its_modifier() {
    let whole = with(
        with(unit("a", "lion", "attack", 2), &follower("f", 3)),
        &json!({ "id": "n", "kind": "ancestor", "force": 2 }),
    );
    assert_eq!(force(set(whole.clone(), &json!({ "modifier": -4 })), "none"), 3);
    assert_eq!(force(set(whole, &json!({ "modifier": -9 })), "none"), 0);
}

#[test]
fn cc_bat_7d_a_bowed_personality_takes_the_whole_unit_to_0() {
    let bowed = who(with(unit("a", "lion", "attack", 2), &follower("f", 3)), &json!({ "bowed": true }));
    let answer = ask("battle", &battle(0, &[set(bowed, &json!({ "modifier": 5 }))], &[]));
    assert_eq!(answer["forces"], json!([{ "unit": "a", "force": 0, "personality": 0 }]));
}

#[test]
fn cc_bat_8_side_and_province_modifiers_end_at_0_and_need_a_unit() {
    let modifiers = json!({ "attack": -9, "defense": 7, "province": -9 });
    let document = set(battle(5, &[unit("a", "lion", "attack", 4)], &[]), &json!({ "modifiers": modifiers }));
    let answer = ask("battle", &document);
    assert_eq!([&answer["attack"], &answer["defense"], &answer["strength"]], [0, 0, 0]);
}

#[test]
fn cc_bat_9_the_smaller_army_is_destroyed_and_in_a_tie_both() {
    for (attack, result, destroyed) in
        [(3, "attack", json!(["pd"])), (1, "defense", json!(["pa"])), (2, "tie", json!(["pa", "pd"]))]
    {
        let units = [unit("a", "lion", "attack", attack), unit("d", "crane", "defense", 2)];
        let answer = ask("battle", &battle(9, &units, &[]));
        assert_eq!((&answer["result"], &answer["destroyed"]), (&json!(result), &destroyed));
    }
}

#[test]
fn cc_bat_10_an_unopposed_army_wins_nothing_over_nobody() {
    for (side, player, result) in [("attack", "lion", "unopposed_attack"), ("defense", "crane", "unopposed_defense")] {
        let answer = ask("battle", &battle(0, &[unit("u", player, side, 0)], &[]));
        assert_eq!((&answer["result"], &answer["destroyed"]), (&json!(result), &json!([])));
        assert_eq!((&answer["honor"], &answer["province_destroyed"]), (&json!([]), &json!(false)));
    }
    assert_eq!(ask("battle", &battle(0, &[], &[]))["result"], "empty");
}

#[test]
fn cc_bat_11_the_province_falls_only_when_it_is_exceeded() {
    let falls = |attack: i64, defense: &[Value]| {
        let units = [&[unit("a", "lion", "attack", attack)], defense].concat();
        ask("battle", &battle(3, &units, &[]))["province_destroyed"].clone()
    };
    let defender = [unit("d", "crane", "defense", 2)];
    assert_eq!([falls(5, &defender), falls(6, &defender), falls(3, &[]), falls(4, &[])], [false, true, false, true]);
}

#[test]
fn cc_bat_4_a_terrain_needs_a_unit_at_the_battle() {
    let terrain = |player: &str| json!({ "do": "terrain", "player": player, "effects": [] });
    let gone = json!({ "do": "destroy", "card": "pa" });
    let actions = [terrain("crane"), gone, terrain("lion")];
    let answer = ask("battle", &battle(0, &[unit("a", "lion", "attack", 1)], &actions));
    assert_eq!(rules(&answer["steps"]), [Some("CC-BAT-4"), None, Some("CC-BAT-4")]);
}

#[test]
fn cc_bat_5_one_terrain_whose_effects_come_last() {
    let straighten = json!({ "do": "straighten", "card": "pa" });
    let first = json!({ "do": "terrain", "player": "lion", "effects": [
        { "do": "destroy", "card": "f" }, straighten, { "do": "side", "side": "attack", "force": 2 },
        { "do": "modify", "card": "n", "force": 1 }
    ] });
    let second = json!({ "do": "terrain", "player": "lion", "effects": [{ "do": "bow", "card": "pa" }] });
    let ancestor = json!({ "id": "n", "kind": "ancestor", "force": 0 });
    let attacker = with(with(unit("a", "lion", "attack", 3), &follower("f", 1)), &ancestor);
    let actions = [first, second, json!({ "do": "destroy", "card": "f" }), json!({ "do": "bow", "card": "pa" })];
    let answer = ask("battle", &battle(0, &[attacker], &actions));
    assert_eq!(rules(&answer["steps"]), [None, Some("CC-BAT-5"), None, None]);
    assert_eq!(rules(&answer["terrain"]), [Some("CC-BAT-6"), None, None, Some("CC-ATT-8")]);
    assert_eq!(answer["attack"], 5);
}

/// Reading A7.
#[test]
fn cc_bat_5_a_terrain_stays_when_its_players_units_leave() {
    let terrain = json!({ "do": "terrain", "player": "crane", "effects": [{ "do": "province", "force": 4 }] });
    let units = [unit("a", "lion", "attack", 3), unit("d", "crane", "defense", 1)];
    let answer = ask("battle", &battle(1, &units, &[terrain, json!({ "do": "destroy", "card": "pd" })]));
    assert_eq!((&answer["strength"], &answer["result"]), (&json!(5), &json!("unopposed_attack")));
}

#[test]
fn cc_bat_6_what_has_left_is_not_affected() {
    let gone = json!({ "do": "destroy", "card": "f" });
    let bow = json!({ "do": "bow", "card": "f" });
    let attacker = with(unit("a", "lion", "attack", 3), &follower("f", 1));
    let answer = ask("battle", &battle(0, &[attacker], &[gone, bow]));
    assert_eq!(rules(&answer["steps"]), [None, Some("CC-BAT-6")]);
    assert_eq!(answer["forces"][0]["force"], 3);
}

/// Reading A4: what a step named to bow, also if it was bowed.
#[test]
fn effects_by_hand_bow_straighten_destroy_and_change() {
    let attacker = with(unit("a", "lion", "attack", 3), &set(follower("f", 1), &json!({ "bowed": true })));
    let other = with(unit("b", "lion", "attack", 1), &item("i", 1));
    let actions = [
        json!({ "do": "bow", "card": "f" }),
        json!({ "do": "straighten", "card": "f" }),
        json!({ "do": "modify", "card": "f", "force": 2 }),
        json!({ "do": "destroy", "card": "pb" }),
        json!({ "do": "side", "side": "defense", "force": 3 }),
        json!({ "do": "province", "force": -1 }),
    ];
    let answer = ask("battle", &battle(2, &[attacker, other], &actions));
    assert_eq!((&answer["steps"][0]["bowed"], &answer["steps"][1]["bowed"]), (&json!(["f"]), &json!([])));
    assert_eq!(answer["steps"][3]["destroyed"], json!(["pb", "i"]));
    assert_eq!([&answer["attack"], &answer["defense"], &answer["strength"]], [6, 0, 1]);
}

/// Reading A11.
#[test]
fn needs_are_told_from_the_final_numbers() {
    let units = [unit("a", "lion", "attack", 9), unit("d", "crane", "defense", 3)];
    let needs = json!({ "attack_to_win": 0, "attack_to_take": 1, "defense_to_win": 7, "defense_to_hold": 0 });
    assert_eq!(ask("battle", &battle(6, &units, &[]))["needs"], needs);
    let needs = json!({ "attack_to_win": 1, "attack_to_take": 7, "defense_to_win": 1, "defense_to_hold": 0 });
    assert_eq!(ask("battle", &battle(6, &[], &[]))["needs"], needs);
    let needs = json!({ "attack_to_win": 0, "attack_to_take": 0, "defense_to_win": 10, "defense_to_hold": 8 });
    assert_eq!(ask("battle", &battle(1, &units[..1], &[]))["needs"], needs);
}
