//! What happens when something is asked of the battle on the table, or why it is refused.

use super::command::{Move, Throw};
use super::due::{Due, due, ending};
use super::event::{Fray, Toll};
use super::ranks::{field, living, taking_part};
use super::shugenja::{at_hand, pray};
use super::strikes::{Melee, Next};
use super::{Affair, Clash, Fighter, Kind, ROLES, Stage, Verdict, aftermath, leaders, set_up, shugenja, side, throw};
use crate::games::empire_reborn::draft::Draft;
use crate::games::empire_reborn::event::Event;
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::context::Disposition;
use crate::games::empire_reborn::person::{Last, Open, PersonId};
use crate::games::empire_reborn::refusal::{Refusal, RefusalKind};
use crate::games::empire_reborn::rules::battle::round::end::Ending;
use crate::games::empire_reborn::rules::battle::round::fight::Fought;
use crate::games::empire_reborn::rules::battle::round::strike::Strike;
use crate::games::empire_reborn::rules::battle::schedule::Meeting;
use crate::games::empire_reborn::rules::odds::honor::Source;
use crate::kernel::chance::Chance;

/// Rounds after which the app does not play on by itself: nobody can be hit, and the game master decides.
pub const MOST_ROUNDS: u16 = 60;
/// Steps of their own the rules take at once; more never follow one another.
const MOST_STEPS: usize = 10_000;

impl Draft {
    /// Something happens in the battle.
    pub(in crate::games::empire_reborn) fn fray(&mut self, fray: Fray) {
        self.happen(Event::Field(fray));
    }

    /// The battle on the table.
    pub(super) fn clash(&self) -> Result<Clash, Refusal> {
        self.state.clash().cloned().ok_or(Refusal { kind: RefusalKind::NoBattle, rule: "ER-SEQ" })
    }

    /// Refuses a step in a battle that is no step.
    pub(super) fn bound(&mut self, holds: bool, rule: &'static str) -> Result<(), Refusal> {
        self.require(holds, rule, RefusalKind::Bound)
    }
}

/// What is asked is carried out.
pub(in crate::games::empire_reborn) fn carry_out(
    draft: &mut Draft,
    chance: &mut Chance,
    asked: &Move,
) -> Result<(), Refusal> {
    match asked {
        Move::Begin { plan } => set_up::begin(draft, plan)?,
        Move::Roll { throw } => throw::roll(draft, chance, throw, &[None, None])?,
        Move::Retry { throw, again } => throw::roll(draft, chance, throw, again)?,
        Move::Call { who, units } => shugenja::call(draft, *who, units)?,
        Move::Trade { role } => leaders::trade(draft, *role)?,
        Move::Finish => return finish(draft, chance),
        Move::Prefer { role, order } => prefer(draft, *role, order)?,
        Move::Give { blow, to } => give(draft, (*blow).into(), (*to).into())?,
        Move::SetBack { role, places } => {
            let old = draft.clash()?;
            draft.bound(places.len() <= 10, "ER-BAT-13")?;
            changes(draft, old.party(*role).back != *places)?;
            draft.fray(Fray::BackSet { role: *role, places: places.clone() });
        }
        Move::Again => {
            let strikes = matches!(draft.clash()?.stage, Stage::Strikes | Stage::Prayers { .. });
            changes(draft, strikes)?;
            draft.happen(Event::ByHand);
            again(draft)?;
        }
        Move::RuleMeeting { disposition, winner } => rule_meeting(draft, *disposition, *winner)?,
        Move::RuleFirst { role } => rule_first(draft, *role)?,
        Move::RuleUnit { role, unit, fighter } => rule_unit(draft, *role, *unit, fighter)?,
        Move::RuleEnd { verdict } => {
            let clash = draft.clash()?;
            changes(draft, clash.verdict != Some(*verdict))?;
            draft.happen(Event::ByHand);
            decided(draft, *verdict);
        }
        Move::Book { occupy } => aftermath::book(draft, *occupy)?,
        Move::CallOff => {
            draft.clash()?;
            draft.happen(Event::ByHand);
            draft.fray(Fray::Closed { booked: false });
        }
        Move::Capture { who, by } => {
            let person = draft.living(*who)?;
            changes(draft, person.captor != Some(*by) && person.clan() != Some(*by))?;
            aftermath::capture(draft, *who, *by);
        }
        Move::Free { who } => {
            let person = draft.person(*who)?;
            changes(draft, person.captor.is_some())?;
            draft.fray(Fray::Freed { who: *who });
        }
    }
    Ok(())
}

