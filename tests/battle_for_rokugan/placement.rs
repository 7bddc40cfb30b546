//! Where combat tokens may lie, and why not (BR-TOK, BR-PLC, BR-A1 to -A3).

use super::support::Table;

/// Lion around its capital, Crab in the south-west, Crane on the coast.
fn table() -> Table {
    Table::of("lion crab crane")
        .own("lion", "lion_capital lion_coast")
        .own("crab", "crab_capital crab_center")
        .own("crane", "crane_capital")
}

#[test]
fn br_tok_1_armies_defend_at_home_and_attack_across_own_borders() {
    for (at, said) in [
        ("lion_capital", "defend"),
        ("crab_center", "not_yours"),
        ("lion_capital>crane_capital", "attack"),
        ("lion_capital>scorpion_north", "attack"),
        ("lion_capital>lion_coast", "own_target"),
        ("crane_capital>lion_capital", "own_target"),
        ("crab_center>crab_east", "not_yours"),
        ("~crane_capital", "kind"),
    ] {
        assert_eq!(table().judge("lion army", at), said, "{at}");
    }
}

#[test]
fn br_tok_2_navies_defend_coastal_provinces_and_attack_any_coast() {
    for (at, said) in [
        ("lion_coast", "defend"),
        ("lion_capital", "not_coastal"),
        ("crane_capital", "not_yours"),
        ("~crane_capital", "attack"),
        ("~shadowlands_south", "attack"),
        ("~lion_coast", "own_target"),
        ("lion_capital>crane_capital", "kind"),
    ] {
        assert_eq!(table().judge("lion navy", at), said, "{at}");
    }
}

#[test]
fn br_tok_2_a_harbor_is_defended_and_attacked_by_navies_on_its_land_borders() {
    let table = table().special("harbor", "lion_capital");
    assert_eq!(table.judge("lion navy", "lion_capital"), "defend");
    assert_eq!(table.judge("crab navy", "crane_capital>lion_capital"), "attack");
    assert_eq!(table.judge("crab navy", "lion_coast>lion_capital"), "attack");
    assert_eq!(table.judge("crab navy", "lion_capital>crane_capital"), "kind");
    assert_eq!(table.judge("lion navy", "crane_capital>lion_capital"), "own_target");
}

#[test]
fn br_tok_3_shinobi_lie_in_any_center_and_on_no_border() {
    assert_eq!(table().judge("lion shinobi", "lion_capital"), "defend");
    assert_eq!(table().judge("lion shinobi", "islands_north"), "attack");
    assert_eq!(table().judge("lion shinobi", "lion_capital>crane_capital"), "kind");
    assert_eq!(table().judge("lion shinobi", "~crane_capital"), "kind");
}

#[test]
fn br_tok_4_blessings_lie_on_own_armies_navies_and_shinobi_several_on_one() {
    let table = table()
        .lay("lion army 1", "lion_capital>crane_capital")
        .lay("lion ?", "lion_capital")
        .lay("lion diplomacy", "lion_coast")
        .lay("crab navy 1", "~crane_capital")
        .lay("lion shinobi 1", "lion_capital>scorpion_north")
        .lay("lion blessing 2", "^0");
    for (at, said) in [
        ("^0", "bless"),
        ("^1", "bless"),
        ("^2", "blessing_base"),
        ("^3", "blessing_base"),
        ("^4", "blessing_base"),
        ("lion_capital", "kind"),
        ("lion_capital>crane_capital", "occupied"),
    ] {
        assert_eq!(table.judge("lion blessing", at), said, "{at}");
    }
    assert_eq!(table.places("lion blessing"), ["^0", "^1"]);
    assert_eq!(table.judge("lion army", "^0"), "kind");
}

