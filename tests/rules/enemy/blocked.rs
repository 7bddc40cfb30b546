//! Blocked (9.3, A5, A24): who stands in the way is fought.

use crate::support::drawn::golden;

/// No route at all; R is 3, with the Disengagement in b. It stands next to b already.
#[test]
fn it_fights_who_fills_the_next_area_of_its_way() {
    golden(
        "a-b-c",
        "matsu: champion b size4
         thief: enemy c ap4 search=a",
        "thief: c 0/4 *1
         thief hits matsu",
    );
}

/// It walks up to b first.
#[test]
fn it_goes_up_to_them_first() {
    golden(
        "a-b-c-d",
        "matsu: champion b size4
         thief: enemy d ap4 search=a",
        "thief: d>c 1/3 *1
         thief hits matsu",
    );
}

/// b is two areas away and 2 AP are missing: not next to it, nobody is fought.
#[test]
fn who_is_not_next_to_it_is_not_fought() {
    golden("a-b-c=d", "matsu: champion b size4\n thief: enemy d ap1 search=a", "thief: d 0/1 *0");
    golden(
        "a-b-c-d",
        "matsu: champion b size4
         wall: enemy c size4 gatekeeper
         thief: enemy d ap4 search=a",
        "thief: d 0/4 *1
         wall: c 0/0 *0",
    );
}

/// The goal's area itself is full of champions.
#[test]
fn the_destination_may_be_what_blocks() {
    golden(
        "a-b",
        "matsu: champion a size4
         thief: enemy b ap3 search=a",
        "thief: b 0/3 *1
         thief hits matsu",
    );
}

/// Allies are in the way as much as Champions.
#[test]
fn allies_block_too() {
    golden("a-b-c", "guide: ally b size4\n thief: enemy c ap3 search=a", "thief: c 0/3 *1\n thief hits guide");
}

/// All are equally far: the most Ki; equal Ki is a question.
#[test]
fn among_blockers_ki_decides_then_a_question() {
    golden(
        "a-b-c",
        "guide: ally b size2
         matsu: champion b size2 ki1
         thief: enemy c ap3 search=a",
        "thief: c 0/3 *1
         thief hits matsu",
    );
    golden(
        "a-b-c",
        "guide: ally b size2
         matsu: champion b size2
         thief: enemy c ap3 search=a",
        "thief: c 0/3 *1 ?blocker guide|matsu
         thief hits guide",
    );
}

/// Six Action Points: two Combats, one question.
#[test]
fn every_token_is_a_combat_with_them() {
    golden(
        "a-b-c",
        "guide: ally b size2
         matsu: champion b size2
         thief: enemy c ap6 search=a",
        "thief: c 0/6 *2 ?blocker guide|matsu
         thief hits guide
         thief hits guide",
    );
}

/// Ranged before melee where it is legal.
#[test]
fn blockers_are_shot_where_it_can_be_done() {
    golden(
        "a-b-c",
        "matsu: champion b size4
         thief: enemy c ap3 ranged search=a",
        "thief: c 0/3 *1
         thief shoots matsu",
    );
}

/// A mixed full area bars the way; only its own side's opponents are fought.
#[test]
fn a_mixed_full_area_is_blocked_by_the_opponents_in_it() {
    golden(
        "a-b-c",
        "matsu: champion b
         wall: enemy b size3 gatekeeper
         thief: enemy c ap3 search=a",
        "thief: c 0/3 *1
         wall: b 0/0 *0
         thief hits matsu",
    );
}

/// For the ogre (3) b has no room beside Matsu (2); for the thief (1) it has.
#[test]
fn what_blocks_a_large_one_lets_a_small_one_through() {
    golden(
        "a-b-c",
        "matsu: champion b size2
         ogre: enemy c size3 ap4 search=a
         thief: enemy c ap4 search=a",
        "ogre: c 0/4 *1
         thief: c>b>a 4/0 *0 took now escape
         ogre hits matsu",
    );
}

/// R ties: a>b>d and a>c>d, both barred. It follows the smaller and fights in b.
#[test]
fn tied_barred_routes_are_a_question() {
    golden(
        "a-b
         | |
         c-d",
        "matsu: champion b size4
         mitsu: champion c size4
         thief: enemy a ap3 search=d",
        "thief: a 0/3 *1 ?route a>b>d|a>c>d
         thief hits matsu",
    );
}

/// Disengagement counts in R as in D: 1 more out of a, 1 more out of b: through is 4, round 5.
#[test]
fn disengagement_counts_when_room_is_ignored() {
    golden(
        "a-b-c
         |   |
         d-e-f",
        "guide: ally a
         matsu: champion b size4
         thief: enemy a ap6 search=c",
        "thief: a 0/6 *2
         thief hits matsu
         thief hits matsu",
    );
}

/// Both b and the goal a are full of Enemies, and b is the only way: through them, round by c and back would end in an
/// area before the goal, but a route ends where it first gets to.
#[test]
fn a_route_does_not_lead_through_its_own_end() {
    golden(
        "c-a-b-d",
        "wall: enemy a size4 gatekeeper
         door: enemy b size4 gatekeeper
         thief: enemy d ap9 search=a",
        "thief: d 0/9 *3
         wall: a 0/0 *0
         door: b 0/0 *0",
    );
}
