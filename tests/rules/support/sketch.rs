//! Small random boards with somebody on them, and the rules of movement and sight written a second time, as slowly and
//! plainly as possible: every path is tried.

use proptest::prelude::*;
use serde_json::{Value, json};

/// The most areas of a sketch.
pub const MOST: usize = 7;

/// The kinds of borders as files name them.
pub const KINDS: [&str; 6] = ["single", "double", "dotted", "dotted_double", "split", "red"];

/// Somebody on a sketch.
#[derive(Clone, Debug)]
pub struct Piece {
    pub enemy: bool,
    pub area: usize,
    pub size: u8,
}

/// A board and those on it.
#[derive(Clone, Debug)]
pub struct Sketch {
    pub areas: usize,
    /// The kind of the border between two areas, by the smaller and the greater.
    pub borders: Vec<(usize, usize, usize)>,
    pub elevated: Vec<bool>,
    pub indoor: Vec<bool>,
    pub pieces: Vec<Piece>,
}

/// Sketches of 2 to [`MOST`] areas in which no area holds too much.
pub fn sketches() -> impl Strategy<Value = Sketch> {
    (2..=MOST).prop_flat_map(|areas| {
        let pairs: Vec<(usize, usize)> = (0..areas).flat_map(|a| (a + 1..areas).map(move |b| (a, b))).collect();
        let kind = prop_oneof![4 => Just(0_usize), 2 => Just(1), 1 => 2..=5_usize];
        let border = proptest::option::weighted(0.45, kind);
        let borders = proptest::collection::vec(border, pairs.len());
        let marks = || proptest::collection::vec(proptest::bool::weighted(0.25), areas);
        let piece = (any::<bool>(), 0..areas, prop_oneof![3 => Just(1_u8), 2 => 2..=4_u8]);
        let pieces = proptest::collection::vec(piece, 0..8);
        (borders, marks(), marks(), pieces).prop_map(move |(borders, elevated, indoor, pieces)| {
            let borders = pairs.iter().zip(borders).filter_map(|(&(a, b), kind)| Some((a, b, kind?))).collect();
            let pieces = pieces.into_iter().map(|(enemy, area, size)| Piece { enemy, area, size });
            Sketch { areas, borders, elevated, indoor, pieces: with_room(pieces) }
        })
    })
}

/// Those who still find room, one after the other.
fn with_room(pieces: impl Iterator<Item = Piece>) -> Vec<Piece> {
    let mut held = [0; MOST];
    pieces
        .filter(|piece| {
            let fits = held[piece.area] + piece.size <= 4;
            held[piece.area] += if fits { piece.size } else { 0 };
            fits
        })
        .collect()
}

impl Sketch {
    /// The board file; areas are called `a0`, `a1` and so on.
    pub fn file(&self) -> Value {
        let area = |n: usize| json!({"id": format!("a{n}"), "x": 0, "y": 0, "elevated": self.elevated[n], "indoor": self.indoor[n]});
        let border = |&(a, b, kind): &(usize, usize, usize)| json!({"between": [format!("a{a}"), format!("a{b}")], "kind": KINDS[kind]});
        json!({"format": "rokugan-board", "version": 1, "areas": (0..self.areas).map(area).collect::<Vec<_>>(),
            "borders": self.borders.iter().map(border).collect::<Vec<_>>()})
    }

    /// The border between two areas that is not red.
    pub fn border(&self, one: usize, other: usize) -> Option<&'static str> {
        let pair = (one.min(other), one.max(other));
        let found = self.borders.iter().find(|&&(a, b, _)| (a, b) == pair)?;
        Some(KINDS[found.2]).filter(|kind| *kind != "red")
    }

    /// Every path without a repeated area between two areas over borders that are not red.
    pub fn paths(&self, from: usize, to: usize) -> Vec<Vec<usize>> {
        let (mut found, mut open) = (Vec::new(), vec![vec![from]]);
        while let Some(path) = open.pop() {
            let last = path[path.len() - 1];
            if last == to {
                found.push(path);
                continue;
            }
            let next = (0..self.areas).filter(|next| !path.contains(next) && self.border(last, *next).is_some());
            open.extend(next.map(|next| path.iter().copied().chain([next]).collect()));
        }
        found
    }

    /// Direct, Indirect or nothing, by trying every path.
    pub fn sight(&self, range: usize, from: usize, to: usize) -> Option<&'static str> {
        let high = self.elevated[from] && !self.elevated[to] && !self.indoor[to];
        let fair = |path: &Vec<usize>| path.len() - 1 <= range + usize::from(high);
        let kinds = |path: &Vec<usize>| path.windows(2).map(|pair| self.border(pair[0], pair[1]).unwrap()).collect();
        let counted = |kinds: Vec<&'static str>| counted(&kinds, high);
        let seen: Vec<_> =
            self.paths(from, to).iter().filter(|path| fair(path)).filter_map(|path| counted(kinds(path))).collect();
        ["direct", "indirect"].into_iter().find(|sight| seen.contains(sight))
    }
}

