//! The worked cases of the contract, by their number.

use super::support::{Table, ask};
use serde_json::{Value, json};

#[test]
fn case_1_the_battle_of_page_9() {
    let round = Table::of("dragon phoenix scorpion")
        .own("dragon", "dragon_south")
        .own("phoenix", "phoenix_capital lion_coast")
        .own("scorpion", "lion_capital")
        .lay("phoenix army 1", "phoenix_capital>dragon_south")
        .lay("phoenix army 1", "lion_coast>dragon_south")
        .lay("scorpion army 3", "lion_capital>dragon_south")
        .lay("dragon army 1", "dragon_south")
        .resolve();
    assert_eq!(round.battles(), ["dragon_south: phoenix 2/1, scorpion 3/1: scorpion taken higher"]);
    assert_eq!(round.control("dragon_south"), "scorpion 1+0");
}

#[test]
fn case_2_set_up_of_page_5_and_the_harbor_of_page_10() {
    let setup = ask("setup", &json!({"players": ["crab", "phoenix", "scorpion", "unicorn"], "first": "unicorn"}));
    let setup = setup.expect("a sound set-up");
    assert_eq!((&setup["tokens_each"], &setup["neutral_cards"]), (&json!(5), &json!(1)));
    let round = Table::of("dragon lion")
        .own("dragon", "dragon_south")
        .special("harbor", "dragon_south")
        .lay("dragon diplomacy", "dragon_south")
        .resolve();
    assert_eq!(round.special("dragon_south"), "peace");
}

#[test]
fn case_3_lion_capital_against_equal_totals() {
    let table = Table::of("lion scorpion crane")
        .own("lion", "lion_capital+1")
        .own("scorpion", "scorpion_north")
        .own("crane", "crane_capital")
        .lay("lion army 1", "lion_capital");
    let scorpion = table.clone().lay("scorpion army 4", "scorpion_north>lion_capital").resolve();
    assert_eq!(scorpion.battles(), ["lion_capital: scorpion 4/4: lion held defender_tie"]);
    assert_eq!(scorpion.control("lion_capital"), "lion 1+2");
    let crane = table.lay("crane army 4", "crane_capital>lion_capital").resolve();
    assert_eq!(crane.battles(), ["lion_capital: crane 4/4: crane taken crane_tie"]);
}

#[test]
fn case_4_attackers_tie() {
    let empty = Table::of("dragon scorpion crab unicorn")
        .own("scorpion", "scorpion_north")
        .own("crab", "crab_east")
        .own("unicorn", "unicorn_west")
        .lay("scorpion army 4", "scorpion_north>scorpion_west")
        .lay("crab army 4", "crab_east>scorpion_west");
    let held = empty
        .clone()
        .own("dragon", "scorpion_west")
        .lay("unicorn army 3", "unicorn_west>scorpion_west")
        .lay("dragon army 2", "scorpion_west");
    let attackers = "scorpion_west: scorpion 4/2, crab 4/2, unicorn 3/2";
    assert_eq!(held.resolve().battles(), [format!("{attackers}: dragon held attackers_tie")]);
    assert_eq!(held.resolve().control("scorpion_west"), "dragon 1+1");
    let cancel = held.ruling("attackers_tie", "cancel").resolve();
    assert_eq!(cancel.battles(), [format!("{attackers}: unicorn taken higher")]);
    assert_eq!(empty.resolve().control("scorpion_west"), "nobody");
}

#[test]
fn case_5_phoenix_at_a_capital() {
    let table = |phoenix: u8, lion: u8| {
        Table::of("dragon phoenix lion")
            .own("dragon", "dragon_capital+2")
            .own("phoenix", "phoenix_capital")
            .own("lion", "lion_northwest")
            .lay(&format!("phoenix army {phoenix}"), "phoenix_capital>dragon_capital")
            .lay(&format!("lion army {lion}"), "lion_northwest>dragon_capital")
    };
    let weaker = table(3, 4);
    assert_eq!(weaker.resolve().battles(), ["dragon_capital: phoenix 3/2, lion 4/4: dragon held defender_tie"]);
    let everyone = weaker.ruling("phoenix", "everyone").resolve();
    assert_eq!(everyone.battles(), ["dragon_capital: phoenix 3/2, lion 4/2: lion taken higher"]);
    let stronger = table(4, 3).resolve();
    assert_eq!(stronger.battles(), ["dragon_capital: phoenix 4/2, lion 3/4: phoenix taken higher"]);
}

#[test]
fn case_6_crab_capital() {
    let round = Table::of("crab lion")
        .own("crab", "crab_capital+2")
        .own("lion", "crab_center southcoast_south")
        .special("defense2", "crab_capital")
        .lay("crab navy 3", "crab_capital")
        .lay("lion army 6", "crab_center>crab_capital")
        .lay("lion army 5", "southcoast_south>crab_capital")
        .lay("lion blessing 2", "^2")
        .resolve();
    assert_eq!(round.battles(), ["crab_capital: lion 13/11: lion taken higher"]);
    assert_eq!(round.control("crab_capital"), "lion 1+0");
    assert_eq!(round.special("crab_capital"), "defense2");
}

