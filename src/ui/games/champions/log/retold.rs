//! How a Combat or a test came to its result, folded: the dice, what was done to them, the sum, each with its rule.

use crate::games::champions::retold::{self, Retold};
use crate::ui::components::why::WhyList;
use crate::ui::games::champions::screens::step_lines::{ten_steps, test_line};
use crate::ui::games::champions::session::Session;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::keys;
use leptos::prelude::*;

/// How step `entry` came about; nothing where its dice are not known.
#[component]
pub(super) fn HowItCame(
    /// The table.
    session: Session,
    /// Number of the step.
    entry: usize,
) -> impl IntoView {
    let has_dice = session
        .journal
        .with_untracked(|journal| journal.entries().get(entry).is_some_and(|step| retold::has_dice(&step.command)));
    let open = RwSignal::new(false);
    has_dice.then(|| {
        view! {
            <div class="reasons retold">
                <Folded title=say(keys::LOGBOOK_RETOLD) open=open>
                    {lines(session, entry)}
                </Folded>
            </div>
        }
    })
}

fn lines(session: Session, entry: usize) -> Option<AnyView> {
    session.journal.with_untracked(|journal| {
        let step = journal.entries().get(entry)?;
        let before = journal.state_at(entry);
        Some(match retold::retold(&before, step) {
            Some(Retold::Combat(steps)) => ten_steps(&before, &steps),
            Some(Retold::Test(steps)) => {
                let lines: Vec<AnyView> = steps.iter().map(|step| test_line(&before, step)).collect();
                view! { <WhyList>{lines}</WhyList> }.into_any()
            }
            None => view! { <p class="sub2">{say(keys::LOGBOOK_RETOLD_OTHERWISE)}</p> }.into_any(),
        })
    })
}
