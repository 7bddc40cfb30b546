//! Tests of a model: odds before, what comes of it either way, then the app's dice or what the players say.

mod dice;

use super::Over;
use crate::games::bushido::Bushido;
use crate::games::bushido::assemble::tests::attempt;
use crate::games::bushido::command::{Command, Fright, Purpose, Test, TestKind, TestTold};
use crate::games::bushido::event::Event;
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::refusal::RefusalKind;
use crate::games::bushido::rules::reference;
use crate::games::bushido::rules::test::Automatic;
use crate::games::bushido::state::State;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::text::{events, names, reasons};
use crate::games::bushido::views::actions::enemies;
use crate::games::bushido::views::odds::chances;
use crate::games::bushido::views::rulings::{OF_TESTS, decisive};
use crate::kernel::game::Game;
use crate::kernel::line::{Arg, Key, Line};
use crate::kernel::told::ToldGame;
use crate::ui::components::button::Button;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::stepper::Stepper;
use crate::ui::feedback::feedback;
use crate::ui::games::bushido::screens::boosts::boosts as priced;
use crate::ui::games::bushido::screens::words;
use crate::ui::games::bushido::session::Session;
use crate::ui::table::session::Done;
use crate::ui::texts::{page_of, say};
use crate::words::bushido as keys;
use leptos::prelude::*;

/// Which test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Fear,
    Opposed,
    Size,
    Ki,
    Die,
}

impl Kind {
    const ALL: [Self; 5] = [Self::Fear, Self::Opposed, Self::Size, Self::Ki, Self::Die];

    const fn name(self) -> Key {
        match self {
            Self::Fear => keys::BUSHIDO_TESTS_FEAR,
            Self::Opposed => keys::BUSHIDO_TESTS_OPPOSED,
            Self::Size => keys::BUSHIDO_TESTS_SIZE,
            Self::Ki => keys::BUSHIDO_TESTS_KI,
            Self::Die => keys::BUSHIDO_TESTS_DIE,
        }
    }

    /// What may depend on it.
    const fn purposes(self) -> &'static [Purpose] {
        match self {
            Self::Fear => &[Purpose::Declared, Purpose::Approached, Purpose::Noted],
            Self::Size => &[Purpose::Immobilised, Purpose::Noted],
            Self::Opposed | Self::Ki | Self::Die => &[Purpose::Noted],
        }
    }
}

#[derive(Clone, Copy)]
struct Draft {
    session: Session,
    id: ModelId,
    kind: RwSignal<Kind>,
    others: StoredValue<Vec<ModelId>>,
    /// The other model by its place; of a Fear test nothing else than a number.
    other: RwSignal<Option<usize>>,
    number: RwSignal<i32>,
    boosts: Sides<RwSignal<i32>>,
    purpose: RwSignal<Purpose>,
    /// The players' own dice as they lie.
    faces: RwSignal<Vec<u8>>,
    /// Whether the last entry of the log is this test.
    made: RwSignal<bool>,
}

impl Draft {
    /// A Fear test, of that model where it is the one that frightens.
    fn new(session: Session, id: ModelId, of: Option<ModelId>) -> Self {
        let found = session.glance(|state| enemies(state, id));
        let draft = Self {
            session,
            id,
            kind: RwSignal::new(Kind::Fear),
            others: StoredValue::new(found),
            other: RwSignal::new(None),
            number: RwSignal::new(4),
            boosts: Sides { active: RwSignal::new(0), other: RwSignal::new(0) },
            purpose: RwSignal::new(Purpose::Noted),
            faces: RwSignal::new(Vec::new()),
            made: RwSignal::new(false),
        };
        draft.choose(Kind::Fear);
        if of.is_some() {
            draft.other.set(draft.others.with_value(|others| others.iter().position(|other| Some(*other) == of)));
        }
        draft
    }

