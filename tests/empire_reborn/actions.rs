//! What Characters do in a turn (ER-ASN to ER-HID, ER-SPY-4).

use crate::support::{able, ask, flawed, near, person, refused_path, ruled, schooled, with};
use rokugan::games::empire_reborn::rules::pool::Pool;
use serde_json::{Value, json};

fn plain(rings: [u8; 5]) -> Value {
    person("lion", rings, 2)
}

fn success(roll: u8, keep: u8, tn: i64) -> f64 {
    ask("roll", &json!({"a": {"roll": roll, "keep": keep}, "tn": tn}))["success"].as_f64().unwrap()
}

fn higher(own: (u8, u8), other: (u8, u8)) -> f64 {
    let pools = json!({"a": {"roll": own.0, "keep": own.1}, "b": {"roll": other.0, "keep": other.1}});
    ask("roll", &pools)["wins"].as_f64().unwrap()
}

#[test]
fn case_2_er_asn_1_and_2_the_assassin_must_roll_more_and_then_kill() {
    assert!(Pool::of(3).total(&[2, 4, 1]) < 8);
    let found = ask(
        "action",
        &json!({"kind": "assassination", "actor": plain([2, 2, 3, 2, 2]), "target": plain([2, 2, 2, 2, 2])}),
    );
    near(&found["strikes"], 0.736_049);
    near(&found["kills"], 0.531_427);
    near(&found["incapacitates"], 0.736_049 - 0.531_427);
}

#[test]
fn er_asn_the_killer_counts_as_unknown() {
    let target = plain([2, 2, 2, 2, 2]);
    let known = with(
        &target,
        &json!({"disadvantages": [{"id": "hatred", "clan": "scorpion"}],
        "advantages": [{"id": "know_the_school", "clan": "scorpion"}]}),
    );
    let actor = person("scorpion", [2, 2, 3, 2, 2], 2);
    let asked = |actor: &Value, target: &Value| {
        ask("action", &json!({"kind": "assassination", "actor": actor, "target": target}))
    };
    let usual = asked(&actor, &target);
    assert_eq!(asked(&actor, &known), usual);
    assert_eq!(asked(&able(&actor, &["large"]), &target), usual);
    let hired = asked(&able(&actor, &["assassin"]), &target);
    near(&hired["strikes"], higher((5, 3), (2, 2)));
    let liar = asked(&able(&actor, &["duplicitous"]), &target);
    assert_eq!(liar, usual, "the killing itself is no lie");
}

#[test]
fn case_3_er_inv_1_the_investigator_must_roll_more() {
    let dice = Pool::of(3);
    assert_eq!((dice.total(&[1, 3, 3]), dice.total(&[7, 8, 18])), (7, 33));
    let found = ask(
        "action",
        &json!({"kind": "cover_up", "actor": plain([2, 2, 3, 2, 2]), "investigator": plain([2, 3, 2, 2, 2])}),
    );
    near(&found["exposed"], 0.478_908);
    near(&found["hidden"], 1.0 - 0.478_908);
}

#[test]
fn er_inv_what_investigators_and_culprits_bring() {
    let hunter = with(
        &able(&plain([2, 3, 2, 2, 2]), &["inquisitive", "minor_school"]),
        &json!({"minor_school": "kitsuki_investigator"}),
    );
    let liar = able(&plain([2, 2, 3, 2, 2]), &["duplicitous"]);
    for kind in ["cover_up", "falsify"] {
        let found = ask("action", &json!({"kind": kind, "actor": liar, "investigator": hunter}));
        near(&found["exposed"], higher((7, 3), (5, 3)));
    }
    let found = ask("action", &json!({"kind": "investigate", "actor": hunter, "tn": 25}));
    near(&found["success"], success(7, 3, 25));
}

#[test]
fn case_4_er_fal_the_false_story_stands() {
    let (fire, water) = (Pool::of(5).total(&[4, 7, 8, 8, 9]), Pool::of(4).total(&[1, 4, 7, 9]));
    assert_eq!((fire, water), (36, 21));
}

