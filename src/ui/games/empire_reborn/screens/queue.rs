//! What is still to be rolled, in order: the card in hand with its pool, target number and chance, its dice, and what
//! waits behind it.

use super::parts::head;
use super::roller::{Roller, keypad, slots, unsettled};
use super::text::{counted, percent, person, pool, small};
use crate::games::empire_reborn::Fortune;
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::lessons::Lesson;
use crate::games::empire_reborn::model::rulings::{Explosions, Rulings};
use crate::games::empire_reborn::person::{Dice, Open, PersonId};
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::text::rolled::rolled;
use crate::games::empire_reborn::views::odds::deed::{Asked, Standing, asked, exploiters, standing};
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::live::Live;
use crate::ui::components::row::RowButton;
use crate::ui::games::empire_reborn::looks::lesson_card;
use crate::ui::games::empire_reborn::marks;
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::table::session::Done;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// Rolls at one press; a battle of many leaves a few dozen.
const MOST_ROLLS: usize = 200;

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let queue = session.part(|table| table.state().asked());
    let cursor = session.part(|table| table.cursor());
    let at = RwSignal::new(0_usize);
    let nth = |queue: &[(u8, Open)], at: usize| queue.get(at.min(queue.len().saturating_sub(1))).copied();
    let now = Memo::new(move |_| queue.with(|queue| nth(queue, at.get())).map(|(_, open)| open));
    let place = move || queue.with_untracked(|queue| nth(queue, at.get_untracked())).map_or(0, |(place, _)| place);
    let question = Memo::new(move |_| {
        cursor.get();
        session.glance(|state| asked(state, now.get()?))
    });
    let rulings = session.part(|table| *table.state().rulings());
    // At a border a plain die falls (ER-DICE-6).
    let rulings = move || match now.get() {
        Some(Open::Border { .. }) => Rulings { explosions: Explosions::None, ..rulings.get() },
        _ => rulings.get(),
    };
    let roller = Roller::new(Signal::derive(move || question.get().map(|asked| asked.pool)), Signal::derive(rulings));
    // The first roll of somebody Lucky or Unlucky, who rolls again.
    let first = RwSignal::new(None::<First>);
    // Dice that were typed in belong to the card they were typed in for.
    Effect::new(move |_| {
        now.track();
        cursor.get();
        first.set(None);
        roller.clear();
    });
    let answer = move |dice: Dice| {
        let open = place();
        session.dispatch(match first.get_untracked() {
            None => Command::Answer { open, dice },
            Some((Fortune::Good, first)) => Command::Retry { open, dice: first, again: dice },
            Some((Fortune::Bad, first)) => Command::Mishap { open, dice: first, again: dice },
        });
    };
    let rows = move || {
        let row = |(place, open): (usize, Open)| {
            let title = session.glance(|state| say(names::open(state, open)));
            let lead = move || session.glance(|state| marks::of_person(state, open.who()));
            view! { <RowButton title=title lead=lead on_press=move || at.set(place) /> }
        };
        let behind = |(place, _): &(usize, Open)| *place != at.get();
        let waiting = queue.get().into_iter().map(|(_, open)| open);
        waiting.enumerate().filter(behind).map(row).collect_view()
    };
    let card = move || {
        let open = now.get()?;
        Some(in_hand(session, open, question, (roller, first)))
    };
    let all = move || {
        (queue.with(Vec::len) > 1).then(|| {
            view! { <Button label=say(keys::ER_QUEUE_ALL) on_press=move || roll_all(session) /> }
        })
    };
    let none = move || now.get().is_none().then(|| over(session));
    let empty = Memo::new(move |_| now.with(Option::is_none));
    let done = move || {
        view! { <ButtonLink kind=ButtonKind::Act href=session.href(TablePage::Realm) label=say(keys::ER_BACK_REALM) /> }
            .into_any()
    };
    let keys_of_card = move || {
        view! {
            <Button
                kind=ButtonKind::High
                label=say(keys::ER_DISMISS)
                on_press=move || _ = session.dispatch(Command::Dismiss { open: place() })
            />
            <Button
                kind=ButtonKind::Act
                label=Signal::derive(move || {
                    say(if roller.is_empty() { keys::ER_APP_ROLL } else { keys::ER_APPLY })
                })
                disabled=Signal::derive(move || !(roller.is_empty() || roller.is_whole()))
                on_press=move || answer(roller.dice())
            />
        }
        .into_any()
    };
    // Ears hear which roll is due; the card itself is drawn anew with it.
    let due = Memo::new(move |_| now.get().map(|open| session.glance(|state| say(names::open(state, open)))));
    view! {
        <div class="screen one er">
            <Live text=Signal::derive(move || due.get().unwrap_or_default()) />
            {head(session, keys::ER_QUEUE, keys::ER_QUEUE_SUB)}
            <main class="body">
                {lesson_card(session, &[Lesson::Roll])} {none} {card} <div class="card rows">{rows}</div> {all}
            </main>
            <Dock>
                <UndoTool first=unsettled(move || vec![roller], || Some(0), |_| ()) />
                {move || if empty.get() { done() } else { keys_of_card() }}
            </Dock>
        </div>
    }
    .into_any()
}

