//! The dice of what is due: taken as they lie, counted, or rolled by the app, and what they come to.

use super::command::Throw;
use super::decide::{after_duels, ordered, round_over};
use super::due::{DUEL_FACES, Due, SCORPION_TN, captives, due, ending, exposed};
use super::event::{Cast, For, Fray};
use super::leaders::rollers;
use super::ranks::field;
use super::strikes::{COUNTED, COUNTED_OUT, Melee, Next, Rolls, Volley};
use super::{Booty, Clash, ROLES, Stage, aftermath, side};
use crate::games::empire_reborn::decide::{Fortune, act, answer, die, is_possible, retried};
use crate::games::empire_reborn::draft::Draft;
use crate::games::empire_reborn::event::{Event, Outcome};
use crate::games::empire_reborn::model::army::{Role, sides};
use crate::games::empire_reborn::model::rulings::LuckyKeeps;
use crate::games::empire_reborn::person::{Deed, Dice, PersonId};
use crate::games::empire_reborn::refusal::{Refusal, RefusalKind};
use crate::games::empire_reborn::rules::battle::round::fight::everyone;
use crate::games::empire_reborn::rules::battle::round::order::{Initiative, order};
use crate::games::empire_reborn::rules::battle::round::strike::{Strike, StrikeField};
use crate::games::empire_reborn::rules::battle::schedule::Meeting;
use crate::games::empire_reborn::rules::pool::{Pool, reaches};
use crate::kernel::chance::{Chance, Source};

/// Faces of a d10 on which a Character is captured or freed, or a Berserker dies.
pub(super) const TWO_IN_TEN: u8 = 2;

/// A throw being read.
pub(super) struct Reading<'a> {
    pub(super) draft: &'a mut Draft,
    pub(super) chance: &'a mut Chance,
    throw: &'a Throw,
    handful: usize,
    /// The dice of each side's second roll, of whoever is Lucky.
    again: &'a [Option<Dice>; 2],
}

/// Dice as they lie.
#[derive(Clone)]
pub(super) struct Lying {
    pub(super) dice: Vec<u8>,
    source: Source,
    /// Whether only their number was said.
    counted: bool,
}

fn small(number: i64) -> i16 {
    i16::try_from(number).unwrap_or(i16::MAX)
}

