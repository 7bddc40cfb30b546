//! Content packs: cards as data, each value with where it comes from.
//!
//! The built-in pack holds what the rulebook itself states and nothing else. Saved and exchanged: fields are added,
//! never renamed.

use super::board::{self, document::BoardFile};
use super::card_check::{self, CardFault};
use super::model::card::{AllyCard, ChampionCard, EnemyCard};
use super::model::enemy_die::EnemyFaces;
use super::model::name::Name;
use super::model::other_side::OtherSide;
use super::model::scenario::Scenario;
use super::noted::NotedCards;
use super::scenario::{self, library::Library};
use crate::kernel::known::Known;
use crate::kernel::place;
use crate::kernel::shortened::line;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::LazyLock;

/// What every pack file calls itself.
pub const FORMAT: &str = "rokugan-pack";
/// The newest version of pack files this program knows.
pub const VERSION: u32 = 1;
/// The most cards of a kind in a pack that comes in, and the most groups of a scenario.
const MOST_CARDS: usize = 500;

/// Cards and scenarios.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    /// Always [`FORMAT`].
    pub format: String,
    /// The version of the file.
    pub version: u32,
    /// What the pack is called.
    pub name: Name,
    /// Champions and Companions.
    #[serde(default)]
    pub champions: Vec<ChampionCard>,
    /// Allies.
    #[serde(default)]
    pub allies: Vec<AllyCard>,
    /// Enemies and Bosses.
    #[serde(default)]
    pub enemies: Vec<EnemyCard>,
    /// Scenarios.
    #[serde(default)]
    pub scenarios: Vec<Scenario>,
    /// Boards that its scenarios lay.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<BoardFile>,
    /// Equipment, Clan Objectives, Intermission and Ring Event cards.
    #[serde(default, skip_serializing_if = "NotedCards::is_empty")]
    pub noted: NotedCards,
    /// What the Enemy Dice show, once the players have said.
    #[serde(default = "nobody_said", skip_serializing_if = "Known::is_unknown")]
    pub faces: Known<EnemyFaces>,
}

fn nobody_said() -> Known<EnemyFaces> {
    Known::Unknown
}

