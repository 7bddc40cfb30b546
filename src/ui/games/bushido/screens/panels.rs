//! What Starting Phase and End Phase ask: one list each, nothing applied before the ink.

mod answers;

pub use answers::Draft;

use super::{remember, words};
use crate::games::bushido::content::reminders::Moment;
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::refusal::RefusalKind;
use crate::games::bushido::rules::reference;
use crate::games::bushido::rules::score::Awarded;
use crate::games::bushido::rules::turn::ending::FearTest;
use crate::games::bushido::rules::turn::starting::Coin;
use crate::games::bushido::state::State;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Gauge, ModelId, Standing};
use crate::games::bushido::text::closing::{no_models, reason, verdict};
use crate::games::bushido::text::{names, reasons};
use crate::games::bushido::views::odds::chances::tactical;
use crate::games::bushido::views::phases::{self, EndingView, Length, MarkerStep, Reset, StartingView, Step};
use crate::games::bushido::views::remember::remember_all;
use crate::games::bushido::views::rulings::{OF_ENDING, OF_STARTING, OF_TESTS, decisive};
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::Button;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowText;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::stepper::Stepper;
use crate::ui::feedback::feedback;
use crate::ui::games::bushido::behind;
use crate::ui::games::bushido::session::Session;
use crate::ui::texts::{page_of, say};
use crate::words::bushido as keys;
use leptos::prelude::*;
use std::collections::BTreeMap;

fn name(session: Session, id: ModelId) -> String {
    session.glance(|state| names::model(state, id))
}

fn players(session: Session) -> Vec<Segment> {
    session.glance(|state| Player::ALL.map(|player| Segment::of(names::player(state, player))).to_vec())
}

/// How likely each wins the Tactical Test with its best model.
pub fn tactical_odds(session: Session, added: impl Fn(&State, Player) -> i64) -> String {
    session.glance(|state| {
        let odds = tactical(state, &Players::from_fn(|player| added(state, player)));
        let name = |player: Player| names::player(state, player);
        let line = Line::new(keys::BUSHIDO_TACTICAL_ODDS).with("a", name(Player::A)).with("b", name(Player::B));
        let told = |state: &State| tactical(state, &Players::from_fn(|player| added(state, player)));
        let depends = decisive(state, OF_TESTS, told).into_iter().map(|one| say(reasons::ruling(one)));
        let odds = say(line.with("first", words::percent(odds.a)).with("second", words::percent(odds.b)));
        std::iter::once(odds).chain(depends).collect::<Vec<_>>().join(" ")
    })
}

/// The Starting Phase.
pub fn starting(session: Session, draft: Draft) -> AnyView {
    let feedback = feedback();
    let state = session.part(|table| table.cursor());
    let view = Memo::new(move |_| {
        state.get();
        let starting = draft.starting();
        session.glance(|state| {
            phases::starting(state, &starting).map_err(|refusal| {
                let lacks = match refusal.kind {
                    RefusalKind::Unknown { model, .. } => Some(model),
                    _ => None,
                };
                (say(reasons::refusal(state, &refusal)), lacks)
            })
        })
    });
    let mut winners = players(session);
    winners.push(Segment::of(say(keys::BUSHIDO_APP_ROLLS)));
    let mut firsts = players(session);
    firsts.push(Segment::of(say(keys::BUSHIDO_WINNER)));
    let place = |player: Option<Player>| player.map_or(2, |player| usize::from(player == Player::B));
    let chosen = move |signal: RwSignal<Option<Player>>| Signal::derive(move || Some(place(signal.get())));
    let body = move || match view.get() {
        Ok(view) => gains(session, draft, &view),
        Err((why, lacks)) => view! {
            <Note kind=NoteKind::Warn>{say(keys::BUSHIDO_STARTING_FAILED)} ": " {why}</Note>
            {lacks.map(|model| type_in(session, model, say(keys::REFUSAL_TYPE_IN)))}
        }
        .into_any(),
    };
    // Without the values of the cards nothing is known of their test either.
    let odds = move || view.with(Result::is_ok).then(|| tactical_odds(session, |_, _| 0));
    view! {
        <section class="card pad stack">
            <div class="rowx apart">
                <h2>{say(keys::BUSHIDO_WHO_WON)}</h2>
                <RuleRef
                    label=page_of(reference::TACTICAL)
                    on_open=move || feedback.open_rule(reference::TACTICAL)
                />
            </div>
            <Segmented
                label=say(keys::BUSHIDO_WHO_WON)
                answers=Signal::stored(winners)
                chosen=chosen(draft.winner)
                look=SegmentedLook::Wraps
                on_choose=move |at: usize| draft.winner.set(Player::ALL.get(at).copied())
            />
            <p class="sub2">{odds}</p>
            <h2>{say(keys::BUSHIDO_WHO_FIRST)}</h2>
            <Segmented
                label=say(keys::BUSHIDO_WHO_FIRST)
                answers=Signal::stored(firsts)
                chosen=chosen(draft.first)
                look=SegmentedLook::Wraps
                on_choose=move |at: usize| draft.first.set(Player::ALL.get(at).copied())
            />
        </section>
        {remember::card(session, session.glance(|state| remember_all(state, Moment::Starting)))}
        {body}
    }
    .into_any()
}

