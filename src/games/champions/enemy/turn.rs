//! One Enemy's turn to move, and the phase of all of them (CH-ENE-2 to 4).

use super::behaviour::Behaviour;
use super::character::CharacterId;
use super::combats::{COMBAT, spend_tokens};
use super::progress::Progress;
use super::reason::Reason;
use super::stage::Stage;
use super::{assassination, assault, escape, guardian, order, patrol, search};

/// All movements, then all Combats. Tells the order of those who moved.
pub(super) fn everybody(stage: &mut Stage<'_>, progress: &Progress) -> Vec<CharacterId> {
    let order = progress.still_to_move(order::by_distance(stage));
    order.iter().for_each(|&id| act(stage, id));
    let before = progress.moved.iter().map(|moved| moved.enemy);
    before.chain(order.iter().copied()).for_each(|id| spend_tokens(stage, id));
    order
}

/// An Enemy moves by its behaviour and gets its Combat tokens.
pub(super) fn act(stage: &mut Stage<'_>, id: CharacterId) {
    match stage.behaviour(id).clone() {
        Behaviour::Assault(assault) => assault::go(stage, id, assault),
        Behaviour::Guardian(guardian) => guardian::go(stage, id, guardian),
        Behaviour::Patrol { route, next } => patrol::go(stage, id, &route, next),
        Behaviour::Search { goal, cost } => search::go(stage, id, &goal, cost),
        Behaviour::Assassination { targets } => assassination::go(stage, id, &targets),
        Behaviour::Escape { exits } => escape::go(stage, id, exits.as_deref()),
    }
    stage.has_acted(id);
    if stage.is_on_board(id) {
        let left = stage.ap(id);
        let tokens = left / COMBAT;
        stage.record_mut(id).tokens = tokens;
        stage.because(id, Reason::Tokens { tokens, left });
    }
}
