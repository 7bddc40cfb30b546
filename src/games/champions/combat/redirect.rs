//! Step 1, redirections: who may or must fight instead of the one aimed at (CH-COM-1, CH-KEY).

use crate::games::champions::model::champion::Once;
use crate::games::champions::model::figure::Enemy;
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId};
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;

/// Who may stand in for a target.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Redirection {
    /// Champions that may Intervene; it has priority.
    pub intervene: Vec<ChampionId>,
    /// Those with Yojimbo that must be targeted otherwise; of several the holder of the Favor chooses.
    pub yojimbo: Vec<Actor>,
}

/// Who may stand in for `target` among those `beside` it, in its area.
pub fn redirection(state: &State, target: Actor, beside: &[Actor]) -> Redirection {
    let others: Vec<Actor> =
        beside.iter().copied().filter(|actor| *actor != target && state.is_in_play(*actor)).collect();
    let free = |actor: &Actor| match actor {
        Actor::Champion(id) => (state.champion(*id).intervened() == Once::Free).then_some(*id),
        Actor::Ally(_) => None,
    };
    // Only a Champion's place is taken by intervening.
    let intervene = match target {
        Actor::Champion(_) => others.iter().filter_map(free).collect(),
        Actor::Ally(_) => Vec::new(),
    };
    Redirection { intervene, yojimbo: yojimbo(state, target, others) }
}

/// Those with Yojimbo for the target: of several the ones with the most Ki. A Yojimbo itself is not redirected.
fn yojimbo(state: &State, target: Actor, others: Vec<Actor>) -> Vec<Actor> {
    if keywords(state, target).contains(&Keyword::Yojimbo(None)) {
        return Vec::new();
    }
    let name = name(state, target);
    let guards = others.into_iter().filter(|actor| guards(&keywords(state, *actor), &name));
    let guards: Vec<(i16, Actor)> = guards.map(|actor| (ki(state, actor), actor)).collect();
    let most = guards.iter().map(|(ki, _)| *ki).max();
    guards.into_iter().filter(|(ki, _)| Some(*ki) == most).map(|(_, actor)| actor).collect()
}

/// Enemies with Yojimbo that must be attacked instead of `target`, among those `beside` it.
pub fn enemy_yojimbo(state: &State, target: EnemyId, beside: &[EnemyId]) -> Vec<EnemyId> {
    let card = |id: EnemyId| state.enemy(id).map(Enemy::card);
    let Some(aimed_at) = card(target) else { return Vec::new() };
    if aimed_at.keywords.contains(&Keyword::Yojimbo(None)) {
        return Vec::new();
    }
    let name = aimed_at.name.as_str().to_owned();
    let protects = |id: &EnemyId| *id != target && card(*id).is_some_and(|card| guards(&card.keywords, &name));
    beside.iter().copied().filter(protects).collect()
}

/// Whether a card with these keywords stands in for whom is called `name`: for anybody, or for the one in brackets.
fn guards(keywords: &[Keyword], name: &str) -> bool {
    let is_of = |of: &String| name.to_lowercase().contains(&of.to_lowercase());
    let guards =
        |keyword: &Keyword| if let Keyword::Yojimbo(of) = keyword { of.as_ref().is_none_or(is_of) } else { false };
    keywords.iter().any(guards)
}

fn keywords(state: &State, actor: Actor) -> Vec<Keyword> {
    match actor {
        Actor::Champion(id) => state.champion(id).card().keywords.clone(),
        Actor::Ally(id) => state.ally(id).map_or(Vec::new(), |ally| ally.card().keywords.clone()),
    }
}

fn name(state: &State, actor: Actor) -> String {
    match actor {
        Actor::Champion(id) => state.champion(id).card().name.to_string(),
        Actor::Ally(id) => state.ally(id).map_or(String::new(), |ally| ally.card().name.to_string()),
    }
}

/// Ki that counts between several Yojimbo; Allies have none.
fn ki(state: &State, actor: Actor) -> i16 {
    match actor {
        Actor::Champion(_) => queries::gauge(state, actor.into(), Gauge::Ki).unwrap_or(0),
        Actor::Ally(_) => 0,
    }
}