#[test]
fn case_7_a_raid_on_the_lion_capital() {
    let table = Table::of("lion scorpion crane")
        .own("lion", "lion_capital")
        .own("scorpion", "scorpion_capital")
        .own("crane", "crane_middle")
        .lay("scorpion raid", "lion_capital")
        .lay("lion army 5", "lion_capital>crane_middle")
        .lay("lion army 1", "lion_capital");
    // Crane's own army lies on another border of the capital.
    let table = table.own("crane", "crane_capital").lay("crane army 1", "crane_capital>lion_capital");
    let round = table.resolve();
    assert_eq!(round.fates(), ["3 raid", "3 raid", "3 raid", "3 raid"]);
    assert_eq!(round.special("lion_capital"), "scorched");
    assert_eq!(round.0["ronin"], json!(["lion"]));
    assert_eq!(round.defended(), ["crane_middle crane failed_attack"]);
    assert_eq!(table.clone().ruling("discarded_attack", "no").resolve().defended(), [""; 0]);
    let inward = table.ruling("raid_reach", "inward").resolve();
    assert_eq!(inward.control("crane_middle"), "lion 1+0");
}

#[test]
fn case_8_a_raid_from_afar() {
    let table = Table::of("unicorn dragon")
        .own("unicorn", "islands_north")
        .own("dragon", "dragon_capital")
        .lay("unicorn raid", "dragon_capital");
    assert_eq!(table.resolve().fates(), ["3 raid_no_effect"]);
    let round = table.lay("unicorn shinobi 1", "dragon_capital").resolve();
    assert_eq!(round.fates(), ["3 raid", "3 raid"]);
    assert_eq!(round.special("dragon_capital"), "scorched");
}

#[test]
fn case_9_diplomacy_in_unicorn_east() {
    let table = Table::of("dragon unicorn")
        .own("dragon", "unicorn_east")
        .own("unicorn", "unicorn_capital")
        .lay("dragon diplomacy", "unicorn_east")
        .lay("dragon army 2", "unicorn_east")
        .lay("unicorn army 3", "unicorn_capital>unicorn_east");
    let round = table.resolve();
    assert_eq!(
        (round.special("unicorn_east").as_str(), round.battles().len(), round.defended().len()),
        ("peace", 0, 0)
    );
    let defended = table.clone().ruling("diplomacy_defense", "yes").resolve().defended();
    assert_eq!(defended, ["unicorn_east dragon diplomacy"]);
    let raided = table.lay("unicorn raid", "unicorn_east").resolve();
    assert_eq!(raided.special("unicorn_east"), "scorched");
    assert_eq!(raided.effects("diplomacy"), ["0 no"]);
}

#[test]
fn case_10_a_bluff_and_an_unattacked_army() {
    let table = Table::of("lion crane")
        .own("lion", "lion_capital lion_coast")
        .own("crane", "crane_capital")
        .lay("crane bluff", "crane_capital>lion_capital")
        .lay("lion army 1", "lion_coast");
    assert_eq!(table.resolve().defended(), ["lion_coast lion unattacked"]);
    let yes = table.ruling("bluff_attack", "yes").resolve();
    assert_eq!(yes.defended(), ["lion_capital lion failed_attack", "lion_coast lion unattacked"]);
}

#[test]
fn case_11_lions_bluff_in_its_capital() {
    let table = Table::of("lion crab")
        .own("lion", "lion_capital")
        .own("crab", "crane_middle")
        .lay("lion bluff", "lion_capital");
    let round = table.clone().lay("crab army 4", "crane_middle>lion_capital").resolve();
    assert_eq!(round.battles(), ["lion_capital: crab 4/4: lion held defender_tie"]);
    assert_eq!(round.returned(), ["0"]);
    assert_eq!(round.fates()[0], "5 battle");
    assert_eq!(table.resolve().defended(), [""; 0]);
}

#[test]
fn case_12_illegal_tokens() {
    let round = Table::of("lion crab")
        .own("lion", "lion_capital")
        .own("crab", "crab_capital")
        .lay("lion army 1", "crab_east>crab_center")
        .lay("lion shinobi 1", "lion_capital>lion_coast")
        .lay("lion blessing 2", "^1")
        .lay("lion navy 1", "lion_capital")
        .lay("lion army 1", "lion_capital>crane_capital")
        .lay("lion army 2", "lion_capital>crane_capital")
        .resolve();
    let expected = ["2 not_yours", "2 kind", "2 blessing_base", "2 not_coastal", "5 battle", "2 occupied"];
    assert_eq!(round.fates(), expected);
}

