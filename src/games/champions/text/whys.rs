//! Why Enemies move and fight as they do, in plain words with the rule.

use super::{asked, enemies, names};
use crate::games::champions::command::CombatKind;
use crate::games::champions::enemy::reason::Cause;
use crate::games::champions::enemy::rules;
use crate::games::champions::field::next::NextCombat;
use crate::games::champions::model::conduct::{Conduct, SearchGoal};
use crate::games::champions::model::figure::Enemy;
use crate::games::champions::model::ids::EnemyId;
use crate::games::champions::model::state::State;
use crate::games::champions::model::why::{Candidate, Far, Why};
use crate::kernel::line::{Key, Line};
use crate::kernel::rulebook::RuleRef;
use crate::words::champions as keys;

/// A reason of an Enemy as a sentence.
pub fn why(state: &State, enemy: EnemyId, why: &Why) -> Line {
    let named = |key: Key| Line { key, args: vec![("name", names::enemy(state, enemy).into())] };
    let points = |key: Key, cost: u8, left: u8| Line {
        key,
        args: vec![("cost", i16::from(cost).into()), ("left", i16::from(left).into())],
    };
    match why {
        Why::Activates { class } => asked::class(*class).into(),
        Why::GoesFor { candidates } => goes_for(state, enemy, candidates),
        Why::NobodyToGoFor => named(keys::WHY_NOBODY),
        Why::HeadsFor { area, cost } => {
            named(keys::WHY_HEADS_FOR).with("area", enemies::area(state, area)).with("cost", usize::from(*cost))
        }
        Why::NoRoute => named(keys::WHY_NO_ROUTE),
        Why::Moves { to, cost } => {
            Line::new(keys::WHY_MOVES).with("area", enemies::area(state, to)).with("cost", usize::from(*cost))
        }
        Why::InReach { target, kind } => {
            let key = match kind {
                CombatKind::Melee => keys::WHY_IN_REACH,
                CombatKind::Ranged => keys::WHY_IN_SIGHT,
            };
            Line { key, args: vec![("target", names::actor(state, *target).into())] }
        }
        Why::TooFar { cost, left } => {
            Line::new(keys::WHY_TOO_FAR).with("cost", usize::from(*cost)).with("left", i16::from(*left))
        }
        Why::NoRoom { area } => Line::new(keys::WHY_NO_ROOM).with("area", enemies::area(state, area)),
        Why::Stationary => keys::WHY_STATIONARY.into(),
        Why::Guards => keys::WHY_GUARDS.into(),
        Why::Woken => keys::WHY_WOKEN.into(),
        Why::Sees { who: Some(who), from: Some(from) } => {
            Line::new(keys::WHY_SEES).with("target", names::actor(state, *who)).with("area", enemies::area(state, from))
        }
        Why::Sees { .. } => keys::WHY_SEES_SOMEBODY.into(),
        Why::ReachesLetter { index } => Line::new(keys::WHY_LETTER).with("letter", letter(*index)),
        Why::LettersAllHere => keys::WHY_LETTERS_HERE.into(),
        Why::WalksRoute => keys::WHY_WALKS_ROUTE.into(),
        Why::TakesGoal { cost } => Line::new(keys::WHY_TAKES_GOAL).with("cost", i16::from(*cost)),
        Why::CannotTakeGoal { cost, left } => points(keys::WHY_CANNOT_TAKE, *cost, *left),
        Why::GoalAhead => keys::WHY_GOAL_AHEAD.into(),
        Why::NoGoal => keys::WHY_NO_GOAL.into(),
        Why::GoalGone => goal_gone(state, enemy),
        Why::TargetsEliminated => keys::WHY_TARGETS_GONE.into(),
        Why::Leaves { cost } => Line::new(keys::WHY_LEAVES).with("cost", i16::from(*cost)),
        Why::CannotLeave { cost, left } => points(keys::WHY_CANNOT_LEAVE, *cost, *left),
        Why::ExitAhead => keys::WHY_EXIT_AHEAD.into(),
        Why::InTheWay { who } => Line::new(keys::WHY_IN_THE_WAY).with("target", names::actor(state, *who)),
        Why::Chosen => keys::WHY_CHOSEN.into(),
        Why::Tokens { tokens, left } => {
            Line::new(keys::WHY_TOKENS).with("count", i16::from(*tokens)).with("left", i16::from(*left))
        }
        Why::NobodyInReach => keys::WHY_NOBODY_IN_REACH.into(),
    }
}

/// What it was after is gone: by name, as long as it is still after it.
fn goal_gone(state: &State, enemy: EnemyId) -> Line {
    let behaviour = state.enemy(enemy).map(Enemy::behaviour);
    let name = match behaviour {
        Some(Conduct::Search { goal: SearchGoal::Persona(id), .. }) => {
            state.investigation().and_then(|known| known.persona(*id)).map(|persona| persona.name.to_string())
        }
        Some(Conduct::Search { goal: SearchGoal::Item(item), .. }) => Some(item.to_string()),
        Some(_) | None => None,
    };
    name.map_or(keys::WHY_GOAL_GONE.into(), |name| Line::new(keys::WHY_GOAL_GONE_NAMED).with("goal", name))
}

