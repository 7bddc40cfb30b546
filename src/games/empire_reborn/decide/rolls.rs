//! Rolls, what they decide, and what they leave to be rolled (ER-DICE, ER-ACT, ER-HON, ER-DIE).

use super::super::draft::Draft;
use super::super::event::{Event, Outcome, Purpose};
use super::super::model::character::Character;
use super::super::model::clan::Clan;
use super::super::model::disadvantage::Disadvantage;
use super::super::model::ring::Ring;
use super::super::model::rulings::{DenounceRolled, DragonSecondRoll, DuelTie, Explosions, ForcedChallenge, Rulings};
use super::super::model::school::School;
use super::super::person::{Deed, Dice, Last, Open, PersonId};
use super::super::refusal::{Refusal, RefusalKind};
use super::super::rules::death::{DeathTn, undoing_tn};
use super::super::rules::deeds;
use super::super::rules::odds::honor::{Point, Source, Stake};
use super::super::rules::pool::{Pool, reaches};
use super::super::world::event::Befell;
use super::luck::{Fortune, retry};
use super::{border, bout, require};
use crate::kernel::chance::{self, Chance};

/// Most times a 10 is rolled again by the app: more never happen.
const MOST_TENS: usize = 20;

/// One die as the app rolls it (ER-DICE-2).
pub(in super::super) fn die(chance: &mut Chance, explosions: Explosions) -> u8 {
    let mut face = || u8::try_from(chance.below(10)).unwrap_or(0) + 1;
    let first = face();
    match explosions {
        Explosions::None => first,
        Explosions::Once if first == 10 => first + face(),
        Explosions::Once => first,
        Explosions::Unlimited => {
            let mut total = first;
            for _ in 0..MOST_TENS {
                if !total.is_multiple_of(10) {
                    break;
                }
                total += face();
            }
            total
        }
    }
}

/// Whether a die can come to that (ER-DICE-2).
pub(in super::super) fn is_possible(total: u8, explosions: Explosions) -> bool {
    match explosions {
        Explosions::Unlimited => total >= 1 && !total.is_multiple_of(10),
        Explosions::Once => (1..=20).contains(&total) && total != 10,
        Explosions::None => (1..=10).contains(&total),
    }
}

/// Rolls a pool or takes what was entered, and says what it came to.
pub(super) fn roll(
    draft: &mut Draft,
    chance: &mut Chance,
    (who, purpose): (PersonId, Purpose),
    (pool, tn): (Pool, Option<i64>),
    dice: &Dice,
) -> Result<i64, Refusal> {
    // Whoever is caught at a border is so by a plain die (ER-DICE-6).
    let plain = purpose == Purpose::Border;
    let rulings = *draft.state.rulings();
    let explosions = if plain { Explosions::None } else { rulings.explosions };
    let pool = pool.capped(rulings.dice_cap);
    let small = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
    let (faces, source) = match dice {
        Dice::App => {
            let faces: Vec<u8> = (0..pool.roll).map(|_| die(chance, explosions)).collect();
            (faces, chance::Source::Generated)
        }
        Dice::Entered(faces) => {
            let rolled = i16::try_from(pool.roll).unwrap_or(i16::MAX);
            draft.require(faces.len() == pool.roll, "ER-DICE-1", RefusalKind::WrongDice { rolled })?;
            if let Some(bad) = faces.iter().find(|face| !is_possible(**face, explosions)) {
                draft.require(false, "ER-DICE-2", RefusalKind::NoSuchDie(i16::from(*bad)))?;
            }
            (faces.clone(), chance::Source::Entered)
        }
    };
    let total = pool.total(&faces.iter().map(|face| i64::from(*face)).collect::<Vec<_>>());
    draft.happen(Event::Rolled { who, purpose, dice: faces, total: small(total), tn: tn.map(small), source });
    Ok(total)
}

/// What the two of a deed roll, and how the contest of a ring differs.
pub(in super::super) fn pools(deed: Deed, actor: &Character, target: &Character, rulings: &Rulings) -> [Pool; 2] {
    match deed {
        Deed::Duel | Deed::BattleDuel => [deeds::duelist(actor, target, None), deeds::duelist(target, actor, None)],
        Deed::Contest(ring) => [deeds::duelist(actor, target, Some(ring)), deeds::duelist(target, actor, Some(ring))],
        Deed::Assassination => [deeds::assassin(actor, rulings.duplicitous_scope), Pool::of(target.ring(Ring::Fire))],
        Deed::Denouncing(presence) => {
            [deeds::denouncer(actor, rulings.courtly_action), deeds::denounced(target, presence)]
        }
        Deed::Investigation | Deed::Uncovering(_) => [deeds::investigator(actor), deeds::cover(target)],
    }
}

