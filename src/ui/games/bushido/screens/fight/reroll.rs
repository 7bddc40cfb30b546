//! Which die to roll again: stage by stage in the order of the rules, with the value before and after.

use super::{AppRolls, Draft, Kind, first_place, outcome};
use crate::games::bushido::assemble::melee::Prepared;
use crate::games::bushido::command::{Again, Dice, Outcome};
use crate::games::bushido::model::sides::Sides;
use crate::games::bushido::model::split::Split;
use crate::games::bushido::rules::odds::exchange::midroll::Stage;
use crate::games::bushido::rules::reference;
use crate::games::bushido::views::odds::goals::Goal;
use crate::games::bushido::views::odds::reroll::{RerollView, best, stages, stages_after};
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::feedback::feedback;
use crate::ui::games::bushido::screens::words;
use crate::ui::later::after_paint;
use crate::ui::texts::{page_of, say};
use crate::words::bushido as keys;
use leptos::html;
use leptos::prelude::*;

/// The dice of both once all of them lie.
fn lying(draft: Draft) -> Option<(Sides<Split>, Sides<Dice>)> {
    let splits = draft.chosen()?;
    let dice = match draft.app.get() {
        AppRolls::All => {
            let (events, _) = outcome::preview(draft)?;
            outcome::fought(&events)?.rolled?.dice
        }
        AppRolls::Nothing | AppRolls::Damage => {
            let whole = draft.faces.with(Vec::len) >= Draft::count(&splits) && draft.anew.with(Vec::is_empty);
            whole.then(|| draft.dice(&splits))?
        }
    };
    Some((splits, dice))
}

/// The stages that are left at which somebody may roll dice again: none once dice of a later step lie. The app rolls all
/// dice at once, and those of Damage Rolls anew after each reroll.
pub(super) fn left(draft: Draft) -> Vec<Stage> {
    let before = match draft.app.get() {
        AppRolls::All => true,
        AppRolls::Damage => false,
        AppRolls::Nothing => {
            let count = draft.chosen().map(|splits| Draft::count(&splits));
            count == Some(draft.faces.with(Vec::len)) && draft.anew.with(Vec::is_empty)
        }
    };
    let prepared = draft.prepared().and_then(Result::ok).filter(|_| before);
    prepared.map_or_else(Vec::new, |prepared| stages_after(&prepared, over(draft)))
}

/// How many stages of rerolls are over.
fn over(draft: Draft) -> usize {
    draft.over.with(|over| over.last().map_or(0, |(stage, _)| stage + 1))
}

/// The stages up to that of those that are left are over; dice at these places are rolled again.
fn end(draft: Draft, at: usize, places: Vec<usize>) {
    let stage = untrack(|| over(draft)) + at;
    draft.over.update(|over| over.push((stage, places)));
    draft.rerolling.set(0);
}

/// All dice stay as they lie.
pub(super) fn leave(draft: Draft) {
    if let Some(last) = untrack(|| left(draft)).len().checked_sub(1) {
        end(draft, last, Vec::new());
    }
}

/// "Hanae, Dodge (1)" of each stage that is left.
pub(super) fn left_line(draft: Draft) -> String {
    let Some(prepared) = draft.prepared().and_then(Result::ok) else { return String::new() };
    let named = |stage: &Stage| {
        let (by, _) = stage.parties(prepared.initiative.side);
        format!("{}, {}", draft.name(by), rights(&prepared, *stage).0)
    };
    left(draft).iter().map(named).collect::<Vec<_>>().join(" · ")
}

