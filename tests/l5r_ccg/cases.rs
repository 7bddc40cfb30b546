//! The worked cases of the contract, by their numbers.

use crate::army::{battle, follower, item, set, unit, who, with};
use crate::support::{ask, assert_same, rules};
use rokugan::games::l5r_ccg::rules::hand::to_discard;
use serde_json::{Value, json};

#[test]
fn case_1_five_gold_buy_one_card() {
    let document = json!({
        "sources": [{ "id": "mine", "gold": 5 }],
        "wanted": [{ "id": "f", "cost": 2 }, { "id": "g", "cost": 2 }, { "id": "item", "cost": 1 }]
    });
    let plan = ask("gold", &document);
    assert_eq!((&plan["buy"], &plan["waste"]), (&json!(["f"]), &json!(3)));
}

#[test]
fn case_2_tokens_change_force_and_stop_at_0() {
    let bearer = who(unit("u", "lion", "attack", 2), &json!({ "modifier": 1 }));
    let weakened = with(bearer, &set(follower("f", 2), &json!({ "modifier": -3 })));
    let answer = ask("battle", &battle(0, &[weakened], &[]));
    assert_eq!(answer["forces"], json!([{ "unit": "u", "force": 3, "personality": 3 }]));
}

#[test]
fn case_3_nine_cards_after_drawing() {
    assert_eq!([to_discard(9), to_discard(8), to_discard(0)], [1, 0, 0]);
}

#[test]
fn case_4_no_personal_honor_no_follower_that_asks_for_some() {
    for moving in [false, true] {
        let document = json!({
            "personality": { "personal_honor": 0, "chi": 2 }, "card": { "kind": "follower", "requirement": 1 },
            "moving": moving
        });
        assert_eq!(ask("attach", &document)["faults"], json!(["CC-ATT-2"]));
    }
}

#[test]
fn case_5_follower_tokens_count_as_cards() {
    let token = set(follower("t", 0), &json!({ "token": true }));
    let loser = with(unit("d", "crane", "defense", 1), &token);
    for (force, gains) in [(3, vec![("lion", 4)]), (1, vec![("lion", 2), ("crane", 1)])] {
        let answer = ask("battle", &battle(9, &[unit("a", "lion", "attack", force), loser.clone()], &[]));
        assert_eq!(gained(&answer), gains);
    }
}

/// Who gained how much for the battle.
fn gained(answer: &Value) -> Vec<(&str, i64)> {
    let gains = answer["honor"].as_array().unwrap().iter().filter(|change| change["why"] == "battle");
    gains.map(|change| (change["player"].as_str().unwrap(), change["change"].as_i64().unwrap())).collect()
}

fn case_6_units() -> [Value; 3] {
    let first = with(with(unit("1", "lion", "attack", 4), &follower("f1", 3)), &item("i1", 2));
    let defender = with(unit("3", "crane", "defense", 2), &follower("f3", 2));
    [first, unit("2", "lion", "attack", 3), who(defender, &json!({ "fear": 3 }))]
}

#[test]
fn case_6_a_province_falls() {
    let answer = ask("battle", &battle(6, &case_6_units(), &[]));
    assert_eq!((&answer["attack"], &answer["defense"]), (&json!(12), &json!(4)));
    assert_eq!((&answer["result"], &answer["province_destroyed"]), (&json!("attack"), &json!(true)));
    assert_eq!(gained(&answer), [("lion", 4)]);
}

#[test]
fn case_7_fear_saves_the_province() {
    let fear = json!({ "do": "fear", "by": "p3", "target": "1" });
    let answer = ask("battle", &battle(6, &case_6_units(), &[fear]));
    assert_eq!((&answer["attack"], &answer["province_destroyed"]), (&json!(9), &json!(false)));
    assert_eq!(answer["needs"]["attack_to_take"], 2);
    assert_eq!(gained(&answer), [("lion", 4)]);
}