/// The title of the card of a model.
fn card_title(session: Session, model: ModelId) -> String {
    say(Line::new(keys::BUSHIDO_CARD_TITLE).with("name", name(session, model)))
}

/// A key to the card of a model that lacks a value.
fn type_in(session: Session, model: ModelId, label: String) -> AnyView {
    let open = RwSignal::new(false);
    let title = card_title(session, model);
    let form = move || open.get().then(|| behind::card_form(session, model, Callback::new(move |()| open.set(false))));
    view! {
        <Button label=label on_press=move || open.set(true) />
        <Sheet open=open title=title close_label=say(keys::CLOSE) on_close=move || open.set(false)>
            {form}
        </Sheet>
    }
    .into_any()
}

fn gains(session: Session, draft: Draft, view: &StartingView) -> AnyView {
    let rows = by_model(session, &view.steps);
    let markers = view.markers.iter().map(|step| marker_row(session, step)).collect_view();
    let passes = Player::ALL.map(|player| {
        let count = *view.passes.of(player);
        let name = session.glance(|state| names::player(state, player));
        let line =
            Line::new(keys::BUSHIDO_GAIN_PASSES).with("player", name).with("count", i16::try_from(count).unwrap_or(0));
        (count > 0).then(|| view! { <RowText title=say(line) /> })
    });
    let coins = view.coins.iter().map(|id| coin(session, draft, *id)).collect_view();
    let reset = (view.reset == Reset::Yes).then(|| view! { <RowText title=say(keys::BUSHIDO_GAIN_RESET) /> });
    let told = |state: &State| phases::starting(state, &untrack(|| draft.starting())).ok();
    let depends = session.glance(|state| decisive(state, OF_STARTING, told));
    let length = (view.length == Length::Rolled).then(|| length(draft));
    view! {
        {length} {coins}
        <section class="card rows" aria-label=say(keys::BUSHIDO_GAINS)>
            {passes.into_iter().collect_view()} {reset} {words::rulings(&depends)} {markers} {rows}
        </section>
    }
    .into_any()
}

/// The die of variable length.
fn length(draft: Draft) -> AnyView {
    let mut answers = vec![Segment::of(say(keys::BUSHIDO_APP_ROLLS))];
    answers.extend((1..=6_u8).map(|face| Segment::of(face.to_string())));
    view! {
        <section class="card pad stack">
            <h2>{say(keys::BUSHIDO_LENGTH)}</h2>
            <Segmented
                label=say(keys::BUSHIDO_LENGTH)
                answers=Signal::stored(answers)
                chosen=Signal::derive(move || Some(usize::from(draft.length.get().unwrap_or(0))))
                look=SegmentedLook::Wraps
                on_choose=move |at: usize| draft.length.set(u8::try_from(at).ok().filter(|face| *face > 0))
            />
        </section>
    }
    .into_any()
}

