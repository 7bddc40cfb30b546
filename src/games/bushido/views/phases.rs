//! Starting and End Phase on one screen each: what they will do, before → after, and what they ask.

use crate::games::bushido::Bushido;
use crate::games::bushido::assemble::phases::ending as ending_models;
use crate::games::bushido::command::{Command, Ending, Starting, Tactical};
use crate::games::bushido::decide::VICTORY_POINTS;
use crate::games::bushido::event::Event;
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::refusal::{Refusal, RefusalKind};
use crate::games::bushido::rules::score::{Awarded, Control, Occupied, Outcome};
use crate::games::bushido::rules::turn::ending::Question;
use crate::games::bushido::rules::turn::ending::end as play;
use crate::games::bushido::state::State;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Gauge, ModelId, Standing};
use crate::kernel::chance::{Chance, Position, Seed};
use crate::kernel::game::Game;

/// A number of a model before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Whose.
    pub model: ModelId,
    /// Which.
    pub gauge: Gauge,
    /// Before.
    pub from: i16,
    /// After.
    pub to: i16,
}

/// Markers of a model that leave or come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkerStep {
    /// Whose.
    pub model: ModelId,
    /// Which state.
    pub condition: Condition,
    /// Markers before.
    pub from: usize,
    /// Markers after.
    pub to: usize,
}

/// The Starting Phase.
#[derive(Clone, Debug, PartialEq)]
pub struct StartingView {
    /// Ki and counters of each model.
    pub steps: Vec<Step>,
    /// Markers that change.
    pub markers: Vec<MarkerStep>,
    /// Pass Tokens gained.
    pub passes: Players<i64>,
    /// Models whose coin may be called (*Fortune*).
    pub coins: Vec<ModelId>,
    /// Models that bring dice to the Tactical Test.
    pub tacticians: Vec<ModelId>,
    /// Whether a die says if this turn is the last.
    pub length: Length,
    /// Whether Scenario Points start again.
    pub reset: Reset,
}

/// Whether a die of variable length is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// It is.
    Rolled,
    /// The length is as it is.
    Fixed,
}

/// Whether Scenario Points start at 0 again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reset {
    /// They do.
    Yes,
    /// They go on.
    No,
}

/// What the Starting Phase will do.
///
/// # Errors
///
/// A Ki Statistic that nobody has typed in.
pub fn starting(state: &State, coins: &Starting) -> Result<StartingView, Refusal> {
    let told = Starting { tactical: Tactical::Told(state.first()), ..coins.clone() };
    let events = preview(state, &Command::StartPhase(Box::new(told)))?;
    let of = |name: &'static str| {
        let has = state.models().filter(move |(_, model)| model.standing().is_in_play() && model.traits().has(name));
        has.map(|(id, _)| id).collect::<Vec<_>>()
    };
    let turn = usize::try_from(state.turn()).unwrap_or(0);
    let gained = |player: Player| {
        let of_player = |event: &Event| match event {
            Event::PassesChanged { player: who, to } if *who == player => Some(to - state.passes(player)),
            _ => None,
        };
        events.iter().find_map(of_player).unwrap_or(0)
    };
    Ok(StartingView {
        steps: steps(&events),
        markers: markers(state, &events),
        passes: Players { a: gained(Player::A), b: gained(Player::B) },
        coins: of("Fortune"),
        tacticians: of("Tactician"),
        length: if state.rolls_for_length() { Length::Rolled } else { Length::Fixed },
        reset: if state.scenario().parts().reset.contains(&turn) { Reset::Yes } else { Reset::No },
    })
}

/// The End Phase.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct EndingView {
    /// States that wear off.
    pub markers: Vec<MarkerStep>,
    /// Wounds by markers and healing.
    pub steps: Vec<Step>,
    /// Models that leave.
    pub killed: Vec<ModelId>,
    /// Frightened models whose test is asked.
    pub fear: Vec<ModelId>,
    /// Models whose *Rise* is asked.
    pub rise: Vec<ModelId>,
    /// Zones in which models may stand.
    pub zones: Vec<String>,
    /// Those of them of which it depends on unknown Rice who controls them; they count for nobody here.
    pub unknown: Vec<String>,
    /// Objectives of which one has to leave; none where there is no choice.
    pub leaves: Vec<String>,
    /// Scenario Points at the end of the turn.
    pub points: Players<i64>,
    /// What is awarded.
    pub awarded: Option<Awarded>,
    /// Victory Points afterwards.
    pub victory: Players<i64>,
    /// How the game ends, if it does, and why.
    pub outcome: Option<(Outcome, Because)>,
}

/// Why a game is over (BU-END-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// A player has no models in play.
    NoModels(Player),
    /// All Victory Points are scored.
    AllScored,
    /// It was the last turn.
    LastTurn,
    /// The players say so.
    Told,
}

