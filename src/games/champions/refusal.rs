//! Why the rules say no, and what there is to do about it.

use super::dice::fault::DiceFault;
use super::field::refusal::BoardRefusal;
use super::investigation::refusal::InvestigationRefusal;
use super::model::character_token::CharacterToken;
use super::model::equipment::EquipmentKind;
use super::model::ids::{Actor, ChampionId, EnemyId, Who};
use super::model::name::Name;
use super::model::quantity::{Gauge, GloryToken};
use super::model::turn::Phase;
use crate::kernel::rulebook::RuleRef;

/// A refusal: the table is as it was.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// What is against it.
    pub kind: RefusalKind,
    /// The rule that says so.
    pub rule: RuleRef,
}

impl Refusal {
    /// Whether the players may do it anyway. What names nobody on the table, or nothing at all, cannot be done.
    pub fn can_be_overridden(&self) -> bool {
        use RefusalKind as K;
        match &self.kind {
            K::Board(refusal) => refusal.can_be_overridden(),
            K::Investigation(refusal) => refusal.can_be_overridden(),
            K::Nobody | K::AtBound { .. } | K::NoSuchObjective | K::NoSuchItem | K::BadCount { .. } | K::BadCost => {
                false
            }
            K::FavorSettled | K::NoSuchPlayer | K::NotAGauge { .. } | K::NothingToSay | K::BadOrder => false,
            K::NotCarried { .. } | K::TokensAsBefore { .. } => false,
            K::BoxIsEmpty { .. } | K::TooFewTokens { .. } => true,
            K::NoCompanion { .. } | K::AlreadyInPlay | K::ValueNotOnCard | K::WorthKnown => false,
            K::WrongPhase { .. } | K::NotActing { .. } | K::Gone { .. } | K::NotEnough { .. } => true,
            K::HonorTooLow { .. } | K::Unknown { .. } | K::FavorOpen | K::GameOver | K::TurnsRunOut => true,
            K::OncePerActivation | K::OncePerTurn | K::EnemyInArea | K::Dishonored | K::NotForAllies => true,
            K::NotForCompanions
            | K::NobodyInReach
            | K::NoRangedValue
            | K::PurityFull
            | K::LifeFull
            | K::NoToken { .. } => true,
            K::NotReinforcement | K::TooFewLost { .. } | K::OwnChampionInPlay | K::ObjectiveDone | K::NoObjectives => {
                true
            }
            K::NotOnBoard | K::OrderIncomplete | K::PlayedByAnother { .. } => true,
            K::NoIntermissionCard | K::NoRingEvents | K::RingEventRevealed => true,
            K::NoSuchHappening | K::HappeningHeeded => false,
            K::Guarded { .. } | K::ItemElsewhere { .. } | K::NotInArea { .. } => true,
            K::NoYojimbo | K::UnknownOnCard { .. } | K::TypeInUse { .. } | K::HappeningToCome { .. } => true,
            K::Dice(fault) => fault.can_be_overridden(),
        }
    }
}

