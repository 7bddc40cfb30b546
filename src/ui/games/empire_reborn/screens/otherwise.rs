//! What another reading of a ruling would have made of the last duel, and of the last battle.

use super::text::{percent, person};
use crate::games::empire_reborn::event::Outcome;
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::rulings::Ruling;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::odds::otherwise::{
    LastBattle, LastDuel, Other, SAME, is_booked, last_battle as battle, last_duel as found,
};
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::Button;
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::later::after_paint;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// A line a reading; nothing where nobody has fought a duel.
pub fn last_duel(session: Session) -> AnyView {
    let last = session.journal.with(found);
    last.map(|last| told(session, &last)).into_any()
}

fn told(session: Session, last: &LastDuel) -> AnyView {
    let [one, other] = last.both.map(|who| session.glance(|state| person(state, who)));
    let title = Line::new(keys::ER_LAST_DUEL)
        .with("deed", names::deed(last.deed))
        .with("name", one)
        .with("target", other)
        .with("chance", percent(last.wins));
    // What changes nothing is said once.
    let changes = |other: &&Other| {
        let same = |one: f64, other: f64| (one - other).abs() <= SAME;
        let odds = same(other.wins, last.wins) && same(other.dies[1], last.dies[1]);
        !odds || other.outcome != last.outcome
    };
    let told: Vec<String> = last.others.iter().filter(changes).map(|other| line(last, other)).collect();
    let rows = lines(told, last.others.iter().filter(changes).count() < last.others.len());
    view! {
        <section class="pad stack" aria-label=say(keys::ER_LAST_DUEL_TITLE)>
            <h3>{say(keys::ER_LAST_DUEL_TITLE)}</h3>
            <p>{say(title)}</p>
            {rows}
        </section>
    }
    .into_any()
}

/// The readings that change something, and that the others do not, where there are such.
fn lines(told: Vec<String>, others: bool) -> AnyView {
    let none = others.then(|| say(if told.is_empty() { keys::ER_OTHERWISE_NONE } else { keys::ER_OTHERWISE_REST }));
    let rows = told.into_iter().chain(none).map(|line| view! { <li>{line}</li> });
    view! { <ul class="er-list">{rows.collect_view()}</ul> }.into_any()
}

/// The last battle, reckoned anew for every reading once that is asked for: it takes a moment. Nothing where nobody has
/// fought one.
pub fn last_battle(session: Session) -> AnyView {
    let fought = session.part(|table| table.entries()[..table.cursor()].iter().any(is_booked));
    let found = RwSignal::new(None::<Option<LastBattle>>);
    let runs = RwSignal::new(false);
    let seek = move || {
        runs.set(true);
        after_paint(move || {
            _ = found.try_set(Some(session.journal.with_untracked(battle)));
            _ = runs.try_set(false);
        });
    };
    let body = move || match found.get() {
        Some(Some(last)) => fought_so(&last),
        Some(None) => view! { <p>{say(keys::ER_WAR_TOO_LARGE)}</p> }.into_any(),
        None if runs.get() => view! { <p role="status">{say(keys::ER_RECKONING)}</p> }.into_any(),
        None => view! { <Button label=say(keys::ER_LAST_BATTLE_SHOW) on_press=seek /> }.into_any(),
    };
    (move || {
        fought.get().then(|| {
            view! {
                <section class="pad stack" aria-label=say(keys::ER_LAST_BATTLE_TITLE)>
                    <h3>{say(keys::ER_LAST_BATTLE_TITLE)}</h3>
                    {body}
                </section>
            }
        })
    })
    .into_any()
}

fn fought_so(last: &LastBattle) -> AnyView {
    let [attacker, defender] = last.clans.map(names::clan);
    let (winner, loser) = match last.winner {
        Role::Attacker => (attacker.clone(), defender),
        Role::Defender => (defender, attacker.clone()),
    };
    let title = Line::new(keys::ER_LAST_BATTLE)
        .with("place", last.place.as_str())
        .with("winner", winner)
        .with("loser", loser)
        .with("attacker", attacker)
        .with("chance", percent(last.wins));
    let told = |(ruling, reading, wins): &(Ruling, usize, f64)| {
        say(Line::new(keys::ER_OTHERWISE_BATTLE)
            .with("ruling", names::ruling(*ruling))
            .with("reading", names::reading(*ruling, *reading))
            .with("chance", percent(*wins)))
    };
    view! { <p>{say(title)}</p> {lines(last.others.iter().map(told).collect(), true)} }.into_any()
}

/// One reading: its odds, and what the same dice would have come to.
fn line(last: &LastDuel, other: &Other) -> String {
    let line = Line::new(keys::ER_OTHERWISE)
        .with("ruling", names::ruling(other.ruling))
        .with("reading", names::reading(other.ruling, other.reading))
        .with("chance", percent(other.wins))
        .with("dies", percent(other.dies[1]));
    let dice: Key = match other.outcome {
        same if same == last.outcome => keys::ER_OTHERWISE_SAME,
        Outcome::Actor => keys::ER_OTHERWISE_ACTOR,
        Outcome::Target => keys::ER_OTHERWISE_TARGET,
        Outcome::Again => keys::ER_OTHERWISE_AGAIN,
        Outcome::Nobody => keys::ER_OTHERWISE_NOBODY,
    };
    format!("{} {}", say(line), say(dice))
}
