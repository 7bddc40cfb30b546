//! A table that is played is on the store.

use super::support::{Game, assert_same, first_turn, fresh, id, name, played, remark, tables};
use rokugan::games::champions::Champions;
use rokugan::games::champions::command::Command;
use rokugan::kernel::amend::{Replacement, Unfit, amend};
use rokugan::kernel::journal::Stamp;
use rokugan::storage::codec::encode;
use rokugan::storage::file::FileStore;
use rokugan::storage::memory::MemoryStore;
use rokugan::storage::{Change, Condition, Store, StoreError, TabId, Tables};

#[test]
fn every_command_is_there_after_a_restart() {
    let tables = tables();
    let mut game = Game::start(&tables, &id("a"));
    for command in first_turn() {
        game.play(command).unwrap();
        let opened = tables.open::<Champions>(&id("a")).unwrap();
        assert_eq!(opened.condition, Condition::Whole);
        assert_same(&opened.table, &game.table);
    }
}

#[test]
fn undo_and_redo_are_kept_with_what_was_undone() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), played());
    for cursor in [3, 0, 5] {
        game.go_to(cursor).unwrap();
        assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
    }
    game.say("from here").unwrap();
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
    assert_eq!(game.table.entries().len(), 6);
}

#[test]
fn a_corrected_entry_is_kept_at_once_and_the_journal_before_it_too() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), played());
    correct(&tables, &mut game, 8, &Replacement::With(remark("corrected"))).unwrap();
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
    tables.store().put("rokugan.table.a.base.2", "").unwrap();
    let opened = tables.open::<Champions>(&id("a")).unwrap();
    assert_eq!(opened.condition, Condition::Recovered { lost: 1 });
    assert_same(&opened.table, &played());
}

#[test]
fn what_a_command_writes_does_not_grow_with_the_table() {
    let tables = tables();
    let mut game = Game::start(&tables, &id("a"));
    let mut sizes = Vec::new();
    for number in 0..100 {
        let before = tables.store().bytes();
        game.say(&format!("remark {number:03}")).unwrap();
        sizes.push(tables.store().bytes() - before);
    }
    let (first, last) = (sizes[1], sizes[99]);
    assert!(last <= first + 8, "{first} bytes at first, {last} after a hundred");
}

