//! Duels and contests (ER-DUE, ER-CON, ER-BAT-4).

use crate::support::{able, ask, flawed, near, person, refused_path, ruled, schooled, with};
use rokugan::games::empire_reborn::rules::pool::Pool;
use serde_json::{Value, json};

fn court(a: &Value, b: &Value) -> Value {
    json!({"place": "court", "a": a, "b": b})
}

fn wins(document: &Value) -> f64 {
    ask("duel", document)["a_wins"].as_f64().unwrap()
}

fn fire(fire: u8) -> Value {
    person("scorpion", [2, 2, fire, 2, 2], 2)
}

#[test]
fn case_7_the_duel_of_the_rulebook() {
    assert_eq!(Pool::of(4).total(&[1, 4, 6, 14]), 25);
    assert_eq!(Pool::of(3).total(&[6, 7, 7]), 20);
    near(&ask("duel", &court(&fire(4), &fire(3)))["a_wins"], 0.722_088);
}

#[test]
fn er_due_2_a_crane_bushi_rolls_as_many_dice_more_as_his_rank() {
    let crane = with(&schooled(&fire(3), "crane_bushi"), &json!({"clan": "crane"}));
    let extra = with(&fire(3), &json!({"extra": 2}));
    assert_eq!(wins(&court(&crane, &fire(4))), wins(&court(&extra, &fire(4))));
    let unschooled = flawed(&crane, &["unschooled"]);
    assert_eq!(wins(&court(&unschooled, &fire(4))), wins(&court(&fire(3), &fire(4))), "SR 0");
}

#[test]
fn er_due_2_ambidextrous_takes_the_opponents_highest_die() {
    let hands = able(&fire(3), &["ambidextrous"]);
    let answer = ask("roll", &json!({"a": {"roll": 3, "keep": 3}, "b": {"roll": 3, "keep": 3, "drop": 1}}));
    let decided = answer["wins"].as_f64().unwrap() + answer["loses"].as_f64().unwrap();
    near(&ask("duel", &court(&hands, &fire(3)))["a_wins"], answer["wins"].as_f64().unwrap() / decided);
}

#[test]
fn er_due_3_the_loser_dies_of_the_winners_fire_times_ten() {
    let found = ask("duel", &court(&fire(4), &fire(3)));
    let survives = ask("roll", &json!({"a": {"roll": 2, "keep": 2}, "tn": 40}))["success"].as_f64().unwrap();
    near(&found["b_dies"], found["a_wins"].as_f64().unwrap() * (1.0 - survives));
}

#[test]
fn er_die_what_the_killer_and_the_victim_bring() {
    let victim = person("crab", [3, 2, 1, 2, 2], 2);
    let dies = |killer: &Value, victim: &Value| {
        let found = ask("duel", &court(killer, victim));
        found["b_dies"].as_f64().unwrap() / found["a_wins"].as_f64().unwrap()
    };
    let fails = |tn: i64| {
        let rolled = ask("roll", &json!({"a": {"roll": 3, "keep": 3}, "tn": tn}));
        1.0 - rolled["success"].as_f64().unwrap()
    };
    let near = |one: f64, other: f64| assert!((one - other).abs() < 1e-6, "{one} is not {other}");
    near(dies(&fire(2), &victim), fails(20));
    near(dies(&able(&fire(2), &["large"]), &victim), fails(30));
    let levels = json!({"advantages": [{"id": "strength_of_the_earth", "level": 2}],
        "disadvantages": [{"id": "gaijin_plague", "level": 3}]});
    near(dies(&fire(2), &with(&victim, &levels)), fails(25));
    let knows = json!({"advantages": [{"id": "know_the_school", "clan": "scorpion"}]});
    near(dies(&fire(2), &with(&victim, &knows)), fails(10));
    let hates = json!({"disadvantages": [{"id": "hatred", "clan": "scorpion"}]});
    near(dies(&fire(2), &with(&victim, &hates)), fails(30));
    let other = json!({"disadvantages": [{"id": "hatred", "clan": "lion"}]});
    near(dies(&fire(2), &with(&victim, &other)), fails(20));
}

