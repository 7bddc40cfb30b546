//! Changes by hand of what the app works out; each is an entry that says so.

use super::super::command::Hand;
use super::super::draft::Draft;
use super::super::event::{Event, Why};
use super::super::in_play::Acting;
use super::super::model::rule;
use super::super::model::rulings::{Reading, Ruling};
use super::super::phase::Phase;
use super::super::refusal::{Refusal, RefusalKind};
use super::super::state::{LEAST_HONOR, MOST_HONOR};
use crate::kernel::name::Note;

pub(super) fn set_ruling(draft: &mut Draft, ruling: Ruling, reading: Reading) -> Result<(), Refusal> {
    let same = draft.state.rulings.of(ruling) == reading;
    draft.must(!same, RefusalKind::NothingChanges, rule::VERDICT)?;
    draft.happen(Event::RulingSet { ruling, reading });
    Ok(())
}

pub(super) fn change(draft: &mut Draft, hand: Hand) -> Result<(), Refusal> {
    let nothing = Refusal { kind: RefusalKind::NothingChanges, rule: rule::VERDICT };
    draft.happen(Event::ByHand);
    match hand {
        Hand::Honor { seat, to } => {
            draft.must(draft.state.has(seat), RefusalKind::NoSeat, rule::VERDICT)?;
            let bounds = RefusalKind::Bound { least: LEAST_HONOR, most: MOST_HONOR };
            draft.must((LEAST_HONOR..=MOST_HONOR).contains(&to), bounds, rule::HONOR_BOUNDS)?;
            let by = i64::from(to) - i64::from(draft.state.seat(seat).honor);
            draft.must(by != 0, RefusalKind::NothingChanges, rule::HONOR_BOUNDS)?;
            draft.honor(seat, by, Why::Said(Note::default()));
        }
        Hand::Rebuild { seat, province } => {
            draft.must(draft.state.has(seat), RefusalKind::NoSeat, rule::VERDICT)?;
            let found = draft.state.seat(seat).provinces.get(usize::from(province)).copied();
            let fallen = found.filter(|one| !one.stands);
            let fallen = fallen.ok_or(Refusal { kind: RefusalKind::NoProvince, rule: rule::PROVINCE_BOUNDS })?;
            draft.happen(Event::ProvinceRose { seat, province, strength: fallen.strength });
        }
        Hand::Acting { next, passes } => {
            draft.plays(next)?;
            let most = draft.state.remaining().len();
            // There are at most eight players.
            let bound = RefusalKind::Bound { least: 0, most: i16::try_from(most).unwrap_or(8) };
            draft.must(usize::from(passes) < most, bound, rule::ACTION_ORDER)?;
            draft.happen(Event::ActingCame { acting: Acting { next, passes } });
        }
        Hand::Phase { phase } => {
            let playing = |phase| !matches!(phase, Phase::First | Phase::Over);
            draft.must(playing(phase) && draft.state.turn > 0, RefusalKind::NothingChanges, rule::PHASE)?;
            draft.must(phase != draft.state.phase, RefusalKind::NothingChanges, rule::PHASE)?;
            draft.happen(Event::PhaseBegan { phase });
        }
        Hand::Return { seat } => {
            draft.must(draft.state.has(seat), RefusalKind::NoSeat, rule::VERDICT)?;
            let loss = draft.state.seat(seat).out.ok_or(nothing)?;
            draft.happen(Event::Waived { seat, loss });
            draft.happen(Event::CameBack { seat });
        }
        Hand::Owner { card, owner } => {
            draft.plays(owner)?;
            draft.must(draft.card(card)?.owner != owner, RefusalKind::NothingChanges, rule::ATTACH_TARGET)?;
            draft.happen(Event::OwnerSet { id: card, owner });
        }
        Hand::Cancel => {
            let (duel, lobby) = (draft.state.duel.is_some(), draft.state.lobby.is_some());
            draft.must(duel || lobby, RefusalKind::NothingChanges, rule::FOCUS_ORDER)?;
            draft.happen(if duel { Event::DuelRefused } else { Event::LobbyDropped });
        }
    }
    Ok(())
}
