//! The phase while it is worked out: who stands where now, what everybody has left, what was written down.

use super::behaviour::{Behaviour, Guardian};
use super::character::{Character, CharacterId};
use super::plan::{Combat, Moment, Move};
use super::progress::{Progress, Underway};
use super::question::{Options, Question};
use super::reason::Reason;
use super::situation::Situation;
use crate::games::champions::board::mover::Side;
use crate::games::champions::board::occupancy::{Hold, Occupancy, Presence};
use crate::games::champions::board::sight::Sight;
use crate::games::champions::board::traveller::Traveller;
use crate::games::champions::board::{AreaId, Board};

/// The phase while it is worked out.
#[derive(Clone)]
pub(super) struct Stage<'a> {
    pub(super) board: &'a Board,
    pub(super) situation: &'a Situation,
    pub(super) occupancy: Occupancy,
    /// For every Character what it does, and where it stands: the end of its path. Champions and Allies do nothing.
    records: Vec<Move>,
    /// Who has had its turn.
    done: Vec<CharacterId>,
    pub(super) combats: Vec<Combat>,
    /// Who goes on after a Combat where it stands.
    underway: Option<Underway>,
}

impl<'a> Stage<'a> {
    /// Everybody where the situation says.
    pub(super) fn new(board: &'a Board, situation: &'a Situation) -> Self {
        let mut occupancy = Occupancy::empty(board);
        for character in &situation.characters {
            occupancy.enter(character.area, presence(character, behaviour(character)));
        }
        let records = situation.ids().map(|id| record(id, situation.character(id))).collect();
        Self { board, situation, occupancy, records, done: Vec::new(), combats: Vec::new(), underway: None }
    }

    /// What happened before the plan is made.
    pub(super) fn catch_up(&mut self, progress: &Progress) {
        for moved in &progress.moved {
            let record = self.record_mut(moved.enemy);
            (record.ap, record.ap_left) = (moved.ap_left, moved.ap_left);
            (record.tokens, record.target) = (moved.tokens, moved.target);
            self.done.push(moved.enemy);
        }
        self.underway = progress.underway;
        if let Some(underway) = progress.underway {
            let record = self.record_mut(underway.enemy);
            (record.ap, record.ap_left) = (underway.ap_left, underway.ap_left);
        }
    }

    /// Whether it has fought where it stands before it went on (A11).
    pub(super) fn has_fought_here(&self, id: CharacterId) -> bool {
        let record = self.record(id);
        self.underway.is_some_and(|underway| underway.enemy == id) && record.path.len() == 1
    }

    /// How far it is now.
    pub(super) fn moment(&self, id: CharacterId) -> Moment {
        let record = self.record(id);
        Moment { areas: record.path.len(), ap_left: record.ap_left, reasons: record.reasons.len() }
    }

    /// What was written down of some, in their order.
    pub(super) fn records(&self, order: &[CharacterId]) -> Vec<Move> {
        order.iter().map(|id| self.records[id.index()].clone()).collect()
    }