fn coin(session: Session, draft: Draft, id: ModelId) -> AnyView {
    let coins = [Coin::NotTossed, Coin::Won, Coin::Lost];
    let words = [keys::BUSHIDO_COIN_NONE, keys::BUSHIDO_COIN_WON, keys::BUSHIDO_COIN_LOST];
    let label = say(Line::new(keys::BUSHIDO_COIN_OF).with("name", name(session, id)));
    let chosen = move || {
        let coin = draft.coins.with(|all| all.get(&id).copied().unwrap_or(Coin::NotTossed));
        coins.iter().position(|one| *one == coin)
    };
    let answers: Vec<Segment> = words.into_iter().map(|key| Segment::of(say(key))).collect();
    view! {
        <section class="card pad stack">
            <h3>{label.clone()}</h3>
            <Segmented
                label=label.clone()
                answers=Signal::stored(answers)
                chosen=Signal::derive(chosen)
                on_choose=move |at: usize| draft.coins.update(|all| _ = all.insert(id, coins[at]))
            />
        </section>
    }
    .into_any()
}

/// What a model gains, in one row.
fn by_model(session: Session, steps: &[Step]) -> AnyView {
    let mut gains: BTreeMap<ModelId, Vec<String>> = BTreeMap::new();
    for step in steps {
        let change = say(Line::new(keys::BUSHIDO_FROM_TO).with("from", step.from).with("to", step.to));
        gains.entry(step.model).or_default().push(format!("{} {change}", say(names::gauge(step.gauge))));
    }
    let row = |(id, all): (ModelId, Vec<String>)| {
        let all = all.join(" · ");
        view! { <RowText title=name(session, id) trailing=move || view! { <span class="step">{all.clone()}</span> } /> }
    };
    gains.into_iter().map(row).collect_view().into_any()
}

/// A number before and after.
fn step_row(session: Session, step: &Step) -> AnyView {
    let change = Line::new(keys::BUSHIDO_FROM_TO).with("from", step.from).with("to", step.to);
    let change = say(change);
    view! {
        <RowText
            title=name(session, step.model)
            sub=say(names::gauge(step.gauge))
            trailing=move || view! { <b class="step">{change.clone()}</b> }
        />
    }
    .into_any()
}

fn marker_row(session: Session, step: &MarkerStep) -> AnyView {
    let number = |count: usize| i16::try_from(count).unwrap_or(i16::MAX);
    let change = Line::new(keys::BUSHIDO_FROM_TO).with("from", number(step.from)).with("to", number(step.to));
    let change = say(change);
    view! {
        <RowText
            title=name(session, step.model)
            sub=say(names::condition(step.condition))
            trailing=move || view! { <b class="step">{change.clone()}</b> }
        />
    }
    .into_any()
}

/// The End Phase as the rulebook's four steps.
pub fn ending(session: Session, draft: Draft) -> AnyView {
    let cursor = session.part(|table| table.cursor());
    let view = Memo::new(move |_| {
        cursor.get();
        let answers = draft.ending();
        session.glance(|state| phases::ending(state, &answers))
    });
    let depends = move || {
        cursor.get();
        let answers = draft.ending();
        session.glance(|state| decisive(state, OF_ENDING, |state| phases::ending(state, &answers)))
    };
    let gone = session.part(|table| phases::wiped_out(table.state()).map(|player| no_models(table.state(), player)));
    let gone = move || {
        gone.get()
            .map(|line| view! { <Note kind=NoteKind::Info>{say(line)} ". " {say(keys::BUSHIDO_OVER_THIS_TURN)}</Note> })
    };
    view! {
        {gone}
        {remember::card(session, session.glance(|state| remember_all(state, Moment::Ending)))}
        <ol class="steps4">
            <li class="card pad stack">{move || step_one(session, draft, &view.get())}</li>
            <li class="card pad stack">{move || step_two(session, draft, &view.get())}</li>
            <li class="card pad stack">
                {heading(keys::BUSHIDO_END_EXPIRES)} <p>{say(keys::BUSHIDO_END_EXPIRES_TEXT)}</p>
            </li>
            <li class="card pad stack">
                {move || step_four(session, draft, &view.get())}
                {move || words::rulings(&depends())}
            </li>
        </ol>
    }
    .into_any()
}

fn heading(key: Key) -> AnyView {
    view! { <h2>{say(key)}</h2> }.into_any()
}

