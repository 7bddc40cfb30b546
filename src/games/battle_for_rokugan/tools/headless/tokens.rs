//! Reading combat tokens.

use super::places;
use super::shared::{maybe, named, player};
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::tokens::{Token, TokenFault, Tokens};
use crate::games::battle_for_rokugan::rules::resolution::Revealed;
use crate::kernel::document::{DocumentFault, Node, Object};

/// The highest strength that is printed anywhere, with room for wrong ones.
const STRENGTHS: std::ops::RangeInclusive<i64> = 1..=6;

/// Which kinds a document may name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kinds {
    /// All of them: nothing lies facedown.
    Known,
    /// Some may be unknown.
    Any,
}

/// Reads combat tokens, facedown ones among them.
pub(super) fn read(node: &Node<'_>, board: &Board) -> Result<Tokens, DocumentFault> {
    tokens(node, board, Kinds::Any)
}

/// Reads combat tokens that are all revealed.
pub(super) fn revealed(node: &Node<'_>, board: &Board) -> Result<Revealed, DocumentFault> {
    Revealed::new(tokens(node, board, Kinds::Known)?).map_err(|at| unknown_kind(format!("{}[{at}].kind", node.path())))
}

fn unknown_kind(path: String) -> DocumentFault {
    DocumentFault { path, reason: "every kind is known here".to_owned() }
}

fn tokens(node: &Node<'_>, board: &Board, kinds: Kinds) -> Result<Tokens, DocumentFault> {
    let items = node.items(0..=usize::MAX)?;
    let mut tokens = Vec::with_capacity(items.len());
    for item in &items {
        let next = token(item, board, &tokens, kinds)?;
        tokens.push(next);
    }
    Tokens::new(board.players(), tokens).map_err(|(at, fault)| named_fault(&items[at], fault))
}

fn token(item: &Node<'_>, board: &Board, before: &[Token], kinds: Kinds) -> Result<Token, DocumentFault> {
    let object = item.object(&["id", "clan", "kind", "strength", "at"])?;
    let id = object.required("id")?.text(1..=40)?.to_owned();
    let clan = player(board.players(), &object.required("clan")?)?;
    let kind = object.required("kind")?.non_null().map(|node| named(&node)).transpose()?;
    // Before its strength, which cannot fit a kind that is missing.
    if kind.is_none() && kinds == Kinds::Known {
        return Err(unknown_kind(item.path_of("kind")));
    }
    let face = face(&object, clan, kind)?;
    let place = places::read(&object.required("at")?, before)?;
    Ok(Token { id, clan, face, place })
}

/// The face of a token; without a kind there is no strength either.
fn face(object: &Object<'_>, clan: Clan, kind: Option<Kind>) -> Result<Option<Face>, DocumentFault> {
    let strength = maybe(object, "strength", |node| node.integer(STRENGTHS))?;
    // The range leaves nothing that would not fit.
    let strength = strength.map(|strength| strength as u8);
    match (kind, strength) {
        (None, None) => Ok(None),
        (None, Some(_)) => Err(fault_at(object.node(), "strength", "of an unknown kind")),
        (Some(kind), strength) => {
            let face = Face::new(kind, strength);
            let missing = || fault_at(object.node(), "strength", format!("no such token of {clan:?}"));
            face.map(Some).ok_or_else(missing)
        }
    }
}

fn fault_at(node: &Node<'_>, field: &str, reason: impl Into<String>) -> DocumentFault {
    DocumentFault { path: node.path_of(field), reason: reason.into() }
}

fn named_fault(item: &Node<'_>, fault: TokenFault) -> DocumentFault {
    match fault {
        TokenFault::Id => fault_at(item, "id", "is the name of an earlier token"),
        TokenFault::Clan => fault_at(item, "clan", "does not play"),
        TokenFault::Strength => fault_at(item, "strength", "no such token of this clan"),
        TokenFault::TooMany => item.fault("the clan has fewer of these"),
        TokenFault::On => fault_at(item, "at.on", "is no earlier token that lies on the board itself"),
        TokenFault::NotBlessing => fault_at(item, "at", "only a blessing lies on another token"),
    }
}
