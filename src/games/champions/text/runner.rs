//! What players read while they are led through the Enemies Phase, beside the sentences of [`super::enemies`].

use super::{asked, enemies, names};
use crate::games::champions::command::{CombatKind, Sizes};
use crate::games::champions::field::combat_terms::{Cover, ReturnFire};
use crate::games::champions::field::event::EnemyMoved;
use crate::games::champions::field::moves::{Leaves, Turn};
use crate::games::champions::field::next::{NextCombat, NextEnemy};
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::enemy_phase::Foe;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::model::tie::TieBetween;
use crate::games::champions::view::Status;
use crate::games::champions::{flags, queries, rulebook};
use crate::kernel::line::{Key, Line};
use crate::kernel::rulebook::RuleRef;
use crate::words::champions as keys;

/// What it has left after its movement, and which Combat that is.
pub fn outlook(state: &State, next: &NextEnemy) -> Line {
    let moved = &next.turn.moved;
    if let Some(foe) = moved.on_the_way {
        return on_the_way(state, foe);
    }
    let combats = &next.combats;
    match combats.first() {
        Some(first) if combats.iter().all(|combat| combat.defender == first.defender) => {
            keeps(moved.ap_left, combats.len(), names::actor(state, first.defender))
        }
        Some(_) => enemies::outlook(&next.turn),
        None => alone(moved),
    }
}

/// The same at a table without a board.
pub fn told_outlook(state: &State, turn: &Turn) -> Line {
    let moved = &turn.moved;
    match (moved.on_the_way, moved.foe) {
        (Some(foe), _) => on_the_way(state, foe),
        (None, Some(foe)) if moved.tokens > 0 => {
            keeps(moved.ap_left, moved.tokens.into(), names::actor(state, foe.who))
        }
        (None, _) => alone(moved),
    }
}

fn on_the_way(state: &State, foe: Foe) -> Line {
    Line::new(keys::RUNNER_ON_THE_WAY).with("target", names::actor(state, foe.who))
}

fn keeps(left: u8, combats: usize, target: Line) -> Line {
    Line::new(keys::RUNNER_COMBAT).with("left", i16::from(left)).with("count", combats).with("target", target)
}

/// It fights nobody.
fn alone(moved: &EnemyMoved) -> Line {
    let key = if moved.tokens > 0 { keys::RUNNER_NOBODY } else { keys::RUNNER_NO_COMBAT };
    Line { key, args: vec![("left", i16::from(moved.ap_left).into())] }
}

/// What an Enemy at a table without a board has done.
pub fn told(state: &State, turn: &Turn) -> Line {
    let named = |key: Key| Line { key, args: vec![("name", names::enemy(state, turn.moved.enemy).into())] };
    match (turn.leaves, turn.moved.target) {
        (Leaves::Yes, _) => named(keys::RUNNER_TOLD_LEAVES),
        (Leaves::No, Some(target)) => named(keys::RUNNER_TOLD_TARGET).with("target", names::actor(state, target)),
        (Leaves::No, None) => named(keys::RUNNER_TOLD),
    }
}

/// Where a turn of the players' choice leads, and what is left after it.
pub fn comes_to(state: &State, moved: &EnemyMoved) -> Line {
    let (left, tokens) = (i16::from(moved.ap_left), i16::from(moved.tokens));
    match moved.path.last() {
        Some(key) if moved.path.len() > 1 => {
            let area = enemies::area(state, key);
            Line::new(keys::RUNNER_COMES_TO).with("area", area).with("left", left).with("count", tokens)
        }
        Some(_) | None => Line::new(keys::RUNNER_COMES_NOWHERE).with("left", left).with("count", tokens),
    }
}

/// As cheap as the way it takes.
pub fn as_cheap() -> Line {
    keys::RUNNER_AS_CHEAP.into()
}

/// A place by its name.
pub fn place(name: String) -> Line {
    Line::new(keys::NAME).with("name", name)
}

/// Several, one after the other.
pub fn list(lines: Vec<Line>) -> Line {
    let mut lines = lines.into_iter();
    let Some(first) = lines.next() else { return keys::SAID_NOBODY.into() };
    lines.fold(first, |all, next| Line::new(keys::RUNNER_LIST).with("first", all).with("next", next))
}

