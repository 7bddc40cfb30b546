//! The worked documents of the exchange formats.

use crate::support::{ask, differences};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

#[test]
fn every_worked_document_is_answered_as_written() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/empire_reborn");
    let mut seen = 0;
    for file in fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        let case: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        let answer = ask(case["command"].as_str().unwrap(), &case["question"]);
        let differences = differences(&case["answer"], &answer, "");
        assert!(differences.is_empty(), "{}: {differences:#?}", file.display());
        seen += 1;
    }
    assert_eq!(seen, 21, "all worked documents are there");
}
