//! How the battle table says things.

use super::Session;
use crate::games::empire_reborn::field::event::For;
use crate::games::empire_reborn::field::{Affair, Kind};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::model::season::Weather;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::text::rolled::fought;
use crate::games::empire_reborn::text::{battle, names};
use crate::games::empire_reborn::views::odds::battle::{Card, Topic, View};
use crate::kernel::line::{Key, Line};
use crate::ui::games::empire_reborn::screens::text::{named, person, pool, small};
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

pub(super) const fn ground_id(ground: Ground) -> &'static str {
    match ground {
        Ground::Open => "open",
        Ground::Pass => "pass",
        Ground::Landing => "landing",
        Ground::Naval => "naval",
    }
}

/// Where it is fought, in which round, how they met; what is different in a raid and at sea.
pub(super) fn standing(session: Session, view: &View) -> AnyView {
    let ground = Line::new(keys::ER_GROUND).with("ground", ground_id(view.ground));
    let key = if view.round == 0 { keys::ER_BATTLE_BEFORE } else { keys::ER_BATTLE_ROUND };
    let line = Line::new(key).with("place", view.place.as_str()).with("affair", view.affair.name());
    let line = if view.round == 0 { line } else { line.with("round", small(view.round)) };
    let season = Line::new(keys::ER_BATTLE_SKY)
        .with("ground", ground)
        .with("season", names::season(view.season))
        .with("weather", names::weather(view.weather));
    let met = view.met.map(|(how, winner)| match winner {
        Some(winner) => {
            Line::new(keys::ER_LOG_MET_BETTER).with("how", battle::disposition(how)).with("side", battle::side(winner))
        }
        None => keys::ER_LOG_MET.into(),
    });
    let raid = (view.affair == Affair::Raid).then(|| view! { <p class="sub2">{say(keys::ER_BATTLE_RAID)}</p> });
    let sea = (view.ground == Ground::Naval).then(|| view! { <p class="sub2">{say(keys::ER_BATTLE_SEA)}</p> });
    let came = session.journal.with_untracked(fought).into_iter().map(|line| view! { <p>{say(line)}</p> });
    let came: Vec<_> = came.collect();
    // Ears have heard it with the step.
    let came = (!came.is_empty()).then(|| view! { <div class="stack er-came">{came}</div> });
    view! {
        <section class="card pad stack">
            <div class="stack" role="status">
                <p class="er-say">{say(line)}</p>
                <p>{say(season)} " " {met.map(say)}</p>
                {raid} {sea}
            </div>
            {came}
        </section>
    }
    .into_any()
}

/// A kind of unit.
pub(super) fn unit(session: Session, kind: Kind, clan: Clan) -> String {
    session.glance(|state| say(battle::kind(state, kind, clan)))
}

/// Somebody.
pub(super) fn called(session: Session, who: PersonId) -> String {
    session.glance(|state| person(state, who))
}

/// What the card in hand is called.
pub(super) fn title(session: Session, view: &View) -> String {
    match &view.card.topic {
        Topic::Queue(open) => session.glance(|state| say(names::open(state, *open))),
        Topic::Duel([one, other]) => {
            let line = Line::new(keys::ER_BATTLE_DUEL).with("one", called(session, *one));
            say(line.with("other", called(session, *other)))
        }
        Topic::Units(what, role, kind) => {
            let side = &view.sides[crate::games::empire_reborn::field::side(*role)];
            let clan = side.clan;
            let count = view.card.handfuls.first().map_or(0, |handful| handful.pool.roll);
            let whose = battle::whose(clan, side.nature);
            let line = Line::new(keys::ER_BATTLE_UNITS).with("clan", whose).with("count", count);
            say(line.with("unit", unit(session, *kind, clan)).with("what", what.name()))
        }
        Topic::General(what, None) => say(Line::new(keys::ER_BATTLE_BOTH).with("what", battle::what_for(*what))),
        Topic::General(what, Some(role)) => {
            let line = Line::new(keys::ER_BATTLE_ONE).with("side", battle::side(*role));
            say(line.with("what", battle::what_for(*what)))
        }
        Topic::Seeking => say(keys::ER_BATTLE_SEEKING),
        Topic::Plunder(strikes, _) => say(Line::new(keys::ER_BATTLE_PLUNDER).with("count", small(*strikes))),
        Topic::Retreat(role, _) => say(Line::new(keys::ER_BATTLE_RETREAT).with("side", battle::side(*role))),
        Topic::Over => say(keys::ER_BATTLE_OVER),
        Topic::Again => say(keys::ER_BATTLE_STUCK),
    }
}

