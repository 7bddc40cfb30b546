//! Every ruling a document can switch, in both its readings (section 18).

use crate::support::{ask, assert_close, exchange, takes, with};
use rokugan::games::bushido::model::rulings::Ruling;
use serde_json::{Value, json};

fn both(document: &Value, ruling: &str) -> (Value, Value) {
    let command = match (document.get("to"), document.get("bands")) {
        (Some(_), _) => "damage",
        (None, Some(_)) => "ranged",
        (None, None) if document.get("kind").is_some() => "test",
        (None, None) => "exchange",
    };
    let off = ask(command, &with(document, &json!({"rulings": {ruling: false}})));
    assert_eq!(off, ask(command, document), "off is the default");
    (off, ask(command, &with(document, &json!({"rulings": {ruling: true}}))))
}

#[test]
fn modifier_without_die_in_both_readings() {
    let (off, on) =
        both(&exchange((&[1], &[1]), (&[6], &[6]), json!({"active": {"brutal": 2, "parry": 1}})), "ModifierWithoutDie");
    assert_eq!(off["results"]["active"], json!({"attack": 0, "defence": 0, "dice": 0}));
    assert_eq!(on["results"]["active"], json!({"attack": 2, "defence": 1, "dice": 0}));
    let opposed = json!({"kind": "opposed", "active": {"pool": 1, "modifier": 10}, "other": {"pool": 1}});
    let (off, on) = both(&opposed, "ModifierWithoutDie");
    assert_close(&off["active"], 5.0 / 6.0 + 1.0 / 36.0);
    assert_close(&on["active"], 1.0);
    let shot = json!({"pool": 1, "bands": [9, null, null], "distance": 1, "brutal": 4, "damage": {},
        "target": {"size": "small", "wounds": 1}});
    let (off, on) = both(&shot, "ModifierWithoutDie");
    assert_close(&off["success"], 5.0 / 6.0);
    assert_close(&on["success"], 1.0);
}

#[test]
fn removed_dice_count_in_ties_in_both_readings() {
    let sides = json!({"other": {"impenetrable": true}});
    let (off, on) = both(&exchange((&[5, 4], &[]), (&[], &[4]), sides), "RemovedDiceCountInTies");
    assert_eq!((&off["results"]["active"]["dice"], &off["comparisons"][0]["tie"]), (&json!(1), &json!("active")));
    assert_eq!((&on["results"]["active"]["dice"], &on["comparisons"][0]["tie"]), (&json!(2), &json!("dice")));
    let opposed = json!({"kind": "opposed", "active": {"pool": 1, "discards": 1}, "other": {"pool": 1}});
    let (off, on) = both(&opposed, "RemovedDiceCountInTies");
    assert_close(&off["active"], 1.0);
    // The active 1 is no die: the taken die of the other counts unless it is a 1 itself.
    assert_close(&on["active"], 1.0 - 5.0 / 36.0);
}

#[test]
fn prone_strikes_back_in_both_readings() {
    let sides = json!({"other": {"prone": true}, "damage_rolls": [[1, 1]]});
    let (off, on) = both(&exchange((&[4], &[6]), (&[2], &[3]), sides), "ProneStrikesBack");
    assert_eq!((off["comparisons"].as_array().unwrap().len(), on["comparisons"].as_array().unwrap().len()), (1, 2));
}

#[test]
fn tough_before_half_in_both_readings() {
    let seven = exchange(
        (&[6], &[]),
        (&[], &[1]),
        with(&takes("active", "Sweep Attack"), &json!({"other": {"tough": 1}, "damage_rolls": [[4, 5]]})),
    );
    let (off, on) = both(&seven, "ToughBeforeHalf");
    assert_eq!((&off["wounds"]["other"], &on["wounds"]["other"]), (&json!(2), &json!(3)), "7: 3 − 1, or 6 ÷ 2");
}

#[test]
fn counterstrike_pierces_in_both_readings() {
    let sides = with(
        &takes("other", "Counterstrike Defence"),
        &json!({"other": {"damage": {"pierce": 2, "sharp": 1}}, "active": {"armour": 2, "tough": 1}, "damage_rolls": [[4, 4]]}),
    );
    let (off, on) = both(&exchange((&[2], &[6]), (&[], &[6]), sides), "CounterstrikePierces");
    let roll = |answer: &Value| {
        let roll = &answer["comparisons"][0]["rolls"][0];
        (roll["modifier"].clone(), roll["wounds"].clone())
    };
    assert_eq!(roll(&off), (json!(-2), json!(1)));
    assert_eq!(roll(&on), (json!(0), json!(2)));
}

#[test]
fn every_ruling_has_its_name_in_documents() {
    let named = Ruling::ALL.map(Ruling::name);
    for ruling in named {
        let document = with(&json!({"by": {}, "to": {"wounds": 1}, "level": 0}), &json!({"rulings": {ruling: true}}));
        ask("damage", &document);
    }
    assert_eq!(named.len(), 5);
}
