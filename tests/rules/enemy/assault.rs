//! Assault (9.2), with the way there (9.1, A5 to A8).

use crate::support::drawn::golden;

/// Matsu is 2 areas away but 2 + 2 AP; Mitsu 3 areas and 3 AP.
#[test]
fn the_nearest_is_nearest_in_action_points_not_in_areas() {
    golden(
        "a=b=c-d-e-f",
        "matsu: champion a
         mitsu: champion f
         spear: enemy c ap6",
        "spear: c>d>e>f 3/3 *1 for mitsu
         spear hits mitsu",
    );
}

/// 1 AP to either; Matsu has 3 Ki, Mitsu 2. What Ki settles is no question.
#[test]
fn equally_near_the_most_ki_is_the_target() {
    golden(
        "a-b-c",
        "mitsu: champion c ki2
         matsu: champion a ki3
         spear: enemy b ap4",
        "spear: b>a 1/3 *1 for matsu
         spear hits matsu",
    );
}

/// 1 AP and 2 Ki on both sides: the Favor holder decides, the first of the document until then.
#[test]
fn equally_near_with_equal_ki_is_a_question() {
    golden(
        "a-b-c",
        "mitsu: champion c ki2
         matsu: champion a ki2
         spear: enemy b ap4",
        "spear: b>c 1/3 *1 for mitsu ?target mitsu|matsu
         spear hits mitsu",
    );
}

/// Three tied, a fourth with less Ki is no option.
#[test]
fn a_question_lists_all_tied_champions_and_no_other() {
    golden(
        "a-b-c",
        "one: champion a ki2
         two: champion c ki2
         low: champion a ki1
         six: companion a ki2
         spear: enemy b ap4",
        "spear: b>a 1/3 *1 for one ?target one|two|six
         spear hits one",
    );
}

/// Nobody crosses red, and b is not full: no route at all.
#[test]
fn without_a_route_it_stays() {
    golden(
        "a#b-c",
        "matsu: champion a
         spear: enemy c ap4",
        "spear: c 0/4 *1",
    );
}

/// The Ally is next to it, the Companion two areas away.
#[test]
fn companions_are_champions_and_allies_are_not() {
    golden(
        "a-b-c-d",
        "guide: ally a
         kuni: companion d
         spear: enemy b ap4",
        "spear: b>c>d 2/2 *0 for kuni",
    );
}

/// An Ally alone is nobody's target, even in the same area.
#[test]
fn without_a_champion_it_stays() {
    golden("a-b", "guide: ally b\n spear: enemy b ap4", "spear: b 0/4 *1");
}

/// Leaving b costs 1 more because the Ally is there.
#[test]
fn disengagement_costs_one_more() {
    golden(
        "a-b-c",
        "guide: ally b
         matsu: champion c
         spear: enemy b ap4",
        "spear: b>c 2/2 *0 for matsu",
    );
}

/// Passing through b, where an Ally stands, it pays 1 more to leave it: 1 + 2.
#[test]
fn disengagement_is_paid_wherever_an_opponent_is_left() {
    golden(
        "a-b-c",
        "guide: ally b
         matsu: champion a
         spear: enemy c ap6",
        "spear: c>b>a 3/3 *1 for matsu
         spear hits matsu",
    );
}

/// Matsu is 1 AP away; it does not move, and she is not in reach.
#[test]
fn stationary_never_moves() {
    golden(
        "a-b",
        "matsu: champion a
         spear: enemy b ap4 stationary",
        "spear: b 0/4 *1 for matsu",
    );
}

/// In its own area it fights as always.
#[test]
fn stationary_fights_who_comes() {
    golden(
        "a-b",
        "matsu: champion b
         spear: enemy b ap3 stationary",
        "spear: b 0/3 *1 for matsu
         spear hits matsu",
    );
}

/// Matsu is the target (1 AP) and out of reach; Mitsu's area is Saturated, so he is in reach (2 AP).
#[test]
fn out_of_reach_of_its_target_it_fights_the_first_in_reach() {
    golden(
        "a-b=c",
        "matsu: champion a
         mitsu: champion c size4
         spear: enemy b ap3 stationary",
        "spear: b 0/3 *1 for matsu
         spear hits mitsu",
    );
}

/// 2 AP are needed for the double border, 1 is there.
#[test]
fn it_walks_while_action_points_pay() {
    golden("a-b=c", "matsu: champion a\n spear: enemy c ap1", "spear: c 0/1 *0 for matsu");
    golden("a-b=c", "matsu: champion a\n spear: enemy c ap2", "spear: c>b 2/0 *0 for matsu");
}

/// Size 4 in a: full. D is 2, but it ends in b and fights from there.
#[test]
fn before_a_saturated_area_it_ends_in_the_last_area_before_it() {
    golden(
        "a-b-c",
        "matsu: champion a size4
         spear: enemy c ap4",
        "spear: c>b 1/3 *1 for matsu
         spear hits matsu",
    );
}