/// How its dice are read.
pub(super) fn how(card: &Card) -> Option<String> {
    let against = card.against.unwrap_or(0);
    Some(match &card.topic {
        Topic::Units(what, ..) => {
            say(Line::new(keys::ER_BATTLE_HOW).with("what", what.name()).with("value", small(against)))
        }
        Topic::Queue(_) | Topic::General(_, Some(_)) => {
            let handful = card.handfuls.first()?;
            let line = Line::new(keys::ER_ASKED_TN).with("pool", pool(handful.pool)).with("tn", small(against));
            let chance = crate::ui::games::empire_reborn::screens::text::percent(card.chance.unwrap_or(0.0));
            say(line.with("chance", chance))
        }
        Topic::General(For::Disposition, None) => say(keys::ER_BATTLE_HOW_MEET),
        Topic::General(..) => say(keys::ER_BATTLE_HOW_FIRST),
        Topic::Duel(_) => say(keys::ER_BATTLE_HOW_DUEL),
        Topic::Seeking => say(keys::ER_BATTLE_HOW_SEEK),
        Topic::Plunder(..) => say(keys::ER_BATTLE_HOW_PLUNDER),
        Topic::Retreat(_, places) => retreat(places),
        Topic::Over | Topic::Again => return None,
    })
}

/// Which faces lead where.
fn retreat(places: &[crate::kernel::name::Name]) -> String {
    let each = crate::games::empire_reborn::field::faces_each(places.len());
    let one = |(at, place): (usize, &crate::kernel::name::Name)| {
        let faces: Vec<String> = (0..each).map(|turn| (turn * places.len() + at + 1).to_string()).collect();
        say(Line::new(keys::ER_BATTLE_FACES).with("faces", faces.join(", ")).with("place", place.as_str()))
    };
    places.iter().enumerate().map(one).collect::<Vec<_>>().join("; ")
}

/// What a number instead of dice means.
pub(super) fn count_label(card: &Card) -> Option<String> {
    let Topic::Units(what, ..) = &card.topic else { return None };
    Some(say(Line::new(keys::ER_BATTLE_COUNT).with("what", what.name())))
}

/// Whose dice a handful is.
pub(super) fn whose(session: Session, view: &View, at: usize) -> String {
    let Some(handful) = view.card.handfuls.get(at) else { return String::new() };
    if let (Topic::Plunder(..), key) = (&view.card.topic, plunder_key(view, at)) {
        return say(key);
    }
    if matches!(view.card.topic, Topic::Seeking) {
        let everybody = view.sides.iter().flat_map(|side| &side.persons).map(|who| called(session, *who));
        return everybody.collect::<Vec<_>>().join(", ");
    }
    match handful.who {
        Some(who) => called(session, who),
        None => say(battle::side(handful.role)),
    }
}

fn plunder_key(view: &View, at: usize) -> Key {
    let catches = matches!(view.card.topic, Topic::Plunder(_, [true, _]));
    match at {
        0 => keys::ER_BATTLE_BOOTY_KOKU,
        1 if catches => keys::ER_BATTLE_BOOTY_CATCH,
        _ => keys::ER_BATTLE_BOOTY_FREE,
    }
}

/// The weather, the words of which a list has.
pub(super) fn weather(weather: Option<Weather>) -> String {
    say(names::weather(weather))
}

/// A sentence about a side.
pub(super) fn of_side(key: Key, role: crate::games::empire_reborn::model::army::Role) -> String {
    say(Line::new(key).with("side", battle::side(role)))
}

/// A sentence with a name.
pub(super) fn with_name(key: Key, name: &str) -> String {
    named(key, name)
}
