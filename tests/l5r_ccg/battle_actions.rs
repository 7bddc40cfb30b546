//! Ranged Attacks, Fear, Tacticians and the Favor in a battle, each with its checks in the order of reading A2.

use crate::army::{battle, follower, item, set, unit, who, with};
use crate::support::{ask, rules};
use serde_json::{Value, json};

fn ranged(by: &[&str], target: &str) -> Value {
    json!({ "do": "ranged", "by": by, "target": target })
}

fn fear(by: &str, target: &str) -> Value {
    json!({ "do": "fear", "by": by, "target": target })
}

/// The rules of the steps of a battle.
fn steps(units: &[Value], actions: &[Value]) -> Vec<Option<String>> {
    let answer = ask("battle", &battle(0, units, actions));
    rules(&answer["steps"]).into_iter().map(|rule| rule.map(str::to_owned)).collect()
}

#[track_caller]
fn assert_steps(units: &[Value], actions: &[Value], expected: &[Option<&str>]) {
    let steps = steps(units, actions);
    assert_eq!(steps.iter().map(Option::as_deref).collect::<Vec<_>>(), expected);
}

/// An archer with an archer Follower and an item; a target covered by a Follower, and one without cover.
fn field() -> [Value; 3] {
    let archer = with(who(unit("a", "lion", "attack", 1), &json!({ "ranged": 2 })), &item("i", 0));
    let covered = with(unit("d", "crane", "defense", 4), &follower("g", 2));
    let ancestor = json!({ "id": "n", "kind": "ancestor", "force": 1 });
    let bare = with(with(unit("e", "crane", "defense", 2), &ancestor), &item("j", 1));
    [with(archer, &set(follower("f", 1), &json!({ "ranged": 1 }))), covered, bare]
}

#[test]
fn cc_rng_1_only_cards_with_a_strength_shoot_and_bow() {
    assert_steps(&field(), &[ranged(&["i"], "g"), ranged(&["pa", "i"], "g")], &[Some("CC-RNG-1"), Some("CC-RNG-1")]);
    let answer = ask("battle", &battle(0, &field(), &[ranged(&["pa"], "g")]));
    assert_eq!((&answer["steps"][0]["bowed"], &answer["steps"][0]["destroyed"]), (&json!(["pa"]), &json!(["g"])));
    assert_eq!(answer["attack"], 0);
}

#[test]
fn cc_q_9_a_bowed_card_does_not_shoot() {
    assert_steps(&field(), &[ranged(&["pa"], "pe"), ranged(&["pa"], "pe")], &[None, Some("CC-Q-9")]);
}

#[test]
fn cc_rng_2_targets_are_opposing_personalities_and_followers() {
    let actions = ["f", "pa", "n", "j"].map(|target| ranged(&["pa"], target));
    assert_steps(&field(), &actions, &[Some("CC-RNG-2"); 4]);
}

/// Reading A4: shooters are named in the order of the document.
#[test]
fn cc_rng_3_cards_of_one_unit_add_their_strengths() {
    let answer = ask("battle", &battle(0, &field(), &[ranged(&["f", "pa"], "pe")]));
    let step = json!({
        "ok": true, "rule": null, "bowed": ["pa", "f"], "destroyed": ["pe", "n", "j"], "strength": 3, "against": 3
    });
    assert_eq!(answer["steps"][0], step);
}

#[test]
fn cc_rng_4_a_follower_covers_its_personality_and_an_ancestor_does_not() {
    let second = who(unit("b", "lion", "attack", 1), &json!({ "ranged": 5 }));
    let [first, covered, bare] = field();
    let units = [first, covered, bare, second];
    let actions = [ranged(&["pa"], "pd"), ranged(&["pa"], "g"), ranged(&["pb"], "pd")];
    assert_steps(&units, &actions, &[Some("CC-RNG-4"), None, None]);
}

#[test]
fn cc_rng_5_a_target_is_destroyed_by_strength_equal_to_its_force() {
    let archer = who(unit("a", "lion", "attack", 1), &json!({ "ranged": 3 }));
    for (force, destroyed) in [(3, json!(["pd"])), (4, json!([]))] {
        let target = who(unit("d", "crane", "defense", force), &json!({ "bowed": true }));
        let answer = ask("battle", &battle(0, &[archer.clone(), target], &[ranged(&["pa"], "pd")]));
        assert_eq!((&answer["steps"][0]["destroyed"], &answer["steps"][0]["against"]), (&destroyed, &json!(force)));
    }
}

/// Reading A2: a Ranged Attack's checks go from the shooters to the target.
#[test]
fn ranged_checks_come_in_their_order() {
    let gone = json!({ "do": "destroy", "card": "f" });
    let bow = json!({ "do": "bow", "card": "pa" });
    let away = json!({ "do": "destroy", "card": "g" });
    let actions = [gone, ranged(&["f", "i"], "g"), bow, away, ranged(&["pa"], "g")];
    assert_steps(&field(), &actions, &[None, Some("CC-BAT-6"), None, None, Some("CC-Q-9")]);
    let actions = [json!({ "do": "destroy", "card": "g" }), ranged(&["pa"], "g")];
    assert_steps(&field(), &actions, &[None, Some("CC-BAT-6")]);
}

