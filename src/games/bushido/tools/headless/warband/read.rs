//! A Warband from its document.

use super::{FORMAT, VERSION};
use crate::games::bushido::model::size::Size;
use crate::games::bushido::model::warband::{
    Attachment, Bands, Card, Carried, Cost, FeatCost, KiFeat, MeleeWeapon, Missing, PrintedLimit, PrintedSpecial,
    PrintedStatistic, Profile, RangedWeapon, SpecialCard, SpecialKind, Strength, Theme, Unattachable, Warband,
    WarbandParts,
};
use crate::games::bushido::tools::headless::read::{Read, count_of, nullable, required};
use crate::kernel::document::{DocumentFault, Node, Object};
use std::ops::RangeInclusive;

/// The fields of a card, all of them optional.
pub const CARD: [&str; 17] = [
    "unique",
    "forms",
    "melee",
    "melee_boost",
    "ranged",
    "ranged_boost",
    "move",
    "move_boost",
    "ki",
    "ki_boost",
    "ki_cap",
    "wounds",
    "size",
    "base",
    "melee_weapons",
    "ranged_weapons",
    "ki_feats",
];

/// Reads a Warband with an agreed limit.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn warband(node: &Node) -> Read<Warband> {
    within(node, WarbandParts::RICE)
}

/// Reads a Warband that may be without an agreed limit, as players type it in: its Rice is 0.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn typed_warband(node: &Node) -> Read<Warband> {
    within(node, WarbandParts::NO_LIMIT..=*WarbandParts::RICE.end())
}

fn within(node: &Node, limits: RangeInclusive<i64>) -> Read<Warband> {
    let object = node.object(&["format", "version", "name", "faction", "rice", "theme", "profiles", "specials"])?;
    object.required("format")?.choice(&[(FORMAT, ())])?;
    object.required("version")?.integer(VERSION..=VERSION)?;
    let parts = WarbandParts {
        name: text(&object, "name")?,
        faction: text(&object, "faction")?,
        rice: required(&object, "rice", limits)?,
        theme: nullable(&object.required("theme")?, theme)?,
        profiles: list(&object.required("profiles")?, profile)?,
        specials: list(&object.required("specials")?, special)?,
    };
    Warband::new(parts).map_err(|fault| {
        let Unattachable { special, attachment, missing } = fault;
        let field = match missing {
            Missing::Profile => "profile",
            Missing::Model => "model",
        };
        let path = format!("{}[{special}].attached[{attachment}].{field}", node.path_of("specials"));
        DocumentFault { path, reason: fault.to_string() }
    })
}

fn list<T>(node: &Node, read: impl Fn(&Node) -> Read<T>) -> Read<Vec<T>> {
    node.items(0..=usize::MAX)?.iter().map(read).collect()
}

fn text(object: &Object, field: &str) -> Read<String> {
    any_text(&object.required(field)?)
}

fn any_text(node: &Node) -> Read<String> {
    node.text(0..=usize::MAX).map(str::to_owned)
}

fn texts(object: &Object, field: &str) -> Read<Vec<String>> {
    list(&object.required(field)?, any_text)
}

fn optional_texts(object: &Object, field: &str) -> Read<Vec<String>> {
    object.or(field, Vec::new(), |node| list(node, any_text))
}

fn theme(node: &Node) -> Read<Theme> {
    let object = node.object(&["name", "faction", "permitted", "exclusion"])?;
    Ok(Theme {
        name: text(&object, "name")?,
        faction: text(&object, "faction")?,
        permitted: texts(&object, "permitted")?,
        exclusion: texts(&object, "exclusion")?,
    })
}

fn profile(node: &Node) -> Read<Profile> {
    let fields = ["name", "faction", "ronin_for", "types", "traits", "cost", "max", "models"];
    let object = node.object(&[&fields[..], &["permits", "requires", "hatred"], &CARD].concat())?;
    let model = |node: &Node| text(&node.object(&["name"])?, "name");
    let models = object.required("models")?.items(1..=usize::MAX)?;
    Ok(Profile {
        name: text(&object, "name")?,
        faction: text(&object, "faction")?,
        ronin_for: nullable(&object.required("ronin_for")?, |node| list(node, any_text))?,
        types: texts(&object, "types")?,
        traits: texts(&object, "traits")?,
        cost: cost(&object.required("cost")?)?,
        most: most(&object)?,
        models: models.iter().map(model).collect::<Read<_>>()?,
        permits: optional_texts(&object, "permits")?,
        requires: optional_texts(&object, "requires")?,
        hatred: optional_texts(&object, "hatred")?,
        forms: optional_texts(&object, "forms")?,
        card: card(&object)?,
    })
}

fn cost(node: &Node) -> Read<Cost> {
    match node.choice(&[("Su", Cost::Summoned), ("Sp", Cost::Special)]) {
        Ok(cost) => Ok(cost),
        Err(_) => Ok(Cost::Rice(node.integer(Cost::RICE)?)),
    }
}

fn most(object: &Object) -> Read<Option<i64>> {
    nullable(&object.required("max")?, |node| node.integer(1..=20))
}

