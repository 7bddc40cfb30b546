//! An Enemy's turn at a table without a board: what was answered, what is asked now, or what follows.

use super::Reasoned;
use super::moving::{Fights, reasons};
use crate::games::champions::field::asking::{Ask, Asking, Said, ask};
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::state::State;
use crate::games::champions::text::{asked, names, runner};
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// An answer that can be given.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerView {
    /// The answer.
    pub said: Said,
    /// What it is called.
    pub name: Line,
    /// Whom it names.
    pub who: Option<Actor>,
}

/// Whether several answers may be given at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Several {
    /// One.
    No,
    /// Any number of those who are named.
    Yes,
}

/// A question and what was answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Answered {
    /// The question.
    pub question: Line,
    /// The answer in words.
    pub answer: Line,
}

/// What is asked now, or what follows from the answers.
#[derive(Clone, Debug, PartialEq)]
pub enum TalkView {
    /// A question.
    Question {
        /// The question.
        question: Line,
        /// How it is answered, where that needs saying.
        hint: Option<Line>,
        /// The answers.
        answers: Vec<AnswerView>,
        /// Whether several may be given at once.
        several: Several,
    },
    /// Everything is said.
    Turn {
        /// What the Enemy has done.
        sentence: Line,
        /// What it has left, and which Combat that is.
        outlook: Line,
        /// Whether a Combat follows.
        fights: Fights,
        /// Why.
        whys: Vec<Reasoned>,
    },
}

/// The talk about one Enemy's turn.
#[derive(Clone, Debug, PartialEq)]
pub struct AskView {
    /// Which Enemy.
    pub enemy: EnemyId,
    /// What it is about, in a word or two.
    pub behaviour: Line,
    /// What was answered so far.
    pub answered: Vec<Answered>,
    /// What comes now.
    pub now: TalkView,
}

/// As many of the answers as still fit their questions.
pub fn fitting(state: &State, enemy: EnemyId, said: &[Said]) -> usize {
    match ask(state, enemy, said) {
        Some(Asking::Ask(_) | Asking::Turn(_)) => said.len(),
        Some(Asking::Misfit(at)) => at.min(said.len()),
        None => 0,
    }
}

/// The talk as far as the answers lead; nothing where there is no such Enemy.
pub fn talk(state: &State, enemy: EnemyId, said: &[Said]) -> Option<AskView> {
    let said = &said[..fitting(state, enemy, said)];
    let now = match ask(state, enemy, said)? {
        Asking::Ask(ask) => question(state, enemy, &ask),
        Asking::Turn(turn) => TalkView::Turn {
            sentence: runner::told(state, &turn),
            outlook: runner::told_outlook(state, &turn),
            fights: if turn.moved.tokens > 0 && turn.moved.foe.is_some() || turn.moved.on_the_way.is_some() {
                Fights::Yes
            } else {
                Fights::No
            },
            whys: reasons(state, enemy, &turn.moved.why),
        },
        Asking::Misfit(_) => return None,
    };
    let answered = (0..said.len()).filter_map(|at| answer(state, enemy, said, at)).collect();
    let behaviour = state.enemy(enemy).map(|enemy| runner::about(enemy.behaviour()))?;
    Some(AskView { enemy, behaviour, answered, now })
}

fn question(state: &State, enemy: EnemyId, ask: &Ask) -> TalkView {
    let several = match ask {
        Ask::Nearest { .. } => Several::Yes,
        Ask::Favor { .. } | Ask::Reach { .. } | Ask::How { .. } | Ask::ActionPoints { .. } => Several::No,
        Ask::OtherInReach { .. } | Ask::InTheWay { .. } | Ask::Meets { .. } => Several::No,
        Ask::CombatNearby | Ask::Sees | Ask::TakesGoal { .. } | Ask::Leaves => Several::No,
    };
    let names = asked::answer_names(state, ask).into_iter();
    let answers = names.map(|(said, name)| AnswerView { who: only(&said), said, name });
    TalkView::Question {
        question: asked::question(state, enemy, ask),
        hint: asked::hint(state, enemy, ask),
        answers: answers.collect(),
        several,
    }
}

fn only(said: &Said) -> Option<Actor> {
    match said {
        Said::Who(who) => who.first().copied(),
        Said::Reach(_) | Said::Points(_) | Said::Yes | Said::No | Said::Activates(_) => None,
    }
}

/// A question that was answered, and how.
fn answer(state: &State, enemy: EnemyId, said: &[Said], at: usize) -> Option<Answered> {
    if let Said::Activates(class) = &said[at] {
        return Some(Answered { question: keys::ACTIVATION_WHY.into(), answer: asked::class(*class).into() });
    }
    let Some(Asking::Ask(ask)) = ask(state, enemy, &said[..at]) else { return None };
    let answer = match &said[at] {
        Said::Who(who) if who.len() > 1 => runner::list(who.iter().map(|who| names::given(state, *who)).collect()),
        one => asked::answer_names(state, &ask).into_iter().find(|(said, _)| said == one)?.1,
    };
    Some(Answered { question: asked::question(state, enemy, &ask), answer })
}