#[test]
fn a_long_game_keeps_two_whole_documents_and_the_records_between() {
    let tables = tables();
    let mut game = Game::start(&tables, &id("a"));
    for number in 0..400 {
        game.say(&number.to_string()).unwrap();
        if game.writer.is_due() {
            tables.checkpoint(&mut game.writer, &game.table).unwrap();
            tables.settle::<Champions>(&mut game.writer).unwrap();
        }
    }
    let keys = tables.store().keys().unwrap();
    let count = |part: &str| keys.iter().filter(|key| key.contains(part)).count();
    assert_eq!(count(".base."), 2);
    assert!(count(".log.") <= 128, "{} records", count(".log."));
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

/// The key of the whole document with the highest number.
fn newest_document(tables: &Tables<impl Store>) -> String {
    let number = |key: &String| key.split_once(".base.").and_then(|(_, number)| number.parse::<u64>().ok());
    tables.store().keys().unwrap().into_iter().max_by_key(number).unwrap()
}

#[test]
fn what_is_older_goes_only_once_the_newest_document_was_read_back() {
    let tables = tables();
    let mut game = Game::start(&tables, &id("a"));
    let mut written = Vec::new();
    for number in 0..3 {
        game.say(&number.to_string()).unwrap();
        tables.checkpoint(&mut game.writer, &game.table).unwrap();
        written.push(newest_document(&tables));
        if number < 2 {
            tables.settle::<Champions>(&mut game.writer).unwrap();
        }
    }
    let bases = || tables.store().keys().unwrap().into_iter().filter(|key| key.contains(".base.")).count();
    assert_eq!(bases(), 3, "the newest has not been read back");
    let whole = tables.store().get(&written[2]).unwrap().unwrap();
    tables.store().put(&written[2], &whole[..whole.len() / 2]).unwrap();
    let refused = tables.settle::<Champions>(&mut game.writer);
    assert!(matches!(refused, Err(StoreError::Codec(_))), "{refused:?}");
    assert_eq!(bases(), 3, "nothing goes for a document that is cut off");
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
    tables.store().put(&written[2], &whole).unwrap();
    game.say("on").unwrap();
    tables.checkpoint(&mut game.writer, &game.table).unwrap();
    tables.settle::<Champions>(&mut game.writer).unwrap();
    assert_eq!(bases(), 3, "the one before the last that was read back is gone");
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

/// A new table is played before that is there which reads it.
#[test]
fn nothing_goes_before_what_reads_it_is_there() {
    let tables = tables();
    let table = fresh();
    let writer = tables.begin(&id("a"), name("Friday"), &table, Stamp(1)).unwrap();
    let mut game = Game { tables: &tables, writer, table };
    for number in 0..300 {
        game.say(&number.to_string()).unwrap();
    }
    let bases = || tables.store().keys().unwrap().into_iter().filter(|key| key.contains(".base.")).count();
    assert_eq!(bases(), 3, "its beginning, and the whole documents that were overdue");
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
    tables.checkpoint(&mut game.writer, &game.table).unwrap();
    tables.settle::<Champions>(&mut game.writer).unwrap();
    assert_eq!(bases(), 2, "from then on as in any table");
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

#[test]
fn what_was_written_of_a_game_stays_true_through_undo_and_correction() {
    let tables = tables();
    let mut game = Game::start(&tables, &id("a"));
    for round in 0..4 {
        for number in 0..5 {
            game.say(&format!("{round} {number}")).unwrap();
        }
        tables.checkpoint(&mut game.writer, &game.table).unwrap();
        game.go_to(game.table.cursor() - 3).unwrap();
        game.say("instead").unwrap();
        tables.checkpoint(&mut game.writer, &game.table).unwrap();
        assert_as_if_anew(&game, &tables);
        // With what is undone standing behind it.
        game.go_to(game.table.cursor() - 2).unwrap();
        tables.checkpoint(&mut game.writer, &game.table).unwrap();
        assert_as_if_anew(&game, &tables);
        correct(&tables, &mut game, round, &Replacement::Nothing).unwrap();
        assert_as_if_anew(&game, &tables);
        game.say("after the correction").unwrap();
        tables.checkpoint(&mut game.writer, &game.table).unwrap();
        assert_as_if_anew(&game, &tables);
    }
}

/// Puts something else in the place of an entry, and keeps the journal that comes of it.
fn correct<S: Store>(
    tables: &Tables<S>,
    game: &mut Game<'_, S>,
    entry: usize,
    replacement: &Replacement<Command>,
) -> Result<(), StoreError> {
    game.table = amend(&game.table, entry, replacement, Unfit::LeaveOut, Stamp(9)).unwrap().journal;
    tables.record(&mut game.writer, Change::Corrected, &game.table, Stamp(60))
}

/// The newest document is the one that is written without the texts of before.
fn assert_as_if_anew<S: Store>(game: &Game<'_, S>, tables: &Tables<S>) {
    let kept = tables.store().get(&newest_document(tables)).unwrap().unwrap();
    let fresh = encode(game.writer.name(), &game.table).unwrap();
    assert!(kept.ends_with(&fresh), "{kept}");
}

/// A store that cannot be read for a while, and then keeps an old text and says that it has the new one.
#[derive(Default)]
struct Liar {
    store: MemoryStore,
    mood: std::cell::Cell<Mood>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Mood {
    #[default]
    Honest,
    /// Whole documents cannot be read.
    Mute,
    /// Whole documents are not written.
    Lying,
}

impl Store for Liar {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        let mute = self.mood.get() == Mood::Mute && key.contains(".base.");
        if mute { Err(StoreError::Denied) } else { self.store.get(key) }
    }

    fn put(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let lying = self.mood.get() == Mood::Lying && key.contains(".base.");
        if lying { Ok(()) } else { self.store.put(key, text) }
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.store.remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.store.keys()
    }
}

#[test]
fn a_correction_counts_as_kept_only_once_that_very_document_was_read_back() {
    let tables = Tables::new(Liar::default(), TabId::from_random(1));
    let mut game = Game::keep(&tables, &id("a"), played());
    tables.store().mood.set(Mood::Mute);
    assert_eq!(correct(&tables, &mut game, 8, &Replacement::Nothing), Err(StoreError::Denied));
    let first = game.table.clone();
    // A quiet moment reads back what could not be read.
    tables.store().mood.set(Mood::Honest);
    tables.settle::<Champions>(&mut game.writer).unwrap();
    tables.store().mood.set(Mood::Lying);
    let refused = correct(&tables, &mut game, 7, &Replacement::Nothing);
    assert!(matches!(refused, Err(StoreError::Codec(_))), "{refused:?}");
    assert!(!game.writer.is_saved());
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &first);
    tables.store().mood.set(Mood::Honest);
    game.say("on").unwrap();
    assert!(game.writer.is_saved());
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

#[test]
fn a_game_that_nobody_gives_a_quiet_moment_is_tidied_all_the_same() {
    let tables = tables();
    let mut game = Game::start(&tables, &id("a"));
    for number in 0..300 {
        game.say(&number.to_string()).unwrap();
    }
    let records = tables.store().keys().unwrap().iter().filter(|key| key.contains(".log.")).count();
    assert!(records < 260, "{records} records");
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

#[test]
fn play_goes_on_in_another_session() {
    let tables = tables();
    Game::start(&tables, &id("a")).say("one").unwrap();
    Game::open(&tables, &id("a")).say("two").unwrap();
    assert_eq!(tables.open::<Champions>(&id("a")).unwrap().table.entries().len(), 2);
}

#[test]
fn a_new_table_never_takes_the_place_of_another() {
    let tables = tables();
    let game = Game::keep(&tables, &id("a"), played());
    let again = tables.create(&id("a"), name("Other"), &fresh(), Stamp(9));
    assert_eq!(again.err(), Some(StoreError::Exists));
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

#[test]
fn a_folder_keeps_tables_like_a_browser() {
    let folder = std::env::temp_dir().join(format!("rokugan-folder-{}", std::process::id()));
    let tables = Tables::new(FileStore::open(&folder).unwrap(), TabId::from_random(1));
    let mut game = Game::start(&tables, &id("a"));
    for command in first_turn() {
        game.play(command).unwrap();
    }
    let again = Tables::new(FileStore::open(&folder).unwrap(), TabId::from_random(2));
    assert_same(&again.open::<Champions>(&id("a")).unwrap().table, &game.table);
    assert_eq!(again.store().get("../elsewhere"), Err(StoreError::Denied));
    std::fs::remove_dir_all(&folder).unwrap();
}
