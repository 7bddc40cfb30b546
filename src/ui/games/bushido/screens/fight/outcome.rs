//! What the exchange comes to: both comparisons in the order of Initiative, Damage Rolls, Wounds before and after.

use super::{AppRolls, Draft, Stage, sums as in_words};
use crate::games::bushido::Bushido;
use crate::games::bushido::command::{Again, Command};
use crate::games::bushido::event::{Event, Fought, FoughtComparison, FoughtDice};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::{Gauge, ModelId};
use crate::games::bushido::text::{events, reasons};
use crate::games::bushido::views::rulings::{OF_EXCHANGES, decisive_of};
use crate::games::bushido::views::sums::{After, ComparisonSum, IdleBecause, sums};
use crate::kernel::game::Game;
use crate::kernel::line::{Key, Line};
use crate::ui::components::icon::Icon;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::bushido::screens::words;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// What would happen, whether or not a rule is against it; the refusal is told beside it.
pub(super) fn preview(draft: Draft) -> Option<(Vec<Event>, Option<String>)> {
    let command = draft.command()?;
    let session = draft.session;
    match session.preview(&command) {
        Ok(events) => Some((events, None)),
        Err(refusal) => {
            let why = session.glance(|state| say(reasons::refusal(state, &refusal)));
            let anyway: Command = Bushido::anyway(&command);
            Some((session.preview(&anyway).unwrap_or_default(), Some(why)))
        }
    }
}

pub(super) fn fought(events: &[Event]) -> Option<Fought> {
    events.iter().find_map(|event| if let Event::Fought(fought) = event { Some((**fought).clone()) } else { None })
}

/// "Wounds: Tsubaki 0, Ren 2".
pub(super) fn wounds_line(draft: Draft) -> Option<String> {
    let (events, _) = preview(draft)?;
    let wounds = fought(&events)?.wounds;
    let line = Line::new(keys::BUSHIDO_APPLY_SUB).with("name", draft.name(Side::Active)).with("taken", wounds.active);
    Some(say(line.with("other", draft.name(Side::Other)).with("dealt", wounds.other)))
}

/// The result.
pub(super) fn result(draft: Draft, stage: Memo<Stage>) -> AnyView {
    let shown = move || {
        let (events, against) = preview(draft)?;
        let fought = fought(&events)?;
        let note = against.map(|why| view! { <Note kind=NoteKind::Warn>{why}</Note> });
        let cards = fought.rolled.as_ref().map(|rolled| {
            let rulings = draft.session.glance(State::rulings);
            let sums = draft.prepared().and_then(Result::ok).map(|prepared| sums(&prepared, rolled, &rulings));
            let sums = sums.into_iter().flatten().map(Some).chain(std::iter::repeat(None));
            let cards = rolled.comparisons.iter().zip(sums).map(|(one, sum)| comparison(draft, rolled, one, sum));
            cards.collect_view()
        });
        let all = Side::ALL.map(|side| takes(draft, &fought, side, &events)).collect_view();
        let others = others(draft, &events);
        let depends = draft.command().map(|command| {
            words::rulings(&draft.session.journal.with(|table| decisive_of(table, OF_EXCHANGES, &command)))
        });
        Some(view! { {note} {cards} {depends} <section class="card pad stack">{all}</section> {others} })
    };
    let tell = move || draft.told.get().is_some().then(|| told(draft));
    let again = move || (draft.app.get() == AppRolls::All).then(|| rerolls(draft));
    let lie = move || {
        (draft.app.get() != AppRolls::All && super::reroll::is_due(draft)).then(|| super::dice::lines(draft, stage))
    };
    view! { {tell} {move || super::reroll::advice(draft)} {again} {shown} {lie} }.into_any()
}