    /// Another kind of test, with what is usual for it.
    fn choose(self, kind: Kind) {
        let (id, session) = (self.id, self.session);
        let frightens =
            |id: &ModelId| session.glance(|state| state.model(*id).is_some_and(|one| one.traits().has("Fear")));
        let acts = session.glance(|state| state.model(id).is_some_and(|one| one.player() == state.active()));
        let stuck = session.glance(|state| state.model(id).is_some_and(|one| one.has(Condition::Immobilised)));
        self.kind.set(kind);
        self.begin_anew();
        self.other.set(match kind {
            Kind::Fear => self.others.with_value(|others| others.iter().position(frightens)),
            Kind::Opposed => Some(0),
            Kind::Size | Kind::Ki | Kind::Die => None,
        });
        self.number.set(if kind == Kind::Size { 6 } else { 4 });
        self.purpose.set(match (kind, acts, stuck) {
            (Kind::Fear, true, _) => Purpose::Declared,
            (Kind::Fear, false, _) => Purpose::Approached,
            (Kind::Size, _, true) => Purpose::Immobilised,
            (Kind::Size | Kind::Opposed | Kind::Ki | Kind::Die, _, _) => Purpose::Noted,
        });
    }

    /// Something else is tested: what was typed in or made does not count.
    fn begin_anew(self) {
        self.made.set(false);
        self.faces.set(Vec::new());
    }

    /// The other model, where there is one.
    fn against(self) -> Option<ModelId> {
        self.other.get().and_then(|at| self.others.with_value(|others| others.get(at).copied()))
    }

    /// Whose dice the roll at this place are.
    fn roller(self, roll: usize) -> String {
        let other = self.against().filter(|_| roll == 1 && self.kind.get() == Kind::Opposed);
        self.session.glance(|state| names::model(state, other.unwrap_or(self.id)))
    }

    /// What would happen, whether or not a rule is against it.
    fn preview(self, test: Test) -> Result<Vec<Event>, RefusalKind> {
        let command = Command::Test(Box::new(test));
        let first = self.session.preview(&command);
        first.or_else(|_| self.session.preview(&Bushido::anyway(&command))).map_err(|refusal| refusal.kind)
    }

    fn test(self, told: TestTold) -> Option<Test> {
        let number = i8::try_from(self.number.get()).unwrap_or(4);
        let boosts = |signal: RwSignal<i32>| u8::try_from(signal.get()).unwrap_or(0);
        let other = self.against();
        let kind = match self.kind.get() {
            Kind::Fear => TestKind::Fear(other.map_or(Fright::Number(number), Fright::Model)),
            Kind::Size => TestKind::Size { number },
            Kind::Ki => TestKind::Ki { number, boosts: boosts(self.boosts.active) },
            Kind::Die => TestKind::Die { number },
            Kind::Opposed => TestKind::Opposed {
                other: other?,
                boosts: Sides { active: boosts(self.boosts.active), other: boosts(self.boosts.other) },
            },
        };
        Some(Test { model: self.id, kind, told, purpose: self.purpose.get() })
    }

    fn make(self, told: TestTold) {
        let Some(test) = untrack(|| self.test(told)) else { return };
        let done = self.session.dispatch(Command::Test(Box::new(test)));
        self.made.set(done == Done::Yes);
    }
}

/// The sheet over a model.
pub(super) fn tests_sheet(session: Session, id: ModelId, over: RwSignal<Over>) -> AnyView {
    let open = Memo::new(move |_| matches!(over.get(), Over::Tests(_)));
    let body = move || match over.get() {
        Over::Tests(of) => Some(form(Draft::new(session, id, of))),
        Over::Nothing | Over::States | Over::Objectives | Over::Card | Over::Places | Over::Whom => None,
    };
    let name = session.glance(|state| names::model(state, id));
    view! {
        <Sheet
            open=open
            title=say(Line::new(keys::BUSHIDO_TESTS_TITLE).with("name", name))
            close_label=say(keys::CLOSE)
            on_close=move || over.set(Over::Nothing)
        >
            <div class="bu stack">{body}</div>
        </Sheet>
    }
    .into_any()
}

fn form(draft: Draft) -> AnyView {
    let kinds: Vec<Segment> = Kind::ALL.iter().map(|kind| Segment::of(say(kind.name()))).collect();
    let chosen = move || Kind::ALL.iter().position(|kind| *kind == draft.kind.get());
    let choose = move |at: usize| {
        if let Some(kind) = Kind::ALL.get(at) {
            draft.choose(*kind);
        }
    };
    view! {
        <Segmented
            label=say(keys::BUSHIDO_TESTS)
            answers=Signal::stored(kinds)
            chosen=Signal::derive(chosen)
            look=SegmentedLook::Lines
            on_choose=choose
        />
        {move || if draft.made.get() { result(draft.session) } else { asked(draft) }}
    }
    .into_any()
}

