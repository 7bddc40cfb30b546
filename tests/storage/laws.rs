//! What is written is what is read.

use super::support::{assert_same, decode, first_turn, fresh, name, played};
use proptest::prelude::*;
use rokugan::kernel::journal::Stamp;
use rokugan::storage::codec::encode;
use serde_json::Value;

#[test]
fn a_table_reads_back_as_it_was_written() {
    let mut table = played();
    table.go_to(6);
    let document = decode(&encode(&name("卓 👩‍🎤 سامي"), &table).unwrap()).unwrap();
    assert_eq!(document.name.as_str(), "卓 👩‍🎤 سامي");
    assert_same(&document.table(), &table);
    assert!(document.table().can_redo(), "what was undone is kept");
}

#[test]
fn the_same_table_is_written_as_the_same_bytes() {
    assert_eq!(encode(&name("A"), &played()).unwrap(), encode(&name("A"), &played()).unwrap());
}

#[test]
fn a_document_laid_out_anew_is_the_same_document() {
    let text = encode(&name("A"), &played()).unwrap();
    let value: Value = serde_json::from_str(&text).unwrap();
    let pretty = serde_json::to_string_pretty(&value).unwrap();
    assert_ne!(pretty, text);
    assert_same(&decode(&pretty).unwrap().table(), &played());
}

#[test]
fn a_seed_too_large_for_javascript_is_kept_as_a_text() {
    let value: Value = serde_json::from_str(&encode(&name("A"), &fresh()).unwrap()).unwrap();
    assert_eq!(value["body"]["seed"], "18446744073709551603");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_play_reads_back(choices in prop::collection::vec((0..9_usize, 0..20_usize), 0..40)) {
        let (mut table, commands) = (fresh(), first_turn());
        for (choice, cursor) in choices {
            // A refusal is fine: it changes nothing.
            if table.commit(commands[choice].clone(), Stamp(cursor as u64)).is_err() {
                table.go_to(cursor);
            }
        }
        let document = decode(&encode(&name("A"), &table).unwrap()).unwrap();
        assert_same(&document.table(), &table);
        prop_assert_eq!(document.snapshot().unwrap(), &rokugan::games::champions::snapshot::snapshot(table.state()));
    }
}
