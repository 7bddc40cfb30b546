//! Combat tokens and Combats (CH-ENE-1, 3 and 4; A2, A3, A10, A21).

use crate::support::drawn::golden;

/// One token per full 3 AP: 2, 3, 5, 6, 9.
#[test]
fn a_token_for_every_full_3_action_points() {
    for (ap, tokens) in [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)] {
        let expected = format!("spear: a 0/{ap} *{tokens}");
        golden("a", &format!("spear: enemy a ap{ap}"), &expected);
    }
}

/// Tokens are for everybody on the board, whether it will fight or not.
#[test]
fn those_who_will_not_fight_have_tokens_too() {
    golden("a", "guard: enemy a ap3 gatekeeper\n runner: enemy a ap7 escape", "guard: a 0/3 *1\n runner: a 0/7 *2");
}

/// Each token is a Combat; all of one Enemy before the next one's, in the order of the movements.
#[test]
fn an_enemy_spends_all_its_tokens_before_the_next() {
    golden(
        "a-b",
        "matsu: champion a
         late: enemy b ap7
         soon: enemy a ap6",
        "soon: a 0/6 *2 for matsu
         late: b>a 1/6 *2 for matsu
         soon hits matsu
         soon hits matsu
         late hits matsu
         late hits matsu",
    );
}

/// The ogre escapes from a, which was full: the spear's target is out of reach at its Combat, Mitsu is not.
#[test]
fn who_is_in_reach_is_looked_at_when_the_combat_comes() {
    golden(
        "
        a-b-c
          H
          d
        exits c",
        "matsu: champion a
         mitsu: champion d size4
         spear: enemy b ap3
         ogre: enemy a size3 ap4 escape",
        "spear: b 0/3 *1 for matsu
         ogre: a>b>c 4/0 *0 left
         spear hits mitsu",
    );
}

/// As before, with two of equal distance and Ki in reach: a question about the target.
#[test]
fn a_tie_among_those_in_reach_is_a_question_about_the_target() {
    golden(
        "
        a-b-c
          H
          d
        exits c",
        "matsu: champion a
         mitsu: champion d size2
         kuni: companion d size2
         spear: enemy b ap6
         ogre: enemy a size3 ap4 escape",
        "spear: b 0/6 *2 for matsu ?target mitsu|kuni
         ogre: a>b>c 4/0 *0 left
         spear hits mitsu
         spear hits mitsu",
    );
}

/// The first one's token is wasted when its target is out of reach and nobody else is near.
#[test]
fn a_token_without_anybody_in_reach_is_wasted() {
    golden(
        "a-b-c\n exits c",
        "matsu: champion a
         spear: enemy b ap3
         ogre: enemy a size3 ap4 escape",
        "spear: b 0/3 *1 for matsu
         ogre: a>b>c 4/0 *0 left",
    );
}

/// The ogre's arrival (1 + 3) makes a Saturated: now the Stationary one next to it has her in reach.
#[test]
fn an_area_that_filled_up_is_in_reach() {
    golden(
        "a=b-c
         also a-c",
        "matsu: champion a
         ogre: enemy c size3 ap4
         slow: enemy b ap3 stationary",
        "ogre: c>a 1/3 *1 for matsu
         slow: b 0/3 *1 for matsu
         ogre hits matsu
         slow hits matsu",
    );
}

/// Wounded Oni only, in document order; no other Enemy, and no Ally.
#[test]
fn wounded_oni_heal() {
    golden(
        "a",
        "friend: ally a wounds1 +Oni
         fresh: enemy a +Oni
         second: enemy a wounds3 +Oni
         other: enemy a wounds2
         boss: boss a wounds1 +Oni",
        "heal second boss
         fresh: a 0/0 *0
         second: a 0/0 *0
         other: a 0/0 *0
         boss: a 0/0 *0",
    );
}