#[test]
fn er_spy_4_searching_is_harder_against_the_scorpion() {
    for (scorpion, tn) in [(false, 20), (true, 30)] {
        let found =
            ask("action", &json!({"kind": "search_spies", "actor": plain([2, 4, 2, 2, 2]), "scorpion": scorpion}));
        near(&found["success"], success(4, 4, tn));
    }
}

#[test]
fn case_21_er_hid_3_a_challenge_may_kill() {
    assert_eq!(Pool::of(4).total(&[4, 6, 7, 11]), 28);
    assert_eq!(Pool::of(5).total(&[2, 6, 6, 9, 16]), 39);
    let actor = plain([5, 2, 4, 2, 2]);
    let challenge = json!({"kind": "hidden", "actor": actor, "ring": "fire", "tn": 35, "death_tn": 35});
    let found = ask("action", &challenge);
    near(&found["overcomes"], 0.124_348);
    near(&found["dies"], 0.614_270 / (1.0 - 0.124_348) * (1.0 - found["overcomes"].as_f64().unwrap()));
    near(&found["dies"], (1.0 - success(4, 4, 35)) * (1.0 - success(5, 5, 35)));
    let harmless = json!({"kind": "hidden", "actor": actor, "ring": "void", "tn": 35});
    assert_eq!(ask("action", &harmless).as_object().unwrap().len(), 1);
    let adventurous = with(&challenge, &json!({"actor": able(&actor, &["adventurous"])}));
    near(&ask("action", &adventurous)["overcomes"], success(4, 4, 30));
}

#[test]
fn case_6_er_den_the_denouncer_must_roll_more_and_then_counts_points() {
    let found = ask(
        "action",
        &json!({"kind": "denounce", "actor": plain([2, 2, 2, 4, 2]), "target": plain([2, 2, 2, 2, 2]),
            "present": true}),
    );
    near(&found["succeeds"], 0.882_470);
    // A total of 37 offers three points, 20 and less one.
    let points = found["points"].as_array().unwrap();
    let offered = |points: &Value| points[1].as_f64().unwrap();
    let succeeds = found["succeeds"].as_f64().unwrap();
    assert!((offered(&points[0]) - succeeds * (1.0 - success(4, 4, 21))).abs() < 1e-6);
    assert!((offered(&points[2]) - succeeds * (success(4, 4, 31) - success(4, 4, 41))).abs() < 1e-6);
}

#[test]
fn er_den_1_the_absent_are_denounced_with_difficulty() {
    let document = json!({"kind": "denounce", "actor": plain([2, 2, 2, 4, 2]), "target": plain([2, 2, 2, 2, 2]),
        "present": false});
    let pools = json!({"a": {"roll": 4, "keep": 4}, "b": {"roll": 2, "keep": 2, "bonus": 20}});
    near(&ask("action", &document)["succeeds"], ask("roll", &pools)["wins"].as_f64().unwrap());
}

#[test]
fn er_den_2_and_3_who_loses_honor() {
    let actor = person("lion", [2, 2, 2, 3, 2], 4);
    let target = person("lion", [2, 2, 2, 1, 2], 3);
    let found = ask("action", &json!({"kind": "denounce", "actor": actor, "target": target, "present": true}));
    let fails = 1.0 - found["succeeds"].as_f64().unwrap();
    near(&found["honor_actor"][0][1], fails * (1.0 - success(3, 3, 20)));
    assert_eq!(found["honor_actor"].as_array().unwrap().len(), 2, "one point, not more");
    let bitter = ask(
        "action",
        &json!({"kind": "denounce", "actor": actor, "target": flawed(&target, &["bitter"]), "present": true}),
    );
    assert!(bitter["honor_target"].as_array().unwrap().iter().all(|pair| pair[0] != 1), "A8: two lost are three");
}

#[test]
fn a11_twenty_and_less_is_one_point() {
    let document = json!({"kind": "denounce", "actor": plain([2, 2, 2, 2, 2]), "target": plain([2, 2, 2, 1, 2]),
        "present": true, "rulings": {"explosions": "none"}});
    let points = ask("action", &document)["points"].clone();
    assert_eq!(points.as_array().unwrap().len(), 1, "two dice never come to more than 20: {points}");
}

