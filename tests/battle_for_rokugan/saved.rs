//! A save of the first version opens for ever.

use rokugan::games::battle_for_rokugan::Rokugan;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Journal;
use rokugan::kernel::replay::verify;
use rokugan::kernel::saved::SavedGame;
use serde_json::{Value, from_value, to_value};

#[test]
fn a_save_of_the_first_version_opens_for_ever() {
    let mut saved: Value = serde_json::from_str(include_str!("../data/battle_for_rokugan/save_v0.json")).unwrap();
    let [setup, entries, snapshot] = ["setup", "entries", "snapshot"].map(|part| saved[part].take());
    let (setup, entries) = (from_value(setup).unwrap(), from_value(entries).unwrap());
    let table = Journal::<Rokugan>::restore(setup, Seed(1), entries, usize::MAX).unwrap();
    verify(&table).unwrap();
    assert_eq!(to_value(Rokugan::snapshot(table.state())).unwrap(), snapshot);
}