impl Reading<'_> {
    /// The next handful of a throw, of so many dice of which each may come to what `fits`.
    pub(super) fn take(
        &mut self,
        count: usize,
        fits: impl Fn(u8) -> bool,
        roll: impl Fn(&mut Chance) -> u8,
    ) -> Result<Lying, Refusal> {
        let dice = match self.throw {
            Throw::App => {
                let dice = (0..count).map(|_| roll(self.chance)).collect();
                return Ok(Lying { dice, source: Source::Generated, counted: false });
            }
            Throw::Count(_) => return Err(Refusal { kind: RefusalKind::NeedsDice, rule: "ER-DICE-1" }),
            Throw::Dice(all) => all.get(self.handful).cloned().unwrap_or_default(),
        };
        self.handful += 1;
        let rolled = i16::try_from(count).unwrap_or(i16::MAX);
        // Fewer dice than there are rolls leave something open, whatever a game master says.
        if dice.len() != count {
            return Err(Refusal { kind: RefusalKind::WrongDice { rolled }, rule: "ER-DICE-1" });
        }
        if let Some(bad) = dice.iter().find(|die| !fits(**die)) {
            return Err(Refusal { kind: RefusalKind::NoSuchDie(i16::from(*bad)), rule: "ER-DICE-2" });
        }
        Ok(Lying { dice, source: Source::Entered, counted: false })
    }

    /// A pool's dice, and what they come to.
    fn pool(&mut self, pool: Pool) -> Result<(Lying, i64), Refusal> {
        let explosions = self.draft.state.rulings().explosions;
        let lying = self.take(pool.roll, |face| is_possible(face, explosions), |chance| die(chance, explosions))?;
        let total = pool.total(&lying.dice.iter().map(|die| i64::from(*die)).collect::<Vec<_>>());
        Ok((lying, total))
    }

    /// Plain ten-sided dice (ER-DICE-6).
    pub(super) fn plain(&mut self, count: usize) -> Result<Lying, Refusal> {
        let face = |chance: &mut Chance| u8::try_from(chance.below(10)).unwrap_or(0) + 1;
        self.take(count, |face| (1..=10).contains(&face), face)
    }

    /// Plain dice each of which does it up to a value; where only their number was said, so many.
    fn each(&mut self, count: usize, value: i64) -> Result<Lying, Refusal> {
        let Throw::Count(done) = self.throw else { return self.plain(count) };
        let done = usize::from(*done);
        let possible = done <= count && (value > 0 || done == 0) && (value < 10 || done == count);
        self.draft.bound(possible, "ER-DICE-6")?;
        // Nobody said which of the equal units it was: the app draws them, or a second hit would always find the fallen.
        let mut dice: Vec<u8> = (0..count).map(|at| if at < done { COUNTED } else { COUNTED_OUT }).collect();
        if (1..count).contains(&done) {
            self.chance.shuffle(&mut dice);
        }
        Ok(Lying { dice, source: Source::Entered, counted: true })
    }

    /// Dice are told.
    pub(super) fn cast(&mut self, role: Role, what: For, lying: &Lying, total: i64, tn: Option<i64>) {
        let dice = if lying.counted { Vec::new() } else { lying.dice.clone() };
        let cast = Cast { role, what, dice, total: small(total), tn: tn.map(small), source: lying.source };
        self.draft.fray(Fray::Cast(cast));
    }

    /// Both sides roll, the attacker first.
    fn both(&mut self, pools: [Pool; 2], what: For) -> Result<[(Lying, i64); 2], Refusal> {
        Ok([self.led((Role::Attacker, what), pools[0], None)?, self.led((Role::Defender, what), pools[1], None)?])
    }

    /// A General's dice, and what they come to; where he is Lucky and rolls again, what then stands (ER-DICE-8).
    fn led(&mut self, (role, what): (Role, For), pool: Pool, tn: Option<i64>) -> Result<(Lying, i64), Refusal> {
        let first = self.pool(pool)?;
        self.cast(role, what, &first.0, first.1, tn);
        let Some(dice) = &self.again[side(role)] else { return Ok(first) };
        let clash = self.draft.clash()?;
        let due = due(&self.draft.state);
        if let Some(who) = due.and_then(|due| rollers(&self.draft.state, &clash, &due)[side(role)]) {
            retried(self.draft, who)?;
        }
        let throw = match dice {
            Dice::App => Throw::App,
            Dice::Entered(dice) => Throw::Dice(vec![dice.clone()]),
        };
        let mut again =
            Reading { draft: self.draft, chance: self.chance, throw: &throw, handful: 0, again: &[None, None] };
        let second = again.pool(pool)?;
        again.cast(role, what, &second.0, second.1, tn);
        let better = self.draft.state.rulings().lucky_keeps == LuckyKeeps::Better;
        Ok(if better && first.1 > second.1 { first } else { second })
    }
}

/// What is due is rolled.
pub(super) fn roll(
    draft: &mut Draft,
    chance: &mut Chance,
    throw: &Throw,
    again: &[Option<Dice>; 2],
) -> Result<(), Refusal> {
    let clash = draft.clash()?;
    let nothing = Refusal { kind: RefusalKind::NothingOpen, rule: "ER-SEQ" };
    let due = due(&draft.state).ok_or(nothing.clone())?;
    may_retry(draft, &clash, &due, again)?;
    let mut read = Reading { draft, chance, throw, handful: 0, again };
    match due {
        Due::Queue(at) => {
            let dice = one_roll(throw, 0);
            answer(read.draft, read.chance, at, (&dice, again[0].as_ref().map(|dice| (Fortune::Good, dice))))
        }
        Due::Disposition(pools) => {
            let [one, other] = read.both(pools, For::Disposition)?;
            let met = Meeting::from_difference(one.1 - other.1, clash.ground);
            read.draft.fray(Fray::Met { disposition: met.disposition(), winner: met.winner() });
            read.draft.fray(Fray::RoundBegan { round: 1 });
            read.draft.fray(Fray::Came { stage: Stage::Seeking });
            Ok(())
        }
        Due::Seeking(all) => seek(&mut read, &all),
        Due::Duel(pair, _) => duel(&mut read, &clash, pair),
        Due::Scorpion(role, pool) => scorpion(&mut read, &clash, role, pool),
        Due::Initiative(pools) => initiative(&mut read, &clash, pools),
        Due::Volley(volley) => strike(&mut read, &clash, &volley),
        Due::Rolls(rolls) => dice_of_hits(&mut read, &clash, &rolls),
        Due::Morale(test) => {
            let (lying, _) = read.led((test.role, For::Morale), test.pool, Some(test.tn))?;
            morale(read.draft, &clash, &lying.dice);
            Ok(())
        }
        Due::Objective(volley) => aim(&mut read, &clash, &volley),
        Due::Plunder(strikes, who) => plunder(&mut read, &clash, strikes, who),
        Due::Berserkers(role, units) => {
            let lying = read.each(units.len(), TWO_IN_TEN.into())?;
            let fell: Vec<u16> =
                units.iter().zip(&lying.dice).filter(|(_, die)| **die <= TWO_IN_TEN).map(|(at, _)| *at).collect();
            read.cast(role, For::Berserkers, &lying, fell.len().try_into().unwrap_or(0), None);
            read.draft.fray(Fray::Fell { role, units: fell });
            Ok(())
        }
        Due::Retreat(role, units) => aftermath::run_by_die(&mut read, &clash, role, &units),
        Due::Book | Due::Again | Due::Onward => Err(nothing),
    }
}

