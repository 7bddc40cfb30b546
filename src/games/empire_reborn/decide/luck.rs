//! Who is Lucky or Unlucky rolls twice (ER-DICE-8).

use super::super::draft::Draft;
use super::super::event::{Event, Purpose};
use super::super::model::rulings::LuckyKeeps;
use super::super::person::{Dice, PersonId};
use super::super::refusal::{Refusal, RefusalKind};
use super::super::rules::pool::Pool;
use super::super::world::event::Befell;
use super::rolls::roll;
use crate::kernel::chance::Chance;

/// Why somebody rolls twice (ER-DICE-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fortune {
    /// Lucky: the new result stands, or the better (LuckyKeeps).
    Good,
    /// Unlucky: the worse stands.
    Bad,
}

/// Somebody rolls again, and one of both totals stands.
pub(super) fn retry(
    draft: &mut Draft,
    chance: &mut Chance,
    (who, purpose): (PersonId, Purpose),
    asked: (Pool, Option<i64>),
    (first, fortune, dice): (i64, Fortune, &Dice),
) -> Result<i64, Refusal> {
    match fortune {
        Fortune::Good => retried(draft, who)?,
        Fortune::Bad => {
            let left = draft.state.mishaps_left(who);
            draft.require(left > 0, "ER-DICE-8", RefusalKind::NoLuck)?;
            draft.happen(Event::World(Box::new(Befell::Mishap { who })));
        }
    }
    let second = roll(draft, chance, (who, purpose), asked, dice)?;
    Ok(match (fortune, draft.state.rulings().lucky_keeps) {
        (Fortune::Bad, _) => first.min(second),
        (Fortune::Good, LuckyKeeps::New) => second,
        (Fortune::Good, LuckyKeeps::Better) => first.max(second),
    })
}

/// Somebody Lucky is so once more this turn (ER-DICE-8).
pub(in super::super) fn retried(draft: &mut Draft, who: PersonId) -> Result<(), Refusal> {
    let left = draft.state.luck_left(who);
    draft.require(left > 0, "ER-DICE-8", RefusalKind::NoLuck)?;
    draft.happen(Event::World(Box::new(Befell::Retried { who })));
    Ok(())
}
