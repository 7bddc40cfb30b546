//! How much room tables take: whole documents are packed, records stay readable.

use super::support::{Game, assert_same, first_turn, id, import, import_as_recorded, name, played, tables};
use rokugan::games::champions::Champions;
use rokugan::games::champions::command::Command;
use rokugan::games::champions::model::ids::{ChampionId, Who};
use rokugan::games::champions::model::name::Note;
use rokugan::games::champions::model::quantity::Gauge;
use rokugan::kernel::by::Small;
use rokugan::storage::memory::MemoryStore;
use rokugan::storage::occupied::Occupied;
use rokugan::storage::schema::MOST_BYTES;
use rokugan::storage::transfer::{ImportError, export};
use rokugan::storage::{Condition, Store, TableId, Tables};

/// Plays so many steps as the keys of a table make them: a gauge down, a gauge up, now and then a remark. A quiet moment
/// comes after each, as at a table.
fn long_game(tables: &Tables<MemoryStore>, of: &TableId, steps: usize) {
    let mut game = Game::start(tables, of);
    for command in first_turn() {
        game.play(command).unwrap();
    }
    for number in 0..steps - game.table.entries().len() {
        // Down and up again, of whichever Champion and gauge.
        let (pair, first) = (number / 2, number.is_multiple_of(2));
        let chance = pair.wrapping_mul(2_654_435_761) >> 7;
        let who = Who::Champion(ChampionId::ALL[chance % 5]);
        let gauge = [Gauge::Ki, Gauge::Life, Gauge::Honor][chance / 5 % 3];
        let by = if first { -1 } else { 1 };
        let command = if pair % 12 == 11 {
            super::support::remark(&format!("step {number} of a long evening"))
        } else {
            Command::Adjust { who, gauge, by, note: Note::default() }
        };
        game.play(command).unwrap();
        if game.writer.is_due() {
            tables.checkpoint(&mut game.writer, &game.table).unwrap();
            tables.settle::<Champions>(&mut game.writer).unwrap();
        }
    }
    assert_eq!(game.table.entries().len(), steps);
    let opened = tables.open::<Champions>(of).unwrap();
    assert_eq!(opened.condition, Condition::Whole);
    assert_same(&opened.table, &game.table);
}

#[test]
fn a_thousand_steps_take_at_most_150_kilobytes_and_five_thousand_600() {
    for (steps, most) in [(1000, 150_000), (5000, 600_000)] {
        let tables = tables();
        long_game(&tables, &id("a"), steps);
        let bytes = tables.store().bytes();
        println!("{steps} steps take {bytes} bytes");
        assert!(bytes <= most, "{steps} steps take {bytes} bytes");
    }
}

/// The newest whole document of a table, and its key.
fn newest(tables: &Tables<MemoryStore>) -> (String, String) {
    let bases = tables.store().keys().unwrap().into_iter().filter(|key| key.contains(".base."));
    let newest = bases.max_by_key(|key| key.rsplit('.').next().and_then(|number| number.parse::<u64>().ok())).unwrap();
    let text = tables.store().get(&newest).unwrap().unwrap();
    (newest, text)
}

#[test]
fn a_packed_document_that_is_damaged_leaves_the_one_before_it() {
    let tables = tables();
    long_game(&tables, &id("a"), 400);
    let (key, text) = newest(&tables);
    assert!(text["01234567 01234567 ".len()..].starts_with('~'), "the document is packed");
    let whole = tables.open::<Champions>(&id("a")).unwrap();
    let mut broken = text.clone().into_bytes();
    let middle = broken.len() / 2;
    broken[middle] = if broken[middle] == b'A' { b'B' } else { b'A' };
    tables.store().put(&key, &String::from_utf8(broken).unwrap()).unwrap();
    let opened = tables.open::<Champions>(&id("a")).unwrap();
    assert!(matches!(opened.condition, Condition::Recovered { .. }));
    assert_same(&opened.table, &whole.table);
}

#[test]
fn a_short_table_stays_readable_and_a_plain_long_one_opens_and_is_packed_next() {
    let tables = tables();
    Game::keep(&tables, &id("a"), played());
    let (_, text) = newest(&tables);
    assert!(text["01234567 01234567 ".len()..].starts_with('{'), "{text}");
    // As the version before wrote a long one: the same document, plain.
    let long = super::support::tables();
    long_game(&long, &id("a"), 400);
    let before = long.open::<Champions>(&id("a")).unwrap().table;
    let document = rokugan::storage::codec::encode(&super::support::name("Friday"), &before).unwrap();
    let plain = format!("{:08x} {document}", crc32fast::hash(document.as_bytes()));
    let plain = format!("{:08x} {plain}", crc32fast::hash(plain.as_bytes()));
    let old = super::support::tables();
    old.store().put("rokugan.table.a.base.1", &plain).unwrap();
    let mut game = Game::open(&old, &id("a"));
    assert_same(&game.table, &before);
    for _ in 0..64 {
        game.say("on").unwrap();
    }
    old.checkpoint(&mut game.writer, &game.table).unwrap();
    assert!(newest(&old).1["01234567 01234567 ".len()..].starts_with('~'));
    assert_same(&old.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

#[test]
fn a_kept_table_opens_although_its_document_is_longer_than_a_file_may_be() {
    let tables = tables();
    let game = Game::keep(&tables, &id("a"), played());
    let (key, text) = newest(&tables);
    let linked = format!("{}{}", &text["01234567 ".len()..], " ".repeat(MOST_BYTES));
    tables.store().put(&key, &format!("{:08x} {linked}", crc32fast::hash(linked.as_bytes()))).unwrap();
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

#[test]
fn a_backup_comes_back_although_it_is_longer_than_a_file_may_be() {
    let table = played();
    let long = export(&name("Ford"), &table).unwrap() + &" ".repeat(MOST_BYTES);
    assert!(matches!(import(&long), Err(ImportError::Unreadable(_))), "no file is as long");
    assert_same(&import_as_recorded(&long).unwrap().table, &table);
}

#[test]
fn what_takes_the_room_is_told_by_table_and_comes_to_all_of_it() {
    let tables = tables();
    Game::keep(&tables, &id("a"), played());
    Game::start(&tables, &id("b"));
    tables.store().put("rokugan.prefs", "\u{1F338}").unwrap();
    let occupied = Occupied::of(tables.store()).unwrap();
    assert_eq!(occupied.tables.keys().collect::<Vec<_>>(), [&id("a"), &id("b")]);
    assert!(occupied.tables[&id("a")] > occupied.tables[&id("b")], "ten steps take more than none");
    assert_eq!(occupied.others, "rokugan.prefs".len() + 2, "a blossom counts twice, as in a browser");
    let texts = |key: &String| key.len() + tables.store().get(key).unwrap().unwrap().encode_utf16().count();
    let every: usize = tables.store().keys().unwrap().iter().map(texts).sum();
    assert_eq!(occupied.all(), every);
}
