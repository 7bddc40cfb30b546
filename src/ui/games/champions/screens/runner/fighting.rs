//! A Combat an Enemy is to begin, for whoever comes back from its sheet.

use super::desk::Desk;
use super::moving::{reasons, sentence};
use crate::games::champions::runner::CombatView;
use leptos::prelude::*;

/// The Combat.
pub fn fighting(desk: Desk, shown: CombatView) -> AnyView {
    view! {
        {sentence(desk, shown.combat.attacker, shown.sentence)}
        {reasons(shown.whys)}
    }
    .into_any()
}