#[test]
fn er_sch_a_crab_bushi_rolls_his_rank_when_his_earth_fails() {
    let crab = schooled(&person("crab", [2, 2, 1, 2, 3], 2), "crab_bushi");
    let found = ask("duel", &court(&fire(2), &crab));
    let fails = |dice: u8| {
        let rolled = ask("roll", &json!({"a": {"roll": dice, "keep": dice}, "tn": 20}));
        1.0 - rolled["success"].as_f64().unwrap()
    };
    near(&found["b_dies"], found["a_wins"].as_f64().unwrap() * fails(2) * fails(3));
}

#[test]
fn er_sch_a_phoenix_bushi_undoes_the_death_of_a_shugenja() {
    let priest = schooled(&person("phoenix", [2, 2, 1, 2, 2], 8), "phoenix_shugenja");
    let alone = ask("duel", &court(&fire(3), &priest))["b_dies"].as_f64().unwrap();
    let saved = ask("duel", &court(&fire(3), &with(&priest, &json!({"saver": {"void": 4}}))));
    let undone = ask("roll", &json!({"a": {"roll": 4, "keep": 4}, "tn": 20}))["success"].as_f64().unwrap();
    near(&saved["b_dies"], alone * (1.0 - undone));
    let warrior = with(&schooled(&priest, "phoenix_bushi"), &json!({"saver": {"void": 4}}));
    assert_eq!(refused_path("duel", &court(&fire(3), &warrior)), "b.saver");
}

#[test]
fn case_8_er_due_4_seven_more_are_two_dice() {
    // Void 5 without explosions is at most 50 against at least 1: the dice are a fifth of the difference, rounded up.
    let a = with(&person("scorpion", [2, 2, 2, 2, 1], 2), &json!({"cheat": true}));
    let b = person("lion", [2, 2, 2, 2, 1], 2);
    let found = ask("duel", &ruled(&court(&a, &b), "explosions", "none"));
    near(&found["a_caught"], 0.45);
    let dice = |extra: u8| {
        let more = with(&person("scorpion", [2, 2, 2, 2, 1], 2), &json!({"extra": extra}));
        wins(&ruled(&court(&more, &b), "explosions", "none"))
    };
    // Of 100 pairs 45 are lower, 10 equal, 35 higher by 1 to 5 and 10 by 6 to 9.
    near(&found["a_wins"], 0.55 * dice(0) + 0.35 * dice(1) + 0.10 * dice(2));
}

#[test]
fn a7_cheating_is_void_against_void_without_schools_and_hands() {
    let a = with(&person("dragon", [2, 2, 2, 2, 2], 2), &json!({"cheat": true, "school": "crane_bushi"}));
    let b = able(&person("dragon", [2, 2, 2, 2, 3], 2), &["ambidextrous"]);
    let void = ask("roll", &json!({"a": {"roll": 2, "keep": 2}, "b": {"roll": 3, "keep": 3}}));
    near(&ask("duel", &court(&a, &b))["a_caught"], void["loses"].as_f64().unwrap());
}

#[test]
fn er_due_6_the_gap_the_cheat_and_the_result_in_this_order() {
    let a = person("scorpion", [2, 2, 9, 9, 2], 5);
    let b = person("lion", [1, 1, 1, 1, 1], 2);
    let odds = |challenger: Value| ask("duel", &with(&court(&a, &b), &json!({ "challenger": challenger })));
    let equal = odds(json!("b"))["honor_a"].clone();
    assert_eq!(equal, odds(Value::Null)["honor_a"], "the challenged loses nothing");
    let gap = odds(json!("a"));
    // Air 9 hardly ever loses the point, and always wins two.
    assert_eq!(gap["honor_a"].as_array().unwrap().last().unwrap()[0], 7);
    assert_ne!(gap["honor_a"], equal);
    let close = with(&b, &json!({"honor": 4}));
    let fair = ask("duel", &with(&court(&a, &close), &json!({"challenger": "a"})));
    assert_eq!(fair["honor_a"], ask("duel", &court(&a, &close))["honor_a"], "one point is no gap");
}

