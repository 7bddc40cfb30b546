//! CH-TEST: tests out of Combat, die by die.

use crate::support::*;
use rokugan::games::champions::dice::fault::DiceFault;
use rokugan::games::champions::event::Deed;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::rolls::{CalledVoid, Harmony, Turned};
use rokugan::games::champions::skill_test::steps::{TestReason, Verdict};
use rokugan::games::champions::skill_test::{Level, TestDice, TestKind, TestResolution, level, resolve};

fn rolled(text: &str) -> TestDice {
    TestDice::plain(typed(text))
}

fn investigates(dice: TestDice) -> Action {
    Action::Investigation(Test { dice: Some(Box::new(dice)), ..plain_test() })
}

fn of(t: &Play, dice: &TestDice) -> TestResolution {
    resolve(t.state(), Actor::Champion(First), TestKind::Investigation, dice).unwrap()
}

/// CH-TEST-1.
#[test]
fn five_dice_are_rolled_and_four_when_weakened() {
    let mut t = five().acting();
    let fault = |has, needs| RefusalKind::Dice(DiceFault::WrongCount { least: needs, most: needs, has });
    t.refuses(act(First, investigates(rolled("AAAA"))), fault(4, 5), "CH-TEST-1");
    t.adjust(First, Gauge::Life, -5);
    t.refuses(act(First, investigates(rolled("AAAAA"))), fault(5, 4), "CH-TEST-1");
    t.act(First, investigates(rolled("AAAA")));
}

/// CH-TEST-2.
#[test]
fn each_focus_costs_a_ki() {
    let mut t = five().acting();
    let dice = TestDice { rerolls: vec![focus(&[2, 3, 4], "VVA"), focus(&[2], "A")], ..rolled("AAEEV") };
    assert_eq!((of(&t, &dice).successes, of(&t, &dice).ki), (4, 2));
    t.act(First, investigates(dice.clone())).adjust(First, Gauge::Ap, 3);
    let none = RefusalKind::NotEnough { actor: Actor::Champion(First), gauge: Gauge::Ki, needs: 2, has: 1 };
    t.refuses(act(First, investigates(dice)), none, "CH-TEST-2");
}

/// CH-TEST-2.
#[test]
fn deception_then_call_of_the_void_and_two_honor_are_paid() {
    let mut t = five().acting();
    let dice = TestDice {
        deception: Some(Turned { die: 2, to: Element::Void }),
        void: Some(CalledVoid { removed: 2, to: elements("AA") }),
        ..rolled("AAEVV")
    };
    assert_eq!(of(&t, &dice).successes, 4);
    t.act(First, investigates(dice.clone()));
    assert_eq!(t.honor(First), 3);
    t.set(First, Gauge::Honor, 0).adjust(First, Gauge::Ap, 3).act(First, investigates(dice));
    assert_eq!(t.honor(First), -2);
}

/// CH-ACT: never below −5 by choice.
#[test]
fn deception_needs_its_honor() {
    let mut t = five().acting();
    t.set(First, Gauge::Honor, -4);
    let dice = TestDice { deception: Some(Turned { die: 2, to: Element::Air }), ..rolled("AAEVV") };
    let action = Action::ComplexManipulation(Test { dice: Some(Box::new(dice)), ..plain_test() });
    t.refuses(act(First, action), RefusalKind::HonorTooLow { needs: -3, has: -4 }, "CH-TEST-2");
}

/// CH-TEST-2: an Ally has reroll tokens and no Deception.
#[test]
fn an_ally_rerolls_with_tokens_and_does_not_deceive() {
    let mut t = five().acting();
    let id = t.ally(ally("Kitsu", &[]));
    let dice = TestDice { deception: Some(Turned { die: 2, to: Element::Air }), ..rolled("AAEVV") };
    t.refuses(act(id, investigates(dice)), RefusalKind::NotForAllies, "CH-TEST-2");
    t.act(id, investigates(TestDice { rerolls: vec![focus(&[2], "A")], ..rolled("AAEVV") }));
    assert_eq!(t.gauge(id, Gauge::Ki), 1);
}

/// CH-TEST-3.
#[test]
fn one_element_other_than_void_is_chosen() {
    let mut t = five().acting();
    assert_eq!(of(&t, &rolled("AAEVV")).successes, 2);
    assert_eq!(of(&t, &rolled("VVVVE")).element, Element::Earth);
    let earth = TestDice { element: Some(Element::Earth), ..rolled("AAEVV") };
    assert_eq!(of(&t, &earth).successes, 1);
    let void = TestDice { element: Some(Element::Void), ..rolled("AAEVV") };
    t.refuses(act(First, investigates(void)), RefusalKind::Dice(DiceFault::VoidChosen), "CH-TEST-3");
}

