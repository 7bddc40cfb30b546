//! A battle: the balance and its margins, the armies, what it would be if it ended now, and whose action it is.

use super::super::ink::step_ink;
use super::super::sheets::acts::reactions;
use super::super::text::{card, of_player, player_at, province};
use super::balance::{Balance, balance, ears, show};
use super::tools::{Open, toolrow, tools};
use super::units::{Unit, armies, units};
use super::{head, lesson};
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::in_play::Standing;
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::rules::watch::HONOR_TO_WIN;
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::{fought, names};
use crate::games::l5r_ccg::views::battle::{Absent, View, view};
use crate::games::l5r_ccg::views::table::view as table_view;
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::dock::Tray;
use crate::ui::components::live::Live;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::games::l5r_ccg::marks;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::measure::measured;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// What is shown of a battle, or the card that is to be entered first.
#[derive(Clone, Debug, PartialEq)]
enum Shown {
    Field(Box<Balance>, Vec<Unit>, Vec<String>, Vec<(CardId, String)>),
    Unknown(CardId, String),
    None,
}

fn shown(state: &State) -> Shown {
    match measured("totals", || view(state)) {
        Ok(view) => match balance(state, &view) {
            Some(balance) => {
                Shown::Field(Box::new(balance), units(state, &view), ended(state, &view), spared(state, &view))
            }
            None => Shown::None,
        },
        Err(Absent::Unknown(id)) => Shown::Unknown(id, card(state, id)),
        Err(Absent::None) => Shown::None,
    }
}

/// What it would be if it ended now, a sentence each, with all Honor.
fn ended(state: &State, view: &View) -> Vec<String> {
    let now = &view.now;
    let place = if now.province_destroyed { keys::CCG_PROVINCE_FALLS } else { keys::CCG_PROVINCE_STANDS };
    let mut all = vec![format!("{}; {}", say(names::outcome(now.outcome)), say(place))];
    for seat in state.all() {
        let own = now.honor.iter().filter(|one| one.player == seat.index()).map(|one| one.change);
        let by: i64 = own.sum();
        if by == 0 {
            continue;
        }
        let mut line = say(fought::honor(state, seat, by));
        let after = i64::from(state.seat(seat).honor) + by;
        if after >= HONOR_TO_WIN {
            line = format!("{line}: {}", say(keys::CCG_WINS_NEXT));
        }
        all.push(line);
    }
    all.extend(fought::losses(state, view).into_iter().map(say));
    let named = |ids: &[crate::games::l5r_ccg::rules::battle::CardAt]| {
        let all: Vec<String> = ids.iter().map(|at| card(state, view.field.card(*at))).collect();
        all.join(", ")
    };
    let mut told = |ids: &[crate::games::l5r_ccg::rules::battle::CardAt], key| {
        if !ids.is_empty() {
            all.push(say(Line::new(key).with("cards", named(ids))));
        }
    };
    told(&now.honorable_dead, keys::CCG_DIE_HONORABLY);
    told(&now.dishonorable_dead, keys::CCG_DIE_DISHONORED);
    told(&now.restored, keys::CCG_ARE_RESTORED);
    all
}

/// The dishonored dead whose loss the Favor of their player averts.
fn spared(state: &State, view: &View) -> Vec<(CardId, String)> {
    let dead = view.now.dishonorable_dead.iter().map(|at| view.field.card(*at));
    let own = dead.filter(|id| {
        state.card(*id).is_some_and(|one| Some(one.owner) == state.favor() && one.standing == Standing::Dishonored)
    });
    own.map(|id| (id, card(state, id))).collect()
}

