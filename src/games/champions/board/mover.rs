//! What of a Character decides where it can go.

use super::border::BorderKind;

/// Whose side somebody is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// Champions, Companions and Allies.
    Champion,
    /// Enemies and Bosses.
    Enemy,
}

impl Side {
    /// The other side.
    pub fn opponents(self) -> Self {
        match self {
            Self::Champion => Self::Enemy,
            Self::Enemy => Self::Champion,
        }
    }
}

/// Whether a narrow passage is open to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Narrow {
    /// Size 1, a Unit of miniatures of Size 1, or Naga.
    Open,
    /// Too large.
    Closed,
}

/// What of a Character decides where it can go (CH-MOV).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mover {
    /// Whose opponents hold it up.
    pub side: Side,
    /// How much room it takes, 1 to 4.
    pub size: u8,
    /// Whether dotted borders are open.
    pub narrow: Narrow,
    /// *Agile*: double borders cost 1.
    pub agile: bool,
    /// *Break Through*: split borders can be crossed.
    pub break_through: bool,
    /// *Cavalry*: no double or split border into an Elevated area.
    pub cavalry: bool,
}

impl Mover {
    /// A mover of this Size without keywords.
    pub fn plain(side: Side, size: u8) -> Self {
        let narrow = if size == 1 { Narrow::Open } else { Narrow::Closed };
        Self { side, size, narrow, agile: false, break_through: false, cavalry: false }
    }

    /// Action Points to cross a border, Disengagement apart; nothing where it cannot be crossed.
    pub fn crossing(&self, kind: BorderKind, into: Into) -> Option<u8> {
        let double = if self.agile { 1 } else { 2 };
        let narrow = self.narrow == Narrow::Open;
        let rider_below = self.cavalry && into == Into::Elevated;
        match kind {
            BorderKind::Single => Some(1),
            BorderKind::Dotted => narrow.then_some(1),
            BorderKind::Double => (!rider_below).then_some(double),
            BorderKind::DottedDouble => (narrow && !rider_below).then_some(double),
            BorderKind::Split => (self.break_through && !rider_below).then_some(2),
            BorderKind::Red => None,
        }
    }

    /// Whether it fights across this border as if the Elevated area behind it were Saturated, because it cannot ride
    /// up there (CH-MOV, A8).
    pub fn fights_upwards(&self, kind: BorderKind, into: Into) -> bool {
        let steep = match kind {
            BorderKind::Double | BorderKind::DottedDouble | BorderKind::Split => true,
            BorderKind::Single | BorderKind::Dotted | BorderKind::Red => false,
        };
        self.cavalry && steep && into == Into::Elevated
    }
}

/// What lies behind a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Into {
    /// An area like most.
    Level,
    /// An Elevated area.
    Elevated,
}
