//! The board file: reading it, with every fault by its path, and writing it.
//!
//! ```json
//! { "format": "rokugan-board", "version": 1, "name": "Example",
//!   "areas":   [ {"id": "a1", "name": "North gate", "x": 0.10, "y": 0.20, "elevated": false, "indoor": false} ],
//!   "borders": [ {"between": ["a1", "a2"], "kind": "single"} ],
//!   "exits": ["a9"], "reinforcements": [ {"number": 1, "area": "a3"} ],
//!   "routes": [ {"name": "red", "areas": ["a1", "a5", "a7"]} ] }
//! ```
//!
//! Names, marks and lists may be left out and are then empty.

use super::area::{Area, AreaId, Cover, Height};
use super::border::{Border, BorderKind};
use super::fault::{Fault, FaultKind};
use super::map::{Board, MOST_AREAS, MOST_BORDERS, Parts, PatrolRoute, Reinforcement};
use super::marks::Mark;
use super::place::Place;
use crate::kernel::place;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What every board file calls itself.
pub const FORMAT: &str = "rokugan-board";
/// The version of board files this program reads and writes.
pub const VERSION: u32 = 1;
/// The most characters of a name or an id.
pub const MOST_CHARACTERS: usize = 60;
/// The most marks of a kind: exits, reinforcements, routes, letters of a route.
const MOST_MARKS: usize = 200;
/// The most tokens and scenery on one area.
pub const MOST_AREA_MARKS: usize = 12;

/// The file as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// Always [`FORMAT`].
    pub format: String,
    /// Always [`VERSION`].
    pub version: u32,
    /// What the players call the board.
    #[serde(default)]
    pub name: String,
    /// Its areas; their order settles ties.
    pub areas: Vec<AreaEntry>,
    /// Its borders.
    #[serde(default)]
    pub borders: Vec<BorderEntry>,
    /// Ids of areas from which the board can be left.
    #[serde(default)]
    pub exits: Vec<String>,
    /// Where Reinforcements return.
    #[serde(default)]
    pub reinforcements: Vec<ReinforcementEntry>,
    /// Lettered routes.
    #[serde(default)]
    pub routes: Vec<RouteEntry>,
}

/// An area as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaEntry {
    /// Unique on the board.
    pub id: String,
    /// What the players call it.
    #[serde(default)]
    pub name: String,
    /// Share of the picture's width.
    pub x: Place,
    /// Share of the picture's height.
    pub y: Place,
    /// Whether it gives high ground.
    #[serde(default)]
    pub elevated: bool,
    /// Whether it has a ceiling.
    #[serde(default)]
    pub indoor: bool,
    /// Tokens and scenery that lie there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
}

/// A border as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BorderEntry {
    /// Ids of the two areas.
    pub between: [String; 2],
    /// What it looks like.
    pub kind: BorderKind,
}

/// A reinforcement area as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReinforcementEntry {
    /// The number on the token.
    pub number: u8,
    /// Id of its area.
    pub area: String,
}

/// A lettered route as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RouteEntry {
    /// What the players call it.
    #[serde(default)]
    pub name: String,
    /// Ids of the areas with its letters.
    pub areas: Vec<String>,
}

/// The board in a text.
///
/// # Errors
///
/// Every fault that can be told apart; one where the text cannot be read at all.
pub fn read(text: &str) -> Result<Board, Vec<Fault>> {
    refuse_newer(text)?;
    let file: BoardFile = serde_json::from_str(text).map_err(|error| vec![unreadable(text, &error)])?;
    board(file)
}

/// A newer file is told apart before its fields are read, for they may have changed.
fn refuse_newer(text: &str) -> Result<(), Vec<Fault>> {
    #[derive(Deserialize)]
    struct Header {
        version: u32,
    }
    match serde_json::from_str::<Header>(text) {
        Ok(Header { version }) if version > VERSION => {
            Err(vec![Fault::new("version", FaultKind::OtherVersion(version))])
        }
        _ => Ok(()),
    }
}

/// Where reading a text ended, and why.
pub fn unreadable(text: &str, error: &serde_json::Error) -> Fault {
    let (path, reason) = place::explain(text, error);
    Fault::new(path, FaultKind::Unreadable(reason))
}

/// The board a file describes.
///
/// # Errors
///
/// Every fault in it.
pub fn board(file: BoardFile) -> Result<Board, Vec<Fault>> {
    let mut reading = Reading::of(&file);
    reading.head(&file);
    let borders = reading.borders(&file.borders);
    let exits = reading.areas("exits", &file.exits);
    let reinforcements = reading.reinforcements(&file.reinforcements);
    let routes = reading.routes(file.routes);
    let areas = file.areas.into_iter().map(area).collect();
    if !reading.faults.is_empty() {
        return Err(reading.faults);
    }
    Ok(Board::new(Parts { name: file.name, areas, borders, exits, reinforcements, routes }))
}

/// The file of a board.
pub fn file(board: &Board) -> BoardFile {
    let id = |area: AreaId| board.area(area).id.clone();
    BoardFile {
        format: FORMAT.to_owned(),
        version: VERSION,
        name: board.name().to_owned(),
        areas: board.areas().iter().map(area_entry).collect(),
        borders: board.borders().iter().map(|b| BorderEntry { between: b.between.map(id), kind: b.kind }).collect(),
        exits: board.exits().iter().copied().map(id).collect(),
        reinforcements: (board.reinforcements().iter())
            .map(|token| ReinforcementEntry { number: token.number, area: id(token.area) })
            .collect(),
        routes: (board.routes().iter())
            .map(|route| RouteEntry { name: route.name.clone(), areas: route.areas.iter().copied().map(id).collect() })
            .collect(),
    }
}

