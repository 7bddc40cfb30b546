//! The boards and scenarios that a pack brings beside its cards: each becomes a document of its own. A board that is
//! there already, to the letter, is not kept twice; another one of the same name gets a numbered name, and the scenarios
//! of the pack point to it.

use super::check;
use super::library::Library;
use crate::games::champions::board::blank::learning;
use crate::games::champions::board::document::{self, BoardFile, is_name};
use crate::games::champions::board::{Board, fault::Fault};
use crate::games::champions::model::name::Name;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::pack::Pack;

/// What the players have already.
#[derive(Clone, Debug)]
pub struct Had {
    /// Their boards, in the order in which a name is looked up.
    pub boards: Vec<Board>,
    /// Their scenarios.
    pub scenarios: Vec<Scenario>,
}

/// What is to be kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Brought {
    /// Boards that are new.
    pub boards: Vec<Board>,
    /// Scenarios that are new, with whatever faults they have.
    pub scenarios: Vec<Scenario>,
    /// The scenario of the pack that came last, new or not.
    pub last: Option<Scenario>,
    /// Boards that bear another name here than in the pack: that one, then this one.
    pub renamed: Vec<(String, String)>,
}

/// Takes boards and scenarios out of a pack. Scenarios that are a header without fault stay in it.
///
/// `numbered` puts a number behind a name.
///
/// # Errors
///
/// What is wrong with a board.
pub fn take(pack: &mut Pack, mut had: Had, numbered: &dyn Fn(&str, usize) -> String) -> Result<Brought, Vec<Fault>> {
    let (headers, written) = parted(pack);
    pack.scenarios = headers;
    let mut brought = Brought { boards: Vec::new(), scenarios: Vec::new(), last: None, renamed: Vec::new() };
    for file in std::mem::take(&mut pack.boards) {
        let (from, board) = (file.name.clone(), document::board(file)?);
        let (name, new) = settled(&board, &had.boards, numbered);
        if let Some(board) = new {
            had.boards.push(board.clone());
            brought.boards.push(board);
        }
        if name != from {
            brought.renamed.push((from, name));
        }
    }
    for mut scenario in written {
        point(&mut scenario, &brought.renamed);
        if !had.scenarios.contains(&scenario) {
            brought.scenarios.push(scenario.clone());
        }
        brought.last = Some(scenario);
    }
    Ok(brought)
}

/// The headers that a pack of cards can keep, and the scenarios that become documents.
fn parted(pack: &mut Pack) -> (Vec<Scenario>, Vec<Scenario>) {
    let all = std::mem::take(&mut pack.scenarios);
    let library = Library::of([&*pack]);
    let faulty = |one: &Scenario| check(one, &library).iter().any(|fault| !fault.kind.is_elsewhere());
    all.into_iter().partition(|one| one.script.is_none() && !faulty(one))
}

/// What a board is called here, and the board to be kept under that name; nothing where it is there already.
fn settled(board: &Board, had: &[Board], numbered: &dyn Fn(&str, usize) -> String) -> (String, Option<Board>) {
    // Of so many names one is free.
    let names = (2..had.len() + learning().len() + 3).map(|number| fitting(board.name(), number, numbered));
    for name in std::iter::once(board.name().to_owned()).chain(names) {
        let file = BoardFile { name: name.clone(), ..document::file(board) };
        match meant(&name, had) {
            Some(other) if document::file(&other) == file => return (name, None),
            Some(_) => {}
            None => return (name, document::board(file).ok()),
        }
    }
    (board.name().to_owned(), Some(board.clone()))
}

/// The board that a name means.
fn meant(name: &str, had: &[Board]) -> Option<Board> {
    let ours = learning();
    had.iter().chain(ours.iter()).find(|board| board.name() == name).cloned()
}

/// The name with a number, shortened where both are too long together.
fn fitting(name: &str, number: usize, numbered: &dyn Fn(&str, usize) -> String) -> String {
    let mut short = name.to_owned();
    loop {
        let name = numbered(&short, number);
        if is_name(&name) || short.pop().is_none() {
            return name;
        }
    }
}

/// Lets a scenario point to what its board is called here.
fn point(scenario: &mut Scenario, renamed: &[(String, String)]) {
    let Some(board) = scenario.script.as_mut().and_then(|script| script.board.as_mut()) else { return };
    let here = renamed.iter().find(|(from, _)| from == board.as_str());
    if let Some(name) = here.and_then(|(_, here)| Name::new(here).ok()) {
        *board = name;
    }
}
