//! The table as both players see it: two halves, a row a model, and what comes next.

use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::model::scenario::Interaction;
use crate::games::bushido::rules::score::Outcome;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Gauge, Model, ModelId, Standing};
use crate::games::bushido::state::{Phase, State, Taken};

/// The table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableView {
    /// The turn.
    pub turn: i16,
    /// The last turn of the scenario.
    pub last_turn: i16,
    /// The phase.
    pub phase: Phase,
    /// What the scenario is called.
    pub scenario: String,
    /// The next turn at whose end a Victory Point is awarded.
    pub next_award: Option<i16>,
    /// Both sides.
    pub halves: Players<HalfView>,
    /// What comes next.
    pub next: Next,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct HalfView {
    /// The Warband's name.
    pub name: String,
    /// Victory Points.
    pub victory: i64,
    /// Scenario Points.
    pub points: i64,
    /// Pass Tokens.
    pub passes: i64,
    /// Prayer Tokens, in a scenario of prayers.
    pub prayers: Option<i64>,
    /// Tokens on its communal card.
    pub communal: i64,
    /// Its models in play.
    pub rows: Vec<RowView>,
    /// Those that left play.
    pub gone: Vec<RowView>,
}

/// A model as a row.
#[derive(Clone, Debug, PartialEq)]
pub struct RowView {
    /// Which.
    pub id: ModelId,
    /// Its name.
    pub name: String,
    /// Activation Counters.
    pub counters: i16,
    /// Marked Wounds.
    pub marked: i16,
    /// Its Wound boxes; nothing where nobody has said.
    pub track: Option<i16>,
    /// Ki Tokens.
    pub ki: i16,
    /// Its Ki Limit; nothing where there is none or nobody has said.
    pub most_ki: Option<i16>,
    /// Where it is.
    pub standing: Standing,
    /// Whether it acts now.
    pub turn: RowTurn,
    /// Its states with the values of their markers, the worst first.
    pub conditions: Vec<(Condition, Vec<u8>)>,
}

/// Whether a model acts now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowTurn {
    /// It is activated.
    ActsNow,
    /// It can be activated.
    Ready,
    /// It is not its turn, or it is Exhausted.
    Waits,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Set-up, then the first turn.
    Begin,
    /// The Starting Phase.
    Starting,
    /// This player activates a model.
    Activate(Player),
    /// The activated model acts.
    Act(ModelId),
    /// The activation ends.
    EndActivation(ModelId),
    /// The End Phase.
    Ending,
    /// The game is over.
    Over(Outcome),
}

/// The states that a row shows first.
const WORST: [Condition; 18] = [
    Condition::Prone,
    Condition::Frightened,
    Condition::Held,
    Condition::Immobilised,
    Condition::Controlled,
    Condition::Stunned,
    Condition::Bleed,
    Condition::Fire,
    Condition::Poison,
    Condition::Blind,
    Condition::Berserk,
    Condition::DeathSentence,
    Condition::Surprised,
    Condition::SpiritBlock,
    Condition::Diseased,
    Condition::Reload,
    Condition::Impetuous,
    Condition::Disguised,
];

/// The table as it stands.
pub fn table(state: &State) -> TableView {
    TableView {
        turn: state.turn(),
        last_turn: state.last_turn(),
        phase: state.phase(),
        scenario: state.title().to_string(),
        next_award: next_award(state),
        halves: Players { a: half(state, Player::A), b: half(state, Player::B) },
        next: next(state),
    }
}

fn next_award(state: &State) -> Option<i16> {
    let turn = usize::try_from(state.turn()).unwrap_or(0);
    let due = state.scenario().parts().score_at.iter().find(|at| **at >= turn);
    due.and_then(|at| i16::try_from(*at).ok())
}

fn half(state: &State, player: Player) -> HalfView {
    let score = state.score_now();
    let of_player = || state.models().filter(move |(_, model)| model.player() == player);
    let row = |(id, model): (ModelId, &Model)| row(state, id, model);
    HalfView {
        name: state.warband(player).parts().name.clone(),
        victory: state.victory(player),
        points: *score.points().of(player),
        passes: state.passes(player),
        prayers: match state.scenario().parts().interaction {
            Interaction::Prayer(_) => Some(*score.tokens().of(player)),
            Interaction::Influence | Interaction::None => None,
        },
        communal: state.communal(player),
        rows: of_player().filter(|(_, model)| model.standing().is_in_play()).map(row).collect(),
        gone: of_player().filter(|(_, model)| !model.standing().is_in_play()).map(row).collect(),
    }
}

/// One model as a row.
pub fn row(state: &State, id: ModelId, model: &Model) -> RowView {
    let acts = state.activation().is_some_and(|activation| activation.model == id);
    let able = state.phase() == Phase::Main && state.activation().is_none_or(|one| one.action == Taken::Yes);
    let on_table = model.standing() == Standing::Battlefield && !model.is_exhausted();
    let worst = WORST.iter().filter(|condition| model.has(**condition));
    RowView {
        id,
        name: model.name().to_owned(),
        counters: model.gauge(Gauge::Counters),
        marked: model.gauge(Gauge::Wounds),
        track: model.track(),
        ki: model.gauge(Gauge::Ki),
        most_ki: model.most(Gauge::Ki),
        standing: model.standing(),
        turn: match (acts, able && on_table && model.player() == state.active()) {
            (true, _) => RowTurn::ActsNow,
            (false, true) => RowTurn::Ready,
            (false, false) => RowTurn::Waits,
        },
        conditions: worst.map(|condition| (*condition, model.markers(*condition).to_vec())).collect(),
    }
}

/// What comes next.
pub fn next(state: &State) -> Next {
    if let Some(outcome) = state.ended() {
        return Next::Over(outcome);
    }
    match (state.phase(), state.activation()) {
        (Phase::SetUp, _) => Next::Begin,
        (Phase::Starting, _) => Next::Starting,
        (Phase::Ending, _) => Next::Ending,
        (Phase::Main, None) => Next::Activate(state.active()),
        (Phase::Main, Some(activation)) => match activation.action {
            Taken::No => Next::Act(activation.model),
            Taken::Yes => Next::EndActivation(activation.model),
        },
    }
}
