//! What the rules say to a draft: how many dice, what they come to, whether something is against it.

use super::draft::{Draft, Stage};
use super::usable;
use crate::games::champions::combat::fight::Fight;
use crate::games::champions::combat::{self, Opening, Resolution, opening, resolve};
use crate::games::champions::command::Command;
use crate::games::champions::model::enemy_die::{DieColor, EnemyFaces};
use crate::games::champions::model::state::State;
use crate::games::champions::refusal::Refusal;

/// Enemy Dice where nobody has typed in the card: only their totals can be said then.
const MOST_ENEMY_DICE: usize = 3;

/// The rules' answer to a Combat that is being entered.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// Where in the sheet we are.
    pub stage: Stage,
    /// Steps 1 to 4, once both are named, or what is against them.
    pub opening: Option<Result<Opening, Refusal>>,
    /// What the fighter's dice come to alone, once they lie on the table.
    pub so_far: Option<Resolution>,
    /// What it comes to, once all dice lie on the table, or what is against it.
    pub resolution: Option<Result<Resolution, Refusal>>,
    /// What is against it now, whatever is rolled: said from before any die falls until all of them lie.
    pub untimely: Option<Refusal>,
}

impl Facts {
    /// Asks the rules.
    pub fn of(state: &State, draft: &Draft, faces: &EnemyFaces) -> Self {
        let terms = draft.duel().and_then(super::draft::Duel::terms);
        let opening = terms.as_ref().map(|terms| opening(state, terms));
        // What came of it can be said also where nobody knows how many dice it takes.
        let opening = opening.filter(|opening| opening.is_ok() || draft.told.is_none());
        let known = opening.as_ref().and_then(|opening| opening.as_ref().ok());
        let colors = known.and_then(|opening| opening.enemy_dice.clone()).unwrap_or_default();
        let stage = draft.stage(if colors.is_empty() { MOST_ENEMY_DICE } else { colors.len() });
        let resolution = match stage {
            Stage::Rolled => draft.fight(&colors, faces).map(|fight| preventing(state, draft, fight)),
            Stage::Who | Stage::Before | Stage::Rolling | Stage::Foe | Stage::Again | Stage::Told => None,
        };
        let so_far = match stage {
            Stage::Foe => draft.fight_so_far().and_then(|fight| resolve(state, &fight).ok()),
            Stage::Who | Stage::Before | Stage::Rolling | Stage::Again | Stage::Rolled | Stage::Told => None,
        };
        let untimely = terms.and_then(|terms| combat::against(state, &terms));
        Self { stage, opening, so_far, resolution, untimely }
    }

    /// Steps 1 to 4, where nothing is against them.
    pub fn opened(&self) -> Option<&Opening> {
        self.opening.as_ref()?.as_ref().ok()
    }

    /// What it comes to, where nothing is against it.
    pub fn resolved(&self) -> Option<&Resolution> {
        self.resolution.as_ref()?.as_ref().ok()
    }

    /// The command that applies what was entered die by die; nothing while something is still missing.
    pub fn command(&self, draft: &Draft, faces: &EnemyFaces) -> Option<Command> {
        let mut fight = draft.fight(self.colors(), faces)?;
        if let Some(known) = self.resolved() {
            fight.aftermath.prevented = known.outcome.prevented;
        }
        Some(Command::Fight(Box::new(fight)))
    }

    /// The Enemy's dice; none where its card is not known.
    pub fn colors(&self) -> &[DieColor] {
        self.opened().and_then(|opening| opening.enemy_dice.as_deref()).unwrap_or_default()
    }

    /// What is against it, from the first step to the last.
    pub fn refusal(&self) -> Option<&Refusal> {
        let against = |result: &'_ Option<Result<Resolution, Refusal>>| result.as_ref().is_some_and(Result::is_err);
        match (&self.opening, &self.resolution) {
            (Some(Err(refusal)), _) => Some(refusal),
            (_, Some(Err(refusal))) if against(&self.resolution) => Some(refusal),
            _ => None,
        }
    }
}

/// What a Combat comes to with the Ki that goes against the loss of Purity in it.
fn preventing(state: &State, draft: &Draft, mut fight: Fight) -> Result<Resolution, Refusal> {
    let known = resolve(state, &fight)?;
    let prevented = usable::prevented(state, draft, &known.outcome);
    if prevented == fight.aftermath.prevented {
        return Ok(known);
    }
    fight.aftermath.prevented = prevented;
    resolve(state, &fight)
}
