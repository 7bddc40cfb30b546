//! What this game brings to the log of its tables beside its words: marks and signs, and what an open line shows.

mod reasons;
mod retold;
mod then;

use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::games::champions::text::log::{gauge_of, signs, who_of};
use crate::games::champions::text::token;
use crate::games::champions::views::fight_words::element_look;
use crate::kernel::book::{ChangeLine, LogLine, LogSign, MarkId};
use crate::kernel::by::Small;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::components::token::{AllyToken, FoeToken};
use crate::ui::games::champions::looks;
use crate::ui::games::champions::session::Session;
use leptos::prelude::*;
use reasons::Reasons;
use retold::HowItCame;
use then::Then;

/// The mark of somebody as it looks now.
pub(super) fn mark(state: &State, mark: MarkId) -> AnyView {
    match who_of(mark) {
        Some(Who::Champion(id)) => {
            let look = looks::mon(id, state.champion(id).card().clan);
            view! { <Mon look=look size=DiscSize::Small /> }.into_any()
        }
        Some(Who::Ally(id)) => {
            let letter = token::ally(state, id);
            view! { <AllyToken letter=letter size=DiscSize::Small /> }.into_any()
        }
        Some(Who::Enemy(id)) => {
            let letter = token::enemy(state, id);
            view! { <FoeToken letter=letter size=DiscSize::Small /> }.into_any()
        }
        None => view! { <Icon sign=Sign::Log size=IconSize::Lead /> }.into_any(),
    }
}

/// The sign of what is about nobody alone.
pub(super) fn sign(line: &LogLine) -> Sign {
    match line.sign {
        signs::FAVOR => Sign::ImperialFavor,
        signs::THRESHOLD => Sign::Honor,
        signs::END => Sign::Glory,
        LogSign::Remark => Sign::About,
        LogSign::Step | LogSign::Own(_) => Sign::Log,
    }
}

/// The sign of a gauge that changed.
pub(super) fn change_sign(change: &ChangeLine) -> Sign {
    looks::gauge_sign(gauge_of(change), Some(change.to))
}

/// The sign of the face of an Elemental Die.
pub(super) fn face(place: usize) -> Option<(Sign, Tint)> {
    Element::ALL.get(place).map(|element| element_look(*element))
}

/// Why a step changed what it changed, and how its dice came about.
pub(super) fn inside(session: Session, entry: usize) -> AnyView {
    view! {
        <Reasons session=session entry=entry />
        <HowItCame session=session entry=entry />
    }
    .into_any()
}

/// A table as it was.
pub(super) fn then(table: State) -> AnyView {
    view! { <Then table=table /> }.into_any()
}
