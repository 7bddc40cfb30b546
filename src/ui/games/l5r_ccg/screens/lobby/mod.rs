//! A lobbying: what is missing, the totals against everybody, the efforts in order, and who speaks next.

mod cheapest;

use super::parts::{act, answers, typed};
use super::text::{card, number, of_player, player, player_at, small, spoken};
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::decide::petition;
use crate::games::l5r_ccg::in_play::Effort;
use crate::games::l5r_ccg::lessons::Lesson;
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::model::rule;
use crate::games::l5r_ccg::rules::lobby::{Initiator, Whom};
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::fought::last_lobbying;
use crate::games::l5r_ccg::text::{names, reasons};
use crate::games::l5r_ccg::views::lobby::{View, before, sides, view};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::{Dock, Tray};
use crate::ui::components::head::Head;
use crate::ui::components::row::{RowButton, RowText};
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::looks::lesson_card;
use crate::ui::games::l5r_ccg::marks;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::session::{Session, session};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// The page.
pub fn page() -> AnyView {
    let session = session();
    // A lobbying that is automatic is over at once: then it is said who has the Favor.
    let stage = session.part(|table| (table.state().lobby().is_some(), table.state().lobbied()));
    (move || if stage.get().0 { lobbying(session) } else { begin(session) }).into_any()
}

fn head(session: Session, subtitle: impl Fn() -> String + Send + Sync + 'static) -> AnyView {
    view! {
        <Head
            title=say(keys::CCG_LOBBYING)
            subtitle=Signal::derive(move || Some(subtitle()))
            back=session.href(TablePage::Table)
            back_label=say(keys::CCG_BACK_TABLE)
            back_sign=Sign::Close
        />
    }
    .into_any()
}

/// Who bows for it: the automatic case is seen at once.
fn begin(session: Session) -> AnyView {
    let (seat, automatic, antagonists, own) = session.glance(|state| {
        let seat = state.current();
        let asked = petition(state, seat, Initiator { personal_honor: 1, bowed: false });
        let players = state.remaining();
        let automatic = asked.as_ref().is_some_and(|petition| petition.is_automatic());
        let antagonists: Vec<SeatId> = asked
            .map(|petition| petition.antagonists())
            .unwrap_or_default()
            .into_iter()
            .filter_map(|at| players.get(at).copied())
            .collect();
        let own: Vec<(CardId, String, String)> = state
            .personalities(seat)
            .map(|(id, one)| {
                let honor = state.personal_honor(id).map_or_else(|| "?".to_owned(), number);
                let bowed = if one.is_bowed() { format!(" · {}", say(keys::CCG_BOWED)) } else { String::new() };
                (id, card(state, id), format!("{} {honor}{bowed}", say(keys::CCG_PERSONAL_HONOR)))
            })
            .collect();
        (seat, automatic, antagonists, own)
    });
    let against = RwSignal::new(Some(0_usize));
    let names: Vec<String> = antagonists.iter().map(|seat| player_at(session, *seat)).collect();
    let several = antagonists.len() > 1;
    let goals = antagonists.clone();
    let missing = move || {
        let antagonist = goals.get(against.get().unwrap_or(0)).copied()?;
        session.state(|state| before(state, antagonist).map(|now| totals(state, &now)))
    };
    let row = move |(id, name, sub): (CardId, String, String)| {
        let antagonists = antagonists.clone();
        let press = move || {
            let antagonist = against.get_untracked().and_then(|at| antagonists.get(at).copied()).filter(|_| several);
            cheapest::forget(session, seat);
            session.dispatch(Command::Lobby { by: id, antagonist });
        };
        view! { <RowButton title=name sub=sub on_press=press /> }
    };
    let nobody = own.is_empty().then(|| {
        view! {
            <p class="sub2">{say(keys::CCG_LOBBY_NOBODY)}</p>
            <ButtonLink href=session.href(TablePage::Cards(seat)) label=say(keys::CCG_NEW_CARD) />
        }
    });
    let over = session.glance(|state| {
        state.lobbied().then(|| {
            let holder = spoken(names::player_or_middle(state, state.favor()));
            say(Line::new(keys::CCG_LOBBY_OVER).with("player", holder))
        })
    });
    let sums = session.part(last_lobbying);
    let sums = move || {
        let lines = sums.get()?.into_iter().map(|line| view! { <li>{say(line)}</li> }).collect_view();
        Some(view! { <ul class="ended">{lines}</ul> })
    };
    let is_over = over.is_some();
    let over = over.map(|line| view! { <p class="big">{line}</p> <section class="card pad">{sums}</section> });
    let at_once = automatic.then(|| view! { <p class="good"><b>{say(keys::CCG_LOBBY_AUTOMATIC)}</b></p> });
    let whom = several.then(|| answers(say(keys::CCG_LOBBY_AGAINST), names, against));
    let who = view! {
        {at_once} {whom} {missing} <h2>{say(keys::CCG_WHO_BOWS)}</h2> {nobody}
        <div class="card rows">{own.into_iter().map(row).collect_view()}</div>
    };
    // A second one the rules allow only against themselves: it stays within reach, folded away.
    let again = if is_over {
        view! { <details class="ccg-fold"><summary>{say(keys::CCG_LOBBY_AGAIN)}</summary>{who}</details> }.into_any()
    } else {
        who.into_any()
    };
    view! {
        <div class="screen one ccg">
            {head(session, move || of_player(if is_over { keys::CCG_LOBBY_DONE } else { keys::CCG_LOBBY_OF }, player_at(session, seat)))}
            <main class="body">{over} {again}</main>
            <Dock>
                <UndoTool />
                <ButtonLink
                    kind=ButtonKind::High
                    href=session.href(TablePage::Table)
                    label=say(keys::CCG_BACK_TABLE)
                />
            </Dock>
        </div>
    }
    .into_any()
}