#[test]
fn case_8_a_tie_with_a_dishonored_attacker() {
    let token = set(follower("t", 1), &json!({ "token": true }));
    let attacker = with(who(unit("a", "lion", "attack", 4), &json!({ "personal_honor": 2 })), &token);
    let defender = who(unit("d", "crane", "defense", 5), &json!({ "versions": 2 }));
    let stained = who(attacker.clone(), &json!({ "dishonored": true }));
    let answer = ask("battle", &battle(3, &[stained, defender.clone()], &[]));
    let honor = json!([
        { "player": "crane", "change": 2, "why": "battle", "card": null },
        { "player": "lion", "change": -2, "why": "dishonorable_death", "card": "pa" }
    ]);
    assert_same(&answer["honor"], &honor);
    let answer = ask("battle", &battle(3, &[attacker, defender], &[]));
    assert_eq!(gained(&answer), [("lion", 2), ("crane", 2)]);
}

#[test]
fn case_9_ranged_attacks_of_two_units_do_not_combine() {
    let archer = who(unit("1", "lion", "attack", 1), &json!({ "ranged": 2 }));
    let other = with(unit("2", "lion", "attack", 1), &set(follower("f", 1), &json!({ "ranged": 3 })));
    let target = with(unit("3", "crane", "defense", 4), &set(item("i", -1), &json!({ "bowed": true })));
    let both = json!({ "do": "ranged", "by": ["p1", "f"], "target": "p3" });
    let one = json!({ "do": "ranged", "by": ["f"], "target": "p3" });
    let answer = ask("battle", &battle(0, &[archer, other, target], &[both, one]));
    assert_eq!(rules(&answer["steps"]), [Some("CC-RNG-3"), None]);
    assert_eq!((&answer["steps"][1]["strength"], &answer["steps"][1]["against"]), (&json!(3), &json!(3)));
    assert_eq!(answer["steps"][1]["destroyed"], json!(["p3", "i"]));
}

#[test]
fn case_10_a_dishonored_winner_is_restored() {
    let attacker = who(unit("a", "lion", "attack", 5), &json!({ "dishonored": true }));
    let terrain = json!({ "do": "terrain", "player": "crane", "effects": [{ "do": "province", "force": 2 }] });
    let answer = ask("battle", &battle(5, &[attacker, unit("d", "crane", "defense", 1)], &[terrain]));
    assert_eq!((&answer["strength"], &answer["province_destroyed"]), (&json!(7), &json!(false)));
    assert_eq!((&answer["honor"], &answer["restored"]), (&json!([]), &json!(["pa"])));
    assert_eq!(answer["destroyed"], json!(["pd"]));
}

#[test]
fn case_11_an_unopposed_army_of_0_takes_nothing_and_lives() {
    let attacker = with(who(unit("a", "lion", "attack", 3), &json!({ "bowed": true })), &follower("f", 4));
    let answer = ask("battle", &battle(0, &[attacker], &[]));
    assert_eq!((&answer["attack"], &answer["result"]), (&json!(0), &json!("unopposed_attack")));
    assert_eq!((&answer["province_destroyed"], &answer["destroyed"]), (&json!(false), &json!([])));
}

#[test]
fn case_12_every_ally_gains_and_a_stained_attacker_is_restored() {
    let spell = json!({ "id": "s", "kind": "spell" });
    let units = [
        who(unit("1", "lion", "attack", 2), &json!({ "dishonored": true })),
        unit("2", "fox", "attack", 6),
        with(unit("3", "crane", "defense", 4), &spell),
        unit("4", "crab", "defense", 0),
    ];
    let document = set(battle(3, &units, &[]), &json!({ "rulings": { "ally_honor": "each" } }));
    let answer = ask("battle", &document);
    assert_eq!((gained(&answer), &answer["province_destroyed"]), (vec![("fox", 6)], &json!(true)));
    assert_eq!(answer["restored"], json!(["p1"]));
}

#[test]
fn case_13_a_tactician_adds_a_focus_value_once() {
    let weakened = set(follower("f", 2), &json!({ "plus": true, "modifier": -3 }));
    let tactician = with(who(unit("a", "lion", "attack", 3), &json!({ "tactician": true })), &weakened);
    let discard = json!({ "do": "tactician", "card": "pa", "focus": 4 });
    let answer = ask("battle", &battle(0, &[tactician], &[discard.clone(), discard]));
    assert_eq!((rules(&answer["steps"]), &answer["attack"]), (vec![None, Some("CC-KEY-3")], &json!(7)));
}

