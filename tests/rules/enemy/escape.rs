//! Escape (9.3, A11 to A14).

use crate::support::drawn::golden;

/// a is 1 AP away, c 2.
#[test]
fn it_leaves_by_the_nearest_exit() {
    golden("a-b=c\n exits a c", "runner: enemy b ap4 escape", "runner: b>a 2/2 *0 left");
}

/// It arrives with nothing left.
#[test]
fn leaving_costs_one_action_point() {
    golden("a-b\n exits a", "runner: enemy b ap1 escape", "runner: b>a 1/0 *0");
}

/// Beside an opponent leaving costs 2.
#[test]
fn leaving_beside_an_opponent_costs_two() {
    golden("a-b\n exits a", "matsu: champion a\n runner: enemy b ap2 escape", "runner: b>a 1/1 *0");
    golden("a-b\n exits a", "matsu: champion a\n runner: enemy b ap3 escape", "runner: b>a 3/0 *0 left");
}

/// It has 3 AP left on the board: a token it does not use.
#[test]
fn an_escaping_enemy_does_not_fight() {
    golden("a-b", "matsu: champion b\n runner: enemy b ap3 escape", "runner: b 0/3 *1");
    golden("a-b\n exits a", "matsu: champion b\n runner: enemy b ap3 escape", "runner: b>a 3/0 *0 left");
}

/// Off the board there are no tokens.
#[test]
fn who_left_the_board_has_no_tokens() {
    golden("a\n exits a", "runner: enemy a ap9 escape", "runner: a 1/8 *0 left");
}

/// The scenario's exits stand instead of the board's.
#[test]
fn the_scenario_may_name_its_exits() {
    golden("a-b-c-d\n exits a", "runner: enemy b ap4 escape=d", "runner: b>c>d 3/1 *0 left");
}

/// Equally near: a question about the exit; the smaller route is the default.
#[test]
fn exits_equally_near_are_a_question() {
    golden("a-b-c\n exits c a", "runner: enemy b ap2 escape", "runner: b>a 2/0 *0 left ?exit a|c");
}

/// Both ways to d cost 2.
#[test]
fn equally_cheap_routes_to_an_exit_are_a_question() {
    golden(
        "a-b
         | |
         c-d
         exits d",
        "runner: enemy a ap3 escape",
        "runner: a>b>d 3/0 *0 left ?route a>b>d|a>c>d",
    );
}

/// d by two routes, e by one, all 2 AP: first the exit, then the route to it.
#[test]
fn tied_exits_and_tied_routes_are_two_questions() {
    golden(
        "a-b-e
         | |
         c-d
         exits e d",
        "runner: enemy a ap3 escape",
        "runner: a>b>d 3/0 *0 left ?exit d|e ?route a>b>d|a>c>d",
    );
}

/// No exit at all, or none it can get to: it stays.
#[test]
fn without_an_exit_it_stays() {
    golden("a-b", "runner: enemy b ap4 escape", "runner: b 0/4 *1");
    golden("a#b\n exits a", "runner: enemy b ap4 escape", "runner: b 0/4 *1");
}

/// The exit is full: leaving is no movement through it, so it waits in front.
#[test]
fn a_full_exit_is_not_entered() {
    golden(
        "a-b-c
         exits a",
        "wall: enemy a size4 gatekeeper
         runner: enemy c ap6 escape",
        "runner: c>b 1/5 *1
         wall: a 0/0 *0",
    );
}

/// Round the Ally: 4 AP and 1 to leave.
#[test]
fn it_goes_round_those_in_the_way() {
    golden(
        "a-b-c
         |   |
         d-e-f
         exits c",
        "guide: ally b size4
         runner: enemy a ap5 escape",
        "runner: a>d>e>f>c 5/0 *0 left",
    );
}

/// Barred: an ordinary Enemy neither fights nor goes up to them.
#[test]
fn an_ordinary_enemy_does_not_fight_blockers() {
    golden("a-b-c-d\n exits a", "matsu: champion b size4\n runner: enemy d ap6 escape", "runner: d 0/6 *2");
}

/// It begins beside Matsu: 3 AP for the Combat, 2 to leave b, 1 to leave the board.
#[test]
fn a_boss_fights_where_it_begins_and_goes_on() {
    golden(
        "a-b\n exits a",
        "matsu: champion b
         boss: boss b ap6 escape",
        "boss: b>a 6/0 *0 left
         boss hits matsu on its way",
    );
}

/// 1 to b, 3 for the Combat, 2 to a, 1 to leave.
#[test]
fn a_boss_fights_in_the_areas_it_enters() {
    golden(
        "a-b-c\n exits a",
        "matsu: champion b
         boss: boss c ap7 escape",
        "boss: c>b>a 7/0 *0 left
         boss hits matsu on its way",
    );
}

