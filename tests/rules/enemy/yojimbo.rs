//! Yojimbo (CH-COM-1, A16).

use crate::support::drawn::golden;

/// Yojimbo in the target's area.
#[test]
fn a_yojimbo_stands_in_for_the_target() {
    golden(
        "a",
        "matsu: champion a ki3
         guard: ally a +Yojimbo
         spear: enemy a ap3",
        "spear: a 0/3 *1 for matsu
         spear hits guard instead of matsu",
    );
}

/// With a name only for that one.
#[test]
fn a_yojimbo_with_a_name_stands_in_for_that_one_only() {
    let people = |name: &str| {
        format!(
            "matsu: champion a ki3
             guard: ally a +Yojimbo({name})
             spear: enemy a ap3"
        )
    };
    golden("a", &people("matsu"), "spear: a 0/3 *1 for matsu\n spear hits guard instead of matsu");
    golden("a", &people("mitsu"), "spear: a 0/3 *1 for matsu\n spear hits matsu");
}

/// In another area it is too far.
#[test]
fn a_yojimbo_elsewhere_does_not_stand_in() {
    golden(
        "a-b",
        "matsu: champion a\n guard: ally b +Yojimbo\n spear: enemy a ap3",
        "spear: a 0/3 *1 for matsu\n spear hits matsu",
    );
}

/// Nobody stands in for a Yojimbo without a name; for one with a name somebody does.
#[test]
fn a_target_that_is_a_yojimbo_is_not_redirected() {
    let people = |keyword: &str| {
        format!(
            "matsu: champion a ki3 +{keyword}
             guard: ally a +Yojimbo
             spear: enemy a ap3"
        )
    };
    golden("a", &people("Yojimbo"), "spear: a 0/3 *1 for matsu\n spear hits matsu");
    golden("a", &people("Yojimbo(guard)"), "spear: a 0/3 *1 for matsu\n spear hits guard instead of matsu");
}

/// Most Ki; equal Ki is a question.
#[test]
fn among_several_yojimbo_ki_decides_then_a_question() {
    let people = |ki: u8| {
        format!(
            "matsu: champion a ki5
             one: companion a ki1 +Yojimbo
             two: companion a ki{ki} +Yojimbo(matsu)
             spear: enemy a ap3"
        )
    };
    golden("a", &people(2), "spear: a 0/3 *1 for matsu\n spear hits two instead of matsu");
    golden("a", &people(1), "spear: a 0/3 *1 for matsu ?yojimbo one|two\n spear hits one instead of matsu");
}

/// Once only: the guard's own Yojimbo does not stand in for the guard.
#[test]
fn a_combat_is_redirected_once() {
    golden(
        "a",
        "matsu: champion a ki5
         one: ally a ki1 +Yojimbo(matsu)
         two: ally a +Yojimbo(one)
         spear: enemy a ap3",
        "spear: a 0/3 *1 for matsu
         spear hits one instead of matsu",
    );
}

/// Enemies' Yojimbo are on the other side.
#[test]
fn a_yojimbo_of_the_enemies_does_not_stand_in() {
    golden(
        "a",
        "matsu: champion a
         guard: enemy a +Yojimbo
         spear: enemy a ap3",
        "guard: a 0/0 *0 for matsu
         spear: a 0/3 *1 for matsu
         spear hits matsu",
    );
}

/// In Ranged Combat too; Cover and return fire are those of the one who is fought.
#[test]
fn a_yojimbo_stands_in_against_arrows() {
    golden(
        "a=b",
        "matsu: champion a ki3
         guard: ally a ranged single +Yojimbo
         archer: enemy b ap3 ranged",
        "archer: b 0/3 *1 for matsu
         archer shoots guard instead of matsu, covered, returned",
    );
}

/// Against a Boss on its way and against those who fight who is in the way.
#[test]
fn a_yojimbo_stands_in_whatever_the_combat_is_for() {
    golden(
        "a-b\n exits a",
        "matsu: champion b ki3
         guard: ally b +Yojimbo
         boss: boss b ap6 escape",
        "boss: b>a 6/0 *0 left
         boss hits guard instead of matsu on its way",
    );
    golden(
        "a-b-c",
        "matsu: champion b ki3 size2
         guard: ally b size2 +Yojimbo(matsu)
         thief: enemy c ap3 search=a",
        "thief: c 0/3 *1
         thief hits guard instead of matsu",
    );
}