fn afraid() -> [Value; 2] {
    let brave = set(follower("h", 4), &json!({ "modifier": -1 }));
    let ancestor = json!({ "id": "n", "kind": "ancestor", "force": 0 });
    let frightened = with(with(with(unit("a", "lion", "attack", 1), &follower("f", 2)), &brave), &ancestor);
    let bowed = set(follower("g", 1), &json!({ "bowed": true }));
    let dreadful = with(
        who(unit("d", "crane", "defense", 1), &json!({ "fear": 2 })),
        &json!({
            "id": "s", "kind": "spell", "fear": 9
        }),
    );
    [with(frightened, &bowed), dreadful]
}

#[test]
fn cc_fear_1_needs_an_unbowed_card_with_fear_that_stays_unbowed() {
    let answer = ask("battle", &battle(0, &afraid(), &[fear("pd", "a"), fear("f", "d")]));
    assert_eq!(rules(&answer["steps"]), [None, Some("CC-FEAR-1")]);
    assert_eq!(answer["defense"], 1);
    assert_steps(&afraid(), &[json!({ "do": "bow", "card": "pd" }), fear("pd", "a")], &[None, Some("CC-Q-9")]);
}

#[test]
fn cc_fear_2_bows_followers_up_to_its_value_and_no_ancestors() {
    let answer = ask("battle", &battle(0, &afraid(), &[fear("pd", "a"), fear("s", "a")]));
    assert_eq!((&answer["steps"][0]["bowed"], &answer["steps"][1]["bowed"]), (&json!(["f"]), &json!(["h"])));
}

/// Ruling FearTarget: any unit at the battle.
#[test]
fn cc_fear_2_ruling_fear_target_any_unit() {
    assert_steps(&afraid(), &[fear("pd", "d")], &[None]);
}

#[test]
fn cc_fear_3_once_a_battle_also_when_nobody_bowed() {
    let away = json!({ "do": "destroy", "card": "pa" });
    let actions = [fear("pd", "d"), fear("pd", "a"), away, fear("s", "a"), fear("s", "d")];
    assert_steps(&afraid(), &actions, &[None, Some("CC-FEAR-3"), None, Some("CC-BAT-6"), None]);
}

#[test]
fn cc_key_3_a_tactician_is_an_unbowed_personality_once() {
    let discard = |card: &str| json!({ "do": "tactician", "card": card, "focus": 2 });
    let tactician = with(who(unit("a", "lion", "attack", 1), &json!({ "tactician": true })), &follower("f", 1));
    let bow = |how: &str| json!({ "do": how, "card": "pa" });
    let actions =
        [discard("f"), discard("pd"), bow("bow"), discard("pa"), bow("straighten"), discard("pa"), discard("pa")];
    let expected = [Some("CC-KEY-3"), Some("CC-KEY-3"), None, Some("CC-Q-9"), None, None, Some("CC-KEY-3")];
    assert_steps(&[tactician.clone(), unit("d", "crane", "defense", 1)], &actions, &expected);
    // Ruling TacticianForce: it is the Personality's Force.
    let answer = ask("battle", &battle(0, &[tactician], &[discard("pa")]));
    assert_eq!(answer["forces"], json!([{ "unit": "a", "force": 4, "personality": 3 }]));
}

/// Ruling FavorBowsUnit: every card of the unit bows.
#[test]
fn cc_fav_1_the_holder_sends_a_unit_home_bowed() {
    let favor = |player: &str, unit: &str| json!({ "do": "favor", "player": player, "unit": unit });
    let attacker = with(unit("a", "lion", "attack", 3), &set(follower("f", 1), &json!({ "bowed": true })));
    let actions = [favor("lion", "a"), json!({ "do": "destroy", "card": "pb" }), favor("fox", "b"), favor("fox", "a")];
    let units = [attacker, unit("b", "lion", "attack", 1)];
    let mut document = battle(0, &units, &actions);
    document["favor"] = json!("fox");
    document["actions"].as_array_mut().unwrap().push(favor("fox", "a"));
    let answer = ask("battle", &document);
    assert_eq!(rules(&answer["steps"]), [Some("CC-FAV-1"), None, Some("CC-BAT-6"), None, Some("CC-FAV-1")]);
    assert_eq!(answer["steps"][3]["bowed"], json!(["pa", "f"]));
    assert_eq!((&answer["removed"], &answer["favor"], &answer["bow_home"]), (&json!(["a"]), &json!(null), &json!([])));
}

#[test]
fn cc_att_8_an_ancestor_is_neither_destroyed_nor_changed_but_may_bow() {
    let ancestor = json!({ "id": "n", "kind": "ancestor", "force": 2 });
    let attacker = with(unit("a", "lion", "attack", 1), &ancestor);
    let actions = [
        json!({ "do": "destroy", "card": "n" }),
        json!({ "do": "modify", "card": "n", "force": 1 }),
        json!({ "do": "bow", "card": "n" }),
        json!({ "do": "destroy", "card": "pa" }),
    ];
    let answer = ask("battle", &battle(0, &[attacker], &actions));
    assert_eq!(rules(&answer["steps"]), [Some("CC-ATT-8"), Some("CC-ATT-8"), None, None]);
    assert_eq!(answer["steps"][3]["destroyed"], json!(["pa", "n"]));
}
