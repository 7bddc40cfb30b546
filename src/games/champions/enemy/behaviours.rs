//! Behaviours of a document, read and written.

use super::behaviour::{Assault, Behaviour, Goal, Guardian};
use super::entries::{BehaviourEntry, BehaviourKind, GoalEntry, ModeEntry};
use crate::games::champions::board::fault::{Fault, FaultKind};
use crate::games::champions::board::mover::Side;
use crate::games::champions::board::{AreaId, Board};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The most letters, exits or targets of one behaviour.
const MOST_NAMED: usize = 200;
/// Action Points to take something where nothing is said: a Simple Manipulation.
const SIMPLE_MANIPULATION: u8 = 1;

/// Reads one behaviour.
pub(super) struct Reader<'a> {
    board: &'a Board,
    sides: &'a BTreeMap<&'a str, Side>,
    path: &'a str,
    pub(super) faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(board: &'a Board, sides: &'a BTreeMap<&'a str, Side>, path: &'a str) -> Self {
        Self { board, sides, path, faults: Vec::new() }
    }

    /// The behaviour; nothing, and at least one fault, where it is none.
    pub(super) fn behaviour(&mut self, entry: &BehaviourEntry) -> Option<Behaviour> {
        self.no_others(entry);
        match entry.kind {
            BehaviourKind::Assault => self.assault(entry.mode),
            BehaviourKind::Guardian => self.guardian(entry.mode),
            BehaviourKind::Patrol => self.patrol(entry),
            BehaviourKind::Search => self.search(entry),
            BehaviourKind::Assassination => {
                let Some(targets) = &entry.targets else { return self.missing("targets") };
                self.few("targets", targets);
                let opponents: Vec<_> =
                    targets.iter().enumerate().map(|(i, id)| self.opponent(format!("targets[{i}]"), id)).collect();
                Some(Behaviour::Assassination { targets: opponents.into() })
            }
            BehaviourKind::Escape => {
                let exits = entry.exits.as_ref().map(|exits| self.areas("exits", exits).into());
                Some(Behaviour::Escape { exits })
            }
        }
    }

    fn fault<T>(&mut self, field: &str, kind: FaultKind) -> Option<T> {
        self.faults.push(Fault::new(format!("{}.{field}", self.path), kind));
        None
    }

    fn missing<T>(&mut self, field: &str) -> Option<T> {
        self.fault(field, FaultKind::Missing)
    }

    /// Fields that belong to other behaviours.
    fn no_others(&mut self, entry: &BehaviourEntry) {
        use BehaviourKind::{Assassination, Assault, Escape, Guardian, Patrol, Search};
        let fields: [(&str, bool, &[BehaviourKind]); 7] = [
            ("mode", entry.mode.is_some(), &[Assault, Guardian]),
            ("route", entry.route.is_some(), &[Patrol]),
            ("next", entry.next.is_some(), &[Patrol]),
            ("goal", entry.goal.is_some(), &[Search]),
            ("cost", entry.cost.is_some(), &[Search]),
            ("targets", entry.targets.is_some(), &[Assassination]),
            ("exits", entry.exits.is_some(), &[Escape]),
        ];
        for (field, given, whose) in fields {
            if given && !whose.contains(&entry.kind) {
                self.fault::<()>(field, FaultKind::NotOfThisBehaviour);
            }
        }
    }

    fn assault(&mut self, mode: Option<ModeEntry>) -> Option<Behaviour> {
        match mode {
            None | Some(ModeEntry::Mobile) => Some(Behaviour::Assault(Assault::Mobile)),
            Some(ModeEntry::Stationary) => Some(Behaviour::Assault(Assault::Stationary)),
            Some(ModeEntry::Gatekeeper | ModeEntry::Sentinel) => {
                self.fault("mode", FaultKind::NoMode("mobile and stationary"))
            }
        }
    }

    fn guardian(&mut self, mode: Option<ModeEntry>) -> Option<Behaviour> {
        match mode {
            Some(ModeEntry::Gatekeeper) => Some(Behaviour::Guardian(Guardian::Gatekeeper)),
            Some(ModeEntry::Sentinel) => Some(Behaviour::Guardian(Guardian::Sentinel)),
            Some(ModeEntry::Mobile | ModeEntry::Stationary) => {
                self.fault("mode", FaultKind::NoMode("gatekeeper and sentinel"))
            }
            None => self.missing("mode"),
        }
    }

    fn patrol(&mut self, entry: &BehaviourEntry) -> Option<Behaviour> {
        let Some(letters) = &entry.route else { return self.missing("route") };
        let route = self.areas("route", letters);
        let next = entry.next.unwrap_or(0);
        if letters.is_empty() {
            return self.fault("route", FaultKind::NoLetters);
        }
        if next >= letters.len() {
            let (found, most) = (next as u64, letters.len() as u64 - 1);
            return self.fault("next", FaultKind::OutOfRange { found, least: 0, most });
        }
        Some(Behaviour::Patrol { route: route.into(), next })
    }

    fn search(&mut self, entry: &BehaviourEntry) -> Option<Behaviour> {
        let Some(goal) = &entry.goal else { return self.missing("goal") };
        let goal = match (&goal.area, &goal.held_by) {
            (Some(area), None) => Goal::Area(self.area("goal.area".to_owned(), area)?),
            (None, Some(holder)) => Goal::HeldBy(self.opponent("goal.held_by".to_owned(), holder)),
            (Some(_), Some(_)) | (None, None) => return self.fault("goal", FaultKind::NotOneGoal),
        };
        Some(Behaviour::Search { goal, cost: entry.cost.unwrap_or(SIMPLE_MANIPULATION) })
    }

    fn few(&mut self, field: &str, list: &[String]) {
        if list.len() > MOST_NAMED {
            self.fault::<()>(field, FaultKind::TooMany { found: list.len(), most: MOST_NAMED });
        }
    }

    fn areas(&mut self, field: &str, ids: &[String]) -> Vec<AreaId> {
        self.few(field, ids);
        ids.iter().enumerate().filter_map(|(index, id)| self.area(format!("{field}[{index}]"), id)).collect()
    }

    fn area(&mut self, field: String, id: &str) -> Option<AreaId> {
        let found = self.board.find(id);
        if found.is_none() {
            self.fault::<()>(&field, FaultKind::NoArea(id.chars().take(60).collect()));
        }
        found
    }

    /// Somebody to go for: of the other side, or nobody who is there (A15).
    fn opponent(&mut self, field: String, id: &str) -> Arc<str> {
        if self.sides.get(id) == Some(&Side::Enemy) {
            self.fault::<()>(&field, FaultKind::OwnSide(id.to_owned()));
        }
        id.into()
    }
}