/// The lobbying under way.
fn lobbying(session: Session) -> AnyView {
    let now = session.part(|table| view(table.state()));
    let shown = move || now.get().map(|now| session.glance(|state| totals(state, &now)));
    let efforts = move || {
        now.get().map(|now| {
            let row = |(seat, effort): &(SeatId, Effort)| session.glance(|state| made(state, *seat, *effort));
            view! { <section class="card rows">{now.efforts.iter().map(row).collect_view()}</section> }
        })
    };
    let next = Memo::new(move |_| now.with(|now| now.as_ref().and_then(|now| now.next)));
    let entering = RwSignal::new(false);
    let lesson = session.part(|table| Lesson::at(table.state()).filter(|lesson| *lesson == Lesson::Lobby));
    let subtitle = move || {
        now.with(|now| {
            now.as_ref().map_or_else(String::new, |now| of_player(keys::CCG_LOBBY_OF, player_at(session, now.lobbyist)))
        })
    };
    view! {
        <div class="screen two tr ccg">
            {head(session, subtitle)}
            <main class="body">
                {lesson_card(move || lesson.get())} {shown} {efforts}
                {move || now.get().map(|now| cheapest::held(session, &now))}
                <Button label=say(keys::CCG_ENTER_GIFTS) sign=Sign::Hand on_press=move || entering.set(true) />
            </main>
            <Tray>
                {move || next.get().map(|seat| speak(session, seat))}
                <div class="dockrow">
                    <UndoTool />
                    {move || next.get().map(|seat| pass(session, seat))}
                </div>
            </Tray>
        </div>
        {cheapest::gifts(session, entering)}
    }
    .into_any()
}

fn pass(session: Session, seat: SeatId) -> AnyView {
    let label = of_player(keys::CCG_PASSES_NOW, player_at(session, seat));
    act(label, None, move || _ = session.dispatch(Command::Effort { seat, effort: Effort::Pass }))
}

