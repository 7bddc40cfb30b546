//! A board that holds together.

use super::area::{Area, AreaId, Height};
use super::border::{Border, BorderKind};
use super::marks::MarkKind;

/// The most areas a board has.
pub const MOST_AREAS: usize = 200;
/// The most borders a board has.
pub const MOST_BORDERS: usize = 1_000;

/// An area where Reinforcements return (CH-ENE-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reinforcement {
    /// The number on the token; the lowest is used first.
    pub number: u8,
    /// Where it lies.
    pub area: AreaId,
}

/// A lettered route for patrols.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatrolRoute {
    /// What the players call it, such as the tokens' colour.
    pub name: String,
    /// The letters in order: at least one.
    pub areas: Vec<AreaId>,
}

/// What a board is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Parts {
    pub(super) name: String,
    pub(super) areas: Vec<Area>,
    pub(super) borders: Vec<Border>,
    pub(super) exits: Vec<AreaId>,
    pub(super) reinforcements: Vec<Reinforcement>,
    pub(super) routes: Vec<PatrolRoute>,
}

/// A board: areas in an order, at most one border for a pair, everything named exists.
///
/// Built from a file by [`super::document`], the only constructor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    parts: Parts,
    /// For each area those that share a border with it that is not red, in the board's order.
    neighbours: Vec<Vec<(AreaId, BorderKind)>>,
}

impl Board {
    /// The parts put together; they were checked before.
    pub(super) fn new(parts: Parts) -> Self {
        let mut neighbours = vec![Vec::new(); parts.areas.len()];
        for border in parts.borders.iter().filter(|border| border.kind != BorderKind::Red) {
            let [one, other] = border.between;
            neighbours[one.index()].push((other, border.kind));
            neighbours[other.index()].push((one, border.kind));
        }
        neighbours.iter_mut().for_each(|list: &mut Vec<_>| list.sort_unstable());
        Self { parts, neighbours }
    }

    /// What the players call it; may be empty.
    pub fn name(&self) -> &str {
        &self.parts.name
    }

    /// Its areas, in the order that settles ties.
    pub fn areas(&self) -> &[Area] {
        &self.parts.areas
    }

    /// The ids of its areas, in order.
    pub fn area_ids(&self) -> impl Iterator<Item = AreaId> + use<> {
        // At most MOST_AREAS areas: their numbers fit.
        (0..self.parts.areas.len()).filter_map(|index| u8::try_from(index).ok().map(AreaId))
    }

    /// The area of an id of this board.
    pub fn area(&self, id: AreaId) -> &Area {
        &self.parts.areas[id.index()]
    }

    /// The area a file calls `id`.
    pub fn find(&self, id: &str) -> Option<AreaId> {
        self.area_ids().find(|&area| self.area(area).id == id)
    }

    /// The same board without tokens and scenery: what it is known by where those change.
    #[must_use]
    pub fn unmarked(&self) -> Self {
        let mut bare = self.clone();
        bare.parts.areas.iter_mut().for_each(|area| area.marks.clear());
        bare
    }

    /// The areas on which a mark of that kind lies.
    pub fn marked(&self, kind: MarkKind) -> impl Iterator<Item = AreaId> {
        self.area_ids().filter(move |area| self.area(*area).marks.iter().any(|mark| mark.kind == kind))
    }

    /// Its borders, as the file lists them, the red ones included.
    pub fn borders(&self) -> &[Border] {
        &self.parts.borders
    }

    /// The areas adjacent to `area` and the border to each, in the board's order. Red borders make no neighbours.
    pub fn neighbours(&self, area: AreaId) -> &[(AreaId, BorderKind)] {
        &self.neighbours[area.index()]
    }

    /// The border between two adjacent areas; nothing where there is none or a red one.
    pub fn border(&self, one: AreaId, other: AreaId) -> Option<BorderKind> {
        let list = self.neighbours(one);
        list.binary_search_by_key(&other, |&(area, _)| area).ok().map(|at| list[at].1)
    }

    /// Whether an area gives high ground.
    pub fn is_elevated(&self, area: AreaId) -> bool {
        self.area(area).height == Height::Elevated
    }

    /// The areas from which the board can be left.
    pub fn exits(&self) -> &[AreaId] {
        &self.parts.exits
    }

    /// Where Reinforcements return, as the file lists them.
    pub fn reinforcements(&self) -> &[Reinforcement] {
        &self.parts.reinforcements
    }

    /// The lettered routes.
    pub fn routes(&self) -> &[PatrolRoute] {
        &self.parts.routes
    }
}
