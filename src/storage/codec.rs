//! Save documents to and from text.
//!
//! # Law
//!
//! `decode(encode(name, table)) == (name, table)`, whatever was played.

use super::Table;
use super::migrate::migrate;
use super::saved::{Body, Step, Written, written};
use super::schema::{APP, Envelope, FORMAT, MOST_BYTES};
use crate::games::GameId;
use crate::kernel::by_name::{self, Misread};
use crate::kernel::canonical::{self, checksum};
use crate::kernel::chance::Seed;
use crate::kernel::journal::{EntryOf, Stamp};
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::kernel::saved::SavedGame;
use crate::kernel::shortened::{line, shortened};
use crate::words::keys;
use serde_json::Value;
use std::fmt;

/// A save document that was read.
#[derive(Clone, Debug)]
pub struct Document<G: SavedGame> {
    /// The table's name.
    pub name: Name,
    /// The version of the app that wrote it.
    pub app: String,
    /// The version of the document before it was migrated.
    pub version: u64,
    /// The table, with nothing carried out yet that its cursor counts; see [`Document::table`].
    unplayed: Table<G>,
    cursor: usize,
    snapshot: Option<G::Snapshot>,
}

impl<G: SavedGame> Document<G> {
    /// The table before its first entry, with all entries still to be redone: what a verifying replay starts from.
    pub fn unplayed(&self) -> &Table<G> {
        &self.unplayed
    }

    /// How many entries count.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The table as its events make it.
    pub fn table(&self) -> Table<G> {
        let mut table = self.unplayed.clone();
        table.go_to(self.cursor);
        table
    }

    /// What the document says the table looks like; nothing only in tables put together from records.
    pub fn snapshot(&self) -> Option<&G::Snapshot> {
        self.snapshot.as_ref()
    }
}

/// What is wrong with a document, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodecError {
    /// Where, such as `body.entries[3].command`; for a text that is no JSON the line and column.
    pub path: String,
    /// What.
    pub kind: CodecErrorKind,
}

/// What can be wrong with a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodecErrorKind {
    /// More bytes than a save can have.
    TooLarge {
        /// How many.
        bytes: usize,
    },
    /// The text ends too early.
    CutOff,
    /// The text is no JSON.
    NotJson {
        /// In the parser's words.
        reason: String,
    },
    /// It is something else than a save of this game.
    Foreign {
        /// What stands there, where anything does.
        found: Option<String>,
        /// What would have to.
        wanted: &'static str,
    },
    /// It is of a game that this app does not know: a newer version of the app wrote it.
    NewGame {
        /// What the document calls its game.
        found: String,
    },
    /// A newer version of the app wrote it.
    TooNew {
        /// The version of the document.
        found: u64,
        /// The newest version this app knows.
        known: u64,
    },
    /// The text was damaged or changed after it was written.
    Checksum {
        /// What it says.
        found: String,
        /// What it would have to say.
        computed: String,
    },
    /// A field that is missing, unknown, or has no such value.
    Field {
        /// In plain words.
        reason: String,
    },
    /// No table can start like this.
    Setup {
        /// The first fault, for players.
        fault: Line,
        /// All of them, in the engine's words.
        reason: String,
    },
}

impl CodecError {
    pub(super) fn field(path: &str, reason: impl fmt::Display) -> Self {
        Self { path: path.to_owned(), kind: CodecErrorKind::Field { reason: reason.to_string() } }
    }
}

impl fmt::Display for CodecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&line(&format!("{}: {}", self.path, self.kind)))
    }
}

impl std::error::Error for CodecError {}

impl fmt::Display for CodecErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { bytes } => write!(f, "{bytes} bytes, a save has at most {MOST_BYTES}"),
            Self::CutOff => f.write_str("the text is cut off"),
            Self::NotJson { reason } => write!(f, "no JSON document: {reason}"),
            Self::Foreign { found: Some(found), wanted } => write!(f, "\"{found}\" where \"{wanted}\" should stand"),
            Self::Foreign { found: None, wanted } => write!(f, "missing, \"{wanted}\" should stand there"),
            Self::NewGame { found } => write!(f, "\"{found}\" is a game that only a newer app knows"),
            Self::TooNew { found, known } => {
                write!(f, "version {found} was written by a newer app, this one knows up to {known}")
            }
            Self::Checksum { found, computed } => {
                write!(f, "says {found} but the document gives {computed}: it was damaged or changed")
            }
            Self::Field { reason } | Self::Setup { reason, .. } => f.write_str(reason),
        }
    }
}

/// The save document of `table`.
///
/// # Errors
///
/// Never in practice: everything a table is made of has a JSON form.
pub fn encode<G: SavedGame>(name: &Name, table: &Table<G>) -> Result<String, CodecError> {
    encode_again(name, table, &mut Written::default())
}

