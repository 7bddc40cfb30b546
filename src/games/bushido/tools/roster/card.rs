//! A profile card of a roster: who is on it and what is printed.

use super::selection::{Profile as Printed, Selection};
use super::{fault, text, weapons};
use crate::games::bushido::content::traits::TRAITS;
use crate::games::bushido::model::warband::{Card as Values, Cost, Profile};
use crate::kernel::document::DocumentFault;

const CHARACTER: &str = "Character Profile";
const CHARACTER_AND_TRAITS: &str = "Character Profile & Traits";
const TRAITS_ONLY: &str = "Character Traits";
/// Names of traits that are types too.
const TYPES_TOO: [&str; 3] = ["Construct", "Kami", "Swarm"];
/// Categories that say something else than a type.
const NO_TYPES: [&str; 3] = ["Unique", "Non-Unique", "Cycle"];
/// The most models of one card that are believed.
const MOST_MODELS: usize = 1000;

/// What was read of a profile card.
pub struct Card<'a, 'input> {
    /// The card.
    pub profile: Profile,
    /// Fields of the exchange format that could not be read.
    pub unreadable: Vec<&'static str>,
    /// Which selections are its models.
    pub models: Models<'a, 'input>,
}

/// The selections inside a card that are models, with the position of the first model of each.
pub type Models<'a, 'input> = Vec<(Selection<'a, 'input>, usize)>;

/// Reads a profile card, if the selection is one.
///
/// # Errors
///
/// A number of models that makes no sense.
pub fn read<'a, 'input>(
    selection: Selection<'a, 'input>,
    faction: &str,
) -> Result<Option<Card<'a, 'input>>, DocumentFault> {
    let parts = selection.without_specials();
    let mut holding: Vec<Selection> = parts.iter().copied().filter(|part| characters(*part).next().is_some()).collect();
    if holding.len() > 1 {
        // The card is itself the model only where nothing inside it is.
        holding.retain(|model| *model != selection);
    }
    let Some(first) = holding.first() else { return Ok(None) };
    let mut models = Vec::new();
    let mut places = Vec::new();
    for model in &holding {
        if *model != selection {
            places.push((*model, models.len()));
        }
        let name = characters(*model).next().map_or("", Printed::name);
        models.extend((0..model.number()?).map(|_| name.to_owned()));
        if models.len() > MOST_MODELS {
            return Err(fault("roster", format!("{:?} has more than {MOST_MODELS} models", selection.name())));
        }
    }
    let printed = characters(*first).next();
    let (card, unreadable) = printed.map_or_else(Default::default, |printed| values(printed, selection, &parts));
    let rice: i64 = parts.iter().map(|part| part.own_rice()).sum();
    let each = i64::try_from(models.len()).map_or(0, |models| rice / models);
    let forms = characters(*first).skip(1).map(|form| form.name().to_owned()).collect();
    let profile = Profile {
        name: selection.name().to_owned(),
        faction: selection.faction(faction),
        ronin_for: ronin_for(selection, faction),
        types: types(selection),
        traits: traits(&parts),
        cost: Cost::Rice(each),
        most: None,
        models,
        permits: Vec::new(),
        requires: Vec::new(),
        hatred: Vec::new(),
        forms,
        card,
    };
    Ok(Some(Card { profile, unreadable, models: places }))
}

/// The character profiles a selection itself holds.
fn characters<'a, 'input>(selection: Selection<'a, 'input>) -> impl Iterator<Item = Printed<'a, 'input>> {
    selection.profiles().filter(|profile| matches!(profile.kind(), CHARACTER | CHARACTER_AND_TRAITS))
}

fn ronin_for(selection: Selection, faction: &str) -> Option<Vec<String>> {
    if selection.faction(faction) != "Ronin" {
        return Some(Vec::new());
    }
    let served: Vec<String> = selection
        .categories()
        .filter_map(|one| one.strip_prefix("Faction: "))
        .map(|one| one.trim().to_owned())
        .collect();
    (!served.is_empty()).then_some(served)
}

fn types(selection: Selection) -> Vec<String> {
    let is_type = |category: &&str| {
        let prefixed = ["Faction: ", "Element: ", "Ronin "].iter().any(|prefix| category.starts_with(prefix));
        let marked = category.chars().any(|c| c.is_numeric() || c == '<' || c == '>');
        let named = NO_TYPES.contains(category) || category.ends_with(" Cards");
        let only_trait = TRAITS.contains(category) && !TYPES_TOO.contains(category);
        !(prefixed || marked || named || only_trait)
    };
    selection.categories().filter(is_type).map(str::to_owned).collect()
}

fn traits(parts: &[Selection]) -> Vec<String> {
    let printed = parts.iter().flat_map(|part| part.profiles());
    let printed = printed.filter(|profile| matches!(profile.kind(), TRAITS_ONLY | CHARACTER_AND_TRAITS));
    let texts: Vec<String> = printed.map(|profile| profile.characteristic("Traits")).collect();
    text::list_without_repetition(&texts)
}

/// The printed values of a card, and the fields of those that could not be read.
fn values(printed: Printed, selection: Selection, parts: &[Selection]) -> (Values, Vec<&'static str>) {
    let statistic = |name: &str| text::statistic(&printed.characteristic(name));
    let boost = |name: &str| text::number(&printed.characteristic(name), 999);
    let size = printed.characteristic("Size & Base");
    let values = Values {
        unique: Some(selection.categories().any(|category| category == "Unique")),
        melee: statistic("Melee Pool"),
        melee_boost: boost("Melee Boost"),
        ranged: statistic("Ranged Pool"),
        ranged_boost: boost("Ranged Boost"),
        movement: statistic("Move"),
        movement_boost: boost("Move Boost"),
        ki: statistic("Ki"),
        ki_boost: boost("Ki Boost"),
        ki_limit: text::ki_limit(&printed.characteristic("Ki Cap")),
        wounds: text::wounds(&printed.characteristic("Wounds")),
        size: text::size(&size),
        base: text::base(&size),
        melee_weapons: weapons::melee(parts),
        ranged_weapons: weapons::ranged(parts),
        feats: weapons::feats(parts),
    };
    let unreadable = [
        ("melee", values.melee.is_none()),
        ("ranged", values.ranged.is_none()),
        ("move", values.movement.is_none()),
        ("ki", values.ki.is_none()),
        ("ki_cap", values.ki_limit.is_none()),
        ("wounds", values.wounds.is_none()),
        ("size", values.size.is_none()),
    ];
    let unreadable = unreadable.into_iter().filter(|(_, unknown)| *unknown).map(|(field, _)| field).collect();
    (values, unreadable)
}
