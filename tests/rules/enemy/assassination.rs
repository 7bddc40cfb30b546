//! Assassination (9.3, A15, A26, A27).

use crate::support::drawn::golden;

/// Matsu is nearer and not named.
#[test]
fn it_goes_for_those_named() {
    golden(
        "a-b-c-d",
        "matsu: champion a
         mitsu: champion d
         killer: enemy b ap5 kill=mitsu",
        "killer: b>c>d 2/3 *1 for mitsu
         killer hits mitsu",
    );
}

/// The nearest of those named; the order of the names does not matter.
#[test]
fn of_those_named_the_nearest_is_the_target() {
    golden(
        "a-b-c-d",
        "mitsu: champion d
         matsu: champion a
         killer: enemy b ap4 kill=mitsu,matsu",
        "killer: b>a 1/3 *1 for matsu
         killer hits matsu",
    );
}

/// Allies can be named outside Battles too.
#[test]
fn an_ally_can_be_named() {
    golden("a-b", "guide: ally a\n killer: enemy b ap4 kill=guide", "killer: b>a 1/3 *1 for guide\n killer hits guide");
}

/// Ghost is Eliminated, Matsu is still there.
#[test]
fn who_is_not_there_counts_as_eliminated() {
    golden(
        "a-b",
        "matsu: champion a
         mitsu: champion b
         killer: enemy b ap5 kill=ghost,matsu",
        "killer: b>a 2/3 *1 for matsu
         killer hits matsu",
    );
}

/// All of them are: Assault.
#[test]
fn when_all_are_eliminated_it_turns_to_assault() {
    golden(
        "a-b",
        "matsu: champion a
         killer: enemy b ap4 kill=ghost,spirit",
        "killer: b>a 1/3 *1 for matsu now mobile
         killer hits matsu",
    );
}

/// Equally near: Ki; equal Ki: a question.
#[test]
fn ties_between_targets_are_settled_as_in_assault() {
    let people = |ki: u8| {
        format!(
            "mitsu: champion a ki1
             matsu: champion c ki{ki}
             killer: enemy b ap4 kill=matsu,mitsu"
        )
    };
    golden("a-b-c", &people(2), "killer: b>c 1/3 *1 for matsu\n killer hits matsu");
    golden("a-b-c", &people(1), "killer: b>a 1/3 *1 for mitsu ?target mitsu|matsu\n killer hits mitsu");
}

/// b is full of Mitsu: no route, but R is 4. It goes up to him and fights.
#[test]
fn without_a_route_it_goes_as_if_there_was_room() {
    golden(
        "a-b-c-d",
        "matsu: champion a
         mitsu: champion b size4
         killer: enemy d ap4 kill=matsu",
        "killer: d>c 1/3 *1 for matsu
         killer hits mitsu",
    );
}

/// The same with a Ranged value: c is a firing position, 1 AP away.
#[test]
fn without_a_route_a_ranged_value_takes_a_firing_position() {
    golden(
        "a-b-c-d",
        "matsu: champion a
         mitsu: champion b size4
         killer: enemy d ap4 ranged kill=matsu",
        "killer: d>c 1/3 *1 for matsu
         killer shoots matsu",
    );
}

/// Matsu has a route (4 AP), Mitsu only one through the Ally (R is 3): D comes before R.
#[test]
fn a_target_with_a_route_comes_before_one_without() {
    golden(
        "a-b-c-d-e-f-g",
        "mitsu: champion a
         guide: ally b size4
         matsu: champion g
         killer: enemy c ap4 kill=mitsu,matsu",
        "killer: c>d>e>f>g 4/0 *0 for matsu",
    );
}

/// D is 4 round the bottom, R is 3 through the Ally: it stands before the Ally and fights.
#[test]
fn where_the_way_through_is_cheaper_it_does_not_go_round() {
    golden(
        "a-b-c
         |   |
         d-e-f",
        "matsu: champion c
         guide: ally b size4
         killer: enemy a ap4 kill=matsu",
        "killer: a 0/4 *1 for matsu
         killer hits guide",
    );
}

/// Through b it is 1 + 2, round by c 1 + 2 as well: D = R, it goes round, and there is no choice.
#[test]
fn where_going_round_is_as_cheap_it_goes_round() {
    golden(
        "a-b
         | |
         c=d",
        "matsu: champion d
         guide: ally b size4
         killer: enemy a ap6 kill=matsu",
        "killer: a>c>d 3/3 *1 for matsu
         killer hits matsu",
    );
}

/// An unnamed Champion beside it is left alone, and costs a Disengagement.
#[test]
fn it_does_not_fight_those_who_are_not_named() {
    golden(
        "a-b",
        "matsu: champion a
         mitsu: champion b
         killer: enemy b ap4 kill=matsu",
        "killer: b>a 2/2 *0 for matsu",
    );
    golden("a#b", "matsu: champion a\n mitsu: champion b\n killer: enemy b ap3 kill=matsu", "killer: b 0/3 *1");
}

/// The killer (1 AP) need not move: Matsu's area is full with the ogre in it. The ogre escapes (3 AP to c, 1 to
/// leave): now a has room and she is out of reach. Mitsu, named too, is in reach in his full area.
#[test]
fn out_of_reach_of_its_target_it_fights_another_named_one() {
    golden(
        "
        a-b-c
          H
          d
        exits c",
        "matsu: champion a
         mitsu: champion d size4
         killer: enemy b ap3 kill=matsu,mitsu
         ogre: enemy a size3 ap4 escape",
        "killer: b 0/3 *1 for matsu
         ogre: a>b>c 4/0 *0 left
         killer hits mitsu",
    );
}

/// The same with Mitsu unnamed: nobody.
#[test]
fn out_of_reach_of_all_named_it_fights_nobody() {
    golden(
        "
        a-b-c
          H
          d
        exits c",
        "matsu: champion a
         mitsu: champion d size4
         killer: enemy b ap3 kill=matsu
         ogre: enemy a size3 ap4 escape",
        "killer: b 0/3 *1 for matsu
         ogre: a>b>c 4/0 *0 left",
    );
}

/// Cavalry reaches up to its target as in Assault.
#[test]
fn cavalry_reaches_up_to_its_target() {
    golden(
        "a=B",
        "matsu: champion b\n killer: enemy a ap3 +Cavalry kill=matsu",
        "killer: a 0/3 *1 for matsu\n killer hits matsu",
    );
}
