//! What the players choose before the first turn, and the table that comes of it (BU-SET).

use super::model::player::{Player, Players};
use super::model::rulings::Ruling;
use super::model::scenario::{Scenario, ScenarioParts};
use super::model::warband::Warband;
use super::rules::recruit::{self, faults::FaultKind};
use super::rules::score::Turn;
use super::state::model::Model;
use super::state::{Phase, State};
use crate::kernel::name::{BadName, Name};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The most models a player may bring; more would never fit on a table.
pub const MOST_MODELS: usize = 60;

/// A gap or contradiction of the rulebook that a table settles for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TableRuling {
    /// Less Rice than the limit is allowed.
    RiceTotal,
    /// See [`Ruling::ModifierWithoutDie`].
    ModifierWithoutDie,
    /// See [`Ruling::RemovedDiceCountInTies`].
    RemovedDiceCountInTies,
    /// See [`Ruling::ProneStrikesBack`].
    ProneStrikesBack,
    /// See [`Ruling::ToughBeforeHalf`].
    ToughBeforeHalf,
    /// See [`Ruling::CounterstrikePierces`].
    CounterstrikePierces,
    /// *Strong*, *Weak* and *Swarm* change the result of a Size test, not its dice.
    SizeTestModifier,
    /// *Regenerate* heals after Fire, Bleeding and Poison.
    RegenerateBeforeBleed,
    /// Seikyu is reset in turns 3 and 5.
    SeikyuReset,
    /// The survivor takes the Victory Points that are left.
    WipeOutScoring,
    /// Only Prayers are limited to one for each objective.
    OncePerObjective,
    /// Double the base limits what is added before anything is taken off.
    CapOnFinal,
}
crate::small!(
    TableRuling: RiceTotal, ModifierWithoutDie, RemovedDiceCountInTies, ProneStrikesBack, ToughBeforeHalf,
    CounterstrikePierces, SizeTestModifier, RegenerateBeforeBleed, SeikyuReset, WipeOutScoring, OncePerObjective,
    CapOnFinal
);

impl TableRuling {
    /// The ruling as the rules of exchanges, shots and tests know it.
    pub const fn of_rules(self) -> Option<Ruling> {
        match self {
            Self::ModifierWithoutDie => Some(Ruling::ModifierWithoutDie),
            Self::RemovedDiceCountInTies => Some(Ruling::RemovedDiceCountInTies),
            Self::ProneStrikesBack => Some(Ruling::ProneStrikesBack),
            Self::ToughBeforeHalf => Some(Ruling::ToughBeforeHalf),
            Self::CounterstrikePierces => Some(Ruling::CounterstrikePierces),
            Self::RiceTotal
            | Self::SizeTestModifier
            | Self::RegenerateBeforeBleed
            | Self::SeikyuReset
            | Self::WipeOutScoring
            | Self::OncePerObjective
            | Self::CapOnFinal => None,
        }
    }
}

/// Which scenario is played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioChoice {
    /// Prayers at six objectives.
    Keii,
    /// Control of three zones.
    Seikyu,
    /// Influence on three objectives.
    Idols,
    /// The players' own.
    Own {
        /// What it is called.
        name: Name,
        /// Its parts; their length is the longest it may be.
        parts: ScenarioParts,
        /// The first turn that a die may make the last (*Variable(X)*); nothing where the length is fixed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        variable: Option<u8>,
    },
}

/// Whether a Warband is played although it breaks rules of recruitment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Recruiting {
    /// It has to obey all of them.
    #[default]
    ByTheRules,
    /// It is played anyway.
    Anyway,
}

/// What the players choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The Warbands.
    pub warbands: Players<Warband>,
    /// The scenario.
    pub scenario: ScenarioChoice,
    /// The rulings with their other reading.
    #[serde(default)]
    pub rulings: BTreeSet<TableRuling>,
    /// Whether Warbands with faults are played anyway.
    #[serde(default)]
    pub recruiting: Recruiting,
}

/// Why no table can begin.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// A rule of recruitment is broken.
    Recruitment(Player, recruit::faults::Fault),
    /// A Warband without models.
    NoModels(Player),
    /// A Warband with more than [`MOST_MODELS`].
    TooManyModels(Player),
    /// The players' own scenario names an objective or zone twice, or its turns are not 1 to 7.
    Scenario,
}

