//! Dice that cannot be so: refused with the reason, nothing applied, and never done anyway.

use crate::support::*;
use rokugan::games::champions::combat::fight::Modifier;
use rokugan::games::champions::dice::fault::DiceFault;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::enemy_die::DieColor::{Black, Gray};

fn at_blows() -> (Play, EnemyId) {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    t.gains_tokens(First);
    (t, foe)
}

type Say = fn(Brawl) -> Brawl;

/// What is said of five dice, two of them Void, and why that cannot be.
const IMPOSSIBLE: &[(&str, Say, DiceFault)] = &[
    ("a reroll of a sixth die", |b| b.focus(&[5], "F"), DiceFault::NoSuchDie { die: 5 }),
    ("one die rerolled twice at once", |b| b.focus(&[1, 1], "FF"), DiceFault::Twice { die: 1 }),
    ("a reroll of nothing", |b| b.focus(&[], ""), DiceFault::RerollsNothing),
    ("a reroll with a face too many", |b| b.focus(&[1], "FF"), DiceFault::RerollCount { dice: 1, faces: 2 }),
    ("Deception on a sixth die", |b| b.deceives(5, Element::Fire), DiceFault::NoSuchDie { die: 5 }),
    ("Deception that changes nothing", |b| b.deceives(0, Element::Fire), DiceFault::SameElement { die: 0 }),
    ("a Void that is none", |b| b.calls_void(0, "F"), DiceFault::NotVoid { die: 0 }),
    ("a Void choice that is Void", |b| b.calls_void(3, "V"), DiceFault::VoidToVoid),
    ("a Void choice too few", |b| b.calls_void(3, ""), DiceFault::VoidCount { needs: 1, has: 0 }),
    ("three Void where there are two", |b| b.calls_void(3, "FF"), DiceFault::VoidCount { needs: 1, has: 2 }),
    ("a removed die that was not there", |b| b.calls_void(9, "F"), DiceFault::NoSuchDie { die: 9 }),
    ("Air as Offensive", |b| b.takes(Element::Air, Element::Air), DiceFault::NotOffensive { element: Element::Air }),
    (
        "Void as Defensive",
        |b| b.takes(Element::Fire, Element::Void),
        DiceFault::NotDefensive { element: Element::Void },
    ),
    ("a token twice", |b| b.token(GloryToken::Offensive).token(GloryToken::Offensive), DiceFault::TokenTwice),
    ("totals no dice show", |b| b.enemy(31, 0), DiceFault::TotalsTooHigh { has: 31 }),
    ("a reroll of a die among totals", |b| b.enemy_rerolls(&[0], &[1]), DiceFault::OnlyTotals),
    ("a change of a die among totals", |b| b.turns_enemy_die(0, 1), DiceFault::OnlyTotals),
    ("a seventh face", |b| b.enemy_rolls(&[(Black, 6), (Black, 0)]), DiceFault::NoSuchFace { face: 6 }),
    (
        "a seventh face in a reroll",
        |b| b.enemy_rolls(&[(Black, 0), (Black, 0)]).enemy_rerolls(&[0], &[6]),
        DiceFault::NoSuchFace { face: 6 },
    ),
    ("four Enemy Dice", |b| b.enemy_rolls(&[(Gray, 0); 4]), DiceFault::TooManyEnemyDice { has: 4 }),
    ("no Enemy Dice", |b| b.enemy_rolls(&[]), DiceFault::NoEnemyDice),
    (
        "a change to the face it shows",
        |b| b.enemy_rolls(&[(Gray, 3), (Gray, 0)]).turns_enemy_die(0, 3),
        DiceFault::SameFace { die: 0 },
    ),
    ("Sizes of a whole board", |b| b.sizes(1, 17), DiceFault::SizesTooHigh { has: 17 }),
    ("a side of Size 0", |b| b.sizes(0, 3), DiceFault::SizeMissing),
    ("a modifier of 21", |b| b.adds(21, 0, 0), DiceFault::ModifierTooHigh),
    ("a modifier of −128", |b| b.enemy_adds(0, -128, 0), DiceFault::ModifierTooHigh),
];

#[test]
fn what_no_dice_can_show_is_refused_by_name() {
    let (mut t, foe) = at_blows();
    for (what, say, fault) in IMPOSSIBLE {
        println!("{what}");
        let brawl = say(brawl(First, foe, "FFAVV"));
        t.bad_dice(brawl.clone(), *fault);
        t.never(brawl);
    }
}

#[test]
fn six_dice_and_none_are_never_possible() {
    let (mut t, foe) = at_blows();
    t.bad_dice(brawl(First, foe, "FFFFFF"), DiceFault::TooMany { has: 6 });
    t.bad_dice(brawl(First, foe, ""), DiceFault::None);
    t.never(brawl(First, foe, "FFFFFF")).never(brawl(First, foe, ""));
}

#[test]
fn a_removed_die_is_gone_and_deception_of_an_ally_is_too() {
    let (mut t, _) = at_blows();
    let gone = EnemyId(77);
    t.refuses(brawl(First, gone, "FFAVV"), RefusalKind::Nobody, "CH-ACT");
    t.refuses(brawl(AllyId(5), EnemyId(0), "FFAVV"), RefusalKind::Nobody, "CH-ACT");
}

#[test]
fn endless_rerolls_and_modifiers_are_refused() {
    let (mut t, foe) = at_blows();
    let many = (0..41).fold(brawl(First, foe, "FFAVV"), |brawl, _| brawl.reroll(&[0], "F"));
    t.bad_dice(many.clone(), DiceFault::TooManyRerolls { has: 41 });
    t.never(many);
    let mut modified = brawl(First, foe, "FFAVV");
    modified.0.choices.modifiers = vec![Modifier::default(); 11];
    t.bad_dice(modified, DiceFault::ModifierTooHigh);
}

/// Every fault has words, and says which die.
#[test]
fn every_fault_is_told_in_words() {
    use rokugan::games::champions::text::reasons;
    use rokugan::words::{Language, Words};
    let (t, foe) = at_blows();
    let words = Words::new(Language::English);
    for (what, say, _) in IMPOSSIBLE {
        let refusal = t.journal.preview(&say(brawl(First, foe, "FFAVV")).into()).unwrap_err();
        let sentence = words.say(&reasons::refusal(t.state(), &refusal));
        assert!(!sentence.contains(['{', '$']) && sentence.ends_with('.'), "{what}: {sentence}");
    }
}
