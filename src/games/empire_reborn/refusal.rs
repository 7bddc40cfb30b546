//! Why a command is refused: the reason as data, and the rule that says so.

use super::model::clan::Clan;
use super::model::troops::Printed;
use crate::kernel::name::Name;
use crate::kernel::rulebook::RuleRef;

/// A command that is refused.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// Why.
    pub kind: RefusalKind,
    /// The number of the rule that says so.
    pub rule: &'static str,
}

impl Refusal {
    /// Where the rule is written. The rulebook counts its pages by chapter, so none is named.
    pub const fn reference(&self) -> RuleRef {
        RuleRef::new(self.rule, 0)
    }
}

/// Rules of creation and whole numbers that refuse, for the reference to have an entry for each.
pub const RULES: [&str; 51] = [
    "ER-SEQ",
    "ER-Q-1",
    "ER-Q-2",
    "ER-Q-3",
    "ER-Q-5",
    "ER-Q-8",
    "ER-CHR-1",
    "ER-CHR-2",
    "ER-CHR-3",
    "ER-CHR-4",
    "ER-CHR-5",
    "ER-CHR-6",
    "ER-ADV-1",
    "ER-BUY-1",
    "ER-BUY-2",
    "ER-BUY-3",
    "ER-BUY-4",
    "ER-MOV-1",
    "ER-MOV-2",
    "ER-MOV-6",
    "ER-MOV-8",
    "ER-LED-2",
    "ER-LED-3",
    "ER-LED-4",
    "ER-LED-5",
    "ER-TRD-1",
    "ER-TRD-5",
    "ER-DICE-1",
    "ER-DICE-2",
    "ER-ACT-1",
    "ER-DUE-1",
    "ER-CRT",
    "ER-DUE-4",
    "ER-WEA",
    "ER-EVT",
    "ER-DMG",
    "ER-SPY",
    "ER-HID",
    "ER-FAV",
    "ER-XP-3",
    "ER-XP-1",
    "ER-CAP",
    "ER-UNIT-4",
    "ER-BAT-3",
    "ER-BAT-6",
    "ER-BAT-9",
    "ER-BAT-10",
    "ER-BAT-13",
    "ER-DICE-6",
    "ER-DICE-8",
    "ER-SCH",
];

/// Why a command is refused.
#[derive(Clone, Debug, PartialEq)]
pub enum RefusalKind {
    /// The campaign is over.
    Over,
    /// The campaign has not begun.
    NotBegun,
    /// The campaign has begun.
    Begun,
    /// The Clan's realm is not kept here.
    NoRealm(Clan),
    /// There is no such province of the Clan.
    NoProvince(Name),
    /// There is such a province already.
    ProvinceTwice(Name),
    /// A number is out of its bounds.
    Bound,
    /// There is no such treaty.
    NoTreaty,
    /// There is no such Character.
    NoPerson,
    /// The Character is dead.
    Dead(Name),
    /// Both are the same Character.
    Oneself,
    /// The Clan has all the Characters it may have.
    TooManyPersons(Clan),
    /// The Character breaks a rule of creation.
    Creation(Name),
    /// All starting Characters together cost too much.
    TooManyPoints {
        /// What they cost.
        points: i16,
    },
    /// Something is said twice of a Character, or a level does not exist.
    BadPerson,
    /// The Character cannot duel.
    CannotDuel(Name),
    /// The Character has taken its action of the turn, or is ordered to.
    ActsTwice(Name),
    /// The Character cannot refuse a duel.
    MustAccept(Name),
    /// The account of this turn is closed already.
    ClosedAlready(Clan),
    /// The account of this turn is still to be closed.
    AccountFirst(Clan),
    /// Something is still to be rolled.
    RollFirst,
    /// There is nothing like that to be rolled.
    NothingOpen,
    /// A production is unknown.
    UnknownProduction(Name),
    /// Upkeep cannot be paid.
    Shortfall {
        /// How many koku are missing.
        koku: i16,
    },
    /// There are not so many koku.
    TooDear {
        /// What it costs.
        cost: i16,
        /// What there is.
        has: i16,
    },
    /// The unit has no price: it is bid for.
    NoPrice(Printed),
    /// More are mustered in a province than a turn allows.
    MusterLimit {
        /// Where.
        place: Name,
        /// What it allows.
        limit: u8,
    },
    /// Units are mustered in a province of the Clan.
    NotOwned(Name),
    /// More Elites than a Clan may have.
    TooManyElites,
    /// There are not so many such units.
    TooFewUnits {
        /// What.
        kind: Printed,
        /// How many there are.
        has: u16,
    },
    /// The unit does not move.
    Immovable,
    /// The number of dice is another.
    WrongDice {
        /// How many are rolled.
        rolled: i16,
    },
    /// No die comes to that.
    NoSuchDie(i16),
    /// At Court there are at least two, each once.
    Courtiers,
    /// There is no such order, or it is settled.
    NoOrder,
    /// Orders, or a realm, of another turn.
    OtherTurn {
        /// Which turn they are for.
        found: u16,
        /// Which it is.
        turn: u16,
    },
    /// Orders, or a realm, of another campaign.
    OtherCampaign,
    /// Court was held this turn.
    CourtHeld,
    /// More units are enchanted than the side's shugenja have ranks.
    TooManyEnchanted {
        /// How many they may enchant.
        most: u16,
    },
    /// There is no such place on the map.
    NoPlace(Name),
    /// Such places are not joined in this way.
    UnfitLink,
    /// No way is known.
    NoWay(Name),
    /// The army is too slow.
    TooFar {
        /// Movement it needs.
        needs: i16,
        /// Movement it has.
        has: i16,
    },
    /// The ships have too little room.
    NoRoom {
        /// Room the units need.
        needs: i16,
        /// Room there is.
        has: i16,
    },
    /// Orders of the Clans wait: with the turn they would be gone.
    OrdersWait(usize),
    /// Nothing would change.
    NothingChanges,
    /// Nobody cheats in the middle of a battle.
    NoCheating,
    /// The weather does not belong to the season.
    WrongSeason,
    /// It is done already this turn.
    DoneThisTurn,
    /// More teams of explorers than a province takes.
    TooManyTeams,
    /// There is no such Hidden Location.
    NoSite,
    /// Nobody has the Favor, or its turn is over, or it is used.
    NoFavor,
    /// There are not so many spies.
    TooFewSpies {
        /// How many there are.
        has: u8,
    },
    /// There is not so much experience.
    TooLittleExperience {
        /// What it costs.
        cost: i16,
        /// What there is.
        has: i16,
    },
    /// What is bought breaks a rule of experience.
    Unlearnable,
    /// There is no such pool of points.
    NoPool,
    /// More strikes than units that stand there.
    TooFewStrikes {
        /// How many stand there.
        has: u16,
    },
    /// More strikes than units that stand there and have not fought there this turn.
    FoughtThere {
        /// How many have not.
        has: u16,
    },
    /// Somebody has no luck left this turn.
    NoLuck,
    /// Plague, land or spies come before it.
    WorldFirst,
    /// The Clan has Characters or units already.
    Founded(Clan),
    /// No battle is on the table.
    NoBattle,
    /// A battle is on the table already, or still.
    BattleOnTable,
    /// A unit cannot fight on this ground.
    OutOfPlace,
    /// The Character is a captive.
    Captive(Name),
    /// A number is not enough: the dice themselves are needed.
    NeedsDice,
}

