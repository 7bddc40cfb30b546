//! What is put on the real table before the first turn (CH-SET; rulebook p. 10–11), with the numbers of this game.
//!
//! What of it is done is the players' business, and no part of a game: it is kept beside the table, as half typed dice
//! are.

use super::field::places;
use super::model::ids::{ChampionId, Who};
use super::model::quantity::Gauge;
use super::model::scenario::ScenarioKind;
use super::model::state::{Play, State};
use super::model::turn::Phase;
use super::queries;
use super::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::{Arg, Key, Line};
use crate::words::champions as keys;
use serde::{Deserialize, Serialize};

/// What is put on the table. Kept by the device: variants are added, never renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// The board, its scenery and the scenario's tokens.
    Board,
    /// The miniatures of Enemies and Allies, and their cards.
    Figures,
    /// The deck of an Investigation.
    Deck,
    /// What lies ready beside the board.
    Reserves,
    /// A Champion's dashboard.
    Dashboard(ChampionId),
    /// The decks of Clan Objectives.
    Objectives,
    /// Turn Counter and Maximum Turns.
    Turns,
    /// Group Honor and Threshold on the Honor Track.
    Honor,
    /// The Glory Counters.
    Glory,
    /// The Imperial Favor.
    Favor,
}

/// A step of the laying out.
#[derive(Clone, Debug, PartialEq)]
pub struct Laid {
    /// What.
    pub piece: Piece,
    /// What it is called.
    pub title: Line,
    /// How, with its numbers.
    pub how: Line,
}

/// Everything that is laid out, in the rulebook's order; nothing once the first turn is under way.
pub fn to_lay_out(state: &State) -> Vec<Laid> {
    if state.turn().get() > 1 || state.phase() != Phase::Preparation || state.ended().is_some() {
        return Vec::new();
    }
    let mut all = vec![laid(Piece::Board, keys::LAY_OUT_BOARD, keys::LAY_OUT_BOARD_HOW)];
    all.extend(figures(state));
    if queries::investigates(state) {
        all.push(laid(Piece::Deck, keys::LAY_OUT_DECK, keys::LAY_OUT_DECK_HOW));
    }
    let allies = state.allies().next().is_some();
    let reserves = if allies { keys::LAY_OUT_RESERVES_ALLIES } else { keys::LAY_OUT_RESERVES_HOW };
    all.push(laid(Piece::Reserves, keys::LAY_OUT_RESERVES, reserves));
    all.extend(ChampionId::ALL.iter().map(|id| dashboard(state, *id)));
    all.extend(objectives(state));
    all.extend(tracks(state));
    all
}

/// What a first turn would begin without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// No Enemy is on the board.
    Enemies,
    /// So many stand beside the board that lies there.
    Places(usize),
}

/// What the first turn would begin without, while it is prepared. It stops nobody: Enemies may come later.
pub fn before_the_turn(state: &State) -> Vec<Missing> {
    if to_lay_out(state).is_empty() {
        return Vec::new();
    }
    let nobody = state.enemies().all(|(id, _)| !queries::is_present(state, Who::Enemy(id)));
    let beside = if state.field().is_some() { places::unplaced(state).len() } else { 0 };
    let enemies = nobody.then_some(Missing::Enemies);
    enemies.into_iter().chain((beside > 0).then_some(Missing::Places(beside))).collect()
}

fn laid(piece: Piece, title: Key, how: impl Into<Line>) -> Laid {
    Laid { piece, title: title.into(), how: how.into() }
}

fn figures(state: &State) -> Option<Laid> {
    let (enemies, allies) = (state.enemies().count(), state.allies().count());
    let how = Line::new(keys::LAY_OUT_FIGURES_HOW).with("enemies", enemies).with("allies", allies);
    (enemies + allies > 0).then(|| laid(Piece::Figures, keys::LAY_OUT_FIGURES, how))
}

/// A Champion's cubes. What nobody has typed in is a question mark, never a number.
fn dashboard(state: &State, id: ChampionId) -> Laid {
    let shows = |gauge| -> Arg {
        queries::gauge(state, Who::Champion(id), gauge).map_or_else(|| Line::new(keys::SHEET_UNKNOWN).into(), Arg::from)
    };
    let how = Line::new(keys::LAY_OUT_DASHBOARD)
        .with("honor", shows(Gauge::Honor))
        .with("life", shows(Gauge::Life))
        .with("ap", shows(Gauge::Ap))
        .with("ki", shows(Gauge::Ki))
        .with("purity", shows(Gauge::Purity));
    let title = Line::new(keys::NAME).with("name", names::champion(state, id));
    Laid { piece: Piece::Dashboard(id), title, how }
}

fn objectives(state: &State) -> Option<Laid> {
    let how = match state.scenario().kind {
        ScenarioKind::Investigation => keys::LAY_OUT_OBJECTIVES_ALL,
        ScenarioKind::Adventure | ScenarioKind::Battle => keys::LAY_OUT_OBJECTIVES_HOW,
    };
    match state.play() {
        Play::Standard => Some(laid(Piece::Objectives, keys::LAY_OUT_OBJECTIVES, how)),
        Play::MoreCooperation => None,
    }
}

fn tracks(state: &State) -> Vec<Laid> {
    let turns = Line::new(keys::LAY_OUT_TURNS_HOW).with("turns", state.scenario().max_turns.get());
    let honor = Line::new(keys::LAY_OUT_HONOR_HOW)
        .with("honor", queries::group_honor(state))
        .with("threshold", queries::threshold(state).total());
    let favor = match state.favor() {
        Some(player) => Line::new(keys::LAY_OUT_FAVOR_HOW).with("name", names::player(state, player)),
        None => keys::LAY_OUT_FAVOR_OPEN.into(),
    };
    vec![
        laid(Piece::Turns, keys::LAY_OUT_TURNS, turns),
        laid(Piece::Honor, keys::LAY_OUT_HONOR, honor),
        laid(Piece::Glory, keys::LAY_OUT_GLORY, keys::LAY_OUT_GLORY_HOW),
        laid(Piece::Favor, keys::LAY_OUT_FAVOR, favor),
    ]
}
