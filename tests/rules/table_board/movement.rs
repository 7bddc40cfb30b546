//! CH-MOV and the Movement action of CH-ACT, on a board.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::board::BorderKind;
use rokugan::games::champions::field::command::Will;
use rokugan::games::champions::field::reachable::{Means, leaves_opponents, reachable, way, way_regardless};
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::model::quantity::Size;
use rokugan::kernel::known::Known;

fn ap(play: &Play) -> i16 {
    play.gauge(First, Gauge::Ap)
}

/// Where the first Champion can go: area, AP, Honor.
fn ways(play: &Play) -> Vec<(String, u16, i16, Means)> {
    let field = play.state().field().unwrap();
    let entry = |one: rokugan::games::champions::field::reachable::Reachable| {
        (field.key(one.area).0, one.cost, one.honor, one.means)
    };
    reachable(play.state(), Actor::Champion(First)).into_iter().map(entry).collect()
}

fn on(borders: &str) -> Play {
    let mut play = table_on(board(borders));
    play.put(First, "a");
    play
}

#[test]
fn a_movement_costs_what_its_borders_cost_together() {
    let mut play = on("a-b b=c");
    play.act(First, along("a b c"));
    assert_eq!((ap(&play), play.at(First)), (3, Some("c".to_owned())));
    assert_eq!(play.changes(), [(Gauge::Ap, -3, Cause::Cost)]);
}

#[test]
fn agile_crosses_double_borders_for_one() {
    let mut play = five().start();
    play.does(Command::Board(rokugan::games::champions::field::command::BoardCommand::Lay {
        board: Box::new(board("a=b b-c")),
    }));
    let mut card = play.champion(First).card().clone();
    card.keywords.push(Keyword::Agile);
    play.does(Command::EnterChampionCard { champion: First, card: Box::new(card) });
    play.activations(&[First, Second, Third, Fourth, Fifth]).put(First, "a").act(First, along("a b"));
    assert_eq!(ap(&play), 5);
}

#[test]
fn the_cost_of_every_area_is_shown_before_it_is_tapped() {
    let play = on("a-b b-c a=c c-d");
    let expected = [("b", 1), ("c", 2), ("d", 3)].map(|(id, cost)| (id.to_owned(), cost, 0, Means::Enough));
    assert_eq!(ways(&play), expected);
}

#[test]
fn leaving_an_opponent_costs_one_more_and_two_honor() {
    let mut play = on("a-b");
    play.foe_at(spearman(), "a");
    assert_eq!(ways(&play), [("b".to_owned(), 2, -2, Means::Enough)]);
    play.act(First, along("a b"));
    assert_eq!(play.changes(), [(Gauge::Ap, -2, Cause::Cost), (Gauge::Honor, -2, Cause::Disengagement)]);
}

#[test]
fn why_opponents_are_left_is_asked_on_a_way_that_leaves_some() {
    let mut play = on("a-b a-c c-d");
    play.foe_at(spearman(), "c");
    let asked = |play: &Play, looked_at: &str| {
        let (state, mover) = (play.state(), Actor::Champion(First));
        leaves_opponents(state, mover, &reachable(state, mover), &path(looked_at))
    };
    // To d leads only the way through c, and a tap takes it.
    assert!(asked(&play, ""));
    assert!(asked(&play, "a c d"));
    assert!(!asked(&play, "a b"));
    assert!(!asked(&play, "a c"));
    // What nobody can pay for is not taken by a tap.
    play.set(First, Gauge::Ap, 2);
    assert!(!asked(&play, ""));
}

#[test]
fn every_area_left_with_opponents_is_a_disengagement_of_its_own() {
    let mut play = on("a-b b-c");
    play.foe_at(spearman(), "a");
    play.foe_at(spearman(), "b");
    play.act(First, along("a b c"));
    assert_eq!((ap(&play), play.honor(First)), (2, 1));
}

#[test]
fn champions_ignore_a_gatekeeper_when_they_leave() {
    let mut play = on("a-b");
    let guard = play.foe_at(spearman(), "a");
    let gatekeeper = rokugan::games::champions::enemy::behaviour::Guardian::Gatekeeper;
    play.does(behaves(guard, rokugan::games::champions::model::conduct::Conduct::Guardian(gatekeeper)));
    play.act(First, along("a b"));
    assert_eq!((ap(&play), play.honor(First)), (5, 5));
}

