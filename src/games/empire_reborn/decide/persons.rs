//! Characters come to the table and change (ER-CHR, ER-XP).

use super::super::draft::Draft;
use super::super::event::{Event, Why};
use super::super::model::advantage::Advantage;
use super::super::model::character::{Character, CharacterForm};
use super::super::model::clan::Clan;
use super::super::model::disadvantage::Disadvantage;
use super::super::person::{PersonForm, PersonId};
use super::super::realm::MOST_KOKU;
use super::super::refusal::{Refusal, RefusalKind};
use super::super::rules::creation::{ALL_POINTS, MOST_CHARACTERS, Price, broken_by, together};
use super::{realm, require};
use crate::kernel::name::Name;

/// A Character comes to the table.
pub(super) fn welcome(draft: &mut Draft, name: &Name, form: &CharacterForm) -> Result<(), Refusal> {
    come(draft, PersonForm { name: name.clone(), form: form.clone(), employer: None })
}

/// A Character is hired for what was bid, after the first army was bought (ER-BUY-1, -4).
pub(super) fn hire(draft: &mut Draft, clan: Clan, name: &Name, form: &CharacterForm, bid: u16) -> Result<(), Refusal> {
    draft.realm(clan)?;
    draft.require(draft.state.turn() > 0, "ER-BUY-1", RefusalKind::NotBegun)?;
    draft.require(form.clan.is_none(), "ER-BUY-4", RefusalKind::BadPerson)?;
    require(draft, bid <= MOST_KOKU, RefusalKind::Bound)?;
    come(draft, PersonForm { name: name.clone(), form: form.clone(), employer: Some(clan) })?;
    draft.pay(clan, bid.into(), Why::Hired)?;
    realm::hired(draft, clan);
    Ok(())
}

/// Before the campaign a Character comes by the rules of creation, later by the number a Clan may have.
fn come(draft: &mut Draft, person: PersonForm) -> Result<(), Refusal> {
    let PersonForm { name, form, employer } = &person;
    let character = character(draft, form)?;
    if let Some(clan) = character.clan().or(*employer) {
        let own: Vec<Character> = {
            let mates = draft.state.living().filter(|(_, person)| person.serves(clan));
            mates.map(|(_, person)| person.character.clone()).collect()
        };
        draft.require(own.len() < MOST_CHARACTERS, "ER-Q-1", RefusalKind::TooManyPersons(clan))?;
        if draft.state.turn() == 0 && draft.state.realm(clan).is_some() {
            if let Some(rule) = broken_by(&character, clan, draft.state.rulings()).first() {
                draft.require(false, rule, RefusalKind::Creation(name.clone()))?;
            }
            let prices: Vec<Price> = own.iter().chain([&character]).map(|one| Price::of(one, clan)).collect();
            let points = together(&prices);
            let kind = RefusalKind::TooManyPoints { points: i16::try_from(points).unwrap_or(i16::MAX) };
            draft.require(points <= ALL_POINTS, "ER-CHR-1", kind)?;
        }
    }
    draft.happen(Event::PersonCame { person });
    Ok(())
}

pub(super) fn set(draft: &mut Draft, who: PersonId, name: &Name, form: &CharacterForm) -> Result<(), Refusal> {
    let old = draft.person(who)?;
    let new = character(draft, form)?;
    require(draft, old.name != *name || old.character != new, RefusalKind::NothingChanges)?;
    let person = PersonForm { name: name.clone(), form: form.clone(), employer: old.employer };
    draft.happen(Event::PersonSet { who, person });
    Ok(())
}

/// The Character of a form whose numbers are within their bounds.
pub(super) fn character(draft: &mut Draft, form: &CharacterForm) -> Result<Character, Refusal> {
    draft.require((-20..=20).contains(&form.honor), "ER-Q-3", RefusalKind::Bound)?;
    let good = form.advantages.iter().all(|advantage| match advantage {
        Advantage::Lucky(level) => (1..=3).contains(level),
        Advantage::StrengthOfTheEarth(level) => (1..=5).contains(level),
        _ => true,
    });
    let bad = form.disadvantages.iter().all(|disadvantage| match disadvantage {
        Disadvantage::Compulsion(level) | Disadvantage::Unlucky(level) => (1..=3).contains(level),
        Disadvantage::GaijinPlague(level) | Disadvantage::ShadowlandsTaint(level) => (1..=5).contains(level),
        _ => true,
    });
    let saver = form.saver.is_none_or(|void| (1..=5).contains(&void));
    require(draft, good && bad && saver, RefusalKind::BadPerson)?;
    Character::new(form.clone()).map_err(|_| Refusal { kind: RefusalKind::BadPerson, rule: "ER-ADV-1" })
}
