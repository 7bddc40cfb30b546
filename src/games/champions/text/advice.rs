//! Why an advised reroll is worth the dice it gives up.

use super::names;
use crate::games::champions::sheet::adviser::{GivenUp, Hope};
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// "2 Fire count now and are given up for three Water."
pub fn given_up(GivenUp { element, count, hope }: GivenUp) -> Line {
    let shown = names::element(element);
    match hope {
        Hope::Technique => Line::new(keys::FIGHT_GIVES_UP_FOR_TECHNIQUE).with("count", count).with("element", shown),
        Hope::Three(other) => {
            let line = Line::new(keys::FIGHT_GIVES_UP_FOR_THREE).with("count", count).with("element", shown);
            line.with("other", names::element(other))
        }
        Hope::More(other) => {
            let line = Line::new(keys::FIGHT_GIVES_UP_FOR_MORE).with("count", count).with("element", shown);
            line.with("other", names::element(other))
        }
    }
}
