//! A shot: target, distance, modifiers, odds; the players' dice or the app's.

use super::words;
use crate::games::bushido::command::{Command, Shot, ShotFact, WoundDice};
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::text::{names, reasons};
use crate::games::bushido::views::actions::enemies;
use crate::games::bushido::views::odds::chances::shot as chances;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::bushido::page::TablePage;
use crate::ui::games::bushido::session::{Session, session};
use crate::ui::page;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;
use std::collections::BTreeSet;

#[derive(Clone, Copy)]
struct Draft {
    session: Session,
    id: ModelId,
    targets: StoredValue<Vec<ModelId>>,
    target: RwSignal<usize>,
    distance: RwSignal<i32>,
    boosts: RwSignal<i32>,
    facts: RwSignal<BTreeSet<ShotFact>>,
    faces: RwSignal<Vec<u8>>,
}

impl Draft {
    /// The shot with these dice; without any the app rolls.
    fn shot(self) -> Option<Shot> {
        let target = self.targets.with_value(|targets| targets.get(self.target.get()).copied())?;
        let small = |number: i32| u8::try_from(number).unwrap_or(0);
        let faces = self.faces.get();
        Some(Shot {
            shooter: self.id,
            target,
            weapon: 0,
            distance: u16::from(small(self.distance.get())) * 100,
            base: None,
            strength: None,
            boosts: small(self.boosts.get()),
            other: 0,
            facts: self.facts.get(),
            special: None,
            friend: None,
            dice: (!faces.is_empty()).then_some(faces),
            check: None,
            damage: WoundDice::Generated,
        })
    }
}

/// A shot of a model.
pub fn shoot(id: ModelId) -> AnyView {
    let session = session();
    let targets = session.glance(|state| enemies(state, id));
    let draft = Draft {
        session,
        id,
        targets: StoredValue::new(targets.clone()),
        target: RwSignal::new(0),
        distance: RwSignal::new(4),
        boosts: RwSignal::new(0),
        facts: RwSignal::new(BTreeSet::new()),
        faces: RwSignal::new(Vec::new()),
    };
    let name = session.glance(|state| names::model(state, id));
    let answers: Vec<Segment> =
        session.glance(|state| targets.iter().map(|other| Segment::of(names::model(state, *other))).collect());
    let fire = move || {
        let Some(shot) = untrack(|| draft.shot()) else { return };
        let to = session.page(TablePage::Table);
        session.dispatch_and_leave(Command::Shoot(Box::new(shot)), move || page::replace(&to), || ());
    };
    let label = move || {
        let own = draft.faces.with(Vec::is_empty);
        say(if own { keys::BUSHIDO_SHOT_ROLL } else { keys::BUSHIDO_SHOT_APPLY })
    };
    view! {
        <div class="screen bu">
            <Head
                title=say(keys::BUSHIDO_SHOT_TITLE)
                subtitle=name
                back=session.href(TablePage::Model(id))
                back_label=say(keys::BUSHIDO_BACK_TABLE)
                back_sign=Sign::Close
            />
            <main class="body">
                <section class="card pad stack">
                    <h2>{say(keys::BUSHIDO_WHOM)}</h2>
                    <Segmented
                        label=say(keys::BUSHIDO_WHOM)
                        answers=Signal::stored(answers)
                        chosen=Signal::derive(move || Some(draft.target.get()))
                        look=SegmentedLook::Lines
                        on_choose=move |at: usize| draft.target.set(at)
                    />
                    {number(keys::BUSHIDO_DISTANCE, draft.distance, 60)}
                    {number(keys::BUSHIDO_TERM_BOOSTS, draft.boosts, 6)}
                    {facts(draft)}
                </section>
                {move || odds(draft)}
                {dice(draft)}
            </main>
            <Dock>
                <UndoTool />
                <Button kind=ButtonKind::Act label=Signal::derive(label) on_press=fire />
            </Dock>
        </div>
    }
    .into_any()
}

fn number(key: Key, signal: RwSignal<i32>, most: i32) -> AnyView {
    let label = say(key);
    view! {
        <Stepper
            minus_label=say(Line::new(keys::BUSHIDO_MINUS).with("what", label.clone()))
            plus_label=say(Line::new(keys::BUSHIDO_PLUS).with("what", label.clone()))
            label=label.clone()
            value=Signal::derive(move || Some(signal.get()))
            most=most
            on_change=move |to: i32| signal.set(to)
        />
    }
    .into_any()
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

/// Number, dice and chances, or which value is missing.
fn odds(draft: Draft) -> Option<AnyView> {
    let shot = Shot { dice: None, ..draft.shot()? };
    let session = draft.session;
    Some(match session.glance(|state| chances(state, &shot)) {
        Ok(view) => {
            let number = view.aimed.number().map_or_else(
                || say(keys::BUSHIDO_SHOT_TOO_FAR),
                |number| {
                    let line = Line::new(keys::BUSHIDO_SHOT_NUMBER).with("number", i16::try_from(number).unwrap_or(0));
                    say(line.with("dice", words::small(view.aimed.dice())))
                },
            );
            let line = Line::new(keys::BUSHIDO_SHOT_ODDS)
                .with("percent", words::percent(view.hits))
                .with("wounds", format!("{:.2}", view.wounds))
                .with("kill", words::percent(view.kills));
            view! {
                <section class="card pad stack">
                    <p class="big"><b>{number}</b></p>
                    <p>{say(line)}</p>
                </section>
            }
            .into_any()
        }
        Err(refusal) => {
            let why = session.glance(|state| say(reasons::refusal(state, &refusal)));
            view! { <Note kind=NoteKind::Warn>{why}</Note> }.into_any()
        }
    })
}

/// The players' own dice, one tap each; a tap on one takes it back.
fn dice(draft: Draft) -> AnyView {
    let key = move |face: u8| {
        let press = move |_| draft.faces.update(|faces| faces.push(face));
        view! {
            <button
                type="button"
                class="key face"
                aria-label=say(Line::new(keys::BUSHIDO_DIE_FACE).with("face", face))
                on:click=press
            >
                {face}
            </button>
        }
    };
    let lies = move |(at, face): (usize, u8)| {
        let back = move |_| {
            draft.faces.update(|faces| {
                if at < faces.len() {
                    faces.remove(at);
                }
            });
        };
        view! {
            <button
                type="button"
                class="nd press"
                aria-label=say(Line::new(keys::BUSHIDO_DIE_BACK).with("face", face))
                on:click=back
            >
                {face}
            </button>
        }
    };
    view! {
        <section class="card pad stack">
            <div class="nds">{move || draft.faces.get().into_iter().enumerate().map(lies).collect_view()}</div>
            <div class="faces" role="group" aria-label=say(keys::BUSHIDO_KEYS_LABEL)>
                {(1..=6_u8).map(key).collect_view()}
            </div>
        </section>
    }
    .into_any()
}
