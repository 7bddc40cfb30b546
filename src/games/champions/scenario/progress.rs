//! How far the group is: each objective of the chosen difficulty, what has gone wrong, and whether that ends the game
//! (CH-END).

use super::goal::{Goal, Loss, Objective};
use super::script::{Script, counts};
use super::tally::{Held, Tally};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::figure::EnemyStanding;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::state::State;
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

/// The objectives of this game's difficulty and how far they are.
pub fn objectives<'a>(
    script: &'a Script,
    state: &'a State,
    tally: &'a Tally,
) -> impl Iterator<Item = (&'a Objective, Met)> {
    let own = script.objectives.iter().filter(|one| counts(&one.only, state.difficulty()));
    own.map(move |objective| {
        let met = match &objective.goal {
            None => Met::Unjudged,
            Some(goal) if is_met(goal, script, state, tally) => Met::Yes,
            Some(_) => Met::NotYet,
        };
        (objective, met)
    })
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

/// Whether a goal is reached on the table as it stands.
pub fn is_met(goal: &Goal, script: &Script, state: &State, tally: &Tally) -> bool {
    match goal {
        Goal::Eliminate { card, count } => tally.eliminated(card) >= *count,
        Goal::Clear => !enemies_left(state) && !somebody_comes(script, state),
        Goal::Reach { areas, champions } => standing_in(state, areas) >= usize::from(*champions),
        Goal::Manipulate { area, successes, times } => tally.passed(area, *successes) >= usize::from(*times),
        Goal::Take { item } => match tally.item(item) {
            Some(Held::By(Who::Champion(_) | Who::Ally(_))) => true,
            Some(Held::By(Who::Enemy(_)) | Held::Lies(_) | Held::Gone) | None => false,
        },
        Goal::FindOut => state.investigation().is_some_and(|known| known.goal().is_some()),
        Goal::Seize => sought(script, state).is_some_and(|area| tally.touched(area)),
        Goal::HoldOut { turn } => {
            let over = state.turn() > *turn || state.turn() == *turn && state.phase() == Phase::Recovery;
            over && state.champions().any(|(_, champion)| champion.is_in_play())
        }
    }
}

/// The area of the last numbered token, once it is known.
pub fn sought<'a>(script: &'a Script, state: &State) -> Option<&'a AreaKey> {
    let clue = state.investigation()?.goal()?;
    script.inquiry.as_ref()?.tokens.get(usize::from(clue.get()).checked_sub(1)?)
}

/// Whether something has come that ends the game in defeat.
pub fn has_come(loss: &Loss, state: &State, tally: &Tally) -> bool {
    match loss {
        Loss::Fallen { champions } => {
            state.champions().filter(|(_, champion)| !champion.is_in_play()).count() >= usize::from(*champions)
        }
        Loss::AlliesGone { card } => {
            let mut own = state.allies().filter(|(_, ally)| ally.card().name == *card).peekable();
            own.peek().is_some() && own.all(|(id, _)| !state.is_in_play(Actor::Ally(id)))
        }
        Loss::Escaped { card, count } => tally.escaped(card) >= *count,
        Loss::ItemGone { item } => tally.item(item) == Some(&Held::Gone),
        Loss::Overrun { areas } => state.phase() == Phase::Recovery && areas.iter().all(|area| is_overrun(state, area)),
    }
}

fn enemies_left(state: &State) -> bool {
    state.enemies().any(|(_, enemy)| enemy.standing() == EnemyStanding::OnBoard)
}

/// Whether Enemies are still to come. Those of this moment's phase are, until the phase is over.
fn somebody_comes(script: &Script, state: &State) -> bool {
    let now = (state.turn(), state.phase());
    let own = script.events.iter().filter(|event| counts(&event.only, state.difficulty()));
    own.filter(|event| !event.enemies.is_empty()).any(|event| (event.turn, event.phase) >= now)
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
