//! The realm, home of the turn: the year, the line of four with its sums, the turns to come, and what can still be
//! ordered.

use super::account::four;
use super::forecast::forecast;
use super::parts::head_of_realm;
use super::starts::starts;
use super::text::{clan as clan_name, counted, named, person, small};
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::lessons::Lesson;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::realm::Order;
use crate::games::empire_reborn::text::map::ordered;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::text::world::due as told_due;
use crate::games::empire_reborn::views::march::battle_of;
use crate::games::empire_reborn::views::post::{by_mail, unsent};
use crate::games::empire_reborn::views::realm::{Next, Todo, View, left_out, view as view_of};
use crate::games::empire_reborn::world::command::Decree;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::app::waiting;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::{RowButton, RowText};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::games::empire_reborn::behind;
use crate::ui::games::empire_reborn::looks::{lesson_card, looked_at, looks};
use crate::ui::games::empire_reborn::marks;
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::page;
use crate::ui::table::session::Shown;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let at = looked_at(session);
    (move || realm(session, at.get())).into_any()
}

fn realm(session: Session, clan: Clan) -> AnyView {
    let view = session.part(move |table| view_of(table.state(), clan));
    let open = RwSignal::new(false);
    let ended = Memo::new(move |_| view.with(|view| view.as_ref().is_some_and(|view| view.next == Next::Over)));
    let is_over = move || ended.get();
    view! {
        <div class="screen one er er-realm">
            {head_of_realm(session, clan, view)}
            <main class="body">
                {waiting::missing(behind::evening())} {lesson_card(session, Lesson::ALL)} {over(view)} {move || (!is_over()).then(|| starts(session, clan))}
                {four(session, clan, view)} {favor(session, view)}
                {move || (!is_over()).then(|| forecast(view))} {behind::met(session, clan)} {orders(session, clan, view)} {reports(session)}
            </main>
            <Dock>
                <UndoTool />
                <ButtonLink
                    kind=ButtonKind::Tool
                    href=session.href(TablePage::Units)
                    label=say(keys::ER_TOOL_UNITS)
                    sign=Sign::Reinforcement
                />
                <Button
                    kind=ButtonKind::Tool
                    label=say(keys::ER_TOOL_MORE)
                    sign=Sign::More
                    on_press=move || open.set(true)
                />
                {ink(session, clan, view)}
            </Dock>
        </div>
        <Sheet open=open title=say(keys::ER_MORE) close_label=say(keys::CLOSE) on_close=move || open.set(false)>
            {move || behind::more(session, open)}
        </Sheet>
    }
    .into_any()
}

/// What is over is not to be taken for a campaign in play.
fn over(view: Shown<Option<View>>) -> AnyView {
    let is_over = Memo::new(move |_| view.with(|view| view.as_ref().is_some_and(|view| view.next == Next::Over)));
    (move || is_over.get().then(|| view! { <Note kind=NoteKind::Info>{say(keys::ER_OVER_NOTE)}</Note> })).into_any()
}

/// Who holds the Emperor's Favor, and until when.
fn favor(session: Session, view: Shown<Option<View>>) -> AnyView {
    let held = Memo::new(move |_| view.with(|view| view.as_ref().and_then(|view| view.favor)));
    let told = move || {
        held.get().map(|favor| {
            let title = session.glance(|state| say(names::favor(state, favor)));
            view! {
                <section class="card">
                    <RowText title=title lead=|| view! { <Icon sign=Sign::ImperialFavor size=IconSize::Lead /> } />
                </section>
            }
        })
    };
    told.into_any()
}