fn changes(draft: &mut Draft, holds: bool) -> Result<(), Refusal> {
    draft.require(holds, "ER-SEQ", RefusalKind::NothingChanges)
}

/// The app plays on until the battle is over, each die by itself; it stops where nobody can win.
fn finish(draft: &mut Draft, chance: &mut Chance) -> Result<(), Refusal> {
    let open = draft.clash()?.stage != Stage::Over;
    changes(draft, open)?;
    for _ in 0..MOST_STEPS {
        let round = draft.clash()?.round;
        match due(&draft.state) {
            None | Some(Due::Book | Due::Again) => break,
            Some(_) if round > MOST_ROUNDS => break,
            Some(_) => throw::roll(draft, chance, &Throw::App, &[None, None])?,
        }
        onward(draft);
    }
    Ok(())
}

/// Takes every step that needs no dice.
pub(in crate::games::empire_reborn) fn onward(draft: &mut Draft) {
    for _ in 0..MOST_STEPS {
        let Some(clash) = draft.state.clash().cloned() else { return };
        if waits(&clash) && destroyed(draft, &clash) {
            continue;
        }
        if due(&draft.state) != Some(Due::Onward) {
            return;
        }
        step(draft, &clash);
    }
}

/// Whether a round is not under way: a side may have lost its last unit with a Character.
fn waits(clash: &Clash) -> bool {
    matches!(clash.stage, Stage::Seeking | Stage::Duels { .. } | Stage::Scorpions { .. } | Stage::Initiative)
}

/// A side that has nobody left to fight has lost.
fn destroyed(draft: &mut Draft, clash: &Clash) -> bool {
    let left = taking_part(&draft.state, clash, clash.round);
    let gone = ROLES.into_iter().find(|role| left[side(*role)].is_empty());
    let Some(role) = gone.filter(|_| !matches!(due(&draft.state), Some(Due::Queue(_)))) else { return false };
    match clash.affair {
        Affair::Battle => decided(draft, Verdict { winner: Some(role.other()), fled: false }),
        // Nobody wins a raid: what is left of it goes on (ER-RAID-1).
        Affair::Raid => objective(draft),
    }
    true
}

/// A raid goes for what it came for.
pub(super) fn objective(draft: &mut Draft) {
    draft.fray(Fray::Came { stage: Stage::Objective { aims: [Vec::new(), Vec::new()] } });
}

/// The next of the duels that are left; after the last shugenja pray, and it is found out who strikes first.
pub(super) fn after_duels(draft: &mut Draft, left: &[[PersonId; 2]]) {
    match left {
        [] => pray(draft, &ROLES),
        pairs => draft.fray(Fray::Came { stage: Stage::Duels { pairs: pairs.to_vec() } }),
    }
}

