//! What players are asked in the Enemies Phase, and what the answers are called.

use super::{enemies, names};
use crate::games::champions::command::CombatKind;
use crate::games::champions::field::asking::{Ask, Said};
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::state::State;
use crate::games::champions::model::tie::{Tie, TieBetween};
use crate::games::champions::model::why::ActivationClass;
use crate::kernel::line::{Key, Line};
use crate::words::champions as keys;

/// The question of a tie.
pub fn tie(state: &State, tie: &Tie) -> Line {
    let key = match tie.between {
        TieBetween::Target(_) => keys::TIE_TARGET,
        TieBetween::Blocker(_) => keys::TIE_BLOCKER,
        TieBetween::Yojimbo(_) => keys::TIE_YOJIMBO,
        TieBetween::Exit(_) => keys::TIE_EXIT,
        TieBetween::Route(_) => keys::TIE_ROUTE,
    };
    of_enemy(state, key, tie.enemy)
}

fn of_enemy(state: &State, key: Key, enemy: EnemyId) -> Line {
    Line { key, args: vec![("name", names::enemy(state, enemy).into())] }
}

/// An option of a tie, from 0; nothing where there is none of that number.
pub fn tie_option(state: &State, between: &TieBetween, option: usize) -> Option<Line> {
    let area = |name: String| Line::new(keys::NAME).with("name", name);
    Some(match between {
        TieBetween::Target(who) | TieBetween::Blocker(who) | TieBetween::Yojimbo(who) => {
            names::actor(state, *who.get(option)?)
        }
        TieBetween::Exit(areas) => area(enemies::area(state, areas.get(option)?)),
        TieBetween::Route(routes) => {
            let route = routes.get(option)?;
            // The first area is its own.
            Line::new(keys::TIE_ROUTE_OPTION).with("areas", enemies::areas(state, route.get(1..).unwrap_or_default()))
        }
    })
}

/// Who settles ties; nothing while nobody holds the Favor.
pub fn who_decides(state: &State) -> Option<Line> {
    state.favor().map(|player| Line::new(keys::TIE_WHO_DECIDES).with("player", names::player(state, player)))
}

/// Why an Enemy Unit activates before the others.
pub fn class(class: ActivationClass) -> Key {
    match class {
        ActivationClass::SharesArea => keys::ACTIVATION_SHARES,
        ActivationClass::NextTo => keys::ACTIVATION_NEXT_TO,
        ActivationClass::GetsThere => keys::ACTIVATION_GETS_THERE,
        ActivationClass::Rest => keys::ACTIVATION_REST,
    }
}

/// A question at a table without a board.
pub fn question(state: &State, enemy: EnemyId, ask: &Ask) -> Line {
    let named = |key| of_enemy(state, key, enemy);
    match ask {
        Ask::Nearest { .. } => named(keys::ASK_NEAREST),
        Ask::Favor { .. } => named(keys::ASK_FAVOR),
        Ask::Reach { target, .. } => named(keys::ASK_REACH).with("target", names::actor(state, *target)),
        Ask::How { target } => named(keys::ASK_HOW).with("target", names::actor(state, *target)),
        Ask::ActionPoints { .. } => named(keys::ASK_POINTS),
        Ask::OtherInReach { .. } => named(keys::ASK_OTHER),
        Ask::InTheWay { .. } => named(keys::ASK_IN_THE_WAY),
        Ask::Meets { .. } => named(keys::ASK_MEETS),
        Ask::CombatNearby => named(keys::ASK_COMBAT_NEARBY),
        Ask::Sees => named(keys::ASK_SEES),
        Ask::TakesGoal { cost } => named(keys::ASK_GOAL).with("cost", i16::from(*cost)),
        Ask::Leaves => named(keys::ASK_LEAVES),
    }
}

/// How a question is answered, where that needs saying.
pub fn hint(state: &State, enemy: EnemyId, ask: &Ask) -> Option<Line> {
    match ask {
        Ask::Nearest { .. } => Some(keys::ASK_NEAREST_HINT.into()),
        Ask::Favor { .. } => who_decides(state),
        Ask::ActionPoints { .. } => Some(reach_hint(state, enemy).unwrap_or_else(|| keys::ASK_POINTS_HINT.into())),
        Ask::Reach { .. } => reach_hint(state, enemy),
        Ask::How { .. } | Ask::OtherInReach { .. } | Ask::InTheWay { .. } => None,
        Ask::Meets { .. } | Ask::CombatNearby | Ask::Sees | Ask::TakesGoal { .. } | Ask::Leaves => None,
    }
}

/// What decides whether it can fight after it has moved: the AP it begins with, and those a Combat takes. Nothing where its
/// card is unknown: the AP are asked for then.
fn reach_hint(state: &State, enemy: EnemyId) -> Option<Line> {
    let ap = state.enemy(enemy)?.card().ap.value()?;
    Some(of_enemy(state, keys::ASK_REACH_HINT, enemy).with("ap", ap.get()))
}

/// The answers a question offers, each with its words. Where several may be named at once, one stands for each of
/// those, and the last for nobody.
pub fn answer_names(state: &State, ask: &Ask) -> Vec<(Said, Line)> {
    let each = |of: &[Actor]| -> Vec<(Said, Line)> {
        of.iter().map(|who| (Said::Who(vec![*who]), names::actor(state, *who))).collect()
    };
    let nobody = || (Said::Who(Vec::new()), Line::new(keys::SAID_NOBODY));
    match ask {
        Ask::Favor { of } => each(of),
        Ask::Nearest { of } | Ask::OtherInReach { of } | Ask::InTheWay { of } | Ask::Meets { of } => {
            let mut answers = each(of);
            answers.push(nobody());
            answers
        }
        Ask::Reach { kinds, .. } => {
            let mut answers: Vec<(Said, Line)> = kinds.iter().map(|kind| way(*kind)).collect();
            answers.push((Said::Reach(None), keys::SAID_NOT.into()));
            answers
        }
        Ask::How { .. } => vec![way(CombatKind::Melee), way(CombatKind::Ranged)],
        Ask::ActionPoints { most } => (0..=*most).map(|points| (Said::Points(points), number(points))).collect(),
        Ask::CombatNearby | Ask::Sees | Ask::TakesGoal { .. } | Ask::Leaves => {
            vec![(Said::Yes, keys::SAID_YES.into()), (Said::No, keys::SAID_NO.into())]
        }
    }
}

fn way(kind: CombatKind) -> (Said, Line) {
    let key = match kind {
        CombatKind::Melee => keys::SAID_MELEE,
        CombatKind::Ranged => keys::SAID_RANGED,
    };
    (Said::Reach(Some(kind)), key.into())
}

fn number(value: u8) -> Line {
    Line::new(keys::NAME).with("name", value.to_string())
}
