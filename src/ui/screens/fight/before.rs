//! Before the first die: who against whom, the Sizes, the odds, and why there are that many dice.

use super::foe::{color_class, color_name};
use super::more::more;
use super::odds_card::odds_card;
use super::play::{Over, Play};
use super::test_parts::{chances_card, tested};
use super::think::Thought;
use super::versus::{lists, versus};
use super::words::{full, page, short};
use crate::games::champions::combat::steps::{Reason, Step};
use crate::games::champions::combat::terms::{Compared, Cover, ReturnFire};
use crate::games::champions::command::{CombatKind, Place, Sizes, Starter};
use crate::games::champions::model::enemy_die::DieColor;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::sheet::draft::{Draft, Duel};
use crate::games::champions::sheet::targets;
use crate::games::champions::text::{reasons, steps};
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::tick::Tick;
use crate::ui::components::why::{WhyLine, WhyList};
use crate::ui::feedback::feedback;
use crate::ui::screens::faces::guess_note;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// Everything above the palette.
pub fn before(play: Play) -> AnyView {
    let test = play.draft.with_untracked(|draft| draft.trial().is_some());
    if test {
        return view! { {tested(play)} {thoughts(play)} }.into_any();
    }
    view! {
        {versus(play)}
        {lists(play)}
        {terms(play)}
        {against(play)}
        {thoughts(play)}
        {guess(play)}
        {reasons_card(play)}
        {more(play)}
    }
    .into_any()
}

/// The odds, as soon as they are known; what is missing where they never will be.
fn thoughts(play: Play) -> AnyView {
    let card = move || match play.thought.get() {
        Thought::Odds(view) => odds_card(play, view).into_any(),
        Thought::Chances(chances) => chances_card(play, chances),
        Thought::Thinking | Thought::Nothing | Thought::Better(_) | Thought::Stop => missing(play),
    };
    card.into_any()
}

/// The card value that the odds wait for, with the way to type it in.
fn missing(play: Play) -> AnyView {
    let who = play.draft.with(|draft| play.session.state(|state| targets::unknown(state, draft)));
    let Some(who) = who else { return ().into_any() };
    let name = play.session.glance(|state| full(state, who));
    let text = say(Line::new(keys::FIGHT_UNKNOWN).with("name", name));
    view! {
        <Note
            kind=NoteKind::Warn
            action=say(keys::COMBAT_TYPE_IN)
            on_action=Callback::new(move |()| play.over.set(Some(Over::Card(who))))
        >
            {text}
        </Note>
    }
    .into_any()
}

/// The odds use faces nobody has checked.
pub fn guess(play: Play) -> AnyView {
    let shown = move || matches!(play.thought.get(), Thought::Odds(_) | Thought::Better(_));
    view! {
        <Show when=shown>
            {guess_note()}
        </Show>
    }
    .into_any()
}

/// Sizes in melee; Cover and return fire in Ranged Combat; whoever steps in.
fn terms(play: Play) -> AnyView {
    let shown = move || {
        play.draft.with(|draft| {
            let duel = draft.duel().filter(|duel| duel.fighter.is_some() && duel.enemy.is_some())?;
            Some(play.session.state(|state| terms_of(play, state, duel)))
        })
    };
    shown.into_any()
}

fn terms_of(play: Play, state: &State, duel: &Duel) -> AnyView {
    let how = match duel.kind {
        CombatKind::Melee => sizes(play, duel),
        CombatKind::Ranged => ranged(play, state, duel),
    };
    view! { {stand_in(play, state, duel)} {how} }.into_any()
}

fn change(play: Play, change: impl FnOnce(&mut Duel)) {
    play.say(|draft: &mut Draft| {
        if let Some(duel) = draft.duel_mut() {
            change(duel);
        }
    });
}

fn sizes(play: Play, duel: &Duel) -> AnyView {
    let champion = matches!(duel.fighter, Some(Actor::Champion(_)));
    let honor = |key| champion.then(|| say(key));
    let segment = |text, second: Option<String>| Segment { second, ..Segment::of(say(text)) };
    let answers = vec![
        segment(keys::COMBAT_OUTNUMBERED, honor(keys::COMBAT_OUTNUMBERED_SUB)),
        segment(keys::COMBAT_EVEN, honor(keys::COMBAT_EVEN_SUB)),
        segment(keys::COMBAT_SUPERIORITY, honor(keys::COMBAT_SUPERIORITY_SUB)),
    ];
    let known = play.facts.with(|facts| facts.opened().map(|opening| opening.sizes));
    let chosen = known.map(|sizes| match sizes {
        Sizes::Outnumbered => 0,
        Sizes::Even => 1,
        Sizes::Superiority | Sizes::SuperiorityAlone => 2,
    });
    let choose = move |place: usize| {
        let all = [Sizes::Outnumbered, Sizes::Even, Sizes::Superiority];
        change(play, |duel| duel.sizes = Compared::Said(all[place.min(2)]));
    };
    view! {
        <Segmented
            label=say(keys::COMBAT_SIZES)
            answers=Signal::stored(answers)
            chosen=Signal::stored(chosen)
            on_choose=choose
        />
    }
    .into_any()
}