/// A behaviour as it is written.
pub(super) fn entry(board: &Board, behaviour: &Behaviour) -> BehaviourEntry {
    let ids = |areas: &[AreaId]| Some(areas.iter().map(|&area| board.area(area).id.clone()).collect());
    let bare = BehaviourEntry::bare;
    match behaviour {
        Behaviour::Assault(assault) => {
            let mode = match assault {
                Assault::Mobile => ModeEntry::Mobile,
                Assault::Stationary => ModeEntry::Stationary,
            };
            BehaviourEntry { mode: Some(mode), ..bare(BehaviourKind::Assault) }
        }
        Behaviour::Guardian(guardian) => {
            let mode = match guardian {
                Guardian::Gatekeeper => ModeEntry::Gatekeeper,
                Guardian::Sentinel => ModeEntry::Sentinel,
            };
            BehaviourEntry { mode: Some(mode), ..bare(BehaviourKind::Guardian) }
        }
        Behaviour::Patrol { route, next } => {
            BehaviourEntry { route: ids(route), next: Some(*next), ..bare(BehaviourKind::Patrol) }
        }
        Behaviour::Search { goal, cost } => {
            BehaviourEntry { goal: Some(goal_entry(board, goal)), cost: Some(*cost), ..bare(BehaviourKind::Search) }
        }
        Behaviour::Assassination { targets } => {
            let targets = targets.iter().map(|id| id.to_string()).collect();
            BehaviourEntry { targets: Some(targets), ..bare(BehaviourKind::Assassination) }
        }
        Behaviour::Escape { exits } => {
            BehaviourEntry { exits: exits.as_deref().and_then(ids), ..bare(BehaviourKind::Escape) }
        }
    }
}

fn goal_entry(board: &Board, goal: &Goal) -> GoalEntry {
    match goal {
        Goal::Area(area) => GoalEntry { area: Some(board.area(*area).id.clone()), held_by: None },
        Goal::HeldBy(holder) => GoalEntry { area: None, held_by: Some(holder.to_string()) },
        // The exchange format knows no goal that is gone; a table's is one that nobody holds (A15).
        Goal::Gone => GoalEntry { area: None, held_by: Some(String::new()) },
    }
}
