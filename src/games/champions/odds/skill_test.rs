//! Questions about a Skill Test out of Combat (CH-TEST).

use super::advice::{Advised, TestEnd, advise, others};
use super::dice::Dice;
use super::fault::{Fault, FaultKind, Faults};
use super::fighter;
use super::focus::Focus;
use super::forms::{Kind, TestForm};
use super::multisets::multisets;
use super::settle::{Finals, settled};
use crate::games::champions::model::element::Element;
use serde::Serialize;

/// What Harmony is taken as (CH-TEST-4).
const HARMONY: i64 = 4;

/// A Skill Test before the dice are rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkillTest {
    dice: usize,
    ki: u64,
    deception: bool,
    harmony: bool,
    bonus: i64,
    target: i64,
}

/// A Skill Test whose dice lie on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RolledTest {
    test: SkillTest,
    rolled: Vec<Element>,
}

/// Plans nearer to each other than this are as good as each other at the table: one in a thousand tests.
const HARDLY_BETTER: f64 = 0.001;

/// Dice to roll again, and what that leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Reroll {
    /// Their positions, ascending.
    pub dice: Vec<usize>,
    /// The probability of success if no other Ki is spent.
    pub one: f64,
    /// The probability of success with all Ki.
    pub all: f64,
}

/// The answer from before the roll.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Chance {
    /// The greatest probability of as many successes as are needed.
    pub success: f64,
    /// Always true: nothing is sampled.
    pub exact: bool,
}

impl SkillTest {
    /// Checks a test; what is rolled in the form is not looked at.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub fn new(form: &TestForm) -> Result<Self, Vec<Fault>> {
        let mut faults = Faults::default();
        let test = Self::checked(form, &mut faults);
        faults.none_or(test)
    }

    fn checked(form: &TestForm, faults: &mut Faults) -> Self {
        if form.kind != Kind::Test {
            faults.add("kind", FaultKind::OtherKind);
        }
        Self {
            dice: fighter::dice("dice", form.dice, faults),
            ki: fighter::ki("ki", form.ki, faults),
            deception: form.deception,
            harmony: form.harmony,
            bonus: faults.bonus("bonus", form.bonus),
            target: form.target,
        }
    }

    /// The probability of success under the best play.
    pub fn chance(&self) -> Chance {
        let finals = self.finals();
        let success = Focus::new(&finals, &settled(&finals)).value();
        Chance { success, exact: true }
    }

    fn finals(&self) -> Finals {
        let numbers = 0..multisets().of(self.dice).end;
        let worth = numbers.map(|number| f64::from(u8::from(self.succeeds(multisets().dice(number))))).collect();
        Finals { dice: self.dice, worth, deception: self.deception.then_some(0.0), focus: 0.0, ki: self.ki }
    }

    fn succeeds(&self, last: Dice) -> bool {
        self.counted(last) >= self.target || self.harmony && last.is_harmonious() && HARMONY >= self.target
    }

    /// The successes of the Element with the most dice, from 0.
    fn counted(&self, last: Dice) -> i64 {
        (i64::from(last.count(most(last))) + self.bonus).max(0)
    }
}

/// The Element other than Void with the most dice.
fn most(last: Dice) -> Element {
    let (defence, _) = last.more_of([Element::Air, Element::Earth]);
    let (offence, _) = last.more_of([Element::Fire, Element::Water]);
    last.more_of([defence, offence]).0
}

impl RolledTest {
    /// Checks a test in the middle of the roll.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub fn new(form: &TestForm) -> Result<Self, Vec<Fault>> {
        let mut faults = Faults::default();
        let test = SkillTest::checked(form, &mut faults);
        let rolled = match &form.rolled {
            Some(rolled) => fighter::rolled(rolled, test.dice, &mut faults),
            None => faults.missing("rolled", "advice"),
        };
        faults.none_or(Self { test, rolled })
    }

    /// The best play from here.
    pub fn advice(&self) -> Advised<TestEnd> {
        advise(&self.test.finals(), &self.rolled, |changes| {
            let last = changes.last;
            let harmony = self.test.harmony && last.is_harmonious() && HARMONY > self.test.counted(last);
            let element = (!harmony).then(|| most(last));
            TestEnd { deception: changes.deception, void: changes.void, element, harmony }
        })
    }

    /// What to roll again, as it is wanted at a table: of the plans that are hardly worse than the best, the one whose
    /// first roll is the likeliest to do. Nothing where nothing is to be rolled again.
    pub fn reroll(&self) -> Option<Reroll> {
        let finals = self.test.finals();
        let settled = settled(&finals);
        let number = multisets().number(Dice::of(&self.rolled));
        let way = Focus::new(&finals, &settled).surest(number, HARDLY_BETTER)?;
        Some(Reroll { dice: others(&self.rolled, multisets().dice(way.keep)), one: way.one, all: way.all })
    }
}