#[test]
fn honor_below_minus_three_forbids_a_disengagement_by_choice_but_not_a_forced_one() {
    let mut play = on("a-b");
    play.foe_at(spearman(), "a");
    play.set(First, Gauge::Honor, -4);
    assert_eq!(ways(&play), [("b".to_owned(), 2, -2, Means::HonorTooLow)]);
    play.refuses(act(First, along("a b")), RefusalKind::HonorTooLow { needs: -3, has: -4 }, "CH-ACT");
    play.act(First, Action::MovementAlong { path: path("a b"), will: Will::Forced });
    assert_eq!(play.honor(First), -5);
}

#[test]
fn too_few_action_points_are_refused() {
    let mut play = on("a=b b=c c=d d=e");
    let short = RefusalKind::NotEnough { actor: Actor::Champion(First), gauge: Gauge::Ap, needs: 8, has: 6 };
    play.refuses(act(First, along("a b c d e")), short, "CH-ACT");
    assert_eq!(ways(&play).last().unwrap().3, Means::NotEnoughAp);
}

#[test]
fn an_area_holds_size_four() {
    let mut play = on("a-b");
    for champion in [Second, Third, Fourth, Fifth] {
        play.put(champion, "b");
    }
    assert_eq!(ways(&play), []);
    play.refuses(act(First, along("a b")), board_refusal(BoardRefusal::NoRoom { area: area("b") }), "CH-MOV");
    play.anyway(act(First, along("a b")), "CH-MOV");
    assert_eq!(play.at(First), Some("b".to_owned()));
}

#[test]
fn a_full_area_far_away_is_refused_for_its_room_not_for_its_distance() {
    let mut play = on("a-b b-c c-d");
    for champion in [Second, Third, Fourth, Fifth] {
        play.put(champion, "c");
    }
    play.put(Second, "b");
    let of = |play: &Play, id| play.state().field().unwrap().find(&area(id)).unwrap();
    let to = |play: &Play, id| {
        let way = way_regardless(play.state(), Who::Champion(First), of(play, id))?;
        Some(way.into_iter().map(|area| play.state().field().unwrap().key(area)).collect::<Vec<_>>())
    };
    assert_eq!(to(&play, "c"), Some(path("a b c")), "three of Size 1 leave room for one");
    play.foe_at(spearman(), "c");
    let route = to(&play, "c").unwrap();
    let faults = way(play.state(), Who::Champion(First), &route).unwrap().faults;
    assert_eq!(faults, [BoardRefusal::NoRoom { area: area("c") }]);
    let beyond = way(play.state(), Who::Champion(First), &to(&play, "d").unwrap()).unwrap().faults;
    assert_eq!(beyond, [BoardRefusal::Blocked { area: area("c") }], "nobody passes opponents where there is no room");
    assert_eq!(ways(&play).into_iter().map(|(id, ..)| id).collect::<Vec<_>>(), ["b"]);
}

#[test]
fn no_way_leads_behind_a_wall_whatever_room_there_is() {
    let behind = |play: &Play| {
        let field = play.state().field().unwrap();
        let way = way_regardless(play.state(), Who::Champion(First), field.find(&area("c")).unwrap())?;
        Some(way.into_iter().map(|area| field.key(area)).collect::<Vec<_>>())
    };
    assert_eq!(behind(&on("a-b b#c")), None);
    // Only Break Through crosses a split border; who fights over it does not walk over it.
    for (borders, expected) in [("a-b b/c", None), ("a-b b/c a-d d-c", Some(path("a d c")))] {
        let mut play = on(borders);
        for champion in [Second, Third, Fourth, Fifth] {
            play.put(champion, "c");
        }
        assert_eq!(behind(&play), expected, "{borders}");
    }
}