/// The block of ink: the next step of the turn.
fn ink(session: Session, clan: Clan, view: Shown<Option<View>>) -> AnyView {
    let next = Memo::new(move |_| view.with(|view| view.as_ref().map(|view| (view.next, view.turn))));
    let unsent = session.part(move |table| unsent(table, clan));
    let left = session.part(|table| table.state().realms().iter().map(|realm| realm.treasury).sum::<i32>());
    let waiting = session.part(|table| left_out(table.state()));
    // Whoever goes on without sending or carrying them out loses them.
    let some = move |key: Key, count: usize| Some(count).filter(|count| *count > 0).map(|count| counted(key, count));
    let sent_first = move || some(keys::ER_POST_UNSENT, unsent.get());
    let orders_first = move || sent_first().or_else(|| some(keys::ER_INK_END_ORDERS, waiting.get()));
    let koku = move || Some(left.get()).filter(|koku| *koku > 0).map(|koku| counted(keys::ER_INK_BEGIN_SUB, koku));
    // What is lost for good comes first; by mail that is what the game master never sees.
    let mail = session.part(by_mail);
    let at_first = move || if mail.get() { sent_first().or_else(koku) } else { koku().or_else(sent_first) };
    let act = move |key: Key, second: Option<String>, command: Command| {
        let press = move || _ = session.dispatch(command.clone());
        view! { <Button kind=ButtonKind::Act label=say(key) second=second on_press=press /> }.into_any()
    };
    let link = move |page: TablePage, key: Key| {
        view! { <ButtonLink kind=ButtonKind::Act href=session.href(page) label=say(key) /> }.into_any()
    };
    (move || {
        let (next, turn) = next.get()?;
        Some(match next {
            Next::Begin => act(keys::ER_INK_BEGIN, at_first(), Command::BeginCampaign),
            Next::Roll => link(TablePage::Queue, keys::ER_INK_ROLL),
            Next::Close(realm) => act(keys::ER_INK_ACCOUNT, Some(clan_name(realm)), Command::CloseAccount { realm }),
            Next::Orders => link(TablePage::Post, keys::ER_INK_ORDERS),
            Next::EndTurn => {
                let second = || say(Line::new(keys::ER_INK_END_SUB).with("turn", small(turn + 1)));
                // Whoever keeps one realm is told by the game master what the turn brought.
                let master = session.glance(|state| state.realms().len() > 1);
                let command = if master { Command::World(Decree::EndTurn) } else { Command::EndTurn };
                act(keys::ER_INK_END, Some(orders_first().unwrap_or_else(second)), command)
            }
            Next::Over => link(TablePage::Chronicle, keys::ER_CHRONICLE),
            Next::Battle => link(TablePage::Battle, keys::ER_BATTLE),
            Next::World => link(TablePage::World, keys::ER_INK_WORLD),
        })
    })
    .into_any()
}

/// What can still be ordered, each a way to it.
fn orders(session: Session, clan: Clan, view: Shown<Option<View>>) -> AnyView {
    let all = Memo::new(move |_| view.with(|view| view.as_ref().map(|view| view.todo.clone()).unwrap_or_default()));
    let parts = Memo::new(move |_| {
        all.get().into_iter().partition::<Vec<Todo>, _>(|todo| matches!(todo, Todo::Ordered { .. }))
    });
    let rows = move || parts.get().1.into_iter().map(|todo| row(session, clan, todo)).collect_view();
    let ordered = move || parts.get().0.into_iter().map(|todo| row(session, clan, todo)).collect_view();
    let title = move || parts.with(|(_, open)| counted(keys::ER_STILL_TO_ORDER, open.len()));
    let some = move || parts.with(|(_, open)| !open.is_empty());
    view! {
        <section class="card er-orders" hidden=move || parts.with(|(ordered, _)| ordered.is_empty())>
            <h2>{say(keys::ER_ORDERED)}</h2>
            <div class="rows">{ordered}</div>
        </section>
        <section class="card er-orders" hidden=move || !some()>
            <h2>{title}</h2>
            <div class="rows">{rows}</div>
        </section>
    }
    .into_any()
}

