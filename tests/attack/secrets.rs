//! What only one player may know: which game has what, and that nothing which others see holds it.
//!
//! | game | secret | where it is |
//! |---|---|---|
//! | Champions of Rokugan | what the deck of an Investigation holds and in which order | in the table, unseen until it is drawn |
//! | Battle for Rokugan | facedown tokens, what a scout saw, objectives | nowhere before it is turned or shown |
//! | Bushido | what is written behind the cover | in the table, unseen until it is shown |
//! | the card game | the cards of a hand, focused cards | nowhere: hands are counts |
//! | The Empire Reborn | nothing: a realm is on its own player's device; for what is sent by mail: `empire_reborn/post.rs` | |
//!
//! What others see of a table is its line on the shelf, its log, what undoing would take back, the differences a
//! correction makes, the text that is shared of it, and the screens' plain data. A whole table is handed over as it is, to
//! go on with it; who takes it in sees no more than who gave it.

use rokugan::games::battle_for_rokugan::command::Command as Place;
use rokugan::games::battle_for_rokugan::laid::Agent;
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::face::{Face, Kind};
use rokugan::games::battle_for_rokugan::refusal::RefusalKind;
use rokugan::games::bushido::Bushido;
use rokugan::games::bushido::command::Command as Fight;
use rokugan::games::bushido::model::player::Player;
use rokugan::games::bushido::state::SecretKind;
use rokugan::games::champions::command::Command as Champion;
use rokugan::games::champions::investigation::command::{Cards, InvestigationCommand};
use rokugan::games::champions::model::investigation::ScenarioCard;
use rokugan::games::{battle_for_rokugan, bushido, champions, empire_reborn, l5r_ccg};
use rokugan::kernel::canonical::checksum;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::chronicle::Chronicle;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::line::Line;
use rokugan::kernel::name::{Name, Note};
use rokugan::kernel::told::ToldGame;
use rokugan::storage::{Summary, transfer};
use rokugan::words::{Language, Words};
use serde_json::{Value, json};

/// A word that nobody says by chance.
const SECRET: &str = "Zxqwvu";

fn note() -> Note {
    Note::new(SECRET)
}

/// Everything others see of a table, as one text.
fn seen<G: ToldGame>(table: &Journal<G>) -> String {
    let (start, state) = (table.state_at(0), table.state());
    let mut seen = format!("{:?}{:?}", Chronicle::read(table, None).lines().lines(), G::differences(&start, state));
    for entry in table.entries() {
        seen += &format!("{:?}{:?}", G::called(&entry.command), G::events(state, &entry.events));
    }
    let name = Name::new("Ours").unwrap();
    seen + &format!("{:?}", Summary::of(&name, table, Stamp(0)))
}

/// The table as it comes out of its file on another device.
fn handed_over<G: ToldGame>(table: &Journal<G>) -> Journal<G> {
    let file = transfer::export(&Name::new("Ours").unwrap(), table).unwrap();
    transfer::import::<G>(&file).ok().unwrap().table
}

fn written() -> Journal<Bushido> {
    let mut table = bushido::demo::table(Seed(1), Stamp(0)).unwrap();
    for kind in [SecretKind::Vim, SecretKind::Flank, SecretKind::Other] {
        table.commit(Fight::Hide { player: Player::A, kind, text: note() }, Stamp(1)).unwrap();
    }
    table
}

/// A sentence as it is shared.
fn say(line: &Line) -> String {
    Words::new(Language::English).say(line)
}

/// A file with something done to it, sealed again.
fn forged<G: ToldGame>(table: &Journal<G>, forge: impl FnOnce(&mut Value)) -> String {
    let file = transfer::export(&Name::new("Ours").unwrap(), table).unwrap();
    let mut file: Value = serde_json::from_str(&file).unwrap();
    forge(&mut file["body"]);
    file["checksum"] = checksum(&file).into();
    file.to_string()
}

#[test]
fn what_is_written_behind_the_cover_is_seen_by_nobody_before_it_is_shown() {
    let mut table = written();
    for table in [&table, &handed_over(&table)] {
        assert!(!seen(table).contains(SECRET), "{}", seen(table));
        let screens =
            format!("{:?}{:?}", bushido::views::table::table(table.state()), bushido::views::story::story(table));
        assert!(!screens.contains(SECRET), "{screens}");
        let shared = bushido::text::closing::text(&bushido::text::closing::closing(table), say);
        assert!(!shared.is_empty() && !shared.contains(SECRET), "{shared}");
    }
    table.commit(Fight::Reveal { secret: 1 }, Stamp(2)).unwrap();
    assert!(seen(&table).contains(SECRET), "what is shown is in the log: the test looks where it would be");
}

#[test]
fn no_file_shows_what_is_written_behind_the_cover_by_itself() {
    let table = written();
    assert!(transfer::import::<Bushido>(&forged(&table, |_| ())).is_ok(), "unchanged it is taken in");
    let shows = |body: &mut Value| {
        let last = body["entries"].as_array_mut().unwrap().last_mut().unwrap();
        last["events"].as_array_mut().unwrap().push(json!({ "revealed": { "secret": 0 } }));
    };
    assert!(transfer::import::<Bushido>(&forged(&table, shows)).is_err());
    // Whoever writes the step into the file shows it as a player would: it stands in the log as a step.
    let asks = |body: &mut Value| {
        let mut step = body["entries"].as_array().unwrap().last().unwrap().clone();
        step["command"] = json!({ "reveal": { "secret": 0 } });
        step["events"] = json!([]);
        body["entries"].as_array_mut().unwrap().push(step);
        body["cursor"] = body["entries"].as_array().unwrap().len().into();
    };
    assert!(transfer::import::<Bushido>(&forged(&table, asks)).is_err(), "a step without its events");
}