/// Refuses second rolls that are nobody's.
fn may_retry(draft: &mut Draft, clash: &Clash, due: &Due, again: &[Option<Dice>; 2]) -> Result<(), Refusal> {
    let rolls = rollers(&draft.state, clash, due).map(|who| who.is_some());
    let open = matches!(due, Due::Queue(_));
    let fits = (0..2).all(|at| again[at].is_none() || rolls[at] || open && at == 0);
    draft.require(fits, "ER-DICE-8", RefusalKind::NoLuck)
}

/// One handful of a throw as dice of a Character.
fn one_roll(throw: &Throw, at: usize) -> Dice {
    match throw {
        Throw::App => Dice::App,
        Throw::Dice(all) => Dice::Entered(all.get(at).cloned().unwrap_or_default()),
        Throw::Count(_) => Dice::Entered(Vec::new()),
    }
}

/// Who finds a duel: on 3 in 10, with somebody of the other side drawn by the app (ER-BAT-4).
fn seek(read: &mut Reading<'_>, all: &[(Role, PersonId)]) -> Result<(), Refusal> {
    let lying = read.plain(all.len())?;
    for role in ROLES {
        let own = all.iter().zip(&lying.dice).filter(|((one, _), _)| *one == role).map(|(_, die)| *die);
        let own = Lying { dice: own.collect(), ..lying.clone() };
        let found = own.dice.iter().filter(|die| **die <= DUEL_FACES).count();
        read.cast(role, For::Duels, &own, found.try_into().unwrap_or(0), None);
    }
    let mut pairs: Vec<[PersonId; 2]> = Vec::new();
    for ((role, who), _) in all.iter().zip(&lying.dice).filter(|(_, die)| **die <= DUEL_FACES) {
        let foes: Vec<PersonId> = all.iter().filter(|(one, _)| one != role).map(|(_, who)| *who).collect();
        let drawn = if foes.len() > 1 { read.chance.below(u32::try_from(foes.len()).unwrap_or(1)) } else { 0 };
        let foe = foes[usize::try_from(drawn).unwrap_or(0)];
        let pair = if *role == Role::Attacker { [*who, foe] } else { [foe, *who] };
        if !pairs.contains(&pair) {
            pairs.push(pair);
        }
    }
    after_duels(read.draft, &pairs);
    Ok(())
}

/// Two fight; a tie that is rolled again stays due.
fn duel(read: &mut Reading<'_>, clash: &Clash, pair: [PersonId; 2]) -> Result<(), Refusal> {
    let dice = [one_roll(read.throw, 0), one_roll(read.throw, 1)];
    let before = read.draft.events().len();
    act(read.draft, read.chance, Deed::BattleDuel, pair, &dice, read.again)?;
    let tied = |event: &Event| matches!(event, Event::Acted { outcome: Outcome::Again, .. });
    let Stage::Duels { pairs } = &clash.stage else { return Ok(()) };
    if !read.draft.events()[before..].iter().any(tied) {
        after_duels(read.draft, pairs.get(1..).unwrap_or_default());
    }
    Ok(())
}