#[test]
fn br_tok_5_diplomacy_lies_in_own_centers() {
    let table = table().special("battlefield", "lion_coast");
    assert_eq!(table.judge("lion diplomacy", "lion_capital"), "peace");
    assert_eq!(table.judge("lion diplomacy", "crane_capital"), "not_yours");
    assert_eq!(table.judge("lion diplomacy", "lion_coast"), "battlefield");
    assert_eq!(table.judge("lion diplomacy", "lion_capital>crane_capital"), "kind");
}

#[test]
fn br_tok_6_raids_lie_in_foreign_centers() {
    let table = table().special("battlefield", "crane_capital");
    assert_eq!(table.judge("lion raid", "scorpion_north"), "raid");
    assert_eq!(table.judge("lion raid", "islands_north"), "raid, idle");
    assert_eq!(table.judge("lion raid", "lion_capital"), "yours");
    assert_eq!(table.judge("lion raid", "crane_capital"), "battlefield");
    assert_eq!(table.judge("lion raid", "~crane_capital"), "kind");
}

#[test]
fn br_tok_6_a_known_own_shinobi_makes_a_raid_work() {
    let beside = |token: &str| table().lay(token, "islands_north").judge("lion raid", "islands_north");
    assert_eq!(beside("lion shinobi 1"), "raid");
    assert_eq!(beside("crab shinobi 1"), "raid, idle");
    assert_eq!(beside("lion ?"), "raid, idle");
}

#[test]
fn br_tok_7_a_bluff_lies_wherever_another_kind_would() {
    let table = table().special("harbor", "crab_center").special("battlefield", "scorpion_north");
    for (at, said) in [
        ("lion_capital", "defend"),
        ("islands_north", "attack"),
        ("scorpion_north", "attack"),
        ("lion_capital>scorpion_north", "attack"),
        ("crab_east>crab_center", "attack"),
        ("~crane_capital", "attack"),
        ("~lion_coast", "kind"),
        ("crab_center>crab_east", "not_yours"),
        ("lion_coast>lion_capital", "own_target"),
    ] {
        assert_eq!(table.judge("lion bluff", at), said, "{at}");
    }
}

#[test]
fn br_plc_2_nothing_lies_in_or_around_scorched_earth() {
    let table = table().special("scorched", "scorpion_north");
    for (token, at) in [
        ("lion army", "lion_capital>scorpion_north"),
        ("lion shinobi", "scorpion_north"),
        ("lion bluff", "scorpion_north"),
        ("lion raid", "scorpion_north"),
        ("lion army", "scorpion_north>lion_capital"),
    ] {
        assert_eq!(table.judge(token, at), "scorched", "{token} {at}");
    }
}

#[test]
fn br_plc_3_nothing_lies_in_or_around_peace() {
    let table = table().special("peace", "lion_capital");
    assert_eq!(table.judge("lion army", "lion_capital"), "peace");
    assert_eq!(table.judge("lion army", "lion_capital>scorpion_north"), "peace");
    assert_eq!(table.judge("lion army", "lion_coast>crane_capital"), "attack");
}

#[test]
fn br_plc_4_only_its_controller_lies_in_and_around_a_shrine() {
    let table = table().special("shrine", "lion_capital");
    assert_eq!(table.judge("lion army", "lion_capital"), "defend");
    assert_eq!(table.judge("lion army", "lion_capital>crane_capital"), "attack");
    assert_eq!(table.judge("crane army", "crane_capital>lion_capital"), "shrine");
    assert_eq!(table.judge("crane shinobi", "lion_capital"), "shrine");
    let empty = Table::of("lion crab").own("lion", "lion_capital").special("shrine", "scorpion_north");
    assert_eq!(empty.judge("lion army", "lion_capital>scorpion_north"), "shrine");
}

#[test]
fn br_plc_5_own_provinces_are_not_attacked() {
    assert_eq!(table().judge("lion army", "lion_coast>lion_capital"), "own_target");
    assert_eq!(table().judge("lion navy", "~lion_coast"), "own_target");
}