    pub(super) fn character(&self, id: CharacterId) -> &'a Character {
        self.situation.character(id)
    }

    /// What it does so far.
    pub(super) fn record(&self, id: CharacterId) -> &Move {
        &self.records[id.index()]
    }

    pub(super) fn record_mut(&mut self, id: CharacterId) -> &mut Move {
        &mut self.records[id.index()]
    }

    pub(super) fn because(&mut self, id: CharacterId, reason: Reason) {
        self.record_mut(id).reasons.push(reason);
    }

    /// Where it stands. One that left the board stood here last; nobody asks.
    pub(super) fn at(&self, id: CharacterId) -> AreaId {
        // A path begins with the Character's own area and only grows.
        self.record(id).path.last().copied().unwrap_or(self.character(id).area)
    }

    pub(super) fn is_on_board(&self, id: CharacterId) -> bool {
        !self.record(id).left_board
    }

    pub(super) fn ap(&self, id: CharacterId) -> u8 {
        self.record(id).ap_left
    }

    pub(super) fn behaviour(&self, id: CharacterId) -> &Behaviour {
        &self.record(id).behaviour
    }

    /// Its opponents in an area, in document order.
    pub(super) fn opponents_in(&self, id: CharacterId, area: AreaId) -> impl Iterator<Item = CharacterId> {
        let side = self.character(id).side.opponents();
        self.situation.on_side(side).filter(move |&other| self.is_on_board(other) && self.at(other) == area)
    }

    /// It, as one who looks for a way.
    pub(super) fn traveller(&self, id: CharacterId) -> Traveller<'_> {
        let mover = self.character(id).mover();
        Traveller { board: self.board, occupancy: &self.occupancy, mover, at: self.at(id) }
    }

    /// What it would see of somebody in `to` from `from`.
    pub(super) fn sight(&self, id: CharacterId, from: AreaId, to: AreaId) -> Option<Sight> {
        self.board.line_of_sight(self.character(id).eye(self.situation.scenario.range()), from, to)
    }

    /// The first Champion or Ally in its Direct Line of Sight, its own area included.
    pub(super) fn sees(&self, id: CharacterId) -> Option<CharacterId> {
        let from = self.at(id);
        let mut others = self.situation.on_side(Side::Champion);
        others.find(|&other| self.sight(id, from, self.at(other)) == Some(Sight::Direct))
    }

    /// It goes on over these areas.
    pub(super) fn go(&mut self, id: CharacterId, areas: &[AreaId], cost: u16) {
        let presence = self.presence(id);
        self.occupancy.leave(self.at(id), presence);
        self.record_mut(id).path.extend_from_slice(areas);
        let to = self.at(id);
        self.occupancy.enter(to, presence);
        self.spend(id, cost);
        self.because(id, Reason::Moves { to, cost });
    }

    /// It pays. What is paid for was compared with what is left before.
    pub(super) fn spend(&mut self, id: CharacterId, cost: u16) {
        let left = &mut self.record_mut(id).ap_left;
        *left = u8::try_from(cost).map_or(0, |cost| left.saturating_sub(cost));
    }

    /// It leaves the board.
    pub(super) fn leave(&mut self, id: CharacterId) {
        let presence = self.presence(id);
        self.occupancy.leave(self.at(id), presence);
        self.record_mut(id).left_board = true;
    }

    /// It is about something else from now on.
    pub(super) fn turn_to(&mut self, id: CharacterId, behaviour: Behaviour) {
        let (at, before) = (self.at(id), self.presence(id));
        self.record_mut(id).behaviour = behaviour;
        self.occupancy.leave(at, before);
        let after = self.presence(id);
        self.occupancy.enter(at, after);
    }

    /// Writes a tie down and tells which option the plan goes on with. Fewer than two options are no tie.
    pub(super) fn settle(&mut self, id: CharacterId, options: Options) -> usize {
        if options.count() < 2 {
            return 0;
        }
        let asked = |question: &&Question| question.options == options;
        let said = self.situation.decisions.iter().filter(|decision| decision.enemy == id);
        let chosen = said.map(|decision| &decision.question).find(asked).map_or(0, |question| question.chosen);
        let chosen = if chosen < options.count() { chosen } else { 0 };
        let questions = &mut self.record_mut(id).questions;
        if !questions.iter().any(|question| question.options == options) {
            questions.push(Question { options, chosen });
        }
        chosen
    }

    /// Its turn to move is over.
    pub(super) fn has_acted(&mut self, id: CharacterId) {
        self.done.push(id);
    }

    pub(super) fn is_still_to_act(&self, id: CharacterId) -> bool {
        !self.done.contains(&id)
    }

    fn presence(&self, id: CharacterId) -> Presence {
        presence(self.character(id), self.behaviour(id))
    }
}

/// What a Character is about; those whom players move are about nothing, and are never asked.
fn behaviour(character: &Character) -> &Behaviour {
    character.behaviour.as_ref().unwrap_or(&Behaviour::ASSAULT)
}

fn presence(character: &Character, behaviour: &Behaviour) -> Presence {
    let ignored = *behaviour == Behaviour::Guardian(Guardian::Gatekeeper);
    character.presence(if ignored { Hold::Ignored } else { Hold::Holds })
}

fn record(enemy: CharacterId, character: &Character) -> Move {
    Move {
        enemy,
        path: vec![character.area],
        ap: character.ap,
        ap_left: character.ap,
        tokens: 0,
        target: None,
        behaviour: behaviour(character).clone(),
        took_goal: false,
        left_board: false,
        questions: Vec::new(),
        reasons: Vec::new(),
    }
}