/// Why a text is no pack this program can read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackError {
    /// It is something else, or damaged.
    Unreadable {
        /// Where in the document.
        path: String,
        /// What is wrong there.
        reason: String,
    },
    /// A newer version of this program wrote it.
    TooNew {
        /// The version found.
        found: u32,
    },
    /// Two cards of a kind have the same name.
    Twice {
        /// Where in the document the second is.
        path: String,
        /// The name.
        name: String,
    },
    /// A card with a value that no card has.
    Card {
        /// Where in the document the card is.
        path: String,
        /// What is wrong with it.
        fault: CardFault,
    },
    /// A board that cannot be; where in the document, and what.
    Board(board::fault::Fault),
    /// A scenario that cannot be; where in the document, and what.
    Scenario(scenario::fault::Fault),
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { path, reason } => f.write_str(&line(&format!("{path}: {reason}"))),
            Self::TooNew { found } => write!(f, "version: {found} is newer than {VERSION}"),
            Self::Twice { path, name } => write!(f, "{path}: a second card named \"{name}\""),
            Self::Card { path, fault } => write!(f, "{path}.{fault}"),
            Self::Board(fault) => fault.fmt(f),
            Self::Scenario(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for PackError {}

/// Reads a pack.
///
/// # Errors
///
/// [`PackError`] names the place in the document.
pub fn read(text: &str) -> Result<Pack, PackError> {
    let pack = read_given(text)?;
    sound_scenarios(&pack)?;
    Ok(pack)
}

/// Reads a pack that somebody gave away: its scenarios may still be unfinished.
///
/// # Errors
///
/// As [`read`], but for scenarios.
pub fn read_given(text: &str) -> Result<Pack, PackError> {
    let pack = parse(text)?;
    sound_counts(&pack)?;
    sound_cards(&pack)?;
    Ok(pack)
}

/// Reads a pack that this app wrote itself: what the players typed in before a value was looked at stays theirs.
///
/// # Errors
///
/// As [`read`], but for values that no card has.
pub fn read_kept(text: &str) -> Result<Pack, PackError> {
    let pack = parse(text)?;
    sound_scenarios(&pack)?;
    Ok(pack)
}

/// Reads a pack that this app wrote itself, whose scenarios may have faults: they are still being written.
///
/// # Errors
///
/// As [`read_kept`], but for scenarios.
pub fn parse(text: &str) -> Result<Pack, PackError> {
    refuse_newer(text)?;
    let pack: Pack = serde_json::from_str(text).map_err(|error| {
        let (path, reason) = place::explain(text, &error);
        PackError::Unreadable { path, reason }
    })?;
    if pack.format != FORMAT {
        let reason = format!("\"{}\" is not \"{FORMAT}\"", pack.format);
        return Err(PackError::Unreadable { path: "format".to_owned(), reason });
    }
    refuse_twins("champions", pack.champions.iter().map(|card| &card.name))?;
    refuse_twins("allies", pack.allies.iter().map(|card| &card.name))?;
    refuse_twins("enemies", pack.enemies.iter().map(|card| &card.name))?;
    refuse_twins("scenarios", pack.scenarios.iter().map(|scenario| &scenario.name))?;
    sound_boards(&pack.boards)?;
    Ok(pack)
}

/// More cards, or groups of figures, than any table looks through.
fn sound_counts(pack: &Pack) -> Result<(), PackError> {
    let few = |path: String, found: usize| {
        let kind = board::fault::FaultKind::TooMany { found, most: MOST_CARDS };
        if found > MOST_CARDS { Err(PackError::Board(board::fault::Fault::new(path, kind))) } else { Ok(()) }
    };
    few("champions".to_owned(), pack.champions.len())?;
    few("allies".to_owned(), pack.allies.len())?;
    few("enemies".to_owned(), pack.enemies.len())?;
    few("noted".to_owned(), pack.noted.len())?;
    for (number, script) in pack.scenarios.iter().enumerate().filter_map(|(at, one)| Some((at, one.script.as_ref()?))) {
        few(format!("scenarios[{number}].script.enemies"), script.enemies.len())?;
        few(format!("scenarios[{number}].script.allies"), script.allies.len())?;
        few(format!("scenarios[{number}].script.events"), script.events.len())?;
    }
    Ok(())
}

/// Values that no card has.
fn sound_cards(pack: &Pack) -> Result<(), PackError> {
    let at =
        |list: &str, number: usize, fault: CardFault| Err(PackError::Card { path: format!("{list}[{number}]"), fault });
    for (number, card) in pack.champions.iter().enumerate() {
        card_check::champion(card).or_else(|fault| at("champions", number, fault))?;
    }
    for (number, card) in pack.allies.iter().enumerate() {
        card_check::bonus(card.bonus).or_else(|fault| at("allies", number, fault))?;
    }
    for (number, card) in pack.enemies.iter().enumerate() {
        card_check::enemy(card).or_else(|fault| at("enemies", number, fault))?;
    }
    Ok(())
}

fn sound_boards(boards: &[BoardFile]) -> Result<(), PackError> {
    let mut seen = std::collections::BTreeSet::new();
    for (number, file) in boards.iter().enumerate() {
        let path = format!("boards[{number}]");
        if !seen.insert(&file.name) {
            return Err(PackError::Twice { path: format!("{path}.name"), name: file.name.clone() });
        }
        let first = board::document::board(file.clone()).err().and_then(|faults| faults.into_iter().next());
        if let Some(fault) = first {
            return Err(PackError::Board(fault.within(&path)));
        }
    }
    Ok(())
}

/// What a scenario names and this pack does not have may lie in another.
fn sound_scenarios(pack: &Pack) -> Result<(), PackError> {
    let library = Library::of([pack]);
    for (number, found) in pack.scenarios.iter().enumerate() {
        let fault = scenario::check(found, &library).into_iter().find(|fault| !fault.kind.is_elsewhere());
        if let Some(fault) = fault {
            return Err(PackError::Scenario(fault.within(&format!("scenarios[{number}]"))));
        }
    }
    Ok(())
}

/// A newer file is told apart before its fields are read, for they may have changed.
fn refuse_newer(text: &str) -> Result<(), PackError> {
    #[derive(Deserialize)]
    struct Header {
        version: u32,
    }
    match serde_json::from_str::<Header>(text) {
        Ok(Header { version }) if version > VERSION => Err(PackError::TooNew { found: version }),
        _ => Ok(()),
    }
}

fn refuse_twins<'a>(list: &str, names: impl Iterator<Item = &'a Name>) -> Result<(), PackError> {
    let mut seen = std::collections::BTreeSet::new();
    for (number, name) in names.enumerate() {
        if !seen.insert(name) {
            return Err(PackError::Twice { path: format!("{list}[{number}].name"), name: name.to_string() });
        }
    }
    Ok(())
}

/// The packs of the program itself: what the rulebook states, and what is made up to learn with. A unit test says that
/// they are sound, so here they are only parsed, and only once.
const RULEBOOK: &str = include_str!("content/rulebook.json");
const PRACTICE: &str = include_str!("content/practice.json");
/// Scenarios, one of each kind; packs of their own.
const SCENARIOS: [&str; 3] = [
    include_str!("content/scenario-ford.json"),
    include_str!("content/scenario-inn.json"),
    include_str!("content/scenario-shrine.json"),
];

