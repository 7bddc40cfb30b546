//! A scenario's story in words: what has to be reached, what must not happen, who comes.

use super::names;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::scenario::Difficulty;
use crate::games::champions::model::state::State;
use crate::games::champions::model::story::Judgement;
use crate::games::champions::scenario::cast::{AllyGroup, EnemyGroup};
use crate::games::champions::scenario::command::StoryCommand;
use crate::games::champions::scenario::event::StoryEvent;
use crate::games::champions::scenario::goal::{Goal, Loss};
use crate::games::champions::scenario::script::{Happening, counts};
use crate::games::champions::scenario::told::Verdict;
use crate::kernel::line::{Key, Line};
use crate::words::champions as keys;

/// What an area is called, for somebody who has no board at hand.
pub type AreaName<'a> = &'a dyn Fn(&AreaKey) -> String;

/// A verb in a few words.
pub(super) fn verb(command: &StoryCommand) -> Key {
    match command {
        StoryCommand::Heed { .. } => keys::VERB_HEED,
        StoryCommand::Judge { .. } => keys::VERB_JUDGE,
    }
}

/// The sentence of an event.
pub(super) fn log(state: &State, event: &StoryEvent) -> Line {
    let script = state.scenario().script.as_deref();
    match event {
        StoryEvent::Heeded { happening } => {
            let found = script.and_then(|script| script.events.get(usize::from(*happening)));
            match found.filter(|event| !event.note.is_empty()) {
                Some(event) => Line::new(keys::LOG_HEEDED_NOTE).with("note", event.note.as_str()),
                None => keys::LOG_HEEDED.into(),
            }
        }
        StoryEvent::Judged { objective, judgement } => {
            let found = script.and_then(|script| script.objectives.get(usize::from(*objective)));
            let title = found.map_or_else(String::new, |objective| objective.title.to_string());
            let key = match judgement {
                Some(Judgement::Met) => keys::LOG_JUDGED_MET,
                Some(Judgement::NotMet) => keys::LOG_JUDGED_NOT_MET,
                None => keys::LOG_JUDGED_COUNTED,
            };
            Line::new(key).with("title", title)
        }
    }
}

/// What has to be reached, on the board of the table.
pub fn goal(state: &State, goal: &Goal) -> Line {
    goal_in(&|key| on_board(state, key), goal)
}

/// What has to be reached.
pub fn goal_in(area: AreaName<'_>, goal: &Goal) -> Line {
    match goal {
        Goal::Eliminate { card, count } => {
            Line::new(keys::GOAL_ELIMINATE).with("name", card.as_str()).with("count", usize::from(*count))
        }
        Goal::Clear => keys::GOAL_CLEAR.into(),
        Goal::Reach { areas, champions } => {
            Line::new(keys::GOAL_REACH).with("areas", list(area, areas)).with("champions", usize::from(*champions))
        }
        Goal::Manipulate { area: at, successes, times } => Line::new(keys::GOAL_MANIPULATE)
            .with("area", area(at))
            .with("successes", usize::from(*successes))
            .with("times", usize::from(*times)),
        Goal::Take { item } => Line::new(keys::GOAL_TAKE).with("item", item.as_str()),
        Goal::FindOut => keys::GOAL_FIND_OUT.into(),
        Goal::Seize => keys::GOAL_SEIZE.into(),
        Goal::HoldOut { turn } => Line::new(keys::GOAL_HOLD_OUT).with("turn", turn.get()),
    }
}

/// How the scenario says that the game ends, a sentence for each condition that was met.
pub fn verdict(verdict: &Verdict) -> Vec<Line> {
    match verdict {
        Verdict::Won => vec![keys::STORY_WON.into()],
        Verdict::Lost(come) => come.iter().map(|what| Line::new(keys::STORY_LOST).with("what", what.clone())).collect(),
    }
}

/// What ends the game in defeat, on the board of the table.
pub fn loss(state: &State, loss: &Loss) -> Line {
    loss_in(&|key| on_board(state, key), loss)
}

/// What ends the game in defeat.
pub fn loss_in(area: AreaName<'_>, loss: &Loss) -> Line {
    match loss {
        Loss::Fallen { champions } => Line::new(keys::LOSS_FALLEN).with("champions", usize::from(*champions)),
        Loss::AlliesGone { card } => Line::new(keys::LOSS_ALLIES_GONE).with("name", card.as_str()),
        Loss::Escaped { card, count } => {
            Line::new(keys::LOSS_ESCAPED).with("name", card.as_str()).with("count", usize::from(*count))
        }
        Loss::ItemGone { item } => Line::new(keys::LOSS_ITEM_GONE).with("item", item.as_str()),
        Loss::Overrun { areas } => Line::new(keys::LOSS_OVERRUN).with("areas", list(area, areas)),
    }
}

/// Who comes with an event at a difficulty: "2 Practice Goblins come"; nothing where nobody does.
pub fn coming(happening: &Happening, difficulty: Difficulty) -> Option<Line> {
    let enemies = happening.enemies.iter().filter(|group| counts(&group.only, difficulty)).map(of_enemies);
    let allies = happening.allies.iter().filter(|group| counts(&group.only, difficulty)).map(of_allies);
    let who: Vec<String> = enemies.chain(allies).collect();
    (!who.is_empty()).then(|| Line::new(keys::STORY_COMING).with("who", who.join(", ")))
}

/// Whom a scenario itself puts on the board at a difficulty, each card once with its number.
pub fn set_out(enemies: &[EnemyGroup], difficulty: Difficulty) -> Option<Line> {
    set_out_names(enemies, difficulty).map(|who| Line::new(keys::SETUP_ENEMIES_SCENARIO).with("who", who))
}

/// The same as a list: "Practice Goblin ×3, Practice Zombie ×4".
pub fn set_out_names(enemies: &[EnemyGroup], difficulty: Difficulty) -> Option<String> {
    let mut all: Vec<(&str, usize)> = Vec::new();
    for group in enemies.iter().filter(|group| counts(&group.only, difficulty)) {
        match all.iter_mut().find(|(card, _)| *card == group.card.as_str()) {
            Some((_, count)) => *count += group.areas.len(),
            None => all.push((group.card.as_str(), group.areas.len())),
        }
    }
    let who: Vec<String> = all.into_iter().map(|(card, count)| several(card, count)).collect();
    (!who.is_empty()).then(|| who.join(", "))
}

fn of_enemies(group: &EnemyGroup) -> String {
    several(group.card.as_str(), group.areas.len())
}

fn of_allies(group: &AllyGroup) -> String {
    several(group.card.as_str(), group.areas.len())
}

/// A card's name, with the number of those who come where there are several.
fn several(name: &str, count: usize) -> String {
    if count > 1 { format!("{name} ×{count}") } else { name.to_owned() }
}

/// "Turn 4, Enemies Phase".
pub fn moment(turn: i16, phase: crate::games::champions::model::turn::Phase) -> Line {
    Line::new(keys::STORY_MOMENT).with("turn", turn).with("phase", names::phase(phase))
}

fn list(area: AreaName<'_>, keys: &[AreaKey]) -> String {
    keys.iter().map(area).collect::<Vec<_>>().join(", ")
}

/// The name of an area on the board of the table; its id where there is none.
fn on_board(state: &State, key: &AreaKey) -> String {
    let found = state.field().and_then(|field| {
        let area = field.find(key)?;
        Some(field.board().area(area).name.clone())
    });
    found.filter(|name| !name.is_empty()).unwrap_or_else(|| key.as_str().to_owned())
}
