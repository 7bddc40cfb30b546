//! The odds of one province (BR-ODD, BR-A17, BR-A18).

use super::support::Table;
use serde_json::{Value, json};

#[track_caller]
fn near(value: &Value, expected: f64) {
    let value = value.as_f64().expect("a chance");
    assert!((value - expected).abs() < 1e-9, "{value} is not {expected}");
}

/// Everything but armies of strength 1 and 5 and the bluff is out.
fn two_armies() -> Value {
    json!([
        ["army", 1, 5],
        ["army", 2, 4],
        ["army", 3, 3],
        ["army", 4, 2],
        ["navy", 1, 2],
        ["navy", 2, 1],
        ["shinobi", 1, 1],
        ["shinobi", 2, 1],
        ["blessing", 2, 2],
        ["diplomacy", null, 1],
        ["raid", null, 1]
    ])
}

fn crab_attacks() -> Table {
    Table::of("crab crane lion")
        .own("crab", "crab_east crab_capital")
        .own("crane", "crane_south+2")
        .lay("crab ?", "crab_east>crane_south")
}

#[test]
fn br_odd_1_the_bluff_is_in_each_slot_alike() {
    // One of three tokens lies there: army 1, army 5 or bluff, all alike (the navy of Crab is out too).
    let mut out = two_armies();
    out.as_array_mut().expect("a list").push(json!(["navy", 3, 1]));
    let odds = crab_attacks().odds("crane_south", json!({"crab": {"unknown": 3, "out": out}}), None).expect("odds");
    near(&odds["outcomes"]["taken"]["crab"], 1.0 / 3.0);
    assert_eq!(odds["totals"]["crab"].as_array().map(Vec::len), Some(3));
    assert_eq!(odds["need"], Value::Null);
}

#[test]
fn br_odd_2_a_blessed_token_is_never_a_bluff() {
    let mut out = two_armies();
    out.as_array_mut().expect("a list").push(json!(["navy", 3, 1]));
    out[8] = json!(["blessing", 2, 1]);
    let table = crab_attacks().lay("crab blessing 2", "^0");
    let odds = table.odds("crane_south", json!({"crab": {"unknown": 3, "out": out}}), None).expect("odds");
    assert_eq!(odds["totals"]["crab"], json!([[3, 0.5], [7, 0.5]]));
}

#[test]
fn br_odd_2_a_token_at_the_coast_is_navy_or_bluff() {
    let table = Table::of("crab crane").own("crane", "crane_south").lay("crab ?", "~crane_south");
    let no_navy = json!([["navy", 1, 2], ["navy", 2, 1], ["navy", 3, 1]]);
    let odds = table.odds("crane_south", json!({"crab": {"unknown": 2, "out": no_navy}}), None).expect("odds");
    assert_eq!(odds["totals"]["crab"], json!([[0, 1.0]]));
    near(&odds["outcomes"]["held"], 1.0);
}

#[test]
fn br_odd_3_a_raid_scorches_before_diplomacy_gives_peace() {
    let table = crab_attacks().lay("crab raid", "crane_south").lay("crane diplomacy", "crane_south");
    let odds = table.odds("crane_south", json!({"crab": {"unknown": 2}}), Some("crane")).expect("odds");
    near(&odds["outcomes"]["scorched"], 1.0);
    near(&odds["outcomes"]["peace"], 0.0);
    near(&odds["need"][12], 0.0);
}

#[test]
fn br_odd_3_an_unknown_shinobi_may_make_a_raid_work() {
    // Far from home: only a shinobi beside it scorches.
    let table = Table::of("crab crane")
        .own("crab", "crab_capital")
        .lay("crab raid", "phoenix_coast")
        .lay("crab ?", "phoenix_coast");
    let out = json!([
        ["army", 1, 6],
        ["army", 2, 4],
        ["army", 3, 3],
        ["army", 4, 2],
        ["army", 5, 1],
        ["navy", 1, 2],
        ["navy", 2, 1],
        ["navy", 3, 1],
        ["shinobi", 1, 1],
        ["blessing", 2, 2],
        ["diplomacy", null, 1]
    ]);
    // Left are the bluff and one shinobi, and both are of this round.
    let odds = table.odds("phoenix_coast", json!({"crab": {"unknown": 2, "out": out}}), None).expect("odds");
    near(&odds["outcomes"]["scorched"], 0.5);
    near(&odds["outcomes"]["held"], 0.5);
}

