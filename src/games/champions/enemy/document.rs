//! The document of an Enemy Phase: reading it, with every fault by its path.
//!
//! ```json
//! { "board": { … }, "battle": false, "characters": [
//!     {"id": "matsu", "side": "champion", "kind": "champion", "area": "a1", "ki": 3},
//!     {"id": "spear-1", "side": "enemy", "kind": "enemy", "area": "a4", "ap": 4, "keywords": ["Agile"],
//!      "behaviour": {"kind": "assault", "mode": "mobile"}} ] }
//! ```
//!
//! Side, kind and area are needed; all else has a default (A23). An exit, a letter or a goal that cannot be reached is
//! no fault: the plan explains what its Enemy does about it.

use super::behaviour::Behaviour;
use super::behaviours::Reader;
use super::character::{Character, Kind, Weapon};
use super::entries::{CharacterEntry, PhaseEntry};
use super::keywords::Printed;
use super::situation::{MOST_CHARACTERS, Scenario, Situation};
use crate::games::champions::board::document::{self as board_document, is_id, unreadable};
use crate::games::champions::board::fault::{Fault, FaultKind};
use crate::games::champions::board::mover::Side;
use crate::games::champions::board::occupancy::ROOM;
use crate::games::champions::board::sight::Borders;
use crate::games::champions::board::{AreaId, Board};
use crate::games::champions::rulings::AssaultOnAllies;
use std::collections::BTreeMap;

/// The greatest Action Points, Ki and Wounds that are believed; no card comes near.
const MOST_POINTS: u8 = 99;
/// The most keywords of one card.
const MOST_KEYWORDS: usize = 40;

/// The board and the situation in a text.
///
/// # Errors
///
/// Every fault that can be told apart; those of the board alone where it has some, and a single one where the text
/// cannot be read at all.
pub fn read(text: &str) -> Result<(Board, Situation), Vec<Fault>> {
    let entry: PhaseEntry = serde_json::from_str(text).map_err(|error| vec![unreadable(text, &error)])?;
    let in_board = |faults: Vec<Fault>| faults.into_iter().map(|fault| fault.within("board")).collect::<Vec<_>>();
    let board = board_document::board(entry.board).map_err(in_board)?;
    let situation = Reading { board: &board, sides: sides(&entry.characters), faults: Vec::new() }
        .situation(if entry.battle { Scenario::Battle } else { Scenario::Usual }, &entry.characters)?;
    Ok((board, situation))
}

/// On which side each id is; the first one where an id is there twice.
fn sides(entries: &[CharacterEntry]) -> BTreeMap<&str, Side> {
    entries.iter().rev().map(|entry| (entry.id.as_str(), entry.side.into())).collect()
}

/// Goes through a document and keeps what is wrong.
struct Reading<'a> {
    board: &'a Board,
    sides: BTreeMap<&'a str, Side>,
    faults: Vec<Fault>,
}

