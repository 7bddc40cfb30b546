//! The same questions answered the slow way, to check the engine against: every ordered roll, every subset of dice,
//! every Element for every die, and the formula of the contract read aloud. Nothing of the engine is used.

use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::odds::forms::*;
use std::collections::BTreeMap;

use super::forms::{Air, Earth, Fire, Void, Water};

const ALL: [Element; 5] = [Air, Earth, Fire, Water, Void];

/// All ordered rolls of so many dice.
pub fn rolls(dice: usize) -> Vec<Vec<Element>> {
    (0..dice).fold(vec![Vec::new()], |rolls, _| {
        rolls.iter().flat_map(|roll| ALL.map(|element| [roll.as_slice(), &[element]].concat())).collect()
    })
}

fn count(dice: &[Element], element: Element) -> i64 {
    dice.iter().filter(|die| **die == element).count() as i64
}

/// Everything dice can be after Deception and Call of the Void, with whether Deception was used.
fn ends(dice: &[Element], deception: bool) -> Vec<(Vec<Element>, bool)> {
    let mut deceived = vec![(dice.to_vec(), false)];
    for place in (0..dice.len()).filter(|_| deception) {
        for to in ALL.into_iter().filter(|to| *to != dice[place]) {
            let mut turned = dice.to_vec();
            turned[place] = to;
            deceived.push((turned, true));
        }
    }
    let mut all = deceived.clone();
    for (dice, used) in deceived {
        let voids = count(&dice, Void) as usize;
        if voids == 0 {
            continue;
        }
        let kept: Vec<Element> = dice.iter().copied().filter(|die| *die != Void).collect();
        let turns = rolls(voids - 1).into_iter().filter(|turn| !turn.contains(&Void));
        all.extend(turns.map(|turn| ([kept.as_slice(), &turn].concat(), used)));
    }
    all
}

/// What final dice are worth with these Offensive and Defensive Elements, or with Harmony; Deception and Ki spent are
/// not in it.
pub fn value_of_choice(form: &CombatForm, last: &[Element], enemy: [i64; 2], chosen: Option<[Element; 2]>) -> f64 {
    let (champion, weights) = (&form.champion, &form.weights);
    let enemy_o = if form.enemy.offence_counts { (enemy[0] + form.enemy.offence_bonus).max(0) } else { 0 };
    let enemy_d = (enemy[1] + form.enemy.defence_bonus).max(0);
    let three = |element| i64::from(!champion.ally && count(last, element) >= 3);
    let technique = champion.technique.as_ref().filter(|technique| {
        let needs = &technique.needs;
        let named =
            [(Air, needs.air), (Earth, needs.earth), (Fire, needs.fire), (Water, needs.water), (Void, needs.void)];
        named.iter().all(|(element, need)| count(last, *element) >= *need)
    });
    let (plus_o, plus_d, direct) =
        technique.map_or((0, 0, 0), |technique| (technique.offence, technique.defence, technique.wounds));
    let (dealt, taken) = if let Some([offence, defence]) = chosen {
        let own_o = (count(last, offence) + champion.offence_bonus + three(Water) + plus_o).max(0);
        let own_d = (count(last, defence) + champion.defence_bonus + three(Earth) + plus_d).max(0);
        let own_o = if champion.offence_counts { own_o } else { 0 };
        let own_d = if champion.dishonored { 0 } else { own_d };
        ((own_o - enemy_d).max(0) + direct, (enemy_o - own_d).max(0))
    } else {
        assert!(ALL.iter().all(|element| last.contains(element)), "no Harmony in {last:?}");
        (1, 0)
    };
    let lp_now = (champion.lp + three(Air)).min(champion.lp_max);
    let mut value = weights.wound_dealt * dealt.min(form.enemy.lp) as f64;
    value -= weights.wound_taken * taken.min(champion.lp) as f64;
    value += if dealt >= form.enemy.lp { weights.kill } else { 0.0 };
    value -= if taken >= lp_now { weights.death } else { 0.0 };
    value -= if taken > 0 { weights.purity * form.enemy.corruption as f64 } else { 0.0 };
    value += weights.ki * three(Fire) as f64 + weights.ap * three(Air) as f64;
    value + weights.lp * (lp_now - champion.lp) as f64
}

/// What final dice are worth under the best choice.
fn value(form: &CombatForm, last: &[Element], enemy: [i64; 2]) -> f64 {
    let pairs = [[Water, Air], [Water, Earth], [Fire, Air], [Fire, Earth]].map(Some).into_iter();
    let harmony = ALL.iter().all(|element| last.contains(element)).then_some(None);
    let worth = |chosen| value_of_choice(form, last, enemy, chosen);
    pairs.chain(harmony).map(worth).fold(f64::NEG_INFINITY, f64::max)
}

