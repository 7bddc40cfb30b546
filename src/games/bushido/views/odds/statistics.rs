//! Numbers of a game: splits against the best mixture, states suffered, Wounds and points turn by turn.

use super::career::{SIDE_COLUMNS, quoted, side_columns, state_lines};
use super::goals::Goal;
use super::split::split;
use crate::games::bushido::command::{Command, Exchange, Outcome};
use crate::games::bushido::event::Event;
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::model::sides::Side;
use crate::games::bushido::state::State;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Gauge, ModelId};
use crate::games::bushido::views::story::{ModelStory, StoryView};
use crate::games::bushido::{Bushido, Table};
use crate::kernel::game::Game;
use std::collections::BTreeMap;

/// Numbers of a game so far.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct StatisticsView {
    /// How each player divided its dice.
    pub splits: Players<SplitsView>,
    /// Markers each player's models got.
    pub states: Players<BTreeMap<Condition, u32>>,
    /// The turns, the one in play last.
    pub turns: Vec<TurnNumbers>,
}

impl StatisticsView {
    /// The turns, the models and the sides of `story` as tables to keep, a line each, divided by commas; the sides are
    /// called `names`.
    pub fn csv(&self, story: &StoryView, names: &Players<String>) -> String {
        let turn = |(at, turn): (usize, &TurnNumbers)| {
            let TurnNumbers { wounds, points } = turn;
            format!("{},{},{},{},{}", at + 1, points.a, points.b, wounds.a, wounds.b)
        };
        let model = |model: &ModelStory| {
            let ModelStory { dealt, taken, kills, .. } = model;
            format!("{},{},{dealt},{taken},{kills}", quoted(&model.name), model.player.name())
        };
        let side = |player: Player| {
            let columns = side_columns(*story.dice.of(player), self.splits.of(player), *story.rice.of(player));
            format!("{},{columns}", quoted(names.of(player)))
        };
        let states = Player::ALL.into_iter().flat_map(|player| state_lines(names.of(player), self.states.of(player)));
        let turns = self.turns.iter().enumerate().map(turn);
        let models = story.models.iter().map(model);
        std::iter::once("turn,points_a,points_b,wounds_of_a,wounds_of_b".to_owned())
            .chain(turns)
            .chain(std::iter::once("model,player,dealt,taken,kills".to_owned()))
            .chain(models)
            .chain(std::iter::once(format!("warband,{SIDE_COLUMNS}")))
            .chain(Player::ALL.map(side))
            .chain(std::iter::once("warband,state,markers".to_owned()))
            .chain(states)
            .map(|line| line + "\n")
            .collect()
    }
}

/// How a player divided its dice, against the best mixtures (even goal).
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct SplitsView {
    /// Splits that could be compared.
    pub count: u32,
    /// Attack dice that were chosen, in all.
    pub attack: f64,
    /// Attack dice of the best mixtures, in all.
    pub best: f64,
    /// Value given away to an opponent who divides best, in all; at least 0.
    pub lost: f64,
}

impl SplitsView {
    /// Adds those of another game.
    pub fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.attack += other.attack;
        self.best += other.best;
        self.lost += other.lost;
    }
}

/// A turn in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct TurnNumbers {
    /// Wounds the models of each player took.
    pub wounds: Players<i64>,
    /// Scenario Points at its end, or now.
    pub points: Players<i64>,
}

/// The numbers of a game; each exchange is solved once more, so this takes its time.
pub fn statistics(table: &Table) -> StatisticsView {
    let mut view = StatisticsView::default();
    let Ok(mut state) = Bushido::start(table.setup()) else { return view };
    for entry in &table.entries()[..table.cursor()] {
        if let Some(exchange) = exchange(&entry.command) {
            take_splits(&state, exchange, &mut view);
        }
        for event in &entry.events {
            take(&state, event, &mut view);
            Bushido::apply(&mut state, event);
        }
    }
    let score = state.score();
    for (turn, scored) in view.turns.iter_mut().zip(score.turns()) {
        turn.points = scored.points;
    }
    if let Some(turn) = view.turns.get_mut(score.turns().len()) {
        turn.points = *state.score_now().points();
    }
    view
}

fn exchange(command: &Command) -> Option<&Exchange> {
    match command {
        Command::Fight(exchange) => Some(exchange),
        Command::Anyway(inner) => exchange(inner),
        _ => None,
    }
}

/// The splits of an exchange against the best mixtures; what cannot be read is left out.
fn take_splits(state: &State, exchange: &Exchange, view: &mut StatisticsView) {
    let Outcome::Rolled { splits, .. } = &exchange.outcome else { return };
    let open = Exchange { outcome: Outcome::Apart, ..exchange.clone() };
    let Ok(solved) = split(state, &open, Goal::Even) else { return };
    for side in Side::ALL {
        let Some(player) = owner(state, *exchange.models.of(side)) else { continue };
        let Some(value) = solved.against_best(side, *splits.of(side)) else { continue };
        let of = view.splits.of_mut(player);
        of.count += 1;
        of.attack += count(splits.of(side).attack);
        of.best += solved.bars.of(side).iter().map(|bar| bar.often * count(bar.split.attack)).sum::<f64>();
        of.lost += match side {
            Side::Active => solved.value - value,
            Side::Other => value - solved.value,
        }
        .max(0.0);
    }
}

fn count(dice: usize) -> f64 {
    // A pool has few dice.
    f64::from(u32::try_from(dice).unwrap_or(0))
}

fn owner(state: &State, id: ModelId) -> Option<Player> {
    state.model(id).map(crate::games::bushido::state::model::Model::owner)
}

fn take(state: &State, event: &Event, view: &mut StatisticsView) {
    match event {
        Event::Marked { model, condition, .. } => {
            if let Some(player) = owner(state, *model) {
                *view.states.of_mut(player).entry(*condition).or_default() += 1;
            }
        }
        Event::Changed { model, gauge: Gauge::Wounds, from, to } if to > from => {
            if let (Some(player), Some(turn)) = (owner(state, *model), turn(state, view)) {
                *turn.wounds.of_mut(player) += i64::from(to - from);
            }
        }
        Event::PhaseBegan { .. } => _ = turn(state, view),
        _ => {}
    }
}

/// The numbers of the turn in play; those of turns before it are there too.
fn turn<'a>(state: &State, view: &'a mut StatisticsView) -> Option<&'a mut TurnNumbers> {
    let number = usize::try_from(state.turn()).ok()?;
    if view.turns.len() < number {
        view.turns.resize(number, TurnNumbers::default());
    }
    view.turns.get_mut(number.checked_sub(1)?)
}
