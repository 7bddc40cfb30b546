//! Every way in: the importers of the app, and what the headless program is asked, with good documents for each.

use rokugan::games::battle_for_rokugan::content::own_box::OwnBox;
use rokugan::games::battle_for_rokugan::tools::headless::table_file;
use rokugan::games::battle_for_rokugan::{self as bfr, Rokugan};
use rokugan::games::bushido::{self, Bushido};
use rokugan::games::champions::board::Board;
use rokugan::games::champions::campaign::Campaign;
use rokugan::games::champions::model::scenario::Scenario;
use rokugan::games::champions::{Champions, board, campaign, enemy, odds, pack, scenario};
use rokugan::games::empire_reborn::{self as empire, Empire};
use rokugan::games::l5r_ccg::{self as ccg, Ccg};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::headless::HeadlessCommand;
use rokugan::kernel::journal::{EntryOf, Journal, Stamp};
use rokugan::kernel::kept::{KeptDocument, Unread};
use rokugan::kernel::name::Name;
use rokugan::kernel::saved::SavedGame;
use rokugan::storage::{codec, intake, transfer};
use serde_json::{Value, json};
use std::path::Path;

/// What becomes of a document at a door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is taken in, or answered.
    Taken,
    /// It is not, with these words.
    Refused(String),
    /// It is taken in as genuine, and is not.
    Forged(String),
}

/// Looks at a document; the second is the good one that it was made of.
pub type Judge = Box<dyn Fn(&[u8], &[u8]) -> Verdict + Send + Sync>;

/// One way in.
pub struct Door {
    /// What it is called in the table.
    pub name: String,
    /// Documents it takes.
    pub good: Vec<Vec<u8>>,
    /// What it makes of one.
    pub judge: Judge,
}

/// All of them.
pub fn all() -> Vec<Door> {
    let mut doors = vec![
        saves::<Champions>(folder("saves/v1").into_iter().map(|(_, save)| again::<Champions>(&save)).collect()),
        saves::<Rokugan>(vec![enveloped::<Rokugan>("battle_for_rokugan/save_v0.json")]),
        saves::<Bushido>(vec![enveloped::<Bushido>("bushido/save_v0.json")]),
        saves::<Ccg>(vec![enveloped::<Ccg>("l5r_ccg/saves/v0/battle.json")]),
        saves::<Empire>(vec![enveloped::<Empire>("saves/empire_reborn/v0.json")]),
        text("pack", packs(), |text| pack::read_given(text).map(drop).map_err(|error| error.to_string())),
        kept::<Board>("board", board::blank::learning().iter().map(board_file).collect()),
        kept::<Scenario>("scenario", scenarios()),
        kept::<Campaign>("campaign", vec![campaign_file()]),
        text("table", vec![table_file::write(bfr::demo::table(Seed(1), Stamp(0)).unwrap().state()).unwrap()], |text| {
            let table = table_file::of_text(text).and_then(|file| file.begin(OwnBox::default(), Seed(1), Stamp(0)));
            table.map(drop).map_err(|fault| fault.to_string())
        }),
        text("odds", worked("odds-"), |text| {
            odds::document::read(text).map(|asked| drop(json!(asked.answer()))).map_err(first)
        }),
        text("plan", worked("plan-"), |text| {
            let (board, situation) = enemy::document::read(text).map_err(first)?;
            let plan = enemy::plan::plan(&board, &situation);
            drop(json!(enemy::answer::answer(&board, &situation, &plan)));
            Ok(())
        }),
    ];
    for (game, data, commands) in [
        ("bfr", "battle_for_rokugan", bfr::tools::headless::COMMANDS),
        ("bushido", "bushido", bushido::tools::headless::COMMANDS),
        ("ccg", "l5r_ccg", ccg::tools::headless::COMMANDS),
        ("empire", "empire_reborn", empire::tools::headless::COMMANDS),
    ] {
        doors.extend(commands.iter().map(|command| headless(game, data, *command)));
    }
    let roster = std::fs::read(data().join("bushido/example.ros")).unwrap();
    doors.extend(bushido::tools::headless::FILE_COMMANDS.iter().map(|command| Door {
        name: format!("bushido {}", command.name),
        good: vec![roster.clone()],
        judge: Box::new(|document, _| said((command.answer)(document).map(drop).map_err(|fault| fault.to_string()))),
    }));
    doors
}

