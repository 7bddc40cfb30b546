//! What happened at a table that a scenario asks about and the table itself does not keep: who was Eliminated, what was
//! manipulated where, who holds what. Counted from the journal, entry by entry.

use super::script::Script;
use crate::games::champions::event::{Deed, Event};
use crate::games::champions::field::event::{BoardEvent, Turning};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::{Conduct, SearchGoal};
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::name::Name;
use crate::games::champions::model::state::State;
use std::collections::BTreeMap;

/// Where an item is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    /// It lies in an area.
    Lies(AreaKey),
    /// Somebody carries it.
    By(Who),
    /// It left the board.
    Gone,
}

/// What was counted so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    eliminated: BTreeMap<Name, u16>,
    escaped: BTreeMap<Name, u16>,
    passed: Vec<(AreaKey, u8)>,
    touched: Vec<AreaKey>,
    items: BTreeMap<Name, Held>,
}

impl Tally {
    /// Before anything has happened.
    pub fn begin(script: &Script) -> Self {
        let items = script.items.iter().map(|item| (item.name.clone(), Held::Lies(item.area.clone())));
        Self {
            eliminated: BTreeMap::new(),
            escaped: BTreeMap::new(),
            passed: Vec::new(),
            touched: Vec::new(),
            items: items.collect(),
        }
    }

    /// Counts what an entry brought; `before` is the table it was decided on.
    pub fn note(&mut self, before: &State, events: &[Event]) {
        let moved = events.iter().filter_map(mover).next();
        for event in events {
            match event {
                Event::EnemyEliminated { enemy, .. } => self.fell(before, *enemy),
                Event::EnemyRemoved { enemy } if moved == Some(*enemy) => self.left(before, *enemy),
                Event::Fell { actor, .. } => self.drop_all(before, (*actor).into()),
                Event::Acted { actor, action } => self.did(before, *actor, *action),
                Event::Board(BoardEvent::Turned { enemy, behaviour, cause: Turning::OwnTurn }) => {
                    self.turned(before, *enemy, behaviour, events);
                }
                _ => {}
            }
        }
    }

    /// How many of a card were Eliminated; one that returned and fell again counts again.
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

    /// Where an item is; nothing where the scenario has none of that name.
    pub fn item(&self, name: &Name) -> Option<&Held> {
        self.items.get(name)
    }

    fn fell(&mut self, before: &State, enemy: EnemyId) {
        if let Some(figure) = before.enemy(enemy) {
            *self.eliminated.entry(figure.card().name.clone()).or_default() += 1;
        }
        self.drop_all(before, Who::Enemy(enemy));
    }

    fn left(&mut self, before: &State, enemy: EnemyId) {
        if let Some(figure) = before.enemy(enemy) {
            *self.escaped.entry(figure.card().name.clone()).or_default() += 1;
        }
        self.move_all(&Held::By(Who::Enemy(enemy)), &Held::Gone);
    }

    /// Lays down where it stood what somebody carries.
    fn drop_all(&mut self, before: &State, who: Who) {
        let place = standing(before, who).map_or(Held::Gone, Held::Lies);
        self.move_all(&Held::By(who), &place);
    }

    fn move_all(&mut self, from: &Held, to: &Held) {
        for held in self.items.values_mut().filter(|held| *held == from) {
            held.clone_from(to);
        }
    }

    fn did(&mut self, before: &State, actor: Actor, deed: Deed) {
        let Some(area) = standing(before, actor.into()) else { return };
        match deed {
            Deed::ComplexManipulation(Some(successes)) => self.passed.push((area, successes)),
            Deed::SimpleManipulation => {
                self.move_all(&Held::Lies(area.clone()), &Held::By(actor.into()));
                if before.investigation().is_some_and(|known| known.goal().is_some()) {
                    self.touched.push(area);
                }
            }
            Deed::ComplexManipulation(None) | Deed::Investigation(_) | Deed::Healing | Deed::Concentration => {}
            Deed::Movement | Deed::Disengagement | Deed::DrawObjectives | Deed::RaisePurity => {}
        }
    }

    /// An Enemy whose Search became something else on its own turn has taken what it wanted.
    fn turned(&mut self, before: &State, enemy: EnemyId, after: &Conduct, events: &[Event]) {
        let Some(Conduct::Search { goal, .. }) = before.enemy(enemy).map(|figure| figure.behaviour()) else { return };
        let Conduct::Escape { .. } = after else { return };
        let own = Held::By(Who::Enemy(enemy));
        match goal {
            SearchGoal::Area(area) => self.move_all(&Held::Lies(area.clone()), &own),
            SearchGoal::HeldBy(_) => {}
        }
        if events.iter().any(|event| matches!(event, Event::EnemyRemoved { enemy: gone } if *gone == enemy)) {
            self.move_all(&own, &Held::Gone);
        }
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