/// Worked case 5.
#[test]
fn an_area_saturated_by_the_own_side_is_crossed_in_one_go() {
    let mut play = on("a-b b:c");
    for champion in [Second, Third, Fourth, Fifth] {
        play.put(champion, "b");
    }
    assert_eq!(ways(&play), [("c".to_owned(), 3, 0, Means::Enough)]);
    play.act(First, along("a b c"));
    assert_eq!((ap(&play), play.at(First)), (3, Some("c".to_owned())));
}

#[test]
fn nobody_passes_a_full_area_with_an_opponent() {
    let mut play = on("a-b b-c");
    for champion in [Second, Third, Fourth] {
        play.put(champion, "b");
    }
    play.foe_at(spearman(), "b");
    assert_eq!(ways(&play), []);
    play.refuses(act(First, along("a b c")), board_refusal(BoardRefusal::Blocked { area: area("b") }), "CH-MOV");
}

#[test]
fn a_large_figure_does_not_fit_through_a_dotted_border() {
    let mut play = on("a.b");
    let mut card = play.champion(First).card().clone();
    card.size = Known::Entered(Size::clamped(2));
    play.does(Command::EnterChampionCard { champion: First, card: Box::new(card) });
    let refusal = BoardRefusal::Uncrossable { from: area("a"), to: area("b"), border: BorderKind::Dotted };
    play.refuses(act(First, along("a b")), board_refusal(refusal), "CH-MOV");
    play.anyway(act(First, along("a b")), "CH-MOV");
    assert_eq!(ap(&play), 4, "a border that only the players' word opens costs 2");
}

#[test]
fn only_break_through_crosses_a_split_border() {
    let mut play = on("a/b");
    let refusal = BoardRefusal::Uncrossable { from: area("a"), to: area("b"), border: BorderKind::Split };
    play.refuses(act(First, along("a b")), board_refusal(refusal), "CH-MOV");
}

#[test]
fn a_red_border_joins_nothing() {
    let mut play = on("a#b");
    let refusal = BoardRefusal::NotAdjacent { from: area("a"), to: area("b") };
    play.refuses(act(First, along("a b")), board_refusal(refusal), "CH-MOV");
    assert_eq!(ways(&play), []);
}

#[test]
fn a_way_begins_where_the_figure_stands() {
    let mut play = on("a-b b-c");
    for wrong in ["b c", "a"] {
        play.refuses(act(First, along(wrong)), board_refusal(BoardRefusal::NotItsWay), "CH-MOV");
    }
    play.never(act(First, along("b c"))).never(act(First, along("a z")));
}

#[test]
fn whoever_stands_beside_the_board_does_not_move_on_it() {
    let mut play = table_on(board("a-b"));
    let refusal = BoardRefusal::NotPlaced { who: Who::Champion(First) };
    play.refuses(act(First, along("a b")), board_refusal(refusal), "CH-MOV");
    assert_eq!(ways(&play), []);
}

#[test]
fn a_movement_is_an_action_of_the_own_activation() {
    let mut play = on("a-b");
    play.put(Second, "a");
    let kind = RefusalKind::NotActing { champion: Second, acts: Some(First) };
    play.refuses(act(Second, along("a b")), kind, "CH-TURN-2");
}

#[test]
fn an_ally_disengages_without_honor() {
    let mut play = on("a-b");
    let kitsu = play.ally(ally("Kitsu", &[]));
    play.put(kitsu, "a");
    play.foe_at(spearman(), "a");
    play.act(kitsu, along("a b"));
    assert_eq!((play.gauge(kitsu, Gauge::Ap), play.at(kitsu)), (3, Some("b".to_owned())));
}

#[test]
fn a_way_of_ones_own_choice_is_billed_before_it_is_gone() {
    let mut play = on("a-b b-c a=c");
    play.foe_at(spearman(), "b");
    let bill = way(play.state(), Who::Champion(First), &path("a b c")).unwrap();
    assert_eq!((bill.cost, bill.disengagements, bill.faults.len()), (3, 1, 0));
}

#[test]
fn of_equally_cheap_ways_the_one_without_disengagement_counts() {
    let mut play = on("a-b b-d a=c c-d");
    play.foe_at(spearman(), "b");
    let (_, cost, honor, _) = ways(&play).into_iter().find(|(id, ..)| id == "d").unwrap();
    assert_eq!((cost, honor), (3, 0));
}