/// The page.
pub fn battle(session: Session, at: u8) -> AnyView {
    let now = session.part(|table| shown(table.state()));
    let open = RwSignal::new(None::<Open>);
    let spare = RwSignal::new(None::<CardId>);
    let acts = session.part(|table| {
        let view = table_view(table.state());
        (view.next, view.step, view.then)
    });
    let body = move || {
        now.with(|now| match now {
            Shown::Field(balance, units, ended, spared) => view! {
                <section class="card pad stack">{session.glance(|state| show(state, balance))}</section>
                {armies(session, units, open)} {result(ended, spared, spare)}
            }
            .into_any(),
            Shown::Unknown(id, name) => unknown(*id, name, open),
            Shown::None => ().into_any(),
        })
    };
    let ink = move || {
        let (_, step, then) = acts.get();
        step.map(|step| match step {
            Command::Resolve { added, .. } => step_ink(session, Command::Resolve { spare: spare.get(), added }, then),
            other => step_ink(session, other, then),
        })
    };
    let idle = move || {
        let (next, ..) = acts.get();
        let has_unit = session.glance(|state| next.is_some_and(|seat| fights(state, seat)));
        let press = move || _ = session.dispatch(Command::PassIdle);
        (next.is_some() && !has_unit).then(|| view! { <Button label=say(keys::CCG_IDLE_PASS) on_press=press /> })
    };
    // Ears hear the totals whenever a step moves them; the balance itself is drawn anew.
    let totals = Memo::new(move |_| {
        now.with(|now| match now {
            Shown::Field(balance, ..) => ears(balance),
            Shown::Unknown(..) | Shown::None => String::new(),
        })
    });
    view! {
        <div class="screen two tr ccg ccg-battle">
            <Live text=totals />
            {head(session, move || province(at))}
            <main class="body">
                {turn_of(session, move || acts.get().0)} {lesson(session)} {body}
                {move || acts.get().0.map(|seat| view! { <p class="sub2">{reactions(session, seat)}</p> })}
            </main>
            <Tray>
                {toolrow(session, open)}
                <div class="dockrow">
                    <UndoTool />
                    {idle}
                    {ink}
                </div>
            </Tray>
        </div>
        {tools(session, open)}
    }
    .into_any()
}

fn fights(state: &State, seat: SeatId) -> bool {
    state.attack().is_some_and(|attack| {
        let here = attack.battle.as_ref().map(|battle| battle.province);
        attack.sent.iter().any(|sent| sent.there && sent.owner == seat && Some(sent.province) == here)
    })
}

/// Whose action it is, or that all have passed.
fn turn_of(session: Session, next: impl Fn() -> Option<SeatId> + Send + Sync + 'static) -> AnyView {
    let line = move || match next() {
        Some(seat) => {
            let mark = session.glance(|state| marks::small(state, seat));
            view! { {mark} <b>{of_player(keys::CCG_ACTS_NOW, player_at(session, seat))}</b> }.into_any()
        }
        None => view! { <b>{say(keys::CCG_ALL_PASSED)}</b> }.into_any(),
    };
    view! { <p class="turnof" role="status">{line}</p> }.into_any()
}

fn result(ended: &[String], spared: &[(CardId, String)], spare: RwSignal<Option<CardId>>) -> AnyView {
    let lines = ended.iter().map(|line| view! { <li>{line.clone()}</li> }).collect_view();
    let spares = spared.iter().cloned().map(|(id, name)| {
        let on = move || (spare.get() == Some(id)).to_string();
        let toggle = move |_| spare.update(|now| *now = if *now == Some(id) { None } else { Some(id) });
        let label = say(Line::new(keys::CCG_SPARE).with("card", name));
        view! { <button type="button" class="btn" aria-pressed=on on:click=toggle>{label}</button> }
    });
    view! {
        <section class="card pad stack">
            <h2>{say(keys::CCG_ENDED_NOW)}</h2>
            <ul class="ended">{lines}</ul>
            {spares.collect_view()}
        </section>
    }
    .into_any()
}

/// A value is missing: which card, and the way to enter it. There is no total.
fn unknown(id: CardId, name: &str, open: RwSignal<Option<Open>>) -> AnyView {
    let enter = move || open.set(Some(Open::Edit(id)));
    let line = say(Line::new(keys::CCG_ENTER_CARD).with("card", name));
    view! {
        <Note kind=NoteKind::Warn action=say(keys::CCG_ENTER) on_action=Callback::new(move |()| enter())>
            {line}
        </Note>
    }
    .into_any()
}
