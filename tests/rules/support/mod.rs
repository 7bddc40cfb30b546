//! Words to write a test in: tables, cards, verbs.

mod brawl;
mod cards;
pub mod drawn;
mod fight;
mod play;
pub mod sketch;
mod table;

pub use brawl::{Brawl, beset, brawl, elements, focus, typed};
pub use cards::{ally, enemy, objective};
pub use fight::{fight, struck_by};
pub use play::Play;
pub use table::{Table, five, table};

pub use rokugan::games::champions::command::{Action, Command, Deception, Fall, Fell, Leaving, Surroundings, Test};
pub use rokugan::games::champions::event::{Cause, Event};
pub use rokugan::games::champions::model::card::{AllyCard, ChampionCard, EnemyCard};
pub use rokugan::games::champions::model::clan::Clan;
pub use rokugan::games::champions::model::ids::ChampionId::{self, Fifth, First, Fourth, Second, Third};
pub use rokugan::games::champions::model::ids::{Actor, AllyId, EnemyId, PlayerId, Who};
pub use rokugan::games::champions::model::keyword::Keyword;
pub use rokugan::games::champions::model::other_side::OtherSide;
pub use rokugan::games::champions::model::quantity::{Gauge, GloryToken};
pub use rokugan::games::champions::model::turn::Phase;
pub use rokugan::games::champions::refusal::RefusalKind;

use rokugan::games::champions::model::name::{Name, Note};

/// A name that fits.
pub fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

/// No remark.
pub fn no_note() -> Note {
    Note::default()
}

/// A test without Ki, Deception or a word about successes.
pub fn plain_test() -> Test {
    Test { ki: 0, deception: Deception::Unused, successes: None, dice: None }
}

/// Questions a Persona.
pub fn investigation() -> Action {
    Action::Investigation(plain_test())
}

/// A test against the scenario's number.
pub fn complex_manipulation() -> Action {
    Action::ComplexManipulation(plain_test())
}

/// Healing with no Enemy around.
pub fn healing() -> Action {
    Action::Healing { area: Surroundings::Clear }
}

/// A Movement that leaves nobody behind.
pub fn movement(cost: u8) -> Action {
    Action::Movement { cost, leaving: Leaving::Free }
}

/// A Movement away from an opponent.
pub fn disengagement(cost: u8) -> Action {
    Action::Movement { cost, leaving: Leaving::Disengagement }
}

/// A Movement away from an opponent that nobody chose.
pub fn forced_disengagement(cost: u8) -> Action {
    Action::Movement { cost, leaving: Leaving::Forced }
}

/// Draws objectives and notes none.
pub fn draw_objectives() -> Action {
    Action::DrawObjectives { kept: None }
}

/// The command of an action.
pub fn act(actor: impl Into<Acting>, action: Action) -> Command {
    Command::Act { actor: actor.into().0, action }
}

/// Lets a test name a Champion or an Ally where somebody acts.
pub struct Acting(pub Actor);

impl From<ChampionId> for Acting {
    fn from(id: ChampionId) -> Self {
        Self(Actor::Champion(id))
    }
}

impl From<AllyId> for Acting {
    fn from(id: AllyId) -> Self {
        Self(Actor::Ally(id))
    }
}

impl From<Actor> for Acting {
    fn from(actor: Actor) -> Self {
        Self(actor)
    }
}

/// Changes a gauge by hand.
pub fn adjust(who: impl Into<Anybody>, gauge: Gauge, by: i16) -> Command {
    Command::Adjust { who: who.into().0, gauge, by, note: no_note() }
}

/// Lets a test name anybody with gauges.
pub struct Anybody(pub Who);

impl From<ChampionId> for Anybody {
    fn from(id: ChampionId) -> Self {
        Self(Who::Champion(id))
    }
}

impl From<AllyId> for Anybody {
    fn from(id: AllyId) -> Self {
        Self(Who::Ally(id))
    }
}

impl From<EnemyId> for Anybody {
    fn from(id: EnemyId) -> Self {
        Self(Who::Enemy(id))
    }
}
