//! What each event of the world makes of a table, and what every event adds to the tally of the turn.

use super::super::account::Account;
use super::super::decide::{shamed, shaming};
use super::super::event::{Event, Outcome, Purpose};
use super::super::field::event::Fray;
use super::super::field::ranks::lives;
use super::super::field::{Affair, Clash, side};
use super::super::model::army::{Nature, Role};
use super::super::model::character::Character;
use super::super::model::clan::Clan;
use super::super::model::ring::Ring;
use super::super::model::rulings::BattleXp;
use super::super::person::{Deed, Open, PersonForm, PersonId};
use super::super::realm::{MOST_KOKU, Realm};
use super::super::rules::creation::Price;
use super::super::rules::deeds::Crime;
use super::super::state::State;
use super::super::world::command::{Calamity, Means};
use super::super::world::event::{Befell, Reached};
use super::super::world::tally::{Last, Merit, Shame, Tally};
use super::super::world::{Learning, Purse, PurseKind, Watch};
use super::in_realm;
use crate::kernel::name::Name;

/// What an event counts for at the end of the turn; before it happens.
pub(super) fn count(state: &mut State, event: &Event) {
    match event {
        Event::TurnBegan { .. } => {
            let shame = Shame::begins(shamed(state).into_iter().map(|(who, points)| (who, -points)).collect());
            let (favor, worth, shaming) = (state.tally.favor, std::mem::take(&mut state.tally.worth), shaming(state));
            state.tally = Tally { favor, worth, shame, shaming, ..Tally::default() };
        }
        Event::AccountClosed { realm, month } => {
            let account = state.realm(*realm).map(|one| Account::of(one, month.turn, &state.rulings));
            state.tally.booked.extend(account.map(|account| (*realm, account)));
        }
        Event::FavorWon { .. } => (state.tally.favor, state.world.favored) = (state.turn, 0),
        Event::Opened { open: Open::Honor { who, points, .. } } => state.tally.shame.opened(*who, *points),
        Event::Rolled { who, purpose, .. } => {
            state.tally.acted.extend((*purpose == Purpose::Court).then_some(*who));
            state.tally.shame.rolled();
        }
        Event::Dismissed { .. } => state.tally.shame.rolled(),
        Event::HonorChanged { who, by } if *by < 0 => state.tally.shame.fell(*who),
        Event::Closed { open, then } => {
            if let Some(Open::Honor { who, .. }) = state.open.get(usize::from(*open)) {
                let ends = if then.is_some() { Last::MoreFollow } else { Last::Point };
                state.tally.shame.closed(usize::from(*open), *who, ends);
            }
        }
        Event::Died { who } => fall(state, *who),
        Event::Revived { who } => state.tally.fallen.retain(|one| one != who),
        Event::Acted { deed, actor, target, outcome } => acted(state, *deed, [*actor, *target], *outcome),
        Event::PersonCame { person } => {
            let next = u16::try_from(state.persons.len()).map(PersonId);
            next.into_iter().for_each(|who| appraise(state, who, person));
        }
        Event::PersonSet { who, person } => {
            if state.turn == 0 {
                appraise(state, *who, person);
            }
            rename_learning(state, *who, &person.name);
        }
        Event::ProvinceSet { name, province, .. } if *name != province.name => {
            rename_place(state, name, &province.name);
        }
        Event::Field(Fray::Closed { booked: true }) => fought(state),
        Event::World(befell) => match &**befell {
            Befell::Merited { who, merit } => state.tally.merits.push((*who, *merit)),
            Befell::Entered { who, .. } => {
                state.tally.merits.push((*who, Merit::Explored));
                state.tally.acted.push(*who);
            }
            Befell::Searched { who, .. } => state.tally.acted.push(*who),
            _ => {}
        },
        _ => {}
    }
}

