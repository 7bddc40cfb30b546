//! The table: both Warbands' models, whose turn it is, what the turn has brought so far.
//!
//! Only [`super::setup::start`] and [`super::apply`] make one.

pub mod condition;

pub mod model;

use super::model::player::{Player, Players};
use super::model::rulings::Rulings;
use super::model::scenario::Scenario;
use super::model::terrain::Terrain;
use super::model::warband::Warband;
use super::rules::recruit::rice;
use super::rules::score::{Outcome, Score, Turn};
use super::setup::{self, ScenarioChoice, TableRuling};
use crate::kernel::name::Name;
use model::{Model, ModelId, Standing};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Terrain, deployment, hidden notes.
    SetUp,
    /// Ki, counters, Pass Tokens.
    Starting,
    /// Models act in turn.
    Main,
    /// States, Wounds by markers, points.
    Ending,
}
crate::small!(Phase: SetUp, Starting, Main, Ending);

/// A model that was activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Activation {
    /// Which.
    pub model: ModelId,
    /// Whether it has taken its action.
    pub action: Taken,
}

/// Whether an action was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Not yet.
    No,
    /// It was.
    Yes,
}

/// Something one player knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Secret {
    /// Whose.
    pub player: Player,
    /// What it is about.
    pub kind: SecretKind,
    /// What was written down.
    pub text: String,
    /// Whether both know it now.
    pub shown: Shown,
}

/// What is written down behind the cover (BU-SET).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SecretKind {
    /// The model that matters most.
    Vim,
    /// Turn and edge of *Flank*.
    Flank,
    /// Anything else.
    Other,
}
crate::small!(SecretKind: Vim, Flank, Other);

/// Whether something hidden is known to both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Only its owner knows it.
    Hidden,
    /// Both do.
    Open,
}

/// A table in play.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) warbands: Players<Arc<Warband>>,
    pub(super) scenario: Arc<Scenario>,
    pub(super) choice: Arc<ScenarioChoice>,
    pub(super) title: Name,
    pub(super) rulings: Arc<BTreeSet<TableRuling>>,
    pub(super) turn: i16,
    pub(super) phase: Phase,
    /// Who is Active in the Starting and End Phases and first in the Main Phase.
    pub(super) first: Player,
    /// Whose turn it is in the Main Phase.
    pub(super) active: Player,
    pub(super) activation: Option<Activation>,
    pub(super) models: Vec<Model>,
    pub(super) passes: Players<i64>,
    pub(super) communal: Players<i64>,
    /// The turns that are over, as they are scored.
    pub(super) turns: Vec<Turn>,
    /// What happened in this turn, as it will be scored.
    pub(super) this_turn: Turn,
    /// Victory Points that the players changed by hand.
    pub(super) victory_by_hand: Players<i64>,
    pub(super) secrets: BTreeMap<u16, Secret>,
    /// The terrain as far as the players listed it.
    pub(super) terrain: BTreeMap<u16, Terrain>,
    /// The turn that a die made the last.
    pub(super) last_by_roll: Option<i16>,
    pub(super) ended: Option<Outcome>,
}

impl State {
    /// A Warband as it was agreed on.
    pub fn warband(&self, player: Player) -> &Warband {
        self.warbands.of(player)
    }

    /// The scenario.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// Which scenario was chosen.
    pub fn choice(&self) -> &ScenarioChoice {
        &self.choice
    }

    /// What the scenario is called.
    pub const fn title(&self) -> &Name {
        &self.title
    }

    /// Whether a ruling has its other reading.
    pub fn switched(&self, ruling: TableRuling) -> bool {
        self.rulings.contains(&ruling)
    }

    /// The rulings of exchanges, shots and tests.
    pub fn rulings(&self) -> Rulings {
        self.rulings.iter().filter_map(|ruling| ruling.of_rules()).collect()
    }

    /// The same table with the other reading of a ruling: what would be otherwise depends on it.
    pub fn with_other_reading(&self, ruling: TableRuling) -> Self {
        let mut other = self.clone();
        let rulings = Arc::make_mut(&mut other.rulings);
        if !rulings.remove(&ruling) {
            rulings.insert(ruling);
        }
        if let Some(scenario) = setup::scenario(&other.choice, &other.rulings) {
            other.scenario = Arc::new(scenario);
        }
        other
    }

