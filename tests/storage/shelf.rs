//! The list of tables: names, copies, deleting and bringing back.

use super::support::{Game, assert_same, fresh, fresh_list, id, name, played, tables};
use rokugan::games::GameId;
use rokugan::games::champions::Champions;
use rokugan::kernel::journal::Stamp;
use rokugan::storage::memory::MemoryStore;
use rokugan::storage::{Change, Readiness, Store, StoreError, Summary, TableId, Tables, prefs};
use rokugan::words::Words;

fn summaries(tables: &Tables<MemoryStore>) -> Vec<Summary> {
    let list = fresh_list(tables).into_iter();
    list.map(|listing| match listing.readiness {
        Readiness::Ready { summary, .. } => summary,
        Readiness::Stale { .. } | Readiness::Broken { .. } => panic!("{listing:?}"),
    })
    .collect()
}

fn ids(tables: &Tables<MemoryStore>) -> Vec<TableId> {
    tables.list().unwrap().into_iter().map(|listing| listing.id).collect()
}

#[test]
fn the_table_played_last_stands_first() {
    let tables = tables();
    tables.create(&id("a"), name("Early"), &played(), Stamp(10)).unwrap();
    tables.create(&id("c"), name("Between"), &fresh(), Stamp(20)).unwrap();
    tables.create(&id("b"), name("Late"), &played(), Stamp(30)).unwrap();
    let names: Vec<_> = summaries(&tables).into_iter().map(|summary| summary.name.to_string()).collect();
    assert_eq!(names, ["Late", "Between", "Early"]);
}

#[test]
fn a_summary_tells_where_the_game_stands_in_words_of_the_first_page() {
    let tables = tables();
    Game::keep(&tables, &id("a"), played());
    let [summary] = &summaries(&tables)[..] else { panic!("one table") };
    let (synopsis, said) = (&summary.synopsis, Words::first());
    assert_eq!((summary.game, summary.steps, synopsis.title.as_str()), (GameId::Champions, 9, "The Wall"));
    assert_eq!(said.say(&synopsis.line), "Turn 1 of 6, Champions");
    assert_eq!(said.say(synopsis.second.as_ref().unwrap()), format!("10 short · 18 of {}", 5 * 4 + 5 + 3));
    assert_eq!((synopsis.marks[3].name.as_str(), &*synopsis.marks[3].hue), ("🐉 Bayushi", "scorpion"));
    assert_eq!((synopsis.period.number, &synopsis.ended), (0, &None));
}

#[test]
fn a_missing_or_stale_summary_is_made_anew() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), played());
    let stale = tables.store().get("rokugan.table.a.summary").unwrap().unwrap();
    game.say("one more").unwrap();
    for text in [stale.as_str(), "", "{}"] {
        tables.store().put("rokugan.table.a.summary", text).unwrap();
        assert_eq!(summaries(&tables)[0].steps, 10);
    }
    tables.store().remove("rokugan.table.a.summary").unwrap();
    assert_eq!(summaries(&tables)[0].steps, 10);
}

#[test]
fn names_of_any_script_are_kept_and_a_thousand_characters_are_no_name() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), played());
    for text in ["طاولة الجمعة", "👨‍👩‍👧‍👦 🐉🔥", "\"quoted\" \\ back", "月曜日の卓"]
    {
        let change = Change::Renamed(name(text));
        tables.record(&mut game.writer, change, &game.table, Stamp(5)).unwrap();
        assert_eq!(tables.open::<Champions>(&id("a")).unwrap().name.as_str(), text);
        assert_eq!(summaries(&tables)[0].name.as_str(), text);
    }
    assert!(rokugan::games::champions::model::name::Name::new(&"長".repeat(1000)).is_err());
}

#[test]
fn a_copy_is_a_table_of_its_own() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), played());
    tables.duplicate(&id("a"), &id("b"), name("What if"), Stamp(9)).unwrap();
    game.say("only in the first").unwrap();
    assert_same(&tables.open::<Champions>(&id("b")).unwrap().table, &played());
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
    let again = tables.duplicate(&id("a"), &id("b"), name("Again"), Stamp(9));
    assert_eq!(again, Err(StoreError::Exists));
}

#[test]
fn a_deleted_table_comes_back_as_it_was() {
    let tables = tables();
    let game = Game::keep(&tables, &id("a"), played());
    tables.delete(&id("a"), Stamp(100)).unwrap();
    assert_eq!(tables.list().unwrap(), []);
    assert_eq!(tables.trash().unwrap().unwrap().id, id("a"));
    assert_eq!(tables.restore().unwrap(), id("a"));
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
    assert_eq!(tables.restore(), Err(StoreError::Missing));
}

#[test]
fn deleting_another_lets_go_of_the_one_before() {
    let tables = tables();
    Game::keep(&tables, &id("a"), played());
    Game::keep(&tables, &id("b"), played());
    tables.delete(&id("a"), Stamp(100)).unwrap();
    tables.delete(&id("b"), Stamp(101)).unwrap();
    assert_eq!(tables.restore().unwrap(), id("b"));
    assert_eq!(ids(&tables), [id("b")]);
    assert!(!tables.store().keys().unwrap().iter().any(|key| key.starts_with("rokugan.table.a.")));
}

