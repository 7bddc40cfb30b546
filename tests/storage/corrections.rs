//! The correction of an old entry can be taken back after a restart, as long as it was the last thing done.

use super::support::{Game, assert_same, id, name, played, tables};
use rokugan::games::champions::{Champions, Table};
use rokugan::kernel::amend::{Replacement, Unfit, amend};
use rokugan::kernel::journal::Stamp;
use rokugan::storage::memory::{Fault, MemoryStore};
use rokugan::storage::occupied::Occupied;
use rokugan::storage::{Change, Store, StoreError, TabId, Tables, transfer};

const MARK: &str = "rokugan.table.a.corrected";

/// Leaves an entry out, as the app does it.
fn correct<S: Store>(game: &mut Game<'_, S>, entry: usize) -> Result<(), StoreError> {
    game.table = amend(&game.table, entry, &Replacement::Nothing, Unfit::LeaveOut, Stamp(60)).unwrap().journal;
    game.tables.record(&mut game.writer, Change::Corrected, &game.table, Stamp(60))
}

/// What the next start of the app finds to go back to.
fn before<S: Store>(tables: &Tables<S>) -> Option<Table> {
    tables.before_correction::<Champions>(&id("a"))
}

/// A table after a correction, and as it was before.
fn corrected(tables: &Tables<MemoryStore>) -> (Game<'_, MemoryStore>, Table) {
    let mut game = Game::keep(tables, &id("a"), played());
    game.say("one").unwrap();
    let was = game.table.clone();
    correct(&mut game, 5).unwrap();
    (game, was)
}

#[test]
fn a_correction_is_taken_back_after_a_restart() {
    for steps in [0, 1, 31, 32, 63, 64, 65, 100, 128, 130, 200] {
        let tables = tables();
        let mut game = Game::keep(&tables, &id("a"), played());
        assert_eq!(before(&tables), None);
        for step in 0..steps {
            game.say(&format!("step {step}")).unwrap();
            // In quiet moments, and now and then in none.
            if game.writer.is_due() && steps != 200 {
                tables.checkpoint(&mut game.writer, &game.table).unwrap();
            }
            if step % 3 == 0 {
                tables.settle::<Champions>(&mut game.writer).unwrap();
            }
        }
        for entry in [5, 4] {
            let was = game.table.clone();
            correct(&mut game, entry).unwrap();
            assert_same(&before(&tables).unwrap(), &was);
            drop(game);
            game = Game::open(&tables, &id("a"));
            tables.settle::<Champions>(&mut game.writer).unwrap();
            tables.checkpoint(&mut game.writer, &game.table).unwrap();
            assert_same(&before(&tables).unwrap(), &was);
        }
        game.table = before(&tables).unwrap();
        tables.record(&mut game.writer, Change::Rewritten, &game.table, Stamp(61)).unwrap();
        assert_eq!(before(&tables), None, "taken back it is no correction any more");
        assert_same(&Game::open(&tables, &id("a")).table, &game.table);
    }
}

#[test]
fn what_was_undone_before_a_correction_comes_back_with_it() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), played());
    game.go_to(7).unwrap();
    let was = game.table.clone();
    correct(&mut game, 5).unwrap();
    assert_same(&before(&tables).unwrap(), &was);
    assert!(before(&tables).unwrap().can_redo());
}

