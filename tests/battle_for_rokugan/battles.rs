//! Battles (BR-BAT, BR-A9 to -A11), with their rulings in each value.

use super::support::Table;

/// Four clans around an empty Scorpion west: Unicorn, Crab, Scorpion, Crane; `dragon` may own it.
fn around() -> Table {
    Table::of("scorpion crab unicorn crane dragon")
        .own("scorpion", "scorpion_north")
        .own("crab", "crab_east")
        .own("unicorn", "unicorn_west")
        .own("crane", "unicorn_east")
}

fn attacked(table: Table, attacks: &str) -> Table {
    attacks.split(", ").fold(table, |table, attack| {
        let from = match attack.split(' ').next() {
            Some("scorpion") => "scorpion_north",
            Some("crab") => "crab_east",
            Some("unicorn") => "unicorn_west",
            _ => "unicorn_east",
        };
        let token = attack.replacen(' ', " army ", 1);
        table.lay(&token, &format!("{from}>scorpion_west"))
    })
}

/// How the battle in Scorpion west ended.
fn end(table: &Table) -> String {
    let battles = table.resolve().battles();
    battles[0].rsplit(": ").next().unwrap_or_default().to_owned()
}

#[test]
fn br_bat_1_totals_add_tokens_and_blessings() {
    let table = around()
        .lay("crab army 2", "crab_east>scorpion_west")
        .lay("crab shinobi 1", "scorpion_west")
        .lay("crab blessing 2", "^1")
        .lay("crab blessing 2", "^1");
    assert_eq!(table.resolve().battles(), ["scorpion_west: crab 7/0: crab taken higher"]);
}

#[test]
fn br_a7_a_lost_blessing_adds_nothing() {
    let table = Table::of("lion crab")
        .own("lion", "lion_capital")
        .lay("lion bluff", "lion_capital")
        .lay("lion blessing 2", "^0")
        .lay("crab shinobi 2", "lion_capital")
        .lay("lion blessing 2", "^2");
    assert_eq!(table.resolve().battles(), ["lion_capital: crab 2/4: lion held not_higher"]);
}

#[test]
fn br_bat_2_the_defense_adds_every_part() {
    let round = Table::of("lion crab")
        .own("lion", "lion_capital+3")
        .own("crab", "crane_capital")
        .special("defense2", "lion_capital")
        .lay("lion army 1", "lion_capital")
        .lay("lion blessing 2", "^0")
        .lay("lion bluff", "lion_capital")
        .lay("crab army 1", "crane_capital>lion_capital")
        .resolve();
    let defense = serde_json::json!({"tokens": 3, "bluff": 2, "printed": 2, "faceup": 3, "special": 2, "total": 12});
    assert_eq!(round.0["battles"][0]["defense"], defense);
}

#[test]
fn br_bat_2_an_empty_province_has_its_printed_defense_and_bonus_token() {
    let table = Table::of("crab lion").own("crab", "crane_middle").special("defense1", "crane_capital");
    let table = table.lay("crab army 3", "crane_middle>crane_capital");
    assert_eq!(table.resolve().battles(), ["crane_capital: crab 3/3: nobody nothing defender_tie"]);
    assert_eq!(table.resolve().control("crane_capital"), "nobody");
}

#[test]
fn br_cln_1_crabs_faceup_tokens_defend_for_two() {
    let round = Table::of("crab lion").own("crab", "crab_east+3").lay("lion shinobi 1", "crab_east").resolve();
    assert_eq!(round.battles(), ["crab_east: lion 1/6: crab held not_higher"]);
}

#[test]
fn br_bat_3_phoenix_ignores_what_is_printed_at_a_capital() {
    let capital = Table::of("phoenix lion").own("lion", "lion_capital").own("phoenix", "lion_coast");
    let round = capital.lay("phoenix army 1", "lion_coast>lion_capital").resolve();
    assert_eq!(round.battles(), ["lion_capital: phoenix 1/0: phoenix taken higher"]);
    let shadowlands = Table::of("phoenix lion").lay("phoenix shinobi 1", "shadowlands_north").resolve();
    assert_eq!(shadowlands.battles(), ["shadowlands_north: phoenix 1/1: nobody nothing defender_tie"]);
}

