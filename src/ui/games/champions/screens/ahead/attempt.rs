//! What if somebody moved first: a Movement tried on a copy of the table, before and after side by side. Nothing is
//! logged until it is made.

use super::outlook::Outlook;
use crate::games::champions::Champions;
use crate::games::champions::ahead::danger::Ahead;
use crate::games::champions::command::{Action, Command};
use crate::games::champions::entry;
use crate::games::champions::field::command::Will;
use crate::games::champions::field::forecast::what_if;
use crate::games::champions::field::reachable::{Means, Reachable, reachable};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::state::State;
use crate::games::champions::text::enemies;
use crate::games::champions::views::fight_words::{decimal, percent, short};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::number::shown;
use crate::ui::components::row::RowButton;
use crate::ui::components::segmented::{Segmented, SegmentedLook};
use crate::ui::components::sign::Sign;
use crate::ui::focus;
use crate::ui::games::champions::screens::odds::fighter::segment;
use crate::ui::games::champions::session::Session;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::champions as keys;
use leptos::prelude::*;
use std::sync::Arc;

/// A Movement that is tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    /// Who.
    pub who: Actor,
    /// Through these areas, its own first.
    pub path: Vec<AreaKey>,
}

impl Tried {
    /// The Movement itself.
    pub fn command(&self) -> Command {
        let action = Action::MovementAlong { path: self.path.clone(), will: Will::Own };
        Command::Act { actor: self.who, action }
    }

    /// The table with it, whose Activation it may be; nothing where it cannot be made at all.
    fn table(&self, state: &State) -> Option<Arc<State>> {
        use crate::kernel::game::Game as _;
        what_if(state, &Champions::anyway(&self.command())).ok().map(Arc::new)
    }
}

/// What is tried, and what would come of it.
#[derive(Clone, Copy)]
pub struct Attempt {
    session: Session,
    now: Outlook,
    /// The Movement.
    pub tried: RwSignal<Option<Tried>>,
    then: Outlook,
    who: RwSignal<Option<Actor>>,
}

impl Attempt {
    /// Nothing tried yet.
    pub fn begin(session: Session, now: Outlook) -> Self {
        let tried = RwSignal::new(None::<Tried>);
        let table = Memo::new(move |_| {
            tried.with(|tried| session.state(|state| tried.as_ref().and_then(|tried| tried.table(state))))
        });
        // What was tried belongs to the table as it was then.
        let steps = Memo::new(move |_| session.journal.with(|journal| journal.cursor()));
        Effect::new(move |before: Option<usize>| {
            let now = steps.get();
            if before.is_some_and(|before| before != now) {
                tried.set(None);
            }
            now
        });
        Self { session, now, tried, then: Outlook::of(table.into()), who: RwSignal::new(None) }
    }

    /// What the Enemies would do after the Movement that is tried; nothing while none is.
    pub fn foreseen(self) -> Signal<Option<Arc<Ahead>>> {
        Signal::derive(move || self.tried.with(Option::is_some).then(|| self.then.ahead.get()).flatten())
    }

    /// Who moves: whoever was tapped, or acts, or stands first on the board.
    fn mover(self) -> Option<Actor> {
        let all = self.session.state(movers);
        let acts = self.session.state(|state| state.track().active()).map(Actor::Champion);
        let asked = self.who.get().or(acts);
        asked.filter(|who| all.contains(who)).or(all.first().copied())
    }
}

/// Those on the board who could move.
fn movers(state: &State) -> Vec<Actor> {
    let placed = |who: &Actor| state.field().is_some_and(|field| field.position((*who).into()).is_some());
    entry::fighters(state).into_iter().filter(placed).collect()
}

/// The fold with the areas, or what would come of the one that was tapped.
pub fn panel(attempt: Attempt) -> AnyView {
    let open = RwSignal::new(false);
    let inside = move || match attempt.tried.get() {
        None => choices(attempt),
        Some(tried) => result(attempt, tried),
    };
    view! {
        <Folded title=say(keys::AHEAD_WHAT_IF) sub=say(keys::AHEAD_WHAT_IF_SUB) open=open>
            <div class="rest">{inside}</div>
        </Folded>
    }
    .into_any()
}

fn choices(attempt: Attempt) -> AnyView {
    let session = attempt.session;
    let all = Memo::new(move |_| session.state(movers));
    let segment = move |who: &Actor| session.state(|state| segment(state, *who));
    let answers = Memo::new(move |_| all.with(|all| all.iter().map(segment).collect::<Vec<_>>()));
    let chosen = move || attempt.mover().and_then(|who| all.with(|all| all.iter().position(|other| *other == who)));
    let choose = move |place: usize| attempt.who.set(all.with_untracked(|all| all.get(place).copied()));
    view! {
        <div class="who">
            <Segmented
                label=say(keys::AHEAD_WHO)
                look=SegmentedLook::Lines
                answers=answers
                chosen=Signal::derive(chosen)
                on_choose=choose
            />
        </div>
        {move || areas(attempt)}
    }
    .into_any()
}

