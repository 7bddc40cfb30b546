//! What came of tables, one or many: wins by way and clan, Provinces taken, duels with what their winners had been told.

use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::event::Event;
use crate::games::l5r_ccg::in_play::Duelist;
use crate::games::l5r_ccg::model::clan::Clan;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::rules::watch::Victory;
use crate::games::l5r_ccg::state::{End, State};
use crate::games::l5r_ccg::{Ccg, Table, demo};
use crate::kernel::by::{By, Small};
use crate::kernel::game::Game;

/// A duel as it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contest {
    /// In which turn.
    pub turn: u16,
    /// The challenger and the challenged one.
    pub sides: (SeatId, SeatId),
    /// Who won; nobody in a tie.
    pub winner: Option<SeatId>,
    /// How likely the winner was to win before the first decision, in thousandths, where that side had asked for odds.
    pub told: Option<u16>,
}

impl Contest {
    /// Whether it was won although that was less likely than not.
    pub fn against_odds(&self) -> bool {
        self.told.is_some_and(|told| told < 500)
    }
}

/// The duels of a table, in order.
pub fn duels(table: &Table) -> Vec<Contest> {
    let mut found = Vec::new();
    walk(table, |state, command, event| {
        if let (Event::DuelEnded { winner, .. }, Some(duel)) = (event, state.duel()) {
            let seat = |duelist| duel.side(duelist).seat;
            let told = winner.and_then(|winner| told_of(command, winner));
            let sides = (seat(Duelist::Challenger), seat(Duelist::Challenged));
            found.push(Contest { turn: state.turn(), sides, winner: winner.map(seat), told });
        }
    });
    found
}

fn told_of(command: &Command, winner: Duelist) -> Option<u16> {
    match command.plain() {
        Command::SettleDuel { foreseen, .. } => {
            foreseen.iter().find(|one| one.duelist == winner).map(|one| one.win.min(1000))
        }
        _ => None,
    }
}

/// Every event of a table up to now, with its command, before it happens.
pub(super) fn walk(table: &Table, mut look: impl FnMut(&State, &Command, &Event)) {
    let mut state = table.state_at(0);
    for entry in &table.entries()[..table.cursor()] {
        for event in &entry.events {
            look(&state, &entry.command, event);
            Ccg::apply(&mut state, event);
        }
    }
}

/// What a clan did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// Tables it sat at.
    pub tables: usize,
    /// Tables won, by way in the order of [`Victory`]: as the last one, by Rings, by Honor.
    pub won: [usize; 3],
    /// Provinces taken in attacks.
    pub taken: usize,
    /// Duels fought.
    pub duels: usize,
    /// Duels won.
    pub duels_won: usize,
    /// Duels won although that was less likely than not.
    pub against_odds: usize,
}

/// What came of many tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Tables that are over.
    pub over: usize,
    /// Tables that are not.
    pub open: usize,
    /// Tables over without a winner.
    pub drawn: usize,
    /// By clan.
    pub clans: By<Clan, Deeds>,
    /// The least likely duel that was won, in thousandths, and by which clan.
    pub boldest: Option<(u16, Clan)>,
}

impl Default for Tally {
    fn default() -> Self {
        Self { over: 0, open: 0, drawn: 0, clans: By::from_fn(|_| Deeds::default()), boldest: None }
    }
}

impl Tally {
    /// Counts one more table; what was only made to look around in or to learn on is no game.
    pub fn count(&mut self, table: &Table) {
        if demo::is_prepared(table) {
            return;
        }
        let state = table.state();
        let clan = |seat: SeatId| state.seat(seat).clan;
        match state.end() {
            Some(End::Won(seat, way)) => {
                self.over += 1;
                self.clans.get_mut(clan(seat)).won[way_index(way)] += 1;
            }
            Some(End::Draw) => {
                self.over += 1;
                self.drawn += 1;
            }
            None => self.open += 1,
        }
        for seat in state.all() {
            self.clans.get_mut(clan(seat)).tables += 1;
        }
        walk(table, |then, _, event| {
            if matches!(event, Event::ProvinceFell { .. }) && then.attack().is_some() {
                self.clans.get_mut(clan(then.current())).taken += 1;
            }
        });
        duels(table).iter().for_each(|contest| self.count_duel(contest, clan));
    }

    fn count_duel(&mut self, contest: &Contest, clan: impl Fn(SeatId) -> Clan) {
        for seat in [contest.sides.0, contest.sides.1] {
            let deeds = self.clans.get_mut(clan(seat));
            deeds.duels += 1;
            if contest.winner == Some(seat) {
                deeds.duels_won += 1;
                deeds.against_odds += usize::from(contest.against_odds());
            }
        }
        if let (Some(winner), Some(told)) = (contest.winner, contest.told)
            && self.boldest.is_none_or(|(least, _)| told < least)
        {
            self.boldest = Some((told, clan(winner)));
        }
    }

    /// The clans that sat at a table, those who won most first.
    pub fn rows(&self) -> Vec<(Clan, Deeds)> {
        let sat = Clan::ALL.iter().map(|clan| (*clan, *self.clans.get(*clan))).filter(|(_, deeds)| deeds.tables > 0);
        let mut rows: Vec<(Clan, Deeds)> = sat.collect();
        rows.sort_by_key(|(_, deeds)| std::cmp::Reverse(deeds.won.iter().sum::<usize>()));
        rows
    }
}

/// The place of a way to win in [`Deeds::won`].
const fn way_index(way: Victory) -> usize {
    match way {
        Victory::Military => 0,
        Victory::Enlightenment => 1,
        Victory::Honor => 2,
    }
}