fn card(object: &Object) -> Read<Card> {
    let statistic = |field| object.or(field, None, |node| nullable(node, statistic));
    let number = |field| object.or(field, None, |node| nullable(node, |node| node.integer(0..=999)));
    Ok(Card {
        unique: object.or("unique", None, |node| node.boolean().map(Some))?,
        melee: statistic("melee")?,
        melee_boost: number("melee_boost")?,
        ranged: statistic("ranged")?,
        ranged_boost: number("ranged_boost")?,
        movement: statistic("move")?,
        movement_boost: number("move_boost")?,
        ki: statistic("ki")?,
        ki_boost: number("ki_boost")?,
        ki_limit: object.or("ki_cap", None, |node| nullable(node, ki_limit))?,
        wounds: number("wounds")?,
        size: object.or("size", None, |node| nullable(node, |node| node.choice(&Size::NAMED)))?,
        base: number("base")?,
        melee_weapons: object.or("melee_weapons", Vec::new(), |node| list(node, melee_weapon))?,
        ranged_weapons: object.or("ranged_weapons", Vec::new(), |node| list(node, ranged_weapon))?,
        feats: object.or("ki_feats", Vec::new(), |node| list(node, feat))?,
    })
}

fn statistic(node: &Node) -> Read<PrintedStatistic> {
    match node.choice(&[("-", PrintedStatistic::Dash)]) {
        Ok(dash) => Ok(dash),
        Err(_) => Ok(PrintedStatistic::Number(node.integer(0..=99)?)),
    }
}

fn ki_limit(node: &Node) -> Read<PrintedLimit> {
    match node.choice(&[("*", PrintedLimit::Communal), ("none", PrintedLimit::Unlimited)]) {
        Ok(limit) => Ok(limit),
        Err(_) => Ok(PrintedLimit::Number(node.integer(0..=999)?)),
    }
}

fn melee_weapon(node: &Node) -> Read<MeleeWeapon> {
    weapon(&node.object(&["name", "strength", "traits", "specials"])?)
}

fn ranged_weapon(node: &Node) -> Read<RangedWeapon> {
    let object = node.object(&["name", "bands", "strength", "traits", "specials"])?;
    Ok(RangedWeapon { weapon: weapon(&object)?, bands: nullable(&object.required("bands")?, bands)? })
}

fn weapon(object: &Object) -> Read<MeleeWeapon> {
    Ok(MeleeWeapon {
        name: text(object, "name")?,
        strength: nullable(&object.required("strength")?, strength)?,
        traits: texts(object, "traits")?,
        specials: list(&object.required("specials")?, printed_special)?,
    })
}

fn strength(node: &Node) -> Read<Strength> {
    match node.choice(&[("special", Strength::Special)]) {
        Ok(special) => Ok(special),
        Err(_) => Ok(Strength::Number(node.integer(-99..=99)?)),
    }
}

fn bands(node: &Node) -> Read<Bands> {
    let mut bands = [None; 3];
    for (band, item) in bands.iter_mut().zip(node.items(3..=3)?) {
        *band = nullable(&item, |item| item.integer(0..=99))?;
    }
    Ok(bands)
}

fn printed_special(node: &Node) -> Read<PrintedSpecial> {
    let object = node.object(&["name", "cost"])?;
    let cost = nullable(&object.required("cost")?, |node| node.integer(0..=999))?;
    Ok(PrintedSpecial { name: text(&object, "name")?, cost })
}

fn feat(node: &Node) -> Read<KiFeat> {
    let object = node.object(&["name", "cost", "timing", "subject", "limits"])?;
    let or_null = |field| nullable(&object.required(field)?, any_text);
    Ok(KiFeat {
        name: text(&object, "name")?,
        cost: nullable(&object.required("cost")?, feat_cost)?,
        timing: or_null("timing")?,
        subject: or_null("subject")?,
        limits: texts(&object, "limits")?,
    })
}

fn feat_cost(node: &Node) -> Read<FeatCost> {
    match node.text(0..=usize::MAX) {
        Ok(printed) => Ok(FeatCost::Printed(printed.to_owned())),
        Err(_) => Ok(FeatCost::Number(node.integer(0..=999)?)),
    }
}

fn special(node: &Node) -> Read<SpecialCard> {
    let fields = [
        "name",
        "kind",
        "faction",
        "cost",
        "max",
        "copies",
        "equipment",
        "requirement",
        "exclusion",
        "attached",
        "permits",
    ];
    let object = node.object(&fields)?;
    let equipment = object.required("equipment")?.boolean()?;
    Ok(SpecialCard {
        name: text(&object, "name")?,
        kind: object.required("kind")?.choice(&SpecialKind::NAMED)?,
        faction: text(&object, "faction")?,
        cost: required(&object, "cost", Cost::RICE)?,
        most: most(&object)?,
        copies: required(&object, "copies", SpecialCard::COPIES)?,
        carried: if equipment { Carried::Equipment } else { Carried::No },
        requirement: texts(&object, "requirement")?,
        exclusion: texts(&object, "exclusion")?,
        attached: list(&object.required("attached")?, attachment)?,
        permits: optional_texts(&object, "permits")?,
    })
}

fn attachment(node: &Node) -> Read<Attachment> {
    let object = node.object(&["profile", "model"])?;
    let index = |node: &Node| count_of(node, 0..=i64::MAX);
    Ok(Attachment {
        profile: index(&object.required("profile")?)?,
        model: nullable(&object.required("model")?, index)?,
    })
}
