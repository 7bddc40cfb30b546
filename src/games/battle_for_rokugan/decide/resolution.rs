//! Resolution: what is turned, what comes of it, and the round after it (BR-RES).

use super::placement::can_be;
use crate::games::battle_for_rokugan::draft::Draft;
use crate::games::battle_for_rokugan::event::Event;
use crate::games::battle_for_rokugan::laid::{Laid, TokenId};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::control::CONTROL_TOKENS;
use crate::games::battle_for_rokugan::model::face::Face;
use crate::games::battle_for_rokugan::model::rulings::Ruling;
use crate::games::battle_for_rokugan::refusal::{Refusal, RefusalKind};
use crate::games::battle_for_rokugan::rules::resolution::battle::Outcome;
use crate::games::battle_for_rokugan::rules::resolution::report::{Effect, Resolution, Worked};
use crate::games::battle_for_rokugan::rules::resolution::{Revealed, resolve as resolve_round};
use crate::games::battle_for_rokugan::rules::rulebook as rule;
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::state::ROUNDS;

pub(super) fn reveal(draft: &mut Draft, token: TokenId, face: Face) -> Result<(), Refusal> {
    let again = draft.state.stage == Stage::Story && draft.state.before.is_some();
    if again {
        draft.happen(Event::Reopened);
    }
    draft.at(Stage::Reveal, rule::TURN_UP)?;
    let laid = draft.state.token(token).copied();
    let Some(laid) = laid else { return Err(Refusal { kind: RefusalKind::NoToken, rule: rule::TURN_UP }) };
    can_be(draft, laid, face)?;
    draft.happen(Event::Revealed { token: Laid { face: Some(face), ..laid } });
    if again { work_out(draft) } else { Ok(()) }
}

pub(super) fn resolve(draft: &mut Draft) -> Result<(), Refusal> {
    draft.at(Stage::Reveal, rule::TURN_UP)?;
    work_out(draft)
}

/// What the rules make of the board, event by event; it ends with the story.
fn work_out(draft: &mut Draft) -> Result<(), Refusal> {
    let facedown = draft.state.laid.iter().filter(|laid| laid.face.is_none()).count();
    // No table has more than 135 tokens.
    let facedown = u8::try_from(facedown).unwrap_or(u8::MAX);
    let refusal = || Refusal { kind: RefusalKind::Facedown(facedown), rule: rule::TURN_UP };
    let revealed = Revealed::new(draft.state.tokens()).map_err(|_| refusal())?;
    let resolution = resolve_round(draft.state.board(), &revealed);
    let laid = draft.state.laid.clone();
    draft.happen(Event::Resolved);
    for (token, fate) in laid.into_iter().zip(&resolution.fates) {
        draft.happen(Event::Left { token, fate: *fate });
    }
    let worked = |effect: &&Effect| effect.worked == Worked::Yes;
    for effect in resolution.raids.iter().filter(worked) {
        draft.happen(Event::Scorched { province: effect.province });
    }
    for effect in resolution.diplomacy.iter().filter(worked) {
        draft.happen(Event::Pacified { province: effect.province });
    }
    settle_provinces(draft, &resolution);
    for card in &resolution.card_moves {
        draft.happen(Event::CardMoved { territory: card.territory, to: card.to });
    }
    draft.happen(Event::StageBegan { stage: Stage::Story });
    Ok(())
}

/// Conquests first, then a faceup token for every successful defense, as long as there are tokens (TokensRunOut).
fn settle_provinces(draft: &mut Draft, resolution: &Resolution) {
    for battle in &resolution.battles {
        if let Outcome::Taken(by) = battle.outcome {
            draft.happen(Event::Conquered { province: battle.province, by, from: battle.defender });
        }
    }
    for defended in &resolution.defended {
        let (province, clan, reason) = (defended.province, defended.clan, defended.reason);
        let left = draft.state.board().control_tokens(clan) < u16::from(CONTROL_TOKENS);
        draft.happen(match left {
            true => Event::Defended { province, clan, reason },
            false => Event::NoneLeft { province, clan },
        });
    }
}

pub(super) fn set_ruling(draft: &mut Draft, ruling: Ruling) -> Result<(), Refusal> {
    draft.happen(Event::RulingSet { ruling });
    if draft.state.stage == Stage::Story && draft.state.before.is_some() {
        draft.happen(Event::Reopened);
        work_out(draft)?;
    }
    Ok(())
}

pub(super) fn end_round(draft: &mut Draft) -> Result<(), Refusal> {
    draft.at(Stage::Story, rule::ROUND_END)?;
    let over = |clan: &Clan| draft.state.board().control_tokens(*clan) > u16::from(CONTROL_TOKENS);
    if let Some(clan) = draft.state.players().clone().iter().find(over) {
        draft.require(false, RefusalKind::OverThirty(clan), rule::CONTROL_TOKENS)?;
    }
    let round = draft.state.round;
    draft.happen(Event::RoundEnded);
    if round >= ROUNDS {
        draft.happen(Event::StageBegan { stage: Stage::Objectives });
    } else {
        begin_round(draft, round + 1);
    }
    Ok(())
}

/// A round begins with the look for ronin (BR-UP-0), and with initiative but in the first.
pub(super) fn begin_round(draft: &mut Draft, round: u8) {
    let ronin = draft.state.board().without_control().collect();
    draft.happen(Event::RoundBegan { round, ronin });
    let stage = if round > 1 { Stage::Initiative } else { Stage::Draw };
    draft.happen(Event::StageBegan { stage });
}