fn area(entry: AreaEntry) -> Area {
    Area {
        id: entry.id,
        name: entry.name,
        x: entry.x,
        y: entry.y,
        height: if entry.elevated { Height::Elevated } else { Height::Level },
        cover: if entry.indoor { Cover::Indoor } else { Cover::Outdoor },
        marks: entry.marks,
    }
}

fn area_entry(area: &Area) -> AreaEntry {
    AreaEntry {
        id: area.id.clone(),
        name: area.name.clone(),
        x: area.x,
        y: area.y,
        elevated: area.height == Height::Elevated,
        indoor: area.cover == Cover::Indoor,
        marks: area.marks.clone(),
    }
}

/// Whether a text can stand as a name on the screen; an empty one can.
pub fn is_name(text: &str) -> bool {
    text.chars().count() <= MOST_CHARACTERS && !text.chars().any(char::is_control)
}

/// Whether a text can stand for something in a file.
pub fn is_id(text: &str) -> bool {
    !text.trim().is_empty() && is_name(text)
}

/// Goes through a file and keeps what is wrong.
struct Reading {
    ids: BTreeMap<String, AreaId>,
    faults: Vec<Fault>,
}

impl Reading {
    fn of(file: &BoardFile) -> Self {
        let mut ids = BTreeMap::new();
        // More areas than have numbers are a fault of their own.
        for (area, number) in file.areas.iter().zip(0..=u8::MAX) {
            ids.entry(area.id.clone()).or_insert(AreaId(number));
        }
        Self { ids, faults: Vec::new() }
    }

    fn fault(&mut self, path: impl Into<String>, kind: FaultKind) {
        self.faults.push(Fault::new(path, kind));
    }

    fn at_most(&mut self, path: &str, found: usize, most: usize) {
        if found > most {
            self.fault(path, FaultKind::TooMany { found, most });
        }
    }

    fn head(&mut self, file: &BoardFile) {
        if file.format != FORMAT {
            self.fault("format", FaultKind::OtherFormat(file.format.chars().take(MOST_CHARACTERS).collect()));
        }
        if file.version != VERSION {
            self.fault("version", FaultKind::OtherVersion(file.version));
        }
        if !is_name(&file.name) {
            self.fault("name", FaultKind::BadText);
        }
        self.at_most("areas", file.areas.len(), MOST_AREAS);
        self.at_most("borders", file.borders.len(), MOST_BORDERS);
        let mut seen = BTreeSet::new();
        for (index, area) in file.areas.iter().enumerate() {
            if !is_id(&area.id) {
                self.fault(format!("areas[{index}].id"), FaultKind::BadText);
            } else if !seen.insert(area.id.as_str()) {
                self.fault(format!("areas[{index}].id"), FaultKind::SecondOfId(area.id.clone()));
            }
            if !is_name(&area.name) {
                self.fault(format!("areas[{index}].name"), FaultKind::BadText);
            }
            self.marks(&format!("areas[{index}].marks"), &area.marks);
        }
    }

    fn marks(&mut self, path: &str, marks: &[Mark]) {
        self.at_most(path, marks.len(), MOST_AREA_MARKS);
        for (index, _) in marks.iter().enumerate().filter(|(_, mark)| !is_name(&mark.note)) {
            self.fault(format!("{path}[{index}].note"), FaultKind::BadText);
        }
    }

    fn area(&mut self, path: String, id: &str) -> Option<AreaId> {
        let found = self.ids.get(id).copied();
        if found.is_none() {
            self.fault(path, FaultKind::NoArea(id.chars().take(MOST_CHARACTERS).collect()));
        }
        found
    }

    fn areas(&mut self, path: &str, ids: &[String]) -> Vec<AreaId> {
        self.at_most(path, ids.len(), MOST_MARKS);
        ids.iter().enumerate().filter_map(|(index, id)| self.area(format!("{path}[{index}]"), id)).collect()
    }

    fn borders(&mut self, entries: &[BorderEntry]) -> Vec<Border> {
        let mut pairs = BTreeSet::new();
        let read = entries.iter().enumerate().filter_map(|(index, entry)| {
            let path = format!("borders[{index}]");
            let [one, other] = &entry.between;
            let between =
                [self.area(format!("{path}.between[0]"), one)?, self.area(format!("{path}.between[1]"), other)?];
            let [first, second] = between;
            if first == second {
                self.fault(path, FaultKind::ToItself(one.clone()));
            } else if !pairs.insert((first.min(second), first.max(second))) {
                self.fault(path, FaultKind::SecondBorder(one.clone(), other.clone()));
            }
            Some(Border { between, kind: entry.kind })
        });
        read.collect()
    }

    fn reinforcements(&mut self, entries: &[ReinforcementEntry]) -> Vec<Reinforcement> {
        self.at_most("reinforcements", entries.len(), MOST_MARKS);
        let read = entries.iter().enumerate().filter_map(|(index, entry)| {
            let area = self.area(format!("reinforcements[{index}].area"), &entry.area)?;
            Some(Reinforcement { number: entry.number, area })
        });
        read.collect()
    }

    fn routes(&mut self, entries: Vec<RouteEntry>) -> Vec<PatrolRoute> {
        self.at_most("routes", entries.len(), MOST_MARKS);
        let read = entries.into_iter().enumerate().map(|(index, entry)| {
            if !is_name(&entry.name) {
                self.fault(format!("routes[{index}].name"), FaultKind::BadText);
            }
            if entry.areas.is_empty() {
                self.fault(format!("routes[{index}].areas"), FaultKind::NoLetters);
            }
            PatrolRoute { areas: self.areas(&format!("routes[{index}].areas"), &entry.areas), name: entry.name }
        });
        read.collect()
    }
}