#[test]
fn br_a11_phoenix_ignores_it_at_its_own_capital_too() {
    let round =
        Table::of("phoenix lion").own("lion", "phoenix_capital").lay("phoenix shinobi 1", "phoenix_capital").resolve();
    assert_eq!(round.battles(), ["phoenix_capital: phoenix 1/0: phoenix taken higher"]);
}

#[test]
fn phoenix_shared_alone_or_everyone_while_phoenix_attacks() {
    let table = Table::of("phoenix lion crab")
        .own("crab", "dragon_capital")
        .own("phoenix", "phoenix_capital")
        .own("lion", "lion_northwest")
        .lay("lion army 2", "lion_northwest>dragon_capital")
        .lay("phoenix army 1", "phoenix_capital>dragon_capital");
    assert_eq!(table.resolve().battles(), ["dragon_capital: phoenix 1/0, lion 2/2: crab held defender_tie"]);
    let everyone = table.ruling("phoenix", "everyone");
    assert_eq!(everyone.resolve().battles(), ["dragon_capital: phoenix 1/0, lion 2/0: lion taken higher"]);
    let mut without = everyone;
    without.tokens.truncate(1);
    assert_eq!(without.resolve().battles(), ["dragon_capital: lion 2/2: crab held defender_tie"]);
}

#[test]
fn br_bat_4_attackers_tie_defender_holds_and_an_empty_province_stays_empty() {
    let tied = attacked(around(), "scorpion 4, crab 4, unicorn 3");
    assert_eq!(end(&tied), "nobody nothing attackers_tie");
    assert_eq!(end(&tied.own("dragon", "scorpion_west")), "dragon held attackers_tie");
}

#[test]
fn br_bat_4_attackers_tie_cancel_lets_the_next_highest_try() {
    let table = around().ruling("attackers_tie", "cancel");
    assert_eq!(end(&attacked(table.clone(), "scorpion 4, crab 4, unicorn 3")), "unicorn taken higher");
    assert_eq!(end(&attacked(table.clone(), "scorpion 4, crab 4")), "nobody nothing attackers_tie");
    let two_ties = attacked(table.clone(), "scorpion 4, crab 4, unicorn 2").lay("dragon shinobi 2", "scorpion_west");
    assert_eq!(end(&two_ties), "nobody nothing attackers_tie");
    let weak = attacked(table.own("dragon", "scorpion_west+3"), "scorpion 4, crab 4, unicorn 3");
    assert_eq!(end(&weak), "dragon held defender_tie");
}

#[test]
fn br_cln_2_crane_tie_any_wins_against_defense_emptiness_and_attackers() {
    let held = around().own("dragon", "scorpion_west+3");
    assert_eq!(end(&attacked(held.clone(), "crane 3")), "crane taken crane_tie");
    assert_eq!(end(&attacked(held, "crane 3, crab 3")), "crane taken crane_tie");
    assert_eq!(end(&attacked(around(), "crane 3, crab 3")), "crane taken crane_tie");
    let empty = Table::of("crane lion").lay("crane shinobi 1", "shadowlands_north");
    assert_eq!(end(&empty), "crane taken crane_tie");
}

#[test]
fn crane_tie_defender_only_leaves_ties_among_attackers_to_attackers_tie() {
    let table = around().ruling("crane_tie", "defender_only");
    assert_eq!(end(&attacked(table.clone(), "crane 3, crab 3")), "nobody nothing attackers_tie");
    assert_eq!(end(&attacked(table.own("dragon", "scorpion_west+3"), "crane 3")), "crane taken crane_tie");
}

