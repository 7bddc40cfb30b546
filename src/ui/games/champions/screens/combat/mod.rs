//! The outcome of a Combat, entered on one page: who, how, Wounds both ways; below it everything that will change,
//! before it is applied as one step.

mod card;
mod dock;
mod form;
mod more;
mod outlook;
pub(in crate::ui::games::champions::screens) mod side;
mod terms;
mod versus;
mod wounds;

use crate::games::champions::command::CombatKind;
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId};
use crate::ui::components::head::Head;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::TablePage;
use crate::ui::texts::say;
use crate::words::champions as keys;
use card::CardSheet;
pub use card::card_form;
use dock::CombatDock;
use form::Form;
use leptos::prelude::*;
use more::More;
use outlook::Outlook;
use std::cell::Cell;
use terms::Terms;
use versus::Versus;
use wounds::WoundsBothWays;

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

/// The outcome of a Combat.
#[component]
pub fn CombatOutcome(
    /// Who fights, where that is known.
    champion: Option<ChampionId>,
    /// Against whom, where that is known.
    enemy: Option<EnemyId>,
) -> impl IntoView {
    let form = Form::new(champion, enemy, INTENT.take());
    provide_context(form);
    let title = move || say(if form.is_melee() { keys::ACTION_MELEE } else { keys::ACTION_RANGED });
    view! {
        <div class="screen one combat">
            <Head
                title=Signal::derive(title)
                subtitle=Signal::derive(move || say(form.began()))
                back=form.session.href(TablePage::Table)
                back_label=say(keys::COMBAT_LEAVE)
                back_sign=Sign::Close
            />
            <main class="body">
                <div class="stack">
                    <Versus />
                    <Terms />
                    <WoundsBothWays />
                    <More />
                </div>
                <Outlook />
            </main>
            <CombatDock />
            <CardSheet />
        </div>
    }
}
