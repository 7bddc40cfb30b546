//! Where in an example a table or a sheet is, and what its card says there.

use super::Example;
use crate::games::champions::command::Starter;
use crate::games::champions::field::push;
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::push::{Push, PushStage};
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::rulebook;
use crate::games::champions::sheet::draft::{Draft, Stage};
use crate::kernel::explanation::Explanation;
use crate::kernel::line::Key;
use crate::kernel::rulebook::RuleRef;
use crate::words::champions as keys;

/// A step of an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Somebody else acts, or nobody yet.
    Astray,
    /// The Combat is to be opened.
    Begin,
    /// Whom to fight.
    Target,
    /// The first of two targets is looked at.
    Near,
    /// The second is.
    Far,
    /// The first throw.
    Dice,
    /// The Enemy's dice.
    Foe,
    /// Rerolled for the first time.
    First,
    /// Rerolled for the second time.
    Second,
    /// Everything lies.
    Result,
    /// The beaten Unit retreats.
    Retreat,
    /// The winner follows.
    Pursue,
    /// It is over: what was printed, and what came out.
    Printed,
}

/// The step a table is at; nothing at other tables, and after the first turn.
pub fn at_table(state: &State) -> Option<(Example, Step)> {
    let example = Example::of(state)?;
    if state.turn().get() > 1 {
        return None;
    }
    let hero = state.champion(example.hero());
    let fought = hero.ap() != hero.card().ap.value();
    let acts = state.phase() == Phase::Champions && state.track().active() == Some(example.hero());
    let step = match (push::pending(state).map(Push::stage), fought, acts) {
        (Some(stage), _, _) => of_push(stage),
        (None, true, _) => Step::Printed,
        (None, false, true) => Step::Begin,
        (None, false, false) => Step::Astray,
    };
    Some((example, step))
}

/// The step of a retreat or pursuit that is open.
pub fn in_retreat(state: &State) -> Option<(Example, Step)> {
    Some((Example::of(state)?, of_push(push::pending(state)?.stage())))
}

fn of_push(stage: PushStage) -> Step {
    match stage {
        PushStage::Retreat => Step::Retreat,
        PushStage::Pursuit => Step::Pursue,
    }
}

/// The step a Combat is at that is being entered; nothing where it is none of the example.
pub fn in_combat(state: &State, draft: &Draft, stage: Stage) -> Option<(Example, Step)> {
    let example = Example::of(state)?;
    let duel = draft.duel()?;
    let hero = Some(Actor::Champion(example.hero()));
    if duel.starter != Starter::Players || duel.fighter.is_some() && duel.fighter != hero {
        return None;
    }
    let step = match example {
        Example::Oni if duel.enemy != Some(EnemyId(0)) => Step::Target,
        Example::Oni | Example::Samurai => by_dice(example, stage, draft.hand.roll.rerolls()),
        Example::Shots | Example::Roof => by_target(stage, duel.enemy),
    };
    Some((example, step))
}

fn by_dice(example: Example, stage: Stage, rerolls: u8) -> Step {
    match (stage, rerolls) {
        (Stage::Who, _) => Step::Target,
        (Stage::Before | Stage::Rolling, _) => Step::Dice,
        (Stage::Foe, _) => Step::Foe,
        (Stage::Again | Stage::Rolled, _) if example == Example::Samurai => Step::Result,
        (Stage::Rolled, 0) | (Stage::Again, 0 | 1) => Step::First,
        (Stage::Rolled, 1) | (Stage::Again, _) => Step::Second,
        (Stage::Rolled | Stage::Told, _) => Step::Result,
    }
}

fn by_target(stage: Stage, enemy: Option<EnemyId>) -> Step {
    match (stage, enemy) {
        (Stage::Before, Some(EnemyId(0))) => Step::Near,
        (Stage::Before, Some(EnemyId(2))) => Step::Far,
        (Stage::Who | Stage::Before, _) => Step::Target,
        (Stage::Rolling | Stage::Foe | Stage::Again, _) => Step::Dice,
        (Stage::Rolled | Stage::Told, _) => Step::Result,
    }
}

impl Step {
    /// What its card says; nothing where it is told otherwise, at the end.
    pub fn explanation(self, example: Example) -> Option<Explanation> {
        let (now, table) = match (example, self) {
            (_, Self::Printed) => return None,
            (_, Self::Astray) => (keys::EXAMPLE_ASTRAY_NOW, keys::EXAMPLE_ASTRAY_TABLE),
            (Example::Oni, step) => step.of_oni()?,
            (Example::Samurai, step) => step.of_samurai()?,
            (Example::Shots, step) => step.of_shots()?,
            (Example::Roof, step) => step.of_roof()?,
        };
        Some(Explanation { title: example.title(), now, table, rule: self.rule(example) })
    }

