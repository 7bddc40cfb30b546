//! Two tabs on one table: one writes, the other is told.

use super::support::{Game, assert_same, id, name, played, tables};
use rokugan::games::champions::Champions;
use rokugan::kernel::journal::Stamp;
use rokugan::storage::{Condition, Ownership, Store, StoreError, TabId, Tables};

#[test]
fn opening_does_not_take_a_table_from_the_tab_that_has_it() {
    let first = tables();
    let mut game = Game::keep(&first, &id("a"), played());
    let second = Tables::new(first.store(), TabId::from_random(2));
    assert_eq!(second.open::<Champions>(&id("a")).unwrap().owner, Ownership::Other);
    game.say("still mine").unwrap();
}

#[test]
fn a_tab_that_lost_its_table_is_told_and_writes_nothing() {
    let first = tables();
    let mut game = Game::keep(&first, &id("a"), played());
    let second = Tables::new(first.store(), TabId::from_random(2));
    let mut other = Game::open(&second, &id("a"));
    other.say("from the second tab").unwrap();
    let before = first.store().bytes();
    assert_eq!(game.say("from the first"), Err(StoreError::TakenOver));
    assert_eq!(first.checkpoint(&mut game.writer, &game.table), Err(StoreError::TakenOver));
    assert_eq!(first.store().bytes(), before);
    assert_same(&first.open::<Champions>(&id("a")).unwrap().table, &other.table);
}

#[test]
fn whoever_takes_a_table_back_has_what_the_other_tab_did() {
    let first = tables();
    let mut game = Game::keep(&first, &id("a"), played());
    let second = Tables::new(first.store(), TabId::from_random(2));
    Game::open(&second, &id("a")).say("from the second tab").unwrap();
    game = Game::open(game.tables, &id("a"));
    game.say("and on").unwrap();
    assert_eq!(first.open::<Champions>(&id("a")).unwrap().table.entries().len(), 11);
}

#[test]
fn a_record_of_the_other_tab_is_never_overwritten_even_when_both_think_they_own_it() {
    let first = tables();
    let mut game = Game::keep(&first, &id("a"), played());
    let second = Tables::new(first.store(), TabId::from_random(2));
    let mut other = Game::open(&second, &id("a"));
    other.say("from the second tab").unwrap();
    first.store().put("rokugan.table.a.owner", TabId::from_random(1).as_str()).unwrap();
    assert_eq!(game.say("from the first"), Err(StoreError::TakenOver));
    assert_same(&first.open::<Champions>(&id("a")).unwrap().table, &other.table);
}

#[test]
fn a_table_whose_data_was_cleared_under_it_is_written_anew_with_all_its_steps() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), played());
    for key in tables.store().keys().unwrap() {
        tables.store().remove(&key).unwrap();
    }
    tables.take_up(&game.writer).unwrap();
    game.say("cleared").unwrap();
    game.say("and on").unwrap();
    let opened = tables.open::<Champions>(&id("a")).unwrap();
    assert_eq!((opened.condition, opened.owner), (Condition::Whole, Ownership::Ours));
    assert_same(&opened.table, &game.table);
}

#[test]
fn a_table_given_back_is_anybodys() {
    let first = tables();
    Game::keep(&first, &id("a"), played());
    first.release(&id("a")).unwrap();
    let second = Tables::new(first.store(), TabId::from_random(2));
    assert_eq!(second.owner(&id("a")).unwrap(), Ownership::Free);
    second.rename(&id("a"), name("Saturday"), Stamp(9)).unwrap();
    assert_eq!(second.open::<Champions>(&id("a")).unwrap().name.as_str(), "Saturday");
    assert_eq!(second.owner(&id("a")).unwrap(), Ownership::Free);
}

#[test]
fn what_another_tab_plays_is_neither_renamed_nor_deleted() {
    let first = tables();
    Game::keep(&first, &id("a"), played());
    let second = Tables::new(first.store(), TabId::from_random(2));
    assert_eq!(second.rename(&id("a"), name("Mine"), Stamp(9)), Err(StoreError::TakenOver));
    assert_eq!(second.delete(&id("a"), Stamp(9)), Err(StoreError::TakenOver));
    assert_eq!(first.list().unwrap().len(), 1);
}

#[test]
fn a_table_of_a_tab_that_is_gone_is_renamed_and_deleted_like_any_other() {
    let first = tables();
    Game::keep(&first, &id("a"), played());
    let second = Tables::new(first.store(), TabId::from_random(2));
    let gone = second.holder(&id("a")).unwrap().unwrap();
    second.vacate(&id("a"), &gone).unwrap();
    second.rename(&id("a"), name("Mine"), Stamp(9)).unwrap();
    second.delete(&id("a"), Stamp(9)).unwrap();
    assert_eq!(second.trash().unwrap().unwrap().id, id("a"));
}

#[test]
fn a_table_somebody_has_taken_meanwhile_is_not_freed() {
    let first = tables();
    Game::keep(&first, &id("a"), played());
    let second = Tables::new(first.store(), TabId::from_random(2));
    let mut other = Game::open(&second, &id("a"));
    let third = Tables::new(first.store(), TabId::from_random(3));
    third.vacate(&id("a"), &TabId::from_random(1)).unwrap();
    assert_eq!(third.delete(&id("a"), Stamp(9)), Err(StoreError::TakenOver));
    other.say("still mine").unwrap();
}
