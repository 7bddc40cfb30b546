//! A scenario as the table shows it while it is played: plain data, nothing to decide.

use super::due::{self, Due};
use super::progress::{self, Measure, Met};
use super::script::Script;
use super::tally::Tally;
use crate::games::champions::Champions;
use crate::games::champions::model::state::State;
use crate::games::champions::model::story::Judgement;
use crate::games::champions::model::turn::{GroupObjective, Phase};
use crate::games::champions::text::story;
use crate::kernel::journal::Journal;
use crate::kernel::line::Line;

/// What a table shows of its scenario.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// What is read before the game; empty where nothing is.
    pub introduction: String,
    /// The act of this turn.
    pub act: Option<ActNow>,
    /// The events of this turn that nobody has seen to, and older ones.
    pub due: Vec<Waiting>,
    /// The turn and phase of the next event after this turn.
    pub next: Option<(i16, Phase)>,
    /// The objectives of this difficulty.
    pub objectives: Vec<ObjectiveNow>,
    /// What ends the game in defeat.
    pub losses: Vec<LossNow>,
    /// How the scenario says that the game ends now.
    pub verdict: Option<Verdict>,
    /// What victory means.
    pub victory: String,
    /// What defeat means.
    pub defeat: String,
    /// What is read after the game.
    pub conclusion: String,
}

/// How the scenario says that the game ends, and by what (CH-END).
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// Every objective is met.
    Won,
    /// This has come, a sentence for each condition; there is at least one.
    Lost(Vec<Line>),
}

impl Verdict {
    /// The word of the final arithmetic for it.
    pub const fn objective(&self) -> GroupObjective {
        match self {
            Self::Won => GroupObjective::Met,
            Self::Lost(_) => GroupObjective::Missed,
        }
    }
}

/// The act of this turn.
#[derive(Clone, Debug, PartialEq)]
pub struct ActNow {
    /// Its number, from 1.
    pub number: usize,
    /// How many there are.
    pub count: usize,
    /// Its title.
    pub name: String,
    /// What changes with it.
    pub note: String,
    /// Whether it begins with this turn.
    pub begins: Begins,
}

/// Whether something begins now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// With this turn.
    Now,
    /// It began before.
    Before,
}

/// An event that waits for the players.
#[derive(Clone, Debug, PartialEq)]
pub struct Waiting {
    /// Its place in the scenario.
    pub place: u8,
    /// Its turn.
    pub turn: i16,
    /// Its phase.
    pub phase: Phase,
    /// Whether its phase has come.
    pub when: When,
    /// What the scenario says about it.
    pub note: String,
    /// Who comes, as a sentence; nothing where nobody does.
    pub coming: Option<Line>,
}

/// Whether the time of an event has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// It has.
    Now,
    /// In a later phase of this turn.
    LaterThisTurn,
}

/// An objective as it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct ObjectiveNow {
    /// Its place in the scenario.
    pub place: u8,
    /// What it is called.
    pub title: String,
    /// What is to be done; nothing where only the title says.
    pub goal: Option<Line>,
    /// What the scenario says about it.
    pub note: String,
    /// Whether it is met.
    pub met: Met,
    /// What the players said of it.
    pub judged: Option<Judgement>,
    /// How far it is; nothing where only the players know.
    pub measure: Option<Measure>,
}

/// Something that ends the game in defeat.
#[derive(Clone, Debug, PartialEq)]
pub struct LossNow {
    /// What, as a sentence.
    pub what: Line,
    /// How near it is.
    pub measure: Measure,
}

/// What the table shows of its scenario; nothing where the scenario is only a header.
pub fn told(journal: &Journal<Champions>) -> Option<Told> {
    let state = journal.state();
    let script = state.scenario().script.as_deref()?;
    let tally = Tally::of(journal);
    let loss = |loss| LossNow { what: story::loss(state, loss), measure: progress::toll(loss, state, &tally) };
    Some(Told {
        introduction: script.introduction.as_str().to_owned(),
        act: act(script, state),
        due: due::of_turn(state).map(|due| waiting(state, due)).collect(),
        next: due::later(state).next().map(|due| (due.happening.turn.get(), due.happening.phase)),
        objectives: progress::standings(script, state, &tally).map(|standing| objective(state, standing)).collect(),
        losses: script.lost_when.iter().map(loss).collect(),
        verdict: judged(script, state, &tally),
        victory: script.victory.as_str().to_owned(),
        defeat: script.defeat.as_str().to_owned(),
        conclusion: script.conclusion.as_str().to_owned(),
    })
}

/// How the scenario says that the game ends now; nothing while it goes on, or once it has been ended.
pub fn verdict(journal: &Journal<Champions>) -> Option<Verdict> {
    let state = journal.state();
    judged(state.scenario().script.as_deref()?, state, &Tally::of(journal))
}

fn judged(script: &Script, state: &State, tally: &Tally) -> Option<Verdict> {
    if state.ended().is_some() {
        return None;
    }
    progress::verdict(script, state, tally).map(|objective| match objective {
        GroupObjective::Met => Verdict::Won,
        GroupObjective::Missed => {
            let come = script.lost_when.iter().filter(|loss| progress::has_come(loss, state, tally));
            Verdict::Lost(come.map(|loss| story::loss(state, loss)).collect())
        }
    })
}

fn act(script: &Script, state: &State) -> Option<ActNow> {
    let now = script.act_at(state.turn())?;
    let before = crate::games::champions::model::quantity::Turn::new(i64::from(state.turn().get()) - 1).ok();
    let same = before.and_then(|turn| script.act_at(turn)) == Some(now);
    Some(ActNow {
        number: script.acts.iter().position(|act| act == now).map_or(1, |place| place + 1),
        count: script.acts.len(),
        name: now.name.to_string(),
        note: now.note.as_str().to_owned(),
        begins: if same { Begins::Before } else { Begins::Now },
    })
}

fn waiting(state: &State, Due { place, happening }: Due<'_>) -> Waiting {
    let has_come = (happening.turn, happening.phase) <= (state.turn(), state.phase());
    Waiting {
        place,
        turn: happening.turn.get(),
        phase: happening.phase,
        when: if has_come { When::Now } else { When::LaterThisTurn },
        note: happening.note.as_str().to_owned(),
        coming: story::coming(happening, state.difficulty()),
    }
}

fn objective(state: &State, standing: progress::Standing<'_>) -> ObjectiveNow {
    let objective = standing.objective;
    ObjectiveNow {
        place: standing.place,
        title: objective.title.to_string(),
        goal: objective.goal.as_ref().map(|goal| story::goal(state, goal)),
        note: objective.note.as_str().to_owned(),
        met: standing.met,
        judged: standing.judged,
        measure: standing.measure,
    }
}
