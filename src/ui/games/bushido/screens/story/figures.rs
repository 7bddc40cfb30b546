//! Splits against the best mixture, states suffered, and the game turn by turn as a chart.

use crate::games::bushido::model::player::Player;
use crate::games::bushido::text::names;
use crate::games::bushido::views::odds::statistics::{StatisticsView, TurnNumbers};
use crate::kernel::line::Line;
use crate::ui::components::row::RowText;
use crate::ui::games::bushido::screens::words;
use crate::ui::games::bushido::session::Session;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// All of it.
pub(super) fn figures(session: Session, view: &StatisticsView) -> AnyView {
    let name = |player: Player| session.glance(|state| names::player(state, player));
    let split = |player: Player| {
        let (title, lost) = words::splits(&name(player), view.splits.of(player));
        view! { <RowText title=title sub=lost /> }
    };
    let compared = view.splits.a.count + view.splits.b.count > 0;
    let splits = compared.then(|| {
        view! { <section class="card rows">{Player::ALL.map(split).collect_view()}</section> }
    });
    let states = Player::ALL.map(|player| {
        let all = view.states.of(player).iter();
        let all: Vec<String> =
            all.map(|(condition, count)| format!("{} {count}", say(names::condition(*condition)))).collect();
        (!all.is_empty()).then(|| view! { <RowText title=name(player) sub=all.join(", ") /> })
    });
    let some = !view.states.a.is_empty() || !view.states.b.is_empty();
    let states = some.then(|| {
        view! { <section class="card rows" aria-label=say(keys::BUSHIDO_STAT_STATES)>{states.into_iter().collect_view()}</section> }
    });
    view! { {splits} {states} {chart(session, &view.turns)} }.into_any()
}

/// Wounds taken by each side, turn by turn; the far side's bars are hatched.
fn chart(session: Session, turns: &[TurnNumbers]) -> Option<AnyView> {
    let most = turns.iter().flat_map(|turn| [turn.wounds.a, turn.wounds.b]).max().filter(|most| *most > 0)?;
    let bar = |wounds: i64, hatched: bool| {
        let height = format!("{}%", wounds * 100 / most);
        view! { <i class:hatched=hatched style:height=height></i> }
    };
    let column = |(at, turn): (usize, &TurnNumbers)| {
        let small = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
        let ears = Line::new(keys::BUSHIDO_STAT_TURN_EARS)
            .with("turn", words::small(at + 1))
            .with("a", small(turn.wounds.a))
            .with("b", small(turn.wounds.b));
        let both = format!("{} : {}", turn.wounds.a, turn.wounds.b);
        view! {
            <li>
                <span class="vh">{say(ears)}</span>
                <span class="bars2" aria-hidden="true">{bar(turn.wounds.a, false)} {bar(turn.wounds.b, true)}</span>
                <small aria-hidden="true">{both}</small>
                <b aria-hidden="true">{at + 1}</b>
            </li>
        }
    };
    let name = |player: Player| session.glance(|state| names::player(state, player));
    let title = Line::new(keys::BUSHIDO_STAT_CHART).with("a", name(Player::A)).with("b", name(Player::B));
    let view = view! {
        <section class="card pad stack">
            <h2>{say(title)}</h2>
            <ol class="turnbars">{turns.iter().enumerate().map(column).collect_view()}</ol>
        </section>
    };
    Some(view.into_any())
}