/// Two Characters act against one another (ER-ACT); one who is Lucky rolls twice, where `again` says so.
pub(in super::super) fn act(
    draft: &mut Draft,
    chance: &mut Chance,
    deed: Deed,
    both: [PersonId; 2],
    dice: &[Dice; 2],
    again: &[Option<Dice>; 2],
) -> Result<(), Refusal> {
    let [actor, target] = [draft.living(both[0])?, draft.living(both[1])?];
    require(draft, both[0] != both[1], RefusalKind::Oneself)?;
    draft.require(actor.captor.is_none(), "ER-CAP", RefusalKind::Captive(actor.name.clone()))?;
    deed.actors(&both).iter().try_for_each(|who| draft.free(*who))?;
    if matches!(deed, Deed::Duel | Deed::BattleDuel) {
        for person in [&actor, &target] {
            let lame = person.character.suffers(Disadvantage::Lame);
            draft.require(!lame, "ER-DUE-1", RefusalKind::CannotDuel(person.name.clone()))?;
        }
    }
    let rulings = *draft.state.rulings();
    let pools = pools(deed, &actor.character, &target.character, &rulings);
    let extra = draft.state.clash().filter(|_| deed == Deed::BattleDuel).map_or([0; 2], |clash| clash.extra);
    let mut totals = [0; 2];
    for at in 0..2 {
        let (asked, pool) = ((both[at], Purpose::Deed(deed)), (pools[at].and_rolled(extra[at].into()), None));
        totals[at] = roll(draft, chance, asked, pool, &dice[at])?;
        if let Some(dice) = &again[at] {
            totals[at] = retry(draft, chance, asked, pool, (totals[at], Fortune::Good, dice))?;
        }
    }
    match deed {
        Deed::Duel | Deed::BattleDuel | Deed::Contest(_) => {
            let small = totals.map(|total| i16::try_from(total).unwrap_or(i16::MAX));
            settle(draft, (deed, None), both, small, [false; 2]);
        }
        Deed::Assassination | Deed::Denouncing(_) | Deed::Investigation | Deed::Uncovering(_) => {
            let succeeds = deeds::succeeds(totals[0], totals[1], rulings.opposed_tie);
            let outcome = if succeeds { Outcome::Actor } else { Outcome::Target };
            draft.happen(Event::Acted { deed, actor: both[0], target: both[1], outcome });
            follow(draft, deed, both, &[actor.character, target.character], succeeds);
        }
    }
    Ok(())
}

/// What an assassination, a denouncing or an Investigation leads to.
fn follow(draft: &mut Draft, deed: Deed, [actor, target]: [PersonId; 2], who: &[Character; 2], succeeds: bool) {
    match (deed, succeeds) {
        (Deed::Assassination, true) => {
            let base = 5 * i64::from(who[0].ring(Ring::Fire));
            open_death(draft, target, &DeathTn::new(base, &who[1], None));
        }
        (Deed::Denouncing(_), true) => draft.happen(Event::Opened { open: Open::Verdict { actor, target } }),
        (Deed::Denouncing(_), false) => open_honor(draft, actor, -1, Source::Other),
        (Deed::Uncovering(crime), true) => {
            for (who, points) in [actor, target].into_iter().zip(crime.exposed()).filter(|(_, points)| *points != 0) {
                open_honor(draft, who, points, Source::Other);
            }
        }
        (Deed::Assassination | Deed::Investigation | Deed::Uncovering(_), _)
        | (Deed::Duel | Deed::BattleDuel | Deed::Contest(_), _) => {}
    }
}

