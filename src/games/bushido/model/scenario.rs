//! Scenarios as the parts of BU-SCN: what scores, when, and what changes by turn.

use super::player::Player;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// To whom an objective or zone is Friendly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Alignment {
    /// Friendly to this player, Enemy to the other.
    Friendly(Player),
    /// Neither's.
    Neutral,
}

impl Alignment {
    /// All of them, with the names of the exchange formats.
    pub const NAMED: [(&'static str, Self); 3] =
        [("a", Self::Friendly(Player::A)), ("b", Self::Friendly(Player::B)), ("neutral", Self::Neutral)];

    /// The name of the exchange formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Friendly(player) => player.name(),
            Self::Neutral => "neutral",
        }
    }

    /// Scenario Points a player gets for it: 1 Friendly, 2 Neutral, 3 Enemy.
    pub fn points(self, player: Player) -> i64 {
        match self {
            Self::Friendly(owner) if owner == player => 1,
            Self::Neutral => 2,
            Self::Friendly(_) => 3,
        }
    }

    /// The alignment one degree nearer to a player (*Influence*).
    #[must_use]
    pub fn nearer(self, player: Player) -> Self {
        match self {
            Self::Friendly(owner) if owner != player => Self::Neutral,
            Self::Friendly(_) | Self::Neutral => Self::Friendly(player),
        }
    }
}

/// An objective or a zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Element {
    /// Its name in the document.
    pub id: String,
    /// To whom it is Friendly.
    pub alignment: Alignment,
}

/// What a Victory Point is awarded for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Award {
    /// The most Scenario Points.
    Points,
    /// The most Friendly objectives.
    Friendly,
}

/// What a Scenario action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Interaction {
    /// There is none.
    None,
    /// *Prayer(X)*: points for one of X tokens of each player.
    Prayer(i64),
    /// *Influence*: the alignment changes by one degree.
    Influence,
}

/// Which objective leaves after a Victory Point (*Decreasing*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decreasing {
    /// None.
    None,
    /// One that is Friendly to the scorer.
    Scorer,
    /// One with the most Scenario actions of the turn.
    Popular,
}

/// What a [`Scenario`] is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioParts {
    /// The last turn, 1..=7.
    pub length: usize,
    /// Turns at the end of which a Victory Point is awarded.
    pub score_at: BTreeSet<usize>,
    /// What it is awarded for.
    pub award: Award,
    /// Turns at whose start Scenario Points become 0.
    pub reset: BTreeSet<usize>,
    /// Turns at whose start all objectives become Neutral.
    pub reset_influence: BTreeSet<usize>,
    /// What a Scenario action does.
    pub interaction: Interaction,
    /// Which objective leaves after a Victory Point.
    pub decreasing: Decreasing,
    /// What can be prayed at or influenced.
    pub objectives: Vec<Element>,
    /// What can be Controlled.
    pub zones: Vec<Element>,
}

/// A scenario whose elements can be told apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "ScenarioParts", into = "ScenarioParts")]
pub struct Scenario(ScenarioParts);

/// Where an id stands a second time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdTwice {
    /// Among the objectives, at this position.
    Objective(usize),
    /// Among the zones, at this position.
    Zone(usize),
}

impl fmt::Display for IdTwice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("is there already")
    }
}

impl std::error::Error for IdTwice {}

impl Scenario {
    /// The scenario of these parts.
    ///
    /// # Errors
    ///
    /// Two objectives or two zones of one id.
    pub fn new(parts: ScenarioParts) -> Result<Self, IdTwice> {
        match (twice(&parts.objectives), twice(&parts.zones)) {
            (Some(at), _) => Err(IdTwice::Objective(at)),
            (None, Some(at)) => Err(IdTwice::Zone(at)),
            (None, None) => Ok(Self(parts)),
        }
    }

    /// What it is made of.
    pub const fn parts(&self) -> &ScenarioParts {
        &self.0
    }

    /// Keii: prayers at six objectives (p. 77 ff.).
    pub fn keii() -> Self {
        let (a, b) = (Alignment::Friendly(Player::A), Alignment::Friendly(Player::B));
        let neutral = Alignment::Neutral;
        let objectives = [("a1", a), ("a2", a), ("n1", neutral), ("n2", neutral), ("b1", b), ("b2", b)];
        Self(ScenarioParts {
            reset: BTreeSet::from([3, 5]),
            interaction: Interaction::Prayer(5),
            objectives: elements(&objectives),
            ..six_turns()
        })
    }

    /// Seikyu: control of three zones.
    pub fn seikyu() -> Self {
        let zones = ["z1", "z2", "z3"].map(|id| (id, Alignment::Neutral));
        Self(ScenarioParts { reset: BTreeSet::from([2, 4, 6]), zones: elements(&zones), ..six_turns() })
    }

    /// Idols: influence on three objectives.
    pub fn idols() -> Self {
        let objectives = ["i1", "i2", "i3"].map(|id| (id, Alignment::Neutral));
        Self(ScenarioParts {
            award: Award::Friendly,
            interaction: Interaction::Influence,
            decreasing: Decreasing::Scorer,
            objectives: elements(&objectives),
            ..six_turns()
        })
    }
}

fn six_turns() -> ScenarioParts {
    ScenarioParts {
        length: 6,
        score_at: BTreeSet::from([2, 4, 6]),
        award: Award::Points,
        reset: BTreeSet::new(),
        reset_influence: BTreeSet::new(),
        interaction: Interaction::None,
        decreasing: Decreasing::None,
        objectives: Vec::new(),
        zones: Vec::new(),
    }
}

fn elements(named: &[(&str, Alignment)]) -> Vec<Element> {
    named.iter().map(|(id, alignment)| Element { id: (*id).to_owned(), alignment: *alignment }).collect()
}

fn twice(elements: &[Element]) -> Option<usize> {
    (0..elements.len()).find(|&at| elements[..at].iter().any(|one| one.id == elements[at].id))
}

impl TryFrom<ScenarioParts> for Scenario {
    type Error = IdTwice;

    fn try_from(parts: ScenarioParts) -> Result<Self, IdTwice> {
        Self::new(parts)
    }
}

impl From<Scenario> for ScenarioParts {
    fn from(scenario: Scenario) -> Self {
        scenario.0
    }
}
