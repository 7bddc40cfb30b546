//! Documents that are wrong: each is refused with the path of what is wrong.

use super::support::{Table, ask, ask_text};
use rokugan::games::battle_for_rokugan::tools::headless::COMMANDS;
use serde_json::{Value, json};

#[test]
fn broken_json_is_refused_as_document_by_every_command() {
    let deep = "[".repeat(200_000);
    for command in COMMANDS {
        for text in ["", "{", "[]", "null", "{} {}", "{\"board\":", deep.as_str()] {
            assert_eq!(ask_text(command.name, text), Err("document".to_owned()), "{}", command.name);
        }
        assert_eq!(ask(command.name, &json!({"zz": 1})), Err("zz".to_owned()), "{}", command.name);
    }
}

#[test]
fn missing_fields_are_named() {
    for (command, path) in [
        ("setup", "players"),
        ("initiative", "board"),
        ("legal", "board"),
        ("resolve", "board"),
        ("score", "board"),
        ("pool", "clan"),
        ("odds", "board"),
        ("card", "board"),
        ("table", "format"),
    ] {
        assert_eq!(ask(command, &json!({})), Err(path.to_owned()));
    }
    assert_eq!(ask("score", &json!({"board": {}})), Err("board.players".to_owned()));
}

/// The path at which a board is refused that differs from an empty one in this field.
fn board(field: &str, value: Value) -> Option<String> {
    let mut board = Table::of("crab lion").board;
    board[field] = value;
    ask("score", &json!({"board": board})).err()
}

#[test]
fn br_q_1_players_are_two_to_five_different_clans() {
    for (players, path) in [
        (json!(["crab"]), "board.players"),
        (json!(["crab", "crane", "dragon", "lion", "phoenix", "scorpion"]), "board.players"),
        (json!(["crab", "crab"]), "board.players[1]"),
        (json!(["crab", "mantis"]), "board.players[1]"),
        (json!(["crab", 5]), "board.players[1]"),
        (json!("crab"), "board.players"),
    ] {
        assert_eq!(board("players", players).as_deref(), Some(path));
    }
}

#[test]
fn br_q_3_and_4_control_tokens_have_bounds() {
    for (control, path) in [
        (json!({"atlantis": {"clan": "crab", "down": 1}}), "board.control.atlantis"),
        (json!({"crab_east": {"clan": "crane", "down": 1}}), "board.control.crab_east.clan"),
        (json!({"crab_east": {"down": 1}}), "board.control.crab_east.clan"),
        (json!({"crab_east": {"clan": "crab", "down": 31}}), "board.control.crab_east.down"),
        (json!({"crab_east": {"clan": "crab", "up": -1}}), "board.control.crab_east.up"),
        (json!({"crab_east": {"clan": "crab", "up": 2.0}}), "board.control.crab_east.up"),
        (json!({"crab_east": {"clan": "crab", "up": true}}), "board.control.crab_east.up"),
        (json!({"crab_east": {"clan": "crab"}}), "board.control.crab_east"),
        (json!({"crab_east": {"clan": "crab", "down": 1, "left": 1}}), "board.control.crab_east.left"),
        (json!({"crab_east": ["crab"]}), "board.control.crab_east"),
        (json!({"crab_east": {"clan": "crab", "down": 30}, "crab_center": {"clan": "crab", "up": 1}}), "board.control"),
        (json!([]), "board.control"),
    ] {
        assert_eq!(board("control", control.clone()).as_deref(), Some(path), "{control}");
    }
    let full = json!({"crab_east": {"clan": "crab", "down": 30}, "lion_coast": {"clan": "lion", "up": 30}});
    assert_eq!(board("control", full), None);
}

#[test]
fn br_q_7_special_tokens_have_places_and_a_supply() {
    for (special, path) in [
        (json!({"atlantis": "peace"}), "board.special.atlantis"),
        (json!({"crab_east": "fog"}), "board.special.crab_east"),
        (json!({"crab_east": null}), "board.special.crab_east"),
        (json!({"lion_coast": "harbor"}), "board.special.lion_coast"),
        (json!({"shadowlands_south": "honor1"}), "board.special.shadowlands_south"),
        (json!({"shadowlands_south": "defense2"}), "board.special.shadowlands_south"),
        (json!({"crab_east": "shrine", "lion_coast": "shrine"}), "board.special"),
    ] {
        assert_eq!(board("special", special.clone()).as_deref(), Some(path), "{special}");
    }
    let scorched = Table::of("crab lion").own("crab", "crab_east").special("scorched", "crab_east");
    assert_eq!(ask("score", &json!({"board": scorched.board})), Err("board.special.crab_east".to_owned()));
}

