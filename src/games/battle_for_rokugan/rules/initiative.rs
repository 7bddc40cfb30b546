//! Who is first player after an initiative card (BR-INI).

use crate::games::battle_for_rokugan::model::board::{Board, CardPlace};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::initiative_card::{InitiativeCard, NeutralCard};
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::kernel::by::Small;

/// What a revealed initiative card says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Initiative {
    /// The new first player.
    pub first: Clan,
    /// What a neutral card counts, for every player in seat order; nothing for a clan's card.
    pub values: Vec<(Clan, u16)>,
    /// Who has most of it, in seat order; the clan alone for a clan's card.
    pub tied: Vec<Clan>,
}

/// Reads `card` on `board`, where `current` is first player until now.
pub fn reveal(board: &Board, current: Clan, card: InitiativeCard) -> Initiative {
    match card {
        InitiativeCard::Clan(clan) => Initiative { first: clan, values: Vec::new(), tied: vec![clan] },
        InitiativeCard::Neutral(card) => by_count(board, current, card),
    }
}

fn by_count(board: &Board, current: Clan, card: NeutralCard) -> Initiative {
    let values: Vec<_> = board.players().iter().map(|clan| (clan, count(board, clan, card))).collect();
    let most = values.iter().map(|(_, value)| *value).max().unwrap_or(0);
    let tied: Vec<_> = values.iter().filter(|(_, value)| *value == most).map(|(clan, _)| *clan).collect();
    // Counterclockwise from the right neighbor, the current first player last (InitiativeTie).
    let nearest = board.players().clockwise_from(current).rev().find(|clan| tied.contains(clan));
    Initiative { first: nearest.unwrap_or(current), values, tied }
}

/// What a neutral card counts of one clan.
fn count(board: &Board, clan: Clan, card: NeutralCard) -> u16 {
    match card {
        NeutralCard::MasterOfGovernance => board.provinces(clan).len().into(),
        NeutralCard::MasterOfTactics => board.control_tokens(clan),
        NeutralCard::RiseOfAnEmpire => {
            let held = |territory: &&Territory| board.card(**territory) == CardPlace::Held(clan);
            // There are eleven territories.
            u16::try_from(Territory::ALL.iter().filter(held).count()).unwrap_or(u16::MAX)
        }
    }
}