/// What is tested, its odds, then the players' dice, the app's, or only the outcome.
fn asked(draft: Draft) -> AnyView {
    view! {
        {move || against(draft, draft.kind.get())}
        {move || purposes(draft, draft.kind.get())}
        {move || odds(draft)}
        {dice::entry(draft)}
        <div class="rowx wrap">
            <Button label=say(keys::BUSHIDO_PASSED) on_press=move || draft.make(TestTold::Passed) />
            <Button label=say(keys::BUSHIDO_FAILED) on_press=move || draft.make(TestTold::Failed) />
        </div>
    }
    .into_any()
}

/// The model or number it is made against, and Boosts.
fn against(draft: Draft, kind: Kind) -> AnyView {
    let session = draft.session;
    let mut answers: Vec<Segment> = draft.others.with_value(|others| {
        session.glance(|state| others.iter().map(|one| Segment::of(names::model(state, *one))).collect())
    });
    let count = answers.len();
    if kind == Kind::Fear {
        answers.push(Segment::of(say(keys::BUSHIDO_TESTS_NUMBER)));
    }
    let models = matches!(kind, Kind::Fear | Kind::Opposed).then(|| {
        view! {
            <Segmented
                label=say(keys::BUSHIDO_WHOM)
                answers=Signal::stored(answers)
                chosen=Signal::derive(move || Some(draft.other.get().unwrap_or(count)))
                look=SegmentedLook::Lines
                on_choose=move |at: usize| {
                    draft.begin_anew();
                    draft.other.set((at < count).then_some(at));
                }
            />
        }
    });
    let numbered = move || kind != Kind::Opposed && draft.other.get().is_none();
    let boosts = match kind {
        Kind::Ki => vec![Side::Active],
        Kind::Opposed => Side::ALL.to_vec(),
        Kind::Fear | Kind::Size | Kind::Die => Vec::new(),
    };
    view! {
        {models}
        <div class="card rows">
            <Show when=numbered>{stepper(keys::BUSHIDO_TESTS_NUMBER, draft.number, -5)}</Show>
            {boosts.into_iter().map(|side| boosts_of(draft, side)).collect_view()}
        </div>
    }
    .into_any()
}

fn boosts_of(draft: Draft, side: Side) -> AnyView {
    let key = match side {
        Side::Active => keys::BUSHIDO_TERM_BOOSTS,
        Side::Other => keys::BUSHIDO_TESTS_BOOSTS_OTHER,
    };
    let model = move || match side {
        Side::Active => Some(draft.id),
        Side::Other => draft.against(),
    };
    let signal = *draft.boosts.of(side);
    let (value, set) = (move || signal.get(), move |to: i32| signal.set(to));
    priced(draft.session, say(key), (model, |card| card.ki_boost), value, set)
}

fn stepper(key: Key, signal: RwSignal<i32>, least: i32) -> AnyView {
    let label = say(key);
    view! {
        <Stepper
            minus_label=say(Line::new(keys::BUSHIDO_MINUS).with("what", label.clone()))
            plus_label=say(Line::new(keys::BUSHIDO_PLUS).with("what", label.clone()))
            label=label.clone()
            value=Signal::derive(move || Some(signal.get()))
            least=least
            most=12
            on_change=move |to: i32| signal.set(to)
        />
    }
    .into_any()
}

fn purposes(draft: Draft, kind: Kind) -> Option<AnyView> {
    let all = kind.purposes();
    let answers: Vec<Segment> = all.iter().map(|one| Segment::of(say(names::purpose(*one)))).collect();
    (all.len() > 1).then(|| {
        view! {
            <Segmented
                label=say(keys::BUSHIDO_TESTS_PURPOSE)
                answers=Signal::stored(answers)
                chosen=Signal::derive(move || all.iter().position(|one| *one == draft.purpose.get()))
                look=SegmentedLook::Lines
                on_choose=move |at: usize| draft.purpose.set(all.get(at).copied().unwrap_or_default())
            />
        }
        .into_any()
    })
}