fn data() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// The JSON files of a folder of the tests' data, with the names before their numbers.
fn folder(path: &str) -> Vec<(String, Value)> {
    let mut paths: Vec<_> = std::fs::read_dir(data().join(path)).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "json"));
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        (name.split(['-', '_']).next().unwrap().to_owned(), value)
    };
    paths.iter().map(read).collect()
}

fn said(result: Result<(), String>) -> Verdict {
    result.map_or_else(Verdict::Refused, |()| Verdict::Taken)
}

fn first(faults: Vec<impl ToString>) -> String {
    faults.first().map(ToString::to_string).unwrap_or_default()
}

/// A door for texts. Every file is sorted first, as the app does: what is too large or too deep is not read.
fn text(name: &str, good: Vec<String>, take: fn(&str) -> Result<(), String>) -> Door {
    let judge = move |document: &[u8], _: &[u8]| {
        let text = String::from_utf8_lossy(document);
        said(intake::sort(&text).map_err(|refused| refused.to_string()).and_then(|_| take(&text)))
    };
    Door { name: name.to_owned(), good: good.into_iter().map(String::into_bytes).collect(), judge: Box::new(judge) }
}

/// A door for documents: what was read is written and read again.
fn kept<D: KeptDocument + PartialEq>(name: &str, good: Vec<String>) -> Door {
    text(name, good, |text| {
        let document = D::read(text).map_err(|unread| match unread {
            Unread::TooNew(version) => format!("version {version} is too new"),
            Unread::Fault(fault) => fault.to_string(),
        })?;
        let again = D::read(&document.write(&D::fresh_id(7)));
        assert!(again.is_ok_and(|again| again == document), "what was read cannot be written");
        Ok(())
    })
}

fn headless(game: &str, data: &str, command: HeadlessCommand) -> Door {
    let mut good = Vec::new();
    for (name, file) in folder(data) {
        documents(&file, &name, command.name, &mut good);
    }
    let judge = move |document: &[u8], _: &[u8]| {
        let text = String::from_utf8_lossy(document);
        said((command.answer)(&text).map(drop).map_err(|fault| fault.to_string()))
    };
    Door { name: format!("{game} {}", command.name), good, judge: Box::new(judge) }
}

/// The documents in a file of worked cases for a command, whichever way that file has them.
fn documents(file: &Value, name: &str, command: &str, good: &mut Vec<Vec<u8>>) {
    let cases = file.as_array().map_or(std::slice::from_ref(file), Vec::as_slice);
    for case in cases.iter().filter(|_| name == command) {
        good.extend(case.get("document").or(case.get("question")).map(|document| document.to_string().into_bytes()));
    }
}

fn worked(beginning: &str) -> Vec<String> {
    let files = folder("examples").into_iter().filter(|(name, _)| beginning.starts_with(name.as_str()));
    files.map(|(_, file)| file["document"].to_string()).collect()
}

fn content(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games/champions/content");
    std::fs::read_to_string(folder.join(name)).unwrap()
}

fn packs() -> Vec<String> {
    ["practice.json", "scenario-ford.json", "scenario-inn.json", "scenario-shrine.json"].map(content).into()
}

fn scenarios() -> Vec<String> {
    let scripted = pack::practice().scenarios.into_iter().filter(|one| one.script.is_some());
    scripted.map(|one| scenario::document::write(&one)).collect()
}

fn board_file(board: &Board) -> String {
    serde_json::to_string(&board::document::file(board)).unwrap()
}

