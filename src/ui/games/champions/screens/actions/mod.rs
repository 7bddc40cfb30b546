//! What a Champion or Ally does: actions that need no word happen at once, the others open a sheet that asks.
//!
//! [`Desk`] is the one sheet over a page of the table that asks for details; every screen with Champions has one.

mod adjust;
mod confirm;
mod draw;
mod handle;
mod healing;
mod movement;
mod offered;
mod sheet;
mod test;
mod why_not;

pub use confirm::Confirm;
pub use offered::OfferedAction;
pub use sheet::DeskSheet;
pub use test::TestForm;
pub use why_not::why_not;

use crate::games::champions::command::{Action, CombatKind, Command};
use crate::games::champions::handling;
use crate::games::champions::model::ids::{Actor, ChampionId};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::offers::ActionKind;
use crate::games::champions::sheet::draft::Ready;
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage, TestPage};
use crate::ui::games::champions::screens::combat::{self, Intent};
use crate::ui::games::champions::session::{Session, session};
use crate::ui::page::{self};
use leptos::prelude::*;

/// What the sheet asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The details of an action.
    Action(Actor, ActionKind),
    /// A change by hand, with a reason.
    Adjust(ChampionId),
    /// The card of a Champion.
    Card(ChampionId),
    /// Another objective to keep.
    Objective(ChampionId),
    /// An item to carry.
    Item(ChampionId),
}

/// Whether the rules may say no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// They may.
    ByTheRules,
    /// The players do it anyway.
    Anyway,
}

/// The sheet over a page, and which gauge was touched last.
#[derive(Clone, Copy)]
pub struct Desk {
    session: Session,
    asked: RwSignal<Option<Asked>>,
    touched: StoredValue<Gauge>,
}

impl Desk {
    /// Lays the desk for every component below.
    pub fn provide() -> Self {
        let desk = Self { session: session(), asked: RwSignal::new(None), touched: StoredValue::new(Gauge::Life) };
        provide_context(desk);
        desk
    }

    /// Opens the sheet.
    pub fn ask(self, asked: Asked) {
        self.asked.set(Some(asked));
    }

    /// Whether the sheet is open.
    pub fn is_open(self) -> bool {
        self.asked.with(Option::is_some)
    }

    /// Closes the sheet.
    pub fn close(self) {
        self.asked.set(None);
    }

    /// Notes the gauge that was touched, for the keys + and −.
    pub fn touch(self, gauge: Gauge) {
        self.touched.set_value(gauge);
    }

    /// The gauge that was touched last.
    pub fn touched(self) -> Gauge {
        self.touched.get_value()
    }

    /// Somebody wants to act: at once, in a sheet, or on the screen of a Combat.
    pub fn act(self, actor: Actor, action: ActionKind, way: Way) {
        let at_once = match action {
            ActionKind::Melee => return self.fight(actor, CombatKind::Melee),
            ActionKind::Ranged => return self.fight(actor, CombatKind::Ranged),
            ActionKind::Concentration => Action::Concentration,
            ActionKind::SimpleManipulation if self.has_things_to_handle(actor) => {
                return self.ask(Asked::Action(actor, action));
            }
            ActionKind::SimpleManipulation => Action::SimpleManipulation,
            ActionKind::RaisePurity => Action::RaisePurity,
            ActionKind::Investigation => return self.test(actor, TestPage::Investigation),
            ActionKind::ComplexManipulation => return self.test(actor, TestPage::ComplexManipulation),
            ActionKind::Movement if self.stands_on_board(actor) => return self.walk(actor),
            ActionKind::Movement | ActionKind::Healing | ActionKind::DrawObjectives => {
                return self.ask(Asked::Action(actor, action));
            }
        };
        let command = Command::Act { actor, action: at_once };
        let command = match way {
            Way::ByTheRules => command,
            Way::Anyway => Command::Anyway(Box::new(command)),
        };
        // No gauge of its own moves with it but the AP, which may be out of sight.
        self.session.dispatch_then(command, move || {
            if action == ActionKind::SimpleManipulation {
                self.session.tell_last();
            }
        });
    }

    /// Whether something can be picked up, put down or handed over: then it is asked what is done.
    fn has_things_to_handle(self, actor: Actor) -> bool {
        self.session.glance(|state| !handling::options(state, actor).is_empty())
    }

    fn stands_on_board(self, actor: Actor) -> bool {
        self.session.glance(|state| state.field().and_then(|field| field.position(actor.into())).is_some())
    }

    /// On a board everybody moves there.
    fn walk(self, actor: Actor) {
        self.close();
        page::go(self.session.page(TablePage::Field(FieldUse::Move(actor), BoardFace::Map)));
    }

    /// A test has a screen of its own, too.
    fn test(self, actor: Actor, test: TestPage) {
        self.close();
        page::go(self.session.page(TablePage::Test(actor, test)));
    }

    /// A Combat has a screen of its own. Its URL names Champions alone, so whoever fights and how is handed over.
    fn fight(self, actor: Actor, kind: CombatKind) {
        combat::intend(Intent { fighter: actor, kind, deception: Ready::No });
        let champion = match actor {
            Actor::Champion(id) => Some(id),
            Actor::Ally(_) => None,
        };
        page::go(self.session.page(TablePage::Combat { champion, enemy: None }));
    }
}

/// The desk of this page.
pub fn desk() -> Desk {
    expect_context()
}
