//! The map in words: what is known of places, how a march goes and why, what wants a look.

use super::names;
use crate::games::empire_reborn::atlas::{Hindrance, Means, Standing, slowest};
use crate::games::empire_reborn::chart::Remark;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::rulings::Rulings;
use crate::games::empire_reborn::model::season::{Season, Security};
use crate::games::empire_reborn::realm::Order;
use crate::games::empire_reborn::views::arrival::Ahead;
use crate::games::empire_reborn::views::map::PlaceView;
use crate::games::empire_reborn::views::march::Goal;
use crate::kernel::line::{Key, Line};
use crate::kernel::name::Name;
use crate::words::empire_reborn as keys;

fn small(number: impl TryInto<i16>) -> i16 {
    number.try_into().unwrap_or(i16::MAX)
}

/// Names one after the other.
fn listed<'a>(names: impl IntoIterator<Item = &'a Name>) -> String {
    names.into_iter().map(Name::as_str).collect::<Vec<_>>().join(", ")
}

fn in_turn(key: Key, turn: u16) -> Line {
    Line::new(key).with("season", names::season(Season::of_turn(turn))).with("turn", small(turn))
}

/// Who stands somewhere, with the turn of the knowledge where it is hearsay.
pub fn standing(one: &Standing) -> Line {
    let clan = names::clan(one.clan);
    match (one.units, one.seen) {
        (Some(units), None) => Line::new(keys::ER_STANDS).with("clan", clan).with("count", small(units)),
        (Some(units), Some(turn)) => in_turn(keys::ER_STANDS_SEEN, turn).with("clan", clan).with("count", small(units)),
        (None, turn) => in_turn(keys::ER_STANDS_SOME, turn.unwrap_or(0)).with("clan", clan),
    }
}

/// The same for the little room of the net.
pub fn block(one: &Standing) -> Line {
    let count = one.units.map_or_else(|| "?".to_owned(), |units| units.to_string());
    match one.seen {
        None => Line::new(keys::ER_NAMED).with("name", count),
        Some(turn) => {
            let season = names::season(Season::of_turn(turn));
            Line::new(keys::ER_MAP_BLOCK).with("count", count).with("season", season)
        }
    }
}

/// What is known of a place, part by part.
pub fn known(place: &PlaceView) -> Vec<Line> {
    let sea = place.is_sea.then(|| keys::ER_MAP_SEA.into());
    let owner = place.owner.map(|owner| Line::new(keys::ER_MAP_OF).with("name", names::clan(owner)));
    let watched = (place.security != Security::Open).then(|| names::security(place.security));
    let empty = place.empty.filter(|_| place.stands.is_empty()).map(|turn| in_turn(keys::ER_SEEN_EMPTY, turn));
    let stands = place.stands.iter().map(standing);
    sea.into_iter().chain(owner).chain(watched).chain(stands).chain(empty).collect()
}

/// What wants a look.
pub fn remark(remark: &Remark) -> Line {
    let two =
        |key: Key, [one, other]: &[Name; 2]| Line::new(key).with("one", one.as_str()).with("other", other.as_str());
    match remark {
        Remark::LostLink(ends) => two(keys::ER_REMARK_LOST, ends),
        Remark::UnfitLink(ends) => two(keys::ER_REMARK_UNFIT, ends),
        Remark::TwoNames(names) => two(keys::ER_REMARK_NAMES, names),
        Remark::Island(names) => island(names),
    }
}

/// Places without a line to the rest: a few by name, the others by their number.
fn island(names: &[Name]) -> Line {
    /// As many as a note has room for.
    const NAMED: usize = 4;
    let told = |key| Line::new(key).with("name", listed(names.iter().take(NAMED)));
    match names.len().checked_sub(NAMED) {
        None | Some(0) => told(keys::ER_REMARK_ISLAND),
        Some(more) => told(keys::ER_REMARK_ISLANDS).with("more", small(more)),
    }
}

/// What a place within reach costs, for the little room of the net.
pub fn spent(goal: &Goal) -> Line {
    match goal.journey.means {
        Means::Land { needs, .. } => Line::new(keys::ER_NAMED).with("name", needs.to_string()),
        Means::Sea { .. } => keys::ER_MAP_BY_SEA.into(),
    }
}

/// How a place is reached, part by part, for the list.
pub fn reached(goal: &Goal) -> Vec<Line> {
    let cost = match goal.journey.means {
        _ if !goal.is_within_reach() => keys::ER_MAP_TOO_FAR.into(),
        Means::Land { needs, .. } => Line::new(keys::ER_GOES).with("count", small(needs)),
        Means::Sea { .. } => keys::ER_MAP_BY_SEA.into(),
    };
    let pass = goal.journey.pass.as_ref().map(|pass| Line::new(keys::ER_MAP_OVER).with("name", names::pass(pass)));
    let attack = goal.journey.attacks.map(|_| keys::ER_MAP_ATTACK.into());
    std::iter::once(cost).chain(pass).chain(attack).collect()
}

