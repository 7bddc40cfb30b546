//! The screens of The Empire Reborn, one file each, and which page of a table is which.

pub mod setup;

pub mod attack_odds;
pub mod lands;
pub mod met;
pub mod more;
pub mod then;

mod battle;
mod chronicle;
mod closing;
mod court;
mod deeds;
mod dice;
mod inbox;
mod map;
mod persons;
mod post;
mod queue;
mod realm;
mod together;
mod units;
mod war;
mod world;

mod account;
mod forecast;
mod otherwise;
mod person;
mod starts;

mod foresee;
mod parts;
mod roller;
mod text;

use super::behind;
use super::page::TablePage;
use super::session::session;
use crate::ui::app::waiting;
use crate::ui::later::after_paint;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// A page of the open table. What lies behind the realm comes as soon as that is painted.
pub fn table_page(page: TablePage) -> AnyView {
    let evening = behind::evening();
    if page == TablePage::Realm {
        after_paint(move || evening.begin_fetching());
        return realm::page();
    }
    let back = session().href(TablePage::Realm);
    waiting::screen_inside(evening, (back, keys::ER_BACK_REALM), move |here| (here.page)(page))
}

/// A page that lies behind the realm.
pub fn page_behind(page: TablePage) -> AnyView {
    match page {
        // It is there before all this.
        TablePage::Realm => ().into_any(),
        TablePage::Units => units::page(),
        TablePage::Lands => lands::page(),
        TablePage::Map => map::page(),
        TablePage::Persons => persons::page(),
        TablePage::NewPerson => person::page(None),
        TablePage::Person(who) => person::page(Some(who)),
        TablePage::Deeds => deeds::page(),
        TablePage::Court => court::page(),
        TablePage::Queue => queue::page(),
        TablePage::War => war::page(),
        TablePage::Dice => dice::page(),
        TablePage::Chronicle => chronicle::page(),
        TablePage::Post => post::page(),
        TablePage::World => world::page(),
        TablePage::Together => together::page(),
        TablePage::Closing => closing::page(),
        TablePage::Battle => battle::page(),
    }
}
