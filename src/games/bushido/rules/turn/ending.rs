//! The End Phase of the models: states, *Regenerate*, Fire, Bleeding, Poison (BU-TURN-E, A16).

use crate::games::bushido::model::damage::Durability;
use crate::games::bushido::rules::damage::tough;
use serde::{Deserialize, Serialize};

/// How the Fear test of a Frightened model came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FearTest {
    /// It is Frightened no more.
    Passed,
    /// It stays Frightened.
    Failed,
    /// It never failed one: it is Frightened no more.
    NeverFailed,
}

/// Markers that wound in the End Phase, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Affliction {
    /// *Tough* does not help, nor does *Rise*.
    Fire,
    /// Any healed Wound ends it.
    Bleed,
    /// Nothing special.
    Poison,
}

/// What marks or heals Wounds in the End Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The trait heals.
    Regenerate,
    /// A marker wounds.
    Affliction(Affliction),
}

impl Source {
    /// The name of the exchange formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Regenerate => "Regenerate",
            Self::Affliction(Affliction::Fire) => "Fire",
            Self::Affliction(Affliction::Bleed) => "Bleed",
            Self::Affliction(Affliction::Poison) => "Poison",
        }
    }
}

/// Why a model is out of play, or may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// All its Wounds are marked.
    Killed,
    /// Its *Last Stand* is over.
    LastStand,
    /// All its Wounds are marked; *Rise* is to be rolled.
    Rise,
}

impl Out {
    /// The name of the exchange formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Killed => "killed",
            Self::LastStand => "last_stand",
            Self::Rise => "rise",
        }
    }
}

/// A trait that matters in the End Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastResort {
    /// Nothing saves it.
    None,
    /// *Rise*.
    Rise,
}

/// A model in the End Phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndingModel {
    /// Wound boxes, 1..=30.
    pub wounds: i64,
    /// Marked ones, up to `wounds`.
    pub marked: i64,
    /// *Tough(X)*.
    pub tough: i64,
    /// Whether it is *Durable*.
    pub durability: Durability,
    /// *Regenerate(X)*.
    pub regenerate: i64,
    /// Values of its Fire markers, the highest first.
    pub fire: Vec<i64>,
    /// Values of its Bleed markers, the highest first.
    pub bleed: Vec<i64>,
    /// Values of its Poison markers, the highest first.
    pub poison: Vec<i64>,
    /// Stunned markers.
    pub stunned: i64,
    /// Blind markers.
    pub blind: i64,
    /// Berserk markers.
    pub berserk: i64,
    /// Its Fear test, where it is Frightened.
    pub fear: Option<Frightened>,
    /// What may save it.
    pub last_resort: LastResort,
    /// Why it is out of play, if it is.
    pub out: Option<Out>,
}

/// A Frightened model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frightened {
    /// Its test, once it is known.
    pub test: Option<FearTest>,
}

/// What the players are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// How a Fear test came out.
    FearTest,
    /// Whether the model rises.
    Rise,
}

impl Question {
    /// The name of the exchange formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::FearTest => "fear_test",
            Self::Rise => "rise",
        }
    }
}

/// Wounds marked or healed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The model's position.
    pub model: usize,
    /// What did it.
    pub source: Source,
    /// Wounds marked now; healed ones are negative.
    pub wounds: i64,
}

/// What happened in an End Phase.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ending {
    /// In order.
    pub changes: Vec<Change>,
    /// By the position of the model, in order.
    pub questions: Vec<(usize, Question)>,
}

/// Plays the End Phase of the models, step by step over all of them (A16).
pub fn end(models: &mut [EndingModel]) -> Ending {
    let mut ending = Ending::default();
    let steps: [fn(&mut EndingModel, usize, &mut Ending); 5] = [
        |model, _, _| model.finish_last_stand(),
        |model, at, ending| ending.questions.extend(model.calm_down().map(|question| (at, question))),
        |model, _, _| model.shake_off(),
        EndingModel::regenerate,
        EndingModel::suffer,
    ];
    for step in steps {
        for (at, model) in models.iter_mut().enumerate().filter(|(_, model)| model.out.is_none()) {
            step(model, at, &mut ending);
        }
    }
    ending
}

impl EndingModel {
    /// Only *Last Stand* keeps a model in play whose Wounds are all marked.
    fn finish_last_stand(&mut self) {
        if self.marked == self.wounds {
            self.out = Some(Out::LastStand);
        }
    }

    fn calm_down(&mut self) -> Option<Question> {
        match self.fear?.test {
            None => Some(Question::FearTest),
            Some(FearTest::Failed) => None,
            Some(FearTest::Passed | FearTest::NeverFailed) => {
                self.fear = None;
                None
            }
        }
    }

    fn shake_off(&mut self) {
        self.blind = 0;
        self.berserk = 0;
        self.stunned = (self.stunned - 1).max(0);
    }

    fn regenerate(&mut self, at: usize, ending: &mut Ending) {
        let healed = self.regenerate.min(self.marked);
        if healed > 0 {
            self.marked -= healed;
            self.bleed.clear();
            ending.changes.push(Change { model: at, source: Source::Regenerate, wounds: -healed });
        }
    }

    fn suffer(&mut self, at: usize, ending: &mut Ending) {
        for affliction in [Affliction::Fire, Affliction::Bleed, Affliction::Poison] {
            for _ in 0..leaving(self.markers(affliction).len()) {
                let value = self.markers(affliction).remove(0);
                let wounds = self.wounds_of(affliction, value).min(self.wounds - self.marked);
                self.marked += wounds;
                ending.changes.push(Change { model: at, source: Source::Affliction(affliction), wounds });
                if self.marked == self.wounds {
                    self.fall(at, affliction, ending);
                    return;
                }
            }
        }
    }

    const fn markers(&mut self, affliction: Affliction) -> &mut Vec<i64> {
        match affliction {
            Affliction::Fire => &mut self.fire,
            Affliction::Bleed => &mut self.bleed,
            Affliction::Poison => &mut self.poison,
        }
    }

    fn wounds_of(&self, affliction: Affliction, value: i64) -> i64 {
        let wounds = match affliction {
            Affliction::Fire => value,
            Affliction::Bleed | Affliction::Poison => tough(value, self.tough),
        };
        match self.durability {
            Durability::Ordinary => wounds,
            Durability::Durable => wounds.min(1),
        }
    }

    fn fall(&mut self, at: usize, affliction: Affliction, ending: &mut Ending) {
        self.out = match (self.last_resort, affliction) {
            (LastResort::Rise, Affliction::Bleed | Affliction::Poison) => Some(Out::Rise),
            (LastResort::Rise, Affliction::Fire) | (LastResort::None, _) => Some(Out::Killed),
        };
        if self.out == Some(Out::Rise) {
            ending.questions.push((at, Question::Rise));
        }
    }
}

/// How many of so many markers leave: one, and again while three or more are left.
const fn leaving(markers: usize) -> usize {
    match markers {
        0 => 0,
        1..=3 => 1,
        _ => markers - 2,
    }
}