/// What is missing, and everybody's total as a bar.
fn totals(state: &State, now: &View) -> AnyView {
    let most = now.totals.iter().map(|(_, total)| *total).max().unwrap_or(1) + now.needs;
    let most = most.max(1);
    let asks = player(state, now.lobbyist);
    let lead = match now.needs {
        0 => of_player(keys::CCG_LOBBY_TAKES, asks),
        needs => say(Line::new(keys::CCG_LOBBY_NEEDS).with("player", asks).with("count", small(needs))),
    };
    let bar = |(seat, total): &(SeatId, i64)| {
        let honor = i64::from(state.seat(*seat).honor).max(0);
        let added = (total - i64::from(state.seat(*seat).honor)).max(0);
        // Below 0 nothing is drawn: what only lifts a total up to 0 has no width.
        let drawn = (total - honor).max(0);
        let missing = if *seat == now.lobbyist { now.needs } else { 0 };
        let part = |class: &'static str, width: i64, text: String| {
            (width > 0).then(|| view! { <i class=class style:flex=format!("{width} 1 0")>{text}</i> })
        };
        let rest = most - honor - drawn - missing;
        let role = if *seat == now.lobbyist {
            format!(" {}", say(keys::CCG_ASKS))
        } else if *seat == now.antagonist {
            format!(" {}", say(keys::CCG_ASKED_AGAINST))
        } else {
            String::new()
        };
        view! {
            <li>
                {marks::small(state, *seat)}
                <p><b>{player(state, *seat)}</b> {role}</p>
                <b>{number(*total)}</b>
                <div class="lane2" aria-hidden="true">
                    {part("base", honor, number(honor))} {part("sp", drawn, format!("+{added}"))}
                    {part("ms", missing, format!("+{missing}"))} {part("x", rest, String::new())}
                </div>
            </li>
        }
    };
    view! {
        <section class="card pad stack">
            <h2>{lead}</h2>
            <ul class="tots">{now.totals.iter().map(bar).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// For whom something is added.
fn said(whom: Whom) -> String {
    say(match whom {
        Whom::Own => keys::CCG_FOR_OWN,
        Whom::Lobbyist => keys::CCG_FOR_LOBBYIST,
        Whom::Antagonist => keys::CCG_FOR_ANTAGONIST,
    })
}

fn made(state: &State, seat: SeatId, effort: Effort) -> AnyView {
    let (what, value, whom) = match effort {
        Effort::Pass => (say(keys::CCG_PASSED), None, None),
        Effort::Speaker { card: Some(id), value, whom } => {
            (say(Line::new(keys::CCG_SPEAKER_NAMED).with("card", card(state, id))), Some(value), Some(whom))
        }
        Effort::Speaker { card: None, value, whom } => (say(keys::CCG_SPEAKER), Some(value), Some(whom)),
        Effort::Gift { value, whom } => (say(keys::CCG_GIFT), Some(value), Some(whom)),
    };
    let whom = whom.map(said);
    let title = format!("{}: {what}", player(state, seat));
    let look = marks::mon(state, seat);
    view! {
        <RowText
            title=title
            sub=whom
            lead=move || look.clone().map(|look| view! { <crate::ui::components::mon::Mon look=look /> })
            trailing=move || value.map(|value| view! { <b>{format!("+{value}")}</b> })
        />
    }
    .into_any()
}

/// What the one who speaks may add: a typed-in speaker, a speaker by value, or a gift; and for whom.
fn speak(session: Session, seat: SeatId) -> AnyView {
    let (all_sides, gave, speakers) = session.glance(|state| {
        let own: Vec<(CardId, String, u8)> = state
            .personalities(seat)
            .filter(|(_, one)| !one.is_bowed())
            .filter_map(|(id, _)| Some((id, card(state, id), u8::try_from(state.personal_honor(id)?).ok()?)))
            .collect();
        (sides(state, seat), view(state).is_some_and(|now| now.gave(seat)), own)
    });
    let kind = RwSignal::new(Some(0_usize));
    let whom = RwSignal::new(Some(0_usize));
    let choices: Vec<String> = all_sides.iter().map(|side| said(*side)).collect();
    let sides = (choices.len() > 1).then(|| answers(say(keys::CCG_FOR_WHOM), choices, whom));
    let all_sides = StoredValue::new(all_sides);
    let side = move || {
        let at = whom.get_untracked().unwrap_or(0);
        all_sides.with_value(|all| all.get(at).copied()).unwrap_or(Whom::Own)
    };
    let add = move |value: u8| {
        let whom = side();
        let gift = kind.get_untracked() == Some(1);
        let effort = if gift { Effort::Gift { value, whom } } else { Effort::Speaker { card: None, value, whom } };
        session.dispatch(Command::Effort { seat, effort });
    };
    let key =
        move |value: u8| view! { <button type="button" class="key" on:click=move |_| add(value)>{value}</button> };
    let named = speakers.into_iter().map(|(id, name, value)| {
        let add = move || {
            let effort = Effort::Speaker { card: Some(id), value, whom: side() };
            session.dispatch(Command::Effort { seat, effort });
        };
        view! { <Button label=format!("{name} +{value}") on_press=add /> }
    });
    let kinds = if gave {
        view! { <p class="sub2">{say(reasons::rule(rule::ONE_GIFT))}</p> }.into_any()
    } else {
        answers(say(keys::CCG_WHAT_ADDS), vec![say(keys::CCG_SPEAKER), say(keys::CCG_GIFT)], kind)
    };
    view! {
        <p class="turnof">
            {session.glance(|state| marks::small(state, seat))}
            <b>{of_player(keys::CCG_SPEAKS, player_at(session, seat))}</b>
        </p>
        {sides} <div class="rowx wrap">{named.collect_view()}</div> {kinds}
        <div class="ccg-keys seven" role="group" aria-label=say(keys::CCG_VALUE_ADDS)>{(0..=6).map(key).collect_view()}</div>
        {higher(add)}
    }
    .into_any()
}

/// A value above those of the keys, typed in.
fn higher(add: impl Fn(u8) + Copy + Send + Sync + 'static) -> AnyView {
    let value = RwSignal::new(Some(7));
    let set = move |to: Option<i32>| value.set(to);
    let press = move || {
        if let Some(value) = value.get_untracked().and_then(|value| u8::try_from(value).ok()) {
            add(value);
        }
    };
    view! {
        <details class="ccg-fold">
            <summary>{say(keys::CCG_BY_HAND)}</summary>
            {typed(say(keys::CCG_VALUE_ADDS), value.into(), (0, 20), set)}
            <Button
                label=say(keys::CCG_ADD_EFFORT)
                disabled=Signal::derive(move || value.get().is_none())
                on_press=press
            />
        </details>
    }
    .into_any()
}
