//! What is due next of the battle on the table.

use super::ranks::{field, flagships, living, lost, present, taking_part};
use super::shugenja::at_hand;
use super::strikes::{Melee, Next, Rolls, Volley, are_berserkers};
use super::{Affair, Clash, ROLES, Stage, side};
use crate::games::empire_reborn::decide::pools;
use crate::games::empire_reborn::model::army::{Nature, Role};
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::person::{Deed, Open, PersonId};
use crate::games::empire_reborn::rules::battle::field::Field;
use crate::games::empire_reborn::rules::battle::general::{FIRST_STRIKE_TN, Occasion, first_strike_rank, pool};
use crate::games::empire_reborn::rules::battle::round::end::{Ending, Fight, Losses, MoraleDice, MoraleTest, end};
use crate::games::empire_reborn::rules::battle::round::fight::{Fought, everyone};
use crate::games::empire_reborn::rules::battle::values::{Onset, Shares, objective_attack};
use crate::games::empire_reborn::rules::pool::Pool;
use crate::games::empire_reborn::state::State;
use crate::kernel::by::By;

/// What is due.
#[derive(Clone, Debug, PartialEq)]
pub enum Due {
    /// A Character of the battle is between life and death, or a duel is not over: its place in the queue.
    Queue(u8),
    /// Both Generals roll for how the armies meet.
    Disposition([Pool; 2]),
    /// Everybody rolls whether he finds a duel.
    Seeking(Vec<(Role, PersonId)>),
    /// Two who found each other fight.
    Duel([PersonId; 2], [Pool; 2]),
    /// A Scorpion bushi rolls to let his troops strike first.
    Scorpion(Role, Pool),
    /// Both Generals roll for who strikes first.
    Initiative([Pool; 2]),
    /// Equal units strike.
    Volley(Volley),
    /// Dice of strikes that hit.
    Rolls(Rolls),
    /// A General rolls whether his troops stand.
    Morale(MoraleTest),
    /// Equal units strike for the objective of a raid.
    Objective(Volley),
    /// What the strikes of raiders bring: how many, whether somebody can be captured, and freed.
    Plunder(u16, [bool; 2]),
    /// So many Berserkers of a side roll whether they live on.
    Berserkers(Role, Vec<u16>),
    /// So many units of the loser roll where they run.
    Retreat(Role, Vec<u16>),
    /// It is over and can be booked.
    Book,
    /// What lies on the table does not fit any more: the strikes of the round are rolled again.
    Again,
    /// The rules take a step of their own.
    Onward,
}

/// The highest face of a d10 with which something on "3 in 10" happens.
pub const DUEL_FACES: u8 = 3;

/// What is due; nothing where no battle is on the table.
pub fn due(state: &State) -> Option<Due> {
    let clash = state.clash()?;
    if let Some(at) = waiting(state, clash) {
        return Some(Due::Queue(at));
    }
    Some(match &clash.stage {
        Stage::Disposition => both(state, clash, Occasion::Disposition).map_or(Due::Again, Due::Disposition),
        Stage::Seeking => match seekers(state, clash) {
            all if all.is_empty() => Due::Onward,
            all => Due::Seeking(all),
        },
        Stage::Duels { pairs } => next_duel(state, pairs).unwrap_or(Due::Onward),
        Stage::Scorpions { made } => next_scorpion(state, clash, made).unwrap_or(Due::Onward),
        Stage::Initiative => match clash.meeting().strikes_alone(clash.round.into()) {
            Some(_) => Due::Onward,
            None => both(state, clash, Occasion::Initiative).map_or(Due::Again, Due::Initiative),
        },
        Stage::Strikes | Stage::Prayers { .. } => strikes(state, clash),
        Stage::Objective { aims } => objective(state, clash, aims),
        Stage::Plunder { strikes } => plunder(state, clash, *strikes),
        Stage::Berserkers => berserkers(state, clash),
        Stage::Retreat => retreat(state, clash),
        Stage::Over => Due::Book,
    })
}

