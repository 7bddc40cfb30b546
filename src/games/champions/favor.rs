//! The Imperial Favor (CH-SET-5, CH-TURN-4).

use super::command::FavorTie;
use super::draft::Draft;
use super::event::{Event, FavorRoll};
use super::model::element::Element;
use super::model::ids::PlayerId;
use super::refusal::{Refusal, RefusalKind};
use super::rulebook;
use super::setup::favor_candidates;
use crate::kernel::by::Small;
use crate::kernel::chance::{Chance, Source};

/// Settles the tie at the start.
pub(super) fn settle(draft: &mut Draft, tie: FavorTie, chance: &mut Chance) -> Result<(), Refusal> {
    draft.require(draft.state.favor().is_none(), RefusalKind::FavorSettled, rulebook::SET_FAVOR)?;
    let mut tied = favor_candidates(&draft.state);
    let by = match tie {
        FavorTie::Told(player) => {
            draft.require(tied.contains(&player), RefusalKind::NoSuchPlayer, rulebook::SET_FAVOR)?;
            player
        }
        FavorTie::Rolled => loop {
            let rolls: Vec<FavorRoll> = tied.iter().map(|player| roll(*player, chance)).collect();
            let most = rolls.iter().map(FavorRoll::fire).max();
            tied = rolls.iter().filter(|roll| Some(roll.fire()) == most).map(|roll| roll.player).collect();
            draft.happen(Event::FavorRolled { rolls, source: Source::Generated });
            if let [winner] = tied[..] {
                break winner;
            }
        },
    };
    draft.happen(Event::FavorHeld { by });
    Ok(())
}

fn roll(player: PlayerId, chance: &mut Chance) -> FavorRoll {
    let faces = [(); 5].map(|()| Element::ALL[chance.below(5) as usize]);
    FavorRoll { player, faces }
}

/// The Favor goes to the next player clockwise; in solo play it stays.
pub(super) fn pass(draft: &mut Draft) {
    let Some(PlayerId(seat)) = draft.state.favor() else { return };
    let players = draft.state.players().len();
    let next = (usize::from(seat) + 1) % players;
    if next != usize::from(seat) {
        draft.happen(Event::FavorHeld { by: PlayerId(u8::try_from(next).unwrap_or(0)) });
    }
}

/// Gives the Favor to somebody by hand.
pub(super) fn give(draft: &mut Draft, to: PlayerId) -> Result<(), Refusal> {
    let known = usize::from(to.0) < draft.state.players().len();
    draft.require(known, RefusalKind::NoSuchPlayer, rulebook::SET_FAVOR)?;
    draft.happen(Event::FavorHeld { by: to });
    Ok(())
}
