//! The table as the planner reads it: everybody on the board, with the Action Points, keywords and behaviours of the
//! cards, and how far the phase is.
//!
//! What nobody has typed in is guessed (see [`super::cards::guesses`]): Size 1, 4 Action Points, no bow for an Enemy, one for
//! the others. Whoever stands beside the board does not exist here.

use super::cards::character;
use crate::games::champions::board::occupancy::{Hold, Occupancy};
use crate::games::champions::board::traveller::Traveller;
use crate::games::champions::board::{AreaId, Board};
use crate::games::champions::enemy::behaviour::{Behaviour, Guardian};
use crate::games::champions::enemy::character::{Character, CharacterId};
use crate::games::champions::enemy::plan::{Plan, resume};
use crate::games::champions::enemy::progress::{self, Progress};
use crate::games::champions::enemy::question::Decision;
use crate::games::champions::enemy::situation::{Scenario, Situation};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::scenario::ScenarioKind;
use crate::games::champions::model::state::State;
use crate::games::champions::{field::told, queries};
use std::sync::Arc;

/// The table as the planner reads it.
#[derive(Clone, Debug)]
pub struct Scene {
    board: Arc<Board>,
    situation: Situation,
    progress: Progress,
    who: Vec<Who>,
}

impl Scene {
    /// The table as it stands; nothing without a board.
    pub fn of(state: &State) -> Option<Self> {
        let field = state.field()?;
        let present = field.positions().map(|(who, _)| who).filter(|who| queries::is_present(state, *who));
        let (who, characters): (Vec<Who>, Vec<Character>) =
            present.filter_map(|who| Some((who, character(state, field, who)?))).unzip();
        let scenario = match state.scenario().kind {
            ScenarioKind::Battle => Scenario::Battle,
            ScenarioKind::Adventure | ScenarioKind::Investigation => Scenario::Usual,
        };
        let assault_on_allies = state.rulings().assault_on_allies;
        let situation = Situation { scenario, characters, assault_on_allies, decisions: Vec::new() };
        let mut scene = Self { board: Arc::clone(&field.board), situation, progress: Progress::default(), who };
        scene.progress = scene.progress_of(state);
        scene.situation.decisions = scene.decisions_of(state);
        Some(scene)
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What the planner reads.
    pub fn situation(&self) -> &Situation {
        &self.situation
    }

    /// Who a Character of the situation is.
    pub fn who(&self, id: CharacterId) -> Who {
        self.who[id.index()]
    }

    /// The Character of somebody; nothing for whoever stands beside the board.
    pub fn character(&self, who: Who) -> Option<CharacterId> {
        self.situation.ids().find(|id| self.who(*id) == who)
    }

    /// What the board file calls an area.
    pub fn key(&self, area: AreaId) -> AreaKey {
        AreaKey(self.board.area(area).id.clone())
    }

    /// The rest of the phase, worked out (see [`resume`]); outside of the Enemies Phase the whole of it.
    pub fn plan(&self) -> Plan {
        resume(&self.board, &self.situation, &self.progress)
    }

    /// The same, with the turn of this Enemy first; the holder of the Favor may reorder.
    pub fn plan_beginning_with(&self, id: CharacterId) -> Plan {
        let mut progress = self.progress.clone();
        progress.order.retain(|other| *other != id);
        progress.order.insert(0, id);
        resume(&self.board, &self.situation, &progress)
    }

    /// The same table before the turn of this Enemy, should it have had one.
    #[must_use]
    pub fn before_turn_of(mut self, id: CharacterId) -> Self {
        self.progress.moved.retain(|moved| moved.enemy != id);
        self
    }

    /// The same table with another behaviour of one Enemy.
    #[must_use]
    pub fn with_behaviour(mut self, id: CharacterId, behaviour: Behaviour) -> Self {
        self.situation.characters[id.index()].behaviour = Some(behaviour);
        self
    }

    /// Puts somebody into another area.
    pub(super) fn put(&mut self, id: CharacterId, area: AreaId) {
        self.situation.characters[id.index()].area = area;
    }

    /// Takes somebody off the board: it keeps its number, and no Size counts there any more.
    pub(super) fn take_off(&mut self, id: CharacterId) {
        let character = &mut self.situation.characters[id.index()];
        (character.size, character.keywords) = (0, Default::default());
    }

    /// Who stands where, as far as room goes.
    pub fn occupancy(&self) -> Occupancy {
        let mut occupancy = Occupancy::empty(&self.board);
        for character in &self.situation.characters {
            let ignored = character.behaviour == Some(Behaviour::Guardian(Guardian::Gatekeeper));
            let hold = if ignored { Hold::Ignored } else { Hold::Holds };
            occupancy.enter(character.area, character.presence(hold));
        }
        occupancy
    }

    /// Somebody, as one who looks for a way.
    pub fn traveller<'a>(&'a self, occupancy: &'a Occupancy, id: CharacterId) -> Traveller<'a> {
        let character = self.situation.character(id);
        Traveller { board: &self.board, occupancy, mover: character.mover(), at: character.area }
    }

    /// Action Points an Enemy has for its turn: those of its card, or what is left on its way.
    pub fn ap(&self, id: CharacterId) -> u8 {
        let underway = self.progress.underway.filter(|underway| underway.enemy == id);
        underway.map_or(self.situation.character(id).ap, |underway| underway.ap_left)
    }

    fn progress_of(&self, state: &State) -> Progress {
        let phase = state.enemy_phase();
        let moved = |moved: &crate::games::champions::model::enemy_phase::Moved| {
            let enemy = self.character(Who::Enemy(moved.enemy()))?;
            let target = moved.target().and_then(|target| self.character(target.into()));
            Some(progress::Moved { enemy, ap_left: moved.ap_left(), tokens: moved.tokens(), target })
        };
        let underway = phase.underway().and_then(|underway| {
            let enemy = self.character(Who::Enemy(underway.enemy()))?;
            Some(progress::Underway { enemy, ap_left: underway.ap_left })
        });
        Progress {
            order: phase.order().iter().filter_map(|id| self.character(Who::Enemy(*id))).collect(),
            moved: phase.moved().iter().filter_map(moved).collect(),
            underway,
        }
    }

    fn decisions_of(&self, state: &State) -> Vec<Decision> {
        state.enemy_phase().ties().iter().filter_map(|tie| told::decision(self, tie)).collect()
    }
}

/// What the planner reads of a table; nothing without a board.
pub fn situation(state: &State) -> Option<Situation> {
    Some(Scene::of(state)?.situation)
}
