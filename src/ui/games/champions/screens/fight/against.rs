//! What is against it: the rule, the way to set it aside, and the card that lacks a value.

use super::play::{Over, Play};
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::text::reasons;
use crate::ui::components::button::Button;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// What is against this Combat whatever its dice show: whose turn it is, the phase. It stands at its head.
pub fn untimely(play: Play) -> AnyView {
    let late = move || {
        let late = play.told(|facts| facts.untimely.clone())?;
        refusal(play).filter(|refusal| *refusal == late)
    };
    (move || late().map(|refusal| refused(play, refusal))).into_any()
}

/// What else is against these terms, or against applying them.
pub fn against(play: Play) -> AnyView {
    let other = move || refusal(play).filter(|refusal| play.told(|facts| facts.untimely.as_ref() != Some(refusal)));
    (move || other().map(|refusal| refused(play, refusal))).into_any()
}

fn refusal(play: Play) -> Option<Refusal> {
    let stopped = play.told(|facts| facts.refusal().cloned());
    let untimely = || play.told(|facts| facts.untimely.clone());
    stopped.or_else(|| play.preview().and_then(Result::err)).or_else(untimely).or_else(|| play.waived())
}

fn refused(play: Play, refusal: Refusal) -> AnyView {
    let feedback = feedback();
    let rule = refusal.rule;
    let reason = play.session.state(|state| say(reasons::refusal(state, &refusal)));
    let waived = play.waived().as_ref() == Some(&refusal);
    let title = say(if waived { keys::COMBAT_SET_ASIDE } else { keys::COMBAT_NOT_POSSIBLE });
    let way = say(if waived { keys::COMBAT_KEEP_RULE } else { keys::ANYWAY });
    let who = match refusal.kind {
        RefusalKind::Unknown { who, .. } | RefusalKind::UnknownOnCard { who, .. } => Some(who),
        _ => None,
    };
    let type_in = who.map(|who| {
        view! { <Button label=say(keys::COMBAT_TYPE_IN) on_press=move || play.over.set(Some(Over::Card(who))) /> }
    });
    let set_aside = refusal.clone();
    let anyway = refusal.can_be_overridden().then(|| {
        view! { <Button label=way on_press=move || play.waive(set_aside.clone()) /> }
    });
    view! {
        <section class="card pad against" role="alert">
            <h2>{title}</h2>
            <p>{reason} " " <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) /></p>
            <div class="rowx wrapx">{anyway} {type_in}</div>
        </section>
    }
    .into_any()
}
