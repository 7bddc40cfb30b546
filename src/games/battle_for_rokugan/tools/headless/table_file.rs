//! The file players exchange: what all of them may know of a table, between two of its steps.
//!
//! Deliberately absent: hands, objectives and what lies facedown; a table file never holds them.

use super::board;
use super::set_list;
use super::shared::{by_clan, by_territory, ids, initiative_card, key, player, player_key};
use crate::games::battle_for_rokugan::Rokugan;
use crate::games::battle_for_rokugan::command::{Command, Hand};
use crate::games::battle_for_rokugan::content::map;
use crate::games::battle_for_rokugan::content::own_box::OwnBox;
use crate::games::battle_for_rokugan::model::Named;
use crate::games::battle_for_rokugan::model::board::{Board, CardPlace};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::initiative_card::InitiativeCard;
use crate::games::battle_for_rokugan::model::named;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::games::battle_for_rokugan::model::token_counts::TokenCounts;
use crate::games::battle_for_rokugan::province_name::ProvinceName;
use crate::games::battle_for_rokugan::rules::setup::neutral_cards;
use crate::games::battle_for_rokugan::setup::Setup;
use crate::games::battle_for_rokugan::stage::{Part, Stage};
use crate::games::battle_for_rokugan::state::{ROUNDS, State};
use crate::games::{DocumentFormat, GameId};
use crate::kernel::by::{By, Small};
use crate::kernel::chance::Seed;
use crate::kernel::document::{Document, DocumentFault, Node, Object};
use crate::kernel::journal::{Journal, Stamp};
use serde_json::{Value, json};

/// What the file says it is.
const NAME: &str = "rokugan-bfr-table";
/// The version it writes, and the only one it reads.
const VERSION: i64 = 1;

/// The file as one of the app's documents.
pub(in crate::games) const FORMAT: DocumentFormat =
    DocumentFormat { format: NAME, game: GameId::BattleForRokugan, most_bytes: 1 << 20 };

/// The fields of a table file.
const FIELDS: [&str; 9] =
    ["format", "version", "round", "phase", "first", "board", "initiative_out", "discards", "names"];

named! {
    /// The part of a round at which a table is written down.
    Phase {
        /// After the initiative card of the round, before tokens are placed.
        Upkeep = "upkeep",
        /// Tokens are placed.
        Placement = "placement",
        /// Tokens are revealed or resolved.
        Resolution = "resolution",
        /// After the last round.
        End = "end",
    }
}

/// A table as all of its players know it.
#[derive(Clone, Debug, PartialEq)]
pub struct TableFile {
    /// The round, 1 to 5.
    pub round: u8,
    /// Where in the round.
    pub phase: Phase,
    /// The first player.
    pub first: Clan,
    /// The board.
    pub board: Board,
    /// The initiative cards that are out, one a round, in their order.
    pub initiative_out: Vec<InitiativeCard>,
    /// The discard piles.
    pub discards: By<Clan, TokenCounts>,
    /// What the players call provinces; as they wrote it.
    pub names: Vec<(Province, String)>,
}

/// Reads the text of a table file.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn of_text(text: &str) -> Result<TableFile, DocumentFault> {
    read(&Document::parse(text, "table")?.root())
}

pub(super) fn read(node: &Node<'_>) -> Result<TableFile, DocumentFault> {
    let object = node.object(&FIELDS)?;
    object.required("format")?.choice(&[(NAME, ())])?;
    object.required("version")?.integer(VERSION..=VERSION)?;
    // The range leaves nothing that would not fit.
    let round = object.required("round")?.integer(1..=ROUNDS.into())? as u8;
    let phase = read_phase(&object, round)?;
    let board = board::read(&object.required("board")?)?;
    let first = player(board.players(), &object.required("first")?)?;
    let initiative_out = read_initiative(&board, &object.required("initiative_out")?, round)?;
    let discards = object.or("discards", no_discards(), |node| read_discards(&board, node))?;
    let names = object.or("names", Vec::new(), read_names)?;
    Ok(TableFile { round, phase, first, board, initiative_out, discards, names })
}