/// What a duel or contest came to, unless a Dragon bushi who lost rolls once more (A6).
pub(super) fn settle(
    draft: &mut Draft,
    (deed, challenged): (Deed, Option<PersonId>),
    duelists: [PersonId; 2],
    totals: [i16; 2],
    used: [bool; 2],
) {
    let acted = |outcome| Event::Acted { deed, actor: duelists[0], target: duelists[1], outcome };
    if totals[0] == totals[1] {
        let outcome = match draft.state.rulings().duel_tie {
            DuelTie::Reroll => Outcome::Again,
            DuelTie::Draw => Outcome::Nobody,
        };
        draft.happen(acted(outcome));
        return;
    }
    let (winner, loser) = if totals[0] > totals[1] { (0, 1) } else { (1, 0) };
    let of = |at: usize| draft.state.person(duelists[at]).map(|person| person.character.clone());
    let Some((won, lost)) = of(winner).zip(of(loser)) else { return };
    let rulings = *draft.state.rulings();
    let turns = !matches!(deed, Deed::Contest(_))
        && !used[loser]
        && deeds::second_roll(&lost, &won, rulings.dragon_second_roll).is_some();
    if turns {
        draft.happen(Event::Opened { open: Open::Second { deed, duelists, totals, used, challenged } });
        return;
    }
    draft.happen(acted(if winner == 0 { Outcome::Actor } else { Outcome::Target }));
    let times = match deed {
        Deed::Duel => 10,
        Deed::BattleDuel => 5,
        Deed::Contest(_) | Deed::Assassination | Deed::Denouncing(_) | Deed::Investigation | Deed::Uncovering(_) => 0,
    };
    if times > 0 {
        let base = times * i64::from(won.ring(Ring::Fire));
        let victim = draft.state.provoked(duelists[loser], &[duelists[winner]]).unwrap_or(lost);
        open_death(draft, duelists[loser], &DeathTn::new(base, &victim, Some(&won)));
    }
    let chosen = match rulings.forced_challenge {
        ForcedChallenge::NoGap => deed == Deed::Duel,
        ForcedChallenge::Gap => matches!(deed, Deed::Duel | Deed::BattleDuel),
    };
    // It is the challenged whose Honor the challenge is measured by, whoever fights.
    let honor = |who: PersonId| draft.state.person(who).map_or(0, |person| person.character.honor());
    if chosen && (honor(duelists[0]) - honor(challenged.unwrap_or(duelists[1]))).abs() > 1 {
        open_honor(draft, duelists[0], -1, Source::Other);
    }
    let (points, source) = if times > 0 { (2, Source::Duel) } else { (1, Source::Other) };
    for (at, points) in [(winner, points), (loser, -points)] {
        open_honor(draft, duelists[at], points, source);
        if let Some(who) = challenged.filter(|_| at == 1) {
            open_honor(draft, who, points, source);
        }
    }
    if times > 0 {
        provoke(draft, duelists[loser], duelists[winner]);
    }
}

/// Somebody was beaten: whoever is Vengeful may come to hate the victor (ER-ADV).
pub(in super::super) fn provoke(draft: &mut Draft, who: PersonId, against: PersonId) {
    let vengeful = draft.state.person(who).is_some_and(|one| one.character.suffers(Disadvantage::Vengeful));
    if vengeful && draft.state.hated_by(who).all(|hated| hated != against) {
        draft.happen(Event::Opened { open: Open::Vengeful { who, against } });
    }
}

/// The loser of a roll for life is to make it.
pub(super) fn open_death(draft: &mut Draft, who: PersonId, tn: &DeathTn) {
    let tn = i16::try_from(tn.tn()).unwrap_or(i16::MAX);
    draft.happen(Event::Opened { open: Open::Death { who, tn, last: Last::Earth } });
}

/// Points of Honor are to be rolled for; those that need no roll are settled at once (ER-HON).
pub(in super::super) fn open_honor(draft: &mut Draft, who: PersonId, points: i8, source: Source) {
    draft.happen(Event::Opened { open: Open::Honor { who, points, source } });
    settle_without_rolls(draft);
}

/// What decides about the next point of Honor somebody has open.
pub(in super::super) fn point(
    state: &super::super::state::State,
    who: PersonId,
    points: i8,
    source: Source,
) -> Option<Point> {
    let character = &state.person(who)?.character;
    let stake = Stake::new(character, state.rulings());
    let honor = character.honor();
    Some(if points > 0 { stake.gaining(honor, source) } else { stake.losing(honor) })
}

fn settle_without_rolls(draft: &mut Draft) {
    let next = |draft: &Draft| {
        // What stands beyond the last place there is a number for waits until it comes up.
        (0..=u8::MAX).zip(draft.state.open()).find_map(|(at, open)| {
            let Open::Honor { who, points, source } = *open else { return None };
            let point = point(&draft.state, who, points, source)?;
            (!matches!(point, Point::Roll(_))).then_some((at, who, points, source, point))
        })
    };
    while let Some((at, who, points, source, point)) = next(draft) {
        if point == Point::Moves {
            move_honor(draft, who, points.signum());
        }
        close_point(draft, at, (who, points, source));
    }
}

