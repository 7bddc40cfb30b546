//! Patrol (9.3, A19).

use crate::support::drawn::{battle, golden};

/// b (1 AP), d (2 more), and with the last AP back towards b.
#[test]
fn with_action_points_left_it_continues_to_the_next_letter_and_wraps() {
    golden("a-b-c-d", "walker: enemy a ap4 patrol=b,d", "walker: a>b>c>d>c 4/0 *0");
}

/// It stands on its next letter: the one after is next at once.
#[test]
fn standing_on_its_letter_it_goes_for_the_next() {
    golden("a-b-c-d", "walker: enemy b ap1 patrol=b,d", "walker: b>c 1/0 *0 now patrol@1");
}

/// Two letters in a row in the same area are reached together.
#[test]
fn letters_in_the_same_area_are_reached_together() {
    golden("a-b-c", "walker: enemy a ap1 patrol=b,b,c", "walker: a>b 1/0 *0 now patrol@2");
}

/// All its letters are where it stands.
#[test]
fn with_all_letters_in_its_area_it_stays() {
    golden("a-b", "walker: enemy a ap4 patrol=a", "walker: a 0/4 *1");
}

/// Next to it over a single border.
#[test]
fn it_turns_to_assault_at_once_when_it_sees_a_champion() {
    golden(
        "a-b-c",
        "matsu: champion a
         walker: enemy b ap4 patrol=c",
        "walker: b>a 1/3 *1 for matsu now mobile
         walker hits matsu",
    );
}

/// From d nothing, from c it sees two areas far; the rest of its 5 AP is Assault: 1 + 2 to her, 2 left.
#[test]
fn it_looks_after_each_step_and_spends_the_rest_as_assault() {
    golden(
        "a-b-c-d",
        "matsu: champion a
         walker: enemy d ap5 patrol=c,d",
        "walker: d>c>b>a 3/2 *0 for matsu now mobile",
    );
}

/// It sees her with its last AP: it has turned and has a target, but no more.
#[test]
fn what_it_sees_after_its_last_step_counts() {
    golden("a-b-c-d", "matsu: champion a\n walker: enemy d ap1 patrol=c", "walker: d>c 1/0 *0 for matsu now mobile");
}

/// From c she would be in Direct Line of Sight, but c is full and only crossed; from d and b a double border hides her.
#[test]
fn it_does_not_look_from_areas_it_only_crosses() {
    golden(
        "
        b=c=d
          |
          e",
        "matsu: champion e
         wall: enemy c size4 gatekeeper
         walker: enemy d ap4 patrol=b,d",
        "walker: d>c>b 4/0 *0 now patrol@1
         wall: c 0/0 *0",
    );
}

/// The letter's area is full: it waits in b and the letter stays the next.
#[test]
fn before_a_letter_without_room_it_waits() {
    golden(
        "a-b-c",
        "wall: enemy a size4 gatekeeper
         walker: enemy c ap4 patrol=a,c",
        "walker: c>b 1/3 *1
         wall: a 0/0 *0",
    );
}

/// A dotted border hides her: it does not turn, and a Patrol does not fight.
#[test]
fn a_patrol_that_saw_nobody_does_not_fight() {
    golden("a.b", "matsu: champion a size4\n walker: enemy b ap4 patrol=b", "walker: b 0/4 *1");
}

/// Nothing is in sight and no way leads to the letter.
#[test]
fn without_a_route_to_its_letter_it_stays() {
    golden("a#b", "walker: enemy b ap4 patrol=a", "walker: b 0/4 *1");
}

/// Seeing an Ally turns it; its target is the Champion it does not see.
#[test]
fn seeing_an_ally_turns_it_too() {
    golden(
        "a-b=c",
        "guide: ally a
         matsu: champion c
         walker: enemy b ap4 patrol=a",
        "walker: b>c 2/2 *0 for matsu now mobile",
    );
}

/// a>b>d and a>c>d cost the same.
#[test]
fn equally_cheap_routes_to_a_letter_are_a_question() {
    golden(
        "a-b
         | |
         c-d",
        "walker: enemy a ap2 patrol=d,a",
        "walker: a>b>d 2/0 *0 now patrol@1 ?route a>b>d|a>c>d",
    );
}

/// In a Battle sight reaches three areas.
#[test]
fn in_a_battle_it_sees_three_areas_far() {
    battle(
        "a-b-c-d",
        "matsu: champion a
         walker: enemy d ap6 patrol=d",
        "walker: d>c>b>a 3/3 *1 for matsu now mobile
         walker hits matsu",
    );
}
