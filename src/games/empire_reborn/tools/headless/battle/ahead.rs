//! A battle before its first blow: who leads, what is rolled, how it may come out.

use super::super::odds::{list, number};
use super::super::reading::{context, count, grouped, rulings};
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::rules::battle::field::{Field, Strength};
use crate::games::empire_reborn::rules::battle::general::{Occasion, general, pool};
use crate::games::empire_reborn::rules::battle::values::{Moment, Shares, Wear, attack, toughness};
use crate::games::empire_reborn::rules::odds::disposition::{attacker_strikes_first, meetings};
use crate::games::empire_reborn::rules::odds::forecast::{MOST_STATES, NoForecast, forecast as foresee, left_out};
use crate::kernel::document::{DocumentFault, Object};
use serde_json::{Map, Value, json};

/// Fields of a document of the kind `prepare`.
pub(super) const PREPARE: &[&str] = &["kind", "rulings", "context", "attacker", "defender"];
/// Fields of a document of the kind `forecast`.
pub(super) const FORECAST: &[&str] = &["kind", "rulings", "context", "attacker", "defender", "max_rounds"];

const ROLES: [Role; 2] = [Role::Attacker, Role::Defender];

fn read(object: &Object<'_>) -> Result<(Field, Strength), DocumentFault> {
    grouped(object, context(&object.required("context")?)?, rulings(object)?)
}

/// Answers a document of the kind `prepare`.
pub(super) fn prepare(object: &Object<'_>) -> Result<Value, DocumentFault> {
    let (field, strength) = read(object)?;
    Ok(Value::Object(preparation(&field, &strength)))
}

fn preparation(field: &Field, strength: &Strength) -> Map<String, Value> {
    let pools = |occasion: Occasion| {
        ROLES.map(|role| {
            let pool = pool(field, role, occasion, strength.get(role));
            json!([pool.roll, pool.keep, pool.bonus])
        })
    };
    let rows = meetings(field, strength).into_iter().map(|(meeting, chance)| {
        json!({
            "result": meeting.disposition().name(),
            "winner": meeting.winner().map(Role::name),
            "p": number(chance),
        })
    });
    let entries = [
        ("generals", json!(ROLES.map(|role| general(field.army(role))))),
        (
            "pools",
            json!({
                "disposition": pools(Occasion::Disposition),
                "initiative": pools(Occasion::Initiative),
                "morale": pools(Occasion::Morale),
            }),
        ),
        ("disposition", rows.collect()),
        ("initiative", number(attacker_strikes_first(field, strength))),
        ("values", ROLES.iter().map(|role| (role.name().to_owned(), values(field, strength, *role))).collect()),
    ];
    entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// AV and TV of each group in the first round, met on equal terms.
fn values(field: &Field, strength: &Strength, role: Role) -> Value {
    let moment = Moment { round: 1, bonus: 0, shares: *Shares::at(field, strength).get(role) };
    let each = field.units(role).iter().map(|unit| {
        let tv = toughness(field, role, unit, moment, Wear::default()).total();
        json!([attack(field, role, unit, moment).total(), tv])
    });
    each.collect()
}

/// Answers a document of the kind `forecast`.
pub(super) fn forecast(object: &Object<'_>) -> Result<Value, DocumentFault> {
    let (field, strength) = read(object)?;
    let max_rounds = object.or("max_rounds", 60, |node| count(node, 1..=200))?;
    let odds = foresee(&field, &strength, max_rounds.into()).map_err(|why| {
        let reason = match why {
            NoForecast::TooLarge => format!("with the other side's make more than {MOST_STATES} states"),
            NoForecast::WallsUnderSiege => "are Fortifications under siege, or besiege some".to_owned(),
        };
        DocumentFault { path: "attacker.units".to_owned(), reason }
    })?;
    let mut answer = preparation(&field, &strength);
    let names = left_out(&field).into_iter().map(|part| Value::from(part.name()));
    let ends = json!({
        "attacker_destroyed": number(*odds.destroyed.get(Role::Attacker)),
        "attacker_retreats": number(*odds.retreats.get(Role::Attacker)),
        "defender_destroyed": number(*odds.destroyed.get(Role::Defender)),
        "defender_retreats": number(*odds.retreats.get(Role::Defender)),
        "undecided": number(odds.undecided),
    });
    let entries = [
        ("attacker_wins", number(odds.wins(Role::Attacker))),
        ("defender_wins", number(odds.wins(Role::Defender))),
        ("ends", ends),
        ("losses", list(ROLES.map(|role| odds.losses(role)))),
        ("rounds", number(odds.rounds)),
        ("units_left", json!(ROLES.map(|role| list(odds.left.get(role).iter().copied())))),
        ("left_out", names.collect()),
        ("exact", json!(true)),
    ];
    answer.extend(entries.into_iter().map(|(key, value)| (key.to_owned(), value)));
    Ok(answer.into())
}
