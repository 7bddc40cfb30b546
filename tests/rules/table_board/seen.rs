//! What somebody sees from where it stands.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::board::sight::Sight::{self, Direct, Indirect};
use rokugan::games::champions::command::Surroundings;
use rokugan::games::champions::field::places::surroundings;
use rokugan::games::champions::field::seen::seen;

/// What somebody sees, area by area: "b" Directly and so on.
fn sees(play: &Play, who: impl Into<Anybody>) -> Option<Vec<(String, Option<Sight>)>> {
    let field = play.state().field()?;
    let all = seen(play.state(), who.into().0)?;
    Some(all.into_iter().map(|(area, sight)| (field.key(area).0, sight)).collect())
}

#[test]
fn somebody_sees_two_borders_far_and_over_a_double_one_only_indirectly() {
    let mut play = table_on(board("a-b b-c c-d a=e a#f"));
    play.put(First, "a");
    let expected = [("b", Some(Direct)), ("c", Some(Direct)), ("d", None), ("e", Some(Indirect)), ("f", None)];
    let expected: Vec<_> = expected.into_iter().map(|(area, sight)| (area.to_owned(), sight)).collect();
    assert_eq!(sees(&play, First), Some(expected));
}

#[test]
fn whoever_stands_beside_the_board_sees_nothing_of_it() {
    let play = table_on(board("a-b"));
    assert_eq!(sees(&play, First), None);
    assert_eq!(sees(&five().acting(), First), None);
}

#[test]
fn the_board_says_whether_an_enemy_is_in_the_area_of_whoever_heals() {
    let mut play = table_on(board("a-b"));
    let around = |play: &Play| surroundings(play.state(), Actor::Champion(First));
    assert_eq!(around(&play), None, "it stands beside the board");
    play.put(First, "a").put(Second, "a");
    play.foe_at(spearman(), "b");
    assert_eq!(around(&play), Some(Surroundings::Clear));
    let beside = play.enemy(spearman());
    assert_eq!(around(&play), None, "nobody knows where that one is");
    play.put(beside, "b");
    play.put(First, "b");
    assert_eq!(around(&play), Some(Surroundings::Enemies));
}