/// "March from Kakita through Asahina to Goimo: 2 of 2 movement." and what meets it at the end.
pub fn march(goal: &Goal) -> [Line; 2] {
    let path = &goal.journey.path;
    let inner = listed(path.iter().skip(1).take(path.len().saturating_sub(2)));
    let (key, needs, has) = match goal.journey.means {
        Means::Land { needs, has } if inner.is_empty() => (keys::ER_MARCH_STRAIGHT, needs, has),
        Means::Land { needs, has } => (keys::ER_MARCH_THROUGH, needs, has),
        Means::Sea { moves, has, .. } => (keys::ER_MARCH_SEA, moves, has),
    };
    let way = Line::new(key).with("from", goal.order.from.as_str()).with("to", goal.order.to.as_str());
    let way = way.with("needs", small(needs)).with("has", small(has));
    let way = if inner.is_empty() { way } else { way.with("through", inner) };
    let end = match goal.journey.attacks {
        Some(clan) => Line::new(keys::ER_MARCH_ATTACK).with("clan", names::clan(clan)),
        None => keys::ER_MARCH_NO_ATTACK.into(),
    };
    [way, end]
}

/// Why it is so, each with the number of its rule. `there` are those who are known to stand at the end.
pub fn reasons(goal: &Goal, clan: Clan, there: &[Standing], rulings: &Rulings) -> Vec<(Line, &'static str)> {
    let journey = &goal.journey;
    let two = |key: Key, needs: i64, has: i64| Line::new(key).with("needs", small(needs)).with("has", small(has));
    let on_foot = match journey.means {
        Means::Land { has, .. } => has,
        Means::Sea { on_foot, .. } => on_foot,
    };
    let slow = slowest(&goal.order.units, clan, rulings).into_iter().map(|kind| names::unit(kind, Some(clan)));
    let and = |all: Line, one: Line| Line::new(keys::ER_AND).with("one", all).with("other", one);
    let slow = slow.reduce(and).unwrap_or_else(|| keys::ER_NONE.into());
    let slow = Line::new(keys::ER_MARCH_SLOWEST).with("units", slow).with("mv", small(on_foot));
    let hindrance = journey.means.hindrance().map(|why| match why {
        Hindrance::TooFar { needs, has } => (two(keys::ER_NO_FAR, needs.into(), has.into()), "ER-MOV-1"),
        Hindrance::TooSlowToLand { has } => (two(keys::ER_NO_FAR, 2, has.into()), "ER-MOV-6"),
        Hindrance::NoRoom { cargo, capacity } => (two(keys::ER_NO_ROOM, cargo, capacity), "ER-MOV-6"),
    });
    let ships = match (journey.means, &goal.order.fleet) {
        (Means::Sea { cargo, capacity, .. }, Some(fleet)) => {
            let line = Line::new(keys::ER_MARCH_SHIPS).with("sea", fleet.as_str());
            Some((line.with("needs", small(cargo)).with("has", small(capacity)), "ER-MOV-6"))
        }
        _ => None,
    };
    let closed = (!journey.closed.is_empty())
        .then(|| (Line::new(keys::ER_MARCH_CLOSED).with("name", listed(&journey.closed)), "ER-MOV-5"));
    let pass =
        journey.pass.as_ref().map(|pass| (Line::new(keys::ER_MARCH_PASS).with("name", names::pass(pass)), "ER-BAT-7"));
    let others = there.iter().filter(|one| one.clan != clan).map(|one| (standing(one), "ER-MOV-8"));
    let first = std::iter::once((slow, "ER-MOV-1"));
    first.chain(hindrance).chain(ships).chain(closed).chain(pass).chain(others).collect()
}

/// A march of which only the place is known, before it is made: its way, what it meets, and whether units have marched
/// this turn already (ER-MOV-1, -2).
pub fn ahead(ahead: &Ahead) -> Vec<Line> {
    let hindered = |goal: &Goal| (!goal.is_within_reach()).then(|| keys::ER_MARCH_TOO_FAR.into());
    let way = match &ahead.goal {
        Some(goal) => march(goal).into_iter().chain(hindered(goal)).collect::<Vec<Line>>(),
        None => vec![Line::new(keys::ER_NO_WAY).with("name", ahead.to.as_str())],
    };
    let there = ahead.there.iter().map(|one| match ahead.goal {
        // The way says already that it is an attack.
        Some(_) => Line::new(keys::ER_MARCH_THERE).with("stands", standing(one)),
        None => Line::new(keys::ER_MARCH_MEETS).with("stands", standing(one)),
    });
    let came = ahead.came.iter().map(|from| Line::new(keys::ER_MARCH_MARCHED).with("from", from.as_str()));
    way.into_iter().chain(there).chain(came).collect()
}

/// A march that is ordered: how many go, and whether others stand where it ends; nothing where no way is known.
pub fn ordered(order: &Order, attacks: Option<bool>) -> Line {
    let key = match attacks {
        Some(true) => keys::ER_ORDERED_ATTACK,
        Some(false) => keys::ER_ORDERED_UNITS,
        None => keys::ER_ORDERED_NO_WAY,
    };
    Line::new(key).with("count", small(order.units.iter().map(|(_, count)| u32::from(*count)).sum::<u32>()))
}
