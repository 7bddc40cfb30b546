//! What follows a battle: where the loser runs, and what it comes to in the realms (ER-BAT-13, ER-CAP, ER-RAID-4).

use super::aboard::{afloat, passengers};
use super::due::{Due, due, runners};
use super::event::{For, Fray};
use super::ranks::{general_of, living, present};
use super::throw::Reading;
use super::{Affair, Clash, Kind, ROLES, Stage, Verdict};
use crate::games::empire_reborn::decide::provoke;
use crate::games::empire_reborn::draft::Draft;
use crate::games::empire_reborn::event::{Event, Why};
use crate::games::empire_reborn::model::army::{Nature, Role};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Disposition;
use crate::games::empire_reborn::model::rulings::BattleHonor;
use crate::games::empire_reborn::model::troops::Printed;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::realm::Province;
use crate::games::empire_reborn::refusal::{Refusal, RefusalKind};
use crate::kernel::name::Name;
use std::collections::BTreeMap;

/// The loser's units run where there is but one way; where there is none they stay, and are booked so.
pub(super) fn run_alike(draft: &mut Draft, clash: &Clash) {
    let loser = clash.verdict.and_then(|verdict| verdict.winner).map(Role::other);
    if let Some((role, place)) = loser.and_then(|role| Some((role, clash.party(role).back.first()?))) {
        let routes = runners(&draft.state, clash, role).into_iter().map(|at| (at, place.clone())).collect();
        draft.fray(Fray::Ran { routes });
    }
    draft.fray(Fray::Came { stage: Stage::Over });
}

/// How many faces of a d10 lead to each of so many places, which take them in turn; the rest is rolled again.
pub const fn faces_each(places: usize) -> usize {
    if places > 10 { 1 } else { 10 / places }
}

/// Each unit of the loser runs where its die says.
pub(super) fn run_by_die(read: &mut Reading<'_>, clash: &Clash, role: Role, units: &[u16]) -> Result<(), Refusal> {
    let back = &clash.party(role).back;
    let each = faces_each(back.len());
    let last = u8::try_from(each * back.len()).unwrap_or(10);
    let face = move |chance: &mut crate::kernel::chance::Chance| {
        u8::try_from(chance.below(u32::from(last.max(1)))).unwrap_or(0) + 1
    };
    let lying = read.take(units.len(), |die| (1..=last).contains(&die), face)?;
    read.cast(role, For::Retreat, &lying, i64::try_from(units.len()).unwrap_or(0), None);
    let place = |die: u8| back[usize::from(die.saturating_sub(1)) % back.len()].clone();
    let routes = units.iter().zip(&lying.dice).map(|(at, die)| (*at, place(*die))).collect();
    read.draft.fray(Fray::Ran { routes });
    read.draft.fray(Fray::Came { stage: Stage::Over });
    Ok(())
}

/// Somebody becomes a captive (ER-CAP).
pub(super) fn capture(draft: &mut Draft, who: PersonId, by: Clan) {
    draft.fray(Fray::Captured { who, by });
    super::decide::honor_of_all(draft, &[who], -3);
}

/// What the battle came to goes into the realms, and the Honor of all into the queue.
pub(super) fn book(draft: &mut Draft, occupy: bool) -> Result<(), Refusal> {
    let clash = draft.clash()?;
    if due(&draft.state) != Some(Due::Book) {
        return Err(Refusal { kind: RefusalKind::RollFirst, rule: "ER-BAT-13" });
    }
    let everybody = ROLES.map(|role| at_stake(draft, &clash, role));
    for role in ROLES.into_iter().filter(|role| clash.party(*role).nature != Nature::Outlaws) {
        units(draft, &clash, role);
    }
    if let Some(verdict) = clash.verdict {
        let prisoners = prisoners(draft, &clash, verdict);
        honor(draft, &clash, verdict, &everybody);
        if let Some(winner) = verdict.winner {
            let beaten: Vec<PersonId> = present(&draft.state, &clash, winner.other()).map(|(who, _)| who).collect();
            if let Some(victor) = general_of(&draft.state, &clash, winner) {
                beaten.into_iter().for_each(|who| provoke(draft, who, victor));
            }
            prisoners.into_iter().for_each(|who| capture(draft, who, clash.party(winner).clan));
        }
        if occupy && verdict.winner == Some(Role::Attacker) && !clash.is_naval() {
            occupied(draft, &clash);
        }
    }
    if clash.affair == Affair::Raid {
        carried_off(draft, &clash);
    }
    draft.fray(Fray::Closed { booked: true });
    Ok(())
}