fn no_discards() -> By<Clan, TokenCounts> {
    By::from_fn(|_| TokenCounts::none())
}

/// The phase; only the last round has an end.
fn read_phase(object: &Object<'_>, round: u8) -> Result<Phase, DocumentFault> {
    let node = object.required("phase")?;
    let phases: Vec<_> = Phase::ALL.iter().map(|phase| (phase.id(), *phase)).collect();
    match node.choice(&phases)? {
        Phase::End if round < ROUNDS => Err(node.fault("the game ends after the last round")),
        phase => Ok(phase),
    }
}

fn read_initiative(board: &Board, node: &Node<'_>, round: u8) -> Result<Vec<InitiativeCard>, DocumentFault> {
    let length = usize::from(round);
    let mut neutral_left = neutral_cards(board.players());
    let mut out = Vec::new();
    for item in node.items(length..=length)? {
        let card = initiative_card(board.players(), &item)?;
        if out.contains(&card) {
            return Err(item.fault("is out already"));
        }
        match card {
            InitiativeCard::Clan(_) => {}
            InitiativeCard::Neutral(_) if out.is_empty() => return Err(item.fault("the first card is a clan's")),
            InitiativeCard::Neutral(_) if neutral_left == 0 => {
                return Err(item.fault("there are fewer neutral cards in the deck"));
            }
            InitiativeCard::Neutral(_) => neutral_left -= 1,
        }
        out.push(card);
    }
    Ok(out)
}

fn read_discards(board: &Board, node: &Node<'_>) -> Result<By<Clan, TokenCounts>, DocumentFault> {
    let mut all = no_discards();
    for (name, entry) in node.entries()? {
        let clan = player_key(board.players(), name, &entry)?;
        *all.get_mut(clan) = set_list::read(&entry, clan)?;
    }
    Ok(all)
}

