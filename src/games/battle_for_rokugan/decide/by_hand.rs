//! Changes by hand: whatever the app counts can be put right, and every change is tagged.

use super::upkeep::begin_placement;
use crate::games::battle_for_rokugan::command::Hand;
use crate::games::battle_for_rokugan::content::token_set;
use crate::games::battle_for_rokugan::draft::Draft;
use crate::games::battle_for_rokugan::event::Event;
use crate::games::battle_for_rokugan::model::board::{Board, BoardFault, RawBoard};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::refusal::{Refusal, RefusalKind};
use crate::games::battle_for_rokugan::rules::rulebook as rule;
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::state::{PLACEMENTS, ROUNDS};
use crate::kernel::rulebook::RuleRef;

pub(super) fn change(draft: &mut Draft, hand: &Hand) -> Result<(), Refusal> {
    match hand {
        Hand::Control { province, control } => {
            board(draft, |raw| *raw.control.get_mut(*province) = *control)?;
            by_hand(draft, Event::ControlSet { province: *province, control: *control });
        }
        Hand::Special { province, special } => {
            board(draft, |raw| *raw.special.get_mut(*province) = *special)?;
            by_hand(draft, Event::SpecialSet { province: *province, special: *special });
        }
        Hand::Card { territory, to } => {
            board(draft, |raw| *raw.cards.get_mut(*territory) = *to)?;
            by_hand(draft, Event::CardMoved { territory: *territory, to: *to });
        }
        Hand::Ronin { clans } => {
            board(draft, |raw| raw.ronin.clone_from(clans))?;
            by_hand(draft, Event::RoninSet { clans: clans.clone() });
        }
        Hand::First { clan } => {
            draft.plays(*clan)?;
            by_hand(draft, Event::FirstSet { clan: *clan });
        }
        Hand::Placements { clan, left } => {
            draft.plays(*clan)?;
            number(draft, *left <= token_set::of(*clan).total(), rule::COMBAT_TOKENS)?;
            by_hand(draft, Event::PlacementsSet { clan: *clan, left: *left });
        }
        Hand::Discards { clan, face, count } => {
            draft.plays(*clan)?;
            number(draft, *count <= token_set::of(*clan).of(*face), rule::COMBAT_TOKENS)?;
            by_hand(draft, Event::DiscardsSet { clan: *clan, face: *face, count: *count });
        }
        Hand::Agents { clan, scouts, shugenja } => {
            draft.plays(*clan)?;
            number(draft, *scouts <= 2 && *shugenja <= 1, rule::SINGLE_USE)?;
            by_hand(draft, Event::AgentsSet { clan: *clan, scouts: *scouts, shugenja: *shugenja });
        }
        Hand::Rename { province, name } => {
            draft.happen(Event::Renamed { province: *province, name: name.clone() });
        }
        Hand::Clock { round, stage } => clock(draft, *round, *stage)?,
    }
    Ok(())
}

fn by_hand(draft: &mut Draft, event: Event) {
    draft.happen(Event::ByHand);
    draft.happen(event);
}

fn number(draft: &Draft, fits: bool, rule: RuleRef) -> Result<(), Refusal> {
    draft.must(fits, RefusalKind::Number, rule)
}

/// Refuses a board that cannot be after the change, unless it could not be before already.
fn board(draft: &Draft, change: impl FnOnce(&mut RawBoard)) -> Result<(), Refusal> {
    let mut raw = draft.state.board().to_raw();
    let old = Board::new(raw.clone()).err().unwrap_or_default();
    change(&mut raw);
    let faults = Board::new(raw).err().unwrap_or_default();
    match faults.into_iter().find(|fault| !old.contains(fault)) {
        Some(fault) => Err(Refusal { kind: RefusalKind::Board(fault), rule: rule_of(fault) }),
        None => Ok(()),
    }
}

fn rule_of(fault: BoardFault) -> RuleRef {
    match fault {
        BoardFault::ControlNotPlaying(_) | BoardFault::Ronin(_) | BoardFault::CardNotPlaying(_) => rule::PLAYERS,
        BoardFault::ControlTokens(_) => rule::CONTROL_TOKENS,
        BoardFault::SpecialPlace(..) => rule::REPLACING,
        BoardFault::SpecialSupply(_) => rule::SPECIAL_TOKENS,
    }
}

/// Goes on with another part; markers on the board go back behind the screens.
fn clock(draft: &mut Draft, round: u8, stage: Stage) -> Result<(), Refusal> {
    number(draft, (1..=ROUNDS).contains(&round), rule::ROUNDS)?;
    let finished = matches!(draft.state.stage, Stage::Objectives | Stage::Over);
    let earlier = round < draft.state.round || (finished && !matches!(stage, Stage::Objectives | Stage::Over));
    draft.must(!earlier, RefusalKind::EarlierRound, rule::ROUNDS)?;
    let begins = matches!(stage, Stage::First | Stage::Starting);
    draft.must(!begins || !draft.state.has_begun(), RefusalKind::EarlierRound, rule::ROUNDS)?;
    let ends = matches!(stage, Stage::Objectives | Stage::Over);
    draft.must(!ends || round == ROUNDS, RefusalKind::Number, rule::ROUNDS)?;
    draft.happen(Event::ByHand);
    let clear = draft.state.before.is_some() || !draft.state.laid.is_empty();
    if clear {
        draft.happen(Event::Cleared);
    }
    if ends && !finished || round > draft.state.round {
        draft.happen(Event::RoundEnded);
    }
    if round > draft.state.round || (!ends && !begins && (!draft.state.has_begun() || clear)) {
        let ronin: Vec<Clan> = draft.state.board().without_control().collect();
        draft.happen(Event::RoundBegan { round, ronin });
    }
    match stage {
        Stage::Placement => {
            if draft.state.left_to_place() == 0 {
                refill(draft);
            }
            begin_placement(draft);
        }
        Stage::Story => draft.happen(Event::StageBegan { stage: Stage::Reveal }),
        Stage::First
        | Stage::Starting
        | Stage::Initiative
        | Stage::Draw
        | Stage::Cards
        | Stage::Reveal
        | Stage::Objectives
        | Stage::Over => draft.happen(Event::StageBegan { stage }),
    }
    Ok(())
}

fn refill(draft: &mut Draft) {
    let clans: Vec<_> = draft.state.players().iter().collect();
    for clan in clans {
        draft.happen(Event::PlacementsSet { clan, left: PLACEMENTS });
    }
}
