//! What can still be used or said before everything is applied: tokens, Harmony, the technique, Ki against Corruption,
//! and whether somebody fell.

use super::play::Play;
use crate::games::champions::combat::Resolution;
use crate::games::champions::combat::fight::EnemyDieChange;
use crate::games::champions::command::{Fell, Outcome};
use crate::games::champions::model::enemy_die::DieColor;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::sheet::draft::Draft;
use crate::games::champions::sheet::usable::{self, Usable, What};
use crate::games::champions::text::names;
use crate::games::champions::views::fight_words::full;
use crate::kernel::line::Line;
use crate::ui::components::choice::{Choice, ChoiceKind, Choices};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sign::Sign;
use crate::ui::components::tick::Tick;
use crate::ui::games::champions::looks;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Tokens, Harmony and the technique, each with what it would make of the result.
pub fn options(play: Play, state: &State, draft: &Draft, known: &Resolution) -> AnyView {
    let all = usable::all(state, draft, known, &play.enemy_faces());
    view! { {choices(play, state, draft, all)} {turned_die(play, draft, known)} }.into_any()
}

/// The tokens at the rerolls: what they add is known before a die is rolled again for it.
pub fn tokens(play: Play) -> AnyView {
    let part = move || {
        let known = play.told(|facts| facts.resolved().cloned())?;
        Some(play.entered(|draft| {
            play.session.state(|state| {
                let all = usable::all(state, draft, &known, &play.enemy_faces()).into_iter();
                let tokens = all.filter(|option| !matches!(option.what, What::Harmony | What::Technique)).collect();
                view! { {choices(play, state, draft, tokens)} {turned_die(play, draft, &known)} }
            })
        }))
    };
    part.into_any()
}

fn choices(play: Play, state: &State, draft: &Draft, all: Vec<Usable>) -> AnyView {
    let one = |option: Usable| {
        let then = option.outcome.as_ref().map(|(dealt, taken)| {
            let key = if option.used { keys::FIGHT_WITHOUT_WOUNDS } else { keys::FIGHT_THEN_WOUNDS };
            say(Line::new(key).with("dealt", i16::from(*dealt)).with("taken", i16::from(*taken)))
        });
        let (sign, title) = named(state, draft, option.what);
        let what = option.what;
        let lead = move || view! { <Icon sign=sign size=IconSize::Lead /> };
        view! {
            <Choice
                kind=ChoiceKind::Checkbox
                title=title
                sub=then
                lead=lead
                chosen=Signal::stored(option.used)
                on_choose=move || play.toggle(what)
            />
        }
    };
    all.into_iter().map(one).collect_view().into_any()
}

/// What something that can be used is called, and its sign.
fn named(state: &State, draft: &Draft, what: What) -> (Sign, String) {
    match what {
        What::Token(token) => {
            let line = Line::new(keys::FIGHT_USE_TOKEN).with("token", names::token(token));
            (looks::token_sign(token), say(line))
        }
        What::Own(token, _) => {
            let line = Line::new(keys::FIGHT_USE_TOKEN).with("token", names::character_token(token));
            (looks::character_token_sign(token), say(line))
        }
        What::Foes(token, _) => {
            let enemy = draft.duel().and_then(|duel| duel.enemy).map(|enemy| full(state, Who::Enemy(enemy)));
            let line = Line::new(keys::FIGHT_FOE_TOKEN).with("name", enemy.unwrap_or_default());
            (looks::character_token_sign(token), say(line.with("token", names::character_token(token))))
        }
        What::Harmony => (Sign::Harmony, say(keys::FIGHT_HARMONY)),
        What::Technique => (Sign::Technique, say(keys::FIGHT_USE_TECHNIQUE)),
    }
}