fn row(session: Session, of: Clan, todo: Todo) -> AnyView {
    let go = move |to: TablePage| page::go(session.page(to));
    match todo {
        Todo::Rolls(count) => view! {
            <RowButton
                title=say(keys::ER_TODO_ROLLS)
                sub=counted(keys::ER_TODO_ROLLS_SUB, count)
                lead=|| view! { <Icon sign=Sign::EnemyDie size=IconSize::Lead /> }
                on_press=move || go(TablePage::Queue)
            />
        }
        .into_any(),
        Todo::Army { place, units, mv } => {
            let line = Line::new(keys::ER_TODO_ARMY_SUB).with("count", small(units));
            let on_map =
                session.glance(|state| state.chart().place(&place).is_some_and(|place| !place.ground.is_sea()));
            let at = place.clone();
            let press = move || {
                looks().army.set(Some(at.clone()));
                go(if on_map { TablePage::Map } else { TablePage::Units });
            };
            let sub = mv.map_or_else(|| counted(keys::ER_TODO_ARMY_STAYS, units), |mv| say(line.with("mv", small(mv))));
            view! {
                <RowButton
                    title=named(keys::ER_TODO_ARMY, place.as_str())
                    sub=sub
                    lead=|| view! { <Icon sign=Sign::Movement size=IconSize::Lead /> }
                    on_press=press
                />
            }
            .into_any()
        }
        Todo::ByMail(count) => mail_row(session, counted(keys::ER_TODO_MAIL, count), keys::ER_TODO_MAIL_SUB),
        Todo::Filed(count) => mail_row(session, counted(keys::ER_TODO_FILED, count), keys::ER_TODO_FILED_SUB),
        Todo::Ordered { at, order, attacks } => ordered_row(session, of, at, &order, attacks),
        Todo::Person(who) => act_row(session, who),
        Todo::World(due) => {
            let [title, sub] = session.glance(|state| told_due(state, &due)).map(say);
            view! {
                <RowButton
                    title=title
                    sub=sub
                    lead=|| view! { <Icon sign=Sign::ScorchedEarth size=IconSize::Lead /> }
                    on_press=move || go(TablePage::World)
                />
            }
            .into_any()
        }
        Todo::Battle => view! {
            <RowButton
                title=say(keys::ER_BATTLE)
                sub=say(keys::ER_BATTLE_SUB)
                lead=|| view! { <Icon sign=Sign::Melee size=IconSize::Lead /> }
                on_press=move || go(TablePage::Battle)
            />
        }
        .into_any(),
    }
}

/// A march that is ordered: it is carried out, or taken back.
fn ordered_row(session: Session, realm: Clan, at: u8, order: &Order, attacks: Option<bool>) -> AnyView {
    let ends = |key: Key| Line::new(key).with("from", order.from.as_str()).with("to", order.to.as_str());
    let title = say(ends(keys::ER_ORDERED_MARCH));
    let sub = say(ordered(order, attacks));
    let march = {
        let (from, to, units) = (order.from.clone(), order.to.clone(), order.units.clone());
        move || {
            let (from, to, units) = (from.clone(), to.clone(), units.clone());
            session.dispatch(Command::March { realm, from, to, units });
        }
    };
    let odds = (attacks == Some(true)).then(|| behind::attack_odds(session, realm, order.clone()));
    let ears = |key: Key| format!("{title}: {}", say(key));
    let fight = (attacks == Some(true)).then(|| {
        let order = order.clone();
        let press = move || {
            looks().hosts.set([Some(order.from.clone()), Some(order.to.clone())]);
            looks().battle.set(session.glance(|state| battle_of(state, realm, &order)));
            page::go(session.page(TablePage::War));
        };
        view! { <Button label=say(keys::ER_WAR) ears=ears(keys::ER_WAR) on_press=press /> }
    });
    view! {
        <div class="er-ordered">
            <RowText title=title.clone() sub=sub />
            {odds}
            <div class="rowx wrap">
                {fight}
                <Button label=say(keys::ER_CARRY_OUT) ears=ears(keys::ER_CARRY_OUT) on_press=march />
                <Button
                    label=say(keys::ER_TAKE_BACK)
                    ears=ears(keys::ER_TAKE_BACK)
                    on_press=move || _ = session.dispatch(Command::TakeBack { realm, order: at })
                />
            </div>
        </div>
    }
    .into_any()
}

/// A game master's way to the reports, which go out at any time of a turn.
fn reports(session: Session) -> AnyView {
    let some = session.part(|table| table.state().realms().len() > 1 && table.state().turn() > 0);
    let row = move || {
        let row = mail_row(session, say(keys::ER_TODO_REPORTS), keys::ER_TODO_REPORTS_SUB);
        some.get().then(|| view! { <section class="card rows">{row}</section> })
    };
    row.into_any()
}

/// Something that waits in the mail.
fn mail_row(session: Session, title: String, sub: Key) -> AnyView {
    view! {
        <RowButton
            title=title
            sub=say(sub)
            lead=|| view! { <Icon sign=Sign::Out size=IconSize::Lead /> }
            on_press=move || page::go(session.page(TablePage::Post))
        />
    }
    .into_any()
}

fn act_row(session: Session, who: PersonId) -> AnyView {
    let press = move || {
        looks().actor.set(Some(who));
        page::go(session.page(TablePage::Deeds));
    };
    view! {
        <RowButton
            title=session.glance(|state| person(state, who))
            sub=say(keys::ER_TODO_PERSON_SUB)
            lead=move || session.glance(|state| marks::of_person(state, who))
            on_press=press
        />
    }
    .into_any()
}
