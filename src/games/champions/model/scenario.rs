//! A scenario: its header (rulebook p. 8) and, where it is known, everything else it says.

use super::name::Name;
use super::quantity::Turn;
use crate::games::champions::scenario::script::{Inquiry, Script};
use crate::small;
use serde::{Deserialize, Serialize};

/// What kind of story it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioKind {
    /// Combat and movement.
    Adventure,
    /// Adventure with Investigation cards.
    Investigation,
    /// Units of several miniatures.
    Battle,
}
small!(ScenarioKind: Adventure, Investigation, Battle);

impl ScenarioKind {
    /// Whether Enemies and Allies come as Units (CH-BAT).
    pub fn is_battle(self) -> bool {
        match self {
            Self::Battle => true,
            Self::Adventure | Self::Investigation => false,
        }
    }
}

/// How hard the players want it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// Typically 3 less.
    Easy,
    /// Typically no change.
    Normal,
    /// Typically 3 more.
    Hard,
}
small!(Difficulty: Easy, Normal, Hard);

/// What each difficulty adds to the Threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Modifiers {
    /// Added when Easy is chosen.
    pub easy: i8,
    /// Added when Normal is chosen.
    pub normal: i8,
    /// Added when Hard is chosen.
    pub hard: i8,
}

impl Modifiers {
    /// What the rulebook's example insert says.
    pub const TYPICAL: Self = Self { easy: -3, normal: 0, hard: 3 };

    /// The modifier of `difficulty`.
    pub fn of(&self, difficulty: Difficulty) -> i16 {
        match difficulty {
            Difficulty::Easy => self.easy.into(),
            Difficulty::Normal => self.normal.into(),
            Difficulty::Hard => self.hard.into(),
        }
    }
}

/// Whether two players may play the same Clan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SameClan {
    /// Each player a Clan of their own.
    Forbidden,
    /// The scenario allows it.
    Allowed,
}

/// A scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Its title.
    pub name: Name,
    /// Its kind.
    pub kind: ScenarioKind,
    /// The turn after which the game ends.
    pub max_turns: Turn,
    /// What the difficulties add.
    pub modifiers: Modifiers,
    /// Champions who must take part, by name.
    pub mandatory: Vec<Name>,
    /// Champions who must not, by name.
    pub forbidden: Vec<Name>,
    /// Whether Clans may repeat.
    pub same_clan: SameClan,
    /// Board, figures, objectives and events, where somebody has said them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub script: Option<Box<Script>>,
}

impl Scenario {
    /// A scenario of which nothing is said yet but its title.
    pub fn blank(name: Name) -> Self {
        Self {
            name,
            kind: ScenarioKind::Adventure,
            max_turns: Turn::clamped(USUAL_TURNS),
            modifiers: Modifiers::TYPICAL,
            mandatory: Vec::new(),
            forbidden: Vec::new(),
            same_clan: SameClan::Forbidden,
            script: Some(Box::new(Script::empty())),
        }
    }

    /// The Investigation it plays, which only a scenario of that kind has (CH-INV). One of another kind keeps what was
    /// written of it until it is an Investigation again, and plays without.
    pub fn inquiry(&self) -> Option<&Inquiry> {
        match self.kind {
            ScenarioKind::Investigation => self.script.as_ref()?.inquiry.as_ref(),
            ScenarioKind::Adventure | ScenarioKind::Battle => None,
        }
    }

    /// Makes it a scenario of another kind: outside a Battle every Unit is one miniature (CH-BAT-1), an Investigation
    /// has its own part, and the others keep theirs unseen.
    pub fn set_kind(&mut self, kind: ScenarioKind) {
        self.kind = kind;
        let script = self.script.get_or_insert_with(|| Box::new(Script::empty()));
        match kind {
            ScenarioKind::Battle => {}
            ScenarioKind::Adventure => script.single_miniatures(),
            ScenarioKind::Investigation => {
                script.single_miniatures();
                script.inquiry.get_or_insert_with(Inquiry::empty);
            }
        }
    }
}

/// How many turns a scenario lasts before anybody says otherwise; the scenarios of the rulebook last 6 or more.
pub const USUAL_TURNS: i16 = 6;
