//! From where the table is looked at: across from each other, from one side, or by one player with a phone of their own.
//! It lasts as long as the page is open, over every page of the table.

use crate::games::bushido::model::player::Player;
use leptos::prelude::*;

/// From where the table is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Two people across from each other: each half is turned to its owner.
    Across,
    /// From one side.
    OneSide,
    /// By one player: the other half is only its numbers.
    Own(Player),
}

impl Seat {
    /// In the order in which they are asked.
    pub const ALL: [Self; 4] = [Self::Across, Self::OneSide, Self::Own(Player::A), Self::Own(Player::B)];

    /// Whether the far half is turned to its owner.
    pub const fn turns(self) -> bool {
        matches!(self, Self::Across)
    }

    /// Whether the models of a player are shown.
    pub fn shows(self, player: Player) -> bool {
        match self {
            Self::Across | Self::OneSide => true,
            Self::Own(own) => own == player,
        }
    }

    /// Gives it to every screen.
    pub fn provide() {
        provide_context(RwSignal::new(Self::Across));
    }
}

/// From where the table is looked at.
pub fn seat() -> RwSignal<Seat> {
    expect_context()
}
