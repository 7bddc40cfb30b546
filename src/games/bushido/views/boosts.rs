//! What a Boost costs, and how many the Ki is enough for (BU-KI).

use crate::games::bushido::model::warband::Card;
use crate::games::bushido::rules::turn::starting::KiLimit;
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::{Gauge, ModelId};

/// What a Boost costs, and the Ki that pays for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The Ki of one Boost, at least 1.
    pub cost: i16,
    /// The Ki that is there.
    pub ki: i16,
}

impl Price {
    /// Nothing where the card does not say; `printed` is what it says.
    pub fn of(state: &State, id: ModelId, printed: fn(&Card) -> Option<i64>) -> Option<Self> {
        let model = state.model(id)?;
        let cost = i16::try_from(printed(model.card())?.max(1)).ok()?;
        let ki = match model.ki_limit() {
            KiLimit::Communal => i16::try_from(state.communal(model.owner())).unwrap_or(i16::MAX),
            KiLimit::Most(_) | KiLimit::None => model.gauge(Gauge::Ki),
        };
        Some(Self { cost, ki })
    }

    /// How many Boosts can be paid.
    pub fn most(self) -> u8 {
        u8::try_from((self.ki / self.cost).max(0)).unwrap_or(u8::MAX)
    }
}
