//! Combat (CH-COM): as it came out at the table, or as it was fought, die by die.
//!
//! Two commands end in one place. [`Command::Combat`] says what the players worked out themselves; [`Command::Fight`]
//! says what they rolled and chose, and [`resolve`] works out the rest, with a line for each of the ten steps. Both
//! make an [`Outcome`], and [`outcome`] carries out its consequences.
//!
//! Absent on purpose: Line of Sight, areas and borders. Whether somebody is in reach or in Cover is said in
//! [`terms::Terms`].
//!
//! [`Command::Combat`]: super::command::Command::Combat
//! [`Command::Fight`]: super::command::Command::Fight
//! [`Outcome`]: super::command::Outcome

pub mod fight;
pub mod reason;
pub mod steps;
pub mod terms;

pub mod redirect;

mod profile;
mod sizes;

pub mod opening;

pub mod results;
pub(super) mod rolling;
pub mod technique;
mod wounds;

pub mod resolve;

pub(super) mod outcome;

pub use opening::{Opening, opening};
pub use resolve::{Resolution, resolve};
pub use sizes::{of_units, totals_of_units};

use super::command::Sizes;
use super::draft::Draft;
use super::event::Event;
use super::model::state::State;
use super::refusal::{Refusal, RefusalKind};
use super::rulebook;
use crate::games::champions::dice::draws;
use crate::kernel::chance::Chance;
use crate::kernel::draft::Law;
use terms::Terms;

/// What is against a Combat whatever its dice will show, as the first thing its command is refused for: whose turn it is,
/// the Action Points, a bodyguard, who steps in; that the game has ended.
pub fn against(state: &State, terms: &Terms) -> Option<Refusal> {
    if state.ended().is_some() {
        return Some(Refusal { kind: RefusalKind::GameOver, rule: rulebook::END });
    }
    let nothing = terms.uneventful((Sizes::Even, 0));
    outcome::fight(&mut Draft::new(state, Law::Binding), &nothing).err()
}

/// Carries out a Combat as it was fought: the dice are recorded, the rest follows from them.
pub(super) fn fought(draft: &mut Draft, fight: &fight::Fight, chance: &mut Chance) -> Result<(), Refusal> {
    let resolution = resolve::resolved(draft, fight)?;
    let dice = &fight.dice;
    draws::verify(chance, &dice.first, Some(&dice.enemy), &dice.rerolls)
        .map_err(|fault| Refusal { kind: RefusalKind::Dice(fault), rule: rulebook::COMBAT_ROLL })?;
    draft.happen(Event::DiceRolled {
        actor: fight.terms.fighter,
        first: dice.first.clone(),
        enemy: Some(dice.enemy.clone()),
        rerolls: dice.rerolls.clone(),
    });
    outcome::fight(draft, &resolution.outcome)
}
