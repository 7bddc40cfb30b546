//! Who comes to the board: cards, places, room, and what behaviours name.

use super::cast::{AllyGroup, Bearing, EnemyGroup};
use super::check::Reading;
use super::fault::FaultKind;
use super::room::Filling;
use super::script::{Script, counts};
use crate::games::champions::board::AreaId;
use crate::games::champions::board::occupancy::ROOM;
use crate::games::champions::field::set_out::MOST_FIGURES;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::quantity::Size;
use crate::games::champions::model::scenario::{Difficulty, ScenarioKind};
use crate::games::champions::setup::CHAMPIONS;
use crate::kernel::by::Small as _;
use crate::kernel::known::Known;

/// Checks the cast of a script.
pub(super) fn cast(reading: &mut Reading<'_>, script: &Script) {
    groups(reading, script, ("script", &script.enemies, &script.allies));
    for (place, event) in script.events.iter().enumerate() {
        let path = format!("script.events[{place}]");
        reading.in_range(format!("{path}.turn"), event.turn.get(), (1, reading.scenario.max_turns.get().into()));
        groups(reading, script, (&path, &event.enemies, &event.allies));
    }
    if reading.board.is_some() {
        let start = reading.areas("script.start", &script.start);
        reading.once("script.start", "", script.start.iter().map(|area| area.as_str()));
        Difficulty::ALL.iter().for_each(|difficulty| room(reading, script, &start, *difficulty));
    }
}

fn groups(reading: &mut Reading<'_>, script: &Script, (path, enemies, allies): (&str, &[EnemyGroup], &[AllyGroup])) {
    reading.at_most(format!("{path}.enemies"), most_at_once(enemies, allies), MOST_FIGURES);
    for (place, group) in enemies.iter().enumerate() {
        let path = format!("{path}.enemies[{place}]");
        if reading.library.enemy(&group.card).is_none() {
            reading.fault(format!("{path}.card"), FaultKind::NoEnemy(group.card.to_string()));
        }
        reading.areas(&format!("{path}.areas"), &group.areas);
        let size = reading.library.enemy(&group.card).map_or(1, |card| taken(card.size));
        unit(reading, &path, group.miniatures, size);
        bearing(reading, script, &format!("{path}.behaviour"), &group.behaviour);
    }
    for (place, group) in allies.iter().enumerate() {
        let path = format!("{path}.allies[{place}]");
        if reading.library.ally(&group.card).is_none() {
            reading.fault(format!("{path}.card"), FaultKind::NoAlly(group.card.to_string()));
        }
        reading.areas(&format!("{path}.areas"), &group.areas);
        let size = reading.library.ally(&group.card).map_or(1, |card| taken(card.size));
        unit(reading, &path, group.miniatures, size);
    }
}

/// How many come together, at the difficulty with the most of them.
fn most_at_once(enemies: &[EnemyGroup], allies: &[AllyGroup]) -> usize {
    let at = |difficulty: &Difficulty| {
        let enemies = enemies.iter().filter(|group| counts(&group.only, *difficulty)).map(|group| group.areas.len());
        let allies = allies.iter().filter(|group| counts(&group.only, *difficulty)).map(|group| group.areas.len());
        enemies.chain(allies).sum()
    };
    Difficulty::ALL.iter().map(at).max().unwrap_or_default()
}

/// Units of several miniatures are for Battles, and no Unit is larger than an area (CH-BAT-1).
fn unit(reading: &mut Reading<'_>, path: &str, miniatures: u8, size: u16) {
    let most = match reading.scenario.kind {
        ScenarioKind::Battle => i32::from(ROOM / size.max(1)),
        ScenarioKind::Adventure | ScenarioKind::Investigation => 1,
    };
    reading.in_range(format!("{path}.miniatures"), miniatures, (1, most));
}

