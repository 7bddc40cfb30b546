//! A store that is full, closed, damaged or not there.

use super::support::{Game, assert_same, first_turn, fresh_list, id, name, played, remark, tables};
use rokugan::games::champions::Champions;
use rokugan::kernel::journal::Stamp;
use rokugan::storage::memory::{Fault, MemoryStore};
use rokugan::storage::{Change, Condition, Readiness, Store, StoreError, TabId, Tables};
use serde_json::Value;

#[test]
fn a_full_store_says_so_loses_nothing_and_takes_everything_once_there_is_room() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), played());
    game.say("fits").unwrap();
    let kept = game.table.clone();
    tables.store().set_fault(Fault::Room(tables.store().bytes() + 20));
    assert_eq!(game.say("does not fit"), Err(StoreError::Full));
    assert_eq!(game.say("neither"), Err(StoreError::Full));
    assert!(!game.writer.is_saved());
    assert_eq!(game.table.entries().len(), 12, "play goes on in memory");
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &kept);

    tables.store().set_fault(Fault::None);
    game.say("fits again").unwrap();
    assert!(game.writer.is_saved());
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

#[test]
fn a_full_store_can_be_tried_again_without_another_command() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), played());
    tables.store().set_fault(Fault::Denied);
    assert_eq!(game.go_to(4), Err(StoreError::Denied));
    tables.store().set_fault(Fault::None);
    tables.flush(&mut game.writer, &game.table, Stamp(70)).unwrap();
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

#[test]
fn a_table_opened_while_the_store_is_full_is_played_on_and_kept_once_there_is_room() {
    let tables = tables();
    Game::keep(&tables, &id("a"), played());
    tables.release(&id("a")).unwrap();
    tables.store().set_fault(Fault::Room(tables.store().bytes()));
    assert_eq!(tables.claim::<Champions>(&id("a")).err(), Some(StoreError::Full));
    let (opened, mut writer) = tables.claim_later::<Champions>(&id("a")).unwrap();
    let mut table = opened.table;
    for stamp in [20, 21] {
        table.commit(remark("in memory"), Stamp(stamp)).unwrap();
        writer.remember(Change::Committed, &table).unwrap();
        assert_eq!(tables.take_up(&writer), Err(StoreError::Full));
    }
    tables.store().set_fault(Fault::None);
    tables.take_up(&writer).unwrap();
    tables.flush(&mut writer, &table, Stamp(22)).unwrap();
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &table);
}

#[test]
fn a_table_that_somebody_else_wrote_meanwhile_is_not_taken_up() {
    let first = tables();
    Game::keep(&first, &id("a"), played());
    first.release(&id("a")).unwrap();
    let (_, writer) = first.claim_later::<Champions>(&id("a")).unwrap();
    let second = Tables::new(first.store(), TabId::from_random(2));
    let mut other = Game::open(&second, &id("a"));
    assert_eq!(first.take_up(&writer), Err(StoreError::TakenOver), "it is open there");
    other.say("from the second tab").unwrap();
    second.release(&id("a")).unwrap();
    assert_eq!(first.take_up(&writer), Err(StoreError::TakenOver), "it went on there");
    assert_same(&first.open::<Champions>(&id("a")).unwrap().table, &other.table);
}

#[test]
fn at_every_size_a_store_can_have_the_steps_it_took_are_there() {
    let all = tables();
    let mut game = Game::start(&all, &id("a"));
    let least = all.store().bytes();
    for command in first_turn() {
        game.play(command).unwrap();
    }
    for room in (least..all.store().bytes()).step_by(97) {
        let tables = tables();
        tables.store().set_fault(Fault::Room(room));
        let mut game = Game::start(&tables, &id("a"));
        let mut kept = game.table.clone();
        for command in first_turn() {
            if game.play(command).is_ok() {
                kept = game.table.clone();
            }
        }
        assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &kept);
    }
}

#[test]
fn a_table_that_finds_no_room_at_all_leaves_nothing_behind() {
    let tables = tables();
    tables.store().set_fault(Fault::Room(300));
    assert_eq!(tables.create(&id("a"), name("Friday"), &played(), Stamp(1)).err(), Some(StoreError::Full));
    assert_eq!(tables.store().keys().unwrap(), Vec::<String>::new());
}

#[test]
fn without_a_store_every_question_says_so() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), played());
    tables.store().set_fault(Fault::Unavailable);
    assert_eq!(tables.list(), Err(StoreError::Unavailable));
    assert_eq!(tables.open::<Champions>(&id("a")).err(), Some(StoreError::Unavailable));
    assert_eq!(game.say("lost?"), Err(StoreError::Unavailable));
    tables.store().set_fault(Fault::None);
    game.say("no").unwrap();
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

