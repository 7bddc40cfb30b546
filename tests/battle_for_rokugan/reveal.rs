//! The reveal: what leaves before anything is resolved (BR-RES-0 to -2, BR-A4, -A7, -A8).

use super::support::Table;

fn lion() -> Table {
    Table::of("lion unicorn crab")
        .own("lion", "lion_capital")
        .own("unicorn", "unicorn_capital")
        .own("crab", "crab_capital")
}

#[test]
fn br_res_2_bluffs_return_and_illegal_tokens_are_discarded() {
    let round = lion()
        .lay("lion bluff", "lion_capital>crane_capital")
        .lay("crab bluff", "lion_capital>lion_coast")
        .lay("crab army 1", "lion_capital")
        .lay("crab bluff", "crab_capital");
    // Crab has one bluff only.
    assert_eq!(round.try_resolve(), Err("tokens[3]".to_owned()));
    let mut round = round;
    round.tokens.truncate(3);
    let round = round.resolve();
    assert_eq!(round.fates(), ["2 bluff", "2 bluff", "2 not_yours"]);
    assert_eq!(round.returned(), ["0", "1"]);
}

#[test]
fn br_cln_4_lions_bluff_at_home_stays_and_adds_two() {
    let table = lion().lay("lion bluff", "lion_capital").lay("crab shinobi 2", "lion_capital");
    let round = table.resolve();
    assert_eq!(round.fates(), ["5 battle", "5 battle"]);
    assert_eq!(round.returned(), ["0"]);
    assert_eq!(round.battles(), ["lion_capital: crab 2/4: lion held not_higher"]);
    assert_eq!(round.0["battles"][0]["defense"]["bluff"], 2);
}

#[test]
fn br_a8_lions_bluff_elsewhere_or_under_peace_returns_at_once() {
    let table = lion().own("lion", "lion_coast").special("peace", "lion_coast");
    assert_eq!(table.clone().lay("lion bluff", "lion_coast").resolve().fates(), ["2 bluff"]);
    assert_eq!(table.clone().lay("lion bluff", "crab_capital").resolve().fates(), ["2 bluff"]);
    assert_eq!(table.lay("lion bluff", "lion_capital").resolve().fates(), ["5 unattacked"]);
    let raided =
        lion().own("crab", "scorpion_north").lay("crab raid", "lion_capital").lay("lion bluff", "lion_capital");
    assert_eq!(raided.resolve().fates(), ["3 raid", "3 raid"]);
    let peace = lion().lay("lion diplomacy", "lion_capital").lay("lion bluff", "lion_capital").resolve();
    assert_eq!(peace.fates(), ["4 diplomacy", "4 diplomacy"]);
    assert_eq!(peace.returned(), ["1"]);
}

#[test]
fn br_cln_7_unicorn_swaps_before_anything_is_judged() {
    let table = lion().lay("unicorn army 3", "unicorn_capital").lay("unicorn raid", "unicorn_capital>lion_northwest");
    assert_eq!(table.resolve().fates(), ["5 unattacked", "2 kind"]);
    let swapped = table.swap("0", "1").resolve();
    assert_eq!(swapped.fates(), ["5 battle", "2 yours"]);
    assert_eq!(swapped.control("lion_northwest"), "unicorn 1+0");
}

#[test]
fn br_a4_positions_stay_when_places_change() {
    let table = lion()
        .own("unicorn", "unicorn_east")
        .lay("unicorn army 2", "unicorn_capital>lion_northwest")
        .lay("unicorn army 3", "unicorn_east>lion_northwest")
        .lay("lion army 1", "unicorn_capital>lion_northwest")
        .swap("1", "0");
    assert_eq!(table.resolve().fates(), ["5 battle", "5 battle", "2 occupied"]);
}

#[test]
fn br_a4_what_cannot_be_swapped_is_refused() {
    let table = lion()
        .lay("unicorn army 3", "unicorn_capital")
        .lay("unicorn blessing 2", "^0")
        .lay("unicorn army 1", "unicorn_capital")
        .lay("lion army 1", "lion_capital");
    for (one, two, path) in [
        ("0", "2", "swap[0]"),
        ("2", "1", "swap[1]"),
        ("2", "3", "swap[1]"),
        ("2", "2", "swap[1]"),
        ("2", "9", "swap[1]"),
    ] {
        assert_eq!(table.clone().swap(one, two).try_resolve(), Err(path.to_owned()), "{one} {two}");
    }
}

#[test]
fn br_a7_blessings_share_the_fate_of_their_token() {
    let round = lion()
        .own("lion", "lion_coast")
        .lay("lion army 1", "lion_capital>crane_capital")
        .lay("lion blessing 2", "^0")
        .lay("lion army 1", "lion_capital")
        .lay("lion blessing 2", "^2")
        .resolve();
    assert_eq!(round.fates(), ["5 battle", "5 battle", "5 unattacked", "5 unattacked"]);
    // 1 + 2 against the printed 2.
    assert_eq!(round.battles(), ["crane_capital: lion 3/2: lion taken higher"]);
}

#[test]
fn br_a7_a_blessing_on_a_bluff_a_foreign_or_an_illegal_token_is_lost() {
    let round = lion()
        .lay("lion bluff", "lion_capital")
        .lay("lion blessing 2", "^0")
        .lay("crab army 1", "crab_capital")
        .lay("lion blessing 2", "^2")
        .lay("crab army 1", "lion_coast")
        .lay("crab blessing 2", "^4")
        .resolve();
    assert_eq!(
        round.fates(),
        ["5 unattacked", "2 blessing_base", "5 unattacked", "2 blessing_base", "2 not_yours", "2 blessing_base"]
    );
}
