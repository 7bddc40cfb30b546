//! Everything that will change, in short: one tag a change, with its cause; then the Group Honor.

use super::play::Play;
use crate::games::champions::combat::steps::Reason;
use crate::games::champions::model::ids::Who;
use crate::games::champions::rulebook;
use crate::games::champions::text::consequences::{
    Consequences, Effect, EffectKind, Group, Person, consequences, gauge_name,
};
use crate::games::champions::text::names::given_name;
use crate::games::champions::text::steps;
use crate::kernel::line::{Arg, Line};
use crate::ui::components::icon::Icon;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::looks;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The card.
pub fn changes(play: Play) -> AnyView {
    let card = move || {
        let by_hand = play.entered(|draft| draft.told.is_some());
        let events = play.preview().and_then(Result::ok);
        let told = events.map(|events| play.session.state(|state| consequences(state, &events)));
        // Where what came of it is said, it says from the first what will be listed here.
        let nothing = told.is_none().then(|| view! { <p class="sub2">{say(keys::COMBAT_NOTHING_YET)}</p> });
        let told = told.or_else(|| by_hand.then(Consequences::default))?;
        let feedback = feedback();
        let test = play.entered(|draft| draft.trial().is_some());
        let rule = if test { rulebook::ACTIONS } else { rulebook::COMBAT_END };
        let tags: Vec<AnyView> = told.people.iter().flat_map(of_person).collect();
        Some(view! {
            <section class="card pad">
                <div class="rowx apart">
                    <h2 class="plain">{say(keys::COMBAT_CHANGES)}</h2>
                    <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) />
                </div>
                {nothing}
                <ul class="chg">{tags}</ul>
                {no_honor(play).map(|why| view! { <p class="sub2">{why}</p> })}
                {told.group.map(|group| view! { <p class="group">{group_line(group)}</p> })}
            </section>
        })
    };
    card.into_any()
}

/// Why a Wound brings no Honor: whoever learns the game waits for it.
fn no_honor(play: Play) -> Option<String> {
    let steps = play.told(|facts| facts.resolved().map(|known| known.steps.clone()))?;
    let why = steps.iter().map(|step| &step.line).find(|line| matches!(line, Reason::Insignificant { .. }))?;
    Some(play.session.state(|state| say(steps::reason(state, why))))
}

fn of_person(person: &Person) -> Vec<AnyView> {
    let name = say(person.name.clone());
    let name = match person.who {
        Who::Champion(_) => given_name(&name).to_owned(),
        Who::Ally(_) | Who::Enemy(_) => name,
    };
    person.effects.iter().map(|effect| tag(person.who, &name, effect)).collect()
}

fn tag(who: Who, name: &str, effect: &Effect) -> AnyView {
    let (sign, tint) = match effect.kind {
        EffectKind::Gauge { gauge, to, .. } => (looks::gauge_sign(gauge, Some(to)), Tint::Ink),
        EffectKind::Wounds { .. } => (Sign::Life, Tint::Ink),
        EffectKind::Status(status) => (looks::status_sign(status), Tint::Bad),
        EffectKind::Token(token) => (looks::token_sign(token), Tint::Ink),
        EffectKind::EnemyEliminated => (Sign::Eliminated, Tint::Ink),
        EffectKind::Arrives => (Sign::Reinforcement, Tint::Bad),
        EffectKind::Intervenes => (Sign::Swap, Tint::Ink),
    };
    let cause = say(effect.line.clone());
    let text = match effect.kind {
        EffectKind::Gauge { gauge, from, to } => {
            let line = change_line(effect).with("name", name).with("by", Arg::Signed((to - from).into()));
            say(line.with("gauge", gauge_name(who, gauge)).with("cause", cause))
        }
        EffectKind::Wounds { from, to } => {
            let line = Line::new(keys::FIGHT_CHANGE).with("name", name).with("by", Arg::Signed((to - from).into()));
            say(line.with("gauge", keys::COMBAT_WOUNDS))
        }
        EffectKind::Status(_) | EffectKind::Token(_) | EffectKind::EnemyEliminated => {
            say(Line::new(keys::FIGHT_HAPPENS).with("name", name).with("what", cause))
        }
        EffectKind::Arrives | EffectKind::Intervenes => {
            say(Line::new(keys::FIGHT_HAPPENS).with("name", name).with("what", cause))
        }
    };
    view! {
        <li class="tag">
            <Icon sign=sign tint=tint />
            {text}
        </li>
    }
    .into_any()
}

/// A change with its cause; what an action costs and what Wounds take needs no reason.
fn change_line(effect: &Effect) -> Line {
    let plain = [keys::CAUSE_COST, keys::CAUSE_WOUNDS].contains(&effect.line.key);
    Line::new(if plain { keys::FIGHT_CHANGE } else { keys::FIGHT_CHANGE_CAUSE })
}

/// "Group Honor 22 becomes 23, 1 short of 24."
fn group_line(group: Group) -> String {
    let margin = group.margin();
    let becomes = |key| Line::new(key).with("from", group.honor.0).with("to", group.honor.1);
    let against = |key| becomes(key).with("margin", margin.abs()).with("threshold", group.threshold.1);
    let honor = match margin {
        ..0 => against(keys::COMBAT_GROUP_SHORT),
        0 => becomes(keys::COMBAT_GROUP_EXACT),
        1.. => against(keys::COMBAT_GROUP_ABOVE),
    };
    let (from, to) = group.threshold;
    let moves = (from != to).then(|| Line::new(keys::COMBAT_THRESHOLD_MOVES).with("from", from).with("to", to));
    std::iter::once(honor).chain(moves).map(say).collect::<Vec<_>>().join(" ")
}