fn step(draft: &mut Draft, clash: &Clash) {
    match &clash.stage {
        Stage::Seeking => after_duels(draft, &[]),
        Stage::Duels { pairs } => after_duels(draft, pairs.get(1..).unwrap_or_default()),
        Stage::Scorpions { made } => {
            // Where both make it, the roll decides.
            let first: Vec<Role> = made.iter().filter(|(_, made)| *made).map(|(role, _)| *role).collect();
            match first.as_slice() {
                [role] => ordered(draft, clash, vec![*role, role.other()]),
                _ => draft.fray(Fray::Came { stage: Stage::Initiative }),
            }
        }
        Stage::Initiative => {
            let alone = clash.meeting().strikes_alone(clash.round.into());
            alone.into_iter().for_each(|role| ordered(draft, clash, vec![role]));
        }
        Stage::Strikes | Stage::Prayers { .. } => strikes(draft, clash),
        Stage::Objective { aims } => {
            let hits = aims.each_ref().map(|aims| aims.iter().filter(|aim| **aim == super::strikes::COUNTED).count());
            let strikes = u16::try_from(hits[0].saturating_sub(hits[1])).unwrap_or(u16::MAX);
            draft.fray(Fray::Came { stage: Stage::Plunder { strikes } });
        }
        Stage::Plunder { .. } => draft.fray(Fray::Came { stage: Stage::Over }),
        Stage::Berserkers => draft.fray(Fray::Came { stage: Stage::Retreat }),
        Stage::Retreat => aftermath::run_alike(draft, clash),
        Stage::Disposition | Stage::Over => {}
    }
}

/// Who strikes in which order is known.
pub(super) fn ordered(draft: &mut Draft, clash: &Clash, order: Vec<Role>) {
    let ranks = taking_part(&draft.state, clash, clash.round);
    draft.fray(Fray::Ordered { order, ranks });
}

fn strikes(draft: &mut Draft, clash: &Clash) {
    let hand = at_hand(clash);
    let clash = hand.as_ref();
    let Some(field) = field(&draft.state, clash, &clash.ranks) else { return };
    match Melee::of(clash, &field).next() {
        Next::Give(role) => {
            let melee = Melee::of(clash, &field);
            let mut blows = melee.given(role);
            if blows.is_empty() {
                // A hit that can be given to nobody is none.
                let all = (0_u16..).zip(&clash.blows[side(role)]).filter(|(_, blow)| blow.on.is_none());
                blows = all.map(|(at, blow)| (at, Strike { roll: u8::MAX, ..*blow })).collect();
            }
            draft.fray(Fray::Blows { role, blows });
        }
        Next::Lost(role, at) => draft.fray(Fray::BlowLost { role, at: u16::try_from(at).unwrap_or(u16::MAX) }),
        Next::Done(fought) => {
            if let Stage::Prayers { role, .. } = clash.stage {
                prayed(draft, clash, &fought, role);
            } else if let Some(ending) = ending(&draft.state, clash, &field, &fought, None) {
                round_over(draft, &fought, &ending);
            }
        }
        Next::Volley(_) | Next::Rolls(_) | Next::Stuck => {}
    }
}

/// The prayers of a side are over: what they cost the other, whose lives they put at stake, and what comes next.
fn prayed(draft: &mut Draft, clash: &Clash, fought: &Fought, role: Role) {
    let at_stake = at_stake(draft, clash, fought);
    draft.fray(Fray::Prayed { role, toll: toll(clash, fought, role.other()) });
    open_deaths(draft, at_stake);
    pray(draft, if role == Role::Attacker { &ROLES[1..] } else { &[] });
}

/// Rolls for life come into the queue.
fn open_deaths(draft: &mut Draft, at_stake: Vec<(PersonId, i64)>) {
    for (who, tn) in at_stake {
        let tn = i16::try_from(tn).unwrap_or(i16::MAX);
        draft.happen(Event::Opened { open: Open::Death { who, tn, last: Last::Earth } });
    }
}

/// A round is over: what it cost, whose life it put at stake, and whether it was the last.
pub(super) fn round_over(draft: &mut Draft, fought: &Fought, ending: &Ending) {
    let Ok(clash) = draft.clash() else { return };
    let at_stake = at_stake(draft, &clash, fought);
    draft.fray(Fray::RoundEnded { tolls: ROLES.map(|role| toll(&clash, fought, role)) });
    open_deaths(draft, at_stake);
    let runs = |test: &crate::games::empire_reborn::rules::battle::round::end::MoraleTest| {
        test.rolled.is_some_and(|(_, holds)| !holds)
    };
    let fled = [ending.first, ending.second].iter().flatten().any(runs);
    match (clash.affair, ending.winner) {
        (Affair::Raid, _) => objective(draft),
        (Affair::Battle, Some(winner)) => decided(draft, Verdict { winner: Some(winner), fled }),
        (Affair::Battle, None) => {
            draft.fray(Fray::RoundBegan { round: clash.round.saturating_add(1) });
            draft.fray(Fray::Came { stage: Stage::Seeking });
        }
    }
}

