//! Placement: combat tokens, scouts and shugenja, Unicorn's swap (BR-PLC, BR-AGE, BR-CLN).

use super::upkeep::pass_turn;
use crate::games::battle_for_rokugan::content::token_set;
use crate::games::battle_for_rokugan::draft::Draft;
use crate::games::battle_for_rokugan::event::Event;
use crate::games::battle_for_rokugan::laid::{Agent, At, Gone, Laid, TokenId};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::queries::{Placing, likely_kind, spot, target, unseen};
use crate::games::battle_for_rokugan::refusal::{Refusal, RefusalKind};
use crate::games::battle_for_rokugan::rules::placement::Reason;
use crate::games::battle_for_rokugan::rules::rulebook as rule;
use crate::games::battle_for_rokugan::rules::setup::uses_first_player_card;
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::state::{State, try_tokens};

/// More markers than this are never placed in a round.
const MOST_NUMBERS: u16 = 10_000;

/// Requires one of the two stages in which markers lie on the board.
fn on_the_board(draft: &mut Draft) -> Result<(), Refusal> {
    match draft.state.stage {
        Stage::Reveal => Ok(()),
        Stage::Placement
        | Stage::First
        | Stage::Starting
        | Stage::Initiative
        | Stage::Draw
        | Stage::Cards
        | Stage::Story
        | Stage::Objectives
        | Stage::Over => draft.at(Stage::Placement, rule::PLACEMENT),
    }
}

pub(super) fn place(
    draft: &mut Draft,
    clan: Clan,
    (at, face): (At, Option<Face>),
    number: Option<TokenId>,
) -> Result<(), Refusal> {
    draft.plays(clan)?;
    on_the_board(draft)?;
    if let Some(face) = face {
        in_the_set(draft, clan, face)?;
    }
    if draft.state.stage == Stage::Placement {
        let has = draft.state.seat(clan).to_place > 0;
        draft.require(has, RefusalKind::AllPlaced(clan), rule::PLACEMENT)?;
        draft.turn_of(clan, rule::PLACEMENT)?;
    }
    fits(draft, clan, at, face)?;
    let id = number.unwrap_or(TokenId(draft.state.next_token));
    let free = draft.state.token(id).is_none() && id.0 < MOST_NUMBERS;
    draft.must(free, RefusalKind::Number, rule::PLACEMENT)?;
    let token = Laid { id, clan, face, at };
    let mut all = draft.state.laid.clone();
    all.push(token);
    if let Some(face) = face {
        let unseen_before = unseen(&draft.state, clan).of(face) > 0;
        draft.require(unseen_before, RefusalKind::NoneUnseen { clan, face }, rule::COMBAT_TOKENS)?;
        let can = try_tokens(draft.state.players(), &all).is_some();
        draft.must(can, RefusalKind::TooMany { clan, face }, rule::COMBAT_TOKENS)?;
    }
    draft.happen(Event::Placed { token });
    if draft.state.stage == Stage::Placement {
        pass_turn(draft, clan);
    }
    Ok(())
}

fn in_the_set(draft: &Draft, clan: Clan, face: Face) -> Result<(), Refusal> {
    let has = token_set::of(clan).of(face) > 0;
    draft.must(has, RefusalKind::TooMany { clan, face }, rule::COMBAT_TOKENS)
}

