//! Whose action it is, and what is allowed.

use crate::support::{ask, rules};
use rokugan::games::l5r_ccg::rules::turn::{Order, Phase};
use serde_json::{Value, json};

fn action_phase(events: &[(&str, &str)]) -> Value {
    json!({
        "players": ["a", "b", "c"], "current": "b", "phase": "action", "favor": "b",
        "events": events.iter().map(|(player, act)| json!({ "player": player, "do": act })).collect::<Vec<_>>()
    })
}

fn battle(events: &[(&str, &str)]) -> Value {
    let mut document = action_phase(events);
    document["phase"] = json!("battle");
    document["defender"] = json!("c");
    document["units"] = json!(["b", "c"]);
    document["favor"] = json!("a");
    document
}

#[test]
fn cc_act_1_the_current_player_first_then_clockwise_until_all_pass() {
    let answer = ask("turn", &action_phase(&[("a", "open"), ("b", "pass"), ("c", "pass"), ("a", "open")]));
    assert_eq!(rules(&answer["events"]), [Some("CC-ACT-1"), None, None, None]);
    assert_eq!((&answer["next"], &answer["passes"]), (&json!("b"), &json!(0)));
    let answer = ask("turn", &action_phase(&[("b", "pass"), ("c", "pass"), ("a", "pass"), ("b", "pass")]));
    assert_eq!(rules(&answer["events"]), [None, None, None, Some("CC-ACT-1")]);
    assert_eq!((&answer["over"], &answer["passes"], &answer["may"]), (&json!(true), &json!(3), &json!([])));
}

#[test]
fn cc_act_2_others_take_open_actions_only() {
    let refused = ["limited", "battle", "attach", "move", "lobby", "favor_draw", "favor_remove"];
    for act in refused {
        assert_eq!(rules(&ask("turn", &action_phase(&[("b", "pass"), ("c", act)]))["events"])[1], Some("CC-ACT-2"));
    }
    let may = &ask("turn", &action_phase(&[("b", "pass")]))["may"];
    assert_eq!(may, &json!(["open", "pass"]));
    let may = &ask("turn", &action_phase(&[]))["may"];
    assert_eq!(may, &json!(["limited", "open", "attach", "move", "favor_draw", "favor_restore", "pass"]));
    assert_eq!(rules(&ask("turn", &action_phase(&[("b", "battle")]))["events"]), [Some("CC-ACT-2")]);
}

/// Ruling BattleRotation: everyone is in the rotation.
#[test]
fn cc_act_3_in_a_battle_the_defender_first() {
    let answer =
        ask("turn", &battle(&[("b", "pass"), ("c", "limited"), ("c", "battle"), ("a", "pass"), ("b", "open")]));
    assert_eq!(rules(&answer["events"]), [Some("CC-ACT-3"), Some("CC-ACT-3"), None, None, None]);
    assert_eq!((&answer["next"], &answer["may"]), (&json!("c"), &json!(["open", "battle", "pass"])));
}

#[test]
fn cc_act_4_without_a_unit_only_the_favor_or_a_pass() {
    let answer = ask("turn", &battle(&[("c", "pass"), ("a", "open"), ("a", "battle"), ("a", "favor_restore")]));
    assert_eq!(rules(&answer["events"]), [None, Some("CC-ACT-4"), Some("CC-ACT-4"), Some("CC-ACT-4")]);
    assert_eq!(answer["may"], json!(["favor_remove", "pass"]));
    let answer = ask("turn", &battle(&[("c", "pass"), ("a", "favor_remove")]));
    assert_eq!((&answer["favor"], &answer["next"]), (&json!(null), &json!("b")));
}

#[test]
fn cc_fav_1_only_the_holder_uses_the_favor_and_gives_it_up() {
    for act in ["favor_draw", "favor_restore"] {
        let answer = ask("turn", &action_phase(&[("b", act), ("c", "pass"), ("a", "pass"), ("b", act)]));
        assert_eq!((rules(&answer["events"])[3], &answer["favor"]), (Some("CC-FAV-1"), &json!(null)));
    }
}

#[test]
fn cc_fav_3_and_cc_fav_5_lobbying_once_and_not_as_holder() {
    assert_eq!(rules(&ask("turn", &action_phase(&[("b", "lobby")]))["events"]), [Some("CC-FAV-5")]);
    let mut document = action_phase(&[("b", "lobby"), ("c", "pass"), ("a", "pass"), ("b", "lobby")]);
    document["favor"] = json!(null);
    let answer = ask("turn", &document);
    assert_eq!((rules(&answer["events"])[3], &answer["lobbied"]), (Some("CC-FAV-3"), &json!(true)));
}

/// Passing for all went on for ever where a player left the game among those who had passed.
#[test]
fn cc_act_1_more_passes_than_players_end_the_phase_too() {
    let order = Order::new(1, 0, Phase::Action, None, false).at(0, 2);
    assert!(order.is_over());
    assert_eq!(order.next(), None);
}
