//! Distances, routes and Line of Sight on random boards, against the rules written a second time.

use crate::support::sketch::{MOST, Sketch, Walker, sketches, walkers};
use proptest::prelude::*;
use proptest::test_runner::Config;
use rokugan::games::champions::board::distances::Distances;
use rokugan::games::champions::board::document::read;
use rokugan::games::champions::board::mover::{Mover, Narrow, Side};
use rokugan::games::champions::board::occupancy::{Hold, Occupancy, Presence};
use rokugan::games::champions::board::sight::{Borders, Eye, Sight};
use rokugan::games::champions::board::traveller::{Destination, Room, Traveller};
use rokugan::games::champions::board::{AreaId, Board};

fn config() -> Config {
    Config { cases: 400, failure_persistence: None, ..Config::default() }
}

fn mover(walker: &Walker) -> Mover {
    Mover {
        side: Side::Enemy,
        size: walker.size,
        narrow: if walker.size == 1 || walker.naga { Narrow::Open } else { Narrow::Closed },
        agile: walker.agile,
        break_through: walker.break_through,
        cavalry: walker.cavalry,
    }
}

fn occupancy(board: &Board, ids: &[AreaId], sketch: &Sketch, walker: &Walker) -> Occupancy {
    let mut occupancy = Occupancy::empty(board);
    for piece in &sketch.pieces {
        let side = if piece.enemy { Side::Enemy } else { Side::Champion };
        occupancy.enter(ids[piece.area], Presence { side, size: piece.size, hold: Hold::Holds });
    }
    occupancy.enter(ids[walker.area], Presence { side: Side::Enemy, size: walker.size, hold: Hold::Holds });
    occupancy
}

proptest! {
    #![proptest_config(config())]

    /// No cheaper route exists, all tied ones are found in their order, and each costs the sum of its steps.
    #[test]
    fn routes_are_the_cheapest_of_all_paths(sketch in sketches(), walker in walkers()) {
        let walker = Walker { area: walker.area % sketch.areas, ..walker };
        let board = read(&sketch.file().to_string()).unwrap();
        let ids: Vec<AreaId> = board.area_ids().collect();
        let occupancy = occupancy(&board, &ids, &sketch, &walker);
        let traveller = Traveller { board: &board, occupancy: &occupancy, mover: mover(&walker), at: ids[walker.area] };
        for (room, ignored) in [(Room::Counts, false), (Room::Ignored, true)] {
            let distances = Distances::new(traveller, room);
            for (to, &area) in ids.iter().enumerate() {
                let (cost, paths) = sketch.cheapest(&walker, to, ignored);
                let destination = Destination::Character(area);
                prop_assert_eq!(distances.to(destination), cost, "to a{}, {:?}", to, room);
                let routes: Vec<Vec<usize>> = distances.routes(destination).iter()
                    .map(|route| route.iter().map(|area| area.index()).collect()).collect();
                prop_assert_eq!(routes, paths, "to a{}, {:?}", to, room);
            }
        }
    }

    /// With room ignored nothing is further away.
    #[test]
    fn ignoring_room_never_makes_a_route_dearer(sketch in sketches(), walker in walkers()) {
        let walker = Walker { area: walker.area % sketch.areas, ..walker };
        for to in 0..sketch.areas {
            let (legal, ignored) = (sketch.cheapest(&walker, to, false).0, sketch.cheapest(&walker, to, true).0);
            prop_assert!(legal.is_none() || ignored.is_some_and(|ignored| Some(ignored) <= legal));
        }
    }

    /// The best of all paths.
    #[test]
    fn line_of_sight_is_the_best_of_all_paths(sketch in sketches(), range in 2..=3_u8) {
        let board = read(&sketch.file().to_string()).unwrap();
        let ids: Vec<AreaId> = board.area_ids().collect();
        let eye = Eye { range, borders: Borders::AsPrinted };
        for from in 0..sketch.areas {
            for to in 0..sketch.areas {
                let seen = board.line_of_sight(eye, ids[from], ids[to]).map(|sight| match sight {
                    Sight::Direct => "direct",
                    Sight::Indirect => "indirect",
                });
                prop_assert_eq!(seen, sketch.sight(range.into(), from, to), "a{} to a{}", from, to);
            }
            let watchers = board.in_sight_of(eye, ids[from]);
            let all = (0..sketch.areas).filter(|&other| other != from && sketch.sight(range.into(), other, from).is_some());
            prop_assert_eq!(watchers.iter().map(|area| area.index()).collect::<Vec<_>>(), all.collect::<Vec<_>>());
        }
    }

    /// Any text at all is read or refused.
    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,200}", cut in 0..400_usize, sketch in sketches()) {
        let _ = read(&text);
        let file = sketch.file().to_string();
        let _ = read(&file.chars().take(cut).collect::<String>());
        prop_assert!(sketch.areas <= MOST);
    }
}