fn areas(attempt: Attempt) -> Option<AnyView> {
    let who = attempt.mover()?;
    let ways = attempt.session.state(|state| {
        let all = reachable(state, who).into_iter().filter(|way| way.means == Means::Enough);
        let told = |way: Reachable| {
            let field = state.field()?;
            let path: Vec<AreaKey> = way.route.iter().map(|area| field.key(*area)).collect();
            Some((enemies::area(state, &field.key(way.area)), cost(&way), path))
        };
        all.filter_map(told).collect::<Vec<_>>()
    });
    if ways.is_empty() {
        return Some(view! { <p class="sub2">{say(keys::AHEAD_NOWHERE)}</p> }.into_any());
    }
    let row = |(name, cost, path): (String, String, Vec<AreaKey>)| {
        let pick = move || attempt.tried.set(Some(Tried { who, path: path.clone() }));
        view! { <li><RowButton title=name sub=cost on_press=pick /></li> }
    };
    Some(
        view! {
            <ul class="rows" aria-label=say(keys::AHEAD_WHERE)>{ways.into_iter().map(row).collect_view()}</ul>
        }
        .into_any(),
    )
}

/// "2 AP, −2 Honor".
fn cost(way: &Reachable) -> String {
    let line = |key| Line::new(key).with("cost", usize::from(way.cost));
    say(match way.honor {
        0 => line(keys::AHEAD_COST),
        honor => line(keys::AHEAD_COST_HONOR).with("honor", shown(honor.into())),
    })
}

/// "What if Jun were in the Yard?"
fn question(attempt: Attempt, tried: &Tried) -> String {
    let line = Line::new(keys::AHEAD_TRIED).with("name", attempt.session.state(|state| short(state, tried.who.into())));
    say(line.with("area", target(attempt, tried)))
}

fn target(attempt: Attempt, tried: &Tried) -> String {
    let last = tried.path.last();
    last.map(|area| attempt.session.state(|state| enemies::area(state, area))).unwrap_or_default()
}

fn result(attempt: Attempt, tried: Tried) -> AnyView {
    let take_back = move || attempt.tried.set(None);
    // The list it stands in the place of was longer: without this the answer lies above the screen.
    focus::focus_on("h3.tried");
    view! {
        <h3 class="tried" tabindex="-1">{question(attempt, &tried)}</h3>
        <ul class="rows" aria-label=say(keys::AHEAD_WHAT_IF)>{move || compared(attempt)}</ul>
        <Button label=say(keys::AHEAD_TAKE_BACK) sign=Sign::Undo on_press=take_back />
    }
    .into_any()
}

/// Everybody who is in more or less danger then.
fn compared(attempt: Attempt) -> AnyView {
    let (now, then) = (attempt.now, attempt.then);
    if !then.is_done() || !now.is_done() {
        return view! { <li class="danger"><p class="sub">{say(keys::AHEAD_WAITING)}</p></li> }.into_any();
    }
    let all: Vec<Actor> = then.dangers.with(|all| all.iter().map(|(who, _)| *who).collect());
    let line = |who: Actor| {
        let (Some(Ok(before)), Some(Ok(after))) = (now.told(who), then.told(who)) else { return None };
        let name = attempt.session.state(|state| short(state, who.into()));
        let chances = (percent(before.falls()), percent(after.falls()));
        let falls =
            Line::new(keys::AHEAD_BEFORE_AFTER).with("name", name).with("before", chances.0).with("after", chances.1);
        let wounds = (decimal(before.wounds), decimal(after.wounds));
        let wounds = say(Line::new(keys::AHEAD_WOUNDS_THEN).with("before", wounds.0).with("after", wounds.1));
        let changed = before != after;
        changed.then(
            || view! { <li class="danger"><p><b>{say(falls)}</b> <br /> <span class="sub">{wounds}</span></p></li> },
        )
    };
    let lines: Vec<_> = all.into_iter().filter_map(line).collect();
    if lines.is_empty() {
        return view! { <li class="danger"><p>{say(keys::AHEAD_SAME)}</p></li> }.into_any();
    }
    lines.into_any()
}

/// The ink that makes the Movement which is tried.
pub fn ink(attempt: Attempt) -> AnyView {
    let act = move || {
        attempt.tried.get().map(|tried| {
            let name = attempt.session.state(|state| short(state, tried.who.into()));
            let label = say(Line::new(keys::AHEAD_MOVE).with("name", name).with("area", target(attempt, &tried)));
            let go = move || {
                attempt.session.dispatch(tried.command());
            };
            view! { <Button kind=ButtonKind::Act label=label sign=Sign::Movement on_press=go /> }
        })
    };
    act.into_any()
}
