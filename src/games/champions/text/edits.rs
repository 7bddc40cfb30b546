//! The parts of a command that players may put right later: numbers and answers, each with its name.
//!
//! Absent on purpose: who acts, against whom, and cards. Whoever mistook those leaves the entry out and does it anew.

use super::names;
use crate::games::champions::combat::fight::Fight;
use crate::games::champions::combat::terms::Compared;
use crate::games::champions::command::{Action, CombatKind, Command, Deception, Leaving, Outcome, Sizes, Test};
use crate::games::champions::model::element::Element;
use crate::games::champions::model::enemy_die::Face;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::quantity::{Honor, Turn};
use crate::games::champions::model::rolls::{ElementalReroll, ElementalRoll, EnemyReroll, EnemyRoll, Reroll};
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
    slots(&mut copy)
        .into_iter()
        .map(|(label, slot)| CorrectionPart { label: label.into(), input: slot.input(state) })
        .collect()
}

/// The command with another number, or the place of another answer, in one of its parts: an Element's is 0 to 4.
#[must_use]
pub fn with(command: &Command, place: usize, value: i16) -> Command {
    let mut changed = command.clone();
    if let Some((_, slot)) = slots(&mut changed).into_iter().nth(place) {
        slot.set(value);
    }
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
    Leaving(&'a mut Leaving),
    Credit(&'a mut Option<ChampionId>),
    Objective(&'a mut GroupObjective),
    Turn(&'a mut Turn),
    Honor(&'a mut Honor),
    Face(&'a mut Element),
    /// A face of an Enemy Die, and those it can show.
    Enemy(&'a mut u8, [Face; 6]),
}

fn slots(command: &mut Command) -> Vec<(Key, Slot<'_>)> {
    match command {
        Command::Anyway(command) => slots(command),
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
        Command::Combat(outcome) => combat_slots(outcome),
        Command::Fight(fight) => fight_slots(fight),
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

fn fight_slots(fight: &mut Fight) -> Vec<(Key, Slot<'_>)> {
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
        Compared::Said(sizes) => slots.push((keys::EDIT_SIZES, Slot::Sizes(sizes))),
        Compared::Totals { ours, theirs } => {
            slots.push((keys::EDIT_OUR_SIZE, Slot::Count(ours, 1)));
            slots.push((keys::EDIT_THEIR_SIZE, Slot::Count(theirs, 1)));
        }
        Compared::Present { .. } => {}
    }
    slots.push((keys::EDIT_PREVENTED, Slot::Count(&mut fight.aftermath.prevented, 0)));
    slots.push((keys::EDIT_POWER_HONOR, Slot::Small(&mut fight.terms.power_honor)));
    slots
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
fn distinct(faces: [Face; 6]) -> Vec<Face> {
    let mut all = Vec::new();
    for face in faces {
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

fn combat_slots(outcome: &mut Outcome) -> Vec<(Key, Slot<'_>)> {
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
        (keys::EDIT_PREVENTED, Slot::Count(&mut outcome.prevented, 0)),
        (keys::EDIT_POWER_HONOR, Slot::Small(&mut outcome.power_honor)),
    ]);
    slots
}

const DECEPTIONS: [(Deception, Key); 2] =
    [(Deception::Unused, keys::EDIT_DECEPTION_UNUSED), (Deception::Used, keys::EDIT_DECEPTION_USED)];
const SIZES: [(Sizes, Key); 4] = [
    (Sizes::Even, keys::EDIT_SIZES_EVEN),
    (Sizes::Outnumbered, keys::EDIT_SIZES_OUTNUMBERED),
    (Sizes::Superiority, keys::EDIT_SIZES_SUPERIORITY),
    (Sizes::SuperiorityAlone, keys::EDIT_SIZES_ALONE),
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
            Self::Leaving(value) => answer(&LEAVINGS, **value),
            Self::Face(value) => Input::Face {
                faces: Element::ALL.iter().map(|face| names::element(*face).into()).collect(),
                shown: Some(value.index()),
            },
            Self::Enemy(value, faces) => {
                let (all, now) = (distinct(*faces), faces.get(usize::from(**value)));
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
            Self::Leaving(slot) => choose(slot, &LEAVINGS, place),
            Self::Face(slot) => *slot = Element::ALL.get(place).copied().unwrap_or(*slot),
            Self::Enemy(slot, faces) => {
                // What it shows already stays the face it is.
                let wanted =
                    distinct(faces).get(place).copied().filter(|face| Some(face) != faces.get(usize::from(*slot)));
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
mod tests {
    use super::*;
    use crate::games::champions::demo;
    use crate::games::champions::model::ids::{Actor, EnemyId, Who};
    use crate::games::champions::model::name::Note;
    use crate::games::champions::model::quantity::Gauge;
    use crate::games::champions::model::rolls::Means;
    use crate::games::champions::skill_test::TestDice;
    use crate::kernel::chance::Seed;
    use crate::kernel::journal::Stamp;
    use crate::words::{Language, Words};

    fn values(command: &Command) -> Vec<i16> {
        let journal = demo::table(Seed(1), Stamp(0)).unwrap();
        let value = |part: CorrectionPart| match part.input {
            Input::Number { value, .. } => value.unwrap_or(-1),
            Input::Answer { chosen, .. } => i16::try_from(chosen).unwrap(),
            Input::Face { shown, .. } => shown.map_or(-1, |shown| i16::try_from(shown).unwrap()),
        };
        parts(journal.state(), command).into_iter().map(value).collect()
    }

    fn movement() -> Command {
        let action = Action::Movement { cost: 2, leaving: Leaving::Disengagement };
        Command::Act { actor: Actor::Champion(ChampionId::First), action }
    }

    #[test]
    fn what_is_written_is_what_is_read() {
        let command = movement();
        assert_eq!(values(&command), [2, 1]);
        assert_eq!(values(&with(&with(&command, 0, 4), 1, 0)), [4, 0]);
    }

    #[test]
    fn a_die_shows_any_of_the_five_elements_and_nothing_else() {
        let dice = TestDice::plain(ElementalRoll { faces: vec![Element::Fire; 5], source: Source::Entered });
        let test = Test { ki: 0, deception: Deception::Unused, successes: None, dice: Some(Box::new(dice)) };
        let action = Action::ComplexManipulation(test);
        let rolled = Command::Act { actor: Actor::Champion(ChampionId::First), action };
        for (face, _) in (0..).zip(Element::ALL) {
            assert_eq!(values(&with(&rolled, 1, face)), [2, face, 2, 2, 2]);
        }
        assert_eq!(with(&rolled, 1, 5), rolled);
    }

    /// The faces that decided are there to be put right, not those that were rolled away.
    #[test]
    fn dice_that_were_rolled_again_are_put_right_too() {
        let mut dice = TestDice::plain(ElementalRoll { faces: vec![Element::Fire; 5], source: Source::Entered });
        dice.rerolls.push(ElementalReroll {
            means: Means::Focus,
            dice: vec![1, 3],
            faces: vec![Element::Air, Element::Water],
            source: Source::Entered,
        });
        let test = Test { ki: 0, deception: Deception::Unused, successes: None, dice: Some(Box::new(dice)) };
        let action = Action::ComplexManipulation(test);
        let rolled = Command::Act { actor: Actor::Champion(ChampionId::First), action };
        let (air, water) = (Element::Air.index(), Element::Water.index());
        let read = |command: &Command| {
            values(command)[5..].iter().map(|face| usize::try_from(*face).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(read(&rolled), [air, water]);
        assert_eq!(read(&with(&rolled, 6, i16::try_from(air).unwrap())), [air, air]);
    }

    /// Enemy Dice that were entered die by die are put right die by die, those rolled again too.
    #[test]
    fn enemy_dice_are_put_right_face_by_face() {
        use crate::games::champions::combat::fight::FightDice;
        use crate::games::champions::combat::terms::Terms;
        use crate::games::champions::command::Starter;
        use crate::games::champions::model::enemy_die::{DieColor, EnemyFaces};
        use crate::games::champions::model::rolls::EnemyDie;
        let die = |face| EnemyDie { color: DieColor::White, face };
        let enemy =
            EnemyRoll::Dice { faces: Box::new(EnemyFaces::USUAL), dice: vec![die(1), die(4)], source: Source::Entered };
        let first = ElementalRoll { faces: vec![Element::Fire; 5], source: Source::Entered };
        let again = EnemyReroll { dice: vec![0], faces: vec![3], source: Source::Entered };
        let terms = Terms::between(Actor::Champion(ChampionId::First), EnemyId(0), Starter::Players);
        let fight = Fight::plain(terms, FightDice { first, enemy, rerolls: vec![Reroll::Enemy(again)] });
        let command = Command::Fight(Box::new(fight));
        // White shows nothing, 1 Offensive or 1 Defensive: after five Elemental Dice the reroll, then the dice as they fell.
        assert_eq!(values(&command)[5..8], [1, 0, 2]);
        let put_right = with(&command, 6, 2);
        assert_eq!(values(&put_right)[5..8], [1, 2, 2]);
        assert_eq!(with(&command, 7, 2), command, "what it shows already stays the face it is");
    }

    #[test]
    fn a_number_stops_at_its_bounds_and_an_answer_that_is_none_changes_nothing() {
        assert_eq!(values(&with(&with(&movement(), 0, 0), 1, 9)), [1, 1]);
        assert_eq!(with(&movement(), 7, 3), movement());
    }

    #[test]
    fn what_was_done_anyway_stays_so() {
        let by = Command::Adjust {
            who: Who::Champion(ChampionId::First),
            gauge: Gauge::Honor,
            by: 3,
            note: Note::default(),
        };
        let Command::Anyway(inner) = with(&Command::Anyway(Box::new(by)), 0, -2) else { panic!("no longer anyway") };
        assert_eq!(values(&inner), [-2]);
    }

    #[test]
    fn glory_goes_to_nobody_or_a_champion() {
        let enemy = Command::EliminateEnemy { enemy: EnemyId(0), credit: None };
        let Command::EliminateEnemy { credit, .. } = with(&enemy, 0, 2) else { panic!("another command") };
        assert_eq!(credit, Some(ChampionId::Second));
        assert_eq!(values(&with(&enemy, 0, 0)), [0]);
    }

    #[test]
    fn every_answer_has_words() {
        let journal = demo::table(Seed(1), Stamp(0)).unwrap();
        let words = Words::new(Language::English);
        let enemy = Command::EliminateEnemy { enemy: EnemyId(0), credit: None };
        for part in [movement(), enemy].iter().flat_map(|command| parts(journal.state(), command)) {
            if let Input::Answer { answers, .. } = part.input {
                assert!(answers.iter().all(|line| !words.say(line).contains('{')), "{:?}", part.label);
            }
        }
    }
}
