//! The worked documents of the exchange formats, with their answers.

use crate::support::{ask, assert_same};
use serde_json::Value;

macro_rules! worked {
    ($($name:ident),*) => {
        $(
            #[test]
            fn $name() {
                let text = include_str!(concat!("../data/l5r_ccg/", stringify!($name), ".json"));
                let pairs: Vec<Value> = serde_json::from_str(text).unwrap();
                assert!(!pairs.is_empty());
                for pair in &pairs {
                    assert_same(&ask(stringify!($name), &pair["document"]), &pair["answer"]);
                }
            }
        )*
    };
}

worked!(battle, attack, maneuver, duel, lobby, recruit, gold, attach, honor, deck, watch, turn);
