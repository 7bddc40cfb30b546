//! Units as documents describe them.

use super::{character, clan_or_none, count, name, nullable, refused, small};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::special::{Special, Specials};
use crate::games::empire_reborn::model::troops::{Printed, Profile, Troops};
use crate::games::empire_reborn::model::unit::{Enchantment, Unit, UnitFault, UnitForm};
use crate::games::empire_reborn::rules::muster::Band;
use crate::kernel::document::{DocumentFault, Node, Object};

/// Fields that say what a unit consists of.
const TROOPS: [&str; 6] = ["kind", "tv_base", "av_base", "mv", "uk", "special"];
/// Fields of units that are only paid for and moved.
pub(in super::super) const BAND: &[&str] =
    &["kind", "tv_base", "av_base", "mv", "uk", "special", "count", "weather_uk"];
/// Fields of units in battle besides what they consist of.
const IN_BATTLE: [&str; 7] = ["clan", "av", "tv", "enchant", "rank", "add", "character"];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Printed(Printed),
    EmeraldLegion,
    Custom,
    Character,
}

fn kind(object: &Object<'_>) -> Result<Kind, DocumentFault> {
    let printed = Printed::NAMES.iter().map(|(name, kind)| (*name, Kind::Printed(*kind)));
    let others = [("emerald_legion", Kind::EmeraldLegion), ("custom", Kind::Custom), ("character", Kind::Character)];
    let kinds: Vec<(&str, Kind)> = printed.chain(others).collect();
    object.required("kind")?.choice(&kinds)
}

#[derive(Clone, Copy)]
enum Ability {
    Special(Special),
    Fear,
}

/// A list of abilities; those of `more` are allowed besides the ones a unit can gain.
fn abilities(node: &Node<'_>, more: &[Special]) -> Result<Specials, DocumentFault> {
    let gained = [Special::Ranged, Special::Cavalry, Special::Siege, Special::Scouts];
    let specials = gained.iter().chain(more).map(|special| (special.name(), Ability::Special(*special)));
    let fears = ["fear1", "fear2", "fear3", "fear4", "fear5", "fear6", "fear7", "fear8", "fear9"];
    let names: Vec<(&str, Ability)> = specials.chain(fears.iter().map(|name| (*name, Ability::Fear))).collect();
    let mut abilities = Specials::default();
    for item in node.items(0..=20)? {
        abilities = match item.choice(&names)? {
            Ability::Special(special) => abilities.and(special),
            Ability::Fear => {
                let digit = item.text(5..=5)?.bytes().last().map_or(0, |digit| digit - b'0');
                abilities.feared(digit)
            }
        };
    }
    Ok(abilities)
}

/// What a unit consists of.
fn troops(object: &Object<'_>) -> Result<Troops, DocumentFault> {
    let kind = kind(object)?;
    let tv_base = || small(&object.required("tv_base")?, 0..=12);
    if kind != Kind::Custom {
        for field in ["av_base", "mv", "uk", "special"] {
            refused(object, field, "is for custom units only")?;
        }
    }
    match kind {
        Kind::Printed(_) | Kind::Character => refused(object, "tv_base", "is printed already")?,
        Kind::EmeraldLegion | Kind::Custom => {}
    }
    if kind != Kind::Character {
        refused(object, "character", "is for units formed by Characters only")?;
    }
    Ok(match kind {
        Kind::Printed(kind) => Troops::Printed(kind),
        Kind::EmeraldLegion => Troops::EmeraldLegion { tv: tv_base()? },
        Kind::Custom => Troops::Custom(Profile {
            mv: small(&object.required("mv")?, 0..=9)?,
            av: object.required("av_base")?.integer(0..=12)?,
            tv: tv_base()?.into(),
            uk: small(&object.required("uk")?, 0..=9)?,
            specials: abilities(&object.required("special")?, &[Special::Pillage, Special::Fortification])?,
        }),
        Kind::Character => Troops::Formed(Box::new(character(&object.required("character")?)?)),
    })
}

/// Units that are only paid for and moved; Characters are not among them.
pub(in super::super) fn band(object: &Object<'_>) -> Result<Band, DocumentFault> {
    if kind(object)? == Kind::Character {
        return Err(object.required("kind")?.fault("is neither bought nor kept"));
    }
    Ok(Band {
        troops: troops(object)?,
        count: object.required("count")?.integer(1..=60)?,
        weather: object.or("weather_uk", 0, |node| node.integer(0..=3))?,
    })
}

