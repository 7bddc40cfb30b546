//! How far the group is: each objective of the chosen difficulty, what has gone wrong, and whether that ends the game
//! (CH-END).

use super::goal::{Goal, Loss, Objective};
use super::script::{Script, counts};
use super::tally::Tally;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::figure::EnemyStanding;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::lot::Held;
use crate::games::champions::model::quantity::Turn;
use crate::games::champions::model::state::State;
use crate::games::champions::model::story::Judgement;
use crate::games::champions::model::turn::{GroupObjective, Phase};
use crate::games::champions::queries;

/// Whether an objective is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Met {
    /// It is.
    Yes,
    /// Not yet.
    NotYet,
    /// Only the players know.
    Unjudged,
}

/// How much of something there is, and how much it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measure {
    /// What there is.
    pub have: u16,
    /// What it takes, at least 1.
    pub need: u16,
}

impl Measure {
    /// Counts of things, so neither is ever negative; more than there can be at a table is as much as there can be.
    fn new(have: usize, need: usize) -> Self {
        let most = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        Self { have: most(have), need: most(need).max(1) }
    }

    /// One thing that is so or is not.
    fn whether(so: impl FnOnce() -> bool) -> Self {
        Self { have: u16::from(so()), need: 1 }
    }

    /// Whether there is enough.
    pub fn is_full(self) -> bool {
        self.have >= self.need
    }
}

/// An objective as it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing<'a> {
    /// Its place in the scenario.
    pub place: u8,
    /// The objective.
    pub objective: &'a Objective,
    /// Whether it is met: by the players' word, else by what was counted.
    pub met: Met,
    /// What the players said of it.
    pub judged: Option<Judgement>,
    /// How far it is; nothing where only the players know.
    pub measure: Option<Measure>,
}

/// The objectives of this game's difficulty, by place.
pub fn standings<'a>(
    script: &'a Script,
    state: &'a State,
    tally: &'a Tally,
) -> impl Iterator<Item = Standing<'a>> + use<'a> {
    let all = (0..=u8::MAX).zip(&script.objectives);
    let own = all.filter(|(_, one)| counts(&one.only, state.difficulty()));
    own.map(move |(place, objective)| {
        let measure = objective.goal.as_ref().map(|goal| measure(goal, script, state, tally));
        let judged = state.story().judged(place);
        let met = match (judged, measure) {
            (Some(Judgement::Met), _) => Met::Yes,
            (Some(Judgement::NotMet), _) => Met::NotYet,
            (None, None) => Met::Unjudged,
            (None, Some(measure)) if measure.is_full() => Met::Yes,
            (None, Some(_)) => Met::NotYet,
        };
        Standing { place, objective, met, judged, measure }
    })
}

/// The objectives of this game's difficulty and whether they are met.
pub fn objectives<'a>(
    script: &'a Script,
    state: &'a State,
    tally: &'a Tally,
) -> impl Iterator<Item = (&'a Objective, Met)> {
    standings(script, state, tally).map(|standing| (standing.objective, standing.met))
}

/// How the game ends now by what the scenario says; nothing while it goes on.
pub fn verdict(script: &Script, state: &State, tally: &Tally) -> Option<GroupObjective> {
    if script.lost_when.iter().any(|loss| has_come(loss, state, tally)) {
        return Some(GroupObjective::Missed);
    }
    let mut all = objectives(script, state, tally).peekable();
    let any = all.peek().is_some();
    let met = any && all.all(|(_, met)| met == Met::Yes);
    met.then_some(GroupObjective::Met)
}

/// How far a goal is on the table as it stands.
pub fn measure(goal: &Goal, script: &Script, state: &State, tally: &Tally) -> Measure {
    match goal {
        Goal::Eliminate { card, count } => Measure::new(tally.eliminated(card).into(), (*count).into()),
        Goal::Clear => Measure::whether(|| !enemies_left(state) && !somebody_comes(script, state)),
        Goal::Reach { areas, champions } => Measure::new(standing_in(state, areas), (*champions).into()),
        Goal::Manipulate { area, successes, times } => Measure::new(tally.passed(area, *successes), (*times).into()),
        Goal::Take { item } => Measure::whether(|| match state.item(item) {
            Some(Held::By(Who::Champion(_) | Who::Ally(_))) => true,
            Some(Held::By(Who::Enemy(_)) | Held::Lies(_) | Held::Gone) | None => false,
        }),
        Goal::FindOut => Measure::whether(|| state.investigation().is_some_and(|known| known.goal().is_some())),
        Goal::Seize => Measure::whether(|| sought(script, state).is_some_and(|area| tally.touched(area))),
        Goal::HoldOut { turn } => Measure::new(turns_held(state), number(*turn)),
    }
}

