//! What the pages around a Combat have in common with its sheet: who is about to fight, how the two look, a card that is
//! typed in on the spot. The sheet itself is `fight`.

mod card;
pub(in crate::ui::games::champions::screens) mod side;

use crate::games::champions::command::CombatKind;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::sheet::draft::Ready;
pub use card::card_form;
use std::cell::Cell;

/// What was said of a Combat before its page is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Intent {
    /// Who is about to fight.
    pub fighter: Actor,
    /// How.
    pub kind: CombatKind,
    /// Whether Deception was counted on.
    pub deception: Ready,
}

thread_local! {
    /// See [`intend`].
    static INTENT: Cell<Option<Intent>> = const { Cell::new(None) };
}

/// Says who is about to fight and how, for the Combat page that is opened next: its URL names Champions alone.
pub fn intend(intent: Intent) {
    INTENT.set(Some(intent));
}

/// Who is about to fight and how, where that was said; asked once.
pub fn intended() -> Option<Intent> {
    INTENT.take()
}
