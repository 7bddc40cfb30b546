//! A Skill Test out of Combat, as far as it was said.

use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::investigation::Whom;
use crate::games::champions::model::rolls::Harmony;
use serde::{Deserialize, Serialize};

/// Which test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrialKind {
    /// Questions a Persona.
    Investigation,
    /// Against the scenario's number.
    ComplexManipulation,
}

/// A Skill Test out of Combat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trial {
    /// Who is tested.
    pub actor: Actor,
    /// In what.
    pub kind: TrialKind,
    /// The successes the players want.
    pub target: u8,
    /// The chosen Element; the app's where nobody says.
    pub element: Option<Element>,
    /// Whether the scenario takes Harmony for four successes.
    pub harmony_counts: Harmony,
    /// Who is questioned, where an Investigation is under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whom: Option<Whom>,
}