fn bearing(reading: &mut Reading<'_>, script: &Script, path: &str, bearing: &Bearing) {
    match bearing {
        Bearing::Assault(_) | Bearing::Guardian(_) => {}
        Bearing::Patrol { route, next } => {
            let letters = reading
                .board
                .as_ref()
                .map(|board| board.routes().iter().find(|found| found.name == *route).map(|found| found.areas.len()));
            match letters {
                None => {}
                Some(None) => reading.fault(format!("{path}.patrol.route"), FaultKind::NoRoute(route.clone())),
                Some(Some(letters)) => {
                    let most = i32::try_from(letters).unwrap_or(i32::MAX) - 1;
                    reading.in_range(format!("{path}.patrol.next"), *next, (0, most));
                }
            }
        }
        Bearing::Search { item } if script.items.iter().any(|found| found.name == *item) => {}
        Bearing::Search { item }
            if script.inquiry.iter().any(|inquiry| inquiry.personae.iter().any(|one| one.name == *item)) => {}
        Bearing::Search { item } => {
            reading.fault(format!("{path}.search.item"), FaultKind::NoItem(item.to_string()));
        }
        Bearing::Assassination { targets } => assassination(reading, script, path, targets),
        Bearing::Escape { exits } => {
            for (place, exit) in exits.iter().enumerate() {
                reading.area(format!("{path}.escape.exits[{place}]"), exit);
            }
        }
    }
}

/// Its targets are mandatory Champions or Allies of the scenario: others may not be there at all.
fn assassination(reading: &mut Reading<'_>, script: &Script, path: &str, targets: &[Name]) {
    if targets.is_empty() {
        reading.fault(format!("{path}.assassination.targets"), FaultKind::Nothing);
    }
    let allies = script.allies.iter().chain(script.events.iter().flat_map(|event| &event.allies));
    let allies: Vec<&Name> = allies.map(|group| &group.card).collect();
    for (place, name) in targets.iter().enumerate() {
        if !reading.scenario.mandatory.contains(name) && !allies.contains(&name) {
            let path = format!("{path}.assassination.targets[{place}]");
            reading.fault(path, FaultKind::Nobody(name.to_string()));
        }
    }
}

/// Everybody has room at the beginning, the five Champions too.
fn room(reading: &mut Reading<'_>, script: &Script, start: &[AreaId], difficulty: Difficulty) {
    let Some(board) = reading.board.clone() else { return };
    let mut filling = Filling::empty(&board);
    for (area, size) in standing(reading, script, difficulty) {
        filling.add(area, size);
    }
    for area in board.area_ids().filter(|area| filling.size(*area) > ROOM) {
        let (area, size) = (board.area(area).id.clone(), filling.size(area));
        reading.fault("script.enemies", FaultKind::NoRoom { area, size, difficulty });
    }
    let room: u16 = start.iter().map(|area| filling.left(*area)).sum();
    if usize::from(room) < CHAMPIONS {
        reading.fault("script.start", FaultKind::NoRoomForChampions { room, difficulty });
    }
}

/// The area and Size of everybody on the board from the beginning.
fn standing(reading: &Reading<'_>, script: &Script, difficulty: Difficulty) -> Vec<(AreaId, u16)> {
    let Some(board) = &reading.board else { return Vec::new() };
    let enemies = script.enemies.iter().filter(|group| counts(&group.only, difficulty)).map(|group| {
        (&group.areas, unit_size(reading.library.enemy(&group.card).map(|card| card.size), group.miniatures))
    });
    let allies = script.allies.iter().filter(|group| counts(&group.only, difficulty)).map(|group| {
        (&group.areas, unit_size(reading.library.ally(&group.card).map(|card| card.size), group.miniatures))
    });
    let each = enemies.chain(allies);
    each.flat_map(|(areas, size)| areas.iter().filter_map(move |key| Some((board.find(key.as_str())?, size)))).collect()
}

fn unit_size(size: Option<Known<Size>>, miniatures: u8) -> u16 {
    size.map_or(1, taken) * u16::from(miniatures)
}

/// The room a card takes; 1 where that is not known.
pub(super) fn taken(size: Known<Size>) -> u16 {
    size.value().map_or(1, |size| u16::try_from(size.get()).unwrap_or(1))
}