/// Refuses a place where nothing the clan still has may lie, and blessings where none may; entered faces are judged at
/// the resolution.
fn fits(draft: &mut Draft, clan: Clan, at: At, face: Option<Face>) -> Result<(), Refusal> {
    match at {
        At::Spot(spot) if face.is_none() => {
            let closed = Placing::of(&draft.state, clan, &draft.state.laid).possible(spot).err();
            let kind = |reason| RefusalKind::Closed { province: spot.target(), reason };
            match closed {
                Some(reason) => draft.require(false, kind(reason), reason.rule(likely_kind(spot))),
                None => Ok(()),
            }
        }
        At::Spot(_) => Ok(()),
        At::On(base) => {
            let kind = face.map(Face::kind);
            draft.must(kind == Some(Kind::Blessing), RefusalKind::OnlyBlessings, rule::BLESSING)?;
            let Some(under) = draft.state.token(base).copied() else {
                return Err(Refusal { kind: RefusalKind::NoToken, rule: rule::BLESSING });
            };
            draft.must(matches!(under.at, At::Spot(_)), RefusalKind::OnlyBlessings, rule::BLESSING)?;
            let own = under.clan == clan && under.face.is_none_or(|face| face.kind().fights());
            let Some(province) = target(&draft.state, &under) else { return Ok(()) };
            let closed = RefusalKind::Closed { province, reason: Reason::BlessingBase };
            draft.require(own, closed, rule::BLESSING)
        }
    }
}

fn lies(draft: &Draft, token: TokenId) -> Result<Laid, Refusal> {
    draft.state.token(token).copied().ok_or(Refusal { kind: RefusalKind::NoToken, rule: rule::PLACEMENT })
}

pub(super) fn take(draft: &mut Draft, token: TokenId, face: Option<Face>, to: Gone) -> Result<(), Refusal> {
    let laid = lies(draft, token)?;
    on_the_board(draft)?;
    if let Some(face) = face.filter(|_| laid.face.is_none()) {
        can_be(draft, laid, face)?;
    }
    if to == Gone::Discarded {
        let said = laid.face.or(face).is_some();
        draft.must(said, RefusalKind::SayWhat, rule::AGENTS)?;
    }
    let last = draft.state.laid.last().map(|laid| laid.id);
    let turned = Laid { face: laid.face.or(face), ..laid };
    draft.happen(Event::Taken { token: turned, to });
    let open = draft.state.stage == Stage::Placement && to == Gone::Hand;
    if open && (last == Some(token) || draft.state.turn.is_none()) {
        draft.happen(Event::TurnCame { clan: Some(laid.clan) });
    }
    Ok(())
}

/// Refuses a face that the clan cannot have there any more.
pub(super) fn can_be(draft: &mut Draft, laid: Laid, face: Face) -> Result<(), Refusal> {
    let clan = laid.clan;
    in_the_set(draft, clan, face)?;
    let mut without: State = draft.state.clone();
    if let Some(same) = without.laid.iter_mut().find(|other| other.id == laid.id) {
        same.face = None;
    }
    let left = unseen(&without, clan).of(face) > 0;
    draft.require(left, RefusalKind::NoneUnseen { clan, face }, rule::COMBAT_TOKENS)?;
    if let Some(same) = without.laid.iter_mut().find(|other| other.id == laid.id) {
        same.face = Some(face);
    }
    let fits = matches!(laid.at, At::Spot(_)) || face.kind() == Kind::Blessing;
    draft.must(fits, RefusalKind::OnlyBlessings, rule::BLESSING)?;
    let can = try_tokens(without.players(), &without.laid).is_some();
    draft.must(can, RefusalKind::TooMany { clan, face }, rule::COMBAT_TOKENS)
}