    fn of_oni(self) -> Option<(Key, Key)> {
        Some(match self {
            Self::Begin => (keys::EXAMPLE_ONI_BEGIN_NOW, keys::EXAMPLE_BEGIN_MELEE),
            Self::Target => (keys::EXAMPLE_ONI_TARGET_NOW, keys::EXAMPLE_ONI_TARGET_TABLE),
            Self::Dice => (keys::EXAMPLE_ONI_DICE_NOW, keys::EXAMPLE_ONI_DICE_TABLE),
            Self::Foe => (keys::EXAMPLE_ONI_FOE_NOW, keys::EXAMPLE_ONI_FOE_TABLE),
            Self::First => (keys::EXAMPLE_ONI_FIRST_NOW, keys::EXAMPLE_ONI_FIRST_TABLE),
            Self::Second => (keys::EXAMPLE_ONI_SECOND_NOW, keys::EXAMPLE_ONI_SECOND_TABLE),
            Self::Result => (keys::EXAMPLE_ONI_RESULT_NOW, keys::EXAMPLE_ONI_RESULT_TABLE),
            Self::Near | Self::Far | Self::Retreat | Self::Pursue | Self::Astray | Self::Printed => return None,
        })
    }

    fn of_samurai(self) -> Option<(Key, Key)> {
        Some(match self {
            Self::Begin | Self::Target => (keys::EXAMPLE_SAMURAI_BEGIN_NOW, keys::EXAMPLE_BEGIN_MELEE),
            Self::Dice => (keys::EXAMPLE_SAMURAI_DICE_NOW, keys::EXAMPLE_SAMURAI_DICE_TABLE),
            Self::Foe => (keys::EXAMPLE_SAMURAI_FOE_NOW, keys::EXAMPLE_SAMURAI_FOE_TABLE),
            Self::Result => (keys::EXAMPLE_SAMURAI_RESULT_NOW, keys::EXAMPLE_SAMURAI_RESULT_TABLE),
            Self::Retreat => (keys::EXAMPLE_SAMURAI_RETREAT_NOW, keys::EXAMPLE_SAMURAI_RETREAT_TABLE),
            Self::Pursue => (keys::EXAMPLE_SAMURAI_PURSUE_NOW, keys::EXAMPLE_SAMURAI_PURSUE_TABLE),
            Self::First | Self::Second | Self::Near | Self::Far | Self::Astray | Self::Printed => return None,
        })
    }

    fn of_shots(self) -> Option<(Key, Key)> {
        Some(match self {
            Self::Begin => (keys::EXAMPLE_SHOTS_BEGIN_NOW, keys::EXAMPLE_BEGIN_RANGED),
            Self::Target => (keys::EXAMPLE_SHOTS_TARGET_NOW, keys::EXAMPLE_SHOTS_TARGET_TABLE),
            Self::Near => (keys::EXAMPLE_SHOTS_NEAR_NOW, keys::EXAMPLE_SHOTS_NEAR_TABLE),
            Self::Far => (keys::EXAMPLE_SHOTS_FAR_NOW, keys::EXAMPLE_SHOTS_FAR_TABLE),
            other => return other.of_any_shot(),
        })
    }

    fn of_roof(self) -> Option<(Key, Key)> {
        Some(match self {
            Self::Begin => (keys::EXAMPLE_ROOF_BEGIN_NOW, keys::EXAMPLE_BEGIN_RANGED),
            Self::Target => (keys::EXAMPLE_ROOF_TARGET_NOW, keys::EXAMPLE_SHOTS_TARGET_TABLE),
            Self::Near => (keys::EXAMPLE_ROOF_NEAR_NOW, keys::EXAMPLE_SHOTS_NEAR_TABLE),
            Self::Far => (keys::EXAMPLE_ROOF_FAR_NOW, keys::EXAMPLE_SHOTS_FAR_TABLE),
            other => return other.of_any_shot(),
        })
    }

    /// The rulebook prints no roll of its shots.
    fn of_any_shot(self) -> Option<(Key, Key)> {
        match self {
            Self::Dice => Some((keys::EXAMPLE_SHOT_DICE_NOW, keys::EXAMPLE_SHOT_DICE_TABLE)),
            Self::Result => Some((keys::EXAMPLE_SHOT_RESULT_NOW, keys::EXAMPLE_SHOT_RESULT_TABLE)),
            Self::Astray | Self::Begin | Self::Target | Self::Near | Self::Far | Self::Foe => None,
            Self::First | Self::Second | Self::Retreat | Self::Pursue | Self::Printed => None,
        }
    }

    fn rule(self, example: Example) -> RuleRef {
        match self {
            Self::Astray => rulebook::PREPARATION,
            Self::Begin | Self::Printed => example.rule(),
            Self::Target if example == Example::Oni => rulebook::TARGET,
            Self::Target | Self::Near | Self::Far => rulebook::SIGHT,
            Self::Dice => rulebook::COMBAT_DICE,
            Self::Foe => rulebook::ENEMY_DICE,
            Self::First | Self::Second => rulebook::TEST,
            Self::Result => rulebook::WOUNDS,
            Self::Retreat | Self::Pursue => rulebook::RETREAT,
        }
    }
}