/// It is decided; what follows begins.
fn decided(draft: &mut Draft, verdict: Verdict) {
    draft.fray(Fray::Decided { verdict });
    draft.fray(Fray::Came { stage: if verdict.winner.is_some() { Stage::Berserkers } else { Stage::Over } });
}

/// Whose lives a round put at stake, with what they must reach.
fn at_stake(draft: &Draft, clash: &Clash, fought: &Fought) -> Vec<(PersonId, i64)> {
    let formed = fought.earth_tests.iter().filter_map(|test| {
        let at = clash.ranks[side(test.role)].get(test.unit)?;
        match clash.party(test.role).fighters[usize::from(*at)].kind {
            Kind::Person(who) => Some((who, test.tn)),
            Kind::Printed(_) | Kind::Legion { .. } | Kind::Own { .. } | Kind::Prayer(_) => None,
        }
    });
    let mut all: Vec<_> = formed.collect();
    if let Some(field) = field(&draft.state, clash, &clash.ranks) {
        all.extend(super::due::sunk(&draft.state, clash, &field, fought));
    }
    all
}

fn toll(clash: &Clash, fought: &Fought, role: Role) -> Toll {
    let mut toll = Toll::default();
    let fighters = &clash.party(role).fighters;
    for (at, place) in clash.ranks[side(role)].iter().enumerate() {
        let (old, new) = (&fighters[usize::from(*place)], fought.conditions.get(role)[at]);
        if old.risen {
            continue;
        }
        if fought.strength.get(role)[at] == 0 {
            toll.fell.push(*place);
            continue;
        }
        if new.pinned != old.pinned {
            if new.pinned { &mut toll.pinned } else { &mut toll.freed }.push(*place);
        }
        let worn = u8::try_from(new.tv_loss).unwrap_or(u8::MAX);
        toll.worn.extend((worn != old.worn).then_some((*place, worn)));
    }
    toll
}

fn prefer(draft: &mut Draft, role: Role, order: &[Kind]) -> Result<(), Refusal> {
    let clash = draft.clash()?;
    let old = &clash.party(role).preference;
    let same = order.len() == old.len() && old.iter().all(|kind| order.contains(kind));
    draft.bound(same, "ER-BAT-6")?;
    changes(draft, old != order)?;
    draft.fray(Fray::Preferred { role, order: order.to_vec() });
    // Hits whose dice have not fallen are given anew.
    let striker = role.other();
    let begun = clash.blows[side(striker)].iter().any(|blow| blow.save.is_some() || blow.fear.is_some());
    if clash.stage == Stage::Strikes && !begun {
        let all = (0_u16..).zip(&clash.blows[side(striker)]).filter(|(_, blow)| blow.on.is_some());
        let blows: Vec<(u16, Strike)> = all.map(|(at, blow)| (at, Strike { on: None, ..*blow })).collect();
        if !blows.is_empty() {
            draft.fray(Fray::Blows { role: striker, blows });
        }
    }
    Ok(())
}

