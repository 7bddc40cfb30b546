//! One of those who can fight, as lists show it.

use crate::games::champions::model::card::EnemyKind;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::text::{names, token};
use crate::games::champions::{queries, view};
use crate::kernel::line::Line;
use crate::ui::components::mon::{DiscSize, Mon, MonLook};
use crate::ui::components::token::{AllyToken, FoeKind, FoeToken};
use crate::ui::games::champions::looks;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What stands before a name.
#[derive(Clone, Debug, PartialEq)]
pub enum Badge {
    /// A Champion's mon.
    Mon(MonLook),
    /// An Ally's letter.
    Ally(String),
    /// An Enemy's letter.
    Foe(String, FoeKind),
}

impl Badge {
    /// The badge at that size; the name beside it is for ears.
    pub fn show(self, size: DiscSize) -> AnyView {
        let shape = match self {
            Self::Mon(look) => return view! { <Mon look=look size=size /> }.into_any(),
            Self::Ally(letter) => view! { <AllyToken letter=letter size=size /> }.into_any(),
            Self::Foe(letter, kind) => view! { <FoeToken letter=letter kind=kind size=size /> }.into_any(),
        };
        view! { <span aria-hidden="true">{shape}</span> }.into_any()
    }
}

/// Somebody with name, badge and Life.
#[derive(Clone, Debug, PartialEq)]
pub struct Combatant {
    /// What it is called.
    pub name: String,
    /// What stands before the name.
    pub badge: Badge,
    /// Its Life, in words.
    pub life: String,
}

/// Somebody on the players' side.
pub fn fighter(state: &State, actor: Actor) -> Combatant {
    let badge = match actor {
        Actor::Champion(id) => Badge::Mon(looks::mon(id, state.champion(id).card().clan)),
        Actor::Ally(id) => Badge::Ally(token::ally(state, id)),
    };
    Combatant { name: say(names::actor(state, actor)), badge, life: say(life(state, actor.into())) }
}

/// Somebody on the other side.
pub fn foe(state: &State, id: EnemyId) -> Combatant {
    let enemy = state.enemy(id);
    let kind = match enemy.map(|enemy| enemy.card().kind) {
        Some(EnemyKind::Boss) => FoeKind::Boss,
        Some(EnemyKind::Enemy) | None => FoeKind::Plain,
    };
    Combatant {
        name: say(names::enemy(state, id)),
        badge: Badge::Foe(token::enemy(state, id), kind),
        life: say(life(state, Who::Enemy(id))),
    }
}

/// "Life 3 of 5", or the Wounds where nobody has typed in the Life Points.
fn life(state: &State, who: Who) -> Line {
    let left = queries::gauge(state, who, Gauge::Life);
    let of = queries::full_life(state, who);
    match left.zip(of) {
        Some((left, of)) => Line::new(keys::LIFE_OF).with("life", left).with("of", of),
        None => Line::new(keys::WOUNDS_COUNTED).with("wounds", wounds(state, who)),
    }
}

fn wounds(state: &State, who: Who) -> i16 {
    match who {
        Who::Champion(id) => view::champion(state, id).wounds,
        Who::Ally(id) => state.ally(id).map_or(0, |ally| ally.wounds().get()),
        Who::Enemy(id) => state.enemy(id).map_or(0, |enemy| enemy.wounds().get()),
    }
}
