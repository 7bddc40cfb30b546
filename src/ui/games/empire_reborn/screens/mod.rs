//! The screens of The Empire Reborn, one file each, and which page of a table is which.

pub mod setup;

pub mod lands;
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
mod more;
mod otherwise;
mod person;
mod starts;

mod foresee;
mod parts;
mod roller;
mod text;

use super::page::TablePage;
use leptos::prelude::*;

/// A page of the open table.
pub fn table_page(page: TablePage) -> AnyView {
    match page {
        TablePage::Realm => realm::page(),
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
