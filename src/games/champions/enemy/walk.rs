//! Following a route as far as Action Points and room allow (9.1 Walk).

use super::character::CharacterId;
use super::reason::Reason;
use super::stage::Stage;
use crate::games::champions::board::AreaId;

/// Whether an Enemy goes on from where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Further {
    /// It goes on.
    On,
    /// It stays, because it has what it came for.
    Stay,
}

/// Why a walk is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// It stays by its own will.
    Stays,
    /// The route is at its end.
    Arrived,
    /// Action Points or room are missing.
    Short,
}

/// Walks along a route that begins where the Enemy stands. It is asked at every stop, the start included, whether it
/// goes on; what it does there can be done then.
pub(super) fn walk(
    stage: &mut Stage<'_>,
    id: CharacterId,
    route: &[AreaId],
    mut further: impl FnMut(&mut Stage<'_>) -> Further,
) -> Ended {
    let mut rest = route;
    loop {
        if further(stage) == Further::Stay {
            return Ended::Stays;
        }
        if rest.len() < 2 {
            return Ended::Arrived;
        }
        let Some(stop) = stage.traveller(id).next_stop(rest) else {
            stage.because(id, Reason::NoRoom { area: rest[1] });
            return Ended::Short;
        };
        let left = stage.ap(id);
        if stop.cost > u16::from(left) {
            stage.because(id, Reason::TooFar { cost: stop.cost, left });
            return Ended::Short;
        }
        stage.go(id, &rest[1..=stop.index], stop.cost);
        rest = &rest[stop.index..];
    }
}

/// Walks towards somebody, up to where it can be fought (A6).
pub(super) fn walk_into_reach(stage: &mut Stage<'_>, id: CharacterId, route: &[AreaId], target: CharacterId) {
    walk(stage, id, route, |stage| match stage.reach(id, target) {
        Some(kind) => {
            stage.because(id, Reason::InReach { target, kind });
            Further::Stay
        }
        None => Further::On,
    });
}
