//! Initiative and pools with their reasons, and what else is true of both.

use super::Draft;
use crate::games::bushido::assemble::melee::{Prepared, prepare};
use crate::games::bushido::command::{Fact, MeleeAction, Outcome, Terms};
use crate::games::bushido::model::sides::Side;
use crate::games::bushido::rules::engage::pool::PoolTerm;
use crate::games::bushido::rules::reference;
use crate::games::bushido::state::State;
use crate::games::bushido::text::names;
use crate::games::bushido::views::rulings::{OF_POOLS, decisive};
use crate::kernel::by::Small;
use crate::kernel::line::{Arg, Key, Line};
use crate::kernel::rulebook::RuleRef as Rule;
use crate::ui::components::button::Button;
use crate::ui::components::icon::Icon;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::feedback::feedback;
use crate::ui::games::bushido::screens::boosts::boosts;
use crate::ui::games::bushido::screens::remember::last_feats;
use crate::ui::games::bushido::screens::words;
use crate::ui::texts::{page_of, say};
use crate::words::bushido as keys;
use leptos::prelude::*;

/// The reasons, and below them what can be told besides.
pub(super) fn told(draft: Draft) -> AnyView {
    let reasons = move || draft.prepared().and_then(Result::ok).map(|prepared| reasons(draft, &prepared));
    view! {
        {reasons}
        <details class="card pad">
            <summary>{say(keys::BUSHIDO_TERMS_MORE)} <Icon sign=Sign::Down /></summary>
            <div class="stack">{Side::ALL.map(|side| side_terms(draft, side)).collect_view()}</div>
        </details>
    }
    .into_any()
}

/// Whether the acting model comes to its opponent, as far as is told: it was not in BtB before.
pub(super) fn comes(draft: Draft) -> bool {
    let may = match draft.action {
        MeleeAction::Melee | MeleeAction::Charge => true,
        MeleeAction::Disengage | MeleeAction::StandUp | MeleeAction::Free => false,
    };
    let in_contact = |side: &Side| draft.terms.with(|terms| terms.of(*side).facts.contains(&Fact::InContact));
    may && !Side::ALL.iter().any(in_contact)
}

/// The last moment for Ki Feats of the opponent, where the acting model comes to it.
pub(super) fn unseen(draft: Draft) -> Option<AnyView> {
    let known = draft.terms.with(|terms| terms.other.facts.contains(&Fact::Surprised));
    let surprise = move || change(draft, Side::Other, |terms| _ = terms.facts.insert(Fact::Surprised));
    (comes(draft) && !known)
        .then(|| draft.model(Side::Other))
        .flatten()
        .and_then(|id| last_feats(draft.session, id, surprise))
}

fn reasons(draft: Draft, prepared: &Prepared) -> AnyView {
    let initiative = prepared.initiative;
    let line = Line::new(keys::BUSHIDO_HAS_INITIATIVE).with("name", draft.name(initiative.side));
    let has = say(line.with("why", names::because(initiative.because)));
    let pool = |side: Side| {
        let pool = prepared.pools.of(side);
        let line = Line::new(keys::BUSHIDO_POOL_OF).with("name", draft.name(side));
        let head = say(line.with("dice", words::small(pool.dice)));
        let terms: Vec<String> = pool.terms.iter().map(term).collect();
        view! { {reason(head, Some(terms.join(" · ")), reference::MELEE_POOL)} {capped(draft, side)} }
    };
    view! {
        <section class="card rows reasons">
            {reason(has, None, reference::INITIATIVE)} {pool(Side::Active)} {pool(Side::Other)}
        </section>
    }
    .into_any()
}

/// The ruling the dice of a side depend on, if they do.
fn capped(draft: Draft, side: Side) -> Option<AnyView> {
    let exchange = draft.exchange(Outcome::Apart)?;
    let dice = |state: &State| prepare(state, &exchange).ok().map(|prepared| prepared.pools.of(side).dice);
    let found = draft.session.glance(|state| decisive(state, OF_POOLS, dice));
    (!found.is_empty()).then(|| view! { <div class="row plain">{words::rulings(&found)}</div> }.into_any())
}