fn own(text: &str) -> Pack {
    parse(text).unwrap_or_else(|error| unreachable!("the tests read these packs: {error}"))
}

static BUILTIN: LazyLock<Pack> = LazyLock::new(|| own(RULEBOOK));

static MADE_UP: LazyLock<Pack> = LazyLock::new(|| {
    SCENARIOS.into_iter().fold(own(PRACTICE), |mut pack, text| {
        pack.add_missing(own(text));
        pack
    })
});

/// Reads the packs of the program itself, one after the other: whoever asks for one later has it at once.
pub const READERS: [fn(); 2] = [|| _ = LazyLock::force(&BUILTIN), || _ = LazyLock::force(&MADE_UP)];

/// The pack with what the rulebook states.
pub fn builtin() -> Pack {
    BUILTIN.clone()
}

/// Champions, Enemies and scenarios made up to learn with; no card of the box.
pub fn practice() -> Pack {
    MADE_UP.clone()
}

impl Pack {
    /// A pack without cards.
    pub fn empty(name: Name) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            name,
            champions: Vec::new(),
            allies: Vec::new(),
            enemies: Vec::new(),
            scenarios: Vec::new(),
            boards: Vec::new(),
            noted: NotedCards::default(),
            faces: Known::Unknown,
        }
    }

    /// What the Enemy Dice are taken to show: the table of this pack, or else the usual one, which is a guess until it
    /// is checked against the dice.
    pub fn enemy_faces(&self) -> Known<EnemyFaces> {
        if self.faces.is_unknown() { Known::Default(EnemyFaces::USUAL) } else { self.faces }
    }

    /// Puts a Champion card in the place of the one of the same name; its other side by name.
    pub fn keep_champion(&mut self, mut card: ChampionCard) {
        card.other_side = card.other_side.as_ref().map(OtherSide::as_named);
        self.champions.retain(|other| other.name != card.name);
        self.champions.push(card);
    }

    /// Puts an Enemy card in the place of the one of the same name.
    pub fn keep_enemy(&mut self, card: EnemyCard) {
        self.enemies.retain(|other| other.name != card.name);
        self.enemies.push(card);
    }

    /// Puts an Ally card in the place of the one of the same name; its other side by name.
    pub fn keep_ally(&mut self, mut card: AllyCard) {
        card.other_side = card.other_side.as_ref().map(OtherSide::as_named);
        self.allies.retain(|other| other.name != card.name);
        self.allies.push(card);
    }

    /// Adds the cards of `other` whose names this pack does not have; tells the names it had already.
    pub fn add_missing(&mut self, other: Pack) -> Vec<Name> {
        let mut had = Vec::new();
        merge(&mut self.champions, other.champions, |card| &card.name, &mut had);
        merge(&mut self.allies, other.allies, |card| &card.name, &mut had);
        merge(&mut self.enemies, other.enemies, |card| &card.name, &mut had);
        merge(&mut self.scenarios, other.scenarios, |scenario| &scenario.name, &mut had);
        had.extend(self.noted.add_missing(other.noted));
        for board in other.boards {
            if !self.boards.iter().any(|own| own.name == board.name) {
                self.boards.push(board);
            }
        }
        if self.faces.is_unknown() {
            self.faces = other.faces;
        }
        had
    }
}

