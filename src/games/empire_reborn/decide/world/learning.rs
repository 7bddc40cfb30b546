//! What Characters learn, and out of which points (ER-XP).

use super::super::super::draft::Draft;
use super::super::super::event::Event;
use super::super::super::model::clan::Clan;
use super::super::super::person::{Person, PersonForm, PersonId};
use super::super::super::refusal::{Refusal, RefusalKind};
use super::super::super::rules::experience::{Purchase, purchase};
use super::super::super::world::command::Means;
use super::super::super::world::event::Befell;
use super::super::super::world::{Purse, PurseKind};
use super::super::require;
use super::happen;
use crate::kernel::name::{Name, Note};

/// Points are granted: without a reason to the Clan Pool as Imperial boons are, else for one new Character.
pub(super) fn grant(draft: &mut Draft, realm: Clan, points: u8, reason: &Note) -> Result<(), Refusal> {
    draft.realm(realm)?;
    require(draft, points > 0, RefusalKind::NothingChanges)?;
    let kind = if reason.is_empty() { PurseKind::Clan } else { PurseKind::Grant(reason.clone()) };
    happen(draft, Befell::Granted { realm, purse: Purse { kind, points: points.into() } });
    Ok(())
}

/// A Character spends experience; the Clan Pool serves its Primary Character alone.
pub(super) fn learn(draft: &mut Draft, realm: Clan, name: &Name, what: Purchase, from: Means) -> Result<(), Refusal> {
    let missing = Refusal { kind: RefusalKind::NoPerson, rule: "ER-XP-3" };
    let (who, person) = own(draft, realm, name).ok_or(missing)?;
    let half = draft.state.rulings().half_xp;
    let bought = purchase(person.character, realm, what, half)
        .map_err(|_| Refusal { kind: RefusalKind::BadPerson, rule: "ER-ADV-1" })?;
    if let Some(rule) = bought.broken {
        // Beyond its bounds a ring is no ring any more.
        require(draft, rule != "ER-Q-2", RefusalKind::Bound)?;
        draft.require(false, rule, RefusalKind::Unlearnable)?;
    }
    let has = points(draft, realm, name, from)?;
    if from == Means::ClanPool {
        let primary = draft.state.primary(realm) == Some(who);
        draft.require(primary, "ER-XP-1", RefusalKind::NoPool)?;
    }
    let cost = u16::try_from(bought.cost).unwrap_or(u16::MAX);
    let small = |points: u16| i16::try_from(points).unwrap_or(i16::MAX);
    let kind = RefusalKind::TooLittleExperience { cost: small(cost), has: small(has) };
    draft.require(cost <= has, "ER-XP-3", kind)?;
    happen(draft, Befell::Learned { realm, name: name.clone(), cost, from });
    let person = PersonForm { name: name.clone(), form: bought.character.into_form(), employer: None };
    draft.happen(Event::PersonSet { who, person });
    Ok(())
}

/// A living Character of a Clan, by name.
fn own(draft: &Draft, realm: Clan, name: &Name) -> Option<(PersonId, Person)> {
    let mut mates = draft.state.living().filter(|(_, person)| person.clan() == Some(realm));
    mates.find(|(_, person)| person.name == *name).map(|(who, person)| (who, person.clone()))
}

/// The points there are.
fn points(draft: &Draft, realm: Clan, name: &Name, from: Means) -> Result<u16, Refusal> {
    let realm = draft.realm(realm)?;
    Ok(match from {
        Means::Own => realm.learning.iter().find(|one| one.name == *name).map_or(0, |one| one.held),
        Means::ClanPool => realm.pools.iter().find(|pool| pool.kind == PurseKind::Clan).map_or(0, |pool| pool.points),
    })
}
