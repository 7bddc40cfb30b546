//! The table as the screens show it: plain data, nothing to decide.

use super::flags;
use super::model::card::EnemyKind;
use super::model::champion::{Champion, Standing};
use super::model::clan::Clan;
use super::model::figure::EnemyStanding;
use super::model::ids::{Actor, AllyId, ChampionId, EnemyId, Who};
use super::model::quantity::Gauge;
use super::model::state::{ActivationState, State};
use super::model::turn::Phase;
use super::queries;
use super::scoring;
use super::text::names;
use super::text::score;
use super::text::token;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};

/// A whole table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableView {
    /// What stands at the top of every screen.
    pub head: HeadView,
    /// How far the Group Honor is.
    pub honor: HonorView,
    /// The five Champions, in the order of Activations; without one, by seat.
    pub champions: Vec<ChampionView>,
    /// Allies that are or were on the board.
    pub allies: Vec<FigureView<AllyId>>,
    /// Enemies that are or were on the board; those on the board first.
    pub enemies: Vec<FigureView<EnemyId>>,
    /// What comes next in the game.
    pub next: NextStep,
}

/// Turn, phase, Favor.
#[derive(Clone, Debug, PartialEq)]
pub struct HeadView {
    /// The scenario's title.
    pub scenario: String,
    /// The turn.
    pub turn: i16,
    /// The last turn.
    pub max_turns: i16,
    /// The phase.
    pub phase: Phase,
    /// The full name of the Champion whose player holds the Favor.
    pub favor: Option<String>,
    /// What it came to, once the game has ended.
    pub over: Option<OverView>,
}

/// What a game that has ended came to.
#[derive(Clone, Debug, PartialEq)]
pub struct OverView {
    /// "Victory".
    pub title: Key,
    /// "2 above".
    pub by: Line,
}

/// How far the Group Honor is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HonorView {
    /// Group Honor.
    pub group: i16,
    /// The Threshold.
    pub threshold: i16,
    /// How far Group Honor would lie above the Threshold if the game ended now (CH-END-1, CH-END-2).
    pub at_end: i16,
}

impl HonorView {
    /// How far Group Honor lies above the Threshold; negative where it falls short.
    pub fn margin(self) -> i16 {
        self.group - self.threshold
    }
}

/// The one thing to press next.
#[derive(Clone, Debug, PartialEq)]
pub enum NextStep {
    /// The tie for the Favor is open.
    SettleFavor,
    /// The order of Activations is to be chosen.
    ChooseOrder,
    /// The Champion that acts ends its Activation.
    EndActivation {
        /// Who acts next; nobody before the Enemies.
        then: Option<String>,
    },
    /// The Enemies act.
    EndEnemies,
    /// Everything recovers, and a turn begins.
    Recover {
        /// Which turn.
        turn: i16,
    },
    /// The last turn is over.
    EndGame,
    /// The game has ended.
    Score,
}

/// A status, always shown by sign and word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Few Life Points.
    Weakened,
    /// Little Honor.
    Dishonored,
    /// Out of the game.
    Eliminated,
    /// On the other side.
    Corrupted,
}

/// Whether a gauge asks for attention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alarm {
    /// It does not.
    None,
    /// It is low: underlined.
    Low,
}

/// A gauge as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GaugeView {
    /// Which.
    pub gauge: Gauge,
    /// What it shows; nothing where the card is unknown.
    pub value: Option<i16>,
    /// What it is measured against: the card's Life Points or Ki.
    pub of: Option<i16>,
    /// The least it can show.
    pub least: i16,
    /// The most it can show.
    pub most: i16,
    /// Whether it is low.
    pub alarm: Alarm,
}

/// A Champion as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct ChampionView {
    /// Which.
    pub id: ChampionId,
    /// Its full name.
    pub name: String,
    /// Its Clan.
    pub clan: Clan,
    /// Who plays it: its player, or who controls the Companion.
    pub controller: Option<Line>,
    /// Whether it is a Companion.
    pub companion: bool,
    /// Its place in the order of Activations, from 1.
    pub place: Option<usize>,
    /// Where it is in that order.
    pub activation: ActivationState,
    /// Its statuses.
    pub statuses: Vec<Status>,
    /// Life, AP, Honor, Ki, Purity, Glory.
    pub gauges: Vec<GaugeView>,
    /// Wounds taken, for those whose Life Points nobody has typed in.
    pub wounds: i16,
    /// Whether a card value is still to be typed in.
    pub incomplete: bool,
    /// Whether its player holds the Favor.
    pub favored: bool,
    /// "Carries Tax chest", where it carries an item of the scenario.
    pub load: Option<Line>,
}