/// What is against a command.
#[derive(Clone, Debug, PartialEq)]
pub enum RefusalKind {
    /// There is nobody of that number.
    Nobody,
    /// There is no player of that number.
    NoSuchPlayer,
    /// There is no objective of that number.
    NoSuchObjective,
    /// There is no item of that number.
    NoSuchItem,
    /// Somebody does not have what is to leave its hands.
    NotCarried {
        /// Who.
        who: Who,
        /// The item of the scenario; nothing where it is an Equipment card that is not there.
        item: Option<Name>,
    },
    /// Another item of its type is used in this scenario.
    TypeInUse {
        /// The type.
        kind: EquipmentKind,
        /// The other item.
        item: Name,
    },
    /// Between 1 and 20 figures come at once.
    BadCount {
        /// What was asked.
        count: u8,
    },
    /// A Movement costs 1 to 10.
    BadCost,
    /// This gauge does not exist there.
    NotAGauge {
        /// Which gauge.
        gauge: Gauge,
    },
    /// The gauge cannot go further.
    AtBound {
        /// Which gauge.
        gauge: Gauge,
        /// Where it stands.
        at: i16,
    },
    /// An empty remark.
    NothingToSay,
    /// A Champion stands twice in the order, or one that is not in play.
    BadOrder,
    /// A Champion in play is not in the order.
    OrderIncomplete,
    /// The objective does not have that value.
    ValueNotOnCard,
    /// The Glory of the objective is noted already, or none was said.
    WorthKnown,
    /// That is not a Companion.
    NoCompanion {
        /// Who was asked for.
        champion: ChampionId,
    },
    /// Another player has taken the Companion over.
    PlayedByAnother {
        /// Who was asked for.
        champion: ChampionId,
    },
    /// It is in play already.
    AlreadyInPlay,
    /// The game has ended.
    GameOver,
    /// Somebody holds the Favor.
    FavorSettled,
    /// Nobody holds the Favor yet.
    FavorOpen,
    /// It belongs to another phase.
    WrongPhase {
        /// Which phase it is for.
        needs: Phase,
        /// Which it is.
        is: Phase,
    },
    /// Somebody else acts.
    NotActing {
        /// Who wants to act.
        champion: ChampionId,
        /// Who acts.
        acts: Option<ChampionId>,
    },
    /// The scenario has no more turns.
    TurnsRunOut,
    /// Eliminated or Corrupted.
    Gone {
        /// Who.
        who: Who,
    },
    /// That Enemy is not on the board.
    NotOnBoard,
    /// Too little of something.
    NotEnough {
        /// Whose gauge.
        actor: Actor,
        /// Which.
        gauge: Gauge,
        /// What it takes.
        needs: i16,
        /// What there is.
        has: i16,
    },
    /// Honor cannot go below its least voluntarily.
    HonorTooLow {
        /// The least Honor that allows it.
        needs: i16,
        /// What there is.
        has: i16,
    },
    /// A card value that nobody has typed in.
    Unknown {
        /// Whose card.
        who: Who,
        /// Which value.
        gauge: Gauge,
    },
    /// Once per Activation, and it was done.
    OncePerActivation,
    /// Once per turn, and it was done.
    OncePerTurn,
    /// An Enemy is in the area.
    EnemyInArea,
    /// A Dishonored Champion does not Investigate.
    Dishonored,
    /// Allies do not do this.
    NotForAllies,
    /// Companions do not do this.
    NotForCompanions,
    /// The table plays without objectives.
    NoObjectives,
    /// No bow on the card.
    NoRangedValue,
    /// On the board it can fight nobody that way.
    NobodyInReach,
    /// Purity is full.
    PurityFull,
    /// No Wound to heal.
    LifeFull,
    /// The token is not ready.
    NoToken {
        /// Which.
        token: GloryToken,
    },
    /// The box holds fewer pieces of that sort.
    BoxIsEmpty {
        /// Which token.
        token: CharacterToken,
        /// How many were to lie there.
        wanted: u8,
        /// How many can.
        left: u8,
    },
    /// As many tokens lie there already.
    TokensAsBefore {
        /// Which token.
        token: CharacterToken,
    },
    /// Fewer tokens lie beside somebody than are used.
    TooFewTokens {
        /// Whose.
        who: Who,
        /// Which token.
        token: CharacterToken,
        /// How many lie there.
        held: u8,
    },
    /// The Enemy does not come back.
    NotReinforcement,
    /// Too few of its miniatures were lost for a Unit (CH-BAT-8).
    TooFewLost {
        /// How many a Unit takes.
        needs: i16,
        /// How many were lost.
        has: i16,
    },
    /// The objective is completed already.
    ObjectiveDone,
    /// The player's own Champion is still in play.
    OwnChampionInPlay,
    /// The player holds no Intermission card.
    NoIntermissionCard,
    /// The table plays without the Ring Event cards.
    NoRingEvents,
    /// A Ring Event card lies open for this turn already.
    RingEventRevealed,
    /// The scenario has no event at that place.
    NoSuchHappening,
    /// The players have seen to the event already.
    HappeningHeeded,
    /// The event belongs to a later turn.
    HappeningToCome {
        /// Which.
        turn: i16,
    },
    /// Something about the board and the Enemies on it.
    Board(Box<BoardRefusal>),
    /// Something about the Investigation.
    Investigation(InvestigationRefusal),
    /// Without Yojimbo nobody has to be targeted instead of another.
    NoYojimbo,
    /// It lies in another area.
    ItemElsewhere {
        /// What.
        item: Name,
    },
    /// Somebody stands in another area.
    NotInArea {
        /// Who.
        who: Who,
    },
    /// A Yojimbo in its area has to be attacked instead.
    Guarded {
        /// Who is not to be attacked.
        enemy: EnemyId,
        /// One of those who guard it.
        by: EnemyId,
    },
    /// A card value that is no gauge, and that nobody has typed in.
    UnknownOnCard {
        /// Whose card.
        who: Who,
        /// Which value.
        value: CardValue,
    },
    /// Dice that cannot be so.
    Dice(DiceFault),
}

/// A value of a card that no gauge shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardValue {
    /// Size.
    Size,
    /// Ranged Combat.
    Ranged,
}
