//! Search (9.3, A12, A15).

use crate::support::drawn::golden;

/// To a (1), takes it (1), back to b (1), leaves (1).
#[test]
fn it_takes_its_goal_and_goes_on_as_escape() {
    golden("a-b\n exits b", "thief: enemy b ap4 search=a", "thief: b>a>b 4/0 *0 took left now escape");
}

/// The scenario asks 2 AP.
#[test]
fn taking_costs_what_the_scenario_says() {
    golden("a-b", "thief: enemy a ap3 search=a/2", "thief: a 2/1 *0 took now escape");
}

/// Nothing is left to go on with.
#[test]
fn with_its_last_action_point_it_takes_and_stays() {
    golden("a-b\n exits b", "thief: enemy b ap2 search=a", "thief: b>a 2/0 *0 took now escape");
}

/// It arrives with 2 AP and would need 3.
#[test]
fn without_the_action_points_it_does_not_take() {
    golden("a-b", "thief: enemy b ap3 search=a/3", "thief: b>a 1/2 *0");
}

/// Matsu stands at the goal: it takes it beside her; leaving her costs 1 more: 1 + 1 + 2.
#[test]
fn it_does_not_fight_champions_at_its_goal() {
    golden(
        "a-b",
        "matsu: champion a
         thief: enemy b ap7 search=a",
        "thief: b>a 2/5 *1 took now escape",
    );
    golden(
        "a-b\n exits b",
        "matsu: champion a
         thief: enemy b ap5 search=a",
        "thief: b>a>b 5/0 *0 took left now escape",
    );
}

/// Next to Mitsu, whose area is Saturated: it has tokens and nobody to fight.
#[test]
fn it_fights_nobody_on_its_way() {
    golden("a=b-c", "mitsu: champion a size4\n thief: enemy b ap4 search=c/4", "thief: b>c 1/3 *1");
}

/// Goes for the Champion who holds it: 2 AP, 3 left.
#[test]
fn it_goes_for_the_champion_who_holds_its_goal_and_fights() {
    golden(
        "a-b-c",
        "matsu: champion a
         thief: enemy c ap5 search=@matsu",
        "thief: c>b>a 2/3 *1 for matsu
         thief hits matsu",
    );
}

/// Matsu, who holds it, is out of reach; Mitsu beside it is not its business.
#[test]
fn it_does_not_fight_others_than_the_holder() {
    golden(
        "a-b-c-d",
        "matsu: champion a
         mitsu: champion d
         thief: enemy d ap2 search=@matsu",
        "thief: d>c 2/0 *0 for matsu",
    );
    golden("a#d", "matsu: champion a\n mitsu: champion d\n thief: enemy d ap3 search=@matsu", "thief: d 0/3 *1");
}

/// Nobody of that name is there: no goal, and the last in the order.
#[test]
fn a_holder_who_is_not_there_is_no_goal() {
    golden(
        "a-b",
        "matsu: champion a
         thief: enemy b ap4 search=@ghost
         spear: enemy b ap4",
        "spear: b>a 1/3 *1 for matsu
         thief: b 0/4 *1
         spear hits matsu",
    );
}

/// With a Ranged value it stops where it can shoot the holder.
#[test]
fn a_ranged_value_makes_it_stop_at_firing_positions() {
    golden(
        "a-b-c-d",
        "matsu: champion a
         thief: enemy d ap4 ranged search=@matsu",
        "thief: d>c 1/3 *1 for matsu
         thief shoots matsu",
    );
}

/// The goal is full of Enemies: it waits in front, and there is nobody to fight.
#[test]
fn before_a_goal_full_of_enemies_it_waits() {
    golden(
        "a-b-c",
        "wall: enemy a size4 gatekeeper
         thief: enemy c ap4 search=a",
        "thief: c>b 1/3 *1
         wall: a 0/0 *0",
    );
}

/// Equally cheap routes to the goal.
#[test]
fn equally_cheap_routes_to_the_goal_are_a_question() {
    golden(
        "a-b
         | |
         c-d",
        "thief: enemy a ap2 search=d",
        "thief: a>b>d 2/0 *0 ?route a>b>d|a>c>d",
    );
}

/// It takes the goal (1 AP); its Escape begins there: it fights her (3) and leaves (2).
#[test]
fn a_boss_begins_its_escape_in_the_goal_area() {
    golden(
        "a-b\n exits a",
        "matsu: champion a
         boss: boss a ap6 search=a",
        "boss: a 6/0 *0 took left now escape
         boss hits matsu on its way",
    );
}

/// While it searches a Boss fights no more than others do.
#[test]
fn a_searching_boss_does_not_fight_on_its_way() {
    golden("a-b", "matsu: champion b\n boss: boss b ap5 search=a/9", "boss: b>a 2/3 *1");
}

/// Two Enemies with the same goal both take it: the players remove one.
#[test]
fn goals_are_independent() {
    golden(
        "a-b",
        "one: enemy b ap2 search=a
         two: enemy b ap2 search=a",
        "one: b>a 2/0 *0 took now escape
         two: b>a 2/0 *0 took now escape",
    );
}