impl RefusalKind {
    /// Whether the players may do it anyway.
    pub const fn can_be_overridden(&self) -> bool {
        match self {
            Self::Over
            | Self::Dead(_)
            | Self::TooManyPersons(_)
            | Self::Creation(_)
            | Self::TooManyPoints { .. }
            | Self::CannotDuel(_)
            | Self::MustAccept(_)
            | Self::ActsTwice(_)
            | Self::NoCheating
            | Self::AccountFirst(_)
            | Self::RollFirst
            | Self::OrdersWait(_)
            | Self::Shortfall { .. }
            | Self::TooDear { .. }
            | Self::MusterLimit { .. }
            | Self::NotOwned(_)
            | Self::TooManyElites
            | Self::Immovable
            | Self::NoWay(_)
            | Self::TooFar { .. }
            | Self::NoRoom { .. }
            | Self::WrongDice { .. }
            | Self::NoSuchDie(_)
            | Self::WrongSeason
            | Self::TooFewStrikes { .. }
            | Self::FoughtThere { .. }
            | Self::NoLuck
            | Self::WorldFirst
            | Self::DoneThisTurn
            | Self::TooManyTeams
            | Self::NoFavor
            | Self::CourtHeld
            | Self::TooManyEnchanted { .. }
            | Self::TooLittleExperience { .. }
            | Self::Unlearnable
            | Self::Captive(_) => true,
            Self::NotBegun
            | Self::Begun
            | Self::NoRealm(_)
            | Self::NoProvince(_)
            | Self::ProvinceTwice(_)
            | Self::Bound
            | Self::NoTreaty
            | Self::NoPerson
            | Self::Oneself
            | Self::BadPerson
            | Self::ClosedAlready(_)
            | Self::NothingOpen
            | Self::UnknownProduction(_)
            | Self::NoPrice(_)
            | Self::TooFewUnits { .. }
            | Self::Courtiers
            | Self::NoOrder
            | Self::OtherTurn { .. }
            | Self::OtherCampaign
            | Self::NoPlace(_)
            | Self::UnfitLink
            | Self::NothingChanges
            | Self::NoSite
            | Self::TooFewSpies { .. }
            | Self::NoPool
            | Self::Founded(_)
            | Self::NoBattle
            | Self::BattleOnTable
            | Self::OutOfPlace
            | Self::NeedsDice => false,
        }
    }
}