/// The stages that are left at which somebody may roll dice again, and on request the best of the one that is next.
pub(super) fn advice(draft: Draft) -> Option<AnyView> {
    if draft.told.get().is_some() {
        return None;
    }
    let prepared = draft.prepared()?.ok()?;
    let stages = left(draft);
    let (splits, dice) = lying(draft)?;
    let last = stages.len().checked_sub(1)?;
    let initiative = prepared.initiative.side;
    let called = |stage: &Stage| {
        let (by, of) = stage.parties(initiative);
        let (right, _) = rights(&prepared, *stage);
        let name = draft.name(by);
        Segment::of(if by == of {
            say(Line::new(keys::BUSHIDO_REROLL_OWN).with("name", name).with("right", right))
        } else {
            say(Line::new(keys::BUSHIDO_REROLL_STAGE)
                .with("name", name)
                .with("right", right)
                .with("other", draft.name(of)))
        })
    };
    let answers: Vec<Segment> = stages.iter().map(called).collect();
    let at = Signal::derive(move || draft.rerolling.get().min(last));
    let counts: Vec<usize> = stages.iter().map(|stage| rights(&prepared, *stage).1).collect();
    let help = move || {
        let count = counts.get(at.get()).copied().unwrap_or(0);
        say(Line::new(keys::BUSHIDO_REROLL_HELP).with("count", words::small(count)))
    };
    let found: RwSignal<Option<Option<RerollView>>> = RwSignal::new(None);
    let answer = NodeRef::<html::Div>::new();
    let ask = move || {
        let Some(exchange) = untrack(|| draft.exchange(Outcome::Apart)) else { return };
        let Some(stage) = stages.get(at.get_untracked()).copied() else { return };
        let read = draft.session.glance(|state| best(state, &exchange, Goal::Even, (&splits, &dice), stage));
        found.set(Some(read.ok()));
        // What was asked for is read at once, wherever the page stands.
        after_paint(move || {
            if let Some(answer) = answer.try_get_untracked().flatten() {
                answer.scroll_into_view_with_bool(false);
            }
        });
    };
    let feedback = feedback();
    let rule = reference::REROLLS;
    let told = move || found.get().flatten().map(|view| told(draft, at.get_untracked(), &splits, &view));
    let view = view! {
        <section class="card pad stack">
            <div class="rowx apart">
                <h3>{say(keys::BUSHIDO_REROLLS)}</h3>
                <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) />
            </div>
            <Segmented
                label=say(keys::BUSHIDO_REROLLS)
                answers=Signal::stored(answers)
                chosen=Signal::derive(move || Some(at.get()))
                look=SegmentedLook::Lines
                on_choose=move |at: usize| draft.rerolling.set(at)
            />
            <p class="sub2">{help}</p>
            <Button label=say(keys::BUSHIDO_REROLL_WHICH) on_press=ask />
            <div role="status" class="stack tightly" node_ref=answer>{told}</div>
        </section>
    };
    Some(view.into_any())
}

/// The traits that let somebody roll dice again at a stage, and how many dice they are.
fn rights(prepared: &Prepared, stage: Stage) -> (String, usize) {
    let (by, of) = stage.parties(prepared.initiative.side);
    let parts = prepared.fighters.of(by).parts();
    let all = if by == of {
        let own = parts.prowess;
        vec![("Prowess", own.any), ("Prowess [Attack]", own.attack), ("Prowess [Defence]", own.defence)]
    } else {
        vec![("Dodge", parts.dodge), ("Feint", parts.feint)]
    };
    let has = all.iter().filter(|(_, count)| *count > 0);
    let named = has.map(|(name, count)| format!("{name} ({count})")).collect::<Vec<_>>().join(", ");
    (named, all.iter().map(|(_, count)| count).sum())
}

/// Whether somebody may roll dice again once all of them lie.
pub(super) fn is_due(draft: Draft) -> bool {
    draft.told.get().is_none()
        && draft.prepared().and_then(Result::ok).is_some_and(|prepared| !stages(&prepared).is_empty())
}

/// What is best at the stage at that place of those that are left.
fn told(draft: Draft, at: usize, splits: &Sides<Split>, view: &RerollView) -> AnyView {
    if view.again.attack.is_empty() && view.again.defence.is_empty() {
        let line = Line::new(keys::BUSHIDO_REROLL_NONE).with("value", words::value(view.stand));
        return view! { <p><b>{say(line)}</b></p> }.into_any();
    }
    let dice = |kind: Kind, places: &[u8]| {
        let key = match kind {
            Kind::Attack => keys::BUSHIDO_ATTACK,
            Kind::Defence => keys::BUSHIDO_DEFENCE,
        };
        let numbers = places.iter().map(|at| (at + 1).to_string()).collect::<Vec<_>>().join(", ");
        (!places.is_empty()).then(|| format!("{} {numbers}", say(key)))
    };
    let which = [dice(Kind::Attack, &view.again.attack), dice(Kind::Defence, &view.again.defence)];
    let which = which.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let line = Line::new(keys::BUSHIDO_REROLL_THESE)
        .with("name", draft.name(view.again.of))
        .with("which", which)
        .with("value", words::value(view.value))
        .with("stand", words::value(view.stand));
    let (again, splits) = (view.again.clone(), *splits);
    let roll = move || {
        let places = places(&splits, &again);
        end(draft, at, places.clone());
        if draft.app.get_untracked() == AppRolls::All {
            draft.again.update(|all| all.push(again.clone()));
        } else {
            draft.roll_anew(places);
        }
    };
    view! {
        <p><b>{say(line)}</b></p>
        <Button label=say(keys::BUSHIDO_REROLL_DO) on_press=roll />
    }
    .into_any()
}

/// The places among all dice as they lie.
fn places(splits: &Sides<Split>, again: &Again) -> Vec<usize> {
    let of = |kind: Kind, places: &[u8]| {
        let first = first_place(splits, again.of, kind);
        places.iter().map(|at| first + usize::from(*at)).collect::<Vec<_>>()
    };
    [of(Kind::Attack, &again.attack), of(Kind::Defence, &again.defence)].concat()
}
