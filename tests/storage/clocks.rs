//! A clock that is wrong for a while, far behind or far ahead: nothing is lost by it, and what came last stands last.

use super::support::{Game, assert_same, first_turn, fresh, id, name, played, remark, tables};
use rokugan::games::champions::Champions;
use rokugan::games::champions::statistics::statistics;
use rokugan::games::champions::text::book::Chronicle;
use rokugan::games::{GameId, LIBRARIES};
use rokugan::kernel::book::{Filter, book};
use rokugan::kernel::journal::Stamp;
use rokugan::storage::backups::{Backup, MOST, Moment, Plan, of_table, plan};
use rokugan::storage::copies::{self, Texts, next_count};
use rokugan::storage::memory::MemoryStore;
use rokugan::storage::{Change, Store, TabId, TableId, Tables};

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// Some evening.
const NOW: Stamp = Stamp(1_763_754_000_000);
/// Clocks as phones have them after a night without power, and the last moment that a browser knows.
const WRONG: [Stamp; 4] = [Stamp(0), Stamp(DAY), Stamp(NOW.0 + 40_000 * DAY), Stamp(8_640_000_000_000_000)];

fn on_shelf(tables: &Tables<MemoryStore>) -> Vec<TableId> {
    tables.list().unwrap().into_iter().map(|listing| listing.id).collect()
}

fn play_at(tables: &Tables<MemoryStore>, table: &str, now: Stamp) {
    let mut game = Game::open(tables, &id(table));
    game.table.commit(remark("on"), now).unwrap();
    tables.record(&mut game.writer, Change::Committed, &game.table, now).unwrap();
    tables.release(&id(table)).unwrap();
}

#[test]
fn the_table_played_last_stands_first_also_after_the_clock_was_wrong() {
    for wrong in WRONG {
        let tables = tables();
        for table in ["a", "b", "c"] {
            tables.create(&id(table), name("Friday"), &played(), NOW).unwrap();
        }
        play_at(&tables, "a", wrong);
        play_at(&tables, "b", NOW);
        assert_eq!(on_shelf(&tables)[0], id("b"), "after {wrong:?}");
        play_at(&tables, "c", NOW);
        play_at(&tables, "a", Stamp(NOW.0 + 1));
        assert_eq!(on_shelf(&tables), [id("a"), id("c"), id("b")], "after {wrong:?}");
    }
}

#[test]
fn a_clock_that_is_wrong_once_does_not_empty_the_bin_and_the_right_one_does() {
    for wrong in WRONG {
        let tables = tables();
        let table = Game::keep(&tables, &id("a"), played()).table;
        tables.delete(&id("a"), NOW).unwrap();
        for now in [Stamp(NOW.0 + DAY), wrong, wrong, Stamp(NOW.0 + 2 * DAY), wrong, Stamp(NOW.0 + 29 * DAY)] {
            tables.empty_trash(now).unwrap();
            assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &table);
        }
        for days in [31, 32] {
            tables.empty_trash(Stamp(NOW.0 + days * DAY)).unwrap();
        }
        assert_eq!(tables.store().keys().unwrap(), Vec::<String>::new(), "after {wrong:?}");
    }
}

#[test]
fn a_table_deleted_while_the_clock_is_wrong_can_be_brought_back() {
    for wrong in WRONG {
        let tables = tables();
        Game::keep(&tables, &id("a"), played());
        tables.delete(&id("a"), wrong).unwrap();
        tables.empty_trash(NOW).unwrap();
        assert_eq!(tables.restore().unwrap(), id("a"), "deleted at {wrong:?}");
        assert_eq!(on_shelf(&tables), [id("a")]);
    }
}

#[test]
fn backups_stand_in_the_order_they_were_taken_whatever_the_clock_said() {
    let mut backups: Vec<Backup> = Vec::new();
    for (turn, taken) in (1..).zip(WRONG.iter().cycle().take(20)) {
        let steps = usize::try_from(turn).unwrap();
        let (table, name, moment) = (id("a"), name("Friday"), Moment::TurnFinished);
        let fresh = Backup {
            table,
            number: 0,
            game: GameId::Champions,
            label: None,
            name,
            moment,
            turn,
            taken: *taken,
            steps,
            checksum: 7,
        };
        let Plan::Write { fresh, gone } = plan(&backups, [], fresh) else { panic!("turn {turn} is another table") };
        backups.retain(|backup| !gone.contains(&backup.key()));
        backups.push(fresh);
    }
    let turns: Vec<i16> = of_table(&backups, &id("a")).iter().map(|backup| backup.turn).collect();
    assert_eq!(turns, (1..=20).rev().take(MOST).collect::<Vec<_>>());
}

#[test]
fn the_log_keeps_its_order_and_times_add_up_to_what_was_played() {
    let (mut steady, mut jumping) = (fresh(), fresh());
    for ((command, wrong), second) in first_turn().into_iter().zip(WRONG.iter().cycle()).zip(1..) {
        steady.commit(command.clone(), Stamp(NOW.0 + 1000 * second)).unwrap();
        // Every other step is made by a clock that is wrong.
        let now = if second % 2 == 0 { *wrong } else { Stamp(NOW.0 + 1000 * second) };
        jumping.commit(command, now).unwrap();
    }
    let entries = |table| {
        let chronicle = Chronicle::read(table, None);
        let sections = book(chronicle.lines().lines(), 9, Filter::All);
        sections.iter().flat_map(|section| &section.items).map(|item| item.newest().entry).collect::<Vec<_>>()
    };
    assert_eq!(entries(&jumping), entries(&steady));
    let (steady, jumping) = (statistics(&steady).times.total(), statistics(&jumping).times.total());
    assert_eq!(steady, 8_000);
    assert!(jumping <= steady, "{jumping} milliseconds of a game of {steady}");
}

/// Everything in a store, by key, as a copy that was written so often.
fn copy_of(store: &MemoryStore, count: &str) -> Texts {
    let text = |key: String| (key.clone(), store.get(&key).unwrap().unwrap());
    let mut texts: Texts = store.keys().unwrap().into_iter().map(text).collect();
    texts.insert("rokugan.mirror".to_owned(), count.to_owned());
    texts
}

#[test]
fn the_copy_that_was_written_last_has_the_higher_count_wherever_the_clock_jumps() {
    let mut count: Option<String> = None;
    for now in WRONG.iter().chain(&[NOW, Stamp(DAY), Stamp(0), NOW]) {
        let next = next_count(count.as_deref(), *now);
        let number = |text: &str| text.parse::<u64>().unwrap();
        assert!(count.is_none_or(|before| number(&next) > number(&before)), "at {now:?}");
        count = Some(next);
    }
    assert_eq!(next_count(Some("18446744073709551615"), NOW), u64::MAX.to_string(), "it cannot grow any more");
    assert_eq!(next_count(Some("damaged"), NOW), NOW.0.to_string());
}

#[test]
fn the_copy_that_went_further_is_kept_whatever_the_clocks_of_both_said() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), played());
    let early = copy_of(tables.store(), &u64::MAX.to_string());
    game.say("one more").unwrap();
    let late = copy_of(tables.store(), "1");
    for (kept, mirror) in [(&early, &late), (&late, &early)] {
        let store = MemoryStore::default();
        for (key, text) in kept {
            store.put(key, text).unwrap();
        }
        copies::carry_out(&store, &copies::plan(kept, mirror, &LIBRARIES).kept).unwrap();
        assert_same(&Tables::new(store, TabId::from_random(2)).open::<Champions>(&id("a")).unwrap().table, &game.table);
    }
}