fn step_one(session: Session, draft: Draft, view: &EndingView) -> AnyView {
    let is_wound =
        |step: &&MarkerStep| matches!(step.condition, Condition::Fire | Condition::Bleed | Condition::Poison);
    let markers: Vec<AnyView> =
        view.markers.iter().filter(|step| !is_wound(step)).map(|step| marker_row(session, step)).collect();
    let fear: Vec<AnyView> = view.fear.iter().map(|id| fear(session, draft, *id)).collect();
    let nothing = markers.is_empty() && fear.is_empty();
    view! {
        {heading(keys::BUSHIDO_END_STATES)} {fear} {markers}
        {nothing.then(|| view! { <p class="sub2">{say(keys::BUSHIDO_END_NO_STATES)}</p> })}
    }
    .into_any()
}

fn fear(session: Session, draft: Draft, id: ModelId) -> AnyView {
    let tests = [FearTest::Failed, FearTest::Passed];
    let number =
        session.glance(|state| state.model(id).and_then(|one| one.markers(Condition::Frightened).first().copied()));
    let line = Line::new(keys::BUSHIDO_END_FEAR).with("name", name(session, id));
    let label = say(line.with("number", number.map_or_else(|| "?".to_owned(), |number| number.to_string())));
    let answers = vec![Segment::of(say(keys::BUSHIDO_FAILED)), Segment::of(say(keys::BUSHIDO_PASSED))];
    let chosen = move || {
        let test = draft.fear.with(|all| all.get(&id).copied());
        test.and_then(|test| tests.iter().position(|one| *one == test))
    };
    view! {
        <div class="stack">
            <b>{label.clone()}</b>
            <Segmented
                label=label.clone()
                answers=Signal::stored(answers)
                chosen=Signal::derive(chosen)
                on_choose=move |at: usize| draft.fear.update(|all| _ = all.insert(id, tests[at]))
            />
        </div>
    }
    .into_any()
}

fn step_two(session: Session, draft: Draft, view: &EndingView) -> AnyView {
    let wounds = view.steps.iter().filter(|step| step.gauge == Gauge::Wounds);
    let wounds: Vec<AnyView> = wounds.map(|step| step_row(session, step)).collect();
    let is_wound =
        |step: &&MarkerStep| matches!(step.condition, Condition::Fire | Condition::Bleed | Condition::Poison);
    let markers = view.markers.iter().filter(is_wound).map(|step| marker_row(session, step)).collect_view();
    let killed = view.killed.iter().map(|id| {
        let line = Line::new(keys::BUSHIDO_END_KILLED).with("name", name(session, *id));
        view! { <p class="bad"><b>{say(line)}</b></p> }
    });
    let rise = view.rise.iter().map(|id| rise(session, draft, *id)).collect_view();
    let nothing = wounds.is_empty() && view.killed.is_empty();
    let killed = killed.collect_view();
    view! {
        {heading(keys::BUSHIDO_END_WOUNDS)} {wounds} {markers} {rise} {killed}
        {nothing.then(|| view! { <p class="sub2">{say(keys::BUSHIDO_END_NO_WOUNDS)}</p> })}
    }
    .into_any()
}

fn rise(session: Session, draft: Draft, id: ModelId) -> AnyView {
    let label = say(Line::new(keys::BUSHIDO_END_RISE).with("name", name(session, id)));
    let value = move || draft.rise.with(|all| all.get(&id).map(|rolled| i32::from(*rolled)));
    let change = move |to: i32| draft.rise.update(|all| _ = all.insert(id, u8::try_from(to).unwrap_or(0)));
    view! {
        <Stepper
            minus_label=say(Line::new(keys::BUSHIDO_MINUS).with("what", label.clone()))
            plus_label=say(Line::new(keys::BUSHIDO_PLUS).with("what", label.clone()))
            label=label.clone()
            value=Signal::derive(move || Some(value().unwrap_or(0)))
            most=6
            on_change=change
        />
    }
    .into_any()
}

