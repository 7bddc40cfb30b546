//! What is being entered and not yet a step.

use super::support::{Game, id, played, tables};
use rokugan::kernel::journal::Stamp;
use rokugan::storage::Entering::{Dice, Phase};
use rokugan::storage::Store;
use rokugan::storage::memory::Fault;

const DICE: [&str; 3] = ["fire", "fire", "void"];

fn dice() -> Vec<String> {
    DICE.map(str::to_owned).to_vec()
}

#[test]
fn it_is_there_after_a_restart_and_gone_when_it_is_a_step() {
    let tables = tables();
    Game::keep(&tables, &id("a"), played());
    tables.keep_unfinished(&id("a"), Dice, 9, &DICE).unwrap();
    assert_eq!(tables.unfinished(&id("a"), Dice, 9), Some(dice()));
    tables.forget_unfinished(&id("a"), Dice).unwrap();
    assert_eq!(tables.unfinished::<Vec<String>>(&id("a"), Dice, 9), None);
}

#[test]
fn it_counts_only_where_the_table_stood() {
    let tables = tables();
    tables.keep_unfinished(&id("a"), Dice, 9, &DICE).unwrap();
    assert_eq!(tables.unfinished::<Vec<String>>(&id("a"), Dice, 10), None);
    assert_eq!(tables.unfinished::<Vec<String>>(&id("b"), Dice, 9), None);
}

#[test]
fn what_was_cut_off_or_is_something_else_is_as_good_as_nothing() {
    let tables = tables();
    tables.keep_unfinished(&id("a"), Dice, 9, &DICE).unwrap();
    assert_eq!(tables.unfinished::<u8>(&id("a"), Dice, 9), None);
    tables.store().set_fault(Fault::PowerFails(12));
    assert!(tables.keep_unfinished(&id("a"), Dice, 9, &["air"]).is_err());
    tables.store().set_fault(Fault::None);
    assert_eq!(tables.unfinished::<Vec<String>>(&id("a"), Dice, 9), None);
}

#[test]
fn alone_it_makes_no_table_and_it_goes_with_its_table() {
    let tables = tables();
    tables.keep_unfinished(&id("b"), Dice, 0, &DICE).unwrap();
    assert_eq!(tables.list().unwrap().len(), 0);
    drop(Game::keep(&tables, &id("a"), played()));
    tables.keep_unfinished(&id("a"), Dice, 9, &DICE).unwrap();
    tables.release(&id("a")).unwrap();
    tables.delete(&id("a"), Stamp(1)).unwrap();
    for now in [u64::MAX / 2, u64::MAX] {
        tables.empty_trash(Stamp(now)).unwrap();
    }
    assert_eq!(tables.store().get("rokugan.table.a.unfinished").unwrap(), None);
}

#[test]
fn the_dice_of_a_combat_and_what_was_half_said_of_the_phase_do_not_take_each_others_place() {
    let tables = tables();
    tables.keep_unfinished(&id("a"), Phase, 9, &["first"]).unwrap();
    tables.keep_unfinished(&id("a"), Dice, 9, &DICE).unwrap();
    tables.forget_unfinished(&id("a"), Dice).unwrap();
    assert_eq!(tables.unfinished(&id("a"), Phase, 9), Some(vec!["first".to_owned()]));
}