#[test]
fn case_14_a_lobbying_one_speaker_short() {
    let mut document = json!({
        "players": [{ "id": "lion", "honor": 10 }, { "id": "crane", "honor": 14 }, { "id": "crab", "honor": 3 }],
        "lobbyist": "lion", "initiator": { "personal_honor": 1 },
        "efforts": [
            { "player": "lion", "do": "speaker", "value": 3 }, { "player": "crane", "do": "pass" },
            { "player": "crab", "do": "gift", "value": 4, "for": "antagonist" },
            { "player": "lion", "do": "gift", "value": 3 }
        ],
        "resources": { "speakers": [{ "id": "s", "personal_honor": 3 }, { "id": "t", "personal_honor": 2 }] }
    });
    let answer = ask("lobby", &document);
    assert_eq!((&answer["totals"][0]["total"], &answer["totals"][1]["total"]), (&json!(16), &json!(18)));
    assert_eq!((&answer["needs"], &answer["cheapest"]["speakers"]), (&json!(3), &json!(["s"])));
    let efforts = document["efforts"].as_array_mut().unwrap();
    efforts.extend([json!({ "player": "crane", "do": "pass" }), json!({ "player": "crab", "do": "pass" })]);
    efforts.push(json!({ "player": "lion", "do": "speaker", "value": 3 }));
    efforts.extend(["crane", "crab", "lion"].map(|player| json!({ "player": player, "do": "pass" })));
    let answer = ask("lobby", &document);
    assert_eq!((&answer["takes"], &answer["holder"]), (&json!(true), &json!("lion")));
}

#[test]
fn case_15_a_tie_for_highest_needs_one_and_prefers_the_speaker() {
    let document = json!({
        "players": [{ "id": "lion", "honor": 9 }, { "id": "crane", "honor": 9 }], "lobbyist": "lion",
        "initiator": { "personal_honor": 2 },
        "resources": {
            "speakers": [{ "id": "s", "personal_honor": 3 }, { "id": "t", "personal_honor": 1 }],
            "gifts": [{ "id": "g", "focus": 1 }]
        }
    });
    let answer = ask("lobby", &document);
    assert_eq!((&answer["automatic"], &answer["needs"]), (&json!(false), &json!(1)));
    assert_eq!(answer["cheapest"], json!({ "speakers": ["t"], "gift": null, "adds": 1 }));
}

#[test]
fn case_16_own_clan_gets_a_discount_or_honor() {
    let document = json!({
        "player": { "honor": 5, "clans": ["lion"] },
        "card": {
            "kind": "personality", "name": "A", "clans": ["lion"], "cost": 7, "requirement": 4, "personal_honor": 2
        },
        "sources": [{ "id": "s4", "gold": 4 }, { "id": "s3", "gold": 3 }, { "id": "s2", "gold": 2 }]
    });
    let answer = ask("recruit", &document);
    let options = json!({ "options": [
        {
            "take": "discount", "cost": 5, "honor": 0, "honor_after": 5, "faults": [], "bow": ["s3", "s2"], "waste": 0
        },
        { "take": "honor", "cost": 7, "honor": 2, "honor_after": 7, "faults": [], "bow": ["s4", "s3"], "waste": 0 }
    ] });
    assert_same(&answer, &options);
}

#[test]
fn case_17_an_overlay_is_free_where_the_normal_ways_are_refused() {
    let document = json!({
        "player": { "honor": -3, "clans": ["lion"] },
        "card": {
            "kind": "personality", "name": "A", "clans": ["lion"], "cost": 1, "requirement": 0, "unique": true,
            "version": 2, "enter_honor": -2
        },
        "in_play": [{ "name": "A", "unique": true, "own": true }]
    });
    let answer = ask("recruit", &document);
    let options = answer["options"].as_array().unwrap();
    assert_eq!(options[0]["faults"], json!(["CC-REC-2", "CC-REC-5"]));
    assert_eq!(options[1]["faults"], json!(["CC-REC-2", "CC-REC-5"]));
    let overlay = json!({
        "take": "overlay", "cost": 0, "honor": 0, "honor_after": -3, "faults": [], "bow": null, "waste": null
    });
    assert_same(&options[2], &overlay);
}

