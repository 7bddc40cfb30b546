//! Enemies with a Ranged value (9.2, A4; CH-LOS, A17).

use crate::support::drawn::golden;

/// Two areas over single borders: Direct, and the start counts.
#[test]
fn it_stays_where_it_can_shoot() {
    golden(
        "a-b-c",
        "matsu: champion a
         archer: enemy c ap3 ranged",
        "archer: c 0/3 *1 for matsu
         archer shoots matsu",
    );
}

/// Three areas are too far; from c it is two.
#[test]
fn it_walks_to_the_first_firing_position_of_its_route() {
    golden(
        "a-b-c-d",
        "matsu: champion a
         archer: enemy d ap4 ranged",
        "archer: d>c 1/3 *1 for matsu
         archer shoots matsu",
    );
}

/// Range 0 is never Ranged Combat.
#[test]
fn in_the_same_area_it_fights_in_melee() {
    golden(
        "a-b",
        "matsu: champion a ranged
         archer: enemy a ap3 ranged",
        "archer: a 0/3 *1 for matsu
         archer hits matsu",
    );
}

/// The Ally in c keeps it from shooting there: 2 AP to b, and from b it can.
#[test]
fn an_area_with_an_opponent_is_no_firing_position() {
    golden(
        "a-b-c",
        "matsu: champion a
         guide: ally c
         archer: enemy c ap5 ranged",
        "archer: c>b 2/3 *1 for matsu
         archer shoots matsu",
    );
}

/// b is full of its own side: it cannot stop there to shoot, and c is too far because of the two double borders. It
/// goes on to a.
#[test]
fn an_area_without_room_is_no_firing_position() {
    golden(
        "a=b=c",
        "matsu: champion a
         wall: enemy b size4 gatekeeper
         archer: enemy c ap7 ranged",
        "archer: c>b>a 4/3 *1 for matsu
         wall: b 0/0 *0
         archer hits matsu",
    );
}

/// Next to a Saturated area both are legal.
#[test]
fn ranged_comes_before_melee() {
    golden(
        "a-b",
        "matsu: champion a size4
         archer: enemy b ap3 ranged",
        "archer: b 0/3 *1 for matsu
         archer shoots matsu",
    );
}

/// No route over the split border, but b and c see across it. From d, c is 1 AP away.
#[test]
fn without_a_route_it_takes_the_cheapest_firing_position() {
    golden(
        "a/b-c-d",
        "matsu: champion a
         archer: enemy d ap4 ranged",
        "archer: d>c 1/3 *1 for matsu
         archer shoots matsu, covered, from cover",
    );
}

/// Mitsu can be shot from where it stands (0 AP), Matsu from c (1 AP): less Ki does not matter.
#[test]
fn without_routes_the_cheapest_firing_position_is_the_target() {
    golden(
        "a/b-c-d-e/f",
        "matsu: champion a ki5
         mitsu: champion f
         archer: enemy d ap3 ranged",
        "archer: d 0/3 *1 for mitsu
         archer shoots mitsu, covered, from cover",
    );
}

/// Both can be shot from c for nothing: Ki decides.
#[test]
fn equal_firing_positions_are_settled_by_ki() {
    golden(
        "a/b-c-d/e",
        "matsu: champion a ki1
         mitsu: champion e ki2
         archer: enemy c ap3 ranged",
        "archer: c 0/3 *1 for mitsu
         archer shoots mitsu, covered, from cover",
    );
}

/// Mitsu is 5 AP away by a route; Matsu, whom it could shoot at once, is not to be reached.
#[test]
fn a_champion_with_a_route_comes_before_one_without() {
    golden(
        "a/b-c-d-e-f-g",
        "matsu: champion a
         mitsu: champion g
         archer: enemy b ap6 ranged",
        "archer: b>c>d>e 3/3 *1 for mitsu
         archer shoots mitsu",
    );
}

