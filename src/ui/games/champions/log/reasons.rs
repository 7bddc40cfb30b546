//! Everything a step changed, each change with its cause and its rule: also what came to nothing in the end, because the
//! question is why.

use crate::games::champions::event::Event;
use crate::games::champions::text::consequences::{Group, Person, consequences};
use crate::games::champions::{Champions, rulebook};
use crate::kernel::journal::EntryOf;
use crate::kernel::line::Line;
use crate::kernel::rulebook::RuleRef;
use crate::ui::components::why::{WhyLine, WhyList};
use crate::ui::feedback::feedback;
use crate::ui::games::champions::screens::effects::effect_line;
use crate::ui::games::champions::session::Session;
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
        <WhyList>{effects.into_iter().map(|effect| effect_line(who, effect)).collect_view()}</WhyList>
    }
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