#[test]
fn br_odd_3_raids_and_diplomacy_elsewhere_are_left_out() {
    let table = crab_attacks().lay("lion raid", "crab_east").own("lion", "scorpion_west");
    let hands = json!({"crab": {"unknown": 6}});
    assert_eq!(table.odds("crane_south", hands.clone(), None), crab_attacks().odds("crane_south", hands, None));
}

#[test]
fn br_odd_4_need_is_success_with_0_to_12_more() {
    let hands = json!({"crab": {"unknown": 6}});
    let odds = crab_attacks().odds("crane_south", hands, Some("crab")).expect("odds");
    let need = odds["need"].as_array().expect("13 chances");
    assert_eq!(need.len(), 13);
    assert_eq!(need[0], odds["outcomes"]["taken"]["crab"]);
    // Three more beat the two faceup tokens even without an army.
    near(&need[3], 1.0);
}

#[test]
fn br_odd_4_where_tied_attackers_drop_out_reaching_the_tie_is_worse() {
    let table = Table::of("crab unicorn scorpion dragon")
        .own("crab", "crab_east")
        .own("unicorn", "unicorn_west")
        .own("scorpion", "scorpion_north")
        .lay("crab army 4", "crab_east>scorpion_west")
        .lay("unicorn army 4", "unicorn_west>scorpion_west")
        .lay("scorpion army 2", "scorpion_north>scorpion_west");
    let need = |table: &Table| {
        let odds = table.odds("scorpion_west", json!({}), Some("scorpion")).expect("odds");
        odds["need"].as_array().expect("13 chances").iter().take(4).map(|chance| chance.as_f64()).collect::<Vec<_>>()
    };
    assert_eq!(need(&table), [0.0, 0.0, 0.0, 1.0].map(Some));
    let cancel = table.ruling("attackers_tie", "cancel");
    assert_eq!(need(&cancel), [1.0, 1.0, 0.0, 1.0].map(Some));
}

#[test]
fn br_a18_extra_strength_makes_an_attacker_of_a_clan_without_one() {
    let odds = crab_attacks().odds("crane_south", json!({"crab": {"unknown": 6}}), Some("lion")).expect("odds");
    near(&odds["need"][0], 0.0);
    near(&odds["need"][12], 1.0);
    assert_eq!(odds["totals"].as_object().map(|totals| totals.contains_key("lion")), Some(false));
}

#[test]
fn br_a18_phoenix_ignores_the_capital_with_its_extra_strength() {
    let table = Table::of("phoenix lion").own("lion", "lion_capital");
    let odds = table.odds("lion_capital", json!({}), Some("phoenix")).expect("odds");
    near(&odds["need"][0], 0.0);
    near(&odds["need"][1], 1.0);
}

#[test]
fn br_a17_known_tokens_are_judged_and_taken_out_of_the_unseen() {
    // An illegal army counts nothing here, but it is no longer in the pool.
    let table = crab_attacks().lay("crab army 5", "crane_south");
    let odds = table.odds("crane_south", json!({"crab": {"unknown": 6}}), None).expect("odds");
    let totals: Vec<_> =
        odds["totals"]["crab"].as_array().expect("a list").iter().map(|entry| entry[0].clone()).collect();
    assert_eq!(totals, [json!(0), json!(1), json!(2), json!(3), json!(4)]);
    let again = table.odds("crane_south", json!({"crab": {"unknown": 6, "out": [["army", 5, 1]]}}), None);
    assert_eq!(again, Err("hands.crab.out".to_owned()));
}

