//! `duel`: the odds of a duel or a contest (ER-DUE, ER-CON, ER-BAT-4).

use super::odds::{number, pairs};
use super::reading::{character_with, count, flag, nullable, parse, refused, rulings};
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::rules::odds::duel::{Conduct, Duelist, Entrant, Place, duel};
use crate::kernel::document::{DocumentFault, Node, Object};
use serde_json::{Value, json};

#[derive(Clone, Copy)]
enum Kind {
    Court,
    Battle,
    Contest,
}

const KINDS: &[(&str, Kind)] = &[("court", Kind::Court), ("battle", Kind::Battle), ("contest", Kind::Contest)];

/// Answers a document.
pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = parse(text)?;
    let object = document.root().object(&["place", "ring", "challenger", "a", "b", "rulings"])?;
    let rulings = rulings(&object)?;
    let place = place(&object)?;
    let a = entrant(&object.required("a")?, place)?;
    let b = entrant(&object.required("b")?, place)?;
    let odds = duel(place, a.entrant(), b.entrant(), &rulings);
    Ok(json!({
        "a_wins": number(odds.a.wins),
        "b_wins": number(odds.b.wins),
        "tie": number(odds.tie),
        "a_dies": number(odds.a.dies),
        "b_dies": number(odds.b.dies),
        "a_caught": number(odds.a.caught),
        "b_caught": number(odds.b.caught),
        "honor_a": pairs(odds.a.honor),
        "honor_b": pairs(odds.b.honor),
    }))
}

fn place(object: &Object<'_>) -> Result<Place, DocumentFault> {
    let kind = object.required("place")?.choice(KINDS)?;
    let duelists = [("a", Duelist::A), ("b", Duelist::B)];
    let challenger = nullable(object, "challenger", |node| match kind {
        Kind::Court => node.choice(&duelists),
        Kind::Battle | Kind::Contest => Err(node.fault("matters at Court only")),
    })?;
    match kind {
        Kind::Contest => return Ok(Place::Contest(object.required("ring")?.choice(Ring::NAMES)?)),
        Kind::Court | Kind::Battle => refused(object, "ring", "is for contests only")?,
    }
    Ok(match kind {
        Kind::Court => Place::Court { challenger },
        Kind::Battle | Kind::Contest => Place::Battle,
    })
}

struct Said {
    character: Character,
    extra: u16,
    conduct: Conduct,
}

impl Said {
    fn entrant(&self) -> Entrant<'_> {
        Entrant { character: &self.character, extra: self.extra.into(), conduct: self.conduct }
    }
}

fn entrant(node: &Node<'_>, place: Place) -> Result<Said, DocumentFault> {
    let (character, object) = character_with(node, &["extra", "cheat"])?;
    let extra = object.or("extra", 0, |node| count(node, 0..=20))?;
    let cheats = flag(&object, "cheat")?;
    let barred = match place {
        Place::Court { .. } => character.suffers(Disadvantage::Lame),
        Place::Battle if cheats => return Err(object.required("cheat")?.fault("is impossible in battle")),
        Place::Battle => character.suffers(Disadvantage::Lame) || character.suffers(Disadvantage::Cowardly),
        Place::Contest(_) => false,
    };
    if barred {
        return Err(object.required("disadvantages")?.fault("keep this Character out of the duel"));
    }
    Ok(Said { character, extra, conduct: if cheats { Conduct::Cheats } else { Conduct::Fair } })
}
