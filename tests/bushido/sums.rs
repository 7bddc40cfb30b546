//! The sums of an exchange and of a shot name every term that its results and Wounds are made of.

use super::support::shot;
use rokugan::games::bushido::assemble::melee::prepare;
use rokugan::games::bushido::command::{
    Command, Dice, DiceTold, Exchange, MeleeAction, Outcome, Purpose, Shot, Starting, Tactical, Test, TestKind,
    TestTold, WoundDice,
};
use rokugan::games::bushido::demo;
use rokugan::games::bushido::event::Event;
use rokugan::games::bushido::model::player::Player;
use rokugan::games::bushido::model::sides::{Side, Sides};
use rokugan::games::bushido::model::special::{Special, SpecialAttack, SpecialDefence};
use rokugan::games::bushido::model::split::Split;
use rokugan::games::bushido::rules::damage::{Lessening, RowTerm};
use rokugan::games::bushido::rules::odds::exchange::midroll::Stage;
use rokugan::games::bushido::state::model::ModelId;
use rokugan::games::bushido::text::events::thrown;
use rokugan::games::bushido::text::log;
use rokugan::games::bushido::views::odds::reroll::stages_after;
use rokugan::games::bushido::views::sums::{After, ComparisonSum, Idle, IdleBecause, shot_rolls, sums};
use rokugan::games::bushido::{Bushido, Table};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::line::{Arg, Line};
use rokugan::words::bushido as keys;

const TSUBAKI: ModelId = ModelId(0);
const ICHI: ModelId = ModelId(1);
const REN: ModelId = ModelId(4);
const SAZANAMI: ModelId = ModelId(7);
const PUSH: Special = Special::Attack(SpecialAttack::Push);

fn begun(first: Player) -> Table {
    let mut table = Journal::<Bushido>::start(demo::setup(), Seed(7)).unwrap();
    let starting = Starting { tactical: Tactical::Told(first), first: None, coins: Vec::new(), length: None };
    table.commit(Command::BeginGame, Stamp(0)).unwrap();
    table.commit(Command::StartPhase(Box::new(starting)), Stamp(0)).unwrap();
    table
}

/// The first comparison of an attack with a Special, 6 and 2, against three Defence dice that all show 1: level 7.
fn attacked(models: Sides<ModelId>, action: MeleeAction, special: SpecialAttack, damage: [u8; 2]) -> ComparisonSum {
    let mut table = begun(if models.active == TSUBAKI { Player::A } else { Player::B });
    let held = if models.other == SAZANAMI { 2 } else { 3 };
    let splits = Sides {
        active: Split { attack: 2, defence: 0, special: Some(Special::Attack(special)) },
        other: Split { attack: 0, defence: held, special: None },
    };
    let dice = Sides {
        active: Dice { attack: vec![6, 2], defence: Vec::new() },
        other: Dice { attack: Vec::new(), defence: vec![1; held] },
    };
    let told = (DiceTold::Entered(dice), WoundDice::Entered(vec![damage.to_vec()]));
    let outcome = Outcome::Rolled { splits, dice: told.0, damage: told.1 };
    let exchange = Exchange { models, action, terms: Sides::default(), initiative: Some(Side::Active), outcome };
    summed(&mut table, exchange).swap_remove(0)
}

/// The comparisons of an exchange that is fought now.
fn summed(table: &mut Table, exchange: Exchange) -> Vec<ComparisonSum> {
    let prepared = prepare(table.state(), &exchange).unwrap();
    let rulings = table.state().rulings();
    table.commit(Command::Fight(Box::new(exchange)), Stamp(0)).unwrap();
    let events = &table.entries().last().unwrap().events;
    let rolled =
        events.iter().find_map(|event| if let Event::Fought(fought) = event { fought.rolled.clone() } else { None });
    sums(&prepared, &rolled.unwrap(), &rulings)
}

/// The comparisons where Ichi pushes with one die and Ren answers with a Special.
fn pushed(die: u8, special: Special, other: Dice) -> Vec<ComparisonSum> {
    pushed_at(&mut begun(Player::A), die, special, other)
}

fn pushed_at(table: &mut Table, die: u8, special: Special, other: Dice) -> Vec<ComparisonSum> {
    let of =
        |dice: &Dice, special| Split { attack: dice.attack.len(), defence: dice.defence.len(), special: Some(special) };
    let active = Dice { attack: vec![die], defence: Vec::new() };
    let splits = Sides { active: of(&active, PUSH), other: of(&other, special) };
    let dice = DiceTold::Entered(Sides { active, other });
    let outcome = Outcome::Rolled { splits, dice, damage: WoundDice::Entered(Vec::new()) };
    let (models, action) = (Sides { active: ICHI, other: REN }, MeleeAction::Melee);
    let exchange = Exchange { models, action, terms: Sides::default(), initiative: Some(Side::Active), outcome };
    summed(table, exchange)
}

#[test]
fn a_10_models_come_apart_and_a_special_that_lost_is_named() {
    let sidestep = Special::Defence(SpecialDefence::Sidestep);
    let idle = |by: Side, special: Special| [Idle { by, special, because: IdleBecause::Lost }];
    let sums = pushed(6, sidestep, Dice { attack: vec![2], defence: vec![2, 1] });
    assert_eq!((sums.len(), sums[0].after), (1, After::Apart));
    assert_eq!(sums[0].idle, idle(Side::Other, sidestep));
    let sums = pushed(2, sidestep, Dice { attack: vec![2], defence: vec![6, 5] });
    assert_eq!((sums.len(), sums[0].after), (1, After::Apart));
    assert_eq!(sums[0].idle, idle(Side::Active, PUSH));
}