#[test]
fn br_bat_5_equal_or_lower_totals_do_not_take() {
    let held = around().own("dragon", "scorpion_west+2");
    assert_eq!(end(&attacked(held.clone(), "crab 3")), "crab taken higher");
    assert_eq!(end(&attacked(held.clone(), "crab 2")), "dragon held defender_tie");
    assert_eq!(end(&attacked(held, "crab 1")), "dragon held not_higher");
}

#[test]
fn br_bat_6_one_facedown_token_replaces_all_and_the_bonus_token_stays() {
    let table = around().own("dragon", "scorpion_west+2").special("defense1", "scorpion_west");
    let round = attacked(table, "crab 4").resolve();
    assert_eq!(round.control("scorpion_west"), "crab 1+0");
    assert_eq!(round.special("scorpion_west"), "defense1");
}

#[test]
fn br_res_5_battles_are_fought_at_once() {
    // Crab takes Crane's province while Crane's army from there takes Crab's.
    let round = Table::of("crab crane")
        .own("crab", "crab_east")
        .own("crane", "crane_south")
        .own("crab", "crab_capital")
        .lay("crab shinobi 1", "crane_south")
        .lay("crane army 1", "crane_south>crab_east")
        .resolve();
    assert_eq!(round.control("crab_east"), "crane 1+0");
    assert_eq!(round.control("crane_south"), "crab 1+0");
}

#[test]
fn br_a15_a_province_that_is_raided_has_already_launched_its_attacks() {
    let round = Table::of("crab crane lion")
        .own("crab", "crab_east")
        .own("crane", "crane_south")
        .lay("crab army 1", "crab_east>scorpion_capital")
        .lay("crane raid", "crab_east")
        .ruling("raid_reach", "inward")
        .resolve();
    assert_eq!(round.fates(), ["5 battle", "3 raid"]);
}

#[test]
fn br_a9_without_candidate_the_first_tied_group_is_compared_with_the_smallest_defense() {
    let held = |up: u8| around().own("dragon", &format!("scorpion_west+{up}"));
    assert_eq!(end(&attacked(held(4), "scorpion 4, crab 4")), "dragon held defender_tie");
    assert_eq!(end(&attacked(held(5), "scorpion 4, crab 4")), "dragon held not_higher");
    assert_eq!(end(&attacked(held(3), "scorpion 4, crab 4")), "dragon held attackers_tie");
    // Phoenix is among the tied: against it the capital has two less.
    let phoenix = Table::of("phoenix crab lion")
        .own("lion", "lion_capital+1")
        .own("phoenix", "lion_coast")
        .own("crab", "scorpion_north")
        .lay("phoenix army 2", "lion_coast>lion_capital")
        .lay("crab army 2", "scorpion_north>lion_capital");
    assert_eq!(end(&phoenix), "lion held attackers_tie");
}

#[test]
fn br_a10_crane_out_of_a_tie_still_needs_the_defense() {
    let table = around().own("dragon", "scorpion_west+4");
    assert_eq!(end(&attacked(table.clone(), "crane 3, crab 3")), "dragon held not_higher");
    assert_eq!(end(&attacked(table, "crane 4, crab 4")), "crane taken crane_tie");
}

#[test]
fn br_a10_under_cancel_crane_also_wins_as_next_highest() {
    let cancel = around().ruling("attackers_tie", "cancel");
    let next = |table: &Table| attacked(table.clone().own("dragon", "scorpion_west+2"), "scorpion 4, crab 4, crane 2");
    assert_eq!(end(&next(&cancel)), "crane taken crane_tie");
    assert_eq!(end(&next(&cancel.clone().ruling("crane_tie", "defender_only"))), "crane taken crane_tie");
    let tied_next = |table: &Table| attacked(table.clone(), "scorpion 4, crab 4, unicorn 2, crane 2");
    assert_eq!(end(&tied_next(&cancel)), "crane taken crane_tie");
    assert_eq!(end(&tied_next(&cancel.ruling("crane_tie", "defender_only"))), "nobody nothing attackers_tie");
}
