//! Who gets the Glory of an Enemy that falls outside a Combat: one tap, and it has fallen.

use super::ask::{Blow, desktop};
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::{ChampionId, EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Asks for the Champion; whoever acts stands first.
#[component]
pub fn CreditForm(
    /// Which Enemy falls.
    enemy: EnemyId,
    /// By what.
    blow: Blow,
) -> impl IntoView {
    let (session, desktop) = (session(), desktop());
    let fell = move |credit: Option<ChampionId>| {
        // First the sheet goes, so that a refusal is not covered by it.
        desktop.close();
        session.dispatch(command(enemy, blow, credit));
    };
    let rows = session.journal.with_untracked(|journal| {
        let state = journal.state();
        candidates(state).into_iter().map(|id| row(state, id, move || fell(Some(id)))).collect_view()
    });
    let worth = session.journal.with_untracked(|journal| say(worth(journal.state(), enemy, blow)));
    view! {
        <p>{worth}</p>
        <div class="card rows">
            {rows}
            <RowButton
                title=say(keys::FIGURES_CREDIT_NOBODY)
                sub=say(keys::FIGURES_CREDIT_NOBODY_SUB)
                lead=|| view! { <Icon sign=Sign::Close size=IconSize::Lead /> }
                on_press=move || fell(None)
            />
        </div>
    }
}

/// The fall, and whose it is.
fn command(enemy: EnemyId, blow: Blow, credit: Option<ChampionId>) -> Command {
    match blow {
        Blow::Wound => match credit {
            Some(champion) => Command::DealWounds { champion, enemy, wounds: 1 },
            None => Command::WoundEnemy { enemy, wounds: 1, credit },
        },
        Blow::Each => Command::WoundEach { who: Who::Enemy(enemy), wounds: 1, credit },
        Blow::Elimination => Command::EliminateEnemy { enemy, credit },
    }
}

/// A Champion with the Glory it has.
fn row<F: Fn() + Send + Sync + 'static>(state: &State, id: ChampionId, press: F) -> impl IntoView + use<F> {
    let champion = state.champion(id);
    let look = looks::mon(id, champion.card().clan);
    let lead = move || view! { <Mon look=look.clone() size=DiscSize::Small /> };
    let sub = Line::new(keys::FIGURES_HAS_GLORY).with("glory", champion.glory().get());
    let name = names::champion(state, id);
    view! { <RowButton title=name sub=say(sub) lead=lead on_press=press /> }
}

/// The Champions in play, whoever acts first.
fn candidates(state: &State) -> Vec<ChampionId> {
    let acting = state.track().active();
    let mut all: Vec<_> = state.champions().filter(|(_, champion)| champion.is_in_play()).map(|(id, _)| id).collect();
    all.sort_by_key(|id| Some(*id) != acting);
    all
}

/// What those who fall are worth.
fn worth(state: &State, enemy: EnemyId, blow: Blow) -> Line {
    let all = queries::miniatures_standing(state, Who::Enemy(enemy)).max(1);
    let miniatures = match blow {
        Blow::Wound => queries::miniatures_felled(state, enemy, 1),
        Blow::Each => queries::miniatures_felled(state, enemy, all),
        Blow::Elimination => all,
    };
    if blow == Blow::Wound && miniatures == 0 {
        // Nobody falls: the Wound itself brings Honor, but for the Insignificant.
        let plain = state.enemy(enemy).is_some_and(|enemy| enemy.card().is_insignificant());
        return if plain { keys::FIGURES_WOUND_PLAIN.into() } else { keys::FIGURES_WOUND_HONOR.into() };
    }
    match queries::glory_for(state, enemy, miniatures) {
        Some(glory) => Line::new(keys::FIGURES_WORTH).with("glory", glory),
        None => keys::FIGURES_WORTH_UNKNOWN.into(),
    }
}
