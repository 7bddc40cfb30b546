//! Borders, room and Disengagement (CH-MOV), for anybody's side.

use crate::support::drawn::{board, board_file};
use rokugan::games::champions::board::border::BorderKind::{self, Dotted, DottedDouble, Double, Red, Single, Split};
use rokugan::games::champions::board::distances::Distances;
use rokugan::games::champions::board::document::read;
use rokugan::games::champions::board::mover::{Into, Mover, Narrow, Side};
use rokugan::games::champions::board::occupancy::{Hold, Occupancy, Presence};
use rokugan::games::champions::board::reinforcement::returns;
use rokugan::games::champions::board::traveller::{Destination, Room, Traveller};
use rokugan::games::champions::board::{AreaId, Board};
use serde_json::json;

const KINDS: [BorderKind; 6] = [Single, Double, Dotted, DottedDouble, Split, Red];

fn small() -> Mover {
    Mover::plain(Side::Champion, 1)
}

/// What each kind of border costs somebody, in the order of [`KINDS`].
fn costs(mover: Mover, into: Into) -> [Option<u8>; 6] {
    KINDS.map(|kind| mover.crossing(kind, into))
}

#[test]
fn borders_cost_1_or_2_and_split_and_red_are_closed() {
    assert_eq!(costs(small(), Into::Level), [Some(1), Some(2), Some(1), Some(2), None, None]);
    assert_eq!(costs(small(), Into::Elevated), [Some(1), Some(2), Some(1), Some(2), None, None]);
}

#[test]
fn large_ones_do_not_fit_through_dotted_borders() {
    for size in 2..=4 {
        assert_eq!(costs(Mover::plain(Side::Enemy, size), Into::Level), [Some(1), Some(2), None, None, None, None]);
    }
}

#[test]
fn naga_fit_through_dotted_borders_whatever_their_size() {
    let naga = Mover { narrow: Narrow::Open, ..Mover::plain(Side::Enemy, 4) };
    assert_eq!(costs(naga, Into::Level), [Some(1), Some(2), Some(1), Some(2), None, None]);
}

#[test]
fn agile_pays_1_for_double_and_dotted_double_borders() {
    let agile = Mover { agile: true, ..small() };
    assert_eq!(costs(agile, Into::Level), [Some(1), Some(1), Some(1), Some(1), None, None]);
}

#[test]
fn break_through_pays_2_for_split_borders_agile_or_not() {
    let ram = Mover { break_through: true, agile: true, ..small() };
    assert_eq!(costs(ram, Into::Level), [Some(1), Some(1), Some(1), Some(1), Some(2), None]);
}

#[test]
fn cavalry_does_not_get_up_double_dotted_double_and_split_borders() {
    let rider = Mover { cavalry: true, break_through: true, agile: true, ..small() };
    assert_eq!(costs(rider, Into::Elevated), [Some(1), None, Some(1), None, None, None]);
    assert_eq!(costs(rider, Into::Level), [Some(1), Some(1), Some(1), Some(1), Some(2), None]);
}

/// Everybody in place, and one who moves.
struct Scene {
    board: Board,
    occupancy: Occupancy,
}

impl Scene {
    fn of(drawing: &str) -> Self {
        let board = board(drawing);
        let occupancy = Occupancy::empty(&board);
        Self { board, occupancy }
    }

    fn with(mut self, area: &str, side: Side, size: u8) -> Self {
        self.occupancy.enter(self.at(area), Presence { side, size, hold: Hold::Holds });
        self
    }

    fn with_gatekeeper(mut self, area: &str, size: u8) -> Self {
        self.occupancy.enter(self.at(area), Presence { side: Side::Enemy, size, hold: Hold::Ignored });
        self
    }

    fn at(&self, area: &str) -> AreaId {
        self.board.find(area).unwrap()
    }

    /// Action Points of a mover of Size 1 on the players' side.
    fn cost(&self, from: &str, to: &str) -> Option<u16> {
        let traveller = Traveller { board: &self.board, occupancy: &self.occupancy, mover: small(), at: self.at(from) };
        Distances::new(traveller, Room::Counts).to(Destination::Area(self.at(to)))
    }
}