/// The letter of a place of a route.
fn letter(index: u8) -> String {
    if index < 26 { char::from(b'A' + index).to_string() } else { (u16::from(index) + 1).to_string() }
}

/// Whom it goes for, held against the next one.
fn goes_for(state: &State, enemy: EnemyId, candidates: &[Candidate]) -> Line {
    let name = names::enemy(state, enemy);
    let Some(first) = candidates.first() else { return Line::new(keys::WHY_NOBODY).with("name", name) };
    let target = names::actor(state, first.who);
    let far = far(first.far);
    let Some(other) = candidates.get(1) else {
        return Line::new(keys::WHY_GOES_FOR).with("name", name).with("target", target).with("far", far);
    };
    let second = names::actor(state, other.who);
    if other.far != first.far {
        return Line::new(keys::WHY_GOES_FOR_FARTHER)
            .with("name", name)
            .with("target", target)
            .with("far", far)
            .with("other", second)
            .with("otherfar", self::far(other.far));
    }
    if other.ki == first.ki {
        return Line::new(keys::WHY_GOES_FOR_TIE)
            .with("name", name)
            .with("target", target)
            .with("far", far)
            .with("other", second);
    }
    Line::new(keys::WHY_GOES_FOR_KI)
        .with("name", name)
        .with("target", target)
        .with("far", far)
        .with("other", second)
        .with("given", names::given(state, first.who))
        .with("ki", i16::from(first.ki))
        .with("otherki", i16::from(other.ki))
}

/// Why there is a tie between those it could go for.
pub fn tied(why: &Why) -> Line {
    let first = if let Why::GoesFor { candidates } = why { candidates.first() } else { None };
    match first {
        Some(first) => Line::new(keys::WHY_TIED).with("far", far(first.far)).with("ki", i16::from(first.ki)),
        None => keys::WHY_TIED_PLAIN.into(),
    }
}

/// How far somebody is.
fn far(far: Far) -> Line {
    let cost = |key: Key, cost: u16| Line { key, args: vec![("cost", usize::from(cost).into())] };
    match far {
        Far::Route(points) => cost(keys::FAR_ROUTE, points),
        Far::FiringPosition(points) => cost(keys::FAR_FIRING, points),
        Far::RoomIgnored(points) => cost(keys::FAR_ROOM, points),
        Far::Nowhere => keys::FAR_NOWHERE.into(),
        Far::Told => keys::FAR_TOLD.into(),
    }
}

/// Where the rule behind a reason is written.
pub fn rule(why: &Why) -> RuleRef {
    match why {
        Why::GoesFor { .. } | Why::NobodyToGoFor | Why::InReach { .. } => rules::ASSAULT,
        Why::Activates { .. } => rules::BATTLE_ORDER,
        Why::Stationary => rules::STATIONARY,
        Why::HeadsFor { .. } | Why::NoRoute | Why::Moves { .. } | Why::TooFar { .. } | Why::NoRoom { .. } => {
            rules::MOVEMENT
        }
        Why::Sees { .. } => rules::SIGHT,
        Why::Tokens { .. } | Why::NobodyInReach => rules::TOKENS,
        Why::Chosen => rules::STEPS,
        Why::Guards => rules::BEHAVIOURS,
        Why::Woken => rules::GATEKEEPER,
        Why::ReachesLetter { .. } | Why::LettersAllHere | Why::WalksRoute => rules::PATROL,
        Why::TakesGoal { .. } | Why::CannotTakeGoal { .. } | Why::GoalAhead => rules::SEARCH,
        Why::NoGoal | Why::GoalGone => rules::SEARCH,
        Why::TargetsEliminated => rules::ASSASSINATION,
        Why::Leaves { .. } | Why::CannotLeave { .. } | Why::ExitAhead => rules::ESCAPE,
        Why::InTheWay { .. } => rules::BLOCKED,
    }
}

/// Who fights whom.
pub fn combat(state: &State, combat: &NextCombat) -> Line {
    let key = match combat.kind {
        CombatKind::Melee => keys::ENEMIES_FIGHTS,
        CombatKind::Ranged => keys::ENEMIES_SHOOTS,
    };
    let name = names::enemy(state, combat.attacker);
    Line { key, args: vec![("name", name.into()), ("target", names::actor(state, combat.defender).into())] }
}

/// Why a Combat is fought against this one, a sentence each.
pub fn combat_whys(state: &State, combat: &NextCombat) -> Vec<Line> {
    let first = combat.redirected_from.unwrap_or(combat.defender);
    let cause = combat.cause.map(|cause| {
        let key = match cause {
            Cause::Target => keys::ENEMIES_FIGHT_TARGET,
            Cause::FirstInReach => keys::ENEMIES_FIGHT_FIRST,
            Cause::InTheWay => keys::ENEMIES_FIGHT_WAY,
            Cause::InItsArea => keys::ENEMIES_FIGHT_AREA,
        };
        Line { key, args: vec![("target", names::actor(state, first).into())] }
    });
    let stands_in = combat.redirected_from.map(|target| {
        Line::new(keys::ENEMIES_STANDS_IN)
            .with("target", names::actor(state, combat.defender))
            .with("for", names::actor(state, target))
    });
    cause.into_iter().chain(stands_in).collect()
}