#[test]
fn ronin_cards_and_rulings_are_checked() {
    for (field, value, path) in [
        ("ronin", json!(["crane"]), "board.ronin[0]"),
        ("ronin", json!(["crab", "crab"]), "board.ronin[1]"),
        ("cards", json!({"atlantis": "board"}), "board.cards.atlantis"),
        ("cards", json!({"crab": "crane"}), "board.cards.crab"),
        ("cards", json!({"crab": null}), "board.cards.crab"),
        ("rulings", json!({"weather": "yes"}), "board.rulings.weather"),
        ("rulings", json!({"crane_tie": "yes"}), "board.rulings.crane_tie"),
        ("seats", json!([]), "board.seats"),
    ] {
        assert_eq!(board(field, value.clone()).as_deref(), Some(path), "{field} {value}");
    }
}

/// The path at which one token is refused that differs from a sound one in this field.
fn token(field: &str, value: Value) -> Option<String> {
    let mut table = Table::of("crab lion").lay("crab army 1", "crab_east");
    table.tokens[0][field] = value;
    table.try_resolve().err()
}

#[test]
fn tokens_that_cannot_be_are_refused() {
    for (field, value, path) in [
        ("id", json!(""), "tokens[0].id"),
        ("id", json!("x".repeat(41)), "tokens[0].id"),
        ("id", json!(0), "tokens[0].id"),
        ("clan", json!("crane"), "tokens[0].clan"),
        ("kind", json!("horse"), "tokens[0].kind"),
        ("kind", Value::Null, "tokens[0].kind"),
        ("strength", json!(6), "tokens[0].strength"),
        ("strength", json!(0), "tokens[0].strength"),
        ("strength", json!(1.0), "tokens[0].strength"),
        ("strength", Value::Null, "tokens[0].strength"),
        ("kind", json!("raid"), "tokens[0].strength"),
        ("speed", json!(1), "tokens[0].speed"),
    ] {
        assert_eq!(token(field, value.clone()).as_deref(), Some(path), "{field} {value}");
    }
    assert_eq!(token("id", json!("ö".repeat(40))), None);
    let unknown = Table::of("crab lion").lay("crab ?", "crab_east");
    assert_eq!(unknown.try_resolve(), Err("tokens[0].kind".to_owned()));
    let mut strong = unknown;
    strong.tokens[0]["strength"] = json!(1);
    assert_eq!(strong.odds("crab_east", json!({}), None), Err("tokens[0].strength".to_owned()));
}

#[test]
fn more_tokens_than_the_set_holds_are_refused() {
    let table = Table::of("crab unicorn").lay("crab army 5", "crab_east").lay("unicorn raid", "crab_east");
    assert!(table.clone().lay("unicorn raid", "crab_capital").try_resolve().is_ok());
    assert_eq!(table.clone().lay("crab army 5", "crab_east").try_resolve(), Err("tokens[2]".to_owned()));
    let three = table.lay("crab raid", "lion_coast").lay("crab raid", "lion_coast");
    assert_eq!(three.try_resolve(), Err("tokens[3]".to_owned()));
}