/// All faults of a Warband under these rulings.
pub fn recruitment(warband: &Warband, rulings: &BTreeSet<TableRuling>) -> Vec<recruit::faults::Fault> {
    let allowed =
        |fault: &recruit::faults::Fault| fault.kind == FaultKind::Under && rulings.contains(&TableRuling::RiceTotal);
    recruit::faults(warband).into_iter().filter(|fault| !allowed(fault)).collect()
}

/// The table before its first turn.
///
/// # Errors
///
/// All faults of the set-up.
pub fn start(setup: &Setup) -> Result<State, Vec<Fault>> {
    let mut faults = Vec::new();
    for player in Player::ALL {
        let warband = setup.warbands.of(player);
        match recruit::models(warband) {
            0 => faults.push(Fault::NoModels(player)),
            1..=MOST_MODELS => {}
            _ => faults.push(Fault::TooManyModels(player)),
        }
        if setup.recruiting == Recruiting::ByTheRules {
            let broken = recruitment(warband, &setup.rulings);
            faults.extend(broken.into_iter().map(|fault| Fault::Recruitment(player, fault)));
        }
    }
    match (scenario(&setup.scenario, &setup.rulings), title(&setup.scenario)) {
        (Some(scenario), Ok(title)) if faults.is_empty() => Ok(table(setup, scenario, title)),
        (Some(_), Ok(_)) => Err(faults),
        (None, _) | (_, Err(_)) => {
            faults.push(Fault::Scenario);
            Err(faults)
        }
    }
}

/// What the scenario is called.
fn title(choice: &ScenarioChoice) -> Result<Name, BadName> {
    match choice {
        ScenarioChoice::Keii => Name::new("Keii"),
        ScenarioChoice::Seikyu => Name::new("Seikyu"),
        ScenarioChoice::Idols => Name::new("Idols"),
        ScenarioChoice::Own { name, .. } => Ok(name.clone()),
    }
}

/// The scenario as it is played under the rulings; nothing where its parts do not fit together.
pub fn scenario(choice: &ScenarioChoice, rulings: &BTreeSet<TableRuling>) -> Option<Scenario> {
    match choice {
        ScenarioChoice::Keii => Some(Scenario::keii()),
        ScenarioChoice::Idols => Some(Scenario::idols()),
        ScenarioChoice::Seikyu if rulings.contains(&TableRuling::SeikyuReset) => {
            let parts = ScenarioParts { reset: BTreeSet::from([3, 5]), ..Scenario::seikyu().parts().clone() };
            Scenario::new(parts).ok()
        }
        ScenarioChoice::Seikyu => Some(Scenario::seikyu()),
        ScenarioChoice::Own { parts, .. } if (1..=7).contains(&parts.length) => Scenario::new(parts.clone()).ok(),
        ScenarioChoice::Own { .. } => None,
    }
}

fn table(setup: &Setup, scenario: Scenario, title: Name) -> State {
    let mut models = Vec::new();
    for player in Player::ALL {
        for (profile, card) in setup.warbands.of(player).parts().profiles.iter().enumerate() {
            let card = Arc::new(card.clone());
            models.extend(card.models.iter().map(|name| Model::new(player, profile, name, Arc::clone(&card))));
        }
    }
    State {
        warbands: Players { a: Arc::new(setup.warbands.a.clone()), b: Arc::new(setup.warbands.b.clone()) },
        scenario: Arc::new(scenario),
        choice: Arc::new(setup.scenario.clone()),
        title,
        rulings: Arc::new(setup.rulings.clone()),
        turn: 1,
        phase: Phase::SetUp,
        first: Player::A,
        active: Player::A,
        activation: None,
        models,
        passes: Players::default(),
        communal: Players::default(),
        turns: Vec::new(),
        this_turn: empty_turn(),
        victory_by_hand: Players::default(),
        secrets: BTreeMap::new(),
        terrain: BTreeMap::new(),
        last_by_roll: None,
        ended: None,
    }
}

/// A turn in which nothing has happened yet.
pub(super) fn empty_turn() -> Turn {
    Turn {
        actions: Vec::new(),
        zones: Vec::new(),
        removes: None,
        models: Players { a: 1, b: 1 },
        by_hand: Players::default(),
    }
}