fn step_four(session: Session, draft: Draft, view: &EndingView) -> AnyView {
    let feedback = feedback();
    let award = match view.awarded {
        Some(Awarded::To(player)) => {
            say(Line::new(keys::BUSHIDO_END_AWARD).with("player", session.glance(|state| names::player(state, player))))
        }
        Some(Awarded::Tie) => say(keys::BUSHIDO_END_TIE),
        None => say(keys::BUSHIDO_END_NO_AWARD),
    };
    let whose = session.glance(|state| {
        let of = |player: Player| names::player(state, player);
        say(Line::new(keys::BUSHIDO_END_POINTS_OF).with("a", of(Player::A)).with("b", of(Player::B)))
    });
    let zones = view.zones.iter().map(|zone| {
        let asked = view.unknown.contains(zone).then(|| rice_asked(session, draft, zone));
        view! { {zone_card(session, draft, zone)} {asked} }
    });
    let zones = zones.collect_view();
    let leaves = (!view.leaves.is_empty()).then(|| removes(draft, &view.leaves));
    let end = view.outcome.map(|(outcome, because)| {
        let said = session.glance(|state| [verdict(state, Some(outcome)), reason(state, because)]);
        view! { <p><b>{said.map(say).join(". ")}</b></p> }
    });
    view! {
        <div class="rowx apart">
            {heading(keys::BUSHIDO_END_POINTS)}
            <RuleRef
                label=page_of(reference::SCENARIO)
                on_open=move || feedback.open_rule(reference::SCENARIO)
            />
        </div>
        {zones}
        {leaves}
        <p class="sub2">{whose}</p>
        <p class="big">{both(keys::BUSHIDO_END_SCORE, &view.points)}</p>
        <p><b>{award}</b> ". " {victory_line(&view.victory)}</p>
        {end}
    }
    .into_any()
}

fn both(key: Key, both: &Players<i64>) -> String {
    let small = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
    say(Line::new(key).with("a", small(both.a)).with("b", small(both.b)))
}

/// "Victory Points 2 : 1".
pub fn victory_line(victory: &Players<i64>) -> String {
    both(keys::BUSHIDO_END_VICTORY, victory)
}

fn removes(draft: Draft, leaves: &[String]) -> AnyView {
    let ids = leaves.to_vec();
    let answers: Vec<Segment> = ids.iter().map(|id| Segment::of(id.clone())).collect();
    let of = ids.clone();
    let chosen =
        move || draft.removes.with(|removes| removes.as_ref().and_then(|id| of.iter().position(|one| one == id)));
    view! {
        <p><b>{say(keys::BUSHIDO_END_REMOVES)}</b></p>
        <Segmented
            label=say(keys::BUSHIDO_END_REMOVES)
            answers=Signal::stored(answers)
            chosen=Signal::derive(chosen)
            on_choose=move |at: usize| draft.removes.set(ids.get(at).cloned())
        />
    }
    .into_any()
}

/// The cards on which the Rice lacks that decides who controls a zone, each once.
fn rice_asked(session: Session, draft: Draft, zone: &str) -> AnyView {
    let inside = draft.inside.get();
    let lacking = session.glance(|state| {
        let there = inside.iter().filter(|(one, id)| one == zone && state.rice(*id).is_none());
        let card = |id: ModelId| state.model(id).map(|model| (model.owner(), model.profile()));
        there.map(|(_, id)| (card(*id), *id)).collect::<BTreeMap<_, _>>()
    });
    let why = say(Line::new(keys::BUSHIDO_WHY_RICE).with("zone", zone));
    let keys = lacking.into_values().map(|id| type_in(session, id, card_title(session, id))).collect_view();
    view! {
        <Note kind=NoteKind::Warn>{why}</Note>
        <div class="rowx wrap">{keys}</div>
    }
    .into_any()
}

/// A zone: the models in it are tapped.
fn zone_card(session: Session, draft: Draft, zone: &str) -> AnyView {
    let models = session.glance(|state| {
        let there = state.models().filter(|(_, model)| model.standing() == Standing::Battlefield);
        there.map(|(id, model)| (id, model.name().to_owned())).collect::<Vec<_>>()
    });
    let zone = zone.to_owned();
    let title = say(Line::new(keys::BUSHIDO_ZONE).with("zone", zone.as_str()));
    let key = |(id, name): (ModelId, String)| {
        let place = (zone.clone(), id);
        let at = place.clone();
        let is_in = Signal::derive(move || draft.inside.with(|inside| inside.contains(&at)));
        let tap = move || {
            draft.inside.update(|inside| {
                if !inside.remove(&place) {
                    inside.insert(place.clone());
                }
            });
        };
        view! { <Button label=name pressed=is_in on_press=tap /> }
    };
    view! {
        <fieldset class="zone">
            <legend>{title}</legend>
            <div class="rowx wrap">{models.into_iter().map(key).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}
