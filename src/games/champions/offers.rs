//! What somebody may do now, action by action, with the reason where it may not.
//!
//! Offers ask the same rules as commands do: they try a sample of each action and throw the events away. They ask each rule
//! by itself: whoever shows what is offered needs nothing of what decides every command.

use super::actions::{self, CONCENTRATION, FULL_ACTION, SMALL_ACTION};
use super::combat::outcome as combat;
use super::command::{CombatKind, Leaving, Surroundings};
use super::draft::Draft;
use super::field::{combat_terms, places};
use super::model::ids::Actor;
use super::model::state::State;
use super::refusal::{Refusal, RefusalKind};
use super::rulebook;
use super::skill_test::TestKind;
use crate::kernel::by::Small;
use crate::kernel::draft::Law;
use crate::small;

/// The actions of the rulebook's list, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ActionKind {
    /// Melee Combat.
    Melee,
    /// Ranged Combat.
    Ranged,
    /// Movement.
    Movement,
    /// Healing.
    Healing,
    /// Concentration.
    Concentration,
    /// Investigation.
    Investigation,
    /// Complex Manipulation.
    ComplexManipulation,
    /// Simple Manipulation.
    SimpleManipulation,
    /// Draw Objectives.
    DrawObjectives,
    /// Raise Purity.
    RaisePurity,
}
small!(ActionKind: Melee, Ranged, Movement, Healing, Concentration, Investigation, ComplexManipulation,
    SimpleManipulation, DrawObjectives, RaisePurity);

impl ActionKind {
    /// Action Points it costs, or costs at least.
    pub fn cost(self) -> i16 {
        match self {
            Self::Melee | Self::Ranged | Self::Healing | Self::Investigation | Self::ComplexManipulation => FULL_ACTION,
            Self::Concentration => CONCENTRATION,
            Self::Movement | Self::SimpleManipulation | Self::DrawObjectives => SMALL_ACTION,
            Self::RaisePurity => 0,
        }
    }
}

/// An action and whether the rules allow it now.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// Which action.
    pub action: ActionKind,
    /// The rule against it.
    pub refusal: Option<Refusal>,
}

/// The one rule against all of these, where it is the same: it is said of all of them once.
pub fn against_all(offers: &[Offer]) -> Option<&Refusal> {
    let first = offers.first()?.refusal.as_ref()?;
    offers.iter().all(|offer| offer.refusal.as_ref() == Some(first)).then_some(first)
}

/// Every action of `actor`, in the order of the rulebook's list.
pub fn offers(state: &State, actor: Actor) -> Vec<Offer> {
    ActionKind::ALL.iter().map(|&action| Offer { action, refusal: refusal(state, actor, action) }).collect()
}

/// What `actor` may do now, in the same order; the rules are asked action by action, as far as somebody wants to know.
pub fn possible(state: &State, actor: Actor) -> impl Iterator<Item = ActionKind> {
    ActionKind::ALL.iter().copied().filter(move |&action| refusal(state, actor, action).is_none())
}

/// The rule against an action now; nothing where the rules allow it.
pub fn refusal(state: &State, actor: Actor, action: ActionKind) -> Option<Refusal> {
    if state.ended().is_some() {
        return Some(Refusal { kind: RefusalKind::GameOver, rule: rulebook::END });
    }
    let mut draft = Draft::new(state, Law::Binding);
    let result = match action {
        ActionKind::Melee => fight(&mut draft, actor, CombatKind::Melee),
        ActionKind::Ranged => fight(&mut draft, actor, CombatKind::Ranged),
        ActionKind::Movement => act(&mut draft, actor, |draft| actions::move_on(draft, actor, 1, Leaving::Free)),
        ActionKind::Healing => {
            // Where the board does not say it, the players do when they heal.
            let area = places::surroundings(state, actor).unwrap_or(Surroundings::Clear);
            act(&mut draft, actor, |draft| actions::heal(draft, actor, area))
        }
        ActionKind::Concentration => act(&mut draft, actor, |draft| actions::concentrate(draft, actor)),
        ActionKind::Investigation => {
            act(&mut draft, actor, |draft| actions::ask_test(draft, actor, TestKind::Investigation))
        }
        ActionKind::ComplexManipulation => {
            act(&mut draft, actor, |draft| actions::ask_test(draft, actor, TestKind::ComplexManipulation))
        }
        ActionKind::SimpleManipulation => act(&mut draft, actor, |draft| actions::manipulate(draft, actor)),
        ActionKind::DrawObjectives => act(&mut draft, actor, |draft| actions::draw_objectives(draft, actor, None)),
        ActionKind::RaisePurity => act(&mut draft, actor, |draft| actions::raise_purity(draft, actor)),
    };
    result.err()
}

/// Where the board knows that nobody is in reach, it says so; whom the players fight all the same is their word.
fn fight(draft: &mut Draft, actor: Actor, kind: CombatKind) -> Result<(), Refusal> {
    combat::begin(draft, actor, kind)?;
    let rule = match kind {
        CombatKind::Melee => rulebook::TARGET,
        CombatKind::Ranged => rulebook::RANGED,
    };
    let nobody = combat_terms::nobody_in_reach(&draft.state, actor, kind);
    if nobody { Err(Refusal { kind: RefusalKind::NobodyInReach, rule }) } else { Ok(()) }
}

/// Whose turn it is, then the rule of the action itself.
fn act(draft: &mut Draft, actor: Actor, rule: impl FnOnce(&mut Draft) -> Result<(), Refusal>) -> Result<(), Refusal> {
    actions::require_turn(draft, actor)?;
    rule(draft)
}
