//! The public facts that no rulebook prints, to be compared with the box once: objectives, their honor, and cards.

use super::remembered::{Facts, remember, remembered};
use crate::games::battle_for_rokugan::content::objectives::honor;
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::games::battle_for_rokugan::queries::cards_of;
use crate::games::battle_for_rokugan::text::names;
use crate::kernel::by::Small;
use crate::ui::components::button::Button;
use crate::ui::components::row::RowText;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// The page part: gone once somebody has answered.
pub(super) fn facts() -> AnyView {
    let open = RwSignal::new(false);
    let asked = Memo::new(|_| remembered().facts == Facts::Open);
    let part = move || {
        asked.get().then(|| {
            view! {
                <Folded title=say(keys::BFR_FACTS) sub=say(keys::BFR_FACTS_SUB) open=open>
                    <div class="card rows">{objectives()} {cards()}</div>
                    <p class="sub2 pad">{say(keys::BFR_FACTS_OTHER)}</p>
                    <Button
                        label=say(keys::BFR_FACTS_SO)
                        on_press=|| remember(|remembered| remembered.facts = Facts::Compared)
                    />
                </Folded>
            }
        })
    };
    part.into_any()
}

fn objectives() -> AnyView {
    let row = |objective: &Objective| {
        let worth = format!("+{}", honor(*objective));
        view! { <RowText title=say(names::objective(*objective)) trailing=move || worth.clone() /> }
    };
    Objective::ALL.iter().map(row).collect_view().into_any()
}

fn cards() -> AnyView {
    let row = |territory: &Territory| {
        let both: Vec<String> = cards_of(*territory).map(|card| say(names::card(card))).collect();
        view! { <RowText title=say(names::territory(*territory)) sub=both.join(", ") /> }
    };
    Territory::ALL.iter().map(row).collect_view().into_any()
}