/// The place in the queue of what must be settled before the battle goes on: life, death, and duels that are not over.
fn waiting(state: &State, clash: &Clash) -> Option<u8> {
    let here = |who: PersonId| clash.sides.iter().any(|party| party.persons.contains(&who));
    let matters = |open: &Open| match open {
        Open::Death { who, .. } => here(*who),
        Open::Second { duelists, .. } => duelists.iter().any(|who| here(*who)),
        _ => false,
    };
    state.open().iter().position(matters).and_then(|at| u8::try_from(at).ok())
}

/// The field of everybody who lives now.
fn field_now(state: &State, clash: &Clash) -> Option<Field> {
    field(state, clash, &taking_part(state, clash, clash.round.max(1)))
}

fn both(state: &State, clash: &Clash, occasion: Occasion) -> Option<[Pool; 2]> {
    let field = field_now(state, clash)?;
    let strength = everyone(&field);
    Some(ROLES.map(|role| pool(&field, role, occasion, strength.get(role))))
}

/// Whoever may find a duel, both sides having somebody; nobody at sea (ER-BAT-4, ER-NAV).
pub fn seekers(state: &State, clash: &Clash) -> Vec<(Role, PersonId)> {
    let [attackers, defenders] = ROLES.map(|role| {
        let able = |bad: Disadvantage, who: PersonId| state.person(who).is_some_and(|one| !one.character.suffers(bad));
        let all = present(state, clash, role).map(|(who, _)| who);
        all.filter(|who| able(Disadvantage::Lame, *who) && able(Disadvantage::Cowardly, *who)).collect::<Vec<_>>()
    });
    if clash.is_naval() || attackers.is_empty() || defenders.is_empty() {
        return Vec::new();
    }
    let own = |role: Role, all: Vec<PersonId>| all.into_iter().map(move |who| (role, who));
    own(Role::Attacker, attackers).chain(own(Role::Defender, defenders)).collect()
}

fn next_duel(state: &State, pairs: &[[PersonId; 2]]) -> Option<Due> {
    let pair = *pairs.first()?;
    let [one, other] = pair.map(|who| state.person(who).filter(|person| person.lives() && person.captor.is_none()));
    let (Some(one), Some(other)) = (one, other) else { return None };
    let extra = state.clash().map_or([0; 2], |clash| clash.extra);
    let bare = pools(Deed::BattleDuel, &one.character, &other.character, state.rulings());
    let pools = [0, 1].map(|at| bare[at].and_rolled(extra[at].into()));
    // Two whose only dice are taken away tie for ever (A5).
    if pools.iter().all(|pool| pool.roll <= pool.drop) {
        return None;
    }
    Some(Due::Duel(pair, pools.map(|pool| pool.capped(state.rulings().dice_cap))))
}

fn next_scorpion(state: &State, clash: &Clash, made: &[(Role, bool)]) -> Option<Due> {
    let alone = clash.meeting().strikes_alone(clash.round.into()).is_some();
    let field = field_now(state, clash).filter(|_| !alone)?;
    let rank = |role: Role| first_strike_rank(field.army(role));
    let tries = |role: &Role| rank(*role) > 0 && !made.iter().any(|(one, _)| one == role);
    let role = ROLES.into_iter().find(tries)?;
    Some(Due::Scorpion(role, Pool::of(rank(role)).capped(field.rulings().dice_cap)))
}

/// What a Scorpion bushi must reach.
pub const SCORPION_TN: i64 = FIRST_STRIKE_TN;

fn strikes(state: &State, clash: &Clash) -> Due {
    let hand = at_hand(clash);
    let clash = hand.as_ref();
    let Some(field) = field(state, clash, &clash.ranks) else { return Due::Again };
    match Melee::of(clash, &field).next() {
        Next::Volley(volley) => Due::Volley(volley),
        Next::Rolls(rolls) => Due::Rolls(rolls),
        Next::Give(_) | Next::Lost(..) => Due::Onward,
        Next::Stuck => Due::Again,
        Next::Done(_) if matches!(clash.stage, Stage::Prayers { .. }) => Due::Onward,
        Next::Done(fought) => match ending(state, clash, &field, &fought, None) {
            None => Due::Again,
            Some(ending) => match [ending.second, ending.first].into_iter().flatten().next() {
                Some(test) if test.rolled.is_none() => Due::Morale(test),
                Some(_) | None => Due::Onward,
            },
        },
    }
}

