//! The final table (BR-END-1), with FinalTie in each value.

use super::support::Table;
use serde_json::{Value, json};

#[test]
fn br_end_1_an_objective_counts_only_when_met_and_held() {
    let table = Table::of("lion crab").own("lion", "lion_capital").own("crab", "crab_east");
    let score = table.score(json!({"lion": "plains_of_battle", "crab": "way_of_the_sail"}));
    assert_eq!(score["clans"][0]["objective"], 7);
    assert_eq!(score["clans"][1]["objective"], 0);
    let unknown = table.score(json!({"lion": null}));
    assert_eq!(unknown["clans"][0]["objective"], 0);
    // Met all the same, whoever holds the card.
    assert_eq!(unknown["clans"][0]["met"], json!(["plains_of_battle", "way_of_humility"]));
}

#[test]
fn br_end_1_the_shadowlands_give_neither_faceup_nor_territory_honor() {
    let table = Table::of("lion crab").own("crab", "shadowlands_north+3 shadowlands_south+1");
    let crab = &table.score(json!({}))["clans"][1];
    assert_eq!((&crab["faceup"], &crab["territories"], &crab["total"]), (&json!(0), &json!(0), &json!(0)));
    assert_eq!(crab["territory_ids"], json!([]));
}

#[test]
fn final_tie_shared_or_most_provinces_then_shared() {
    // Lion 2 + 2, Crab 3 + 1, Crane 3 + 1.
    let table = Table::of("crane lion crab")
        .own("lion", "lion_coast lion_northwest")
        .own("crab", "crab_east crab_northwest")
        .own("crane", "dragon_south+1");
    assert_eq!(table.score(json!({}))["ranking"], json!([["crane", "lion", "crab"]]));
    let most = table.ruling("final_tie", "most_provinces").score(json!({}));
    assert_eq!(most["ranking"], json!([["lion", "crab"], ["crane"]]));
    assert_eq!(most["winners"], json!(["lion", "crab"]));
}

#[test]
fn br_q_9_honor_of_an_empty_board_is_zero_for_all() {
    let score = Table::of("lion crab").score(json!({}));
    let totals: Vec<&Value> = score["clans"].as_array().expect("a list").iter().map(|line| &line["total"]).collect();
    assert_eq!(totals, [&json!(0), &json!(0)]);
}