/// Once per area: c, b and a, 3 AP each; on the way 2 + 2, and 2 to leave: 15.
#[test]
fn a_boss_fights_once_per_area() {
    golden(
        "a-b-c\n exits a",
        "one: champion a
         two: ally b
         six: champion c
         boss: boss c ap15 escape",
        "boss: c>b>a 15/0 *0 left
         boss hits six on its way
         boss hits two on its way
         boss hits one on its way",
    );
}

/// In b it has 2 AP: no Combat, it walks on for 2.
#[test]
fn a_boss_without_3_action_points_walks_by() {
    golden("a-b-c\n exits a", "matsu: champion b\n boss: boss c ap3 escape", "boss: c>b>a 3/0 *0");
}

/// In the exit area it fights before it leaves: 1 + 3 + 2.
#[test]
fn a_boss_fights_before_it_leaves() {
    golden(
        "a-b\n exits a",
        "matsu: champion a
         boss: boss b ap6 escape",
        "boss: b>a 6/0 *0 left
         boss hits matsu on its way",
    );
}

/// No exit: one Combat where it begins; the token left over is not used.
#[test]
fn a_boss_without_an_exit_fights_once() {
    golden(
        "a-b",
        "matsu: champion b
         boss: boss b ap6 escape",
        "boss: b 3/3 *1
         boss hits matsu on its way",
    );
}

/// Barred by Matsu: as long as it has 3 AP.
#[test]
fn a_blocked_boss_fights_as_long_as_it_can() {
    golden(
        "a-b-c-d\n exits a",
        "matsu: champion b size4
         boss: boss d ap8 escape",
        "boss: d>c 7/1 *0
         boss hits matsu on its way
         boss hits matsu on its way",
    );
}

/// The way through (R 3) is cheaper than round (D 4).
#[test]
fn a_boss_goes_up_to_those_in_its_way() {
    golden(
        "a-b-c
         |   |
         d-e-f
         exits c",
        "guide: ally b size4
         boss: boss a ap4 escape",
        "boss: a 3/1 *0
         boss hits guide on its way",
    );
}

/// It fights Mitsu beside it once (3), then the Ally who bars the way (3); 2 are left.
#[test]
fn a_blocked_boss_fights_in_its_area_first() {
    golden(
        "a-b-c\n exits a",
        "guide: ally b size4
         mitsu: champion c
         boss: boss c ap8 ranged escape",
        "boss: c 6/2 *0
         boss hits mitsu on its way
         boss hits guide on its way",
    );
}

/// Alone in c it shoots at those who bar its way.
#[test]
fn a_blocked_boss_shoots_where_it_can() {
    golden(
        "a-b-c\n exits a",
        "guide: ally b size4
         boss: boss c ap3 ranged escape",
        "boss: c 3/0 *0
         boss shoots guide on its way",
    );
}

/// The exit itself is full of Champions.
#[test]
fn a_boss_fights_those_who_fill_the_exit() {
    golden(
        "a-b\n exits a",
        "matsu: champion a size4
         boss: boss b ap5 escape",
        "boss: b 3/2 *0
         boss hits matsu on its way",
    );
}

/// Most Ki first; equal Ki is a question about who is in its area.
#[test]
fn whom_a_boss_fights_is_settled_by_ki_then_a_question() {
    golden(
        "a-b\n exits a",
        "guide: ally b
         matsu: champion b ki1
         boss: boss b ap6 escape",
        "boss: b>a 6/0 *0 left
         boss hits matsu on its way",
    );
    golden(
        "a-b\n exits a",
        "guide: ally b
         matsu: champion b
         boss: boss b ap6 escape",
        "boss: b>a 6/0 *0 left ?blocker guide|matsu
         boss hits guide on its way",
    );
}

/// What it pays counts as spent, and who left takes up no room: the second one gets into the exit.
#[test]
fn who_left_makes_room() {
    golden(
        "a-b-c\n exits a",
        "first: enemy a size4 ap1 escape
         second: enemy b size4 ap2 escape",
        "first: a 1/0 *0 left
         second: b>a 2/0 *0 left",
    );
}

/// The exit a is 3 AP away through the Ally (R), e 4 AP by a free way: the cheapest way out is barred, so it fights.
#[test]
fn a_boss_makes_for_the_exit_that_would_be_nearest_if_there_was_room() {
    golden(
        "a-b-c-d=e-f\n exits a f",
        "guide: ally b size4
         boss: boss c ap4 escape",
        "boss: c 3/1 *0
         boss hits guide on its way",
    );
}

/// Both are 3 AP away, a through the Ally: it takes the free way, and there is no question.
#[test]
fn a_boss_with_a_free_way_as_cheap_does_not_fight() {
    golden(
        "a-b-c-d=e\n exits a e",
        "guide: ally b size4
         boss: boss c ap4 escape",
        "boss: c>d>e 4/0 *0 left",
    );
}