#[test]
fn case_13_a_harbor_in_the_lion_capital() {
    let round = Table::of("crab lion")
        .own("lion", "lion_capital")
        .special("harbor", "lion_capital")
        .lay("crab navy 3", "crane_capital>lion_capital")
        .lay("lion navy 2", "lion_capital")
        .resolve();
    assert_eq!(round.battles(), ["lion_capital: crab 3/4: lion held not_higher"]);
}

#[test]
fn case_14_ronin_unicorn() {
    let round = Table::of("unicorn crab")
        .own("crab", "crab_east")
        .ronin("unicorn")
        .lay("unicorn army 2", "scorpion_west>crab_east")
        .lay("unicorn army 1", "lion_capital>crane_middle")
        .lay("unicorn raid", "crab_east")
        .resolve();
    assert_eq!(round.fates(), ["5 battle", "5 battle", "2 ronin"]);
    assert_eq!(round.control("crab_east"), "unicorn 1+0");
    assert_eq!(round.control("crane_middle"), "unicorn 1+0");
    assert_eq!(round.0["ronin"], json!(["crab"]));
}

#[test]
fn case_15_dragon_territory() {
    let table = Table::of("crab lion")
        .special("scorched", "dragon_northwest")
        .own("crab", "dragon_capital")
        .own("lion", "dragon_south");
    assert_eq!(table.resolve().0["territories"]["dragon"], Value::Null);
    assert_eq!(table.clone().card("dragon", "crab").resolve().card_moves(), ["dragon: crab to board"]);
    assert_eq!(table.card("dragon", "used").resolve().0["cards"]["dragon"], "used");
}

#[test]
fn case_16_score() {
    let table = Table::of("dragon lion")
        .own("dragon", "dragon_capital+2 dragon_south phoenix_capital+1 shadowlands_north+3")
        .own("lion", "lion_northwest lion_capital+1 lion_coast")
        .special("scorched", "dragon_northwest")
        .special("honor4", "dragon_south")
        .special("defense1", "phoenix_capital")
        .special("honor2", "lion_coast");
    let held = json!({"dragon": "great_library", "lion": "way_of_humility"});
    let score = table.score(held.clone());
    for (line, parts) in [(0, [4, 5, 3, 5, 7, 24]), (1, [6, 2, 1, 5, 10, 24])] {
        let fields = ["flowers", "tokens", "faceup", "territories", "objective", "total"];
        assert_eq!(fields.map(|field| score["clans"][line][field].as_u64()), parts.map(Some));
    }
    assert_eq!(score["winners"], json!(["dragon", "lion"]));
    assert_eq!(table.ruling("final_tie", "most_provinces").score(held)["winners"], json!(["dragon"]));
}

#[test]
fn case_17_a_connected_six_with_dead_ends_is_no_path() {
    let table = Table::of("dragon crab")
        .own("dragon", "dragon_northwest dragon_capital dragon_south phoenix_capital phoenix_center lion_capital");
    let met = |table: &Table| table.met("dragon").iter().any(|met| met == "emerald_empire");
    assert!(!met(&table));
    assert!(met(&table.ruling("emerald_shape", "connected")));
}

#[test]
fn case_18_governance_around_the_table() {
    let table = Table::of("crab phoenix scorpion unicorn")
        .own("crab", "crab_capital crab_east")
        .own("phoenix", "phoenix_capital phoenix_coast")
        .own("scorpion", "scorpion_capital")
        .own("unicorn", "unicorn_capital");
    for (first, next) in [("unicorn", "phoenix"), ("crab", "phoenix"), ("phoenix", "crab"), ("scorpion", "phoenix")] {
        let document = json!({"board": table.board, "first": first, "card": "master_of_governance"});
        assert_eq!(ask("initiative", &document).expect("a sound board")["first"], next, "{first}");
    }
}

#[test]
fn case_19_one_facedown_token_at_the_coast() {
    let table =
        Table::of("crab crane").own("crab", "crab_capital").own("crane", "crane_south").lay("crab ?", "~crane_south");
    let odds = table.odds("crane_south", json!({"crab": {"unknown": 6}}), Some("crab")).expect("odds");
    let near = |value: &Value, expected: f64| value.as_f64().is_some_and(|value| (value - expected).abs() < 1e-9);
    assert!(near(&odds["outcomes"]["held"], 13.0 / 23.0) && near(&odds["outcomes"]["taken"]["crab"], 10.0 / 23.0));
    assert!(near(&odds["need"][1], 1.0));
}

#[test]
fn case_20_lions_pool() {
    let out = json!([["army", 6, 1], ["army", 5, 1], ["navy", 1, 2]]);
    let pool = ask("pool", &json!({"clan": "lion", "unknown": 6, "out": out})).expect("a sound pool");
    let near = |value: &Value, expected: f64| value.as_f64().is_some_and(|value| (value - expected).abs() < 5e-7);
    assert!(near(&pool["kinds"][2]["in_hand"], 0.411_255));
    assert!(near(&pool["mean"], 5.0 * 40.0 / 22.0));
}