/// How the round ends, with the dice of the last morale roll where they are there.
pub fn ending(state: &State, clash: &Clash, field: &Field, fought: &Fought, last: Option<&[i64]>) -> Option<Ending> {
    let kind = match clash.affair {
        Affair::Battle => Fight::Battle,
        Affair::Raid => Fight::Raid,
    };
    let (fought, losses) = (without_the_risen(clash, fought), losses(state, clash, fought));
    let first: Vec<i64> = clash.morale.iter().map(|die| i64::from(*die)).collect();
    let dice = if clash.morale.is_empty() {
        MoraleDice { first: last, second: None }
    } else {
        MoraleDice { first: Some(&first), second: last }
    };
    end(field, &fought, kind, &losses, dice).ok()
}

fn is_risen(clash: &Clash, role: Role, at: usize) -> bool {
    let place = clash.ranks[side(role)].get(at).copied().unwrap_or(u16::MAX);
    clash.party(role).fighters.get(usize::from(place)).is_some_and(|fighter| fighter.risen)
}

/// What is left when those who were called for the round lie down again.
fn without_the_risen(clash: &Clash, fought: &Fought) -> Fought {
    let mut left = fought.clone();
    for role in ROLES {
        let own = left.strength.get_mut(role).iter_mut().enumerate();
        own.filter(|(at, _)| is_risen(clash, role, *at)).for_each(|(_, alive)| *alive = 0);
    }
    left
}

/// What each side has lost in this round, prayers before its strikes included, and in those before: nobody dies twice.
fn losses(state: &State, clash: &Clash, fought: &Fought) -> Losses {
    let prayed = |role: Role| u32::from(clash.prayed[side(role)]);
    let fell = |role: Role| {
        let gone = fought.strength.get(role).iter().enumerate().filter(|(_, alive)| **alive == 0);
        u32::try_from(gone.filter(|(at, _)| !is_risen(clash, role, *at)).count()).unwrap_or(u32::MAX)
    };
    Losses {
        round: By::from_fn(|role| fell(role) + prayed(role)),
        before: By::from_fn(|role| lost(state, clash, role).saturating_sub(prayed(role))),
    }
}

/// A side's living units in the objective round, ships left out, by their places among all.
pub fn raiders(state: &State, clash: &Clash, role: Role) -> Vec<u16> {
    let fighters = &clash.party(role).fighters;
    let mut all = living(state, clash, role);
    all.retain(|at| !fighters[usize::from(*at)].kind.is_ship());
    all
}

fn objective(state: &State, clash: &Clash, aims: &[Vec<u8>; 2]) -> Due {
    let ranks = ROLES.map(|role| raiders(state, clash, role));
    let open = Clash { ground: crate::games::empire_reborn::model::context::Ground::Open, ..clash.clone() };
    let Some(field) = field(state, &open, &ranks) else { return Due::Again };
    let shares = Shares::at(&field, &everyone(&field));
    let crosses = clash.ground == crate::games::empire_reborn::model::context::Ground::Pass;
    for role in ROLES {
        // It is the second round: what the disposition brings still holds, where all of it counts (ObjectiveAv).
        let bonus = clash.meeting().bonus(role, 2, state.rulings().free_rounds);
        let onset = Onset { shares: *shares.get(role), bonus, crosses };
        let av = |at: usize| objective_attack(&field, role, &field.units(role)[at], onset).total();
        let kind = |at: usize| clash.party(role).fighters[usize::from(ranks[side(role)][at])].kind;
        let (done, all) = (aims[side(role)].len(), ranks[side(role)].len());
        if done < all {
            let same = |at: &usize| kind(*at) == kind(done) && av(*at) == av(done);
            let by = (done..all).take_while(same).collect();
            return Due::Objective(Volley { role, by, av: av(done), needs_dice: false });
        }
    }
    Due::Onward
}

