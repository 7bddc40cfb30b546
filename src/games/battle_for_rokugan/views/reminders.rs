//! What is to be remembered just now: draws, ronin, abilities and cards at their moments (BR-UP-2, BR-AGE-1, BR-CLN).
//!
//! What may be done at any time, scouts and shugenja, is left out: its key stands in the dock.

use super::next::{Next, next};
use crate::games::battle_for_rokugan::laid::{At, Laid};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::games::battle_for_rokugan::queries::{held, is_played_in_placement};
use crate::games::battle_for_rokugan::rules::setup::uses_first_player_card;
use crate::games::battle_for_rokugan::stage::{Part, Stage};
use crate::games::battle_for_rokugan::state::State;

/// Something to remember.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reminder {
    /// This clan has no control token: it is ronin for this round (BR-RON-1).
    Ronin(Clan),
    /// How many a clan draws; in later rounds one more where the kept token is the bluff (BR-UP-2).
    Draws {
        /// Who.
        clan: Clan,
        /// How many.
        count: u8,
        /// Whether a token was kept.
        kept: Kept,
    },
    /// Before it places, this clan may play the card of that Shadowlands territory (BR-TER-3).
    ShadowlandsCard(Clan, Territory),
    /// Before it places, the first player may use its card (BR-AGE-1).
    FirstPlayerCard(Clan),
    /// Scorpion has placed, and may look at one other token (BR-CLN-6).
    ScorpionLook,
    /// Unicorn may swap two of its tokens before the reveal (BR-CLN-7).
    UnicornSwap,
    /// No markers were placed: the table enters its tokens as it turns them.
    EnterTokens,
}

/// Whether a token was kept behind the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// One was.
    One,
    /// In the first round there was none to keep.
    None,
}

/// Everything to remember at this moment.
pub fn reminders(state: &State) -> Vec<Reminder> {
    let mut all = Vec::new();
    // In placement it is said in the turn of the clan.
    let told = |clan: &Clan| match state.stage().part() {
        Part::Upkeep => true,
        Part::Placement => state.turn() == Some(*clan),
        Part::Setup | Part::Resolution | Part::End => false,
    };
    let ronin = state.players().iter().filter(|clan| state.board().is_ronin(*clan));
    all.extend(ronin.filter(told).map(Reminder::Ronin));
    if let Next::Draw { draws } = next(state) {
        let kept = if state.round() == 1 { Kept::None } else { Kept::One };
        all.extend(draws.into_iter().map(|(clan, count)| Reminder::Draws { clan, count, kept }));
    }
    if state.stage() == Stage::Placement {
        // The look comes before the next clan begins its turn, and the dock has room for the first alone.
        all.extend(looks(state).then_some(Reminder::ScorpionLook));
        all.extend(state.turn().into_iter().flat_map(|clan| of_turn(state, clan)));
        all.extend(swaps(state).then_some(Reminder::UnicornSwap));
    }
    let silent = state.stage() == Stage::Reveal && state.laid().is_empty();
    all.extend(silent.then_some(Reminder::EnterTokens));
    all
}

/// What a clan may do at the start of its placement turn.
fn of_turn(state: &State, clan: Clan) -> Vec<Reminder> {
    let cards = held(state, clan).filter(|territory| is_played_in_placement(*territory));
    let cards = cards.map(|territory| Reminder::ShadowlandsCard(clan, territory));
    let first = state.first() == Some(clan) && uses_first_player_card(state.players());
    let card = first && !state.used().first_player_card && state.laid().iter().any(|laid| free(state, laid));
    cards.chain(card.then_some(Reminder::FirstPlayerCard(clan))).collect()
}

/// Whether Scorpion has just placed, and some other token may be looked at.
fn looks(state: &State) -> bool {
    let scorpion = Clan::Scorpion;
    let last = state.laid().last().is_some_and(|laid| laid.clan == scorpion);
    let other = |laid: &Laid| laid.clan != scorpion && free(state, laid);
    last && !state.used().scorpion_look && state.laid().iter().any(other)
}

/// Whether all is placed, and Unicorn has two tokens that can change places.
fn swaps(state: &State) -> bool {
    let own = state.laid().iter().filter(|laid| laid.clan == Clan::Unicorn && free(state, laid));
    state.turn().is_none() && !state.used().swap && own.count() >= 2
}

/// Whether cards and abilities may aim at a marker: it is neither a blessing nor under one (BR-PLC-6).
pub fn free(state: &State, laid: &Laid) -> bool {
    matches!(laid.at, At::Spot(_)) && !laid.blesses() && !state.is_blessed(laid.id)
}
