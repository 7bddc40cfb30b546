//! Spies: sent, dismissed, heard of or not, and looked for (ER-SPY).

use super::super::super::atlas;
use super::super::super::draft::Draft;
use super::super::super::event::{Purpose, Why};
use super::super::super::model::clan::Clan;
use super::super::super::model::ring::Ring;
use super::super::super::model::rulings::SpyOrder;
use super::super::super::model::season::Security;
use super::super::super::person::{Dice, PersonId};
use super::super::super::refusal::{Refusal, RefusalKind};
use super::super::super::rules::odds::intrigue::{SCORPION_SPY_TN, SPY_TN};
use super::super::super::rules::odds::yearly::SPY_COST;
use super::super::super::rules::pool::{Pool, reaches};
use super::super::super::rules::recurring::{NAMING_FACES, spy_caught, spy_reports};
use super::super::super::state::State;
use super::super::super::world::Watch;
use super::super::super::world::event::{Befell, Named, Seen};
use super::super::require;
use super::super::rolls::roll;
use super::tens::Tens;
use super::{happen, known_place, owner};
use crate::kernel::chance::Chance;
use crate::kernel::name::Name;

/// Most spies of a Clan in a place: as many as can be counted at a glance.
const MOST_SPIES: u8 = 50;

fn there(draft: &Draft, realm: Clan, place: &Name) -> Result<u8, Refusal> {
    let realm = draft.realm(realm)?;
    Ok(realm.spies.iter().find(|watch| watch.place == *place).map_or(0, |watch| watch.count))
}

/// Spies go to a place; each is paid once (ER-SPY-1).
pub(super) fn send(draft: &mut Draft, realm: Clan, place: &Name, count: u8) -> Result<(), Refusal> {
    let before = there(draft, realm, place)?;
    require(draft, (1..=MOST_SPIES).contains(&count) && before <= MOST_SPIES - count, RefusalKind::Bound)?;
    draft.pay(realm, SPY_COST * i64::from(count), Why::Scouting)?;
    happen(draft, Befell::Sent { realm, place: place.clone(), count });
    Ok(())
}

pub(super) fn recall(draft: &mut Draft, realm: Clan, place: &Name, count: u8) -> Result<(), Refusal> {
    let has = there(draft, realm, place)?;
    require(draft, count > 0, RefusalKind::Bound)?;
    draft.require(count <= has, "ER-SPY", RefusalKind::TooFewSpies { has })?;
    happen(draft, Befell::Recalled { realm, place: place.clone(), count });
    Ok(())
}

/// How closely a place is watched, as far as it is known.
fn watched(state: &State, place: &Name) -> Security {
    let own = state.realms().iter().find_map(|realm| realm.province(place)).map(|province| province.security);
    own.or_else(|| state.chart().place(place).map(|place| atlas::security(state, place))).unwrap_or(Security::Open)
}

/// Who stands in a place, as far as it is known; the spies' own Clan left out.
fn seen(state: &State, place: &Name, but: Clan) -> Vec<Seen> {
    let units = |realm: &super::super::super::realm::Realm| -> u16 {
        realm.units.iter().filter(|stand| stand.place == *place).map(|stand| stand.count).sum()
    };
    let others = state.realms().iter().filter(|realm| realm.clan != but);
    others.map(|realm| Seen { clan: realm.clan, units: units(realm) }).filter(|seen| seen.units > 0).collect()
}

/// What became of the spies of a Clan in a place.
#[derive(Default)]
struct Fate {
    reports: u8,
    silent: u8,
    named: Vec<Named>,
}

/// Each spy in turn: whether it reports, whether it is caught, whether it names its employer (ER-SPY-2, -3).
fn fate(tens: &mut Tens<'_>, clan: Clan, watch: &Watch, security: Security, order: SpyOrder) -> Fate {
    let mut fate = Fate::default();
    for _ in 0..watch.count {
        let reports = tens.next() <= spy_reports(clan);
        let caught = tens.next() <= spy_caught(clan, security);
        // Whoever is caught first reports nothing any more.
        fate.reports += u8::from(reports && (order == SpyOrder::ReportFirst || !caught));
        if caught {
            fate.silent += 1;
            fate.named.push(if tens.next() <= NAMING_FACES { Named::Yes } else { Named::No });
        }
    }
    fate
}

/// Every spy of every realm, once a turn.
pub(super) fn listen(draft: &mut Draft, chance: &mut Chance, dice: &Dice) -> Result<(), Refusal> {
    let turn = draft.state.turn();
    draft.require(turn > 0, "ER-SPY", RefusalKind::NotBegun)?;
    draft.require(draft.state.world().heard < turn, "ER-SPY", RefusalKind::DoneThisTurn)?;
    let realms = draft.state.realms().iter();
    let all: Vec<(Clan, Watch)> =
        realms.flat_map(|realm| realm.spies.iter().map(move |watch| (realm.clan, watch.clone()))).collect();
    require(draft, !all.is_empty(), RefusalKind::NothingChanges)?;
    let order = draft.state.rulings().spy_order;
    let mut tens = Tens::new(chance, dice);
    for (realm, watch) in all {
        let fate = fate(&mut tens, realm, &watch, watched(&draft.state, &watch.place), order);
        let seen = if fate.reports > 0 { seen(&draft.state, &watch.place, realm) } else { Vec::new() };
        let owner = owner(draft, &watch.place);
        let place = watch.place;
        happen(
            draft,
            Befell::Heard {
                realm,
                place: place.clone(),
                of: watch.count,
                reports: fate.reports,
                silent: fate.silent,
                seen,
            },
        );
        for named in fate.named {
            happen(draft, Befell::SpyCaught { owner, place: place.clone(), employer: realm, named });
        }
    }
    happen(draft, Befell::Listened);
    tens.done(draft)
}

/// A Character looks for spies of others; those of the Scorpion are harder to find (ER-SPY-4).
pub(super) fn search(
    draft: &mut Draft,
    chance: &mut Chance,
    who: PersonId,
    place: &Name,
    dice: &Dice,
) -> Result<(), Refusal> {
    known_place(draft, place)?;
    let person = draft.living(who)?.character;
    draft.free(who)?;
    let pool = Pool::of(person.ring(Ring::Water));
    let total = roll(draft, chance, (who, Purpose::Called), (pool, None), dice)?;
    let tie = draft.state.rulings().tn_tie;
    let tn = |clan: Clan| if clan == Clan::Scorpion { SCORPION_SPY_TN } else { SPY_TN };
    let others = draft.state.realms().iter().filter(|realm| Some(realm.clan) != person.clan());
    let mut here = others.filter(|realm| realm.spies.iter().any(|watch| watch.place == *place));
    let noticed = here.any(|realm| reaches(total, tn(realm.clan), tie));
    happen(draft, Befell::Searched { who, place: place.clone(), noticed: noticed.into() });
    Ok(())
}