#[test]
fn the_bin_is_emptied_by_hand_for_good_and_only_where_that_can_be_done() {
    let tables = tables();
    Game::keep(&tables, &id("a"), played());
    assert_eq!(tables.erase_trash(), Ok(()), "an empty bin is emptied");
    assert_eq!(ids(&tables), [id("a")]);
    tables.delete(&id("a"), Stamp(100)).unwrap();
    let trashed = tables.trash().unwrap().unwrap();
    assert_eq!(tables.name_in_trash(&trashed).unwrap().as_str(), "Friday");
    // A table that breaks in the bin is not erased, as at any other time.
    let summary = tables.store().get("rokugan.table.a.summary").unwrap().unwrap();
    tables.store().put("rokugan.table.a.summary", "{}").unwrap();
    assert_eq!(tables.erase_trash(), Err(StoreError::Unread));
    assert_eq!(tables.trash().unwrap(), Some(trashed));
    tables.store().put("rokugan.table.a.summary", &summary).unwrap();
    assert_eq!(tables.erase_trash(), Ok(()));
    assert_eq!((tables.trash(), tables.restore()), (Ok(None), Err(StoreError::Missing)));
    assert!(!tables.store().keys().unwrap().iter().any(|key| key.starts_with("rokugan.table.a.")));
}

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// Long enough after anything, on two days.
fn empty_much_later(tables: &Tables<MemoryStore>) {
    for now in [Stamp(u64::MAX - DAY), Stamp(u64::MAX)] {
        tables.empty_trash(now).unwrap();
    }
}

#[test]
fn the_trash_is_emptied_after_thirty_days_and_not_before() {
    let tables = tables();
    Game::keep(&tables, &id("a"), played());
    tables.delete(&id("a"), Stamp(0)).unwrap();
    for now in [30 * DAY, 30 * DAY + 1, 31 * DAY] {
        tables.empty_trash(Stamp(now)).unwrap();
        assert!(tables.trash().unwrap().is_some(), "{now}");
    }
    tables.empty_trash(Stamp(31 * DAY + 1)).unwrap();
    assert_eq!(tables.store().keys().unwrap(), Vec::<String>::new());
}

#[test]
fn a_table_that_cannot_be_read_is_not_deleted_and_one_that_breaks_in_the_trash_is_not_erased() {
    let tables = tables();
    for table in ["a", "b", "c"] {
        Game::keep(&tables, &id(table), played());
    }
    tables.delete(&id("a"), Stamp(0)).unwrap();
    tables.store().put("rokugan.table.a.base.1", "broken").unwrap();
    tables.store().put("rokugan.table.b.base.1", "broken").unwrap();
    assert!(matches!(tables.delete(&id("b"), Stamp(1)), Err(StoreError::Corrupt(_))));
    assert_eq!(ids(&tables), [id("c"), id("b")]);
    tables.delete(&id("c"), Stamp(2)).unwrap();
    assert_eq!(ids(&tables), [id("b"), id("a")], "its place in the trash is taken, and it is listed again");
    tables.store().put("rokugan.table.c.base.1", "broken").unwrap();
    empty_much_later(&tables);
    assert_eq!(ids(&tables), [id("c"), id("b"), id("a")]);
    for table in ["a", "b", "c"] {
        let text = tables.store().get(&format!("rokugan.table.{table}.base.1")).unwrap();
        assert_eq!(text.as_deref(), Some("broken"), "{table}");
    }
}

#[test]
fn a_deleted_table_that_is_opened_is_back_on_the_shelf() {
    let tables = tables();
    Game::keep(&tables, &id("a"), played());
    Game::keep(&tables, &id("b"), played());
    tables.delete(&id("a"), Stamp(0)).unwrap();
    let mut game = Game::open(&tables, &id("a"));
    game.say("played on").unwrap();
    assert_eq!(tables.trash().unwrap(), None);
    tables.delete(&id("b"), Stamp(1)).unwrap();
    empty_much_later(&tables);
    assert_eq!(ids(&tables), [id("a")]);
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

#[test]
fn a_table_in_the_trash_that_some_tab_has_is_not_erased() {
    let tables = tables();
    let table = Game::keep(&tables, &id("a"), played()).table;
    Game::keep(&tables, &id("b"), played());
    tables.delete(&id("a"), Stamp(0)).unwrap();
    tables.store().put("rokugan.table.a.owner", "another tab").unwrap();
    empty_much_later(&tables);
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &table);
    tables.delete(&id("b"), Stamp(1)).unwrap();
    assert_eq!(ids(&tables), [id("a")], "another table takes its place in the trash, and it is listed again");
}

#[test]
fn preferences_lie_apart_and_damaged_ones_are_just_forgotten() {
    let tables = tables();
    Game::keep(&tables, &id("a"), played());
    prefs::write(tables.store(), &("ink", 3)).unwrap();
    assert_eq!(prefs::read(tables.store()), Some(("ink".to_owned(), 3)));
    tables.store().put("rokugan.prefs", "[\"in").unwrap();
    assert_eq!(prefs::read::<(String, i32)>(tables.store()), None);
    assert_eq!(ids(&tables), [id("a")]);
}

#[test]
fn other_peoples_keys_are_left_alone() {
    let tables = tables();
    tables.store().put("somebody.else", "their text").unwrap();
    tables.store().put("rokugan.table.no such id!.base.1", "?").unwrap();
    Game::keep(&tables, &id("a"), played());
    tables.delete(&id("a"), Stamp(0)).unwrap();
    empty_much_later(&tables);
    assert_eq!(tables.store().keys().unwrap().len(), 2);
}
