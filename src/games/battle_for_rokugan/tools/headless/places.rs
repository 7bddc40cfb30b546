//! Reading and writing places of combat tokens.

use super::shared::named;
use crate::games::battle_for_rokugan::model::Named;
use crate::games::battle_for_rokugan::model::place::{CoastalBorder, LandBorder, Place, Spot};
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::tokens::Token;
use crate::kernel::document::{DocumentFault, Node};
use serde_json::{Value, json};

/// The fields that say which form a place has.
const FORMS: [&str; 4] = ["center", "border", "coast", "on"];

/// Reads a place; `before` are the tokens it may lie on.
pub(super) fn read(node: &Node<'_>, before: &[Token]) -> Result<Place, DocumentFault> {
    let object = node.object(&["center", "border", "target", "coast", "on"])?;
    let forms: Vec<_> = FORMS.iter().filter_map(|form| Some((*form, object.optional(form)?))).collect();
    let [(form, value)] = forms.as_slice() else {
        return Err(node.fault("is none or several of center, border, coast, on"));
    };
    if *form == "border" {
        return border(value, &object.required("target")?).map(Place::At);
    }
    if let Some(target) = object.optional("target") {
        return Err(target.fault("only a border has one"));
    }
    match *form {
        "center" => Ok(Place::At(Spot::Center(named(value)?))),
        "coast" => coast(value).map(Place::At),
        _ => on(value, before).map(Place::On),
    }
}

fn border(node: &Node<'_>, target: &Node<'_>) -> Result<Spot, DocumentFault> {
    let items = node.items(2..=2)?;
    let names = items.iter().map(|item| item.text(0..=usize::MAX)).collect::<Result<Vec<_>, _>>()?;
    let sides: Vec<Province> = names.iter().filter_map(|name| Province::named(name)).collect();
    let no_border = || node.fault("these provinces share no land border");
    let [one, two] = sides.as_slice() else { return Err(no_border()) };
    let onto_two = LandBorder::new(*one, *two).ok_or_else(no_border)?;
    let pointed: Province = named(target)?;
    if pointed == *two {
        Ok(Spot::Border(onto_two))
    } else {
        let onto_one = LandBorder::new(*two, *one).filter(|_| pointed == *one);
        onto_one.map(Spot::Border).ok_or_else(|| target.fault("is neither side of the border"))
    }
}

fn coast(node: &Node<'_>) -> Result<Spot, DocumentFault> {
    let province: Province = named(node)?;
    let coast = CoastalBorder::new(province);
    coast.map(Spot::Coast).ok_or_else(|| node.fault(format!("{} has no coast", province.id())))
}

fn on(node: &Node<'_>, before: &[Token]) -> Result<usize, DocumentFault> {
    let id = node.text(0..=usize::MAX)?;
    let base = before.iter().position(|token| token.id == id);
    let lies_on_board = |at: &usize| matches!(before[*at].place, Place::At(_));
    base.filter(lies_on_board).ok_or_else(|| node.fault("is no earlier token that lies on the board itself"))
}

/// Writes a place; `tokens` are those it may lie on.
pub(super) fn value<'a>(place: Place, mut tokens: impl Iterator<Item = &'a Token>) -> Value {
    match place {
        Place::At(Spot::Center(province)) => json!({"center": province.id()}),
        Place::At(Spot::Border(border)) => {
            json!({"border": [border.from().id(), border.target().id()], "target": border.target().id()})
        }
        Place::At(Spot::Coast(coast)) => json!({"coast": coast.province().id()}),
        Place::On(base) => json!({"on": tokens.nth(base).map(|token| token.id.as_str())}),
    }
}