/// A unit in battle that has a name: its condition as the document tells it.
#[derive(Clone, Debug)]
pub(in super::super) struct Fighter<'a> {
    /// Its name.
    pub(in super::super) id: &'a str,
    /// Whether it misses its next strike.
    pub(in super::super) pinned: bool,
    /// TV it has lost by hits of Siege units.
    pub(in super::super) tv_loss: i64,
    /// The name of the Fortification that Shelters it, and where that stands.
    pub(in super::super) shelter: Option<(&'a str, Node<'a>)>,
}

/// Equal units of a side in battle, and how many.
pub(in super::super) fn group(node: &Node<'_>, side: Option<Clan>) -> Result<(Unit, u32), DocumentFault> {
    let object = node.object(&[&TROOPS[..], &IN_BATTLE, &["count"]].concat())?;
    let most = if kind(&object)? == Kind::Character { 1 } else { 60 };
    let number = count(&object.required("count")?, 1..=most)?;
    Ok((unit(&object, side)?, number.into()))
}

/// A single unit of a side in battle, by name.
pub(in super::super) fn fighter<'a>(node: &Node<'a>, side: Option<Clan>) -> Result<(Unit, Fighter<'a>), DocumentFault> {
    let own: &[&str] = &["id", "pinned", "tv_loss", "shelter"];
    let object = node.object(&[&TROOPS[..], &IN_BATTLE, own].concat())?;
    let fighter = Fighter {
        id: name(&object.required("id")?)?,
        pinned: object.or("pinned", false, Node::boolean)?,
        tv_loss: object.or("tv_loss", 0, |node| node.integer(0..=20))?,
        shelter: nullable(&object, "shelter", |node| Ok((name(node)?, node.clone())))?,
    };
    Ok((unit(&object, side)?, fighter))
}

fn unit(object: &Object<'_>, side: Option<Clan>) -> Result<Unit, DocumentFault> {
    let added = |field: &str| object.or(field, 0, |node| node.integer(-10..=10));
    let form = UnitForm {
        troops: troops(object)?,
        clan: object.or("clan", side, clan_or_none)?,
        av: added("av")?,
        tv: added("tv")?,
        enchantment: enchantment(object)?,
        added: object.or("add", Specials::default(), |node| abilities(node, &[]))?,
    };
    Unit::new(form).map_err(|fault| match fault {
        UnitFault::Enchantment => at(object, "enchant", "is not for such a unit"),
        UnitFault::Character => at(object, "character", "may not form a unit"),
    })
}

fn at(object: &Object<'_>, field: &str, reason: &str) -> DocumentFault {
    DocumentFault { path: object.node().path_of(field), reason: reason.to_owned() }
}

/// The school whose shugenja enchant a unit.
#[derive(Clone, Copy)]
enum Enchanter {
    Scorpion,
    Unicorn,
    Phoenix,
}

const ENCHANTERS: &[(&str, Enchanter)] =
    &[("scorpion", Enchanter::Scorpion), ("unicorn", Enchanter::Unicorn), ("phoenix", Enchanter::Phoenix)];

fn enchantment(object: &Object<'_>) -> Result<Option<Enchantment>, DocumentFault> {
    let rank = nullable(object, "rank", |node| small(node, 1..=6))?;
    let enchanter = nullable(object, "enchant", |node| node.choice(ENCHANTERS))?;
    match (enchanter, rank) {
        (Some(Enchanter::Phoenix), Some(rank)) => Ok(Some(Enchantment::Phoenix(rank))),
        (Some(Enchanter::Phoenix), None) => Err(at(object, "rank", "is missing")),
        (Some(Enchanter::Scorpion | Enchanter::Unicorn) | None, Some(_)) => {
            Err(at(object, "rank", "is for the Phoenix only"))
        }
        (Some(Enchanter::Scorpion), None) => Ok(Some(Enchantment::Scorpion)),
        (Some(Enchanter::Unicorn), None) => Ok(Some(Enchantment::Unicorn)),
        (None, None) => Ok(None),
    }
}
