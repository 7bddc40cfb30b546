//! How the two stand: Sizes in melee, Cover and return fire in Ranged Combat, and whoever steps in.

use super::play::Play;
use crate::games::champions::combat::terms::{Compared, Cover, ReturnFire};
use crate::games::champions::command::{CombatKind, Place, Sizes, Starter};
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::sheet::draft::{Draft, Duel};
use crate::games::champions::sheet::silence::{Answer, Hindrance};
use crate::games::champions::sheet::targets;
use crate::games::champions::views::fight_words::short;
use crate::kernel::line::{Arg, Line};
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::tick::Tick;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Sizes in melee; Cover and return fire in Ranged Combat; whoever steps in.
pub fn terms(play: Play) -> AnyView {
    let shown = move || {
        play.draft.with(|draft| {
            let duel = draft.duel().filter(|duel| duel.fighter.is_some() && duel.enemy.is_some())?;
            Some(play.session.state(|state| terms_of(play, state, draft, duel)))
        })
    };
    shown.into_any()
}

fn terms_of(play: Play, state: &State, draft: &Draft, duel: &Duel) -> AnyView {
    let how = match duel.kind {
        CombatKind::Melee => sizes(play, state, duel),
        // Who said the Wounds has counted it.
        CombatKind::Ranged if draft.told.is_some() => ().into_any(),
        CombatKind::Ranged => ranged(play, state, duel),
    };
    view! { {bodyguards(play, state, duel)} {stand_in(play, state, duel)} {how} }.into_any()
}

fn change(play: Play, change: impl FnOnce(&mut Duel)) {
    play.say(|draft: &mut Draft| {
        if let Some(duel) = draft.duel_mut() {
            change(duel);
        }
    });
}

fn sizes(play: Play, state: &State, duel: &Duel) -> AnyView {
    let champion = matches!(duel.fighter, Some(Actor::Champion(_)));
    let honor = |key| champion.then(|| say(key));
    let segment = |text, second: Option<String>| Segment { second, ..Segment::of(say(text)) };
    let known = play.told(|facts| facts.opened().map(|opening| opening.sizes)).or(Some(duel.compared()));
    let superiority = match known {
        Some(Sizes::SuperiorityAlone) => keys::COMBAT_SUPERIORITY_FREE,
        Some(Sizes::Outnumbered | Sizes::Even | Sizes::Superiority) | None => keys::COMBAT_SUPERIORITY_SUB,
    };
    let brings = duel.honor_outnumbered(state).map(|honor| Arg::Signed(honor.into()));
    let outnumbered = brings.map(|honor| say(Line::new(keys::COMBAT_OUTNUMBERED_HONOR).with("honor", honor)));
    let answers = vec![
        segment(keys::COMBAT_OUTNUMBERED, outnumbered.or(honor(keys::COMBAT_OUTNUMBERED_SUB))),
        segment(keys::COMBAT_EVEN, honor(keys::COMBAT_EVEN_SUB)),
        segment(keys::COMBAT_SUPERIORITY, honor(superiority)),
    ];
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
    let hindrance = match duel.hindrance(state) {
        Hindrance::NoBow => keys::FIGHT_NO_BOW_SUB,
        Hindrance::NoSight => keys::FIGHT_NO_RETURN_SUB,
    };
    let fire = move |on: bool| {
        change(play, |duel| duel.return_fire = if on { ReturnFire::Silent } else { ReturnFire::Counts });
    };
    view! {
        <div class="ticks">
            {covered(keys::FIGHT_COVER, duel.enemy.map(Who::Enemy), duel.enemy_cover, |duel, cover| duel.enemy_cover = cover)}
            {covered(keys::FIGHT_COVER, duel.fighter.map(Who::from), duel.cover, |duel, cover| duel.cover = cover)}
            <Tick
                label=say(Line::new(keys::FIGHT_NO_RETURN).with("name", name))
                second=say(hindrance)
                on=Signal::stored(duel.answer(state) == Answer::Silent)
                on_toggle=fire
            />
        </div>
    }
    .into_any()
}

/// Who has to be attacked instead of the Enemy that the players attack.
fn bodyguards(play: Play, state: &State, duel: &Duel) -> AnyView {
    let guards = targets::bodyguards(state, duel);
    if guards.is_empty() {
        return ().into_any();
    }
    let answers: Vec<Segment> = guards.iter().map(|id| Segment::of(short(state, Who::Enemy(*id)))).collect();
    let choose = move |at: usize| {
        if let Some(enemy) = guards.get(at).copied() {
            play.say(|draft| {
                draft.against(enemy);
                play.session.glance(|state| draft.as_the_board_says(state));
            });
        }
    };
    view! {
        <p class="cap" aria-hidden="true">{say(keys::FIGHT_BODYGUARDS)}</p>
        <Segmented
            label=say(keys::FIGHT_BODYGUARDS)
            look=SegmentedLook::Wraps
            answers=Signal::stored(answers)
            chosen=Signal::stored(None)
            on_choose=choose
        />
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
            play.say(|draft| {
                draft.stand_in(actor, place);
                play.session.glance(|state| draft.as_the_board_says(state));
            });
        }
    };
    view! {
        <p class="cap" aria-hidden="true">{say(keys::FIGHT_STAND_IN)}</p>
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
