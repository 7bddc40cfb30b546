//! A model: what is true above, what it can do below.

mod sheets;
mod tests;
mod whom;

use super::table::{after_activation, stones};
use super::words;
use crate::games::bushido::command::{Action, Command};
use crate::games::bushido::content::reminders::Moment;
use crate::games::bushido::lessons::Lesson;
use crate::games::bushido::reference::entry_of;
use crate::games::bushido::refusal::Refusal;
use crate::games::bushido::state::Taken;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Gauge, ModelId, Standing};
use crate::games::bushido::text::{names, reasons};
use crate::games::bushido::views::actions::{ActionView, Offer, actions};
use crate::games::bushido::views::likely::likely;
use crate::games::bushido::views::odds::fear::{FearView, declared};
use crate::games::bushido::views::remember::{WeaponLine, card_traits, feat_lines, remember, weapon_lines};
use crate::games::bushido::views::table::{RowView, row};
use crate::kernel::game::Game;
use crate::kernel::line::{Key, Line};
use crate::kernel::name::Note;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::row::{ActionRow, Impossible, RowButton};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::feedback::feedback;
use crate::ui::games::bushido::learning::lesson_card;
use crate::ui::games::bushido::marks;
use crate::ui::games::bushido::page::TablePage;
use crate::ui::games::bushido::session::{Session, session};
use crate::ui::page;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::{page_of, say};
use crate::words::bushido as keys;
use leptos::prelude::*;

/// What is open over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Over {
    Nothing,
    States,
    Objectives,
    Card,
    Places,
    /// A test; a Fear test of that model, where one is named.
    Tests(Option<ModelId>),
    Whom,
}

/// A model.
pub fn model(id: ModelId) -> AnyView {
    let session = session();
    let over = RwSignal::new(Over::Nothing);
    let shown = session.part(move |table| table.state().model(id).map(|model| row(table.state(), id, model)));
    let title = move || shown.with(|row| row.as_ref().map_or_else(String::new, |row| row.name.clone()));
    let subtitle = move || {
        let counters = shown.with(|row| row.as_ref().map_or(0, |row| row.counters));
        Some(say(Line::new(keys::BUSHIDO_MODEL_COUNTERS).with("count", counters)))
    };
    let explained = move || {
        let marked = shown.with(|row| row.as_ref().is_some_and(|row| !row.conditions.is_empty()));
        if marked { Lesson::State } else { Lesson::Act }
    };
    let acted = session.part(|table| table.state().activation().is_some_and(|one| one.action == Taken::Yes));
    let counters = move || stones(shown.with(|row| row.as_ref().map_or(0, |row| row.counters)));
    view! {
        <div class="screen bu">
            <Head
                title=Signal::derive(title)
                subtitle=Signal::derive(subtitle)
                back=session.href(TablePage::Table)
                back_label=say(keys::BUSHIDO_BACK_TABLE)
                trailing=move || counters
            />
            <main class="body">
                {lesson_card(explained)} {move || shown.get().map(|row| truths(session, &row, over))} {fears(session, id, over)}
                {offers(session, id, over)}
                {printed(session, id)}
                {move || acted.get().then(|| kept_at_hand(over))}
                {move || shown.get().map(|row| stands(row.standing, over))}
            </main>
            <Dock>
                <UndoTool />
                {move || if acted.get() { end_ink(session) } else { tools(over) }}
            </Dock>
        </div>
        {sheets::states_sheet(session, id, over)}
        {sheets::objectives_sheet(session, id, over)}
        {sheets::card_sheet(session, id, over)}
        {sheets::places_sheet(session, id, over)}
        {tests::tests_sheet(session, id, over)}
        {whom::whom_sheet(session, id, over)}
    }
    .into_any()
}

