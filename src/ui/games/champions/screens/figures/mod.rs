//! Enemies and Allies at the table: who stands on the board with how much Life, who comes, who goes, who returns.

mod add;
mod ally;
mod ask;
pub mod beside;
mod choose;
mod credit;
mod each;
mod enemy;
mod enemy_open;
mod facts;
mod gone;
mod units;

pub use facts::enemy as card_facts;

use crate::games::champions::view::{FigureView, Presence};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::sign::Sign;
use crate::ui::focus::focus_on;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::actions::{Desk, DeskSheet};
use crate::ui::games::champions::session::{Session, session};
use crate::ui::later::{after_paint, following};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::wide::{Halves, frame, roomy};
use crate::words::champions as keys;
use ally::Allies;
use ask::{Ask, AskSheet, Desktop};
use enemy::Enemies;
use gone::Gone;
use leptos::prelude::*;

/// Enemies and Allies at the table.
#[component]
pub fn Figures() -> impl IntoView {
    let (session, room) = (session(), roomy());
    let desk = Desk::provide();
    let desktop = Desktop::provide();
    // A second half with nobody in it would be an empty page.
    let others = Memo::new(move |_| {
        let gone = session.view().enemies.with(|enemies| on_board(enemies) < enemies.len());
        gone || session.view().allies.with(|allies| !allies.is_empty())
    });
    let roomy = Signal::derive(move || room.get() && others.get());
    let beside = || following(|| view! { <Allies /> <Gone /> }.into_any());
    let sheets = following(move || view! { <AskSheet desktop=desktop /> <DeskSheet desk=desk /> }.into_any());
    view! {
        <div class=frame(roomy, "figures")>
            <Head
                title=say(keys::FIGURES_TITLE)
                subtitle=subtitle(session)
                back=session.href(TablePage::Table)
                back_label=say(keys::FIGURES_BACK)
            />
            <Halves roomy=roomy label=say(keys::FIGURES_BESIDE) second=beside>
                <Enemies />
            </Halves>
            {dock(session, desktop)}
            {sheets}
        </div>
    }
}

/// How many Enemies and Allies stand on the board.
fn subtitle(session: Session) -> Signal<String> {
    let count = Memo::new(move |_| {
        let enemies = session.view().enemies.with(|enemies| on_board(enemies));
        (enemies, session.view().allies.with(|allies| on_board(allies)))
    });
    Signal::derive(move || {
        let (enemies, allies) = count.get();
        say(Line::new(keys::FIGURES_COUNT).with("enemies", enemies).with("allies", allies))
    })
}

/// Undo, a Combat, and the ink: somebody comes.
fn dock(session: Session, desktop: Desktop) -> impl IntoView {
    view! {
        <Dock>
            <UndoTool />
            <ButtonLink
                kind=ButtonKind::Tool
                href=session.href(TablePage::Combat { champion: None, enemy: None })
                label=say(keys::FIGURES_COMBAT)
                sign=Sign::Melee
            />
            <Button
                kind=ButtonKind::Act
                label=say(keys::FIGURES_ADD)
                second=say(keys::FIGURES_ADD_SUB)
                sign=Sign::Plus
                on_press=move || desktop.ask(Ask::Add)
            />
        </Dock>
    }
}

/// The same, begun at the Allies.
#[component]
pub fn AtAllies() -> impl IntoView {
    // By then they are there, and every Enemy above them.
    after_paint(|| after_paint(|| focus_on(".figures .allies h2")));
    view! { <Figures /> }
}

/// How many of them stand on the board.
fn on_board<Id>(figures: &[FigureView<Id>]) -> usize {
    figures.iter().filter(|figure| figure.presence == Presence::OnBoard).count()
}
