//! Every round that was resolved, as it counts in the end: what a correction took back is not told.

use super::story::{Asks, Told, told};
use crate::games::battle_for_rokugan::event::Event;
use crate::games::battle_for_rokugan::laid::Laid;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::queries::spot;
use crate::games::battle_for_rokugan::rules::resolution::report::Fate;
use crate::games::battle_for_rokugan::state::{Before, State};
use crate::games::battle_for_rokugan::{Rokugan, Table};
use crate::kernel::game::Game;

/// A round that was resolved.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// Which, from 1.
    pub number: u8,
    /// The table before.
    pub before: Before,
    /// What came of it.
    pub told: Told,
}

/// A bluff that was turned in somebody's province, and what was sent to defend against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bluff {
    /// Whose.
    pub clan: Clan,
    /// Where.
    pub province: Province,
    /// Who defended.
    pub defender: Option<Clan>,
    /// The strength of the tokens that defended, where nobody else attacked; 0 where it drew none.
    pub drew: u16,
}

/// The rounds resolved so far, the one whose story is open included.
pub fn rounds(table: &Table) -> Vec<Round> {
    let mut state = table.state_at(0);
    let mut rounds = Vec::new();
    for event in table.entries()[..table.cursor()].iter().flat_map(|entry| &entry.events) {
        if matches!(event, Event::RoundEnded | Event::Cleared) {
            rounds.extend(open_round(&state));
        }
        Rokugan::apply(&mut state, event);
    }
    rounds.extend(open_round(&state));
    rounds
}

/// The round whose story is open.
fn open_round(state: &State) -> Option<Round> {
    let before = state.before()?.clone();
    Some(Round { number: state.round(), before, told: told(state, Asks::Nothing)? })
}

impl Round {
    /// Every marker with what became of it, in placement order.
    pub fn fates(&self) -> impl Iterator<Item = (&Laid, Fate)> {
        self.before.laid.iter().zip(self.told.resolution.fates.iter().copied())
    }

    /// The bluffs in provinces of others, in placement order. Lion's own at home defend, and are none.
    pub fn bluffs(&self) -> Vec<Bluff> {
        let bluff = |(laid, _): (&Laid, Fate)| {
            let province = spot(&self.before.laid, laid)?.target();
            let defender = self.before.board.controller(province).filter(|holder| *holder != laid.clan);
            let drew = defender.map_or(0, |holder| self.sent_to_defend(holder, province));
            Some(Bluff { clan: laid.clan, province, defender, drew })
        };
        let turned = |(laid, fate): &(&Laid, Fate)| {
            laid.face.map(Face::kind) == Some(Kind::Bluff) && matches!(fate, Fate::Bluff)
        };
        self.fates().filter(turned).filter_map(bluff).collect()
    }

    /// The strength that defended a province which nothing but a bluff threatened.
    fn sent_to_defend(&self, holder: Clan, province: Province) -> u16 {
        let quiet = |(laid, fate): &(&Laid, Fate)| {
            laid.clan == holder && *fate == Fate::Unattacked && self.is_at(laid, province)
        };
        self.fates().filter(quiet).filter_map(|(laid, _)| laid.face).map(Face::weight).sum()
    }

    fn is_at(&self, laid: &Laid, province: Province) -> bool {
        spot(&self.before.laid, laid).is_some_and(|spot| spot.target() == province)
    }
}