/// The card as printed, a tap on a trait opens it, and what of it the table has to see to now.
fn printed(session: Session, id: ModelId) -> AnyView {
    let feedback = feedback();
    let told = session.part(move |table| {
        let card = table.state().model(id);
        let card = card.map(|model| (card_traits(model), (weapon_lines(model), feat_lines(model))));
        (card.unwrap_or_default(), remember(table.state(), &[id], Moment::Acting))
    });
    let explained = move |text: String| match entry_of(&text) {
        Some(entry) => view! { <RuleRef label=text on_open=move || feedback.open_entry(entry) /> }.into_any(),
        None => view! { <span>{text}</span> }.into_any(),
    };
    (move || {
        let ((traits, (weapons, feats)), due) = told.get();
        let lines = weapons.into_iter().map(weapon_words).chain(feats);
        let lines = lines.map(|line| view! { <li class="sub2">{line}</li> }).collect_view();
        view! {
            {super::remember::card(session, due)}
            <section class="card pad" aria-label=say(keys::BUSHIDO_CARD)>
                <div class="keyword-refs">{traits.into_iter().map(explained).collect_view()}</div>
                <ul class="stack tightly">{lines}</ul>
            </section>
        }
    })
    .into_any()
}

/// A weapon as printed, and how many shots are left.
fn weapon_words(WeaponLine { printed, shots }: WeaponLine) -> String {
    let Some((left, most)) = shots else { return printed };
    format!("{printed} · {}", say(Line::new(keys::BUSHIDO_SHOTS_LEFT).with("left", left).with("most", most)))
}

/// Beside Undo before an action; after one the ink has their place.
fn tools(over: RwSignal<Over>) -> AnyView {
    let whom = move || over.set(Over::Whom);
    view! {
        {[Tool::Card, Tool::Test].map(|tool| tool.button(ButtonKind::Tool, over))}
        <Button kind=ButtonKind::Tool label=say(keys::BUSHIDO_WHOM) sign=Sign::Melee on_press=whom />
    }
    .into_any()
}

/// After an action the dock has no room for these.
fn kept_at_hand(over: RwSignal<Over>) -> AnyView {
    let tools = [Tool::Card, Tool::Test].map(|tool| tool.button(ButtonKind::Rest, over));
    view! { <div class="rowx wrap">{tools}</div> }.into_any()
}

/// What can be opened of a model at any time.
#[derive(Clone, Copy)]
enum Tool {
    Card,
    Test,
}

impl Tool {
    fn button(self, kind: ButtonKind, over: RwSignal<Over>) -> AnyView {
        let (label, sign, opens) = match self {
            Self::Card => (keys::BUSHIDO_CARD, Sign::Edit, Over::Card),
            Self::Test => (keys::BUSHIDO_TESTS, Sign::EnemyDie, Over::Tests(None)),
        };
        view! { <Button kind=kind label=say(label) sign=sign on_press=move || over.set(opens) /> }.into_any()
    }
}

fn end_ink(session: Session) -> AnyView {
    let after = session.part(|table| after_activation(table.state()));
    let end = move || {
        let to = session.page(TablePage::Table);
        session.dispatch_and_leave(Command::EndActivation, move || page::replace(&to), || ());
    };
    view! {
        <Button
            kind=ButtonKind::Act
            label=say(keys::BUSHIDO_INK_END_ACTIVATION)
            second=Signal::derive(move || Some(after.get()))
            on_press=end
        />
    }
    .into_any()
}

/// Wounds, Ki and states, each one tap.
fn truths(session: Session, row: &RowView, over: RwSignal<Over>) -> AnyView {
    let id = row.id;
    let likely = session.glance(|state| likely(state, id)).into_iter();
    view! {
        <section class="card pad stack">
            {wounds(session, row)}
            <div class="pair">{number(session, row, Gauge::Ki)} {number(session, row, Gauge::Counters)}</div>
            <div class="rowx wrap">
                {row.conditions
                    .iter()
                    .map(|(condition, values)| state_tag(session, id, *condition, values))
                    .collect_view()}
                {likely.map(|(condition, value)| state_key(session, id, condition, value)).collect_view()}
                <Button
                    label=say(keys::BUSHIDO_ADD_STATE)
                    sign=Sign::Plus
                    on_press=move || over.set(Over::States)
                />
            </div>
        </section>
    }
    .into_any()
}

