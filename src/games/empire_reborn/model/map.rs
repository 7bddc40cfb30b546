//! The Empire's map as people have entered it: provinces, seas, and what joins them.
//!
//! Places are numbered: first the provinces in their order, then the seas in theirs.

use super::clan::Clan;
use super::season::Security;
use std::collections::BTreeSet;

/// A province, as far as movement and trade care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Province {
    /// Whose troops stand there.
    pub troops: Option<Clan>,
    /// Who may pass its borders.
    pub security: Security,
}

named! {
    /// How two places are joined.
    LinkKind {
        /// Two provinces, by road.
        Land = "land",
        /// Two provinces, over mountains.
        Pass = "pass",
        /// A province and a sea.
        Coast = "coast",
        /// Two seas.
        Sea = "sea",
    }
}

/// Two places that are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// Numbers of the two places.
    pub between: [usize; 2],
    /// How they are joined.
    pub kind: LinkKind,
}

impl Link {
    /// What is wrong with it by itself, where so many of its two places are seas.
    pub fn fault(self, seas: usize) -> Option<LinkFault> {
        let [one, other] = self.between;
        let fits = match self.kind {
            LinkKind::Land | LinkKind::Pass => seas == 0,
            LinkKind::Coast => seas == 1,
            LinkKind::Sea => seas == 2,
        };
        if one == other { Some(LinkFault::Loop) } else { (!fits).then_some(LinkFault::Kind) }
    }
}

/// Why a link does not fit its map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkFault {
    /// It joins a place with itself.
    Loop,
    /// Its kind does not join such places.
    Kind,
    /// The pair is joined already.
    Twice,
}

/// The map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    provinces: Vec<Province>,
    fleets: Vec<Option<Clan>>,
    neighbours: Vec<Vec<(usize, LinkKind)>>,
}

impl Map {
    /// The map of some provinces, of seas with whose fleet lies in each, and of links between the numbered places.
    ///
    /// # Errors
    ///
    /// The position of the first link that does not fit, and why.
    pub fn new(
        provinces: Vec<Province>,
        fleets: Vec<Option<Clan>>,
        links: &[Link],
    ) -> Result<Self, (usize, LinkFault)> {
        let land = provinces.len();
        let mut neighbours = vec![Vec::new(); land + fleets.len()];
        let mut pairs = BTreeSet::new();
        for (at, link) in links.iter().copied().enumerate() {
            let Link { between: [one, other], kind } = link;
            let seas = [one, other].iter().filter(|place| **place >= land).count();
            if let Some(fault) = link.fault(seas) {
                return Err((at, fault));
            }
            if !pairs.insert((one.min(other), one.max(other))) {
                return Err((at, LinkFault::Twice));
            }
            neighbours[one].push((other, kind));
            neighbours[other].push((one, kind));
        }
        // The first of several equally short ways is the one through the lowest numbers.
        neighbours.iter_mut().for_each(|around| around.sort_by_key(|(place, _)| *place));
        Ok(Self { provinces, fleets, neighbours })
    }

    /// How many places there are.
    pub fn places(&self) -> usize {
        self.neighbours.len()
    }

    /// The province of a number; none for a sea.
    pub fn province(&self, place: usize) -> Option<&Province> {
        self.provinces.get(place)
    }

    /// Whose troops or fleet hold a place.
    pub fn holder(&self, place: usize) -> Option<Clan> {
        match self.provinces.get(place) {
            Some(province) => province.troops,
            None => self.fleets[place - self.provinces.len()],
        }
    }

    /// The places joined with one, by number, and how.
    pub fn around(&self, place: usize) -> &[(usize, LinkKind)] {
        &self.neighbours[place]
    }

    /// How two places are joined.
    pub fn link(&self, one: usize, other: usize) -> Option<LinkKind> {
        self.neighbours[one].iter().find(|(place, _)| *place == other).map(|(_, kind)| *kind)
    }
}
