//! `action`: the odds of what a Character does in a turn (ER-ASN to ER-HID).

use super::odds::{list, number, pairs};
use super::reading::{TN, character, kind, parse, rulings};
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::rulings::Rulings;
use crate::games::empire_reborn::rules::deeds::Presence;
use crate::games::empire_reborn::rules::odds::court::{Courtier, court};
use crate::games::empire_reborn::rules::odds::intrigue::{
    SCORPION_SPY_TN, SPY_TN, assassination, denounce, exposes, hidden_location, investigates,
};
use crate::kernel::document::{DocumentFault, Node, Object};
use serde_json::{Map, Value, json};

#[derive(Clone, Copy)]
enum Kind {
    Assassination,
    Forgery,
    Investigate,
    SearchSpies,
    Hidden,
    Denounce,
    Court,
}

const KINDS: &[(&str, Kind)] = &[
    ("assassination", Kind::Assassination),
    ("cover_up", Kind::Forgery),
    ("falsify", Kind::Forgery),
    ("investigate", Kind::Investigate),
    ("search_spies", Kind::SearchSpies),
    ("hidden", Kind::Hidden),
    ("denounce", Kind::Denounce),
    ("court", Kind::Court),
];

impl Kind {
    fn fields(self) -> &'static [&'static str] {
        match self {
            Self::Assassination => &["kind", "rulings", "actor", "target"],
            Self::Forgery => &["kind", "rulings", "actor", "investigator"],
            Self::Investigate => &["kind", "rulings", "actor", "tn"],
            Self::SearchSpies => &["kind", "rulings", "actor", "scorpion"],
            Self::Hidden => &["kind", "rulings", "actor", "ring", "tn", "death_tn"],
            Self::Denounce => &["kind", "rulings", "actor", "target", "present"],
            Self::Court => &["kind", "rulings", "courtiers"],
        }
    }
}

/// Answers a document.
pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = parse(text)?;
    let root = document.root();
    let all: Vec<&[&str]> = KINDS.iter().map(|(_, kind)| kind.fields()).collect();
    let kind = kind(&root, &all, KINDS)?;
    let object = root.object(kind.fields())?;
    let rulings = rulings(&object)?;
    match kind {
        Kind::Assassination => {
            let odds = assassination(&person(&object, "actor")?, &person(&object, "target")?, &rulings);
            Ok(json!({
                "strikes": number(odds.strikes),
                "kills": number(odds.kills),
                "incapacitates": number(odds.incapacitates),
            }))
        }
        Kind::Forgery => {
            let exposed = exposes(&person(&object, "actor")?, &person(&object, "investigator")?, &rulings);
            Ok(json!({"exposed": number(exposed), "hidden": number(1.0 - exposed)}))
        }
        Kind::Investigate => investigation(&object, object.required("tn")?.integer(TN)?, &rulings),
        Kind::SearchSpies => {
            let scorpion = object.required("scorpion")?.boolean()?;
            investigation(&object, if scorpion { SCORPION_SPY_TN } else { SPY_TN }, &rulings)
        }
        Kind::Hidden => hidden(&object, &rulings),
        Kind::Denounce => denounced(&object, &rulings),
        Kind::Court => at_court(&object, &rulings),
    }
}

fn person(object: &Object<'_>, field: &str) -> Result<Character, DocumentFault> {
    character(&object.required(field)?)
}

fn investigation(object: &Object<'_>, tn: i64, rulings: &Rulings) -> Result<Value, DocumentFault> {
    Ok(json!({"success": number(investigates(&person(object, "actor")?, tn, rulings))}))
}

fn hidden(object: &Object<'_>, rulings: &Rulings) -> Result<Value, DocumentFault> {
    let actor = person(object, "actor")?;
    let ring = object.required("ring")?.choice(Ring::NAMES)?;
    let tn = object.required("tn")?.integer(TN)?;
    let death_tn = object.optional("death_tn").map(|node| node.integer(TN)).transpose()?;
    let odds = hidden_location(&actor, ring, tn, death_tn, rulings);
    let mut answer = Map::from_iter([("overcomes".to_owned(), number(odds.overcomes))]);
    answer.extend(odds.dies.map(|dies| ("dies".to_owned(), number(dies))));
    Ok(Value::Object(answer))
}

fn denounced(object: &Object<'_>, rulings: &Rulings) -> Result<Value, DocumentFault> {
    let present = object.required("present")?.boolean()?;
    let presence = if present { Presence::Present } else { Presence::Absent };
    let odds = denounce(&person(object, "actor")?, &person(object, "target")?, presence, rulings);
    Ok(json!({
        "succeeds": number(odds.succeeds),
        "points": pairs((1..).zip(odds.points)),
        "honor_target": pairs(odds.honor_target),
        "honor_actor": pairs(odds.honor_actor),
    }))
}

fn at_court(object: &Object<'_>, rulings: &Rulings) -> Result<Value, DocumentFault> {
    let courtier = |node: &Node<'_>| -> Result<(Character, i64), DocumentFault> {
        let object = node.object(&["character", "koku"])?;
        let koku = object.or("koku", 0, |node| node.integer(0..=1000))?;
        Ok((person(&object, "character")?, koku))
    };
    let items = object.required("courtiers")?.items(1..=8)?;
    let persons: Vec<(Character, i64)> = items.iter().map(courtier).collect::<Result<_, _>>()?;
    let courtiers: Vec<Courtier<'_>> =
        persons.iter().map(|(character, koku)| Courtier { character, koku: *koku }).collect();
    let odds = court(&courtiers, rulings);
    Ok(json!({"wins": list(odds.wins), "nobody": number(odds.nobody)}))
}
