//! The worked documents of the exchange formats, with their answers.

use crate::support::{ask, assert_same};
use rokugan::games::GameId;
use rokugan::games::l5r_ccg::{Ccg, demo};
use rokugan::kernel::canonical;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::name::Name;
use rokugan::storage::codec::{self, CodecErrorKind};
use rokugan::storage::{intake, transfer};
use serde_json::{Value, json};

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

fn saved(table: &rokugan::games::l5r_ccg::Table) -> Value {
    serde_json::from_str(&codec::encode(&Name::new("Evening").unwrap(), table).unwrap()).unwrap()
}

/// The formats, §13: a save has a format of its own. Those from before it had one open as they are.
#[test]
fn a_save_has_its_own_format_and_one_from_before_opens_unchanged() {
    let table = demo::table(Seed(3), Stamp(0)).unwrap();
    let mut save = saved(&table);
    assert_eq!((&save["format"], &save["game"]), (&json!("rokugan-ccg-save"), &json!("ccg")));
    for format in ["rokugan-ccg-save", "rokugan-save"] {
        save["format"] = json!(format);
        let text = canonical::resealed(save.clone());
        assert!(matches!(intake::sort(&text), Ok(intake::Kind::Save(Some(GameId::L5rCcg)))), "{format}");
        assert_eq!(transfer::fault_of_any(&text), None, "{format}");
        let opened = transfer::import::<Ccg>(&text).unwrap();
        assert_eq!(saved(&opened.table), saved(&table), "{format}");
    }
    let kept = include_str!("../data/l5r_ccg/saves/v0/whole.json");
    assert!(kept.contains("\"format\":\"rokugan-save\""), "as the app wrote it before");
    let (before, opened) = (serde_json::from_str::<Value>(kept).unwrap(), transfer::import::<Ccg>(kept).unwrap());
    assert_eq!(saved(&opened.table)["body"], before["body"], "not a field of it changes");
}

/// A save of another game cannot call itself one of this game, nor this one anything else.
#[test]
fn the_format_of_a_save_and_its_game_belong_together() {
    let save = saved(&demo::table(Seed(3), Stamp(0)).unwrap());
    for (field, value) in [("game", "bushido"), ("format", "rokugan-bushido-save"), ("format", "rokugan-ccg-deck")] {
        let mut other = save.clone();
        other[field] = json!(value);
        let fault = transfer::fault_of_any(&canonical::resealed(other)).unwrap();
        assert!(matches!(fault.kind, CodecErrorKind::Foreign { .. }), "{field} {value}: {fault}");
    }
}
