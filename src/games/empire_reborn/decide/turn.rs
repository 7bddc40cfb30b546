//! A turn from its account to its end (ER-SEQ).

use super::super::account::Account;
use super::super::draft::Draft;
use super::super::event::{Event, Why};
use super::super::model::clan::Clan;
use super::super::model::rulings::{ShameOnce, Treasury, TurnOrder};
use super::super::person::{Person, PersonId};
use super::super::realm::Month;
use super::super::refusal::{Refusal, RefusalKind};
use super::super::rules::odds::honor::Source;
use super::super::rules::trade::Status;
use super::super::state::State;
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
    Ok(())
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

/// Whose Clan mates lost so much Honor this turn that they lose some, too (ER-HON-6). What was lost by such shame shames
/// nobody in turn, unless the ruling ShameOnce says so.
pub(in super::super) fn shamed(state: &State) -> Vec<(PersonId, i8)> {
    let mut all = Vec::new();
    for clan in Clan::ALL {
        let own = |person: &Person| person.clan() == Some(*clan);
        let lost = |who: PersonId, person: &Person| match state.rulings().shame_once {
            ShameOnce::NoChain => person.lost.saturating_sub(state.tally().shame.lost_by(who)),
            ShameOnce::Chain => person.lost,
        };
        let worst = state.persons().filter(|(_, person)| own(person)).map(|(who, person)| lost(who, person)).max();
        let points = match worst.unwrap_or(0) {
            0..=2 => continue,
            3..=4 => 1,
            5..=6 => 2,
            _ => 3,
        };
        let mates = state.living().filter(|(who, person)| own(person) && lost(*who, person) < 3);
        all.extend(mates.map(|(who, person)| (who, if person.character.honor() == 0 { 1 } else { points })));
    }
    all
}
