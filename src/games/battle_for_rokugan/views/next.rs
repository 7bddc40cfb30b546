//! What comes next at the table, and what the players have to remember just then.

use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::Kind;
use crate::games::battle_for_rokugan::queries::unseen;
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::state::{ROUNDS, State};

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// The first player of the game is named.
    NameFirst,
    /// A clan places a starting token.
    Settle {
        /// Who.
        clan: Clan,
        /// How many it still has, this one included.
        left: u8,
    },
    /// An initiative card is turned.
    Initiative,
    /// Everybody draws.
    Draw {
        /// How many each draws with a kept token that is no bluff; one more with a bluff (BR-UP-2).
        draws: Vec<(Clan, u8)>,
    },
    /// A clan plays a territory card or passes.
    Card {
        /// Who.
        clan: Option<Clan>,
    },
    /// A clan places a combat token.
    Place {
        /// Who.
        clan: Clan,
        /// Which of its tokens this round it is, from 1.
        number: u8,
        /// How many it places this round.
        of: u8,
    },
    /// All tokens are placed.
    BeginReveal,
    /// A marker is turned.
    Reveal {
        /// How many lie facedown.
        left: usize,
    },
    /// The round can be resolved.
    Resolve {
        /// How many tokens lie on the board, all of them faceup.
        tokens: usize,
    },
    /// The story is read, and the round ends.
    EndRound {
        /// Whether it was the last.
        last: Last,
    },
    /// Objectives are revealed.
    Objectives {
        /// Who has not.
        left: Vec<Clan>,
    },
    /// The game is over.
    Over,
}

/// Whether a round is the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// It is.
    Yes,
    /// Others follow.
    No,
}

/// What comes next.
pub fn next(state: &State) -> Next {
    match state.stage() {
        Stage::First => Next::NameFirst,
        Stage::Starting => match state.turn_to_settle() {
            Some(clan) => Next::Settle { clan, left: state.left_to_settle(clan) },
            None => Next::NameFirst,
        },
        Stage::Initiative => Next::Initiative,
        Stage::Draw => Next::Draw { draws: draws(state) },
        Stage::Cards => Next::Card { clan: state.turn() },
        Stage::Placement => match state.turn() {
            Some(clan) => {
                let placed = state.laid().iter().filter(|laid| laid.clan == clan).count();
                // No clan has more than 27 tokens.
                let placed = u8::try_from(placed).unwrap_or(u8::MAX);
                Next::Place {
                    clan,
                    number: placed.saturating_add(1),
                    of: placed.saturating_add(state.seat(clan).to_place),
                }
            }
            None => Next::BeginReveal,
        },
        Stage::Reveal => match state.laid().iter().filter(|laid| laid.face.is_none()).count() {
            0 => Next::Resolve { tokens: state.laid().len() },
            left => Next::Reveal { left },
        },
        Stage::Story => Next::EndRound { last: if state.round() >= ROUNDS { Last::Yes } else { Last::No } },
        Stage::Objectives => {
            let hidden = |clan: &Clan| state.seat(*clan).objective.is_none();
            Next::Objectives { left: state.players().iter().filter(hidden).collect() }
        }
        Stage::Over => Next::Over,
    }
}

/// How many each clan draws: five in round 1, else four; Dragon one more, and nobody more than there are (EmptyPool).
fn draws(state: &State) -> Vec<(Clan, u8)> {
    let usual = if state.round() == 1 { 5 } else { 4 };
    let draw = |clan: Clan| {
        let unseen = unseen(state, clan);
        let pool = unseen.total() - unseen.of_kind(Kind::Bluff);
        (clan, (usual + u8::from(clan == Clan::Dragon)).min(pool))
    };
    state.players().iter().map(draw).collect()
}
