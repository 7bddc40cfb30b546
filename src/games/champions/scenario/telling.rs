//! The story of a scenario as it is told at the table: its events are seen to once, its objectives judged at will.

use super::command::StoryCommand;
use super::event::StoryEvent;
use crate::games::champions::draft::Draft;
use crate::games::champions::event::Event;
use crate::games::champions::field;
use crate::games::champions::model::state::State;
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::rulebook;

/// Carries out a command about the story.
pub(in crate::games::champions) fn run(draft: &mut Draft, command: &StoryCommand) -> Result<(), Refusal> {
    match command {
        StoryCommand::Heed { happening, layout } => {
            heed(draft, *happening)?;
            layout.iter().try_for_each(|layout| field::put_on_table(draft, layout))
        }
        StoryCommand::Judge { objective, judgement } => {
            let count = draft.state.scenario().script.as_ref().map_or(0, |script| script.objectives.len());
            draft.require(usize::from(*objective) < count, RefusalKind::NoSuchObjective, rulebook::SCENARIO)?;
            draft.happen(Event::Story(StoryEvent::Judged { objective: *objective, judgement: *judgement }));
            Ok(())
        }
    }
}

/// Each event is seen to once, and not before its turn.
fn heed(draft: &mut Draft, happening: u8) -> Result<(), Refusal> {
    let script = draft.state.scenario().script.as_deref();
    let Some(event) = script.and_then(|script| script.events.get(usize::from(happening))) else {
        return Err(Refusal { kind: RefusalKind::NoSuchHappening, rule: rulebook::SCENARIO });
    };
    let (turn, open) = (event.turn, !draft.state.story().is_heeded(happening));
    draft.require(open, RefusalKind::HappeningHeeded, rulebook::SCENARIO)?;
    let now = turn <= draft.state.turn();
    draft.require(now, RefusalKind::HappeningToCome { turn: turn.get() }, rulebook::SCENARIO)?;
    draft.happen(Event::Story(StoryEvent::Heeded { happening }));
    Ok(())
}

/// What an event of the story changes.
pub(in crate::games::champions) fn apply(state: &mut State, event: &StoryEvent) {
    match event {
        StoryEvent::Heeded { happening } => {
            state.story.heeded.insert(*happening);
        }
        StoryEvent::Judged { objective, judgement: Some(judgement) } => {
            state.story.judged.insert(*objective, *judgement);
        }
        StoryEvent::Judged { objective, judgement: None } => {
            state.story.judged.remove(objective);
        }
    }
}

/// Whether a command about the story belongs to play only. Objectives may be judged after the game too.
pub(in crate::games::champions) fn is_play(command: &StoryCommand) -> bool {
    match command {
        StoryCommand::Heed { .. } => true,
        StoryCommand::Judge { .. } => false,
    }
}
