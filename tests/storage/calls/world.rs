//! What is in the store at first, and what players do with it.

use super::super::support::{Boards, Game, first_turn, fresh, id, name, played, remark};
use super::faulty::{Faulty, Texts};
use rokugan::games::champions::board::edit::{Edit, edit};
use rokugan::games::champions::board::{Board, blank};
use rokugan::games::champions::documents::BoardId;
use rokugan::games::champions::pack::{self, Pack};
use rokugan::games::champions::{Champions, Table};
use rokugan::kernel::journal::Stamp;
use rokugan::storage::memory::MemoryStore;
use rokugan::storage::{Change, Store, StoreError, TabId, TableId, Tables, library};
use std::collections::BTreeMap;

pub type Shelf = Tables<Faulty>;

fn texts(store: &MemoryStore) -> Texts {
    let text = |key: String| (key.clone(), store.get(&key).unwrap().unwrap());
    store.keys().unwrap().into_iter().map(text).collect()
}

fn yard(called: &str) -> Board {
    edit(&blank::grid("Yard", 2, 2).unwrap(), &Edit::RenameBoard(called.to_owned())).unwrap()
}

fn board(text: &str) -> BoardId {
    BoardId::new(text).unwrap()
}

/// Tables "a", played in two chains with a damaged text set aside, "b" in the bin, "c"; cards; boards "a", changed twice, and
/// "b" in the bin.
pub fn before() -> Texts {
    let tables = Tables::new(MemoryStore::default(), TabId::from_random(1));
    let mut game = Game::start(&tables, &id("a"));
    for (number, command) in first_turn().into_iter().enumerate() {
        game.play(command).unwrap();
        if number % 3 == 1 {
            tables.checkpoint(&mut game.writer, &game.table).unwrap();
        }
    }
    tables.release(&id("a")).unwrap();
    for other in ["b", "c"] {
        Game::keep(&tables, &id(other), played());
        tables.release(&id(other)).unwrap();
    }
    tables.delete(&id("b"), Stamp(1)).unwrap();
    let store = tables.store();
    store.put("rokugan.table.a.damaged.1", "what was once a step").unwrap();
    for own in [Pack::empty(name("Own")), pack::practice()] {
        library::change(store, Pack::empty(name("Own")), |cards| drop(cards.add_missing(own))).unwrap();
    }
    let boards = Boards::new(store);
    let first = boards.create(&board("a"), &yard("One")).unwrap();
    boards.change(&board("a"), first, &yard("Two")).unwrap();
    boards.create(&board("b"), &yard("Gone")).unwrap();
    boards.delete(&board("b")).unwrap();
    texts(store)
}

/// All that players have.
#[derive(Clone, Debug, PartialEq)]
pub struct Have {
    pub tables: BTreeMap<TableId, Table>,
    pub cards: Option<Pack>,
    pub boards: BTreeMap<BoardId, Board>,
}

impl Have {
    /// What is there and can be read, in the bin or not.
    pub fn of(store: &MemoryStore) -> Self {
        let tables = Tables::new(store, TabId::from_random(3));
        let boards = Boards::new(store);
        let table = |id: TableId| Some((id.clone(), tables.open::<Champions>(&id).ok()?.table));
        let drawn = |id: BoardId| Some((id.clone(), boards.read(&id).ok()?.document));
        Self {
            tables: tables.ids().unwrap().into_iter().filter_map(table).collect(),
            cards: library::read(store).unwrap(),
            boards: boards.ids().unwrap().into_iter().filter_map(drawn).collect(),
        }
    }
}

pub type Deed = fn(&Shelf) -> Result<(), String>;

fn words(error: impl ToString) -> String {
    error.to_string()
}

/// Plays something at table "a" and gives it back.
fn at_table(tables: &Shelf, play: impl FnOnce(&mut Table) -> Change) -> Result<(), StoreError> {
    let (opened, mut writer) = tables.claim::<Champions>(&id("a"))?;
    let mut table = opened.table;
    let change = play(&mut table);
    tables.record(&mut writer, change, &table, Stamp(90))?;
    // A due document, and the right to write, are no steps.
    let _ = tables.checkpoint(&mut writer, &table);
    let _ = tables.release(&id("a"));
    Ok(())
}

fn at_board(tables: &Shelf, act: impl FnOnce(&Boards<&Faulty>) -> Result<(), String>) -> Result<(), String> {
    act(&Boards::new(tables.store()))
}

/// What players do, one step each.
pub const DEEDS: [(&str, Deed); 18] = [
    ("play", |tables| {
        at_table(tables, |table| {
            table.commit(remark("on"), Stamp(90)).unwrap();
            Change::Committed
        })
        .map_err(words)
    }),
    ("undo", |tables| {
        at_table(tables, |table| {
            table.go_to(4);
            Change::Moved
        })
        .map_err(words)
    }),
    ("put back", |tables| {
        at_table(tables, |table| {
            *table = fresh();
            Change::Rewritten
        })
        .map_err(words)
    }),
    ("rename", |tables| tables.rename(&id("a"), name("Other"), Stamp(90)).map_err(words)),
    ("import", |tables| tables.create(&id("fresh"), name("In"), &played(), Stamp(90)).map(drop).map_err(words)),
    ("duplicate", |tables| tables.duplicate(&id("a"), &id("fresh"), name("In"), Stamp(90)).map_err(words)),
    ("delete", |tables| tables.delete(&id("c"), Stamp(90)).map_err(words)),
    ("restore", |tables| tables.restore().map(drop).map_err(words)),
    ("empty the bin", |tables| {
        [1 << 40, 1 << 41].into_iter().try_for_each(|now| tables.empty_trash(Stamp(now))).map_err(words)
    }),
    ("let go", |tables| tables.let_go(&id("a")).map_err(words)),
    ("list", |tables| tables.list().map(drop).map_err(words)),
    ("raw", |tables| tables.raw(&id("a")).map(drop).map_err(words)),
    ("cards", |tables| {
        let emptied = |own: &mut Pack| *own = Pack::empty(name("Changed"));
        library::change(tables.store(), Pack::empty(name("Own")), emptied).map(drop).map_err(words)
    }),
    ("draw", |tables| at_board(tables, |boards| boards.create(&board("fresh"), &yard("New")).map(drop).map_err(words))),
    ("redraw", |tables| {
        at_board(tables, |boards| {
            let revision = boards.read(&board("a")).map_err(words)?.revision;
            boards.change(&board("a"), revision, &yard("Three")).map(drop).map_err(words)
        })
    }),
    ("undo drawing", |tables| {
        at_board(tables, |boards| {
            let revision = boards.read(&board("a")).map_err(words)?.revision;
            boards.undo(&board("a"), revision).map(drop).map_err(words)
        })
    }),
    ("delete a board", |tables| at_board(tables, |boards| boards.delete(&board("a")).map_err(words))),
    ("restore a board", |tables| at_board(tables, |boards| boards.restore().map(drop).map_err(words))),
];