/// A behaviour as a sentence of its own.
pub fn about(conduct: &Conduct) -> Line {
    enemies::behaviour(conduct).into()
}

/// Where somebody stands and how it is.
pub fn stands(state: &State, actor: Actor) -> Line {
    let who = Who::from(actor);
    let condition = condition(state, actor);
    let place = state.field().and_then(|field| Some(field.key(field.position(who)?)));
    match place {
        Some(key) => Line::new(keys::RUNNER_STANDS).with("area", enemies::area(state, &key)).with("how", condition),
        None => condition,
    }
}

fn condition(state: &State, actor: Actor) -> Line {
    let status = match actor {
        Actor::Champion(id) if flags::is_weakened(state.champion(id)) => Some(Status::Weakened),
        Actor::Champion(id) if flags::is_dishonored(state, state.champion(id)) => Some(Status::Dishonored),
        Actor::Champion(_) | Actor::Ally(_) => None,
    };
    let life = queries::gauge(state, actor.into(), Gauge::Life);
    match (status, life) {
        (Some(status), Some(life)) => {
            Line::new(keys::RUNNER_STATUS_LIFE).with("status", names::status(status)).with("life", life)
        }
        (Some(status), None) => names::status(status).into(),
        (None, Some(life)) => Line::new(keys::RUNNER_LIFE).with("life", life),
        (None, None) => keys::RUNNER_LIFE_UNKNOWN.into(),
    }
}

/// What the ink of a tie says with this answer.
pub fn act(state: &State, between: &TieBetween, option: usize) -> Option<Line> {
    let key = match between {
        TieBetween::Target(_) => keys::RUNNER_GO_FOR,
        TieBetween::Blocker(_) | TieBetween::Yojimbo(_) => keys::RUNNER_FIGHT,
        TieBetween::Exit(_) => keys::RUNNER_MAKE_FOR,
        TieBetween::Route(_) => return Some(keys::RUNNER_TAKE_WAY.into()),
    };
    let name = match between {
        TieBetween::Target(who) | TieBetween::Blocker(who) | TieBetween::Yojimbo(who) => {
            names::given(state, *who.get(option)?)
        }
        TieBetween::Exit(_) | TieBetween::Route(_) => asked::tie_option(state, between, option)?,
    };
    Some(Line { key, args: vec![("name", name.into())] })
}

/// What the board says about a Combat, a sentence each with its rule; what is as usual is not said.
pub fn terms(state: &State, combat: &NextCombat) -> Vec<(Line, RuleRef)> {
    let Some(terms) = &combat.terms else { return Vec::new() };
    let named = |key: Key, name: Line| Line { key, args: vec![("name", name.into())] };
    let (target, enemy) = (names::actor(state, combat.defender), names::enemy(state, combat.attacker));
    let mut lines = Vec::new();
    match terms.sizes {
        Sizes::Even => {}
        Sizes::Outnumbered => lines.push((named(keys::RUNNER_OUTNUMBERED, target.clone()), rulebook::OUTNUMBERED)),
        Sizes::Superiority | Sizes::SuperiorityAlone => {
            lines.push((named(keys::RUNNER_SUPERIORITY, target.clone()), rulebook::OUTNUMBERED));
        }
    }
    if terms.defender == Cover::Covered {
        lines.push((named(keys::RUNNER_COVER, target.clone()), rulebook::COVER));
    }
    if terms.attacker == Cover::Covered {
        lines.push((named(keys::RUNNER_COVER, enemy), rulebook::COVER));
    }
    if combat.kind == CombatKind::Ranged && terms.return_fire == ReturnFire::None {
        lines.push((named(keys::RUNNER_NO_RETURN, target), rulebook::RANGED));
    }
    if !terms.may_intervene.is_empty() {
        let who = terms.may_intervene.iter().map(|id| names::given(state, Actor::Champion(*id))).collect();
        lines.push((named(keys::RUNNER_MAY_INTERVENE, list(who)), rulebook::INTERVENE));
    }
    lines
}
