//! Why a command is refused: the reason as data, and the rule that says so.

use super::laid::Agent;
use super::model::board::BoardFault;
use super::model::clan::Clan;
use super::model::face::Face;
use super::model::objective::Objective;
use super::model::province::Province;
use super::model::territory::Territory;
use super::model::territory_card::TerritoryCard;
use super::rules::card::CardFault;
use super::rules::placement::Reason;
use super::stage::Stage;
use crate::kernel::rulebook::RuleRef;

/// A command that is refused.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// Why.
    pub kind: RefusalKind,
    /// The rule that says so.
    pub rule: RuleRef,
}

/// Why a command is refused.
#[derive(Clone, Debug, PartialEq)]
pub enum RefusalKind {
    /// It belongs to another stage.
    WrongStage {
        /// The one it belongs to.
        needs: Stage,
        /// The one the table is at.
        is: Stage,
    },
    /// The game is over.
    GameOver,
    /// That clan does not play.
    NotPlaying(Clan),
    /// It is somebody else's turn.
    NotTheirTurn {
        /// Who wants to.
        clan: Clan,
        /// Whose turn it is.
        turn: Option<Clan>,
    },
    /// A control token lies there already.
    Settled(Province),
    /// All starting tokens are placed.
    AllSettled,
    /// The initiative card is out already.
    CardOut,
    /// There is no such card in the deck.
    NotInDeck,
    /// The clan does not hold the card of that territory.
    NotHeld {
        /// Who.
        clan: Clan,
        /// Whose card.
        territory: Territory,
    },
    /// The card is played at another moment.
    CardMoment(TerritoryCard),
    /// What was chosen is not for this card.
    OtherCard(TerritoryCard),
    /// The card cannot be played so.
    Card(CardFault),
    /// Nothing the clan still has may lie there.
    Closed {
        /// Where.
        province: Province,
        /// Why.
        reason: Reason,
    },
    /// The clan has placed all its tokens of this round.
    AllPlaced(Clan),
    /// Only a blessing lies on another token.
    OnlyBlessings,
    /// No token of that name lies on the board.
    NoToken,
    /// The clan has no such token left.
    NoneUnseen {
        /// Whose.
        clan: Clan,
        /// Which.
        face: Face,
    },
    /// The clan has fewer of those in all.
    TooMany {
        /// Whose.
        clan: Clan,
        /// Which.
        face: Face,
    },
    /// A blessed token cannot be chosen.
    Blessed,
    /// What only one player may know would stand in the log.
    StaysHidden,
    /// It is used up.
    UsedUp(Agent),
    /// It is for tokens of others.
    OwnToken,
    /// What was revealed is to be said.
    SayWhat,
    /// Only Unicorn swaps, once a round, before the reveal.
    NoSwap,
    /// Those two cannot change places.
    CannotSwap,
    /// A turn of placing is not passed.
    MustPlace(Clan),
    /// Some have tokens left to place.
    LeftToPlace(u8),
    /// Some markers lie facedown.
    Facedown(u8),
    /// A clan has more control tokens on the board than it has.
    OverThirty(Clan),
    /// Another clan has revealed that objective.
    ObjectiveTaken(Objective),
    /// Some have not revealed their objective.
    Unrevealed(Clan),
    /// The board cannot be so.
    Board(BoardFault),
    /// A game does not go back to an earlier round.
    EarlierRound,
    /// The number cannot be so.
    Number,
}
