//! What can be wrong with a Warband, and where.

use crate::kernel::rulebook::RuleRef;
use std::fmt;

/// One fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where it is.
    pub place: Place,
    /// What it is.
    pub kind: FaultKind,
}

/// A place in a Warband; positions are from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The Warband's Faction.
    Faction,
    /// The limit.
    Rice,
    /// The Theme's Faction.
    ThemeFaction,
    /// A profile card.
    Profile(usize),
    /// Its name.
    ProfileName(usize),
    /// Its models.
    ProfileModels(usize),
    /// Its cost.
    ProfileCost(usize),
    /// Its Faction.
    ProfileFaction(usize),
    /// The Factions it fights for.
    ProfileRoninFor(usize),
    /// Its *Hatred*.
    ProfileHatred(usize),
    /// What it needs beside it.
    ProfileRequires(usize),
    /// The Faction of a special card.
    SpecialFaction(usize),
    /// Its name.
    SpecialName(usize),
    /// Its copies.
    SpecialCopies(usize),
    /// Its *Requirement*.
    SpecialRequirement(usize),
    /// Its attachments together.
    SpecialAttached(usize),
    /// One attachment of a special card.
    Attachment(usize, usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Faction => f.write_str("faction"),
            Self::Rice => f.write_str("rice"),
            Self::ThemeFaction => f.write_str("theme.faction"),
            Self::Profile(at) => write!(f, "profiles[{at}]"),
            Self::ProfileName(at) => write!(f, "profiles[{at}].name"),
            Self::ProfileModels(at) => write!(f, "profiles[{at}].models"),
            Self::ProfileCost(at) => write!(f, "profiles[{at}].cost"),
            Self::ProfileFaction(at) => write!(f, "profiles[{at}].faction"),
            Self::ProfileRoninFor(at) => write!(f, "profiles[{at}].ronin_for"),
            Self::ProfileHatred(at) => write!(f, "profiles[{at}].hatred"),
            Self::ProfileRequires(at) => write!(f, "profiles[{at}].requires"),
            Self::SpecialFaction(at) => write!(f, "specials[{at}].faction"),
            Self::SpecialName(at) => write!(f, "specials[{at}].name"),
            Self::SpecialCopies(at) => write!(f, "specials[{at}].copies"),
            Self::SpecialRequirement(at) => write!(f, "specials[{at}].requirement"),
            Self::SpecialAttached(at) => write!(f, "specials[{at}].attached"),
            Self::Attachment(at, nth) => write!(f, "specials[{at}].attached[{nth}]"),
        }
    }
}

impl Place {
    /// The rule that a fault at this place breaks.
    pub const fn rule(self) -> RuleRef {
        let id = match self {
            Self::Faction => "BU-WAR-1",
            Self::Rice => "BU-WAR-2",
            Self::ProfileName(_) => "BU-WAR-3",
            Self::ProfileModels(_) => "BU-WAR-4",
            Self::ProfileCost(_) => "BU-WAR-5",
            Self::ProfileFaction(_) | Self::ProfileRoninFor(_) => "BU-WAR-6",
            Self::ThemeFaction | Self::Profile(_) => "BU-WAR-7",
            Self::ProfileHatred(_) | Self::ProfileRequires(_) => "BU-WAR-8",
            Self::SpecialFaction(_) | Self::SpecialName(_) | Self::SpecialCopies(_) | Self::SpecialRequirement(_) => {
                "BU-WAR-9"
            }
            Self::SpecialAttached(_) | Self::Attachment(..) => "BU-WAR-10",
        };
        RuleRef::new(id, 21)
    }
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// A Warband of Ronin.
    RoninWarband,
    /// More Rice than the limit.
    Over,
    /// Less (ruling RiceTotal).
    Under,
    /// The card is there already.
    DuplicateCard,
    /// More models than the card has wound tracks, or its Max.
    TooManyModels,
    /// It is only Summoned, or has a rule of its own.
    NotRecruitable,
    /// The Ronin do not fight for the Faction.
    RoninNotAvailable,
    /// Another Faction.
    WrongFaction,
    /// The Theme excludes it.
    ExcludedByTheme,
    /// The Theme does not permit it.
    NotInTheme,
    /// A model it hates.
    HatedModel,
    /// What it needs is not there.
    MissingRequirement,
    /// More copies than Max.
    TooManyCopies,
    /// Not every copy is attached once.
    NotAttached,
    /// *Insignificant* models take no Enhancements.
    Insignificant,
    /// The model is not what the card requires.
    Requirement,
    /// The model is what the card excludes.
    Exclusion,
    /// Animal, Construct, Kami and Swarm take only cards that name them.
    MustBeNamed,
    /// Ronin take only Ronin Enhancements.
    RoninEnhancementOnly,
    /// The model has Equipment already.
    SecondEquipment,
}

impl FaultKind {
    /// The name of the exchange formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::RoninWarband => "ronin_warband",
            Self::Over => "over",
            Self::Under => "under",
            Self::DuplicateCard => "duplicate_card",
            Self::TooManyModels => "too_many_models",
            Self::NotRecruitable => "not_recruitable",
            Self::RoninNotAvailable => "ronin_not_available",
            Self::WrongFaction => "wrong_faction",
            Self::ExcludedByTheme => "excluded_by_theme",
            Self::NotInTheme => "not_in_theme",
            Self::HatedModel => "hated_model",
            Self::MissingRequirement => "missing_requirement",
            Self::TooManyCopies => "too_many_copies",
            Self::NotAttached => "not_attached",
            Self::Insignificant => "insignificant",
            Self::Requirement => "requirement",
            Self::Exclusion => "exclusion",
            Self::MustBeNamed => "must_be_named",
            Self::RoninEnhancementOnly => "ronin_enhancement_only",
            Self::SecondEquipment => "second_equipment",
        }
    }
}