/// Whose Honor a side's battle puts at stake: everybody's who was there, or the General's alone (BattleHonor).
fn at_stake(draft: &Draft, clash: &Clash, role: Role) -> Vec<PersonId> {
    let all = present(&draft.state, clash, role);
    match draft.state.rulings().battle_honor {
        BattleHonor::Everybody => all.map(|(who, _)| who).collect(),
        BattleHonor::General => general_of(&draft.state, clash, role).into_iter().collect(),
    }
}

/// Where a unit is when the battle is over.
enum Ends {
    /// It is lost.
    Lost,
    /// It is there.
    At(Name),
    /// It is the victor's.
    Taken,
}

fn ends(clash: &Clash, role: Role, at: u16, lives: bool) -> Ends {
    let fighter = &clash.party(role).fighters[usize::from(at)];
    let winner = clash.verdict.and_then(|verdict| verdict.winner);
    let advances = clash.affair == Affair::Battle && (!fighter.kind.is_ship() || clash.is_naval());
    match winner {
        _ if !lives => Ends::Lost,
        Some(winner) if winner == role && role == Role::Attacker && advances => Ends::At(clash.place.clone()),
        Some(winner) if winner == role => Ends::At(fighter.from.clone()),
        None => Ends::At(fighter.from.clone()),
        Some(_) if fighter.kind.is_wall() => Ends::Taken,
        Some(_) => match clash.routes.iter().find(|(one, _)| *one == at) {
            Some((_, place)) => Ends::At(place.clone()),
            // Attackers of whom nobody said where they came from are out of sight.
            None if role == Role::Attacker => Ends::At(fighter.from.clone()),
            None => Ends::Lost,
        },
    }
}

/// What becomes of the units of a side, kind by kind.
fn units(draft: &mut Draft, clash: &Clash, role: Role) {
    let clan = clash.party(role).clan;
    let alive = living(&draft.state, clash, role);
    let mut lost: BTreeMap<(Name, Printed), u16> = BTreeMap::new();
    let mut moved: BTreeMap<(Name, Name, Printed), u16> = BTreeMap::new();
    let mut taken: BTreeMap<(Name, Printed), u16> = BTreeMap::new();
    for (at, fighter) in (0_u16..).zip(&clash.party(role).fighters) {
        let Kind::Printed(kind) = fighter.kind else { continue };
        let from = fighter.from.clone();
        match ends(clash, role, at, alive.contains(&at)) {
            Ends::Lost => *lost.entry((from, kind)).or_default() += 1,
            Ends::Taken => *taken.entry((from, kind)).or_default() += 1,
            Ends::At(to) if to != from => *moved.entry((from, to, kind)).or_default() += 1,
            Ends::At(_) => {}
        }
    }
    for passenger in passengers(&draft.state, clash, role).unwrap_or_default() {
        let from = passenger.from.clone().unwrap_or_else(|| clash.place.clone());
        let ship = afloat(&draft.state, clash, role, &passenger);
        match ship.map(|ship| (&clash.party(role).fighters[usize::from(ship)].from, ends(clash, role, ship, true))) {
            None | Some((_, Ends::Lost | Ends::Taken)) => *lost.entry((from, passenger.kind)).or_default() += 1,
            // Whoever stands where the ships do goes along.
            Some((harbour, Ends::At(to))) if *harbour == from && to != from => {
                *moved.entry((from, to, passenger.kind)).or_default() += 1;
            }
            Some((_, Ends::At(_))) => {}
        }
    }
    // Units that meanwhile are elsewhere are not taken from nowhere.
    let has = |draft: &Draft, place: &Name, kind: Printed, count: u16| {
        draft.state.realm(clan).map_or(0, |realm| realm.count(place, kind)).min(count)
    };
    for ((place, kind), count) in lost {
        let count = has(draft, &place, kind, count);
        if count > 0 {
            draft.happen(Event::UnitsLost { realm: clan, place, kind, count });
        }
    }
    for ((from, to, kind), count) in moved {
        let count = has(draft, &from, kind, count);
        if count > 0 {
            draft.happen(Event::UnitsMoved { realm: clan, from: from.clone(), to: to.clone(), kind, count });
        }
        let orders = draft.state.realm(clan).map(|realm| realm.orders.clone()).unwrap_or_default();
        let order = orders.iter().position(|order| order.from == from && order.to == to);
        if let Some(order) = order.and_then(|at| u8::try_from(at).ok()) {
            draft.happen(Event::OrderGone { realm: clan, order });
        }
    }
    let to = clash.party(role.other()).clan;
    for ((place, kind), count) in taken {
        draft.fray(Fray::Taken { from: clan, to, place, kind, count });
    }
}

