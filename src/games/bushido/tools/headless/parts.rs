//! Pieces that several documents share: rulings, Specials, damage, bodies, fighters, allocations.

use super::read::{Read, count, count_of, flag, flags, integer, required};
use crate::games::bushido::model::damage::{Body, Damage, DamageDice, Durability};
use crate::games::bushido::model::fighter::{Fighter, FighterParts, FighterTrait, Prowess};
use crate::games::bushido::model::rulings::{Ruling, Rulings};
use crate::games::bushido::model::special::{PricedSpecial, Special, SpecialAttack, Specials};
use crate::games::bushido::model::split::{Split, SplitRule};
use crate::kernel::document::{DocumentFault, Node, Object};

/// The fields of a body.
pub const BODY: [&str; 4] = ["wounds", "armour", "tough", "durable"];

const FIGHTER: [&str; 16] = [
    "pool",
    "allocation",
    "brutal",
    "parry",
    "adept",
    "chain",
    "unblockable",
    "kata",
    "impenetrable",
    "prowess",
    "dodge",
    "feint",
    "damage",
    "immovable",
    "held",
    "prone",
];

const TRAITS: [(&str, FighterTrait); 5] = [
    ("kata", FighterTrait::Kata),
    ("impenetrable", FighterTrait::Impenetrable),
    ("immovable", FighterTrait::Immovable),
    ("held", FighterTrait::Held),
    ("prone", FighterTrait::Prone),
];

/// The rulings of a document, those left out with their default.
pub fn rulings(object: &Object) -> Read<Rulings> {
    let read = |node: &Node| {
        let named = Ruling::ALL.map(|ruling| (ruling.name(), ruling));
        let given = node.object(&named.map(|(name, _)| name))?;
        Ok(flags(&given, &named)?.into_iter().collect())
    };
    object.or("rulings", Rulings::default(), read)
}

/// A Special by its name.
pub fn special(node: &Node) -> Read<Special> {
    node.choice(&Special::NAMED)
}

/// A Special Attack by its name.
pub fn special_attack(node: &Node) -> Read<SpecialAttack> {
    special(node)?.attack().ok_or_else(|| node.fault("is no Special Attack"))
}

/// The dice a Special costs.
pub fn cost(object: &Object) -> Read<usize> {
    count_of(&object.required("cost")?, 0..=5)
}

/// A list of Specials; `with` reads what else an entry may have, of the fields `more`.
pub fn specials<T>(node: &Node, more: &[&str], with: impl Fn(&Object) -> Read<T>) -> Read<(Specials, Vec<T>)> {
    let fields = [&["name", "cost"], more].concat();
    let items = node.items(0..=Specials::MOST)?;
    let mut priced = Vec::new();
    let mut others = Vec::new();
    for item in &items {
        let object = item.object(&fields)?;
        priced.push(PricedSpecial { special: special(&object.required("name")?)?, cost: cost(&object)? });
        others.push(with(&object)?);
    }
    match Specials::new(priced) {
        Ok(specials) => Ok((specials, others)),
        Err(twice) => Err(DocumentFault { path: items[twice.0].path_of("name"), reason: twice.to_string() }),
    }
}

/// What Damage Rolls are made with.
pub fn damage(node: &Node) -> Read<Damage> {
    let object = node.object(&["strength", "bonus", "first_bonus", "dice", "pierce", "sharp"])?;
    Ok(Damage {
        strength: integer(&object, "strength", -10..=10, 0)?,
        bonus: integer(&object, "bonus", -10..=10, 0)?,
        first_bonus: integer(&object, "first_bonus", -10..=10, 0)?,
        dice: object.or("dice", DamageDice::Normal, |node| node.choice(&DamageDice::NAMED))?,
        pierce: integer(&object, "pierce", 0..=10, 0)?,
        sharp: integer(&object, "sharp", 0..=10, 0)?,
    })
}

/// The body among the fields of an object.
pub fn body(object: &Object) -> Read<Body> {
    Ok(Body {
        wounds: count_of(&object.required("wounds")?, 1..=30)?,
        armour: integer(object, "armour", -10..=10, 0)?,
        tough: integer(object, "tough", -10..=10, 0)?,
        durability: if flag(object, "durable")? { Durability::Durable } else { Durability::Ordinary },
    })
}

/// An object that is a body and nothing else.
pub fn only_body(node: &Node) -> Read<Body> {
    body(&node.object(&BODY)?)
}

/// A fighter, and what `with` reads beside each of its Specials.
pub fn fighter<T>(node: &Node, more: &[&str], with: impl Fn(&Object) -> Read<T>) -> Read<(Fighter, Vec<T>)> {
    let object = node.object(&[&BODY[..], &FIGHTER, &["specials"]].concat())?;
    let (specials, others) = match object.optional("specials") {
        Some(node) => specials(&node, more, with)?,
        None => (Specials::default(), Vec::new()),
    };
    let parts = FighterParts {
        pool: count_of(&object.required("pool")?, 1..=10)?,
        body: body(&object)?,
        rule: object.or("allocation", SplitRule::Free, |node| node.choice(&SplitRule::NAMED))?,
        brutal: integer(&object, "brutal", -10..=10, 0)?,
        parry: integer(&object, "parry", -10..=10, 0)?,
        adept: count(&object, "adept", 10)?,
        chain: integer(&object, "chain", 0..=10, 0)?,
        unblockable: count(&object, "unblockable", 10)?,
        traits: flags(&object, &TRAITS)?.into_iter().collect(),
        prowess: object.or("prowess", Prowess::default(), prowess)?,
        dodge: count(&object, "dodge", 3)?,
        feint: count(&object, "feint", 3)?,
        damage: object.or("damage", Damage::default(), damage)?,
        specials,
    };
    let at = object.node().path_of("specials");
    let fighter = Fighter::new(parts).map_err(|fault| DocumentFault { path: at, reason: fault.to_string() })?;
    Ok((fighter, others))
}

fn prowess(node: &Node) -> Read<Prowess> {
    let object = node.object(&["any", "attack", "defence"])?;
    let [any, attack, defence] = ["any", "attack", "defence"].map(|field| count(&object, field, 3));
    Ok(Prowess { any: any?, attack: attack?, defence: defence? })
}

/// The Special of an allocation, if one was taken.
pub fn chosen_special(object: &Object) -> Read<Option<Special>> {
    object.or("special", None, |node| super::read::nullable(node, special))
}

/// The allocation among the fields of an object, a member of A4's set.
pub fn allocation(object: &Object, fighter: &Fighter) -> Read<Split> {
    let (attack, defence) =
        (required(object, "attack", i64::MIN..=i64::MAX)?, required(object, "defence", i64::MIN..=i64::MAX)?);
    let special = chosen_special(object)?;
    let counts = usize::try_from(attack).ok().zip(usize::try_from(defence).ok());
    let split = counts.map(|(attack, defence)| Split { attack, defence, special });
    split.filter(|split| Split::all(fighter).contains(split)).ok_or_else(|| not_allowed(object.node()))
}

/// The fault of an allocation that is not in A4's set.
pub fn not_allowed(node: &Node) -> DocumentFault {
    node.fault("not an allowed allocation")
}

/// The split that lies on the table: so many dice, and the Special that was announced.
pub fn split_on_table(node: &Node, dice: (usize, usize), fighter: &Fighter) -> Read<Split> {
    let special = chosen_special(&node.object(&["special"])?)?;
    let split = Split { attack: dice.0, defence: dice.1, special };
    if Split::all(fighter).contains(&split) { Ok(split) } else { Err(not_allowed(node)) }
}
