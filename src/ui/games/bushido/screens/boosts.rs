//! Boosts: what one costs, and how many the Ki is enough for.

use crate::games::bushido::model::warband::Card;
use crate::games::bushido::rules::turn::starting::KiLimit;
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::{Gauge, ModelId};
use crate::kernel::line::Line;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::bushido::session::Session;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// The most Boosts anybody tells.
const MOST: i32 = 10;

/// What a Boost costs, and the Ki that pays for it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Price {
    cost: i16,
    ki: i16,
}

impl Price {
    /// Nothing where the card does not say.
    fn of(state: &State, id: ModelId, printed: fn(&Card) -> Option<i64>) -> Option<Self> {
        let model = state.model(id)?;
        let cost = i16::try_from(printed(model.card())?.max(1)).ok()?;
        let ki = match model.ki_limit() {
            KiLimit::Communal => i16::try_from(state.communal(model.owner())).unwrap_or(i16::MAX),
            KiLimit::Most(_) | KiLimit::None => model.gauge(Gauge::Ki),
        };
        Some(Self { cost, ki })
    }

    fn most(self) -> i32 {
        i32::from(self.ki / self.cost).clamp(0, MOST)
    }

    fn line(self, boosts: i32) -> Line {
        let key = if boosts < self.most() { keys::BUSHIDO_BOOST_PRICE } else { keys::BUSHIDO_BOOST_NO_MORE };
        Line::new(key).with("cost", self.cost).with("ki", self.ki)
    }
}

/// The stepper of the Boosts of a model; `printed` is what the card says they cost.
pub fn boosts(
    session: Session,
    label: String,
    (model, printed): (impl Fn() -> Option<ModelId> + Send + Sync + 'static, fn(&Card) -> Option<i64>),
    value: impl Fn() -> i32 + Copy + Send + Sync + 'static,
    set: impl Fn(i32) + Send + Sync + 'static,
) -> AnyView {
    let cursor = session.part(|table| table.cursor());
    let price = Memo::new(move |_| {
        cursor.get();
        model().and_then(|id| session.glance(|state| Price::of(state, id, printed)))
    });
    let most = move || Some(price.get().map_or(MOST, Price::most));
    let sub = move || price.get().map(|price| say(price.line(value())));
    view! {
        <Stepper
            minus_label=say(Line::new(keys::BUSHIDO_MINUS).with("what", label.clone()))
            plus_label=say(Line::new(keys::BUSHIDO_PLUS).with("what", label.clone()))
            label=label.clone()
            sub=Signal::derive(sub)
            value=Signal::derive(move || Some(value()))
            most=Signal::derive(most)
            on_change=set
        />
    }
    .into_any()
}
