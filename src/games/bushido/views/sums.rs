//! An exchange that was rolled, term by term: what each result and each Damage Roll is made of.

use crate::games::bushido::assemble::melee::Prepared;
use crate::games::bushido::event::{FoughtComparison, FoughtDice};
use crate::games::bushido::model::rulings::Rulings;
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::rules::damage::{Harm, Lessening, RowTerm, Turn, wounds};
use crate::games::bushido::rules::dice::Faces;
use crate::games::bushido::rules::exchange::results::{KindSum, Reckoning, Winner};
use crate::games::bushido::rules::exchange::strike::Effect;

/// A comparison, term by term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparisonSum {
    /// Of what the Attack's result is made.
    pub attack: KindSum,
    /// Of what the Defence's result is made.
    pub defence: KindSum,
    /// Its Damage Rolls.
    pub rolls: Vec<RollSum>,
}

/// A Damage Roll, term by term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RollSum {
    /// What is added to its dice, without what adds nothing.
    pub terms: Vec<(RowTerm, i64)>,
    /// Its row.
    pub row: i64,
    /// Its Success Level.
    pub level: i64,
    /// Wounds of the table, and after each thing that lessens them; nothing where two equal dice remove the model.
    pub wounds: Option<(i64, Vec<(Lessening, i64)>)>,
}

/// The comparisons of an exchange.
pub fn sums(prepared: &Prepared, rolled: &FoughtDice, rulings: &Rulings) -> Vec<ComparisonSum> {
    let mut turns = Sides::from_fn(|_| Turn::First);
    let sum = |one: &FoughtComparison| {
        let (attacker, defender) = (one.attacker, one.attacker.opponent());
        let reckoning =
            |side: Side| Reckoning::new(prepared.fighters.of(side), prepared.fighters.of(side.opponent()), rulings);
        ComparisonSum {
            attack: reckoning(attacker).attack_sum(Faces::of(&rolled.dice.of(attacker).attack)),
            defence: reckoning(defender).defence_sum(Faces::of(&rolled.dice.of(defender).defence)),
            rolls: rolls(prepared, (rolled, one), rulings, &mut turns),
        }
    };
    rolled.comparisons.iter().map(sum).collect()
}

fn rolls(
    prepared: &Prepared,
    (rolled, one): (&FoughtDice, &FoughtComparison),
    rulings: &Rulings,
    turns: &mut Sides<Turn>,
) -> Vec<RollSum> {
    let winner = if one.winner == one.attacker { Winner::Attack } else { Winner::Defence };
    let (attacking, defending) = (rolled.splits.of(one.attacker), rolled.splits.of(one.attacker.opponent()));
    let effect = Effect::of(one.attacker, winner, one.level.into(), attacking, defending);
    let Some(strike) = effect.strike() else { return Vec::new() };
    let parts = |side: Side| prepared.fighters.of(side).parts();
    let roll = strike.roll(&parts(strike.by).damage, &parts(strike.by.opponent()).body, rulings);
    let sum = |((used, _, _), level): (&([u8; 2], u8, u8), &i64)| {
        let turn = std::mem::replace(turns.of_mut(strike.by), Turn::Later);
        let dealt = roll.dealt(*used, *level, turn);
        let dealt_by_table = wounds(dealt.row, *level);
        RollSum {
            terms: roll.row_terms(turn).into_iter().filter(|(_, value)| *value != 0).collect(),
            row: dealt.row,
            level: *level,
            wounds: match dealt.harm {
                Harm::Removal => None,
                Harm::Wounds(_) => Some((dealt_by_table, lessened(dealt_by_table, &roll.lessenings(dealt_by_table)))),
            },
        }
    };
    one.rolls.iter().zip(&strike.levels).map(sum).collect()
}

/// Only what changed anything.
fn lessened(mut before: i64, steps: &[(Lessening, i64)]) -> Vec<(Lessening, i64)> {
    let changes = |(_, after): &&(Lessening, i64)| std::mem::replace(&mut before, *after) != *after;
    steps.iter().filter(changes).copied().collect()
}