/// The save document of `table`, of which `before` has what was written earlier.
pub(super) fn encode_again<G: SavedGame>(
    name: &Name,
    table: &Table<G>,
    before: &mut Written,
) -> Result<String, CodecError> {
    let text = |path, text: &str| written(path, text);
    let (app, format, game) = (text("app", APP)?, text("format", format_of(G::NAME))?, text("game", G::NAME)?);
    let (name, version, body) = (text("name", &name.to_string())?, G::VERSION.to_string(), before.body(table)?);
    let [app, body, format, game, name, version] =
        [("app", &*app), ("body", &body), ("format", &format), ("game", &game), ("name", &name), ("version", &version)];
    let sum = canonical::sum(canonical::object([app, body, format, game, name, version]).as_bytes());
    let checksum = ("checksum", &*format!("\"{sum}\""));
    Ok(canonical::object([app, body, checksum, format, game, name, version]))
}

/// Reads a save document of any version up to this one.
///
/// # Errors
///
/// The first thing that is wrong with it. The events are not compared with the rules or the snapshot; see
/// [`super::transfer`].
pub fn decode<G: SavedGame>(text: &str) -> Result<Document<G>, CodecError> {
    whole(build::<G>(parse(text, newest_of::<G>)?)?)
}

/// The same for a document that this app has written on this device, however long it is.
///
/// # Errors
///
/// Those of [`decode`] but the length.
pub(super) fn decode_own<G: SavedGame>(text: &str) -> Result<Document<G>, CodecError> {
    whole(build::<G>(parse_own(text, newest_of::<G>)?)?)
}

fn whole<G: SavedGame>(document: Document<G>) -> Result<Document<G>, CodecError> {
    if document.snapshot.is_none() {
        return Err(CodecError::field("body.snapshot", "missing"));
    }
    Ok(document)
}

/// The newest version of a game's saves that can be read, by the name of the game; nothing where it is not known.
pub(super) type Newest = fn(&str) -> Option<u64>;

/// As far as every game of this app is known.
pub(super) fn newest_of_any(game: &str) -> Option<u64> {
    GameId::of(game).and_then(GameId::version)
}

/// As far as `G` alone is known.
pub(super) fn newest_of<G: SavedGame>(game: &str) -> Option<u64> {
    (game == G::NAME).then_some(G::VERSION)
}

/// A document from outside as JSON, in its own version: it is no longer than one may be, its kind, game, version and
/// checksum are right, its fields not yet looked at.
pub(super) fn parse(text: &str, newest: Newest) -> Result<Value, CodecError> {
    if text.len() > MOST_BYTES {
        let kind = CodecErrorKind::TooLarge { bytes: text.len() };
        return Err(CodecError { path: "document".to_owned(), kind });
    }
    parse_own(text, newest)
}

/// The same for the document of a kept table, however long that has become: it has no other way back.
pub(super) fn parse_own(text: &str, newest: Newest) -> Result<Value, CodecError> {
    // The parser stops at 128 levels by itself.
    let value: Value = serde_json::from_str(text).map_err(|error| not_json(&error))?;
    // Each game counts its versions for itself, so the game comes first.
    let game = name_of_game(&value);
    let own = value.get("format").and_then(Value::as_str) == Some(format_of(game));
    if !own {
        require_text(&value, "format", FORMAT)?;
    }
    let known = newest(game).ok_or_else(|| CodecError {
        path: "game".to_owned(),
        kind: CodecErrorKind::NewGame { found: shortened(game) },
    })?;
    let version = version_of(&value)?;
    if version > known {
        let kind = CodecErrorKind::TooNew { found: version, known };
        return Err(CodecError { path: "version".to_owned(), kind });
    }
    require_checksum(&value)?;
    Ok(value)
}

pub(super) fn require_checksum(value: &Value) -> Result<(), CodecError> {
    let computed = checksum(value);
    match value.get("checksum").and_then(Value::as_str) {
        Some(found) if found == computed => Ok(()),
        Some(found) => {
            let kind = CodecErrorKind::Checksum { found: found.chars().take(8).collect(), computed };
            Err(CodecError { path: "checksum".to_owned(), kind })
        }
        None => Err(CodecError::field("checksum", "missing")),
    }
}

/// The format that the saves of a game are written in, by the name of the game; they are read as [`FORMAT`] too.
fn format_of(game: &str) -> &'static str {
    GameId::of(game).map_or(FORMAT, GameId::save_format)
}

/// The game a document says it is of. One that says nothing can only be a draft; [`build`] looks closer.
fn name_of_game(value: &Value) -> &str {
    value.get("game").and_then(Value::as_str).unwrap_or(GameId::OF_DRAFTS.saved_name())
}

/// What reads the documents of one game, for code that does not bring it. It is most of what a game's saves take.
#[derive(Clone, Copy, Debug)]
pub(super) struct DocumentReader {
    /// As far as its game is known.
    pub newest: Newest,
    /// Whether a value that [`parse`] gave is one of its documents.
    pub is_document: fn(Value) -> bool,
}

impl DocumentReader {
    /// That of `G`.
    pub fn of<G: SavedGame>() -> Self {
        Self { newest: newest_of::<G>, is_document: |value| build::<G>(value).is_ok() }
    }
}

