//! What stands below gauges and tokens, on the sheet and beside the table of a wide window.

use super::actions::ActionList;
use super::by_hand::ByHand;
use super::card::CardSection;
use super::equipment::EquipmentSection;
use super::objectives::ObjectivesSection;
use super::seat::Seat;
use super::takeover::TakeOver;
use crate::games::champions::model::ids::{Actor, Who};
use crate::kernel::line::Line;
use crate::ui::components::row::SignLink;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::figures::beside::TokensBeside;
use crate::ui::games::champions::screens::intermission;
use crate::ui::games::champions::session::session;
use crate::ui::later::following;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The way to this Champion's odds against every Enemy.
fn odds_link(seat: Seat) -> AnyView {
    let session = session();
    let href = move || session.href(TablePage::Odds(Some(Actor::Champion(seat.id.get()))));
    let sub = move || Some(say(Line::new(keys::ODDS_SHEET_SUB).with("name", seat.name().get())));
    view! {
        <div class="card rows">
            <SignLink
                href=Signal::derive(href)
                sign=Sign::Melee
                title=say(keys::ODDS_TITLE)
                sub=Signal::derive(sub)
            />
        </div>
    }
    .into_any()
}

/// Actions, objectives, equipment, the card, and what is done by hand.
#[component]
pub fn SheetBody(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let last = move || view! { <CardSection seat=seat /> <ByHand seat=seat /> }.into_any();
    let below =
        move || view! { <ObjectivesSection seat=seat /> <EquipmentSection seat=seat /> {following(last)} }.into_any();
    view! {
        <TakeOver seat=seat />
        {intermission::reminder(seat)}
        <ActionList seat=seat />
        {odds_link(seat)}
        <TokensBeside who=Signal::derive(move || Who::Champion(seat.id.get())) />
        {following(below)}
    }
}

/// The same for the list of what lies behind a table.
pub fn sheet_body(seat: Seat) -> AnyView {
    view! { <SheetBody seat=seat /> }.into_any()
}
