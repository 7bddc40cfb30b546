//! A duel or contest in which somebody cheats (ER-DUE-4): Void of each who does against Void, then the ring of both.

use super::super::draft::Draft;
use super::super::event::{Event, Outcome, Purpose};
use super::super::model::advantage::Advantage;
use super::super::model::character::Character;
use super::super::model::disadvantage::Disadvantage;
use super::super::model::rulings::DuelTie;
use super::super::person::{Bout, Deed, Open, PersonId};
use super::super::refusal::{Refusal, RefusalKind};
use super::super::rules::deeds;
use super::super::rules::odds::duel::Conduct;
use super::super::rules::odds::honor::Source;
use super::super::rules::pool::Pool;
use super::super::state::State;
use super::super::world::event::Befell;
use super::require;
use super::rolls::{move_honor, open_honor, pools, settle};

/// The bout is opened; every roll of it waits in the queue.
pub(super) fn challenge(
    draft: &mut Draft,
    deed: Deed,
    duelists: [PersonId; 2],
    conduct: [Conduct; 2],
    challenged: Option<PersonId>,
) -> Result<(), Refusal> {
    let both = [draft.living(duelists[0])?, draft.living(duelists[1])?];
    let apart = duelists[0] != duelists[1] && !challenged.is_some_and(|who| duelists.contains(&who));
    require(draft, apart, RefusalKind::Oneself)?;
    if let Some(who) = challenged {
        draft.living(who)?;
    }
    // In the middle of a battle it is against the rules; in anything else there is nothing to cheat in.
    let fits = matches!(deed, Deed::Duel | Deed::BattleDuel | Deed::Contest(_));
    require(draft, fits, RefusalKind::Bound)?;
    draft.require(deed != Deed::BattleDuel, "ER-DUE-4", RefusalKind::NoCheating)?;
    deed.actors(&duelists).iter().try_for_each(|who| draft.free(*who))?;
    if !matches!(deed, Deed::Contest(_)) {
        for person in both {
            let lame = person.character.suffers(Disadvantage::Lame);
            draft.require(!lame, "ER-DUE-1", RefusalKind::CannotDuel(person.name.clone()))?;
        }
    }
    let bout =
        Bout { deed, duelists, challenged, cheats: conduct, extra: [0; 2], exploited: [false; 2], standing: None };
    draft.happen(Event::Opened { open: Open::Bout(bout) });
    Ok(())
}

/// Whoever is challenged does not accept, which puts Honor at stake; somebody Brash accepts every duel (ER-DUE-1, ER-CON).
pub(super) fn refuse(draft: &mut Draft, deed: Deed, who: PersonId, against: PersonId) -> Result<(), Refusal> {
    let [person, _] = [draft.living(who)?, draft.living(against)?];
    require(draft, who != against, RefusalKind::Oneself)?;
    require(draft, matches!(deed, Deed::Duel | Deed::Contest(_)), RefusalKind::Bound)?;
    let duel = deed == Deed::Duel;
    let must = duel && person.character.suffers(Disadvantage::Brash);
    draft.require(!must, "ER-DUE-1", RefusalKind::MustAccept(person.name))?;
    draft.happen(Event::World(Box::new(Befell::Refused { deed, who, against })));
    open_honor(draft, who, if duel { -3 } else { -1 }, Source::Other);
    Ok(())
}

/// The dice each of two could have for as much of the own Honor: who is Exploitative, by how much the other has more. In a
/// duel alone, for a contest is none (ER-ADV).
pub(in super::super) fn exploits(state: &State, deed: Deed, duelists: [PersonId; 2]) -> [u8; 2] {
    let [one, other] = duelists.map(|who| state.person(who).map(|person| &person.character));
    let Some((one, other)) = one.zip(other).filter(|_| deed == Deed::Duel) else { return [0; 2] };
    [exploited(one, other), exploited(other, one)]
}

/// The dice an Exploitative Character could have against another, for as much of the own Honor (ER-ADV).
pub(in super::super) fn exploited(own: &Character, against: &Character) -> u8 {
    let more = if own.has(Advantage::Exploitative) { against.honor() - own.honor() } else { 0 };
    u8::try_from(more.max(0)).unwrap_or(u8::MAX)
}

