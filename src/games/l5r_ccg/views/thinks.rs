//! What one side of a duel thinks of the other's way of playing, and what the ends are worth to it.

use crate::games::l5r_ccg::rules::odds::duel::{Model, Payoffs, WHOLE};

/// How the other is taken to decide (CC-DUEL-7e).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// As is worst.
    Worst,
    /// It strikes when it leads.
    Leads,
    /// It strikes by habit, whatever it holds.
    Habit,
}
crate::small!(Manner: Worst, Leads, Habit);

/// One of the payoffs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// A victory.
    Win,
    /// A tie.
    Tie,
    /// A defeat.
    Loss,
    /// What each further focus costs.
    Card,
}
crate::small!(Worth: Win, Tie, Loss, Card);

/// Chances of a habit, in percent.
pub type Habit = [u8; 5];

/// What one player thinks of the other's way of playing, and what the ends are worth to it. It never becomes part of a
/// table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thinks {
    /// How the other decides.
    pub manner: Manner,
    /// By habit: how likely it strikes after 0, 1, 2 … focuses of its own, in percent. The last one holds from there on.
    pub habit: Habit,
    /// What the ends are worth.
    pub payoffs: Payoffs,
}

impl Thinks {
    /// As long as nothing is said: the worst case; a win is whole, a tie half of it, a card free.
    pub const USUAL: Self = Self {
        manner: Manner::Worst,
        habit: [10, 30, 50, 70, 90],
        payoffs: Payoffs { win: 100, tie: 50, loss: 0, card: 0 },
    };

    /// The model the odds take.
    pub fn model(&self) -> Model {
        match self.manner {
            Manner::Worst => Model::Knows,
            Manner::Leads => Model::Lead { per_card: 5 * WHOLE / 2, margin: 0 },
            Manner::Habit => {
                let [.., last] = self.habit;
                let from_there_on = std::iter::repeat_n(last, MOST_FOCUSES + 1 - self.habit.len());
                Model::habit(self.habit.into_iter().chain(from_there_on))
            }
        }
    }

    /// What an end is worth.
    pub const fn worth(&self, of: Worth) -> i64 {
        match of {
            Worth::Win => self.payoffs.win,
            Worth::Tie => self.payoffs.tie,
            Worth::Loss => self.payoffs.loss,
            Worth::Card => self.payoffs.card,
        }
    }

    /// Sets what an end is worth. A victory is never worth less than a tie, nor a tie less than a defeat: the others give
    /// way.
    pub fn set_worth(&mut self, of: Worth, to: i64) {
        let Payoffs { win, tie, loss, card } = self.payoffs;
        self.payoffs = match of {
            Worth::Win => Payoffs { win: to, tie: tie.min(to), loss: loss.min(to), card },
            Worth::Tie => Payoffs { win: win.max(to), tie: to, loss: loss.min(to), card },
            Worth::Loss => Payoffs { win: win.max(to), tie: tie.max(to), loss: to, card },
            Worth::Card => Payoffs { win, tie, loss, card: to },
        };
    }
}

/// Cards that the odds of a duel are counted with on one side, at most.
const MOST_FOCUSES: usize = 12;
