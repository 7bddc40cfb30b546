//! What the players may ask for: one variant a verb, with exactly its fields.
//!
//! Saved in journals: variants and fields are added, never renamed.

use super::in_play::{Duelist, Effect, Effort, Lasting, Posture, Standing};
use super::model::card::Card;
use super::model::player::{CardId, SeatId};
use super::model::ring::Ring;
use super::model::rulings::{Reading, Ruling};
use super::model::side::Side;
use super::phase::Phase;
use super::rules::recruit::Take;
use super::rules::turn::Act;
use crate::kernel::name::Note;
use serde::{Deserialize, Serialize};

/// What a player answers to a loss of Family Honor (CC-HON-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Gives up the Favor: the loss does not happen.
    Favor,
    /// Has this Samurai destroyed: the loss is 1.
    Seppuku(CardId),
}

/// What players add to the sums of a battle by hand, besides what its cards show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Added {
    /// To the attacking army's Force.
    pub attack: i8,
    /// To the defending army's Force.
    pub defense: i8,
    /// To the Province's Strength.
    pub strength: i8,
}

impl Added {
    /// Whether nothing is added.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// What becomes of whoever loses a duel (CC-DUEL-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stakes {
    /// The Personality is destroyed.
    Death,
    /// Whatever the card says; the players enter it.
    Other,
}

/// How likely one side was to win before the first decision, as it was told; no secret any more once cards are turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Foreseen {
    /// Which side.
    pub duelist: Duelist,
    /// In thousandths, 0 to 1000.
    pub win: u16,
}

