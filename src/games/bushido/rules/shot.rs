//! The Challenge Number of a shot, term by term (BU-RNG-2).

use super::reference;
use crate::games::bushido::model::size::Size;
use crate::kernel::rulebook::RuleRef;

/// A range band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Band {
    /// The nearest.
    Short,
    /// The middle one.
    Medium,
    /// The farthest.
    Long,
}

impl Band {
    /// All of them, the nearest first.
    pub const ALL: [Self; 3] = [Self::Short, Self::Medium, Self::Long];

    /// The name of the exchange formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Short => "short",
            Self::Medium => "medium",
            Self::Long => "long",
        }
    }

    const fn challenge(self) -> i64 {
        match self {
            Self::Short => 4,
            Self::Medium => 5,
            Self::Long => 6,
        }
    }
}

/// What is true of the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TargetCircumstance {
    /// Prone.
    Prone,
    /// Surprised (BU-ACT-8).
    Surprised,
    /// In Cover.
    Cover,
    /// It ran this turn.
    Ran,
    /// *Swarm*.
    Swarm,
}

/// What is true of the shooter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ShooterCircumstance {
    /// It ran this turn.
    Ran,
    /// It moves as part of this action.
    Moved,
    /// *Lightweight*: moving does not matter.
    Lightweight,
    /// It already made a Ranged Attack this turn.
    AlreadyAttacked,
}

/// Where a term of the Challenge Number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShotTermKind {
    /// The range.
    Band(Band),
    /// The target's size.
    Size(Size),
    /// What is true of the target.
    Target(TargetCircumstance),
    /// What is true of the shooter.
    Shooter(ShooterCircumstance),
    /// The target's *Ranged Defence(X)*.
    RangedDefence,
    /// Whatever else the players say.
    Other,
}

impl ShotTermKind {
    /// The name of the exchange formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Band(band) => band.name(),
            Self::Size(size) => size.name(),
            Self::Target(TargetCircumstance::Prone) => "prone",
            Self::Target(TargetCircumstance::Surprised) => "surprised",
            Self::Target(TargetCircumstance::Cover) => "cover",
            Self::Target(TargetCircumstance::Ran) => "target_ran",
            Self::Target(TargetCircumstance::Swarm) => "swarm",
            Self::Shooter(ShooterCircumstance::Ran) => "ran",
            Self::Shooter(ShooterCircumstance::Moved) => "moved",
            Self::Shooter(ShooterCircumstance::Lightweight) => "lightweight",
            Self::Shooter(ShooterCircumstance::AlreadyAttacked) => "already_attacked",
            Self::RangedDefence => "ranged_defence",
            Self::Other => "other",
        }
    }

    /// The rule it comes from.
    pub const fn rule(self) -> RuleRef {
        reference::SHOT
    }
}

/// One term of the Challenge Number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShotTerm {
    /// Where it comes from.
    pub kind: ShotTermKind,
    /// What it is worth.
    pub value: i64,
}

/// Everything the Challenge Number depends on but the range.
#[derive(Clone, Copy, Debug)]
pub struct Conditions<T, S> {
    /// The target's size.
    pub size: Size,
    /// Whether something is true of the target.
    pub target: T,
    /// Whether something is true of the shooter.
    pub shooter: S,
    /// The target's *Ranged Defence(X)*, −10..=10.
    pub ranged_defence: i64,
    /// Whatever else the players say, −10..=10.
    pub other: i64,
}

impl<T, S> Conditions<T, S>
where
    T: Fn(TargetCircumstance) -> bool,
    S: Fn(ShooterCircumstance) -> bool,
{
    /// The terms of the Challenge Number at a range; zeros are left out.
    pub fn terms(&self, band: Band) -> Vec<ShotTerm> {
        let target = |one, value| (ShotTermKind::Target(one), if (self.target)(one) { value } else { 0 });
        let shooter = |one| (ShotTermKind::Shooter(one), i64::from((self.shooter)(one)));
        let light = (self.shooter)(ShooterCircumstance::Lightweight);
        let moved = if light { 0 } else { shooter(ShooterCircumstance::Moved).1 };
        let all = [
            (ShotTermKind::Band(band), band.challenge()),
            (ShotTermKind::Size(self.size), self.size.challenge()),
            target(TargetCircumstance::Prone, -1),
            target(TargetCircumstance::Surprised, -1),
            target(TargetCircumstance::Cover, 2),
            target(TargetCircumstance::Ran, 1),
            shooter(ShooterCircumstance::Ran),
            (ShotTermKind::Shooter(ShooterCircumstance::Moved), moved),
            shooter(ShooterCircumstance::AlreadyAttacked),
            target(TargetCircumstance::Swarm, 1),
            (ShotTermKind::RangedDefence, self.ranged_defence),
            (ShotTermKind::Other, self.other),
        ];
        let counted = all.into_iter().filter(|(_, value)| *value != 0);
        counted.map(|(kind, value)| ShotTerm { kind, value }).collect()
    }
}

/// The number a target in base to base must be hit with, so that its friend is not (BU-RNG-4); none for a Huge one.
pub const fn base_to_base_number(size: Size) -> Option<i64> {
    match size {
        Size::Huge => None,
        Size::Tiny | Size::Small | Size::Medium | Size::Large => Some(6 + size.challenge()),
    }
}