/// The tokens beside the two, to be used before the dice fall: the odds count them. Where what came of it is said, every
/// token that may have gone into it. Nothing where none lies there.
pub fn tokens_beside(play: Play, draft: &Draft) -> AnyView {
    let lying = if draft.told.is_some() { usable::to_be_spent } else { usable::beside_before };
    let all = play.session.state(|state| {
        let all = lying(state, draft).into_iter();
        all.map(|what| (what, named(state, draft, what).1, usable::is_used(draft, what))).collect::<Vec<_>>()
    });
    let tick = |(what, label, on): (What, String, bool)| {
        view! { <Tick label=label on=Signal::stored(on) on_toggle=move |_: bool| play.toggle(what) /> }
    };
    all.into_iter().map(tick).collect_view().into_any()
}

/// Which Enemy Die the token turns, and to which face.
fn turned_die(play: Play, draft: &Draft, known: &Resolution) -> Option<AnyView> {
    let chosen = draft.enemy_die?;
    let colors = known.opening.enemy_dice.clone().unwrap_or_default();
    let faces = play.enemy_faces();
    let changes = usable::die_changes(draft, &colors, &faces);
    let answer = |change: &EnemyDieChange| {
        let color = colors.get(usize::from(change.die)).copied().unwrap_or(DieColor::Black);
        let face = faces.of(color)[usize::from(change.face).min(5)];
        let line = Line::new(keys::FIGHT_DIE_TURNS).with("die", i16::from(change.die) + 1);
        let face = Line::new(keys::FIGHT_FACE_EARS)
            .with("offence", i16::from(face.offence))
            .with("defence", i16::from(face.defence));
        let pick = *change;
        view! {
            <Choice
                title=say(line)
                sub=say(face)
                chosen=Signal::stored(chosen == pick)
                on_choose=move || play.say(|draft| draft.enemy_die = Some(pick))
            />
        }
    };
    let all: Vec<_> = changes.iter().map(answer).collect();
    Some(view! { <Choices label=say(keys::FIGHT_WHICH_DIE)>{all}</Choices> }.into_any())
}

/// Ki against the loss of Purity, where there is any of either: as much as can be, until less is chosen.
pub fn prevention(play: Play, draft: &Draft, state: &State, outcome: &Outcome) -> AnyView {
    let Some((stake, most)) = usable::at_stake(state, draft, outcome) else { return ().into_any() };
    let answer = |ki: u8| {
        let loss = Line::new(keys::COMBAT_PURITY_LOST).with("lost", stake - i16::from(ki));
        Segment::of(say(Line::new(keys::COMBAT_KI).with("ki", i16::from(ki)))).with_second(say(loss))
    };
    let answers: Vec<Segment> = (0..=most).map(answer).collect();
    let choose = move |ki: usize| play.say(|draft| draft.prevent(u8::try_from(ki).unwrap_or(0)));
    view! {
        <p class="cap" aria-hidden="true">{say(keys::COMBAT_PREVENTION)}</p>
        <Segmented
            label=say(keys::COMBAT_PREVENTION)
            answers=Signal::stored(answers)
            chosen=Signal::stored(Some(usable::prevented(state, draft, outcome).into()))
            on_choose=choose
        />
    }
    .into_any()
}

/// Whether somebody fell whose Life nobody has typed in.
pub fn fell(play: Play, state: &State, draft: &Draft, (enemy, fighter): (Who, Who)) -> AnyView {
    let asked = |who: Who| queries::gauge(state, who, Gauge::Life).is_none();
    let tick = |who: Who, on: Fell, set: fn(&mut Draft, Fell)| {
        let toggle = move |on: bool| play.say(|draft| set(draft, if on { Fell::Yes } else { Fell::ByCount }));
        view! {
            <Tick
                label=say(Line::new(keys::COMBAT_FELL).with("name", full(state, who)))
                second=say(keys::COMBAT_FELL_SUB)
                on=Signal::stored(on == Fell::Yes)
                on_toggle=toggle
            />
        }
    };
    view! {
        {asked(enemy).then(|| tick(enemy, draft.aftermath.enemy_fell, |draft, fell| draft.aftermath.enemy_fell = fell))}
        {asked(fighter).then(|| tick(fighter, draft.aftermath.fighter_fell, |draft, fell| draft.aftermath.fighter_fell = fell))}
    }
    .into_any()
}