/// Stationary: Mitsu is the target by his route and out of range; Matsu is in reach.
#[test]
fn in_combat_those_without_a_route_come_after_those_with() {
    golden(
        "a/b-c-d-e-f-g",
        "matsu: champion a
         mitsu: champion g
         archer: enemy b ap3 ranged stationary",
        "archer: b 0/3 *1 for mitsu
         archer shoots matsu, covered, from cover",
    );
}

/// d and e see her, 1 AP each.
#[test]
fn equally_near_firing_positions_are_a_question_of_the_route() {
    golden(
        "b-d-f
         /   |
         a/c-e",
        "matsu: champion a
         archer: enemy f ap4 ranged",
        "archer: f>d 1/3 *1 for matsu ?route f>d|f>e
         archer shoots matsu, covered, from cover",
    );
}

/// No Line of Sight from any area: it stays, as in the worked document.
#[test]
fn without_route_and_firing_position_it_stays() {
    golden("a#b-c", "matsu: champion a\n archer: enemy c ap4 ranged", "archer: c 0/4 *1");
}

/// A double border gives Cover both ways; Matsu has a Ranged value and shoots back.
#[test]
fn indirect_sight_gives_cover_to_both() {
    golden(
        "a=b",
        "matsu: champion a ranged
         archer: enemy b ap3 ranged",
        "archer: b 0/3 *1 for matsu
         archer shoots matsu, covered, from cover, returned",
    );
}

/// A dotted border counts as not single.
#[test]
fn dotted_borders_give_cover() {
    golden(
        "a.b",
        "matsu: champion a
         archer: enemy b ap3 ranged",
        "archer: b 0/3 *1 for matsu
         archer shoots matsu, covered, from cover",
    );
}

/// From A it sees three areas far; Matsu, level, sees two: no answer although she has a bow.
#[test]
fn return_fire_needs_the_defenders_own_sight() {
    golden(
        "A-b-c-d",
        "matsu: champion d ranged
         archer: enemy a ap3 ranged",
        "archer: a 0/3 *1 for matsu
         archer shoots matsu",
    );
}

/// From above the double border counts as single; from below it gives Cover. One-sided.
#[test]
fn high_ground_takes_cover_away_on_one_side() {
    golden(
        "A=b",
        "matsu: champion b ranged
         archer: enemy a ap3 ranged",
        "archer: a 0/3 *1 for matsu
         archer shoots matsu, from cover, returned",
    );
}

/// Two double borders stop anybody but the one who counts them as single: she does not see it at all.
#[test]
fn an_ability_may_count_all_borders_as_single() {
    golden(
        "a=b=c",
        "matsu: champion a ranged
         bones: enemy c ap3 ranged single",
        "bones: c 0/3 *1 for matsu
         bones shoots matsu",
    );
}

/// The defender's ability counts for the defender: no Cover for the archer, Cover for her.
#[test]
fn the_defenders_ability_takes_the_attackers_cover() {
    golden(
        "a=b",
        "matsu: champion a ranged single
         archer: enemy b ap3 ranged",
        "archer: b 0/3 *1 for matsu
         archer shoots matsu, covered, returned",
    );
}

/// Opponents in the defender's area do not matter for return fire.
#[test]
fn return_fire_from_an_area_with_enemies_counts() {
    golden(
        "a-b",
        "matsu: champion a ranged
         spear: enemy a
         archer: enemy b ap3 ranged",
        "spear: a 0/0 *0 for matsu
         archer: b 0/3 *1 for matsu
         archer shoots matsu, returned",
    );
}

/// Characters never block sight: b is full of champions and Matsu behind them is the one with Ki at equal distance.
#[test]
fn characters_never_block_sight() {
    golden(
        "a-b-c
         indoor b",
        "matsu: champion a
         wall: ally b size4
         archer: enemy c ap3 ranged",
        "archer: c 0/3 *1 for matsu
         archer shoots matsu",
    );
}
