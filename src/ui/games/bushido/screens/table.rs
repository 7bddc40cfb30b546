//! The table: two halves across from each other, or what the phase asks for; below them the dock with its ink.

use super::panels::{self, Draft, ending, starting};
use super::words;
use crate::games::bushido::command::Command;
use crate::games::bushido::lessons::Lesson;
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::state::model::Standing;
use crate::games::bushido::state::{Phase, State};
use crate::games::bushido::text::closing::{self, verdict};
use crate::games::bushido::text::names;
use crate::games::bushido::views::phases;
use crate::games::bushido::views::table::{HalfView, Next, RowTurn, RowView, TableView, next, table as view_of};
use crate::kernel::line::{Key, Line};
use crate::ui::app::waiting;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::icon::Icon;
use crate::ui::components::row::{RowText, SignLink};
use crate::ui::components::sign::Sign;
use crate::ui::games::bushido::behind;
use crate::ui::games::bushido::learning::lesson_card;
use crate::ui::games::bushido::marks;
use crate::ui::games::bushido::page::TablePage;
use crate::ui::games::bushido::seat::{Seat, seat};
use crate::ui::games::bushido::session::{Session, session};
use crate::ui::page::Page;
use crate::ui::part::Arrival;
use crate::ui::table::pages::SharedPage;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// The table.
pub fn table() -> AnyView {
    let session = session();
    let view = session.part(|table| view_of(table.state()));
    let seat = seat();
    let more = RwSignal::new(false);
    let (draft, evening) = (Draft::begin(session), behind::evening());
    let sheet = move || evening.here().map(|here| (here.more)(session, more, seat));
    let awaited = move || {
        let missing = matches!(evening.arrival(), Arrival::Missing(_));
        ((more.get() || missing) && evening.here().is_none()).then(|| waiting::note(evening))
    };
    let title = move || view.with(|view| say(turn_line(view)));
    let subtitle = move || view.with(|view| Some(subtitle(view)));
    let phase = Memo::new(move |_| view.with(|view| (view.phase, matches!(view.next, Next::Over(_)))));
    let body = move || match phase.get() {
        (_, true) => view! { {over(session)} {halves(session, seat)} }.into_any(),
        (Phase::SetUp, _) => {
            let set_up = waiting::inside(evening, move |here| (here.set_up)(session, draft));
            view! { {set_up} {halves(session, seat)} }.into_any()
        }
        (Phase::Starting, _) => starting(session, draft),
        (Phase::Main, _) => halves(session, seat),
        (Phase::Ending, _) => ending(session, draft),
    };
    view! {
        <div class="screen bu">
            <Head
                title=Signal::derive(title)
                subtitle=Signal::derive(subtitle)
                back=Page::Home.href()
                back_label=say(keys::BUSHIDO_BACK_HOME)
            />
            <main class="body">{awaited} {lesson_card(move || Lesson::at_table(view.with(|view| view.next)))} {body}</main>
            <Dock>
                <UndoTool />
                <ButtonLink
                    kind=ButtonKind::Tool
                    href=SharedPage::Log.href(&session.id())
                    label=say(keys::BUSHIDO_LOG)
                    sign=Sign::Log
                />
                <Button
                    kind=ButtonKind::Tool
                    label=say(keys::BUSHIDO_MORE)
                    sign=Sign::More
                    on_press=move || more.set(true)
                />
                {ink(session, draft)}
            </Dock>
        </div>
        {sheet}
    }
    .into_any()
}

pub(super) fn turn_line(view: &TableView) -> Line {
    Line::new(keys::BUSHIDO_TURN).with("turn", view.turn).with("turns", view.last_turn)
}

pub(super) fn subtitle(view: &TableView) -> String {
    let line = Line::new(keys::BUSHIDO_TURN_SUB).with("scenario", view.scenario.as_str());
    let phase = say(line.with("phase", names::phase(view.phase)));
    let vp = match view.next_award {
        Some(turn) => say(Line::new(keys::BUSHIDO_NEXT_VP).with("turn", turn)),
        None => say(keys::BUSHIDO_NO_VP),
    };
    format!("{phase} · {vp}")
}

/// Both sides, or only the numbers of the one whose player has another phone; in the document the acting one comes first, on the screen the far one is turned to its owner.
fn halves(session: Session, seat: RwSignal<Seat>) -> AnyView {
    let halves = session.part(|table| view_of(table.state()).halves);
    let active = session.part(|table| table.state().active());
    let one = move |player: Player| {
        let half = Memo::new(move |_| halves.with(|halves| halves.of(player).clone()));
        let is_active = move || active.get() == player;
        let far = player == Player::B;
        view! {
            <section
                class="half card"
                class:far=far
                class:turned=move || far && seat.get().turns()
                class:acting=is_active
                aria-label=move || half.with(|half| say(half_ears(half)))
            >
                {move || half_head(session, player, &half.get())}
                <Show when=move || seat.get().shows(player)>
                    <div class="mrows">
                        {move || half.with(|half| half.rows.iter().map(|row| row_link(session, row)).collect_view())}
                    </div>
                    {move || half.with(gone)}
                </Show>
            </section>
        }
    };
    let order = move || {
        let first = active.get();
        view! { {one(first)} {one(first.opponent())} }
    };
    view! { <div class="halves">{order}</div> }.into_any()
}

