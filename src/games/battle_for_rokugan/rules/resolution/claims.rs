//! The territory cards that change hands at the end of a round (BR-TER-2, BR-A13).

use super::report::CardMove;
use crate::games::battle_for_rokugan::model::board::{Board, CardPlace};
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::games::battle_for_rokugan::rules::honor::territory_controller;
use crate::kernel::by::Small;

/// One move for each card that is not where its territory's control says, in map order.
pub(super) fn moves(board: &Board) -> Vec<CardMove> {
    Territory::ALL.iter().filter_map(|territory| card_move(board, *territory)).collect()
}

fn card_move(board: &Board, territory: Territory) -> Option<CardMove> {
    let from = board.card(territory);
    let to = match from {
        CardPlace::Used => CardPlace::Used,
        CardPlace::Board | CardPlace::Held(_) => {
            territory_controller(board, territory).map_or(CardPlace::Board, CardPlace::Held)
        }
    };
    (from != to).then_some(CardMove { territory, from, to })
}
