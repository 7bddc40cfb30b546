//! One instance of a gain or loss.

use crate::support::{ask, assert_same};
use serde_json::{Value, json};

fn instance(change: i64, involved: Value, answer: Value) -> Value {
    ask("honor", &json!({ "honor": 5, "change": change, "involved": involved, "answer": answer }))
}

#[test]
fn cc_hon_1_an_instance_is_applied_at_once() {
    let answer = instance(-7, json!([]), json!(null));
    assert_eq!((&answer["change"], &answer["honor"], &answer["may"]), (&json!(-7), &json!(-2), &json!([])));
}

#[test]
fn cc_hon_2_a_loss_is_answered_by_the_favor_or_by_seppuku() {
    let document = |answer: Value| {
        json!({
            "honor": 5, "change": -3, "holds_favor": true, "answer": answer,
            "involved": [{ "id": "x", "samurai": true }, { "id": "y" }, { "id": "z", "samurai": true }]
        })
    };
    let answer = ask("honor", &document(json!(null)));
    assert_eq!(answer["may"], json!(["favor", "seppuku:x", "seppuku:z"]));
    let answer = ask("honor", &document(json!("favor")));
    assert_eq!(
        (&answer["change"], &answer["favor_spent"], &answer["honorable_dead"]),
        (&json!(0), &json!(true), &json!([]))
    );
    let answer = ask("honor", &document(json!({ "seppuku": "z" })));
    assert_eq!(
        (&answer["change"], &answer["favor_spent"], &answer["honorable_dead"]),
        (&json!(-1), &json!(false), &json!(["z"]))
    );
}

#[test]
fn cc_hon_3_the_dishonored_still_cause_losses() {
    assert_eq!(instance(-2, json!([{ "id": "x", "dishonored": true }]), json!(null))["honor"], 3);
}

#[test]
fn cc_hon_4_a_gain_restores_the_dishonored_instead() {
    let involved = json!([{ "id": "x", "dishonored": true }, { "id": "y" }, { "id": "z", "dishonored": true }]);
    let answer = instance(4, involved, json!(null));
    assert_same(&json!([answer["change"], answer["honor"], answer["restored"]]), &json!([0, 5, ["x", "z"]]));
    assert_eq!(instance(4, json!([{ "id": "y" }]), json!(null))["honor"], 9);
}

/// Ruling SeppukuCleanses: dishonored or not.
#[test]
fn cc_hon_7_seppuku_of_a_dishonored_samurai_is_honorable() {
    let involved = json!([{ "id": "x", "samurai": true, "dishonored": true }]);
    let answer = instance(-6, involved, json!({ "seppuku": "x" }));
    assert_same(&json!([answer["change"], answer["honorable_dead"], answer["restored"]]), &json!([-1, ["x"], []]));
}

#[test]
fn cc_hon_7_and_cc_fav_1_impossible_answers_are_ignored() {
    let answer = instance(-6, json!([{ "id": "x" }]), json!({ "seppuku": "x" }));
    assert_eq!((&answer["refused"], &answer["change"]), (&json!("CC-HON-7"), &json!(-6)));
    let answer = instance(-6, json!([]), json!("favor"));
    assert_eq!((&answer["refused"], &answer["change"]), (&json!("CC-FAV-1"), &json!(-6)));
    let gain = ask("honor", &json!({ "honor": 5, "change": 2, "holds_favor": true, "answer": "favor" }));
    assert_eq!((&gain["refused"], &gain["change"], &gain["may"]), (&json!("CC-FAV-1"), &json!(2), &json!([])));
}