/// CH-TEST-3, CH-KEY.
#[test]
fn a_courtier_has_one_success_more_in_an_investigation_only() {
    let t = five().first_card(|card| card.keywords = vec![Keyword::Courtier]).acting();
    assert_eq!(of(&t, &rolled("AAEVV")).successes, 3);
    let kind = TestKind::ComplexManipulation;
    let other = resolve(t.state(), Actor::Champion(First), kind, &rolled("AAEVV")).unwrap();
    assert_eq!((other.successes, other.level), (2, None));
}

/// CH-TEST-4, and the ruling on Courtier.
#[test]
fn harmony_is_four_successes_and_courtier_adds_nothing_to_it() {
    let mut t = five().first_card(|card| card.keywords = vec![Keyword::Courtier]).acting();
    let harmony = |text| TestDice { harmony: Harmony::Used, ..rolled(text) };
    assert_eq!((of(&t, &harmony("AEFWV")).successes, of(&t, &harmony("AEFWV")).level), (4, Some(Level::DrawTwo)));
    let missing = RefusalKind::Dice(DiceFault::NoHarmony { element: Element::Void });
    t.refuses(act(First, investigates(harmony("AEFWW"))), missing, "CH-TEST-4");
}

/// CH-INV.
#[test]
fn successes_bring_what_the_table_of_investigations_says() {
    let levels: Vec<_> = (0..=6).map(level).collect();
    let failure = Level::Failure;
    let expected = [failure, failure, failure, Level::DrawOne, Level::DrawTwo, Level::DrawThree, Level::DrawThree];
    assert_eq!(levels, expected);
}

/// CH-ACT: Complex Manipulation against the scenario's number.
#[test]
fn a_complex_manipulation_is_held_against_the_number_of_the_scenario() {
    let t = five().acting();
    let verdict = |target| {
        let dice = TestDice { target: Some(target), ..rolled("AAAEV") };
        resolve(t.state(), Actor::Champion(First), TestKind::ComplexManipulation, &dice).unwrap().verdict
    };
    assert_eq!((verdict(3), verdict(4)), (Some(Verdict::Passed), Some(Verdict::Failed)));
}

#[test]
fn the_log_keeps_the_dice_and_the_successes() {
    let mut t = five().acting();
    t.act(First, investigates(rolled("AAAEV")));
    let actor = Actor::Champion(First);
    let dice = Event::DiceRolled { actor, first: typed("AAAEV"), enemy: None, rerolls: Vec::new() };
    let acted = Event::Acted { actor, action: Deed::Investigation(Some(3)) };
    assert_eq!(t.events()[..2], [dice, acted]);
}

#[test]
fn every_test_says_how_many_successes_and_what_they_bring() {
    let t = five().acting();
    let steps = of(&t, &rolled("AAAEV")).steps;
    let said = |line: TestReason| steps.iter().any(|step| step.line == line);
    assert!(said(TestReason::Chosen { element: Element::Air, count: 3 }));
    assert!(said(TestReason::Successes { successes: 3 }) && said(TestReason::Brings { level: Level::DrawOne }));
}

/// CH-Q-13.
#[test]
fn a_dishonored_champion_does_not_investigate_with_dice_either() {
    let mut t = five().acting();
    t.set(First, Gauge::Honor, -1);
    t.refuses(act(First, investigates(rolled("AAAEV"))), RefusalKind::Dishonored, "CH-Q-13");
}

/// CH-TEST-4: in a Complex Manipulation where the scenario says so.
#[test]
fn harmony_is_four_successes_in_a_complex_manipulation_too_where_it_counts() {
    let t = five().acting();
    let verdict = |harmony, target| {
        let dice = TestDice { harmony, target: Some(target), ..rolled("AEFWV") };
        resolve(t.state(), Actor::Champion(First), TestKind::ComplexManipulation, &dice).unwrap().verdict
    };
    assert_eq!((verdict(Harmony::Used, 4), verdict(Harmony::Used, 5)), (Some(Verdict::Passed), Some(Verdict::Failed)));
    assert_ne!(verdict(Harmony::Unused, 4), Some(Verdict::Passed), "by itself one of each is one success");
}
