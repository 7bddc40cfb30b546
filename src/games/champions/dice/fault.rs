//! Why dice cannot be as they were said to be.

use crate::games::champions::model::element::Element;

/// What is wrong with dice, or with what was made of them. Positions count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceFault {
    /// More Elemental Dice than anybody ever rolls.
    TooMany {
        /// How many were said.
        has: usize,
    },
    /// No Elemental Dice.
    None,
    /// Another number of Elemental Dice than the rules ask for.
    WrongCount {
        /// The fewest that fit.
        least: u8,
        /// The most that fit.
        most: u8,
        /// How many were said.
        has: usize,
    },
    /// There is no die of that number, or it was removed.
    NoSuchDie {
        /// Which.
        die: u8,
    },
    /// One die was rerolled twice at once.
    Twice {
        /// Which.
        die: u8,
    },
    /// A reroll of no dice.
    RerollsNothing,
    /// A reroll that names more or fewer faces than dice.
    RerollCount {
        /// How many dice.
        dice: usize,
        /// How many faces.
        faces: usize,
    },
    /// More rerolls than a roll can have.
    TooManyRerolls {
        /// How many.
        has: usize,
    },
    /// A face that is said to come from the app, and does not.
    NotDrawn,
    /// Deception that changes nothing.
    SameElement {
        /// Which die.
        die: u8,
    },
    /// Call of the Void removes a die that is no Void.
    NotVoid {
        /// Which die.
        die: u8,
    },
    /// Call of the Void turns a die into Void.
    VoidToVoid,
    /// Call of the Void turns more or fewer dice than there are other Voids.
    VoidCount {
        /// How many other Voids there are.
        needs: usize,
        /// How many choices there are.
        has: usize,
    },
    /// Enemy Dice of other colours than the Enemy rolls.
    WrongEnemyDice {
        /// How many it rolls.
        needs: usize,
        /// How many were said.
        has: usize,
    },
    /// More Enemy Dice than anybody ever rolls.
    TooManyEnemyDice {
        /// How many.
        has: usize,
    },
    /// The Enemy's card names fewer than two dice.
    TooFewOnCard {
        /// How many it names.
        has: usize,
    },
    /// An Enemy Die has six faces.
    NoSuchFace {
        /// Which face was said, from 0.
        face: u8,
    },
    /// Totals of the Enemy that no dice show.
    TotalsTooHigh {
        /// The higher one.
        has: u8,
    },
    /// A single Enemy Die was rerolled or changed, but only totals are known.
    OnlyTotals,
    /// An Enemy Die was rerolled in a test out of Combat, or in a roll without Enemy Dice.
    NoEnemyDice,
    /// A changed Enemy Die shows what it showed.
    SameFace {
        /// Which die.
        die: u8,
    },
    /// The change of an Enemy Die was paid for, but which die is missing.
    NoChange,
    /// That Element does not count as Offensive Successes.
    NotOffensive {
        /// Which.
        element: Element,
    },
    /// That Element does not count as Defensive Successes.
    NotDefensive {
        /// Which.
        element: Element,
    },
    /// Void is never chosen.
    VoidChosen,
    /// There is no technique on the card.
    NoTechnique,
    /// The dice do not hold what the technique needs.
    TechniqueNeeds {
        /// The Element that is short.
        element: Element,
        /// How many it takes.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// Harmony without one of the five Elements.
    NoHarmony {
        /// Which is missing.
        element: Element,
    },
    /// A token was used twice.
    TokenTwice,
    /// Sizes that no areas hold.
    SizesTooHigh {
        /// The higher total.
        has: u8,
    },
    /// The fighter's or the Enemy's own Size is more than the total of its side.
    SizeMissing,
    /// Somebody stands twice in the list of those present.
    PresentTwice,
    /// Modifiers beyond all measure.
    ModifierTooHigh,
}

impl DiceFault {
    /// Whether a card or a scenario could make it so: numbers of dice, needs, Harmony. What no dice can show never is.
    pub fn can_be_overridden(&self) -> bool {
        match self {
            Self::WrongCount { .. } | Self::WrongEnemyDice { .. } | Self::TooFewOnCard { .. } => true,
            Self::TechniqueNeeds { .. } | Self::NoHarmony { .. } => true,
            Self::TooMany { .. } | Self::None | Self::NoSuchDie { .. } | Self::Twice { .. } => false,
            Self::RerollsNothing | Self::RerollCount { .. } | Self::TooManyRerolls { .. } | Self::NotDrawn => false,
            Self::SameElement { .. } | Self::NotVoid { .. } | Self::VoidToVoid | Self::VoidCount { .. } => false,
            Self::TooManyEnemyDice { .. } | Self::NoSuchFace { .. } | Self::TotalsTooHigh { .. } => false,
            Self::OnlyTotals | Self::NoEnemyDice | Self::SameFace { .. } | Self::NoChange => false,
            Self::NotOffensive { .. } | Self::NotDefensive { .. } | Self::VoidChosen | Self::NoTechnique => false,
            Self::TokenTwice | Self::SizesTooHigh { .. } | Self::SizeMissing | Self::PresentTwice => false,
            Self::ModifierTooHigh => false,
        }
    }
}
