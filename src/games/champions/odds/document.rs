//! A question as one document, and the answer to it.

use super::advice::{Advised, CombatEnd, TestEnd};
use super::combat::{Combat, RolledCombat};
use super::fault::{Fault, FaultKind};
use super::forms::{CombatForm, Kind, TestForm};
use super::outcome::Odds;
use super::skill_test::{Chance, RolledTest, SkillTest};
use super::strictly::object;
use crate::kernel::place;
use serde::{Deserialize, Serialize};

/// Everything that can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// A Combat before the roll.
    Combat(Combat),
    /// A Combat in the middle of the roll.
    RolledCombat(RolledCombat),
    /// A test before the roll.
    Test(SkillTest),
    /// A test in the middle of the roll.
    RolledTest(RolledTest),
}

/// The answer of the same kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// How a Combat comes out.
    Combat(Odds),
    /// What to do in a Combat.
    RolledCombat(Advised<CombatEnd>),
    /// How likely success is.
    Test(Chance),
    /// What to do in a test.
    RolledTest(Advised<TestEnd>),
}

/// Reads a question.
///
/// # Errors
///
/// Everything that is wrong with it, or the one place where the text cannot be read.
pub fn read(text: &str) -> Result<Question, Vec<Fault>> {
    match parse::<Header>(text)?.kind {
        Kind::Combat => {
            let form: CombatForm = parse(text)?;
            match (&form.rolled, &form.enemy_result) {
                (None, None) => Combat::new(&form).map(Question::Combat),
                _ => RolledCombat::new(&form).map(Question::RolledCombat),
            }
        }
        Kind::Test => {
            let form: TestForm = parse(text)?;
            match form.rolled {
                None => SkillTest::new(&form).map(Question::Test),
                Some(_) => RolledTest::new(&form).map(Question::RolledTest),
            }
        }
    }
}

impl Question {
    /// Reckons the answer.
    pub fn answer(&self) -> Answer {
        match self {
            Self::Combat(combat) => Answer::Combat(combat.odds()),
            Self::RolledCombat(rolled) => Answer::RolledCombat(rolled.advice()),
            Self::Test(test) => Answer::Test(test.chance()),
            Self::RolledTest(rolled) => Answer::RolledTest(rolled.advice()),
        }
    }
}

/// What tells the kinds of documents apart; the rest is read when the kind is known.
#[derive(Deserialize)]
struct Header {
    kind: Kind,
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Vec<Fault>> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = object(&mut reader).and_then(|read| reader.end().map(|()| read));
    read.map_err(|error| {
        let (path, reason) = place::explain(text, &error);
        vec![Fault { path, kind: FaultKind::Unreadable { reason } }]
    })
}
