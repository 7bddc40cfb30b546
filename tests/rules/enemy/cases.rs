//! Worked cases of the contract (section 14) that the Enemy Phase decides.

use crate::support::drawn::golden;

/// Case 5, with an Enemy for Matsu Tsuko: a single border into the full area of its own side, a dotted double one out
/// of it: 3 AP in all.
#[test]
fn case_5_crossing_an_area_of_ones_own_side_costs_3() {
    golden(
        "a-b:c",
        "matsu: champion c
         wall: enemy b size4 gatekeeper
         spear: enemy a ap6",
        "spear: a>b>c 3/3 *1 for matsu
         wall: b 0/0 *0
         spear hits matsu",
    );
}

/// Case 6: 2 AP of movement leave 2, no token; 1 AP leaves 3, one token, one Combat.
#[test]
fn case_6_two_spearmen_with_4_action_points() {
    golden(
        "a-b-c-d-e
         also e-f",
        "kisada: champion a
         matsu: champion f
         first: enemy c ap4
         second: enemy e ap4",
        "second: e>f 1/3 *1 for matsu
         first: c>b>a 2/2 *0 for kisada
         second hits matsu",
    );
}

/// Case 7: equidistant, 3 Ki and 2: the one with 3; it arrives with 2 AP, no token.
#[test]
fn case_7_equidistant_champions_with_3_and_2_ki() {
    golden(
        "a-b-c-d-e",
        "mitsu: champion e ki2
         matsu: champion a ki3
         spear: enemy c ap4",
        "spear: c>b>a 2/2 *0 for matsu",
    );
}
