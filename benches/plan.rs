//! How long it takes to work out an Enemy Phase. The budgets: 12 Enemies on 60 areas under 1 ms, 40 on 200 under 20 ms.
//!
//! `cargo bench --bench plan`

#![allow(clippy::unwrap_used, reason = "a document that is not read is no measurement")]

use divan::{Bencher, black_box};
use rokugan::games::champions::enemy::document::read;
use rokugan::games::champions::enemy::plan::plan;
use serde_json::{Value, json};

fn main() {
    divan::main();
}

/// A table: rows and columns of its board, and how many Enemies.
const USUAL: (usize, usize, usize) = (6, 10, 12);
/// The largest table that is promised.
const LARGEST: (usize, usize, usize) = (10, 20, 40);

#[divan::bench(args = ["usual", "battle", "largest", "largest_battle"])]
fn phase(bencher: Bencher<'_, '_>, table: &str) {
    let (size, battle) = match table {
        "usual" => (USUAL, false),
        "battle" => (USUAL, true),
        "largest" => (LARGEST, false),
        _ => (LARGEST, true),
    };
    let (board, situation) = read(&document(size, battle).to_string()).unwrap();
    bencher.bench(|| plan(black_box(&board), black_box(&situation)));
}

/// A grid with borders of every kind, five Champions on one side and Enemies of all behaviours all over it.
fn document((rows, columns, enemies): (usize, usize, usize), battle: bool) -> Value {
    let areas = rows * columns;
    let name = |n: usize| format!("a{}", n % areas);
    let area = |n: usize| json!({"id": name(n), "x": 0, "y": 0, "elevated": n % 7 == 3, "indoor": n % 11 == 5});
    let kinds =
        ["single", "single", "double", "single", "dotted", "single", "split", "single", "single", "dotted_double"];
    let border = |one: usize, other: usize| json!({"between": [name(one), name(other)], "kind": kinds[(one * 7 + other * 3) % kinds.len()]});
    let right = (0..areas).filter(|n| n % columns + 1 < columns).map(|n| border(n, n + 1));
    let down = (0..areas - columns).map(|n| border(n, n + columns));
    let champion = |n: usize| json!({"id": format!("c{n}"), "side": "champion", "kind": "champion", "area": name(n * 13), "ki": n % 3});
    let enemy = |n: usize| {
        json!({"id": format!("e{n}"), "side": "enemy", "kind": if n % 9 == 8 { "boss" } else { "enemy" },
            "area": name(n * 17 + 5), "ap": 4 + n % 6, "ranged": n.is_multiple_of(3), "size": 1 + n % 2,
            "behaviour": behaviour(n, &name)})
    };
    json!({"board": {"format": "rokugan-board", "version": 1, "areas": (0..areas).map(area).collect::<Vec<_>>(),
            "borders": right.chain(down).collect::<Vec<_>>(), "exits": [name(0), name(areas - 1)]},
        "battle": battle,
        "characters": (0..5).map(champion).chain((0..enemies).map(enemy)).collect::<Vec<_>>()})
}

fn behaviour(n: usize, name: &dyn Fn(usize) -> String) -> Value {
    match n % 7 {
        0 | 1 => json!({"kind": "assault", "mode": "mobile"}),
        2 => json!({"kind": "patrol", "route": [name(n * 5), name(n * 11), name(n * 23)], "next": 0}),
        3 => json!({"kind": "search", "goal": {"area": name(n * 19)}, "cost": 1}),
        4 => json!({"kind": "assassination", "targets": ["c1", "c3"]}),
        5 => json!({"kind": "escape"}),
        _ => json!({"kind": "guardian", "mode": "sentinel"}),
    }
}
