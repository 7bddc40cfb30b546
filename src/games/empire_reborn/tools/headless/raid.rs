//! `raid`: what the objective round of a raid carries off (ER-RAID-2, -3).

use super::odds::{list, number};
use super::reading::{count, grouped, parse, rulings, weather};
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::context::{Context, Ground};
use crate::games::empire_reborn::model::season::Season;
use crate::games::empire_reborn::rules::odds::raid::{Prize, raid};
use crate::kernel::document::DocumentFault;
use serde_json::{Value, json};

const FIELDS: [&str; 8] = ["season", "weather", "production", "exposed", "captives", "attacker", "defender", "rulings"];

/// Answers a document.
pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = parse(text)?;
    let object = document.root().object(&FIELDS)?;
    let context = Context {
        season: object.required("season")?.choice(Season::NAMES)?,
        weather: weather(&object)?,
        ground: Ground::Open,
        province: None,
    };
    let prize = Prize {
        koku: count(&object.required("production")?, 0..=1000)?.into(),
        exposed: count(&object.required("exposed")?, 0..=10)?.into(),
        captives: count(&object.required("captives")?, 0..=10)?.into(),
    };
    let (field, strength) = grouped(&object, context, rulings(&object)?)?;
    for role in [Role::Attacker, Role::Defender] {
        if let Some(at) = field.units(role).iter().position(|unit| unit.troops().character().is_some()) {
            let path = format!("{}.units[{at}].kind", role.name());
            return Err(DocumentFault { path, reason: "does not take part".to_owned() });
        }
    }
    let odds = raid(&field, &strength, prize);
    Ok(json!({
        "strikes": list(odds.strikes),
        "koku": list(odds.koku),
        "koku_mean": number(odds.koku_mean),
        "captured": list(odds.captured),
        "rescued": list(odds.rescued),
    }))
}
