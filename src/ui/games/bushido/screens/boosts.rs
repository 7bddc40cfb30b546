//! Boosts: what one costs, and how many the Ki is enough for.

use crate::games::bushido::model::warband::Card;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::views::boosts::Price;
use crate::kernel::line::Line;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::bushido::session::Session;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// The most Boosts anybody tells.
const MOST: i32 = 10;

fn most(price: Price) -> i32 {
    i32::from(price.most()).min(MOST)
}

fn line(price: Price, boosts: i32) -> Line {
    let key = if boosts < most(price) { keys::BUSHIDO_BOOST_PRICE } else { keys::BUSHIDO_BOOST_NO_MORE };
    Line::new(key).with("cost", price.cost).with("ki", price.ki)
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
    let most = move || Some(price.get().map_or(MOST, most));
    let sub = move || price.get().map(|price| say(line(price, value())));
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
