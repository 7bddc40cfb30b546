//! What happened at a table that a scenario asks about and the table itself does not keep: who was Eliminated, what was
//! manipulated where. Counted from the journal, entry by entry.

use crate::games::champions::Champions;
use crate::games::champions::event::{Deed, Event};
use crate::games::champions::field::event::BoardEvent;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::figure::Enemy;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::name::Name;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::kernel::game::Game as _;
use crate::kernel::journal::Journal;
use std::collections::BTreeMap;

/// What was counted so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    eliminated: BTreeMap<Name, u16>,
    escaped: BTreeMap<Name, u16>,
    passed: Vec<(AreaKey, u8)>,
    touched: Vec<AreaKey>,
}

impl Tally {
    /// Before anything has happened.
    pub fn begin() -> Self {
        Self { eliminated: BTreeMap::new(), escaped: BTreeMap::new(), passed: Vec::new(), touched: Vec::new() }
    }

    /// What a journal brought so far.
    pub fn of(journal: &Journal<Champions>) -> Self {
        let (mut tally, mut state) = (Self::begin(), journal.state_at(0));
        for entry in &journal.entries()[..journal.cursor()] {
            tally.note(&state, &entry.events);
            entry.events.iter().for_each(|event| Champions::apply(&mut state, event));
        }
        tally
    }

    /// Counts what an entry brought; `before` is the table it was decided on.
    pub fn note(&mut self, before: &State, events: &[Event]) {
        let moved = events.iter().filter_map(mover).next();
        let mut standing = Standing::of(before);
        for event in events {
            match event {
                Event::Changed { who: Who::Enemy(enemy), gauge: Gauge::Life, to, .. } => {
                    self.lost(before, *enemy, standing.at_life(*enemy, *to));
                }
                Event::EnemyEliminated { enemy, .. } => {
                    self.lost(before, *enemy, standing.gone(*enemy));
                }
                Event::EnemyRemoved { enemy } if moved == Some(*enemy) => self.left(before, *enemy),
                Event::Acted { actor, action } => self.did(before, *actor, *action),
                _ => {}
            }
        }
    }

    /// How many of a card were Eliminated, each miniature of a Unit for itself (CH-BAT-2); one that returned and fell again
    /// counts again.
    pub fn eliminated(&self, card: &Name) -> u16 {
        self.eliminated.get(card).copied().unwrap_or(0)
    }

    /// How many of a card left the board by themselves.
    pub fn escaped(&self, card: &Name) -> u16 {
        self.escaped.get(card).copied().unwrap_or(0)
    }

    /// How often a Complex Manipulation in an area brought at least so many successes.
    pub fn passed(&self, area: &AreaKey, successes: u8) -> usize {
        self.passed.iter().filter(|(place, made)| place == area && *made >= successes).count()
    }

    /// Whether a Simple Manipulation was made in an area after it was known what is looked for.
    pub fn touched(&self, area: &AreaKey) -> bool {
        self.touched.contains(area)
    }

    fn lost(&mut self, before: &State, enemy: EnemyId, miniatures: u16) {
        if let Some(figure) = before.enemy(enemy) {
            *self.eliminated.entry(figure.card().name.clone()).or_default() += miniatures;
        }
    }

    fn left(&mut self, before: &State, enemy: EnemyId) {
        if let Some(figure) = before.enemy(enemy) {
            *self.escaped.entry(figure.card().name.clone()).or_default() += 1;
        }
    }

    fn did(&mut self, before: &State, actor: Actor, deed: Deed) {
        let Some(area) = standing(before, actor.into()) else { return };
        match deed {
            Deed::ComplexManipulation(Some(successes)) => self.passed.push((area, successes)),
            Deed::SimpleManipulation | Deed::Handling => {
                if before.investigation().is_some_and(|known| known.goal().is_some()) {
                    self.touched.push(area);
                }
            }
            Deed::ComplexManipulation(None) | Deed::Investigation(_) | Deed::Healing | Deed::Concentration => {}
            Deed::Movement | Deed::Disengagement | Deed::DrawObjectives | Deed::RaisePurity => {}
        }
    }
}

/// The miniatures of Enemies that stand while an entry is counted, event by event.
struct Standing<'a> {
    before: &'a State,
    left: BTreeMap<EnemyId, i16>,
}

impl<'a> Standing<'a> {
    fn of(before: &'a State) -> Self {
        Self { before, left: BTreeMap::new() }
    }

    /// How many fell when its Life went to `life`. Whoever is gone for good is told by an event of its own.
    fn at_life(&mut self, enemy: EnemyId, life: i16) -> u16 {
        let each = self.before.enemy(enemy).and_then(|figure| figure.card().life.value());
        let Some(each) = each.filter(|_| life > 0) else { return 0 };
        let stand = life.saturating_add(each.get() - 1) / each.get();
        self.leave(enemy, stand)
    }

    /// How many were left of one that is Eliminated now.
    fn gone(&mut self, enemy: EnemyId) -> u16 {
        self.leave(enemy, 0).max(1)
    }

    fn leave(&mut self, enemy: EnemyId, stand: i16) -> u16 {
        let stood = self.before.enemy(enemy).map(Enemy::miniatures_left);
        let Some(stood) = self.left.get(&enemy).copied().or(stood) else { return 0 };
        self.left.insert(enemy, stand);
        u16::try_from(stood - stand).unwrap_or(0)
    }
}

/// Whose turn to move an event is.
fn mover(event: &Event) -> Option<EnemyId> {
    if let Event::Board(BoardEvent::EnemyMoved(moved)) = event { Some(moved.enemy) } else { None }
}

fn standing(state: &State, who: Who) -> Option<AreaKey> {
    let field = state.field()?;
    field.position(who).map(|area| field.key(area))
}
