//! Skill Tests out of Combat (CH-TEST): the dice as they were rolled, the number of successes, and what that means in
//! an Investigation (CH-INV).

pub mod steps;

pub mod resolve;

pub use resolve::{TestResolution, resolve};

use super::command::Action;
use super::dice::draws;
use super::model::element::Element;
use super::model::rolls::{CalledVoid, ElementalReroll, ElementalRoll, Harmony, Reroll, Turned};
use super::refusal::{Refusal, RefusalKind};
use super::rulebook;
use crate::kernel::chance::Chance;
use serde::{Deserialize, Serialize};

/// A test as it was rolled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TestDice {
    /// The first roll.
    pub first: ElementalRoll,
    /// Rerolls, in the order in which they were made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rerolls: Vec<ElementalReroll>,
    /// Deception.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deception: Option<Turned>,
    /// Call of the Void.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub void: Option<CalledVoid>,
    /// The chosen Element; where nobody says, the one that shows most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub element: Option<Element>,
    /// Harmony with the Elements.
    #[serde(default, skip_serializing_if = "Harmony::is_unused")]
    pub harmony: Harmony,
    /// The successes the scenario asks for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<u8>,
}

impl TestDice {
    /// A roll to which nothing was done.
    pub fn plain(first: ElementalRoll) -> Self {
        Self {
            first,
            rerolls: Vec::new(),
            deception: None,
            void: None,
            element: None,
            harmony: Harmony::Unused,
            target: None,
        }
    }

    /// The rerolls as they are recorded.
    pub fn recorded_rerolls(&self) -> Vec<Reroll> {
        self.rerolls.iter().cloned().map(Reroll::Elemental).collect()
    }
}

/// Which test it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TestKind {
    /// Questions a Persona.
    Investigation,
    /// Against the scenario's number.
    ComplexManipulation,
}

/// What a number of successes brings in an Investigation (CH-INV).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Two or fewer: two cards of the discard pile go on top of the draw pile, unseen.
    Failure,
    /// Three: one card is drawn and played.
    DrawOne,
    /// Four, or Harmony: two cards are drawn, at least one is played.
    DrawTwo,
    /// Five or more: three cards are drawn, at least one is played.
    DrawThree,
}

/// What so many successes bring.
pub fn level(successes: u8) -> Level {
    match successes {
        0..=2 => Level::Failure,
        3 => Level::DrawOne,
        4 => Level::DrawTwo,
        5.. => Level::DrawThree,
    }
}

/// The dice of an action that is a test, where its command says them, and which test it is.
pub(super) fn dice_of(action: &Action) -> Option<(TestKind, &TestDice)> {
    let (kind, test) = match action {
        Action::Investigation(test) | Action::Question { test, .. } => (TestKind::Investigation, test),
        Action::ComplexManipulation(test) => (TestKind::ComplexManipulation, test),
        Action::Movement { .. } | Action::MovementAlong { .. } | Action::Healing { .. } | Action::Concentration => {
            return None;
        }
        Action::SimpleManipulation | Action::Handle(_) | Action::DrawObjectives { .. } | Action::RaisePurity => {
            return None;
        }
    };
    Some((kind, test.dice.as_deref()?))
}

/// Draws again what the app is said to have rolled for an action.
pub(super) fn verify(action: &Action, chance: &mut Chance) -> Result<(), Refusal> {
    let Some((_, dice)) = dice_of(action) else { return Ok(()) };
    draws::verify(chance, &dice.first, None, &dice.recorded_rerolls())
        .map_err(|fault| Refusal { kind: RefusalKind::Dice(fault), rule: rulebook::TEST_ROLL })
}