fn adjust(session: Session, model: ModelId, gauge: Gauge, by: i16) {
    session.dispatch(Command::Adjust { model, gauge, by, note: Note::default() });
}

/// The boxes of the card: each marks up to itself, a marked one is freed from itself on.
fn wounds(session: Session, row: &RowView) -> AnyView {
    let (id, marked) = (row.id, row.marked);
    let Some(track) = row.track else { return number(session, row, Gauge::Wounds) };
    let cell = move |at: i16| {
        let is_marked = at < marked;
        let by = if is_marked { at - marked } else { at + 1 - marked };
        view! {
            <button
                type="button"
                class="wbox big"
                class:marked=is_marked
                aria-pressed=is_marked.to_string()
                aria-label=say(Line::new(keys::BUSHIDO_WOUND_BOX).with("number", at + 1))
                on:click=move |_| adjust(session, id, Gauge::Wounds, by)
            ></button>
        }
    };
    let of = say(Line::new(keys::BUSHIDO_OF).with("now", marked).with("most", track));
    view! {
        <div class="wline" role="group" aria-label=say(names::gauge(Gauge::Wounds))>
            <span class="wname">{say(names::gauge(Gauge::Wounds))} " " <b>{of}</b></span>
            <span class="wnd">{(0..track).map(cell).collect_view()}</span>
        </div>
    }
    .into_any()
}

fn number(session: Session, row: &RowView, gauge: Gauge) -> AnyView {
    let id = row.id;
    let (now, most) = match gauge {
        Gauge::Wounds => (row.marked, row.track),
        Gauge::Ki => (row.ki, row.most_ki),
        Gauge::Counters => (row.counters, None),
    };
    let label = say(names::gauge(gauge));
    let keys_of = |key: Key| say(Line::new(key).with("what", label.clone()));
    let a_turn = session.glance(|state| state.model(id).and_then(|model| model.ki_statistic()));
    let sub = match gauge {
        Gauge::Ki => a_turn.map(|count| {
            let count = i16::try_from(count).unwrap_or(0);
            say(match most {
                Some(most) => Line::new(keys::BUSHIDO_KI_AND_LIMIT).with("count", count).with("most", most),
                None => Line::new(keys::BUSHIDO_KI_A_TURN).with("count", count),
            })
        }),
        Gauge::Wounds | Gauge::Counters => None,
    };
    view! {
        <Stepper
            minus_label=keys_of(keys::BUSHIDO_MINUS)
            plus_label=keys_of(keys::BUSHIDO_PLUS)
            label=label.clone()
            sub=sub
            value=Signal::stored(Some(i32::from(now)))
            on_change=move |to: i32| adjust(session, id, gauge, i16::try_from(to).unwrap_or(now) - now)
        />
    }
    .into_any()
}

fn state_tag(session: Session, model: ModelId, condition: Condition, values: &[u8]) -> AnyView {
    let label = words::condition(condition, values);
    let ears = say(Line::new(keys::BUSHIDO_TAKE_OFF).with("state", label.clone()));
    let off = move || _ = session.dispatch(Command::Unmark { model, condition });
    view! { <Button label=label ears=ears sign=Sign::Close on_press=off /> }.into_any()
}

/// Where the model is, seldom changed by hand.
fn stands(standing: Standing, over: RwSignal<Over>) -> AnyView {
    let label = say(Line::new(keys::BUSHIDO_STANDS).with("where", names::standing(standing)));
    view! {
        <div class="rowx wrap">
            <Button label=label on_press=move || over.set(Over::Places) />
        </div>
    }
    .into_any()
}

/// A state the model may get next, put on with one tap.
fn state_key(session: Session, model: ModelId, condition: Condition, value: u8) -> AnyView {
    let label = words::condition(condition, &[value]);
    let ears = say(Line::new(keys::BUSHIDO_PUT_ON).with("state", label.clone()));
    let on = move || _ = session.dispatch(Command::Mark { model, condition, value });
    view! { <Button kind=ButtonKind::Quiet label=label ears=ears sign=Sign::Plus on_press=on /> }.into_any()
}