#[test]
fn what_a_scout_saw_is_not_even_in_the_file() {
    let table = battle_for_rokugan::demo::table(Seed(1), Stamp(0)).unwrap();
    let state = table.state();
    let clan = state.turn().unwrap();
    let foreign = state.laid().iter().find(|laid| laid.clan != clan && !laid.blesses() && !state.is_blessed(laid.id));
    let (token, face) = (foreign.unwrap().id, Face::new(Kind::Army, Some(5)));
    for agent in [Agent::Scout, Agent::ScorpionLook] {
        let look = |face| Place::UseAgent { clan, agent, token, face };
        if table.preview(&look(None)).is_err() {
            assert_ne!((clan, agent), (Clan::Scorpion, Agent::Scout), "Scorpion has a scout left");
            continue;
        }
        assert_eq!(table.preview(&look(face)).unwrap_err().kind, RefusalKind::StaysHidden);
        let anyway = Place::Anyway(Box::new(look(face)));
        assert_eq!(table.preview(&anyway).unwrap_err().kind, RefusalKind::StaysHidden);
        let mut looked = table.clone();
        looked.commit(look(None), Stamp(1)).unwrap();
        let file = serde_json::to_value(looked.entries().last().unwrap()).unwrap();
        assert!(file["command"]["use_agent"].get("face").is_none(), "{file}");
    }
}

#[test]
fn the_hands_of_the_card_game_are_counts_and_nothing_else() {
    let table = l5r_ccg::demo::table(Seed(1), Stamp(0)).unwrap();
    let hands: Vec<u8> = table.state().seats().iter().map(|seat| seat.hand).collect();
    assert!(hands.iter().any(|hand| *hand > 0), "{hands:?}");
    for entry in table.entries() {
        let written = serde_json::to_value(entry).unwrap();
        for (verb, fields) in [("hand", ["by", "seat"].as_slice()), ("focus", &["duelist"])] {
            let Some(command) = written["command"].get(verb).and_then(Value::as_object) else { continue };
            assert!(command.keys().all(|key| fields.contains(&key.as_str())), "{written}");
        }
    }
}

#[test]
fn the_deck_of_an_investigation_is_seen_only_as_far_as_it_was_drawn() {
    let mut table = champions::demo::table(Seed(1), Stamp(0)).unwrap();
    let cards = Cards::Virtual(vec![ScenarioCard { title: Name::new(SECRET).unwrap(), text: note() }]);
    let prepare = InvestigationCommand::Prepare { clues: 3, personae: vec![Name::new("Asami").unwrap()], cards };
    table.commit(Champion::Investigation(prepare), Stamp(1)).unwrap();
    for table in [&table, &handed_over(&table)] {
        assert!(!seen(table).contains(SECRET), "{}", seen(table));
        let state = serde_json::to_value(champions::snapshot::snapshot(table.state())).unwrap();
        assert!(!state["investigation"].is_null() && !state.to_string().contains(SECRET), "{}", state["investigation"]);
        let shared = champions::text::closing::text(&champions::text::closing::closing(table), say);
        assert!(!shared.is_empty() && !shared.contains(SECRET), "{shared}");
    }
}

/// What happened in a table is what its rules make of what was asked for: no file shows more than that, in any game.
#[test]
fn no_file_lets_more_happen_than_the_rules_do() {
    fn happens_twice<G: ToldGame>(table: Journal<G>) {
        let again = |body: &mut Value| {
            let happened = |entry: &&mut Value| entry["events"].as_array().is_some_and(|events| !events.is_empty());
            let entry = body["entries"].as_array_mut().unwrap().iter_mut().rfind(happened).unwrap();
            let last = entry["events"].as_array().unwrap().last().unwrap().clone();
            entry["events"].as_array_mut().unwrap().push(last);
        };
        assert!(transfer::import::<G>(&forged(&table, |_| ())).is_ok(), "{}: unchanged it is taken in", G::NAME);
        assert!(transfer::import::<G>(&forged(&table, again)).is_err(), "{}", G::NAME);
    }
    happens_twice(champions::demo::table(Seed(1), Stamp(0)).unwrap());
    happens_twice(battle_for_rokugan::demo::table(Seed(1), Stamp(0)).unwrap());
    happens_twice(bushido::demo::table(Seed(1), Stamp(0)).unwrap());
    happens_twice(l5r_ccg::demo::table(Seed(1), Stamp(0)).unwrap());
    happens_twice(empire_reborn::demo::table(Seed(1), Stamp(0)).unwrap());
}

#[test]
fn a_realm_hides_nothing_from_its_own_player() {
    let table = empire_reborn::demo::table(Seed(1), Stamp(0)).unwrap();
    assert_eq!(seen(&table), seen(&handed_over(&table)));
}
