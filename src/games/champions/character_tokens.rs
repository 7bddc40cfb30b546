//! Tokens beside Characters: laid there by hand, used up in Combats and tests (CH-COM-6 to 8; rulebook p. 6, 25).

use super::draft::Draft;
use super::event::Event;
use super::model::character_token::CharacterToken;
use super::model::ids::Who;
use super::model::state::State;
use super::queries;
use super::refusal::{Refusal, RefusalKind};
use super::rulebook::{self, CHARACTER_TOKENS};
use crate::kernel::by::Small as _;

/// Lays as many tokens of a kind beside somebody as there are to be. The box holds six pieces of each sort; what lies
/// beside others that are still there is not in it.
pub(super) fn lay(draft: &mut Draft, who: Who, token: CharacterToken, count: u8) -> Result<(), Refusal> {
    draft.require(queries::is_present(&draft.state, who), RefusalKind::Gone { who }, CHARACTER_TOKENS)?;
    let left = left_in_the_box(&draft.state, who, token);
    let refusal = RefusalKind::BoxIsEmpty { token, wanted: count, left };
    draft.require(count <= left, refusal, CHARACTER_TOKENS)?;
    let same = RefusalKind::TokensAsBefore { token };
    draft.require(count != draft.state.tokens(who, token), same, CHARACTER_TOKENS)?;
    draft.happen(Event::CharacterTokensLaid { who, token, count });
    Ok(())
}

/// How many pieces there are for somebody's tokens of a kind, those that lie there already included.
pub fn left_in_the_box(state: &State, who: Who, token: CharacterToken) -> u8 {
    let same = |other: CharacterToken| other == token || other == token.reverse();
    let elsewhere = state.tokens.iter().filter(|((whose, kind), _)| same(*kind) && (*whose, *kind) != (who, token));
    let taken = elsewhere.filter(|((whose, _), _)| queries::is_present(state, *whose)).map(|(_, count)| *count);
    CharacterToken::IN_THE_BOX.saturating_sub(taken.fold(0, u8::saturating_add))
}

/// Refuses more tokens of a kind than lie beside somebody.
pub(super) fn require(draft: &mut Draft, who: Who, used: &[CharacterToken]) -> Result<(), Refusal> {
    for &token in CharacterToken::ALL {
        let wanted = used.iter().filter(|other| **other == token).count();
        let held = draft.state.tokens(who, token);
        let enough = wanted <= usize::from(held);
        draft.require(enough, RefusalKind::TooFewTokens { who, token, held }, rulebook::CHARACTER_TOKENS)?;
    }
    Ok(())
}

/// Uses tokens up.
pub(super) fn spend(draft: &mut Draft, who: Who, used: &[CharacterToken]) -> Result<(), Refusal> {
    require(draft, who, used)?;
    used.iter().for_each(|&token| draft.happen(Event::CharacterTokenUsed { who, token }));
    Ok(())
}

/// What the events make of a table.
pub(super) fn apply(state: &mut State, who: Who, token: CharacterToken, count: u8) {
    match count {
        0 => drop(state.tokens.remove(&(who, token))),
        _ => drop(state.tokens.insert((who, token), count)),
    }
}
