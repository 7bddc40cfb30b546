//! One instance of a gain or loss of Family Honor, and the answers to a loss (CC-HON).

use crate::games::l5r_ccg::model::rule::{self, Rule};

/// An own Personality with a part in the instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Involved {
    /// Whether it is a Samurai.
    pub samurai: bool,
    /// Whether it is dishonored.
    pub dishonored: bool,
}

/// What the player answers to a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Gives up the Favor: the loss does not happen (CC-FAV-1).
    Favor,
    /// Has the Personality at this position destroyed: the loss is 1 (CC-HON-7).
    Seppuku(usize),
}

impl Answer {
    /// The rule that decides about it.
    pub fn rule(self) -> Rule {
        match self {
            Self::Favor => rule::FAVOR_HOLDER,
            Self::Seppuku(_) => rule::SEPPUKU,
        }
    }
}

/// Who holds the Favor, as far as it matters here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Favor {
    /// The player of the instance.
    Own,
    /// Somebody else, or nobody.
    NotOwn,
}

/// What an instance comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The change of Family Honor after all.
    pub change: i64,
    /// Personalities that become honorable again instead of a gain (CC-HON-4).
    pub restored: Vec<usize>,
    /// Who committed seppuku.
    pub honorable_dead: Option<usize>,
    /// Whether the Favor was given up.
    pub favor_spent: bool,
    /// Every answer that was possible.
    pub may: Vec<Answer>,
    /// The rule against the answer given, which is then ignored.
    pub refused: Option<Rule>,
}

/// Settles a change of Family Honor (not 0) in which `involved` have a part.
pub fn settle(change: i64, favor: Favor, involved: &[Involved], answer: Option<Answer>) -> Outcome {
    let may = if change < 0 { answers(favor, involved) } else { Vec::new() };
    let taken = answer.filter(|answer| may.contains(answer));
    let refused = answer.filter(|answer| !may.contains(answer)).map(Answer::rule);
    let restored = if change > 0 { positions(involved, |one| one.dishonored) } else { Vec::new() };
    let (change, honorable_dead) = match taken {
        Some(Answer::Favor) => (0, None),
        Some(Answer::Seppuku(at)) => (-1, Some(at)),
        None if restored.is_empty() => (change, None),
        None => (0, None),
    };
    Outcome { change, restored, honorable_dead, favor_spent: taken == Some(Answer::Favor), may, refused }
}

/// The possible answers to a loss: the Favor first, then every Samurai involved.
fn answers(favor: Favor, involved: &[Involved]) -> Vec<Answer> {
    let held = (favor == Favor::Own).then_some(Answer::Favor);
    held.into_iter().chain(positions(involved, |one| one.samurai).into_iter().map(Answer::Seppuku)).collect()
}

fn positions(involved: &[Involved], which: impl Fn(&Involved) -> bool) -> Vec<usize> {
    (0..involved.len()).filter(|at| which(&involved[*at])).collect()
}
