//! An exchange or a shot that was rolled, term by term: what each result and each Damage Roll is made of.

use crate::games::bushido::assemble::melee::{Prepared, body};
use crate::games::bushido::assemble::ranged::aim;
use crate::games::bushido::command::{Shot, WoundDice};
use crate::games::bushido::event::{FoughtComparison, FoughtDice, ShotFired};
use crate::games::bushido::model::rulings::Rulings;
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::special::Special;
use crate::games::bushido::rules::damage::{DamageRoll, Harm, Lessening, RowTerm, Turn, wounds};
use crate::games::bushido::rules::dice::Faces;
use crate::games::bushido::rules::exchange::aftermath::{Aftermath, Contact, Course, Footing};
use crate::games::bushido::rules::exchange::results::{KindSum, Reckoning, Winner};
use crate::games::bushido::rules::exchange::strike::{Effect, Strike};
use crate::games::bushido::state::State;

/// A comparison, term by term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparisonSum {
    /// Of what the Attack's result is made.
    pub attack: KindSum,
    /// Of what the Defence's result is made.
    pub defence: KindSum,
    /// Its Damage Rolls.
    pub rolls: Vec<RollSum>,
    /// Specials that were announced and did not trigger.
    pub idle: Vec<Idle>,
    /// What follows.
    pub after: After,
}

/// A Special that was announced and did not trigger (A9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Idle {
    /// Who announced it.
    pub by: Side,
    /// Which.
    pub special: Special,
    /// Why it did not.
    pub because: IdleBecause,
}

/// Why a Special did not trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdleBecause {
    /// The dice it was announced for did not win.
    Lost,
    /// The exchange was over before.
    Over,
}

/// What follows a comparison (A10, A11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// The second comparison, if it was the first.
    GoesOn,
    /// The models came apart: the exchange is over.
    Apart,
    /// They touch still, and yet the exchange is over.
    Over,
    /// Somebody is Killed.
    Killed,
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
    let mut standing = Standing {
        footing: Sides::from_fn(|side| Footing::of(prepared.fighters.of(side))),
        left: Sides::from_fn(|side| prepared.fighters.of(side).parts().body.wounds),
    };
    let sum = |one: &FoughtComparison| {
        let (attacker, defender) = (one.attacker, one.attacker.opponent());
        let reckoning =
            |side: Side| Reckoning::new(prepared.fighters.of(side), prepared.fighters.of(side.opponent()), rulings);
        ComparisonSum {
            attack: reckoning(attacker).attack_sum(Faces::of(&rolled.dice.of(attacker).attack)),
            defence: reckoning(defender).defence_sum(Faces::of(&rolled.dice.of(defender).defence)),
            rolls: rolls(prepared, (rolled, one), rulings, &mut turns),
            idle: idle(rolled, one),
            after: standing.after(rolled, one, rulings),
        }
    };
    let mut sums: Vec<ComparisonSum> = rolled.comparisons.iter().map(sum).collect();
    if let ([one], [sum]) = (&rolled.comparisons[..], &mut sums[..]) {
        let never = announced(rolled, one.attacker.opponent()).into_iter().flatten();
        sum.idle.extend(never.map(|(by, special)| Idle { by, special, because: IdleBecause::Over }));
    }
    sums
}

/// What was announced for the Attack of a side and for the Defence against it.
fn announced(rolled: &FoughtDice, attacker: Side) -> [Option<(Side, Special)>; 2] {
    let defender = attacker.opponent();
    let of = |side: Side| rolled.splits.of(side).special;
    [
        of(attacker).filter(|special| special.attack().is_some()).map(|special| (attacker, special)),
        of(defender).filter(|special| special.defence().is_some()).map(|special| (defender, special)),
    ]
}

fn idle(rolled: &FoughtDice, one: &FoughtComparison) -> Vec<Idle> {
    let all = announced(rolled, one.attacker).into_iter().flatten();
    let lost = all.filter(|(_, special)| one.special != Some(*special));
    lost.map(|(by, special)| Idle { by, special, because: IdleBecause::Lost }).collect()
}

/// How both stand in the midst of an exchange.
struct Standing {
    footing: Sides<Footing>,
    /// Free Wound boxes.
    left: Sides<usize>,
}

