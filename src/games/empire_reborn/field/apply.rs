//! What each event of a battle makes of a table. Total: an event that names nobody changes nothing.

use super::event::{Fray, Toll};
use super::{Clash, ROLES, Stage, side};
use crate::games::empire_reborn::state::State;

/// Makes `fray` true of `state`, but for what it changes in realms.
pub(in crate::games::empire_reborn) fn apply(state: &mut State, fray: &Fray) {
    match fray {
        Fray::Begun { plan, season } => state.clash = Some(Clash::of(plan, *season)),
        Fray::Captured { who, by } => {
            state.persons.iter_mut().skip(who.index()).take(1).for_each(|person| person.captor = Some(*by));
        }
        Fray::Freed { who } => {
            state.persons.iter_mut().skip(who.index()).take(1).for_each(|person| person.captor = None);
        }
        Fray::Closed { .. } => state.clash = None,
        other => {
            if let Some(clash) = &mut state.clash {
                on_table(clash, other);
            }
        }
    }
}

fn on_table(clash: &mut Clash, fray: &Fray) {
    match fray {
        Fray::Met { disposition, winner } => clash.met = Some((*disposition, *winner)),
        Fray::RoundBegan { round } => {
            (clash.extra, clash.prayed) = ([0; 2], [0; 2]);
            clash.round = *round;
            clash.order.clear();
            clash.blows = [Vec::new(), Vec::new()];
            clash.ranks = [Vec::new(), Vec::new()];
            clash.morale.clear();
        }
        Fray::Came { stage } => {
            if *stage == Stage::Berserkers {
                clash.order.clear();
            }
            clash.extra = [0; 2];
            clash.stage = stage.clone();
        }
        Fray::PrayersBegan { role, by, ranks } => {
            clash.order = vec![*role];
            clash.ranks = [Vec::new(), Vec::new()];
            clash.ranks[side(role.other())].clone_from(ranks);
            clash.stage = Stage::Prayers { role: *role, by: by.clone() };
        }
        Fray::Prayed { role, toll } => {
            let other = side(role.other());
            take(clash, other, toll);
            let fell = u16::try_from(toll.fell.len()).unwrap_or(u16::MAX);
            clash.prayed[other] = clash.prayed[other].saturating_add(fell);
            (clash.order, clash.ranks, clash.blows) = Default::default();
        }
        Fray::Called { role, who, units } => {
            clash.called.push(*who);
            let fighters = &mut clash.sides[side(*role)].fighters;
            let called = |at: usize| units.iter().any(|unit| usize::from(*unit) == at);
            for (_, one) in fighters.iter_mut().enumerate().filter(|(at, _)| called(*at)) {
                (one.lives, one.pinned, one.risen) = (true, false, true);
            }
        }
        Fray::Traded { role, dice, .. } => clash.extra[side(*role)] = *dice,
        Fray::Ordered { order, ranks } => {
            clash.extra = [0; 2];
            (clash.order, clash.ranks) = (order.clone(), ranks.clone());
            clash.stage = Stage::Strikes;
        }
        Fray::Blows { role, blows } => {
            let all = &mut clash.blows[side(*role)];
            for (at, blow) in blows {
                match all.get_mut(usize::from(*at)) {
                    Some(old) => *old = *blow,
                    None => all.push(*blow),
                }
            }
        }
        Fray::BlowLost { role, at } => {
            let all = &mut clash.blows[side(*role)];
            if usize::from(*at) < all.len() {
                all.remove(usize::from(*at));
            }
        }
        Fray::BlowsGone => (clash.blows, clash.morale) = ([Vec::new(), Vec::new()], Vec::new()),
        Fray::Stood { dice } => clash.morale.clone_from(dice),
        Fray::RoundEnded { tolls } => {
            ROLES.into_iter().zip(tolls).for_each(|(role, toll)| take(clash, side(role), toll));
            lay(clash);
        }
        Fray::Preferred { role, order } => clash.sides[side(*role)].preference.clone_from(order),
        Fray::BackSet { role, places } => clash.sides[side(*role)].back.clone_from(places),
        Fray::UnitRuled { role, unit, fighter } => {
            let fighters = clash.sides[side(*role)].fighters.iter_mut();
            fighters.skip((*unit).into()).take(1).for_each(|old| *old = fighter.clone());
        }
        Fray::Fell { role, units } => {
            take(clash, side(*role), &Toll { fell: units.clone(), ..Toll::default() });
            clash.order.push(*role);
        }
        Fray::Decided { verdict } => {
            clash.verdict = Some(*verdict);
            lay(clash);
        }
        Fray::Ran { routes } => clash.routes.clone_from(routes),
        Fray::Plundered { booty } => clash.booty = booty.clone(),
        Fray::Begun { .. }
        | Fray::Cast(_)
        | Fray::Taken { .. }
        | Fray::Captured { .. }
        | Fray::Freed { .. }
        | Fray::Closed { .. } => {}
    }
}

/// The dead who were called lie down again.
fn lay(clash: &mut Clash) {
    for one in clash.sides.iter_mut().flat_map(|party| &mut party.fighters).filter(|one| one.risen) {
        (one.lives, one.risen) = (false, false);
    }
}

fn take(clash: &mut Clash, at: usize, toll: &Toll) {
    let fighters = &mut clash.sides[at].fighters;
    for unit in &toll.fell {
        fighters.iter_mut().skip((*unit).into()).take(1).for_each(|one| one.lives = false);
    }
    for (units, pinned) in [(&toll.freed, false), (&toll.pinned, true)] {
        for unit in units {
            fighters.iter_mut().skip((*unit).into()).take(1).for_each(|one| one.pinned = pinned);
        }
    }
    for (unit, worn) in &toll.worn {
        fighters.iter_mut().skip((*unit).into()).take(1).for_each(|one| one.worn = *worn);
    }
}