/// A comparison; of what it is made stands below each number.
fn comparison(draft: Draft, rolled: &FoughtDice, one: &FoughtComparison, sum: Option<ComparisonSum>) -> AnyView {
    let (attacker, defender) = (one.attacker, one.attacker.opponent());
    let (attack, defence) = (rolled.results.of(attacker).0, rolled.results.of(defender).1);
    let faces = |faces: &[u8]| faces.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    let title = say(Line::new(keys::BUSHIDO_ATTACK_OF).with("name", draft.name(attacker)));
    let level = say(Line::new(keys::BUSHIDO_LEVEL).with("level", one.level));
    let wins = if one.winner == attacker { keys::BUSHIDO_ATTACK_WINS } else { keys::BUSHIDO_DEFENCE_WINS };
    let special = one.special.map(|special| {
        let line = Line::new(keys::BUSHIDO_TRIGGERS).with("special", special.name());
        view! { <p>{say(line)}</p> }
    });
    let (attack_sum, defence_sum) = sum.as_ref().map_or_else(Default::default, |sum| {
        (in_words::result(&sum.attack, "Brutal"), in_words::result(&sum.defence, "Parry"))
    });
    let follows = sum.as_ref().map(|sum| follows(draft, one, sum));
    let rolls = sum.map(|sum| sum.rolls).unwrap_or_default();
    let damage = one.rolls.iter().enumerate().map(|(at, (used, row, wounds))| {
        let line = Line::new(keys::BUSHIDO_DAMAGE_ROW).with("dice", faces(used));
        let terms = rolls.get(at).map(|sum| in_words::damage(sum, one.special));
        view! {
            <p>{say(line.with("row", *row).with("wounds", *wounds))}</p>
            <p class="sub2">{terms}</p>
        }
    });
    view! {
        <section class="card pad stack cmp">
            <div class="rowx apart">
                <h2>{title}</h2>
                <b>{level}</b>
            </div>
            <div class="versus">
                <span class="cell"><Icon sign=Sign::Offensive /> <b>{attack}</b> {faces(&rolled.dice.of(attacker).attack)} <small>{attack_sum}</small></span>
                <span class="sub2">{say(keys::BUSHIDO_AGAINST)}</span>
                <span class="cell"><Icon sign=Sign::Defensive /> <b>{defence}</b> {faces(&rolled.dice.of(defender).defence)} <small>{defence_sum}</small></span>
            </div>
            <p><b>{say(wins)}</b></p>
            {special}
            {damage.collect_view()}
            {follows}
        </section>
    }
    .into_any()
}

/// Which announced Specials did not trigger and why, and whether the exchange is over.
fn follows(draft: Draft, one: &FoughtComparison, sum: &ComparisonSum) -> AnyView {
    let idle = sum.idle.iter().map(|idle| {
        let key = match (idle.because, idle.special.attack()) {
            (IdleBecause::Over, _) => keys::BUSHIDO_IDLE_OVER,
            (IdleBecause::Lost, Some(_)) => keys::BUSHIDO_IDLE_ATTACK,
            (IdleBecause::Lost, None) => keys::BUSHIDO_IDLE_DEFENCE,
        };
        say(Line::new(key).with("special", idle.special.name()).with("name", draft.name(idle.by)))
    });
    let after = match sum.after {
        After::GoesOn | After::Killed => None,
        After::Apart => Some(say(keys::BUSHIDO_AFTER_APART)),
        After::Over => {
            let line = Line::new(keys::BUSHIDO_AFTER_OVER).with("name", draft.name(one.winner.opponent()));
            Some(say(line))
        }
    };
    view! {
        {idle.map(|line| view! { <p class="sub2">{line}</p> }).collect_view()}
        {after.map(|line| view! { <p><b>{line}</b></p> })}
    }
    .into_any()
}

/// Wounds of a side, before and after.
fn takes(draft: Draft, fought: &Fought, side: Side, events: &[Event]) -> AnyView {
    let id: ModelId = *fought.models.of(side);
    let wounds = *fought.wounds.of(side);
    let changed = events.iter().find_map(|event| match event {
        Event::Changed { model, gauge: Gauge::Wounds, from, to } if *model == id => Some((*from, *to)),
        _ => None,
    });
    let most = draft.session.glance(|state| state.model(id).and_then(|model| model.track()));
    let line = match (changed, most) {
        (Some((from, to)), Some(most)) => {
            let line = Line::new(keys::BUSHIDO_TAKES).with("name", draft.name(side)).with("wounds", wounds);
            line.with("from", from).with("to", to).with("most", most)
        }
        _ => Line::new(keys::BUSHIDO_TAKES_NONE).with("name", draft.name(side)),
    };
    view! { <p><b>{say(line)}</b></p> }.into_any()
}

