//! A Combat from its dice to what it came to, with a line for each of the ten steps.

use super::fight::Fight;
use super::opening::{self, Opening};
use super::results::{self, Score};
use super::rolling;
use super::steps::{Lines, Step};
use super::technique::TechniqueState;
use super::wounds;
use crate::games::champions::command::Outcome;
use crate::games::champions::dice::elemental::Hand;
use crate::games::champions::dice::enemy::EnemyHand;
use crate::games::champions::draft::Draft;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::State;
use crate::games::champions::refusal::Refusal;
use crate::kernel::draft::Law;

/// Whether Harmony with the Elements is open to the fighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HarmonyState {
    /// An Element is missing.
    Missing,
    /// All five are there.
    Possible,
    /// It is used.
    Used,
}

/// What a Combat came to, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Resolution {
    /// Its consequences.
    pub outcome: Outcome,
    /// What steps 1 to 4 came to.
    pub opening: Opening,
    /// The fighter's final dice.
    pub hand: Hand,
    /// The Enemy's final dice.
    pub enemy_hand: EnemyHand,
    /// The Offensive Element.
    pub offence: Element,
    /// The Defensive Element.
    pub defence: Element,
    /// The fighter's final result.
    pub fighter: Score,
    /// The Enemy's.
    pub enemy: Score,
    /// What became of the Secret Technique.
    pub technique: TechniqueState,
    /// Whether Harmony is open.
    pub harmony: HarmonyState,
    /// What happened, and which rule says so.
    pub steps: Vec<Step>,
}

/// Works out a Combat. Whether it may be fought now, and be paid for, is asked of the command.
///
/// # Errors
///
/// What no dice can show, and what the rules of the ten steps do not allow.
pub fn resolve(state: &State, fight: &Fight) -> Result<Resolution, Refusal> {
    resolved(&mut Draft::new(state, Law::Binding), fight)
}

/// The same in a decision, where rules may be set aside.
pub(in crate::games::champions) fn resolved(draft: &mut Draft, fight: &Fight) -> Result<Resolution, Refusal> {
    let mut lines = Lines::default();
    let (opening, fighter) = opening::open(draft, &fight.terms, &mut lines)?;
    let rolled = rolling::roll(draft, fight, (&fighter, &opening), &mut lines)?;
    let results = results::results(draft, fight, (&fighter, &opening), &rolled, &mut lines)?;
    let outcome = wounds::outcome(fight, &opening, &rolled, &results);
    wounds::say(&draft.state, fight, &fighter, &results, &outcome, &mut lines);
    let harmony = match (fight.choices.harmony, rolled.hand.missing()) {
        (Harmony::Used, _) => HarmonyState::Used,
        (Harmony::Unused, None) => HarmonyState::Possible,
        (Harmony::Unused, Some(_)) => HarmonyState::Missing,
    };
    Ok(Resolution {
        outcome,
        opening,
        hand: rolled.hand,
        enemy_hand: rolled.enemy,
        offence: results.offence,
        defence: results.defence,
        fighter: results.fighter,
        enemy: results.enemy,
        technique: results.technique,
        harmony,
        steps: lines.into_steps(),
    })
}
