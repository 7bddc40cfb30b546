//! What the board is worth to a clan, by source, at any time (BR-END-1, -2), and who controls a territory (BR-TER-1).

use crate::games::battle_for_rokugan::content::{map, supply};
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::kernel::by::Small;

/// What a controlled territory is worth.
pub const TERRITORY_HONOR: u16 = 5;

/// The honor of a clan by source; no objective.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Honor {
    /// Flowers of its provinces, printed ones.
    pub flowers: u16,
    /// Honor on the special tokens in its provinces; "4" stands instead of printed flowers (BR-A21).
    pub tokens: u16,
    /// Its faceup control tokens outside the Shadowlands.
    pub faceup: u16,
    /// The territories outside the Shadowlands that it controls, in map order.
    pub territories: Vec<Territory>,
}

impl Honor {
    /// What `clan` has on `board`.
    pub fn of(board: &Board, clan: Clan) -> Self {
        let (mut flowers, mut tokens, mut faceup) = (0, 0, 0);
        for (province, control) in board.controls().filter(|(_, control)| control.clan() == clan) {
            let facts = map::facts(province);
            let special = board.special(province);
            if special != Some(Special::Honor4) {
                flowers += u16::from(facts.flowers);
            }
            tokens += special.map_or(0, |special| u16::from(supply::honor(special)));
            if !map::is_shadowlands(facts.territory) {
                faceup += u16::from(control.up());
            }
        }
        let scores = |territory: &Territory| {
            !map::is_shadowlands(*territory) && territory_controller(board, *territory) == Some(clan)
        };
        let territories = Territory::ALL.iter().copied().filter(scores).collect();
        Self { flowers, tokens, faceup, territories }
    }

    /// The honor for territories.
    pub fn of_territories(&self) -> u16 {
        // There are nine at most.
        TERRITORY_HONOR * u16::try_from(self.territories.len()).unwrap_or(u16::MAX)
    }

    /// All of it.
    pub fn total(&self) -> u16 {
        self.flowers + self.tokens + self.faceup + self.of_territories()
    }
}

/// Who controls all provinces of a territory that are not scorched; nobody if all are (BR-TER-1).
pub fn territory_controller(board: &Board, territory: Territory) -> Option<Clan> {
    let lands = map::provinces_of(territory).iter();
    let mut left = lands.filter(|province| board.special(*province) != Some(Special::Scorched));
    let clan = board.controller(left.next()?)?;
    left.all(|province| board.controller(province) == Some(clan)).then_some(clan)
}
