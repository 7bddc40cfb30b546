//! What is against an action, as its row shows it.

use crate::games::champions::refusal::Refusal;
use crate::games::champions::text::reasons;
use crate::kernel::line::Line;
use crate::ui::components::row::Impossible;
use crate::ui::games::champions::session::Session;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;

/// The reason and the page of a refusal, with the way to do it anyway: for ears that is `anyway`, "Healing: do it anyway".
pub fn impossible(session: Session, refusal: &Refusal, anyway: Line) -> Impossible {
    Impossible {
        why: session.state(|state| say(reasons::refusal(state, refusal))),
        rule: page_of(refusal.rule),
        anyway: say(keys::ANYWAY_SHORT),
        anyway_ears: say(anyway),
    }
}