fn read_names(node: &Node<'_>) -> Result<Vec<(Province, String)>, DocumentFault> {
    let named = |(id, entry): &(&str, Node<'_>)| Ok((key(id, entry)?, entry.text(1..=ProvinceName::MOST)?.to_owned()));
    node.entries()?.iter().map(named).collect()
}

/// The file of a table; none before the first round, none while the initiative card of a round is still to come (the format
/// has a card a round), and none of a table by hand that could not be read again.
pub fn write(state: &State) -> Option<String> {
    let phase = match state.stage().part() {
        Part::Setup => return None,
        Part::Upkeep => Phase::Upkeep,
        Part::Placement => Phase::Placement,
        Part::Resolution => Phase::Resolution,
        Part::End => Phase::End,
    };
    if state.initiative_out().len() != usize::from(state.round()) {
        return None;
    }
    let discards = |clan| (clan, pile(&state.seat(clan).discards));
    let names = Province::ALL.iter().filter_map(|province| Some((province.id(), state.name(*province)?.as_str())));
    let file = json!({
        "format": NAME,
        "version": VERSION,
        "round": state.round(),
        "phase": phase.id(),
        "first": state.first()?.id(),
        "board": board_value(state.board()),
        "initiative_out": state.initiative_out(),
        "discards": by_clan(state.players().iter().map(discards)),
        "names": names.map(|(id, name)| (id.to_owned(), json!(name))).collect::<serde_json::Map<_, _>>(),
    });
    let text = format!("{file:#}");
    of_text(&text).is_ok().then_some(text)
}

fn pile(counts: &TokenCounts) -> Value {
    let lies = counts.iter().filter(|(_, count)| *count > 0);
    lies.map(|(face, count)| json!([face.kind().id(), face.strength(), count])).collect()
}

fn board_value(board: &Board) -> Value {
    json!({
        "players": ids(board.players().iter()),
        "control": board::control_value(board.controls()),
        "special": board::special_value(board),
        "ronin": ids(board.players().iter().filter(|clan| board.is_ronin(*clan))),
        "cards": by_territory(|territory| json!(board::card_place(board.card(territory)))),
        "rulings": board.rulings(),
    })
}

impl TableFile {
    /// A table that goes on from here, with what differs in the players' box. Its log says what was set up by hand; what was
    /// played before is not known.
    ///
    /// # Errors
    ///
    /// The board is none that the players could have set up so.
    pub fn begin(&self, own_box: OwnBox, seed: Seed, now: Stamp) -> Result<Journal<Rokugan>, DocumentFault> {
        let fault = || DocumentFault { path: "board".to_owned(), reason: "cannot be set up".to_owned() };
        let players = self.board.players().iter().collect();
        let setup = Setup { players, rulings: *self.board.rulings(), own_box };
        let mut table = Journal::<Rokugan>::start(setup, seed).map_err(|_| fault())?;
        for command in self.steps() {
            table.commit(command, now).map_err(|_| fault())?;
        }
        Ok(table)
    }

    /// The steps that lead there.
    fn steps(&self) -> Vec<Command> {
        let [InitiativeCard::Clan(clan), later @ ..] = self.initiative_out.as_slice() else { return Vec::new() };
        let clock = |round, stage| Command::ByHand(Hand::Clock { round, stage });
        let mut steps = vec![Command::NameFirst { clan: *clan }];
        steps.extend(self.laid_out().map(Command::ByHand));
        steps.push(clock(1, Stage::Draw));
        for (round, card) in (2..).zip(later) {
            steps.extend([clock(round, Stage::Initiative), Command::RevealInitiative { card: *card }]);
        }
        // Placement begins with the first player, whoever the cards would make that on the board as it lies now.
        steps.push(Command::ByHand(Hand::First { clan: self.first }));
        match self.phase {
            Phase::Upkeep => {}
            Phase::Placement => steps.push(clock(self.round, Stage::Placement)),
            Phase::Resolution => steps.push(clock(self.round, Stage::Reveal)),
            Phase::End => steps.push(clock(self.round, Stage::Objectives)),
        }
        let ronin = self.board.players().iter().filter(|clan| self.board.is_ronin(*clan)).collect();
        steps.push(Command::ByHand(Hand::Ronin { clans: ronin }));
        steps
    }

    /// Everything that lies on the table. The capitals first: until then they lie as every game begins.
    fn laid_out(&self) -> impl Iterator<Item = Hand> {
        let board = &self.board;
        let capitals: Vec<_> = board.players().iter().map(map::capital).collect();
        let others = Province::ALL.iter().filter(|province| !capitals.contains(province));
        let control = |province: Province| Hand::Control { province, control: board.control(province) };
        let special = |(province, special)| Hand::Special { province, special: Some(special) };
        let card = |territory: &Territory| Hand::Card { territory: *territory, to: board.card(*territory) };
        let gone = |clan: Clan| {
            let faces = self.discards.get(clan).iter().filter(|(_, count)| *count > 0);
            faces.map(move |(face, count)| Hand::Discards { clan, face, count }).collect::<Vec<_>>()
        };
        // A name that only looks like one stays with the file.
        let name = |(province, name): &(Province, String)| {
            Some(Hand::Rename { province: *province, name: Some(ProvinceName::new(name)?) })
        };
        let mut all: Vec<_> = capitals.iter().copied().map(control).collect();
        all.extend(others.copied().filter(|province| board.control(*province).is_some()).map(control));
        all.extend(board.specials().map(special));
        all.extend(Territory::ALL.iter().filter(|it| board.card(**it) != CardPlace::Board).map(card));
        all.extend(board.players().iter().flat_map(gone));
        all.extend(self.names.iter().filter_map(name));
        all.into_iter()
    }
}
