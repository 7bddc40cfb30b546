//! Company a card needs or hates, and special cards (BU-WAR-8 to 10, A22).

use super::descriptor::{alternatives, any_fits, conditions, fits, same_faction, singular};
use super::faults::{Fault, FaultKind, Place};
use super::{is_enhancement, is_ronin};
use crate::games::bushido::model::warband::{Attachment, Carried, Profile, SpecialCard, SpecialKind, Warband};
use crate::games::bushido::rules::dice::small;

/// Types and traits that take only Enhancements which name them.
const MUST_BE_NAMED: [&str; 4] = ["Animal", "Construct", "Kami", "Swarm"];

/// A card's name and those of its forms.
pub(super) fn names_of(profile: &Profile) -> impl Iterator<Item = &str> {
    std::iter::once(&profile.name).chain(&profile.forms).map(String::as_str)
}

/// Whether two names of cards are equal.
pub(super) fn same_name(one: &str, another: &str) -> bool {
    one.to_lowercase() == another.to_lowercase()
}

/// BU-WAR-8: who must and who must not be with a model.
pub(super) fn company(warband: &Warband, faults: &mut Vec<Fault>) {
    let profiles = &warband.parts().profiles;
    for (at, profile) in profiles.iter().enumerate() {
        let others = || profiles.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, other)| other);
        let present = |descriptor: &String| others().any(|other| fits(descriptor, other));
        let hated = profile.hatred.iter().filter(|descriptor| present(descriptor));
        faults.extend(hated.map(|_| Fault { place: Place::ProfileHatred(at), kind: FaultKind::HatedModel }));
        let missing = profile.requires.iter().filter(|descriptor| !present(descriptor));
        faults
            .extend(missing.map(|_| Fault { place: Place::ProfileRequires(at), kind: FaultKind::MissingRequirement }));
    }
}

/// BU-WAR-9: every special card by itself.
pub(super) fn specials(warband: &Warband, faults: &mut Vec<Fault>) {
    let parts = warband.parts();
    for (at, card) in parts.specials.iter().enumerate() {
        let mut fault = |broken: bool, place, kind| faults.extend(broken.then_some(Fault { place, kind }));
        let foreign = !is_ronin(&card.faction) && !same_faction(&card.faction, &parts.faction);
        fault(foreign, Place::SpecialFaction(at), FaultKind::WrongFaction);
        let twice = parts.specials[..at].iter().any(|before| same_name(&before.name, &card.name));
        fault(twice, Place::SpecialName(at), FaultKind::DuplicateCard);
        let many = most_copies(card).is_some_and(|most| card.copies > most);
        fault(many, Place::SpecialCopies(at), FaultKind::TooManyCopies);
        let wanted = !is_enhancement(card.kind) && !card.requirement.is_empty();
        let missing = wanted && !parts.profiles.iter().any(|profile| any_fits(&card.requirement, profile));
        fault(missing, Place::SpecialRequirement(at), FaultKind::MissingRequirement);
    }
}

/// How many copies there may be, where that is known; of a Communal card one.
fn most_copies(card: &SpecialCard) -> Option<i64> {
    match card.kind {
        SpecialKind::Communal => Some(1),
        SpecialKind::Event | SpecialKind::Enhancement | SpecialKind::Terrain => card.most,
    }
}

/// BU-WAR-10: every Enhancement where it is attached.
pub(super) fn enhancements(warband: &Warband, faults: &mut Vec<Fault>) {
    let parts = warband.parts();
    let mut carried: Vec<Attachment> = Vec::new();
    for (at, card) in parts.specials.iter().enumerate().filter(|(_, card)| is_enhancement(card.kind)) {
        if small(card.attached.len()) != card.copies {
            faults.push(Fault { place: Place::SpecialAttached(at), kind: FaultKind::NotAttached });
        }
        for (nth, attached) in card.attached.iter().enumerate() {
            let profile = &parts.profiles[attached.profile];
            let kinds = unfit(card, profile).into_iter().chain(second(card, *attached, &carried));
            faults.extend(kinds.map(|kind| Fault { place: Place::Attachment(at, nth), kind }));
            if card.carried == Carried::Equipment {
                carried.push(*attached);
            }
        }
    }
}

fn unfit(card: &SpecialCard, profile: &Profile) -> Vec<FaultKind> {
    let required = card.requirement.is_empty() || any_fits(&card.requirement, profile);
    let broken = [
        (has_trait(profile, "Insignificant"), FaultKind::Insignificant),
        (!required, FaultKind::Requirement),
        (any_fits(&card.exclusion, profile), FaultKind::Exclusion),
        (!is_named(card, profile), FaultKind::MustBeNamed),
        (is_ronin(&profile.faction) && !is_ronin(&card.faction), FaultKind::RoninEnhancementOnly),
    ];
    broken.into_iter().filter(|(broken, _)| *broken).map(|(_, kind)| kind).collect()
}

/// A second Equipment of a model; an attachment without a model counts for every model of the card.
fn second(card: &SpecialCard, attached: Attachment, carried: &[Attachment]) -> Option<FaultKind> {
    let overlaps = |before: &Attachment| {
        let same_model = before.model.is_none() || attached.model.is_none() || before.model == attached.model;
        before.profile == attached.profile && same_model
    };
    let second = card.carried == Carried::Equipment && carried.iter().any(overlaps);
    second.then_some(FaultKind::SecondEquipment)
}

/// Whether the card names the model, where it must.
fn is_named(card: &SpecialCard, profile: &Profile) -> bool {
    let is = |kind: &str| has_trait(profile, kind) || profile.types.iter().any(|one| singular(one) == singular(kind));
    let special: Vec<&str> = MUST_BE_NAMED.into_iter().filter(|kind| is(kind)).collect();
    let entries = card.requirement.iter().flat_map(|entry| alternatives(entry)).flat_map(conditions).map(singular);
    let names = |entry: String| entry == singular(&profile.name) || special.iter().any(|kind| singular(kind) == entry);
    special.is_empty() || entries.into_iter().any(names)
}

/// Whether a profile has a trait, whatever its values.
pub fn has_trait(profile: &Profile, name: &str) -> bool {
    profile.traits.iter().any(|text| {
        let rest = text.strip_prefix(name);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '(', '[']))
    })
}