/// The first roll of two, and why there are two.
type First = (Fortune, Dice);

/// The app rolls whatever waits, and what that brings along; each roll is a step of its own.
fn roll_all(session: Session) {
    for _ in 0..MOST_ROLLS {
        let next = session.glance(|state| state.asked().first().map(|(open, _)| *open));
        let Some(open) = next else { return };
        if session.dispatch(Command::Answer { open, dice: Dice::App }) == Done::Refused {
            return;
        }
    }
}

/// The card in hand.
fn in_hand(
    session: Session,
    open: Open,
    question: Memo<Option<Asked>>,
    (roller, first): (Roller, RwSignal<Option<First>>),
) -> AnyView {
    let title = session.glance(|state| say(names::open(state, open)));
    let how = move || question.get().map(|asked| how(session, asked, roller));
    let name = Signal::stored(session.glance(|state| person(state, open.who())));
    let heading = title.clone();
    view! {
        <section class="card" aria-label=title>
            <div class="pad stack">
                <h2>{heading}</h2>
                <p role="status">{how}</p>
            </div>
            {slots(roller, name, Signal::stored(true), || ())}
            {exploitation(session, open)} {move || luck(session, open, roller, first)} <div class="pad">{keypad(Signal::stored(Some(roller)))}</div>
        </section>
    }
    .into_any()
}

/// What is rolled against what, and the chance; once dice are typed in, how they stand.
fn how(session: Session, asked: Asked, roller: Roller) -> String {
    let line = |key: Key| Line::new(key).with("pool", pool(asked.pool));
    let Some(tn) = asked.tn else { return say(line(keys::ER_ASKED)) };
    let against = |key: Key| line(key).with("tn", small(tn));
    say(match session.glance(|state| roller.typed.with(|typed| standing(asked, typed, state.rulings()))) {
        None => against(keys::ER_ASKED_TN).with("chance", percent(asked.chance.unwrap_or(0.0))),
        Some(Standing::Lacks(count)) => against(keys::ER_ASKED_LACKS).with("count", small(count)),
        Some(Standing::Reached) => against(keys::ER_ASKED_REACHED),
        Some(Standing::Failed) => against(keys::ER_ASKED_FAILED),
    })
}

/// Nothing is left to roll: what the rolls came to, many of which one press may have made.
fn over(session: Session) -> AnyView {
    let lines = session.part(rolled);
    let told = move || {
        let lines = lines.get();
        (!lines.is_empty()).then(|| {
            let rows = lines.into_iter().map(|line| view! { <li>{say(line)}</li> }).collect_view();
            view! {
                <section class="card pad stack">
                    <h2>{say(keys::ER_QUEUE_ROLLED)}</h2>
                    <ul class="er-list">{rows}</ul>
                </section>
            }
        })
    };
    view! {
        <p class="sub2">{say(keys::ER_QUEUE_EMPTY)}</p>
        {told}
    }
    .into_any()
}

/// Somebody Lucky sees what fell, and may roll again; of somebody Unlucky the game master may have it rolled twice.
fn luck(session: Session, open: Open, roller: Roller, first: RwSignal<Option<First>>) -> Option<AnyView> {
    let told = |key: Key| Some(view! { <p class="pad sub2" role="status">{say(key)}</p> }.into_any());
    match first.with(|first| first.as_ref().map(|(fortune, _)| *fortune)) {
        Some(Fortune::Good) => return told(keys::ER_LUCK_AGAIN),
        Some(Fortune::Bad) => return told(keys::ER_MISHAP_AGAIN),
        None => {}
    }
    let again = move |fortune: Fortune, key: Key, left: u8| {
        let press = move || {
            first.set(Some((fortune, roller.dice())));
            roller.clear();
        };
        (left > 0).then(|| view! { <div class="pad"><Button label=counted(key, left) on_press=press /></div> })
    };
    let who = open.who();
    let [good, bad] = session.glance(|state| [state.luck_left(who), state.mishaps_left(who)]);
    // Luck sees what fell; ill luck comes before it as well.
    let good = if roller.is_whole() { good } else { 0 };
    let bad = if roller.is_whole() || roller.is_empty() { bad } else { 0 };
    let both = (again(Fortune::Good, keys::ER_LUCK, good), again(Fortune::Bad, keys::ER_MISHAP, bad));
    Some(both.into_any())
}

/// Somebody Exploitative may trade Honor for dice before the rings are rolled.
fn exploitation(session: Session, open: Open) -> AnyView {
    let key = |(who, dice): (PersonId, u8)| {
        let line = Line::new(keys::ER_EXPLOIT).with("name", session.glance(|state| person(state, who)));
        let press = move || {
            let at = session.glance(|state| state.open().iter().position(|one| *one == open));
            let open = at.and_then(|at| u8::try_from(at).ok());
            open.into_iter().for_each(|open| _ = session.dispatch(Command::Exploit { open, who }));
        };
        view! { <div class="pad"><Button label=say(line.with("count", dice)) on_press=press /></div> }
    };
    session.glance(|state| exploiters(state, open)).into_iter().map(key).collect_view().into_any()
}