fn term(term: &PoolTerm) -> String {
    let line = Line::new(keys::BUSHIDO_TERM).with("what", names::pool_term(term.kind));
    say(line.with("value", Arg::Signed(term.value)))
}

fn reason(title: String, sub: Option<String>, rule: Rule) -> AnyView {
    let feedback = feedback();
    view! {
        <div class="row plain">
            <span>
                <b>{title}</b>
                {sub.map(|sub| view! { <span class="sub">{sub}</span> })}
            </span>
            <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) />
        </div>
    }
    .into_any()
}

/// Weapon, Boosts, assisting Enemies and facts of a side.
fn side_terms(draft: Draft, side: Side) -> AnyView {
    let name = draft.name(side);
    let weapons = draft.model(side).map_or_else(Vec::new, |id| {
        draft.session.glance(|state| {
            let weapons = state.model(id).map(|model| &model.card().melee_weapons);
            weapons.map_or_else(Vec::new, |weapons| weapons.iter().map(|one| one.name.clone()).collect())
        })
    });
    let choice = (weapons.len() > 1).then(|| weapon(draft, side, &name, weapons));
    let fact = move |fact: Fact| {
        let pressed = Signal::derive(move || draft.terms.with(|terms| terms.of(side).facts.contains(&fact)));
        let tap = move || {
            change(draft, side, |terms| {
                if !terms.facts.remove(&fact) {
                    terms.facts.insert(fact);
                }
            });
        };
        view! { <Button label=say(names::fact(fact)) pressed=pressed on_press=tap /> }
    };
    let facts = say(Line::new(keys::BUSHIDO_FACTS_OF).with("name", name.clone()));
    view! {
        {choice}
        {boosts_of(draft, side, &name)}
        {assisting(draft, side, name)}
        <div class="rowx wrap" role="group" aria-label=facts>
            {Fact::ALL.iter().map(|one| fact(*one)).collect_view()}
        </div>
    }
    .into_any()
}

fn weapon(draft: Draft, side: Side, name: &str, weapons: Vec<String>) -> AnyView {
    let label = say(Line::new(keys::BUSHIDO_WEAPON_OF).with("name", name));
    let answers: Vec<Segment> = weapons.into_iter().map(Segment::of).collect();
    let chosen = move || draft.terms.with(|terms| Some(usize::from(terms.of(side).weapon)));
    let choose = move |at: usize| change(draft, side, |terms| terms.weapon = u8::try_from(at).unwrap_or(0));
    view! {
        <Segmented
            label=label
            answers=Signal::stored(answers)
            chosen=Signal::derive(chosen)
            look=SegmentedLook::Lines
            on_choose=choose
        />
    }
    .into_any()
}

fn boosts_of(draft: Draft, side: Side, name: &str) -> AnyView {
    let label = say(Line::new(keys::BUSHIDO_BOOSTS_OF).with("name", name));
    let value = move || draft.terms.with(|terms| i32::from(terms.of(side).boosts));
    let set = move |to: i32| change(draft, side, |terms| terms.boosts = u8::try_from(to).unwrap_or(0));
    boosts(draft.session, label, (move || draft.model(side), |card| card.melee_boost), value, set)
}

fn assisting(draft: Draft, side: Side, name: String) -> AnyView {
    let label = say(Line::new(keys::BUSHIDO_ASSIST_OF).with("name", name));
    let named = |key: Key| say(Line::new(key).with("what", label.clone()));
    let value = move || draft.terms.with(|terms| Some(i32::from(terms.of(side).assisting)));
    let set = move |to: i32| change(draft, side, |terms| terms.assisting = u8::try_from(to).unwrap_or(0));
    view! {
        <Stepper
            minus_label=named(keys::BUSHIDO_MINUS)
            plus_label=named(keys::BUSHIDO_PLUS)
            label=label.clone()
            value=Signal::derive(value)
            most=10
            on_change=set
        />
    }
    .into_any()
}

/// Changes the terms of a side; splits that were chosen on other pools are forgotten.
fn change(draft: Draft, side: Side, change: impl FnOnce(&mut Terms)) {
    draft.terms.update(|terms| change(terms.of_mut(side)));
    draft.splits.set(Default::default());
    draft.faces.set(Vec::new());
}
