//! What is offered to be put right is what the entry is about, and what is written is what is read.

use super::*;
use crate::games::champions::demo;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::name::Note;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::rolls::{CalledVoid, Means, Turned};
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

fn with(command: &Command, place: usize, value: i16) -> Command {
    super::with(demo::table(Seed(1), Stamp(0)).unwrap().state(), command, place, value)
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
        assert_eq!(values(&with(&rolled, 1, face))[..5], [2, face, 2, 2, 2]);
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
        values(command)[5..7].iter().map(|face| usize::try_from(*face).unwrap()).collect::<Vec<_>>()
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
    let by =
        Command::Adjust { who: Who::Champion(ChampionId::First), gauge: Gauge::Honor, by: 3, note: Note::default() };
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

/// A Combat is put right in what it is about, and what was made of its dice can be taken back.
#[test]
fn a_combat_offers_what_it_has_and_takes_changes_back() {
    use crate::games::champions::combat::fight::FightDice;
    use crate::games::champions::combat::terms::Terms;
    use crate::games::champions::command::Starter;
    use crate::games::champions::trial;
    let table = trial::acting(&[trial::GOBLIN, trial::ONI]);
    let fight = |enemy, kind| {
        let first = ElementalRoll { faces: vec![Element::Fire; 5], source: Source::Generated };
        let dice = FightDice { first, enemy: EnemyRoll::Totals { offence: 1, defence: 1 }, rerolls: Vec::new() };
        let terms = Terms::between(Actor::Champion(ChampionId::First), EnemyId(enemy), Starter::Players);
        Fight::plain(Terms { kind, sizes: Compared::Said(Sizes::Even), ..terms }, dice)
    };
    let english = Words::new(Language::English);
    let labels = |fight: &Fight| {
        let command = Command::Fight(Box::new(fight.clone()));
        parts(table.state(), &command).iter().map(|part| english.say(&part.label)).collect::<Vec<_>>()
    };
    let has = |fight: &Fight, label: &str| labels(fight).iter().any(|other| other == label);
    let (melee, bow) = (fight(0, CombatKind::Melee), fight(1, CombatKind::Ranged));
    assert!(has(&melee, "Sizes") && !has(&bow, "Sizes"));
    assert!(!has(&melee, "Ki against Corruption") && has(&bow, "Ki against Corruption"));
    assert!(!has(&melee, "Call of the Void") && !has(&melee, "Harmony") && !has(&melee, "Offensive Element"));
    let mut called = melee;
    called.dice.first.faces = vec![Element::Void, Element::Fire, Element::Void, Element::Water, Element::Earth];
    called.changes.void = Some(CalledVoid { removed: 0, to: vec![Element::Air] });
    called.changes.deception = Some(Turned { die: 1, to: Element::Air });
    let place = labels(&called).iter().position(|label| label == "Call of the Void").unwrap();
    assert!(
        has(&called, "Deception") && has(&called, "Die 3, by Call of the Void") && has(&called, "Defensive Element")
    );
    let command = Command::Fight(Box::new(called));
    let Command::Fight(put_right) = super::with(table.state(), &command, place, 0) else { panic!("another command") };
    assert_eq!((put_right.changes.void, put_right.changes.deception.is_some()), (None, true));
    assert_eq!(super::with(table.state(), &command, place, 1), command, "it stays as it was");
}

fn tested(faces: [Element; 5]) -> Command {
    let dice = TestDice::plain(ElementalRoll { faces: faces.to_vec(), source: Source::Generated });
    let test = Test { ki: 0, deception: Deception::Unused, successes: None, dice: Some(Box::new(dice)) };
    Command::Act { actor: Actor::Champion(ChampionId::First), action: Action::Investigation(test) }
}

fn labels(state: &State, command: &Command) -> Vec<String> {
    let english = Words::new(Language::English);
    parts(state, command).iter().map(|part| english.say(&part.label)).collect()
}

/// What was done to the dice of a test is decided anew as in a Combat, also where the app rolled them.
#[test]
fn a_test_is_put_right_in_what_its_dice_were_for() {
    use Element::{Air, Fire, Void, Water};
    let table = demo::table(Seed(1), Stamp(0)).unwrap();
    let (plain, even) = (tested([Fire, Fire, Fire, Air, Water]), tested([Fire, Fire, Void, Air, Air]));
    assert_eq!(labels(table.state(), &plain), ["Deception"], "one Element shows most, and there is no Void");
    assert_eq!(labels(table.state(), &even), ["Deception", "Call of the Void", "The Element that counts"]);
    // The third die is removed, and Air counts.
    let called = with(&with(&even, 1, 3), 2, 1);
    let Command::Act { action: Action::Investigation(test), .. } = &called else { panic!("another command") };
    let dice = test.dice.as_deref().unwrap();
    assert_eq!((dice.void.clone(), dice.element), (Some(CalledVoid { removed: 2, to: Vec::new() }), Some(Air)));
    assert_eq!(with(&with(&called, 1, 0), 2, 0), even, "both are taken back");
    let anyway = Command::Anyway(Box::new(even.clone()));
    assert_eq!(with(&anyway, 2, 1), Command::Anyway(Box::new(with(&even, 2, 1))), "also of one that was done anyway");
    assert_eq!(labels(table.state(), &tested([Air, Fire, Void, Water, Element::Earth])).last().unwrap(), "Harmony");
}

/// What cards added is put right by its numbers, and a modifier that does nothing is none.
#[test]
fn what_cards_added_to_a_combat_is_put_right() {
    use crate::games::champions::combat::fight::{FightDice, Modifier};
    use crate::games::champions::combat::terms::Terms;
    use crate::games::champions::command::Starter;
    let table = demo::table(Seed(1), Stamp(0)).unwrap();
    let first = ElementalRoll { faces: vec![Element::Fire; 5], source: Source::Generated };
    let dice = FightDice { first, enemy: EnemyRoll::Totals { offence: 1, defence: 1 }, rerolls: Vec::new() };
    let terms = Terms::between(Actor::Champion(ChampionId::First), EnemyId(0), Starter::Players);
    let plain = Command::Fight(Box::new(Fight::plain(terms, dice)));
    let place = |command: &Command, label: &str| labels(table.state(), command).iter().position(|other| other == label);
    let offence = place(&plain, "Offensive from cards").unwrap();
    assert_eq!(place(&plain, "Wounds past defense"), None, "that is asked once something was added");
    let less = with(&plain, offence, -2);
    let Command::Fight(fight) = &less else { panic!("another command") };
    assert_eq!(fight.choices.modifiers, [Modifier { offence: -2, ..Modifier::default() }]);
    let wounds = place(&less, "Wounds past defense").unwrap();
    assert_eq!(values(&with(&less, wounds, 40))[wounds], 9, "a number stops at its bound");
    assert_eq!(with(&less, offence, 0), plain);
}

fn told() -> Outcome {
    use crate::games::champions::combat::terms::Terms;
    use crate::games::champions::command::Starter;
    let terms = Terms::between(Actor::Champion(ChampionId::First), EnemyId(0), Starter::Players);
    terms.uneventful((Sizes::Even, 0))
}

/// A Combat told by its result offers its tokens as one that was rolled does.
#[test]
fn tokens_of_a_told_combat_are_put_right() {
    use crate::games::champions::model::character_token::CharacterToken;
    let mut outcome = told();
    outcome.character_tokens =
        vec![CharacterToken::ALL.iter().copied().find(|one| *one != CharacterToken::Reroll).unwrap()];
    let command = Command::Combat(outcome);
    let table = demo::table(Seed(1), Stamp(0)).unwrap();
    let labels = labels(table.state(), &command);
    let place = labels.iter().position(|label| label.starts_with("Tokens beside the fighter")).unwrap();
    let Command::Combat(without) = with(&command, place, 0) else { panic!("another command") };
    assert!(without.character_tokens.is_empty());
    assert_eq!(with(&Command::Combat(without), place, 1), Command::Combat(told()), "none lies there any more");
}