/// 2 + 3 is more than 4: for the ogre a is Saturated, for the spear (2 + 1) it is not.
#[test]
fn an_area_is_saturated_for_whoever_would_not_fit() {
    golden(
        "a-b",
        "matsu: champion a size2
         ogre: enemy b size3 ap3
         spear: enemy b ap3",
        "ogre: b 0/3 *1 for matsu
         spear: b>a 1/2 *0 for matsu
         ogre hits matsu",
    );
}

/// The ally fills b and is an opponent: nobody passes. Round by d, e, f: 4 AP instead of 2.
#[test]
fn it_goes_round_areas_full_of_opponents() {
    golden(
        "a-b-c
         |   |
         d-e-f",
        "matsu: champion c
         guide: ally b size4
         spear: enemy a ap7",
        "spear: a>d>e>f>c 4/3 *1 for matsu
         spear hits matsu",
    );
}

/// b is full of its own side: entry and exit are paid at once, 2 AP.
#[test]
fn it_crosses_areas_full_of_its_own_side() {
    golden(
        "a-b-c",
        "matsu: champion a
         wall: enemy b size4 gatekeeper
         spear: enemy c ap5",
        "spear: c>b>a 2/3 *1 for matsu
         wall: b 0/0 *0
         spear hits matsu",
    );
}

/// 1 AP would take it into b, but not out again: the chain is not entered.
#[test]
fn a_crossing_is_entered_only_if_it_can_be_left() {
    golden(
        "a-b-c",
        "matsu: champion a
         wall: enemy b size4 gatekeeper
         spear: enemy c ap1",
        "spear: c 0/1 *0 for matsu
         wall: b 0/0 *0",
    );
}

/// Two full areas in a row cost 3 AP at once; with 2 it stays in d.
#[test]
fn several_crossings_in_a_row_are_paid_together() {
    let people = |ap: u8| {
        format!(
            "matsu: champion a
             gate: enemy b size4 gatekeeper
             door: enemy c size4 gatekeeper
             spear: enemy d ap{ap}"
        )
    };
    let others = "gate: b 0/0 *0\n door: c 0/0 *0";
    golden("a-b-c-d", &people(2), &format!("spear: d 0/2 *0 for matsu\n {others}"));
    golden("a-b-c-d", &people(3), &format!("spear: d>c>b>a 3/0 *0 for matsu\n {others}"));
}

/// b is full, one of its side and one Ally: it cannot be crossed, and there is no other way.
#[test]
fn one_opponent_in_a_full_area_bars_it() {
    golden(
        "a-b-c",
        "matsu: champion a
         guide: ally b
         wall: enemy b size3 gatekeeper
         spear: enemy c ap4",
        "wall: b 0/0 *0
         spear: c 0/4 *1",
    );
}

/// a is full and b, the only area before it, is full of its own side: no area to stop in before a.
#[test]
fn before_a_full_destination_there_must_be_an_area_to_stop_in() {
    golden(
        "a-b-c",
        "matsu: champion a size4
         wall: enemy b size4 gatekeeper
         spear: enemy c ap4",
        "wall: b 0/0 *0
         spear: c 0/4 *1",
    );
}

/// The border into the full area is split: not crossed, but the last border may be any that is not red and counts 2.
/// So D is 1 + 2 for Matsu, 3 as well for Mitsu, who has less Ki. It ends in b and fights across the split border.
#[test]
fn the_last_border_into_a_full_area_may_be_any_but_red_and_counts_2() {
    golden(
        "a/b-c-d-e-f",
        "mitsu: champion f ki1
         matsu: champion a size4 ki2
         spear: enemy c ap4",
        "spear: c>b 1/3 *1 for matsu
         spear hits matsu",
    );
}

/// A full area behind a red border is not adjacent.
#[test]
fn across_red_nobody_is_in_reach() {
    golden("a#b", "matsu: champion a size4\n spear: enemy b ap3", "spear: b 0/3 *1");
}

/// Agile: 1 AP over the double border.
#[test]
fn agile_crosses_double_borders_for_1() {
    golden(
        "a=b",
        "matsu: champion a
         monkey: enemy b ap4 +Agile",
        "monkey: b>a 1/3 *1 for matsu
         monkey hits matsu",
    );
}

/// Break Through: 2 AP over the split border; others have no route.
#[test]
fn break_through_crosses_split_borders_for_2() {
    golden(
        "a/b",
        "matsu: champion a
         ram: enemy b ap5 +Break_Through
         spear: enemy b ap5",
        "ram: b>a 2/3 *1 for matsu
         spear: b 0/5 *1
         ram hits matsu",
    );
}

/// Size 2 does not fit through the dotted border; Naga of any Size and Units of miniatures of Size 1 do.
#[test]
fn dotted_borders_are_for_size_1_naga_and_units_of_size_1() {
    let alone = |who: &str| format!("matsu: champion a\n {who}");
    golden("a.b", &alone("spear: enemy b ap4"), "spear: b>a 1/3 *1 for matsu\n spear hits matsu");
    golden("a.b", &alone("ogre: enemy b size2 ap4"), "ogre: b 0/4 *1");
    golden("a.b", &alone("naga: enemy b size3 ap4 +Naga"), "naga: b>a 1/3 *1 for matsu\n naga hits matsu");
    golden("a:b", &alone("unit: enemy b size3 minis3 ap4"), "unit: b>a 2/2 *0 for matsu");
    golden("a:b", &alone("unit: enemy b size2 minis1 ap4"), "unit: b 0/4 *1");
}