#[test]
fn a_special_whose_comparison_is_not_made_is_named() {
    let sweep = Special::Attack(SpecialAttack::Sweep);
    let sums = pushed(6, sweep, Dice { attack: vec![3], defence: vec![2] });
    assert_eq!(sums[0].idle, [Idle { by: Side::Other, special: sweep, because: IdleBecause::Over }]);
}

#[test]
fn a_11_who_falls_does_not_strike_back() {
    let sum = attacked(Sides { active: REN, other: TSUBAKI }, MeleeAction::Melee, SpecialAttack::Sweep, [6, 6]);
    assert_eq!((sum.rolls[0].wounds.clone(), sum.after), (Some((8, vec![(Lessening::Half, 4)])), After::Over));
}

#[test]
fn a_charge_and_a_powerful_attack_are_terms_of_the_row() {
    let models = Sides { active: TSUBAKI, other: REN };
    let sum = attacked(models, MeleeAction::Charge, SpecialAttack::Powerful, [1, 2]);
    assert_eq!((sum.attack.highest, sum.attack.others, sum.attack.modifier, sum.defence.highest), (6, 1, 0, 0));
    let roll = &sum.rolls[0];
    assert_eq!(roll.terms, [(RowTerm::Strength, 1), (RowTerm::Special, 3), (RowTerm::Charge, 2)]);
    assert_eq!((roll.row, roll.level, roll.wounds.clone()), (9, 7, Some((8, Vec::new()))));
}

#[test]
fn armour_and_half_the_wounds_are_named() {
    let sum = attacked(Sides { active: REN, other: TSUBAKI }, MeleeAction::Melee, SpecialAttack::Sweep, [4, 5]);
    let roll = &sum.rolls[0];
    assert_eq!(roll.terms, [(RowTerm::Armour, -3)]);
    assert_eq!((roll.row, roll.wounds.clone()), (6, Some((7, vec![(Lessening::Half, 3)]))));
}

#[test]
fn tough_is_named() {
    let models = Sides { active: TSUBAKI, other: SAZANAMI };
    let sum = attacked(models, MeleeAction::Melee, SpecialAttack::Powerful, [1, 1]);
    let roll = &sum.rolls[0];
    assert_eq!((roll.row, roll.wounds.clone()), (6, Some((7, vec![(Lessening::Tough, 6)]))));
}

#[test]
fn the_damage_roll_of_a_shot_is_told_term_by_term() {
    let mut table = begun(Player::B);
    let shot = Shot { damage: WoundDice::Entered(vec![vec![5, 6]]), ..shot((ModelId(5), TSUBAKI), [6, 6]) };
    let before = table.state().clone();
    table.commit(Command::Shoot(Box::new(shot.clone())), Stamp(0)).unwrap();
    let events = &table.entries().last().unwrap().events;
    let fired = events.iter().find_map(|event| if let Event::Shot(fired) = event { Some(fired) } else { None });
    let rolls = shot_rolls(&before, &shot, fired.unwrap());
    assert_eq!((rolls.len(), rolls[0].row, rolls[0].level), (1, 8, 3));
    assert_eq!((&rolls[0].terms, &rolls[0].wounds), (&vec![(RowTerm::Armour, -3)], &Some((3, Vec::new()))));
}

#[test]
fn bu_test_6_a_stage_of_rerolls_that_is_over_is_offered_no_more() {
    let table = begun(Player::A);
    let models = Sides { active: TSUBAKI, other: REN };
    let exchange = Exchange {
        models,
        action: MeleeAction::Melee,
        terms: Sides::default(),
        initiative: Some(Side::Active),
        outcome: Outcome::Apart,
    };
    let prepared = prepare(table.state(), &exchange).unwrap();
    assert_eq!(stages_after(&prepared, 0), [Stage::SecondPicksOwn], "Prowess of Ren");
    assert_eq!(stages_after(&prepared, 1), []);
}

#[test]
fn dice_that_lie_are_told_in_short_before_they_are_applied() {
    let in_short = |table: &Table| {
        let lines = thrown(table.state(), &table.entries().last().unwrap().events);
        lines.into_iter().map(|line| line.key).collect::<Vec<_>>()
    };
    let mut table = begun(Player::B);
    table.commit(Command::Shoot(Box::new(shot((ModelId(5), TSUBAKI), [1, 1]))), Stamp(0)).unwrap();
    assert_eq!(in_short(&table), [keys::BUSHIDO_LOG_SHOT_DICE, keys::BUSHIDO_LOG_SHOT_MISSED]);
    let mut table = begun(Player::A);
    let sidestep = Special::Defence(SpecialDefence::Sidestep);
    pushed_at(&mut table, 2, sidestep, Dice { attack: vec![2], defence: vec![6, 5] });
    assert_eq!(in_short(&table), [keys::BUSHIDO_LOG_DICE, keys::BUSHIDO_LOG_DICE, keys::BUSHIDO_LOG_FOUGHT]);
}

#[test]
fn an_opposed_test_tells_both_results_and_its_level() {
    let mut table = begun(Player::A);
    let kind = TestKind::Opposed { other: REN, boosts: Sides::default() };
    let told = TestTold::Entered(vec![vec![5, 3], vec![4, 1]]);
    let test = Test { model: TSUBAKI, kind, told, purpose: Purpose::Noted };
    table.commit(Command::Test(Box::new(test)), Stamp(0)).unwrap();
    let at = table.cursor() - 1;
    let line = log::describe(&table.state_at(at), at, &table.entries()[at]);
    let numbers = |line: &Line| line.args.iter().filter(|(_, arg)| matches!(arg, Arg::Number(_))).cloned().collect();
    let last: Vec<(&str, Arg)> = line.details.last().map(numbers).unwrap();
    assert_eq!(last, [("own", Arg::Number(6)), ("against", Arg::Number(4)), ("level", Arg::Number(2))]);
}
