//! Combats and Skill Tests with the app's own dice, entered as the sheet does it: a throw, what to roll again, what to
//! turn, then the command.

use super::by_odds::{self, Care, Next};
use super::whim::Whim;
use crate::games::champions::Champions;
use crate::games::champions::combat::{Opening, opening, resolve};
use crate::games::champions::command::Command;
use crate::games::champions::dice::draws;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::state::State;
use crate::games::champions::sheet::draft::{Draft, Duel, Task, Trial};
use crate::games::champions::sheet::usable::{self, What};
use crate::games::champions::sheet::{exam, question};
use crate::games::champions::skill_test::resolve::dice as test_dice;
use crate::kernel::chance::Chance;
use crate::kernel::journal::Journal;

/// More rerolls than anybody makes of one throw.
const MOST_REROLLS: usize = 12;

/// A Combat, rolled and decided; nothing where a card does not say which dice are rolled.
pub(super) fn fight(
    journal: &Journal<Champions>,
    duel: Duel,
    (care, faces): (Care, &EnemyFaces),
    whim: &mut Whim,
) -> Option<Command> {
    let state = journal.state();
    let opened = opening(state, &duel.terms()?).ok()?;
    let colors = opened.enemy_dice.clone()?;
    let mut chance = journal.chance();
    let mut draft = Draft::of(Task::Combat(duel));
    draft.hand.resize(opened.dice.most);
    draft.hand.roll.fill(draws::elemental(&mut chance, opened.dice.most.into()));
    draft.hand.foe.fill(draws::faces(&mut chance, colors.len()));
    for _ in 0..MOST_REROLLS {
        let next = match care {
            Care::Exact => by_odds::combat(state, &mut draft, &opened, faces).unwrap_or(Next::Settle),
            Care::Quick => quick(state, &draft, whim),
        };
        let Next::Reroll(dice) = next else { break };
        reroll(&mut draft, dice, &mut chance);
    }
    let draft = tokens_and_ki(state, draft, &opened, faces, whim)?;
    Some(Command::Fight(Box::new(draft.fight(&colors, faces)?)))
}

/// A Skill Test, rolled and decided.
pub(super) fn test(journal: &Journal<Champions>, trial: Trial, care: Care, whim: &mut Whim) -> Option<Command> {
    let state = journal.state();
    let dice = test_dice(state, trial.actor);
    let mut chance = journal.chance();
    let mut draft = Draft::of(Task::Test(trial));
    draft.hand.resize(dice);
    draft.hand.roll.fill(draws::elemental(&mut chance, dice.into()));
    for _ in 0..MOST_REROLLS {
        let next = match care {
            Care::Exact => by_odds::test(state, &mut draft).unwrap_or(Next::Settle),
            Care::Quick => quick(state, &draft, whim),
        };
        let Next::Reroll(dice) = next else { break };
        reroll(&mut draft, dice, &mut chance);
    }
    exam::command(&draft)
}

fn reroll(draft: &mut Draft, dice: Vec<u8>, chance: &mut Chance) {
    let count = dice.len();
    draft.reroll(dice);
    draft.hand.roll.fill(draws::elemental(chance, count));
}

/// A rule of thumb: while there is Ki, now and then, whatever is not of the Element there is most of is rolled again.
fn quick(state: &State, draft: &Draft, whim: &mut Whim) -> Next {
    let Some(faces) = draft.hand.roll.whole().filter(|_| question::ki_left(state, draft) > 0) else {
        return Next::Settle;
    };
    if whim.once_in(2) {
        return Next::Settle;
    }
    let count = |element: Element| faces.iter().filter(|face| **face == element).count();
    let most = faces.iter().copied().filter(|face| *face != Element::Void).max_by_key(|face| count(*face));
    let others = (0_u8..).zip(&faces).filter(|(_, face)| Some(**face) != most).map(|(place, _)| place);
    let others: Vec<u8> = others.collect();
    if others.is_empty() { Next::Settle } else { Next::Reroll(others) }
}

/// Glory tokens where they change something, and Ki against Corruption.
fn tokens_and_ki(
    state: &State,
    mut draft: Draft,
    opened: &Opening,
    faces: &EnemyFaces,
    whim: &mut Whim,
) -> Option<Draft> {
    let colors = opened.enemy_dice.as_deref().unwrap_or_default();
    let mut known = resolve(state, &draft.fight(colors, faces)?).ok()?;
    for one in usable::all(state, &draft, &known, faces) {
        let is_token = matches!(one.what, What::Token(_));
        let better = |(dealt, taken)| dealt > known.outcome.dealt || taken < known.outcome.taken;
        if is_token && one.outcome.is_some_and(better) && whim.once_in(2) {
            draft = usable::toggled(state, &draft, one.what, (colors, faces));
            known = resolve(state, &draft.fight(colors, faces)?).ok()?;
        }
    }
    if let Some((_, most)) = usable::at_stake(state, &draft, &known.outcome) {
        draft.aftermath.prevented = if whim.once_in(4) { 0 } else { most };
    }
    Some(draft)
}
