//! What happened in a Combat, step by step, as data: every line with its numbers and the rule that says so. The words
//! are in `text::steps`.

pub use super::reason::{Kind, Reason};
use crate::kernel::rulebook::RuleRef;
use crate::small;

/// The ten steps (CH-COM).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CombatStep {
    /// 1: choose the target.
    Target,
    /// 2: Numerical Superiority or Outnumbered.
    Sizes,
    /// 3: the beginning.
    Beginning,
    /// 4: how many dice.
    Dice,
    /// 5: roll.
    Roll,
    /// 6: reroll.
    Rerolls,
    /// 7: transform.
    Changes,
    /// 8: the final results.
    Results,
    /// 9: Wounds.
    Wounds,
    /// 10: the end.
    End,
}
small!(CombatStep: Target, Sizes, Beginning, Dice, Roll, Rerolls, Changes, Results, Wounds, End);

impl CombatStep {
    /// Its number in the rulebook's list, 1 to 10.
    pub fn number(self) -> usize {
        use crate::kernel::by::Small as _;
        self.index() + 1
    }
}

/// One line of a Combat.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Which of the ten.
    pub number: CombatStep,
    /// What happened.
    pub line: Reason,
    /// The rule that says so.
    pub rule: RuleRef,
}

/// A Combat's lines while they are being written.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Lines(Vec<Step>);

impl Lines {
    /// Adds a line.
    pub fn say(&mut self, number: CombatStep, line: Reason, rule: RuleRef) {
        self.0.push(Step { number, line, rule });
    }

    /// Adds a line to a step about which nothing was said yet.
    pub fn say_if_silent(&mut self, number: CombatStep, line: Reason, rule: RuleRef) {
        if self.0.iter().all(|step| step.number != number) {
            self.say(number, line, rule);
        }
    }

    /// All lines, in the order of the steps.
    pub fn into_steps(self) -> Vec<Step> {
        self.0
    }
}
