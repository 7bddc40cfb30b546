//! Those who have left the board, folded away; each may return, by the rules or anyway.

use crate::games::champions::command::Command;
use crate::games::champions::model::ids::{Actor, AllyId, EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::reinforcing::{Comeback, comebacks};
use crate::games::champions::text::names;
use crate::games::champions::view::{FigureView, Presence};
use crate::kernel::line::{Key, Line};
use crate::ui::components::row::ActionRow;
use crate::ui::components::sign::Sign;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::screens::against::impossible as impossible_by;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Somebody who left the board, and what would bring it back.
#[derive(Clone, Debug, PartialEq)]
struct Absent {
    name: String,
    how: Key,
    way_back: Command,
}

/// Everybody who left the board; nothing where nobody did.
#[component]
pub fn Gone() -> impl IntoView {
    let session = session();
    let open = RwSignal::new(false);
    let gone = Memo::new(move |_| {
        let enemies = session.view().enemies.with(|enemies| absent(enemies, return_enemy));
        let allies = session.view().allies.with(|allies| absent(allies, return_ally));
        enemies.into_iter().chain(allies).chain(session.state(lost_units)).collect::<Vec<_>>()
    });
    let title = move || say(Line::new(keys::FIGURES_GONE).with("count", gone.with(Vec::len)));
    view! {
        <Show when=move || gone.with(|gone| !gone.is_empty())>
            <div class="card">
                <Folded title=Signal::derive(title) open=open>
                    <div class="rows">
                        {move || gone.get().into_iter().map(|one| view! { <WayBack absent=one /> }).collect_view()}
                    </div>
                </Folded>
            </div>
        </Show>
    }
}

fn absent<Id: Copy>(figures: &[FigureView<Id>], way_back: fn(Id) -> Command) -> Vec<Absent> {
    let gone = figures.iter().filter(|figure| figure.presence != Presence::OnBoard);
    let absent = |view: &FigureView<Id>| Absent {
        name: say(view.name.clone()),
        how: how(view.presence),
        way_back: way_back(view.id),
    };
    gone.map(absent).collect()
}

/// Units of a Battle that return of miniatures lost by others, which still stand (CH-BAT-8).
fn lost_units(state: &State) -> Vec<Absent> {
    let of_others = |found: &Comeback| queries::is_present(state, Who::Enemy(found.enemy));
    let unit = |found: Comeback| Absent {
        name: say(names::comeback(state, found)),
        how: keys::FIGURES_LOST_MINIATURES,
        way_back: return_enemy(found.enemy),
    };
    comebacks(state).into_iter().filter(of_others).map(unit).collect()
}

fn return_enemy(enemy: EnemyId) -> Command {
    Command::ReturnEnemy { enemy }
}

fn return_ally(ally: AllyId) -> Command {
    Command::BringBack { actor: Actor::Ally(ally) }
}

/// How somebody left.
fn how(presence: Presence) -> Key {
    match presence {
        Presence::OnBoard | Presence::Removed => keys::FIGURES_IS_REMOVED,
        Presence::Eliminated => keys::FIGURES_IS_ELIMINATED,
        Presence::Corrupted => keys::FIGURES_IS_CORRUPTED,
    }
}

/// The row that brings somebody back.
#[component]
fn WayBack(
    /// Who.
    absent: Absent,
) -> impl IntoView {
    let (session, feedback) = (session(), feedback());
    let Absent { name, how, way_back } = absent;
    let way_back = StoredValue::new(way_back);
    let refusal = Memo::new(move |_| way_back.with_value(|command| session.preview(command).err()));
    let ears = name.clone();
    let impossible = move || {
        refusal.get().map(|refusal| {
            impossible_by(session, &refusal, Line::new(keys::FIGURES_RETURN_ANYWAY).with("name", ears.as_str()))
        })
    };
    view! {
        <ActionRow
            sign=Sign::Reinforcement
            title=say(Line::new(keys::FIGURES_RETURN).with("name", name))
            sub=say(how)
            impossible=Signal::derive(impossible)
            on_press=move || {
                session.dispatch(way_back.get_value());
            }
            on_anyway=move || {
                session.dispatch(Command::Anyway(Box::new(way_back.get_value())));
            }
            on_rule=move || refusal.get_untracked().iter().for_each(|refusal| feedback.open_rule(refusal.rule))
        />
    }
}
