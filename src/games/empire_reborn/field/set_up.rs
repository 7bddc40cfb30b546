//! A battle comes to the table: who is there, on what ground, and where they can go.

use super::aboard::passengers;
use super::event::Fray;
use super::ranks::{field, taking_part};
use super::{Affair, Band, Clash, Kind, Muster, Plan, ROLES};
use crate::games::empire_reborn::atlas::{owner, standings};
use crate::games::empire_reborn::draft::Draft;
use crate::games::empire_reborn::model::army::{Nature, Role};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::model::map::LinkKind;
use crate::games::empire_reborn::model::school::School;
use crate::games::empire_reborn::model::troops::Printed;
use crate::games::empire_reborn::model::unit::Enchantment;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::refusal::{Refusal, RefusalKind};
use crate::games::empire_reborn::state::State;
use crate::kernel::by::Small;
use crate::kernel::name::Name;

/// Most units of a side.
pub const MOST_UNITS: u16 = 200;

/// A battle begins: what the realms and the map know of it is filled in.
pub(super) fn begin(draft: &mut Draft, plan: &Plan) -> Result<(), Refusal> {
    draft.require(draft.state.clash().is_none(), "ER-SEQ", RefusalKind::BattleOnTable)?;
    draft.require(plan.sides[0].clan != plan.sides[1].clan, "ER-MOV-2", RefusalKind::Bound)?;
    for side in &plan.sides {
        mustered(draft, plan, side)?;
    }
    let season = draft.state.season();
    let mut filled = plan.clone();
    filled.koku = plan.koku.or_else(|| koku(&draft.state, plan));
    for (role, side) in ROLES.into_iter().zip(&mut filled.sides) {
        if side.back.is_empty() {
            side.back = back(&draft.state, plan, role);
        }
    }
    let clash = Clash::of(&filled, season);
    let fits = field(&draft.state, &clash, &taking_part(&draft.state, &clash, 1)).is_some();
    draft.require(fits, "ER-BAT-9", RefusalKind::OutOfPlace)?;
    let room = ROLES.iter().all(|role| passengers(&draft.state, &clash, *role).is_some());
    draft.require(room, "ER-UNIT-7", RefusalKind::OutOfPlace)?;
    draft.fray(Fray::Begun { plan: Box::new(filled), season });
    if undefended(plan) {
        super::decide::objective(draft);
    }
    Ok(())
}

/// Whether raiders meet no troops: they go for what they came for at once (ER-RAID-2).
fn undefended(plan: &Plan) -> bool {
    plan.affair == Affair::Raid && plan.sides[1].bands.is_empty()
}

/// Refuses a side that cannot be there.
fn mustered(draft: &mut Draft, plan: &Plan, side: &Muster) -> Result<(), Refusal> {
    let count = side.bands.iter().fold(0_u16, |all, band| all.saturating_add(band.count));
    let sound = side.bands.iter().all(|band| {
        let values = match band.kind {
            Kind::Printed(_) | Kind::Person(_) => true,
            Kind::Prayer(_) => false,
            Kind::Legion { tv } => tv <= 12,
            Kind::Own { av, tv, fear } => av <= 20 && tv <= 20 && fear <= 9,
        };
        let single = !matches!(band.kind, Kind::Person(_)) || band.count == 1;
        values && single && band.count >= 1 && (-20..=20).contains(&band.av) && (-20..=20).contains(&band.tv)
    });
    let least = u16::from(!(undefended(plan) && side.clan == plan.sides[1].clan));
    draft.bound(sound && (least..=MOST_UNITS).contains(&count) && side.back.len() <= 10, "ER-BAT-9")?;
    aboard(draft, plan, side)?;
    for (at, who) in side.persons.iter().enumerate() {
        let person = draft.living(*who)?;
        draft.require(person.captor.is_none(), "ER-CAP", RefusalKind::Captive(person.name.clone()))?;
        let twice =
            plan.sides.iter().map(|one| one.persons.iter().filter(|one| *one == who).count()).sum::<usize>() > 1;
        draft.bound(!twice && at < 30, "ER-Q-1")?;
    }
    enchanted(draft, plan, side)?;
    for band in &side.bands {
        match band.kind {
            Kind::Person(who) => {
                let person = draft.person(who)?;
                let formed = side.bands.iter().filter(|one| one.kind == band.kind).count() == 1;
                draft.bound(side.persons.contains(&who) && formed && plan.ground != Ground::Naval, "ER-BAT-10")?;
                let able = person.character.may_form_a_unit();
                draft.require(able, "ER-BAT-10", RefusalKind::BadPerson)?;
            }
            Kind::Printed(kind) => there(draft, plan, side, (kind, band))?,
            Kind::Legion { .. } | Kind::Own { .. } | Kind::Prayer(_) => {}
        }
    }
    Ok(())
}