fn scorpion(read: &mut Reading<'_>, clash: &Clash, role: Role, pool: Pool) -> Result<(), Refusal> {
    let (_, total) = read.led((role, For::Scorpion), pool, Some(SCORPION_TN))?;
    let Stage::Scorpions { made } = &clash.stage else { return Ok(()) };
    let mut made = made.clone();
    made.push((role, reaches(total, SCORPION_TN, read.draft.state.rulings().tn_tie)));
    read.draft.fray(Fray::Came { stage: Stage::Scorpions { made } });
    Ok(())
}

/// Who strikes first; equal totals are rolled again.
fn initiative(read: &mut Reading<'_>, clash: &Clash, pools: [Pool; 2]) -> Result<(), Refusal> {
    let [one, other] = read.both(pools, For::Initiative)?;
    let ranks = super::ranks::taking_part(&read.draft.state, clash, clash.round);
    let Some(field) = field(&read.draft.state, clash, &ranks) else { return Ok(()) };
    let wide = |lying: &Lying| lying.dice.iter().map(|die| i64::from(*die)).collect::<Vec<i64>>();
    let rolled = Initiative { dice: Some(sides(wide(&one.0), wide(&other.0))), first: None };
    if let Ok(found) = order(&field, clash.meeting(), clash.round.into(), &everyone(&field), &rolled) {
        ordered(read.draft, clash, found);
    }
    Ok(())
}

fn strike(read: &mut Reading<'_>, clash: &Clash, volley: &Volley) -> Result<(), Refusal> {
    let counted = matches!(read.throw, Throw::Count(_));
    let needs = Refusal { kind: RefusalKind::NeedsDice, rule: "ER-UNIT-4" };
    if counted && volley.needs_dice {
        return Err(needs);
    }
    let lying = read.each(volley.by.len(), volley.av)?;
    let hits = lying.dice.iter().filter(|die| i64::from(**die) <= volley.av).count();
    read.cast(volley.role, For::Strikes, &lying, hits.try_into().unwrap_or(0), Some(volley.av));
    let first = clash.blows[side(volley.role)].len();
    let blow = |(at, (by, roll)): (usize, (&usize, &u8))| {
        let strike =
            Strike { by: *by, roll: *roll, on: None, fear: None, save: None, pin: None, back: None, back_save: None };
        (u16::try_from(first + at).unwrap_or(u16::MAX), strike)
    };
    let blows = volley.by.iter().zip(&lying.dice).enumerate().map(blow).collect();
    read.draft.fray(Fray::Blows { role: volley.role, blows });
    Ok(())
}

/// Dice of hits: up to the value the target stands, or Fear takes the hit, or a Blademaster strikes back. Where only
/// their number is said, it is of those who fall or are pinned; of Fear and Blademasters, of those for whom it is so.
fn dice_of_hits(read: &mut Reading<'_>, clash: &Clash, rolls: &Rolls) -> Result<(), Refusal> {
    let (what, above) = match rolls.field {
        StrikeField::Fear | StrikeField::By | StrikeField::On => (For::Fear, false),
        StrikeField::Save => (For::Saves, true),
        StrikeField::Pin => (For::Pins, true),
        StrikeField::Back => (For::Back, false),
        StrikeField::BackSave => (For::BackSaves, true),
    };
    let lying = match read.throw {
        // So many are above the value: the others stand.
        Throw::Count(done) if above => {
            let count = rolls.blows.len();
            let stand = u16::try_from(count).unwrap_or(u16::MAX).checked_sub(*done);
            let stand = stand.ok_or(Refusal { kind: RefusalKind::Bound, rule: "ER-BAT-6" })?;
            let mut counted = Reading {
                draft: read.draft,
                chance: read.chance,
                throw: &Throw::Count(stand),
                handful: 0,
                again: read.again,
            };
            counted.each(count, rolls.value)?
        }
        _ => read.each(rolls.blows.len(), rolls.value)?,
    };
    let up_to = lying.dice.iter().filter(|die| i64::from(**die) <= rolls.value).count();
    let done = if above { lying.dice.len() - up_to } else { up_to };
    let roller = match rolls.field {
        StrikeField::Fear | StrikeField::BackSave => rolls.role,
        _ => rolls.role.other(),
    };
    read.cast(roller, what, &lying, done.try_into().unwrap_or(0), Some(rolls.value));
    let all = &clash.blows[side(rolls.role)];
    let blow = |(at, die): (&usize, &u8)| {
        let (mut blow, die) = (all[*at], Some(*die));
        match rolls.field {
            StrikeField::Fear | StrikeField::By | StrikeField::On => blow.fear = die,
            StrikeField::Save => blow.save = die,
            StrikeField::Pin => blow.pin = die,
            StrikeField::Back => blow.back = die,
            StrikeField::BackSave => blow.back_save = die,
        }
        (u16::try_from(*at).unwrap_or(u16::MAX), blow)
    };
    let blows = rolls.blows.iter().zip(&lying.dice).map(blow).collect();
    read.draft.fray(Fray::Blows { role: rolls.role, blows });
    Ok(())
}