#[test]
fn br_ron_1_a_ronin_crosses_any_land_border_but_neither_raids_nor_talks() {
    let ronin = table().ronin("lion").special("scorched", "dragon_south").special("shrine", "crab_center");
    for (token, at, said) in [
        ("lion army", "scorpion_west>crab_east", "attack"),
        ("lion army", "crab_east>scorpion_west", "attack"),
        ("lion army", "crane_capital>lion_capital", "own_target"),
        ("lion army", "dragon_south>phoenix_capital", "scorched"),
        ("lion army", "crab_center>crab_east", "shrine"),
        ("lion raid", "crab_east", "ronin"),
        ("lion diplomacy", "lion_capital", "ronin"),
        ("lion raid", "~crane_capital", "kind"),
        ("lion navy", "crab_east>scorpion_west", "kind"),
        ("lion bluff", "crab_east>scorpion_west", "attack"),
    ] {
        assert_eq!(ronin.judge(token, at), said, "{token} {at}");
    }
}

#[test]
fn br_a16_only_the_list_makes_a_ronin() {
    let nobody = Table::of("lion crab").own("crab", "crab_capital");
    assert_eq!(nobody.judge("lion army", "scorpion_west>crab_east"), "not_yours");
}

#[test]
fn br_a1_the_first_failure_is_the_reason() {
    let table = table()
        .special("scorched", "scorpion_north")
        .special("peace", "crane_middle")
        .special("shrine", "lion_capital")
        .lay("crane bluff", "lion_capital>scorpion_capital");
    for (token, at, said) in [
        ("crab army", "scorpion_north>lion_capital", "scorched"),
        ("crab army", "crane_middle>lion_capital", "peace"),
        ("crab army", "scorpion_capital>lion_capital", "shrine"),
        ("lion shinobi", "scorpion_capital>lion_capital", "occupied"),
        ("crab army", "lion_coast>crane_capital", "not_yours"),
        ("crane army", "crab_east>crane_south", "not_yours"),
    ] {
        assert_eq!(table.judge(token, at), said, "{token} {at}");
    }
}

#[test]
fn br_a2_the_first_token_occupies_a_border_whatever_its_arrow_and_legality() {
    let table = table()
        .lay("crab army 1", "crane_capital>lion_capital")
        .lay("crab ?", "~crane_capital")
        .lay("lion blessing 2", "lion_coast>phoenix_coast")
        .lay("crane army 1", "crane_capital");
    assert_eq!(table.judge("lion army", "lion_capital>crane_capital"), "occupied");
    assert_eq!(table.judge("lion navy", "~crane_capital"), "occupied");
    assert_eq!(table.judge("lion army", "lion_coast>phoenix_coast"), "attack");
    assert_eq!(table.judge("lion shinobi", "crane_capital"), "attack");
}

#[test]
fn br_a3_a_bluff_defends_only_in_an_own_center() {
    assert_eq!(table().judge("crab bluff", "crab_center"), "defend");
    assert_eq!(table().judge("crab bluff", "lion_capital"), "attack");
    assert_eq!(table().judge("crab bluff", "crab_center>crab_east"), "attack");
}

#[test]
fn places_come_by_target_then_center_borders_and_coast() {
    let table = Table::of("lion crab").own("lion", "lion_coast").own("crab", "crane_capital");
    let places = table.places("lion army");
    let expected = [
        "lion_coast>dragon_south",
        "lion_coast>phoenix_capital",
        "lion_coast>phoenix_center",
        "lion_coast>phoenix_coast",
        "lion_coast>lion_capital",
        "lion_coast",
        "lion_coast>crane_capital",
    ];
    assert_eq!(places, expected);
    let bluffs = table.places("lion bluff");
    let about_crane = bluffs.iter().filter(|place| place.ends_with("crane_capital"));
    assert_eq!(about_crane.collect::<Vec<_>>(), ["crane_capital", "lion_coast>crane_capital", "~crane_capital"]);
}