/// What everybody earns who was in a battle that is booked: more where his side was outnumbered (ER-XP-2).
fn fought(state: &mut State) {
    let Some(clash) = state.clash() else { return };
    let winner = clash.verdict.and_then(|verdict| verdict.winner).map(side);
    let units = |at: usize| clash.sides[at].fighters.len();
    let mut earned = Vec::new();
    for at in 0..2 {
        let lines = match units(1 - at).checked_div(units(at)) {
            None | Some(3..) => 3,
            Some(2) => 2,
            Some(0 | 1) => 1,
        };
        let mut lines = [Merit::Battle, Merit::BattleTwo, Merit::BattleThree].into_iter().take(lines);
        let lines: Vec<Merit> = match state.rulings.battle_xp {
            BattleXp::Highest => lines.next_back().into_iter().collect(),
            BattleXp::Sum => lines.collect(),
        };
        for who in &clash.sides[at].persons {
            earned.extend(lines.iter().map(|merit| (*who, *merit)));
            earned.extend((winner == Some(at)).then_some((*who, Merit::BattleWon)));
        }
    }
    let beaten = winner.map(|at| [at, 1 - at].map(|at| clash.sides[at].persons.clone()));
    let stay = stayed(state, clash);
    state.tally.merits.extend(earned);
    state.tally.fought.extend(stay);
    if let Some([won, lost]) = beaten {
        avenge(state, &won, &lost);
    }
}

/// The units that fought and are still there: the victor's; a defender's where nobody won, or raiders went home.
fn stayed(state: &State, clash: &Clash) -> Option<(Clan, Name, u16)> {
    let winner = clash.verdict.and_then(|verdict| verdict.winner).filter(|_| clash.affair == Affair::Battle);
    let party = clash.party(winner.unwrap_or(Role::Defender));
    let left = party.fighters.iter().filter(|fighter| lives(state, fighter)).count();
    let mortal = party.nature != Nature::Outlaws;
    mortal.then(|| (party.clan, clash.place.clone(), u16::try_from(left).unwrap_or(u16::MAX)))
}

/// What a Character is worth when it comes.
fn appraise(state: &mut State, who: PersonId, person: &PersonForm) {
    let Ok(character) = Character::new(person.form.clone()) else { return };
    let Some(clan) = character.clan() else { return };
    state.tally.worth.retain(|(one, _)| *one != who);
    state.tally.worth.push((who, Price::of(&character, clan).net()));
}

fn fall(state: &mut State, who: PersonId) {
    state.tally.fallen.push(who);
    let killers: Vec<PersonId> = {
        let of = state.tally.struck.iter().filter(|(victim, _)| *victim == who);
        of.map(|(_, killer)| *killer).collect()
    };
    state.tally.struck.retain(|(victim, _)| *victim != who);
    state.tally.merits.extend(killers.into_iter().map(|killer| (killer, Merit::Killed)));
}

/// What both of a deed earn (ER-XP-2); a result that is rolled again earns nothing yet.
fn acted(state: &mut State, deed: Deed, both: [PersonId; 2], outcome: Outcome) {
    if outcome == Outcome::Again {
        return;
    }
    state.tally.acted.extend(deed.actors(&both));
    let won = match outcome {
        Outcome::Actor => Some(0),
        Outcome::Target => Some(1),
        Outcome::Again | Outcome::Nobody => None,
    };
    let [tried, harder, success] = match deed {
        Deed::Duel | Deed::BattleDuel => [Merit::Duel, Merit::HarderDuel, Merit::DuelWon],
        Deed::Contest(_) => [Merit::Contest, Merit::HarderContest, Merit::ContestWon],
        Deed::Assassination => {
            state.tally.merits.push((both[0], Merit::Assassination));
            state.tally.struck.extend((won == Some(0)).then_some((both[1], both[0])));
            return;
        }
        Deed::Denouncing(_) => return one_sided(state, both[0], [Merit::Denouncing, Merit::Denounced], won),
        Deed::Investigation | Deed::Uncovering(_) => {
            let held = deed == Deed::Uncovering(Crime::Forgery) && won == Some(1);
            state.tally.merits.extend(held.then_some((both[1], Merit::Believed)));
            return one_sided(state, both[0], [Merit::Investigation, Merit::Exposed], won);
        }
    };
    if let Some(at) = won.filter(|_| !matches!(deed, Deed::Contest(_))) {
        avenge(state, &[both[at]], &[both[1 - at]]);
    }
    let ring = if let Deed::Contest(ring) = deed { ring } else { Ring::Fire };
    let rating = |who: PersonId| state.person(who).map_or(0, |person: &_| person.character.ring(ring));
    let ratings = both.map(rating);
    for at in 0..2 {
        state.tally.merits.push((both[at], tried));
        if ratings[1 - at] > ratings[at] + 1 {
            state.tally.merits.push((both[at], harder));
        }
        if won == Some(at) {
            state.tally.merits.push((both[at], success));
        }
    }
}

