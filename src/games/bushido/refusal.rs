//! Why a command was refused.

use super::model::player::Player;
use super::state::Phase;
use super::state::condition::Condition;
use super::state::model::ModelId;
use crate::kernel::rulebook::RuleRef;

/// A refusal: the rule, and what it says of this command.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// The rule.
    pub rule: RuleRef,
    /// What is the matter.
    pub kind: RefusalKind,
}

/// A value of a card that only the card can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardValue {
    /// The Melee Pool.
    MeleePool,
    /// The Ranged Pool.
    RangedPool,
    /// The Ki Statistic.
    Ki,
    /// Wound boxes.
    Wounds,
    /// The Strength of the weapon.
    Strength,
    /// The range bands of the weapon.
    Bands,
    /// The size.
    Size,
    /// What a Ki Feat costs.
    FeatCost,
    /// What a Boost costs.
    BoostCost,
}
crate::small!(CardValue: MeleePool, RangedPool, Ki, Wounds, Strength, Bands, Size, FeatCost, BoostCost);

/// What is the matter.
#[derive(Clone, Debug, PartialEq)]
pub enum RefusalKind {
    /// There is no such model.
    NoModel,
    /// The game is over.
    GameOver,
    /// It belongs to another phase.
    WrongPhase(Phase),
    /// It is the other player's turn.
    NotYourTurn(Player),
    /// The model is out of play.
    OutOfPlay(ModelId),
    /// The model is Elsewhere.
    IsElsewhere(ModelId),
    /// The model has too few Activation Counters.
    TooFewCounters {
        /// Which.
        model: ModelId,
        /// What the action costs.
        needs: i16,
    },
    /// Another model is activated.
    OtherActivated(ModelId),
    /// The model has taken its action.
    ActedAlready(ModelId),
    /// Impetuous models go first.
    ImpetuousFirst(ModelId),
    /// No Pass Tokens.
    NoPassToken(Player),
    /// The player could not activate a model anyway.
    NothingToPass(Player),
    /// Nothing is activated.
    NothingActivated,
    /// The model has a state that is against it.
    HasCondition {
        /// Which.
        model: ModelId,
        /// The state.
        condition: Condition,
    },
    /// The model lacks the state this is about.
    LacksCondition {
        /// Which.
        model: ModelId,
        /// The state.
        condition: Condition,
    },
    /// The model has a trait that is against it.
    HasTrait {
        /// Which.
        model: ModelId,
        /// The trait's name.
        name: &'static str,
    },
    /// Too few Ki Tokens.
    TooFewKi {
        /// Who.
        model: ModelId,
        /// What it costs.
        needs: i16,
    },
    /// Above the Ki Limit.
    AboveLimit(ModelId),
    /// The box of that Ki Feat is used.
    BoxUsed(ModelId),
    /// There is no such Ki Feat or weapon on the card.
    NotOnCard(ModelId),
    /// A value is unknown: it has to be typed in.
    Unknown {
        /// Whose.
        model: ModelId,
        /// Which.
        value: CardValue,
    },
    /// Who controls this zone depends on Rice that has to be typed in.
    RiceUnknown(String),
    /// The model has no Ranged Pool.
    NoRangedPool(ModelId),
    /// The ranged weapon has no shot left.
    NoAmmo(ModelId),
    /// Both models fight for one player.
    SameSide,
    /// This division of the dice is not allowed.
    SplitNotAllowed(ModelId),
    /// No Boosts: Surprised, or the Statistic is "-".
    NoBoosts(ModelId),
    /// Aggressive models do not Disengage.
    Aggressive(ModelId),
    /// Too few or too many dice.
    WrongDice,
    /// Another Damage Roll is needed.
    DamageRollMissing,
    /// The roll was tied: roll again.
    Tied,
    /// The marker is refused.
    Immune {
        /// Which model.
        model: ModelId,
        /// The state.
        condition: Condition,
    },
    /// The scenario has no such action, objective or zone.
    NoSuchObjective,
    /// The model acted at that objective in this turn.
    PrayedAlready(ModelId),
    /// No Prayer Tokens.
    NoPrayer(Player),
    /// It has to be said which objective leaves.
    RemovesRequired,
    /// That objective cannot leave.
    NotRemovable,
    /// Nothing would change.
    NothingChanges,
    /// Nothing is said.
    NothingToSay,
    /// It is known to both already.
    NotHidden,
}
