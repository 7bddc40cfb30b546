//! What this table plays where the rulebook leaves a choice: to read, with both passages.

use crate::games::champions::rulings::{Reading, Ruling};
use crate::games::champions::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::kernel::rulebook;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::session::session;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The rulings in force.
#[component]
pub(super) fn RulingsSection() -> impl IntoView {
    let row = |ruling: &Ruling| view! { <Row ruling=*ruling /> };
    view! {
        <div class="sec">
            <h2>{say(keys::OPTIONS_RULINGS)}</h2>
        </div>
        <p class="sub2">{say(keys::OPTIONS_RULINGS_SUB)}</p>
        <section class="card rows" aria-label=say(keys::OPTIONS_RULINGS)>
            {Ruling::ALL.iter().map(row).collect_view()}
        </section>
    }
}

#[component]
fn Row(ruling: Ruling) -> impl IntoView {
    let session = session();
    let (title, readings) = names::ruling(ruling);
    let played = session.glance(|state| state.rulings().reading(ruling));
    let [first, second] = readings;
    let (plays, instead) = match played {
        Reading::Standard => (first, second),
        Reading::Other => (second, first),
    };
    // Both passages may stand on one page: it is named once.
    let [one, other] = ruling.references();
    let other = (page_of(other) != page_of(one)).then_some(other);
    let references = std::iter::once(one).chain(other).map(|rule| view! { <Reference rule=rule /> " " });
    view! {
        <div class="row plain">
            <span>
                <b>{say(title)}</b>
                <p>{say(plays)}</p>
                <p>{say(Line::new(keys::OPTIONS_RULING_OTHER).with("other", instead))}</p>
                <p class="references">{references.collect_view()}</p>
            </span>
        </div>
    }
}

#[component]
fn Reference(rule: rulebook::RuleRef) -> impl IntoView {
    let feedback = feedback();
    let label = page_of(rule);
    view! { <RuleRef label=label on_open=move || feedback.open_rule(rule) /> }
}
