//! Backups of finished turns: which are kept, and which make room.

use super::support::{Game, assert_same, first_turn, fresh, id, import_as_recorded, name, played, tables};
use rokugan::games::GameId;
use rokugan::games::champions::Champions;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::saved::SavedGame;
use rokugan::storage::backups::{Backup, MOST, MOST_REPLACED, Moment, Plan, checksum, of_table, plan};
use rokugan::storage::transfer::export;
use rokugan::storage::{Change, Ownership, StoreError, TabId, Tables};
use serde_json::Value;

/// What a browser would keep, played through without one.
#[derive(Default)]
struct Shelf {
    backups: Vec<Backup>,
    /// The keys of what another version kept.
    foreign: Vec<String>,
    steps: usize,
}

impl Shelf {
    /// Something else of `table` is kept at `moment` of `turn`.
    fn take(&mut self, table: &str, moment: Moment, turn: i16) {
        self.steps += 1;
        self.take_same(table, moment, turn);
    }

    /// As [`Shelf::take`], with nothing done since the last time.
    fn take_same(&mut self, table: &str, moment: Moment, turn: i16) {
        let (taken, checksum) = (Stamp(1), u32::try_from(self.steps).unwrap());
        let (table, name) = (id(table), name("Friday"));
        let fresh = Backup {
            table,
            number: 0,
            game: GameId::Champions,
            label: None,
            name,
            moment,
            turn,
            taken,
            steps: self.steps,
            checksum,
        };
        let own: Vec<String> = self.backups.iter().map(Backup::key).collect();
        let keys = own.iter().chain(&self.foreign).map(String::as_str);
        if let Plan::Write { fresh, gone } = plan(&self.backups, keys, fresh) {
            assert!(!self.foreign.iter().any(|key| *key == fresh.key() || gone.contains(key)), "{}", fresh.key());
            self.backups.retain(|backup| !gone.contains(&backup.key()));
            self.backups.push(fresh);
        }
    }

    /// The turns of a table's backups at a moment, the last first.
    fn turns(&self, table: &str, moment: Moment) -> Vec<i16> {
        let of = of_table(&self.backups, &id(table));
        of.iter().filter(|backup| backup.moment == moment).map(|backup| backup.turn).collect()
    }
}

#[test]
fn the_last_turns_stay_and_older_ones_make_room() {
    const { assert!(MOST >= 10, "ten are promised") };
    let mut shelf = Shelf::default();
    for turn in 1..=20 {
        shelf.take("a", Moment::TurnFinished, turn);
    }
    let last: Vec<i16> = (1..=20).rev().take(MOST).collect();
    assert_eq!(shelf.turns("a", Moment::TurnFinished), last);
}

#[test]
fn the_backups_of_another_table_are_not_touched() {
    let mut shelf = Shelf::default();
    shelf.take("b", Moment::TurnFinished, 1);
    for turn in 1..=30 {
        shelf.take("a", Moment::TurnFinished, turn);
    }
    assert_eq!(shelf.turns("b", Moment::TurnFinished), [1]);
}

#[test]
fn a_turn_that_is_there_twice_goes_before_one_that_is_there_once() {
    let mut shelf = Shelf::default();
    for turn in 1..=8 {
        shelf.take("a", Moment::TurnFinished, turn);
    }
    // The last turn is undone and played again, many times.
    for _ in 0..30 {
        shelf.take("a", Moment::TurnFinished, 8);
    }
    let turns = shelf.turns("a", Moment::TurnFinished);
    assert_eq!(turns.len(), MOST);
    assert!((1..=8).all(|turn| turns.contains(&turn)), "{turns:?}");
}

#[test]
fn the_same_table_is_not_kept_twice_in_a_row() {
    let mut shelf = Shelf::default();
    shelf.take("a", Moment::TurnFinished, 1);
    shelf.take_same("a", Moment::TurnFinished, 1);
    shelf.take_same("a", Moment::Replaced, 2);
    assert_eq!(shelf.backups.len(), 1);
}

#[test]
fn what_stood_before_a_backup_was_put_back_makes_no_room_for_turns() {
    let mut shelf = Shelf::default();
    shelf.take("a", Moment::Replaced, 5);
    for turn in 1..=40 {
        shelf.take("a", Moment::TurnFinished, turn);
    }
    shelf.take("a", Moment::GameEnded, 40);
    assert_eq!(shelf.turns("a", Moment::Replaced), [5]);
    for _ in 0..20 {
        shelf.take("a", Moment::Replaced, 6);
    }
    assert_eq!(shelf.turns("a", Moment::Replaced).len(), MOST_REPLACED);
    assert_eq!(shelf.turns("a", Moment::TurnFinished).len() + 1, MOST, "and turns stay");
}

