//! What a card prints that only the table can see to, at its moment; and the card in a line.

use super::actions::against;
use crate::games::bushido::assemble::ranged::shots_left;
use crate::games::bushido::command::Command;
use crate::games::bushido::content::reminders::{Moment, reminders};
use crate::games::bushido::model::warband::{Bands, KiFeat, MeleeWeapon, Strength};
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::{Model, ModelId, Standing};

/// The models among `ids` that are to be remembered, each with its traits as printed.
pub fn remember(state: &State, ids: &[ModelId], moment: Moment) -> Vec<(ModelId, Vec<String>)> {
    let of = |id: &ModelId| {
        let traits = reminders(&state.model(*id)?.profile_card().traits, moment);
        (!traits.is_empty()).then_some((*id, traits))
    };
    ids.iter().filter_map(of).collect()
}

/// The same of every model on the table.
pub fn remember_all(state: &State, moment: Moment) -> Vec<(ModelId, Vec<String>)> {
    let there = state.models().filter(|(_, model)| model.standing() == Standing::Battlefield);
    let ids: Vec<ModelId> = there.map(|(id, _)| id).collect();
    remember(state, &ids, moment)
}

/// Ki Feats that a model can use now, by their places on its card, and could not any more once it is Surprised
/// (BU-ACT-8): Instants, and those of which nobody has said when they are used.
pub fn before_surprise(state: &State, id: ModelId) -> Vec<u8> {
    let Some(model) = state.model(id).filter(|model| !model.traits().has("Sixth Sense")) else { return Vec::new() };
    let instant = |feat: &KiFeat| match &feat.timing {
        Some(timing) => timing.to_lowercase().contains("instant"),
        None => true,
    };
    let feats = model.card().feats.iter().enumerate().filter(|(_, feat)| instant(feat));
    let usable = |feat: &u8| against(state, &Command::UseFeat { model: id, feat: *feat, paid: None }).is_none();
    feats.filter_map(|(place, _)| u8::try_from(place).ok()).filter(usable).collect()
}

/// The traits of a card and of its weapons as printed, each once.
pub fn card_traits(model: &Model) -> Vec<String> {
    let card = model.card();
    let weapons = card.melee_weapons.iter().chain(card.ranged_weapons.iter().map(|ranged| &ranged.weapon));
    let mut all: Vec<String> = Vec::new();
    for text in model.profile_card().traits.iter().chain(weapons.flat_map(|weapon| &weapon.traits)) {
        if !all.contains(text) {
            all.push(text.clone());
        }
    }
    all
}

/// A weapon in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeaponLine {
    /// As printed: name and Strength, range bands in inches, traits and Specials.
    pub printed: String,
    /// Shots that are left of its Ammo, and the Ammo; nothing where it has no end.
    pub shots: Option<(i16, i16)>,
}

/// Each weapon of a card in a line, those for melee first.
pub fn weapon_lines(model: &Model) -> Vec<WeaponLine> {
    let card = model.card();
    let melee = card.melee_weapons.iter().map(|weapon| WeaponLine { printed: printed(weapon, None), shots: None });
    let number = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
    let ranged = card.ranged_weapons.iter().enumerate().map(|(place, ranged)| {
        let left = u8::try_from(place).ok().and_then(|place| shots_left(model, place));
        let shots = left.map(|(left, ammo)| (number(left), number(ammo)));
        WeaponLine { printed: printed(&ranged.weapon, Some(ranged.bands)), shots }
    });
    melee.chain(ranged).collect()
}

/// A weapon as printed; `bands` are those of a ranged one, which nobody may have said.
fn printed(weapon: &MeleeWeapon, bands: Option<Option<Bands>>) -> String {
    let strength = match weapon.strength {
        Some(Strength::Number(value)) => format!("{value:+}"),
        Some(Strength::Special) => "Sp".to_owned(),
        None => "?".to_owned(),
    };
    let band = |most: Option<i64>| most.map_or_else(|| "-".to_owned(), |most| most.to_string());
    let inches = |bands: Option<Bands>| bands.map_or_else(|| "?".to_owned(), |bands| bands.map(band).join("/"));
    let bands = bands.map(|bands| format!("{}″", inches(bands)));
    let specials = weapon.specials.iter().map(|special| match special.cost {
        Some(cost) => format!("{} ({cost})", special.name),
        None => format!("{} (?)", special.name),
    });
    let parts = std::iter::once(format!("{} {strength}", weapon.name)).chain(bands);
    parts.chain(weapon.traits.iter().cloned()).chain(specials).collect::<Vec<_>>().join(" · ")
}

/// Each Ki Feat of a card that has limits, with them: as printed, in lines.
pub fn feat_lines(model: &Model) -> Vec<String> {
    let limited = model.card().feats.iter().filter(|feat| !feat.limits.is_empty());
    limited.map(|feat| format!("{} · {}", feat.name, feat.limits.join(" · "))).collect()
}
