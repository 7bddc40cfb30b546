//! What the rulebook prints as the result of an example, and whether the table shows the same.

use super::Example;
use crate::games::champions::command::CombatKind;
use crate::games::champions::field::combat_terms::{self, Cover, ReturnFire};
use crate::games::champions::field::push;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::quantity::Honor;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::kernel::line::Key;
use crate::words::champions as keys;

/// A line of the printed result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// What is printed.
    pub printed: Key,
    /// Whether it is so at the table.
    pub holds: bool,
}

/// The printed result of an example, line by line.
pub fn points(example: Example, state: &State) -> Vec<Point> {
    match example {
        Example::Oni => oni(state),
        Example::Shots => shots(state, Example::Shots),
        Example::Roof => shots(state, Example::Roof),
        Example::Samurai => samurai(state),
    }
}

fn point(printed: Key, holds: bool) -> Point {
    Point { printed, holds }
}

/// How much more Honor somebody has than the card says.
fn honor_gained(state: &State, example: Example) -> i16 {
    let hero = state.champion(example.hero());
    hero.honor().get() - hero.card().honor.value().map_or(0, Honor::get)
}

fn wounds(state: &State, enemy: EnemyId) -> Option<i16> {
    state.enemy(enemy).map(|enemy| enemy.wounds().get())
}

fn oni(state: &State) -> Vec<Point> {
    let tsuko = state.champion(Example::Oni.hero());
    let ki = tsuko.card().ki.value().map(|ki| ki.get() - 2 + 1);
    vec![
        point(keys::EXAMPLE_ONI_DEALT, wounds(state, EnemyId(0)) == Some(2)),
        point(keys::EXAMPLE_ONI_TAKEN, tsuko.wounds().get() == 0),
        point(keys::EXAMPLE_ONI_HONOR, honor_gained(state, Example::Oni) == 3),
        point(keys::EXAMPLE_ONI_KI, Some(tsuko.available_ki()) == ki),
    ]
}

fn samurai(state: &State) -> Vec<Point> {
    let (example, unit) = (Example::Samurai, Who::Enemy(EnemyId(0)));
    let kisada = state.champion(example.hero());
    let at = |who| state.field().and_then(|field| Some(field.key(field.position(who)?)));
    let (theirs, ours) = (at(unit), at(Who::Champion(example.hero())));
    let retreated = push::pending(state).is_none() && theirs.as_ref().is_some_and(|area| area.as_str() != "road");
    vec![
        point(keys::EXAMPLE_SAMURAI_TAKEN, kisada.wounds().get() == 1),
        point(
            keys::EXAMPLE_SAMURAI_DEALT,
            wounds(state, EnemyId(0)) == Some(4) && queries::miniatures_standing(state, unit) == 2,
        ),
        point(keys::EXAMPLE_SAMURAI_HONOR, honor_gained(state, example) == 1 && kisada.glory().get() == 1),
        point(keys::EXAMPLE_SAMURAI_RETREATED, retreated),
        point(keys::EXAMPLE_SAMURAI_FOLLOWED, retreated && ours == theirs),
    ]
}

/// Of the three Enemies the first is seen straight, the second is behind a red border, the third is the archer. Whoever has
/// fallen meanwhile was shot, and so could be.
fn shots(state: &State, example: Example) -> Vec<Point> {
    let shooter = Actor::Champion(example.hero());
    let [near, walled, archer] = [EnemyId(0), EnemyId(1), EnemyId(2)];
    let targets = combat_terms::targets(state, shooter);
    let aims = |enemy| targets.contains(&(enemy, CombatKind::Ranged));
    let fallen = |enemy| !queries::is_present(state, Who::Enemy(enemy));
    let terms = |enemy| combat_terms::attack(state, shooter, enemy, CombatKind::Ranged);
    let clear = terms(near).is_some_and(|terms| terms.defender == Cover::None && terms.return_fire == ReturnFire::None);
    let cover = if example == Example::Shots { Cover::Covered } else { Cover::None };
    let answers = terms(archer).is_some_and(|terms| {
        (terms.defender, terms.attacker, terms.return_fire) == (cover, Cover::None, ReturnFire::Counts)
    });
    let [first, second, third] = match example {
        Example::Roof => [keys::EXAMPLE_ROOF_CLEAR, keys::EXAMPLE_ROOF_WALLED, keys::EXAMPLE_ROOF_ARCHER],
        Example::Oni | Example::Shots | Example::Samurai => {
            [keys::EXAMPLE_SHOTS_CLEAR, keys::EXAMPLE_SHOTS_WALLED, keys::EXAMPLE_SHOTS_ARCHER]
        }
    };
    vec![
        point(first, fallen(near) || aims(near) && clear),
        point(second, !fallen(walled) && !aims(walled)),
        point(third, fallen(archer) || aims(archer) && answers),
    ]
}
