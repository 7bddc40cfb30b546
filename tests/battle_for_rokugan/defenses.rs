//! Successful defenses (BR-DEF, BR-A12), with their rulings in each value.

use super::support::Table;

/// Lion in its capital, Crane and Scorpion next to it.
fn table() -> Table {
    Table::of("lion crane scorpion")
        .own("lion", "lion_capital")
        .own("crane", "crane_capital")
        .own("scorpion", "scorpion_north")
}

#[test]
fn br_def_1_a_battle_won_adds_one_faceup_token() {
    let round = table().lay("crane army 1", "crane_capital>lion_capital").lay("lion army 1", "lion_capital").resolve();
    assert_eq!(round.defended(), ["lion_capital lion battle"]);
    assert_eq!(round.control("lion_capital"), "lion 1+1");
}

#[test]
fn br_def_one_token_however_many_attacks_fail() {
    let round = table()
        .lay("crane army 1", "crane_capital>lion_capital")
        .lay("scorpion army 1", "scorpion_north>lion_capital")
        .resolve();
    assert_eq!(round.control("lion_capital"), "lion 1+1");
}

/// Crane's army on the way to the Lion capital is taken by Scorpion's raid where it came from.
fn attack_discarded_elsewhere() -> Table {
    table()
        .lay("crane army 1", "crane_capital>lion_capital")
        .lay("scorpion raid", "crane_capital")
        .lay("scorpion shinobi 1", "crane_capital")
}

#[test]
fn br_def_2_discarded_attack_counts_or_not() {
    assert_eq!(attack_discarded_elsewhere().resolve().defended(), ["lion_capital lion failed_attack"]);
    let no = attack_discarded_elsewhere().ruling("discarded_attack", "no");
    assert_eq!(no.resolve().defended(), [""; 0]);
    // Not counted, it leaves the province not attacked.
    assert_eq!(no.lay("lion army 1", "lion_capital").resolve().defended(), ["lion_capital lion unattacked"]);
}

#[test]
fn br_def_2_bluff_attack_counts_or_not() {
    let bluffed = table().lay("crane bluff", "crane_capital>lion_capital");
    assert_eq!(bluffed.resolve().defended(), [""; 0]);
    let yes = bluffed.ruling("bluff_attack", "yes");
    assert_eq!(yes.resolve().defended(), ["lion_capital lion failed_attack"]);
    let illegal = table().ruling("bluff_attack", "yes").lay("crane bluff", "scorpion_north>lion_capital");
    assert_eq!(illegal.resolve().defended(), [""; 0]);
    let at_home = table().ruling("bluff_attack", "yes").lay("crane bluff", "crane_capital");
    assert_eq!(at_home.resolve().defended(), [""; 0]);
}

#[test]
fn br_def_2_neither_illegal_tokens_nor_raids_count() {
    let round = table().lay("scorpion army 1", "crane_capital>lion_capital").lay("crane raid", "islands_west");
    assert_eq!(round.resolve().defended(), [""; 0]);
}

#[test]
fn br_def_3_what_nobody_attacks_is_defended_by_army_navy_or_shinobi() {
    let round = table()
        .own("lion", "lion_coast lion_northwest")
        .lay("lion army 1", "lion_capital")
        .lay("lion navy 1", "lion_coast")
        .lay("lion shinobi 1", "lion_northwest")
        .resolve();
    let expected = ["lion_northwest lion unattacked", "lion_capital lion unattacked", "lion_coast lion unattacked"];
    assert_eq!(round.defended(), expected);
}

#[test]
fn br_def_3_lion_bluff_alone_counts_or_not() {
    let bluff = table().lay("lion bluff", "lion_capital");
    assert_eq!(bluff.resolve().defended(), [""; 0]);
    assert_eq!(bluff.ruling("lion_bluff", "yes").resolve().defended(), ["lion_capital lion unattacked"]);
}

#[test]
fn br_def_4_diplomacy_defense_counts_only_what_it_discarded_itself() {
    let talks = table()
        .lay("lion diplomacy", "lion_capital")
        .lay("crane army 1", "crane_capital>lion_capital")
        .lay("lion army 1", "lion_capital");
    assert_eq!(talks.resolve().defended(), [""; 0]);
    assert_eq!(talks.ruling("diplomacy_defense", "yes").resolve().defended(), ["lion_capital lion diplomacy"]);
    let raided_first =
        attack_discarded_elsewhere().lay("lion diplomacy", "lion_capital").ruling("diplomacy_defense", "yes");
    assert_eq!(raided_first.resolve().defended(), [""; 0]);
    let no_attack = table().lay("lion diplomacy", "lion_capital").ruling("diplomacy_defense", "yes");
    assert_eq!(no_attack.resolve().defended(), [""; 0]);
}

#[test]
fn br_def_an_uncontrolled_province_gains_nothing() {
    let round = Table::of("lion crane scorpion")
        .own("crane", "crane_capital")
        .own("scorpion", "lion_coast")
        .lay("crane army 1", "crane_capital>lion_capital")
        .lay("scorpion raid", "crane_capital")
        .resolve();
    assert_eq!(round.fates(), ["3 raid", "3 raid"]);
    assert_eq!(round.defended(), [""; 0]);
}

#[test]
fn br_a12_no_mark_where_the_target_is_raided_or_at_peace_itself() {
    let raided =
        table().lay("crane army 1", "crane_capital>lion_capital").lay("scorpion raid", "lion_capital").resolve();
    assert_eq!(raided.defended(), [""; 0]);
    let peace = attack_discarded_elsewhere().lay("lion diplomacy", "lion_capital").resolve();
    assert_eq!(peace.defended(), [""; 0]);
}

#[test]
fn br_a12_a_battle_overrides_the_mark() {
    let round = attack_discarded_elsewhere().lay("scorpion army 5", "scorpion_north>lion_capital").resolve();
    assert_eq!(round.control("lion_capital"), "scorpion 1+0");
    assert_eq!(round.defended(), [""; 0]);
}

#[test]
fn br_a12_diplomacy_where_an_attack_came_from_marks_its_target() {
    let round =
        table().lay("crane army 1", "crane_capital>lion_capital").lay("crane diplomacy", "crane_capital").resolve();
    assert_eq!(round.fates(), ["4 diplomacy", "4 diplomacy"]);
    assert_eq!(round.defended(), ["lion_capital lion failed_attack"]);
}
