//! A turn from its account to its end (ER-SEQ).

use super::super::account::Account;
use super::super::draft::Draft;
use super::super::event::{Event, Why};
use super::super::model::clan::Clan;
use super::super::model::disadvantage::Disadvantage;
use super::super::model::rulings::{ShameOnce, Treasury, TurnOrder};
use super::super::person::{Open, Person, PersonId};
use super::super::realm::Month;
use super::super::refusal::{Refusal, RefusalKind};
use super::super::rules::odds::honor::Source;
use super::super::rules::trade::Status;
use super::super::state::State;
use super::super::world::event::Befell;
use super::rolls::{bury, open_honor};
use crate::kernel::by::Small;

/// The first turn begins (ER-BUY-1).
pub(super) fn begin(draft: &mut Draft) -> Result<(), Refusal> {
    draft.require(draft.state.turn() == 0, "ER-BUY-1", RefusalKind::Begun)?;
    orders_first(draft)?;
    let left: Vec<(Clan, i32)> = draft.state.realms().iter().map(|realm| (realm.clan, realm.treasury)).collect();
    for (realm, koku) in left.into_iter().filter(|(_, koku)| *koku != 0) {
        draft.happen(Event::KokuChanged { realm, by: -koku, why: Why::FirstArmy });
    }
    draft.happen(Event::TurnBegan { turn: 1 });
    tempt(draft);
    Ok(())
}

/// Nothing that came by mail goes unseen: orders are of their turn alone.
fn orders_first(draft: &mut Draft) -> Result<(), Refusal> {
    let waiting = draft.state.waiting();
    draft.require(waiting == 0, "ER-SEQ", RefusalKind::OrdersWait(waiting))
}

/// Income and upkeep of a realm (ER-LED).
pub(super) fn close(draft: &mut Draft, clan: Clan) -> Result<(), Refusal> {
    let turn = draft.state.turn();
    draft.require(turn > 0, "ER-SEQ", RefusalKind::NotBegun)?;
    let realm = draft.realm(clan)?;
    draft.require(!realm.has_closed(turn), "ER-SEQ", RefusalKind::ClosedAlready(clan))?;
    let restless = draft.state.is_restless();
    in_order(draft, !restless)?;
    let account = Account::of(&realm, turn, draft.state.rulings());
    let unknown = || account.unknown().cloned().map_or(RefusalKind::Bound, RefusalKind::UnknownProduction);
    let (income, balance) =
        account.income().zip(account.balance()).ok_or_else(|| Refusal { kind: unknown(), rule: "ER-LED-2" })?;
    let koku = i16::try_from(balance.shortfall).unwrap_or(i16::MAX);
    draft.require(balance.shortfall == 0, "ER-LED-3", RefusalKind::Shortfall { koku })?;
    let whole = |koku: i64| i32::try_from(koku).unwrap_or(i32::MAX);
    let month = Month {
        turn,
        income: whole(income),
        // Where players go on without units being lost, only so much is paid as there is.
        upkeep: whole(account.upkeep - balance.shortfall),
        penalties: whole(account.penalties()),
        // Below zero it is a fault that is shown (ER-LED-4).
        treasury: whole(balance.balance),
    };
    draft.happen(Event::AccountClosed { realm: clan, month });
    let broken = account.trade.iter().enumerate().filter(|(_, trade)| trade.status == Status::Broken);
    for (at, _) in broken.rev() {
        draft.happen(Event::TreatyEnded { realm: clan, treaty: u8::try_from(at).unwrap_or(u8::MAX) });
    }
    Ok(())
}

/// The next turn begins.
pub(super) fn end(draft: &mut Draft) -> Result<(), Refusal> {
    end_with(draft, |_| ())
}

/// The next turn begins, after what else its end brings.
pub(super) fn end_with(draft: &mut Draft, also: impl FnOnce(&mut Draft)) -> Result<(), Refusal> {
    let turn = draft.state.turn();
    draft.require(turn > 0, "ER-SEQ", RefusalKind::NotBegun)?;
    let late = draft.state.realms().iter().find(|realm| !realm.has_closed(turn)).map(|realm| realm.clan);
    if let Some(clan) = late {
        draft.require(false, "ER-SEQ", RefusalKind::AccountFirst(clan))?;
    }
    draft.require(draft.state.clash().is_none(), "ER-SEQ", RefusalKind::BattleOnTable)?;
    let waits = draft.state.is_restless() || draft.state.has_spies_out();
    in_order(draft, !waits)?;
    draft.require(draft.state.asked().is_empty(), "ER-SEQ", RefusalKind::RollFirst)?;
    orders_first(draft)?;
    bury(draft);
    also(draft);
    let shamed = shamed(&draft.state);
    spent(draft);
    draft.happen(Event::TurnBegan { turn: turn.saturating_add(1) });
    for (who, points) in shamed {
        open_honor(draft, who, -points, Source::Other);
    }
    tempt(draft);
    Ok(())
}

