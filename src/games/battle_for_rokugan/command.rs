//! What the players may ask for: one variant a verb, with exactly its fields.
//!
//! Saved in journals: variants and fields are added, never renamed.

use super::laid::{Agent, At, Gone, TokenId};
use super::model::board::CardPlace;
use super::model::clan::Clan;
use super::model::control::Control;
use super::model::face::Face;
use super::model::initiative_card::InitiativeCard;
use super::model::objective::Objective;
use super::model::province::Province;
use super::model::rulings::Ruling;
use super::model::special::Special;
use super::model::territory::Territory;
use super::model::territory_card::TerritoryCard;
use super::province_name::ProvinceName;
use super::rules::card::Play;
use super::stage::Stage;
use crate::kernel::name::Note;
use serde::{Deserialize, Serialize};

/// What a player asks of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Names the first player of the game by the initiative card the players revealed (BR-SET-5).
    NameFirst {
        /// Who begins.
        clan: Clan,
    },
    /// The app shuffles the clans' initiative cards and reveals one (BR-SET-5).
    DrawFirst,
    /// Places a starting token of the clan whose turn it is (BR-SET-7).
    Settle {
        /// Where.
        province: Province,
        /// Whose it has been, where a correction makes it another's turn; else it is of the clan whose turn it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clan: Option<Clan>,
    },
    /// Reveals an initiative card as the players turned it (BR-INI).
    RevealInitiative {
        /// Which.
        card: InitiativeCard,
    },
    /// The app turns an initiative card (BR-INI).
    DrawInitiative,
    /// Everybody has drawn (BR-UP-2).
    Drawn,
    /// Plays a territory card (BR-TER-3).
    PlayCard {
        /// Who plays it.
        clan: Clan,
        /// Which card it turned out to be.
        card: TerritoryCard,
        /// What was chosen; nothing for the cards that only touch combat tokens.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        play: Option<Play>,
    },
    /// The clan whose turn it is plays no territory card now (BR-UP-3).
    PassCard,
    /// Nobody plays a territory card any more.
    EndCards,
    /// Places a combat token: facedown, or a blessing faceup (BR-PLC-1).
    Place {
        /// Whose.
        clan: Clan,
        /// Where.
        at: At,
        /// What it is, where it is placed faceup or entered at the reveal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<Face>,
        /// The number it has had, where a correction leaves out one placed before; else it gets the next.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<TokenId>,
    },
    /// Takes a marker off the board.
    Take {
        /// Which.
        token: TokenId,
        /// What it was, where it was turned.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<Face>,
        /// Where it goes.
        to: Gone,
    },
    /// A scout, a shugenja, the first player card or Scorpion's look (BR-AGE-1, BR-CLN-6).
    UseAgent {
        /// Who uses it.
        clan: Clan,
        /// What.
        agent: Agent,
        /// On which marker.
        token: TokenId,
        /// What was revealed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<Face>,
    },
    /// Unicorn swaps two of its tokens (BR-CLN-7).
    Swap {
        /// The one.
        one: TokenId,
        /// The other.
        other: TokenId,
    },
    /// The clan whose turn it is cannot place at all, or is done for this round.
    StopPlacing,
    /// All tokens are placed; they are turned now.
    BeginReveal,
    /// A marker is turned, or was turned otherwise than noted (BR-RES-1).
    Reveal {
        /// Which.
        token: TokenId,
        /// What it is.
        face: Face,
    },
    /// Resolves the round (BR-RES).
    Resolve,
    /// Plays by another reading; read again while the round's story is open.
    SetRuling {
        /// The ruling as it is from now on.
        ruling: Ruling,
    },
    /// The board is as the story says; the round ends (BR-RES-7).
    EndRound,
    /// A clan reveals its objective (BR-END-1).
    ShowObjective {
        /// Whose.
        clan: Clan,
        /// Which; nothing for none.
        objective: Option<Objective>,
    },
    /// The game is over (BR-END-1).
    EndGame,
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
}

/// A change by hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Hand {
    /// The control tokens of a province.
    Control {
        /// Where.
        province: Province,
        /// Which.
        control: Option<Control>,
    },
    /// The special token of a province.
    Special {
        /// Where.
        province: Province,
        /// Which.
        special: Option<Special>,
    },
    /// Where a territory's card is.
    Card {
        /// Whose card.
        territory: Territory,
        /// Where it is.
        to: CardPlace,
    },
    /// Who is first player.
    First {
        /// Who.
        clan: Clan,
    },
    /// How many tokens a clan still places this round.
    Placements {
        /// Whose.
        clan: Clan,
        /// How many, 0 to 27.
        left: u8,
    },
    /// How many of a face lie in a clan's discard pile.
    Discards {
        /// Whose.
        clan: Clan,
        /// Which.
        face: Face,
        /// How many.
        count: u8,
    },
    /// What a clan still has of its own agents.
    Agents {
        /// Whose.
        clan: Clan,
        /// Scouts, 0 to 2.
        scouts: u8,
        /// Shugenja, 0 to 1.
        shugenja: u8,
    },
    /// Which clans are ronin this round.
    Ronin {
        /// Those.
        clans: Vec<Clan>,
    },
    /// What the players call a province.
    Rename {
        /// Which.
        province: Province,
        /// The name; nothing for the app's own.
        name: Option<ProvinceName>,
    },
    /// Goes on with another part of the game; never with an earlier round.
    Clock {
        /// The round, 1 to 5.
        round: u8,
        /// The part.
        stage: Stage,
    },
}