/// An Enemy or Ally as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureView<Id> {
    /// Which.
    pub id: Id,
    /// Name and letter.
    pub name: Line,
    /// The letter on its token.
    pub letter: String,
    /// Whether it is a Boss.
    pub boss: bool,
    /// Life Points left and on the card.
    pub life: Option<(i16, i16)>,
    /// Wounds taken.
    pub wounds: i16,
    /// Whether it is on the board.
    pub presence: Presence,
}

/// Whether a figure is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// It is.
    OnBoard,
    /// Eliminated.
    Eliminated,
    /// Taken off.
    Removed,
    /// On the other side now.
    Corrupted,
}

/// The table as the screens show it.
pub fn table(state: &State) -> TableView {
    TableView {
        head: head(state),
        honor: honor(state),
        champions: order(state).into_iter().map(|id| champion(state, id)).collect(),
        allies: allies(state),
        enemies: enemies(state),
        next: next_step(state),
    }
}

/// The head of every screen.
pub fn head(state: &State) -> HeadView {
    HeadView {
        scenario: state.scenario().name.to_string(),
        turn: state.turn().get(),
        max_turns: state.scenario().max_turns.get(),
        phase: state.phase(),
        favor: names::favor_holder(state),
        over: state.ended().map(|_| over(state)),
    }
}

fn over(state: &State) -> OverView {
    let sheet = scoring::score(state);
    OverView { title: score::title(state, &sheet), by: score::distance(sheet.margin()) }
}

/// Whose Activation it is; nobody's once the game has ended.
pub fn acting(state: &State) -> Option<ChampionId> {
    state.track().active().filter(|_| state.ended().is_none())
}

/// How far the Group Honor is; once the game has ended, how far it came.
pub fn honor(state: &State) -> HonorView {
    if state.ended().is_some() {
        let sheet = scoring::score(state);
        return HonorView { group: sheet.group_honor(), threshold: sheet.threshold(), at_end: sheet.margin() };
    }
    let (group, threshold) = (queries::group_honor(state), queries::threshold(state).total());
    HonorView { group, threshold, at_end: scoring::score(state).margin() }
}

/// The Champions on the track first, those who fell this turn in their places, then the others by seat.
pub fn order(state: &State) -> Vec<ChampionId> {
    let places = state.track().places();
    places.iter().chain(ChampionId::ALL.iter().filter(|id| !places.contains(id))).copied().collect()
}

/// The Champion with whose Activation the Allies act now; nobody where no Ally is on the board.
pub fn allies_act(state: &State) -> Option<ChampionId> {
    let here = state.allies().any(|(_, ally)| ally.standing() == Standing::InPlay);
    acting(state).filter(|id| here && queries::allies_act_with(state) == Some(*id))
}

/// A Champion as the screens show it.
pub fn champion(state: &State, id: ChampionId) -> ChampionView {
    let champion = state.champion(id);
    ChampionView {
        id,
        name: names::champion(state, id),
        clan: champion.card().clan,
        controller: state.controller(id).map(|player| names::player(state, player)),
        companion: champion.card().is_companion(),
        place: state.track().places().iter().position(|other| *other == id).map(|place| place + 1),
        activation: if state.ended().is_some() { ActivationState::Off } else { state.track().state_of(id) },
        statuses: statuses(state, champion),
        gauges: Gauge::ALL.iter().map(|gauge| gauge_view(state, id, *gauge)).collect(),
        wounds: champion.wounds().get(),
        incomplete: champion.misses_card_values(),
        favored: state.favor_champion() == Some(id),
        load: names::load(state, Who::Champion(id)),
    }
}

fn statuses(state: &State, champion: &Champion) -> Vec<Status> {
    let standing = match champion.standing() {
        Standing::InPlay | Standing::Removed => None,
        Standing::Eliminated => Some(Status::Eliminated),
        Standing::Corrupted => Some(Status::Corrupted),
    };
    let weakened = flags::is_weakened(champion).then_some(Status::Weakened);
    let dishonored = flags::is_dishonored(state, champion).then_some(Status::Dishonored);
    [standing, weakened, dishonored].into_iter().flatten().collect()
}