/// The best end of a roll that is not rerolled.
fn settled(form: &CombatForm, dice: &[Element], enemy: [i64; 2]) -> f64 {
    let ends = ends(dice, form.champion.deception);
    let worth = |(last, used): (Vec<Element>, bool)| {
        value(form, &last, enemy) - if used { 2.0 * form.weights.honor } else { 0.0 }
    };
    ends.into_iter().map(worth).fold(f64::NEG_INFINITY, f64::max)
}

/// How often each sum of the Enemy's faces comes.
pub fn enemy_sums(form: &CombatForm) -> BTreeMap<[i64; 2], f64> {
    let mut sums = BTreeMap::from([([0, 0], 1.0)]);
    for colour in &form.enemy.dice {
        let faces = match colour {
            Colour::White => &form.faces.white,
            Colour::Gray => &form.faces.gray,
            Colour::Black => &form.faces.black,
        };
        let mut more = BTreeMap::new();
        for (sum, share) in &sums {
            for face in faces {
                *more.entry([sum[0] + face[0], sum[1] + face[1]]).or_insert(0.0) += share / 6.0;
            }
        }
        sums = more;
    }
    sums
}

/// The value before the roll by enumeration of all outcomes; for forms without Ki.
pub fn enumerated(form: &CombatForm) -> f64 {
    let rolls = rolls(form.champion.dice as usize);
    let mean = |enemy| rolls.iter().map(|roll| settled(form, roll, enemy)).sum::<f64>() / rolls.len() as f64;
    enemy_sums(form).into_iter().map(|(enemy, share)| share * mean(enemy)).sum()
}

/// Ordered rolls and what each is worth with so many Ki left, rerolled in every possible way.
pub struct Slow {
    rolls: Vec<Vec<Element>>,
    values: Vec<f64>,
}

impl Slow {
    fn new(dice: usize, ki: i64, price: f64, settled: impl Fn(&[Element]) -> f64) -> Self {
        let ends = rolls(dice).iter().map(|roll| settled(roll)).collect();
        Self::of(dice, ki, price, ends)
    }

    /// The same where it is known what each roll is worth.
    fn of(dice: usize, ki: i64, price: f64, ends: Vec<f64>) -> Self {
        let mut slow = Self { rolls: rolls(dice), values: ends.clone() };
        for _ in 0..ki {
            let rerolled = (0..slow.rolls.len()).map(|roll| slow.best_reroll(roll, dice) - price);
            slow.values = rerolled.zip(&ends).map(|(rerolled, end)| rerolled.max(*end)).collect();
        }
        slow
    }

    /// Dice are the digits of a roll's place in the list: rerolling one runs through its five digits.
    fn best_reroll(&self, roll: usize, dice: usize) -> f64 {
        let subsets = 1_usize..1 << dice;
        subsets.map(|subset| self.mean(roll, subset, dice)).fold(f64::NEG_INFINITY, f64::max)
    }

    /// The best dice to roll again, and the mean of what comes of it.
    fn best_subset(&self, roll: usize, dice: usize) -> (f64, usize) {
        let all = (1_usize..1 << dice).map(|subset| (self.mean(roll, subset, dice), subset));
        all.fold((f64::NEG_INFINITY, 0), |best, other| if other.0 > best.0 { other } else { best })
    }

    fn mean(&self, roll: usize, subset: usize, left: usize) -> f64 {
        let Some(die) = (0..left).rev().find(|die| subset >> die & 1 == 1) else { return self.values[roll] };
        let step = 5_usize.pow(die as u32);
        let without = roll - roll / step % 5 * step;
        (0..5).map(|digit| self.mean(without + digit * step, subset, die)).sum::<f64>() / 5.0
    }

    /// The value before the roll.
    pub fn value(&self) -> f64 {
        self.values.iter().sum::<f64>() / self.values.len() as f64
    }

    /// The value with these dice on the table.
    pub fn value_of(&self, dice: &[Element]) -> f64 {
        self.values[self.rolls.iter().position(|roll| roll == dice).unwrap()]
    }
}

/// A Combat against one result of the Enemy.
pub fn combat(form: &CombatForm, enemy: [i64; 2]) -> Slow {
    let champion = &form.champion;
    Slow::new(champion.dice as usize, champion.ki, form.weights.ki, |dice| settled(form, dice, enemy))
}

/// The value of a Combat before the roll, whatever it takes.
pub fn combat_value(form: &CombatForm) -> f64 {
    enemy_sums(form).into_iter().map(|(enemy, share)| share * combat(form, enemy).value()).sum()
}