/// A point of Honor moves; whoever is Bitter loses one more after the second in a turn (ER-ADV).
pub(in super::super) fn move_honor(draft: &mut Draft, who: PersonId, by: i8) {
    let Some(person) = draft.state.person(who) else { return };
    let bitter = by < 0 && person.lost == 1 && person.character.suffers(Disadvantage::Bitter);
    draft.happen(Event::HonorChanged { who, by });
    if bitter {
        draft.happen(Event::HonorChanged { who, by: -1 });
    }
}

/// Nobody asks the dead for their Honor: what of it was still to be rolled is dropped as the turn ends.
pub(super) fn bury(draft: &mut Draft) {
    let spared = |draft: &Draft| {
        let asked = draft.state.asked();
        (0..=u8::MAX).zip(draft.state.open()).map(|(at, _)| at).find(|at| asked.iter().all(|(one, _)| one != at))
    };
    while let Some(open) = spared(draft) {
        draft.happen(Event::Closed { open, then: None });
    }
}

/// One point fewer is to be rolled for.
fn close_point(draft: &mut Draft, at: u8, (who, points, source): (PersonId, i8, Source)) {
    let left = points - points.signum();
    let then = (left != 0).then_some(Open::Honor { who, points: left, source });
    draft.happen(Event::Closed { open: at, then });
}

/// What is rolled for something open: how many dice, and against what.
pub(in super::super) fn asked(state: &super::super::state::State, open: Open) -> Option<(Pool, Option<i64>)> {
    let of = |who: PersonId| state.person(who).map(|person| &person.character);
    Some(match open {
        Open::Honor { who, points, source } => match point(state, who, points, source)? {
            Point::Roll(tn) => (Pool::of(of(who)?.ring(Ring::Air)), Some(tn)),
            Point::Stays | Point::Moves => return None,
        },
        Open::Death { who, tn, last } => {
            let victim = of(who)?;
            let dice = match last {
                Last::Earth => victim.ring(Ring::Earth),
                Last::Crab => victim.rank_in(School::bushi(Clan::Crab)),
                Last::Phoenix => victim.saver()?,
            };
            (Pool::of(dice), Some(tn.into()))
        }
        Open::Verdict { actor, .. } => (deeds::denouncer(of(actor)?, state.rulings().courtly_action), None),
        Open::Second { duelists, totals, .. } => {
            let (winner, loser) = if totals[0] > totals[1] { (0, 1) } else { (1, 0) };
            // Once it is due it is rolled, whatever is ruled meanwhile.
            let pool = deeds::second_roll(of(duelists[loser])?, of(duelists[winner])?, DragonSecondRoll::Fire)?;
            (pool, Some(i64::from(totals[winner]) + 1))
        }
        Open::Bout(bout) => (bout::asked(state, &bout)?, None),
        Open::Compulsion { who, level } => (Pool::of(of(who)?.ring(Ring::Air)), Some(10 + 5 * i64::from(level))),
        Open::Vengeful { who, .. } => (Pool::of(of(who)?.ring(Ring::Void)), Some(20)),
        Open::Border { faces, .. } => (Pool::of(1), Some(border::tn(faces, state.rulings().tn_tie))),
    })
}

