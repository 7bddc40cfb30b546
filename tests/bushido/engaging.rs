//! Initiative, pools and limits before the split (Q-2, Q-3, BU-MEL-3 to 5, BU-TEST-2, A1 to A3).

use crate::support::{ask, refused, with};
use serde_json::{Value, json};

fn engaged(active: Value, other: Value) -> Value {
    let base = json!({"base": 3});
    ask("engage", &json!({"active": with(&base, &active), "other": with(&base, &other)}))
}

#[track_caller]
fn first(active: Value, other: Value) -> (String, String) {
    let answer = engaged(active, other);
    let text = |field: &str| answer[field].as_str().unwrap().to_owned();
    (text("initiative"), text("because"))
}

fn says(side: &str, because: &str) -> (String, String) {
    (side.to_owned(), because.to_owned())
}

#[test]
fn a_1_and_bu_mel_3_the_activating_model_has_the_initiative() {
    assert_eq!(first(json!({}), json!({})), says("active", "activating"));
}

#[test]
fn bu_mel_3_only_one_prone_or_surprised_is_second() {
    assert_eq!(first(json!({"states": ["Prone"]}), json!({})), says("other", "opponent_second"));
    assert_eq!(first(json!({}), json!({"surprised": true})), says("active", "opponent_second"));
}

#[test]
fn initiative_both_second_the_activating_model() {
    let quick = json!({"states": ["Prone"], "lightning_reflexes": true});
    assert_eq!(first(json!({"surprised": true}), quick), says("active", "activating"));
}

#[test]
fn slow_against_prone_prone_is_second() {
    assert_eq!(first(json!({"slow": true}), json!({"states": ["Prone"]})), says("active", "opponent_second"));
}

#[test]
fn bu_mel_3_lightning_reflexes_before_reach() {
    let answer = first(json!({"reach": true}), json!({"lightning_reflexes": true}));
    assert_eq!(answer, says("other", "lightning_reflexes"));
}

#[test]
fn a_2_after_both_lightning_the_reach_line_and_after_both_reach_the_slow_line() {
    let both = json!({"lightning_reflexes": true});
    let reaching = json!({"lightning_reflexes": true, "reach": true});
    assert_eq!(first(both.clone(), reaching.clone()), says("other", "reach"));
    assert_eq!(first(reaching.clone(), reaching), says("active", "activating"));
    assert_eq!(first(json!({"slow": true}), json!({})), says("other", "slow"));
    assert_eq!(first(json!({}), json!({"slow": true})), says("active", "activating"));
}

#[test]
fn a_2_reach_that_is_not_ready_gives_no_initiative_but_is_a_reach_weapon_for_slow() {
    let unready = json!({"reach": true, "reach_ready": false});
    assert_eq!(first(unready.clone(), json!({"reach": true})), says("other", "reach"));
    assert_eq!(first(with(&unready, &json!({"slow": true})), json!({})), says("active", "activating"));
}

#[test]
fn bu_mel_3_slow_with_lightning_loses_both() {
    let answer = first(json!({"slow": true, "lightning_reflexes": true}), json!({"reach": true}));
    assert_eq!(answer, says("other", "reach"));
    assert_eq!(first(json!({}), json!({"slow": true, "reach": true})), says("active", "activating"));
}

#[test]
fn bu_mel_3_the_players_may_override_it() {
    let answer = ask("engage", &json!({"active": {"base": 1}, "other": {"base": 1}, "initiative_override": "other"}));
    assert_eq!((&answer["initiative"], &answer["because"]), (&json!("other"), &json!("override")));
    let none = ask("engage", &json!({"active": {"base": 1}, "other": {"base": 1}, "initiative_override": null}));
    assert_eq!(none["because"], "activating");
}

fn terms(answer: &Value, side: &str) -> Vec<(String, i64)> {
    let term = |term: &Value| (term["what"].as_str().unwrap().to_owned(), term["value"].as_i64().unwrap());
    answer[side]["terms"].as_array().unwrap().iter().map(term).collect()
}

#[test]
fn a_3_terms_of_the_pool_come_in_their_order() {
    let all = json!({"base": 10, "boosts": 2, "modifier": -1, "exhausted": true, "assisting": 3, "indomitable": 1,
        "states": ["Held", "Stunned", "Blind", "Prone", "Frightened"], "ran": true, "stood_up": false});
    let answer = engaged(all, json!({"states": ["Death Sentence"]}));
    let wanted = [
        ("base", 10),
        ("boosts", 2),
        ("modifier", -1),
        ("exhausted", -1),
        ("assist", -2),
        ("Prone", -1),
        ("Blind", -1),
        ("Stunned", -1),
        ("Frightened", -1),
        ("Held", -1),
        ("ran", -1),
        ("death_sentence", 1),
    ];
    assert_eq!(terms(&answer, "active"), wanted.map(|(what, value)| (what.to_owned(), value)));
    let answer = engaged(json!({"surprised": true, "stood_up": true}), json!({}));
    let wanted = [("base", 3), ("surprised", -1), ("stood_up", -1)];
    assert_eq!(terms(&answer, "active"), wanted.map(|(what, value)| (what.to_owned(), value)));
}