/// Whoever beats somebody hates that one no longer (ER-ADV).
fn avenge(state: &mut State, won: &[PersonId], lost: &[PersonId]) {
    state.world.grudges.retain(|[who, against]| !(won.contains(who) && lost.contains(against)));
}

fn one_sided(state: &mut State, who: PersonId, [tried, done]: [Merit; 2], won: Option<usize>) {
    state.tally.merits.push((who, tried));
    state.tally.merits.extend((won == Some(0)).then_some((who, done)));
}

/// Whatever a Character has learned goes by its new name.
fn rename_learning(state: &mut State, who: PersonId, new: &Name) {
    let Some((old, clan)) = state.person(who).and_then(|person| Some((person.name.clone(), person.clan()?))) else {
        return;
    };
    in_realm(state, clan, |realm| {
        realm.learning.iter_mut().filter(|one| one.name == old).for_each(|one| one.name = new.clone());
    });
}

/// Whatever names a province names it by its new name.
fn rename_place(state: &mut State, old: &Name, new: &Name) {
    let fresh = state.tally.infected.iter_mut().chain(&mut state.tally.spreading);
    let fought = state.tally.fought.iter_mut().map(|(_, place, _)| place);
    let plagues = state.world.plagues.iter_mut().chain(fresh).chain(fought);
    let plagues = plagues.chain(state.tally.hurt.iter_mut().map(|(place, _)| place));
    let sites = state.world.sites.iter_mut().map(|site| &mut site.place);
    let spies = state.realms.iter_mut().flat_map(|realm| &mut realm.spies).map(|watch| &mut watch.place);
    plagues.chain(sites).chain(spies).filter(|name| *name == old).for_each(|name| *name = new.clone());
}

/// Makes an event of the world true.
pub(super) fn apply(state: &mut State, befell: &Befell) {
    match befell {
        Befell::Diced { .. }
        | Befell::Stays { .. }
        | Befell::SpyCaught { .. }
        | Befell::Searched { .. }
        | Befell::Cheated { .. }
        | Befell::Refused { .. }
        | Befell::Crossed { .. }
        | Befell::Called { .. }
        | Befell::Told { .. }
        | Befell::Merited { .. }
        | Befell::Founded { .. } => {}
        Befell::Sky { realm, place, weather, koku } => {
            state.tally.stirred = true;
            in_province(state, *realm, place, |province| {
                province.weather = *weather;
                province.extra = bounded(province.extra, *koku);
            });
        }
        Befell::Struck { realm, place, calamity, koku, loss } => {
            if let Some(realm) = realm {
                in_province(state, *realm, place, |province| {
                    province.extra = bounded(province.extra, -i16::try_from(*koku).unwrap_or(0));
                    province.loss = province.loss.saturating_add(*loss).min(MOST_KOKU);
                });
            }
            // A plague that goes on is nothing new.
            state.tally.stirred |= *calamity != Calamity::Plague || !state.world.plagues.contains(place);
            if *loss > 0 {
                state.tally.hurt.push((place.clone(), *loss));
            }
            if *calamity == Calamity::Plague {
                infect(state, place);
            }
        }
        Befell::Spread { place, .. } => infect(state, place),
        Befell::Spreads { from } => state.tally.spreading.push(from.clone()),
        Befell::Answered { from } => state.tally.spreading.retain(|one| one != from),
        Befell::Ended { place, .. } => state.world.plagues.retain(|one| one != place),
        Befell::Healed { realm, place, by } => {
            in_province(state, *realm, place, |province| province.loss = province.loss.saturating_sub(*by));
        }
        Befell::Retried { who } => state.tally.retried.push(*who),
        Befell::Mishap { who } => state.tally.mishaps.push(*who),
        Befell::Grudge { who, against } => state.world.grudges.push([*who, *against]),
        Befell::Seppuku { who, undone } => {
            for (one, points) in undone {
                super::of(state, *one, |person| person.lost = person.lost.saturating_sub(*points));
                state.tally.shame.undo(*one, *points);
            }
            state.tally.shaming.retain(|(one, _)| one != who);
        }
        Befell::Moved => state.world.moved = state.turn,
        Befell::Razed { realm, place, damage, .. } => {
            in_province(state, *realm, place, |province| province.damage = (province.damage + damage).min(100));
        }
        Befell::Hidden { site } => state.world.sites.push(site.clone()),
        Befell::Explored { realm, place, teams, found, .. } => {
            state.tally.explored.push((*realm, place.clone(), *teams));
            let site = found.and_then(|at| state.world.sites.get_mut(usize::from(at)));
            site.into_iter().for_each(|site| site.found.push(*realm));
        }
        Befell::Entered { site, who, overcame, .. } => {
            let clan = state.person(*who).and_then(|person| person.clan());
            let site = state.world.sites.get_mut(usize::from(*site)).filter(|_| *overcame == Reached::Yes);
            if let Some((site, clan)) = site.zip(clan).filter(|(site, clan)| !site.overcome.contains(clan)) {
                site.overcome.push(clan);
            }
        }
        Befell::Sent { realm, place, count } => in_realm(state, *realm, |realm| send(realm, place, *count)),
        Befell::Recalled { realm, place, count } => in_realm(state, *realm, |realm| lose(realm, place, *count)),
        Befell::Heard { realm, place, silent, .. } => in_realm(state, *realm, |realm| lose(realm, place, *silent)),
        Befell::Listened => state.world.heard = state.turn,
        Befell::Favored { .. } => state.world.favored = state.turn,
        Befell::Gained { realm, name, points } => in_realm(state, *realm, |realm| {
            let held = &mut learning(realm, name).held;
            *held = held.saturating_add((*points).into());
        }),
        Befell::Granted { realm, purse } => in_realm(state, *realm, |realm| grant(realm, purse)),
        Befell::Learned { realm, name, cost, from } => {
            in_realm(state, *realm, |realm| learn(realm, name, *cost, *from));
        }
    }
}

