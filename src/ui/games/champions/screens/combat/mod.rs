//! What the pages around a Combat have in common with its sheet: who is about to fight, how the two look, a card that is
//! typed in on the spot. The sheet itself is `fight`.

mod card;
pub(in crate::ui::games::champions::screens) mod side;

use crate::games::champions::command::CombatKind;
use crate::games::champions::model::ids::Actor;
pub use card::card_form;
use std::cell::Cell;

thread_local! {
    /// See [`intend`].
    static INTENT: Cell<Option<(Actor, CombatKind)>> = const { Cell::new(None) };
}

/// Says who is about to fight and how, for the Combat page that is opened next: its URL names Champions alone.
pub fn intend(fighter: Actor, kind: CombatKind) {
    INTENT.set(Some((fighter, kind)));
}

/// Who is about to fight and how, where that was said; asked once.
pub fn intended() -> Option<(Actor, CombatKind)> {
    INTENT.take()
}
