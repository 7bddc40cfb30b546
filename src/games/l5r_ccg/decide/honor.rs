//! Family Honor, Provinces, Rings, the Favor and hands (CC-HON, CC-Q, CC-FAV-1).

use super::super::command::Answer;
use super::super::draft::Draft;
use super::super::event::{Event, Why};
use super::super::in_play::Standing;
use super::super::model::card::Trait;
use super::super::model::player::{CardId, SeatId};
use super::super::model::ring::Ring;
use super::super::model::rule;
use super::super::refusal::{Refusal, RefusalKind};
use super::super::rules::honor::{self, Favor, Involved};
use super::super::rules::turn::Act;
use super::super::rules::watch::MOST_PROVINCES;
use super::super::setup::MOST_STRENGTH;
use super::super::state::{LEAST_HONOR, MOST_HONOR};
use super::turn;
use crate::kernel::name::Note;

/// Most that Family Honor changes by at once.
const MOST_CHANGE: i16 = 99;

pub(super) fn change(
    draft: &mut Draft,
    (seat, by): (SeatId, i16),
    reason: &Note,
    involved: &[CardId],
    answer: Option<Answer>,
) -> Result<(), Refusal> {
    draft.plays(seat)?;
    draft.must(by != 0, RefusalKind::NothingChanges, rule::HONOR_BOUNDS)?;
    let most = RefusalKind::Bound { least: -MOST_CHANGE, most: MOST_CHANGE };
    draft.must(by.abs() <= MOST_CHANGE, most, rule::HONOR_BOUNDS)?;
    let after = i32::from(draft.state.seat(seat).honor) + i32::from(by);
    let bounds = RefusalKind::Bound { least: LEAST_HONOR, most: MOST_HONOR };
    draft.must((LEAST_HONOR.into()..=MOST_HONOR.into()).contains(&after), bounds, rule::HONOR_BOUNDS)?;
    gain_or_lose(draft, (seat, by.into()), &Why::Said(reason.clone()), involved, answer)
}

/// One instance of a gain or loss with everything that follows from it (CC-HON-1..7).
pub(super) fn gain_or_lose(
    draft: &mut Draft,
    (seat, by): (SeatId, i64),
    why: &Why,
    involved: &[CardId],
    answer: Option<Answer>,
) -> Result<(), Refusal> {
    let mut parts = Vec::new();
    for id in involved {
        let card = draft.personality(*id)?;
        draft.must(card.owner == seat, RefusalKind::WrongKind(*id), rule::SEPPUKU)?;
        parts.push(Involved { samurai: card.card.has(Trait::Samurai), dishonored: card.is_dishonored() });
    }
    let favor = if draft.state.favor == Some(seat) { Favor::Own } else { Favor::NotOwn };
    let place = |id: CardId| involved.iter().position(|one| *one == id);
    let chosen = match answer {
        None => None,
        Some(Answer::Favor) => Some(honor::Answer::Favor),
        Some(Answer::Seppuku(id)) => {
            let at = place(id).ok_or(Refusal { kind: RefusalKind::WrongKind(id), rule: rule::SEPPUKU })?;
            Some(honor::Answer::Seppuku(at))
        }
    };
    let came = honor::settle(by, favor, &parts, chosen);
    draft.allow(came.refused.map_or(Ok(()), Err))?;
    if came.favor_spent {
        draft.happen(Event::FavorMoved { to: None });
        // What is averted is at most what could be lost.
        draft.happen(Event::LossAverted { seat, by: i16::try_from(by).unwrap_or(0) });
    }
    for id in came.restored.iter().map(|at| involved[*at]) {
        draft.happen(Event::Stained { id, standing: Standing::Honorable });
    }
    match came.honorable_dead.map(|at| involved[at]) {
        Some(id) => {
            let name = draft.card(id)?.card.name;
            draft.happen(Event::Died { id, standing: Standing::Honorable });
            draft.honor(seat, came.change, Why::Seppuku(name));
        }
        None => draft.honor(seat, came.change, why.clone()),
    }
    Ok(())
}

pub(super) fn destroy_province(draft: &mut Draft, seat: SeatId, province: u8) -> Result<(), Refusal> {
    stands(draft, seat, province)?;
    draft.happen(Event::ProvinceFell { seat, province });
    Ok(())
}

