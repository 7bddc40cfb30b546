//! What a turn brings in experience (ER-XP-1, -2).

use super::creation::Price;
use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::model::rulings::{ClanPoolSources, DeathPool};
use crate::games::empire_reborn::person::{Person, PersonId};
use crate::games::empire_reborn::realm::Realm;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::world::tally::Merit;
use crate::kernel::name::Name;

/// What a Primary Character gains each turn.
const PRIMARY: u8 = 3;

/// What one Character, or one Clan Pool, gains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// Whose.
    pub realm: Clan,
    /// Who gains how much for itself.
    pub own: Option<(Name, u8)>,
    /// How much the Clan Pool gains.
    pub pool: u8,
}

/// What every living Character of the realms that are kept here gains this turn.
pub fn gains(state: &State) -> Vec<Gain> {
    // Captives gain nothing (ER-CAP).
    let own = |clan: Clan| state.living().filter(move |(_, one)| one.clan() == Some(clan) && one.captor.is_none());
    let of = |realm: &Realm| {
        let primary = state.primary(realm.clan);
        let gain = |(who, person): (PersonId, &Person)| {
            let merits = state.tally().merits.iter().filter(|(one, _)| *one == who);
            let deeds = merits.clone().filter(|(_, merit)| *merit != Merit::Acclaimed);
            let deeds: u8 = deeds.fold(0, |all, (_, merit)| all.saturating_add(merit.points()));
            let acclaimed = merits.filter(|(_, merit)| *merit == Merit::Acclaimed).count().min(1);
            let lead =
                if primary == Some(who) { PRIMARY + crowns(state, realm.clan) + u8::from(acclaimed > 0) } else { 0 };
            let total = trained(person, deeds.saturating_add(lead));
            let pool = match state.rulings().clan_pool_sources {
                ClanPoolSources::PrimaryLines => lead.min(total),
                ClanPoolSources::All if lead > 0 => total,
                ClanPoolSources::All => 0,
            };
            Gain { realm: realm.clan, own: Some((person.name.clone(), total - pool)), pool }
        };
        own(realm.clan).map(gain).collect::<Vec<_>>()
    };
    state.realms().iter().flat_map(of).collect()
}

/// Ambition and Slow Learner, in a turn with experience.
fn trained(person: &Person, points: u8) -> u8 {
    if points == 0 {
        return 0;
    }
    let more = u8::from(person.character.has(Advantage::Ambition));
    let fewer = u8::from(person.character.suffers(Disadvantage::SlowLearner));
    (points.saturating_add(more)).saturating_sub(fewer).max(1)
}

/// In how much a Clan is alone the first of the Empire: provinces, koku, units, Honor. Among equals nobody is.
fn crowns(state: &State, clan: Clan) -> u8 {
    let measures: [fn(&State, &Realm) -> i64; 4] = [
        |_, realm| realm.provinces.len().try_into().unwrap_or(i64::MAX),
        |_, realm| realm.treasury.into(),
        |_, realm| realm.units.iter().map(|stand| i64::from(stand.count)).sum(),
        mean_honor,
    ];
    let first = |measure: &&fn(&State, &Realm) -> i64| {
        let own = state.realm(clan).map(|realm| measure(state, realm));
        let others = state.realms().iter().filter(|realm| realm.clan != clan).map(|realm| measure(state, realm));
        state.realms().len() > 1 && own > others.max()
    };
    u8::try_from(measures.iter().filter(first).count()).unwrap_or(0)
}

/// The mean Honor of a Clan's Characters, in hundredths.
fn mean_honor(state: &State, realm: &Realm) -> i64 {
    let own = state.living().filter(|(_, person)| person.clan() == Some(realm.clan));
    let honors: Vec<i64> = own.map(|(_, person)| person.character.honor()).collect();
    let count = i64::try_from(honors.len()).unwrap_or(1).max(1);
    honors.iter().sum::<i64>() * 100 / count
}

/// What a Character who fell leaves for one new one: nine tenths of what it was worth (ruling DeathPool).
pub fn death_pool(state: &State, who: PersonId) -> Option<(Clan, Name, u16)> {
    let person = state.person(who).filter(|person| !person.lives())?;
    let realm = state.realm(person.clan()?)?;
    let came = state.tally().worth.iter().find(|(one, _)| *one == who).map(|(_, worth)| *worth);
    let spent = realm.learning.iter().find(|one| one.name == person.name).map_or(0, |one| i64::from(one.spent));
    let worth = came.unwrap_or_else(|| Price::of(&person.character, realm.clan).net()).max(0) + spent;
    let nine = match state.rulings().death_pool {
        DeathPool::Down => worth * 9 / 10,
        DeathPool::Up => (worth * 9 + 9) / 10,
    };
    let points = u16::try_from(nine).ok().filter(|points| *points > 0)?;
    Some((realm.clan, person.name.clone(), points))
}