#[test]
fn case_5_er_crt_1_the_court_of_the_rulebook() {
    let document = json!({"kind": "court", "courtiers": [
        {"character": person("crab", [2, 2, 2, 4, 2], 1)},
        {"character": person("dragon", [2, 2, 2, 3, 2], 2), "koku": 8},
        {"character": person("crane", [2, 2, 2, 4, 2], 4)},
    ]});
    let found = ask("action", &document);
    for (at, chance) in [0.298_771, 0.233_703, 0.467_526].into_iter().enumerate() {
        near(&found["wins"][at], chance);
    }
}

#[test]
fn er_crt_1_gifts_count_half_and_ten_at_most() {
    let courtier = |koku: i64| json!({"character": person("crab", [2, 2, 2, 2, 2], 1), "koku": koku});
    let wins = |koku: i64| {
        let document = json!({"kind": "court", "courtiers": [courtier(koku), courtier(0)]});
        ask("action", &document)["wins"][0].as_f64().unwrap()
    };
    assert_eq!(wins(1), wins(0));
    assert!(wins(2) > wins(1));
    assert!(wins(20) > wins(18));
    assert_eq!(wins(1000), wins(20));
}

#[test]
fn er_sch_a_crane_shugenja_courts_with_more_dice() {
    let courtier = schooled(&person("crane", [2, 2, 2, 3, 2], 0), "crane_shugenja");
    let rival = person("crab", [2, 2, 2, 3, 2], 0);
    let document = json!({"kind": "court", "courtiers": [{"character": courtier}, {"character": rival}]});
    let (own, other) = (higher((5, 3), (3, 3)), higher((3, 3), (5, 3)));
    near(&ask("action", &document)["wins"][0], own / (own + other));
}

#[test]
fn a12_those_who_tie_roll_again_and_a_draw_leaves_nobody() {
    let courtier = json!({"character": person("crab", [2, 2, 2, 1, 2], 0)});
    let document = json!({"kind": "court", "courtiers": [courtier, courtier, courtier]});
    let again = ask("action", &document);
    for at in 0..3 {
        near(&again["wins"][at], 1.0 / 3.0);
    }
    near(&again["nobody"], 0.0);
    let plain = with(&document, &json!({"rulings": {"duel_tie": "draw", "explosions": "none"}}));
    let draw = ask("action", &plain);
    // Of 1000 rolls of three dice 855 have a single highest one.
    near(&draw["nobody"], 0.145);
    near(&draw["wins"][0], 0.285);
    let alone = json!({"kind": "court", "courtiers": [courtier]});
    near(&ask("action", &ruled(&alone, "duel_tie", "draw"))["wins"][0], 1.0);
}

#[test]
fn actions_are_refused_where_they_are_wrong() {
    let one = plain([2, 2, 2, 2, 2]);
    for (document, path) in [
        (json!({"actor": one}), "kind"),
        (json!({"kind": "assassination", "actor": one}), "target"),
        (json!({"kind": "assassination", "actor": one, "target": one, "tn": 5}), "tn"),
        (json!({"kind": "investigate", "actor": one}), "tn"),
        (json!({"kind": "search_spies", "actor": one}), "scorpion"),
        (json!({"kind": "hidden", "actor": one, "ring": "fire", "tn": 5, "death_tn": null}), "death_tn"),
        (json!({"kind": "denounce", "actor": one, "target": one}), "present"),
        (json!({"kind": "court", "courtiers": []}), "courtiers"),
        (json!({"kind": "court", "courtiers": [{"character": one, "koku": 1001}]}), "courtiers[0].koku"),
        (json!({"kind": "cover_up", "actor": with(&one, &json!({"extra": 1})), "investigator": one}), "actor.extra"),
        (
            json!({"kind": "cover_up", "actor": one, "investigator": with(&one, &json!({"cheat": false}))}),
            "investigator.cheat",
        ),
    ] {
        assert_eq!(refused_path("action", &document), path, "{document}");
    }
}
