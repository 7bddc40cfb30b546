//! What a weapon does and what a body bears (BU-DMG).

/// Which dice of a Damage Roll are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum DamageDice {
    /// Two dice.
    #[default]
    Normal,
    /// The best two of three.
    Strong,
    /// The lowest two of three.
    Weak,
    /// Any two of three: the two highest, or for a Critical Attack a pair.
    Assassin,
}

impl DamageDice {
    /// All of them, with the names of the exchange formats.
    pub const NAMED: [(&'static str, Self); 4] =
        [("normal", Self::Normal), ("strong", Self::Strong), ("weak", Self::Weak), ("assassin", Self::Assassin)];

    /// How many dice are rolled: 2 or 3.
    pub const fn rolled(self) -> usize {
        match self {
            Self::Normal => 2,
            Self::Strong | Self::Weak | Self::Assassin => 3,
        }
    }
}

/// What a side's Damage Rolls are made with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Damage {
    /// Strength of the weapon, −10..=10.
    pub strength: i64,
    /// Added to every Damage Roll (*Death Sentence* …), −10..=10.
    pub bonus: i64,
    /// Added to the first Damage Roll of an exchange (Charge), −10..=10.
    pub first_bonus: i64,
    /// Which dice are used.
    pub dice: DamageDice,
    /// By how much a positive Armour is lowered, 0..=10.
    pub pierce: i64,
    /// By how much a positive Tough is lowered, 0..=10.
    pub sharp: i64,
}

/// Whether a model takes more than one Wound of a Damage Roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Durability {
    /// It takes all of them.
    #[default]
    Ordinary,
    /// More than 1 becomes 1 (*Durable*).
    Durable,
}

/// What Wounds are dealt to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Body {
    /// Wound boxes still free, 1..=30.
    pub wounds: usize,
    /// Lowers the row of a Damage Roll, −10..=10.
    pub armour: i64,
    /// Lowers the Wounds of a Damage Roll, −10..=10; a negative one adds.
    pub tough: i64,
    /// Whether it is *Durable*.
    pub durability: Durability,
}