#[test]
fn a_damaged_whole_document_costs_nothing_while_the_one_before_is_there() {
    let tables = tables();
    let mut game = Game::start(&tables, &id("a"));
    for (number, command) in first_turn().into_iter().enumerate() {
        game.play(command).unwrap();
        if number == 4 {
            tables.checkpoint(&mut game.writer, &game.table).unwrap();
        }
    }
    let newest = "rokugan.table.a.base.6";
    let text = tables.store().get(newest).unwrap().unwrap();
    tables.store().put(newest, &text.replace("Matsu", "Natsu")).unwrap();
    let opened = tables.open::<Champions>(&id("a")).unwrap();
    assert_eq!(opened.condition, Condition::Recovered { lost: 0 });
    assert_same(&opened.table, &game.table);
}

#[test]
fn after_a_damaged_record_the_last_good_step_opens_and_the_loss_is_counted() {
    let tables = tables();
    let mut game = Game::start(&tables, &id("a"));
    for command in first_turn() {
        game.play(command).unwrap();
    }
    tables.store().remove("rokugan.table.a.log.5").unwrap();
    let opened = tables.open::<Champions>(&id("a")).unwrap();
    assert_eq!(opened.condition, Condition::Recovered { lost: 6 });
    assert_eq!(opened.table.cursor(), 3);
    let list = fresh_list(&tables);
    assert!(matches!(list[0].readiness, Readiness::Ready { condition: Condition::Recovered { lost: 6 }, .. }));
}

/// A table of which no whole document can be read any more.
fn broken() -> Tables<MemoryStore> {
    let tables = tables();
    let mut game = Game::start(&tables, &id("a"));
    for command in first_turn() {
        game.play(command).unwrap();
    }
    let text = tables.store().get("rokugan.table.a.base.1").unwrap().unwrap();
    tables.store().put("rokugan.table.a.base.1", &text[..3000]).unwrap();
    tables
}

#[test]
fn a_table_that_cannot_be_read_is_listed_offered_and_left_alone() {
    let tables = broken();
    let before = texts(&tables);
    assert!(matches!(tables.open::<Champions>(&id("a")), Err(StoreError::Corrupt(_))));
    assert!(matches!(tables.claim::<Champions>(&id("a")), Err(StoreError::Corrupt(_))));
    assert!(tables.rename(&id("a"), name("Other"), Stamp(9)).is_err());
    assert_eq!(tables.create(&id("a"), name("Other"), &played(), Stamp(9)).err(), Some(StoreError::Exists));
    let [listing] = &tables.list().unwrap()[..] else { panic!("one table") };
    let Readiness::Broken { last_known: Some(summary), error } = &listing.readiness else { panic!("{listing:?}") };
    assert_eq!(summary.name.as_str(), "Friday");
    assert!(error.to_string().contains("kept for download"), "{error}");
    assert_eq!(texts(&tables), before);
}

#[test]
fn everything_of_a_table_that_cannot_be_read_can_be_taken_out() {
    let tables = broken();
    let raw: Value = serde_json::from_str(&tables.raw(&id("a")).unwrap()).unwrap();
    assert_eq!(raw["format"], "rokugan-raw");
    for (key, text) in texts(&tables) {
        assert_eq!(raw["texts"][&key], text);
    }
    assert_eq!(raw["texts"].as_object().unwrap().len(), texts(&tables).len());
}

fn texts(tables: &Tables<MemoryStore>) -> Vec<(String, String)> {
    let keys = tables.store().keys().unwrap();
    keys.into_iter()
        .map(|key| {
            let text = tables.store().get(&key).unwrap().unwrap();
            (key, text)
        })
        .collect()
}

#[test]
fn no_damage_to_any_single_byte_goes_unnoticed_or_brings_anything_down() {
    let tables = tables();
    let mut game = Game::start(&tables, &id("a"));
    for command in first_turn() {
        game.play(command).unwrap();
    }
    for key in tables.store().keys().unwrap() {
        let text = tables.store().get(&key).unwrap().unwrap();
        for place in (0..text.len()).filter(|place| text.as_bytes()[*place].is_ascii()).step_by(53) {
            let mut damaged = text.clone().into_bytes();
            damaged[place] ^= 1;
            tables.store().put(&key, std::str::from_utf8(&damaged).unwrap()).unwrap();
            let again = Tables::new(tables.store(), TabId::from_random(2));
            match again.open::<Champions>(&id("a")) {
                Ok(opened) if opened.condition == Condition::Whole => assert_same(&opened.table, &game.table),
                Ok(opened) => assert!(opened.table.cursor() < game.table.cursor(), "{key} at {place}"),
                Err(error) => assert!(matches!(error, StoreError::Corrupt(_)), "{key} at {place}: {error}"),
            }
            assert_eq!(again.list().unwrap().len(), 1);
        }
        tables.store().put(&key, &text).unwrap();
    }
}