/// The turns that somebody of the group has held out to the end.
fn turns_held(state: &State) -> usize {
    let over = number(state.turn()) - usize::from(state.phase() != Phase::Recovery);
    if state.champions().any(|(_, champion)| champion.is_in_play()) { over } else { 0 }
}

/// The number of a turn: from 1.
fn number(turn: Turn) -> usize {
    turn.get().unsigned_abs().into()
}

/// The area of the last numbered token, once it is known.
pub fn sought<'a>(script: &'a Script, state: &State) -> Option<&'a AreaKey> {
    let clue = state.investigation()?.goal()?;
    script.inquiry.as_ref()?.tokens.get(usize::from(clue.get()).checked_sub(1)?)
}

/// Whether something has come that ends the game in defeat.
pub fn has_come(loss: &Loss, state: &State, tally: &Tally) -> bool {
    let may = match loss {
        Loss::Overrun { .. } => state.phase() == Phase::Recovery,
        Loss::Fallen { .. } | Loss::AlliesGone { .. } | Loss::Escaped { .. } | Loss::ItemGone { .. } => true,
    };
    may && toll(loss, state, tally).is_full()
}

/// How near a defeat is.
pub fn toll(loss: &Loss, state: &State, tally: &Tally) -> Measure {
    match loss {
        Loss::Fallen { champions } => {
            Measure::new(state.champions().filter(|(_, champion)| !champion.is_in_play()).count(), (*champions).into())
        }
        Loss::AlliesGone { card } => {
            let own = || state.allies().filter(|(_, ally)| ally.card().name == *card);
            Measure::new(own().filter(|(id, _)| !state.is_in_play(Actor::Ally(*id))).count(), own().count())
        }
        Loss::Escaped { card, count } => Measure::new(tally.escaped(card).into(), (*count).into()),
        Loss::ItemGone { item } => Measure::whether(|| state.item(item) == Some(&Held::Gone)),
        Loss::Overrun { areas } => {
            Measure::new(areas.iter().filter(|area| is_overrun(state, area)).count(), areas.len())
        }
    }
}

fn enemies_left(state: &State) -> bool {
    state.enemies().any(|(_, enemy)| enemy.standing() == EnemyStanding::OnBoard)
}

/// Whether Enemies are still to come: those of an event that nobody has seen to.
fn somebody_comes(script: &Script, state: &State) -> bool {
    let own = (0..=u8::MAX).zip(&script.events).filter(|(_, event)| counts(&event.only, state.difficulty()));
    own.filter(|(_, event)| !event.enemies.is_empty()).any(|(place, _)| !state.story().is_heeded(place))
}

fn standing_in(state: &State, areas: &[AreaKey]) -> usize {
    let Some(field) = state.field() else { return 0 };
    let there = |who| field.position(who).is_some_and(|area| areas.contains(&field.key(area)));
    state.champions().filter(|(id, champion)| champion.is_in_play() && there(Who::Champion(*id))).count()
}

fn is_overrun(state: &State, key: &AreaKey) -> bool {
    let Some((field, area)) = state.field().and_then(|field| Some((field, field.find(key)?))) else { return false };
    let mut here = field.standing_in(area).filter(|who| queries::is_present(state, *who)).peekable();
    here.peek().is_some() && here.all(|who| matches!(who, Who::Enemy(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_never_enough_and_everything_always_is() {
        assert!(!Measure::new(0, 0).is_full(), "nothing to do is not done");
        assert!(!Measure::new(0, 1).is_full());
        assert!(Measure::new(usize::MAX, usize::MAX).is_full());
        assert!(!Measure::new(usize::from(u16::MAX) - 1, usize::MAX).is_full());
    }
}