#[test]
fn er_due_6_whoever_is_caught_loses_three() {
    let cheat = with(&person("scorpion", [2, 2, 1, 1, 1], 5), &json!({"cheat": true}));
    let seer = person("lion", [2, 2, 9, 2, 5], 5);
    let found = ask("duel", &court(&cheat, &seer));
    // Three for the cheat, two for the duel, each lost unless Air 1 saves it.
    assert_eq!(found["honor_a"][0][0], 0);
    let fair = ask("duel", &court(&person("scorpion", [2, 2, 1, 1, 1], 5), &seer));
    assert_eq!(fair["honor_a"][0][0], 3);
}

#[test]
fn er_con_a_contest_is_of_a_ring_and_kills_nobody() {
    let a = schooled(&person("crane", [2, 4, 1, 2, 2], 2), "crane_bushi");
    let b = able(&schooled(&person("dragon", [2, 2, 1, 2, 2], 2), "dragon_bushi"), &["ambidextrous"]);
    let contest = json!({"place": "contest", "ring": "water", "a": a, "b": b});
    let found = ask("duel", &contest);
    near(&found["a_wins"], 0.898_890);
    assert_eq!((&found["a_dies"], &found["b_dies"]), (&json!(0.0), &json!(0.0)));
    let caught = with(&person("crane", [2, 1, 1, 1, 1], 5), &json!({"cheat": true}));
    let seer = person("lion", [2, 9, 1, 1, 5], 5);
    let found = ask("duel", &json!({"place": "contest", "ring": "water", "a": caught, "b": seer}));
    assert_eq!(found["honor_a"][0][0], 2, "two for the cheat, one for the contest");
}

#[test]
fn case_9_the_contest_of_the_rulebook() {
    assert_eq!(Pool::of(4).total(&[2, 5, 15, 18]), 40);
    let contest = json!({"place": "contest", "ring": "water", "a": person("scorpion", [2, 4, 2, 2, 2], 2),
        "b": person("dragon", [2, 2, 2, 2, 2], 2)});
    let found = ask("duel", &contest);
    near(&found["a_wins"], 0.898_890);
    near(&found["honor_a"][2][1], 0.575_289_827);
    near(&found["honor_b"][0][1], 0.323_600_528);
}

#[test]
fn a9_the_dishonored_win_nothing_in_a_contest_but_in_a_duel() {
    let low = person("crane", [2, 9, 9, 9, 2], -1);
    let weak = person("lion", [1, 1, 1, 1, 1], 2);
    let contest = ask("duel", &json!({"place": "contest", "ring": "water", "a": low, "b": weak}));
    assert_eq!(contest["honor_a"].as_array().unwrap().last().unwrap()[0], -1);
    let duel = ask("duel", &court(&low, &weak));
    assert_eq!(duel["honor_a"].as_array().unwrap().last().unwrap()[0], 1);
}

#[test]
fn er_bat_4_a_duel_in_battle_is_half_as_deadly_and_knows_no_cheating() {
    let battle = json!({"place": "battle", "a": fire(4), "b": fire(3)});
    let found = ask("duel", &battle);
    let survives = ask("roll", &json!({"a": {"roll": 2, "keep": 2}, "tn": 20}))["success"].as_f64().unwrap();
    near(&found["b_dies"], found["a_wins"].as_f64().unwrap() * (1.0 - survives));
    let cheat = json!({"place": "battle", "a": with(&fire(4), &json!({"cheat": true})), "b": fire(3)});
    assert_eq!(refused_path("duel", &cheat), "a.cheat");
    let fair = json!({"place": "battle", "a": with(&fire(4), &json!({"cheat": false})), "b": fire(3)});
    assert_eq!(ask("duel", &fair), found);
}

#[test]
fn case_13_the_loser_of_a_battle_duel_lives() {
    let total = Pool::of(4).total(&[3, 8, 9, 12]);
    assert_eq!(total, 32);
    assert!(total >= 5 * 4);
}

#[test]
fn a5_ties_are_rolled_again_or_are_a_draw() {
    let even = court(&fire(2), &fire(2));
    near(&ask("duel", &ruled(&even, "duel_tie", "reroll"))["a_wins"], 0.5);
    near(&ask("duel", &even)["tie"], 0.0);
    let draw = ask("duel", &ruled(&even, "duel_tie", "draw"));
    let tie = ask("roll", &json!({"a": {"roll": 2, "keep": 2}, "b": {"roll": 2, "keep": 2}}))["tie"].as_f64().unwrap();
    near(&draw["tie"], tie);
    near(&draw["a_wins"], (1.0 - tie) / 2.0);
    let untouched = draw["honor_a"].as_array().unwrap().iter().find(|pair| pair[0] == 2).unwrap();
    assert!(untouched[1].as_f64().unwrap() > tie, "a draw touches nobody's Honor");
}