/// The chance to pass, of what it is made, and what comes of it either way.
fn odds(draft: Draft) -> Option<AnyView> {
    let test = draft.test(TestTold::Generated)?;
    let session = draft.session;
    let feedback = feedback();
    let chance = session.glance(|state| chances::test(state, &test).map_err(|why| say(reasons::refusal(state, &why))));
    let parts = session.glance(|state| dice(state, &test));
    let sure = session.glance(|state| without_roll(state, &test)).map(say);
    let after = [(keys::BUSHIDO_TESTS_IF_PASSED, TestTold::Passed), (keys::BUSHIDO_TESTS_IF_FAILED, TestTold::Failed)];
    let after = after.map(|(key, told)| {
        let what = consequences(draft, &Test { told, ..test.clone() });
        view! { <p>{say(Line::new(key).with("what", what))}</p> }
    });
    let depends = session.glance(|state| decisive(state, OF_TESTS, |state| chances::test(state, &test).ok()));
    let rule = reference::TEST;
    let chance = match chance {
        Ok(chance) => {
            let line = Line::new(keys::BUSHIDO_TESTS_ODDS).with("percent", words::percent(chance));
            view! { <b class="bigvalue">{say(line)}</b> }.into_any()
        }
        Err(why) => view! { <Note kind=NoteKind::Warn>{why}</Note> }.into_any(),
    };
    let view = view! {
        <section class="card pad stack">
            <div class="rowx apart">
                {chance} <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) />
            </div>
            {sure.map(|why| view! { <p>{why}</p> })}
            {parts.map(|line| view! { <p class="sub2">{say(line)}</p> })}
            {words::rulings(&depends)}
            {after.into_iter().collect_view()}
        </section>
    };
    Some(view.into_any())
}

/// Dice, what is added, and the number; nothing where no die is rolled.
fn dice(state: &State, test: &Test) -> Option<Line> {
    let attempt = attempt(state, test).ok()??;
    if attempt.automatic.is_some() {
        return None;
    }
    let small = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
    let line = Line::new(keys::BUSHIDO_TESTS_DICE).with("dice", words::small(attempt.dice));
    Some(line.with("added", Arg::Signed(attempt.modifier)).with("number", small(attempt.number)))
}

/// Why a Fear test is decided without a roll, where it is.
fn without_roll(state: &State, test: &Test) -> Option<Line> {
    let automatic = attempt(state, test).ok()??.automatic?;
    let model = state.model(test.model)?;
    let traits = model.traits();
    let calm = ["Fearless", "Soulless"].into_iter().find(|name| traits.has(name));
    let line = Line::new(keys::BUSHIDO_TESTS_NO_ROLL);
    Some(match (automatic, calm) {
        (Automatic::Pass, Some(name)) => line.with("why", name),
        (Automatic::Pass, None) if model.has(Condition::Impetuous) => {
            line.with("why", names::condition(Condition::Impetuous))
        }
        (Automatic::Pass, None) => line.with(
            "why",
            Line::new(keys::BUSHIDO_TESTS_OWN_FEAR)
                .with("number", i16::try_from(traits.amount("Fear")).unwrap_or(i16::MAX)),
        ),
        (Automatic::Fail, _) => line.with("why", names::condition(Condition::Frightened)),
    })
}

fn consequences(draft: Draft, test: &Test) -> String {
    let rest: Vec<Event> = draft
        .preview(test.clone())
        .unwrap_or_default()
        .into_iter()
        .filter(|event| !matches!(event, Event::Tested(_) | Event::Overrode { .. }))
        .collect();
    let lines = draft.session.glance(|state| events::everything(state, &rest));
    match lines.len() {
        0 => say(keys::BUSHIDO_TESTS_NOTHING),
        _ => lines.into_iter().map(say).collect::<Vec<_>>().join("; "),
    }
}

/// What the log says of it.
fn result(session: Session) -> AnyView {
    let lines = session.part(|table| {
        let last = table.cursor().checked_sub(1).and_then(|at| table.entries().get(at));
        let state = table.state();
        last.map(|entry| {
            let line = Bushido::line(state, Bushido::chapter(state), 0, entry);
            std::iter::once(line.headline).chain(line.details).collect::<Vec<_>>()
        })
    });
    let one = |line: Line| view! { <p>{say(line)}</p> };
    view! {
        <section class="card pad stack">
            {move || lines.get().unwrap_or_default().into_iter().map(one).collect_view()}
        </section>
    }
    .into_any()
}