pub(super) fn half_ears(half: &HalfView) -> Line {
    let line = Line::new(keys::BUSHIDO_HALF_EARS).with("name", half.name.as_str());
    let small = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
    line.with("victory", small(half.victory)).with("points", small(half.points)).with("passes", small(half.passes))
}

fn half_head(session: Session, player: Player, half: &HalfView) -> AnyView {
    let mark = session.glance(|state| marks::player(state, player));
    let figure = |key: Key, number: i64| view! { <span class="fig">{say(key)} " " <b>{number}</b></span> };
    let prayers = half.prayers.map(|prayers| figure(keys::BUSHIDO_HALF_PRAYERS, prayers));
    let communal = (half.communal > 0).then(|| figure(keys::BUSHIDO_HALF_COMMUNAL, half.communal));
    view! {
        <header class="hhead">
            {mark}
            <h2>{half.name.clone()}</h2>
            <p class="figs">
                {figure(keys::BUSHIDO_HALF_VP, half.victory)} {figure(keys::BUSHIDO_HALF_POINTS, half.points)}
                {figure(keys::BUSHIDO_HALF_PASS, half.passes)} {prayers} {communal}
            </p>
        </header>
    }
    .into_any()
}

/// A model as a row: one link, one label.
fn row_link(session: Session, row: &RowView) -> AnyView {
    let href = session.href(TablePage::Model(row.id));
    let ears = row_ears(row);
    let exhausted = row.counters == 0;
    let state = row.conditions.first().map(|(condition, values)| words::condition(*condition, values));
    let others = row.conditions.len().saturating_sub(1);
    let acts = row.turn == RowTurn::ActsNow;
    let word = match (acts, row.standing, state) {
        (true, _, _) => Some(say(keys::BUSHIDO_ACTS_NOW)),
        (false, Standing::Elsewhere, _) => Some(say(names::standing(Standing::Elsewhere))),
        (false, _, Some(state)) => Some(if others > 0 { format!("{state} +{others}") } else { state }),
        (false, _, None) => None,
    };
    let ki = row.most_ki.map_or_else(String::new, |most| format!("/{most}"));
    view! {
        <a
            class="mrow"
            class:now=acts
            class:tired=exhausted
            class:elsewhere=row.standing == Standing::Elsewhere
            href=href
        >
            <span class="vh">{ears}</span>
            {stones(row.counters)}
            <span class="mname" aria-hidden="true">
                <b>{row.name.clone()}</b>
                {track(row)}
            </span>
            <span class="mside" aria-hidden="true">
                <span class="mword">{word}</span>
                <span class="mki"><Icon sign=Sign::Ki /> <b>{row.ki}</b> {ki}</span>
            </span>
        </a>
    }
    .into_any()
}

/// Activation Counters as stones: two places, a number where there are more.
pub fn stones(counters: i16) -> AnyView {
    if counters > 2 {
        return view! { <span class="stones" aria-hidden="true"><i class="stone full">{counters}</i></span> }
            .into_any();
    }
    let stone = |at: i16| view! { <i class="stone" class:full=at < counters></i> };
    view! { <span class="stones" aria-hidden="true">{(0..2).map(stone).collect_view()}</span> }.into_any()
}

fn track(row: &RowView) -> AnyView {
    match row.track {
        Some(track) => {
            let cell = |at: i16| view! { <i class="wbox" class:marked=at < row.marked></i> };
            view! { <span class="wnd" aria-hidden="true">{(0..track).map(cell).collect_view()}</span> }.into_any()
        }
        None => view! { <span class="sub2" aria-hidden="true">{format!("{} / ?", row.marked)}</span> }.into_any(),
    }
}

fn row_ears(row: &RowView) -> String {
    let turn = match row.turn {
        RowTurn::ActsNow => keys::BUSHIDO_ACTS_NOW,
        RowTurn::Ready => keys::BUSHIDO_ROW_READY,
        RowTurn::Waits => keys::BUSHIDO_ROW_WAITS,
    };
    let of = |now: i16, most: Option<i16>| match most {
        Some(most) => Line::new(keys::BUSHIDO_OF).with("now", now).with("most", most),
        None => Line::new(keys::BUSHIDO_OF_UNKNOWN).with("now", now),
    };
    let states: Vec<String> =
        row.conditions.iter().map(|(condition, values)| words::condition(*condition, values)).collect();
    let line = Line::new(keys::BUSHIDO_ROW_EARS)
        .with("name", row.name.as_str())
        .with("turn", turn)
        .with("counters", row.counters)
        .with("wounds", of(row.marked, row.track));
    say(line.with("ki", of(row.ki, row.most_ki)).with("states", states.join(", ")))
}

fn gone(half: &HalfView) -> Option<AnyView> {
    let names: Vec<&str> = half.gone.iter().map(|row| row.name.as_str()).collect();
    (!names.is_empty())
        .then(|| view! { <p class="sub2 pad slim">{say(keys::BUSHIDO_GONE)} ": " {names.join(", ")}</p> }.into_any())
}

