//! What of a step is felt and heard.

use crate::games::champions::command::Command;
use crate::games::champions::model::turn::Phase;
use crate::ui::senses::Sense;

/// Whether somebody fell with a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fell {
    /// Somebody did.
    Somebody,
    /// Nobody did.
    Nobody,
}

/// What lets a step be noticed: what it was, who fell, and whether the Enemies begin with it.
pub(super) fn sense(command: &Command, (before, now): (Phase, Phase), fell: Fell) -> Sense {
    match (fell, command) {
        _ if now == Phase::Enemies && before != Phase::Enemies => Sense::Enemies,
        (Fell::Somebody, _) => Sense::Fall,
        (Fell::Nobody, Command::Adjust { .. }) => Sense::Key,
        (Fell::Nobody, _) => Sense::Step,
    }
}
