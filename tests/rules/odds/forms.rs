//! Questions to change in one place each, and what the rules say of them.

use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::odds::advice::{Advice, Advised, CombatEnd, TestEnd};
use rokugan::games::champions::odds::combat::{Combat, RolledCombat};
use rokugan::games::champions::odds::forms::*;
use rokugan::games::champions::odds::outcome::Odds;
use rokugan::games::champions::odds::skill_test::{RolledTest, SkillTest};

pub use rokugan::games::champions::model::element::Element::{Air, Earth, Fire, Void, Water};
pub use rokugan::games::champions::odds::forms::Colour::{Black, Gray, White};

/// Five dice without anything, against two white dice; every Wound counts 1, everything else nothing.
pub fn combat() -> CombatForm {
    CombatForm {
        kind: Kind::Combat,
        champion: champion(),
        enemy: enemy(),
        faces: faces(),
        weights: weights(),
        rolled: None,
        enemy_result: None,
    }
}

fn champion() -> ChampionForm {
    ChampionForm {
        dice: 5,
        ki: 0,
        deception: false,
        dishonored: false,
        ally: false,
        lp: 10,
        lp_max: 12,
        offence_bonus: 0,
        defence_bonus: 0,
        offence_counts: true,
        technique: None,
    }
}

fn enemy() -> EnemyForm {
    EnemyForm {
        dice: vec![White, White],
        lp: 10,
        offence_bonus: 0,
        defence_bonus: 0,
        offence_counts: true,
        corruption: 0,
    }
}

/// One face in six is Offensive on a white die; gray and black have more.
pub fn faces() -> FacesForm {
    let table = |faces: [[i64; 2]; 6]| faces.map(Vec::from).to_vec();
    FacesForm {
        white: table([[0, 0], [0, 0], [0, 0], [0, 1], [0, 1], [1, 0]]),
        gray: table([[0, 0], [1, 0], [1, 0], [0, 1], [0, 1], [1, 1]]),
        black: table([[1, 0], [2, 0], [0, 1], [0, 2], [1, 1], [2, 1]]),
    }
}

/// Wounds count, nothing else does.
pub fn weights() -> WeightsForm {
    WeightsForm {
        wound_dealt: 1.0,
        wound_taken: 1.0,
        kill: 0.0,
        death: 0.0,
        ki: 0.0,
        honor: 0.0,
        ap: 0.0,
        lp: 0.0,
        purity: 0.0,
    }
}

/// A technique that needs these dice.
pub fn technique(needs: &[Element], [offence, defence, wounds]: [i64; 3]) -> Option<TechniqueForm> {
    let of = |element| needs.iter().filter(|need| **need == element).count() as i64;
    let needs = NeedsForm { air: of(Air), earth: of(Earth), fire: of(Fire), water: of(Water), void: of(Void) };
    Some(TechniqueForm { needs, offence, defence, wounds })
}

/// A form with changes.
pub trait With: Sized {
    fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
        change(&mut self);
        self
    }
}
impl With for CombatForm {}
impl With for TestForm {}

/// These dice lie on the table; the Enemy rolled this.
pub fn rolled(form: CombatForm, dice: &[Element], enemy: [i64; 2]) -> CombatForm {
    form.with(|form| {
        form.champion.dice = dice.len() as i64;
        form.rolled = Some(dice.to_vec());
        form.enemy_result = Some(enemy.to_vec());
    })
}

#[track_caller]
pub fn odds(form: &CombatForm) -> Odds {
    Combat::new(form).unwrap().odds()
}

#[track_caller]
pub fn advice(form: &CombatForm) -> Advised<CombatEnd> {
    RolledCombat::new(form).unwrap().advice()
}

/// What a roll of the basic Combat, changed, is worth against an Enemy's result.
#[track_caller]
pub fn worth(dice: &[Element], enemy: [i64; 2], change: impl FnOnce(&mut CombatForm)) -> f64 {
    advice(&rolled(combat().with(change), dice, enemy)).value
}

/// The end of a roll that is not rerolled.
#[track_caller]
pub fn end<S>(advised: Advised<S>) -> S {
    match advised.advice {
        Advice::Settle(end) => end,
        Advice::Reroll { dice } => panic!("rerolls {dice:?}"),
    }
}

/// The dice that are rerolled.
#[track_caller]
pub fn rerolled<S: std::fmt::Debug>(advised: Advised<S>) -> Vec<usize> {
    match advised.advice {
        Advice::Reroll { dice } => dice,
        Advice::Settle(end) => panic!("settles {end:?}"),
    }
}

/// A test with five dice and nothing else.
pub fn test(target: i64) -> TestForm {
    TestForm { kind: Kind::Test, dice: 5, ki: 0, deception: false, harmony: false, bonus: 0, target, rolled: None }
}

#[track_caller]
pub fn chance(form: &TestForm) -> f64 {
    SkillTest::new(form).unwrap().chance().success
}

/// The best play with these dice on the table.
#[track_caller]
pub fn test_advice(form: TestForm, dice: &[Element]) -> Advised<TestEnd> {
    let form = form.with(|form| {
        form.dice = dice.len() as i64;
        form.rolled = Some(dice.to_vec());
    });
    RolledTest::new(&form).unwrap().advice()
}

#[track_caller]
pub fn assert_close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "{found} is not {expected}");
}
