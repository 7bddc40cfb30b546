//! The what-if copy: other Sizes, Life, Ki, Honor, dice or bonuses, marked as such wherever it counts.

use super::desk::Desk;
use crate::games::champions::command::{CombatKind, Sizes};
use crate::games::champions::flags;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::sheet::draft::Ready;
use crate::games::champions::sheet::explore::Stand;
use crate::games::champions::sheet::targets;
use crate::games::champions::sheet::what_if::{Part, WhatIf};
use crate::games::champions::text::names;
use crate::games::champions::view::Status;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::number::shown;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::tag::{Tag, Tone};
use crate::ui::components::tick::Tick;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Says that this is no longer the table, with the way back to it.
pub fn note(desk: Desk) -> AnyView {
    let plain = Memo::new(move |_| desk.matchup.with(|matchup| matchup.what_if.is_nothing()));
    let end = move || desk.suppose(|_| WhatIf::NOTHING);
    view! {
        <Show when=move || !plain.get()>
            <Note
                kind=NoteKind::Info
                sign=Sign::Edit
                action=say(keys::ODDS_WHAT_IF_END)
                on_action=Callback::new(move |()| end())
            >
                {say(keys::ODDS_WHAT_IF_NOTE)}
                {statuses(desk)}
            </Note>
        </Show>
    }
    .into_any()
}

/// What the copy would be.
fn statuses(desk: Desk) -> AnyView {
    let tags = move || {
        let Actor::Champion(id) = desk.fighter.get() else { return Vec::new() };
        let has = desk.stand.with(|stand| {
            let champion = stand.table().champion(id);
            [
                (Status::Weakened, flags::is_weakened(champion)),
                (Status::Dishonored, flags::is_dishonored(stand.table(), champion)),
            ]
        });
        let tag = |status: Status| view! { " " <Tag text=say(names::status(status)) tone=Tone::Caution /> };
        has.into_iter().filter(|(_, has)| *has).map(|(status, _)| tag(status).into_any()).collect_view()
    };
    tags.into_any()
}

/// Everything that can be supposed.
pub fn panel(desk: Desk) -> AnyView {
    let open = RwSignal::new(false);
    view! {
        <Folded title=say(keys::ODDS_WHAT_IF) sub=say(keys::ODDS_WHAT_IF_SUB) open=open>
            <div class="rest">
                {move || kinds(desk)}
                {sizes(desk)}
                {Part::ALL.iter().map(|part| number(desk, *part)).collect_view()}
                {move || ticks(desk)}
            </div>
        </Folded>
    }
    .into_any()
}

/// Melee or Ranged, for whoever has a bow.
fn kinds(desk: Desk) -> Option<AnyView> {
    let fighter = desk.fighter.get();
    let never = desk.session.state(|state| !targets::has_bow(state, fighter));
    let answers = vec![Segment::of(say(keys::COMBAT_MELEE)), Segment::of(say(keys::COMBAT_RANGED))];
    let choose = move |place: usize| {
        let kind = if place == 0 { CombatKind::Melee } else { CombatKind::Ranged };
        desk.matchup.update(|matchup| matchup.kind = kind);
    };
    (!never).then(|| {
        view! {
            <Segmented
                label=say(keys::COMBAT_KIND)
                answers=Signal::stored(answers)
                chosen=Signal::derive(move || Some(usize::from(desk.kind() == CombatKind::Ranged)))
                on_choose=choose
            />
        }
        .into_any()
    })
}

/// How the Sizes would compare.
fn sizes(desk: Desk) -> AnyView {
    let all = [Sizes::Outnumbered, Sizes::Even, Sizes::Superiority];
    let words = [keys::COMBAT_OUTNUMBERED, keys::COMBAT_EVEN, keys::COMBAT_SUPERIORITY];
    let answers: Vec<Segment> = words.into_iter().map(|word| Segment::of(say(word))).collect();
    // With a board each Enemy has Sizes of its own until the players say otherwise.
    let by_board = move || desk.session.state(|state| state.field().is_some());
    let said = move || desk.matchup.with(|matchup| matchup.sizes).or_else(|| (!by_board()).then_some(Sizes::Even));
    let chosen = move || said().and_then(|said| all.iter().position(|sizes| *sizes == said));
    let choose = move |place: usize| desk.matchup.update(|matchup| matchup.sizes = all.get(place).copied());
    view! {
        <Show when=move || desk.kind() == CombatKind::Melee>
            <Segmented
                label=say(keys::COMBAT_SIZES)
                answers=Signal::stored(answers.clone())
                chosen=Signal::derive(chosen)
                on_choose=choose
            />
        </Show>
    }
    .into_any()
}

