//! How the game went: turn by turn, model by model, dice against expectation.

use crate::games::bushido::Table;
use crate::games::bushido::event::{Event, Fought, ShotFired};
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::model::sides::Side;
use crate::games::bushido::rules::score::Awarded;
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::{ModelId, Standing};
use std::collections::BTreeMap;

/// How the game went.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct StoryView {
    /// The turns, in order.
    pub turns: Vec<TurnView>,
    /// The models, those that dealt most first.
    pub models: Vec<ModelStory>,
    /// Dice of both: how many, and their sum; 3½ is expected of each.
    pub dice: Players<DiceSum>,
    /// Rice of Enemies Killed; nothing once that of one of them is unknown.
    pub rice: Players<Option<i64>>,
    /// Exchanges fought.
    pub exchanges: usize,
    /// Ranged Attacks made.
    pub shots: usize,
}

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnView {
    /// Which.
    pub turn: usize,
    /// Scenario Points at its end.
    pub points: Players<i64>,
    /// What it awarded.
    pub awarded: Option<Awarded>,
}

/// What a model did.
#[derive(Clone, Debug, PartialEq)]
pub struct ModelStory {
    /// Which.
    pub model: ModelId,
    /// Its name.
    pub name: String,
    /// Whose.
    pub player: Player,
    /// Wounds it dealt.
    pub dealt: i64,
    /// Wounds it took in exchanges and by shots.
    pub taken: i64,
    /// Enemies that left play in its exchanges and by its shots.
    pub kills: i64,
}

/// Dice of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct DiceSum {
    /// How many.
    pub count: i64,
    /// Their sum.
    pub sum: i64,
}

/// How the game went so far.
pub fn story(table: &Table) -> StoryView {
    let state = table.state();
    let mut story = StoryView { rice: Players { a: Some(0), b: Some(0) }, ..StoryView::default() };
    let mut models = BTreeMap::new();
    for entry in &table.entries()[..table.cursor()] {
        let dead = |event: &Event| match event {
            Event::Stands { model, standing: Standing::Killed | Standing::Removed } => Some(*model),
            _ => None,
        };
        let dead: Vec<ModelId> = entry.events.iter().filter_map(dead).collect();
        for event in &entry.events {
            if let Event::Fought(fought) = event {
                story.exchanges += 1;
                take_exchange(state, fought, &dead, (&mut story, &mut models));
            }
            if let Event::Shot(shot) = event {
                story.shots += 1;
                take_shot(state, shot, &dead, (&mut story, &mut models));
            }
        }
        for id in dead {
            add_rice(state, id, &mut story);
        }
    }
    let score = state.score();
    let turns = score.turns().iter().enumerate();
    story.turns =
        turns.map(|(at, turn)| TurnView { turn: at + 1, points: turn.points, awarded: turn.awarded }).collect();
    story.models = models.into_values().collect();
    story.models.sort_by_key(|model| (-model.dealt, model.model));
    story
}

type Models = BTreeMap<ModelId, ModelStory>;

fn of<'a>(state: &State, id: ModelId, models: &'a mut Models) -> Option<&'a mut ModelStory> {
    let model = state.model(id)?;
    Some(models.entry(id).or_insert_with(|| ModelStory {
        model: id,
        name: model.name().to_owned(),
        player: model.owner(),
        dealt: 0,
        taken: 0,
        kills: 0,
    }))
}

fn take_exchange(state: &State, fought: &Fought, dead: &[ModelId], (story, models): (&mut StoryView, &mut Models)) {
    for side in Side::ALL {
        let (own, opponent) = (*fought.models.of(side), *fought.models.of(side.opponent()));
        let dealt = i64::from(*fought.wounds.of(side.opponent()));
        if let Some(model) = of(state, own, models) {
            model.dealt += dealt;
            model.kills += i64::from(dead.contains(&opponent));
        }
        if let Some(model) = of(state, opponent, models) {
            model.taken += dealt;
        }
        if let Some(rolled) = &fought.rolled {
            let dice = rolled.dice.of(side);
            add_dice(state, own, dice.attack.iter().chain(&dice.defence), story);
        }
    }
}

fn take_shot(state: &State, shot: &ShotFired, dead: &[ModelId], (story, models): (&mut StoryView, &mut Models)) {
    add_dice(state, shot.shooter, shot.dice.iter(), story);
    let Some(hit) = shot.hit else { return };
    if let Some(model) = of(state, shot.shooter, models) {
        model.dealt += i64::from(shot.wounds);
        model.kills += i64::from(dead.contains(&hit));
    }
    if let Some(model) = of(state, hit, models) {
        model.taken += i64::from(shot.wounds);
    }
}

fn add_dice<'d>(state: &State, id: ModelId, dice: impl Iterator<Item = &'d u8>, story: &mut StoryView) {
    let Some(player) = state.model(id).map(crate::games::bushido::state::model::Model::owner) else { return };
    let sum = story.dice.of_mut(player);
    for face in dice {
        sum.count += 1;
        sum.sum += i64::from(*face);
    }
}

fn add_rice(state: &State, id: ModelId, story: &mut StoryView) {
    let Some(model) = state.model(id) else { return };
    let killed = story.rice.of_mut(model.owner().opponent());
    *killed = killed.zip(state.rice(id)).map(|(sum, rice)| sum + rice);
}