/// What the borders of one path make of a Line of Sight.
fn counted(kinds: &[&'static str], high: bool) -> Option<&'static str> {
    let mut as_counted: Vec<&str> = kinds.to_vec();
    if high {
        as_counted.iter_mut().filter(|kind| **kind == "split").for_each(|kind| *kind = "single");
        if let Some(first) = as_counted.iter_mut().find(|kind| ["double", "dotted_double"].contains(*kind)) {
            *first = "single";
        }
    }
    let heavy = as_counted.iter().filter(|kind| ["double", "dotted_double", "split"].contains(kind)).count();
    match heavy {
        0 if as_counted.iter().all(|kind| *kind == "single") => Some("direct"),
        0 | 1 => Some("indirect"),
        _ => None,
    }
}

/// Somebody who moves on a sketch: an Enemy of its own, not among the pieces.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "every mixture of keywords is wanted")]
pub struct Walker {
    pub area: usize,
    pub size: u8,
    pub agile: bool,
    pub break_through: bool,
    pub cavalry: bool,
    pub naga: bool,
}

/// Walkers for sketches; one whose area is too small is made to fit by the caller.
pub fn walkers() -> impl Strategy<Value = Walker> {
    let rare = || proptest::bool::weighted(0.25);
    (0..MOST, 1..=4_u8, rare(), rare(), rare(), rare()).prop_map(|(area, size, agile, break_through, cavalry, naga)| {
        Walker { area, size, agile, break_through, cavalry, naga }
    })
}

impl Sketch {
    fn held(&self, area: usize) -> u8 {
        self.pieces.iter().filter(|piece| piece.area == area).map(|piece| piece.size).sum()
    }

    fn has_champions(&self, area: usize) -> bool {
        self.pieces.iter().any(|piece| !piece.enemy && piece.area == area)
    }

    /// Whether a walker can stop somewhere.
    pub fn can_stop(&self, walker: &Walker, area: usize) -> bool {
        area == walker.area || self.held(area) + walker.size <= 4
    }

    /// What a border costs a walker, Disengagement apart.
    pub fn crossing(&self, walker: &Walker, from: usize, to: usize) -> Option<u16> {
        let kind = self.border(from, to)?;
        let double = if walker.agile { 1 } else { 2 };
        let small = walker.size == 1 || walker.naga;
        let ridden = !(walker.cavalry && self.elevated[to]);
        match kind {
            "single" => Some(1),
            "double" if ridden => Some(double),
            "dotted" if small => Some(1),
            "dotted_double" if small && ridden => Some(double),
            "split" if walker.break_through && ridden => Some(2),
            _ => None,
        }
    }

    /// Action Points of a path to somebody at its end, if it is legal (9.1, A7, A8); `full` areas are crossed as if
    /// they had room where `ignored`.
    pub fn cost(&self, walker: &Walker, path: &[usize], ignored: bool) -> Option<u16> {
        let mut sum = 0;
        let end = path.len() - 1;
        for (index, pair) in path.windows(2).enumerate() {
            let (from, to) = (pair[0], pair[1]);
            let from_a_stop = ignored || self.can_stop(walker, from);
            let crossing = self.crossing(walker, from, to);
            let steep = ["double", "dotted_double", "split"].contains(&self.border(from, to)?);
            let upwards = walker.cavalry && self.elevated[to] && steep;
            let step = if index + 1 < end {
                let open = ignored || self.can_stop(walker, to) || !self.has_champions(to);
                crossing.filter(|_| open)
            } else if !self.can_stop(walker, to) {
                from_a_stop.then(|| crossing.unwrap_or(2))
            } else {
                crossing.or((upwards && from_a_stop).then_some(2))
            };
            sum += step? + u16::from(self.has_champions(from));
        }
        Some(sum)
    }

    /// The cheapest legal paths, smallest first, by trying all.
    pub fn cheapest(&self, walker: &Walker, to: usize, ignored: bool) -> (Option<u16>, Vec<Vec<usize>>) {
        let paths = self.paths(walker.area, to);
        let costed: Vec<_> =
            paths.into_iter().filter_map(|path| Some((self.cost(walker, &path, ignored)?, path))).collect();
        let least = costed.iter().map(|(cost, _)| *cost).min();
        let mut tied: Vec<_> =
            costed.into_iter().filter(|(cost, _)| Some(*cost) == least).map(|(_, path)| path).collect();
        tied.sort();
        tied.truncate(24);
        (least, tied)
    }
}
