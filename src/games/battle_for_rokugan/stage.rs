//! The stages of a game, from its set-up to its end.

use super::model::named;

named! {
    /// What the table is at. Their order is that of a round.
    Stage {
        /// The first player of the game is named (BR-SET-5).
        First = "first",
        /// Starting tokens are placed (BR-SET-7).
        Starting = "starting",
        /// An initiative card is revealed (BR-UP-1).
        Initiative = "initiative",
        /// Everybody draws combat tokens (BR-UP-2).
        Draw = "draw",
        /// Territory cards are played (BR-UP-3).
        Cards = "cards",
        /// Combat tokens are placed (BR-PLC-1).
        Placement = "placement",
        /// Combat tokens are revealed (BR-RES-1).
        Reveal = "reveal",
        /// The round is resolved, and is read.
        Story = "story",
        /// Objectives are revealed (BR-END-1).
        Objectives = "objectives",
        /// The game is over.
        Over = "over",
    }
}

named! {
    /// The part of the game a stage belongs to: what a log is divided by.
    Part {
        /// Before the first round.
        Setup = "setup",
        /// Upkeep.
        Upkeep = "upkeep",
        /// Placement.
        Placement = "placement",
        /// Resolution.
        Resolution = "resolution",
        /// After the last round.
        End = "end",
    }
}

impl Stage {
    /// The part it belongs to.
    pub fn part(self) -> Part {
        match self {
            Self::First | Self::Starting => Part::Setup,
            Self::Initiative | Self::Draw | Self::Cards => Part::Upkeep,
            Self::Placement => Part::Placement,
            Self::Reveal | Self::Story => Part::Resolution,
            Self::Objectives | Self::Over => Part::End,
        }
    }
}
