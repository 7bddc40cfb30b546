//! Statuses and permissions, each worked out from the state and none of them stored.

use super::model::champion::Champion;
use super::model::quantity::Honor;
use super::model::state::State;
use super::rulings::DishonoredFrom;

/// Weakened: Life Points at or below the card's threshold. Unknown Life Points make nobody Weakened.
pub fn is_weakened(champion: &Champion) -> bool {
    let Some((life, threshold)) = champion.life().zip(champion.card().weakened_threshold()) else { return false };
    champion.is_in_play() && life <= threshold
}

/// Dishonored: Honor below 0, or at 0 where the table plays it so.
pub fn is_dishonored(state: &State, champion: &Champion) -> bool {
    champion.is_in_play() && is_dishonored_at(state, champion.honor())
}

/// Whether a Champion with that Honor is Dishonored at this table.
pub fn is_dishonored_at(state: &State, honor: Honor) -> bool {
    let least_honorable = match state.rulings().dishonored {
        DishonoredFrom::BelowZero => 0,
        DishonoredFrom::Zero => 1,
    };
    honor.get() < least_honorable
}
