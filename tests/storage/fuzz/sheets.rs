//! Dice half entered, as an older or newer version may have kept them: refused, or entered to the end.

use super::super::support::import_as_recorded;
use super::super::support::tables as shelf;
use super::mutator::Mutator;
use super::watch::{Taken, all_come_back, rounds, seed};
use super::{look, saves};
use rokugan::games::champions::Table;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::ids::{Actor, EnemyId};
use rokugan::games::champions::model::investigation::Whom;
use rokugan::games::champions::model::rolls::Harmony;
use rokugan::games::champions::sheet::draft::{Draft, Duel, Task, Trial, TrialKind};
use rokugan::kernel::by::Small;
use rokugan::storage::Entering;
use serde_json::Value;
use std::sync::Arc;

/// Some tables, and what may be half entered at each.
fn sheets() -> Vec<(Table, Draft)> {
    let tables = saves().into_iter().map(|text| import_as_recorded(&text).unwrap().table);
    tables
        .flat_map(|table| of(&table).into_iter().map(move |draft| (table.clone(), draft)).collect::<Vec<_>>())
        .collect()
}

/// A Combat with each Enemy, and a test.
fn of(table: &Table) -> Vec<Draft> {
    let state = table.state();
    let champion = state.champions().map(|(id, _)| id).next().unwrap();
    let duel = |enemy| Draft::of(Task::Combat(Duel::begin(state, Some(champion), Some(enemy))));
    let mut drafts: Vec<Draft> = state.enemies().map(|(id, _)| duel(id)).take(3).collect();
    drafts.push(Draft::of(Task::Test(Trial {
        actor: Actor::Champion(champion),
        kind: TrialKind::Investigation,
        target: 3,
        element: None,
        harmony_counts: Harmony::Used,
        whom: Some(Whom::Enemy(EnemyId(0))),
    })));
    for (draft, turned) in drafts.iter_mut().zip([0, 1, 2, 3]) {
        draft.hand.roll.fill(vec![Element::Fire, Element::Fire, Element::Air, Element::Void, Element::Void]);
        draft.hand.foe.fill(vec![0, 3, 5]);
        match turned {
            0 => draft.hand.reroll(vec![0, 3]),
            1 => draft.hand.deceive(2),
            2 => draft.hand.call(3),
            _ => draft.hand.correct(vec![1, 4]),
        }
    }
    let mut told = drafts[0].clone();
    told.tell();
    drafts.push(told);
    drafts
}

/// Everything that can be done with the dice.
fn enter(table: &Table, draft: &Draft, act: usize) {
    let mut draft = draft.clone();
    look::sheet(table.state(), &draft);
    let place = u8::try_from(act % 7).unwrap();
    match act % 9 {
        0 => draft.hand.tap(place, &[0, 1, 200]),
        1 => draft.hand.deceive(place),
        2 => draft.hand.call(place),
        3 => draft.hand.reroll(vec![place, place, 255]),
        4 => draft.hand.correct(vec![place, 255]),
        5 => draft.hand.give_up(),
        6 => draft.hand.resize(place),
        7 => draft.reroll_foe(vec![place, 255], 3),
        _ => draft.hand.foe.turn_over(),
    }
    for face in Element::ALL {
        draft.hand.add(*face);
        draft.hand.foe.add(place, 3);
        look::sheet(table.state(), &draft);
    }
    assert!(draft.told.is_some() || draft.told_command(table.state()).is_none());
}

#[test]
fn damaged_dice_are_forgotten_or_can_be_entered_to_the_end() {
    let sheets = sheets();
    let mut mutator = Mutator::new(seed());
    let make = move |_| {
        let (table, draft) = mutator.any(&sheets).clone();
        let damaged = mutator.tree(&serde_json::to_value(draft).unwrap());
        (table, damaged, mutator.below(63))
    };
    let taken = Arc::new(Taken::default());
    let noted = taken.clone();
    let judge = move |(table, damaged, act): &(Table, Value, usize)| {
        let (tables, id) = (shelf(), super::super::support::id("a"));
        tables.keep_unfinished(&id, Entering::Dice, table.cursor(), damaged).unwrap();
        let Some(draft) = tables.unfinished::<Draft>(&id, Entering::Dice, table.cursor()) else { return };
        enter(table, &draft, *act);
        noted.note();
    };
    all_come_back(rounds(400), make, judge, |(_, damaged, act)| format!("{act}: {damaged}"));
    taken.assert_some_of(rounds(400));
}
