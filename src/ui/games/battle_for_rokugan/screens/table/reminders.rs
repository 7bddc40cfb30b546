//! What is to be remembered just now: above the map, in the dock, and as rows where something can be done about it.

use super::{Over, Place, Whose};
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::reminders::{Kept, Reminder, reminders};
use crate::kernel::line::Line;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// Above the map, where nothing is placed on it: a map that moved under the finger would be tapped in the wrong place.
pub(super) fn notes(place: Place) -> AnyView {
    let all = place.session.part(|table| {
        let placing = table.state().stage() == Stage::Placement;
        if placing { Vec::new() } else { reminders(table.state()) }
    });
    let note = |(sign, line): (Sign, String)| view! { <Note kind=NoteKind::Info sign=sign>{line}</Note> };
    (move || all.with(|all| noted(all)).into_iter().map(note).collect_view()).into_any()
}

/// The draws of all clans are one note: they are the same act, and the map stays in sight.
fn noted(all: &[Reminder]) -> Vec<(Sign, String)> {
    let (draws, others): (Vec<_>, Vec<_>) = all.iter().partition(|one| matches!(one, Reminder::Draws { .. }));
    let others = others.into_iter().map(|reminder| (sign(reminder), say(line(reminder))));
    let note = match draws.first() {
        Some(Reminder::Draws { kept: Kept::One, .. }) => Some(keys::BFR_DRAW_NOTE),
        Some(_) => Some(keys::BFR_DRAW_NOTE_FIRST),
        None => None,
    };
    let counts = || draws.iter().map(|draw| say(line(draw))).collect::<Vec<_>>().join(", ");
    let note = note.map(|key| (Sign::TokenArmy, say(Line::new(key).with("draws", counts()))));
    others.chain(note).collect()
}

/// In placement one stands in the dock, beside whose turn it is.
pub(super) fn hint(state: &State) -> Option<Line> {
    let placing = state.stage() == Stage::Placement;
    placing.then(|| reminders(state)).and_then(|all| all.first().map(line))
}

/// Whether Unicorn's swap is all there is to remember: every token is placed, no scout can be sent any more.
pub(super) fn swap_alone(state: &State) -> bool {
    state.stage() == Stage::Placement && reminders(state) == [Reminder::UnicornSwap]
}

/// Whose scouts and abilities the dock offers: of the clan that places next, and after the last token Scorpion's look alone
/// (BR-PLC-1, BR-CLN-6).
pub(super) fn asked(state: &State) -> Option<Whose> {
    let placing = state.stage() == Stage::Placement;
    if placing && state.turn().is_some() {
        Some(Whose::Turn)
    } else if placing && reminders(state).contains(&Reminder::ScorpionLook) {
        Some(Whose::Scorpion)
    } else {
        None
    }
}

/// Whether a card may be played before the next token: it stands first among what the clan may do besides.
pub(super) fn card_first(state: &State) -> bool {
    state.stage() == Stage::Placement && matches!(reminders(state).first(), Some(Reminder::ShadowlandsCard(..)))
}

/// What can be done about those of this moment, as rows.
pub(super) fn rows(place: Place) -> AnyView {
    let row = |reminder: Reminder| {
        let over = over(&reminder)?;
        let (mark, title) = (sign(&reminder), say(line(&reminder)));
        let lead = move || view! { <Icon sign=mark size=IconSize::Lead /> };
        Some(view! { <RowButton title=title lead=lead on_press=move || place.over.set(Some(over)) /> })
    };
    let all = place.session.glance(reminders);
    view! { <div class="card rows">{all.into_iter().filter_map(row).collect_view()}</div> }.into_any()
}

fn line(reminder: &Reminder) -> Line {
    match reminder {
        Reminder::Ronin(clan) => Line::new(keys::BFR_REMIND_RONIN).with("clan", names::clan(*clan)),
        Reminder::Draws { clan, count, .. } => names::draws(*clan, *count),
        Reminder::ShadowlandsCard(clan, territory) => Line::new(keys::BFR_REMIND_SHADOWLANDS)
            .with("clan", names::clan(*clan))
            .with("territory", names::territory(*territory)),
        Reminder::FirstPlayerCard(_) => keys::BFR_REMIND_FIRST.into(),
        Reminder::ScorpionLook => keys::BFR_REMIND_SCORPION.into(),
        Reminder::UnicornSwap => keys::BFR_REMIND_UNICORN.into(),
        Reminder::EnterTokens => keys::BFR_NONE_LAID.into(),
    }
}

fn sign(reminder: &Reminder) -> Sign {
    match reminder {
        Reminder::Ronin(_) => Sign::Warning,
        Reminder::Draws { .. } | Reminder::EnterTokens => Sign::TokenArmy,
        Reminder::ShadowlandsCard(..) => Sign::TerritoryGate,
        Reminder::FirstPlayerCard(_) | Reminder::ScorpionLook => Sign::Scout,
        Reminder::UnicornSwap => Sign::Swap,
    }
}

/// What a press leads to.
fn over(reminder: &Reminder) -> Option<Over> {
    match reminder {
        Reminder::ShadowlandsCard(..) => Some(Over::Card),
        Reminder::ScorpionLook => Some(Over::Agents(Whose::Scorpion)),
        Reminder::UnicornSwap => Some(Over::Swap),
        // The first player card stands among the agents below.
        Reminder::FirstPlayerCard(_) | Reminder::Ronin(_) | Reminder::Draws { .. } | Reminder::EnterTokens => None,
    }
}