fn campaign_file() -> String {
    let file = json!({
        "format": campaign::document::FORMAT, "version": 1, "id": "c1", "name": "Shinomen",
        "players": [{"name": "Ann"}, {}],
        "scenarios": [{"scenario": "First steps", "verdict": "won", "margin": 2, "table": "t1",
            "shares": [{"champion": "Matsu Tsuko", "glory": 12, "glorified": "a card", "drew": "yes"}, null]}],
        "endings": [{"player": 0, "clan": "lion"}]
    });
    file.to_string()
}

/// A save as this version writes it.
fn again<G: SavedGame>(save: &Value) -> String {
    let imported = transfer::import::<G>(&save.to_string()).ok().unwrap();
    transfer::export(&imported.name, &imported.table).unwrap()
}

/// A save file made of what the tests keep of a game: set-up and entries.
fn enveloped<G: SavedGame>(path: &str) -> String {
    let mut body: Value = serde_json::from_str(&std::fs::read_to_string(data().join(path)).unwrap()).unwrap();
    let setup = serde_json::from_value(body["setup"].take()).unwrap();
    let entries = serde_json::from_value(body["entries"].take()).unwrap();
    let table = Journal::<G>::restore(setup, Seed(1), entries, usize::MAX).ok().unwrap();
    transfer::export(&Name::new("Ours").unwrap(), &table).unwrap()
}

fn saves<G: SavedGame>(good: Vec<String>) -> Door {
    let judge = |document: &[u8], good: &[u8]| {
        let text = String::from_utf8_lossy(document);
        match transfer::import::<G>(&text) {
            Err(error) => Verdict::Refused(error.to_string()),
            Ok(imported) => forged::<G>(&text, &imported, good).map_or(Verdict::Taken, Verdict::Forged),
        }
    };
    let name = format!("save of {}", G::NAME);
    Door { name, good: good.into_iter().map(String::into_bytes).collect(), judge: Box::new(judge) }
}

/// What is not genuine about a save that was taken in: it shows another table than its events make, what is taken in is
/// not what is given out again, or the same commands with the same draws have come to something else than in the good one.
fn forged<G: SavedGame>(text: &str, imported: &transfer::Imported<G>, good: &[u8]) -> Option<String> {
    let document = codec::decode::<G>(text).unwrap();
    let shown = |snapshot: &G::Snapshot| serde_json::to_value(snapshot).unwrap();
    let made = shown(&G::snapshot(imported.table.state()));
    if document.snapshot().is_some_and(|snapshot| shown(snapshot) != made) {
        return Some("it shows another table".to_owned());
    }
    let given = transfer::export(&imported.name, &imported.table).unwrap();
    let Ok(again) = transfer::import::<G>(&given) else { return Some("given out it is refused".to_owned()) };
    if transfer::export(&again.name, &again.table).unwrap() != given {
        return Some("given out it is another".to_owned());
    }
    let body = |text: &[u8]| -> Value { serde_json::from_slice::<Value>(text).unwrap()["body"].take() };
    let (given, good) = (body(given.as_bytes()), body(good));
    let asked = |body: &Value| [body["setup"].clone(), body["seed"].clone(), each(body, &["command", "drawn"])];
    let became = |body: &Value| each(body, &["events"]);
    if asked(&given) == asked(&good) && became(&given) != became(&good) {
        return Some("the same commands and draws come to something else".to_owned());
    }
    // Whoever skips draws of the seed has others; at the end of them every roll would be the same.
    let stands = |entry: &EntryOf<G>| entry.position.0 > u64::MAX >> 8;
    imported.table.entries().iter().any(stands).then(|| "its chance is at its end".to_owned())
}

/// Some fields of every entry.
fn each(body: &Value, fields: &[&str]) -> Value {
    let entries = body["entries"].as_array().unwrap().iter();
    entries.map(|entry| fields.iter().map(|field| entry[field].clone()).collect::<Value>()).collect()
}
