//! The row of an action that somebody can do, or why not: the same for Champions and Allies.

use super::{Way, desk};
use crate::games::champions::model::ids::Actor;
use crate::games::champions::offers::{ActionKind, Offer, against_all};
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::row::{ActionRow, Impossible};
use crate::ui::feedback::feedback;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::screens::against::impossible as impossible_by;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// One action of somebody.
#[component]
pub fn OfferedAction(
    /// Who acts.
    #[prop(into)]
    actor: Signal<Actor>,
    /// Which action.
    kind: ActionKind,
    /// All of them, worked out together.
    offers: Memo<Vec<Offer>>,
    /// What it would do.
    #[prop(optional, into)]
    sub: MaybeProp<String>,
    /// What it costs.
    #[prop(into)]
    cost: String,
) -> impl IntoView {
    let (session, feedback, desk) = (session(), feedback(), desk());
    let refusal = Memo::new(move |_| {
        offers.with(|offers| offers.iter().find(|offer| offer.action == kind).and_then(|offer| offer.refusal.clone()))
    });
    let anyway = move || Line::new(keys::SHEET_ANYWAY_EARS).with("action", names::action(kind));
    let said_above = Memo::new(move |_| offers.with(|offers| against_all(offers).is_some()));
    let impossible = move || {
        let reason = impossible_by(session, &refusal.get()?, anyway());
        Some(if said_above.get() { Impossible { why: String::new(), ..reason } } else { reason })
    };
    let act = move |way| desk.act(actor.get_untracked(), kind, way);
    let open_rule = move || refusal.get_untracked().iter().for_each(|refusal| feedback.open_rule(refusal.rule));
    view! {
        <ActionRow
            sign=looks::action_sign(kind)
            title=say(names::action(kind))
            sub=sub
            cost=cost
            impossible=Memo::new(move |_| impossible())
            on_press=move || act(Way::ByTheRules)
            on_anyway=move || act(Way::Anyway)
            on_rule=open_rule
        />
    }
}
