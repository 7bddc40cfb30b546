//! The parts of a command that players may put right later: numbers and answers, each with its name.
//!
//! Absent on purpose: who acts, against whom, and cards. Whoever mistook those leaves the entry out and does it anew.

mod added;
mod changes;
mod choices;
mod decided;
mod tested;
mod tokens;

use super::names;
use crate::games::champions::combat::fight::{Aftermath, Fight};
use crate::games::champions::combat::terms::{Compared, Cover, ReturnFire};
use crate::games::champions::command::{Action, CombatKind, Command, Deception, Leaving, Outcome, Sizes, Test};
use crate::games::champions::model::element::Element;
use crate::games::champions::model::enemy_die::Face;
use crate::games::champions::model::ids::{ChampionId, EnemyId};
use crate::games::champions::model::quantity::{Honor, Turn};
use crate::games::champions::model::rolls::{ElementalReroll, ElementalRoll, EnemyReroll, EnemyRoll, Harmony, Reroll};
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::GroupObjective;
use crate::kernel::by::Small;
use crate::kernel::chance::Source;
use crate::kernel::correction::{CorrectionPart, Input};
use crate::kernel::line::{Key, Line};
use crate::words::champions as keys;

/// The parts of a command, with names of those who sit at the table of `state`.
pub fn parts(state: &State, command: &Command) -> Vec<CorrectionPart> {
    // Reading goes the way of writing, so that the two cannot differ; what is written to is a copy.
    let mut copy = command.clone();
    let slots = slots(state, &mut copy).into_iter();
    let mut parts: Vec<_> =
        slots.map(|(label, slot)| CorrectionPart { label: label.into(), input: slot.input(state) }).collect();
    parts.extend(decided::decided(state, command).into_iter().filter_map(|decided| decided.part(command)));
    parts
}

/// The command with another number, or the place of another answer, in one of its parts: an Element's is 0 to 4.
#[must_use]
pub fn with(state: &State, command: &Command, place: usize, value: i16) -> Command {
    let mut changed = command.clone();
    let fields = slots(state, &mut changed).len();
    if let Some((_, slot)) = slots(state, &mut changed).into_iter().nth(place) {
        slot.set(value);
    }
    let decided = place.checked_sub(fields).and_then(|place| decided::decided(state, command).get(place).copied());
    decided.into_iter().for_each(|decided| decided.set(&mut changed, value));
    decided::keep_with_their_dice(command, &mut changed);
    changed
}

/// The most Wounds, Ki or successes that are typed in at once.
const MANY: i16 = 20;