#[test]
fn a5_two_single_dice_that_both_discard_are_no_result() {
    let one = able(&fire(1), &["ambidextrous"]);
    let found = ask("duel", &court(&one, &one));
    near(&found["tie"], 1.0);
    near(&found["a_wins"], 0.0);
    assert_eq!(found["honor_a"], json!([[2, 1.0]]));
}

#[test]
fn a6_a_dragon_bushi_who_lost_rolls_his_rank() {
    let dragon = schooled(&person("dragon", [2, 2, 2, 2, 3], 2), "dragon_bushi");
    let plain = person("dragon", [2, 2, 2, 2, 3], 2);
    let b = fire(3);
    let mut turned = 0.0;
    // Three dice against what is still possible: summed over the winner's total by hand.
    let total = |tn: i64, dice: u8| {
        ask("roll", &json!({"a": {"roll": dice, "keep": dice}, "tns": [tn, tn + 1]}))["at_least"].clone()
    };
    let exactly = |tn: i64, dice: u8| {
        let pair = total(tn, dice);
        pair[0].as_f64().unwrap() - pair[1].as_f64().unwrap()
    };
    for winner in 3..130 {
        let loses = 1.0 - total(winner, 2)[0].as_f64().unwrap();
        turned += exactly(winner, 3) * loses * total(winner, 3)[1].as_f64().unwrap();
    }
    let tie = ask("roll", &json!({"a": {"roll": 2, "keep": 2}, "b": {"roll": 3, "keep": 3}}));
    let decided = 1.0 - tie["tie"].as_f64().unwrap();
    let without = wins(&court(&plain, &b));
    let found = wins(&court(&dragon, &b));
    assert!((found - (without + turned / decided)).abs() < 1e-6, "{found}");
    // Both may: the second turn goes back.
    let both = ask("duel", &court(&dragon, &dragon));
    near(&both["a_wins"], 0.5);
}

#[test]
fn a8_the_bitter_lose_one_more_after_two() {
    let bitter = flawed(&person("lion", [2, 2, 1, 1, 1], 3), &["bitter"]);
    let found = ask("duel", &court(&bitter, &fire(9)));
    assert_eq!(found["honor_a"][0][0], 0, "two lost and one more");
    assert!(found["honor_a"].as_array().unwrap().iter().all(|pair| pair[0] != 1), "two lost are always three");
}

#[test]
fn what_has_no_place_in_a_duel_is_refused_where_it_is() {
    let fair = court(&fire(2), &fire(2));
    let lame = flawed(&fire(2), &["lame"]);
    let coward = flawed(&fire(2), &["cowardly"]);
    for (document, path) in [
        (with(&fair, &json!({"ring": "fire"})), "ring"),
        (with(&fair, &json!({"place": "contest"})), "ring"),
        (with(&fair, &json!({"place": "contest", "ring": "metal"})), "ring"),
        (with(&fair, &json!({"place": "contest", "ring": "fire", "challenger": "a"})), "challenger"),
        (with(&fair, &json!({"place": "battle", "challenger": "b"})), "challenger"),
        (with(&fair, &json!({"challenger": "c"})), "challenger"),
        (court(&lame, &fire(2)), "a.disadvantages"),
        (with(&court(&fire(2), &lame), &json!({"place": "battle"})), "b.disadvantages"),
        (with(&court(&coward, &fire(2)), &json!({"place": "battle"})), "a.disadvantages"),
        (court(&with(&fire(2), &json!({"extra": 21})), &fire(2)), "a.extra"),
        (court(&with(&fire(2), &json!({"saver": {"void": 1}})), &fire(2)), "a.saver"),
        (json!({"place": "court", "a": fire(2)}), "b"),
    ] {
        assert_eq!(refused_path("duel", &document), path, "{document}");
    }
    ask("duel", &court(&coward, &fire(2)));
    ask("duel", &with(&court(&lame, &fire(2)), &json!({"place": "contest", "ring": "earth", "challenger": null})));
}
