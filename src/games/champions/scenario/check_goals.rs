//! What has to be reached and what must not happen: names, places and numbers that fit the scenario.

use super::check::Reading;
use super::fault::FaultKind;
use super::goal::{Goal, Loss};
use super::script::{Script, counts};
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::scenario::Difficulty;
use crate::kernel::by::Small as _;

/// Checks objectives and losses.
pub(super) fn goals(reading: &mut Reading<'_>, script: &Script) {
    reading.once("script.objectives", ".title", script.objectives.iter().map(|one| one.title.as_str()));
    for (place, objective) in script.objectives.iter().enumerate() {
        if let Some(found) = &objective.goal {
            goal(reading, script, &format!("script.objectives[{place}].goal"), (found, &objective.only));
        }
    }
    for &difficulty in Difficulty::ALL {
        if !script.objectives.iter().any(|one| counts(&one.only, difficulty)) {
            reading.fault("script.objectives", FaultKind::NoObjective(difficulty));
        }
    }
    for (place, found) in script.lost_when.iter().enumerate() {
        loss(reading, script, &format!("script.lost_when[{place}]"), found);
    }
}

fn goal(reading: &mut Reading<'_>, script: &Script, path: &str, (goal, only): (&Goal, &[Difficulty])) {
    match goal {
        Goal::Eliminate { card, count } => enough(reading, script, &format!("{path}.eliminate"), (card, *count, only)),
        Goal::Clear => {}
        Goal::Reach { areas, champions } => {
            reading.areas(&format!("{path}.reach.areas"), areas);
            reading.in_range(format!("{path}.reach.champions"), *champions, (1, 5));
        }
        Goal::Manipulate { area, successes, times } => {
            reading.area(format!("{path}.manipulate.area"), area);
            reading.in_range(format!("{path}.manipulate.successes"), *successes, (1, 5));
            reading.in_range(format!("{path}.manipulate.times"), *times, (1, 20));
        }
        Goal::Take { item: name } => item(reading, script, &format!("{path}.take.item"), name),
        Goal::FindOut | Goal::Seize if reading.scenario.inquiry().is_none() => {
            reading.fault(path, FaultKind::InvestigationMissing);
        }
        Goal::FindOut | Goal::Seize => {}
        Goal::HoldOut { turn } => {
            let most = reading.scenario.max_turns.get().into();
            reading.in_range(format!("{path}.hold_out.turn"), turn.get(), (1, most));
        }
    }
}

fn loss(reading: &mut Reading<'_>, script: &Script, path: &str, loss: &Loss) {
    match loss {
        Loss::Fallen { champions } => reading.in_range(format!("{path}.fallen.champions"), *champions, (1, 5)),
        Loss::AlliesGone { card } => {
            let comes = |name: &Name| script.allies.iter().any(|group| group.card == *name);
            if !comes(card) {
                reading.fault(format!("{path}.allies_gone.card"), FaultKind::Nobody(card.to_string()));
            }
        }
        Loss::Escaped { card, count } => enough(reading, script, &format!("{path}.escaped"), (card, *count, &[])),
        Loss::ItemGone { item: name } => item(reading, script, &format!("{path}.item_gone.item"), name),
        Loss::Overrun { areas } => {
            reading.areas(&format!("{path}.overrun.areas"), areas);
        }
    }
}

fn item(reading: &mut Reading<'_>, script: &Script, path: &str, name: &Name) {
    if !script.items.iter().any(|item| item.name == *name) {
        reading.fault(path, FaultKind::NoItem(name.to_string()));
    }
}

/// At least so many of a card come at every difficulty it is about; Reinforcements come again and again.
fn enough(reading: &mut Reading<'_>, script: &Script, path: &str, (card, count, only): (&Name, u16, &[Difficulty])) {
    if reading.library.enemy(card).is_none() {
        reading.fault(format!("{path}.card"), FaultKind::NoEnemy(card.to_string()));
        return;
    }
    reading.in_range(format!("{path}.count"), i32::from(count), (1, 999));
    let returns = reading.library.enemy(card).is_some_and(|card| card.keywords.contains(&Keyword::Reinforcement));
    let come = |difficulty: Difficulty| {
        let later = script.events.iter().filter(|event| counts(&event.only, difficulty));
        let groups = script.enemies.iter().chain(later.flat_map(|event| &event.enemies));
        let own = groups.filter(|group| group.card == *card && counts(&group.only, difficulty));
        own.map(|group| group.areas.len()).sum::<usize>()
    };
    let meant = Difficulty::ALL.iter().copied().filter(|difficulty| counts(only, *difficulty));
    let least = meant.map(come).min().map_or(0, |come| u16::try_from(come).unwrap_or(u16::MAX));
    if least < count && !(returns && least > 0) {
        reading.fault(format!("{path}.count"), FaultKind::TooFew { come: least });
    }
}
