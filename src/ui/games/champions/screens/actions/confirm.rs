//! What a command would change, and the one button that carries it out; where a rule is against it, the rule and the
//! way out.

use crate::games::champions::command::Command;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::games::champions::refusal::Refusal;
use crate::games::champions::text::log::{self, Change as GaugeChange};
use crate::games::champions::text::{names, reasons};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::change::Change;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::number::shown;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::session::{Done, session};
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// What would come of the command.
#[derive(Clone, PartialEq)]
enum Verdict {
    /// Something is still to be said.
    Incomplete,
    /// These changes.
    Changes(Vec<GaugeChange>),
    /// Nothing: a rule is against it.
    Against(Refusal),
}

/// The foot of a sheet: consequences, then the ink.
#[component]
pub fn Confirm(
    /// What is asked of the table; nothing while something is still to be said.
    #[prop(into)]
    command: Signal<Option<Command>>,
    /// Whose changes need no name.
    who: Who,
    /// What the ink does.
    #[prop(into)]
    label: Signal<String>,
    /// It is done.
    on_done: Callback<()>,
) -> impl IntoView {
    let session = session();
    let verdict = Memo::new(move |_| match command.get() {
        None => Verdict::Incomplete,
        Some(command) => match session.preview(&command) {
            Ok(events) => Verdict::Changes(log::changes(&events)),
            Err(refusal) => Verdict::Against(refusal),
        },
    });
    let carry_out = move |wrap: fn(Command) -> Command| {
        if let Some(command) = command.get_untracked()
            && session.dispatch(wrap(command)) == Done::Yes
        {
            on_done.run(());
        }
    };
    let ink = move |disabled| {
        view! {
            <div class="rowx">
                <Button kind=ButtonKind::Act label=label disabled=disabled on_press=move || carry_out(|command| command) />
            </div>
        }
    };
    let anyway = move || carry_out(|command| Command::Anyway(Box::new(command)));
    move || match verdict.get() {
        Verdict::Incomplete => ink(true).into_any(),
        Verdict::Changes(changes) => (session.state(|state| change_list(state, who, &changes)), ink(false)).into_any(),
        Verdict::Against(refusal) => view! { <Against refusal=refusal on_anyway=anyway /> }.into_any(),
    }
}

/// The changes in a line, "AP 6 to 4"; those of somebody else with the name.
fn change_list(state: &State, who: Who, changes: &[GaugeChange]) -> impl IntoView + use<> {
    let one = |change: &GaugeChange| {
        let ears = Line::new(keys::SHEET_CHANGE_EARS)
            .with("gauge", names::gauge(change.gauge))
            .with("from", change.from)
            .with("to", change.to);
        let name = (change.who != who).then(|| say(names::who(state, change.who)));
        view! {
            <li class="rowx">
                {name}
                <Change
                    sign=looks::gauge_sign(change.gauge, Some(change.to))
                    tint=looks::gauge_tint(change.gauge)
                    from=shown(change.from.into())
                    to=shown(change.to.into())
                    ears=say(ears)
                />
            </li>
        }
    };
    view! { <ul class="changes">{changes.iter().map(one).collect_view()}</ul> }
}

/// Why not, the rule, and the way out where there is one.
#[component]
fn Against(
    /// What is against it.
    refusal: Refusal,
    /// Does it anyway.
    #[prop(into)]
    on_anyway: Callback<()>,
) -> impl IntoView {
    let (session, feedback) = (session(), feedback());
    let reason = session.journal.with_untracked(|journal| say(reasons::refusal(journal.state(), &refusal)));
    let rule = refusal.rule;
    let page = page_of(rule);
    let way_out = refusal.can_be_overridden().then(|| {
        view! {
            <div class="rowx">
                <Button kind=ButtonKind::Grow label=say(keys::ANYWAY) on_press=on_anyway />
            </div>
        }
    });
    view! {
        <Note kind=NoteKind::Warn>
            {reason} " " <RuleRef label=page on_open=move || feedback.open_rule(rule) />
        </Note>
        {way_out}
    }
}
