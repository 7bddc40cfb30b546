//! A save whose scenario was written by somebody else: its texts, areas and cards are read out and looked up, and nothing of
//! the table follows from them by itself.

use super::support::*;
use rokugan::games::champions::Champions;
use rokugan::games::champions::model::scenario::{Difficulty, ScenarioKind};
use rokugan::games::champions::scenario::told::told;
use rokugan::games::champions::snapshot::snapshot;
use rokugan::kernel::canonical::checksum;
use rokugan::kernel::name::Name;
use rokugan::storage::transfer;
use serde_json::Value;

/// An area, a card and a text that are nowhere.
const NOWHERE: &str = "zz99";

/// The paths of all texts of a value.
fn texts(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::String(_) => found.push(path.to_owned()),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, value)| texts(value, &format!("{path}/{at}"), found));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(field, value)| texts(value, &format!("{path}/{field}"), found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[test]
fn whatever_a_forged_script_names_is_refused_or_changes_nothing_of_the_table() {
    for kind in [ScenarioKind::Adventure, ScenarioKind::Battle, ScenarioKind::Investigation] {
        let table = laid(scenario(kind), Difficulty::Normal);
        let file: Value =
            serde_json::from_str(&transfer::export(&Name::new("Forged").unwrap(), &table).unwrap()).unwrap();
        let script = "/body/setup/scenario/script";
        let mut all = Vec::new();
        texts(file.pointer(script).unwrap(), script, &mut all);
        assert!(all.len() > 20, "{all:?}");
        let mut taken = 0;
        for path in all {
            let mut forged = file.clone();
            *forged.pointer_mut(&path).unwrap() = NOWHERE.into();
            forged["checksum"] = checksum(&forged).into();
            let Ok(imported) = transfer::import::<Champions>(&forged.to_string()) else { continue };
            taken += 1;
            let shown = |state| serde_json::to_value(snapshot(state)).unwrap();
            assert_eq!(shown(imported.table.state()), shown(table.state()), "{path}");
            // What is read out is read out as it stands: nothing is looked up that has to be there.
            assert_eq!(told(&imported.table).is_some(), told(&table).is_some(), "{path}");
        }
        assert!(taken > 5, "{kind:?}: only {taken} were taken in, so little was tried");
    }
}
