//! The one sheet over this page, and which of the figures is open.

use super::add::AddForm;
use super::credit::CreditForm;
use crate::games::champions::model::figure::Enemy;
use crate::games::champions::model::ids::{Actor, AllyId, EnemyId, Who};
use crate::games::champions::queries;
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::sheet::Sheet;
use crate::ui::games::champions::screens::behaviour::Behaviours;
use crate::ui::games::champions::screens::cards::card_of;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What an Enemy falls by, outside a Combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    /// One Wound.
    Wound,
    /// One Wound for each of its miniatures.
    Each,
    /// Whatever the players say.
    Elimination,
}

/// What the sheet is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Who comes to the board.
    Add,
    /// Who gets the Glory of an Enemy that falls.
    Credit(EnemyId, Blow),
    /// The card of an Enemy.
    EnemyCard(EnemyId),
    /// What an Enemy is about.
    Behaviour(EnemyId),
    /// The card of an Ally.
    AllyCard(AllyId),
}

/// What is open on this page.
#[derive(Clone, Copy)]
pub struct Desktop {
    asked: RwSignal<Option<Ask>>,
    open: RwSignal<Option<Who>>,
}

impl Desktop {
    /// Makes the page's state for every component below.
    pub fn provide() -> Self {
        let desktop = Self { asked: RwSignal::new(None), open: RwSignal::new(None) };
        provide_context(desktop);
        desktop
    }

    /// Opens the sheet.
    pub fn ask(self, ask: Ask) {
        self.asked.set(Some(ask));
    }

    /// Closes the sheet.
    pub fn close(self) {
        self.asked.set(None);
    }

    /// Whether the sheet is there.
    pub fn is_asking(self) -> bool {
        self.asked.with(Option::is_some)
    }

    /// Whether somebody's card is open.
    pub fn is_open(self, who: Who) -> bool {
        self.open.get() == Some(who)
    }

    /// Opens somebody's card, or closes it. One is open at a time.
    pub fn toggle(self, who: Who) {
        self.open.update(|open| *open = if *open == Some(who) { None } else { Some(who) });
    }
}

/// The page's state.
pub fn desktop() -> Desktop {
    expect_context()
}

/// The sheet over the page.
#[component]
pub fn AskSheet(
    /// Whose sheet.
    desktop: Desktop,
) -> impl IntoView {
    let session = session();
    let open = Signal::derive(move || desktop.is_asking());
    let heading = move || desktop.asked.get().map(|ask| say(title(session, ask))).unwrap_or_default();
    view! {
        <Sheet
            open=open
            title=Signal::derive(heading)
            close_label=say(keys::CLOSE)
            on_close=move || desktop.close()
        >
            {move || desktop.asked.get_untracked().map(|ask| content(desktop, session, ask))}
        </Sheet>
    }
}

fn title(session: Session, ask: Ask) -> Line {
    let of = |key, who| Line::new(key).with("name", session.state(|state| names::who(state, who)));
    match ask {
        Ask::Add => keys::FIGURES_ADD_TITLE.into(),
        Ask::Credit(enemy, blow) => {
            let left = session.state(|state| state.enemy(enemy).map_or(1, Enemy::miniatures_left));
            let falls = session.state(|state| queries::miniatures_felled(state, enemy, 1) > 0);
            let key = match blow {
                Blow::Wound if !falls => keys::FIGURES_WOUND_TITLE,
                Blow::Wound if left > 1 => keys::FIGURES_CREDIT_MINIATURE,
                Blow::Each => keys::FIGURES_CREDIT_MINIATURES,
                Blow::Wound | Blow::Elimination => keys::FIGURES_CREDIT_TITLE,
            };
            of(key, Who::Enemy(enemy))
        }
        Ask::EnemyCard(enemy) => of(keys::FIGURES_CARD_TITLE, Who::Enemy(enemy)),
        Ask::Behaviour(enemy) => of(keys::BEHAVIOUR_TITLE, Who::Enemy(enemy)),
        Ask::AllyCard(ally) => of(keys::FIGURES_CARD_TITLE, Actor::Ally(ally).into()),
    }
}

fn content(desktop: Desktop, session: Session, ask: Ask) -> AnyView {
    let done = Callback::new(move |()| desktop.close());
    match ask {
        Ask::Add => view! { <AddForm /> }.into_any(),
        Ask::Credit(enemy, blow) => view! { <CreditForm enemy=enemy blow=blow /> }.into_any(),
        Ask::EnemyCard(enemy) => card_of(session, Who::Enemy(enemy), done),
        Ask::Behaviour(enemy) => view! { <Behaviours enemy=enemy on_done=done /> }.into_any(),
        Ask::AllyCard(ally) => card_of(session, Who::Ally(ally), done),
    }
}