/// The side that strikes now is the one whose dice of hits are due.
fn give(draft: &mut Draft, blow: usize, to: usize) -> Result<(), Refusal> {
    let clash = draft.clash()?;
    let Some(Due::Rolls(rolls)) = due(&draft.state) else {
        return Err(Refusal { kind: RefusalKind::NothingOpen, rule: "ER-BAT-6" });
    };
    let hand = at_hand(&clash);
    let may = field(&draft.state, &hand, &hand.ranks)
        .is_some_and(|field| Melee::of(&hand, &field).may_give(rolls.role, blow, to));
    draft.bound(may, "ER-BAT-6")?;
    let old = clash.blows[side(rolls.role)][blow];
    changes(draft, old.on != Some(to))?;
    let at = u16::try_from(blow).unwrap_or(u16::MAX);
    draft.fray(Fray::Blows { role: rolls.role, blows: vec![(at, Strike { on: Some(to), ..old })] });
    Ok(())
}

/// The strikes of the round are rolled again, by whoever lives now; or the prayers before them.
pub(super) fn again(draft: &mut Draft) -> Result<(), Refusal> {
    let clash = draft.clash()?;
    draft.fray(Fray::BlowsGone);
    if let Stage::Prayers { role, .. } = clash.stage {
        pray(draft, if role == Role::Attacker { &ROLES } else { &ROLES[1..] });
        return Ok(());
    }
    let order = clash.order.clone();
    ordered(draft, &clash, order);
    Ok(())
}

fn rule_meeting(draft: &mut Draft, disposition: Disposition, winner: Option<Role>) -> Result<(), Refusal> {
    let clash = draft.clash()?;
    draft.bound(Meeting::new(disposition, winner).is_some(), "ER-BAT-3")?;
    let before = matches!(clash.stage, Stage::Disposition);
    changes(draft, before || clash.met != Some((disposition, winner)))?;
    draft.happen(Event::ByHand);
    draft.fray(Fray::Met { disposition, winner });
    match clash.stage {
        Stage::Disposition => {
            draft.fray(Fray::RoundBegan { round: 1 });
            draft.fray(Fray::Came { stage: Stage::Seeking });
        }
        // Another meeting is another round.
        Stage::Strikes => {
            draft.fray(Fray::RoundBegan { round: clash.round });
            draft.fray(Fray::Came { stage: Stage::Initiative });
        }
        _ => {}
    }
    Ok(())
}

fn rule_first(draft: &mut Draft, role: Role) -> Result<(), Refusal> {
    let clash = draft.clash()?;
    let struck = clash.blows.iter().any(|blows| !blows.is_empty());
    let open = matches!(clash.stage, Stage::Scorpions { .. } | Stage::Initiative | Stage::Strikes) && !struck;
    changes(draft, open && clash.order.first() != Some(&role))?;
    draft.happen(Event::ByHand);
    ordered(draft, &clash, vec![role, role.other()]);
    Ok(())
}

fn rule_unit(draft: &mut Draft, role: Role, unit: u16, fighter: &Fighter) -> Result<(), Refusal> {
    let clash = draft.clash()?;
    let old = clash.party(role).fighters.get(usize::from(unit));
    draft.bound(old.is_some_and(|old| old.kind == fighter.kind), "ER-BAT-9")?;
    draft.bound((-20..=20).contains(&fighter.av) && (-20..=20).contains(&fighter.tv), "ER-BAT-9")?;
    changes(draft, old != Some(fighter))?;
    draft.happen(Event::ByHand);
    draft.fray(Fray::UnitRuled { role, unit, fighter: fighter.clone() });
    // Whoever is in the ranks stays there until the round is over; one who is gone takes the strikes along.
    let struck = clash.blows.iter().any(|blows| !blows.is_empty());
    let left = living(&draft.state, &draft.clash()?, role);
    let moved = clash.ranks[side(role)].iter().any(|at| !left.contains(at)) || fighter.lives;
    let strikes = matches!(clash.stage, Stage::Strikes | Stage::Prayers { .. });
    if strikes && (moved || struck) {
        again(draft)?;
    }
    Ok(())
}

/// Points of Honor of everybody of a side who is there.
pub(super) fn honor_of_all(draft: &mut Draft, who: &[PersonId], points: i8) {
    for who in who {
        crate::games::empire_reborn::decide::open_honor(draft, *who, points, Source::Battle);
    }
}