/// Refuses a Province that does not stand.
pub(super) fn stands(draft: &Draft, seat: SeatId, province: u8) -> Result<(), Refusal> {
    draft.plays(seat)?;
    let found = draft.state.seat(seat).provinces.get(usize::from(province)).is_some_and(|one| one.stands);
    draft.must(found, RefusalKind::NoProvince, rule::PROVINCE_BOUNDS)
}

pub(super) fn add_province(draft: &mut Draft, seat: SeatId, strength: u8) -> Result<(), Refusal> {
    draft.plays(seat)?;
    let provinces = &draft.state.seat(seat).provinces;
    let room = i64::try_from(draft.state.seat(seat).standing()).unwrap_or(MOST_PROVINCES) < MOST_PROVINCES;
    draft.must(room, RefusalKind::Bound { least: 0, most: 8 }, rule::PROVINCE_BOUNDS)?;
    check_strength(draft, strength)?;
    // The first place that is free, or a new one; there are never more than eight places.
    let free = provinces.iter().position(|one| !one.stands).filter(|_| provinces.len() >= 8);
    let province = u8::try_from(free.unwrap_or(provinces.len())).unwrap_or(7);
    draft.happen(Event::ProvinceRose { seat, province, strength });
    Ok(())
}

fn check_strength(draft: &Draft, strength: u8) -> Result<(), Refusal> {
    let bounds = RefusalKind::Bound { least: 0, most: MOST_STRENGTH.into() };
    draft.must(strength <= MOST_STRENGTH, bounds, rule::PROVINCE_BOUNDS)
}

pub(super) fn set_strength(draft: &mut Draft, (seat, province): (SeatId, u8), strength: u8) -> Result<(), Refusal> {
    stands(draft, seat, province)?;
    check_strength(draft, strength)?;
    draft.happen(Event::StrengthSet { seat, province, strength });
    Ok(())
}

pub(super) fn move_ring(draft: &mut Draft, seat: SeatId, ring: Ring, enters: bool) -> Result<(), Refusal> {
    draft.plays(seat)?;
    let has = draft.state.seat(seat).rings.contains(&ring);
    draft.must(has != enters, RefusalKind::NothingChanges, rule::VERDICT)?;
    draft.happen(if enters { Event::RingEntered { seat, ring } } else { Event::RingLeft { seat, ring } });
    Ok(())
}

pub(super) fn move_favor(draft: &mut Draft, to: Option<SeatId>) -> Result<(), Refusal> {
    if let Some(seat) = to {
        draft.plays(seat)?;
    }
    draft.must(draft.state.favor != to, RefusalKind::NothingChanges, rule::FAVOR_HOLDER)?;
    draft.happen(Event::FavorMoved { to });
    Ok(())
}

pub(super) fn restore(draft: &mut Draft, card: Option<CardId>, dead: Option<u8>) -> Result<(), Refusal> {
    let none = Refusal { kind: RefusalKind::Rule, rule: rule::FAVOR_HOLDER };
    let seat = draft.state.favor.ok_or(none)?;
    let event = match (card, dead) {
        (Some(id), _) => {
            let stained = draft.personality(id)?.is_dishonored();
            draft.must(stained, RefusalKind::NothingChanges, rule::FAVOR_HOLDER)?;
            Event::Stained { id, standing: Standing::Honorable }
        }
        (None, Some(dead)) => {
            let lies = draft.state.seat(seat).dead.get(usize::from(dead));
            let stained = lies.is_some_and(|one| one.standing == Standing::Dishonored);
            draft.must(stained, RefusalKind::NoDead, rule::FAVOR_HOLDER)?;
            Event::DeadRestored { seat, dead }
        }
        (None, None) => return Err(Refusal { kind: RefusalKind::NothingChanges, rule: rule::FAVOR_HOLDER }),
    };
    turn::act(draft, seat, Act::FavorRestore)?;
    draft.happen(event);
    Ok(())
}

pub(super) fn change_hand(draft: &mut Draft, seat: SeatId, by: i8) -> Result<(), Refusal> {
    draft.plays(seat)?;
    draft.must(by != 0, RefusalKind::NothingChanges, rule::HAND_LIMIT)?;
    let after = i16::from(draft.state.seat(seat).hand) + i16::from(by);
    draft.must((0..=99).contains(&after), RefusalKind::Bound { least: 0, most: 99 }, rule::HAND_LIMIT)?;
    draft.happen(Event::HandChanged { seat, by });
    Ok(())
}
