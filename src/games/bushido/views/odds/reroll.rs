//! Which dice to roll again, once all of them lie on the table (BU-TEST-6).

use super::goals::Goal;
use crate::games::bushido::assemble::melee::{Prepared, prepare};
use crate::games::bushido::command::{Again, Dice, Exchange};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::split::Split;
use crate::games::bushido::refusal::Refusal;
use crate::games::bushido::rules::dice::Faces;
use crate::games::bushido::rules::odds::exchange::matchup::Matchup;
use crate::games::bushido::rules::odds::exchange::midroll::Stage;
use crate::games::bushido::state::State;

/// The best reroll of a stage.
#[derive(Clone, Debug, PartialEq)]
pub struct RerollView {
    /// Who picks.
    pub by: Side,
    /// The dice, by their places; none where all stay.
    pub again: Again,
    /// What it is worth to whoever picks.
    pub value: f64,
    /// What leaving all dice is worth to it.
    pub stand: f64,
}

/// The stages at which somebody may pick dice, in their order.
pub fn stages(prepared: &Prepared) -> Vec<Stage> {
    let may = |stage: &Stage| {
        let (by, of) = stage.parties(prepared.initiative.side);
        let parts = prepared.fighters.of(by).parts();
        if by == of { parts.prowess.most() > 0 } else { parts.dodge + parts.feint > 0 }
    };
    Stage::ALL.into_iter().filter(may).collect()
}

/// Those that are left where so many are over: a trait gives its reroll once, and only in its turn.
pub fn stages_after(prepared: &Prepared, over: usize) -> Vec<Stage> {
    stages(prepared).into_iter().skip(over).collect()
}

/// The best reroll of a stage, all dice lying as they do.
///
/// # Errors
///
/// A model or value that is not known.
pub fn best(
    state: &State,
    exchange: &Exchange,
    goal: Goal,
    (splits, dice): (&Sides<Split>, &Sides<Dice>),
    stage: Stage,
) -> Result<RerollView, Refusal> {
    let prepared = prepare(state, exchange)?;
    let matchup = Matchup {
        weights: goal.weights(&prepared.fighters),
        initiative: prepared.initiative.side,
        fighters: prepared.fighters,
        rulings: state.rulings(),
    };
    let lying = Sides::from_fn(|side| {
        let dice = dice.of(side);
        (Faces::of(&dice.attack), Faces::of(&dice.defence))
    });
    let best = matchup.best_reroll(splits, &lying, stage);
    let seen = |value: f64| if best.by == Side::Active { value } else { -value };
    let of = dice.of(best.of);
    let again =
        Again { of: best.of, attack: places(&of.attack, best.again.0), defence: places(&of.defence, best.again.1) };
    Ok(RerollView { by: best.by, again, value: seen(best.value), stand: seen(best.stand) })
}

/// Places of dice that show these faces.
fn places(dice: &[u8], mut faces: Faces) -> Vec<u8> {
    let mut places = Vec::new();
    for (at, face) in dice.iter().enumerate() {
        let left = &mut faces.0[usize::from(face - 1)];
        if *left > 0 {
            *left -= 1;
            places.push(u8::try_from(at).unwrap_or(u8::MAX));
        }
    }
    places
}