fn word(part: Part, fighter: Actor) -> Key {
    match part {
        Part::Ki if matches!(fighter, Actor::Ally(_)) => keys::ODDS_TOKENS,
        Part::Life => keys::ODDS_LIFE,
        Part::Ki => keys::ODDS_KI,
        Part::Honor => keys::ODDS_HONOR,
        Part::Dice => keys::ODDS_DICE,
        Part::Offence => keys::ODDS_OFFENCE,
        Part::Defence => keys::ODDS_DEFENCE,
    }
}

/// What the number is at the table; nothing where the card does not tell.
fn real(desk: Desk, state: &State, fighter: Actor, part: Part) -> Option<i16> {
    match (part, part.gauge()) {
        (_, Some(gauge)) => queries::gauge(state, fighter.into(), gauge),
        (Part::Dice, None) => {
            let enemy = desk.shown()?;
            desk.stand.with(|stand: &Stand| stand.dice(enemy)).map(i16::from)
        }
        (_, None) => Some(0),
    }
}

/// The least and the most that can be supposed.
fn bounds(desk: Desk, part: Part) -> (i32, i32) {
    let bounds = desk.session.state(|state| part.bounds(state, desk.fighter.get()));
    bounds.map_or((0, 0), |bounds| (i32::from(*bounds.start()), i32::from(*bounds.end())))
}

/// A number that can be supposed; nothing where the card does not tell what it is.
fn number(desk: Desk, part: Part) -> AnyView {
    let fighter = move || desk.fighter.get();
    let now = Memo::new(move |_| desk.session.state(|state| real(desk, state, fighter(), part)));
    let bounds = Memo::new(move |_| bounds(desk, part));
    let supposed = move || desk.matchup.with(|matchup| matchup.what_if.supposed(part));
    let value = move || supposed().or(now.get()).map(i32::from);
    let sub = move || {
        supposed().and(now.get()).map(|real| say(Line::new(keys::ODDS_AT_TABLE).with("value", shown(real.into()))))
    };
    let change = move |value: i32| {
        let value = i16::try_from(value).unwrap_or_default();
        now.get_untracked().into_iter().for_each(|real| desk.suppose(|what_if| what_if.supposing(part, value, real)));
    };
    let named = move |key| say(Line::new(key).with("what", say(word(part, fighter()))));
    let stepper = move || {
        view! {
            <Stepper
                label=say(word(part, fighter()))
                sub=Signal::derive(sub)
                value=Signal::derive(value)
                least=bounds.get().0
                most=bounds.get().1
                minus_label=named(keys::FIGHT_MINUS)
                plus_label=named(keys::FIGHT_PLUS)
                on_change=change
            />
        }
    };
    view! { <Show when=move || now.get().is_some()>{stepper}</Show> }.into_any()
}

/// Deception, and the Secret Technique of whoever has one.
fn ticks(desk: Desk) -> AnyView {
    let Actor::Champion(id) = desk.fighter.get() else { return ().into_any() };
    let technique = desk.session.state(|state| state.champion(id).card().technique.is_some());
    let tick = move |key, sub, read: fn(&WhatIf) -> Ready, turn: fn(&mut WhatIf)| {
        let toggle = move |_: bool| {
            desk.suppose(|mut what_if| {
                turn(&mut what_if);
                what_if
            });
        };
        let on = move || desk.matchup.with(|matchup| read(&matchup.what_if) == Ready::Yes);
        view! { <Tick label=say(key) second=say(sub) on=Signal::derive(on) on_toggle=toggle /> }
    };
    let deception = tick(
        keys::FIGHT_DECEPTION,
        keys::FIGHT_DECEPTION_SUB,
        |what_if| what_if.deception,
        |what_if| what_if.deception = what_if.deception.turned(),
    );
    let technique = technique.then(|| {
        tick(
            keys::ODDS_TECHNIQUE,
            keys::ODDS_TECHNIQUE_SUB,
            |what_if| what_if.technique,
            |what_if| what_if.technique = what_if.technique.turned(),
        )
    });
    view! { <div class="ticks">{deception} {technique}</div> }.into_any()
}
