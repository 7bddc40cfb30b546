//! Units are sent: press a unit, then the Province it goes to.

use super::super::ink::step_ink;
use super::super::text::{card, number, of_player, player, province};
use super::{head, lesson};
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::decide::{check_assignment, is_cavalry};
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::rules::attack::Segment;
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::names;
use crate::games::l5r_ccg::views::maneuvers::{force, mover};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// A unit that could be sent, or was.
#[derive(Clone, Debug, PartialEq)]
struct Unit {
    id: CardId,
    name: String,
    owner: String,
    side: Side,
    /// Its Force; nothing where a part of it is unknown.
    force: Option<i64>,
    cavalry: bool,
    bowed: bool,
    at: Option<u8>,
    /// Whether any Province may be its goal now.
    free: bool,
}

impl Unit {
    /// Its Force; "?" where a part of it is unknown.
    fn value(&self) -> String {
        self.force.map_or_else(|| "?".to_owned(), number)
    }
}

/// A Province of the Defender.
#[derive(Clone, Debug, PartialEq)]
struct Goal {
    at: u8,
    strength: i64,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct View {
    units: Vec<Unit>,
    goals: Vec<Goal>,
    /// The Attacker and the Defender.
    sides: [String; 2],
    /// Who sends for either side, in this order (CC-ATK-8).
    senders: [String; 2],
    /// Whose turn it is to send.
    mover: Option<Side>,
}

impl View {
    fn named(&self, side: Side) -> &str {
        match side {
            Side::Attack => &self.sides[0],
            Side::Defense => &self.sides[1],
        }
    }
}

/// On which side a player's units are: the Defender's own and its allies' defend.
fn side_of(state: &State, seat: SeatId) -> Option<Side> {
    let attack = state.attack()?;
    if seat == state.current() || attack.invited_to_attack.contains(&seat) {
        Some(Side::Attack)
    } else if seat == attack.defender || attack.invited_to_defend.contains(&seat) {
        Some(Side::Defense)
    } else {
        None
    }
}

fn view_of(state: &State) -> View {
    let Some(attack) = state.attack() else { return View::default() };
    let standing = state.seat(attack.defender).provinces.iter().enumerate().filter(|(_, one)| one.stands);
    let goals: Vec<Goal> =
        standing.map(|(at, one)| Goal { at: u8::try_from(at).unwrap_or(7), strength: one.strength.into() }).collect();
    let units = state.remaining().into_iter().filter_map(|seat| Some((seat, side_of(state, seat)?)));
    let units = units.flat_map(|(seat, side)| {
        let own: Vec<Unit> = state
            .personalities(seat)
            .map(|(id, one)| Unit {
                id,
                name: card(state, id),
                owner: player(state, seat),
                side,
                force: force(state, id),
                cavalry: is_cavalry(state, id),
                bowed: one.is_bowed(),
                at: attack.sent.iter().find(|sent| sent.unit == id && sent.there).map(|sent| sent.province),
                free: goals.first().is_some_and(|goal| check_assignment(state, id, side, goal.at).is_ok()),
            })
            .collect();
        own
    });
    let sides = [state.current(), attack.defender].map(|seat| player(state, seat));
    let senders = [
        senders(state, state.current(), &attack.invited_to_attack),
        senders(state, attack.defender, &attack.invited_to_defend),
    ];
    View { units: units.collect(), goals, sides, senders, mover: mover(state) }
}

/// A principal and its allies, clockwise from it.
fn senders(state: &State, principal: SeatId, allies: &[SeatId]) -> String {
    let all = state.remaining();
    let first = all.iter().position(|seat| *seat == principal).unwrap_or(0);
    let clockwise = all[first..].iter().chain(&all[..first]);
    let army = clockwise.filter(|seat| **seat == principal || allies.contains(seat));
    army.map(|seat| player(state, *seat)).collect::<Vec<_>>().join(", ")
}

/// The page.
pub fn maneuvers(session: Session, segment: Segment) -> AnyView {
    let view = session.part(|table| view_of(table.state()));
    let chosen = RwSignal::new(None::<CardId>);
    let title = move || match segment {
        Segment::Infantry => say(keys::CCG_INFANTRY),
        Segment::Cavalry => say(keys::CCG_CAVALRY),
    };
    let send = move |at: u8| {
        let Some(unit) = chosen.get_untracked() else { return };
        let side = view.with_untracked(|view| view.units.iter().find(|one| one.id == unit).map(|one| one.side));
        if let Some(side) = side {
            chosen.set(None);
            session.dispatch(Command::Assign { unit, side, province: at });
        }
    };
    let goals = move || view.with(|view| view.goals.iter().map(|goal| field(view, goal, chosen, send)).collect_view());
    let home = move || {
        view.with(|view| {
            let mut rest: Vec<&Unit> = view.units.iter().filter(|unit| unit.at.is_none()).collect();
            rest.sort_by_key(|unit| (unit.bowed, unit.side == Side::Defense));
            let none = rest.is_empty().then(|| view! { <p class="sub2 pad">{say(keys::CCG_NOBODY_LEFT)}</p> });
            view! { {rest.into_iter().map(|unit| waiting(unit, chosen)).collect_view()} {none} }
        })
    };
    let hint = move || match (chosen.get(), view.with(|view| view.mover.map(|side| view.named(side).to_owned()))) {
        (Some(_), _) => say(keys::CCG_CHOOSE_PROVINCE),
        (None, Some(name)) => of_player(keys::CCG_SENDS_NOW, name),
        (None, None) => say(keys::CCG_CHOOSE_UNIT),
    };
    let order = move || {
        view.with(|view| {
            let [attackers, defenders] = &view.senders;
            let line = Line::new(keys::CCG_SEND_ORDER).with("attacker", attackers.as_str());
            say(line.with("defender", defenders.as_str()))
        })
    };
    let at_home = move || view.with(|view| sums(view, None).map(|line| view! { <p class="sub2">{line}</p> }));
    let attacked = Memo::new(move |_| {
        view.with(|view| view.units.iter().any(|unit| unit.at.is_some() && unit.side == Side::Attack))
    });
    let nobody = move || (!attacked.get()).then(|| view! { <p class="sub2">{say(keys::CCG_NOBODY_ATTACKS)}</p> });
    let back = move || {
        chosen.get().and_then(|unit| {
            let sent = view.with(|view| view.units.iter().any(|one| one.id == unit && one.at.is_some()));
            let call = move || {
                chosen.set(None);
                session.dispatch(Command::CallBack { unit });
            };
            sent.then(|| view! { <Button label=say(keys::CCG_CALL_BACK) on_press=call /> })
        })
    };
    view! {
        <div class="screen one ccg">
            {head(session, title)}
            <main class="body">
                {lesson(session)} <p role="status"><b>{hint}</b></p>
                <p class="sub2">{order}</p>
                {nobody}
                <div class="fields">{goals}</div>
                <h2>{say(keys::CCG_AT_HOME)}</h2>
                {at_home}
                <div class="card rows">{home}</div>
                {back}
            </main>
            <Dock>
                <UndoTool />
                <ButtonLink
                    kind=ButtonKind::Tool
                    href=session.href(TablePage::Plan)
                    label=say(keys::CCG_TOOL_PLAN)
                    sign=Sign::Investigation
                />
                {step_ink(session, Command::NextSegment, None)}
            </Dock>
        </div>
    }
    .into_any()
}

/// A Province with who was sent there; attackers above, defenders below.
fn field(
    view: &View,
    goal: &Goal,
    chosen: RwSignal<Option<CardId>>,
    send: impl Fn(u8) + Copy + Send + Sync + 'static,
) -> AnyView {
    let at = goal.at;
    let there = |side: Side| {
        let all = view.units.iter().filter(|unit| unit.at == Some(at) && unit.side == side);
        all.map(|unit| sent(unit, chosen)).collect_view()
    };
    let label = say(Line::new(keys::CCG_SEND_TO).with("province", province(at)));
    view! {
        <section class="card field" aria-label=province(at)>
            {there(Side::Attack)}
            <button
                type="button"
                class="tab goal"
                class:asked=move || chosen.get().is_some()
                aria-label=label
                on:click=move |_| send(at)
            >
                <b>{number(goal.strength)}</b>
                <small>{province(at)}</small>
            </button>
            {there(Side::Defense)}
            {sums(view, Some(at)).map(|line| view! { <p class="sub2">{line}</p> })}
        </section>
    }
    .into_any()
}

/// "Crane 7 · Lion 4": the Force of either side at a Province, or of those at home who could still go; nothing where nobody
/// is. A unit whose Force is unknown makes the sum so.
fn sums(view: &View, at: Option<u8>) -> Option<String> {
    let sum = |side: Side| {
        let counts = |unit: &&Unit| unit.at == at && unit.side == side && (at.is_some() || !unit.bowed);
        let all: Vec<&Unit> = view.units.iter().filter(counts).collect();
        let force = all.iter().map(|unit| unit.force).sum::<Option<i64>>().map_or_else(|| "?".to_owned(), number);
        (!all.is_empty()).then(|| format!("{} {force}", view.named(side)))
    };
    let both: Vec<String> = [Side::Attack, Side::Defense].into_iter().filter_map(sum).collect();
    (!both.is_empty()).then(|| both.join(" · "))
}

/// A unit that was sent; a press chooses it, to send it elsewhere or call it back.
fn sent(unit: &Unit, chosen: RwSignal<Option<CardId>>) -> AnyView {
    let id = unit.id;
    let class = match unit.side {
        Side::Attack => "u a",
        Side::Defense => "u d",
    };
    let on = move || (chosen.get() == Some(id)).to_string();
    view! {
        <button type="button" class=class aria-pressed=on on:click=move |_| toggle(chosen, id)>
            <span>{unit.name.clone()} " " <b>{unit.value()}</b></span>
            {unit.cavalry.then(|| view! { <Icon sign=Sign::Horse /> })}
        </button>
    }
    .into_any()
}

fn toggle(chosen: RwSignal<Option<CardId>>, id: CardId) {
    chosen.update(|now| *now = if *now == Some(id) { None } else { Some(id) });
}

/// A unit at home, the attackers' first, also where it may not be sent now; those that are bowed come last.
fn waiting(unit: &Unit, chosen: RwSignal<Option<CardId>>) -> AnyView {
    let id = unit.id;
    let on = move || (chosen.get() == Some(id)).to_string();
    let force = format!("{} {}", say(keys::CCG_FORCE), unit.value());
    let mut words = vec![unit.owner.clone(), say(names::side(unit.side)), force];
    words.extend(unit.cavalry.then(|| say(keys::CCG_IS_CAVALRY)));
    words.extend(unit.bowed.then(|| say(keys::CCG_BOWED)));
    words.extend((!unit.free && !unit.bowed).then(|| say(keys::CCG_NOT_NOW_UNIT)));
    view! {
        <button type="button" class="row plain pick-unit" class:off=!unit.free aria-pressed=on on:click=move |_| toggle(chosen, id)>
            <span>
                <b>{unit.name.clone()}</b>
                <span class="sub">{words.join(" · ")}</span>
            </span>
            {unit.cavalry.then(|| view! { <Icon sign=Sign::Horse /> })}
        </button>
    }
    .into_any()
}