/// Refuses more units of a kind than stand in a place, where the realm is kept here.
fn there(draft: &mut Draft, plan: &Plan, side: &Muster, (kind, band): (Printed, &Band)) -> Result<(), Refusal> {
    let place = band.from.as_ref().unwrap_or(&plan.place);
    let alike = |one: &&Band| one.kind == band.kind && one.from == band.from;
    let all = side.bands.iter().chain(&side.aboard).filter(alike);
    let all = all.fold(0_u16, |all, one| all.saturating_add(one.count));
    let kept = draft.state.realm(side.clan).filter(|_| side.nature != Nature::Outlaws);
    match kept.map(|realm| realm.count(place, kind)) {
        Some(has) => draft.require(all <= has, "ER-MOV-1", RefusalKind::TooFewUnits { kind, has }),
        None => Ok(()),
    }
}

/// Refuses troops on board where nobody is at sea, or whom the realm does not have.
fn aboard(draft: &mut Draft, plan: &Plan, side: &Muster) -> Result<(), Refusal> {
    let count = side.aboard.iter().fold(0_u16, |all, band| all.saturating_add(band.count));
    let at_sea = plan.ground == Ground::Naval || side.aboard.is_empty();
    draft.bound(at_sea && count <= MOST_UNITS, "ER-NAV")?;
    for band in &side.aboard {
        if let Kind::Printed(kind) = band.kind {
            there(draft, plan, side, (kind, band))?;
        }
    }
    Ok(())
}

/// Refuses more enchanted units than the shugenja of a side have ranks in such a school (ER-SCH), and Naval ones ashore.
fn enchanted(draft: &mut Draft, plan: &Plan, side: &Muster) -> Result<(), Refusal> {
    let floats = side.bands.iter().any(|band| matches!(band.enchantment, Some(Enchantment::Mantis(_))));
    draft.require(!floats || plan.ground == Ground::Naval, "ER-SCH", RefusalKind::OutOfPlace)?;
    for clan in Clan::ALL {
        let laid = side.bands.iter().filter(|band| band.enchantment.is_some_and(|one| one.clan() == *clan));
        let laid = laid.fold(0_u16, |all, band| all.saturating_add(band.count));
        let rank =
            |who: &PersonId| draft.state.person(*who).map_or(0, |one| one.character.rank_in(School::shugenja(*clan)));
        let most: u16 = side.persons.iter().map(|who| u16::from(rank(who))).sum();
        draft.require(laid <= most, "ER-SCH", RefusalKind::TooManyEnchanted { most })?;
    }
    Ok(())
}

/// The koku of the province this turn, where its realm is kept here and its production known.
fn koku(state: &State, plan: &Plan) -> Option<u16> {
    if plan.affair != Affair::Raid {
        return None;
    }
    let province = state.realms().iter().find_map(|realm| realm.province(&plan.place))?;
    let revenue = province.holding()?.revenue(state.season());
    u16::try_from(revenue.koku).ok()
}

/// Where a side's units go when they must: where they came from, or to friendly neighbors (ER-BAT-13).
fn back(state: &State, plan: &Plan, role: Role) -> Vec<Name> {
    let side = &plan.sides[super::side(role)];
    match role {
        Role::Attacker => {
            let mut all: Vec<Name> = Vec::new();
            for from in side.bands.iter().filter_map(|band| band.from.as_ref()) {
                if !all.contains(from) && *from != plan.place {
                    all.push(from.clone());
                }
            }
            all
        }
        Role::Defender => match friendly(state, &plan.place, side.clan, plan.ground == Ground::Naval) {
            all if all.is_empty() && is_unknown(state, &plan.place) => at_home(state, plan, side.clan),
            all => all,
        },
    }
}

/// Whether the map tells nothing of what lies beside a place.
fn is_unknown(state: &State, place: &Name) -> bool {
    state.chart().ways.iter().all(|way| way.beyond(place).is_none())
}

/// Where a Clan is at home besides; on land alone. Of a place without a map that is all that is known.
fn at_home(state: &State, plan: &Plan, clan: Clan) -> Vec<Name> {
    let provinces = state.realm(clan).filter(|_| plan.ground != Ground::Naval).map(|realm| &realm.provinces);
    let names = provinces.into_iter().flatten().map(|province| province.name.clone());
    names.filter(|name| *name != plan.place).take(10).collect()
}

/// The neighbors of a place where a Clan or an ally is at home, or their troops stand and no others.
pub fn friendly(state: &State, place: &Name, clan: Clan, at_sea: bool) -> Vec<Name> {
    let chart = state.chart();
    let road = |kind: LinkKind| match kind {
        LinkKind::Land | LinkKind::Pass => !at_sea,
        LinkKind::Sea => at_sea,
        LinkKind::Coast => false,
    };
    let beside = chart.ways.iter().filter(|way| road(way.kind)).filter_map(|way| way.beyond(place));
    let free = |name: &&Name| {
        chart.place(name).is_some_and(|there| {
            let stands = standings(state, there);
            let ours = |one: Clan| one == clan || state.are_allies(clan, one);
            let held = owner(state, there).is_some_and(ours) || !stands.is_empty();
            held && stands.iter().all(|one| ours(one.clan))
        })
    };
    let mut all: Vec<Name> = beside.filter(free).cloned().collect();
    all.dedup();
    all.truncate(10);
    all
}
