//! Battle (CH-BAT-6 and 7, A18, A20).

use crate::support::drawn::battle;

/// Sharing an area, adjacent, able to move and fight, the rest.
#[test]
fn units_activate_in_four_classes() {
    battle(
        "a-b-c-d-e-f",
        "samurai: ally a
         rest: enemy f ap4
         able: enemy e ap7
         next: enemy b ap3
         here: enemy a ap3",
        "here: a 0/3 *1 for samurai
         next: b>a 1/2 *0 for samurai
         able: e>d>c>b>a 4/3 *1 for samurai
         rest: f>e>d>c>b 4/0 *0 for samurai
         here hits samurai
         able hits samurai",
    );
}

/// Its Combats belong to its Activation: the second one's come after the first one's.
#[test]
fn a_unit_moves_and_fights_before_the_next() {
    battle(
        "a-b",
        "samurai: ally a
         one: enemy a ap3
         two: enemy b ap4",
        "one: a 0/3 *1 for samurai
         two: b>a 1/3 *1 for samurai
         one hits samurai
         two hits samurai",
    );
}

/// Two Ally Units equally near: Ki decides, and Ally Units are targets like Champions.
#[test]
fn ally_units_are_targets() {
    battle(
        "a-b-c",
        "samurai: ally a ki1
         matsu: champion c
         horde: enemy b ap4",
        "horde: b>a 1/3 *1 for samurai
         horde hits samurai",
    );
}

/// A Champion counts as a Unit next to whom others come before the rest.
#[test]
fn champions_count_as_units() {
    battle(
        "a-b-c-d",
        "matsu: champion a
         far: enemy d ap9
         near: enemy b",
        "near: b 0/0 *0 for matsu
         far: d>c>b>a 3/6 *2 for matsu
         far hits matsu
         far hits matsu",
    );
}

/// Within a class the document's order, not the distance: both are adjacent, 2 AP and 1 AP.
#[test]
fn within_a_class_the_document_decides() {
    battle(
        "a=b-c
         also a-c",
        "samurai: ally a
         second: enemy b
         first: enemy c",
        "second: b 0/0 *0 for samurai ?route b>a|b>c>a
         first: c 0/0 *0 for samurai",
    );
}

/// Red borders make nobody adjacent: across them a Unit is of the last class.
#[test]
fn across_red_a_unit_is_not_adjacent() {
    battle(
        "a#b
         | |
         c-d",
        "samurai: ally a
         red: enemy b
         white: enemy c",
        "white: c 0/0 *0 for samurai
         red: b 0/0 *0 for samurai",
    );
}

/// Range 3: both could fight, but the archer without moving and the spear never: 4 AP leave none.
#[test]
fn able_to_fight_is_moved_or_not() {
    battle(
        "a-b-c-d-e",
        "samurai: ally a
         spear: enemy e ap4
         archer: enemy d ap3 ranged",
        "archer: d 0/3 *1 for samurai
         spear: e>d>c>b>a 4/0 *0 for samurai
         archer shoots samurai",
    );
}

/// When the first has moved next to a Unit and left room, the classes are looked at again: the thief at first bars the
/// spear's way (b is full, 3 + 1); once it is gone the spear is able to fight.
#[test]
fn classes_are_looked_at_anew_before_each_activation() {
    battle(
        "a-b-c-d
         also b-e",
        "samurai: ally a size4
         slow: enemy d
         spear: enemy c ap4
         thief: enemy b size4 ap1 search=e/9",
        "thief: b>e 1/0 *0
         spear: c>b 1/3 *1 for samurai
         slow: d 0/0 *0 for samurai
         spear hits samurai",
    );
}

/// An escaping Boss that would fight on its way is able to move and fight.
#[test]
fn combats_on_the_way_count_for_the_classes() {
    battle(
        "a-b-c-d
         exits a",
        "samurai: ally b
         slow: enemy d ap1
         boss: boss d ap7 escape",
        "boss: d>c>b>a 7/0 *0
         slow: d>c 1/0 *0 for samurai
         boss hits samurai on its way",
    );
}

/// High ground: 4 areas.
#[test]
fn range_is_3_and_4_from_high_ground() {
    battle(
        "A-b-c-d-e",
        "samurai: ally e
         archer: enemy a ap3 ranged",
        "archer: a 0/3 *1 for samurai
         archer shoots samurai",
    );
    battle(
        "a-b-c-d-e",
        "samurai: ally e
         archer: enemy a ap4 ranged",
        "archer: a>b 1/3 *1 for samurai
         archer shoots samurai",
    );
}

/// Oni heal in a Battle too, and Units of several miniatures fit through dotted borders.
#[test]
fn units_of_small_miniatures_fit_through_dotted_borders() {
    battle(
        "a.b",
        "samurai: ally a
         horde: enemy b size3 minis3 ap4 wounds1 +Oni",
        "heal horde
         horde: b>a 1/3 *1 for samurai
         horde hits samurai",
    );
}
