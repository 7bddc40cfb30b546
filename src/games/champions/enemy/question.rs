//! Ties that the rules leave to the Favor holder (A22).

use super::character::CharacterId;
use crate::games::champions::board::AreaId;
use crate::games::champions::board::routes::Route;

/// What a tie is between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Options {
    /// Champions it could go for or fight.
    Target(Vec<CharacterId>),
    /// Those in its way, or in a Boss's area.
    Blocker(Vec<CharacterId>),
    /// Those who can stand in for its target.
    Yojimbo(Vec<CharacterId>),
    /// Exits equally near.
    Exit(Vec<AreaId>),
    /// Routes equally cheap.
    Route(Vec<Route>),
}

impl Options {
    /// How many there are.
    pub fn count(&self) -> usize {
        match self {
            Self::Target(who) | Self::Blocker(who) | Self::Yojimbo(who) => who.len(),
            Self::Exit(areas) => areas.len(),
            Self::Route(routes) => routes.len(),
        }
    }
}

/// A tie and the option the plan goes on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What it is between; at least two.
    pub options: Options,
    /// Which is taken, from 0: the default is the first.
    pub chosen: usize,
}

/// How the players settled a tie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Whose turn it came up in.
    pub enemy: CharacterId,
    /// The tie, with the option they took. It is heeded where exactly this tie comes up again.
    pub question: Question,
}