/// A place in a command that can be written to.
enum Slot<'a> {
    Count(&'a mut u8, i16),
    Said(&'a mut Option<u8>),
    Small(&'a mut i8),
    Change(&'a mut i16),
    Deception(&'a mut Deception),
    Sizes(&'a mut Sizes),
    Cover(&'a mut Cover),
    ReturnFire(&'a mut ReturnFire),
    Leaving(&'a mut Leaving),
    Credit(&'a mut Option<ChampionId>),
    Objective(&'a mut GroupObjective),
    Turn(&'a mut Turn),
    Honor(&'a mut Honor),
    Face(&'a mut Element),
    /// A face of an Enemy Die, and those it can show.
    Enemy(&'a mut u8, [Face; 6]),
}

fn slots<'a>(state: &State, command: &'a mut Command) -> Vec<(Key, Slot<'a>)> {
    match command {
        Command::Anyway(command) => slots(state, command),
        Command::Adjust { by, .. } => vec![(keys::EDIT_AMOUNT, Slot::Change(by))],
        Command::AdjustThreshold { by, .. } => vec![(keys::EDIT_AMOUNT, Slot::Change(by))],
        Command::WoundEnemy { wounds, credit, .. } | Command::WoundEach { wounds, credit, .. } => {
            vec![(keys::EDIT_WOUNDS, Slot::Change(wounds)), (keys::EDIT_CREDIT, Slot::Credit(credit))]
        }
        Command::EliminateEnemy { credit, .. } => vec![(keys::EDIT_CREDIT, Slot::Credit(credit))],
        Command::EndGame { objective } => vec![(keys::EDIT_OBJECTIVE, Slot::Objective(objective))],
        Command::SetLastTurn { turn } => vec![(keys::EDIT_LAST_TURN, Slot::Turn(turn))],
        Command::SetStartingHonor { honor, .. } => vec![(keys::EDIT_STARTING_HONOR, Slot::Honor(honor))],
        Command::Act { action, .. } => action_slots(action),
        Command::Combat(outcome) => combat_slots(state, outcome),
        Command::Fight(fight) => fight_slots(state, fight),
        Command::SettleFavor(_) | Command::BeginActivations { .. } | Command::EndActivation => Vec::new(),
        Command::EndEnemies | Command::Recover | Command::UseToken { .. } | Command::AddEnemies { .. } => Vec::new(),
        Command::ReturnEnemy { .. } | Command::RemoveEnemy { .. } | Command::AddAllies { .. } => Vec::new(),
        Command::DealWounds { .. } | Command::SetMiniatures { .. } | Command::Corrupt { .. } => Vec::new(),
        Command::ClanPower { .. } | Command::LayTokens { .. } => Vec::new(),
        Command::RemoveAlly { .. } | Command::Fall { .. } | Command::BringBack { .. } => Vec::new(),
        Command::KeepObjective { .. } | Command::RevealObjective { .. } | Command::CompleteObjective { .. } => {
            Vec::new()
        }
        Command::ReopenObjective { .. } | Command::DropObjective { .. } | Command::TakeEquipment { .. } => Vec::new(),
        Command::NoteWorth { .. } => Vec::new(),
        Command::DropEquipment { .. } | Command::UseEquipment { .. } => Vec::new(),
        Command::EnterChampionCard { .. } => Vec::new(),
        Command::EnterEnemyCard { .. } | Command::EnterAllyCard { .. } | Command::GiveFavor { .. } => Vec::new(),
        Command::SetClock { .. } | Command::TakeOver { .. } | Command::Remark { .. } => Vec::new(),
        Command::PlayIntermission { .. } | Command::RevealRingEvent { .. } => Vec::new(),
        Command::Board(_) | Command::Investigation(_) | Command::Story(_) => Vec::new(),
    }
}

fn action_slots(action: &mut Action) -> Vec<(Key, Slot<'_>)> {
    match action {
        Action::Investigation(test) | Action::ComplexManipulation(test) | Action::Question { test, .. } => {
            test_slots(test)
        }
        Action::Movement { cost, leaving } => {
            vec![(keys::EDIT_COST, Slot::Count(cost, 1)), (keys::EDIT_LEAVING, Slot::Leaving(leaving))]
        }
        Action::Healing { .. } | Action::Concentration | Action::SimpleManipulation => Vec::new(),
        Action::MovementAlong { .. } | Action::Handle(_) => Vec::new(),
        Action::DrawObjectives { .. } | Action::RaisePurity => Vec::new(),
    }
}

/// The dice of a first roll that the players rolled; what the app rolled is not put right.
fn dice_slots(roll: &mut ElementalRoll) -> Vec<(Key, Slot<'_>)> {
    match roll.source {
        Source::Generated => Vec::new(),
        Source::Entered => DICE.into_iter().zip(&mut roll.faces).map(|(key, face)| (key, Slot::Face(face))).collect(),
    }
}

/// The dice of a reroll that the players rolled: those faces decided.
fn again_slots(reroll: &mut ElementalReroll) -> Vec<(Key, Slot<'_>)> {
    if reroll.source == Source::Generated {
        return Vec::new();
    }
    let named = reroll.dice.iter().zip(&mut reroll.faces);
    named.filter_map(|(die, face)| Some((*AGAIN.get(usize::from(*die))?, Slot::Face(face)))).collect()
}

/// What the Combat is about: no Sizes in Ranged Combat, no Cover in melee, no Ki against a Corruption that is not there.
fn fight_slots<'a>(state: &State, fight: &'a mut Fight) -> Vec<(Key, Slot<'a>)> {
    let Aftermath { corruption, prevented, .. } = fight.aftermath;
    let corrupts = corrupts(state, fight.terms.enemy, corruption, prevented);
    let in_melee = fight.terms.kind == CombatKind::Melee;
    let shown: Vec<[Face; 6]> = match &fight.dice.enemy {
        EnemyRoll::Dice { faces, dice, .. } => dice.iter().map(|die| *faces.of(die.color)).collect(),
        EnemyRoll::Totals { .. } => Vec::new(),
    };
    let mut slots = dice_slots(&mut fight.dice.first);
    for reroll in &mut fight.dice.rerolls {
        match reroll {
            Reroll::Elemental(reroll) => slots.extend(again_slots(reroll)),
            Reroll::Enemy(reroll) => slots.extend(enemy_again(reroll, &shown)),
        }
    }
    slots.extend(enemy_slots(&mut fight.dice.enemy));
    match &mut fight.terms.sizes {
        Compared::Said(sizes) if in_melee => slots.push((keys::EDIT_SIZES, Slot::Sizes(sizes))),
        Compared::Totals { ours, theirs } if in_melee => {
            slots.push((keys::EDIT_OUR_SIZE, Slot::Count(ours, 1)));
            slots.push((keys::EDIT_THEIR_SIZE, Slot::Count(theirs, 1)));
        }
        Compared::Said(_) | Compared::Totals { .. } | Compared::Present { .. } => {}
    }
    if !in_melee {
        slots.push((keys::EDIT_COVER, Slot::Cover(&mut fight.terms.cover)));
        slots.push((keys::EDIT_ENEMY_COVER, Slot::Cover(&mut fight.terms.enemy_cover)));
        slots.push((keys::EDIT_RETURN_FIRE, Slot::ReturnFire(&mut fight.terms.return_fire)));
    }
    if corrupts {
        slots.push((keys::EDIT_PREVENTED, Slot::Count(&mut fight.aftermath.prevented, 0)));
    }
    slots.push((keys::EDIT_POWER_HONOR, Slot::Small(&mut fight.terms.power_honor)));
    slots
}

/// Whether Purity is at stake: by the Enemy's card, by what was said, or because Ki was spent against it.
fn corrupts(state: &State, enemy: EnemyId, said: Option<u8>, prevented: u8) -> bool {
    let card = state.enemy(enemy).map_or(0, |enemy| enemy.card().corruption());
    card > 0 || said.is_some() || prevented > 0
}

/// The Enemy's totals or, where its dice were entered die by die, what the players saw on each.
fn enemy_slots(roll: &mut EnemyRoll) -> Vec<(Key, Slot<'_>)> {
    match roll {
        EnemyRoll::Totals { offence, defence } => vec![
            (keys::EDIT_ENEMY_OFFENCE, Slot::Count(offence, 0)),
            (keys::EDIT_ENEMY_DEFENCE, Slot::Count(defence, 0)),
        ],
        EnemyRoll::Dice { source: Source::Generated, .. } => Vec::new(),
        EnemyRoll::Dice { faces, dice, source: Source::Entered } => {
            let each = ENEMY_DICE.into_iter().zip(dice);
            each.map(|(key, die)| (key, Slot::Enemy(&mut die.face, *faces.of(die.color)))).collect()
        }
    }
}

/// The Enemy's dice that the players rolled again, each with what it can show.
fn enemy_again<'a>(reroll: &'a mut EnemyReroll, shown: &[[Face; 6]]) -> Vec<(Key, Slot<'a>)> {
    if reroll.source == Source::Generated {
        return Vec::new();
    }
    let named = reroll.dice.iter().zip(&mut reroll.faces);
    named
        .filter_map(|(die, face)| {
            let die = usize::from(*die);
            Some((*ENEMY_AGAIN.get(die)?, Slot::Enemy(face, *shown.get(die)?)))
        })
        .collect()
}

/// What a die can show, each once, in the order of its faces.
fn distinct(faces: &[Face]) -> Vec<Face> {
    let mut all = Vec::new();
    for &face in faces {
        if !all.contains(&face) {
            all.push(face);
        }
    }
    all
}

fn test_slots(test: &mut Test) -> Vec<(Key, Slot<'_>)> {
    if let Some(dice) = &mut test.dice {
        let mut slots = dice_slots(&mut dice.first);
        slots.extend(dice.rerolls.iter_mut().flat_map(again_slots));
        return slots;
    }
    vec![
        (keys::EDIT_KI, Slot::Count(&mut test.ki, 0)),
        (keys::EDIT_DECEPTION, Slot::Deception(&mut test.deception)),
        (keys::EDIT_SUCCESSES, Slot::Said(&mut test.successes)),
    ]
}

fn combat_slots<'a>(state: &State, outcome: &'a mut Outcome) -> Vec<(Key, Slot<'a>)> {
    let corrupts = corrupts(state, outcome.enemy, outcome.corruption, outcome.prevented);
    let mut slots = vec![
        (keys::EDIT_DEALT, Slot::Count(&mut outcome.dealt, 0)),
        (keys::EDIT_TAKEN, Slot::Count(&mut outcome.taken, 0)),
    ];
    if outcome.kind == CombatKind::Melee {
        slots.push((keys::EDIT_SIZES, Slot::Sizes(&mut outcome.sizes)));
    }
    slots.extend([
        (keys::EDIT_KI, Slot::Count(&mut outcome.ki, 0)),
        (keys::EDIT_DECEPTION, Slot::Deception(&mut outcome.deception)),
        (keys::EDIT_KI_GAINED, Slot::Count(&mut outcome.ki_gained, 0)),
        (keys::EDIT_AP_GAINED, Slot::Count(&mut outcome.ap_gained, 0)),
        (keys::EDIT_LIFE_RECOVERED, Slot::Count(&mut outcome.life_recovered, 0)),
    ]);
    if corrupts {
        slots.push((keys::EDIT_PREVENTED, Slot::Count(&mut outcome.prevented, 0)));
    }
    slots.push((keys::EDIT_POWER_HONOR, Slot::Small(&mut outcome.power_honor)));
    slots
}

const DECEPTIONS: [(Deception, Key); 2] =
    [(Deception::Unused, keys::EDIT_DECEPTION_UNUSED), (Deception::Used, keys::EDIT_DECEPTION_USED)];
const HARMONIES: [(Harmony, Key); 2] =
    [(Harmony::Unused, keys::EDIT_DECEPTION_UNUSED), (Harmony::Used, keys::EDIT_DECEPTION_USED)];
const SIZES: [(Sizes, Key); 4] = [
    (Sizes::Even, keys::EDIT_SIZES_EVEN),
    (Sizes::Outnumbered, keys::EDIT_SIZES_OUTNUMBERED),
    (Sizes::Superiority, keys::EDIT_SIZES_SUPERIORITY),
    (Sizes::SuperiorityAlone, keys::EDIT_SIZES_ALONE),
];
const COVERS: [(Cover, Key); 2] = [(Cover::None, keys::EDIT_COVER_NONE), (Cover::Covered, keys::EDIT_COVER_COVERED)];
const RETURN_FIRES: [(ReturnFire, Key); 3] = [
    (ReturnFire::ByCard, keys::EDIT_RETURN_FIRE_BY_CARD),
    (ReturnFire::Counts, keys::EDIT_RETURN_FIRE_COUNTS),
    (ReturnFire::Silent, keys::EDIT_RETURN_FIRE_SILENT),
];
const DICE: [Key; 5] = [keys::EDIT_DIE_1, keys::EDIT_DIE_2, keys::EDIT_DIE_3, keys::EDIT_DIE_4, keys::EDIT_DIE_5];
const AGAIN: [Key; 5] =
    [keys::EDIT_AGAIN_1, keys::EDIT_AGAIN_2, keys::EDIT_AGAIN_3, keys::EDIT_AGAIN_4, keys::EDIT_AGAIN_5];
const ENEMY_DICE: [Key; 3] = [keys::EDIT_ENEMY_DIE_1, keys::EDIT_ENEMY_DIE_2, keys::EDIT_ENEMY_DIE_3];
const ENEMY_AGAIN: [Key; 3] = [keys::EDIT_ENEMY_AGAIN_1, keys::EDIT_ENEMY_AGAIN_2, keys::EDIT_ENEMY_AGAIN_3];
const LEAVINGS: [(Leaving, Key); 3] = [
    (Leaving::Free, keys::EDIT_LEAVING_FREE),
    (Leaving::Disengagement, keys::EDIT_LEAVING_DISENGAGEMENT),
    (Leaving::Forced, keys::EDIT_LEAVING_FORCED),
];
const OBJECTIVES: [(GroupObjective, Key); 2] =
    [(GroupObjective::Met, keys::EDIT_OBJECTIVE_MET), (GroupObjective::Missed, keys::EDIT_OBJECTIVE_MISSED)];

impl Slot<'_> {
    fn input(&self, state: &State) -> Input {
        match self {
            Self::Count(value, least) => number(Some(i16::from(**value)), *least, MANY),
            Self::Said(value) => number(value.map(i16::from), 0, MANY),
            Self::Small(value) => number(Some(i16::from(**value)), -MANY, MANY),
            Self::Change(value) => number(Some(**value), -99, 99),
            Self::Turn(value) => number(Some(value.get()), Turn::LEAST.get(), Turn::MOST.get()),
            Self::Honor(value) => number(Some(value.get()), Honor::LEAST.get(), Honor::MOST.get()),
            Self::Deception(value) => answer(&DECEPTIONS, **value),
            Self::Sizes(value) => answer(&SIZES, **value),
            Self::Cover(value) => answer(&COVERS, **value),
            Self::ReturnFire(value) => answer(&RETURN_FIRES, **value),
            Self::Leaving(value) => answer(&LEAVINGS, **value),
            Self::Face(value) => Input::Face {
                faces: Element::ALL.iter().map(|face| names::element(*face).into()).collect(),
                shown: Some(value.index()),
            },
            Self::Enemy(value, faces) => {
                let (all, now) = (distinct(faces), faces.get(usize::from(**value)));
                let chosen = all.iter().position(|face| Some(face) == now).unwrap_or(0);
                Input::Answer { answers: all.into_iter().map(enemy_face).collect(), chosen }
            }
            Self::Objective(value) => answer(&OBJECTIVES, **value),
            Self::Credit(value) => Input::Answer {
                answers: std::iter::once(Line::new(keys::NOBODY)).chain(champions(state)).collect(),
                chosen: value.map_or(0, |id| id.index() + 1),
            },
        }
    }

    fn set(self, value: i16) {
        // A number outside of what its place holds stops at the bound; an answer that is none changes nothing.
        let place = usize::try_from(value).unwrap_or(usize::MAX);
        match self {
            Self::Count(slot, least) => *slot = small(value.max(least)),
            Self::Said(slot) => *slot = Some(small(value)),
            Self::Small(slot) => *slot = i8::try_from(value.clamp(-MANY, MANY)).unwrap_or(0),
            Self::Change(slot) => *slot = value.clamp(-99, 99),
            Self::Turn(slot) => *slot = Turn::clamped(value),
            Self::Honor(slot) => *slot = Honor::clamped(value),
            Self::Deception(slot) => choose(slot, &DECEPTIONS, place),
            Self::Sizes(slot) => choose(slot, &SIZES, place),
            Self::Cover(slot) => choose(slot, &COVERS, place),
            Self::ReturnFire(slot) => choose(slot, &RETURN_FIRES, place),
            Self::Leaving(slot) => choose(slot, &LEAVINGS, place),
            Self::Face(slot) => *slot = Element::ALL.get(place).copied().unwrap_or(*slot),
            Self::Enemy(slot, faces) => {
                // What it shows already stays the face it is.
                let wanted =
                    distinct(&faces).get(place).copied().filter(|face| Some(face) != faces.get(usize::from(*slot)));
                let found = wanted.and_then(|wanted| faces.iter().position(|face| *face == wanted));
                *slot = found.and_then(|place| u8::try_from(place).ok()).unwrap_or(*slot);
            }
            Self::Objective(slot) => choose(slot, &OBJECTIVES, place),
            Self::Credit(slot) => *slot = place.checked_sub(1).and_then(|seat| ChampionId::ALL.get(seat).copied()),
        }
    }
}

/// "1 Offensive, 0 Defensive".
fn enemy_face(face: Face) -> Line {
    let line = Line::new(keys::EDIT_ENEMY_FACE).with("offence", i16::from(face.offence));
    line.with("defence", i16::from(face.defence))
}

fn number(value: Option<i16>, least: i16, most: i16) -> Input {
    Input::Number { value, least, most }
}

fn small(value: i16) -> u8 {
    u8::try_from(value.clamp(0, MANY)).unwrap_or(0)
}

fn answer<T: Copy + PartialEq>(all: &[(T, Key)], given: T) -> Input {
    Input::Answer {
        answers: all.iter().map(|(_, key)| Line::new(*key)).collect(),
        chosen: all.iter().position(|(value, _)| *value == given).unwrap_or(0),
    }
}

fn choose<T: Copy>(slot: &mut T, all: &[(T, Key)], place: usize) {
    if let Some((value, _)) = all.get(place) {
        *slot = *value;
    }
}

fn champions(state: &State) -> impl Iterator<Item = Line> {
    ChampionId::ALL.iter().map(|id| Line::new(keys::NAME).with("name", names::champion(state, *id)))
}

#[cfg(test)]
mod tests;