#[test]
fn whatever_is_done_after_a_correction_ends_the_way_back_but_another_name_does_not() {
    let tables = tables();
    let (mut game, was) = corrected(&tables);
    let now = game.table.clone();
    tables.record(&mut game.writer, Change::Renamed(name("Other")), &now, Stamp(61)).unwrap();
    assert_same(&before(&tables).unwrap(), &was);
    let copy = |tables: &Tables<MemoryStore>| {
        let store = MemoryStore::default();
        for key in tables.store().keys().unwrap() {
            store.put(&key, &tables.store().get(&key).unwrap().unwrap()).unwrap();
        }
        Tables::new(store, TabId::from_random(1))
    };
    let ends: [fn(&mut Game<'_, MemoryStore>); 3] = [
        |game| game.say("on").unwrap(),
        |game| game.go_to(3).unwrap(),
        |game| game.tables.record(&mut game.writer, Change::Rewritten, &game.table, Stamp(62)).unwrap(),
    ];
    for end in ends {
        let tables = copy(&tables);
        let mut game = Game::open(&tables, &id("a"));
        assert!(before(&tables).is_some());
        end(&mut game);
        assert_eq!(before(&tables), None);
    }
}

#[test]
fn power_that_fails_in_a_correction_leaves_the_table_before_or_after_it_whole() {
    let whole = tables();
    let (after, was) = corrected(&whole);
    let mut without_a_way_back = 0;
    for bytes in (0..).step_by(29) {
        let tables = tables();
        let mut game = Game::keep(&tables, &id("a"), played());
        game.say("one").unwrap();
        tables.store().set_fault(Fault::PowerFails(bytes));
        let done = correct(&mut game, 5);
        let power = tables.store().keys().is_ok();
        tables.store().set_fault(Fault::None);
        let found = tables.open::<Champions>(&id("a")).unwrap().table;
        assert!(found == was || found == after.table, "cut after {bytes} bytes");
        assert!(done.is_err() || found == after.table, "what was said to be kept is kept");
        match before(&tables) {
            Some(back) => {
                assert_same(&back, &was);
                assert_same(&found, &after.table);
            }
            None if found == after.table => without_a_way_back += 1,
            None => {}
        }
        if power {
            assert!(before(&tables).is_some());
            break;
        }
    }
    assert!(without_a_way_back > 0, "it was cut between the two as well");
}

#[test]
fn a_damaged_mark_and_a_damaged_generation_lead_nowhere() {
    let tables = tables();
    let (game, was) = corrected(&tables);
    let mark = tables.store().get(MARK).unwrap().unwrap();
    for bad in [&mark[..mark.len() - 1], "", "0 0", &mark.replace('1', "2")] {
        tables.store().put(MARK, bad).unwrap();
        assert_eq!(before(&tables), None, "{bad:?}");
        assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
    }
    tables.store().put(MARK, &mark).unwrap();
    assert_same(&before(&tables).unwrap(), &was);
    let log = "rokugan.table.a.log.2";
    let text = tables.store().get(log).unwrap().unwrap();
    tables.store().put(log, &text.replace("one", "two")).unwrap();
    assert_eq!(before(&tables), None, "what was before is not put together of less");
    tables.store().put(log, &text).unwrap();
    tables.store().remove("rokugan.table.a.base.1").unwrap();
    assert_eq!(before(&tables), None);
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

#[test]
fn steps_that_found_no_room_before_a_correction_are_never_left_out_by_taking_it_back() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), played());
    tables.store().set_fault(Fault::Denied);
    game.say("not kept").unwrap_err();
    tables.store().set_fault(Fault::None);
    correct(&mut game, 5).unwrap();
    assert_eq!(before(&tables), None);
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

#[test]
fn a_mark_is_small_makes_no_table_is_in_no_copy_and_goes_with_its_table() {
    let tables = tables();
    let (game, _) = corrected(&tables);
    let mark = tables.store().get(MARK).unwrap().unwrap();
    assert!(mark.len() < 40, "{mark}");
    let room = Occupied::of(tables.store()).unwrap().tables[&id("a")];
    tables.store().remove(MARK).unwrap();
    assert_eq!(room - Occupied::of(tables.store()).unwrap().tables[&id("a")], MARK.len() + mark.len());
    tables.store().put(MARK, &mark).unwrap();
    let export = transfer::export(game.writer.name(), &game.table).unwrap();
    assert!(!export.contains(&mark));
    tables.duplicate(&id("a"), &id("b"), name("Copy"), Stamp(62)).unwrap();
    assert_eq!(tables.before_correction::<Champions>(&id("b")), None);
    tables.store().put("rokugan.table.c.corrected", &mark).unwrap();
    assert_eq!(tables.list().unwrap().len(), 2);
    tables.release(&id("a")).unwrap();
    tables.delete(&id("a"), Stamp(63)).unwrap();
    for now in [u64::MAX / 2, u64::MAX] {
        tables.empty_trash(Stamp(now)).unwrap();
    }
    assert_eq!(tables.store().get(MARK).unwrap(), None);
}