impl Reading<'_> {
    fn situation(mut self, scenario: Scenario, entries: &[CharacterEntry]) -> Result<Situation, Vec<Fault>> {
        if entries.len() > MOST_CHARACTERS {
            self.fault("characters", FaultKind::TooMany { found: entries.len(), most: MOST_CHARACTERS });
            return Err(self.faults);
        }
        let mut characters = Vec::new();
        for (index, entry) in entries.iter().enumerate() {
            let path = format!("characters[{index}]");
            if !is_id(&entry.id) {
                self.fault(format!("{path}.id"), FaultKind::BadText);
            } else if entries[..index].iter().any(|before| before.id == entry.id) {
                self.fault(format!("{path}.id"), FaultKind::SecondOfId(entry.id.clone()));
            }
            characters.extend(self.character(&path, entry));
        }
        if self.faults.is_empty() {
            Ok(Situation { scenario, characters, assault_on_allies: AssaultOnAllies::Never, decisions: Vec::new() })
        } else {
            Err(self.faults)
        }
    }

    fn fault(&mut self, path: impl std::convert::Into<String>, kind: FaultKind) {
        self.faults.push(Fault::new(path, kind));
    }

    fn character(&mut self, path: &str, entry: &CharacterEntry) -> Option<Character> {
        let (side, kind) = (Side::from(entry.side), Kind::from(entry.kind));
        self.side(path, side, kind);
        self.numbers(path, entry);
        let keywords = self.keywords(path, &entry.keywords);
        let behaviour = self.behaviour(path, side, entry);
        let area = self.area(path, &entry.area)?;
        Some(Character {
            id: entry.id.clone(),
            side,
            kind,
            area,
            size: entry.size,
            miniatures: entry.miniatures,
            ki: entry.ki,
            ap: entry.ap,
            weapon: if entry.ranged { Weapon::Ranged } else { Weapon::Melee },
            borders: if entry.borders_as_single { Borders::AsSingle } else { Borders::AsPrinted },
            keywords,
            wounds: entry.wounds,
            behaviour,
        })
    }

    /// A Corrupted Champion or Ally fights for the Enemies; nobody comes the other way.
    fn side(&mut self, path: &str, side: Side, kind: Kind) {
        let word = match kind {
            Kind::Enemy => "enemy",
            Kind::Boss => "boss",
            Kind::Champion | Kind::Companion | Kind::Ally => return,
        };
        if side == Side::Champion {
            self.fault(format!("{path}.kind"), FaultKind::WrongSide { kind: word });
        }
    }

    fn numbers(&mut self, path: &str, entry: &CharacterEntry) {
        let room = u8::try_from(ROOM).unwrap_or(u8::MAX);
        let bounds = [
            ("size", entry.size, 1, room),
            ("miniatures", entry.miniatures, 1, room),
            ("ki", entry.ki, 0, MOST_POINTS),
            ("ap", entry.ap, 0, MOST_POINTS),
            ("wounds", entry.wounds, 0, MOST_POINTS),
        ];
        for (field, found, least, most) in bounds {
            if !(least..=most).contains(&found) {
                let kind = FaultKind::OutOfRange { found: found.into(), least: least.into(), most: most.into() };
                self.fault(format!("{path}.{field}"), kind);
            }
        }
        let (size, miniatures) = (entry.size, entry.miniatures);
        if miniatures > 0 && !size.is_multiple_of(miniatures) {
            self.fault(format!("{path}.miniatures"), FaultKind::UnevenMiniatures { size, miniatures });
        }
    }

    fn keywords(&mut self, path: &str, texts: &[String]) -> Vec<Printed> {
        if texts.len() > MOST_KEYWORDS {
            let kind = FaultKind::TooMany { found: texts.len(), most: MOST_KEYWORDS };
            self.fault(format!("{path}.keywords"), kind);
        }
        let mut read = Vec::new();
        for (index, text) in texts.iter().enumerate() {
            let place = format!("{path}.keywords[{index}]");
            match text.parse::<Printed>() {
                _ if !is_id(text) => self.fault(place, FaultKind::BadText),
                Ok(keyword) => read.push(keyword),
                Err(unknown) => self.fault(place, FaultKind::BadKeyword(unknown.0)),
            }
        }
        read
    }

    fn behaviour(&mut self, path: &str, side: Side, entry: &CharacterEntry) -> Option<Behaviour> {
        let path = format!("{path}.behaviour");
        match (side, &entry.behaviour) {
            (Side::Champion, None) => None,
            (Side::Champion, Some(_)) => {
                self.fault(path, FaultKind::BehaviourOfChampion);
                None
            }
            (Side::Enemy, None) => Some(Behaviour::ASSAULT),
            (Side::Enemy, Some(behaviour)) => {
                let mut reader = Reader::new(self.board, &self.sides, &path);
                let read = reader.behaviour(behaviour);
                self.faults.append(&mut reader.faults);
                read
            }
        }
    }

    fn area(&mut self, path: &str, id: &str) -> Option<AreaId> {
        let found = self.board.find(id);
        if found.is_none() {
            self.fault(format!("{path}.area"), FaultKind::NoArea(id.chars().take(60).collect()));
        }
        found
    }
}