#[test]
fn case_18_seppuku_or_the_favor_against_a_loss_of_8() {
    for (answer, left) in [(json!({ "seppuku": "x" }), 11), (json!("favor"), 12), (json!(null), 4)] {
        let document = json!({
            "honor": 12, "change": -8, "holds_favor": true, "involved": [{ "id": "x", "samurai": true }],
            "answer": answer
        });
        assert_eq!(ask("honor", &document)["honor"], left);
    }
}

#[test]
fn case_19_striking_at_once_saves_a_tie() {
    let document = json!({
        "challenged": "me", "me": { "chi": 4, "hand": [3, 2] },
        "opponent": { "chi": 4, "hand": 2, "known": [4, 1], "cards": { "unseen": {} } }
    });
    let answer = ask("duel", &document);
    let values: Vec<&Value> = answer["plans"].as_array().unwrap().iter().map(|plan| &plan["value"]).collect();
    assert_same(&json!(values), &json!([50, 0, 50]));
    assert_eq!((&answer["best"], &answer["advice"]), (&json!(0), &json!("strike")));
}

#[test]
fn case_20_every_hand_he_can_have() {
    let document = json!({
        "challenged": "opponent", "me": { "chi": 3, "hand": [3, 2] },
        "opponent": { "chi": 3, "hand": 2, "cards": { "chances": { "1": 1, "3": 1 } } }
    });
    let answer = ask("duel", &document);
    let values: Vec<&Value> = answer["plans"].as_array().unwrap().iter().map(|plan| &plan["value"]).collect();
    assert_same(&json!(values), &json!([0, 12.5, 37.5]));
}

#[test]
fn case_21_honor_wins_only_at_the_start_of_the_own_turn() {
    let document = json!({
        "players": [
            { "id": "lion", "honor": 36 }, { "id": "crane", "honor": 0 },
            { "id": "crab", "honor": 41, "no_honor_win": true }
        ],
        "events": [
            { "do": "turn", "player": "crane" }, { "do": "honor", "player": "lion", "by": 6 },
            { "do": "turn", "player": "crab" }, { "do": "honor", "player": "crane", "by": -15 },
            { "do": "honor", "player": "crane", "by": -5 }, { "do": "turn", "player": "lion" }
        ]
    });
    let log = json!([
        { "event": 4, "player": "crane", "what": "out", "why": "honor" },
        { "event": 5, "player": "lion", "what": "wins", "why": "honor" }
    ]);
    assert_same(&ask("watch", &document)["log"], &log);
}

#[test]
fn case_22_both_fall_in_one_instant() {
    let document = json!({
        "players": [{ "id": "lion", "honor": 0, "provinces": 1 }, { "id": "crane", "honor": 0 }],
        "events": [{ "do": "together", "events": [
            { "do": "province", "player": "lion", "by": -1 }, { "do": "honor", "player": "crane", "by": -22 }
        ] }]
    });
    let answer = ask("watch", &document);
    let last = json!({ "event": 0, "player": null, "what": "draw", "why": "nobody left" });
    assert_same(&answer["log"][2], &last);
    assert_eq!((&answer["over"], &answer["winner"]), (&json!(true), &json!(null)));
}

#[test]
fn case_23_the_best_attack_on_two_provinces() {
    let document = json!({
        "provinces": [{ "id": "1", "strength": 5 }, { "id": "2", "strength": 4 }],
        "attack": [
            { "id": "a", "force": 8, "cards": 2 }, { "id": "b", "force": 6 },
            { "id": "c", "force": 4, "cavalry": true }
        ],
        "defense": [{ "id": "d", "force": 4, "cards": 2 }, { "id": "e", "force": 3 }],
        "weights": { "province": 10, "card": 1, "honor": 1 }
    });
    let plan = ask("maneuver", &document);
    assert_eq!((&plan["value"], &plan["best"]), (&json!(19), &json!({ "a": "1", "b": "2" })));
    assert_eq!((&plan["line"]["d"], &plan["line"]["e"]), (&json!("1"), &json!("1")));
}
