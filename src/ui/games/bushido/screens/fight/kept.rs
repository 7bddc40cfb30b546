//! An exchange half told, as it lies beside its table: a reload, a closed tab or a look at another page loses no die,
//! and what was hidden comes back hidden.

use super::{AppRolls, Cover, Draft};
use crate::games::bushido::command::{Again, MeleeAction, Terms};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::split::Split;
use crate::games::bushido::state::model::ModelId;
use crate::ui::games::bushido::session::Session;
use crate::ui::games::bushido::unfinished::{self, Entering};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// Everything that was told.
#[derive(Serialize, Deserialize)]
struct Half {
    id: ModelId,
    action: MeleeAction,
    other: Option<ModelId>,
    terms: Sides<Terms>,
    splits: Sides<Option<Split>>,
    cover: Cover,
    faces: Vec<u8>,
    app: AppRolls,
    again: Vec<Again>,
    anew: Vec<usize>,
    rerolling: usize,
    #[serde(default)]
    over: Vec<(usize, Vec<usize>)>,
    #[serde(default)]
    tested: Option<ModelId>,
    told: Option<Sides<u8>>,
}

impl Draft {
    /// The exchange as it was left where the table stands as it stood, or nothing told yet; kept from now on.
    pub(super) fn begin(session: Session, id: ModelId, action: MeleeAction) -> Self {
        let draft = Self::new(session, id, action);
        let half = unfinished::kept::<Half>(session, Entering::Dice);
        if let Some(half) = half.filter(|half| half.id == id && half.action == action) {
            draft.restore(half);
        }
        unfinished::keep(session, Entering::Dice, move || draft.half());
        draft
    }

    fn half(self) -> Half {
        Half {
            id: self.id,
            action: self.action,
            other: self.other.get(),
            terms: self.terms.get(),
            splits: self.splits.get(),
            cover: self.cover.get(),
            faces: self.faces.get(),
            app: self.app.get(),
            again: self.again.get(),
            anew: self.anew.get(),
            rerolling: self.rerolling.get(),
            over: self.over.get(),
            tested: self.tested.get(),
            told: self.told.get(),
        }
    }

    fn restore(self, half: Half) {
        self.other.set(half.other);
        self.terms.set(half.terms);
        // Whoever was looking when the app was closed has to lift the cover again.
        self.cover.set(match half.cover {
            Cover::Open => Cover::Open,
            Cover::Secret(_) => Cover::Secret(None),
        });
        self.told.set(half.told);
        self.tested.set(half.tested);
        if self.allows(&half.splits) {
            self.splits.set(half.splits);
            self.faces.set(half.faces);
            self.app.set(half.app);
            self.again.set(half.again);
            self.anew.set(half.anew);
            self.rerolling.set(half.rerolling);
            self.over.set(half.over);
        }
    }

    /// Whether both could divide their dice like that: after an undo the same number of steps may be another table.
    fn allows(self, splits: &Sides<Option<Split>>) -> bool {
        let Some(Ok(prepared)) = untrack(|| self.prepared()) else { return false };
        let can =
            |side: Side| splits.of(side).is_none_or(|split| Split::all(prepared.fighters.of(side)).contains(&split));
        Side::ALL.into_iter().all(can)
    }
}
