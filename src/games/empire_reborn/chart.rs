//! The map a campaign keeps: places by name, what is noted of them, and what joins them. The lost map of the rulebook is
//! typed in or comes as a file (ER-MOV-8).
//!
//! Whatever a realm that is kept here knows itself stands there and not in the map: [`super::atlas`] joins the two.

use super::model::clan::Clan;
use super::model::map::{Link, LinkKind, Map};
use super::model::season::Security;
use super::realm::MOST_KOKU;
use crate::kernel::name::Name;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Provinces and seas together.
pub const MOST_PLACES: usize = 300;
/// Links.
pub const MOST_LINKS: usize = 2_000;
/// Most units that may be mustered in a province in a turn, whatever the game master says.
pub const MOST_MUSTERED: u8 = 99;
/// The drawing is so wide and so high, in units of its own.
pub const SIDE: u16 = 1_000;

/// Who was seen in a place, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sighting {
    /// Whose troops or fleet; nobody's where the place was seen empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clan: Option<Clan>,
    /// How many units; nothing while nobody counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub units: Option<u16>,
    /// The turn of the knowledge.
    pub turn: u16,
}

/// What a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ground {
    /// A province.
    Province {
        /// Whose it is, as far as known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        owner: Option<Clan>,
        /// Who may pass its borders.
        #[serde(default = "open", skip_serializing_if = "is_open")]
        security: Security,
        /// What it produces in a full season, in koku; nothing while nobody knows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        production: Option<u16>,
        /// How many units may be mustered there in a turn; the usual number where nothing is said (ER-Q-7).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        muster: Option<u8>,
    },
    /// A sea zone.
    Sea,
}

const fn open() -> Security {
    Security::Open
}

// Serde hands over a reference.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
fn is_open(security: &Security) -> bool {
    *security == Security::Open
}

impl Ground {
    /// A province of which nothing is known.
    pub const UNKNOWN: Self = Self::Province { owner: None, security: Security::Open, production: None, muster: None };

    /// Whether it is a sea zone.
    pub const fn is_sea(self) -> bool {
        matches!(self, Self::Sea)
    }

    /// Whether all its numbers are within their bounds.
    pub fn is_sound(self) -> bool {
        match self {
            Self::Province { production, muster, .. } => {
                production.unwrap_or(0) <= MOST_KOKU && muster.unwrap_or(0) <= MOST_MUSTERED
            }
            Self::Sea => true,
        }
    }
}

/// A province or a sea zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// What it is called.
    pub name: Name,
    /// What it is.
    pub ground: Ground,
    /// Who was seen there last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Sighting>,
    /// Where the players drew it, from the left and from above, at most [`SIDE`] each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spot: Option<[u16; 2]>,
}

impl Place {
    /// A place of which only this is known.
    pub const fn new(name: Name, ground: Ground) -> Self {
        Self { name, ground, seen: None, spot: None }
    }
}

/// Two places that are joined, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// The two.
    pub between: [Name; 2],
    /// How they are joined.
    pub kind: LinkKind,
}

impl Way {
    /// Whether it joins these two.
    pub fn joins(&self, one: &Name, other: &Name) -> bool {
        let [from, to] = &self.between;
        (from == one && to == other) || (from == other && to == one)
    }

    /// The other end, where one is this place.
    pub fn beyond(&self, place: &Name) -> Option<&Name> {
        let [from, to] = &self.between;
        if from == place { Some(to) } else { (to == place).then_some(from) }
    }
}

/// Something about a map that wants a look. Nothing is lost by it: lines and marches know no way there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// A link names a place that is not on the map.
    LostLink([Name; 2]),
    /// A link joins such places in no such way, or joins what is joined already.
    UnfitLink([Name; 2]),
    /// No way leads from these places to most others.
    Island(Vec<Name>),
    /// Two names that differ in nothing but letters' size and signs.
    TwoNames([Name; 2]),
}

/// The map.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chart {
    /// Its places, in the order in which ties are decided (A27): provinces and seas as they come.
    pub places: Vec<Place>,
    /// What joins them.
    pub ways: Vec<Way>,
}

/// A chart as the rules see it.
pub(super) struct Sorted<'a> {
    /// Its places: provinces first, then seas.
    pub places: Vec<&'a Place>,
    /// Numbers by name.
    pub numbers: BTreeMap<&'a Name, usize>,
    /// The links that fit.
    pub links: Vec<Link>,
    unfit: Vec<Remark>,
}

