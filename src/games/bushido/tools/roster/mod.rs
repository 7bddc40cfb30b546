//! The importer of BattleScribe and NewRecruit rosters, `.ros` and `.rosz`.
//!
//! What a file does not say stays unknown and is noted; texts of cards are left in the file (BU-APP-4). Deliberately
//! absent: any look at another game's rosters, at catalogues, and at values by the ids of a catalogue.

mod unpack;

mod selection;

mod text;

mod card;
mod special;
mod weapons;

use crate::games::bushido::model::warband::{Cost, SpecialCard, Warband, WarbandParts};
use crate::games::bushido::rules::recruit::total;
use crate::kernel::document::DocumentFault;
use roxmltree::{Document, Node, ParsingOptions};
use selection::{Selection, is, rice_of, trimmed};

pub use text::{feat_cost, typed_bands};

/// Deeper elements than any roster has; they are refused, so that nothing grows with the square of a file.
const DEEPEST: usize = 200;

/// What was read of a roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The Warband, unknown values and all.
    pub warband: Warband,
    /// What could not be read, in the order of the document.
    pub notes: Vec<Note>,
}

/// Something that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The name of the card or selection.
    pub selection: String,
    /// What is the matter.
    pub kind: NoteKind,
}

/// What is the matter with a part of a roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// A value of a card, by its field in the exchange format.
    Unreadable(&'static str),
    /// It is neither a model nor a special card.
    Ignored,
    /// The cards come to other Rice than the roster says.
    TotalDiffers,
}

impl Note {
    /// The sentence of the exchange formats.
    pub fn text(&self) -> String {
        match self.kind {
            NoteKind::Unreadable(field) => format!("unreadable {field}"),
            NoteKind::Ignored => "ignored".to_owned(),
            NoteKind::TotalDiffers => "total differs".to_owned(),
        }
    }
}

/// Whether a file begins as a roster does, packed or not: everything else is none for certain.
pub fn may_be_one(bytes: &[u8]) -> bool {
    unpack::is_zip(bytes) || unpack::begins_as_xml(bytes)
}

/// Imports a roster, packed or not, told apart by its content.
///
/// # Errors
///
/// It is no roster of this game; nothing is read then.
pub fn import(bytes: &[u8]) -> Result<Imported, DocumentFault> {
    let text = unpack::text(bytes)?;
    let document = parsed(&text)?;
    let root = document.root_element();
    if root.tag_name().name() != "roster" {
        return Err(fault("roster", format!("the root element is {:?}, not \"roster\"", root.tag_name().name())));
    }
    if !trimmed(root.attribute("gameSystemName")).to_lowercase().contains("bushido") {
        return Err(fault("roster.gameSystemName", "not a Bushido roster"));
    }
    Roster::read(root)
}

fn parsed(text: &str) -> Result<Document<'_>, DocumentFault> {
    let document = Document::parse_with_options(text, ParsingOptions::default()).map_err(|error| match error {
        roxmltree::Error::DtdDetected => fault("roster", "a document type declaration is refused"),
        error => fault("roster", format!("not XML ({error})")),
    })?;
    if is_deeper_than(document.root_element(), DEEPEST) {
        return Err(fault("roster", format!("elements lie deeper than {DEEPEST} levels")));
    }
    Ok(document)
}

/// Refuses what no Warband can be written down with: a file that says so is damaged.
fn within_bounds(parts: &WarbandParts) -> Result<(), DocumentFault> {
    let profiles = parts.profiles.iter().filter_map(|card| match card.cost {
        Cost::Rice(rice) => Some((&card.name, rice)),
        Cost::Summoned | Cost::Special => None,
    });
    let mut costs = profiles.chain(parts.specials.iter().map(|card| (&card.name, card.cost)));
    if let Some((name, rice)) = costs.find(|(_, rice)| !Cost::RICE.contains(rice)) {
        return Err(fault("roster", format!("{name:?} costs {rice} Rice, not {:?}", Cost::RICE)));
    }
    match parts.specials.iter().find(|card| !SpecialCard::COPIES.contains(&card.copies)) {
        Some(card) => {
            let reason = format!("{:?} has {} copies, not {:?}", card.name, card.copies, SpecialCard::COPIES);
            Err(fault("roster", reason))
        }
        None => Ok(()),
    }
}

