//! Raids and diplomacy (BR-RES-3, -4, BR-A5, -A6), in each reach.

use super::support::Table;

/// Lion in its capital and coast, Scorpion next to it, Crane beside both.
fn table() -> Table {
    Table::of("lion scorpion crane")
        .own("lion", "lion_capital+1 lion_coast")
        .own("scorpion", "scorpion_capital")
        .own("crane", "crane_middle")
}

#[test]
fn br_res_3_a_raid_scorches_and_removes_control() {
    let round = table().special("honor2", "lion_capital").lay("scorpion raid", "lion_capital").resolve();
    assert_eq!(round.effects("raids"), ["0 yes"]);
    assert_eq!(round.control("lion_capital"), "nobody");
    assert_eq!(round.special("lion_capital"), "scorched");
}

#[test]
fn br_res_3_a_raid_needs_an_own_province_next_to_it_or_an_own_shinobi() {
    let far = table().lay("crane raid", "unicorn_west");
    assert_eq!(far.resolve().fates(), ["3 raid_no_effect"]);
    assert_eq!(far.resolve().effects("raids"), ["0 no"]);
    let foreign = far.clone().lay("lion shinobi 1", "unicorn_west").resolve();
    assert_eq!(foreign.fates(), ["3 raid_no_effect", "5 battle"]);
    let own = far.lay("crane shinobi 1", "unicorn_west").resolve();
    assert_eq!(own.fates(), ["3 raid", "3 raid"]);
    assert_eq!(own.special("unicorn_west"), "scorched");
}

#[test]
fn br_res_3_raids_come_before_diplomacy() {
    let round = table().lay("lion diplomacy", "lion_capital").lay("scorpion raid", "lion_capital").resolve();
    assert_eq!(round.fates(), ["3 raid", "3 raid"]);
    assert_eq!(round.effects("diplomacy"), ["0 no"]);
    assert_eq!(round.special("lion_capital"), "scorched");
}

#[test]
fn br_a5_raids_are_judged_on_the_board_at_reveal() {
    // Each raids the province the other works from.
    let round = table().lay("scorpion raid", "lion_capital").lay("lion raid", "scorpion_capital").resolve();
    assert_eq!(round.effects("raids"), ["0 yes", "1 yes"]);
    assert_eq!(round.special("scorpion_capital"), "scorched");
    assert_eq!(round.special("lion_capital"), "scorched");
}

#[test]
fn br_a5_of_two_raids_in_one_province_the_first_has_the_effect() {
    let table = table().lay("crane raid", "lion_capital").lay("scorpion raid", "lion_capital");
    assert_eq!(table.resolve().effects("raids"), ["0 yes", "1 no"]);
    assert_eq!(table.resolve().fates(), ["3 raid", "3 raid"]);
    let idle = Table::of("lion scorpion crane")
        .own("scorpion", "scorpion_capital")
        .lay("crane raid", "lion_capital")
        .lay("scorpion raid", "lion_capital")
        .resolve();
    assert_eq!(idle.effects("raids"), ["0 no", "1 yes"]);
    assert_eq!(idle.fates(), ["3 raid_no_effect", "3 raid"]);
}

#[test]
fn raid_reach_all_borders_takes_both_arrows_inward_leaves_what_goes_out() {
    let table = table()
        .lay("scorpion raid", "lion_capital")
        .lay("lion army 5", "lion_capital>crane_middle")
        .lay("crane army 1", "crane_capital>lion_capital")
        .lay("scorpion army 1", "scorpion_capital>lion_capital");
    assert_eq!(table.resolve().fates(), ["3 raid", "3 raid", "2 not_yours", "3 raid"]);
    let inward = table.ruling("raid_reach", "inward").resolve();
    assert_eq!(inward.fates(), ["3 raid", "5 battle", "2 not_yours", "3 raid"]);
    assert_eq!(inward.control("crane_middle"), "lion 1+0");
}

#[test]
fn br_res_4_diplomacy_gives_peace_and_keeps_control() {
    let table = table()
        .special("honor2", "lion_capital")
        .lay("lion diplomacy", "lion_capital")
        .lay("scorpion army 5", "scorpion_capital>lion_capital")
        .lay("lion army 5", "lion_capital>crane_middle");
    let round = table.resolve();
    assert_eq!(round.fates(), ["4 diplomacy", "4 diplomacy", "4 diplomacy"]);
    assert_eq!(round.control("lion_capital"), "lion 1+1");
    assert_eq!(round.special("lion_capital"), "peace");
    assert_eq!(round.effects("diplomacy"), ["0 yes"]);
    let inward = table.ruling("raid_reach", "inward").resolve();
    assert_eq!(inward.fates(), ["4 diplomacy", "4 diplomacy", "5 battle"]);
}

#[test]
fn br_a6_of_two_diplomacy_tokens_the_first_has_the_effect() {
    let round = table().lay("crane diplomacy", "crane_middle").lay("crane diplomacy", "crane_middle").resolve();
    assert_eq!(round.effects("diplomacy"), ["0 yes", "1 no"]);
    assert_eq!(round.fates(), ["4 diplomacy", "4 diplomacy"]);
}

#[test]
fn br_spc_3_the_battlefield_allows_neither() {
    let round = table()
        .special("battlefield", "lion_capital")
        .lay("lion diplomacy", "lion_capital")
        .lay("scorpion raid", "lion_capital")
        .resolve();
    assert_eq!(round.fates(), ["2 battlefield", "2 battlefield"]);
    assert_eq!(round.special("lion_capital"), "battlefield");
}