/// What stands around the body of a document, for code that knows no game.
pub(super) struct Head {
    /// The game.
    pub game: GameId,
    /// The table's name.
    pub name: Name,
    /// The version of the document.
    pub version: u64,
    /// When the newest entry was made, as far as the body tells.
    pub played: Stamp,
}

impl Head {
    /// The head of a document that [`parse`] gave.
    pub fn of(value: &Value) -> Result<Self, CodecError> {
        let game = GameId::of(name_of_game(value)).ok_or_else(|| CodecError::field("game", "no game of this app"))?;
        let name = value.get("name").and_then(Value::as_str).ok_or_else(|| CodecError::field("name", "missing"))?;
        let name = Name::new(name).map_err(|error| CodecError::field("name", error))?;
        let entries = value.pointer("/body/entries").and_then(Value::as_array);
        let stamps = entries.into_iter().flatten().filter_map(|entry| entry.get("stamp")?.as_u64());
        let played = Stamp(stamps.max().unwrap_or_default());
        Ok(Self { game, name, version: version_of(value)?, played })
    }
}

/// The text of a document that [`parse`] gave, under another name.
pub(super) fn renamed(mut document: Value, name: &Name) -> String {
    document["name"] = name.as_str().into();
    canonical::resealed(document)
}

/// Puts a later step into a document that [`parse`] gave.
///
/// # Errors
///
/// A step that does not fit the document.
pub(super) fn fold(document: &mut Value, step: Step) -> Result<(), CodecError> {
    let body = document.get_mut("body").and_then(Value::as_object_mut);
    let body = body.ok_or_else(|| CodecError::field("body", "missing"))?;
    body.remove("snapshot");
    let cursor = body.get("cursor").and_then(Value::as_u64).and_then(|cursor| usize::try_from(cursor).ok());
    let cursor = cursor.ok_or_else(|| CodecError::field("body.cursor", "missing"))?;
    match step {
        Step::Commit(entry) => {
            let entries = body.get_mut("entries").and_then(Value::as_array_mut);
            let entries = entries.ok_or_else(|| CodecError::field("body.entries", "missing"))?;
            entries.truncate(cursor);
            entries.push(entry);
            let cursor = entries.len();
            body.insert("cursor".to_owned(), cursor.into());
        }
        Step::Cursor(cursor) => {
            body.insert("cursor".to_owned(), cursor.into());
        }
        Step::Name(name) => document["name"] = name.into(),
    }
    Ok(())
}

/// The document in a value that [`parse`] gave.
pub(super) fn build<G: SavedGame>(mut value: Value) -> Result<Document<G>, CodecError> {
    let version = version_of(&value)?;
    migrate::<G>(&mut value, version);
    require_text(&value, "game", G::NAME)?;
    let envelope: Envelope<Body<G>> =
        by_name::read(&value).map_err(|Misread { path, reason }| CodecError::field(&path, reason))?;
    let name = Name::new(&envelope.name).map_err(|error| CodecError::field("name", error))?;
    let Body { setup, seed, entries, cursor, snapshot } = envelope.body;
    if cursor > entries.len() {
        let reason = format!("{cursor} is past the {} entries", entries.len());
        return Err(CodecError::field("body.cursor", reason));
    }
    let unplayed = restore(setup, seed, entries)?;
    Ok(Document { name, app: envelope.app, version, unplayed, cursor, snapshot })
}

/// The table before its first entry.
fn restore<G: SavedGame>(setup: G::Setup, seed: Seed, entries: Vec<EntryOf<G>>) -> Result<Table<G>, CodecError> {
    Table::restore(setup.clone(), seed, entries, 0).map_err(|faults| {
        let fault = faults.first().map_or_else(|| keys::IMPORT_FOREIGN.into(), |fault| G::fault(&setup, fault));
        let reason = format!("no table can start like this: {faults:?}");
        CodecError { path: "body.setup".to_owned(), kind: CodecErrorKind::Setup { fault, reason } }
    })
}

pub(super) fn not_json(error: &serde_json::Error) -> CodecError {
    let path = format!("line {} column {}", error.line(), error.column());
    let kind = if error.is_eof() {
        CodecErrorKind::CutOff
    } else {
        let text = error.to_string();
        let reason = text.split(" at line ").next().unwrap_or_default().to_owned();
        CodecErrorKind::NotJson { reason }
    };
    CodecError { path, kind }
}

pub(super) fn require_text(value: &Value, field: &str, wanted: &'static str) -> Result<(), CodecError> {
    let found = value.get(field).and_then(Value::as_str);
    if found == Some(wanted) {
        return Ok(());
    }
    let kind = CodecErrorKind::Foreign { found: found.map(shortened), wanted };
    Err(CodecError { path: field.to_owned(), kind })
}

pub(super) fn version_of(value: &Value) -> Result<u64, CodecError> {
    let version = value.get("version").ok_or_else(|| CodecError::field("version", "missing"))?;
    version.as_u64().ok_or_else(|| CodecError::field("version", "no whole number"))
}