fn bounded(koku: i16, by: i16) -> i16 {
    let most = MOST_KOKU.cast_signed();
    koku.saturating_add(by).clamp(-most, most)
}

fn infect(state: &mut State, place: &Name) {
    if !state.world.plagues.contains(place) {
        state.world.plagues.push(place.clone());
        state.tally.infected.push(place.clone());
    }
}

fn in_province(state: &mut State, clan: Clan, name: &Name, change: impl FnOnce(&mut super::super::realm::Province)) {
    in_realm(state, clan, |realm| {
        if let Some(province) = realm.provinces.iter_mut().find(|province| province.name == *name) {
            change(province);
        }
    });
}

fn send(realm: &mut Realm, place: &Name, count: u8) {
    match realm.spies.iter_mut().find(|watch| watch.place == *place) {
        Some(watch) => watch.count = watch.count.saturating_add(count),
        None => realm.spies.push(Watch { place: place.clone(), count }),
    }
    realm.spies.sort_by(|one, other| one.place.cmp(&other.place));
}

fn lose(realm: &mut Realm, place: &Name, count: u8) {
    for watch in realm.spies.iter_mut().filter(|watch| watch.place == *place) {
        watch.count = watch.count.saturating_sub(count);
    }
    realm.spies.retain(|watch| watch.count > 0);
}

fn learning<'a>(realm: &'a mut Realm, name: &Name) -> &'a mut Learning {
    let at = realm.learning.iter().position(|one| one.name == *name).unwrap_or_else(|| {
        realm.learning.push(Learning { name: name.clone(), held: 0, spent: 0 });
        realm.learning.len() - 1
    });
    &mut realm.learning[at]
}

/// The Clan Pool grows; every other pool stays by itself.
fn grant(realm: &mut Realm, purse: &Purse) {
    let same = realm.pools.iter_mut().find(|one| one.kind == PurseKind::Clan && one.kind == purse.kind);
    match same {
        Some(pool) => pool.points = pool.points.saturating_add(purse.points),
        None => realm.pools.push(purse.clone()),
    }
}

fn learn(realm: &mut Realm, name: &Name, cost: u16, from: Means) {
    let pool = realm.pools.iter_mut().find(|pool| pool.kind == PurseKind::Clan);
    match (from, pool) {
        (Means::ClanPool, Some(pool)) => pool.points = pool.points.saturating_sub(cost),
        (Means::Own, _) | (Means::ClanPool, None) => {
            let held = &mut learning(realm, name).held;
            *held = held.saturating_sub(cost);
        }
    }
    let spent = &mut learning(realm, name).spent;
    *spent = spent.saturating_add(cost);
}