impl Standing {
    fn after(&mut self, rolled: &FoughtDice, one: &FoughtComparison, rulings: &Rulings) -> After {
        let effect = effect(rolled, one);
        if let Some(strike) = effect.strike() {
            let dealt: usize = one.rolls.iter().map(|(_, _, wounds)| usize::from(*wounds)).sum();
            let left = self.left.of_mut(strike.by.opponent());
            *left = left.saturating_sub(dealt);
            if dealt > 0 && *left == 0 {
                return After::Killed;
            }
        }
        let won = match effect {
            Effect::Attack { .. } | Effect::None => one.attacker,
            Effect::Defence { .. } => one.attacker.opponent(),
        };
        let (winner, loser) = (*self.footing.of(won), *self.footing.of(won.opponent()));
        let aftermath = Aftermath::of(&effect, winner, loser, rulings);
        if let Some(marker) = aftermath.marker {
            *self.footing.of_mut(won.opponent()) = loser.gaining(marker);
        }
        match (aftermath.contact, aftermath.exchange) {
            (Contact::Lost, _) => After::Apart,
            (Contact::Kept, Course::Over) => After::Over,
            (Contact::Kept, Course::GoesOn) => After::GoesOn,
        }
    }
}

fn effect(rolled: &FoughtDice, one: &FoughtComparison) -> Effect {
    let winner = if one.winner == one.attacker { Winner::Attack } else { Winner::Defence };
    let (attacking, defending) = (rolled.splits.of(one.attacker), rolled.splits.of(one.attacker.opponent()));
    Effect::of(one.attacker, winner, one.level.into(), attacking, defending)
}

fn rolls(
    prepared: &Prepared,
    (rolled, one): (&FoughtDice, &FoughtComparison),
    rulings: &Rulings,
    turns: &mut Sides<Turn>,
) -> Vec<RollSum> {
    let effect = effect(rolled, one);
    let Some(strike) = effect.strike() else { return Vec::new() };
    let parts = |side: Side| prepared.fighters.of(side).parts();
    let roll = strike.roll(&parts(strike.by).damage, &parts(strike.by.opponent()).body, rulings);
    let sum = |((used, _, _), level): (&([u8; 2], u8, u8), &i64)| {
        roll_sum(&roll, *used, *level, std::mem::replace(turns.of_mut(strike.by), Turn::Later))
    };
    one.rolls.iter().zip(&strike.levels).map(sum).collect()
}

fn roll_sum(roll: &DamageRoll<'_>, used: [u8; 2], level: i64, turn: Turn) -> RollSum {
    let dealt = roll.dealt(used, level, turn);
    let dealt_by_table = wounds(dealt.row, level);
    RollSum {
        terms: roll.row_terms(turn).into_iter().filter(|(_, value)| *value != 0).collect(),
        row: dealt.row,
        level,
        wounds: match dealt.harm {
            Harm::Removal => None,
            Harm::Wounds(_) => Some((dealt_by_table, lessened(dealt_by_table, &roll.lessenings(dealt_by_table)))),
        },
    }
}

/// The Damage Rolls of a shot that came out so from `state`; none where the app made them.
pub fn shot_rolls(state: &State, shot: &Shot, fired: &ShotFired) -> Vec<RollSum> {
    let (Some(hit), WoundDice::Entered(made)) = (fired.hit, &shot.damage) else { return Vec::new() };
    let (Ok(aimed), Some(Ok(to))) = (aim(state, shot), state.model(hit).map(|model| body(hit, model))) else {
        return Vec::new();
    };
    let strike = Strike::of_attack(Side::Active, shot.special, fired.level().into());
    let Some(strike) = strike else { return Vec::new() };
    let rulings = state.rulings();
    let roll = strike.roll(&aimed.damage, &to, &rulings);
    let turns = std::iter::once(Turn::First).chain(std::iter::repeat(Turn::Later));
    let all = made.iter().zip(&strike.levels).zip(turns);
    all.map(|((faces, level), turn)| roll_sum(&roll, roll.used(faces.clone()), *level, turn)).collect()
}

/// Only what changed anything.
fn lessened(mut before: i64, steps: &[(Lessening, i64)]) -> Vec<(Lessening, i64)> {
    let changes = |(_, after): &&(Lessening, i64)| std::mem::replace(&mut before, *after) != *after;
    steps.iter().filter(changes).copied().collect()
}