/// Whoever has a Compulsion rolls against it each turn, of the Clans whose realms are kept here and of none (ER-ADV).
fn tempt(draft: &mut Draft) {
    let here = |person: &Person| person.clan().is_none_or(|clan| draft.state.realm(clan).is_some());
    let level = |one: &Disadvantage| if let Disadvantage::Compulsion(level) = one { Some(*level) } else { None };
    let all = draft.state.living().filter(|(_, person)| here(person)).filter_map(|(who, person)| {
        let level = person.character.disadvantages().iter().find_map(level)?;
        Some(Open::Compulsion { who, level })
    });
    let all: Vec<Open> = all.collect();
    all.into_iter().for_each(|open| draft.happen(Event::Opened { open }));
}

/// Refuses what comes before something else of the turn, where that has an order (TurnOrder).
fn in_order(draft: &mut Draft, holds: bool) -> Result<(), Refusal> {
    let any = draft.state.rulings().turn_order == TurnOrder::Any;
    draft.require(holds || any, "ER-SEQ", RefusalKind::WorldFirst)
}

/// Koku that nobody spent are lost, where they do not carry over (Treasury).
fn spent(draft: &mut Draft) {
    if draft.state.rulings().treasury == Treasury::CarriesOver {
        return;
    }
    let left: Vec<(Clan, i32)> = draft.state.realms().iter().map(|realm| (realm.clan, realm.treasury)).collect();
    for (realm, koku) in left.into_iter().filter(|(_, koku)| *koku > 0) {
        draft.happen(Event::KokuChanged { realm, by: -koku, why: Why::Unspent });
    }
}

/// Who lost so much Honor this turn that it shames the Clan, and how many points. What was lost by such shame shames
/// nobody in turn, unless the ruling ShameOnce says so.
pub(in super::super) fn shaming(state: &State) -> Vec<(PersonId, u16)> {
    let lost = |(who, person): (PersonId, &Person)| match state.rulings().shame_once {
        ShameOnce::NoChain => (who, person.lost.saturating_sub(state.tally().shame.lost_by(who))),
        ShameOnce::Chain => (who, person.lost),
    };
    state.persons().map(lost).filter(|(_, lost)| *lost >= 3).collect()
}

/// How many points the worst of such losses costs everybody else of a Clan (ER-HON-6).
fn shame(state: &State, clan: Clan, shaming: &[(PersonId, u16)]) -> u8 {
    let own = |who: PersonId| state.person(who).and_then(Person::clan) == Some(clan);
    match shaming.iter().filter(|(who, _)| own(*who)).map(|(_, lost)| *lost).max().unwrap_or(0) {
        0..=2 => 0,
        3..=4 => 1,
        5..=6 => 2,
        _ => 3,
    }
}

/// Whose Clan mates lost so much Honor this turn that they lose some, too (ER-HON-6).
pub(in super::super) fn shamed(state: &State) -> Vec<(PersonId, i8)> {
    let shaming = shaming(state);
    let mut all = Vec::new();
    for clan in Clan::ALL {
        let points = shame(state, *clan, &shaming).cast_signed();
        let shames = |who: PersonId| shaming.iter().any(|(one, _)| *one == who);
        let mates = state.living().filter(|(who, person)| person.clan() == Some(*clan) && !shames(*who));
        let mates = mates.filter(|_| points > 0);
        all.extend(mates.map(|(who, person)| (who, if person.character.honor() == 0 { 1 } else { points })));
    }
    all
}

/// A Character chooses death: the Honor it lost in its last turn is as if it had not been lost, and so is what Clan mates
/// lost because of it (ER-SEP). They lose it when the next turn has begun, so until that ends the turn before counts, too.
pub(super) fn seppuku(draft: &mut Draft, who: PersonId) -> Result<(), Refusal> {
    let person = draft.living(who)?;
    let before = draft.state.tally().shaming.iter().find(|(one, _)| *one == who).map(|(_, lost)| *lost);
    let mut undone = vec![(who, person.lost.saturating_add(before.unwrap_or(0)))];
    let mut spared = Vec::new();
    if let Some(clan) = person.clan().filter(|_| before.is_some()) {
        let tally = draft.state.tally();
        let others: Vec<_> = tally.shaming.iter().copied().filter(|(one, _)| *one != who).collect();
        let stays = shame(&draft.state, clan, &others);
        let mates = draft.state.living().filter(|(one, mate)| *one != who && mate.clan() == Some(clan));
        let mates: Vec<PersonId> = mates.map(|(one, _)| one).collect();
        let back = |one: &PersonId| (*one, tally.shame.lost_by(*one).saturating_sub(stays.into()));
        undone.extend(mates.iter().map(back));
        let waits = (0..=u8::MAX).zip(draft.state.open()).take(tally.shame.waits()).filter(|_| stays == 0);
        spared.extend(waits.filter(|(_, open)| mates.contains(&open.who())).map(|(at, _)| at));
    }
    undone.retain(|(_, points)| *points > 0);
    draft.happen(Event::World(Box::new(Befell::Seppuku { who, undone: undone.clone() })));
    for (one, points) in undone {
        let room = 10 - draft.person(one)?.character.honor();
        let by = i8::try_from(room.min(points.into())).unwrap_or(0);
        if by > 0 {
            draft.happen(Event::HonorChanged { who: one, by });
        }
    }
    spared.into_iter().rev().for_each(|open| draft.happen(Event::Closed { open, then: None }));
    draft.happen(Event::Died { who });
    Ok(())
}
