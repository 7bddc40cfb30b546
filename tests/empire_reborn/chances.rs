//! Spies, explorers, guarded borders and the plague (ER-SPY, ER-HID, ER-SEC, ER-EVT).

use crate::support::{ask, near, refused_path, with};
use serde_json::json;

fn spy(security: &str, scorpion: bool, turns: u8) -> serde_json::Value {
    ask("chance", &json!({"kind": "spy", "security": security, "scorpion": scorpion, "turns": turns}))
}

#[test]
fn case_28_er_spy_2_a_scorpion_spy_at_open_borders() {
    let found = spy("open", true, 3);
    near(&found["caught"], 0.0);
    near(&found["expected_reports"], 1.8);
    near(&found["report_once"], 0.936);
}

#[test]
fn er_spy_1_to_3_reports_then_may_be_caught_and_talk() {
    for (security, scorpion, report, caught) in [
        ("open", false, 0.4, 0.2),
        ("checkpoints", false, 0.4, 0.3),
        ("closed", false, 0.4, 0.5),
        ("open", true, 0.6, 0.0),
        ("checkpoints", true, 0.6, 0.1),
        ("closed", true, 0.6, 0.3),
    ] {
        let found = spy(security, scorpion, 1);
        near(&found["report_once"], report);
        near(&found["expected_reports"], report);
        near(&found["caught"], caught);
        near(&found["revealed"], 0.6 * caught);
        assert_eq!(found["cost"], 5);
    }
}

#[test]
fn a31_a_spy_that_is_caught_reports_no_more() {
    let found = spy("closed", false, 2);
    // Silent twice, or silent once and caught.
    near(&found["report_once"], 1.0 - 0.6 * (0.5 + 0.5 * 0.6));
    near(&found["expected_reports"], 0.4 + 0.5 * 0.4);
}

#[test]
fn case_28_er_hid_1_five_dragon_teams_in_two_turns() {
    let found = |teams: u8, dragon: bool, turns: u8| {
        ask("chance", &json!({"kind": "explorers", "teams": teams, "dragon": dragon, "turns": turns}))
    };
    near(&found(5, true, 2)["found"], 0.91);
    near(&found(5, false, 2)["found"], 0.75);
    near(&found(1, false, 1)["found"], 0.1);
    assert_eq!(found(3, false, 1)["cost_per_turn"], 15);
}

#[test]
fn er_sec_one_roll_for_each_province_entered() {
    let way = json!({"kind": "travel", "provinces": ["open", "checkpoints", "closed", "checkpoints"]});
    near(&ask("chance", &way)["captured"], 1.0 - 0.8 * 0.5 * 0.8);
    near(&ask("chance", &json!({"kind": "travel", "provinces": []}))["captured"], 0.0);
}

#[test]
fn er_evt_2_the_plague_kills_a_tenth_and_may_end() {
    for (season, ends) in [("spring", 0.5), ("summer", 0.7), ("autumn", 0.7), ("winter", 0.9)] {
        let found = ask("chance", &json!({"kind": "plague", "season": season, "units": 20, "turns": 2}));
        near(&found["expected_deaths"], 2.0 + (1.0 - ends) * 1.8);
        near(&found["ended"], 1.0 - (1.0 - ends) * (1.0 - ends));
    }
}

#[test]
fn chances_are_refused_where_they_are_wrong() {
    let spy = json!({"kind": "spy", "security": "open", "scorpion": true, "turns": 1});
    for (document, path) in [
        (with(&spy, &json!({"turns": 0})), "turns"),
        (with(&spy, &json!({"turns": 51})), "turns"),
        (with(&spy, &json!({"security": "shut"})), "security"),
        (with(&spy, &json!({"dragon": true})), "dragon"),
        (json!({"kind": "spy", "security": "open", "turns": 1}), "scorpion"),
        (json!({"kind": "explorers", "teams": 6, "dragon": false, "turns": 1}), "teams"),
        (json!({"kind": "plague", "season": "spring", "units": 61, "turns": 1}), "units"),
        (json!({"kind": "travel", "provinces": ["shut"]}), "provinces[0]"),
        (json!({"kind": "luck"}), "kind"),
    ] {
        assert_eq!(refused_path("chance", &document), path, "{document}");
    }
}