#[test]
fn a_new_backup_is_never_the_one_that_goes_and_has_the_highest_number() {
    let mut shelf = Shelf::default();
    for turn in [3, 3, 3, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 3, 3, 3] {
        shelf.take("a", Moment::TurnFinished, turn);
        let newest = of_table(&shelf.backups, &id("a")).remove(0);
        assert_eq!((newest.turn, newest.steps), (turn, shelf.steps));
    }
}

#[test]
fn what_another_version_kept_is_not_written_over_and_does_not_go() {
    let foreign = ["a.1", "a.2", "a.7", "b.90", "a.x", "a.18446744073709551615"].map(str::to_owned).to_vec();
    let mut shelf = Shelf { foreign, ..Shelf::default() };
    for turn in 1..=20 {
        shelf.take("a", Moment::TurnFinished, turn);
    }
    let numbers: Vec<u64> = of_table(&shelf.backups, &id("a")).iter().map(|backup| backup.number).collect();
    assert_eq!((numbers[0], numbers.len()), (27, MOST), "{numbers:?}");
}

#[test]
fn a_note_reads_back_and_finds_damage() {
    let document = export(&name("Friday"), &played()).unwrap();
    let backup = Backup {
        table: id("a"),
        number: 3,
        game: GameId::Champions,
        label: Some((&Champions::synopsis(played().state()).period.label).into()),
        name: name("Friday"),
        moment: Moment::TurnFinished,
        turn: 1,
        taken: Stamp(77),
        steps: 9,
        checksum: checksum(&document),
    };
    let note = serde_json::to_string(&backup).unwrap();
    assert_eq!(serde_json::from_str::<Backup>(&note).unwrap(), backup);
    assert!(serde_json::from_str::<Backup>(&note.replace("\"a\"", "\"../a\"")).is_err(), "no id");
    let before: Value = serde_json::from_str(&note).unwrap();
    let Value::Object(mut before) = before else { panic!("a note is an object") };
    let without = ["game", "label"].map(|field| before.remove(field));
    assert!(without.iter().all(Option::is_some));
    let before: Backup = serde_json::from_value(Value::Object(before)).unwrap();
    assert_eq!(before, Backup { label: None, ..backup.clone() }, "a note from before there were other games");
    assert!(backup.is_of(&document));
    assert!(!backup.is_of(&document.replace("Friday", "Monday")));
}

#[test]
fn a_backup_is_put_back_in_place_and_what_stood_there_can_be_put_back_too() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), fresh());
    let early = export(game.writer.name(), &game.table).unwrap();
    for command in first_turn() {
        game.play(command).unwrap();
    }
    let (late, played) = (export(game.writer.name(), &game.table).unwrap(), game.table.clone());
    tables.release(&id("a")).unwrap();
    for (document, steps) in [(early, 0), (late, played.cursor())] {
        let (_, mut writer) = tables.claim::<Champions>(&id("a")).unwrap();
        let table = import_as_recorded(&document).unwrap().table;
        tables.record(&mut writer, Change::Rewritten, &table, Stamp(5)).unwrap();
        tables.release(&id("a")).unwrap();
        assert_eq!(tables.open::<Champions>(&id("a")).unwrap().table.cursor(), steps);
    }
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &played);
}

#[test]
fn a_table_that_another_tab_took_meanwhile_is_not_written_over() {
    let tables = tables();
    let game = Game::keep(&tables, &id("a"), played());
    let (_, mut writer) = tables.claim::<Champions>(&id("a")).unwrap();
    let other = Tables::new(tables.store(), TabId::from_random(99));
    other.claim::<Champions>(&id("a")).unwrap();
    let refused = tables.record(&mut writer, Change::Rewritten, &fresh(), Stamp(5));
    assert_eq!(refused, Err(StoreError::TakenOver));
    assert_same(&other.open::<Champions>(&id("a")).unwrap().table, &game.table);
}

#[test]
fn a_document_takes_the_place_of_a_table_without_its_game() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), fresh());
    let early = export(&name("Another name"), &game.table).unwrap();
    for command in first_turn() {
        game.play(command).unwrap();
    }
    assert_eq!(
        Tables::new(tables.store(), TabId::from_random(99)).replace(&id("a"), &early),
        Err(StoreError::TakenOver)
    );
    tables.release(&id("a")).unwrap();
    tables.replace(&id("a"), &early).unwrap();
    let opened = tables.open::<Champions>(&id("a")).unwrap();
    assert_same(&opened.table, &fresh());
    assert_eq!((opened.name.as_str(), opened.owner), ("Friday", Ownership::Free));
    assert!(tables.replace(&id("a"), "{}").is_err());
    assert_same(&tables.open::<Champions>(&id("a")).unwrap().table, &fresh());
}