#[test]
fn br_a17_an_unknown_token_occupies_its_border() {
    let table = crab_attacks().lay("crane army 1", "crane_south>crab_east");
    let odds = table.odds("crab_east", json!({"crab": {"unknown": 6}}), None).expect("odds");
    assert_eq!(odds["totals"], json!({}));
}

#[test]
fn br_a17_unknown_tokens_elsewhere_condition_those_here() {
    // Two left besides the bluff, army 1 and navy 3; the coast elsewhere can only be navy or bluff.
    let mut out = two_armies();
    out.as_array_mut().expect("a list").push(json!(["army", 5, 1]));
    let table = crab_attacks().lay("crab ?", "~islands_north");
    let odds = table.odds("crane_south", json!({"crab": {"unknown": 3, "out": out}}), None).expect("odds");
    // Army and navy, army and bluff, bluff and navy: each one way.
    assert!(odds["totals"]["crab"][0][0] == 0 && odds["totals"]["crab"][1][0] == 1);
    near(&odds["totals"]["crab"][1][1], 2.0 / 3.0);
}

#[test]
fn lions_unknown_bluff_defends_for_two() {
    let table = Table::of("lion crab").own("lion", "lion_coast").lay("lion ?", "lion_coast");
    let out = json!([
        ["army", 1, 6],
        ["army", 2, 4],
        ["army", 3, 3],
        ["army", 4, 2],
        ["army", 5, 1],
        ["army", 6, 1],
        ["navy", 1, 2],
        ["navy", 2, 1],
        ["shinobi", 1, 1],
        ["shinobi", 2, 1],
        ["blessing", 2, 2],
        ["diplomacy", null, 1]
    ]);
    let odds = table.odds("lion_coast", json!({"lion": {"unknown": 1, "out": out}}), None).expect("odds");
    assert_eq!(odds["defense"], json!([[2, 1.0]]));
}

#[test]
fn odds_that_cannot_be_are_refused() {
    let table = crab_attacks();
    let hand = |unknown: u8| json!({"crab": {"unknown": unknown}});
    assert_eq!(table.odds("crane_south", json!({}), None), Err("hands.crab".to_owned()));
    assert_eq!(table.odds("crane_south", hand(0), None), Err("hands.crab.unknown".to_owned()));
    assert_eq!(table.odds("crane_south", hand(28), None), Err("hands.crab.unknown".to_owned()));
    let two = table.clone().lay("crab ?", "crab_east");
    assert_eq!(two.odds("crane_south", hand(1), None), Err("hands.crab.unknown".to_owned()));
    let nowhere = table.clone().lay("crab ?", "lion_coast>lion_capital");
    assert_eq!(nowhere.odds("crane_south", hand(6), None), Err("tokens[1]".to_owned()));
    let blessed = table.clone().lay("crab ?", "~lion_coast").lay("crab ?", "lion_coast").lay("crab blessing 2", "^2");
    assert!(blessed.odds("crane_south", hand(6), None).is_ok());
    for closed in ["scorched", "peace"] {
        let closed = table.clone().special(closed, "islands_north");
        assert_eq!(closed.odds("islands_north", hand(6), None), Err("province".to_owned()));
    }
    // Two coasts, one bluff, and no navy left.
    let coasts = Table::of("crab crane").lay("crab ?", "~crane_south").lay("crab ?", "~crane_middle");
    let out = json!({"crab": {"unknown": 6, "out": [["navy", 1, 2], ["navy", 2, 1], ["navy", 3, 1]]}});
    assert_eq!(coasts.odds("crane_south", out, None), Err("hands.crab".to_owned()));
    // A hand of a clan with nothing unknown there is checked all the same.
    let idle = json!({"crab": {"unknown": 6}, "lion": {"unknown": 28}});
    assert_eq!(table.odds("crane_south", idle, None), Err("hands.lion.unknown".to_owned()));
}
