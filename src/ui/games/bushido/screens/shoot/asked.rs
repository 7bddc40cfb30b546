//! What is asked before the dice: whom, how far, who catches it, with what, what else is true.

use super::Draft;
use crate::games::bushido::assemble::ranged::specials;
use crate::games::bushido::command::ShotFact;
use crate::games::bushido::model::special::{Special, SpecialAttack};
use crate::games::bushido::rules::reference;
use crate::games::bushido::rules::shot::Band;
use crate::games::bushido::state::model::{ModelId, Standing};
use crate::games::bushido::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::Button;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::feedback::feedback;
use crate::ui::games::bushido::screens::boosts::boosts as priced;
use crate::ui::texts::{page_of, say};
use crate::words::bushido as keys;
use leptos::prelude::*;

/// Everything the table has to say.
pub(super) fn asked(draft: Draft) -> AnyView {
    let targets = draft.targets.get_value();
    let answers = draft
        .session
        .glance(|state| targets.iter().map(|other| Segment::of(names::model(state, *other))).collect::<Vec<_>>());
    let choose = move |at: usize| {
        draft.target.set(at);
        draft.catcher.set(None);
        draft.forget_dice();
    };
    view! {
        <section class="card pad stack">
            {question(keys::BUSHIDO_WHOM, answers, Signal::derive(move || Some(draft.target.get())), choose)}
            {weapons(draft)} {move || bands(draft, draft.weapon.get())}
        </section>
        <section class="card pad stack">
            {move || catchers(draft, draft.target.get())} {friends(draft)} {move || special(draft, draft.weapon.get())}
            {boosts(draft)} {facts(draft)}
        </section>
    }
    .into_any()
}

fn question(
    key: Key,
    answers: Vec<Segment>,
    chosen: Signal<Option<usize>>,
    choose: impl Fn(usize) + Send + Sync + 'static,
) -> AnyView {
    view! {
        <h2>{say(key)}</h2>
        <Segmented
            label=say(key)
            answers=Signal::stored(answers)
            chosen=chosen
            look=SegmentedLook::Lines
            on_choose=choose
        />
    }
    .into_any()
}

fn weapons(draft: Draft) -> Option<AnyView> {
    let answers: Vec<Segment> = draft.session.glance(|state| {
        let weapons = state.model(draft.id).map(|model| &model.card().ranged_weapons);
        weapons.map_or_else(Vec::new, |all| all.iter().map(|one| Segment::of(one.weapon.name.clone())).collect())
    });
    let choose = move |at: usize| {
        draft.weapon.set(at);
        draft.special.set(None);
        draft.forget_dice();
    };
    let chosen = Signal::derive(move || Some(draft.weapon.get()));
    (answers.len() > 1).then(|| question(keys::BUSHIDO_SHOT_WEAPON, answers, chosen, choose))
}

/// The bands of the weapon; beyond the last one the shot fails.
fn bands(draft: Draft, weapon: usize) -> Option<AnyView> {
    let bands: Vec<(Band, i64)> = draft.session.glance(|state| {
        let weapon = state.model(draft.id)?.card().ranged_weapons.get(weapon)?.bands?;
        Some(Band::ALL.into_iter().zip(weapon).filter_map(|(band, most)| Some((band, most?))).collect())
    })?;
    let first = bands.first()?.1;
    if bands.iter().all(|(_, most)| *most != draft.distance.get_untracked()) {
        draft.distance.set(first);
    }
    let inches = |(band, most): &(Band, i64)| {
        let line = Line::new(keys::BUSHIDO_SHOT_BAND).with("inches", i16::try_from(*most).unwrap_or(i16::MAX));
        Segment::of(say(line)).with_second(say(names::band(*band)))
    };
    let answers: Vec<Segment> = bands.iter().map(inches).collect();
    let of: Vec<i64> = bands.iter().map(|(_, most)| *most).collect();
    let all = of.clone();
    let chosen = Signal::derive(move || of.iter().position(|most| *most == draft.distance.get()));
    let choose = move |at: usize| draft.distance.set(all.get(at).copied().unwrap_or(first));
    Some(question(keys::BUSHIDO_DISTANCE, answers, chosen, choose))
}