/// The defender's Characters who can be captured: present and not formed into units (ER-RAID-3). Outlaws take koku alone.
pub fn exposed(state: &State, clash: &Clash) -> Vec<PersonId> {
    let party = clash.party(Role::Defender);
    let formed = |who: PersonId| {
        party.fighters.iter().any(|one| one.kind == super::Kind::Person(who) && super::ranks::lives(state, one))
    };
    let taken = |who: PersonId| clash.booty.captured.contains(&who);
    let outlaws = clash.party(Role::Attacker).nature == Nature::Outlaws;
    let all = present(state, clash, Role::Defender).map(|(who, _)| who);
    all.filter(|who| !outlaws && !formed(*who) && !taken(*who)).collect()
}

/// Captives of the defender, the attacker's own first; outlaws free nobody.
pub fn captives(state: &State, clash: &Clash) -> Vec<PersonId> {
    if clash.party(Role::Attacker).nature == Nature::Outlaws {
        return Vec::new();
    }
    let [attacker, defender] = ROLES.map(|role| clash.party(role).clan);
    let held = state.persons().filter(|(_, one)| one.lives() && one.captor == Some(defender));
    let mut all: Vec<(bool, PersonId)> = held.map(|(who, one)| (one.clan() != Some(attacker), who)).collect();
    all.sort();
    all.into_iter().map(|(_, who)| who).collect()
}

fn plunder(state: &State, clash: &Clash, strikes: u16) -> Due {
    match strikes {
        0 => Due::Onward,
        _ => Due::Plunder(strikes, [!exposed(state, clash).is_empty(), !captives(state, clash).is_empty()]),
    }
}

fn berserkers(state: &State, clash: &Clash) -> Due {
    let found = ROLES.into_iter().find_map(|role| {
        let party = clash.party(role);
        let own = |at: &u16| are_berserkers(party.fighters[usize::from(*at)].kind, party.clan);
        let all: Vec<u16> = living(state, clash, role).into_iter().filter(own).collect();
        let rolled = clash.order.contains(&role);
        (!all.is_empty() && !rolled).then_some((role, all))
    });
    found.map_or(Due::Onward, |(role, all)| Due::Berserkers(role, all))
}

/// The units of the loser who have to run and can: walls stay.
pub fn runners(state: &State, clash: &Clash, role: Role) -> Vec<u16> {
    let fighters = &clash.party(role).fighters;
    let mut all = living(state, clash, role);
    all.retain(|at| !fighters[usize::from(*at)].kind.is_wall());
    all
}

fn retreat(state: &State, clash: &Clash) -> Due {
    let loser = clash.verdict.and_then(|verdict| verdict.winner).map(Role::other);
    match loser {
        Some(role) if clash.party(role).back.len() > 1 => match runners(state, clash, role) {
            all if all.is_empty() => Due::Onward,
            all => Due::Retreat(role, all),
        },
        Some(_) | None => Due::Onward,
    }
}

/// Characters whose ships are sunk in a round, with what they must reach: five for each AV of whoever sank them (ER-NAV).
pub fn sunk(state: &State, clash: &Clash, field: &Field, fought: &Fought) -> Vec<(PersonId, i64)> {
    use crate::games::empire_reborn::model::rulings::KillerAv;
    use crate::games::empire_reborn::rules::battle::round::strike::StrikeResult;
    use crate::games::empire_reborn::rules::battle::values::own_attack;
    use crate::games::empire_reborn::rules::death::DeathTn;
    let shares = Shares::at(field, &everyone(field));
    let mut all = Vec::new();
    for role in ROLES {
        for (who, ship) in flagships(state, clash, role) {
            let sinks = |one: &&(Role, crate::games::empire_reborn::rules::battle::round::strike::Struck)| {
                one.0 != role && one.1.on == Some(ship) && one.1.result == StrikeResult::Destroyed
            };
            let Some((killer, struck)) = fought.struck.iter().find(sinks) else { continue };
            let av = match field.rulings().killer_av {
                KillerAv::Base => own_attack(field, &field.units(*killer)[struck.by], *shares.get(*killer)),
                KillerAv::Effective => struck.av,
            };
            let victim = state.person(who).map(|person| DeathTn::new(5 * av, &person.character, None).tn());
            all.extend(victim.map(|tn| (who, tn)));
        }
    }
    all
}
