//! What a board is made of, and what is odd about it. Nothing here is a fault: a board may be meant so.

use super::area::{AreaId, Cover, Height};
use super::border::BorderKind;
use super::map::Board;
use super::marks::MarkKind;
use crate::kernel::by::By;
use std::collections::BTreeSet;

/// Something a board's author may not have meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// There is no area.
    Empty,
    /// From the first area nobody can get to these, whatever the keywords.
    Unreachable(Vec<AreaId>),
    /// These share no border with any area.
    Alone(Vec<AreaId>),
    /// Only *Break Through* or Naga and small Characters get to these: every border of theirs is dotted or split.
    HardToEnter(Vec<AreaId>),
    /// Nobody can leave the board.
    NoExit,
    /// The area is marked as an exit more than once.
    ExitTwice(AreaId),
    /// The number is on more than one reinforcement area.
    NumberTwice(u8),
    /// The obstacle in the first area closes the only way to the others.
    ObstacleCloses(AreaId, Vec<AreaId>),
    /// Two letters in a row of this route lie where no way leads from one to the other.
    BrokenRoute(String),
    /// Two areas lie on the same spot of the picture.
    SameSpot(AreaId, AreaId),
}

/// What a board is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How many areas are Elevated.
    pub elevated: usize,
    /// How many are indoors.
    pub indoor: usize,
    /// How many borders there are of each kind.
    pub borders: By<BorderKind, usize>,
    /// What is odd, in the order of [`Oddity`].
    pub odd: Vec<Oddity>,
}

/// Looks a board over.
pub fn check(board: &Board) -> Summary {
    let areas = board.areas();
    let of_kind = |kind| board.borders().iter().filter(|border| border.kind == kind).count();
    Summary {
        elevated: areas.iter().filter(|area| area.height == Height::Elevated).count(),
        indoor: areas.iter().filter(|area| area.cover == Cover::Indoor).count(),
        borders: By::from_fn(of_kind),
        odd: oddities(board),
    }
}

fn oddities(board: &Board) -> Vec<Oddity> {
    let mut odd = Vec::new();
    let Some(first) = board.area_ids().next() else { return vec![Oddity::Empty] };
    let within = reached_from(board, first);
    let some = |areas: Vec<AreaId>, oddity: fn(Vec<AreaId>) -> Oddity| (!areas.is_empty()).then(|| oddity(areas));
    let which = |wanted: &dyn Fn(AreaId) -> bool| board.area_ids().filter(|&area| wanted(area)).collect::<Vec<_>>();
    let many = board.areas().len() > 1;
    odd.extend(some(which(&|area| !within.contains(&area)), Oddity::Unreachable));
    odd.extend(some(which(&|area| many && board.neighbours(area).is_empty()), Oddity::Alone));
    odd.extend(some(which(&|area| is_hard_to_enter(board, area)), Oddity::HardToEnter));
    if board.exits().is_empty() {
        odd.push(Oddity::NoExit);
    }
    odd.extend(twice(board.exits()).map(Oddity::ExitTwice));
    let numbers: Vec<u8> = board.reinforcements().iter().map(|token| token.number).collect();
    odd.extend(twice(&numbers).map(Oddity::NumberTwice));
    odd.extend(closed_ways(board));
    odd.extend(broken_routes(board));
    odd.extend(same_spots(board));
    odd
}

/// Obstacles on the only way to somewhere.
fn closed_ways(board: &Board) -> Vec<Oddity> {
    let closed = |obstacle: AreaId| {
        let within = reached_from(board, obstacle);
        let start = board.neighbours(obstacle).first()?.0;
        let around = reached_without(board, start, Some(obstacle));
        let cut: Vec<AreaId> = within.into_iter().filter(|area| *area != obstacle && !around.contains(area)).collect();
        (!cut.is_empty()).then_some(Oddity::ObstacleCloses(obstacle, cut))
    };
    board.marked(MarkKind::Obstacle).filter_map(closed).collect()
}

/// The areas one can walk to over borders of any kind but red.
fn reached_from(board: &Board, start: AreaId) -> BTreeSet<AreaId> {
    reached_without(board, start, None)
}

/// The same around an area that cannot be entered.
fn reached_without(board: &Board, start: AreaId, closed: Option<AreaId>) -> BTreeSet<AreaId> {
    let mut reached = BTreeSet::new();
    let mut open = vec![start];
    while let Some(area) = open.pop() {
        if reached.insert(area) {
            open.extend(board.neighbours(area).iter().map(|&(next, _)| next).filter(|next| Some(*next) != closed));
        }
    }
    reached
}

fn is_hard_to_enter(board: &Board, area: AreaId) -> bool {
    let hard = |kind| match kind {
        BorderKind::Dotted | BorderKind::DottedDouble | BorderKind::Split | BorderKind::Red => true,
        BorderKind::Single | BorderKind::Double => false,
    };
    let borders = board.neighbours(area);
    !borders.is_empty() && borders.iter().all(|&(_, kind)| hard(kind))
}

/// The values that stand more than once in a list, each once, in order.
fn twice<T: Copy + Ord + 'static>(list: &[T]) -> impl Iterator<Item = T> {
    let mut seen = BTreeSet::new();
    let again: BTreeSet<T> = list.iter().copied().filter(|value| !seen.insert(*value)).collect();
    again.into_iter()
}

fn broken_routes(board: &Board) -> Vec<Oddity> {
    let broken = |areas: &[AreaId]| areas.iter().any(|&area| !reached_from(board, areas[0]).contains(&area));
    let routes = board.routes().iter().filter(|route| broken(&route.areas));
    routes.map(|route| Oddity::BrokenRoute(route.name.clone())).collect()
}

fn same_spots(board: &Board) -> Vec<Oddity> {
    let mut spots: Vec<_> = board.area_ids().map(|id| (board.area(id).x, board.area(id).y, id)).collect();
    spots.sort_unstable();
    let same = spots.windows(2).filter(|pair| (pair[0].0, pair[0].1) == (pair[1].0, pair[1].1));
    same.map(|pair| Oddity::SameSpot(pair[0].2, pair[1].2)).collect()
}