/// What a player asks of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// The Focus Values that the cut Fate decks show (CC-SET-5).
    Cut {
        /// Whose deck shows what.
        values: Vec<(SeatId, u8)>,
    },
    /// Somebody begins.
    NameFirst {
        /// Who.
        seat: SeatId,
    },
    /// The app draws who begins.
    DrawFirst,

    /// The current player's cards straighten (CC-TURN-1).
    Straighten {
        /// Cards that may remain bowed, and do.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        keep: Vec<CardId>,
    },
    /// All Events and Regions are seen to (CC-TURN-2).
    EventsSeen,
    /// A player acts or passes (CC-ACT).
    Act {
        /// Who.
        seat: SeatId,
        /// What.
        act: Act,
    },
    /// Everybody passes, one after another.
    PassAll,
    /// Those without a unit in the battle pass, as far as they are next.
    PassIdle,
    /// There is no attack this turn (CC-ATK-1).
    NoAttack,
    /// The Dynasty Phase is over (CC-TURN-5).
    DoneRecruiting,
    /// The turn is over (CC-TURN-6).
    EndTurn {
        /// Fate cards drawn.
        drew: u8,
        /// Fate cards discarded.
        discarded: u8,
    },

    /// Family Honor is gained or lost (CC-HON).
    Honor {
        /// Whose.
        seat: SeatId,
        /// By how much.
        by: i16,
        /// What for.
        #[serde(default, skip_serializing_if = "Note::is_empty")]
        reason: Note,
        /// Own Personalities with a part in it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        involved: Vec<CardId>,
        /// What the player answers to a loss.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        answer: Option<Answer>,
    },
    /// A Province is destroyed (CC-BAT-11).
    DestroyProvince {
        /// Whose.
        seat: SeatId,
        /// Its place, from 0.
        province: u8,
    },
    /// A card adds a Province (CC-Q-2).
    AddProvince {
        /// Whose.
        seat: SeatId,
        /// Its Strength.
        strength: u8,
    },
    /// A Province's Strength is another (CC-Q-3).
    Strength {
        /// Whose.
        seat: SeatId,
        /// Its place, from 0.
        province: u8,
        /// The Strength, 0 to 99.
        strength: u8,
    },
    /// A Ring enters or leaves play (CC-Q-6).
    Ring {
        /// Whose.
        seat: SeatId,
        /// Which.
        ring: Ring,
        /// Whether it is in play from now on.
        enters: bool,
    },
    /// The Favor moves because a card says so (CC-Q-5).
    MoveFavor {
        /// To whom; nobody for the middle.
        to: Option<SeatId>,
    },
    /// The holder gives up the Favor to restore a Personality in play or among the dead (CC-FAV-1).
    Restore {
        /// A Personality in play.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<CardId>,
        /// Else the place among the holder's dead, from 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dead: Option<u8>,
    },
    /// Fate cards come to a hand or leave it.
    Hand {
        /// Whose.
        seat: SeatId,
        /// How many more or fewer.
        by: i8,
    },
    /// A player leaves (CC-WIN-8).
    Concede {
        /// Who.
        seat: SeatId,
    },
    /// What the watch saw is so.
    Accept,
    /// What the watch saw is not so: everybody plays on.
    PlayOn,

    /// A card that lies on the table is typed in; nothing about it changes.
    PutDown {
        /// Whose.
        owner: SeatId,
        /// What.
        card: Card,
        /// The Personality it lies with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<CardId>,
    },
    /// A Dynasty card enters play (CC-REC).
    Recruit {
        /// Whose.
        seat: SeatId,
        /// What.
        card: Card,
        /// How.
        take: Take,
        /// What is bowed for it; nothing where gold is left to the table.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        bow: Vec<CardId>,
    },
    /// A card is attached from the hand (CC-ATT).
    Attach {
        /// What.
        card: Card,
        /// To which Personality.
        to: CardId,
        /// What is bowed for it; nothing where gold is left to the table.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        bow: Vec<CardId>,
    },
    /// Attached cards move to another Personality (CC-ATT-7).
    MoveCards {
        /// Which.
        cards: Vec<CardId>,
        /// To whom.
        to: CardId,
    },
    /// What is typed in of a card is put right, or completed.
    SetCard {
        /// Which.
        id: CardId,
        /// What it is.
        card: Card,
    },
    /// Cards bow or straighten (CC-Q-9).
    Turn {
        /// Which.
        cards: Vec<CardId>,
        /// How they lie afterwards.
        posture: Posture,
    },
    /// A source is bowed for Honor instead of gold (CC-GOLD-4).
    Yield {
        /// Which.
        card: CardId,
    },
    /// Tokens or effects add to a card (CC-Q-14).
    Token {
        /// Which.
        card: CardId,
        /// Force.
        force: i8,
        /// Chi.
        chi: i8,
        /// How long.
        lasting: Lasting,
    },
    /// A Personality becomes dishonored or honorable (CC-Q-10).
    Stain {
        /// Which.
        card: CardId,
        /// What it is from now on.
        standing: Standing,
    },
    /// A card is destroyed, a Personality with its unit (CC-HON-5, CC-HON-6).
    Destroy {
        /// Which.
        card: CardId,
    },
    /// A card leaves play without being destroyed.
    Discard {
        /// Which.
        card: CardId,
    },

    /// The current player attacks (CC-ATK-1).
    DeclareAttack {
        /// Whom.
        defender: SeatId,
        /// Whom the Attacker invites.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        attack: Vec<SeatId>,
        /// Whom the Defender invites.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        defense: Vec<SeatId>,
    },
    /// A unit is sent to a Province (CC-ATK-5..8).
    Assign {
        /// Its Personality.
        unit: CardId,
        /// On which side.
        side: Side,
        /// The Province's place, from 0.
        province: u8,
    },
    /// A unit is called back; a card says so, or it was a slip.
    CallBack {
        /// Its Personality.
        unit: CardId,
    },
    /// Infantry is assigned: Cavalry follows; or Cavalry is assigned: the battles follow.
    NextSegment,
    /// The Attacker chooses the next battle (CC-ATK-10).
    BeginBattle {
        /// The Province's place, from 0.
        province: u8,
    },
    /// A Ranged Attack (CC-RNG).
    Shoot {
        /// Who shoots.
        by: Vec<CardId>,
        /// At what.
        target: CardId,
    },
    /// Fear (CC-FEAR).
    Frighten {
        /// Whose.
        by: CardId,
        /// The unit's Personality.
        unit: CardId,
    },
    /// A Tactician discards a Fate card (CC-KEY-3).
    Scheme {
        /// Who.
        card: CardId,
        /// Focus Value of the Fate card.
        focus: u8,
    },
    /// The holder of the Favor sends a unit home (CC-FAV-1).
    SendHome {
        /// Its Personality.
        unit: CardId,
    },
    /// A Terrain (CC-BAT-4, CC-BAT-5).
    Terrain {
        /// Who plays it.
        seat: SeatId,
        /// What it will do.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        effects: Vec<Effect>,
    },
    /// What a card did to the battle, entered by hand.
    Affect {
        /// What.
        effect: Effect,
    },
    /// The battle is resolved (CC-BAT-9..15).
    Resolve {
        /// A dead Personality for which its player gives up the Favor instead of losing Honor.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spare: Option<CardId>,
        /// What the players add to its sums by hand, when they put its result right.
        #[serde(default, skip_serializing_if = "Added::is_nothing")]
        added: Added,
    },
    /// The attack is over.
    EndAttack,

    /// A Personality challenges another (CC-DUEL-1).
    Challenge {
        /// Who challenges.
        challenger: CardId,
        /// Who is challenged.
        challenged: CardId,
        /// Start values where they are not Chi: of the challenger, of the challenged.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        start: Option<(u8, u8)>,
        /// The action that the challenge is for its player; nothing where it is none of its own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        action: Option<Act>,
    },
    /// The duel is refused.
    RefuseDuel,
    /// The duel is accepted.
    AcceptDuel,
    /// The one whose decision it is focuses (CC-DUEL-3).
    Focus {
        /// Who.
        duelist: Duelist,
    },
    /// The one whose decision it is strikes.
    Strike {
        /// Who.
        duelist: Duelist,
    },
    /// The focus cards are turned up, and the duel has its end (CC-DUEL-4, CC-DUEL-5).
    SettleDuel {
        /// Focus Values of the challenger.
        challenger: Vec<u8>,
        /// Focus Values of the challenged.
        challenged: Vec<u8>,
        /// What becomes of the loser.
        stakes: Stakes,
        /// Family Honor that the card gives the winner.
        honor: i16,
        /// What either side had been told to expect, where it had asked.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        foreseen: Vec<Foreseen>,
    },

    /// The current player lobbies (CC-FAV-3..6).
    Lobby {
        /// Who bows for it.
        by: CardId,
        /// Against whom, where several are tied.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        antagonist: Option<SeatId>,
    },
    /// A player makes an effort or passes (CC-FAV-7..9).
    Effort {
        /// Who.
        seat: SeatId,
        /// What.
        effort: Effort,
    },

    /// Plays by another reading.
    SetRuling {
        /// Of which ruling.
        ruling: Ruling,
        /// Which.
        reading: Reading,
    },
    /// Changes something by hand.
    ByHand(Hand),
    /// A remark for the log.
    Remark {
        /// What the players note.
        note: Note,
    },
    /// The same, although a rule is against it.
    Anyway(Box<Command>),
}

