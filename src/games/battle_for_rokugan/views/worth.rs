//! What a province is worth: the honor that moves when somebody else takes it, territories included.

use crate::games::battle_for_rokugan::content::{map, supply};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::control::Control;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::rules::honor::Honor;
use crate::games::battle_for_rokugan::state::State;

/// What taking a province would move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// Who would take it.
    pub taker: Clan,
    /// What it would gain.
    pub gain: i16,
    /// What its controller would lose; 0 where nobody controls it.
    pub loss: i16,
}

/// For every clan but the controller, what taking it would move, in seat order.
pub fn worth(state: &State, province: Province) -> Vec<Worth> {
    let board = state.board();
    let controller = board.controller(province);
    let takers = state.players().iter().filter(|clan| Some(*clan) != controller);
    takers
        .map(|taker| {
            let mut after = board.clone();
            after.set_control(province, Some(Control::fresh(taker)));
            let change = |clan| {
                let total = |board| i16::try_from(Honor::of(board, clan).total()).unwrap_or(i16::MAX);
                total(&after) - total(board)
            };
            Worth { taker, gain: change(taker), loss: controller.map_or(0, |clan| -change(clan)) }
        })
        .collect()
}

/// The honor a province gives whoever controls it, territories aside.
pub fn standing(state: &State, province: Province) -> u16 {
    let board = state.board();
    let flowers = if board.special(province) == Some(Special::Honor4) { 0 } else { map::facts(province).flowers };
    let token = board.special(province).map_or(0, supply::honor);
    let shadow = map::is_shadowlands(map::facts(province).territory);
    let up = board.control(province).filter(|_| !shadow).map_or(0, |control| control.up());
    u16::from(flowers) + u16::from(token) + u16::from(up)
}
