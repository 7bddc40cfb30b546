//! Files from outside are read with suspicion.

use super::support::{Game, assert_same, decode, id, import, import_as_recorded, name, played, tables};
use rokugan::kernel::canonical::checksum;
use rokugan::storage::codec::CodecErrorKind;
use rokugan::storage::schema::MOST_BYTES;
use rokugan::storage::transfer::{ImportError, export};
use serde_json::{Value, json};

/// The file of a played table, changed by somebody who knows how checksums work.
fn forged(change: impl FnOnce(&mut Value)) -> String {
    let mut value: Value = serde_json::from_str(&export(&name("Friday"), &played()).unwrap()).unwrap();
    change(&mut value);
    value["checksum"] = checksum(&value).into();
    value.to_string()
}

/// Something done to a file.
type Fault = fn(&mut Value);

fn refusal(text: &str) -> String {
    import(text).unwrap_err().to_string()
}

#[test]
fn a_table_goes_out_and_comes_in_under_an_id_of_its_own() {
    let tables = tables();
    let game = Game::keep(&tables, &id("a"), played());
    let file = export(game.writer.name(), &game.table).unwrap();
    let imported = import(&file).unwrap();
    let kept = Game::keep(&tables, &id("b"), imported.table);
    assert_same(&kept.table, &game.table);
    assert_eq!(tables.list().unwrap().len(), 2);
}

#[test]
fn a_changed_letter_is_found_by_the_checksum() {
    let file = export(&name("Friday"), &played()).unwrap().replacen("Friday", "Monday", 1);
    assert!(matches!(import(&file), Err(ImportError::Unreadable(error)) if error.path == "checksum"));
}

#[test]
fn foreign_files_are_refused_with_what_they_are() {
    assert!(refusal("").contains("cut off"));
    assert!(refusal("hello").starts_with("line 1 column 1: no JSON document"));
    assert_eq!(refusal("[1, 2]"), "format: missing, \"rokugan-save\" should stand there");
    assert_eq!(
        refusal("{\"format\": \"rokugan-pack\"}"),
        "format: \"rokugan-pack\" where \"rokugan-save\" should stand"
    );
    assert_eq!(refusal("{\"format\": \"rokugan-save\"}"), "version: missing");
    let without = forged(|value| drop(value.as_object_mut().unwrap().remove("game")));
    assert_eq!(refusal(&without), "game: missing, \"champions-of-rokugan\" should stand there");
}

#[test]
fn an_error_names_the_path() {
    let faults: [(Fault, &str); 6] = [
        (|value| value["body"]["entries"][3]["surprise"] = json!(1), "body.entries[3]"),
        (|value| value["body"]["entries"][0]["command"] = json!("fly"), "body.entries[0].command"),
        (|value| value["body"]["cursor"] = json!(10), "body.cursor"),
        (|value| value["body"]["seed"] = json!(12), "body.seed"),
        (|value| value["body"]["setup"]["players"] = json!([]), "body.setup"),
        (|value| value["name"] = json!("x".repeat(1000)), "name"),
    ];
    for (fault, path) in faults {
        let text = refusal(&forged(fault));
        assert!(text.starts_with(path), "{path}: {text}");
        assert!(!text.contains('\n'));
    }
}

#[test]
fn quantities_out_of_bounds_cannot_come_in() {
    let honor = |value: &mut Value| value["body"]["setup"]["players"][2]["card"]["honor"]["value"] = json!(11);
    let text = refusal(&forged(honor));
    assert!(text.starts_with("body.setup.players[2].card") && text.contains("11 is not from -5 to 10"), "{text}");
}

#[test]
fn nesting_and_size_have_an_end() {
    let deep = format!("{{\"format\":{}", "[".repeat(100_000));
    assert!(refusal(&deep).contains("recursion limit"), "{}", refusal(&deep));
    let large = " ".repeat(MOST_BYTES + 1);
    assert!(
        matches!(import(&large), Err(ImportError::Unreadable(error)) if matches!(error.kind, CodecErrorKind::TooLarge { .. }))
    );
}

#[test]
fn events_that_the_rules_do_not_make_are_found_by_their_entry() {
    let cheat = forged(|value| value["body"]["entries"][5]["events"][1]["changed"]["to"] = json!(9));
    let error = import(&cheat).unwrap_err();
    assert!(matches!(error, ImportError::Diverges { entry: 5, .. }), "{error}");
    assert!(error.can_be_taken_as_recorded());
    assert_eq!(import_as_recorded(&cheat).unwrap().table.entries().len(), 9);
}

#[test]
fn forged_chance_and_forged_times_are_found_by_their_entry() {
    let forges: [(Fault, &str); 4] = [
        (|value| value["body"]["entries"][8]["position"] = json!(u64::MAX), "body.entries[8].position"),
        (|value| value["body"]["entries"][8]["stamp"] = json!(u64::MAX), "body.entries[8]: no clock says its time"),
        (
            |value| value["body"]["entries"][8]["drawn"] = json!([{"below": 6, "value": 3}]),
            "body.entries[8]: its draws",
        ),
        (
            |value| value["body"]["entries"][8]["drawn"] = json!([{"below": 6, "value": 3, "by": "me"}]),
            "body.entries[8].drawn[0]",
        ),
    ];
    for (forge, said) in forges {
        let text = refusal(&forged(forge));
        assert!(text.starts_with(said), "{said}: {text}");
    }
    // Clocks are wrong now and then, and nobody is refused a table for that.
    let backwards = forged(|value| value["body"]["entries"][8]["stamp"] = json!(1));
    assert_eq!(import(&backwards).unwrap().table.state(), played().state());
}

#[test]
fn a_snapshot_that_the_events_do_not_make_is_found_by_its_place() {
    let cheat = forged(|value| value["body"]["snapshot"]["champions"][0]["glory"] = json!(25));
    let text = refusal(&cheat);
    assert!(text.starts_with("body.snapshot.champions[0].glory: saved as 25, the events make"), "{text}");
    assert_same(&import_as_recorded(&cheat).unwrap().table, &played());
    assert!(
        decode(&forged(|value| {
            value["body"].as_object_mut().unwrap().remove("snapshot");
        }))
        .is_err()
    );
}