impl Command {
    /// What is really asked for, where this is an "anyway".
    pub(super) fn behind_anyway(&self) -> Option<&Self> {
        if let Self::Anyway(inner) = self { Some(inner) } else { None }
    }

    /// The command behind every "anyway".
    pub fn plain(&self) -> &Self {
        match self {
            Self::Anyway(inner) => inner.plain(),
            other => other,
        }
    }
}

/// A change by hand of what the app works out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Hand {
    /// A player's Family Honor is this.
    Honor {
        /// Whose.
        seat: SeatId,
        /// How much, −99 to 999.
        to: i16,
    },
    /// A fallen Province stands again.
    Rebuild {
        /// Whose.
        seat: SeatId,
        /// Its place, from 0.
        province: u8,
    },
    /// It is another player's action.
    Acting {
        /// Whose.
        next: SeatId,
        /// How many have passed in a row.
        passes: u8,
    },
    /// It is another phase of this turn.
    Phase {
        /// Which.
        phase: Phase,
    },
    /// A player who was out plays on.
    Return {
        /// Who.
        seat: SeatId,
    },
    /// A card is another player's.
    Owner {
        /// Which.
        card: CardId,
        /// Whose.
        owner: SeatId,
    },
    /// The duel or the lobbying does not take place.
    Cancel,
}
