//! Everything that is wrong with a scenario, each by its path.

use super::fault::{Fault, FaultKind};
use super::library::Library;
use super::script::{Inquiry, Script};
use super::{check_cast, check_goals};
use crate::games::champions::board::document::{self, RouteEntry};
use crate::games::champions::board::{AreaId, Board};
use crate::games::champions::investigation::prepare::{MOST_CARDS, MOST_PERSONAE};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::investigation::Clue;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::scenario::{Scenario, ScenarioKind};
use crate::games::champions::setup::CHAMPIONS;
use std::collections::BTreeSet;

/// Everything that is wrong with `scenario`, whose names are looked up in `library`.
pub fn check(scenario: &Scenario, library: &Library<'_>) -> Vec<Fault> {
    let mut reading = Reading { scenario, library, board: None, faults: Vec::new() };
    reading.champions();
    if let Some(script) = scenario.script.as_deref() {
        reading.script(script);
    }
    reading.faults
}

/// Goes through a scenario and keeps what is wrong.
pub(super) struct Reading<'a> {
    pub scenario: &'a Scenario,
    pub library: &'a Library<'a>,
    /// The board with the scenario's marks, once it was found and is whole.
    pub board: Option<Board>,
    faults: Vec<Fault>,
}

impl Reading<'_> {
    pub fn fault(&mut self, path: impl Into<String>, kind: FaultKind) {
        self.faults.push(Fault { path: path.into(), kind });
    }

    pub fn in_range(&mut self, path: impl Into<String>, found: impl Into<i32>, (least, most): (i32, i32)) {
        let found = found.into();
        if !(least..=most).contains(&found) {
            self.fault(path, FaultKind::OutOfRange { found, least, most });
        }
    }

    /// A list of at most so many.
    pub fn at_most(&mut self, path: impl Into<String>, found: usize, most: usize) {
        let number = |count| i32::try_from(count).unwrap_or(i32::MAX);
        self.in_range(path, number(found), (0, number(most)));
    }

    /// The area of that id; nothing where there is no board, which is told once and elsewhere.
    pub fn area(&mut self, path: impl Into<String>, key: &AreaKey) -> Option<AreaId> {
        let found = self.board.as_ref()?.find(key.as_str());
        if found.is_none() {
            self.fault(path, FaultKind::NoArea(key.as_str().chars().take(60).collect()));
        }
        found
    }

    /// Areas of a list that has to name at least one.
    pub fn areas(&mut self, path: &str, keys: &[AreaKey]) -> Vec<AreaId> {
        if keys.is_empty() {
            self.fault(path, FaultKind::Nothing);
        }
        let found = keys.iter().enumerate().map(|(place, key)| self.area(format!("{path}[{place}]"), key));
        found.collect::<Vec<_>>().into_iter().flatten().collect()
    }

    /// Names of which none may come twice.
    pub fn once<'n>(&mut self, list: &str, field: &str, names: impl Iterator<Item = &'n str>) {
        let mut seen = BTreeSet::new();
        for (place, name) in names.enumerate() {
            if !seen.insert(name) {
                self.fault(format!("{list}[{place}]{field}"), FaultKind::Twice(name.to_owned()));
            }
        }
    }

    fn champions(&mut self) {
        let Scenario { mandatory, forbidden, .. } = self.scenario;
        self.once("mandatory", "", mandatory.iter().map(Name::as_str));
        self.once("forbidden", "", forbidden.iter().map(Name::as_str));
        self.at_most("mandatory", mandatory.len(), CHAMPIONS);
        let both = mandatory.iter().enumerate().filter(|(_, name)| forbidden.contains(name));
        for (place, name) in both.collect::<Vec<_>>() {
            self.fault(format!("mandatory[{place}]"), FaultKind::MandatoryAndForbidden(name.to_string()));
        }
    }

    fn script(&mut self, script: &Script) {
        self.lay(script);
        if let Some(minutes) = script.minutes {
            self.in_range("script.minutes", minutes, (1, 999));
        }
        self.acts(script);
        self.items(script);
        self.inquiry();
        check_cast::cast(self, script);
        check_goals::goals(self, script);
    }

    fn lay(&mut self, script: &Script) {
        match self.library.board_of(script) {
            Err(fault) => self.faults.push(fault),
            Ok(None) if names_places(self.scenario, script) => self.fault("script.board", FaultKind::BoardMissing),
            Ok(None) => {}
            Ok(Some(file)) => {
                match document::board(file) {
                    Ok(board) => self.board = Some(board),
                    Err(faults) => self.faults.extend(faults.into_iter().map(|fault| Fault {
                        path: format!("script.{}", fault.path),
                        kind: FaultKind::Board(fault.kind),
                    })),
                }
            }
        }
        self.once("script.routes", ".name", script.routes.iter().map(|route: &RouteEntry| route.name.as_str()));
        let numbers: Vec<String> = script.reinforcements.iter().map(|token| token.number.to_string()).collect();
        self.once("script.reinforcements", ".number", numbers.iter().map(String::as_str));
    }

    fn acts(&mut self, script: &Script) {
        self.once("script.acts", ".name", script.acts.iter().map(|act| act.name.as_str()));
        let told: i32 = script.acts.iter().filter_map(|act| act.turns).map(|turns| i32::from(turns.get())).sum();
        let most = i32::from(self.scenario.max_turns.get());
        if told > most {
            self.in_range("script.acts", told, (1, most));
        }
    }

    fn items(&mut self, script: &Script) {
        self.once("script.items", ".name", script.items.iter().map(|item| item.name.as_str()));
        for (place, item) in script.items.iter().enumerate() {
            self.area(format!("script.items[{place}].area"), &item.area);
            self.in_range(format!("script.items[{place}].cost"), item.cost, (1, 10));
        }
    }

    fn inquiry(&mut self) {
        match (self.scenario.inquiry(), self.scenario.kind) {
            (Some(inquiry), _) => self.parts_of(inquiry),
            (None, ScenarioKind::Investigation) => self.fault("script.inquiry", FaultKind::InvestigationMissing),
            (None, ScenarioKind::Adventure | ScenarioKind::Battle) => {}
        }
    }

    fn parts_of(&mut self, inquiry: &Inquiry) {
        let path = "script.inquiry";
        self.areas(&format!("{path}.tokens"), &inquiry.tokens);
        self.at_most(format!("{path}.tokens"), inquiry.tokens.len(), Clue::MOST.into());
        if inquiry.personae.is_empty() {
            self.fault(format!("{path}.personae"), FaultKind::Nothing);
        }
        self.at_most(format!("{path}.personae"), inquiry.personae.len(), MOST_PERSONAE);
        self.at_most(format!("{path}.cards"), inquiry.cards.len(), MOST_CARDS);
        self.once(&format!("{path}.personae"), ".name", inquiry.personae.iter().map(|one| one.name.as_str()));
        for (place, one) in inquiry.personae.iter().enumerate() {
            self.area(format!("{path}.personae[{place}].area"), &one.area);
        }
    }
}

/// Whether something in it has a place.
fn names_places(scenario: &Scenario, script: &Script) -> bool {
    let marks = script.exits.len() + script.reinforcements.len() + script.routes.len() + script.start.len();
    let figures = script.enemies.len() + script.allies.len() + script.items.len();
    let comes = script.events.iter().any(super::script::Happening::brings_somebody);
    marks + figures > 0 || comes || scenario.inquiry().is_some()
}
