//! What the explorer remembers while it is open.

use crate::games::champions::command::CombatKind;
use crate::games::champions::entry;
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::odds::outcome::Odds;
use crate::games::champions::sheet::explore::{Matchup, Silence, Stand};
use crate::games::champions::sheet::what_if::WhatIf;
use crate::games::champions::view;
use crate::games::champions::views::paid::Paid;
use crate::kernel::by::Small;
use crate::ui::games::champions::cards::cards;
use crate::ui::games::champions::goal::Weights;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::combat::{self, Intent};
use crate::ui::games::champions::session::Session;
use crate::ui::page::{self};
use crate::ui::prefs::{self, Prefs};
use crate::ui::widgets::wide::roomy;
use leptos::prelude::*;

/// What is known of one Combat with that much Ki.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// Against whom.
    pub enemy: EnemyId,
    /// With how much Ki.
    pub ki: u8,
    /// The odds, or why there are none.
    pub odds: Result<Odds, Silence>,
    /// The chance to lose Purity, where the Enemy has Corruption.
    pub purity: Option<f64>,
}

/// The explorer's state.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The open table.
    pub session: Session,
    /// The preferences: goal and weights.
    pub prefs: RwSignal<Prefs>,
    /// Who would fight.
    pub fighter: Memo<Actor>,
    /// Who would fight, and how.
    pub matchup: RwSignal<Matchup>,
    /// How much Ki one is ready to spend; all of it where nobody said.
    pub ready: RwSignal<Option<u8>>,
    /// The Enemy that was tapped.
    pub chosen: RwSignal<Option<EnemyId>>,
    /// Whose card is typed in.
    pub typing: RwSignal<Option<Who>>,
    /// Whether the weights are open.
    pub weighing: RwSignal<bool>,
    /// What was worked out so far.
    pub answers: RwSignal<Vec<Answer>>,
    /// The Enemies, the best first once that is known.
    pub order: RwSignal<Vec<EnemyId>>,
    /// The table as the what-if copy has it.
    pub stand: Memo<Stand>,
    /// The weights that count, as in a Combat at this table.
    pub weights: Memo<Weights>,
    /// What the Enemy Dice are taken to show.
    pub faces: Memo<EnemyFaces>,
    /// The Enemies on the board.
    pub enemies: Memo<Vec<EnemyId>>,
    /// Whether the open line has all its numbers beside the list.
    pub roomy: Signal<bool>,
}

impl Desk {
    /// The explorer for that fighter, or for whoever acts, or else the first in play.
    pub fn begin(session: Session, fighter: Option<Actor>) -> Self {
        let prefs = prefs::current();
        let cards = cards();
        let fighter = session.glance(|state| first(state, fighter));
        let matchup = RwSignal::new(Matchup::of(fighter));
        let enemies = Memo::new(move |_| session.state(entry::enemies));
        Self {
            session,
            prefs,
            fighter: Memo::new(move |_| matchup.with(|matchup| matchup.fighter)),
            matchup,
            ready: RwSignal::new(None),
            chosen: RwSignal::new(None),
            typing: RwSignal::new(None),
            weighing: RwSignal::new(false),
            answers: RwSignal::new(Vec::new()),
            order: RwSignal::new(enemies.get_untracked()),
            stand: Memo::new(move |_| session.state(|state| Stand::new(state, matchup.get()))),
            weights: Memo::new(move |_| {
                let at_end = session.state(|state| view::honor(state).at_end);
                prefs.with(|prefs| prefs.goal.weighed(prefs.weights, at_end))
            }),
            faces: Memo::new(move |_| cards.enemy_faces().value().unwrap_or(EnemyFaces::USUAL)),
            enemies,
            roomy: roomy(),
        }
    }

    /// Who would fight.
    pub fn me(self) -> Who {
        self.fighter.get().into()
    }

    /// What its rerolls are paid with.
    pub fn paid(self) -> Paid {
        Paid::by(Some(self.fighter.get()))
    }

    /// Another fighter; what was supposed of the one before is forgotten.
    pub fn choose(self, fighter: Actor) {
        self.ready.set(None);
        self.matchup.set(Matchup::of(fighter));
        page::rename(&self.session.page(TablePage::Odds(Some(fighter))));
    }

    /// Supposes something else.
    pub fn suppose(self, change: impl FnOnce(WhatIf) -> WhatIf) {
        self.matchup.update(|matchup| matchup.what_if = change(matchup.what_if.clone()));
    }

    /// How much Ki is counted on.
    pub fn ki(self) -> u8 {
        let all = self.stand.with(Stand::ki).unwrap_or(0);
        self.ready.get().map_or(all, |ready| ready.min(all))
    }

    /// The Enemy whose numbers are open: the one that was tapped, or the best.
    pub fn shown(self) -> Option<EnemyId> {
        let first = self.order.with(|order| order.first().copied());
        self.chosen.get().filter(|id| self.enemies.with(|all| all.contains(id))).or(first)
    }

    /// What is known of a Combat.
    pub fn answer(self, enemy: EnemyId, ki: u8) -> Option<Result<Odds, Silence>> {
        let found =
            |all: &Vec<Answer>| all.iter().find(|one| (one.enemy, one.ki) == (enemy, ki)).map(|one| one.odds.clone());
        self.answers.with(found)
    }

    /// The chance to lose Purity in a Combat, where any is at stake.
    pub fn purity(self, enemy: EnemyId, ki: u8) -> Option<f64> {
        self.answers.with(|all| all.iter().find(|one| (one.enemy, one.ki) == (enemy, ki)).and_then(|one| one.purity))
    }

    /// Whether a value on that card is missing.
    pub fn misses(self, who: Who) -> bool {
        let silent = |one: &Answer| one.odds.as_ref().err() == Some(&Silence::Unknown(who));
        self.answers.with(|all| all.iter().any(silent))
    }

    /// Everything that is to be worked out, in its order: every Enemy, then the open one for each amount of Ki.
    pub fn wanted(self) -> Vec<(EnemyId, u8)> {
        let ki = self.ki();
        let amounts = self.stand.with(Stand::amounts);
        let each = self.enemies.get().into_iter().map(|enemy| (enemy, ki));
        let open = self.shown().into_iter().flat_map(|enemy| amounts.iter().map(move |ki| (enemy, *ki)));
        each.chain(open).collect()
    }

    /// Goes to the Combat page with both named, and with the odds' own word on Deception: the same share stands there.
    pub fn fight(self, enemy: EnemyId) {
        let intent = self.matchup.with_untracked(|matchup| {
            let deception = matchup.what_if.deception;
            Intent { fighter: matchup.fighter, kind: matchup.kind, deception }
        });
        combat::intend(intent);
        let champion = match intent.fighter {
            Actor::Champion(champion) => Some(champion),
            Actor::Ally(_) => None,
        };
        page::go(self.session.page(TablePage::Combat { champion, enemy: Some(enemy) }));
    }

    /// Whether it would be Ranged Combat.
    pub fn kind(self) -> CombatKind {
        self.matchup.with(|matchup| matchup.kind)
    }
}

fn first(state: &State, asked: Option<Actor>) -> Actor {
    let all = entry::fighters(state);
    let known = |who: &Actor| all.contains(who);
    let acts = state.track().active().map(Actor::Champion);
    let seat = Actor::Champion(ChampionId::ALL[0]);
    asked.filter(known).or(acts.filter(known)).or(all.first().copied()).unwrap_or(seat)
}
