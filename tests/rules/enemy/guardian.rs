//! Guardians (9.3, A9).

use crate::support::drawn::{battle, golden};

/// Even with a Champion in its own area.
#[test]
fn a_gatekeeper_does_nothing() {
    golden("a-b", "matsu: champion a\n guard: enemy a ap4 gatekeeper", "guard: a 0/4 *1");
}

/// Indirect Line of Sight over the double border is not enough.
#[test]
fn a_sentinel_without_direct_sight_does_nothing() {
    golden("a=b", "matsu: champion a\n guard: enemy b ap4 sentinel", "guard: b 0/4 *1");
}

/// Direct over two single borders; it acts in this Activation. No Ranged value is needed.
#[test]
fn a_sentinel_that_sees_a_champion_turns_to_assault_at_once() {
    golden(
        "a-b-c",
        "matsu: champion a
         guard: enemy c ap5 sentinel",
        "guard: c>b>a 2/3 *1 for matsu now mobile
         guard hits matsu",
    );
}

/// Three areas are out of range.
#[test]
fn a_sentinel_sees_two_areas_far() {
    golden("a-b-c-d", "matsu: champion a\n guard: enemy d ap5 sentinel", "guard: d 0/5 *1");
}

/// High ground: three areas, and the first double border counts as single.
#[test]
fn a_sentinel_on_high_ground_sees_further() {
    golden(
        "a-b=c-D",
        "matsu: champion a
         guard: enemy d ap5 sentinel",
        "guard: d>c>b>a 4/1 *0 for matsu now mobile",
    );
}

/// Its own area counts.
#[test]
fn a_sentinel_sees_who_stands_beside_it() {
    golden(
        "a",
        "matsu: champion a
         guard: enemy a ap3 sentinel",
        "guard: a 0/3 *1 for matsu now mobile
         guard hits matsu",
    );
}

/// It sees the Ally; Matsu behind the double border is not seen, but she is the target of its Assault.
#[test]
fn a_sentinel_that_sees_an_ally_goes_for_a_champion() {
    golden(
        "a-b=c",
        "guide: ally a
         matsu: champion c
         guard: enemy b ap4 sentinel",
        "guard: b>c 2/2 *0 for matsu now mobile",
    );
}

/// Nobody to go for, but it has turned.
#[test]
fn a_sentinel_that_sees_only_an_ally_turns_all_the_same() {
    golden("a-b", "guide: ally a\n guard: enemy b ap4 sentinel", "guard: b 0/4 *1 now mobile");
}

/// The Boss fights on its way (3 AP), leaves b (2) and the board (1). The Gatekeeper, last in the order, was woken.
#[test]
fn a_combat_next_to_it_wakes_a_gatekeeper_whose_turn_is_to_come() {
    golden(
        "a-b-c
         exits c",
        "matsu: champion b
         guard: enemy a ap4 gatekeeper
         boss: boss b ap6 escape",
        "boss: b>c 6/0 *0 left
         guard: a>b 1/3 *1 for matsu now mobile
         boss hits matsu on its way
         guard hits matsu",
    );
}

/// Two areas away it sleeps on; so it does behind a red border.
#[test]
fn a_combat_further_away_wakes_no_gatekeeper() {
    for board in ["a-d-b-c\n exits c", "a#b-c\n exits c"] {
        golden(
            board,
            "matsu: champion b
             guard: enemy a ap4 gatekeeper
             boss: boss b ap6 escape",
            "boss: b>c 6/0 *0 left
             guard: a 0/4 *1
             boss hits matsu on its way",
        );
    }
}

/// The Combats come after all movements: it acts from the next phase, the plan still shows a Guardian.
#[test]
fn a_combat_after_the_movements_wakes_a_gatekeeper_for_the_next_phase() {
    golden(
        "a-b",
        "matsu: champion b
         guard: enemy a ap4 gatekeeper
         spear: enemy b ap3",
        "spear: b 0/3 *1 for matsu
         guard: a 0/4 *1
         spear hits matsu",
    );
}

/// In a Battle the spear's Activation with its Combat is over before the Gatekeeper's, next to a Unit, comes.
#[test]
fn in_a_battle_a_combat_wakes_a_gatekeeper_whose_activation_is_to_come() {
    battle(
        "a-b",
        "matsu: champion b
         guard: enemy a ap4 gatekeeper
         spear: enemy b ap3",
        "spear: b 0/3 *1 for matsu
         guard: a>b 1/3 *1 for matsu now mobile
         spear hits matsu
         guard hits matsu",
    );
}

/// The Gatekeeper shares the area and comes first in the document: its Activation is over when the spear fights.
#[test]
fn in_a_battle_a_gatekeeper_that_has_been_activated_sleeps_on() {
    battle(
        "a",
        "matsu: champion a
         guard: enemy a ap4 gatekeeper
         spear: enemy a ap3",
        "guard: a 0/4 *1
         spear: a 0/3 *1 for matsu
         spear hits matsu",
    );
}