/// The one thing to press next.
fn ink(session: Session, draft: Draft) -> AnyView {
    let next_of = session.part(|table| next(table.state()));
    let after = session.part(|table| after_activation(table.state()));
    let passes = session.part(|table| {
        let state = table.state();
        (state.phase() == Phase::Main && state.activation().is_none()).then(|| state.passes(state.active()))
    });
    (move || match next_of.get() {
        Next::Over(_) => {
            let href = session.href(TablePage::Story);
            view! { <ButtonLink kind=ButtonKind::Act href=href label=say(keys::BUSHIDO_INK_STORY) /> }.into_any()
        }
        Next::Begin => press(keys::BUSHIDO_INK_BEGIN, None, move || _ = session.dispatch(Command::BeginGame)),
        Next::Starting => press(keys::BUSHIDO_INK_STARTING, None, move || draft.start()),
        Next::Ending => ending_ink(session, draft),
        Next::EndActivation(_) => {
            let end = move || session.dispatch_and_leave(Command::EndActivation, || (), || ());
            press(keys::BUSHIDO_INK_END_ACTIVATION, Some(after.get()), end)
        }
        Next::Act(id) => {
            let href = session.href(TablePage::Model(id));
            let name = session.glance(|state| names::model(state, id));
            view! { <ButtonLink kind=ButtonKind::Act href=href label=say(keys::BUSHIDO_INK_ACT) second=name /> }
                .into_any()
        }
        Next::Activate(player) => {
            let able = session.glance(|state| Player::ALL.into_iter().any(|one| state.can_activate(one)));
            match (able, passes.get()) {
                (true, Some(count)) if count > 0 => {
                    let label = Line::new(keys::BUSHIDO_PASS_TOKEN).with("count", i16::try_from(count).unwrap_or(0));
                    let pass = move || _ = session.dispatch(Command::Pass);
                    view! {
                        <div class="orpass">
                            {choose(session, player)} <Button label=say(label) on_press=pass />
                        </div>
                    }
                    .into_any()
                }
                (true, _) => choose(session, player),
                (false, _) => {
                    let end = move || _ = session.dispatch(Command::EndActivation);
                    press(keys::BUSHIDO_INK_BEGIN_END, None, end)
                }
            }
        }
    })
    .into_any()
}

/// Whose turn it is, and that a tap on a model activates it.
fn choose(session: Session, player: Player) -> AnyView {
    let name = session.glance(|state| names::player(state, player));
    let second = say(Line::new(keys::BUSHIDO_INK_CHOOSE_SUB).with("player", name));
    view! {
        <p class="inkless" role="status">
            <b>{say(keys::BUSHIDO_INK_CHOOSE)}</b>
            <small>{second}</small>
        </p>
    }
    .into_any()
}

fn press(label: Key, second: Option<String>, act: impl Fn() + Send + Sync + 'static) -> AnyView {
    view! { <Button kind=ButtonKind::Act label=say(label) second=second on_press=act /> }.into_any()
}

/// What the End Phase leads to, by what was answered so far: the next turn, or how the game ends.
fn ending_ink(session: Session, draft: Draft) -> AnyView {
    let cursor = session.part(|table| table.cursor());
    let leads = Memo::new(move |_| {
        cursor.get();
        let answers = draft.ending();
        session.glance(|state| {
            let outcome = phases::ending(state, &answers).outcome;
            outcome.map(|(outcome, _)| say(verdict(state, Some(outcome)))).ok_or(state.turn() + 1)
        })
    });
    let label = move || match leads.get() {
        Err(turn) => say(Line::new(keys::BUSHIDO_INK_ENDING).with("turn", turn)),
        Ok(_) => say(keys::BUSHIDO_INK_ENDING_LAST),
    };
    view! {
        <Button
            kind=ButtonKind::Act
            label=Signal::derive(label)
            second=Signal::derive(move || leads.get().ok())
            on_press=move || draft.end()
        />
    }
    .into_any()
}

/// What comes after the activation: the other player, or the End Phase.
pub fn after_activation(state: &State) -> String {
    let (own, other) = (state.active(), state.active().opponent());
    if state.can_activate(other) {
        say(Line::new(keys::BUSHIDO_INK_THEN).with("player", names::player(state, other)))
    } else if state.can_activate(own) {
        say(Line::new(keys::BUSHIDO_INK_THEN).with("player", names::player(state, own)))
    } else {
        say(keys::BUSHIDO_INK_THEN_END)
    }
}

/// How it came out, above the halves.
fn over(session: Session) -> AnyView {
    let (outcome, why) = session.glance(|state| {
        let why = closing::reason(state, phases::because(state));
        let points = panels::victory_line(&Players::from_fn(|player| state.victory(player)));
        (say(verdict(state, state.ended())), format!("{}. {points}", say(why)))
    });
    let href = session.href(TablePage::Story);
    view! {
        <section class="card rows">
            <RowText title=outcome sub=why />
            <SignLink href=href sign=Sign::Glory title=say(keys::BUSHIDO_STORY_TITLE) />
        </section>
    }
    .into_any()
}
