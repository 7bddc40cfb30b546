//! The file players exchange.

use super::support::{Table, ask, ask_text};
use rokugan::games::battle_for_rokugan::command::{Command, Hand};
use rokugan::games::battle_for_rokugan::content::own_box::OwnBox;
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::control::Control;
use rokugan::games::battle_for_rokugan::model::initiative_card::{InitiativeCard, NeutralCard};
use rokugan::games::battle_for_rokugan::model::objective::Objective;
use rokugan::games::battle_for_rokugan::model::province::Province;
use rokugan::games::battle_for_rokugan::setup::Setup;
use rokugan::games::battle_for_rokugan::stage::Stage;
use rokugan::games::battle_for_rokugan::tools::headless::table_file;
use rokugan::games::battle_for_rokugan::{Rokugan, demo};
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};
use serde_json::{Value, json};

fn file(round: u8, out: &[&str]) -> Value {
    let board = Table::of("crab lion scorpion").own("crab", "crab_capital").board;
    json!({
        "format": "rokugan-bfr-table", "version": 1, "round": round, "phase": "upkeep", "first": "crab", "board": board,
        "initiative_out": out,
    })
}

fn with(field: &str, value: Value) -> Value {
    let mut file = file(2, &["lion", "crab"]);
    file[field] = value;
    file
}

#[test]
fn the_last_round_has_no_next_first_player_and_may_have_an_end() {
    let mut last = file(5, &["lion", "crab", "master_of_tactics", "scorpion", "rise_of_an_empire"]);
    last["phase"] = json!("end");
    let answer = ask("table", &last).expect("a sound file");
    assert_eq!(answer["next_first"], Value::Null);
    assert_eq!(ask("table", &with("phase", json!("end"))), Err("phase".to_owned()));
}

#[test]
fn next_first_weighs_clans_and_unseen_neutral_cards() {
    // Scorpion's card and two of three neutral ones are left; Crab has most of everything but cards.
    let answer = ask("table", &file(2, &["lion", "crab"])).expect("a sound file");
    let chance = |clan: &str| answer["next_first"][clan].as_f64().expect("a chance");
    // Governance and Tactics make Crab first; Rise ties all, and Scorpion sits right of Crab.
    assert!((chance("crab") - 2.0 / 3.0 * 2.0 / 3.0).abs() < 1e-12);
    assert!((chance("scorpion") - (1.0 / 3.0 + 2.0 / 9.0)).abs() < 1e-12);
    assert!((chance("lion")).abs() < 1e-12);
}

#[test]
fn table_files_that_cannot_be_are_refused() {
    for (field, value, path) in [
        ("format", json!("rokugan-save"), "format"),
        ("version", json!(2), "version"),
        ("version", json!(true), "version"),
        ("round", json!(6), "round"),
        ("phase", json!("night"), "phase"),
        ("first", json!("crane"), "first"),
        ("initiative_out", json!(["lion"]), "initiative_out"),
        ("initiative_out", json!(["lion", "lion"]), "initiative_out[1]"),
        ("initiative_out", json!(["master_of_tactics", "lion"]), "initiative_out[0]"),
        ("initiative_out", json!(["lion", "crane"]), "initiative_out[1]"),
        ("discards", json!({"crane": []}), "discards.crane"),
        ("discards", json!({"lion": [["army", 5, 2]]}), "discards.lion[0]"),
        ("names", json!({"atlantis": "A"}), "names.atlantis"),
        ("names", json!({"lion_coast": ""}), "names.lion_coast"),
        ("names", json!({"lion_coast": "ö".repeat(41)}), "names.lion_coast"),
        ("hands", json!({}), "hands"),
    ] {
        assert_eq!(ask("table", &with(field, value.clone())), Err(path.to_owned()), "{field} {value}");
    }
    assert!(ask("table", &with("names", json!({"lion_coast": "ö".repeat(40)}))).is_ok());
    let many = file(4, &["lion", "master_of_tactics", "rise_of_an_empire", "master_of_governance"]);
    assert_eq!(ask("table", &many), Err("initiative_out[3]".to_owned()));
}

#[test]
fn the_file_of_a_table_is_a_document_of_the_format_and_goes_on_at_another_phone() {
    let table = demo::table(Seed(1), Stamp(0)).unwrap();
    let text = table_file::write(table.state()).unwrap();
    let answer = ask_text("table", &text).unwrap();
    assert_eq!(answer["honor"], json!({"lion": 18, "crab": 22, "crane": 24, "scorpion": 22}));
    let mut own_box = OwnBox::default();
    own_box.set_honor(Objective::ALL[0], 1);
    let begun = table_file::of_text(&text).unwrap().begin(own_box.clone(), Seed(2), Stamp(0)).unwrap();
    // The box is the one that lies at the other phone.
    assert_eq!(*begun.state().own_box(), own_box);
    let (before, after) = (table.state(), begun.state());
    assert_eq!((after.round(), after.stage(), after.first()), (before.round(), before.stage(), before.first()));
    assert_eq!(after.board(), before.board());
    // What lay facedown is nobody's to know.
    assert!(!before.laid().is_empty() && after.laid().is_empty());
}

#[test]
fn before_its_round_has_an_initiative_card_a_table_has_no_file() {
    let mut table = Journal::<Rokugan>::start(Setup::of(vec![Clan::Crab, Clan::Lion]), Seed(1)).unwrap();
    assert_eq!(table_file::write(table.state()), None);
    for command in
        [Command::NameFirst { clan: Clan::Lion }, Command::ByHand(Hand::Clock { round: 2, stage: Stage::Initiative })]
    {
        table.commit(command, Stamp(0)).unwrap();
        assert_eq!(table_file::write(table.state()), None);
    }
    table.commit(Command::RevealInitiative { card: InitiativeCard::Clan(Clan::Crab) }, Stamp(0)).unwrap();
    assert!(table_file::write(table.state()).is_some());
}

#[test]
fn a_file_of_the_placement_goes_on_with_the_first_player_who_was_there() {
    let mut table = Journal::<Rokugan>::start(Setup::of(vec![Clan::Crab, Clan::Crane, Clan::Lion]), Seed(1)).unwrap();
    let control = |province, clan| Command::ByHand(Hand::Control { province, control: Some(Control::fresh(clan)) });
    let governance = InitiativeCard::Neutral(NeutralCard::MasterOfGovernance);
    for command in [
        Command::NameFirst { clan: Clan::Lion },
        control(Province::CraneMiddle, Clan::Crane),
        Command::ByHand(Hand::Clock { round: 2, stage: Stage::Initiative }),
        Command::RevealInitiative { card: governance },
        Command::Drawn,
        // On the board as it lies now the same card would name Crab.
        control(Province::CrabEast, Clan::Crab),
        control(Province::CrabCenter, Clan::Crab),
    ] {
        table.commit(command, Stamp(0)).unwrap();
    }
    let before = table.state();
    assert_eq!(
        (before.stage(), before.first(), before.turn()),
        (Stage::Placement, Some(Clan::Crane), Some(Clan::Crane))
    );
    let text = table_file::write(before).unwrap();
    let begun = table_file::of_text(&text).unwrap().begin(OwnBox::default(), Seed(2), Stamp(0)).unwrap();
    let after = begun.state();
    assert_eq!((after.stage(), after.first(), after.turn()), (before.stage(), before.first(), before.turn()));
}
