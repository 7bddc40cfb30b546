//! What the explorer remembers while it is open.

use crate::games::champions::command::CombatKind;
use crate::games::champions::entry;
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::odds::outcome::Odds;
use crate::games::champions::sheet::explore::{Matchup, Silence, Stand};
use crate::games::champions::sheet::what_if::WhatIf;
use crate::kernel::by::Small;
use crate::ui::goal::Weights;
use crate::ui::page::{self, TablePage};
use crate::ui::prefs::{self, Prefs};
use crate::ui::screens::combat;
use crate::ui::session::Session;
use crate::ui::shelf::shelf;
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
}

/// The explorer's state.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The open table.
    pub session: Session,
    /// The preferences: goal and weights.
    pub prefs: RwSignal<Prefs>,
    /// Who would fight.
    pub champion: Memo<ChampionId>,
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
    /// The weights that count.
    pub weights: Memo<Weights>,
    /// What the Enemy Dice are taken to show.
    pub faces: Memo<EnemyFaces>,
    /// The Enemies on the board.
    pub enemies: Memo<Vec<EnemyId>>,
}

impl Desk {
    /// The explorer for that Champion, or for whoever acts, or else the first in play.
    pub fn begin(session: Session, champion: Option<ChampionId>) -> Self {
        let prefs = prefs::current();
        let shelf = shelf();
        let champion = session.glance(|state| first(state, champion));
        let matchup = RwSignal::new(Matchup::of(champion));
        let enemies = Memo::new(move |_| session.state(entry::enemies));
        Self {
            session,
            prefs,
            champion: Memo::new(move |_| matchup.with(|matchup| matchup.champion)),
            matchup,
            ready: RwSignal::new(None),
            chosen: RwSignal::new(None),
            typing: RwSignal::new(None),
            weighing: RwSignal::new(false),
            answers: RwSignal::new(Vec::new()),
            order: RwSignal::new(enemies.get_untracked()),
            stand: Memo::new(move |_| session.state(|state| Stand::new(state, matchup.get()))),
            weights: Memo::new(move |_| prefs.with(Prefs::weighing)),
            faces: Memo::new(move |_| shelf.enemy_faces().value().unwrap_or(EnemyFaces::USUAL)),
            enemies,
        }
    }

    /// Who would fight.
    pub fn me(self) -> Who {
        Who::Champion(self.champion.get())
    }

    /// Another Champion; what was supposed of the one before is forgotten.
    pub fn choose_champion(self, champion: ChampionId) {
        self.ready.set(None);
        self.matchup.set(Matchup::of(champion));
        page::rename(&self.session.page(TablePage::Odds(Some(champion))));
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

    /// Goes to the Combat page with both named.
    pub fn fight(self, enemy: EnemyId) {
        let (champion, kind) = self.matchup.with_untracked(|matchup| (matchup.champion, matchup.kind));
        combat::intend(Actor::Champion(champion), kind);
        page::go(&self.session.page(TablePage::Combat { champion: Some(champion), enemy: Some(enemy) }));
    }

    /// Whether it would be Ranged Combat.
    pub fn kind(self) -> CombatKind {
        self.matchup.with(|matchup| matchup.kind)
    }
}

/// The Champions that could fight.
pub fn in_play(state: &State) -> Vec<ChampionId> {
    state.champions().filter(|(_, champion)| champion.is_in_play()).map(|(id, _)| id).collect()
}

fn first(state: &State, asked: Option<ChampionId>) -> ChampionId {
    let all = in_play(state);
    let known = |id: &ChampionId| all.contains(id);
    let acts = state.track().active();
    asked.filter(known).or(acts.filter(known)).or(all.first().copied()).unwrap_or(ChampionId::ALL[0])
}