#[test]
fn places_that_are_none_are_refused() {
    for (at, path) in [
        (json!({}), "tokens[0].at"),
        (json!({"center": "crab_east", "coast": "lion_coast"}), "tokens[0].at"),
        (json!("crab_east"), "tokens[0].at"),
        (json!({"center": "atlantis"}), "tokens[0].at.center"),
        (json!({"center": null}), "tokens[0].at.center"),
        (json!({"middle": "crab_east"}), "tokens[0].at.middle"),
        (json!({"center": "crab_east", "target": "crab_east"}), "tokens[0].at.target"),
        (json!({"coast": "crab_east"}), "tokens[0].at.coast"),
        (json!({"border": ["crab_east", "lion_coast"], "target": "lion_coast"}), "tokens[0].at.border"),
        (json!({"border": ["crab_east", "crab_east"], "target": "crab_east"}), "tokens[0].at.border"),
        (json!({"border": ["crab_east"], "target": "crab_east"}), "tokens[0].at.border"),
        (json!({"border": ["crab_east", 5], "target": "crab_east"}), "tokens[0].at.border[1]"),
        (json!({"border": ["crab_east", "crab_center"]}), "tokens[0].at.target"),
        (json!({"border": ["crab_east", "crab_center"], "target": "crane_south"}), "tokens[0].at.target"),
        (json!({"on": "0"}), "tokens[0].at.on"),
    ] {
        assert_eq!(token("at", at.clone()).as_deref(), Some(path), "{at}");
    }
}

#[test]
fn only_a_blessing_lies_on_an_earlier_token_on_the_board() {
    let table = Table::of("crab lion").lay("crab army 1", "crab_east").lay("crab blessing 2", "^0");
    assert!(table.try_resolve().is_ok());
    assert_eq!(table.clone().lay("lion blessing 2", "^1").try_resolve(), Err("tokens[2].at.on".to_owned()));
    assert_eq!(table.clone().lay("lion blessing 2", "^9").try_resolve(), Err("tokens[2].at.on".to_owned()));
    assert_eq!(table.clone().lay("lion army 2", "^0").try_resolve(), Err("tokens[2].at".to_owned()));
    assert_eq!(table.clone().lay("lion ?", "^0").odds("crab_east", json!({}), None), Err("tokens[2].at".to_owned()));
    let mut twice = table;
    twice.tokens[1]["id"] = json!("0");
    assert_eq!(twice.try_resolve(), Err("tokens[1].id".to_owned()));
}

#[test]
fn legal_asks_about_a_known_kind_and_a_place_that_is() {
    let asked = |field: &str, value: Value| {
        let table = Table::of("crab lion").lay("crab army 1", "crab_east").lay("crab blessing 2", "^0");
        let mut document = json!({"board": table.board, "clan": "crab", "kind": "blessing", "tokens": table.tokens});
        document[field] = value;
        ask("legal", &document).err()
    };
    for (field, value, path) in [
        ("kind", Value::Null, "kind"),
        ("clan", json!("crane"), "clan"),
        ("at", Value::Null, "at"),
        ("at", json!({"on": "1"}), "at.on"),
        ("at", json!({"on": "7"}), "at.on"),
        ("at", json!({"coast": "crab_east"}), "at.coast"),
        ("tokens", Value::Null, "tokens"),
    ] {
        assert_eq!(asked(field, value.clone()).as_deref(), Some(path), "{field} {value}");
    }
    assert_eq!(asked("at", json!({"on": "0"})), None);
}

#[test]
fn objectives_and_swaps_are_checked() {
    let score = |objectives: Value| {
        ask("score", &json!({"board": Table::of("crab lion").board, "objectives": objectives})).err()
    };
    let twice = json!({"crab": "great_library", "lion": "great_library"});
    assert_eq!(score(twice).as_deref(), Some("objectives"));
    assert_eq!(score(json!({"crane": null})).as_deref(), Some("objectives.crane"));
    assert_eq!(score(json!({"crab": "win"})).as_deref(), Some("objectives.crab"));
    let mut table = Table::of("crab unicorn").lay("unicorn army 1", "crab_east");
    for (swap, path) in [(json!(["0"]), "swap"), (json!("0"), "swap"), (json!([0, "0"]), "swap[0]")] {
        table.swap = swap;
        assert_eq!(table.try_resolve(), Err(path.to_owned()));
    }
}

#[test]
fn names_of_ten_thousand_characters_and_deep_nesting_only_give_a_path() {
    let long = "x".repeat(10_000);
    let named = json!({"players": ["crab", long]});
    assert_eq!(ask("setup", &named), Err("players[1]".to_owned()));
    let mut nested = json!([]);
    for _ in 0..100 {
        nested = json!([nested]);
    }
    assert_eq!(ask("setup", &json!({"players": nested})), Err("players".to_owned()));
}
