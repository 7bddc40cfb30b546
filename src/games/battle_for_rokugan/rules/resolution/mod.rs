//! A round's tokens revealed and resolved (BR-RES): who takes what, who defended it, and what moves afterwards.
//!
//! Deliberately absent: what only the players decide, such as which faceup token moves when none is left (BR-A14).

pub mod battle;
mod claims;
mod defenses;
mod fates;
mod removal;
pub mod report;

pub use report::Resolution;

use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::control::Control;
use crate::games::battle_for_rokugan::model::tokens::Tokens;
use battle::{Battle, Outcome};
use fates::Fates;

/// Combat tokens that have all been revealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revealed(Tokens);

impl Revealed {
    /// The tokens, if every face is known.
    ///
    /// # Errors
    ///
    /// The position of the first one that lies facedown.
    pub fn new(tokens: Tokens) -> Result<Self, usize> {
        let facedown = tokens.iter().position(|token| token.face.is_none());
        match facedown {
            Some(facedown) => Err(facedown),
            None => Ok(Self(tokens)),
        }
    }

    /// The same after Unicorn's swap (BR-CLN-7, BR-A4).
    ///
    /// # Errors
    ///
    /// Which of the two cannot change places; see [`Tokens::swapped`].
    pub fn swapped(&self, pair: [usize; 2]) -> Result<Self, usize> {
        self.0.swapped(pair).map(Self)
    }

    /// The tokens in placement order.
    pub fn tokens(&self) -> &Tokens {
        &self.0
    }
}

/// Resolves everything that lies on `board`: steps 2 to 6 of BR-RES.
pub fn resolve(board: &Board, tokens: &Revealed) -> Resolution {
    let mut fates = Fates::after_reveal(board, tokens.tokens());
    let raids = removal::raids(board, &mut fates);
    let mut after = board.clone();
    raids.struck.iter().for_each(|province| after.scorch(province));
    let diplomacy = removal::diplomacy(board, &mut fates);
    diplomacy.struck.iter().for_each(|province| after.pacify(province));
    let battles = battle::all(&after, &fates);
    let defended = defenses::all(&after, &fates, &battles, diplomacy.struck);
    fates.end_of_battles(&battles);
    battles.iter().for_each(|battle| conquer(&mut after, battle));
    defended.iter().for_each(|defense| after.add_up(defense.province, 1));
    let card_moves = claims::moves(&after);
    card_moves.iter().for_each(|card| after.move_card(card.territory, card.to));
    Resolution {
        fates: fates.all(),
        raids: raids.effects,
        diplomacy: diplomacy.effects,
        battles,
        defended,
        card_moves,
        after,
    }
}

/// The winner's one facedown token instead of all that lay there (BR-BAT-6).
fn conquer(after: &mut Board, battle: &Battle) {
    match battle.outcome {
        Outcome::Taken(clan) => after.set_control(battle.province, Some(Control::fresh(clan))),
        Outcome::Held(_) | Outcome::Nothing => {}
    }
}