/// The Characters of a loser who has no units left, or nowhere to go (ER-BAT-13).
fn prisoners(draft: &Draft, clash: &Clash, verdict: Verdict) -> Vec<PersonId> {
    let Some(role) = verdict.winner.map(Role::other) else { return Vec::new() };
    let left = runners(&draft.state, clash, role);
    let nowhere = role == Role::Defender && clash.routes.is_empty();
    if left.is_empty() || nowhere {
        present(&draft.state, clash, role).map(|(who, _)| who).collect()
    } else {
        Vec::new()
    }
}

/// By how much one side outnumbered the other when they met: 1, 2 or 3.
pub fn outnumbered(few: usize, many: usize) -> i8 {
    match few {
        0 => 3,
        few if many >= 3 * few => 3,
        few if many >= 2 * few => 2,
        _ => 1,
    }
}

/// Points of Honor of a won and lost battle: for whoever came off worse in the disposition and won, one more; for whoever
/// had surprised the other and lost, one more; of those who run and of those who are destroyed the row of their own.
fn honor(draft: &mut Draft, clash: &Clash, verdict: Verdict, everybody: &[Vec<PersonId>; 2]) {
    let Some(winner) = verdict.winner else { return };
    let loser = winner.other();
    let count = |role: Role| clash.party(role).fighters.len();
    let surprised = |by: Role| match clash.met {
        Some((Disposition::Surprised | Disposition::Ambush, who)) => who == Some(by),
        Some(_) | None => false,
    };
    let won = outnumbered(count(winner), count(loser)) + i8::from(surprised(loser));
    let more = !verdict.fled && surprised(loser);
    let lost = outnumbered(count(winner), count(loser));
    super::decide::honor_of_all(draft, &everybody[super::side(winner)], won);
    super::decide::honor_of_all(draft, &everybody[super::side(loser)], -lost - i8::from(more));
    for role in ROLES {
        if matches!(clash.met, Some((Disposition::Ambush, who)) if who == Some(role)) {
            super::decide::honor_of_all(draft, &everybody[super::side(role)], -1);
        }
    }
}

/// The province is the victor's (ER-BAT-13).
fn occupied(draft: &mut Draft, clash: &Clash) {
    let clan = clash.party(Role::Attacker).clan;
    let holder = draft.state.realms().iter().find(|realm| realm.province(&clash.place).is_some());
    let found = holder.and_then(|realm| Some((realm.clan, realm.province(&clash.place)?.clone())));
    let production = draft.state.chart().place(&clash.place).and_then(|place| match place.ground {
        crate::games::empire_reborn::chart::Ground::Province { production, .. } => production,
        crate::games::empire_reborn::chart::Ground::Sea => None,
    });
    if draft.state.realm(clan).is_some_and(|realm| realm.province(&clash.place).is_some()) {
        return;
    }
    let province = match found {
        Some((holder, province)) => {
            draft.happen(Event::ProvinceLost { realm: holder, name: clash.place.clone() });
            province
        }
        None => Province::new(clash.place.clone(), production),
    };
    if draft.state.realm(clan).is_some() {
        draft.happen(Event::ProvinceGained { realm: clan, province });
    }
}

/// What raiders carry off changes hands: out of the province's koku, or out of the treasury where those came in already.
fn carried_off(draft: &mut Draft, clash: &Clash) {
    let [attacker, defender] = ROLES.map(|role| clash.party(role).clan);
    let koku = clash.booty.koku;
    if koku > 0 {
        let turn = draft.state.turn();
        let realm = draft.state.realm(defender).cloned();
        let province = realm.as_ref().and_then(|realm| realm.province(&clash.place).cloned());
        match (realm, province) {
            (Some(realm), Some(province)) if !realm.has_closed(turn) => {
                let stolen = province.stolen.saturating_add(koku);
                let name = clash.place.clone();
                let province = Province { stolen, ..province };
                draft.happen(Event::ProvinceSet { realm: defender, name, province });
            }
            (Some(_), _) => draft.happen(Event::KokuChanged { realm: defender, by: -i32::from(koku), why: Why::Raid }),
            (None, _) => {}
        }
        let outlaws = clash.party(Role::Attacker).nature == Nature::Outlaws;
        if draft.state.realm(attacker).is_some() && !outlaws {
            draft.happen(Event::KokuChanged { realm: attacker, by: koku.into(), why: Why::Raid });
        }
    }
    for who in clash.booty.captured.clone() {
        capture(draft, who, attacker);
    }
    for who in clash.booty.freed.clone() {
        draft.fray(Fray::Freed { who });
    }
}
