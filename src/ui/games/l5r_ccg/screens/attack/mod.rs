//! The attack, by how far it is: declared, units sent, battles chosen and fought.

mod declare;
mod maneuvers;

mod balance;
mod battle;
mod tools;
mod units;

use super::ink::step_ink;
use super::text::{number, of_player, player, province};
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::lessons::Lesson;
use crate::games::l5r_ccg::rules::attack::Segment;
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::fought::last_battle;
use crate::games::l5r_ccg::views::battle::{Front, fronts};
use crate::kernel::line::Line;
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::looks::lesson_card;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::session::{Session, session};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// How far an attack is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// There is none.
    None,
    /// Units are sent.
    Maneuvers(Segment),
    /// The next battle is chosen, or the attack is over.
    Between,
    /// A battle at this Province.
    Battle(u8),
}

impl Stage {
    fn of(state: &State) -> Self {
        match state.attack() {
            None => Self::None,
            Some(attack) => match (attack.segment, attack.battle.as_ref()) {
                (_, Some(battle)) => Self::Battle(battle.province),
                (Some(segment), None) => Self::Maneuvers(segment),
                (None, None) => Self::Between,
            },
        }
    }
}

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let stage = session.part(|table| Stage::of(table.state()));
    let shown = Memo::new(move |_| stage.get());
    (move || match shown.get() {
        Stage::None => declare::declare(session),
        Stage::Maneuvers(segment) => maneuvers::maneuvers(session, segment),
        Stage::Between => between(session),
        Stage::Battle(at) => battle::battle(session, at),
    })
    .into_any()
}

/// "Crane attacks Lion".
fn who(session: Session) -> String {
    session.glance(|state| match state.attack() {
        Some(attack) => {
            let line = Line::new(keys::CCG_ATTACKS).with("attacker", player(state, state.current()));
            say(line.with("defender", player(state, attack.defender)))
        }
        None => of_player(keys::CCG_MAY_ATTACK, player(state, state.current())),
    })
}

/// The head of every page of an attack, with what a first game explains.
fn head(session: Session, title: impl Fn() -> String + Send + Sync + 'static) -> AnyView {
    view! {
        <Head
            title=Signal::derive(title)
            subtitle=who(session)
            back=session.href(TablePage::Table)
            back_label=say(keys::CCG_BACK_TABLE)
            back_sign=Sign::Close
        />
    }
    .into_any()
}

fn lesson(session: Session) -> AnyView {
    let lesson = session.part(|table| Lesson::at(table.state()));
    lesson_card(move || lesson.get())
}

/// "Crane 7 against Lion 4 and Strength 5"; "?" where a Force is unknown.
fn forces(session: Session, front: Front) -> String {
    let force = |force: Option<i64>| force.map_or_else(|| "?".to_owned(), number);
    session.glance(|state| {
        let defender = state.attack().map_or_else(String::new, |attack| player(state, attack.defender));
        say(Line::new(keys::CCG_BALANCE_EARS)
            .with("attacker", player(state, state.current()))
            .with("attack", force(front.attack))
            .with("defender", defender)
            .with("defense", force(front.defense))
            .with("strength", front.strength))
    })
}

/// Between two battles: the next one, or the end.
fn between(session: Session) -> AnyView {
    let places = session.part(|table| fronts(table.state()));
    let row = move |one: Front| {
        let begin = move || _ = session.dispatch(Command::BeginBattle { province: one.province });
        view! { <RowButton title=province(one.province) sub=forces(session, one) on_press=begin /> }
    };
    let ink = move || match places.get().as_slice() {
        [] => step_ink(session, Command::EndAttack, None),
        [one] => step_ink(session, Command::BeginBattle { province: one.province }, None),
        [_, ..] => view! { <p class="inkless" role="status">{say(keys::CCG_CHOOSE_BATTLE)}</p> }.into_any(),
    };
    let told = session.part(last_battle);
    let before = move || {
        told.get().map(|lines| {
            let lines = lines.into_iter().map(|line| view! { <li>{say(line)}</li> }).collect_view();
            view! {
                <section class="card pad stack" role="status">
                    <h2>{say(keys::CCG_LAST_BATTLE)}</h2>
                    <ul class="ended">{lines}</ul>
                </section>
            }
        })
    };
    let nothing = move || places.with(Vec::is_empty).then(|| view! { <p>{say(keys::CCG_NO_MORE_BATTLES)}</p> });
    view! {
        <div class="screen one ccg">
            {head(session, || say(keys::CCG_BATTLES))}
            <main class="body">
                {lesson(session)} {before} {nothing}
                <div class="card rows">{move || places.get().into_iter().map(row).collect_view()}</div>
            </main>
            <Dock>
                <UndoTool />
                {ink}
            </Dock>
        </div>
    }
    .into_any()
}