/// Before anybody moves the ogre has no route (a has room: 1 + 2): it is last. When its turn comes a is full, and the
/// dotted border may be its last one.
#[test]
fn targets_are_chosen_from_the_positions_at_its_own_turn() {
    golden(
        "a.b-c",
        "matsu: champion a
         ogre: enemy b size2 ap4
         naga: enemy c size2 ap5 +Naga",
        "naga: c>b>a 2/3 *1 for matsu
         ogre: b 0/4 *1 for matsu
         naga hits matsu
         ogre hits matsu",
    );
}

/// B is Elevated behind a double border: Cavalry does not get up, but fights from below; D is 2.
#[test]
fn cavalry_fights_from_below_an_elevated_area() {
    golden(
        "a=B",
        "matsu: champion b
         rider: enemy a ap3 +Cavalry",
        "rider: a 0/3 *1 for matsu
         rider hits matsu",
    );
}

/// The same over dotted double and split borders.
#[test]
fn cavalry_fights_upwards_over_dotted_double_and_split_borders() {
    for board in ["a:B", "a/B"] {
        golden(
            board,
            "matsu: champion b
             rider: enemy a ap3 size3 +Cavalry",
            "rider: a 0/3 *1 for matsu
             rider hits matsu",
        );
    }
}

/// Over a single border Cavalry rides up; down a double border too.
#[test]
fn cavalry_rides_over_single_borders_and_downhill() {
    golden("a-B", "matsu: champion b\n rider: enemy a ap3 +Cavalry", "rider: a>b 1/2 *0 for matsu");
    golden("A=b", "matsu: champion b\n rider: enemy a ap3 +Cavalry", "rider: a>b 2/1 *0 for matsu");
}

/// D is 1 + 2. From b it reaches up; it has 3 AP left.
#[test]
fn cavalry_goes_to_the_area_below() {
    golden(
        "a-b=C",
        "matsu: champion c
         rider: enemy a ap4 +Cavalry",
        "rider: a>b 1/3 *1 for matsu
         rider hits matsu",
    );
}

/// The area below is full of its own side: it could not stop there, so no route.
#[test]
fn cavalry_needs_an_area_to_stop_in_below() {
    golden(
        "a-b=C",
        "matsu: champion c
         wall: enemy b size4 gatekeeper
         rider: enemy a ap4 +Cavalry",
        "wall: b 0/0 *0
         rider: a 0/4 *1",
    );
}

/// a>b>d and a>c>d are 2 AP each: the smallest by the board's order is the default.
#[test]
fn equally_cheap_routes_are_a_question() {
    golden(
        "a-b
         | |
         c-d",
        "matsu: champion d
         spear: enemy a ap5",
        "spear: a>b>d 2/3 *1 for matsu ?route a>b>d|a>c>d
         spear hits matsu",
    );
}

/// Two singles cost what one double costs; a>b>c comes before a>c.
#[test]
fn a_longer_route_of_the_same_cost_is_tied() {
    golden(
        "a-b-c
         also a=c",
        "matsu: champion c
         spear: enemy a ap5",
        "spear: a>b>c 2/3 *1 for matsu ?route a>b>c|a>c
         spear hits matsu",
    );
}

/// The default route leads on to b, but in a she is in reach already, over the double border into her full area.
#[test]
fn it_ends_at_the_first_area_with_its_target_in_reach() {
    golden(
        "d-a=c
         also a-b b-c",
        "matsu: champion c size4
         spear: enemy d ap4",
        "spear: d>a 1/3 *1 for matsu ?route d>a>b>c|d>a>c
         spear hits matsu",
    );
}

/// Next to a full area it need not move.
#[test]
fn in_reach_from_the_start_it_stays() {
    golden(
        "a-b",
        "matsu: champion a size4
         spear: enemy b ap6",
        "spear: b 0/6 *2 for matsu
         spear hits matsu
         spear hits matsu",
    );
}

/// The default behaviour is Assault Mobile; default Action Points are 0.
#[test]
fn what_is_not_said_has_its_default() {
    golden("a-b", "matsu: champion a\n spear: enemy b", "spear: b 0/0 *0 for matsu");
}

/// The spear fills a on its way (1 + 3): the second one finds it Saturated and stops before it.
#[test]
fn those_who_moved_before_take_up_room() {
    golden(
        "a-b-c",
        "matsu: champion a
         ogre: enemy b size3 ap4
         spear: enemy c ap4",
        "ogre: b>a 1/3 *1 for matsu
         spear: c>b 1/3 *1 for matsu
         ogre hits matsu
         spear hits matsu",
    );
}