    /// Every ruling that has its other reading.
    pub fn switched_rulings(&self) -> impl Iterator<Item = TableRuling> + '_ {
        self.rulings.iter().copied()
    }

    /// The turn, from 1.
    pub const fn turn(&self) -> i16 {
        self.turn
    }

    /// The last turn the scenario has, or the one that a die made the last.
    pub fn last_turn(&self) -> i16 {
        self.last_by_roll.unwrap_or_else(|| i16::try_from(self.scenario.parts().length).unwrap_or(i16::MAX))
    }

    /// Whether a die says in this Starting Phase if the turn is the last (BU-SCN-7).
    pub fn rolls_for_length(&self) -> bool {
        let from = match &*self.choice {
            ScenarioChoice::Own { variable, .. } => *variable,
            ScenarioChoice::Keii | ScenarioChoice::Seikyu | ScenarioChoice::Idols => None,
        };
        from.is_some_and(|from| self.turn >= i16::from(from)) && self.turn < self.last_turn()
    }

    /// The phase.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Who is Active in the Starting and End Phases and first in the Main Phase.
    pub const fn first(&self) -> Player {
        self.first
    }

    /// Whose turn it is.
    pub const fn active(&self) -> Player {
        self.active
    }

    /// The model that was activated, until its activation ends.
    pub const fn activation(&self) -> Option<Activation> {
        self.activation
    }

    /// Every model, those that left play included.
    pub fn models(&self) -> impl Iterator<Item = (ModelId, &Model)> {
        self.models.iter().enumerate().filter_map(|(at, model)| Some((ModelId::at(at)?, model)))
    }

    /// A model; nothing where the id is of none.
    pub fn model(&self, id: ModelId) -> Option<&Model> {
        self.models.get(id.index())
    }

    /// The printed Rice of a model; nothing where nobody has said it.
    pub fn rice(&self, id: ModelId) -> Option<i64> {
        let model = self.model(id)?;
        rice(self.warband(model.owner()), model.profile_card().cost)
    }

    pub(super) fn model_mut(&mut self, id: ModelId) -> Option<&mut Model> {
        self.models.get_mut(id.index())
    }

    /// How many models a player has in play.
    pub fn in_play(&self, player: Player) -> usize {
        self.models.iter().filter(|model| model.player == player && model.standing.is_in_play()).count()
    }

    /// Whether a player could activate a model now.
    pub fn can_activate(&self, player: Player) -> bool {
        let ready = |model: &&Model| model.player() == player && model.standing == Standing::Battlefield;
        self.models.iter().filter(ready).any(|model| model.counters > 0)
    }

    /// Pass Tokens.
    pub const fn passes(&self, player: Player) -> i64 {
        *self.passes.of(player)
    }

    /// Tokens on the communal card.
    pub const fn communal(&self, player: Player) -> i64 {
        *self.communal.of(player)
    }

    /// What was written down behind the cover.
    pub fn secrets(&self) -> impl Iterator<Item = (u16, &Secret)> {
        self.secrets.iter().map(|(number, secret)| (*number, secret))
    }

    /// The terrain as far as the players listed it, with its numbers.
    pub fn terrain(&self) -> impl Iterator<Item = (u16, &Terrain)> {
        self.terrain.iter().map(|(number, piece)| (*number, piece))
    }

    /// How it ended.
    pub const fn ended(&self) -> Option<Outcome> {
        self.ended
    }

    /// The turns that are over, scored.
    pub fn score(&self) -> Score<'_> {
        let mut score = Score::new(&self.scenario);
        for turn in &self.turns {
            // The End Phase played this very turn before it was kept; one put in by hand that cannot be counts nothing.
            let _ = score.play(turn);
        }
        score
    }

    /// The score with what this turn has brought so far.
    pub fn score_now(&self) -> Score<'_> {
        let score = self.score();
        score.so_far(&self.this_turn).unwrap_or(score)
    }

    /// Victory Points, those given by hand included.
    pub fn victory(&self, player: Player) -> i64 {
        let scored = i64::try_from(*self.score().victory().of(player)).unwrap_or(0);
        scored + self.victory_by_hand.of(player)
    }
}