/// A General's troops stand or run; where both are tested, the defender's dice come after the attacker's.
fn morale(draft: &mut Draft, clash: &Clash, dice: &[u8]) {
    let Some(field) = field(&draft.state, clash, &clash.ranks) else { return };
    let Next::Done(fought) = Melee::of(clash, &field).next() else { return };
    let wide: Vec<i64> = dice.iter().map(|die| i64::from(*die)).collect();
    let Some(ending) = ending(&draft.state, clash, &field, &fought, Some(&wide)) else { return };
    if ending.second.is_some_and(|test| test.rolled.is_none()) {
        draft.fray(Fray::Stood { dice: dice.to_vec() });
    } else {
        round_over(draft, &fought, &ending);
    }
}

/// Equal units strike for the objective; a success is kept as such.
fn aim(read: &mut Reading<'_>, clash: &Clash, volley: &Volley) -> Result<(), Refusal> {
    let lying = read.each(volley.by.len(), volley.av)?;
    let success = |die: &u8| i64::from(*die) <= volley.av;
    let hits = lying.dice.iter().filter(|die| success(die)).count();
    read.cast(volley.role, For::Objective, &lying, hits.try_into().unwrap_or(0), Some(volley.av));
    let Stage::Objective { aims } = &clash.stage else { return Ok(()) };
    let mut aims = aims.clone();
    aims[side(volley.role)].extend(lying.dice.iter().map(|die| if success(die) { COUNTED } else { COUNTED_OUT }));
    read.draft.fray(Fray::Came { stage: Stage::Objective { aims } });
    Ok(())
}

/// What raiders carry off: koku for each strike, then whom they catch, then whom they free; each a handful (ER-RAID-3).
fn plunder(read: &mut Reading<'_>, clash: &Clash, strikes: u16, [catch, free]: [bool; 2]) -> Result<(), Refusal> {
    let (count, own) = (usize::from(strikes), clash.party(Role::Attacker).clan);
    let koku = read.plain(count)?;
    let sum: u16 = koku.dice.iter().map(|die| u16::from(*die)).sum();
    let taken = clash.koku.map_or(sum, |koku| sum.min(koku / 2));
    read.cast(Role::Attacker, For::Plunder, &koku, taken.into(), None);
    let mut booty = Booty { koku: taken, ..Booty::default() };
    for (wanted, of) in [(catch, exposed(&read.draft.state, clash)), (free, captives(&read.draft.state, clash))] {
        if !wanted {
            continue;
        }
        let dice = read.plain(count)?;
        let done = dice.dice.iter().filter(|die| **die <= TWO_IN_TEN).count().min(of.len());
        read.cast(Role::Attacker, For::Plunder, &dice, done.try_into().unwrap_or(0), Some(TWO_IN_TEN.into()));
        let mut left = of;
        for _ in 0..done {
            let own = |who: &&PersonId| read.draft.state.person(**who).and_then(|person| person.clan()) == Some(own);
            // Of captives the attacker's own are freed first.
            let first = left.iter().take_while(own).count();
            let among = if first > 0 { first } else { left.len() };
            let drawn = if among > 1 { read.chance.below(u32::try_from(among).unwrap_or(1)) } else { 0 };
            let who = left.remove(usize::try_from(drawn).unwrap_or(0));
            let held = read.draft.state.person(who).is_some_and(|person| person.captor.is_some());
            if held { &mut booty.freed } else { &mut booty.captured }.push(who);
        }
    }
    read.draft.fray(Fray::Plundered { booty });
    read.draft.fray(Fray::Came { stage: Stage::Over });
    Ok(())
}