/// Case 5: 1 for the single border into the full area, 2 for the dotted double one out of it.
#[test]
fn case_5_crossing_a_saturated_area_of_ones_own_side_costs_3() {
    let scene = Scene::of("a-b:c").with("b", Side::Champion, 4);
    assert_eq!(scene.cost("a", "c"), Some(3));
}

#[test]
fn a_full_area_with_one_opponent_cannot_be_crossed() {
    let scene = Scene::of("a-b:c").with("b", Side::Champion, 3).with("b", Side::Enemy, 1);
    assert_eq!(scene.cost("a", "c"), None);
}

/// Its room does count.
#[test]
fn champions_ignore_gatekeepers_when_they_disengage_but_not_their_size() {
    assert_eq!(Scene::of("a-b").with_gatekeeper("a", 3).cost("a", "b"), Some(1));
    assert_eq!(Scene::of("a-b").with_gatekeeper("a", 3).with("a", Side::Enemy, 1).cost("a", "b"), Some(2));
    assert_eq!(Scene::of("a-b-c").with_gatekeeper("b", 4).cost("a", "c"), None);
}

/// One more, however many they are.
#[test]
fn disengagement_costs_1_for_any_number_of_opponents() {
    let scene = Scene::of("a-b").with("a", Side::Enemy, 1).with("a", Side::Enemy, 1).with("a", Side::Champion, 1);
    assert_eq!(scene.cost("a", "b"), Some(2));
}

/// Size 3 and 1 make 4: there is room; 4 and 1 do not.
#[test]
fn an_area_holds_a_total_size_of_4() {
    assert_eq!(Scene::of("a-b-c").with("b", Side::Enemy, 3).cost("a", "c"), Some(3));
    assert_eq!(Scene::of("a-b-c").with("b", Side::Enemy, 4).cost("a", "c"), None);
}

/// For the destination room is ignored.
#[test]
fn a_full_destination_has_a_distance() {
    assert_eq!(Scene::of("a-b-c").with("c", Side::Enemy, 4).cost("a", "c"), Some(2));
}

/// From a with 3 AP: b for 1, d through the full c for 3, nothing in c itself, e is too far.
#[test]
fn what_is_within_reach_is_where_one_can_stop() {
    let scene = Scene::of("b-a-c=d-e").with("c", Side::Champion, 4);
    let traveller = Traveller { board: &scene.board, occupancy: &scene.occupancy, mover: small(), at: scene.at("a") };
    let within: Vec<_> = Distances::new(traveller, Room::Counts).within(3).collect();
    assert_eq!(within, [(scene.at("b"), 1), (scene.at("d"), 3)]);
}

/// Ascending; next to a Saturated area if there is room; not at all if there is none.
#[test]
fn reinforcements_return_at_their_numbers_or_next_to_them() {
    let mut file = board_file("a-b-c d#e");
    file["reinforcements"] =
        json!([{"number": 3, "area": "d"}, {"number": 2, "area": "b"}, {"number": 1, "area": "c"}]);
    let board = read(&file.to_string()).unwrap();
    let at = |id: &str| board.find(id).unwrap();
    let places = |full: &[&str], size| {
        let mut occupancy = Occupancy::empty(&board);
        for id in full {
            occupancy.enter(at(id), Presence { side: Side::Enemy, size: 3, hold: Hold::Holds });
        }
        let found = returns(&board, &occupancy, size);
        found.into_iter().map(|place| (place.number, place.areas)).collect::<Vec<_>>()
    };
    let all = [(1, vec![at("c")]), (2, vec![at("b")]), (3, vec![at("d")])];
    assert_eq!(places(&[], 4), all);
    assert_eq!(places(&["b", "d"], 1), all, "3 + 1 is no more than 4");
    assert_eq!(places(&["b", "d"], 2), [(1, vec![at("c")]), (2, vec![at("a"), at("c")])]);
}
