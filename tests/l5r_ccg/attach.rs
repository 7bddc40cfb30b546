//! Attaching and moving cards.

use crate::support::ask;
use serde_json::{Value, json};

fn attach(personality: Value, attached: Value, card: Value) -> Value {
    let mut document = json!({ "personality": { "chi": 2 }, "attached": attached, "card": card });
    for (field, value) in personality.as_object().unwrap() {
        document["personality"][field] = value.clone();
    }
    document
}

#[track_caller]
fn assert_faults(document: &Value, faults: &[&str]) {
    let answer = ask("attach", document);
    assert_eq!((&answer["faults"], &answer["legal"]), (&json!(faults), &json!(faults.is_empty())));
}

fn moved(mut document: Value, source_bowed: bool) -> Value {
    document["moving"] = json!(true);
    document["source_bowed"] = json!(source_bowed);
    document
}

#[test]
fn cc_att_1_an_own_unbowed_personality() {
    let item = json!({ "kind": "item" });
    assert_faults(&attach(json!({}), json!([]), item.clone()), &[]);
    assert_faults(&attach(json!({ "own": false }), json!([]), item.clone()), &["CC-ATT-1"]);
    assert_faults(&attach(json!({ "bowed": true }), json!([]), item), &["CC-ATT-1"]);
}

#[test]
fn cc_att_2_a_followers_requirement_against_the_personal_honor_now() {
    let follower = |requirement: Value| json!({ "kind": "follower", "requirement": requirement });
    let honorable = json!({ "personal_honor": 2 });
    let stained = json!({ "personal_honor": 2, "dishonored": true });
    assert_faults(&attach(honorable.clone(), json!([]), follower(json!(2))), &[]);
    assert_faults(&attach(honorable, json!([]), follower(json!(3))), &["CC-ATT-2"]);
    assert_faults(&attach(stained.clone(), json!([]), follower(json!(1))), &["CC-ATT-2"]);
    assert_faults(&attach(stained.clone(), json!([]), follower(json!(0))), &[]);
    assert_faults(&attach(stained, json!([]), follower(json!(null))), &[]);
}

#[test]
fn cc_att_3_and_4_spells_on_shugenja_up_to_their_chi() {
    let spells = |count: usize| json!(vec![json!({ "kind": "spell" }); count]);
    let spell = json!({ "kind": "spell" });
    assert_faults(&attach(json!({ "shugenja": true }), spells(1), spell.clone()), &[]);
    assert_faults(&attach(json!({ "shugenja": true }), spells(2), spell.clone()), &["CC-ATT-4"]);
    assert_faults(&attach(json!({}), spells(2), spell), &["CC-ATT-3", "CC-ATT-4"]);
}

#[test]
fn cc_att_5_one_weapon_one_armor_other_items_without_limit() {
    let item = |slot: &str| json!({ "kind": "item", "slot": slot });
    let held = json!([item("weapon"), item("other")]);
    assert_faults(&attach(json!({}), held.clone(), item("weapon")), &["CC-ATT-5"]);
    assert_faults(&attach(json!({}), held.clone(), item("armor")), &[]);
    assert_faults(&attach(json!({}), held, item("other")), &[]);
}

#[test]
fn cc_att_7_moving_bows_both_and_both_must_be_unbowed() {
    let document = attach(json!({}), json!([]), json!({ "kind": "item" }));
    assert_eq!(ask("attach", &document)["bows"], json!([]));
    assert_eq!(ask("attach", &moved(document.clone(), false))["bows"], json!(["source", "target"]));
    assert_faults(&moved(document, true), &["CC-ATT-1"]);
}

#[test]
fn cc_att_8_an_ancestor_is_not_moved() {
    let ancestor = json!({ "kind": "ancestor", "clans": ["lion"] });
    let document = attach(json!({ "clans": ["lion"] }), json!([]), ancestor);
    assert_faults(&moved(document, false), &["CC-ATT-8"]);
}

#[test]
fn cc_att_9_an_ancestor_is_for_its_clan_and_bows_it() {
    let ancestor = |clans: &[&str]| json!({ "kind": "ancestor", "clans": clans });
    let monk = json!({ "clans": ["monk", "lion"] });
    let document = attach(monk.clone(), json!([]), ancestor(&["brotherhood"]));
    assert_faults(&document, &[]);
    assert_eq!(ask("attach", &document)["bows"], json!(["target"]));
    assert_faults(&attach(monk.clone(), json!([]), ancestor(&["mantis"])), &["CC-ATT-9"]);
    // Reading A18: without a clan it fits nobody.
    assert_faults(&attach(monk, json!([]), ancestor(&[])), &["CC-ATT-9"]);
    assert_faults(&attach(json!({ "clans": ["yoritomo"] }), json!([]), ancestor(&["mantis"])), &[]);
}