/// What is left of that in a bout before its rings are rolled.
pub(in super::super) fn left_to_exploit(state: &State, bout: &Bout) -> [u8; 2] {
    let open = bout.standing.is_none() && bout.cheater().is_none();
    let dice = exploits(state, bout.deed, bout.duelists);
    [0, 1].map(|at| if open && !bout.exploited[at] { dice[at] } else { 0 })
}

/// Somebody trades Honor for dice: outright, without a roll (ER-ADV).
pub(super) fn exploit(draft: &mut Draft, at: u8, who: PersonId) -> Result<(), Refusal> {
    let nothing = Refusal { kind: RefusalKind::NothingOpen, rule: "ER-SEQ" };
    let Some(Open::Bout(mut bout)) = draft.state.open().get(usize::from(at)).copied() else { return Err(nothing) };
    let place = bout.duelists.iter().position(|one| *one == who).ok_or(nothing)?;
    let dice = left_to_exploit(&draft.state, &bout)[place];
    require(draft, dice > 0, RefusalKind::NothingChanges)?;
    (bout.exploited[place], bout.extra[place]) = (true, bout.extra[place].saturating_add(dice));
    draft.happen(Event::Closed { open: at, then: Some(Open::Bout(bout)) });
    (0..dice).for_each(|_| move_honor(draft, who, -1));
    Ok(())
}

/// What is rolled next in a bout.
pub(super) fn asked(state: &State, bout: &Bout) -> Option<Pool> {
    let of = |at: usize| state.person(bout.duelists[at]).map(|person| &person.character);
    let at = bout.roller();
    Some(match bout.cheater() {
        Some(_) => deeds::void(of(at)?),
        None => pools(bout.deed, of(0)?, of(1)?, state.rulings())[at].and_rolled(bout.extra[at].into()),
    })
}

/// What the next roll of a bout is for.
pub(super) fn purpose(bout: &Bout) -> Purpose {
    if bout.cheater().is_some() { Purpose::Cheating } else { Purpose::Deed(bout.deed) }
}

/// A roll of a bout came to `total`.
pub(super) fn go_on(draft: &mut Draft, at: u8, bout: Bout, total: i64) {
    let small = i16::try_from(total).unwrap_or(i16::MAX);
    let closed = |then: Option<Bout>| Event::Closed { open: at, then: then.map(Open::Bout) };
    let Some(first) = bout.standing else {
        return draft.happen(closed(Some(Bout { standing: Some(small), ..bout })));
    };
    match bout.cheater() {
        Some(cheater) => {
            let mut next = Bout { standing: None, ..bout };
            next.cheats[cheater] = Conduct::Fair;
            let dice = deeds::cheating_dice(first.into(), total);
            next.extra[cheater] = dice.unwrap_or(0);
            draft.happen(closed(Some(next)));
            let [who, against] = [bout.duelists[cheater], bout.duelists[1 - cheater]];
            draft.happen(Event::World(Box::new(Befell::Cheated { who, against, dice })));
            if dice.is_none() {
                let points = if matches!(bout.deed, Deed::Contest(_)) { -2 } else { -3 };
                open_honor(draft, who, points, Source::Other);
            }
        }
        None => finish(draft, at, bout, [first, small]),
    }
}

/// Both rings are rolled: equal totals are rolled again with the same dice (A5), else it is settled.
fn finish(draft: &mut Draft, at: u8, bout: Bout, totals: [i16; 2]) {
    let [actor, target] = bout.duelists;
    if totals[0] == totals[1] && draft.state.rulings().duel_tie == DuelTie::Reroll {
        draft.happen(Event::Acted { deed: bout.deed, actor, target, outcome: Outcome::Again });
        draft.happen(Event::Closed { open: at, then: Some(Open::Bout(Bout { standing: None, ..bout })) });
        return;
    }
    draft.happen(Event::Closed { open: at, then: None });
    settle(draft, (bout.deed, bout.challenged), bout.duelists, totals, [false; 2]);
}
