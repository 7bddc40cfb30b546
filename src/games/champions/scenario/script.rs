//! What a scenario says beside its header (rulebook p. 8). Saved and exchanged: fields are added, never renamed.

use super::cast::{AllyGroup, EnemyGroup};
use super::goal::{Loss, Objective};
use crate::games::champions::board::document::{ReinforcementEntry, RouteEntry};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::investigation::ScenarioCard;
use crate::games::champions::model::name::{Name, Note};
use crate::games::champions::model::quantity::Turn;
use crate::games::champions::model::scenario::Difficulty;
use crate::games::champions::model::turn::Phase;
use serde::{Deserialize, Serialize};

/// Everything of a scenario that its header does not say. Every list may be left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// How long a game takes on average, in minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
    /// The board to lay, by its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Name>,
    /// What is read before the game.
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub introduction: Note,
    /// What is read after it.
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub conclusion: Note,
    /// Its parts, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<Act>,
    /// What the group has to reach.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objectives: Vec<Objective>,
    /// What ends the game in defeat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost_when: Vec<Loss>,
    /// What victory means, in the scenario's words.
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub victory: Note,
    /// What defeat means, in the scenario's words.
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub defeat: Note,
    /// Areas in which Champions begin, filled in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start: Vec<AreaKey>,
    /// Enemies on the board from the beginning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enemies: Vec<EnemyGroup>,
    /// Allies on the board from the beginning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allies: Vec<AllyGroup>,
    /// What lies on the board and can be taken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Item>,
    /// The Investigation, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inquiry: Option<Inquiry>,
    /// By which areas the board can be left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exits: Vec<AreaKey>,
    /// Where Reinforcements return.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reinforcements: Vec<ReinforcementEntry>,
    /// Patrol routes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub routes: Vec<RouteEntry>,
    /// What happens on given turns.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Happening>,
}

/// A part of a scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// Its title.
    pub name: Name,
    /// How many turns it lasts; nothing where something else ends it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Turn>,
    /// What changes with it.
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub note: Note,
}

/// Something that lies on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// What it is called.
    pub name: Name,
    /// Where it lies.
    pub area: AreaKey,
    /// Action Points an Enemy needs to take it; a Champion takes it by Simple Manipulation.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub cost: u8,
}

/// The Investigation of a scenario (CH-INV).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inquiry {
    /// Where the numbered tokens lie, number 1 first: as many as there are cards of Interesting Information.
    pub tokens: Vec<AreaKey>,
    /// Who can be asked.
    pub personae: Vec<PersonaPlace>,
    /// Enemies that may be questioned as well, by their card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enemies: Vec<Name>,
    /// The scenario's own Investigation cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<ScenarioCard>,
}

impl Inquiry {
    /// One that says nothing yet.
    pub fn empty() -> Self {
        Self { tokens: Vec::new(), personae: Vec::new(), enemies: Vec::new(), cards: Vec::new() }
    }
}

/// Somebody who can be asked, and where it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonaPlace {
    /// What it is called.
    pub name: Name,
    /// Where it stands.
    pub area: AreaKey,
}

/// What happens on a given turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Happening {
    /// On which turn.
    pub turn: Turn,
    /// In which phase.
    #[serde(default = "preparation", skip_serializing_if = "is_preparation")]
    pub phase: Phase,
    /// What the players are reminded of.
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub note: Note,
    /// Difficulties it belongs to; none where it belongs to all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<Difficulty>,
    /// Enemies that come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enemies: Vec<EnemyGroup>,
    /// Allies that come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allies: Vec<AllyGroup>,
}

impl Happening {
    /// Whether somebody comes with it.
    pub fn brings_somebody(&self) -> bool {
        !self.enemies.is_empty() || !self.allies.is_empty()
    }
}

impl Script {
    /// A script that says nothing yet.
    pub fn empty() -> Self {
        Self {
            minutes: None,
            board: None,
            introduction: Note::default(),
            conclusion: Note::default(),
            acts: Vec::new(),
            objectives: Vec::new(),
            lost_when: Vec::new(),
            victory: Note::default(),
            defeat: Note::default(),
            start: Vec::new(),
            enemies: Vec::new(),
            allies: Vec::new(),
            items: Vec::new(),
            inquiry: None,
            exits: Vec::new(),
            reinforcements: Vec::new(),
            routes: Vec::new(),
            events: Vec::new(),
        }
    }

    /// Every Enemy there is in it, whenever they come.
    pub fn enemy_groups(&self) -> impl Iterator<Item = &EnemyGroup> {
        self.enemies.iter().chain(self.events.iter().flat_map(|event| &event.enemies))
    }

    /// Makes everybody a single miniature, whenever they come.
    pub(in crate::games::champions) fn single_miniatures(&mut self) {
        let later = self.events.iter_mut().map(|event| (&mut event.enemies, &mut event.allies));
        for (enemies, allies) in std::iter::once((&mut self.enemies, &mut self.allies)).chain(later) {
            enemies.iter_mut().for_each(|group| group.miniatures = 1);
            allies.iter_mut().for_each(|group| group.miniatures = 1);
        }
    }

    /// Whether a board of that name is the one it is played on.
    pub fn is_laid_on(&self, board: &str) -> bool {
        self.board.as_ref().is_some_and(|name| name.as_str() == board)
    }

    /// The act that a turn falls into: those whose turns are said one after the other, the last of all beyond them.
    pub fn act_at(&self, turn: Turn) -> Option<&Act> {
        let mut last = 0;
        let ends_later = |act: &&Act| {
            last = act.turns.map_or(i16::MAX, |turns| i16::saturating_add(last, turns.get()));
            turn.get() <= last
        };
        self.acts.iter().find(ends_later).or(self.acts.last())
    }
}

/// Whether something that belongs to some difficulties belongs to this one; to all where none is named.
pub fn counts(only: &[Difficulty], difficulty: Difficulty) -> bool {
    only.is_empty() || only.contains(&difficulty)
}

fn one() -> u8 {
    1
}

fn is_one(value: &u8) -> bool {
    *value == 1
}

fn preparation() -> Phase {
    Phase::Preparation
}

fn is_preparation(phase: &Phase) -> bool {
    *phase == Phase::Preparation
}
