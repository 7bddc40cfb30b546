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
            clash.stage = stage.clone();
        }
        Fray::Ordered { order, ranks } => {
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
        Fray::Decided { verdict } => clash.verdict = Some(*verdict),
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