fn gauge_view(state: &State, id: ChampionId, gauge: Gauge) -> GaugeView {
    let who = Who::Champion(id);
    let champion = state.champion(id);
    let bounds = queries::bounds(state, who, gauge).unwrap_or(0..=0);
    let low = match gauge {
        Gauge::Life => flags::is_weakened(champion),
        Gauge::Honor => flags::is_dishonored(state, champion),
        Gauge::Purity => champion.purity().get() <= 1,
        Gauge::Ap | Gauge::Ki | Gauge::Glory => false,
    };
    GaugeView {
        gauge,
        value: queries::gauge(state, who, gauge),
        of: match gauge {
            Gauge::Life => champion.card().life.value().map(|life| life.get()),
            Gauge::Ki => champion.card().ki.value().map(|ki| ki.get()),
            Gauge::Ap | Gauge::Honor | Gauge::Purity | Gauge::Glory => None,
        },
        least: *bounds.start(),
        most: *bounds.end(),
        alarm: if low { Alarm::Low } else { Alarm::None },
    }
}

/// The Enemies that are or were on the board, those on it first.
pub fn enemies(state: &State) -> Vec<FigureView<EnemyId>> {
    let mut enemies: Vec<_> = state.enemies().map(|(id, _)| enemy(state, id)).collect();
    enemies.sort_by_key(|view| view.presence != Presence::OnBoard);
    enemies
}

fn enemy(state: &State, id: EnemyId) -> FigureView<EnemyId> {
    let figure = state.enemy(id);
    FigureView {
        id,
        name: names::enemy(state, id),
        letter: token::enemy(state, id),
        boss: figure.is_some_and(|enemy| enemy.card().kind == EnemyKind::Boss),
        life: figure.and_then(|enemy| enemy.life().zip(enemy.full_life())),
        wounds: figure.map_or(0, |enemy| enemy.wounds().get()),
        presence: match figure.map(super::model::figure::Enemy::standing) {
            Some(EnemyStanding::OnBoard) => Presence::OnBoard,
            Some(EnemyStanding::Eliminated) => Presence::Eliminated,
            Some(EnemyStanding::Removed) | None => Presence::Removed,
        },
    }
}

/// The Allies that are or were on the board.
pub fn allies(state: &State) -> Vec<FigureView<AllyId>> {
    state.allies().map(|(id, _)| ally(state, id)).collect()
}

fn ally(state: &State, id: AllyId) -> FigureView<AllyId> {
    let figure = state.ally(id);
    FigureView {
        id,
        name: names::actor(state, Actor::Ally(id)),
        letter: token::ally(state, id),
        boss: false,
        life: figure.and_then(|ally| ally.life().zip(ally.full_life())),
        wounds: figure.map_or(0, |ally| ally.wounds().get()),
        presence: match figure.map(super::model::figure::Ally::standing) {
            Some(Standing::InPlay) => Presence::OnBoard,
            Some(Standing::Eliminated) => Presence::Eliminated,
            Some(Standing::Corrupted) => Presence::Corrupted,
            Some(Standing::Removed) => Presence::Removed,
            None => Presence::Removed,
        },
    }
}

/// What comes next.
pub fn next_step(state: &State) -> NextStep {
    if state.ended().is_some() {
        return NextStep::Score;
    }
    match state.phase() {
        Phase::Preparation if state.favor().is_none() => NextStep::SettleFavor,
        Phase::Preparation => NextStep::ChooseOrder,
        Phase::Champions => NextStep::EndActivation { then: next_champion(state) },
        Phase::Enemies => NextStep::EndEnemies,
        Phase::Recovery if state.turn() >= state.scenario().max_turns => NextStep::EndGame,
        Phase::Recovery => NextStep::Recover { turn: state.turn().get() + 1 },
    }
}

fn next_champion(state: &State) -> Option<String> {
    let waiting = |id: &&ChampionId| state.track().state_of(**id) == ActivationState::Waiting;
    let order = state.track().order();
    let in_play = |id: &&ChampionId| state.champion(**id).is_in_play();
    order.iter().filter(waiting).find(in_play).map(|id| names::champion(state, *id))
}

#[cfg(test)]
mod tests;
