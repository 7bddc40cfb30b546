//! Territories, their cards, and honor while the game goes on (BR-TER, BR-SPC, BR-END-2, BR-A13).

use super::support::Table;
use serde_json::Value;

const LION: &str = "lion_northwest lion_capital lion_coast";

#[test]
fn br_ter_1_a_territory_is_controlled_by_who_has_all_that_is_not_scorched() {
    let table = Table::of("lion crab");
    assert_eq!(table.clone().own("lion", LION).resolve().0["territories"]["lion"], "lion");
    let two = table.clone().own("lion", "lion_northwest lion_capital");
    assert_eq!(two.resolve().0["territories"]["lion"], Value::Null);
    assert_eq!(two.special("scorched", "lion_coast").resolve().0["territories"]["lion"], "lion");
    assert_eq!(table.special("scorched", LION).resolve().0["territories"]["lion"], Value::Null);
}

#[test]
fn br_ter_2_cards_are_claimed_put_back_and_handed_on() {
    let table = Table::of("lion crab").own("crab", LION);
    assert_eq!(table.resolve().card_moves(), ["lion: board to crab"]);
    assert_eq!(table.clone().card("lion", "lion").resolve().card_moves(), ["lion: lion to crab"]);
    assert_eq!(table.clone().card("lion", "crab").resolve().card_moves(), [""; 0]);
    let lost = Table::of("lion crab").own("crab", "lion_coast").card("lion", "crab");
    assert_eq!(lost.resolve().card_moves(), ["lion: crab to board"]);
    assert_eq!(lost.resolve().0["cards"]["lion"], "board");
}

#[test]
fn br_a13_a_used_card_never_moves() {
    let round = Table::of("lion crab").own("crab", LION).card("lion", "used").resolve();
    assert_eq!(round.card_moves(), [""; 0]);
    assert_eq!(round.0["cards"]["lion"], "used");
}

#[test]
fn br_ter_2_the_shadowlands_are_territories_too() {
    let round = Table::of("lion crab").own("crab", "shadowlands_south").resolve();
    assert_eq!(round.card_moves(), ["shadowlands_south: board to crab"]);
    assert_eq!(round.0["honor"]["crab"], 0);
}

#[test]
fn br_end_2_live_honor_counts_flowers_tokens_faceup_and_territories() {
    let table = Table::of("lion crab")
        .own("lion", "lion_northwest lion_capital+1 lion_coast")
        .own("crab", "shadowlands_north+3")
        .special("honor2", "lion_coast")
        .special("defense1", "lion_capital");
    // 2 + 2 + 2 flowers, 2 + 1 on tokens, one faceup, the territory.
    assert_eq!(table.resolve().0["honor"]["lion"], 15);
    assert_eq!(table.resolve().0["honor"]["crab"], 0);
}

#[test]
fn br_a21_a_four_stands_instead_of_the_printed_flowers() {
    let table = Table::of("lion crab").own("lion", "lion_coast").special("honor4", "lion_coast");
    assert_eq!(table.resolve().0["honor"]["lion"], 4);
}

#[test]
fn br_spc_2_peace_and_shrine_keep_their_honor() {
    let table = Table::of("lion crab").own("lion", "lion_coast+1").special("peace", "lion_coast");
    assert_eq!(table.resolve().0["honor"]["lion"], 3);
}

#[test]
fn br_a16_ronin_next_are_those_without_control_now() {
    let round = Table::of("lion crab").ronin("lion").own("lion", "lion_coast").resolve();
    assert_eq!(round.0["ronin"], serde_json::json!(["crab"]));
}

#[test]
fn br_a14_resolution_may_exceed_tokens_and_supply() {
    let mut table = Table::of("lion crab").own("lion", "lion_capital").lay("lion army 1", "lion_capital");
    table.board["control"]["lion_capital"] = serde_json::json!({"clan": "lion", "down": 1, "up": 29});
    assert_eq!(table.resolve().control("lion_capital"), "lion 1+30");
    let scorched = "dragon_northwest dragon_capital dragon_south phoenix_capital phoenix_center phoenix_coast \
                    unicorn_capital unicorn_west unicorn_east lion_northwest scorpion_west scorpion_north \
                    crab_northwest crab_east crab_center";
    let full = Table::of("lion crab").special("scorched", scorched).own("crab", "crane_capital");
    assert_eq!(full.lay("crab raid", "lion_coast").resolve().special("lion_coast"), "scorched");
}
