//! What an Enemy could do instead, each with what it would come to: for "Choose otherwise".

use super::moving::{Way, way};
use crate::games::champions::command::Command;
use crate::games::champions::event::Event;
use crate::games::champions::field::command::{BoardCommand, EnemyStep};
use crate::games::champions::field::event::{BoardEvent, EnemyMoved};
use crate::games::champions::field::next;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::{Actor, AllyId, ChampionId, EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::model::tie::{Tie, TieBetween};
use crate::games::champions::refusal::Refusal;
use crate::games::champions::text::{asked, enemies, names, reasons, runner};
use crate::games::champions::{Champions, decide};
use crate::kernel::by::Small as _;
use crate::kernel::chance::{Chance, Position, Seed};
use crate::kernel::game::Game as _;
use crate::kernel::line::Line;

/// Another turn it could have.
#[derive(Clone, Debug, PartialEq)]
pub struct AnotherTurn<T> {
    /// What is chosen.
    pub what: T,
    /// What it is called.
    pub name: Line,
    /// What it comes to; the rule against it where there is one.
    pub about: Line,
    /// The way, where it is known.
    pub way: Option<Way>,
}

/// Everybody else on the board it could go for.
pub fn another_target(state: &State, enemy: EnemyId, planned: Option<Actor>) -> Vec<AnotherTurn<Actor>> {
    let champions = ChampionId::ALL.iter().map(|id| Actor::Champion(*id));
    let allies = state.allies().map(|(id, _): (AllyId, _)| Actor::Ally(id));
    let placed = |who: &Actor| state.field().is_some_and(|field| field.position((*who).into()).is_some());
    let others = champions.chain(allies).filter(|who| Some(*who) != planned && state.is_in_play(*who));
    let one = |who: Actor| {
        let (about, way) = comes_to(state, enemy, EnemyStep::GoesFor(who));
        AnotherTurn { what: who, name: names::actor(state, who), about, way }
    };
    others.filter(placed).map(one).collect()
}

/// The equally cheap ways and equally near exits it does not take.
pub fn another_way(state: &State, enemy: EnemyId) -> Vec<AnotherTurn<Tie>> {
    let Some(next) = next::turn_of(state, enemy) else { return Vec::new() };
    let is_way = |tie: &&Tie| match tie.between {
        TieBetween::Route(_) | TieBetween::Exit(_) => true,
        TieBetween::Target(_) | TieBetween::Blocker(_) | TieBetween::Yojimbo(_) => false,
    };
    let mut all = Vec::new();
    for tie in next.ties.iter().filter(is_way) {
        let others = (0..tie.between.count()).filter(|option| *option != usize::from(tie.chosen));
        all.extend(others.filter_map(|option| {
            let tie = Tie { chosen: u8::try_from(option).ok()?, ..tie.clone() };
            let name = asked::tie_option(state, &tie.between, option)?;
            Some(AnotherTurn { what: tie, name, about: runner::as_cheap(), way: None })
        }));
    }
    all
}

/// Every other area and what going there comes to.
pub fn elsewhere(state: &State, enemy: EnemyId) -> Vec<AnotherTurn<AreaKey>> {
    let Some(field) = state.field() else { return Vec::new() };
    let at = field.position(Who::Enemy(enemy));
    let others = field.board().area_ids().filter(|area| Some(*area) != at);
    let one = |area| {
        let key = field.key(area);
        let (about, way) = comes_to(state, enemy, EnemyStep::GoesTo(key.clone()));
        let name = runner::place(enemies::area(state, &key));
        AnotherTurn { what: key, name, about, way }
    };
    others.map(one).collect()
}

/// The others that are still to move, for the holder of the Favor to choose among.
pub fn waiting_for_turn(state: &State, now: EnemyId) -> Vec<(EnemyId, Line)> {
    let waiting = next::waiting(state).into_iter().filter(|id| *id != now);
    waiting.map(|id| (id, names::enemy(state, id))).collect()
}

/// What a turn comes to in a sentence, or the rule against it; and the way it takes, or would take by the players' word.
fn comes_to(state: &State, enemy: EnemyId, how: EnemyStep) -> (Line, Option<Way>) {
    let command = Command::Board(BoardCommand::Move { enemy, how });
    match tried(state, &command) {
        Ok(moved) => {
            let line = moved.as_ref().map_or_else(runner::as_cheap, |moved| runner::comes_to(state, moved));
            (line, moved.and_then(|moved| way(state, enemy, &moved.path)))
        }
        Err(refusal) => {
            let anyway = tried(state, &Champions::anyway(&command)).ok().flatten();
            (reasons::refusal(state, &refusal), anyway.and_then(|moved| way(state, enemy, &moved.path)))
        }
    }
}

/// The movement a command leads to.
fn tried(state: &State, command: &Command) -> Result<Option<EnemyMoved>, Refusal> {
    // A movement rolls no dice.
    let mut chance = Chance::seeded(Seed(0), Position::default());
    let events = decide::decide(state, command, &mut chance)?;
    Ok(events.iter().find_map(moved).cloned())
}

fn moved(event: &Event) -> Option<&EnemyMoved> {
    if let Event::Board(BoardEvent::EnemyMoved(moved)) = event { Some(moved) } else { None }
}
