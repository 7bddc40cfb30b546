//! What Generals and duelists may do about their dice: Honor for more of them, and once again (ER-ADV, ER-DICE-8).

use super::due::{Due, due};
use super::event::Fray;
use super::ranks::{present, stays_out};
use super::{Clash, ROLES, side};
use crate::games::empire_reborn::decide::{exploited, move_honor};
use crate::games::empire_reborn::draft::Draft;
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::refusal::{Refusal, RefusalKind};
use crate::games::empire_reborn::rules::battle::general::leading;
use crate::games::empire_reborn::state::State;

/// Who leads a side (ER-BAT-1).
pub fn general(state: &State, clash: &Clash, role: Role) -> Option<PersonId> {
    let all: Vec<_> = present(state, clash, role).filter(|(_, person)| !stays_out(&person.character)).collect();
    let characters: Vec<Character> = all.iter().map(|(_, person)| person.character.clone()).collect();
    leading(&characters).map(|at| all[at].0)
}

/// The Character of each side whose own dice are due.
pub fn rollers(state: &State, clash: &Clash, due: &Due) -> [Option<PersonId>; 2] {
    let leads = |role: Role| general(state, clash, role);
    let only = |role: Role| ROLES.map(|one| leads(one).filter(|_| one == role));
    match due {
        Due::Duel(pair, _) => pair.map(Some),
        Due::Disposition(_) | Due::Initiative(_) => ROLES.map(leads),
        Due::Scorpion(role, _) => only(*role),
        Due::Morale(test) => only(test.role),
        Due::Queue(_)
        | Due::Seeking(_)
        | Due::Volley(_)
        | Due::Rolls(_)
        | Due::Objective(_)
        | Due::Plunder(..)
        | Due::Berserkers(..)
        | Due::Retreat(..)
        | Due::Book
        | Due::Again
        | Due::Onward => [None; 2],
    }
}

/// The dice each of them could have for as much of the own Honor, the other duelist's or General's being higher. A
/// Scorpion bushi's roll to strike first takes nothing besides (A13).
pub fn trades(state: &State, clash: &Clash, due: &Due) -> [Option<(PersonId, u8)>; 2] {
    if matches!(due, Due::Scorpion(..)) {
        return [None; 2];
    }
    let rollers = rollers(state, clash, due);
    ROLES.map(|role| {
        let who = rollers[side(role)].filter(|_| clash.extra[side(role)] == 0)?;
        let against = rollers[side(role.other())].or_else(|| general(state, clash, role.other()))?;
        let [own, other] = [who, against].map(|who| state.person(who).map(|person| &person.character));
        let dice = exploited(own?, other?);
        (dice > 0).then_some((who, dice))
    })
}

/// Somebody trades Honor for dice: outright, without a roll, and for this roll alone.
pub(super) fn trade(draft: &mut Draft, role: Role) -> Result<(), Refusal> {
    let clash = draft.clash()?;
    let open = due(&draft.state).and_then(|due| trades(&draft.state, &clash, &due)[side(role)]);
    let (who, dice) = open.ok_or(Refusal { kind: RefusalKind::NothingOpen, rule: "ER-ADV" })?;
    draft.fray(Fray::Traded { role, who, dice });
    (0..dice).for_each(|_| move_honor(draft, who, -1));
    Ok(())
}

/// How often whoever rolls for a side may do so once more this turn.
pub fn luck(state: &State, clash: &Clash, due: &Due) -> [u8; 2] {
    rollers(state, clash, due).map(|who| who.map_or(0, |who| state.luck_left(who)))
}
