//! The sums of an exchange name every term that its results and Wounds are made of.

use rokugan::games::bushido::assemble::melee::prepare;
use rokugan::games::bushido::command::{
    Command, Dice, DiceTold, Exchange, MeleeAction, Outcome, Starting, Tactical, WoundDice,
};
use rokugan::games::bushido::demo;
use rokugan::games::bushido::event::Event;
use rokugan::games::bushido::model::player::Player;
use rokugan::games::bushido::model::sides::{Side, Sides};
use rokugan::games::bushido::model::special::{Special, SpecialAttack};
use rokugan::games::bushido::model::split::Split;
use rokugan::games::bushido::rules::damage::{Lessening, RowTerm};
use rokugan::games::bushido::state::model::ModelId;
use rokugan::games::bushido::views::sums::{ComparisonSum, sums};
use rokugan::games::bushido::{Bushido, Table};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};

const TSUBAKI: ModelId = ModelId(0);
const REN: ModelId = ModelId(4);
const SAZANAMI: ModelId = ModelId(7);

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
    let prepared = prepare(table.state(), &exchange).unwrap();
    let rulings = table.state().rulings();
    table.commit(Command::Fight(Box::new(exchange)), Stamp(0)).unwrap();
    let events = &table.entries().last().unwrap().events;
    let rolled =
        events.iter().find_map(|event| if let Event::Fought(fought) = event { fought.rolled.clone() } else { None });
    sums(&prepared, &rolled.unwrap(), &rulings).swap_remove(0)
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
