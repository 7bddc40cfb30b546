//! How long a forecast takes: the plan of a table in play (budget 1 ms), and with the exact odds of everybody whom it
//! threatens (budget 60 ms on a phone in Chromium, four times slower than here).
//!
//! `cargo bench --bench forecast`

#![allow(clippy::unwrap_used, reason = "a save that is not read is no measurement")]

use divan::{Bencher, black_box};
use rokugan::games::champions::Table;
use rokugan::games::champions::ahead::danger::{Ahead, danger};
use rokugan::games::champions::field::forecast::foresee;
use rokugan::games::champions::model::enemy_die::EnemyFaces;
use rokugan::games::champions::odds::forms::WeightsForm;
use rokugan::storage::transfer::import;

/// Twelve Enemies, five Champions, sixty areas.
const CROWD: &str = include_str!("../tests/data/saves/v1/crowd.json");

const WEIGHTS: WeightsForm = WeightsForm::WOUNDS_ALIKE;

fn main() {
    divan::main();
}

fn table() -> Table {
    import(CROWD).unwrap().table
}

#[divan::bench]
fn plan_of_a_table(bencher: Bencher<'_, '_>) {
    let table = table();
    bencher.bench(|| foresee(black_box(table.state())));
}

#[divan::bench]
fn everybody_in_danger(bencher: Bencher<'_, '_>) {
    let table = table();
    bencher.bench(|| {
        let ahead = Ahead::of(black_box(table.state()), EnemyFaces::USUAL, WEIGHTS).unwrap();
        ahead.threats.iter().map(|threat| danger(table.state(), threat, &ahead.asked).unwrap().falls()).sum::<f64>()
    });
}
