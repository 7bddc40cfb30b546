//! Marks and signs of players, models, states and actions.

use crate::games::bushido::command::{Action, MeleeAction};
use crate::games::bushido::model::player::Player;
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::Gauge;
use crate::games::bushido::text::log::{About, about_of, gauge_of, signs};
use crate::games::bushido::views::actions::Offer;
use crate::kernel::book::{ChangeLine, LogLine, LogSign, MarkId};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::mon::DiscSize;
use crate::ui::components::sign::Sign;
use crate::ui::components::token::{AllyToken, FoeToken};
use leptos::prelude::*;

/// A player's disc: the first letter of the Warband, round for one side and square for the other.
pub fn player(state: &State, player: Player) -> AnyView {
    let letter = state.warband(player).parts().name.chars().next().unwrap_or('?').to_string();
    match player {
        Player::A => view! { <AllyToken letter=letter size=DiscSize::Small /> }.into_any(),
        Player::B => view! { <FoeToken letter=letter size=DiscSize::Small /> }.into_any(),
    }
}

/// The mark of somebody in the log.
pub fn mark(state: &State, who: MarkId) -> AnyView {
    match about_of(who) {
        Some(About::Player(who)) => player(state, who),
        Some(About::Model(id)) => match state.model(id) {
            Some(model) => player(state, model.owner()),
            None => view! { <Icon sign=Sign::Log size=IconSize::Lead /> }.into_any(),
        },
        None => view! { <Icon sign=Sign::Log size=IconSize::Lead /> }.into_any(),
    }
}

/// The sign of a line about nobody alone.
pub fn sign(line: &LogLine) -> Sign {
    match line.sign {
        signs::MELEE => Sign::Melee,
        signs::RANGED => Sign::Ranged,
        signs::TEST => Sign::EnemyDie,
        signs::SCORE => Sign::Glory,
        LogSign::Remark => Sign::About,
        LogSign::Step | LogSign::Own(_) => Sign::Log,
    }
}

/// The sign of a number that changed.
pub fn change_sign(change: &ChangeLine) -> Sign {
    match gauge_of(change) {
        Gauge::Wounds => Sign::Life,
        Gauge::Ki => Sign::Ki,
        Gauge::Counters => Sign::ActionPoints,
    }
}

/// The sign of an offered action.
pub const fn offer(offer: &Offer) -> Sign {
    match offer {
        Offer::Melee(MeleeAction::Melee | MeleeAction::Free | MeleeAction::StandUp) => Sign::Melee,
        Offer::Melee(MeleeAction::Charge) => Sign::Next,
        Offer::Melee(MeleeAction::Disengage) => Sign::Disengagement,
        Offer::Ranged => Sign::Ranged,
        Offer::Act(Action::Walk | Action::Run) => Sign::Movement,
        Offer::Act(Action::Wait(_)) => Sign::Concentration,
        Offer::Act(Action::StandUp) => Sign::Arrow,
        Offer::Act(Action::Focus) => Sign::Ki,
        Offer::Act(Action::Feat { .. }) | Offer::Feat(_) => Sign::Technique,
        Offer::Scenario | Offer::Act(Action::Scenario { .. }) => Sign::DrawObjectives,
        Offer::Act(Action::Failed | Action::Other { .. }) => Sign::About,
    }
}