/// A name without letters' size, spaces and signs.
pub fn folded(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

impl Chart {
    /// Whether nothing is on it.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty() && self.ways.is_empty()
    }

    /// A place by name.
    pub fn place(&self, name: &Name) -> Option<&Place> {
        self.places.iter().find(|place| place.name == *name)
    }

    /// The same map with the names of this table where they differ in nothing but letters' size and signs, and with the
    /// spots where the players drew the places of another.
    #[must_use]
    pub fn at_home<'a>(mut self, known: impl Iterator<Item = &'a Name>, drawn: &Self) -> Self {
        let known: BTreeMap<String, &Name> = known.map(|name| (folded(name.as_str()), name)).collect();
        for at in 0..self.places.len() {
            let old = self.places[at].name.clone();
            let Some(new) = known.get(&folded(old.as_str())).copied() else { continue };
            if *new != old && self.place(new).is_none() {
                let ends = self.ways.iter_mut().flat_map(|way| &mut way.between);
                ends.filter(|name| **name == old).for_each(|name| *name = new.clone());
                self.places[at].name = new.clone();
            }
        }
        for place in &mut self.places {
            place.spot = drawn.place(&place.name).and_then(|old| old.spot);
        }
        self
    }

    /// How many units may be mustered in a province in a turn, where the map says.
    pub fn muster(&self, name: &Name) -> Option<u8> {
        match self.place(name)?.ground {
            Ground::Province { muster, .. } => muster,
            Ground::Sea => None,
        }
    }

    /// Whether there are no more places and links than fit, each place once, and every number within its bounds.
    pub fn is_sound(&self) -> bool {
        let names: BTreeSet<&Name> = self.places.iter().map(|place| &place.name).collect();
        let fits = |place: &Place| {
            place.ground.is_sound() && place.spot.is_none_or(|spot| spot.iter().all(|along| *along <= SIDE))
        };
        self.places.len() <= MOST_PLACES
            && self.ways.len() <= MOST_LINKS
            && names.len() == self.places.len()
            && self.places.iter().all(fits)
    }

    /// The numbered places and the links that fit.
    pub(super) fn sorted(&self) -> Sorted<'_> {
        let (seas, lands): (Vec<_>, Vec<_>) = self.places.iter().partition(|place| place.ground.is_sea());
        let land = lands.len();
        let places: Vec<&Place> = lands.into_iter().chain(seas).collect();
        let numbers: BTreeMap<&Name, usize> = places.iter().enumerate().map(|(at, place)| (&place.name, at)).collect();
        let (mut links, mut unfit, mut pairs) = (Vec::new(), Vec::new(), BTreeSet::new());
        for way in &self.ways {
            let [from, to] = way.between.each_ref().map(|name| numbers.get(name).copied());
            let Some(between) = from.zip(to).map(|(from, to)| [from, to]) else {
                unfit.push(Remark::LostLink(way.between.clone()));
                continue;
            };
            let seas = between.iter().filter(|place| **place >= land).count();
            let fits = Link { between, kind: way.kind }.fault(seas).is_none();
            let [from, to] = between;
            if fits && pairs.insert((from.min(to), from.max(to))) {
                links.push(Link { between, kind: way.kind });
            } else {
                unfit.push(Remark::UnfitLink(way.between.clone()));
            }
        }
        Sorted { places, numbers, links, unfit }
    }

    /// What wants a look: lost links, islands, two names for one province.
    pub fn remarks(&self) -> Vec<Remark> {
        let sorted = self.sorted();
        let mut all = sorted.unfit.clone();
        all.extend(sorted.islands());
        let mut known: BTreeMap<String, &Name> = BTreeMap::new();
        for place in &self.places {
            if let Some(first) = known.insert(folded(place.name.as_str()), &place.name) {
                all.push(Remark::TwoNames([first.clone(), place.name.clone()]));
            }
        }
        all
    }
}

impl Sorted<'_> {
    /// The map for the rules, where these troops and fleets stand under such watch.
    pub fn map(&self, troops: impl Fn(&Place) -> Option<Clan>, security: impl Fn(&Place) -> Security) -> Map {
        let (seas, lands): (Vec<&Place>, Vec<&Place>) = self.places.iter().partition(|place| place.ground.is_sea());
        let province = |place: &Place| super::model::map::Province { troops: troops(place), security: security(place) };
        let provinces = lands.into_iter().map(province).collect();
        match Map::new(provinces, seas.into_iter().map(&troops).collect(), &self.links) {
            Ok(map) => map,
            // What does not fit was left out when they were sorted.
            Err(_) => unreachable!("every link fits"),
        }
    }

    /// All places that no way joins with the largest part of the map.
    fn islands(&self) -> Option<Remark> {
        let mut around = vec![Vec::new(); self.places.len()];
        for Link { between: [one, other], .. } in &self.links {
            around[*one].push(*other);
            around[*other].push(*one);
        }
        let mut parts: Vec<Vec<usize>> = Vec::new();
        let mut found = vec![false; self.places.len()];
        for start in 0..self.places.len() {
            if found[start] {
                continue;
            }
            found[start] = true;
            let (mut part, mut open) = (Vec::new(), vec![start]);
            while let Some(place) = open.pop() {
                part.push(place);
                for next in &around[place] {
                    if !found[*next] {
                        found[*next] = true;
                        open.push(*next);
                    }
                }
            }
            part.sort_unstable();
            parts.push(part);
        }
        let main = parts.iter().enumerate().max_by_key(|(at, part)| (part.len(), usize::MAX - at)).map(|(at, _)| at);
        let cut_off = parts.iter().enumerate().filter(|(at, _)| Some(*at) != main).flat_map(|(_, part)| part);
        let names: Vec<Name> = cut_off.map(|place| self.places[*place].name.clone()).collect();
        (!names.is_empty()).then_some(Remark::Island(names))
    }
}
