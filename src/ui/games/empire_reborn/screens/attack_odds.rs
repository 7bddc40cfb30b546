//! What an attack that is ordered may bring, below its row on the realm.

use super::foresee::foresee;
use super::text::{percent, raid_brings};
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::realm::Order;
use crate::games::empire_reborn::views::march::battle_of;
use crate::games::empire_reborn::views::odds::raid::raid_of;
use crate::games::empire_reborn::views::odds::war::{Foresight, Outlook};
use crate::kernel::line::Line;
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::later::{after_paint, soon};
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The chance of an attack as it stands now, and what a raid would bring instead, reckoned once the row is shown.
pub fn attack_odds(session: Session, clan: Clan, order: Order) -> AnyView {
    let [wins, raid] = [(); 2].map(|()| RwSignal::new(None::<String>));
    after_paint(move || {
        // The page may be left by then.
        if wins.is_disposed() {
            return;
        }
        let Some(look) = session.glance(|state| battle_of(state, clan, &order)) else { return };
        if let Ok(foresight) = session.glance(|state| Foresight::new(state, &look)) {
            let end = move |outlook: Outlook| {
                let chance = percent(outlook.forecast.wins(Role::Attacker));
                wins.try_set(Some(say(Line::new(keys::ER_ATTACK_WINS).with("chance", chance))));
            };
            foresee(foresight, move || !wins.is_disposed(), |_| (), end);
        }
        soon(move || {
            if !raid.is_disposed() {
                raid.set(session.glance(|state| raid_of(state, &look, &order.to)).map(|odds| raid_brings(&odds)));
            }
        });
    });
    let line = |line: String| view! { <p class="pad sub2">{line}</p> };
    view! { <div role="status">{move || wins.get().map(line)} {move || raid.get().map(line)}</div> }.into_any()
}
