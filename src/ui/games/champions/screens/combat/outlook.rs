//! Everything that will change, before it does: person by person, each change with its cause and its rule; or the rule
//! that is against it, with the way out.

use super::form::{Form, Verdict, form};
use super::side::{self, Badge};
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::text::consequences::{EffectKind, Group, Person, status_name};
use crate::games::champions::text::reasons;
use crate::games::champions::view::Status;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::Button;
use crate::ui::components::icon::Icon;
use crate::ui::components::mon::DiscSize;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::components::why::WhyList;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::screens::effects::effect_line;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// What will change, or why nothing can.
#[component]
pub fn Outlook() -> impl IntoView {
    let form = form();
    let content = move || match form.verdict.get() {
        None => view! { <p class="sub2">{say(keys::COMBAT_NOTHING_YET)}</p> }.into_any(),
        Some(Verdict { refusal, changes }) => {
            let people = changes.as_ref().map(|changes| changes.people.clone()).unwrap_or_default();
            let group = changes.and_then(|changes| changes.group);
            let session = form.session;
            view! {
                {refusal.map(|refusal| view! { <Against form=form refusal=refusal /> })}
                {people.into_iter().map(|person| session.state(|state| of_person(state, person))).collect_view()}
                {group.map(group_line)}
            }
            .into_any()
        }
    };
    view! {
        <section class="card pad slim outlook">
            <h2>{say(keys::COMBAT_CHANGES)}</h2>
            {content}
        </section>
    }
}

/// The rule against it, and the ways out: do it anyway, or type in what is missing.
#[component]
fn Against(
    /// The page's state.
    form: Form,
    /// What is against it.
    refusal: Refusal,
) -> impl IntoView {
    let feedback = feedback();
    let rule = refusal.rule;
    let reason = form.session.journal.with_untracked(|journal| say(reasons::refusal(journal.state(), &refusal)));
    let waived = Memo::new(move |_| form.is_waived());
    let title = move || say(if waived.get() { keys::COMBAT_SET_ASIDE } else { keys::COMBAT_NOT_POSSIBLE });
    let way = move || say(if waived.get() { keys::COMBAT_KEEP_RULE } else { keys::ANYWAY });
    let anyway = refusal.can_be_overridden().then(|| {
        view! { <Button label=Signal::derive(way) on_press=move || form.toggle_waiver() /> }
    });
    let type_in = unknown(&refusal).map(|who| {
        view! { <Button label=say(keys::COMBAT_TYPE_IN) on_press=move || form.typing.set(Some(who)) /> }
    });
    view! {
        <div class="against" role="alert">
            <h3>
                <Icon sign=Sign::Warning tint=Tint::Bad />
                {title}
            </h3>
            <p>{reason} " " <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) /></p>
            <div class="rowx wrapx">{anyway} {type_in}</div>
        </div>
    }
}

/// Whose card misses a value.
fn unknown(refusal: &Refusal) -> Option<Who> {
    if let RefusalKind::Unknown { who, .. } = refusal.kind { Some(who) } else { None }
}

/// What happens to one of those at the table.
fn of_person(state: &State, person: Person) -> impl IntoView + use<> {
    let Person { who, name, effects } = person;
    view! {
        <div class="person">
            <h3>{badge(state, who).map(|badge| badge.show(DiscSize::Small))} {say(name)}</h3>
            <WhyList>{effects.into_iter().map(|effect| effect_line(who, effect)).collect_view()}</WhyList>
        </div>
    }
}

/// The badge of anybody who is on the table already.
fn badge(state: &State, who: Who) -> Option<Badge> {
    match who {
        Who::Champion(id) => Some(side::fighter(state, Actor::Champion(id)).badge),
        Who::Ally(id) => Some(side::fighter(state, Actor::Ally(id)).badge),
        Who::Enemy(id) => state.enemy(id).map(|_| side::foe(state, id).badge),
    }
}

/// "Group Honor 22 becomes 23, 1 short of 24."
fn group_line(group: Group) -> impl IntoView {
    let margin = group.margin();
    let becomes = |key| Line::new(key).with("from", group.honor.0).with("to", group.honor.1);
    let against = |key| becomes(key).with("margin", margin.abs()).with("threshold", group.threshold.1);
    let honor = match margin {
        ..0 => against(keys::COMBAT_GROUP_SHORT),
        0 => becomes(keys::COMBAT_GROUP_EXACT),
        1.. => against(keys::COMBAT_GROUP_ABOVE),
    };
    let threshold = (group.threshold.0 != group.threshold.1).then(|| {
        let line = Line::new(keys::COMBAT_THRESHOLD_MOVES);
        say(line.with("from", group.threshold.0).with("to", group.threshold.1))
    });
    view! { <p class="group">{say(honor)} " " {threshold}</p> }
}

/// The one sentence that stands for all of it on the ink: who falls, where somebody does.
pub fn in_short(form: Form) -> Option<Line> {
    form.verdict.with(|verdict| {
        let people = &verdict.as_ref()?.changes.as_ref()?.people;
        let fallen: Vec<(&Person, Key)> = people.iter().filter_map(|person| Some((person, fate(person)?))).collect();
        match fallen[..] {
            [] => None,
            [(one, status)] => {
                Some(Line::new(keys::COMBAT_ONE_FALLS).with("name", one.name.clone()).with("status", status))
            }
            [_, _, ..] => Some(keys::COMBAT_BOTH_FALL.into()),
        }
    })
}

/// How somebody falls, where it does.
fn fate(person: &Person) -> Option<Key> {
    person.effects.iter().find_map(|effect| match effect.kind {
        EffectKind::EnemyEliminated => Some(keys::STATUS_ELIMINATED),
        EffectKind::Status(status @ (Status::Eliminated | Status::Corrupted)) => Some(status_name(status)),
        EffectKind::Status(_) | EffectKind::Gauge { .. } | EffectKind::Wounds { .. } => None,
        EffectKind::Token(_) | EffectKind::Arrives | EffectKind::Intervenes => None,
    })
}
