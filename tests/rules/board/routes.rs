//! Distances and routes with all ties (9.1).

use crate::support::drawn::board;
use rokugan::games::champions::board::distances::Distances;
use rokugan::games::champions::board::mover::{Mover, Side};
use rokugan::games::champions::board::occupancy::{Hold, Occupancy, Presence};
use rokugan::games::champions::board::traveller::{Destination, Room, Traveller};

/// The routes of an Enemy of Size 1, in words, and their cost; champions of Size 4 fill the areas of `full`.
fn routes(drawing: &str, full: &[&str], from: &str, to: &str, room: Room) -> (Option<u16>, Vec<String>) {
    let board = board(drawing);
    let mut occupancy = Occupancy::empty(&board);
    for area in full {
        occupancy.enter(board.find(area).unwrap(), Presence { side: Side::Champion, size: 4, hold: Hold::Holds });
    }
    let at = board.find(from).unwrap();
    let traveller = Traveller { board: &board, occupancy: &occupancy, mover: Mover::plain(Side::Enemy, 1), at };
    let distances = Distances::new(traveller, room);
    let destination = Destination::Area(board.find(to).unwrap());
    let name = |route: &Vec<_>| route.iter().map(|&area| board.area(area).id.as_str()).collect();
    (distances.to(destination), distances.routes(destination).iter().map(name).collect())
}

#[test]
fn in_the_same_area_the_distance_is_0_and_the_route_that_area() {
    assert_eq!(routes("a-b", &[], "a", "a", Room::Counts), (Some(0), vec!["a".to_owned()]));
}

#[test]
fn without_a_route_there_is_no_distance() {
    assert_eq!(routes("a#b", &[], "a", "b", Room::Counts), (None, vec![]));
}

/// A square and its diagonal: three ways of 2 AP, in the order of the alphabet.
#[test]
fn all_cheapest_routes_are_listed_the_smallest_first() {
    let square = "a-b
         | |
         c-d
         also a=d";
    let found = routes(square, &[], "a", "d", Room::Counts);
    assert_eq!(found, (Some(2), ["abd", "acd", "ad"].map(str::to_owned).to_vec()));
}

/// Six corners of a 3 by 3 grid's shortest ways.
#[test]
fn a_grid_has_its_six_ways() {
    let grid = "a-b-c
         | | |
         d-e-f
         | | |
         g-h-i";
    let (cost, found) = routes(grid, &[], "a", "i", Room::Counts);
    assert_eq!(cost, Some(4));
    assert_eq!(found, ["abcfi", "abefi", "abehi", "adefi", "adehi", "adghi"]);
}

/// A grid of 5 by 4 has 35 shortest ways: 24 are listed.
#[test]
fn at_most_24_tied_routes_are_listed() {
    let grid = "a-b-c-d-e
         | | | | |
         f-g-h-i-j
         | | | | |
         k-l-m-n-o
         | | | | |
         p-q-r-s-t";
    let (cost, found) = routes(grid, &[], "a", "t", Room::Counts);
    assert_eq!((cost, found.len()), (Some(7), 24));
    assert_eq!((found[0].as_str(), found.is_sorted()), ("abcdejot", true));
}

/// Full of opponents: round by d, e, f; if there was room, through b, which costs a Disengagement.
#[test]
fn room_ignored_leads_through_areas_full_of_opponents() {
    let ring = "a-b-c
         |   |
         d-e-f";
    assert_eq!(routes(ring, &["b"], "a", "c", Room::Counts), (Some(4), vec!["adefc".to_owned()]));
    assert_eq!(routes(ring, &["b"], "a", "c", Room::Ignored), (Some(3), vec!["abc".to_owned()]));
}

/// The destination's own room is not ignored: the last border of a split pair counts 2 because c is full.
#[test]
fn room_ignored_leaves_the_destination_as_it_is() {
    assert_eq!(routes("a-b/c", &["c"], "a", "c", Room::Ignored).0, Some(3));
    assert_eq!(routes("a-b/c", &[], "a", "c", Room::Ignored).0, None);
}

/// b is full of opponents, so nobody stops there before the full c.
#[test]
fn the_last_but_one_area_of_a_full_destination_needs_room() {
    assert_eq!(routes("a-b-c", &["b", "c"], "a", "c", Room::Counts).0, None);
    assert_eq!(routes("a-b-c", &["b", "c"], "a", "c", Room::Ignored).0, Some(3));
    assert_eq!(routes("b-c", &["b", "c"], "b", "c", Room::Counts).0, Some(2), "but the mover's own area will do");
}
