//! What a card prints that only the table can see to, at its moment; and the card in a line.

use crate::games::bushido::content::reminders::{Moment, reminders};
use crate::games::bushido::model::warband::Strength;
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

/// The traits of a card, then each weapon with its Strength, traits and Specials: as printed, in lines.
pub fn card_lines(model: &Model) -> Vec<String> {
    let card = model.card();
    let strength = |strength: Option<Strength>| match strength {
        Some(Strength::Number(value)) => format!("{value:+}"),
        Some(Strength::Special) => "Sp".to_owned(),
        None => "?".to_owned(),
    };
    let weapons = card.melee_weapons.iter().chain(card.ranged_weapons.iter().map(|ranged| &ranged.weapon));
    let weapons = weapons.map(|weapon| {
        let specials = weapon.specials.iter().map(|special| match special.cost {
            Some(cost) => format!("{} ({cost})", special.name),
            None => format!("{} (?)", special.name),
        });
        let parts = std::iter::once(format!("{} {}", weapon.name, strength(weapon.strength)));
        parts.chain(weapon.traits.iter().cloned()).chain(specials).collect::<Vec<_>>().join(" · ")
    });
    let traits = &model.profile_card().traits;
    let traits = (!traits.is_empty()).then(|| traits.join(" · "));
    traits.into_iter().chain(weapons).collect()
}
