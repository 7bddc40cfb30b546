//! Special cards and Themes of a roster.

use super::card::Models;
use super::selection::Selection;
use super::text;
use crate::games::bushido::model::warband::{Attachment, SpecialCard, SpecialKind, Theme};
use crate::kernel::document::DocumentFault;

/// The text of a special card itself: its descriptions and traits.
fn own_text(selection: Selection, characteristics: &[&str]) -> String {
    let profiles = selection.profiles();
    let texts = profiles.flat_map(|profile| characteristics.iter().map(move |name| profile.characteristic(name)));
    texts.collect::<Vec<_>>().join("\n")
}

/// Reads a Theme card.
pub fn theme(selection: Selection, faction: &str) -> Theme {
    let text = own_text(selection, &["Description"]);
    Theme {
        name: selection.name().to_owned(),
        faction: selection.faction(faction),
        permitted: text::in_lines(&text, &["Permitted"]),
        exclusion: text::in_lines(&text, &["Exclusion", "Excluded"]),
    }
}

/// Where an Enhancement inside a card is attached: to the nearest model it is inside of, or to the card.
pub fn place(special: Selection, card: Selection, profile: usize, models: &Models) -> Attachment {
    let inside = special.outer().take_while(|outer| *outer != card);
    let model = inside.filter_map(|outer| models.iter().find(|(model, _)| *model == outer)).next();
    Attachment { profile, model: model.map(|(_, at)| *at) }
}

/// Reads a special card that is no Theme; `place` is where it is attached if it is an Enhancement.
///
/// # Errors
///
/// A number of copies that makes no sense.
pub fn read(
    selection: Selection,
    kind: SpecialKind,
    faction: &str,
    place: Option<Attachment>,
) -> Result<SpecialCard, DocumentFault> {
    let copies = i64::try_from(selection.number()?).unwrap_or(i64::MAX);
    let text = own_text(selection, &["Description", "Traits"]);
    let rice: i64 = selection.with_inner().map(Selection::own_rice).sum();
    let (exclusion, attached) = match kind {
        SpecialKind::Enhancement => (text::in_lines(&text, &["Exclusion"]), place.into_iter().collect()),
        SpecialKind::Event | SpecialKind::Terrain | SpecialKind::Communal => Default::default(),
    };
    Ok(SpecialCard {
        name: selection.name().to_owned(),
        kind,
        faction: selection.faction(faction),
        cost: rice / copies,
        most: text::most(&text),
        copies,
        carried: selection.carried(),
        requirement: text::in_lines(&text, &["Requirement", "Required"]),
        exclusion,
        attached,
        permits: Vec::new(),
    })
}
