//! How a battle or a duel went: what the pages beside it tell of its end, above all what was lost.

use super::{log, names};
use crate::games::l5r_ccg::command::Stakes;
use crate::games::l5r_ccg::event::Event;
use crate::games::l5r_ccg::in_play::{Duel, Duelist};
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::views::battle::View;
use crate::games::l5r_ccg::views::lobby;
use crate::games::l5r_ccg::{Ccg, Table};
use crate::kernel::by::Small;
use crate::kernel::game::Game;
use crate::kernel::line::{Arg, Line};
use crate::words::l5r_ccg as keys;

/// Everything that the last battle of the attack under way ended with; nothing before the first has ended.
pub fn last_battle(table: &Table) -> Option<Vec<Line>> {
    table.state().attack()?;
    let entries = &table.entries()[..table.cursor()];
    let has = |at: &usize, which: fn(&Event) -> bool| entries[*at].events.iter().any(which);
    let declared = |at: &usize| has(at, |event| matches!(event, Event::AttackDeclared { .. }));
    let ended = |at: &usize| has(at, |event| matches!(event, Event::BattleEnded { .. }));
    let at = (0..entries.len()).rev().take_while(|at| !declared(at)).find(ended)?;
    Some(log::everything(&table.state_at(at + 1), &entries[at].events))
}

/// How the lobbying of this turn ended, then what everybody had in the end, the most first; nothing where there was none
/// with efforts.
pub fn last_lobbying(table: &Table) -> Option<Vec<Line>> {
    let entries = &table.entries()[..table.cursor()];
    let has = |at: &usize, which: fn(&Event) -> bool| entries[*at].events.iter().any(which);
    let this_turn = |at: &usize| !has(at, |event| matches!(event, Event::TurnEnded { .. }));
    let at = (0..entries.len()).rev().take_while(this_turn).find(|at| has(at, ended_lobbying))?;
    let mut state = table.state_at(at);
    entries[at]
        .events
        .iter()
        .take_while(|event| !ended_lobbying(event))
        .for_each(|event| Ccg::apply(&mut state, event));
    let mut totals = lobby::view(&state)?.totals;
    totals.sort_by_key(|(_, total)| std::cmp::Reverse(*total));
    let each = totals.into_iter().map(|(seat, total)| {
        let line = Line::new(keys::CCG_LOBBY_TOTAL).with("player", names::player(&state, seat));
        line.with("total", Arg::Number(total))
    });
    let ended =
        entries[at].events.iter().find(|event| ended_lobbying(event)).and_then(|event| log::sentence(&state, event));
    Some(ended.into_iter().map(|(_, line)| line).chain(each).collect())
}

fn ended_lobbying(event: &Event) -> bool {
    matches!(event, Event::LobbyEnded { .. })
}

/// What everybody would lose if the battle ended now: the cards destroyed in Resolution, the Province.
pub fn losses(state: &State, battle: &View) -> Vec<Line> {
    let defender = state.attack().map(|attack| attack.defender).filter(|_| battle.now.province_destroyed);
    let fallen = defender.map(|seat| {
        let line = Line::new(keys::CCG_LOG_PROVINCE_FELL).with("player", names::player(state, seat));
        line.with("province", names::province(battle.province))
    });
    destroyed(state, battle).into_iter().chain(fallen).collect()
}

/// The cards destroyed in Resolution, by whose they are.
fn destroyed(state: &State, battle: &View) -> Vec<Line> {
    let all: Vec<CardId> = battle.now.destroyed.iter().map(|at| battle.field.card(*at)).collect();
    state.all().filter_map(|seat| loses(state, seat, &all)).collect()
}

/// What fell with the dead of a step, by whose it was; the table is one after it.
pub(super) fn fallen(after: &State, dead: &[CardId]) -> Vec<Line> {
    let of = |seat| {
        let own = after.gone.iter().filter(move |(_, gone)| gone.owner == seat && dead.contains(&gone.with));
        let (ids, counts): (Vec<CardId>, Vec<usize>) = own.map(|(id, gone)| (*id, gone.count)).unzip();
        lost(after, seat, &ids, counts.iter().sum())
    };
    after.all().filter_map(of).collect()
}

/// What a player loses of these cards; nothing where none of them is of that player. An overlaid stack counts each version
/// in it (CC-BAT-12).
fn loses(state: &State, seat: SeatId, all: &[CardId]) -> Option<Line> {
    let of = |id: &CardId| state.card(*id).filter(|card| card.owner == seat);
    let own: Vec<CardId> = all.iter().filter(|id| of(id).is_some()).copied().collect();
    lost(state, seat, &own, own.iter().filter_map(of).map(|card| usize::from(card.under) + 1).sum())
}

/// "Lion loses 2 cards, destroyed: Hana, Spearmen"; nothing without cards.
fn lost(state: &State, seat: SeatId, own: &[CardId], count: usize) -> Option<Line> {
    let line = Line::new(keys::CCG_LOG_LOSES).with("player", names::player(state, seat)).with("count", count);
    (!own.is_empty()).then(|| line.with("cards", names::cards(state, own)))
}

/// A player's Family Honor changes by so much.
pub fn honor(state: &State, seat: SeatId, by: i64) -> Line {
    Line::new(keys::CCG_LOG_HONOR).with("player", names::player(state, seat)).with("change", Arg::Signed(by))
}

/// What the end of a duel brings and costs: Honor for the winner, what falls with the loser, and what a Dishonorable death
/// costs its player (CC-DUEL-5, CC-HON-4, CC-HON-5).
pub fn duel_end(state: &State, duel: &Duel, winner: Option<Duelist>, stakes: Stakes, gain: i64) -> Vec<Line> {
    let card = |duelist| state.card(duel.side(duelist).card);
    let dishonored = |duelist| card(duelist).is_some_and(|card| card.is_dishonored());
    let gained = winner.filter(|_| gain != 0).map(|winner| {
        let side = duel.side(winner);
        if gain > 0 && dishonored(winner) {
            Line::new(keys::CCG_LOG_RESTORED).with("card", names::card(state, side.card))
        } else {
            honor(state, side.seat, gain)
        }
    });
    let losers = Duelist::ALL.iter().filter(|one| stakes == Stakes::Death && winner != Some(**one));
    let lost = losers.flat_map(|loser| {
        let side = duel.side(*loser);
        let by = card(*loser).and_then(|card| card.card.honor).filter(|by| *by > 0 && dishonored(*loser));
        let fallen = loses(state, side.seat, &state.unit(side.card));
        fallen.into_iter().chain(by.map(|by| honor(state, side.seat, -i64::from(by))))
    });
    gained.into_iter().chain(lost).collect()
}
