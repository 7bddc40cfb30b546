//! Marks and signs of players, Rings and lines of the log.

use crate::games::l5r_ccg::model::clan::Clan;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::model::ring::Ring;
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::log::{Figure, seat_of};
use crate::kernel::book::{ChangeLine, LogLine, LogSign, MarkId};
use crate::kernel::by::Small;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::mon::{DiscSize, Mon, MonLook};
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use leptos::prelude::*;

/// A clan's mon; those that have no mark of their own share the one of nobody.
pub fn clan(clan: Clan) -> MonLook {
    let mark = match clan {
        Clan::Crab => Sign::ClanCrab,
        Clan::Crane => Sign::ClanCrane,
        Clan::Dragon => Sign::ClanDragon,
        Clan::Lion => Sign::ClanLion,
        Clan::Phoenix => Sign::ClanPhoenix,
        Clan::Scorpion => Sign::ClanScorpion,
        Clan::Unicorn => Sign::ClanUnicorn,
        Clan::Naga => Sign::ClanNaga,
        Clan::Shadowlands => Sign::ClanShadowlands,
        Clan::Mantis | Clan::Toturi | Clan::Brotherhood => Sign::ClanUnaligned,
    };
    MonLook { mark, hue: clan.mark().into(), ring: None }
}

/// A player's mon.
pub fn mon(state: &State, seat: SeatId) -> Option<MonLook> {
    state.seats().get(seat.index()).map(|one| clan(one.clan))
}

/// A player's mon in a line.
pub fn small(state: &State, seat: SeatId) -> AnyView {
    match mon(state, seat) {
        Some(look) => view! { <Mon look=look size=DiscSize::Small /> }.into_any(),
        None => view! { <Icon sign=Sign::Log size=IconSize::Lead /> }.into_any(),
    }
}

/// The mark of somebody in the log.
pub fn mark(state: &State, who: MarkId) -> AnyView {
    small(state, seat_of(who))
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
    match Figure::ALL.get(usize::from(change.what)) {
        Some(Figure::Provinces) => Sign::Tablet,
        Some(Figure::Hand) => Sign::Hand,
        Some(Figure::Honor) | None => Sign::Honor,
    }
}

/// A Ring's sign and colour.
pub const fn ring(ring: Ring) -> (Sign, Tint) {
    match ring {
        Ring::Air => (Sign::Air, Tint::Air),
        Ring::Earth => (Sign::Earth, Tint::Earth),
        Ring::Fire => (Sign::Fire, Tint::Fire),
        Ring::Water => (Sign::Water, Tint::Water),
        Ring::Void => (Sign::Void, Tint::Void),
    }
}
