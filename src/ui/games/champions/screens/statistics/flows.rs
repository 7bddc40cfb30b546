//! Honor and Glory by cause, Ki by use, and the other deeds of whoever is looked at.

use super::Shown;
use super::line::{Bar, card, line, most};
use crate::games::champions::event::Cause;
use crate::games::champions::statistics::{Deeds, Flow, Move};
use crate::games::champions::text::names;
use crate::kernel::line::{Key, Line};
use crate::ui::components::number::shown as signed;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The cards.
pub(super) fn flows(shown: Shown) -> AnyView {
    let flow = move |title: Key, means: Key, of: fn(&Deeds) -> &Flow| {
        let lines = move || causes(of(&shown.deeds()));
        card(say(title), Some(say(means)), lines.into_any())
    };
    view! {
        {flow(keys::STATISTICS_HONOR, keys::STATISTICS_FLOW_TEXT, |deeds| &deeds.honor)}
        {flow(keys::STATISTICS_GLORY, keys::STATISTICS_FLOW_TEXT, |deeds| &deeds.glory)}
        {flow(keys::STATISTICS_KI, keys::STATISTICS_KI_TEXT, |deeds| &deeds.ki)}
        {others(shown)}
    }
    .into_any()
}

/// A line for each cause, and what it comes to.
fn causes(flow: &Flow) -> AnyView {
    let causes = flow.causes();
    if causes.is_empty() {
        return view! { <p class="sub2">{say(keys::STATISTICS_NO_CHANGE)}</p> }.into_any();
    }
    let longest = most(causes.iter().flat_map(|(_, moved)| bars(*moved)).map(|(bar, _)| bar));
    let of_cause = |(cause, moved): &(Cause, Move)| of_one(say(names::cause(*cause)), *moved, longest);
    let sum = signed_net(flow.total().net());
    view! {
        <ul class="bars-of">{causes.iter().map(of_cause).collect_view()}</ul>
        <p class="rowx apart total"><span>{say(keys::STATISTICS_IN_ALL)}</span> " " <b>{sum}</b></p>
    }
    .into_any()
}

/// The bars of a cause: only those that are there.
fn bars(moved: Move) -> Vec<(Bar, String)> {
    let bar = |count: u32, bar: fn(u64) -> Bar, sign: &str| {
        (count > 0).then(|| (bar(count.into()), format!("{sign}{count}")))
    };
    [bar(moved.gained, Bar::Solid, "+"), bar(moved.lost, Bar::Hatched, "\u{2212}")].into_iter().flatten().collect()
}

fn of_one(cause: String, moved: Move, longest: u64) -> AnyView {
    let number = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
    let named = Line::new(keys::STATISTICS_FLOW_EARS).with("cause", cause.clone());
    let ears = named.with("gained", number(moved.gained)).with("lost", number(moved.lost));
    line(view! { <span>{cause}</span> }.into_any(), say(ears), &bars(moved), longest)
}

/// "+3", "−2", "0".
fn signed_net(net: i64) -> String {
    let shown = signed(i32::try_from(net).unwrap_or(i32::MAX));
    if net > 0 { format!("+{shown}") } else { shown }
}

/// Combats, Enemies Eliminated, Life regained.
fn others(shown: Shown) -> AnyView {
    let line = move |key: Key, of: fn(&Deeds) -> u32| {
        view! { <p class="rowx apart"><span>{say(key)}</span> " " <b>{move || of(&shown.deeds())}</b></p> }
    };
    let lines = view! {
        {line(keys::STATISTICS_COMBATS, |deeds| deeds.combats)}
        {line(keys::STATISTICS_ELIMINATED, |deeds| deeds.eliminated)}
        {line(keys::STATISTICS_HEALED, |deeds| deeds.healed)}
    };
    card(say(keys::STATISTICS_OTHER), None, lines.into_any())
}
