//! All pages of a campaign besides the realm itself, and what opens over it and is large.

use super::Evening;
use crate::ui::games::empire_reborn::screens::{attack_odds, lands, met, more, page_behind, then};
use crate::ui::table::arbiter::Arbiter;
use crate::words;

/// The list itself.
pub static EVENING: Evening = Evening {
    words: words::empire_reborn::BEHIND,
    page: page_behind,
    more: more::more,
    then: then::then,
    province: lands::province_form,
    attack_odds: attack_odds::attack_odds,
    met: met::met,
    arbiter: Arbiter::OF_GAME,
};