pub(super) fn use_agent(
    draft: &mut Draft,
    (clan, agent): (Clan, Agent),
    token: TokenId,
    face: Option<Face>,
) -> Result<(), Refusal> {
    draft.plays(clan)?;
    let laid = lies(draft, token)?;
    draft.at(Stage::Placement, rule::AGENTS)?;
    let rule = match agent {
        Agent::Scout | Agent::Shugenja | Agent::FirstPlayerCard => rule::AGENTS,
        Agent::ScorpionLook => rule::SCORPION,
    };
    let free = !draft.state.is_blessed(token) && !laid.blesses();
    draft.require(free, RefusalKind::Blessed, rule::BLESSED)?;
    let (seat, used) = (draft.state.seat(clan), draft.state.used);
    let first = draft.state.first == Some(clan) && uses_first_player_card(draft.state.players());
    let (ready, foreign) = match agent {
        Agent::Scout => (seat.scouts > 0, laid.clan != clan),
        Agent::Shugenja => (seat.shugenja > 0, true),
        Agent::FirstPlayerCard => (first && !used.first_player_card, true),
        Agent::ScorpionLook => (clan == Clan::Scorpion && !used.scorpion_look, laid.clan != clan),
    };
    draft.require(ready, RefusalKind::UsedUp(agent), rule)?;
    draft.require(foreign, RefusalKind::OwnToken, rule)?;
    // What the looker saw stays the looker's: it is not even in the file.
    if agent != Agent::Shugenja && face.is_some() {
        return Err(Refusal { kind: RefusalKind::StaysHidden, rule });
    }
    match agent {
        Agent::Scout | Agent::ScorpionLook => draft.happen(Event::AgentUsed { clan, agent, token: laid }),
        Agent::Shugenja => {
            let face = laid.face.or(face);
            let Some(face) = face else { return Err(Refusal { kind: RefusalKind::SayWhat, rule }) };
            if laid.face.is_none() {
                can_be(draft, laid, face)?;
            }
            draft.happen(Event::AgentUsed { clan, agent, token: laid });
            let turned = Laid { face: Some(face), ..laid };
            draft.happen(Event::Taken { token: turned, to: Gone::Discarded });
        }
        Agent::FirstPlayerCard => {
            draft.happen(Event::AgentUsed { clan, agent, token: laid });
            draft.happen(Event::Taken { token: laid, to: Gone::Pool });
        }
    }
    Ok(())
}

pub(super) fn swap(draft: &mut Draft, one: TokenId, other: TokenId) -> Result<(), Refusal> {
    on_the_board(draft)?;
    let pair = [lies(draft, one)?, lies(draft, other)?];
    let may = pair[0].clan == Clan::Unicorn && !draft.state.used.swap;
    draft.require(may, RefusalKind::NoSwap, rule::UNICORN)?;
    let hidden = draft.state.laid.iter().all(|laid| laid.face.is_none() || laid.blesses());
    draft.require(hidden, RefusalKind::NoSwap, rule::UNICORN)?;
    let whole = spot(draft.state.laid(), &pair[0]).is_some() && pair.iter().all(|laid| matches!(laid.at, At::Spot(_)));
    let same_clan = pair[0].clan == pair[1].clan && one != other;
    draft.must(whole && same_clan, RefusalKind::CannotSwap, rule::UNICORN)?;
    let free = pair.iter().all(|laid| !laid.blesses() && !draft.state.is_blessed(laid.id));
    draft.must(free, RefusalKind::CannotSwap, rule::BLESSED)?;
    draft.happen(Event::Swapped { one, other });
    Ok(())
}

pub(super) fn stop_placing(draft: &mut Draft) -> Result<(), Refusal> {
    draft.at(Stage::Placement, rule::PLACEMENT)?;
    let Some(clan) = draft.state.turn else {
        return Err(Refusal { kind: RefusalKind::LeftToPlace(0), rule: rule::PLACEMENT });
    };
    let ronin = draft.state.board().is_ronin(clan);
    draft.require(ronin, RefusalKind::MustPlace(clan), rule::RONIN)?;
    draft.happen(Event::PlacingStopped { clan });
    pass_turn(draft, clan);
    Ok(())
}

pub(super) fn begin_reveal(draft: &mut Draft) -> Result<(), Refusal> {
    draft.at(Stage::Placement, rule::TURN_UP)?;
    let left = draft.state.left_to_place();
    // A table that placed in silence enters its tokens as they are turned.
    let silent = draft.state.laid.is_empty();
    draft.require(left == 0 || silent, RefusalKind::LeftToPlace(left), rule::PLACEMENT)?;
    draft.happen(Event::StageBegan { stage: Stage::Reveal });
    draft.happen(Event::TurnCame { clan: None });
    Ok(())
}
