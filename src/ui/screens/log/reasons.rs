//! Everything a step changed, each change with its cause and its rule: also what came to nothing in the end, because the
//! question is why.

use crate::games::champions::event::Event;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::text::consequences::{Effect, EffectKind, Group, Person, consequences, gauge_name};
use crate::games::champions::{Champions, rulebook};
use crate::kernel::journal::EntryOf;
use crate::kernel::line::{Key, Line};
use crate::kernel::rulebook::RuleRef;
use crate::ui::components::change::Change;
use crate::ui::components::icon::Icon;
use crate::ui::components::number::shown;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::components::why::{WhyLine, WhyList};
use crate::ui::feedback::feedback;
use crate::ui::looks;
use crate::ui::session::Session;
use crate::ui::texts::{page_of, say};
use crate::words::keys;
use leptos::prelude::*;

/// What a step changed, person by person, then Group Honor and Threshold; nothing where it changed nothing of these.
#[component]
pub(super) fn Reasons(
    /// The table.
    session: Session,
    /// Number of the step.
    entry: usize,
) -> impl IntoView {
    let told = session.journal.with_untracked(|journal| {
        let step = journal.entries().get(entry)?;
        Some(consequences(&journal.state_at(entry), &step.events))
    });
    let aside =
        session.journal.with_untracked(|journal| journal.entries().get(entry).map(set_aside)).unwrap_or_default();
    told.filter(|told| !told.people.is_empty() || told.group.is_some() || !aside.is_empty()).map(|told| {
        view! {
            <div class="reasons">
                {told.people.into_iter().map(of_person).collect_view()} {told.group.map(of_group)}
                {(!aside.is_empty()).then(|| view! { <WhyList>{aside.into_iter().map(overridden).collect_view()}</WhyList> })}
            </div>
        }
    })
}

/// The rules that a step set aside.
fn set_aside(step: &EntryOf<Champions>) -> Vec<RuleRef> {
    let ids =
        step.events.iter().filter_map(|event| if let Event::Overrode { rule } = event { Some(rule) } else { None });
    ids.filter_map(|id| rulebook::by_id(id)).collect()
}

fn overridden(rule: RuleRef) -> impl IntoView {
    let feedback = feedback();
    view! {
        <WhyLine rule=page_of(rule) on_rule=move || feedback.open_rule(rule)>{say(keys::LOGBOOK_SET_ASIDE)}</WhyLine>
    }
}

fn of_person(person: Person) -> impl IntoView {
    let Person { who, name, effects } = person;
    view! {
        <h3>{say(name)}</h3>
        <WhyList>{effects.into_iter().map(|effect| line(who, effect)).collect_view()}</WhyList>
    }
}

fn line(who: Who, effect: Effect) -> impl IntoView {
    let feedback = feedback();
    let Effect { kind, line, rule } = effect;
    let open = move || rule.iter().for_each(|rule| feedback.open_rule(*rule));
    view! {
        <WhyLine rule=rule.map(page_of) on_rule=open>
            <span class="effect">{mark(who, kind)} <span>{say(line)}</span></span>
        </WhyLine>
    }
}

/// A gauge before and after, or the sign of what else happened.
fn mark(who: Who, kind: EffectKind) -> AnyView {
    let sign = |sign: Sign, tint: Tint| view! { <Icon sign=sign tint=tint /> }.into_any();
    match kind {
        EffectKind::Gauge { gauge, from, to } => {
            before_after(looks::gauge_sign(gauge, Some(to)), gauge, gauge_name(who, gauge), (from, to))
        }
        EffectKind::Wounds { from, to } => before_after(Sign::Life, Gauge::Life, keys::CAUSE_WOUNDS, (from, to)),
        EffectKind::Status(status) => sign(looks::status_sign(status), Tint::Bad),
        EffectKind::Token(token) => sign(looks::token_sign(token), Tint::Glory),
        EffectKind::EnemyEliminated => sign(Sign::Eliminated, Tint::Ink),
        EffectKind::Arrives => sign(Sign::Reinforcement, Tint::Bad),
        EffectKind::Intervenes => sign(Sign::Swap, Tint::Ink),
    }
}

fn before_after(sign: Sign, gauge: Gauge, name: Key, (from, to): (i16, i16)) -> AnyView {
    let ears = say(Line::new(keys::SHEET_CHANGE_EARS).with("gauge", name).with("from", from).with("to", to));
    let tint = looks::gauge_tint(gauge);
    view! { <Change sign=sign tint=tint from=shown(from.into()) to=shown(to.into()) ears=ears /> }.into_any()
}

/// "Group Honor 22 to 23", "Threshold 24 to 20".
fn of_group(group: Group) -> impl IntoView {
    let moved = |key, (from, to): (i16, i16)| {
        (from != to).then(|| view! { <p>{say(Line::new(key).with("from", from).with("to", to))}</p> })
    };
    view! {
        {moved(keys::DIFFERENT_GROUP_HONOR, group.honor)}
        {moved(keys::DIFFERENT_THRESHOLD, group.threshold)}
    }
}
