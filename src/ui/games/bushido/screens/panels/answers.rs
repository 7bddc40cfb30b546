//! What set-up, Starting Phase and End Phase were told, and the command that comes of it.

use crate::games::bushido::command::{Command, Ending, FearAnswer, RiseAnswer, Starting, Tactical};
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::rules::score::Occupied;
use crate::games::bushido::rules::turn::ending::FearTest;
use crate::games::bushido::rules::turn::starting::Coin;
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::ModelId;
use crate::ui::games::bushido::session::Session;
use crate::ui::games::bushido::unfinished::{self, Entering};
use crate::ui::table::session::Done;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What was answered and is not applied yet. It lies beside the table: a look at a model or a reload loses no answer.
#[derive(Clone, Copy)]
pub struct Draft {
    pub(super) session: Session,
    /// Who won the Tactical Test; the app rolls where nobody said.
    pub(super) winner: RwSignal<Option<Player>>,
    /// Whom the winner chooses.
    pub(super) first: RwSignal<Option<Player>>,
    pub(super) coins: RwSignal<BTreeMap<ModelId, Coin>>,
    /// The die of variable length.
    pub(super) length: RwSignal<Option<u8>>,
    pub(super) fear: RwSignal<BTreeMap<ModelId, FearTest>>,
    pub(super) rise: RwSignal<BTreeMap<ModelId, u8>>,
    pub(super) inside: RwSignal<BTreeSet<(String, ModelId)>>,
    pub(super) removes: RwSignal<Option<String>>,
}

/// Every answer as it lies beside the table.
#[derive(Default, Serialize, Deserialize)]
struct Half {
    winner: Option<Player>,
    first: Option<Player>,
    coins: Vec<(ModelId, Coin)>,
    length: Option<u8>,
    fear: Vec<(ModelId, FearTest)>,
    rise: Vec<(ModelId, u8)>,
    inside: BTreeSet<(String, ModelId)>,
    removes: Option<String>,
}

impl Draft {
    /// What was answered where the table stands as it stood, or nothing yet; kept from now on.
    pub fn begin(session: Session) -> Self {
        let half = unfinished::kept::<Half>(session, Entering::Phase).unwrap_or_default();
        let draft = Self {
            session,
            winner: RwSignal::new(half.winner),
            first: RwSignal::new(half.first),
            coins: RwSignal::new(half.coins.into_iter().collect()),
            length: RwSignal::new(half.length),
            fear: RwSignal::new(half.fear.into_iter().collect()),
            rise: RwSignal::new(half.rise.into_iter().collect()),
            inside: RwSignal::new(half.inside),
            removes: RwSignal::new(half.removes),
        };
        unfinished::keep(session, Entering::Phase, move || draft.half());
        draft
    }

    fn half(self) -> Half {
        Half {
            winner: self.winner.get(),
            first: self.first.get(),
            coins: self.coins.get().into_iter().collect(),
            length: self.length.get(),
            fear: self.fear.get().into_iter().collect(),
            rise: self.rise.get().into_iter().collect(),
            inside: self.inside.get(),
            removes: self.removes.get(),
        }
    }

    pub fn tactical(self) -> Tactical {
        match self.winner.get_untracked() {
            Some(winner) => Tactical::Told(winner),
            None => Tactical::Generated(self.session.glance(nominated)),
        }
    }

    pub(super) fn starting(self) -> Starting {
        let coins = self.coins.get().into_iter().collect();
        Starting { tactical: Tactical::Told(Player::A), first: self.first.get(), coins, length: self.length.get() }
    }

    /// Plays the Starting Phase; where that is refused the answers stay.
    pub fn start(self) {
        let starting = Starting { tactical: self.tactical(), ..untrack(|| self.starting()) };
        if self.session.dispatch(Command::StartPhase(Box::new(starting))) == Done::Refused {
            return;
        }
        self.winner.set(None);
        self.first.set(None);
        self.coins.set(BTreeMap::new());
        self.length.set(None);
    }

    /// The End Phase as it was answered so far.
    pub fn ending(self) -> Ending {
        let fear = self.fear.get().into_iter().map(|(model, test)| FearAnswer { model, test }).collect();
        let rise = self.rise.get().into_iter().map(|(model, rolled)| RiseAnswer { model, rolled }).collect();
        let inside = self.inside.get();
        let zones: BTreeSet<String> = inside.iter().map(|(zone, _)| zone.clone()).collect();
        let rice = |zone: &String, player: Player| {
            let there = inside.iter().filter(|(one, _)| one == zone);
            self.session.glance(|state| {
                let own = |id: &ModelId| state.model(*id).is_some_and(|model| model.player() == player);
                there.filter(|(_, id)| own(id)).map(|(_, id)| state.rice(*id)).collect()
            })
        };
        let occupied =
            |zone: String| Occupied { rice: Players { a: rice(&zone, Player::A), b: rice(&zone, Player::B) }, zone };
        Ending { fear, rise, zones: zones.into_iter().map(occupied).collect(), removes: self.removes.get() }
    }

    /// Plays the End Phase; where that is refused the answers stay.
    pub fn end(self) {
        let ending = untrack(|| self.ending());
        if self.session.dispatch(Command::EndPhase(Box::new(ending))) == Done::Refused {
            return;
        }
        self.fear.set(BTreeMap::new());
        self.rise.set(BTreeMap::new());
        self.inside.set(BTreeSet::new());
        self.removes.set(None);
    }
}

/// The model of each player with the most *Tactician* dice.
fn nominated(state: &State) -> Players<Option<ModelId>> {
    let best = |player: Player| {
        let own = state.models().filter(|(_, model)| model.player() == player && model.standing().is_in_play());
        own.max_by_key(|(_, model)| model.traits().amount("Tactician")).map(|(id, _)| id)
    };
    Players { a: best(Player::A), b: best(Player::B) }
}
