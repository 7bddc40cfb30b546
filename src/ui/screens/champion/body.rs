//! What stands below gauges and tokens, on the sheet and beside the table of a wide window.

use super::actions::ActionList;
use super::by_hand::ByHand;
use super::card::CardSection;
use super::equipment::EquipmentSection;
use super::objectives::ObjectivesSection;
use super::seat::Seat;
use super::takeover::TakeOver;
use leptos::prelude::*;

/// Actions, objectives, equipment, the card, and what is done by hand.
#[component]
pub fn SheetBody(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    view! {
        <TakeOver seat=seat />
        <ActionList seat=seat />
        <ObjectivesSection seat=seat />
        <EquipmentSection seat=seat />
        <CardSection seat=seat />
        <ByHand seat=seat />
    }
}
