//! The Emperor's Favor (ER-CRT).

use super::super::draft::Draft;
use super::super::event::{Event, Purpose, Why};
use super::super::model::rulings::DuelTie;
use super::super::person::{Dice, PersonId};
use super::super::refusal::{Refusal, RefusalKind};
use super::super::rules::odds::court::{self, Courtier};
use super::rolls::roll;
use crate::kernel::chance::Chance;

/// Who wins the Emperor's Favor; those who tie at the top are rolled again by the app (ER-CRT, A12).
pub(super) fn court(
    draft: &mut Draft,
    chance: &mut Chance,
    courtiers: &[(PersonId, u16, Dice)],
) -> Result<(), Refusal> {
    let again = |at: usize| courtiers[..at].iter().any(|(who, ..)| *who == courtiers[at].0);
    let sound = courtiers.len() >= 2 && !(0..courtiers.len()).any(again);
    draft.require(sound, "ER-CRT", RefusalKind::Courtiers)?;
    let held = draft.state.court_was_held();
    draft.require(!held, "ER-CRT", RefusalKind::CourtHeld)?;
    let mut pools = Vec::new();
    for (who, koku, _) in courtiers {
        let person = draft.living(*who)?;
        draft.require(person.captor.is_none(), "ER-CAP", RefusalKind::Captive(person.name.clone()))?;
        draft.free(*who)?;
        if let Some(clan) = person.clan().filter(|clan| draft.state.realm(*clan).is_some()) {
            draft.pay(clan, (*koku).into(), Why::Gift)?;
        }
        let courtier = Courtier { character: &person.character, koku: (*koku).into() };
        pools.push((*who, court::pool(courtier)));
    }
    let mut dice: Vec<&Dice> = courtiers.iter().map(|(_, _, dice)| dice).collect();
    loop {
        let mut totals = Vec::new();
        for ((who, pool), dice) in pools.iter().zip(&dice) {
            totals.push(roll(draft, chance, (*who, Purpose::Court), (*pool, None), dice)?);
        }
        let highest = totals.iter().max().copied();
        let is_highest = |at: &usize| totals.get(*at).copied() == highest;
        let top: Vec<usize> = (0..pools.len()).filter(is_highest).collect();
        match (top.as_slice(), draft.state.rulings().duel_tie) {
            ([one], _) => {
                draft.happen(Event::FavorWon { who: Some(pools[*one].0) });
                return Ok(());
            }
            (_, DuelTie::Draw) => {
                draft.happen(Event::FavorWon { who: None });
                return Ok(());
            }
            (tied, DuelTie::Reroll) => {
                pools = tied.iter().map(|at| pools[*at]).collect();
                dice = vec![&Dice::App; pools.len()];
            }
        }
    }
}