fn ranged(play: Play, state: &State, duel: &Duel) -> AnyView {
    let covered = |key, who: Option<Who>, cover: Cover, set: fn(&mut Duel, Cover)| {
        let label = say(Line::new(key).with("name", who.map(|who| short(state, who)).unwrap_or_default()));
        let toggle = move |on: bool| change(play, |duel| set(duel, if on { Cover::Covered } else { Cover::None }));
        view! {
            <Tick
                label=label
                second=say(keys::FIGHT_COVER_SUB)
                on=Signal::stored(cover == Cover::Covered)
                on_toggle=toggle
            />
        }
    };
    let target = match duel.starter {
        Starter::Players => duel.enemy.map(Who::Enemy),
        Starter::Enemy => duel.fighter.map(Who::from),
    };
    let name = target.map(|who| short(state, who)).unwrap_or_default();
    let fire = move |on: bool| {
        change(play, |duel| duel.return_fire = if on { ReturnFire::Silent } else { ReturnFire::ByCard });
    };
    view! {
        <div class="ticks">
            {covered(keys::FIGHT_COVER, duel.enemy.map(Who::Enemy), duel.enemy_cover, |duel, cover| duel.enemy_cover = cover)}
            {covered(keys::FIGHT_COVER, duel.fighter.map(Who::from), duel.cover, |duel, cover| duel.cover = cover)}
            <Tick
                label=say(Line::new(keys::FIGHT_NO_RETURN).with("name", name))
                second=say(keys::FIGHT_NO_RETURN_SUB)
                on=Signal::stored(duel.return_fire == ReturnFire::Silent)
                on_toggle=fire
            />
        </div>
    }
    .into_any()
}

/// Whether somebody steps in, where somebody can. Nobody does unless the players say so.
fn stand_in(play: Play, state: &State, duel: &Duel) -> AnyView {
    let (intervene, yojimbo) = targets::stand_ins(state, duel);
    let Some(aimed_at) = duel.instead_of.or(duel.fighter) else { return ().into_any() };
    let mut ways: Vec<(Actor, Place)> = vec![(aimed_at, Place::Own)];
    ways.extend(yojimbo.into_iter().map(|actor| (actor, Place::Yojimbo)));
    ways.extend(intervene.into_iter().map(|actor| (actor, Place::Intervening)));
    if let Some(fighter) = duel.fighter.filter(|fighter| !ways.iter().any(|(actor, _)| actor == fighter)) {
        ways.push((fighter, duel.place));
    }
    if ways.len() < 2 {
        return ().into_any();
    }
    let answer = |(actor, place): &(Actor, Place)| {
        let name = short(state, (*actor).into());
        Segment::of(name).with_second(say(match place {
            Place::Own => keys::FIGHT_AIMED_AT,
            Place::Intervening => keys::FIGHT_INTERVENES,
            Place::Yojimbo => keys::FIGHT_YOJIMBO,
        }))
    };
    let answers: Vec<Segment> = ways.iter().map(answer).collect();
    let chosen = ways.iter().position(|(actor, _)| Some(*actor) == duel.fighter);
    let choose = move |at: usize| {
        if let Some((actor, place)) = ways.get(at).copied() {
            play.say(|draft| draft.stand_in(actor, place));
        }
    };
    view! {
        <p class="cap">{say(keys::FIGHT_STAND_IN)}</p>
        <Segmented
            label=say(keys::FIGHT_STAND_IN)
            look=SegmentedLook::Wraps
            answers=Signal::stored(answers)
            chosen=Signal::stored(chosen)
            on_choose=choose
        />
    }
    .into_any()
}

/// What is against these terms, or against applying them.
pub fn against(play: Play) -> AnyView {
    let refusal = move || {
        let stopped = play.facts.with(|facts| facts.refusal().cloned());
        stopped.or_else(|| play.preview().and_then(Result::err)).or_else(|| play.waived())
    };
    (move || refusal().map(|refusal| refused(play, refusal))).into_any()
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
            <h3>{title}</h3>
            <p>{reason} " " <RuleRef label=page(rule) on_open=move || feedback.open_rule(rule) /></p>
            <div class="rowx wrapx">{anyway} {type_in}</div>
        </section>
    }
    .into_any()
}

/// Honor, status, cards and dice, each with its rule.
fn reasons_card(play: Play) -> AnyView {
    let lines = move || {
        let steps = play.facts.with(|facts| facts.opened().map(|opening| opening.steps.clone()))?;
        let lines: Vec<AnyView> = play
            .session
            .state(|state| steps.iter().filter(|step| matters(&step.line)).map(|step| line(state, step)).collect());
        Some(view! {
            <section class="card pad slim">
                <WhyList>{lines}</WhyList>
            </section>
        })
    };
    lines.into_any()
}

/// What anybody sees without being told stays out.
fn matters(reason: &Reason) -> bool {
    !matches!(
        reason,
        Reason::Attacks { .. }
            | Reason::EvenSizes
            | Reason::NoSizesInRanged
            | Reason::Begins
            | Reason::OnCard { dice: Some(_), .. }
    )
}

/// A line with its rule.
pub fn line(state: &State, step: &Step) -> AnyView {
    let feedback = feedback();
    let rule = step.rule;
    let dice = if let Reason::EnemyRolls { dice: Some(dice), .. } = &step.line { dice.clone() } else { Vec::new() };
    let text = say(steps::reason(state, &step.line));
    view! {
        <WhyLine rule=page(rule) on_rule=Callback::new(move |()| feedback.open_rule(rule))>
            {text}
            {(!dice.is_empty()).then(|| dice_signs(&dice))}
        </WhyLine>
    }
    .into_any()
}

/// Small Enemy Dice in their colours; the words beside them say the same.
pub fn dice_signs(dice: &[DieColor]) -> AnyView {
    let die = |color: &DieColor| view! { <span class=color_class(*color) title=say(color_name(*color))></span> };
    view! { <span class="d6s" aria-hidden="true">{dice.iter().map(die).collect_view()}</span> }.into_any()
}
