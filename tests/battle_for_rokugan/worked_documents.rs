//! The documents of the formats file with their answers, as they stand there.

use super::support::{ask, same};
use serde_json::Value;

fn answers(document: &str) {
    let document: Value = serde_json::from_str(document).expect("the documents are JSON");
    let command = document["command"].as_str().expect("a command");
    let answer = ask(command, &document["document"]).expect("the documents are sound");
    assert!(same(&answer, &document["answer"]), "{answer:#}");
}

macro_rules! documents {
    ($($name:ident),+ $(,)?) => {
        $(
            #[test]
            fn $name() {
                answers(include_str!(concat!("../data/battle_for_rokugan/", stringify!($name), ".json")));
            }
        )+
    };
}

documents!(
    setup_1,
    initiative_1,
    legal_1,
    legal_2,
    legal_3,
    resolve_1,
    score_1,
    pool_1,
    odds_1,
    odds_2,
    card_1,
    table_1,
);
