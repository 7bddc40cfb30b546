//! What happened: the only thing that changes a table.
//!
//! Saved in journals: variants and fields are added, never renamed. Events carry results, so that a replay neither draws
//! nor resolves anything again.

use super::laid::{Agent, Gone, Laid, TokenId};
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
use super::rules::resolution::report::{Defense, Fate};
use super::stage::Stage;
use crate::kernel::chance::Source;
use crate::kernel::name::Note;
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A rule was set aside, by its number in the contract.
    Overrode {
        /// The rule's number.
        rule: String,
    },
    /// The players changed something by hand.
    ByHand,
    /// Somebody begins the game.
    FirstNamed {
        /// Who.
        clan: Clan,
        /// Who said so.
        source: Source,
    },
    /// A starting token was placed.
    Settled {
        /// Whose.
        clan: Clan,
        /// Where.
        province: Province,
    },
    /// A round begins.
    RoundBegan {
        /// Which, 1 to 5.
        round: u8,
        /// Who is ronin in it.
        ronin: Vec<Clan>,
    },
    /// Another stage begins.
    StageBegan {
        /// Which.
        stage: Stage,
    },
    /// It is somebody's turn; nobody's, where all are done.
    TurnCame {
        /// Whose.
        clan: Option<Clan>,
    },
    /// An initiative card was revealed.
    InitiativeRevealed {
        /// Which.
        card: InitiativeCard,
        /// Who turned it.
        source: Source,
        /// Who is first player now.
        first: Clan,
    },
    /// A territory card was played.
    CardPlayed {
        /// By whom.
        clan: Clan,
        /// Which.
        card: TerritoryCard,
    },
    /// Somebody played no territory card.
    Passed {
        /// Who.
        clan: Clan,
    },
    /// Control tokens of a province are these now.
    ControlSet {
        /// Where.
        province: Province,
        /// Which.
        control: Option<Control>,
    },
    /// The special token of a province is this now.
    SpecialSet {
        /// Where.
        province: Province,
        /// Which.
        special: Option<Special>,
    },
    /// A territory's card moved.
    CardMoved {
        /// Whose card.
        territory: Territory,
        /// Where it is now.
        to: CardPlace,
    },
    /// A combat token was placed.
    Placed {
        /// The marker.
        token: Laid,
    },
    /// A marker left the board before it was resolved.
    Taken {
        /// The marker, with what it was where it was turned.
        token: Laid,
        /// Where it went.
        to: Gone,
    },
    /// A scout, a shugenja, the first player card or Scorpion's look was used.
    AgentUsed {
        /// By whom.
        clan: Clan,
        /// What.
        agent: Agent,
        /// On which marker.
        token: Laid,
    },
    /// Two markers changed places.
    Swapped {
        /// The one.
        one: TokenId,
        /// The other.
        other: TokenId,
    },
    /// Somebody places no more this round.
    PlacingStopped {
        /// Who.
        clan: Clan,
    },
    /// A marker was turned.
    Revealed {
        /// The marker, with what it is.
        token: Laid,
    },
    /// The round is resolved; what follows is what came of it.
    Resolved,
    /// What became of a token.
    Left {
        /// The marker.
        token: Laid,
        /// When and why it left.
        fate: Fate,
    },
    /// A raid worked.
    Scorched {
        /// Where.
        province: Province,
    },
    /// Diplomacy worked.
    Pacified {
        /// Where.
        province: Province,
    },
    /// A province was taken.
    Conquered {
        /// Which.
        province: Province,
        /// By whom.
        by: Clan,
        /// From whom.
        from: Option<Clan>,
    },
    /// A province was successfully defended.
    Defended {
        /// Which.
        province: Province,
        /// By whom.
        clan: Clan,
        /// Why it counts.
        reason: Defense,
    },
    /// A faceup token was due, and none was left (TokensRunOut).
    NoneLeft {
        /// Where.
        province: Province,
        /// Whose.
        clan: Clan,
    },
    /// The resolution was taken back, to be made anew.
    Reopened,
    /// A ruling is read so from now on.
    RulingSet {
        /// The ruling.
        ruling: Ruling,
    },
    /// All markers went back behind the screens.
    Cleared,
    /// The round is over.
    RoundEnded,
    /// An objective was revealed.
    ObjectiveShown {
        /// Whose.
        clan: Clan,
        /// Which; nothing for none.
        objective: Option<Objective>,
    },
    /// The game is over.
    GameEnded,
    /// Somebody is first player now, by hand.
    FirstSet {
        /// Who.
        clan: Clan,
    },
    /// Somebody still places so many tokens this round.
    PlacementsSet {
        /// Who.
        clan: Clan,
        /// How many.
        left: u8,
    },
    /// So many of a face lie in a discard pile.
    DiscardsSet {
        /// Whose.
        clan: Clan,
        /// Which.
        face: Face,
        /// How many.
        count: u8,
    },
    /// Somebody has these agents left.
    AgentsSet {
        /// Who.
        clan: Clan,
        /// Scouts.
        scouts: u8,
        /// Shugenja.
        shugenja: u8,
    },
    /// These clans are ronin this round.
    RoninSet {
        /// Those.
        clans: Vec<Clan>,
    },
    /// A province has a name of the players'.
    Renamed {
        /// Which.
        province: Province,
        /// The name; nothing for the app's own.
        name: Option<ProvinceName>,
    },
    /// What a step did to the honor of a clan; it follows from the rest, and is told in the log.
    HonorMoved {
        /// Whose.
        clan: Clan,
        /// Before the step.
        from: u16,
        /// After it.
        to: u16,
    },
    /// The players noted something.
    Remarked {
        /// What.
        note: Note,
    },
}