/// Everything else that comes of it: markers, counters, who leaves play.
fn others(draft: Draft, all: &[Event]) -> AnyView {
    let lines: Vec<String> = draft.session.glance(|state| {
        let rest: Vec<Event> = all.iter().filter(|event| !matches!(event, Event::Fought(_))).cloned().collect();
        events::everything(state, &rest).into_iter().map(say).collect()
    });
    view! {
        <section class="card pad">
            <ul class="stack tightly">
                {lines.into_iter().map(|line| view! { <li class="sub2">{line}</li> }).collect_view()}
            </ul>
        </section>
    }
    .into_any()
}

/// Dice of the app that rights allow to roll again: each is tapped.
fn rerolls(draft: Draft) -> Option<AnyView> {
    let prepared = draft.prepared()?.ok()?;
    let (events, _) = preview(draft)?;
    let dice = fought(&events)?.rolled?.dice;
    let rights = |side: Side| {
        let (own, other) = (prepared.fighters.of(side).parts(), prepared.fighters.of(side.opponent()).parts());
        own.prowess.most() + other.dodge + other.feint
    };
    let side_dice = |side: Side| {
        let own = dice.of(side).clone();
        let group = |kind: Key, faces: Vec<u8>, attack: bool| {
            let one = move |(at, face): (usize, u8)| die(draft, side, attack, (at, face));
            view! {
                <span class="rowx">{say(kind)} " " {faces.into_iter().enumerate().map(one).collect_view()}</span>
            }
        };
        view! {
            <div class="rowx wrap">
                <b>{draft.name(side)}</b>
                {group(keys::BUSHIDO_ATTACK, own.attack, true)}
                {group(keys::BUSHIDO_DEFENCE, own.defence, false)}
            </div>
        }
    };
    let sides: Vec<_> = Side::ALL.into_iter().filter(|side| rights(*side) > 0).map(side_dice).collect();
    (!sides.is_empty()).then(|| view! { <section class="card pad stack">{sides}</section> }.into_any())
}

fn die(draft: Draft, side: Side, attack: bool, (at, face): (usize, u8)) -> AnyView {
    let place = u8::try_from(at).unwrap_or(0);
    let one = move || {
        let (attack, defence) = if attack { (vec![place], Vec::new()) } else { (Vec::new(), vec![place]) };
        Again { of: side, attack, defence }
    };
    let pressed = Signal::derive(move || draft.again.with(|again| again.contains(&one())));
    let tap = move |_| {
        draft.again.update(|again| match again.iter().position(|other| *other == one()) {
            Some(at) => _ = again.remove(at),
            None => again.push(one()),
        });
    };
    view! {
        <button
            type="button"
            class="nd press"
            class:again=move || pressed.get()
            aria-pressed=move || pressed.get().to_string()
            aria-label=say(Line::new(keys::BUSHIDO_DIE_AGAIN).with("face", face))
            on:click=tap
        >
            {face}
        </button>
    }
    .into_any()
}

/// Only the result: Wounds of both.
fn told(draft: Draft) -> AnyView {
    let number = move |side: Side| {
        let label = say(Line::new(keys::BUSHIDO_WOUNDS_OF).with("name", draft.name(side)));
        let value = move || draft.told.get().map(|told: Sides<u8>| i32::from(*told.of(side)));
        let set = move |to: i32| {
            draft.told.update(|told| {
                if let Some(told) = told {
                    *told.of_mut(side) = u8::try_from(to).unwrap_or(0);
                }
            });
        };
        view! {
            <Stepper
                minus_label=say(Line::new(keys::BUSHIDO_MINUS).with("what", label.clone()))
                plus_label=say(Line::new(keys::BUSHIDO_PLUS).with("what", label.clone()))
                label=label.clone()
                value=Signal::derive(value)
                most=30
                on_change=set
            />
        }
    };
    view! { <div class="card rows">{number(Side::Active)} {number(Side::Other)}</div> }.into_any()
}
