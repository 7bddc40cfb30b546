//! Characters as documents describe them.

use super::{advantage, clan_or_none, disadvantage, nullable, small};
use crate::games::empire_reborn::model::character::{Character, CharacterFault, CharacterForm};
use crate::games::empire_reborn::model::ring::{Ring, Rings};
use crate::games::empire_reborn::model::school::{MinorSchool, School};
use crate::kernel::by::By;
use crate::kernel::document::{DocumentFault, Node, Object};

/// The fields of a Character in every document.
const CHARACTER: &[&str] =
    &["clan", "rings", "honor", "school", "minor_school", "advantages", "disadvantages", "saver"];

/// A Character.
pub(in super::super) fn character(node: &Node<'_>) -> Result<Character, DocumentFault> {
    character_with(node, &[]).map(|(character, _)| character)
}

/// A Character whose object may have more fields.
pub(in super::super) fn character_with<'a>(
    node: &Node<'a>,
    more: &[&str],
) -> Result<(Character, Object<'a>), DocumentFault> {
    let object = node.object(&[CHARACTER, more].concat())?;
    let form = CharacterForm {
        clan: clan_or_none(&object.required("clan")?)?,
        rings: rings(&object.required("rings")?)?,
        honor: object.required("honor")?.integer(-20..=20)?,
        school: nullable(&object, "school", school)?,
        minor_school: nullable(&object, "minor_school", |node| node.choice(MinorSchool::NAMES))?,
        advantages: object.or("advantages", Vec::new(), |node| node.items(0..=40)?.iter().map(advantage).collect())?,
        disadvantages: object
            .or("disadvantages", Vec::new(), |node| node.items(0..=40)?.iter().map(disadvantage).collect())?,
        saver: nullable(&object, "saver", |node| small(&node.object(&["void"])?.required("void")?, 1..=5))?,
    };
    let character = Character::new(form).map_err(|faults| twice(&object, faults.first()))?;
    Ok((character, object))
}

fn twice(object: &Object<'_>, fault: Option<&CharacterFault>) -> DocumentFault {
    let node = object.node();
    let (path, reason) = match fault {
        Some(CharacterFault::AdvantageTwice(at)) => (format!("advantages[{at}]"), "is there already"),
        Some(CharacterFault::DisadvantageTwice(at)) => (format!("disadvantages[{at}]"), "is there already"),
        Some(CharacterFault::SaverOfNoShugenja) | None => ("saver".to_owned(), "is for shugenja only"),
    };
    DocumentFault { path: node.path_of(&path), reason: reason.to_owned() }
}

fn rings(node: &Node<'_>) -> Result<Rings, DocumentFault> {
    let names: Vec<&str> = Ring::NAMES.iter().map(|(name, _)| *name).collect();
    let object = node.object(&names)?;
    let mut ratings = By::from_fn(|_: Ring| 0);
    for (name, ring) in Ring::NAMES {
        *ratings.get_mut(*ring) = small(&object.required(name)?, 1..=ring.most())?;
    }
    Rings::new(|ring| *ratings.get(ring)).map_err(|ring| node.fault(format!("{} is out of its bounds", ring.name())))
}

fn school(node: &Node<'_>) -> Result<School, DocumentFault> {
    School::named(node.text(0..=40)?).ok_or_else(|| node.fault("is no school of a Clan"))
}