/// A test.
pub fn test(form: &TestForm) -> Slow {
    let succeeds = |last: &[Element]| {
        let element = [Air, Earth, Fire, Water].into_iter().map(|element| count(last, element)).max().unwrap();
        let harmony = form.harmony && ALL.iter().all(|element| last.contains(element));
        (element + form.bonus).max(0).max(if harmony { 4 } else { 0 }) >= form.target
    };
    let any = |dice: &[Element]| ends(dice, form.deception).iter().any(|(last, _)| succeeds(last));
    Slow::new(form.dice as usize, form.ki, 0.0, |dice| if any(dice) { 1.0 } else { 0.0 })
}

/// The best end of a roll that is not rerolled: what it is worth, Wounds taken, and Ki gained.
fn best_end(form: &CombatForm, dice: &[Element], enemy: [i64; 2]) -> (f64, i64, i64) {
    let worth = |last: &[Element], used: bool, chosen| {
        let value = value_of_choice(form, last, enemy, chosen);
        (
            value - if used { 2.0 * form.weights.honor } else { 0.0 },
            taken(form, last, enemy, chosen),
            gained(form, last),
        )
    };
    let mut best = (f64::NEG_INFINITY, 0, 0);
    for (last, used) in ends(dice, form.champion.deception) {
        let pairs = [[Water, Air], [Water, Earth], [Fire, Air], [Fire, Earth]].map(Some).into_iter();
        let harmony = ALL.iter().all(|element| last.contains(element)).then_some(None);
        let all = pairs.chain(harmony).map(|chosen| worth(&last, used, chosen));
        best = all.fold(best, |best, end| if end.0 > best.0 + 1e-12 { end } else { best });
    }
    best
}

/// Wounds taken; for Combats without a technique.
fn taken(form: &CombatForm, last: &[Element], enemy: [i64; 2], chosen: Option<[Element; 2]>) -> i64 {
    let Some([_, defence]) = chosen else { return 0 };
    let three = i64::from(!form.champion.ally && count(last, Earth) >= 3);
    let own = count(last, defence) + form.champion.defence_bonus + three;
    (enemy[0] + form.enemy.offence_bonus - own.max(0)).max(0)
}

fn gained(form: &CombatForm, last: &[Element]) -> i64 {
    i64::from(!form.champion.ally && count(last, Fire) >= 3)
}

/// The probability of each number of Purity lost, every play tried and the best one followed.
pub fn purity_lost(form: &CombatForm, stake: u8) -> Vec<f64> {
    let mut lost = vec![0.0; usize::from(stake) + 1];
    for (enemy, share) in enemy_sums(form) {
        let rolls = rolls(form.champion.dice as usize);
        let ends: Vec<_> = rolls.iter().map(|roll| best_end(form, roll, enemy)).collect();
        follow(form, &ends, |(_, taken, gained), left, each| {
            let kept = if form.champion.ally { 0 } else { left + gained };
            let points = if taken == 0 { 0 } else { (i64::from(stake) - kept).max(0) };
            lost[points as usize] += share * each;
        });
    }
    lost
}

/// Follows the best play from before the roll. Tells each end, with the Ki that is left and how often it comes.
fn follow(form: &CombatForm, ends: &[(f64, i64, i64)], mut tell: impl FnMut((f64, i64, i64), i64, f64)) {
    let (dice, price, ki) = (form.champion.dice as usize, form.weights.ki, form.champion.ki);
    let values: Vec<f64> = ends.iter().map(|end| end.0).collect();
    let levels: Vec<Slow> = (0..ki).map(|ki| Slow::of(dice, ki, price, values.clone())).collect();
    let mut shares = vec![1.0 / ends.len() as f64; ends.len()];
    for left in (0..=ki).rev() {
        let mut again = vec![0.0; ends.len()];
        for (roll, share) in shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
            let better = usize::try_from(left - 1).ok().map(|below| levels[below].best_subset(roll, dice));
            match better.filter(|(mean, _)| mean - price > values[roll] + 1e-12) {
                None => tell(ends[roll], left, *share),
                Some((_, subset)) => {
                    let each = rerolled(roll, subset, dice);
                    each.iter().for_each(|roll| again[*roll] += share / each.len() as f64);
                }
            }
        }
        shares = again;
    }
}

/// The places of all rolls that can come of rolling those dice again.
fn rerolled(roll: usize, subset: usize, dice: usize) -> Vec<usize> {
    (0..dice).filter(|die| subset >> die & 1 == 1).fold(vec![roll], |rolls, die| {
        let step = 5_usize.pow(die as u32);
        let digits = |roll: usize| (0..5).map(move |digit| roll - roll / step % 5 * step + digit * step);
        rolls.into_iter().flat_map(digits).collect()
    })
}