/// Enemies that frighten: the test before the declaration, with its odds.
fn fears(session: Session, id: ModelId, over: RwSignal<Over>) -> AnyView {
    let found = session.part(move |table| declared(table.state(), id));
    let card = move |FearView { other, number, chance }: FearView| {
        let name = session.glance(|state| names::model(state, other));
        let percent = chance.map_or_else(|| "?".to_owned(), words::percent);
        let line = Line::new(keys::BUSHIDO_FEAR_OF).with("name", name).with("number", number).with("percent", percent);
        let title = say(line);
        let open = move || over.set(Over::Tests(Some(other)));
        view! {
            <RowButton
                title=say(keys::BUSHIDO_FEAR_FIRST)
                sub=title
                trailing=move || view! { <span>{say(keys::BUSHIDO_TESTS)}</span> }
                on_press=open
            />
        }
    };
    (move || {
        let found = found.get();
        (!found.is_empty()).then(|| {
            view! { <section class="card rows fear">{found.into_iter().map(card).collect_view()}</section> }
        })
    })
    .into_any()
}

/// Every action in its place.
fn offers(session: Session, id: ModelId, over: RwSignal<Over>) -> AnyView {
    let views = session.part(move |table| actions(table.state(), id));
    // What a row is called stays but for the Ki Feats of the card.
    let feats = session.part(move |table| table.state().model(id).map(|model| model.profile_card().card.feats.clone()));
    let drawn = Memo::new(move |_| (views.with(Vec::len), feats.get()));
    let rows = move || {
        (0..drawn.with(|(count, _)| *count))
            .map(|at| {
                let view = Memo::new(move |_| views.with(|views| views.get(at).cloned()));
                view! { {action_row(session, id, view, over)} {objectives(session, id, view)} }
            })
            .collect_view()
    };
    view! { <section class="card rows">{rows}</section> }.into_any()
}

/// The objectives of a Scenario action, each a tap; the row above them opens the list that says whose each is.
fn objectives(session: Session, id: ModelId, view: Memo<Option<ActionView>>) -> AnyView {
    let possible = Memo::new(move |_| {
        view.with(|view| view.as_ref().is_some_and(|view| view.offer == Offer::Scenario && view.against.is_none()))
    });
    let all = session.part(|table| {
        let score = table.state().score_now();
        score.objectives().iter().map(|one| one.id.clone()).collect::<Vec<_>>()
    });
    let key = move |objective: String| {
        let action = Action::Scenario { objective: objective.clone() };
        let ears = session.glance(|state| say(names::action(state, id, &action)));
        let act = move || _ = session.dispatch(Command::Act { model: id, action: action.clone() });
        view! { <Button label=objective ears=ears on_press=act /> }
    };
    view! {
        <Show when=move || possible.get()>
            <div class="rowx wrap pad slim" role="group" aria-label=say(keys::BUSHIDO_OBJECTIVE_TITLE)>
                <span class="sub2" aria-hidden="true">{say(keys::BUSHIDO_OBJECTIVE_TITLE)}</span>
                {move || all.get().into_iter().map(key).collect_view()}
            </div>
        </Show>
    }
    .into_any()
}

