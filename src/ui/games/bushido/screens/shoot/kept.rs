//! A shot half told, as it lies beside its table until it is fired.

use super::{AppRolls, Draft};
use crate::games::bushido::command::ShotFact;
use crate::games::bushido::model::special::SpecialAttack;
use crate::games::bushido::state::model::ModelId;
use crate::ui::games::bushido::session::Session;
use crate::ui::games::bushido::unfinished::{self, Entering};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Everything that was told.
#[derive(Serialize, Deserialize)]
struct Half {
    shooter: ModelId,
    target: usize,
    catcher: Option<ModelId>,
    weapon: usize,
    special: Option<SpecialAttack>,
    friend: Option<ModelId>,
    distance: i64,
    boosts: i32,
    facts: BTreeSet<ShotFact>,
    faces: Vec<u8>,
    app: AppRolls,
}

impl Draft {
    /// The shot as it was left where the table stands as it stood, or nothing told yet; kept from now on.
    pub(super) fn begin(session: Session, id: ModelId) -> Self {
        let draft = Self::new(session, id);
        let half = unfinished::kept::<Half>(session, Entering::Dice);
        if let Some(half) = half.filter(|half| half.shooter == id) {
            draft.restore(half);
        }
        unfinished::keep(session, Entering::Dice, move || draft.half());
        draft
    }

    fn half(self) -> Half {
        Half {
            shooter: self.id,
            target: self.target.get(),
            catcher: self.catcher.get(),
            weapon: self.weapon.get(),
            special: self.special.get(),
            friend: self.friend.get(),
            distance: self.distance.get(),
            boosts: self.boosts.get(),
            facts: self.facts.get(),
            faces: self.faces.get(),
            app: self.app.get(),
        }
    }

    fn restore(self, half: Half) {
        self.target.set(half.target);
        self.catcher.set(half.catcher);
        self.weapon.set(half.weapon);
        self.special.set(half.special);
        self.friend.set(half.friend);
        self.distance.set(half.distance);
        self.boosts.set(half.boosts);
        self.facts.set(half.facts);
        self.faces.set(half.faces);
        self.app.set(half.app);
    }
}
