//! Armies and the ground they meet on, as documents describe them.

use super::{character, clan_or_none, flag, group, nullable, weather};
use crate::games::empire_reborn::model::army::{Army, Nature, Role, Sides, sides};
use crate::games::empire_reborn::model::clan::{Clan, HomeProvince};
use crate::games::empire_reborn::model::context::{Context, Ground};
use crate::games::empire_reborn::model::rulings::Rulings;
use crate::games::empire_reborn::model::season::Season;
use crate::games::empire_reborn::model::unit::Unit;
use crate::games::empire_reborn::rules::battle::field::{Field, Ships, Strength};
use crate::kernel::document::{DocumentFault, Node, Object};

/// Reads a unit of a side, and what is said of it besides.
type ReadUnit<'a, T> = fn(&Node<'a>, Option<Clan>) -> Result<(Unit, T), DocumentFault>;

/// A side, and what `read` finds said of each of its units besides.
pub(in super::super) fn side<'a, T>(node: &Node<'a>, read: ReadUnit<'a, T>) -> Result<(Army, Vec<T>), DocumentFault> {
    let object = node.object(&["clan", "units", "characters", "shadowlands"])?;
    let clan = clan_or_none(&object.required("clan")?)?;
    let items = object.required("units")?.items(1..=120)?;
    let both: Vec<(Unit, T)> = items.iter().map(|item| read(item, clan)).collect::<Result<_, _>>()?;
    let (units, said) = both.into_iter().unzip();
    let characters = object.or("characters", Vec::new(), |node| node.items(0..=20)?.iter().map(character).collect())?;
    let nature = if flag(&object, "shadowlands")? { Nature::Shadowlands } else { Nature::Mortal };
    Ok((Army { clan, units, characters, nature, extra: 0 }, said))
}

/// Where and when a battle is fought.
pub(in super::super) fn context(node: &Node<'_>) -> Result<Context, DocumentFault> {
    let object = node.object(&["season", "weather", "pass", "landing", "naval", "province"])?;
    let grounds = [("pass", Ground::Pass), ("landing", Ground::Landing), ("naval", Ground::Naval)];
    let mut ground = Ground::Open;
    for (field, special) in grounds {
        if flag(&object, field)? {
            if ground != Ground::Open {
                return Err(node.fault("has more than one of pass, landing and naval"));
            }
            ground = special;
        }
    }
    Ok(Context {
        season: object.required("season")?.choice(Season::NAMES)?,
        weather: weather(&object)?,
        ground,
        province: nullable(&object, "province", |node| node.choice(HomeProvince::NAMES))?,
    })
}

/// The field on which the armies of a document meet; `ships` tells what those of a landing do.
pub(in super::super) fn field(
    context: Context,
    armies: Sides<Army>,
    rulings: Rulings,
    ships: Ships,
) -> Result<Field, DocumentFault> {
    Field::new(context, armies, rulings, ships).map_err(|place| DocumentFault {
        path: format!("{}.units[{}].kind", place.role.name(), place.unit),
        reason: "cannot fight on this ground".to_owned(),
    })
}

/// The field of two armies made of groups, and how many units each group has.
pub(in super::super) fn grouped(
    document: &Object<'_>,
    context: Context,
    rulings: Rulings,
) -> Result<(Field, Strength), DocumentFault> {
    let army = |role: Role| side(&document.required(role.name())?, group);
    let (attacker, attackers) = army(Role::Attacker)?;
    let (defender, defenders) = army(Role::Defender)?;
    let field = field(context, sides(attacker, defender), rulings, Ships::Away)?;
    Ok((field, sides(attackers, defenders)))
}
