//! The order of movements (CH-ENE-2, A1).

use crate::support::drawn::golden;

/// 3, 1 and 2 AP to Matsu.
#[test]
fn the_nearest_to_its_target_moves_first() {
    golden(
        "a-b-c-d",
        "matsu: champion a
         third: enemy d
         first: enemy b
         second: enemy c",
        "first: b 0/0 *0 for matsu
         second: c 0/0 *0 for matsu
         third: d 0/0 *0 for matsu",
    );
}

/// 1 AP each.
#[test]
fn equal_distances_go_in_document_order() {
    golden(
        "a-b-c",
        "second: enemy c
         matsu: champion b
         first: enemy a",
        "second: c 0/0 *0 for matsu
         first: a 0/0 *0 for matsu",
    );
}

/// Distances: Search 1, Assault 2, Patrol 3, Escape 4; the Gatekeeper and the one without a goal last.
#[test]
fn every_behaviour_has_its_own_distance() {
    golden(
        "a-b=c=d-e-f-g
         exits a",
        "guard: enemy d gatekeeper
         lost: enemy d search=@ghost
         runner: enemy c escape=f
         walker: enemy d patrol=g
         spear: enemy d
         thief: enemy d search=e
         matsu: champion c",
        "thief: d 0/0 *0
         spear: d 0/0 *0 for matsu
         walker: d 0/0 *0
         runner: c 0/0 *0
         guard: d 0/0 *0
         lost: d 0/0 *0",
    );
}

/// A Stationary Enemy counts its distance to its target like others of Assault: 1 before 2.
#[test]
fn stationary_enemies_stand_in_the_order_too() {
    golden(
        "a-b-c",
        "matsu: champion a
         spear: enemy c
         still: enemy b stationary",
        "still: b 0/0 *0 for matsu
         spear: c 0/0 *0 for matsu",
    );
}

/// A Patrol on its letter has distance 0, even if it walks on.
#[test]
fn a_patrol_on_its_letter_has_distance_0() {
    golden(
        "a-b-c-d=e",
        "matsu: champion e
         spear: enemy d
         walker: enemy a patrol=a,b",
        "walker: a 0/0 *0 now patrol@1
         spear: d 0/0 *0 for matsu",
    );
}

/// A Patrol that sees Matsu counts the way to her (1), not to its letter (2 away); one that sees nobody its letter.
#[test]
fn a_patrol_that_sees_somebody_counts_the_way_to_its_target() {
    golden(
        "a-b-c-d",
        "matsu: champion a
         spear: enemy c
         walker: enemy b patrol=d",
        "walker: b 0/0 *0 for matsu now mobile
         spear: c 0/0 *0 for matsu",
    );
}

/// A Sentinel that sees her counts like Assault; one that sees nobody comes last.
#[test]
fn a_sentinel_that_sees_somebody_counts_the_way_to_its_target() {
    golden(
        "a-b-c-d-e",
        "matsu: champion a
         blind: enemy d sentinel
         spear: enemy e
         guard: enemy b sentinel",
        "guard: b 0/0 *0 for matsu now mobile
         spear: e 0/0 *0 for matsu
         blind: d 0/0 *0",
    );
}

/// Without routes the archer's distance is that of its firing position: 1; the spear's route 2.
#[test]
fn a_firing_position_is_a_distance_too() {
    golden(
        "a/b-c-d-e-f",
        "matsu: champion a
         mitsu: champion f size4
         spear: enemy d
         archer: enemy d ranged kill=matsu",
        "archer: d 0/0 *0 for matsu
         spear: d 0/0 *0 for mitsu",
    );
}

/// Barred, the Search counts the route it follows (R: 1 + 2), the spear 2, the walker 4.
#[test]
fn a_barred_search_counts_the_route_it_follows() {
    golden(
        "a-b-c-d-e-f-g
         also c-h",
        "guide: ally b size4
         matsu: champion h
         walker: enemy c patrol=g
         thief: enemy c search=a
         spear: enemy d",
        "walker: c 0/0 *0 for matsu now mobile
         spear: d 0/0 *0 for matsu
         thief: c 0/0 *0",
    );
}

/// The order is fixed at the start: the gate opens for nobody on the way. The ogre leaves b (its exit is there), then
/// the spear, who had no route (last), walks through.
#[test]
fn the_order_is_fixed_at_the_start() {
    golden(
        "a-b-c
         exits b",
        "matsu: champion a size4
         spear: enemy c ap5
         guard: enemy c
         ogre: enemy b size4 ap1 escape",
        "ogre: b 1/0 *0 left
         spear: c>b 1/4 *1 for matsu
         guard: c 0/0 *0 for matsu
         spear hits matsu",
    );
}
