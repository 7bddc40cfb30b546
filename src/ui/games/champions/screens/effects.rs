//! A line of what something changes: before and after, its cause and its rule; before it happens as in the log.

use crate::games::champions::model::ids::Who;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::text::consequences::{Effect, EffectKind, gauge_name};
use crate::kernel::line::{Key, Line};
use crate::ui::components::change::Change;
use crate::ui::components::icon::Icon;
use crate::ui::components::number::shown;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::components::why::WhyLine;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::looks;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// What happens to somebody, with the rule it goes back to.
pub fn effect_line(who: Who, effect: Effect) -> impl IntoView {
    let feedback = feedback();
    let Effect { kind, line, rule } = effect;
    let open = move || rule.iter().for_each(|rule| feedback.open_rule(*rule));
    view! {
        <WhyLine rule=rule.map(page_of) on_rule=open>
            <span class="effect">{mark(who, kind)} <span>{say(line)}</span></span>
        </WhyLine>
    }
}

/// A gauge before and after, or the sign of what else happens.
fn mark(who: Who, kind: EffectKind) -> AnyView {
    let sign = |sign: Sign, tint: Tint| view! { <Icon sign=sign tint=tint /> }.into_any();
    match kind {
        EffectKind::Gauge { gauge, from, to } => {
            before_after(looks::gauge_sign(gauge, Some(to)), gauge, gauge_name(who, gauge), (from, to))
        }
        EffectKind::Wounds { from, to } => before_after(Sign::Life, Gauge::Life, keys::COMBAT_WOUNDS, (from, to)),
        EffectKind::Status(status) => sign(looks::status_sign(status), Tint::Bad),
        EffectKind::Token(token) => sign(looks::token_sign(token), Tint::Glory),
        EffectKind::EnemyEliminated => sign(Sign::Eliminated, Tint::Ink),
        EffectKind::Arrives => sign(Sign::Reinforcement, Tint::Bad),
        EffectKind::Intervenes => sign(Sign::Swap, Tint::Ink),
    }
}

fn before_after(sign: Sign, gauge: Gauge, name: Key, (from, to): (i16, i16)) -> AnyView {
    let ears = Line::new(keys::COMBAT_CHANGE_EARS).with("gauge", name).with("from", from).with("to", to);
    let tint = looks::gauge_tint(gauge);
    view! { <Change sign=sign tint=tint from=shown(from.into()) to=shown(to.into()) ears=say(ears) /> }.into_any()
}
