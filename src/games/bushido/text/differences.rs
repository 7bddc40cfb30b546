//! How two tables differ, a line each: what a correction comes to in the end.

use super::names;
use crate::games::bushido::model::player::Player;
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::Gauge;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::words::bushido as keys;

/// How `new` differs from `old`.
pub fn differences(old: &State, new: &State) -> Vec<Line> {
    let mut lines = Vec::new();
    for (id, after) in new.models() {
        let Some(before) = old.model(id) else { continue };
        let name = || after.name().to_owned();
        if before.standing() != after.standing() {
            let line = Line::new(keys::BUSHIDO_LOG_STANDS).with("name", name());
            lines.push(line.with("place", names::standing(after.standing())));
        }
        for gauge in Gauge::ALL.iter().copied().filter(|gauge| before.gauge(*gauge) != after.gauge(*gauge)) {
            lines.push(
                Line::new(keys::BUSHIDO_LOG_FROM_TO)
                    .with("name", name())
                    .with("gauge", names::gauge(gauge))
                    .with("from", before.gauge(gauge))
                    .with("to", after.gauge(gauge)),
            );
        }
    }
    for player in Player::ALL {
        let (from, to) = (old.victory(player), new.victory(player));
        if from != to {
            let small = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
            lines.push(
                Line::new(keys::BUSHIDO_LOG_VICTORY_NOW)
                    .with("player", names::player(new, player))
                    .with("from", small(from))
                    .with("to", small(to)),
            );
        }
    }
    lines
}