/// Something open is rolled; by somebody Lucky or Unlucky once again, where `again` says so.
pub(in super::super) fn answer(
    draft: &mut Draft,
    chance: &mut Chance,
    at: u8,
    (dice, again): (&Dice, Option<(Fortune, &Dice)>),
) -> Result<(), Refusal> {
    let nothing = Refusal { kind: RefusalKind::NothingOpen, rule: "ER-SEQ" };
    let open = draft.state.open().get(usize::from(at)).copied().ok_or(nothing.clone())?;
    let (pool, tn) = asked(&draft.state, open).ok_or(nothing)?;
    let purpose = match open {
        Open::Honor { .. } => Purpose::Honor,
        Open::Death { .. } => Purpose::Death,
        Open::Verdict { .. } => Purpose::Verdict,
        Open::Second { deed, .. } => Purpose::Deed(deed),
        Open::Bout(bout) => bout::purpose(&bout),
        Open::Compulsion { .. } => Purpose::Test(Ring::Air),
        Open::Vengeful { .. } => Purpose::Test(Ring::Void),
        Open::Border { .. } => Purpose::Border,
    };
    let asked = (open.who(), purpose);
    let first = roll(draft, chance, asked, (pool, tn), dice)?;
    let total = match again {
        None => first,
        Some((fortune, dice)) => retry(draft, chance, asked, (pool, tn), (first, fortune, dice))?,
    };
    let reached = tn.is_none_or(|tn| reaches(total, tn, draft.state.rulings().tn_tie));
    match open {
        Open::Honor { who, points, source } => {
            if reached == (points > 0) {
                move_honor(draft, who, points.signum());
            }
            close_point(draft, at, (who, points, source));
        }
        Open::Death { who, last, tn } => {
            let then = if reached { None } else { next_chance(draft, who, last, tn) };
            draft.happen(Event::Closed { open: at, then });
            if !reached && then.is_none() {
                draft.happen(Event::Died { who });
            }
        }
        Open::Verdict { target, .. } => {
            draft.happen(Event::Closed { open: at, then: None });
            let points = i8::try_from(deeds::denounced_points(total)).unwrap_or(i8::MAX);
            match draft.state.rulings().denounce_rolled {
                DenounceRolled::Rolled => open_honor(draft, target, -points, Source::Other),
                DenounceRolled::Outright => (0..points).for_each(|_| move_honor(draft, target, -1)),
            }
        }
        Open::Second { deed, duelists, mut totals, mut used, challenged } => {
            draft.happen(Event::Closed { open: at, then: None });
            let (winner, loser) = if totals[0] > totals[1] { (0, 1) } else { (1, 0) };
            used[loser] = true;
            if total > i64::from(totals[winner]) {
                totals[loser] = i16::try_from(total).unwrap_or(i16::MAX);
            }
            settle(draft, (deed, challenged), duelists, totals, used);
        }
        Open::Bout(bout) => bout::go_on(draft, at, bout, total),
        Open::Compulsion { who, .. } => {
            draft.happen(Event::Closed { open: at, then: None });
            if !reached {
                open_honor(draft, who, -1, Source::Other);
            }
        }
        Open::Border { who, by, .. } => {
            draft.happen(Event::Closed { open: at, then: None });
            if !reached {
                border::capture(draft, who, by);
            }
        }
        Open::Vengeful { who, against } => {
            draft.happen(Event::Closed { open: at, then: None });
            if !reached {
                draft.happen(Event::World(Box::new(Befell::Grudge { who, against })));
            }
        }
    }
    settle_without_rolls(draft);
    Ok(())
}

/// The roll that may still save somebody who failed one (ER-DIE).
fn next_chance(draft: &Draft, who: PersonId, failed: Last, tn: i16) -> Option<Open> {
    let victim = &draft.state.person(who)?.character;
    let crab = victim.rank_in(School::bushi(Clan::Crab)) > 0;
    let phoenix = || {
        let tn = i16::try_from(undoing_tn(victim)).unwrap_or(i16::MAX);
        victim.saver().map(|_| Open::Death { who, tn, last: Last::Phoenix })
    };
    match failed {
        Last::Earth if crab => Some(Open::Death { who, tn, last: Last::Crab }),
        Last::Earth | Last::Crab => phoenix(),
        Last::Phoenix => None,
    }
}

/// The game master rules that something is not rolled.
pub(super) fn dismiss(draft: &mut Draft, at: u8) -> Result<(), Refusal> {
    let open = draft.state.open().get(usize::from(at)).copied();
    let open = open.ok_or(Refusal { kind: RefusalKind::NothingOpen, rule: "ER-SEQ" })?;
    draft.happen(Event::ByHand);
    draft.happen(Event::Dismissed { who: open.who() });
    draft.happen(Event::Closed { open: at, then: None });
    Ok(())
}

/// A ring against a target number.
pub(super) fn test(
    draft: &mut Draft,
    chance: &mut Chance,
    who: PersonId,
    (ring, bonus, tn): (Ring, i8, u8),
    dice: &Dice,
) -> Result<(), Refusal> {
    let person = draft.living(who)?;
    let pool = Pool::of(person.character.ring(ring)).plus(bonus.into());
    roll(draft, chance, (who, Purpose::Test(ring)), (pool, Some(tn.into())), dice)?;
    Ok(())
}
