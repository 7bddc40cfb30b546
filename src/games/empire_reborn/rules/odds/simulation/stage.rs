//! The same battle with those Characters who still live, kept so that it is prepared once for each set of them.

use super::Play;
use crate::games::empire_reborn::model::army::{Role, Sides};
use crate::games::empire_reborn::rules::battle::field::{Field, Ships, Strength};
use crate::kernel::by::By;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Which Characters of each side live.
pub(super) type Living = Sides<Vec<bool>>;

/// A battle and every cast it was played with.
pub(super) struct Stages {
    field: Rc<Field>,
    strength: Strength,
    play: Play,
    known: BTreeMap<[Vec<bool>; 2], Rc<Field>>,
}

impl Stages {
    pub(super) fn new(field: &Field, strength: &Strength, play: Play) -> Self {
        Self { field: Rc::new(field.clone()), strength: strength.clone(), play, known: BTreeMap::new() }
    }

    /// The battle as it begins.
    pub(super) fn whole(&self) -> Rc<Field> {
        Rc::clone(&self.field)
    }

    /// How many of each unit there are.
    pub(super) fn strength(&self) -> &Strength {
        &self.strength
    }

    /// Which rules are played.
    pub(super) fn play(&self) -> Play {
        self.play
    }

    /// The battle with those who live.
    pub(super) fn with(&mut self, living: &Living) -> Rc<Field> {
        let key = [Role::Attacker, Role::Defender].map(|role| living.get(role).clone());
        let whole = Rc::clone(&self.field);
        let field = self.known.entry(key).or_insert_with(|| Rc::new(cast(&whole, living)));
        Rc::clone(field)
    }
}

/// A field whose armies have only the Characters who live.
fn cast(field: &Field, living: &Living) -> Field {
    let army = |role: Role| {
        let mut army = field.army(role).clone();
        let mut alive = living.get(role).iter();
        army.characters.retain(|_| alive.next().is_some_and(|alive| *alive));
        army
    };
    // The same units fight on the same ground.
    Field::new(*field.context(), By::from_fn(army), *field.rulings(), Ships::Fight).unwrap_or_else(|_| field.clone())
}