fn action_row(session: Session, id: ModelId, view: Memo<Option<ActionView>>, over: RwSignal<Over>) -> AnyView {
    let Some(first) = view.get_untracked() else { return ().into_any() };
    let feedback = feedback();
    let offer = first.offer.clone();
    let (title, sub) = offer_words(session, id, &offer);
    let cost = match first.ki {
        Some(ki) => say(Line::new(keys::BUSHIDO_KI_PRICE).with("count", i16::try_from(ki).unwrap_or(0))),
        None => say(Line::new(keys::BUSHIDO_COUNTERS_PRICE).with("count", first.counters)),
    };
    let against = Memo::new(move |_| view.with(|view| view.as_ref().and_then(|view| view.against.clone())));
    let ears = title.clone();
    let impossible = move || {
        against.get().map(|refusal: Refusal| Impossible {
            why: session.glance(|state| say(reasons::refusal(state, &refusal))),
            rule: page_of(refusal.rule),
            anyway: say(keys::BUSHIDO_ANYWAY),
            anyway_ears: say(Line::new(keys::BUSHIDO_ANYWAY_EARS).with("what", ears.clone())),
        })
    };
    let (act, anyway) = (offer.clone(), offer.clone());
    view! {
        <ActionRow
            sign=marks::offer(&offer)
            title=title
            sub=sub
            cost=cost
            impossible=Signal::derive(impossible)
            on_press=move || take(session, id, &act, over)
            on_anyway=move || take_anyway(session, id, &anyway, over)
            on_rule=move || {
                if let Some(refusal) = against.get_untracked() {
                    feedback.open_rule(refusal.rule);
                }
            }
        />
    }
    .into_any()
}

/// What an offer is called, and what it does.
fn offer_words(session: Session, id: ModelId, offer: &Offer) -> (String, String) {
    use crate::games::bushido::command::MeleeAction;
    let of = |title: Key, sub: Key| (say(title), say(sub));
    match offer {
        Offer::Melee(action) => {
            let sub = match action {
                MeleeAction::Melee | MeleeAction::Free => keys::BUSHIDO_SUB_MELEE,
                MeleeAction::Charge => keys::BUSHIDO_SUB_CHARGE,
                MeleeAction::Disengage => keys::BUSHIDO_SUB_DISENGAGE,
                MeleeAction::StandUp => keys::BUSHIDO_SUB_STAND_FIGHT,
            };
            of(names::melee_action(*action), sub)
        }
        Offer::Ranged => of(keys::BUSHIDO_ACTION_RANGED, keys::BUSHIDO_SUB_RANGED),
        Offer::Scenario => of(keys::BUSHIDO_SCENARIO_OFFER, keys::BUSHIDO_SUB_SCENARIO),
        Offer::Feat(place) => {
            let action = Action::Feat { feat: *place, paid: None };
            (session.glance(|state| say(names::action(state, id, &action))), say(keys::BUSHIDO_SUB_FEAT))
        }
        Offer::Act(action) => {
            let sub = match action {
                Action::Walk => keys::BUSHIDO_SUB_WALK,
                Action::Run => keys::BUSHIDO_SUB_RUN,
                Action::Wait(_) => keys::BUSHIDO_SUB_WAIT,
                Action::Focus => keys::BUSHIDO_SUB_FOCUS,
                Action::StandUp => keys::BUSHIDO_SUB_STAND_UP,
                Action::Feat { .. } | Action::Failed | Action::Other { .. } | Action::Scenario { .. } => {
                    keys::BUSHIDO_ACTION_OTHER
                }
            };
            (session.glance(|state| say(names::action(state, id, action))), say(sub))
        }
    }
}

fn command(id: ModelId, offer: &Offer) -> Option<Command> {
    match offer {
        Offer::Act(action) => Some(Command::Act { model: id, action: action.clone() }),
        Offer::Feat(feat) => Some(Command::UseFeat { model: id, feat: *feat, paid: None }),
        Offer::Melee(_) | Offer::Ranged | Offer::Scenario => None,
    }
}

fn take(session: Session, id: ModelId, offer: &Offer, over: RwSignal<Over>) {
    match offer {
        Offer::Melee(action) => page::go(session.page(TablePage::Fight(id, *action))),
        Offer::Ranged => page::go(session.page(TablePage::Shoot(id))),
        Offer::Scenario => over.set(Over::Objectives),
        Offer::Act(_) | Offer::Feat(_) => {
            if let Some(command) = command(id, offer) {
                session.dispatch(command);
            }
        }
    }
}

fn take_anyway(session: Session, id: ModelId, offer: &Offer, over: RwSignal<Over>) {
    match command(id, offer) {
        Some(command) => _ = session.dispatch(crate::games::bushido::Bushido::anyway(&command)),
        None => take(session, id, offer, over),
    }
}
