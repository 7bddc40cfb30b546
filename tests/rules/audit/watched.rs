//! E7: who would notice a Movement, before it is made (rulebook p. 31).

use crate::support::*;
use crate::table_board::drawing::*;
use rokugan::games::champions::enemy::behaviour::Guardian;
use rokugan::games::champions::field::watched::{Watch, watched};
use rokugan::games::champions::model::conduct::Conduct;
use rokugan::games::champions::rulings::Ruling;
use rokugan::games::champions::text::ahead::noticed;
use rokugan::words::{Language, Words};

const SENTINEL: Conduct = Conduct::Guardian(Guardian::Sentinel);
const GATEKEEPER: Conduct = Conduct::Guardian(Guardian::Gatekeeper);

fn going(play: &Play, areas: &str) -> Watch {
    let board = play.state().field().unwrap().board();
    let route: Vec<_> = areas.split(' ').map(|key| board.find(key).unwrap()).collect();
    watched(play.state(), &route)
}

#[test]
fn e7_a_sentinel_sees_the_end_of_a_way_and_only_directly() {
    let mut play = table_on(board("a-b b-c c=d"));
    let guard = play.foe_at(spearman(), "c");
    play.put(First, "a").does(behaves(guard, SENTINEL));
    assert_eq!(going(&play, "a b").sees, [guard]);
    play.does(behaves(guard, Conduct::ASSAULT));
    assert!(going(&play, "a b").is_empty(), "it need not see anybody first");
    let other = play.foe_at(spearman(), "d");
    play.does(behaves(other, SENTINEL));
    assert!(going(&play, "a b c").sees.is_empty(), "a double border is not Direct");
}

/// What is foretold is what the Movement then does.
#[test]
fn e7_a_patrol_sees_the_whole_way_only_where_the_table_plays_it_so() {
    let table = |other: bool| {
        let five = if other { five().the_other_reading_of(Ruling::PatrolSees) } else { five() };
        let mut play = five.acting();
        play.does(Command::Board(rokugan::games::champions::field::command::BoardCommand::Lay {
            board: Box::new(board("a#b b-c c-d d-e e-f")),
        }));
        let guard = play.foe_at(spearman(), "b");
        play.put(First, "d").does(behaves(guard, Conduct::Patrol { route: path("b"), next: 0 }));
        (play, guard)
    };
    let (standard, _) = table(false);
    assert!(going(&standard, "d e").sees.is_empty(), "it only leaves its sight");
    let (mut other, guard) = table(true);
    assert_eq!(going(&other, "d e").sees, [guard]);
    let will = rokugan::games::champions::field::command::Will::Own;
    other.does(act(First, Action::MovementAlong { path: path("d e"), will }));
    assert_eq!(other.state().enemy(guard).unwrap().behaviour(), &Conduct::ASSAULT);
}

#[test]
fn e7_a_combat_there_would_wake_gatekeepers_in_the_area_and_next_to_it() {
    let mut play = table_on(board("a-b b-c c-d b#e"));
    let fighter = play.foe_at(spearman(), "b");
    let guards = ["c", "d", "e"].map(|area| play.foe_at(spearman(), area));
    guards.iter().for_each(|guard| {
        play.does(behaves(*guard, GATEKEEPER));
    });
    play.put(First, "a");
    assert_eq!(going(&play, "a b").wakes, [guards[0]], "neither two borders away nor beyond a red one");
    play.does(fight(First, fighter).deals(1));
    play.does(Command::EliminateEnemy { enemy: fighter, credit: None });
    assert!(going(&play, "a b").wakes.is_empty(), "nobody is there to fight");
}

#[test]
fn e7_it_is_said_by_name() {
    let mut play = table_on(board("a-b"));
    let guard = play.foe_at(spearman(), "b");
    play.put(First, "a").does(behaves(guard, SENTINEL));
    let words = Words::new(Language::English);
    let said: Vec<_> = noticed(play.state(), &going(&play, "a b")).iter().map(|line| words.say(line)).collect();
    assert_eq!(said.len(), 1);
    assert!(said[0].ends_with(" would see you there."), "{said:?}");
}