/// Whether an element lies deeper, looked for without recursion.
fn is_deeper_than(root: Node, most: usize) -> bool {
    let (mut at, mut depth) = (root, 0_usize);
    loop {
        let next = if let Some(child) = at.first_child() {
            depth += 1;
            child
        } else {
            let mut from = at;
            loop {
                if from == root {
                    return false;
                }
                if let Some(sibling) = from.next_sibling() {
                    break sibling;
                }
                let Some(parent) = from.parent() else { return false };
                from = parent;
                depth -= 1;
            }
        };
        if depth > most {
            return true;
        }
        at = next;
    }
}

fn fault(path: &str, reason: impl Into<String>) -> DocumentFault {
    DocumentFault { path: path.to_owned(), reason: reason.into() }
}

/// A roster as far as it is read.
struct Roster {
    parts: WarbandParts,
    notes: Vec<Note>,
}

impl Roster {
    fn read(root: Node) -> Result<Imported, DocumentFault> {
        let forces: Vec<Node> = root.descendants().filter(|node| is(*node, "force")).collect();
        let first = forces.first().ok_or_else(|| fault("roster.forces", "there is no force"))?;
        let faction = trimmed(first.attribute("catalogueName")).to_owned();
        let costs = rice_of(root, "costs", "cost");
        let rice = rice_of(root, "costLimits", "costLimit").filter(|limit| *limit > 0).or(costs);
        let rice = rice.filter(|rice| (1..=1000).contains(rice));
        let parts = WarbandParts {
            name: trimmed(root.attribute("name")).to_owned(),
            faction,
            rice: rice.ok_or_else(|| fault("roster.costs", "no Rice from 1 to 1000"))?,
            theme: None,
            profiles: Vec::new(),
            specials: Vec::new(),
        };
        let mut roster = Self { parts, notes: Vec::new() };
        for force in &forces {
            for selection in Selection::direct(*force) {
                roster.take(selection)?;
            }
        }
        roster.finish(costs)
    }

    /// Takes a direct child of a force and every special card inside it.
    fn take(&mut self, selection: Selection) -> Result<(), DocumentFault> {
        let models = if selection.is_special() { None } else { self.take_card(selection)? };
        for inner in selection.with_inner() {
            if inner.is_theme() {
                self.parts.theme = Some(special::theme(inner, &self.parts.faction));
            } else if let Some(kind) = inner.special_kind() {
                let place = models.as_ref().map(|(profile, models)| special::place(inner, selection, *profile, models));
                self.add(special::read(inner, kind, &self.parts.faction, place)?);
            }
        }
        Ok(())
    }

    /// Takes a profile card; gives its position and which of its models each selection is.
    fn take_card<'a, 'input>(
        &mut self,
        selection: Selection<'a, 'input>,
    ) -> Result<Option<(usize, card::Models<'a, 'input>)>, DocumentFault> {
        let Some(card) = card::read(selection, &self.parts.faction)? else {
            self.notes.push(Note { selection: selection.name().to_owned(), kind: NoteKind::Ignored });
            return Ok(None);
        };
        let name = card.profile.name.clone();
        let unreadable = card.unreadable.into_iter().map(NoteKind::Unreadable);
        self.notes.extend(unreadable.map(|kind| Note { selection: name.clone(), kind }));
        self.parts.profiles.push(card.profile);
        Ok(Some((self.parts.profiles.len() - 1, card.models)))
    }

    /// Adds a special card, or its copies to one that is there.
    fn add(&mut self, card: SpecialCard) {
        let same =
            |one: &&mut SpecialCard| (&one.name, one.kind, &one.faction) == (&card.name, card.kind, &card.faction);
        match self.parts.specials.iter_mut().find(same) {
            Some(known) => {
                known.copies += card.copies;
                known.attached.extend(card.attached);
            }
            None => self.parts.specials.push(card),
        }
    }

    fn finish(self, costs: Option<i64>) -> Result<Imported, DocumentFault> {
        let Self { parts, mut notes } = self;
        within_bounds(&parts)?;
        let warband = Warband::new(parts).map_err(|error| fault("roster", error.to_string()))?;
        if costs.is_some_and(|costs| costs != total(&warband)) {
            notes.push(Note { selection: "roster".to_owned(), kind: NoteKind::TotalDiffers });
        }
        Ok(Imported { warband, notes })
    }
}
