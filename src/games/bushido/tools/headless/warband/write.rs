//! A Warband as its document, with all fields of the cards.

use super::{FORMAT, VERSION};
use crate::games::bushido::model::size::Size;
use crate::games::bushido::model::warband::{
    Attachment, Card, Carried, Cost, FeatCost, KiFeat, MeleeWeapon, PrintedLimit, PrintedStatistic, Profile,
    RangedWeapon, SpecialCard, Strength, Theme, Warband,
};
use serde_json::{Map, Value, json};

/// The document of a Warband.
pub fn document(warband: &Warband) -> Value {
    let parts = warband.parts();
    json!({
        "format": FORMAT,
        "version": VERSION,
        "name": parts.name,
        "faction": parts.faction,
        "rice": parts.rice,
        "theme": parts.theme.as_ref().map(theme),
        "profiles": parts.profiles.iter().map(profile).collect::<Vec<_>>(),
        "specials": parts.specials.iter().map(special).collect::<Vec<_>>(),
    })
}

fn theme(theme: &Theme) -> Value {
    let Theme { name, faction, permitted, exclusion } = theme;
    json!({"name": name, "faction": faction, "permitted": permitted, "exclusion": exclusion})
}

fn profile(profile: &Profile) -> Value {
    let cost = match profile.cost {
        Cost::Rice(rice) => json!(rice),
        Cost::Summoned => json!("Su"),
        Cost::Special => json!("Sp"),
    };
    let mut fields = card(&profile.card);
    for (field, value) in [
        ("name", json!(profile.name)),
        ("faction", json!(profile.faction)),
        ("ronin_for", json!(profile.ronin_for)),
        ("types", json!(profile.types)),
        ("traits", json!(profile.traits)),
        ("cost", cost),
        ("max", json!(profile.most)),
        ("models", profile.models.iter().map(|name| json!({"name": name})).collect()),
        ("forms", json!(profile.forms)),
    ] {
        fields.insert(field.to_owned(), value);
    }
    for (field, entries) in
        [("permits", &profile.permits), ("requires", &profile.requires), ("hatred", &profile.hatred)]
    {
        if !entries.is_empty() {
            fields.insert(field.to_owned(), json!(entries));
        }
    }
    Value::Object(fields)
}

fn card(card: &Card) -> Map<String, Value> {
    let fields = [
        ("unique", card.unique.map_or(json!(false), |unique| json!(unique))),
        ("melee", statistic(card.melee)),
        ("melee_boost", json!(card.melee_boost)),
        ("ranged", statistic(card.ranged)),
        ("ranged_boost", json!(card.ranged_boost)),
        ("move", statistic(card.movement)),
        ("move_boost", json!(card.movement_boost)),
        ("ki", statistic(card.ki)),
        ("ki_boost", json!(card.ki_boost)),
        ("ki_cap", ki_limit(card.ki_limit)),
        ("wounds", json!(card.wounds)),
        ("size", json!(card.size.map(Size::name))),
        ("base", json!(card.base)),
        ("melee_weapons", card.melee_weapons.iter().map(|one| Value::Object(weapon(one))).collect()),
        ("ranged_weapons", card.ranged_weapons.iter().map(ranged_weapon).collect()),
        ("ki_feats", card.feats.iter().map(feat).collect()),
    ];
    fields.into_iter().map(|(field, value)| (field.to_owned(), value)).collect()
}

fn statistic(statistic: Option<PrintedStatistic>) -> Value {
    match statistic {
        None => Value::Null,
        Some(PrintedStatistic::Number(number)) => json!(number),
        Some(PrintedStatistic::Dash) => json!("-"),
    }
}

fn ki_limit(limit: Option<PrintedLimit>) -> Value {
    match limit {
        None => Value::Null,
        Some(PrintedLimit::Number(number)) => json!(number),
        Some(PrintedLimit::Communal) => json!("*"),
        Some(PrintedLimit::Unlimited) => json!("none"),
    }
}

fn weapon(weapon: &MeleeWeapon) -> Map<String, Value> {
    let strength = match weapon.strength {
        None => Value::Null,
        Some(Strength::Number(number)) => json!(number),
        Some(Strength::Special) => json!("special"),
    };
    let specials = weapon.specials.iter().map(|one| json!({"name": one.name, "cost": one.cost})).collect();
    let fields = [
        ("name", json!(weapon.name)),
        ("strength", strength),
        ("traits", json!(weapon.traits)),
        ("specials", specials),
    ];
    fields.into_iter().map(|(field, value)| (field.to_owned(), value)).collect()
}

fn ranged_weapon(ranged: &RangedWeapon) -> Value {
    let mut fields = weapon(&ranged.weapon);
    fields.insert("bands".to_owned(), json!(ranged.bands));
    Value::Object(fields)
}

fn feat(feat: &KiFeat) -> Value {
    let cost = match &feat.cost {
        None => Value::Null,
        Some(FeatCost::Number(number)) => json!(number),
        Some(FeatCost::Printed(printed)) => json!(printed),
    };
    json!({"name": feat.name, "cost": cost, "timing": feat.timing, "subject": feat.subject, "limits": feat.limits})
}

fn special(card: &SpecialCard) -> Value {
    let attached = |one: &Attachment| json!({"profile": one.profile, "model": one.model});
    let mut document = json!({
        "name": card.name,
        "kind": card.kind.name(),
        "faction": card.faction,
        "cost": card.cost,
        "max": card.most,
        "copies": card.copies,
        "equipment": card.carried == Carried::Equipment,
        "requirement": card.requirement,
        "exclusion": card.exclusion,
        "attached": card.attached.iter().map(attached).collect::<Vec<_>>(),
    });
    if !card.permits.is_empty() {
        document["permits"] = json!(card.permits);
    }
    document
}
