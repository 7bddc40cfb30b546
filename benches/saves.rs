//! How long it takes to keep a table of a thousand steps: a step written down (budget 5 ms on a phone), a whole copy
//! written and read back, the table opened again.
//!
//! `cargo bench --bench saves`

#![allow(clippy::unwrap_used, reason = "a table that is not kept is no measurement")]

use divan::{Bencher, black_box};
use rokugan::games::champions::command::Command;
use rokugan::games::champions::model::name::{Name, Note};
use rokugan::games::champions::{Champions, Table};
use rokugan::kernel::journal::Stamp;
use rokugan::storage::memory::MemoryStore;
use rokugan::storage::transfer::import;
use rokugan::storage::{Change, TabId, TableId, Tables, Writer};

/// Twelve Enemies, five Champions, sixty areas.
const CROWD: &str = include_str!("../tests/data/saves/v1/crowd.json");
const STEPS: usize = 1000;

fn main() {
    divan::main();
}

/// A table with a store of its own.
struct Kept {
    tables: Tables<MemoryStore>,
    table: Table,
    writer: Writer,
}

impl Kept {
    /// After so many steps, all of them in a whole copy.
    fn ready() -> Self {
        let tables = Tables::new(MemoryStore::default(), TabId::from_random(1));
        let mut table = import(CROWD).unwrap().table;
        let steps = STEPS.saturating_sub(table.entries().len());
        for step in 0..steps {
            table.commit(remark(step), Stamp(0)).unwrap();
        }
        let writer = tables.create(&id(), Name::new("Friday").unwrap(), &table, Stamp(1)).unwrap();
        Self { tables, table, writer }
    }

    /// What follows a tap.
    fn step(&mut self) {
        let step = self.table.entries().len();
        self.table.commit(remark(step), Stamp(0)).unwrap();
        self.tables.record(&mut self.writer, Change::Committed, &self.table, Stamp(2)).unwrap();
    }
}

fn id() -> TableId {
    TableId::new("a").unwrap()
}

fn remark(step: usize) -> Command {
    Command::Remark { note: Note::new(&format!("step {step}")) }
}

#[divan::bench(sample_count = 100, sample_size = 1)]
fn a_step_written_down(bencher: Bencher<'_, '_>) {
    let mut kept = Kept::ready();
    bencher.bench_local(|| kept.step());
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn a_whole_copy_written_and_read_back(bencher: Bencher<'_, '_>) {
    let mut kept = Kept::ready();
    bencher.bench_local(|| {
        kept.step();
        kept.tables.checkpoint(&mut kept.writer, &kept.table).unwrap();
        kept.tables.settle::<Champions>(&mut kept.writer).unwrap();
    });
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn the_table_opened(bencher: Bencher<'_, '_>) {
    let kept = Kept::ready();
    bencher.bench_local(|| black_box(kept.tables.open::<Champions>(&id()).unwrap()));
}
