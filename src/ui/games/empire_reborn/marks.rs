//! Marks and signs of Clans, Characters and lines of the log.

use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::saved::hue;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::text::log::{About, about_of};
use crate::kernel::book::{ChangeLine, LogLine, LogSign, MarkId};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::mon::{DiscSize, Mon, MonLook};
use crate::ui::components::sign::Sign;
use leptos::prelude::*;

/// A Clan's mon; the Mantis have none of their own and share the one of nobody.
pub fn clan(clan: Clan) -> MonLook {
    let mark = match clan {
        Clan::Crab => Sign::ClanCrab,
        Clan::Crane => Sign::ClanCrane,
        Clan::Dragon => Sign::ClanDragon,
        Clan::Lion => Sign::ClanLion,
        Clan::Phoenix => Sign::ClanPhoenix,
        Clan::Scorpion => Sign::ClanScorpion,
        Clan::Unicorn => Sign::ClanUnicorn,
        Clan::Mantis => Sign::ClanUnaligned,
    };
    MonLook { mark, hue: hue(clan).into(), ring: None }
}

/// A mon in a line; a list where it is of no Clan.
pub fn small(of: Option<Clan>) -> AnyView {
    match of {
        Some(of) => view! { <Mon look=clan(of) size=DiscSize::Small /> }.into_any(),
        None => view! { <Icon sign=Sign::About size=IconSize::Lead /> }.into_any(),
    }
}

/// The mon of a Character's Clan.
pub fn of_person(state: &State, who: PersonId) -> AnyView {
    small(state.person(who).and_then(|person| person.clan()))
}

/// The mark of somebody in the log.
pub fn mark(state: &State, who: MarkId) -> AnyView {
    match about_of(who) {
        Some(About::Realm(clan)) => small(Some(clan)),
        Some(About::Person(who)) => of_person(state, who),
        None => small(None),
    }
}

/// The sign of a line about nobody alone.
pub fn sign(line: &LogLine) -> Sign {
    match line.sign {
        LogSign::Remark => Sign::About,
        LogSign::Step | LogSign::Own(_) => Sign::Log,
    }
}

/// The sign of a number that changed.
pub fn change_sign(change: &ChangeLine) -> Sign {
    match about_of(change.about) {
        Some(About::Realm(_)) => Sign::Tablet,
        Some(About::Person(_)) | None => Sign::Honor,
    }
}
