//! The Emperor's Favor in use, and rolls the game master calls for (ER-FAV).

use super::super::super::draft::Draft;
use super::super::super::event::{Event, Purpose, Why};
use super::super::super::person::{Dice, PersonId};
use super::super::super::refusal::{Refusal, RefusalKind};
use super::super::super::rules::odds::honor::Source;
use super::super::super::rules::pool::{Pool, reaches};
use super::super::super::world::command::{Boon, Call, Obedience};
use super::super::super::world::event::Befell;
use super::super::require;
use super::super::rolls::{open_honor, roll};
use super::happen;
use crate::kernel::chance::Chance;

/// Koku the Favor pays of a treaty (ER-FAV).
const TREATY_KOKU: i32 = 20;
/// Most dice the game master calls for.
const MOST_DICE: u8 = 20;

/// The Favor is used: once, in the turn after it was won.
pub(super) fn favor(draft: &mut Draft, boon: &Boon) -> Result<(), Refusal> {
    let none = Refusal { kind: RefusalKind::NoFavor, rule: "ER-FAV" };
    let who = draft.state.favor().ok_or(none)?;
    let (turn, won) = (draft.state.turn(), draft.state.tally().favor);
    let now = turn == won + 1 && draft.state.world().favored == 0;
    draft.require(now, "ER-FAV", RefusalKind::NoFavor)?;
    let by = draft.person(who)?.clan();
    happen(draft, Befell::Favored { by, boon: boon.clone() });
    match boon {
        Boon::Honor => open_honor(draft, who, 2, Source::Favor),
        Boon::Legion | Boon::Edict { obeys: Obedience::Obeys, .. } => {}
        Boon::Edict { clan, obeys: Obedience::Refuses } => {
            let theirs = draft.state.living().filter(|(_, person)| person.clan() == Some(*clan));
            let all: Vec<PersonId> = theirs.map(|(who, _)| who).collect();
            all.into_iter().for_each(|who| open_honor(draft, who, -1, Source::Other));
        }
        Boon::Treaty => {
            if let Some(realm) = by.filter(|clan| draft.state.realm(*clan).is_some()) {
                draft.happen(Event::KokuChanged { realm, by: TREATY_KOKU, why: Why::Favor });
            }
        }
    }
    Ok(())
}

/// Any pool against any target number, with what it means for Honor.
pub(super) fn call(draft: &mut Draft, chance: &mut Chance, call: &Call, dice: &Dice) -> Result<(), Refusal> {
    let sound =
        call.roll <= MOST_DICE && call.keep <= MOST_DICE && call.honor.iter().all(|one| one.unsigned_abs() <= 10);
    require(draft, sound && !call.what.is_empty(), RefusalKind::Bound)?;
    draft.living(call.who)?;
    let pool = Pool::new(call.roll.into(), call.keep.into()).plus(call.bonus.into());
    let total = roll(draft, chance, (call.who, Purpose::Called), (pool, Some(call.tn.into())), dice)?;
    let reached = reaches(total, call.tn.into(), draft.state.rulings().tn_tie);
    let (what, told) = (call.what.clone(), call.told.clone());
    happen(draft, Befell::Called { what, who: call.who, reached: reached.into(), told });
    let points = call.honor[usize::from(!reached)];
    if points != 0 {
        open_honor(draft, call.who, points, Source::Other);
    }
    Ok(())
}