/// Why the game of a table that is over, is.
pub fn because(state: &State) -> Because {
    if let Some(player) = wiped_out(state) {
        Because::NoModels(player)
    } else if Player::ALL.map(|player| state.victory(player)).iter().sum::<i64>() >= VICTORY_POINTS {
        Because::AllScored
    } else if state.turns.len() >= usize::try_from(state.last_turn()).unwrap_or(0) {
        Because::LastTurn
    } else {
        Because::Told
    }
}

/// Who has no models in play.
pub fn wiped_out(state: &State) -> Option<Player> {
    Player::ALL.into_iter().find(|player| state.in_play(*player) == 0)
}

/// What the End Phase will do with these answers.
pub fn ending(state: &State, answers: &Ending) -> EndingView {
    let mut view = EndingView { zones: zone_names(state), ..EndingView::default() };
    ask(state, answers, &mut view);
    let (unknown, zones) = answers.zones.iter().cloned().partition(|zone| zone.control() == Control::Unknown);
    let answers = &Ending { zones, ..answers.clone() };
    view.unknown = Vec::into_iter(unknown).map(|zone: Occupied| zone.zone).collect();
    let events = match preview(state, &Command::EndPhase(Box::new(answers.clone()))) {
        Ok(events) => events,
        Err(refusal) => {
            if refusal.kind == RefusalKind::RemovesRequired {
                view.leaves = leaving(state, answers);
            }
            // Any of them will do to show the rest.
            let removes = view.leaves.first().cloned();
            let tried = Ending { removes, ..answers.clone() };
            preview(state, &Command::EndPhase(Box::new(tried))).unwrap_or_default()
        }
    };
    view.steps = steps(&events);
    view.markers = markers(state, &events);
    let killed = |event: &Event| match event {
        Event::Stands { model, standing: Standing::Killed | Standing::Removed } => Some(*model),
        _ => None,
    };
    view.killed = events.iter().filter_map(killed).collect();
    let mut after = state.clone();
    events.iter().for_each(|event| Bushido::apply(&mut after, event));
    if let Some(turn) = after.score().turns().last().filter(|_| after.turns.len() > state.turns.len()) {
        (view.points, view.awarded) = (turn.points, turn.awarded);
    }
    view.victory = Players { a: after.victory(Player::A), b: after.victory(Player::B) };
    view.outcome = after.ended().map(|outcome| (outcome, because(&after)));
    view
}

fn zone_names(state: &State) -> Vec<String> {
    state.scenario().parts().zones.iter().map(|zone| zone.id.clone()).collect()
}

/// What the players have to say about models.
fn ask(state: &State, answers: &Ending, view: &mut EndingView) {
    let fear = |id| answers.fear.iter().find(|answer| answer.model == id).map(|answer| answer.test);
    let (ids, mut models): (Vec<_>, Vec<_>) = ending_models(state, fear).into_iter().unzip();
    for (at, question) in play(&mut models).questions {
        match question {
            Question::FearTest => view.fear.push(ids[at]),
            Question::Rise => view.rise.push(ids[at]),
        }
    }
    view.fear.extend(answers.fear.iter().map(|answer| answer.model));
    view.fear.sort_unstable();
    view.fear.dedup();
}

/// Objectives of which one has to leave.
fn leaving(state: &State, answers: &Ending) -> Vec<String> {
    let objectives = state.score_now().objectives().iter().map(|one| one.id.clone()).collect::<Vec<_>>();
    let may = |id: &String| {
        let tried = Ending { removes: Some(id.clone()), ..answers.clone() };
        preview(state, &Command::EndPhase(Box::new(tried))).is_ok()
    };
    objectives.into_iter().filter(may).collect()
}

/// What a command would do; the phases draw nothing that is shown here.
fn preview(state: &State, command: &Command) -> Result<Vec<Event>, Refusal> {
    Bushido::decide(state, command, &mut Chance::seeded(Seed(0), Position::default()))
}

fn steps(events: &[Event]) -> Vec<Step> {
    let step = |event: &Event| match event {
        Event::Changed { model, gauge, from, to } => Some(Step { model: *model, gauge: *gauge, from: *from, to: *to }),
        _ => None,
    };
    events.iter().filter_map(step).collect()
}

fn markers(state: &State, events: &[Event]) -> Vec<MarkerStep> {
    let count = |id: ModelId, condition| state.model(id).map_or(0, |model| model.markers(condition).len());
    let step = |event: &Event| match event {
        Event::Unmarked { model, condition, left } => {
            let (model, condition) = (*model, *condition);
            Some(MarkerStep { model, condition, from: count(model, condition), to: left.len() })
        }
        Event::Marked { model, condition, .. } => {
            let (model, condition) = (*model, *condition);
            Some(MarkerStep { model, condition, from: count(model, condition), to: count(model, condition) + 1 })
        }
        _ => None,
    };
    events.iter().filter_map(step).collect()
}