/// Models of the target's side that may catch the shot, *Bodyguards* named so.
fn catchers(draft: Draft, target: usize) -> Option<AnyView> {
    let feedback = feedback();
    let aimed_at = draft.targets.with_value(|targets| targets.get(target).copied());
    let may: Vec<(ModelId, bool)> = draft.session.glance(|state| {
        let others = draft.targets.get_value().into_iter().filter(|id| Some(*id) != aimed_at);
        let model = |id: ModelId| {
            let model = state.model(id)?;
            let guards = model.traits().has("Bodyguard");
            let steps_in = !model.is_exhausted() && !model.traits().has("Insignificant");
            (guards || steps_in).then_some((id, guards))
        };
        others.filter_map(model).collect()
    });
    let mut answers = vec![Segment::of(say(keys::BUSHIDO_NOBODY))];
    answers.extend(may.iter().map(|(id, guards)| {
        let segment = Segment::of(draft.session.glance(|state| names::model(state, *id)));
        if *guards { segment.with_second("Bodyguard") } else { segment }
    }));
    let ids: Vec<ModelId> = may.iter().map(|(id, _)| *id).collect();
    let of = ids.clone();
    let place = move |id: ModelId| of.iter().position(|one| *one == id).map(|at| at + 1);
    let chosen = Signal::derive(move || draft.catcher.get().map_or(Some(0), &place));
    let choose = move |at: usize| {
        draft.catcher.set(at.checked_sub(1).and_then(|at| ids.get(at).copied()));
        draft.forget_dice();
    };
    let rule = reference::RANGED;
    (!may.is_empty()).then(|| {
        view! {
            {question(keys::BUSHIDO_SHOT_INTERCEPT, answers, chosen, choose)}
            <p class="sub2">
                {say(keys::BUSHIDO_SHOT_INTERCEPT_HELP)} " "
                <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) />
            </p>
        }
        .into_any()
    })
}

/// Friends of the shooter that may stand in base to base with the target.
fn friends(draft: Draft) -> Option<AnyView> {
    let ids: Vec<ModelId> = draft.session.glance(|state| {
        let own = state.model(draft.id).map(|model| model.player());
        let friend = state.models().filter(|(id, model)| *id != draft.id && Some(model.player()) == own);
        friend.filter(|(_, model)| model.standing() == Standing::Battlefield).map(|(id, _)| id).collect()
    });
    let mut answers = vec![Segment::of(say(keys::BUSHIDO_NOBODY))];
    answers.extend(ids.iter().map(|id| Segment::of(draft.session.glance(|state| names::model(state, *id)))));
    let of = ids.clone();
    let some = !ids.is_empty();
    let place = move |id: ModelId| of.iter().position(|one| *one == id).map(|at| at + 1);
    let chosen = Signal::derive(move || draft.friend.get().map_or(Some(0), &place));
    let choose = move |at: usize| draft.friend.set(at.checked_sub(1).and_then(|at| ids.get(at).copied()));
    some.then(|| question(keys::BUSHIDO_SHOT_FRIEND, answers, chosen, choose))
}

fn special(draft: Draft, weapon: usize) -> Option<AnyView> {
    let all: Vec<(SpecialAttack, usize)> = draft
        .session
        .glance(|state| Some(specials(state.model(draft.id)?.card().ranged_weapons.get(weapon)?)))
        .unwrap_or_default();
    let mut answers = vec![Segment::of(say(keys::BUSHIDO_SHOT_NO_SPECIAL))];
    answers.extend(all.iter().map(|(special, cost)| {
        let line = Line::new(keys::BUSHIDO_SHOT_SPECIAL_COST).with("count", super::words::small(*cost));
        Segment::of(Special::Attack(*special).name()).with_second(say(line))
    }));
    let of: Vec<SpecialAttack> = all.iter().map(|(special, _)| *special).collect();
    let which = of.clone();
    let place = move |special: SpecialAttack| of.iter().position(|one| *one == special).map(|at| at + 1);
    let chosen = Signal::derive(move || draft.special.get().map_or(Some(0), &place));
    let choose = move |at: usize| draft.special.set(at.checked_sub(1).and_then(|at| which.get(at).copied()));
    (!all.is_empty()).then(|| question(keys::BUSHIDO_SHOT_SPECIAL, answers, chosen, choose))
}

fn boosts(draft: Draft) -> AnyView {
    let label = say(keys::BUSHIDO_TERM_BOOSTS);
    let (value, set) = (move || draft.boosts.get(), move |to: i32| draft.boosts.set(to));
    priced(draft.session, label, (move || Some(draft.id), |card| card.ranged_boost), value, set)
}

fn facts(draft: Draft) -> AnyView {
    let one = move |fact: ShotFact| {
        let pressed = Signal::derive(move || draft.facts.with(|facts| facts.contains(&fact)));
        let tap = move || {
            draft.facts.update(|facts| {
                if !facts.remove(&fact) {
                    facts.insert(fact);
                }
            });
        };
        view! { <Button label=say(names::shot_fact(fact)) pressed=pressed on_press=tap /> }
    };
    view! {
        <div class="rowx wrap" role="group" aria-label=say(keys::BUSHIDO_SHOT_FACTS)>
            {ShotFact::ALL.iter().map(|fact| one(*fact)).collect_view()}
        </div>
    }
    .into_any()
}