#[test]
fn bu_mel_4_endurance_and_indomitable_take_terms_away() {
    let answer = engaged(json!({"exhausted": true, "endurance": true, "assisting": 1, "indomitable": 4}), json!({}));
    assert_eq!(terms(&answer, "active"), [("base".to_owned(), 3)]);
}

#[test]
fn q_2_and_cap_on_final_a_boost_balances_a_penalty_before_the_cap() {
    let answer = engaged(json!({"base": 2, "boosts": 4, "states": ["Stunned"]}), json!({}));
    assert_eq!(answer["active"]["dice"], 4);
    assert_eq!(terms(&answer, "active").last(), Some(&("cap".to_owned(), -1)));
    assert_eq!(engaged(json!({"base": 0, "boosts": 5}), json!({}))["active"]["dice"], 1);
}

#[test]
fn q_1_a_dash_takes_no_modifier_and_no_boost() {
    let answer =
        engaged(json!({"base": "-", "modifier": 4, "states": ["Prone"]}), json!({"states": ["Death Sentence"]}));
    assert_eq!(terms(&answer, "active"), [("base".to_owned(), 0), ("gained".to_owned(), 1)]);
    let boosted = json!({"active": {"base": "-", "boosts": 1}, "other": {"base": 1}});
    assert_eq!(refused("engage", &boosted), "active.boosts");
}

#[test]
fn q_3_boosts_cost_ki_and_a_surprised_model_has_none() {
    assert_eq!(engaged(json!({"boosts": 2, "boost_cost": 3}), json!({}))["active"]["ki_spent"], 6);
    let surprised = json!({"active": {"base": 1}, "other": {"base": 1, "boosts": 1, "surprised": true}});
    assert_eq!(refused("engage", &surprised), "other.boosts");
}

#[test]
fn bu_test_2_and_gained_dice_uncapped_both_gain_until_the_lower_has_one() {
    let answer = engaged(json!({"base": 0, "modifier": -3}), json!({"base": 2}));
    assert_eq!((&answer["active"]["dice"], &answer["other"]["dice"]), (&json!(1), &json!(6)));
}

#[test]
fn bu_mel_5_limits_of_the_split() {
    let rule = |model: Value| engaged(model, json!({}))["active"]["allocation"].as_str().unwrap().to_owned();
    assert_eq!(rule(json!({"states": ["Berserk"]})), "aggressive");
    assert_eq!(rule(json!({"states": ["Held"]})), "defensive");
    assert_eq!(rule(json!({"states": ["Frightened"]})), "defensive");
    assert_eq!(rule(json!({"states": ["Frightened"], "steadfast": true})), "free");
    assert_eq!(rule(json!({"states": ["Held"], "steadfast": true})), "defensive");
    assert_eq!(rule(json!({"aggressive": true, "defensive": true})), "free");
}

#[test]
fn bu_act_disengage_needs_defence_and_is_impossible_when_aggressive() {
    let disengage =
        |model: Value| json!({"active": with(&json!({"base": 2}), &model), "other": {"base": 2}, "disengaging": true});
    assert_eq!(ask("engage", &disengage(json!({})))["active"]["allocation"], "defensive");
    let both = disengage(json!({"aggressive": true, "states": ["Held"]}));
    assert_eq!(ask("engage", &both)["active"]["allocation"], "defensive");
    assert_eq!(refused("engage", &disengage(json!({"aggressive": true}))), "disengaging");
}

#[test]
fn bu_mel_5_specials_that_leave_no_die_cannot_be_taken() {
    let specials = json!([{"name": "Push Attack", "cost": 2}, {"name": "Stun Attack", "cost": 1}]);
    let names =
        |model: Value| engaged(with(&json!({"specials": specials}), &model), json!({}))["active"]["specials"].clone();
    assert_eq!(names(json!({})), json!(["Push Attack", "Stun Attack"]));
    assert_eq!(names(json!({"base": 2})), json!(["Stun Attack"]));
    assert_eq!(names(json!({"states": ["Prone"]})), json!([]));
    assert_eq!(names(json!({"states": ["Immobilised"]})), json!([]));
}

#[test]
fn terms_name_their_rule() {
    use rokugan::games::bushido::rules::engage::pool::PoolTermKind;
    assert_eq!(PoolTermKind::Cap.rule().id, "Q-2");
    assert_eq!(PoolTermKind::Gained.rule().id, "BU-TEST-2");
    assert_eq!(PoolTermKind::Stunned.rule().id, "BU-MEL-4");
}
