//! Dice the app rolls: one entry, one undo step, honest under undo, verified by a replay.

use crate::support::*;
use rokugan::games::champions::combat::fight::{Fight, FightDice};
use rokugan::games::champions::combat::terms::Terms;
use rokugan::games::champions::command::Starter;
use rokugan::games::champions::dice::draws;
use rokugan::games::champions::dice::fault::DiceFault;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::enemy_die::{DieColor, EnemyFaces};
use rokugan::games::champions::model::rolls::{ElementalReroll, ElementalRoll, EnemyReroll, EnemyRoll, Means, Reroll};
use rokugan::games::champions::skill_test::TestDice;
use rokugan::kernel::amend::{Fate, Replacement, Unfit, amend};
use rokugan::kernel::chance::Source;
use rokugan::kernel::replay::verify;

/// A Combat whose dice the app rolls on this table: five and two black, one reroll of each side.
fn rolled(t: &Play, foe: EnemyId) -> Fight {
    let mut chance = t.journal.chance();
    let first = ElementalRoll { faces: draws::elemental(&mut chance, 5), source: Source::Generated };
    let dice = draws::enemy(&mut chance, &[DieColor::Black; 2]);
    let faces = Box::new(EnemyFaces::USUAL);
    let enemy = EnemyRoll::Dice { faces, dice, source: Source::Generated };
    let mut dice = FightDice { first, enemy, rerolls: Vec::new() };
    reroll(t, &mut dice, |chance| {
        let faces = draws::elemental(chance, 2);
        Reroll::Elemental(ElementalReroll { means: Means::Focus, dice: vec![0, 3], faces, source: Source::Generated })
    });
    reroll(t, &mut dice, |chance| {
        Reroll::Enemy(EnemyReroll { dice: vec![1], faces: draws::faces(chance, 1), source: Source::Generated })
    });
    Fight::plain(Terms::between(Actor::Champion(First), foe, Starter::Players), dice)
}

/// What a sheet does: passes over what was drawn before, and draws on.
fn reroll(t: &Play, dice: &mut FightDice, draw: impl FnOnce(&mut rokugan::kernel::chance::Chance) -> Reroll) {
    let mut chance = t.journal.chance();
    draws::pass_over(&mut chance, &dice.first, Some(&dice.enemy), &dice.rerolls);
    dice.rerolls.push(draw(&mut chance));
}

fn at_blows() -> (Play, EnemyId) {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    (t, foe)
}

#[test]
fn dice_of_the_app_are_one_entry_and_a_replay_verifies_them() {
    let (mut t, foe) = at_blows();
    let (entries, fight) = (t.journal.cursor(), rolled(&t, foe));
    t.does(Command::Fight(Box::new(fight)));
    assert_eq!(t.journal.cursor(), entries + 1);
    assert_eq!(t.journal.entries()[entries].drawn.len(), 5 + 2 + 2 + 1);
    assert_eq!(verify(&t.journal), Ok(()));
}

#[test]
fn looking_at_the_dice_uses_nothing_up() {
    let (t, foe) = at_blows();
    assert_eq!(rolled(&t, foe), rolled(&t, foe));
}

#[test]
fn undone_and_rolled_again_the_dice_fall_the_same() {
    let (mut t, foe) = at_blows();
    let (before, fight) = (t.journal.cursor(), rolled(&t, foe));
    t.does(Command::Fight(Box::new(fight.clone())));
    assert_ne!(rolled(&t, foe), fight, "the table has moved on");
    t.journal.go_to(before);
    assert_eq!(rolled(&t, foe), fight);
}

#[test]
fn a_face_the_app_did_not_roll_is_refused_and_never_possible() {
    let (mut t, foe) = at_blows();
    let mut fight = rolled(&t, foe);
    let other = if fight.dice.first.faces[2] == Element::Fire { Element::Water } else { Element::Fire };
    fight.dice.first.faces[2] = other;
    let forged = Command::Fight(Box::new(fight));
    t.refuses(forged.clone(), RefusalKind::Dice(DiceFault::NotDrawn), "CH-COM-5").never(forged);
}

#[test]
fn dice_of_both_sources_mix() {
    let (mut t, foe) = at_blows();
    let mut chance = t.journal.chance();
    let dice = draws::enemy(&mut chance, &[DieColor::Black; 2]);
    let enemy = EnemyRoll::Dice { faces: Box::new(EnemyFaces::USUAL), dice, source: Source::Generated };
    let mut brawl = brawl(First, foe, "FFFEV");
    brawl.0.dice.enemy = enemy;
    t.does(brawl);
    assert_eq!(verify(&t.journal), Ok(()));
}

#[test]
fn a_test_of_the_app_is_verified_too() {
    let (mut t, _) = at_blows();
    let roll = ElementalRoll { faces: draws::elemental(&mut t.journal.chance(), 5), source: Source::Generated };
    let act = |first| {
        let dice = Some(Box::new(TestDice::plain(first)));
        act(First, Action::Investigation(Test { dice, ..plain_test() }))
    };
    let mut forged = roll.clone();
    forged.faces.rotate_left(1);
    assert_ne!(forged, roll);
    t.refuses(act(forged), RefusalKind::Dice(DiceFault::NotDrawn), "CH-TEST-1").does(act(roll));
    assert_eq!(verify(&t.journal), Ok(()));
}

/// A correction further up keeps the dice of later Combats.
#[test]
fn a_correction_keeps_the_dice_of_the_app() {
    let mut t = five().acting();
    t.adjust(First, Gauge::Honor, -1);
    let corrected = t.journal.cursor() - 1;
    let foe = t.foe(&[]);
    let fight = rolled(&t, foe);
    t.does(Command::Fight(Box::new(fight)));
    let other = Replacement::With(adjust(First, Gauge::Honor, -2));
    let amendment = amend(&t.journal, corrected, &other, Unfit::LeaveOut, rokugan::kernel::journal::Stamp(9)).unwrap();
    assert!(amendment.tail.iter().all(|(_, fate)| !matches!(fate, Fate::Refused { .. })), "{:?}", amendment.tail);
    assert_eq!(verify(&amendment.journal), Ok(()));
}