fn merge<T>(mine: &mut Vec<T>, theirs: Vec<T>, name: impl Fn(&T) -> &Name, had: &mut Vec<Name>) {
    for card in theirs {
        if mine.iter().any(|other| name(other) == name(&card)) {
            had.push(name(&card).clone());
        } else {
            mine.push(card);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::model::quantity::Honor;

    #[test]
    fn the_built_in_pack_states_what_the_rulebook_states() {
        let pack = builtin();
        let honors: Vec<_> = pack.champions.iter().filter_map(|card| card.honor.value()).map(Honor::get).collect();
        assert_eq!(honors, [5, 3, 5, 5, 0], "the example of rulebook p. 11");
        assert!(pack.champions.iter().all(|card| card.life.is_unknown()), "no Life Points are printed in the rulebook");
    }

    #[test]
    fn the_packs_of_the_program_itself_are_sound() {
        for text in [RULEBOOK, PRACTICE].into_iter().chain(SCENARIOS) {
            assert_eq!(read(text), parse(text));
            assert!(read(text).is_ok());
        }
    }

    #[test]
    fn practice_cards_are_complete_and_none_of_the_box() {
        let pack = practice();
        assert!(pack.champions.iter().all(|card| !card.life.is_unknown() && !card.honor.is_unknown()));
        let box_names = builtin().champions;
        assert!(pack.champions.iter().all(|card| box_names.iter().all(|other| other.name != card.name)));
    }

    #[test]
    fn a_value_out_of_bounds_is_refused_with_its_place() {
        let text = include_str!("content/practice.json").replacen(
            "\"honor\": {\"from\": \"entered\", \"value\": 4}",
            "\"honor\": {\"from\": \"entered\", \"value\": 11}",
            1,
        );
        let error = read(&text).unwrap_err().to_string();
        assert!(error.starts_with("champions[0].honor"), "{error}");
        assert!(error.contains("11 is not from -5 to 10"), "{error}");
    }

    #[test]
    fn faces_are_a_guess_until_the_players_say() {
        let mut pack = practice();
        assert_eq!(pack.enemy_faces(), Known::Default(EnemyFaces::USUAL));
        pack.faces = Known::Entered(EnemyFaces::USUAL);
        assert_eq!(pack.enemy_faces(), Known::Entered(EnemyFaces::USUAL));
        assert_eq!(read(&serde_json::to_string(&pack).unwrap()).unwrap(), pack);
        pack.faces = Known::Unknown;
        assert_eq!(pack, practice());
    }

    #[test]
    fn blank_faces_in_a_pack_are_refused_with_their_place() {
        let mut pack = practice();
        pack.faces = Known::Entered(EnemyFaces::USUAL);
        let text = serde_json::to_string(&pack).unwrap();
        let gray = "\"gray\":[[0,0],[1,0],[1,0],[0,1],[0,1],[1,1]]";
        let error =
            read(&text.replace(gray, "\"gray\":[[0,0],[0,0],[0,0],[0,0],[0,0],[0,0]]")).unwrap_err().to_string();
        assert!(error.starts_with("faces") && error.contains("Gray: all six faces are blank"), "{error}");
        let error = read(&text.replace("[2,0]", "[10,0]")).unwrap_err().to_string();
        assert!(error.contains("Black: a face shows more than 9"), "{error}");
        let error = read(&text.replace("[2,0]", "[2]")).unwrap_err().to_string();
        assert!(error.starts_with("faces"), "{error}");
    }

    #[test]
    fn a_newer_pack_is_told_apart() {
        assert_eq!(read(r#"{"format":"rokugan-pack","version":2,"cards":[]}"#), Err(PackError::TooNew { found: 2 }));
    }

    #[test]
    fn a_second_card_of_the_same_name_is_refused() {
        let mut pack = practice();
        pack.champions.push(pack.champions[0].clone());
        let text = serde_json::to_string(&pack).unwrap();
        assert!(matches!(read(&text), Err(PackError::Twice { .. })));
    }

    /// Each with its place and its sentence.
    #[test]
    fn cards_with_impossible_values_are_refused_with_their_place() {
        let text = serde_json::to_string(&practice()).unwrap();
        let refused = |what: &str, by: &str| read(&text.replacen(what, by, 1)).unwrap_err().to_string();
        let error =
            refused(r#""weakened_at":{"from":"entered","value":3}"#, r#""weakened_at":{"from":"entered","value":6}"#);
        assert_eq!(error, "champions[0].weakened_at: 6 is not below 6 Life Points");
        let error = refused(r#"{"white":3,"gray":0,"black":0}"#, r#"{"white":1,"gray":0,"black":0}"#);
        assert_eq!(error, "enemies[0].melee: 1 dice are not from 2 to 6");
        let error =
            refused(r#""note":"Practice Champion, made up to learn with.""#, r#""note":"","power":{"offence":40}"#);
        assert_eq!(error, "champions[0].power.offence: 40 is not from -9 to 9");
        let error = refused(r#""other_side":{"named":"Fallen Ashigaru"}"#, r#""bonus":{"defence":-10}"#);
        assert_eq!(error, "allies[0].bonus.defence: -10 is not from -9 to 9");
        let error = refused(r#""size":{"from":"entered","value":1}"#, r#""size":{"from":"entered","value":5}"#);
        assert!(error.starts_with("champions[0].size") && error.contains("5 is not from 1 to 4"), "{error}");
    }

    /// A link names its card: the table has the card itself, the pack its name alone.
    #[test]
    fn a_kept_card_is_linked_by_name() {
        let mut pack = practice();
        let mut card = pack.allies[0].clone();
        let named = card.other_side.clone();
        card.other_side = card
            .other_side
            .map(|side| side.with_card(|name| pack.enemies.iter().find(|card| card.name == *name).cloned()));
        assert!(matches!(card.other_side, Some(OtherSide::Card(_))));
        pack.keep_ally(card);
        assert_eq!(pack.allies.last().unwrap().other_side, named);
    }

    #[test]
    fn what_a_pack_has_already_stays() {
        let mut mine = practice();
        let before = mine.clone();
        let had = mine.add_missing(practice());
        assert_eq!(mine, before);
        assert!(!had.is_empty());
    }
}
